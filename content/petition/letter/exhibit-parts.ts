/** What each exhibit is and says, behind the paragraph whose facts it bears out. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { Inlines } from '../../../domain/documents/document.ts'
import { findExhibit, type CaseFact, type CaseFile } from '../../../domain/petition/case-file.ts'
import { citedIn, factsOf, type DraftBlock } from '../../../domain/petition/draft.ts'
import { likeness, pagesInWords, passagesOf } from '../../../domain/petition/passages.ts'
import { isDateOnly } from '../../../domain/petition/sentence-support.ts'
import { questionOf } from './fact-roles.ts'
import { INITIALS, made, reworded, told, type LetterGround } from './letter-parts.ts'

/** The petitioner is asked for whole sentences: what ends like one is taken for one. */
const isWhole = ({ text }: CaseFact): boolean => /^[“‘(]?[\p{Lu}\d].{20,}[.?!]”?$/u.test(text)

/** The words of a passage with its page; the exhibit stands behind the first and the last sentence of the paragraph. */
function paged(fact: CaseFact): Inlines {
  const pages = pagesInWords([fact])
  return plain(pages === '' ? fact.text : INITIALS.test(fact.text) ? `${fact.text} (${pages}).` : fact.text.replace(/([.?!])(”?)$/, `$2 (${pages})$1`))
}

function shown(file: CaseFile, { id: at, section }: DraftBlock, exhibit: string, passages: readonly CaseFact[]): DraftBlock[] {
  const sentences = passages.filter(isWhole)
  const lines = passages.filter((passage) => !isWhole(passage))
  const id = `${at.slice(section.length + 1)}/shown/${exhibit}`
  const content = sentences.flatMap((fact, place): Inlines => [...plain(place === 0 ? '' : ' '), ...(place === 0 || fact === sentences.at(-1) ? told(file, fact) : paged(fact))])
  return [
    ...(sentences.length === 0 ? [] : [made(section, id, { kind: 'paragraph', content }, sentences)]),
    ...(lines.length === 0 ? [] : [made(section, `${id}/lines`, { kind: 'list', ordered: false, items: lines.map((fact) => ({ content: told(file, fact) })) }, lines)]),
  ]
}

/** So much of a passage stands in the facts of a paragraph that it belongs there and not where its exhibit is cited first. */
const BELONGS = 0.45

const NAMED = /^(?:Employment )?Letter of (?:Dr\. |Captain |Professor )?(\p{Lu}[\p{L}’-]+ \p{Lu}[\p{L}’-]+)/u
const OF_WRITER = /^(?:He|She|They) (?=states?|explains?|describes?|writes?|says?|adds?|confirms?|lists?|reports?|gives?|names?)/
/** Away from the sentence that named its writer a passage names them itself. */
function withWriter(passage: CaseFact, title: string): CaseFact | null {
  const writer = NAMED.exec(title)?.[1]
  if (!/^(?:He|She|They|It|Its|His|Her|Their|This|These|Those|That)\b/.test(passage.text)) return passage
  return writer !== undefined && OF_WRITER.test(passage.text) ? reworded(passage, passage.text.replace(OF_WRITER, `${writer} `)) : null
}

/** Findings and sums tell no document: what bears out a fact stands behind the fact. */
const isBare = ({ id }: DraftBlock): boolean => /\/(?:applied|counted|listed|profession)$/.test(id) || id === 'p3/balance'

/** Documents whose writer stands in their title. */
const SPEAKS_FOR_ITSELF = /\b(?:letters?|e-?mails?|agreements?|contracts?|plan|license record|description|repository|web ?page|transcript|diploma|thesis|dissertation|article|paper|statement)\b/i

/** The argument with what the exhibits say; what it says already is told by its page there. */
export function withPassages({ file }: LetterGround, argument: readonly DraftBlock[]): DraftBlock[] {
  const pinned = new Set(argument.flatMap(factsOf))
  const citing = new Map<string, DraftBlock[]>()
  for (const block of argument) if (!isBare(block)) for (const exhibit of citedIn(block)) citing.set(exhibit, [...(citing.get(exhibit) ?? []), block])
  const behind = new Map<DraftBlock, DraftBlock[]>()
  const dated = new Map<DraftBlock, CaseFact[]>()
  for (const [exhibit, blocks] of citing) {
    const title = findExhibit(file, exhibit)?.title ?? ''
    const all = passagesOf(file, exhibit).filter(({ id }) => !pinned.has(id))
    // By whom and when a letter was written is told with its citation, and no sentence of its own.
    const folded = SPEAKS_FOR_ITSELF.test(title) ? all.filter(isDateOnly) : []
    const passages = all.filter((passage) => !folded.includes(passage))
    if (folded.length > 0) dated.set(blocks[0]!, [...(dated.get(blocks[0]!) ?? []), ...folded])
    if (passages.length === 0) continue
    const placed = new Map<DraftBlock, CaseFact[]>()
    const [first] = blocks
    const last = lastOfAnswer(file, argument, first!, exhibit)
    const telling = blocks.map((block) => ({ block, facts: file.facts.filter((fact) => fact.id in block.basis && fact.kind !== 'passage' && fact.exhibits.includes(exhibit)) }))
    for (const passage of passages) {
      const best = telling.map(({ block, facts }) => ({ block, alike: Math.max(0, ...facts.map((fact) => likeness(passage, fact))) })).reduce((one, other) => (other.alike > one.alike ? other : one))
      const moved = best.block !== first && best.alike >= BELONGS && (passage.fields['page'] ?? '') !== '' ? withWriter(passage, title) : null
      const at = moved !== null ? best.block : best.alike >= BELONGS && (passage.fields['page'] ?? '') !== '' && best.block === first ? first! : last
      placed.set(at, [...(placed.get(at) ?? []), moved ?? passage])
    }
    for (const [block, passages] of placed) behind.set(block, [...(behind.get(block) ?? []), ...shown(file, block, exhibit, passages)])
  }
  return argument.flatMap((block) => [
    dated.has(block) ? { ...block, basis: { ...block.basis, ...Object.fromEntries(dated.get(block)!.map(({ id, rev }) => [id, rev])) } } : block,
    ...(behind.get(block) ?? []),
  ])
}

/** The last of the paragraphs in a row that tell one answer from the same exhibit: what is said of the exhibit does not part them. */
function lastOfAnswer(file: CaseFile, argument: readonly DraftBlock[], first: DraftBlock, exhibit: string): DraftBlock {
  const question = ({ basis }: DraftBlock) => file.facts.filter(({ id, kind }) => id in basis && kind !== 'passage').map(questionOf)[0] ?? null
  const own = question(first)
  let at = argument.indexOf(first)
  for (let next = argument[at + 1]; own !== null && next !== undefined && !isBare(next) && question(next) === own && citedIn(next).includes(exhibit); next = argument[at + 1]) at += 1
  return argument[at]!
}
