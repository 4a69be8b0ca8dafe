import { expect, test } from 'vitest'
import { selfpetitionAiPreset, type SelfpetitionAiForm } from './checkout-forms.ts'
import { initialCheckout, problemOf, reduceCheckout, shownProblems, suggestedEmail, type CheckoutAction, type CheckoutState } from './checkout-state.ts'

type State = CheckoutState<SelfpetitionAiForm>
const BLANK = initialCheckout(selfpetitionAiPreset({ title: '', option: '' }))
const after = (...actions: CheckoutAction<SelfpetitionAiForm>[]): State => actions.reduce(reduceCheckout<SelfpetitionAiForm>, BLANK)
const fieldsOf = (state: State) => shownProblems('selfpetition-ai', state).map(({ field }) => field)
const TICKED = { userDisclaimers: { disclaimer1: true, disclaimer2: true } }
const CODE = { code: 'SPRING', kind: 'secondary', percent: 14 } as const

test('broken rules are shown once the button was pressed, and go as they are mended', () => {
  expect(fieldsOf(BLANK)).toEqual([])
  const pressed = after({ kind: 'submitted' })
  expect(fieldsOf(pressed)).toEqual(['userDisclaimers', 'userData.email'])
  expect(fieldsOf(reduceCheckout(pressed, { kind: 'changed', patch: TICKED }))).toEqual(['userData.email'])
  expect(fieldsOf(after({ kind: 'submitted' }, { kind: 'changed', patch: TICKED }, { kind: 'email-typed', email: 'ana@mail.com' }))).toEqual([])
})

test('a wrong address is told when its field is left, an empty one only once the button was pressed', () => {
  const message = (...actions: CheckoutAction<SelfpetitionAiForm>[]) => problemOf('selfpetition-ai', after(...actions), 'userData.email')
  expect(message({ kind: 'email-typed', email: 'ana@' })).toBeNull()
  expect(message({ kind: 'email-typed', email: 'ana@' }, { kind: 'email-left' })).not.toBeNull()
  expect(message({ kind: 'email-left' })).toBeNull()
  expect(message({ kind: 'submitted' })).not.toBeNull()
})

test('a likely slip of the address is asked about once its field was left', () => {
  expect(suggestedEmail(after({ kind: 'email-typed', email: 'ana@gmial.com' }))).toBeNull()
  expect(suggestedEmail(after({ kind: 'email-typed', email: 'ana@gmial.com' }, { kind: 'email-left' }))).toBe('ana@gmail.com')
})

test('what the server found stands beside its field until anything changes; each refusal moves the focus', () => {
  const refused = after(
    { kind: 'submitted' },
    { kind: 'changed', patch: TICKED },
    { kind: 'email-typed', email: 'ana@mail.com' },
    { kind: 'sent' },
    { kind: 'refused', text: 'Please look again.', problems: [{ field: 'userAddons', message: 'Not sold any more.' }] },
  )
  expect(fieldsOf(refused)).toEqual(['userAddons'])
  expect(refused).toMatchObject({ stage: 'filling', notice: { tone: 'error', text: 'Please look again.' }, refusals: 1 })
  const changed = reduceCheckout(refused, { kind: 'changed', patch: TICKED })
  expect(fieldsOf(changed)).toEqual([])
  expect(changed.notice).toBeNull()
  expect(reduceCheckout(refused, { kind: 'refused', text: 'Again.' }).refusals).toBe(2)
})

test('the note on a canceled payment outlives a change of the form', () => {
  const back = after({ kind: 'restored', kept: { email: 'ana@mail.com', code: CODE }, cancelledOrder: 'PW-1' }, { kind: 'changed', patch: TICKED })
  expect(back).toMatchObject({ restored: true, email: 'ana@mail.com', code: CODE, notice: { tone: 'info', orderReference: 'PW-1' } })
})

test('a code that can never apply empties its field, one that could not be checked stays; an ended one is taken off', () => {
  const typed: CheckoutAction<SelfpetitionAiForm> = { kind: 'code-typed', text: 'SPRNG' }
  expect(after(typed, { kind: 'code-refused', message: 'No such code.', unusable: true })).toMatchObject({ typedCode: '', codeProblem: 'No such code.' })
  expect(after(typed, { kind: 'code-refused', message: 'Please try again.', unusable: false })).toMatchObject({ typedCode: 'SPRNG' })
  expect(after(typed, { kind: 'code-refused', message: 'Please try again.', unusable: false }, { kind: 'code-typed', text: 'SPRING' }).codeProblem).toBeNull()
  const applied = after(typed, { kind: 'code-applied', code: CODE })
  expect(applied).toMatchObject({ code: CODE, typedCode: '', codeProblem: null })
  expect(reduceCheckout(applied, { kind: 'code-ended' })).toMatchObject({ code: null, codeProblem: expect.any(String) })
})

test('a page that the browser shows again as it was left waits no more', () => {
  const waiting = after({ kind: 'sent' }, { kind: 'placed', paymentUrl: '/pay' })
  expect(waiting).toMatchObject({ stage: 'waiting', paymentUrl: '/pay' })
  expect(reduceCheckout(waiting, { kind: 'returned' }).stage).toBe('filling')
})
