import { beginningOf, excerptsOfChange } from '../domain/intake/changed-answers.ts'
import type { Services } from './services.ts'
import { answeredQuestions, changedQuestions } from './submit-intake.ts'

/** The input form of an order as its customer reads it again. Instants are in milliseconds. */
export type AnswersView = {
  /** Of the newest form. */
  at: number
  answers: [question: string, answer: string][]
  /** Only how each long answer begins: anybody can place an order, and have pages of it drawn without end. */
  shortened: boolean
  files: { name: string; bytes: number }[]
  /** What each of the last forms changed, the newest first; a long answer is an excerpt. */
  corrections: { at: number; changes: { question: string; before: string; after: string }[] }[]
  /** How many corrections stand before those. */
  earlierCorrections: number
}

const CORRECTIONS_SHOWN = 3

/** Null where no order has this reference, or none of its forms is kept. */
export async function viewAnswers({ database: { stores } }: Pick<Services, 'database'>, reference: string): Promise<AnswersView | null> {
  const order = await stores.orders.findByReference(reference)
  const forms = order?.product === 'selfpetition-ai' ? await stores.intakes.findByOrder(order.id) : []
  const newest = forms.at(-1)
  if (newest === undefined) return null
  const files = await stores.files.ofOwners(
    ['intake'],
    forms.map(({ id }) => id),
  )
  const shortened = order?.paidAt == null
  // With the form that the first of the corrections corrects.
  const last = shortened ? [newest] : forms.slice(-CORRECTIONS_SHOWN - 1)
  return {
    at: newest.submittedAt.getTime(),
    answers: answeredQuestions(newest.answers).map(([question, answer]) => [question, shortened ? beginningOf(answer) : answer]),
    shortened,
    files: files.map(({ name, bytes }) => ({ name, bytes })),
    corrections: last
      .flatMap((form, index) => {
        const before = last[index - 1]
        if (before === undefined) return []
        return [{ at: form.submittedAt.getTime(), changes: changedQuestions(before.answers, form.answers).map((change) => ({ ...change, ...excerptsOfChange(change) })) }]
      })
      .reverse(),
    earlierCorrections: forms.length - last.length,
  }
}
