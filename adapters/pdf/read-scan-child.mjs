// Recognizes the text of a scanned PDF in a process of its own, under the limits its parent has set, and exits.
// argv: folders of @hyzyla/pdfium, tesseract.js-core and @tesseract.js-data/eng, module of the fact readers.
// stdin: one line of JSON (limits, and which facts are wanted), then the file. stdout: `ready`, one line of JSON.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { documentLines, pageSegments } from './assemble-lines.mjs'
import { recognizedRuns } from './recognized-runs.mjs'

const [pdfiumFolder, coreFolder, languageFolder, readersPath] = process.argv.slice(2)
for (const method of ['log', 'warn', 'error', 'info']) console[method] = () => {}

/** Dots per inch that letters of 9 points need; a page of unusual size is drawn smaller, not larger. */
const DENSITY = 200
const DOTS_MAX = 5_000_000
/** Of Tesseract's ways to part a page. */
const AUTOMATIC = 3
/** A page that lies straighter is read as it lies. */
const LEAST_SKEW = 0.005

process.stdout.write('ready\n')
const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const input = Buffer.concat(chunks)
if (input.length === 0) process.exit(0)
const headerEnd = input.indexOf(10)
const { facts, now, maxPages, maxLetters } = JSON.parse(input.subarray(0, headerEnd).toString())

const reading = await recognize(new Uint8Array(input.subarray(headerEnd + 1)))
const { FACT_READERS } = await import(pathToFileURL(readersPath).href)
const answer = reading.kind === 'text' && facts !== null ? { kind: 'facts', facts: FACT_READERS[facts](reading.pages, now) } : reading
process.stdout.write(`${JSON.stringify(answer)}\n`, () => process.exit(0))

async function recognize(bytes) {
  const { PDFiumLibrary } = await import(pathToFileURL(`${pdfiumFolder}/dist/index.esm.js`).href)
  const library = await PDFiumLibrary.init({ wasmBinary: readFileSync(`${pdfiumFolder}/dist/pdfium.wasm`) })
  let document
  try {
    document = await library.loadDocument(bytes)
  } catch {
    return { kind: 'damaged' }
  }
  const pageCount = document.getPageCount()
  if (pageCount > maxPages) return { kind: 'too-many-pages', pageCount, limit: maxPages }
  const engine = await startEngine()
  const pages = []
  let letters = 0
  for (const page of document.pages()) {
    const { width, height } = page.getSize({ scale: 1 })
    const scale = Math.min(DENSITY / 72, Math.sqrt(DOTS_MAX / Math.max(1, width * height)))
    const picture = await page.render({ scale, colorSpace: 'Gray', render: async ({ data, width: across, height: down }) => greymap(data, across, down) })
    const runs = recognizedRuns(engine.read(picture.data), scale, height)
    for (const { glyphs } of runs) letters += glyphs.length
    if (letters > maxLetters) return { kind: 'too-complex' }
    pages.push(pageSegments(runs, [0, 0, width, height]))
  }
  if (letters === 0) return { kind: 'no-text', pageCount }
  return { kind: 'text', pages: documentLines(pages), pageCount }
}

/** The picture as a file that the engine opens without another library. */
function greymap(data, width, height) {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])
}

/** The recognition engine alone: the package around it wants worker threads and a network. */
async function startEngine() {
  const core = createRequire(`${coreFolder}/package.json`)('./tesseract-core-simd-lstm.js')
  const engine = await core({ wasmBinary: readFileSync(`${coreFolder}/tesseract-core-simd-lstm.wasm`), print() {}, printErr() {}, TesseractProgress() {} })
  engine.FS.writeFile('/eng.traineddata', gunzipSync(readFileSync(`${languageFolder}/4.0.0_best_int/eng.traineddata.gz`)))
  const api = new engine.TessBaseAPI()
  if (api.Init('/', 'eng', 1) !== 0) throw new Error('the language data could not be opened')
  return {
    read(picture) {
      engine.FS.writeFile('/input', picture)
      api.SetImageFile(0, skewOf(api))
      api.Recognize(null)
      return api.GetTSVText(0)
    },
  }
}

/** How far a page lies askew, in radians; the engine tells it in its automatic mode only. Of a page two degrees off it reads less than half. */
function skewOf(api) {
  const usual = api.GetPageSegMode()
  api.SetPageSegMode(AUTOMATIC)
  api.SetImageFile(0, 0)
  api.FindLines()
  const angle = api.GetGradient()
  api.SetPageSegMode(usual)
  return Math.abs(angle) < LEAST_SKEW ? 0 : angle
}
