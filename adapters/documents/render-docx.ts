import type { Document } from '../../domain/documents/document.ts'
import { documentThread, workerFile } from './document-thread.ts'
import { renderPdf } from './render-pdf.ts'
import type { PageLayout } from './typst-compiler.ts'
import { wordFile } from './word-file.ts'

export type WordWork = { document: Document; headingPages: readonly number[] }

/** Long documents leave much behind. */
const FILES_PER_WORKER = 50

const thread = documentThread<WordWork, Uint8Array>({ file: () => workerFile('word-worker.ts', 'word-worker.mjs'), piecesMax: FILES_PER_WORKER })

/** Of the PDF, whose lines and pages break alike; without its layout they are asked for. */
async function headingPagesOf(document: Document, layout: PageLayout | undefined): Promise<readonly number[]> {
  const hasContents = document.blocks.some((block) => block.kind === 'contents')
  return hasContents ? (layout ?? (await renderPdf(document))).headingPages : []
}

/** In this thread: for programs that answer nobody meanwhile. */
export const renderDocx = async (document: Document, layout?: PageLayout): Promise<Uint8Array> => wordFile(document, await headingPagesOf(document, layout))

/** In a thread: the words of a long document are plain computing for seconds, and the server answers meanwhile. */
export const renderDocxApart = async (document: Document, layout?: PageLayout): Promise<Uint8Array> => thread.ask({ document, headingPages: await headingPagesOf(document, layout) })

export const closeWord = (): Promise<void> => thread.close()
