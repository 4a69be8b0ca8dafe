/** Makes the places to fill in of a worksheet fields that a PDF reader types into. */
import {
  PDFAcroCheckBox,
  PDFAcroText,
  PDFArray,
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFTextField,
  type PDFAcroTerminal,
  type PDFObject,
  type PDFPage,
} from 'pdf-lib'
import { LETTER_HEIGHT } from './page-design.ts'
import type { FormMark } from './typst-compiler.ts'

const FONT_SIZE = 10
/** Points that a field stays inside the lines of its box. */
const INSET = 1

/** Rows of one box on one page become one place. */
export function formPlaces(marks: readonly FormMark[]): FormMark[] {
  const places: FormMark[] = []
  for (const mark of marks) {
    const last = places.at(-1)
    if (mark.kind === 'row' && last?.kind === 'row' && last.box === mark.box && last.page === mark.page) last.height = mark.y + mark.height - last.y
    else places.push({ ...mark })
  }
  return places
}

/** The same PDF with a form field on each place, tagged and named by its label. The same input gives the same bytes. */
export async function withFormFields(pdf: Uint8Array, marks: readonly FormMark[]): Promise<Uint8Array> {
  if (marks.length === 0) return pdf
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const form = document.getForm()
  const pages = document.getPages()
  const structure = structureOf(document)
  for (const [index, place] of formPlaces(marks).entries()) {
    const page = pages[place.page - 1]
    if (page === undefined) throw new Error(`a place to fill in lies on page ${place.page} of ${pages.length}`)
    const at = { x: place.x + INSET, y: LETTER_HEIGHT - place.y - place.height + INSET, width: place.width - 2 * INSET, height: place.height - 2 * INSET, borderWidth: 0 }
    // A full stop in a name would make a tree of fields.
    const name = `${index + 1} ${place.label.replace(/[.\s]+/g, ' ').trim()}`.slice(0, 80)
    const terminal = (place.kind === 'check' ? PDFAcroCheckBox : PDFAcroText).create(document.context)
    terminal.setPartialName(name)
    // What creates a field by its name compares it with every field before; these names begin with their number.
    form.acroForm.addField(terminal.ref)
    if (terminal instanceof PDFAcroCheckBox) PDFCheckBox.of(terminal, terminal.ref, document).addToPage(page, at)
    else {
      const field = PDFTextField.of(terminal, terminal.ref, document)
      if (place.kind !== 'line') field.enableMultiline()
      field.addToPage(page, at)
      field.setFontSize(FONT_SIZE)
    }
    describe(document, structure, page, terminal, place.label)
  }
  writeParents(document, structure)
  return document.save({ useObjectStreams: true, addDefaultPage: false })
}

/** The structure of a tagged PDF: what holds the whole document, and which element stands for which key. */
type Structure = { root: PDFDict; whole: PDFRef; kids: PDFArray; parents: PDFObject[]; nextKey: number }

function structureOf({ context, catalog }: PDFDocument): Structure | null {
  const root = catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)
  const tree = root?.lookupMaybe(PDFName.of('ParentTree'), PDFDict)
  if (root === undefined || tree === undefined) return null
  const top = root.get(PDFName.of('K'))
  const list = context.lookup(top)
  const whole = list instanceof PDFArray ? list.get(0) : top
  const node = context.lookup(whole)
  if (!(whole instanceof PDFRef) || !(node instanceof PDFDict)) throw new Error('the structure of the document has no element that holds it')
  const within = node.get(PDFName.of('K'))
  const known = context.lookup(within)
  const kids = known instanceof PDFArray ? known : context.obj(within === undefined ? [] : [within as PDFRef])
  node.set(PDFName.of('K'), kids)
  const parents: PDFObject[] = []
  const walk = (branch: PDFDict): void => {
    parents.push(...(branch.lookupMaybe(PDFName.of('Nums'), PDFArray)?.asArray() ?? []))
    for (const kid of branch.lookupMaybe(PDFName.of('Kids'), PDFArray)?.asArray() ?? []) walk(context.lookup(kid, PDFDict))
  }
  walk(tree)
  const keys = parents.flatMap((value, index) => (index % 2 === 0 && value instanceof PDFNumber ? [value.asNumber()] : []))
  return { root, whole, kids, parents, nextKey: Math.max(-1, ...keys) + 1 }
}

/** What a reader of screens says of a field, and its place in the structure. */
function describe({ context }: PDFDocument, structure: Structure | null, page: PDFPage, field: PDFAcroTerminal, label: string): void {
  field.dict.set(PDFName.of('TU'), PDFHexString.fromText(label))
  page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
  const ref = field.Kids()?.get(0)
  const widget = field.getWidgets()[0]?.dict
  if (structure === null || widget === undefined || ref === undefined) return
  const element = context.register(context.obj({ Type: 'StructElem', S: 'Form', P: structure.whole, Pg: page.ref, Alt: PDFHexString.fromText(label), K: { Type: 'OBJR', Obj: ref, Pg: page.ref } }))
  widget.set(PDFName.of('StructParent'), PDFNumber.of(structure.nextKey))
  structure.kids.push(element)
  structure.parents.push(PDFNumber.of(structure.nextKey), element)
  structure.nextKey += 1
}

function writeParents({ context }: PDFDocument, structure: Structure | null): void {
  if (structure === null) return
  structure.root.set(PDFName.of('ParentTree'), context.register(context.obj({ Nums: context.obj(structure.parents as never[]) })))
  structure.root.set(PDFName.of('ParentTreeNextKey'), PDFNumber.of(structure.nextKey))
}
