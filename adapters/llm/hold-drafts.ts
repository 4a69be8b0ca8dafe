/**
 * What a language model wrote, held to the check of every drafter. It is held against the words of a stranger, so this is work
 * for the processes of such work: pure, and what it is given and answers can be copied.
 */
import { unwantedIn } from '../../domain/drafting/unwanted-words.ts'
import { folded } from '../../domain/endeavor/check-material.ts'
import { checkWording } from '../../domain/endeavor/check-wording.ts'
import { checkEndeavorSet, type CheckContext, type CheckKnowledge } from '../../domain/endeavor/endeavor-check.ts'
import type { EndeavorFailure, EndeavorRule } from '../../domain/endeavor/endeavor-rules.ts'
import type { EndeavorOption, EndeavorSet } from '../../domain/endeavor/endeavor-set.ts'
import { findUnsafeWords } from '../../domain/endeavor/safe-words.ts'
import { unsupportedSentences } from '../../domain/endeavor/unsupported-sentences.ts'
import { keysNamedIn, PARTS, withoutFaultySentences, type DraftSentence } from './mend-draft.ts'

export type DraftOption = { title: string; sentences: DraftSentence[]; supportQuotes: string[]; priorityKeys: string[]; toProve: string[]; adaptations: string[] }

/** A public document as it stands in a grounding. */
export type DraftingDocument = CheckKnowledge['priorities'][number] & { url: string }

/** What drafts are held against. `sources`: where a quote may come from, searched in order. */
export type DraftGround = {
  sources: { from: 'resume' | 'answers' | 'sample'; text: string }[]
  documents: readonly DraftingDocument[]
  context: CheckContext
  /** What a sentence may rest on without a mark, where that is less than what the check knows. */ bornOut?: string
}

type Options = EndeavorSet['options']

/** Four drafts without the sentences that can be missed. `wrong`: places that are at fault still. */
export type Held = { made: Options; shortened: boolean[]; wrong: number[] }

/** What two options can break together, whoever wrote them. */
const RULES_OF_SETS: readonly EndeavorRule[] = ['overlap', 'same title']

export const line = (text: string, max: number) => text.replace(/\s+/g, ' ').trim().slice(0, max)

/** In the words of the list: a model's own may say more than the document does. */
const noteOf = ({ covers = [], says = [] }: DraftingDocument): string => line([...(typeof covers === 'string' ? [covers] : covers), ...says][0] ?? '', 300)

const saidIn = ({ sentences }: DraftOption, parts: readonly (typeof PARTS)[number][]): string =>
  sentences
    .filter(({ part }) => parts.includes(part))
    .map(({ text }) => text.trim())
    .join(' ')

/** Something to be shown beside an option that no option may hold. */
const isPlainNote = (text: string, unwanted: readonly string[]): boolean =>
  unwantedIn(text, unwanted).length === 0 && findUnsafeWords(text).length === 0 && checkWording('', text, null).every(({ rule }) => rule === 'first person')

/** Keeps what can be shown to rest on the material: an invented quote falls out here and fails the check, an unnamed priority falls out. */
function toOption(draft: DraftOption, at: number, { sources, documents, context: { unwanted = [] } }: DraftGround): EndeavorOption {
  // Line breaks and marks stay for the check to see.
  const text = saidIn(draft, PARTS).slice(0, 4000)
  const keys = keysNamedIn(text, draft.priorityKeys, documents)
  return {
    title: line(draft.title, 300),
    text,
    parts: {
      problem: saidIn(draft, ['problem']),
      build: saidIn(draft, ['build']),
      users: saidIn(draft, ['users']),
      spread: saidIn(draft, ['spread', 'priority']),
      why: saidIn(draft, ['why']),
    },
    path: at < 2 ? 'close' : 'alternative',
    draftedBy: 'model',
    grounding: {
      support: draft.supportQuotes
        .flatMap((quote) => {
          const found = sources.find(({ text }) => quote.trim() !== '' && text.includes(folded(quote)))
          return found && unwantedIn(quote, unwanted).length === 0 ? [{ from: found.from, quote: line(quote, 600) }] : []
        })
        .slice(0, 10),
      priorities: documents.filter(({ key }) => keys.includes(key)).map((document) => ({ key: document.key, title: document.title, date: document.date, url: document.url, note: noteOf(document) })),
      toProve: draft.toProve
        .filter((item) => isPlainNote(item, unwanted))
        .slice(0, 6)
        .map((item) => line(item, 300)),
    },
    adaptations: draft.adaptations
      .filter((item) => isPlainNote(item, unwanted))
      .slice(0, 4)
      .map((item) => line(item, 300)),
  }
}

const fourOf = (made: readonly EndeavorOption[]): Options | null => {
  const [a, b, c, d] = made
  return a && b && c && d && made.length === 4 ? [a, b, c, d] : null
}

const failuresOf = (options: Options, { context, documents }: DraftGround): EndeavorFailure[] => checkEndeavorSet({ options }, context, { priorities: documents })

/** Places that are at fault, alone or as part of the whole; `spared`: those that were held to other rules before. */
function placesOf(found: readonly EndeavorFailure[], spared: readonly boolean[] = []): number[] {
  const failures = found.filter(({ rule, option }) => option === null || !spared[option] || RULES_OF_SETS.includes(rule))
  return [0, 1, 2, 3].filter((at) => failures.some(({ option }) => option === at || option === null))
}

/** What is left of a model's words is taken, and what nothing bears out is marked for the person to look at. */
function withMarks(option: EndeavorOption, { context, documents, bornOut }: DraftGround): EndeavorOption {
  const unsupported = unsupportedSentences(option, bornOut === undefined ? context : { given: bornOut }, { priorities: documents })
  return unsupported.length === 0 ? option : { ...option, unsupported }
}

/** Null where there are not four. `asDrafted`: what the drafts broke as they came; `left`: what those that were made of them break. */
export function holdDrafts({ drafts, ground }: { drafts: readonly DraftOption[]; ground: DraftGround }): { held: Held; asDrafted: EndeavorFailure[]; left: EndeavorFailure[] } | null {
  const optionOf = (one: DraftOption, at: number) => toOption(one, at, ground)
  const first = fourOf(drafts.map(optionOf))
  if (!first) return null
  const asDrafted = failuresOf(first, ground)
  const shortened = [false, false, false, false]
  const made: Options = [...first]
  for (const at of placesOf(asDrafted)) {
    const shorter = withoutFaultySentences(drafts[at]!, at, optionOf, ground.context, { priorities: ground.documents })
    if (!shorter) continue
    made[at] = optionOf(shorter, at)
    shortened[at] = true
  }
  const left = failuresOf(made, ground)
  const marked = fourOf(made.map((option) => withMarks(option, ground)))!
  return { held: { made: marked, shortened, wrong: placesOf(left, shortened) }, asDrafted, left }
}

/** The set with each wrong place filled from its own `others`, the best first; null where that leads to no set that holds. */
export function completeDrafts({ held: { made, shortened, wrong }, others, ground }: { held: Held; others: readonly (readonly EndeavorOption[])[]; ground: DraftGround }): Options | null {
  let options = made
  const spared = [...shortened]
  for (const [index, at] of wrong.entries()) {
    spared[at] = true
    const open = wrong.slice(index + 1)
    const fitting = (others[index] ?? [])
      .map((other) => fourOf(options.map((one, place) => (place === at ? other : one))))
      .find((set) => set && placesOf(failuresOf(set, ground), spared).every((place) => open.includes(place)))
    if (!fitting) return null
    options = fitting
  }
  return options
}
