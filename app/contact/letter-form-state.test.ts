import { expect, test } from 'vitest'
import { EMPTY_LETTER_FORM, reduceLetterForm, type LetterFormAction, type LetterFormState } from './letter-form-state.ts'

const after = (state: LetterFormState, ...actions: LetterFormAction[]) => actions.reduce(reduceLetterForm, state)
const letter = new File(['%PDF'], 'notice.pdf')
const answer = { kind: 'no-letter' } as const

test('another letter takes away what was said of the last one, and leaves what was said of the address', () => {
  const wrong = after(EMPTY_LETTER_FORM, { kind: 'checked', errors: { email: 'No address', letter: 'No letter' } }, { kind: 'failed', message: 'Nobody answered' })
  expect(after(wrong, { kind: 'letter-chosen', letter })).toEqual({ ...EMPTY_LETTER_FORM, letter, errors: { email: 'No address' } })
  expect(after(wrong, { kind: 'email-typed' }).errors).toEqual({ letter: 'No letter' })
})

test('what was said of a letter leaves with it', () => {
  const held = after(EMPTY_LETTER_FORM, { kind: 'letter-chosen', letter }, { kind: 'checked', errors: { letter: 'Too large' } })
  expect(after(held, { kind: 'letter-dropped' })).toEqual(EMPTY_LETTER_FORM)
  expect(after(held, { kind: 'letter-dropped', error: 'Unreadable' })).toEqual({ ...EMPTY_LETTER_FORM, errors: { letter: 'Unreadable' } })
})

test('a failure keeps the letter', () => {
  expect(after(EMPTY_LETTER_FORM, { kind: 'letter-chosen', letter }, { kind: 'failed', message: 'Nobody answered' })).toMatchObject({ letter, failure: 'Nobody answered', succeeded: false })
})

test('the reading stays when the form is empty again', () => {
  const arrived = after(EMPTY_LETTER_FORM, { kind: 'letter-chosen', letter }, { kind: 'arrived', answer })
  expect(arrived).toMatchObject({ succeeded: true, letter, answer })
  expect(after(arrived, { kind: 'emptied' })).toEqual({ ...EMPTY_LETTER_FORM, answer })
})

test('a letter that we were too busy to read stays chosen, and can be sent once more', () => {
  const busy = { kind: 'handed-over', why: 'busy' } as const
  const arrived = after(EMPTY_LETTER_FORM, { kind: 'letter-chosen', letter }, { kind: 'arrived', answer: busy })
  expect(arrived).toMatchObject({ succeeded: false, letter, answer: busy })
})
