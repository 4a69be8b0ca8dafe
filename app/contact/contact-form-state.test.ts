import { expect, test } from 'vitest'
import { CONTACT } from '../../content/contact.ts'
import { contactErrors } from './contact-form-state.ts'

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
