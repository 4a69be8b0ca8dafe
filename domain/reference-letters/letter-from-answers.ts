/**
 * A draft of a reference letter from what its writer answered, and from nothing else: the answers stand in the writer's own
 * words, in an order that follows from what the writer is to the work. Besides them a letter says for whose petition it is.
 */
import { p, plain, signature } from '../documents/blocks.ts'
import type { Block, Document } from '../documents/document.ts'
import { formatDate } from '../format-date.ts'
import { asTyped, paragraphsOf, proposeSentence } from '../petition/fact-words.ts'
import { withoutMachineInstructions } from '../resume/machine-instructions.ts'
import type { Adoption } from './adoption.ts'
import type { AnswerSlot, WriterAnswers, WriterKind } from './writer-questions.ts'

export type LetterWriter = {
  kind: WriterKind
  /** Counts the writers of an order from 1. */
  number: number
  name: string
  /** Position and organization, as they stand under the name. */
  position: string
  /** Whose petition it is. */
  petitioner: string
}

const ORDERS: Record<WriterKind, readonly AnswerSlot[]> = {
  researcher: ['tie', 'use', 'proof', 'before', 'change', 'ahead'],
  user: ['before', 'use', 'change', 'proof', 'ahead', 'tie'],
  association: ['tie', 'before', 'use', 'change', 'proof', 'ahead'],
  vendor: ['use', 'before', 'change', 'tie', 'proof', 'ahead'],
  employer: ['tie', 'before', 'change', 'use', 'proof', 'ahead'],
}

/** They testify to nothing: what a letter says stands in its answers. */
const OPENINGS: readonly ((petitioner: string) => string)[] = [
  (name) => `This letter concerns the petition of ${name}.`,
  (name) => `I write in the matter of ${name}’s petition.`,
  (name) => `Please accept this letter with the petition of ${name}.`,
  (name) => `My letter is about ${name} and the work described below.`,
  (name) => `Below is what I have to say about the work of ${name}.`,
  (name) => `I address this letter to the officer who decides on ${name}’s petition.`,
  (name) => `What I can tell about the work of ${name} stands below.`,
  (name) => `With this letter I add my own account to the petition of ${name}.`,
]
const SALUTATIONS = ['Dear Officer:', 'To the reviewing officer:', 'Dear Sir or Madam:', 'To U.S. Citizenship and Immigration Services:']
const CLOSINGS = ['Sincerely,', 'Respectfully,', 'Yours truly,', 'With regards,']

const turn = <T>(list: readonly T[], number: number): T => list[(number - 1) % list.length]!

/** Of two writers of one kind the second begins with what has changed. */
function orderFor({ kind, number }: Pick<LetterWriter, 'kind' | 'number'>): AnswerSlot[] {
  const order = ORDERS[kind]
  return number % 2 === 1 ? [...order] : ['change', ...order.filter((slot) => slot !== 'change')]
}

/** What the writer tells of themselves; “Reduced our losses” behind any other question may be the petitioner's deed. */
const OF_THE_WRITER: readonly AnswerSlot[] = ['tie']

/** The body of the draft, a paragraph each: the answers, with nothing before or between them. Sentences that speak to a machine are left out. */
export function bodyFromAnswers(writer: Pick<LetterWriter, 'kind' | 'number'>, answers: WriterAnswers): string[] {
  return orderFor(writer).flatMap((slot) => paragraphsOf(withoutMachineInstructions((answers[slot] ?? '').split('\n')).join('\n')).map(OF_THE_WRITER.includes(slot) ? proposeSentence : asTyped))
}

/** Paragraphs of a text that a writer wrote; an empty line begins a new one. */
export const bodyOfText = (text: string): string[] => paragraphsOf(text)

/** The words over the pages of a letter that its writer has not adopted. */
export const NOT_ADOPTED = 'NOT ADOPTED'

/** The letter as a document. `edition`: YYYY-MM-DD. Without `adopted` it is a draft and says so on every page. */
export function referenceLetter(writer: LetterWriter, body: readonly string[], adopted: Adoption | null, edition: string): Document {
  const { number, name, position, petitioner } = writer
  const day = adopted === null ? null : formatDate(adopted.at.slice(0, 10))
  const blocks: Block[] = [
    day === null ? p('[[field: Date of the letter]]') : p(plain(day)),
    p(plain('U.S. Citizenship and Immigration Services')),
    p(plain(`Re: Form I-140, petition of ${petitioner}`), { keepWithNext: true }),
    p(plain(turn(SALUTATIONS, number))),
    p(plain(turn(OPENINGS, number)(petitioner))),
    ...body.map((words) => p(plain(words))),
    signature(turn(CLOSINGS, number), plain(name), ...(position === '' ? [] : [plain(position)])),
    ...(adopted === null ? [] : [p(plain(`Read, changed where needed, and adopted as my own letter on ${day} (version ${adopted.version}): ${adopted.name}`))]),
  ]
  return {
    id: 'reference-letter',
    title: `Letter of ${name}`,
    edition,
    kind: 'letter',
    front: 'none',
    footer: adopted === null ? 'Draft from the writer’s answers. It is nobody’s statement until its writer adopts it.' : `Petition of ${petitioner}`,
    exhibits: [],
    blocks,
    ...(adopted === null ? { watermark: NOT_ADOPTED } : {}),
  }
}

/** How a letter is listed among the exhibits. */
export const letterTitle = ({ name, position }: Pick<LetterWriter, 'name' | 'position'>): string => `Letter of ${name}${position === '' ? '' : `, ${position}`}`
