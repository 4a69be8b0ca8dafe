import { expect, test } from 'vitest'
import { CONTACT } from '../../content/contact.ts'
import { contactErrors, contactRefusal } from './contact-form-state.ts'

const whole = { name: 'Maria', email: 'maria@mail.com', message: 'Hello' }

test('a whole message has nothing to mend', () => {
  expect(contactErrors(whole)).toEqual({})
})

test('each missing field has its own words', () => {
  expect(contactErrors({ name: ' ', email: '', message: '\n' })).toEqual({
    name: CONTACT.fields.name.missing,
    email: CONTACT.fields.email.missing,
    message: CONTACT.fields.message.missing,
  })
})

test.each(['maria', 'maria@mail', 'maria@.com', 'maria @mail.com'])('%j is badly formatted', (email) => {
  expect(contactErrors({ ...whole, email })).toEqual({ email: CONTACT.badEmail })
})

test('blanks around an address do not count against it', () => {
  expect(contactErrors({ ...whole, email: ' maria@mail.com ' })).toEqual({})
})

test('a name and a message have a length, and the words at their field say it', () => {
  expect(contactErrors({ ...whole, name: 'x'.repeat(200), message: ` ${'x'.repeat(20_000)} ` })).toEqual({})
  const errors = contactErrors({ ...whole, name: 'x'.repeat(201), message: 'x'.repeat(20_001) })
  expect(errors).toEqual({ name: expect.stringContaining('200'), message: expect.stringMatching(/20,000.*@/) })
})

test('a message that is too long for the form says so at its field, and not to try the same again', () => {
  const { errors, notice } = contactRefusal({ status: 413, kind: 'too-large', message: 'The request is too large.', fields: {} })
  expect(Object.keys(errors)).toEqual(['message'])
  expect(errors['message']).not.toContain('{')
  expect(notice).toEqual({ heading: CONTACT.problem, text: null })
})

test('of a refusal the words of the server are shown where they help, and of a fault that nothing is lost', () => {
  expect(contactRefusal({ status: 429, kind: 'limited', message: 'Wait', fields: {} })).toEqual({ errors: {}, notice: { heading: 'Wait', text: null } })
  expect(contactRefusal({ status: 422, kind: 'invalid', message: 'Check', fields: { name: 'Missing' } })).toEqual({ errors: { name: 'Missing' }, notice: { heading: 'Check', text: 'Missing' } })
  expect(contactRefusal({ status: 503, kind: 'no-space', message: 'Later', fields: {} }).notice.heading).toBe('Later')
  expect(contactRefusal({ status: 500, kind: 'fault', message: 'stack', fields: {} }).notice.heading).toBe(CONTACT.problem)
})
