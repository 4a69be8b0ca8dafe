// Readers of Word and PDF files for the tests: neither shares code with what wrote the files.
import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The XML parts of a Word file by path. */
export const readDocxParts = (docx: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(docx))
      .filter(([path]) => /\.(xml|rels)$/.test(path))
      .map(([path, bytes]) => [path, strFromU8(bytes)]),
  )

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }
const unescapeXml = (text: string): string => text.replace(/&(lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? '')

/** Words of the body in reading order, without blanks; the contents field and check box signs are left out. */
export const docxWords = (docx: Uint8Array): string => {
  const body = readDocxParts(docx)['word/document.xml'] ?? ''
  const withoutContents = body.replace(/<w:sdt><w:sdtPr>(?:(?!<\/w:sdtPr>).)*<w:docPartObj>.*?<\/w:sdt>/gs, '')
  const texts = [...withoutContents.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map((match) => unescapeXml(match[1] ?? ''))
  return withoutBlanks(texts.join(' ').replace(/[☐☒]/g, ''))
}

/** The entries of the contents: their words without blanks and the page beside them. */
export const docxContents = (docx: Uint8Array): { words: string; page: number }[] => {
  const body = readDocxParts(docx)['word/document.xml'] ?? ''
  const paragraphs = [...body.matchAll(/<w:p>(?:(?!<\/w:p>).)*?<w:pStyle w:val="TOC\d"\/>.*?<\/w:p>/gs)].map((match) => match[0])
  return paragraphs.map((paragraph) => {
    const texts = [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map((match) => unescapeXml(match[1] ?? ''))
    return { words: withoutBlanks(texts.slice(0, -1).join('')), page: Number(texts.at(-1)) }
  })
}

export type ReadPdf = {
  words: string
  text: string
  pageCount: number
  title: string
  language: string | null
  tagged: boolean
  outline: string[]
  /** Page to which each entry of the outline leads, from 1. */
  outlinePages: number[]
  structure: Set<string>
  /** What is said of each drawing in place of it. */
  figures: string[]
  /** Pages of which no tag speaks. */
  untaggedPages: number[]
}

const LIST_MARK = /^(•|–|\d+\.|\d+(\.\d+)+|[a-z]\.|[IVX]+\.|[A-H]\.)$/

/** What a reader of the PDF meets; headers, footers and repeated table headers (artifacts) and list marks are left out. */
export const readPdf = async (pdf: Uint8Array): Promise<ReadPdf> => {
  const task = getDocument({ data: pdf.slice(), verbosity: 0, useSystemFonts: false, disableFontFace: true })
  const document = await task.promise
  const texts: string[] = []
  const structure = new Set<string>()
  const figures: string[] = []
  const untaggedPages: number[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const tree = (await page.getStructTree()) as StructureNode | null
    if ((tree?.children ?? []).length === 0) untaggedPages.push(number)
    collectRoles(tree, structure)
    figures.push(...figureTexts(tree))
    const content = await page.getTextContent({ includeMarkedContent: true })
    const open: boolean[] = []
    for (const item of content.items) {
      if ('str' in item) {
        if (!open.includes(true) && !LIST_MARK.test(item.str.trim())) texts.push(item.str)
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push((item as { tag?: string }).tag === 'Artifact')
    }
  }
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } }
  const entries = flattenOutline((await document.getOutline()) ?? [])
  const outlinePages = await Promise.all(
    entries.map(async ({ dest }) => {
      const target = typeof dest === 'string' ? await document.getDestination(dest) : dest
      return target === null ? 0 : (await document.getPageIndex(target[0])) + 1
    }),
  )
  // Declared as an object, given as a Map.
  const markInfo = (await document.getMarkInfo()) as unknown as Map<string, boolean> | null
  const read: ReadPdf = {
    words: withoutBlanks(texts.join('')),
    text: texts.join(' '),
    pageCount: document.numPages,
    title: info.Title ?? '',
    language: info.Language ?? null,
    tagged: markInfo?.get('Marked') === true,
    outline: entries.map(({ title }) => title),
    outlinePages,
    structure,
    figures,
    untaggedPages,
  }
  await task.destroy()
  return read
}

/** The words of each page, headers and footers left out. */
export const pagesOfPdf = async (pdf: Uint8Array): Promise<string[]> => {
  const task = getDocument({ data: pdf.slice(), verbosity: 0, useSystemFonts: false, disableFontFace: true })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent({ includeMarkedContent: true })
    const open: boolean[] = []
    const words: string[] = []
    for (const item of items) {
      if ('str' in item) {
        if (!open.includes(true)) words.push(item.str)
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push((item as { tag?: string }).tag === 'Artifact')
    }
    pages.push(words.join(' '))
  }
  await task.destroy()
  return pages
}

type OutlineNode = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number]
const flattenOutline = (nodes: readonly OutlineNode[]): OutlineNode[] => nodes.flatMap((node) => [node, ...flattenOutline(node.items)])

type StructureNode = { role?: string; alt?: string; children?: StructureNode[] }
const figureTexts = (node: StructureNode | null): string[] => (node === null ? [] : [...(node.role === 'Figure' ? [node.alt ?? ''] : []), ...(node.children ?? []).flatMap(figureTexts)])
const collectRoles = (node: StructureNode | null, roles: Set<string>): void => {
  if (!node) return
  if (node.role) roles.add(node.role)
  for (const child of node.children ?? []) collectRoles(child, roles)
}

export const withoutBlanks = (text: string): string => text.replace(/[\s\u00A0]+/g, '')
