// Cuts the fonts of the site to the letters and weights it uses: npm install --no-save subset-font@2.9.0 && node scripts/make-fonts.mjs
// Writes app/fonts/*.woff2 from the packages of @fontsource-variable. Both fonts are under the SIL Open Font License 1.1.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = fileURLToPath(new URL('..', import.meta.url))
const span = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** ASCII, the letters of Western European names, and the signs that the copy uses. Anything else comes from a font of the device. */
const LETTERS = `${span(0x20, 0x7e)}${span(0xc0, 0xff)}ŒœıŸ\u00a0§©®°·–—‘’“”•…€£™→←↑−`

const FONTS = [
  { file: 'inter.woff2', from: 'inter/files/inter-latin-wght-normal.woff2', wght: { min: 400, max: 700, default: 400 } },
  { file: 'source-serif-600.woff2', from: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2', wght: 600 },
  { file: 'source-serif-400.woff2', from: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2', wght: 400 },
  { file: 'source-serif-400-italic.woff2', from: 'source-serif-4/files/source-serif-4-latin-wght-italic.woff2', wght: 400 },
]

for (const { file, from, wght } of FONTS) {
  const whole = readFileSync(`${root}/node_modules/@fontsource-variable/${from}`)
  const cut = await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes: { wght } })
  writeFileSync(`${root}/app/fonts/${file}`, cut)
  console.log(`${file}: ${whole.length} → ${cut.length} bytes`)
}
