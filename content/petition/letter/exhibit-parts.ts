/** What each exhibit is and says, behind the part of the argument that relies on it first. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { Inlines } from '../../../domain/documents/document.ts'
import { findExhibit, type CaseFact, type CaseFile } from '../../../domain/petition/case-file.ts'
import { citedIn, factsOf, type DraftBlock } from '../../../domain/petition/draft.ts'
import { pagesInWords, passagesOf } from '../../../domain/petition/passages.ts'
import { made, told, type LetterGround } from './letter-parts.ts'

/** `p1/merit` of `p1/merit/f12`. */
const partOf = ({ id }: DraftBlock): string => id.split('/').slice(0, 2).join('/')

/** The petitioner is asked for whole sentences: what ends like one is taken for one. */
const isWhole = ({ text }: CaseFact): boolean => /^[“‘(]?[\p{Lu}\d].{20,}[.?!]”?$/u.test(text)

/** The words of a passage with its page; the exhibit stands at the head of the paragraph, and once more behind its last sentence. */
function paged(fact: CaseFact): Inlines {
  const pages = pagesInWords([fact])
  return plain(pages === '' ? fact.text : fact.text.replace(/([.?!])(”?)$/, `$2 (${pages})$1`))
}

function shown(file: CaseFile, first: DraftBlock, exhibit: string, passages: readonly CaseFact[]): DraftBlock[] {
  const title = findExhibit(file, exhibit)!.title
  const sentences = passages.filter(isWhole)
  const lines = passages.filter((passage) => !isWhole(passage))
  const head: Inlines = [
    { kind: 'exhibit', id: `Ex-${exhibit}` },
    { kind: 'text', text: ', ' },
    { kind: 'text', text: `${title}${/[.?!]$/.test(title) ? '' : '.'}`, bold: true },
  ]
  const id = `${partOf(first).split('/')[1]!}/shown/${exhibit}`
  const content = [...head, ...sentences.flatMap((fact): Inlines => [{ kind: 'text', text: ' ' }, ...(fact === sentences.at(-1) ? told(file, fact) : paged(fact))])]
  return [
    made(first.section, id, { kind: 'paragraph', content }, sentences),
    ...(lines.length === 0 ? [] : [made(first.section, `${id}/lines`, { kind: 'list', ordered: false, items: lines.map((fact) => ({ content: told(file, fact) })) }, lines)]),
  ]
}

/** The argument with a paragraph for each exhibit whose passages are known; what the argument says already is told by its page there. */
export function withPassages({ file }: LetterGround, argument: readonly DraftBlock[]): DraftBlock[] {
  const pinned = new Set(argument.flatMap(factsOf))
  const described = new Set<string>()
  const behind = new Map<string, DraftBlock[]>()
  for (const block of argument) {
    for (const exhibit of citedIn(block)) {
      if (described.has(exhibit)) continue
      described.add(exhibit)
      const passages = passagesOf(file, exhibit).filter(({ id }) => !pinned.has(id))
      if (passages.length > 0) behind.set(partOf(block), [...(behind.get(partOf(block)) ?? []), ...shown(file, block, exhibit, passages)])
    }
  }
  const lastOf = new Map(argument.map((block, place) => [partOf(block), place] as const).filter(([, place]) => !argument[place]!.id.endsWith('/applied')))
  return argument.flatMap((block, place) => (lastOf.get(partOf(block)) === place ? [block, ...(behind.get(partOf(block)) ?? [])] : [block]))
}
