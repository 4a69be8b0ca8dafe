import { documentThread, workerFile } from './document-thread.ts'

/** Typst keeps what it has seen in memory (250 MB after long documents): a worker is replaced after this many. */
const DOCUMENTS_PER_WORKER = 50

/** Where the pages broke: what the Word file repeats in its contents. Pages count from 1. */
export type PageLayout = { pageCount: number; /** Page of each heading, in the order of the document. */ headingPages: readonly number[] }
/** Where a place to fill in lies, in points from the top left of its page (from 1). Rows with one `box` are one place. */
export type FormMark = { kind: 'line' | 'area' | 'row' | 'check'; label: string; box: number; page: number; x: number; y: number; width: number; height: number }
export type CompiledPdf = PageLayout & { pdf: Uint8Array; formMarks: readonly FormMark[] }

const thread = documentThread<{ source: string; creationTimestamp: number }, CompiledPdf>({ file: () => workerFile('typst-worker.mjs'), piecesMax: DOCUMENTS_PER_WORKER })

/** Compiles one Typst source, one document at a time. Rejects on any error or warning of Typst too. `createdAt` is in seconds since 1970. */
export const compileTypst = (source: string, createdAt: number): Promise<CompiledPdf> => thread.ask({ source, creationTimestamp: createdAt })

export const closeTypst = (): Promise<void> => thread.close()
