import type { Services } from './services.ts'
import { answeredQuestions, changedQuestions } from './submit-intake.ts'

/** The input form of an order as its customer reads it again. Instants are in milliseconds. */
export type AnswersView = {
  /** Of the newest form. */
  at: number
  answers: [question: string, answer: string][]
  files: { name: string; bytes: number }[]
  /** What each later form changed, the newest first. */
  corrections: { at: number; changes: { question: string; before: string; after: string }[] }[]
}

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
  return {
    at: newest.submittedAt.getTime(),
    answers: answeredQuestions(newest.answers),
    files: files.map(({ name, bytes }) => ({ name, bytes })),
    corrections: forms
      .flatMap((form, index) => {
        const before = forms[index - 1]
        if (before === undefined) return []
        return [{ at: form.submittedAt.getTime(), changes: changedQuestions(before.answers, form.answers) }]
      })
      .reverse(),
  }
}
