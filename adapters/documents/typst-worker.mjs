// Compiles Typst sources to PDF in a worker thread. Plain JavaScript, so that it runs beside the sources and beside
// the bundled server alike. In: { id, work: { source, creationTimestamp } }. Out: { id, result: { pdf, pageCount,
// headingPages, formMarks } } or { id, error }.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const require = createRequire(import.meta.url)
const FACES = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic']
const fontBlobs = ['carlito/Carlito', 'tinos/Tinos'].flatMap((family) => {
  const [folder, name] = family.split('/')
  return FACES.map((face) => readFileSync(require.resolve(`@expo-google-fonts/${folder}/${face}/${name}_${face}.ttf`)))
})
// Headings of guides and workbooks; no package of the lock file carries it.
fontBlobs.push(readFileSync(new URL('fonts/source-serif-4-600.ttf', import.meta.url)))

const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }], workspace: import.meta.dirname })

const describe = (diagnostics) => diagnostics.map((entry) => [entry.message, ...(entry.hints ?? [])].join(' – ')).join('; ') || 'no diagnostics'

const compile = ({ source, creationTimestamp }) => {
  const result = compiler.compile({ mainFileContent: source })
  // A missing font is only a warning to Typst; to a customer it is a wrong page.
  const fault = result.takeError() ?? result.takeWarnings()
  if (fault) {
    throw new Error(`Typst refused the document: ${describe(compiler.fetchDiagnostics(fault))}`)
  }
  const document = result.result
  if (!document) throw new Error('Typst returned no document')
  const pdf = exportPdf(document, creationTimestamp)
  const pageCount = document.numOfPages
  const [headingPages] = compiler.query(document, { selector: '<heading-pages>', field: 'value' })
  const formMarks = compiler.query(document, { selector: '<form-mark>', field: 'value' })
  compiler.evictCache(2)
  return { pdf, pageCount, headingPages: headingPages ?? [], formMarks }
}

// PDF/UA-1 promises readers of screens more than tags alone, but refuses a text with a character no font has.
const exportPdf = (document, creationTimestamp) => {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp })
  } catch {
    return compiler.pdf(document, { pdfTags: true, creationTimestamp })
  }
}

parentPort.on('message', ({ id, work }) => {
  try {
    const { pdf, ...counts } = compile(work)
    // A copy: the native buffer cannot be moved to another thread.
    const bytes = new Uint8Array(pdf)
    parentPort.postMessage({ id, result: { pdf: bytes, ...counts } }, [bytes.buffer])
  } catch (fault) {
    parentPort.postMessage({ id, error: fault instanceof Error ? fault.message : String(fault) })
  }
})
