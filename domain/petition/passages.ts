/** What stands in the exhibits, page by page, as the petitioner says: told once, where the exhibit is relied on. */
import { settledFacts, type CaseFact, type CaseFile } from './case-file.ts'
import { bare } from './checks/block-text.ts'

const IDLE = new Set('the a an of in to and or by for at on with from per than as its their my was were is are be it that which has had have this these those not'.split(' '))
const STEM = 7
const stems = (text: string): Set<string> =>
  new Set(
    bare(text)
      .split(' ')
      .filter((word) => word !== '' && !IDLE.has(word))
      .map((word) => (/\d/.test(word) ? word : word.replace(/(?:ies|es|s|ed|ing)$/, '').slice(0, STEM))),
  )

/** Whether a passage says what the fact says already: its numbers, and most of its words. Only its page is told then. */
export function isToldBy(passage: Pick<CaseFact, 'text'>, fact: Pick<CaseFact, 'text'>): boolean {
  const [own, told] = [[...stems(passage.text)], stems(fact.text)]
  return own.length >= 3 && own.every((word) => !/\d/.test(word) || told.has(word)) && own.filter((word) => told.has(word)).length * 4 >= own.length * 3
}

const firstPage = ({ fields }: CaseFact): number => Number(/\d+/.exec(fields['page'] ?? '')?.[0] ?? 0)

/** In the order of its pages; what tells no page stands first. */
export const passagesOf = (file: CaseFile, exhibit: string): CaseFact[] =>
  settledFacts(file, 'exhibit.shows')
    .filter(({ exhibits }) => exhibits.includes(exhibit))
    .toSorted((one, other) => firstPage(one) - firstPage(other))

/** Passages with a page that say of an exhibit of the fact what the fact says. */
export const pinsOf = (file: CaseFile, fact: CaseFact): CaseFact[] =>
  fact.kind === 'passage' ? [] : fact.exhibits.flatMap((id) => passagesOf(file, id).filter((passage) => (passage.fields['page'] ?? '') !== '' && isToldBy(passage, fact)))

/** `page 7`, `pages 7–9 and 12`, not parted at the end of a line: where in an exhibit it stands; empty where no page is known. */
export function pagesInWords(passages: readonly CaseFact[]): string {
  const pages = [...new Set(passages.map(({ fields }) => fields['page'] ?? '').filter(Boolean))]
  if (pages.length === 0) return ''
  const list = pages.length === 1 ? pages[0]! : `${pages.slice(0, -1).join(', ')} and ${pages.at(-1)!}`
  return `${pages.length > 1 || /\D/.test(list) ? 'pages' : 'page'}\u00A0${list}`
}
