import { expect, onTestFinished, test, vi } from 'vitest'
import { selfpetitionAiPreset } from './checkout-forms.ts'
import { initialCheckout, reduceCheckout, type CheckoutState } from './checkout-state.ts'
import { creditAgain } from './credit-again.ts'

const KEPT = { reference: 'PW-1', creditCents: 36_000 }
const filled = { ...initialCheckout(selfpetitionAiPreset({ title: '', option: '' })), credit: KEPT }

/** The state after the server was asked what the credit is now, and gave this answer. */
async function after(answer: Response | Error, state: CheckoutState<typeof filled.form> = filled) {
  const asked = vi.fn<typeof fetch>(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  vi.stubGlobal('fetch', asked)
  onTestFinished(() => void vi.unstubAllGlobals())
  const now = await creditAgain(KEPT)
  expect(asked).toHaveBeenCalledWith('/api/upgrade-credits/check', expect.objectContaining({ body: JSON.stringify({ reference: 'PW-1' }) }))
  return now === null ? state : reduceCheckout(state, now)
}

test('a kept credit is what the server says now', async () => {
  expect((await after(Response.json({ creditCents: 18_000 }))).credit).toEqual({ reference: 'PW-1', creditCents: 18_000 })
  expect(await after(Response.json({ creditCents: 36_000 }))).toBe(filled)
})

test('a kept credit that stands no longer goes, with its message', async () => {
  const refused = Response.json({ kind: 'invalid-credit', message: 'No credit.' }, { status: 422 })
  expect(await after(refused)).toMatchObject({ credit: null, creditProblem: 'No credit.' })
})

test.each([
  ['no answer', new Error('offline')],
  ['too many requests', Response.json({ kind: 'too-many', message: 'Wait.' }, { status: 429 })],
])('%s leaves a kept credit', async (_what, answer) => {
  expect(await after(answer)).toBe(filled)
})

test('an answer about a credit that was removed meanwhile changes nothing', async () => {
  const removed = { ...filled, credit: null }
  expect(await after(Response.json({ creditCents: 18_000 }), removed)).toBe(removed)
  expect(await after(Response.json({ kind: 'invalid-credit', message: 'No credit.' }, { status: 422 }), removed)).toMatchObject({ credit: null, creditProblem: null })
})
