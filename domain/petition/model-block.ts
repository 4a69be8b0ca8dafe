/** Which paragraphs a language model may word anew, what it is shown for that, and why its words are refused. */
import { InlineSyntaxError } from '../documents/inline-syntax.ts'
import type { Block } from '../documents/document.ts'
import { inlinesOfBlock } from '../documents/walk-document.ts'
import { EVERYWHERE, OFTEN } from '../drafting/common-words.ts'
import { thingTaken } from '../endeavor/check-rests.ts'
import { splitSentences } from '../endeavor/sentence-forms.ts'
import { findExhibit, isSettled, type CaseFact, type CaseFile } from './case-file.ts'
import { bare, plainText, sentencesOfBlock } from './checks/block-text.ts'
import { checkDraft, type CheckKnowledge } from './checks/check-draft.ts'
import { RULE_LABELS } from './checks/finding.ts'
import { blockWords, citedIn, editableText, factsOf, isOutOfDate, SECTION_LABELS, withText, type DraftBlock, type ExhibitNumbers } from './draft.ts'
import { tidy } from './fact-words.ts'

/** What a model is shown: confirmed facts, their exhibits and the composer's text; nothing else of the case. `text` cites as `{{Ex-x4}}`. */
export type ModelAsk = {
  section: string
  heading: string
  facts: { id: string; text: string }[]
  exhibits: { id: string; title: string }[]
  text: string
  /** Why its first answer was refused. */
  refused: string[]
}

/** What a model answers: the paragraph, and the ids of the facts that it told. */
export type ModelAnswer = { text: string; facts: string[] }

/** What the law means for the facts is the composer's to say: no fact says it. */
const isFinding = ({ id }: DraftBlock): boolean => /\/(?:applied|counted|listed|profession)$/.test(id) || id === 'p3/balance'

/** A paragraph of the composer's that rests on facts as they are now. What an operator wrote is theirs. */
export const isForModel = (block: DraftBlock, file: Pick<CaseFile, 'facts'>): boolean =>
  block.origin !== 'operator' &&
  !block.removed &&
  block.standard === null &&
  block.composed?.kind === 'paragraph' &&
  block.section !== 'opening' &&
  block.section !== 'appendix' &&
  !block.id.includes('/shown/') &&
  !isFinding(block) &&
  factsOf(block).length > 0 &&
  block.beside === null &&
  !isOutOfDate(block, file) &&
  // What the customer insists on stands as it was typed.
  !file.facts.some(({ id, kept }) => kept !== undefined && id in block.basis)

const NO_NUMBERS: ExhibitNumbers = new Map()

/** Of a passage the paragraph names the page only. */
const toldFacts = (file: CaseFile, block: DraftBlock): CaseFact[] => factsOf(block).flatMap((id) => file.facts.filter((fact) => fact.id === id && isSettled(fact) && fact.kind !== 'passage'))

/** Throws where the block is none for a model. */
export function askFor(file: CaseFile, blocks: readonly DraftBlock[], block: DraftBlock): ModelAsk {
  if (block.composed === null || !isForModel(block, file)) throw new Error(`${block.id} is not for a model`)
  const above = blocks.slice(0, blocks.indexOf(block)).findLast((one) => one.block.kind === 'heading')
  return {
    section: SECTION_LABELS[block.section],
    heading: above === undefined ? '' : blockWords(above.block),
    facts: toldFacts(file, block).map(({ id, text }) => ({ id, text })),
    exhibits: citedIn({ block: block.composed }).flatMap((id) => findExhibit(file, id) ?? []),
    text: editableText(block.composed, NO_NUMBERS) ?? '',
    refused: [],
  }
}

/** Longer than the facts by more than this is padding. */
const LONGER = 1.4
const MORE_WORDS = 20
const count = (text: string) => text.split(/\s+/).filter(Boolean).length
const stem = (word: string) => word.slice(0, 6)
const contentWords = (text: string) =>
  bare(text)
    .split(' ')
    .filter((word) => word.length > 4 && !EVERYWHERE.has(word) && !OFTEN.has(word))

/** Words of argument that claim nothing by themselves: a first sentence may join the facts and the heading with them. */
const ARGUMENT = new Set(
  'approach authority begin benefit beyond burden community confirm contract costly decide decision demand depend detection early effect employer evidence guide harm independent large late loss measure member method need office organization place practice presence problem program public record reach rely result save search second serve shows small source support system taken third today useful users works'
    .split(' ')
    .map((word) => word.slice(0, 4)),
)
const LEAD_WORDS_MAX = 16
const TOO_MUCH = /\b(?:all|every|everywhere|most|many|always|never|only|sole|solely|first|leading|nation\w*|widely|proven|fully|largest|thousands?|hundreds?|millions?)\b/i

/** "The practice has been taken up by an organization independent of me": what the facts below it show, in words of theirs, of the heading and of argument alone. */
function isLead(text: string, ground: readonly string[]): boolean {
  const words = (from: string) =>
    bare(from)
      .split(' ')
      .filter((word) => word.length > 4)
      .map((word) => word.slice(0, 4))
  const known = new Set(ground.flatMap(words))
  const own = contentWords(text).map((word) => word.slice(0, 4))
  return count(text) <= LEAD_WORDS_MAX && !TOO_MUCH.test(text) && !/\d/.test(text) && words(text).some((word) => known.has(word)) && own.every((word) => known.has(word) || ARGUMENT.has(word))
}

const OF_SELF = /\b(?:I|[Mm]y|me|[Mm]ine)\b/
const MADE = /\b(?:invent|creat|develop|design|buil[dt]|wr[io]t|made|mine|own|found|originat|devis|program|draft|author|construct|patent|conceiv|call|publish)/i

/** “The meter is my creation”: a fact has to tell that the person made the thing, and not only name it. */
function isTakenUntold(sentence: string, ground: readonly string[]): boolean {
  const thing = thingTaken(sentence.replace(/\s*\([^)]*\)/g, ''))
  if (thing === null) return false
  const words = bare(thing)
    .split(' ')
    .filter((word) => word.length > 3)
    .map(stem)
  const tells = (told: string) =>
    OF_SELF.test(told) &&
    MADE.test(told) &&
    words.every((word) =>
      bare(told)
        .split(' ')
        .some((other) => stem(other) === word),
    )
  return !ground.flatMap(splitSentences).some(tells)
}

/** A sentence most of whose words stand in no fact: an invention without a number or a name is seen by this alone. */
function offRecord(block: Block, ground: readonly string[], heading: string): string | undefined {
  const known = new Set(ground.flatMap(contentWords).map(stem))
  return sentencesOfBlock(block).find(({ text }, at) => {
    if (at === 0 && sentencesOfBlock(block).length > 1 && !/\(/.test(text) && isLead(text, [...ground, heading])) return false
    if (isTakenUntold(text, ground)) return true
    const own = contentWords(text)
    return own.length > 1 && own.filter((word) => known.has(stem(word))).length * 2 < own.length
  })?.text
}

function blockFrom(block: DraftBlock, text: string): Block | null {
  try {
    const made = withText(block.composed!, tidy(text), NO_NUMBERS)
    const plainRuns = inlinesOfBlock(made).every((run) => run.every((inline) => inline.kind === 'exhibit' || (inline.kind === 'text' && inline.bold !== true && inline.italic !== true)))
    return plainRuns ? made : null
  } catch (error) {
    if (error instanceof InlineSyntaxError) return null
    throw error
  }
}

/** The paragraph in the words of a model, or why it is refused; each refusal in words that the model is told too. */
export function blockFromModel(
  given: { file: CaseFile; blocks: readonly DraftBlock[]; block: DraftBlock; knowledge: CheckKnowledge },
  answer: ModelAnswer,
): { kind: 'taken'; block: DraftBlock } | { kind: 'refused'; why: string[] } {
  const { file, blocks, block, knowledge } = given
  const made = blockFrom(block, answer.text)
  if (made === null || block.composed === null) return { kind: 'refused', why: ['It holds marks other than citations of exhibits.'] }
  if (plainText(made).trim() === '') return { kind: 'refused', why: ['It says nothing.'] }
  const why: string[] = []
  const shown = toldFacts(file, block).map(({ id }) => id)
  const foreign = answer.facts.filter((id) => !shown.includes(id))
  if (foreign.length > 0) why.push(`It names facts that it was not shown: ${foreign.join(', ')}.`)
  const untold = shown.filter((id) => !answer.facts.includes(id))
  if (untold.length > 0) why.push(`It leaves out ${untold.length === 1 ? 'a fact' : `${untold.length} facts`}: ${untold.join(', ')}.`)
  const lost = citedIn({ block: block.composed }).filter((id) => !citedIn({ block: made }).includes(id))
  if (lost.length > 0) why.push(`It no longer cites ${lost.map((id) => `Ex-${id}`).join(', ')}.`)
  const before = plainText(block.composed)
  if (count(plainText(made)) > count(before) * LONGER + MORE_WORDS) why.push('It is much longer than its facts.')
  const ask = askFor(file, blocks, block)
  const off = offRecord(made, [before, ...ask.facts.map(({ text }) => text), ...ask.exhibits.map(({ title }) => title), file.lock?.text ?? ''], ask.heading)
  if (off !== undefined) why.push(`The facts do not say this: “${off.slice(0, 120)}”`)
  const written: DraftBlock = { ...block, block: made, origin: 'model', reviewed: false, note: undefined }
  // What is about the letter as a whole is found at its other places; words of its own are shown to the operator.
  const found = checkDraft(file, [written], knowledge).filter(({ rule, blockId, blocking }) => blocking && rule !== 'untraced' && blockId === block.id)
  why.push(...found.map(({ rule, quote, message }) => `${RULE_LABELS[rule]}${quote === '' ? '' : `, “${quote.slice(0, 120)}”`}: ${message}`))
  return why.length === 0 ? { kind: 'taken', block: written } : { kind: 'refused', why }
}
