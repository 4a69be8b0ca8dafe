// Records the Endeavor Generator at work for the home page: node scripts/record-generator.ts http://localhost:3000
// Writes public/media/generator-demo.webm, its captions generator-demo.vtt, generator-poster.webp (smaller as .avif) and the data of content/media.ts.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'

const root = fileURLToPath(new URL('..', import.meta.url))
const [baseUrl = 'http://localhost:3000'] = process.argv.slice(2)
const SIZE = { width: 1120, height: 700 }

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
const resume = { name: 'sample-resume.pdf', mimeType: 'application/pdf', buffer: await readFile(join(root, 'test/resumes/pdf/t01-software.pdf')) }
const modal = page.getByRole('dialog', { name: 'Profile Input' })
const wait = (ms: number) => page.waitForTimeout(ms)
const glide = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'smooth' }), top)

/** What the film shows from a moment on, for its captions. */
const chapters: { at: number; text: string }[] = []
let posterAt = 0
const says = (text: string) => chapters.push({ at: Date.now(), text })

const frames = await gather(page, async () => {
  says('Choose your own resume. The server does not store it.')
  await wait(700)
  await page.getByRole('tab', { name: 'Use Your Profile' }).click()
  await wait(900)
  await page.getByRole('button', { name: 'Add Profile' }).click()
  await wait(900)
  await modal.locator('input[type=file]').setInputFiles(resume)
  await wait(900)
  await modal.getByLabel('Employee', { exact: true }).check({ force: true })
  await wait(500)
  says('Say in a line what you want to do in the United States.')
  const focus = modal.getByLabel('Intended future role and focus')
  await focus.scrollIntoViewIfNeeded()
  await focus.pressSequentially('Lead engineer for payment software of small banks', { delay: 28 })
  await wait(700)
  await modal.getByRole('button', { name: 'Continue' }).click()
  await wait(900)
  await modal.getByRole('button', { name: 'Submit Profile' }).click()
  await page.getByTestId('option-4').waitFor()
  await page.getByTestId('run-overlay').waitFor({ state: 'detached' })
  says('Four proposed endeavors, each with the lines of the resume it rests on.')
  const panel = page.getByTestId('tuning')
  const top = (await panel.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)) - 84
  await glide(top)
  await wait(1900)
  for (const option of [2, 3, 4]) {
    await page.getByTestId(`option-${option}`).evaluate((element) => window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 96, behavior: 'smooth' }))
    await wait(1500)
  }
  await glide(top)
  await wait(1300)
  says('Tune them: here, nationwide reach and a scalable method.')
  await page.getByLabel('Nationwide').check({ force: true })
  await wait(700)
  await panel.getByLabel('Scalability').evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'smooth' }))
  await wait(700)
  await page.getByLabel('Scalability').check({ force: true })
  await wait(800)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page
    .getByTestId('run-overlay')
    .waitFor({ state: 'detached' })
    .catch(() => undefined)
  await glide(top)
  says('What the tuning changed is marked. Take one into your petition, or start again.')
  await wait(1500)
  posterAt = Date.now()
  await wait(1800)
})
const poster = frames.findLast(({ at }) => at <= posterAt)
if (poster === undefined) throw new Error('no frame was recorded')
const still = Buffer.from(poster.jpeg, 'base64')
await sharp(still).webp({ quality: 78 }).toFile(join(root, 'public/media/generator-poster.webp'))
const POSTER_WIDTHS = [660, SIZE.width]
for (const width of POSTER_WIDTHS)
  await sharp(still)
    .resize({ width })
    .avif({ quality: 45, effort: 6 })
    .toFile(join(root, `public/media/generator-poster-${width}.avif`))

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
    // A frame enters the film when the picture changed, and now and then while it rests: still seconds cost next to nothing.
    const stream = canvas.captureStream(0)
    const [track] = stream.getVideoTracks() as CanvasCaptureMediaStreamTrack[]
    const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: 450_000 })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((resolve) => (recorder.onstop = resolve))
    const first = shots[0]?.at ?? 0
    const last = (shots.at(-1)?.at ?? first) - first + 4000
    recorder.start()
    const began = performance.now()
    let shown = -1
    let drawnAt = 0
    await new Promise<void>((resolve) => {
      const draw = () => {
        const now = performance.now() - began
        let next = shown
        while (next + 1 < shots.length && (shots[next + 1]?.at ?? 0) - first <= now) next += 1
        const ended = now >= last
        if (next !== shown || ended || now - drawnAt > 400) {
          drawnAt = now
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

const clock = (ms: number) => new Date(Math.max(0, ms)).toISOString().slice(11, 23)
const began = frames[0]?.at ?? 0
const cues = chapters.map(({ at, text }, index) => `${clock(at - began)} --> ${clock(index + 1 < chapters.length ? (chapters[index + 1]?.at ?? 0) - began : film.seconds * 1000)}\n${text}`)
await writeFile(join(root, 'public/media/generator-demo.vtt'), `WEBVTT\n\n${cues.join('\n\n')}\n`)

const listFile = join(root, 'content/media.ts')
const day = new Date().toISOString().slice(0, 10)
const entry = `export const GENERATOR_RECORDING: Recording = { file: '/media/generator-demo.webm', captions: '/media/generator-demo.vtt', poster: '/media/generator-poster.webp', posterWidths: [${POSTER_WIDTHS.join(', ')}], width: ${SIZE.width}, height: ${SIZE.height}, seconds: ${Math.round(film.seconds)}, recordedOn: '${day}'\n}`
await writeFile(listFile, (await readFile(listFile, 'utf8')).replace(/^export const GENERATOR_RECORDING[^]*?\n}$/m, entry))
console.log(`${frames.length} frames, ${film.seconds.toFixed(1)} s, ${Math.round((film.base64.length * 3) / 4096)} KB`)
