// Draws the pictures shown where a page is shared, and the icons: node scripts/make-social-pictures.ts
// Writes public/social/*.png (1200 × 630), public/apple-touch-icon.png and public/favicon.ico.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { PROFESSION_PAGES } from '../content/professions/profession-pages.ts'
import { PROVIDER } from '../content/provider.ts'
import { PRODUCT_NAMES } from '../content/products.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'public/social')

const escape = (text: string) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const MARK = '<path d="M9 7v6.500c0 3.400 2.600 5.500 7 5.500s7-2.100 7-5.500V7M16 7v18" fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round"/>'

const dataUrl = async (file: string, type: string) => `data:${type};base64,${(await readFile(join(root, file))).toString('base64')}`
const SERIF = await dataUrl('node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2', 'font/woff2')
const SANS = await dataUrl('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', 'font/woff2')

/** The fonts of the site, and two real pages of the sample documents. */
async function pageOf(eyebrow: string, title: string, front: string, behind: string): Promise<string> {
  const sheet = async (id: string) => dataUrl(`public/previews/${id}.webp`, 'image/webp')
  return `<!doctype html><style>
@font-face { font-family: 'Site Serif'; src: url(${SERIF}); font-weight: 200 900 }
@font-face { font-family: 'Site Sans'; src: url(${SANS}); font-weight: 100 900 }
* { box-sizing: border-box; margin: 0 }
body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: #faf8f3; border-top: 14px solid #1c5646; color: #17212b }
img { position: absolute; width: 420px; border: 1px solid #ddd6c6; border-radius: 6px; box-shadow: 0 2px 4px rgb(23 33 43 / .06), 0 18px 40px -16px rgb(23 33 43 / .28) }
.behind { left: 752px; top: 96px; transform: rotate(4deg) }
.front { left: 716px; top: 74px; transform: rotate(-1.5deg) }
main { position: absolute; left: 80px; top: 0; width: 590px; height: 500px; display: flex; flex-direction: column; justify-content: center; gap: 22px }
p { font: 600 23px/1.3 'Site Sans'; letter-spacing: .07em; text-transform: uppercase; color: #1c5646 }
h1 { font: 600 ${title.length > 26 ? 68 : 78}px/1.08 'Site Serif'; letter-spacing: -.015em; text-wrap: balance }
footer { position: absolute; left: 80px; bottom: 62px; display: flex; align-items: center; gap: 18px; font: 600 36px 'Site Serif' }
</style><img class="behind" src="${await sheet(behind)}"><img class="front" src="${await sheet(front)}">
<main><p>${escape(eyebrow)}</p><h1>${escape(title)}</h1></main>
<footer><svg width="52" height="52" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1c5646"/>${MARK}</svg>${escape(PROVIDER.brand)}</footer>`
}

type Picture = [eyebrow: string, title: string, front: string, behind: string]
const pictures: Record<string, Picture> = {
  prongwise: ['EB-2 National Interest Waiver', 'Prepare your own NIW petition', 'ai-sample-toc', 'ai-sample-appendix'],
  'niw-diy': ['Templates by profession', PRODUCT_NAMES['niw-diy'], 'document-2', 'document-3'],
  'selfpetition-ai': ['A letter drafted from your answers', PRODUCT_NAMES['selfpetition-ai'], 'ai-sample-distinctMethod', 'ai-sample-toc'],
  'rfe-response': ['Request for evidence, point by point', PRODUCT_NAMES['rfe-response'], 'ai-sample-broadImpact', 'ai-sample-appendix'],
  'endeavor-generator': ['Free, no account needed', 'Endeavor Generator', 'ai-sample-distinctMethod', 'document-3'],
  ...Object.fromEntries(
    PROFESSION_PAGES.map(({ path, heading, blocks: [block] }): [string, Picture] => [
      path.slice(1),
      ['EB-2 NIW template', heading, `${block?.profession}-cover-letter`, `${block?.profession}-case-builder`],
    ]),
  ),
}

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'] })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const [name, picture] of Object.entries(pictures)) {
  await page.setContent(await pageOf(...picture))
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode()))
  })
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(join(folder, `${name}.png`))
}
await browser.close()

const icon = (size: number, radius: number) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="#1c5646"/>${MARK}</svg>`))
    .png({ compressionLevel: 9 })
    .toBuffer()

await writeFile(join(root, 'public/apple-touch-icon.png'), await icon(180, 0))
await writeFile(join(root, 'public/icon-512.png'), await icon(512, 0))

/** An .ico file is a small directory before PNG bytes. */
const small = await icon(32, 7)
const head = Buffer.alloc(22)
head.writeUInt16LE(1, 2)
head.writeUInt16LE(1, 4)
head.writeUInt8(32, 6)
head.writeUInt8(32, 7)
head.writeUInt16LE(1, 10)
head.writeUInt16LE(32, 12)
head.writeUInt32LE(small.length, 14)
head.writeUInt32LE(22, 18)
await writeFile(join(root, 'public/favicon.ico'), Buffer.concat([head, small]))
console.log(`${Object.keys(pictures).length} pictures and the icons are written`)
