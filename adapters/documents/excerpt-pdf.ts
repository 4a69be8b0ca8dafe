import type { PDFiumLibrary } from '@hyzyla/pdfium'
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRawStream, PDFRef, PDFStream, PDFString } from 'pdf-lib'
import type { PDFContext, PDFObject, PDFPage } from 'pdf-lib'
import type { Excerpt } from './public-documents.ts'

/** Index of the last page with a line that begins with the heading, whatever its number; -1 where there is none. */
export async function findHeadingPage(library: PDFiumLibrary, pdf: Uint8Array, heading: string): Promise<number> {
  const loaded = await library.loadDocument(pdf)
  try {
    const texts = [...loaded.pages()].map((page) => page.getText())
    return texts.findLastIndex((text) => text.split(/\r?\n/).some((line) => line.replace(/^[\dA-Z]{0,4}[.\d]*\s+/, '').startsWith(heading)))
  } finally {
    loaded.destroy()
  }
}

/**
 * Some pages of a tagged PDF as a PDF of their own: the printed page numbers, tags, outline and links within the pages
 * stay, whatever belongs to the pages left out goes. The same input gives the same bytes.
 */
export async function excerptPdf(pdf: Uint8Array, first: number, pages: Excerpt['pages'], title: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const { context, catalog } = document
  const end = pages === 'rest' ? document.getPageCount() : Math.min(first + pages, document.getPageCount())
  // Asked for once: the library goes on listing pages that it has removed.
  const left = document.getPages().slice(first, end)
  const kept = new Set(left.map(({ ref }) => ref))
  const outline = outlineEntries(document).filter(({ page }) => kept.has(page))
  for (let index = document.getPageCount() - 1; index >= 0; index -= 1) {
    if (index < first || index >= end) document.removePage(index)
  }
  for (const page of left) dropDeadLinks(page.node, kept)
  pruneStructure(document, left)
  const [start] = kept
  // A page of contents has no heading of its own.
  const whole = start === undefined ? [] : [{ title, page: start, destination: context.obj([start, 'Fit']) as PDFArray }]
  writeOutline(document, outline.length > 0 ? outline : whole)
  // Destinations by name and the first view may point to pages that are gone.
  for (const key of ['Dests', 'Names', 'OpenAction', 'PageLabels']) catalog.delete(PDFName.of(key))
  document.setTitle(title, { showInWindowTitleBar: true })
  retitleMetadata(document, title)
  deleteUnreachable(document)
  return document.save({ useObjectStreams: true, addDefaultPage: false })
}

type OutlineEntry = { title: string; page: PDFRef; destination: PDFArray }

/** The outline from top to bottom, without its levels. */
function outlineEntries(document: PDFDocument): OutlineEntry[] {
  const { context, catalog } = document
  const entries: OutlineEntry[] = []
  const walk = (ref: PDFObject | undefined): void => {
    for (let item = context.lookupMaybe(ref, PDFDict); item !== undefined; item = context.lookupMaybe(item.get(PDFName.of('Next')), PDFDict)) {
      const title = item.lookup(PDFName.of('Title'))
      const action = item.lookupMaybe(PDFName.of('A'), PDFDict)
      const destination = (action ?? item).lookup(PDFName.of(action ? 'D' : 'Dest'))
      const page = destination instanceof PDFArray ? destination.get(0) : undefined
      if (destination instanceof PDFArray && page instanceof PDFRef && (title instanceof PDFString || title instanceof PDFHexString)) {
        entries.push({ title: title.decodeText(), page, destination })
      }
      walk(item.get(PDFName.of('First')))
    }
  }
  walk(catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict)?.get(PDFName.of('First')))
  return entries
}

function writeOutline(document: PDFDocument, entries: readonly OutlineEntry[]): void {
  const { context, catalog } = document
  const root = context.nextRef()
  const refs = entries.map(() => context.nextRef())
  entries.forEach(({ title, destination }, index) => {
    const item = context.obj({ Title: PDFHexString.fromText(title), Parent: root, Dest: destination })
    if (index > 0) item.set(PDFName.of('Prev'), refs[index - 1] as PDFRef)
    if (index < refs.length - 1) item.set(PDFName.of('Next'), refs[index + 1] as PDFRef)
    context.assign(refs[index] as PDFRef, item)
  })
  context.assign(root, context.obj({ Type: 'Outlines', First: refs[0] as PDFRef, Last: refs.at(-1) as PDFRef, Count: refs.length }))
  catalog.set(PDFName.of('Outlines'), root)
}

/** Links to the web stay; links inside the document only where their page stays. */
function dropDeadLinks(page: PDFDict, kept: ReadonlySet<PDFRef>): void {
  const annotations = page.lookupMaybe(PDFName.of('Annots'), PDFArray)
  if (annotations === undefined) return
  for (let index = annotations.size() - 1; index >= 0; index -= 1) {
    const annotation = annotations.lookup(index, PDFDict)
    const action = annotation.lookupMaybe(PDFName.of('A'), PDFDict)
    const destination = action?.has(PDFName.of('URI')) ? null : (action?.lookup(PDFName.of('D')) ?? annotation.lookup(PDFName.of('Dest')))
    const target = destination instanceof PDFArray ? destination.get(0) : null
    if (destination !== null && !(target instanceof PDFRef && kept.has(target))) annotations.remove(index)
  }
}

/** Takes from the structure tree what stands on no kept page. */
function pruneStructure({ context, catalog }: PDFDocument, pages: readonly PDFPage[]): void {
  const kept = new Set(pages.map(({ ref }) => ref))
  const root = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const named = new Map<string, PDFRef>()
  const cells: PDFDict[] = []
  const links = new Set(pages.flatMap(({ node }) => node.lookupMaybe(PDFName.of('Annots'), PDFArray)?.asArray() ?? []))

  /** Whether something of a child of an element stays. `page` is what the element or an ancestor names. */
  const stays = (child: PDFObject, page: PDFObject | undefined): boolean => {
    if (child instanceof PDFNumber) return page instanceof PDFRef && kept.has(page)
    const node = context.lookup(child)
    if (!(node instanceof PDFDict)) return false
    const own = node.get(PDFName.of('Pg')) ?? page
    const type = node.get(PDFName.of('Type'))
    if (type === PDFName.of('MCR')) return own instanceof PDFRef && kept.has(own)
    if (type === PDFName.of('OBJR')) return links.has(node.get(PDFName.of('Obj')) as PDFRef)
    const children = node.get(PDFName.of('K'))
    const list = children === undefined ? [] : childList(context.lookup(children), children)
    const left = list.filter((each) => stays(each, own))
    if (left.length === 0) return false
    node.set(PDFName.of('K'), context.obj(left as never[]))
    const pageOf = node.get(PDFName.of('Pg'))
    if (pageOf instanceof PDFRef && !kept.has(pageOf)) node.delete(PDFName.of('Pg'))
    const id = node.lookup(PDFName.of('ID'))
    if ((id instanceof PDFString || id instanceof PDFHexString) && child instanceof PDFRef) named.set(id.asString(), child)
    if (node.has(PDFName.of('A'))) cells.push(node)
    return true
  }
  const children = root.get(PDFName.of('K'))
  const left = children === undefined ? [] : childList(context.lookup(children), children).filter((each) => stays(each, undefined))
  root.set(PDFName.of('K'), context.obj(left as never[]))
  pruneParents(context, root, pages)
  if (named.size === 0) root.delete(PDFName.of('IDTree'))
  else {
    const names = [...named].sort(([one], [other]) => (one < other ? -1 : 1))
    const list = names.flatMap(([id, ref]) => [PDFString.of(id), ref])
    const limits = [names[0], names.at(-1)].map((name) => PDFString.of(name?.[0] ?? ''))
    root.set(PDFName.of('IDTree'), context.obj({ Kids: [context.register(context.obj({ Limits: limits, Names: list }))] }))
  }
  for (const cell of cells) dropLostHeaders(cell, named)
}

/** A cell whose table began on a page left out has lost its header. */
function dropLostHeaders(cell: PDFDict, named: ReadonlyMap<string, PDFRef>): void {
  const attributes = cell.lookup(PDFName.of('A'))
  const list = attributes instanceof PDFArray ? attributes.asArray().map((_, index) => attributes.lookup(index)) : [attributes]
  for (const attribute of list) {
    if (!(attribute instanceof PDFDict)) continue
    const headers = attribute.lookupMaybe(PDFName.of('Headers'), PDFArray)
    if (headers === undefined) continue
    for (let index = headers.size() - 1; index >= 0; index -= 1) {
      const id = headers.lookup(index)
      if (!((id instanceof PDFString || id instanceof PDFHexString) && named.has(id.asString()))) headers.remove(index)
    }
    if (headers.size() === 0) attribute.delete(PDFName.of('Headers'))
  }
}

const childList = (value: PDFObject | undefined, original: PDFObject): PDFObject[] => (value instanceof PDFArray ? value.asArray() : [original])

/** The way back from marks on a page to their elements: only of pages and links that stay. */
function pruneParents(context: PDFContext, root: PDFDict, pages: readonly PDFPage[]): void {
  const keys = new Set<number>()
  for (const { node } of pages) {
    const own = node.lookup(PDFName.of('StructParents'))
    if (own instanceof PDFNumber) keys.add(own.asNumber())
    for (const annotation of node.lookupMaybe(PDFName.of('Annots'), PDFArray)?.asArray() ?? []) {
      const key = context.lookup(annotation, PDFDict).lookup(PDFName.of('StructParent'))
      if (key instanceof PDFNumber) keys.add(key.asNumber())
    }
  }
  const entries: PDFObject[] = []
  const walk = (node: PDFDict): void => {
    const numbers = node.lookupMaybe(PDFName.of('Nums'), PDFArray)
    for (let index = 0; numbers !== undefined && index < numbers.size(); index += 2) {
      const key = numbers.lookup(index, PDFNumber)
      const value = numbers.get(index + 1)
      if (keys.has(key.asNumber()) && value !== undefined) entries.push(key, value)
    }
    for (const kid of node.lookupMaybe(PDFName.of('Kids'), PDFArray)?.asArray() ?? []) walk(context.lookup(kid, PDFDict))
  }
  const tree = root.lookupMaybe(PDFName.of('ParentTree'), PDFDict)
  if (tree === undefined) return
  walk(tree)
  root.set(PDFName.of('ParentTree'), context.register(context.obj({ Nums: context.obj(entries as never[]) })))
}

/** The title stands a second time in the document's XML description. */
function retitleMetadata({ context, catalog }: PDFDocument, title: string): void {
  const ref = catalog.get(PDFName.of('Metadata'))
  const stream = context.lookup(ref)
  if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream) || stream.dict.has(PDFName.of('Filter'))) return
  const escaped = title.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const text = Buffer.from(stream.contents)
    .toString('utf8')
    .replace(/(<dc:title>.*?<rdf:li[^>]*>)[^<]*/s, `$1${escaped}`)
  const bytes = Buffer.from(text, 'utf8')
  stream.dict.set(PDFName.of('Length'), PDFNumber.of(bytes.length))
  context.assign(ref, PDFRawStream.of(stream.dict, new Uint8Array(bytes)))
}

function deleteUnreachable({ context }: PDFDocument): void {
  const seen = new Set<PDFRef>()
  const walk = (object: PDFObject | undefined): void => {
    if (object instanceof PDFRef) {
      if (seen.has(object)) return
      seen.add(object)
      walk(context.lookup(object))
    } else if (object instanceof PDFArray) object.asArray().forEach(walk)
    else if (object instanceof PDFDict) object.values().forEach(walk)
    else if (object instanceof PDFStream) walk(object.dict)
  }
  for (const start of [context.trailerInfo.Root, context.trailerInfo.Info]) walk(start)
  for (const [ref] of context.enumerateIndirectObjects()) if (!seen.has(ref)) context.delete(ref)
}
