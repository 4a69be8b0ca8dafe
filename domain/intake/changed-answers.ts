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
