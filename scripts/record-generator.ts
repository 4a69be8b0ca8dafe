// Records the Endeavor Generator at work for the home page: node scripts/record-generator.ts http://localhost:3000
// Writes public/media/generator-demo.webm, generator-poster.webp and the data of content/media.ts.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'

const root = fileURLToPath(new URL('..', import.meta.url))
const [baseUrl = 'http://localhost:3000'] = process.argv.slice(2)
const SIZE = { width: 1280, height: 800 }

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})

type Frame = { at: number; jpeg: string }

async function gather(page: Page, act: () => Promise<void>): Promise<Frame[]> {
  const frames: Frame[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, jpeg: data })
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 90, maxWidth: SIZE.width, maxHeight: SIZE.height, everyNthFrame: 2 })
  await act()
  await session.send('Page.stopScreencast')
  return frames
}

const page = await browser.newPage({ viewport: SIZE })
await page.goto(`${baseUrl}/proposed-endeavor-generator`)
await page.waitForSelector('html[data-ready]')
const glide = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'smooth' }), top)
const frames = await gather(page, async () => {
  await page.waitForTimeout(900)
  const picker = page.locator('main select').first()
  await picker.scrollIntoViewIfNeeded()
  await glide((await picker.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)) - 220)
  await page.waitForTimeout(1500)
  await picker.selectOption('software_engineering')
  await page.waitForTimeout(4200)
  const top = await page.evaluate(() => window.scrollY)
  await glide(top + 320)
  await page.waitForTimeout(2600)
  await glide(top + 120)
  await page.waitForTimeout(900)
  await page.getByLabel('Nationwide').check({ force: true })
  await page.waitForTimeout(900)
  await page.getByLabel('Scalability').check({ force: true })
  await page.waitForTimeout(900)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForTimeout(4200)
  await glide(top + 420)
  await page.waitForTimeout(2800)
})
await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
const poster = frames[Math.round(frames.length * 0.45)]
if (poster === undefined) throw new Error('no frame was recorded')
await sharp(Buffer.from(poster.jpeg, 'base64')).webp({ quality: 78 }).toFile(join(root, 'public/media/generator-poster.webp'))

// The frames are drawn on a canvas at their own times and recorded by the browser: no other program is needed.
const studio = await browser.newPage({ viewport: SIZE })
const film = await studio.evaluate(
  async ({ frames: shots, size }) => {
    const canvas = document.createElement('canvas')
    canvas.width = size.width
    canvas.height = size.height
    const ink = canvas.getContext('2d')
    if (ink === null) throw new Error('no canvas')
    const pictures = await Promise.all(
      shots.map(async ({ jpeg }) => {
        const picture = new Image()
        picture.src = `data:image/jpeg;base64,${jpeg}`
        await picture.decode()
        return picture
      }),
    )
    // A frame enters the film only when the picture changed: still seconds cost nothing.
    const stream = canvas.captureStream(0)
    const [track] = stream.getVideoTracks() as CanvasCaptureMediaStreamTrack[]
    const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: 450_000 })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((resolve) => (recorder.onstop = resolve))
    const first = shots[0]?.at ?? 0
    const last = (shots.at(-1)?.at ?? first) - first + 1200
    recorder.start()
    const began = performance.now()
    let shown = -1
    await new Promise<void>((resolve) => {
      const draw = () => {
        const now = performance.now() - began
        let next = shown
        while (next + 1 < shots.length && (shots[next + 1]?.at ?? 0) - first <= now) next += 1
        const ended = now >= last
        if (next !== shown || ended) {
          shown = Math.max(next, 0)
          ink.drawImage(pictures[shown] ?? new Image(), 0, 0, size.width, size.height)
          track?.requestFrame()
        }
        if (ended) resolve()
        else setTimeout(draw, 50)
      }
      draw()
    })
    recorder.stop()
    await stopped
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    let text = ''
    for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
    return { base64: btoa(text), seconds: last / 1000 }
  },
  { frames, size: SIZE },
)
await browser.close()
await writeFile(join(root, 'public/media/generator-demo.webm'), Buffer.from(film.base64, 'base64'))

const listFile = join(root, 'content/media.ts')
const day = new Date().toISOString().slice(0, 10)
const entry = `export const GENERATOR_RECORDING: Recording | null = { file: '/media/generator-demo.webm', poster: '/media/generator-poster.webp', width: ${SIZE.width}, height: ${SIZE.height}, seconds: ${Math.round(film.seconds)}, recordedOn: '${day}' }`
await writeFile(listFile, (await readFile(listFile, 'utf8')).replace(/^export const GENERATOR_RECORDING.*$/m, entry))
console.log(`${frames.length} frames, ${film.seconds.toFixed(1)} s, ${Math.round((film.base64.length * 3) / 4096)} KB`)
