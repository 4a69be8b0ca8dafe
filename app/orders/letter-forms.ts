/** What the forms of the page of a delivered letter ask. */
import { answerDelivery } from '../../usecases/answer-delivery.ts'
import { commentOnBlock, COMMENT_MAX, sendComments } from '../../usecases/petition-rounds.ts'
import type { Services } from '../../usecases/services.ts'
import { limitOrderForm } from '../../usecases/limit-order-forms.ts'
import { MANY_FORMS } from '../../content/order-forms.ts'
import { fieldOf } from '../ui/posted-fields.ts'

/** `about`: the paragraph, or empty for the whole letter. */
export type LetterFormProblem = { status: 400 | 409 | 422 | 429; problem: string; about: string; typed: string }
export type LetterFormAnswer = { kind: 'no-such-order' } | { kind: 'go'; to: string } | ({ kind: 'problem' } & LetterFormProblem)

const WORDS: Record<string, string> = {
  'says-nothing': 'Please write what should change.',
  'too-many': 'There are many open comments already. Please send them first.',
  'changed-meanwhile': 'A newer version was delivered meanwhile. Please read it; your comment is still here.',
  'no-such-block': 'This paragraph is no longer in the letter.',
}

export async function answerLetterPage(services: Services, reference: string, form: FormData): Promise<LetterFormAnswer> {
  const field = (name: string) => fieldOf(form, name)
  const [about, typed] = [field('block'), field('text')]
  const problem = (status: LetterFormProblem['status'], words: string): LetterFormAnswer => ({ kind: 'problem', status, problem: words, about, typed })
  const page = `/orders/${encodeURIComponent(reference)}`
  const limit = await limitOrderForm(services, { reference, intent: field('intent') })
  if (limit.kind !== 'allowed') return limit.kind === 'no-such-order' ? limit : problem(429, MANY_FORMS)
  switch (field('intent')) {
    case 'comment': {
      if (typed.length > COMMENT_MAX) return problem(422, `At most ${COMMENT_MAX.toLocaleString('en-US')} characters, please.`)
      const result = await commentOnBlock(services, { reference, revision: Number(field('revision')), blockId: about, text: typed })
      if (result.kind === 'no-such-case') return { kind: 'no-such-order' }
      return result.kind === 'done'
        ? { kind: 'go', to: `${page}/letter#${encodeURIComponent(about)}` }
        : problem(result.kind === 'says-nothing' ? 422 : 409, WORDS[result.kind] ?? 'This letter is closed to comments now. Please check your order page.')
    }
    case 'send-comments': {
      const result = await sendComments(services, { reference, deliveryId: field('deliveryId') })
      if (result.kind === 'no-such-order') return result
      return result.kind === 'done'
        ? { kind: 'go', to: `${page}/letter` }
        : problem(409, result.kind === 'says-nothing' ? 'There is no open comment to send.' : 'This was answered already, or something newer was delivered meanwhile.')
    }
    case 'accept': {
      const result = await answerDelivery(services, { reference, deliveryId: field('deliveryId'), kind: 'acceptance', text: '' })
      if (result.kind === 'no-such-order') return result
      return result.kind === 'done' ? { kind: 'go', to: page } : problem(409, 'This was answered already, or something newer was delivered meanwhile.')
    }
    default:
      return problem(400, 'This page cannot do that.')
  }
}
