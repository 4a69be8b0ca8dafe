import { Document as WordDocument, Packer } from 'docx'
import { cleanText } from '../../domain/documents/clean-text.ts'
import { isEditedForFiling } from '../../domain/documents/document.ts'
import type { Document } from '../../domain/documents/document.ts'
import { wordBlocks } from './docx-blocks.ts'
import { wordFrame } from './docx-frame.ts'
import { wordNumbering, wordStyles } from './docx-styles.ts'
import { PAGE_DESIGNS } from './page-design.ts'
import { renderPdf } from './render-pdf.ts'
import type { PageLayout } from './typst-compiler.ts'

/**
 * A Word file with real heading styles, numbering, header, footer and content controls. Its contents show the pages of
 * `layout`, the PDF's, whose lines and pages break alike; without it they are asked for. Word does not ask to update fields.
 */
export const renderDocx = async (document: Document, layout?: PageLayout): Promise<Uint8Array> => {
  const design = PAGE_DESIGNS[document.kind]
  const hasContents = document.blocks.some((block) => block.kind === 'contents')
  const { headingPages } = hasContents ? (layout ?? (await renderPdf(document))) : { headingPages: [] }
  const { children, footnotes } = wordBlocks(document, headingPages)
  const { section, frontMatter } = wordFrame(document)
  const word = new WordDocument({
    title: isEditedForFiling(document) ? '' : cleanText(document.title),
    subject: isEditedForFiling(document) ? '' : cleanText(document.subtitle ?? ''),
    creator: '',
    lastModifiedBy: '',
    styles: wordStyles(design),
    numbering: wordNumbering(document),
    footnotes,
    defaultTabStop: 720,
    sections: [{ ...section, children: [...frontMatter, ...children] }],
  })
  return new Uint8Array(await Packer.toArrayBuffer(word))
}
