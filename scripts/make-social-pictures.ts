// Draws the pictures shown where a page is shared, and the icons: node scripts/make-social-pictures.ts
// Writes public/social/*.png (1200 × 630), public/apple-touch-icon.png and public/favicon.ico.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { PROFESSION_PAGES } from '../content/professions/profession-pages.ts'
import { PROVIDER } from '../content/provider.ts'
import { PRODUCT_NAMES } from '../content/products.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'public/social')

const escape = (text: string) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Breaks words into lines of at most `letters`. */
function lines(text: string, letters: number): string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const last = rows.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= letters) rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  return rows
}

const MARK = '<path d="M9 7v6.500c0 3.400 2.600 5.500 7 5.500s7-2.100 7-5.500V7M16 7v18" fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round"/>'

function sheet(x: number, y: number, turn: number, marked: boolean): string {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => {
    const tint = marked ? { 2: '#cfe6db', 4: '#fae0bd', 6: '#dbe4ee' }[row] : undefined
    const width = [210, 190, 214, 120, 206, 168, 198, 214, 96][row] ?? 200
    return `<rect x="34" y="${92 + row * 32}" width="${width}" height="${tint ? 20 : 9}" rx="4" fill="${tint ?? '#e7e2d5'}"/>`
  })
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect width="290" height="400" rx="6" fill="#fff" stroke="#ddd6c6" stroke-width="2"/><rect x="34" y="40" width="130" height="12" rx="4" fill="#1c5646"/>${rows.join('')}</g>`
}

function picture(eyebrow: string, title: string): string {
  const rows = lines(title, 19)
  const size = rows.length > 3 ? 60 : 72
  const top = 330 - ((rows.length - 1) * size * 1.12) / 2
  const text = rows.map((row, index) => `<text x="88" y="${top + index * size * 1.12}" font-family="Tinos, Liberation Serif, Georgia, serif" font-weight="700" font-size="${size}" fill="#17212b">${escape(row)}</text>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#faf8f3"/><rect width="1200" height="14" fill="#1c5646"/>
${sheet(826, 138, 5, false)}${sheet(790, 120, -2, true)}
<text x="88" y="${top - size - 26}" font-family="Carlito, Liberation Sans, Arial, sans-serif" font-weight="700" font-size="28" letter-spacing="1.500" fill="#1c5646">${escape(eyebrow)}</text>
${text}
<g transform="translate(88 528) scale(1.600)"><rect width="32" height="32" rx="7" fill="#1c5646"/>${MARK}</g>
<text x="156" y="566" font-family="Tinos, Liberation Serif, Georgia, serif" font-weight="700" font-size="38" fill="#17212b">${escape(PROVIDER.brand)}</text>
</svg>`
}

const pictures: Record<string, [eyebrow: string, title: string]> = {
  prongwise: ['EB-2 NATIONAL INTEREST WAIVER', 'Prepare your own NIW petition'],
  'niw-diy': ['TEMPLATES BY PROFESSION', PRODUCT_NAMES['niw-diy']],
  'selfpetition-ai': ['A LETTER DRAFTED FROM YOUR ANSWERS', PRODUCT_NAMES['selfpetition-ai']],
  'rfe-response': ['REQUEST FOR EVIDENCE, POINT BY POINT', PRODUCT_NAMES['rfe-response']],
  'endeavor-generator': ['FREE, NO ACCOUNT NEEDED', 'Endeavor Generator'],
  ...Object.fromEntries(PROFESSION_PAGES.map(({ path, heading }) => [path.slice(1), ['EB-2 NIW TEMPLATE', heading]])),
}

await mkdir(folder, { recursive: true })
for (const [name, [eyebrow, title]] of Object.entries(pictures)) {
  await sharp(Buffer.from(picture(eyebrow, title))).png({ palette: true, colours: 64, effort: 10 }).toFile(join(folder, `${name}.png`))
}

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
