// Reads one PDF, or one Word file, in a process of its own, under the limits its parent has set, and exits.
// argv: folder of pdfjs-dist, module of the fact readers, folders of fflate and sax. stdin: one line of JSON (limits, and which facts are wanted),
// then the file. stdout: `ready`, one line of JSON.
// Plain JavaScript, because the process may read nothing but its own folder, those packages and the fact readers.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { documentLines, pageSegments } from './assemble-lines.mjs'
import { drawnText } from './drawn-text.mjs'
import { readDocx } from './read-docx.mjs'
import { readReturnedDocx } from './read-returned-docx.mjs'
import { sampleDocument } from './sample-document.mjs'

const pdfjsFolder = pathToFileURL(`${process.argv[2]}/`)
// Anything printed by the library would mix with the answer.
for (const method of ['log', 'warn', 'error', 'info']) console[method] = () => {}

const pdfjs = await import(new URL('legacy/build/pdf.mjs', pdfjsFolder).href)
// Loading the worker half now, and reading something, is what makes a waiting process warm.
globalThis.pdfjsWorker = await import(new URL('legacy/build/pdf.worker.mjs', pdfjsFolder).href)
const { FACT_READERS } = await import(pathToFileURL(process.argv[3]).href)

const { unzipSync } = await import(pathToFileURL(`${process.argv[4]}/esm/index.mjs`).href)
const { parser } = createRequire(`${process.argv[5]}/package.json`)('./lib/sax.js')

const sample = await read(new Uint8Array(sampleDocument()), { maxPages: 1, maxLetters: 10_000 })
FACT_READERS.resume(sample.pages, 0)

// Tells the parent that an end without an answer from here on is the file's doing.
process.stdout.write('ready\n')

const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const input = Buffer.concat(chunks)
if (input.length === 0) process.exit(0)
const headerEnd = input.indexOf(10)
const { facts, now, ...limits } = JSON.parse(input.subarray(0, headerEnd).toString())

const file = new Uint8Array(input.subarray(headerEnd + 1))
const isZip = file[0] === 0x50 && file[1] === 0x4b
const tools = { unzip: unzipSync, parser }
const reading = facts === 'returned' ? readReturnedDocx(file, limits, tools) : isZip ? readDocx(file, limits, tools) : await read(file, limits)
const answer =
  reading.kind === 'returned'
    ? { kind: 'facts', facts: { paragraphs: reading.paragraphs } }
    : reading.kind === 'text' && facts !== null
      ? { kind: 'facts', facts: FACT_READERS[facts](reading.pages, now) }
      : reading
process.stdout.write(`${JSON.stringify(answer)}\n`, () => process.exit(0))

async function read(data, { maxPages, maxLetters }) {
  let document
  try {
    document = await pdfjs.getDocument({
      data,
      cMapUrl: new URL('cmaps/', pdfjsFolder).href.replace('file://', ''),
      cMapPacked: true,
      standardFontDataUrl: new URL('standard_fonts/', pdfjsFolder).href.replace('file://', ''),
      wasmUrl: new URL('wasm/', pdfjsFolder).href.replace('file://', ''),
      // Pictures are not read; a larger one is dropped before it is decoded.
      maxImageSize: 2_000_000,
      isEvalSupported: false,
      isOffscreenCanvasSupported: false,
      disableFontFace: true,
      // Brings the fonts' names, which tell bold from regular.
      fontExtraProperties: true,
      useSystemFonts: false,
      enableXfa: false,
      verbosity: 0,
    }).promise
  } catch (error) {
    if (error?.name === 'PasswordException') return { kind: 'encrypted' }
    return { kind: 'damaged' }
  }
  const pageCount = document.numPages
  if (pageCount > maxPages) return { kind: 'too-many-pages', pageCount, limit: maxPages }

  const pages = []
  let letters = 0
  let readable = 0
  for (let number = 1; number <= pageCount; number++) {
    let segments = []
    try {
      const page = await document.getPage(number)
      const runs = await drawnText(page, pdfjs.OPS, maxLetters - letters)
      if (runs === null) return { kind: 'too-complex' }
      segments = pageSegments(runs, page.view)
      page.cleanup()
      readable++
    } catch {
      // One unreadable page does not cost the others.
    }
    for (const { text } of segments) letters += text.length
    if (letters > maxLetters) return { kind: 'too-complex' }
    pages.push(segments)
  }
  if (readable === 0) return { kind: 'damaged' }
  if (letters === 0) return { kind: 'no-text', pageCount }
  return { kind: 'text', pages: documentLines(pages), pageCount }
}
