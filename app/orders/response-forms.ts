/** What the forms of a response's page ask; those on facts are the forms of every case. */
import { z } from 'zod'
import { DOCUMENT_NAME_MAX, FACT_TEXT_MAX } from '../../content/petition/case-words.ts'
import { MISSING_WORDS } from '../../content/rfe-response/words.ts'
import { RECORD_STANDINGS } from '../../domain/rfe-response/response-file.ts'
import { rfeConcerns, type ConcernKey } from '../../domain/rfe/rfe-concerns.ts'
import type { Missing } from '../../domain/rfe-response/change-response.ts'
import type { Services } from '../../usecases/services.ts'
import {
  addNoticeItem,
  addNoticeRequest,
  answerItemLacking,
  answerItemWithAnother,
  answerRequest,
  chooseResponse,
  confirmEndeavorAsFiled,
  confirmNoticeTable,
  placeNoticeSentence,
  copyDayOfFiling,
  copyNoticeDeadline,
  correctNoticeRequest,
  reopenNoticeTable,
  settleNoticeItem,
  settleNoticeRow,
} from '../../usecases/rfe-case.ts'
import { limitOrderForm } from '../../usecases/limit-order-forms.ts'
import { inTurn } from '../../usecases/form-turns.ts'
import { MANY_AT_ONCE, MANY_FORMS } from '../../content/order-forms.ts'
import { fieldOf, typedFields } from '../ui/posted-fields.ts'
import { answerCaseForm, NAME_TOO_LONG, TEXT_TOO_LONG, TOO_MANY_PARAGRAPHS, type CaseFormAnswer, type CaseFormProblem } from './case-forms.ts'

const QUOTE_MAX = 1200
const NOTICE_PAGES_MAX = 99

const concerns = rfeConcerns.map(({ key }) => key) as [ConcernKey, ...ConcernKey[]]
const itemSchema = z.object({
  quote: z
    .string()
    .trim()
    .min(1, 'Please copy the words of the notice.')
    .max(QUOTE_MAX, `At most ${QUOTE_MAX.toLocaleString('en-US')} characters: copy the sentence that counts.`),
  page: z.coerce
    .number('Please give the page of the notice.')
    .int('Please give the page of the notice.')
    .min(1, 'Please give the page of the notice.')
    .max(NOTICE_PAGES_MAX, 'Please give the page of the notice.'),
})
const rowSchema = z.object({ concern: z.enum(concerns, 'Please choose what the point is about.'), record: z.enum(RECORD_STANDINGS), ...itemSchema.shape })

const WORDS: Record<string, string> = {
  'not-possible': 'This order takes no changes now. Please look at the page of your order.',
  'no-such-request': 'This row is not there any more. Please look at the table as it is now.',
  'no-such-exhibit': 'This document is not in the list any more. Please choose it again.',
  'changed-meanwhile': 'This was changed in another window meanwhile. What you wrote is still here; please look at it as it is now and send it again.',
  'case-full': 'Your case holds as much of this as it can. What you wrote is still here: please write to us.',
  'says-nothing': 'Please write what the response may say. Where another answer gives it already, choose that answer.',
  'too-many-paragraphs': TOO_MANY_PARAGRAPHS,
  'speaks-to-machine': 'A sentence in it speaks to a machine. Please tell it in your own words.',
  'not-a-day': 'Please choose a day.',
  'not-a-filing-day': 'The day of filing cannot lie in the future, or after the date of the notice. The “Received Date” on your receipt notice is the day of filing.',
  'asked-already': 'Another row asks about the same. Each point is answered in one place: put this one aside, and add its words to that row below.',
  confirmed: 'You have confirmed the table. Take it up again first, at the end of the table.',
  'no-such-fact': 'That answer is not there any more. Please choose again.',
  'not-whole': 'Please choose one way for each request.',
}

/** Of every case: what is no form of a response is one of its facts. */
export async function answerResponseForm(services: Services, reference: string, form: FormData): Promise<CaseFormAnswer> {
  const refused = (words: string): CaseFormAnswer => ({ kind: 'problem', status: 429, problem: words, about: fieldOf(form, 'id'), typed: typedFields(form) })
  const limit = await limitOrderForm(services, { reference, intent: fieldOf(form, 'intent') })
  if (limit.kind !== 'allowed') return limit.kind === 'no-such-order' ? limit : refused(MANY_FORMS)
  return (await inTurn(reference, () => answerForm(services, reference, form))) ?? refused(MANY_AT_ONCE)
}

async function answerForm(services: Services, reference: string, form: FormData): Promise<CaseFormAnswer> {
  const field = (name: string) => fieldOf(form, name)
  const about = field('id')
  const typed = typedFields(form)
  const problem = (status: CaseFormProblem['status'], words: string): CaseFormAnswer => ({ kind: 'problem', status, problem: words, about, typed })
  const told = (result: { kind: string; what?: string; missing?: Missing[] }, query: string): CaseFormAnswer => {
    if (result.kind === 'no-such-case' || result.kind === 'no-response') return { kind: 'no-such-order' }
    if (result.kind === 'done') return { kind: 'go', query }
    if (result.kind === 'identifier') return problem(422, `Please leave out ${result.what ?? 'the number'}: the letter does not need it.`)
    if (result.kind === 'not-ready') return problem(409, (result.missing ?? []).map((one) => MISSING_WORDS[one]).join(' ') || 'The table is not confirmed yet.')
    return problem(
      ['says-nothing', 'too-many-paragraphs', 'not-a-day', 'not-a-filing-day', 'not-whole', 'asked-already'].includes(result.kind) ? 422 : 409,
      WORDS[result.kind] ?? 'This is not possible now. Please look at the page as it is now.',
    )
  }
  if (Object.values(typed).some((value) => value.length > FACT_TEXT_MAX)) return problem(422, TEXT_TOO_LONG)
  if (field('document').length > DOCUMENT_NAME_MAX) return problem(422, NAME_TOO_LONG)
  const row = { reference, id: about, rev: Number(field('rev')) }
  switch (field('intent')) {
    case 'confirm-row':
      return told(await settleNoticeRow(services, { ...row, act: 'confirm' }), `#row-${about}`)
    case 'reject-row':
      return told(await settleNoticeRow(services, { ...row, act: 'reject' }), `#row-${about}`)
    case 'correct-row':
    case 'add-row': {
      const read = rowSchema.safeParse(typed)
      if (!read.success) return problem(422, read.error.issues[0]?.message ?? 'Please look at the fields again.')
      const adds = field('intent') === 'add-row'
      return told(adds ? await addNoticeRequest(services, { reference, ...read.data }) : await correctNoticeRequest(services, { ...row, ...read.data }), adds ? '#table' : `#row-${about}`)
    }
    case 'add-item': {
      const read = itemSchema.safeParse(typed)
      if (!read.success) return problem(422, read.error.issues[0]?.message ?? 'Please look at the fields again.')
      return told(await addNoticeItem(services, { ...row, text: read.data.quote, page: read.data.page }), `#row-${about}`)
    }
    case 'reject-item':
    case 'confirm-item':
      return told(await settleNoticeItem(services, { ...row, place: Number(field('place')), act: field('intent') === 'reject-item' ? 'reject' : 'confirm' }), `#row-${about}`)
    case 'place-sentence': {
      const concern = [...concerns, 'none'].find((one) => one === field('concern'))
      if (concern === undefined) return problem(422, 'Please choose what the sentence is about.')
      return told(await placeNoticeSentence(services, { reference, text: field('text'), concern: concern === 'none' ? null : (concern as ConcernKey) }), '#sentences')
    }
    case 'copy-deadline':
      if (field('printed').length > 200) return problem(422, 'Copy the date only, as it is printed.')
      return told(await copyNoticeDeadline(services, { reference, printed: field('printed') }), '#filing')
    case 'copy-filing-day':
      return told(await copyDayOfFiling(services, { reference, day: field('day') }), '#filing')
    case 'confirm-endeavor': {
      const own = field('endeavor') === 'own'
      const text = own ? field('own') : field('endeavor')
      if (text === '') return problem(422, 'Please choose the words of the petition, or copy them.')
      if (text.length > 4000) return problem(422, 'At most 4,000 characters: copy the statement of the endeavor only.')
      return told(await confirmEndeavorAsFiled(services, { reference, text }), '#filing')
    }
    case 'confirm-table':
      return told(await confirmNoticeTable(services, { reference }), '#answers')
    case 'reopen-table':
      return told(await reopenNoticeTable(services, { reference }), '#table')
    case 'answer-request': {
      if (field('text') === '') return problem(422, 'Please write your answer, or say that there is nothing.')
      const existed = field('existed')
      if (existed !== 'yes' && existed !== 'later') return problem(422, 'Please say whether it was so on the day you filed.')
      return told(
        await answerRequest(services, { reference, question: about, text: field('text'), document: field('document'), exhibit: field('exhibit'), existed }),
        `#answers-${about.split('.')[0]}`,
      )
    }
    case 'pass-request':
      return told(await answerRequest(services, { reference, question: about, text: '', document: '', exhibit: '', existed: 'yes' }), `#answers-${about.split('.')[0]}`)
    case 'item-lacks':
      if (field('text') === '') return problem(422, 'Please say why it is not available.')
      return told(await answerItemLacking(services, { reference, question: about, text: field('text') }), `#answers-${about.split('.')[0]}`)
    case 'item-above': {
      const above = form.getAll('above').flatMap((one) => (typeof one === 'string' && one !== '' ? [one] : []))
      if (above.length === 0) return problem(422, 'Please choose the answer that gives it.')
      return told(await answerItemWithAnother(services, { reference, question: about, above }), `#answers-${about.split('.')[0]}`)
    }
    case 'choose-theories': {
      if (field('confirmed') !== 'yes') return problem(422, 'Please tick the box: with the choice the full draft begins.')
      const theories = Object.fromEntries(Object.entries(typed).flatMap(([name, value]) => (/^theory-r\d+$/.test(name) ? [[name.slice('theory-'.length), value]] : [])))
      return told(await chooseResponse(services, { reference, theories, actor: 'customer' }), '#choice')
    }
    default:
      return answerCaseForm(services, reference, form)
  }
}
