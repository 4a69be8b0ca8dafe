/** What the forms of an order's page ask, whatever serves the page: one answer for each. */
import { z } from 'zod'
import { FILE_NEED_WORDS } from '../../content/order-files.ts'
import { DELIVERY_COMMENT_MAX } from '../../domain/uploads/large-files.ts'
import { MESSAGE_MAX } from '../../domain/orders/order-messages.ts'
import { WRITER_FIELD_MAX, WRITERS_MAX } from '../../content/reference-letters.ts'
import { WRITER_KINDS } from '../../domain/reference-letters/writer-questions.ts'
import { actOnWriter, addWriter } from '../../usecases/manage-writers.ts'
import type { Services } from '../../usecases/services.ts'
import type { AnswerDeliveryResult } from '../../usecases/answer-delivery.ts'
import type { WithdrawOrderResult } from '../../usecases/withdraw-order.ts'
import { requestPackage } from '../../usecases/order-files.ts'
import { bookTime, giveTimeBack } from '../../usecases/consultations.ts'
import { attachEvaluatedLetter } from '../../usecases/evaluated-letter.ts'
import { handOverFiles } from '../../usecases/order-uploads.ts'
import { answerDelivery } from '../../usecases/answer-delivery.ts'
import { writeToOperator } from '../../usecases/order-messages.ts'
import { withdrawOrder } from '../../usecases/withdraw-order.ts'
import { limitOrderForm } from '../../usecases/limit-order-forms.ts'
import { MANY_FORMS } from '../../content/order-forms.ts'
import { withEmail } from '../../content/provider.ts'
import { NO_ROOM_LEFT } from '../../content/unpaid-room.ts'
import { fieldOf, typedFields } from '../ui/posted-fields.ts'

/** `about`: the delivery or the part of the page at which the problem is shown. */
export type OrderFormProblem = { status: 400 | 409 | 422 | 429 | 503; problem: string; about: string; /** What was typed, where the form keeps it. */ typed?: Record<string, string> }
export type OrderFormAnswer = { kind: 'no-such-order' } | { kind: 'go'; query: string } | ({ kind: 'problem' } & OrderFormProblem)

const WITHDRAWAL_REFUSALS: Record<Exclude<WithdrawOrderResult['kind'], 'withdrawn' | 'no-such-order'>, string> = {
  'already-withdrawn': 'You had withdrawn from this order already. There is one refund, and you see it below.',
  'not-possible': 'You can no longer withdraw from this order. Please write to us.',
  'amount-changed': 'The refund has changed since you opened this page. Please check the new amount and confirm again.',
}

const ANSWER_REFUSALS: Record<Exclude<AnswerDeliveryResult['kind'], 'done' | 'no-such-order'>, string> = {
  'not-possible': 'This was already answered, or something newer has been delivered. Please check the page as it is now.',
}

/** Where on the page a form stands; those of a delivery name it. */
const PART_OF: Record<string, string> = {
  message: 'messages',
  withdraw: 'withdrawal',
  'book-time': 'consultation',
  'return-time': 'consultation',
  'attach-letter': 'letter',
  'add-writer': 'letters',
  'writer-link': 'letters',
  'writer-revoke': 'letters',
  'writer-remove': 'letters',
  'files-complete': 'files',
}

const problem = (status: OrderFormProblem['status'], about: string, words: string): OrderFormAnswer => ({ kind: 'problem', status, about, problem: words })

/** `visitor`: who sends the form. */
export async function answerOrderForm(services: Services, reference: string, form: FormData, visitor: string): Promise<OrderFormAnswer> {
  const field = (name: string) => fieldOf(form, name)
  /** One that is none names nothing. */
  const idIn = (name: string) => z.uuid().safeParse(field(name)).data ?? '00000000-0000-0000-0000-000000000000'
  const limit = await limitOrderForm(services, { reference, intent: field('intent') })
  if (limit.kind !== 'allowed')
    return limit.kind === 'no-such-order' ? limit : { kind: 'problem', status: 429, about: PART_OF[field('intent')] ?? field('deliveryId'), problem: MANY_FORMS, typed: typedFields(form) }
  switch (field('intent')) {
    case 'newest-package': {
      const asked = await requestPackage(services, reference, 'customer')
      return asked === 'no-such-order' ? { kind: asked } : { kind: 'go', query: asked === 'queued' ? '?edition=asked' : '' }
    }
    case 'withdraw': {
      if (field('confirmed') !== 'yes') return problem(422, 'withdrawal', 'Please tick the box to confirm.')
      const result = await withdrawOrder(services, { reference, shownRefundCents: Number(field('shownRefundCents')) })
      if (result.kind === 'no-such-order') return result
      return result.kind === 'withdrawn' ? { kind: 'go', query: '' } : problem(409, 'withdrawal', WITHDRAWAL_REFUSALS[result.kind])
    }
    case 'message': {
      const text = field('text')
      if (text === '') return problem(422, 'messages', 'Please write your message.')
      if (text.length > MESSAGE_MAX) return problem(422, 'messages', `At most ${MESSAGE_MAX.toLocaleString('en-US')} characters, please.`)
      const result = await writeToOperator(services, { reference, text, visitor })
      if (result.kind === 'no-such-order') return result
      if (result.kind === 'no-room' && result.why === 'full') return problem(503, 'messages', withEmail(NO_ROOM_LEFT.full))
      return result.kind === 'written' ? { kind: 'go', query: '#messages' } : problem(429, 'messages', 'These are many messages in a short time. Please wait a little, or write to us by email.')
    }
    case 'book-time': {
      const result = await bookTime(services, { reference, timeId: idIn('timeId') })
      if (result.kind === 'no-such-order') return result
      if (result.kind === 'booked') return { kind: 'go', query: '#consultation' }
      return problem(
        409,
        'consultation',
        result.kind === 'taken' ? 'Someone else has just taken this time. Please choose another one.' : 'A time is already booked, or the order has changed. Please check the page as it is now.',
      )
    }
    case 'return-time': {
      const result = await giveTimeBack(services, { timeId: idIn('timeId'), by: { kind: 'customer', reference } })
      if (result.kind === 'no-such-order') return result
      return result.kind === 'done' ? { kind: 'go', query: '#consultation' } : problem(409, 'consultation', 'This time can no longer be canceled here. Please write to us.')
    }
    case 'attach-letter': {
      const result = await attachEvaluatedLetter(services, { reference })
      if (result.kind === 'no-such-order') return result
      return result.kind === 'done' ? { kind: 'go', query: '#files' } : problem(409, 'letter', 'This letter belongs to the order already, or is no longer kept. Please add it below.')
    }
    case 'add-writer': {
      const typed = Object.fromEntries(['name', 'position', 'relation', 'petitioner', 'kind'].map((name) => [name, field(name)]))
      const refused = (status: OrderFormProblem['status'], words: string): OrderFormAnswer => ({ kind: 'problem', status, about: 'letters', problem: words, typed })
      const kind = WRITER_KINDS.find((one) => one === field('kind'))
      if (kind === undefined) return refused(422, 'Please say what the writer is to your work.')
      if (Object.values(typed).some((value) => value.length > WRITER_FIELD_MAX)) return refused(422, `At most ${WRITER_FIELD_MAX} characters in each field, please.`)
      const result = await addWriter(services, { reference, kind, name: field('name'), position: field('position'), relation: field('relation'), petitioner: field('petitioner'), actor: 'customer' })
      if (result.kind === 'no-such-order') return result
      if (result.kind === 'added') return { kind: 'go', query: '#letters' }
      return result.kind === 'says-nothing'
        ? refused(422, 'Please give the name of the writer, and your own.')
        : refused(409, result.kind === 'too-many' ? `An order takes ${WRITERS_MAX} writers at most.` : 'This order takes no writers now.')
    }
    case 'writer-link':
    case 'writer-revoke':
    case 'writer-remove': {
      const act = field('intent').slice('writer-'.length) as 'link' | 'revoke' | 'remove'
      const result = await actOnWriter(services, { reference, id: field('writerId'), act, actor: 'customer' })
      if (result.kind === 'no-such-order') return result
      return result.kind === 'done' ? { kind: 'go', query: '#letters' } : problem(409, 'letters', 'This letter is already adopted, or it is no longer there. Please check the page as it is now.')
    }
    case 'files-complete': {
      const result = await handOverFiles(services, { reference, deliverableId: field('deliverableId') })
      if (result.kind === 'no-such-order') return result
      if (result.kind === 'done') return { kind: 'go', query: '' }
      const words =
        result.kind === 'missing'
          ? `These are still missing: ${result.needs.map((need) => FILE_NEED_WORDS[need].label).join(', ')}.`
          : 'This has already begun, or the order has changed. Please check the page as it is now.'
      return problem(result.kind === 'missing' ? 422 : 409, 'files', words)
    }
    case 'accept-delivery':
    case 'ask-revision': {
      const accepts = field('intent') === 'accept-delivery'
      const deliveryId = field('deliveryId')
      const text = field('text')
      if (text.length > DELIVERY_COMMENT_MAX) return problem(422, deliveryId, `At most ${DELIVERY_COMMENT_MAX.toLocaleString('en-US')} characters, please.`)
      if (text === '' && (!accepts || form.has('chooses'))) {
        return problem(422, deliveryId, accepts ? 'Please write which options you choose.' : 'Please write what should change.')
      }
      const result = await answerDelivery(services, { reference, deliveryId, kind: accepts ? 'acceptance' : 'revision', text })
      if (result.kind === 'no-such-order') return result
      return result.kind === 'done' ? { kind: 'go', query: '' } : problem(409, deliveryId, ANSWER_REFUSALS[result.kind])
    }
    default:
      return problem(400, '', 'This page cannot do that.')
  }
}
