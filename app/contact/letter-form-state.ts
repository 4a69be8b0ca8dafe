/** Decides what a letter form shows from what was chosen, sent and answered. */
import type { LetterAnswer } from '../../usecases/receive-rfe-letter.ts'

type LetterErrors = { email?: string; letter?: string }

export type LetterFormState = {
  letter: File | null
  errors: LetterErrors
  /** Why nothing arrived, above the button. */
  failure: string | null
  /** The letter has arrived; the form empties itself soon, unless it may be sent once more. */
  succeeded: boolean
  /** Stays when the form is empty again. */
  answer: LetterAnswer | null
}

export type LetterFormAction =
  | { kind: 'letter-chosen'; letter: File }
  | { kind: 'letter-dropped'; error?: string }
  | { kind: 'email-typed' }
  | { kind: 'checked'; errors: LetterErrors }
  | { kind: 'failed'; message: string }
  | { kind: 'arrived'; answer: LetterAnswer }
  | { kind: 'emptied' }

/** The letter has arrived and nothing is wrong with it: we were too busy to read it at once. */
export const mayBeReadAgain = (answer: LetterAnswer | null): boolean => answer?.kind === 'handed-over' && (answer.why === 'busy' || answer.why === 'failed')

export const EMPTY_LETTER_FORM: LetterFormState = { letter: null, errors: {}, failure: null, succeeded: false, answer: null }

const without = (errors: LetterErrors, field: keyof LetterErrors): LetterErrors => Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))

export function reduceLetterForm(state: LetterFormState, action: LetterFormAction): LetterFormState {
  switch (action.kind) {
    case 'letter-chosen':
      return { ...state, letter: action.letter, errors: without(state.errors, 'letter'), failure: null }
    case 'letter-dropped': {
      const errors = without(state.errors, 'letter')
      return { ...state, letter: null, errors: action.error === undefined ? errors : { ...errors, letter: action.error }, failure: null }
    }
    case 'email-typed':
      return { ...state, errors: without(state.errors, 'email') }
    case 'checked':
      return { ...state, errors: action.errors, failure: null }
    case 'failed':
      return { ...state, failure: action.message }
    case 'arrived':
      return { ...state, succeeded: !mayBeReadAgain(action.answer), answer: action.answer }
    case 'emptied':
      return { ...EMPTY_LETTER_FORM, answer: state.answer }
  }
}
