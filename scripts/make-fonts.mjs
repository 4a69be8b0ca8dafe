// Cuts the fonts of the site to the letters and weights it uses: npm install --no-save subset-font@2.9.0 && node scripts/make-fonts.mjs
// Writes app/fonts/*.woff2 from the packages of @fontsource-variable. Both fonts are under the SIL Open Font License 1.1.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = fileURLToPath(new URL('..', import.meta.url))
const span = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** What nearly every page is written with, © of the foot and the name of the Spanish pages among it: the part that is fetched before a page is painted. Its ranges stand in fonts.css, with those of the rest. */
const COMMON = `${span(0x20, 0x5b)}]_${span(0x61, 0x7a)}\u00a0·–—‘’“”…→↑−©ñ`
/** The other signs and the letters of Western European names. Anything else comes from a font of the device. */
const RARE = `\\^\`{|}~£§®°${span(0xc0, 0xf0)}${span(0xf2, 0xff)}ıŒœŸ•€™←`

/** Digits of one width among them. */
const FEATURES = ['kern', 'tnum', 'ccmp', 'liga', 'rlig', 'locl', 'mark', 'mkmk']

const FONTS = [
  { file: 'inter', from: 'inter/files/inter-latin-wght-normal.woff2', wght: { min: 400, max: 600, default: 400 } },
  { file: 'source-serif-600', from: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2', wght: 600 },
  { file: 'source-serif-400', from: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2', wght: 400 },
  { file: 'source-serif-400-italic', from: 'source-serif-4/files/source-serif-4-latin-wght-italic.woff2', wght: 400 },
]

for (const { file, from, wght } of FONTS) {
  const whole = readFileSync(`${root}/node_modules/@fontsource-variable/${from}`)
  for (const [name, letters] of [
    [file, COMMON],
    [`${file}-rare`, RARE],
  ]) {
    const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: FEATURES, noHinting: true })
    writeFileSync(`${root}/app/fonts/${name}.woff2`, cut)
    console.log(`${name}: ${whole.length} → ${cut.length} bytes`)
  }
}
