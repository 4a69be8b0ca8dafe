/** Word files for tests, written as XML so that what Word itself would write (deletions, text boxes, fields) can be in them. */
import { strToU8, zipSync, type Zippable } from 'fflate'

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

export type WordParts = { header?: string; footer?: string; styles?: string; more?: Record<string, Uint8Array> }

/** `body`: what stands in `<w:body>`. */
export function wordFile(body: string, { header, footer, styles, more = {} }: WordParts = {}): Uint8Array {
  const part = (name: string, content: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?><w:${name} ${NAMESPACES}>${content}</w:${name}>`)
  const files: Zippable = {
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    ...(header === undefined ? {} : { 'word/header1.xml': part('hdr', header), 'word/header2.xml': part('hdr', header) }),
    ...(footer === undefined ? {} : { 'word/footer1.xml': part('ftr', footer) }),
    ...(styles === undefined ? {} : { 'word/styles.xml': part('styles', styles) }),
    ...more,
  }
  return zipSync(files)
}

/** A paragraph: `properties` go into `<w:pPr>`, `marks` into the run's `<w:rPr>`. */
export function paragraph(text: string, { properties = '', marks = '' } = {}): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${run(text, marks)}</w:p>`
}

export function run(text: string, marks = ''): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<w:r><w:rPr>${marks}</w:rPr>${escaped
    .split('\t')
    .map((piece) => `<w:t xml:space="preserve">${piece}</w:t>`)
    .join('<w:tab/>')}</w:r>`
}

export function table(rows: string[][], shade?: string): string {
  const cell = (content: string) => `<w:tc><w:tcPr>${shade === undefined ? '' : `<w:shd w:val="clear" w:fill="${shade}"/>`}</w:tcPr>${content}</w:tc>`
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
}
