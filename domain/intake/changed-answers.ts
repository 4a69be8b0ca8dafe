/** What a corrected form says otherwise than the one before it. */
import type { IntakeAnswers } from './intake-application.ts'

export type ChangedAnswer = { /** `group.field`. */ key: string; before: string; after: string }

const flat = (answers: IntakeAnswers): Map<string, string> =>
  new Map(Object.entries(answers).flatMap(([group, fields]) => Object.entries(fields).map(([field, answer]): [string, string] => [`${group}.${field}`, answer.trim()])))

/** Every question whose answer differs, in the order of the later form. Blanks around an answer are no difference; an unknown question was not answered. */
export function changedAnswers(before: IntakeAnswers, after: IntakeAnswers): ChangedAnswer[] {
  const [earlier, later] = [flat(before), flat(after)]
  const keys = new Set([...later.keys(), ...earlier.keys()])
  return [...keys].map((key) => ({ key, before: earlier.get(key) ?? '', after: later.get(key) ?? '' })).filter((one) => one.before !== one.after)
}

const BEGINNING_MAX = 200

/** Half of a surrogate pair is no character. */
const whole = (text: string): string => text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')

/** At most 200 characters; an ellipsis stands for what is left out. */
export const beginningOf = (answer: string): string => (answer.length <= BEGINNING_MAX ? answer : `${whole(answer.slice(0, BEGINNING_MAX))}…`)

const EXCERPT_MAX = 1000
/** What stands before the first difference, where an excerpt does not begin with the answer. */
const EXCERPT_LEAD = 200

/** At most 1,000 characters of each answer, around where the two first differ; an ellipsis stands for what is left out. */
export function excerptsOfChange({ before, after }: Pick<ChangedAnswer, 'before' | 'after'>): { before: string; after: string } {
  let same = 0
  while (same < before.length && before[same] === after[same]) same += 1
  const start = same < EXCERPT_MAX / 2 ? 0 : same - EXCERPT_LEAD
  const excerpt = (text: string) => {
    if (text.length <= EXCERPT_MAX) return text
    const words = whole(text.slice(start, start + EXCERPT_MAX))
    return `${start === 0 ? '' : '…'}${words}${start + EXCERPT_MAX < text.length ? '…' : ''}`
  }
  return { before: excerpt(before), after: excerpt(after) }
}
