import { Document as WordDocument, Packer } from 'docx'
import { cleanText } from '../../domain/documents/clean-text.ts'
import { isEditedForFiling } from '../../domain/documents/document.ts'
import type { Document } from '../../domain/documents/document.ts'
import { wordBlocks } from './docx-blocks.ts'
import { wordFrame } from './docx-frame.ts'
import { wordNumbering, wordStyles } from './docx-styles.ts'
import { PAGE_DESIGNS } from './page-design.ts'

/**
 * A Word file with real heading styles, numbering, header, footer and content controls. Its contents show `headingPages`,
 * the page of each heading. Word does not ask to update fields.
 */
export async function wordFile(document: Document, headingPages: readonly number[]): Promise<Uint8Array<ArrayBuffer>> {
  const { children, footnotes } = wordBlocks(document, headingPages)
  const { section, frontMatter } = wordFrame(document)
  const word = new WordDocument({
    title: isEditedForFiling(document) ? '' : cleanText(document.title),
    subject: isEditedForFiling(document) ? '' : cleanText(document.subtitle ?? ''),
    creator: '',
    lastModifiedBy: '',
    styles: wordStyles(PAGE_DESIGNS[document.kind]),
    numbering: wordNumbering(document),
    footnotes,
    defaultTabStop: 720,
    sections: [{ ...section, children: [...frontMatter, ...children] }],
  })
  return new Uint8Array(await Packer.toArrayBuffer(word))
}
