import { Document as WordDocument, Packer } from 'docx'
import { estimatePageNumbersWith } from 'docx/layout'
import { cleanText } from '../../domain/documents/clean-text.ts'
import type { Document } from '../../domain/documents/document.ts'
import { wordBlocks } from './docx-blocks.ts'
import { wordFrame } from './docx-frame.ts'
import { wordNumbering, wordStyles } from './docx-styles.ts'
import { PAGE_DESIGNS } from './page-design.ts'

/**
 * A Word file with real heading styles, numbering, header, footer and content controls. Page numbers in the contents
 * are worked out here (0.4 to 2 s of CPU for long documents), so Word shows them without asking to update fields.
 */
export const renderDocx = async (document: Document): Promise<Uint8Array> => {
  const design = PAGE_DESIGNS[document.kind]
  const { children, footnotes } = wordBlocks(document)
  const { section, frontMatter } = wordFrame(document)
  const hasContents = document.blocks.some((block) => block.kind === 'contents')
  const word = new WordDocument({
    title: cleanText(document.title),
    subject: cleanText(document.subtitle ?? ''),
    creator: '',
    lastModifiedBy: '',
    styles: wordStyles(design),
    numbering: wordNumbering(document),
    footnotes,
    defaultTabStop: 720,
    ...(hasContents ? { pageNumbers: estimatePageNumbersWith({ guess: true }) } : {}),
    sections: [{ ...section, children: [...frontMatter, ...children] }],
  })
  return new Uint8Array(await Packer.toArrayBuffer(word))
}
