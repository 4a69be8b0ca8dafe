/** Decides which of the twelve sections stand open, which one an address names, and which ones hold a reader's words. */
import type { CopyBlock } from '../../content/copy.ts'
import { FAQ_KEYS, FAQS, findFaqByLocation, type FaqKey, type FaqSection } from '../../content/faqs.ts'
import { NIW_DIY_DOCUMENTS } from '../../content/niw-diy-documents.ts'

/** One flag per section: open or closed (specification 1 §3, "FAQ state"). */
export type OpenSections = Readonly<Record<FaqKey, boolean>>

export function allSections(open: boolean): OpenSections {
  return Object.fromEntries(FAQ_KEYS.map((key) => [key, open])) as OpenSections
}

/** The same object where nothing changes, so that an echo from the page causes no new rendering. */
export function withSection(sections: OpenSections, key: FaqKey, open: boolean): OpenSections {
  return sections[key] === open ? sections : { ...sections, [key]: open }
}

/** The anchor of a section: its location in small letters with hyphens, `CancelationPolicy` as `cancelation-policy`. */
export function faqAnchor(section: FaqSection): string {
  return section.location.replace(/(?<=.)([A-Z])/g, '-$1').toLowerCase()
}

/** The section an address asks for, by fragment (`#documents-list`) or by location; undefined leaves the page at its top. */
export function askedSection(location: string | undefined, hash: string): FaqSection | undefined {
  const anchor = hash.replace(/^#/, '')
  return FAQS.find((section) => faqAnchor(section) === anchor) ?? findFaqByLocation(location)
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []

function textOfBlock(block: CopyBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraphs':
      return block.text
    case 'list':
      return block.items
    case 'heading':
      return [block.text]
    case 'table':
      return [block.table.caption, ...block.table.columns, ...block.table.rows.flatMap((row) => [row.name, ...row.cells]), block.table.note ?? '']
    case 'documents':
      return NIW_DIY_DOCUMENTS.flatMap((document) => [document.title, document.text])
    case 'carousel':
    case 'sources':
      return []
  }
}

/**
 * The sections in which each word of `query` begins some word of question or answer. An empty query asks for nothing
 * and gets every section. Copy is searched as written, so a token does not match the value it stands for.
 */
export function sectionsMatching(query: string): readonly FaqSection[] {
  const asked = words(query)
  if (asked.length === 0) return FAQS
  return FAQS.filter((section) => {
    const present = words([section.question, section.short, ...section.answer.flatMap(textOfBlock)].join(' '))
    return asked.every((word) => present.some((candidate) => candidate.startsWith(word)))
  })
}
