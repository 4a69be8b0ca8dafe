import { useEffect, useReducer, useRef, type FormEvent } from 'react'
import { withEmail } from '../../content/provider.ts'
import { isEmailAddress } from '../../domain/email-address.ts'
import { UPLOAD_BYTES_MAX } from '../../domain/uploads/upload-limits.ts'
import type { Sent } from '../ui/ask.ts'
import { textOf } from '../ui/form-text.ts'
import { readAsDataUrl } from '../ui/read-file.ts'
import { useSending } from '../ui/use-sending.ts'
import { useTimedMessage } from '../ui/use-timed-message.ts'
import { EMPTY_LETTER_FORM, mayBeReadAgain, reduceLetterForm } from './letter-form-state.ts'

/** How long the size warning stays, and the form after a success (specification 1 §4, §9). */
const SIZE_WARNING_MS = 8000
const RESET_MS = 4000

const UNREADABLE = 'This file could not be read. Please choose it again.'

export type LetterFormWords = {
  emailLabel: string
  fileLabel: string
  fileHint: string
  submit: string
  submitting: string
  messages: { email: string; tooLarge: string; success: string; next: string; failure: string; noFile?: string }
}

export type LetterCall = 'POST /api/rfe-evaluations' | 'POST /contact/apply'

export type LetterFormProps<K extends LetterCall> = {
  words: LetterFormWords
  call: K
  /** Without one, the form cannot be sent. */
  letterRequired: boolean
  /** The letter is asked for before the address. */
  letterFirst?: boolean
  bodyOf(email: string, letter: { name: string; dataUrl: string } | null): Sent<K>['body']
}

/** State and course of a form with a letter: choosing, checking, sending once, and empty again after its arrival. */
export function useLetterForm<K extends LetterCall>({ words: { messages }, call, letterRequired, bodyOf }: LetterFormProps<K>) {
  const { sending, send } = useSending<LetterCall>(call)
  const [{ letter, errors, failure, succeeded, answer }, act] = useReducer(reduceLetterForm, EMPTY_LETTER_FORM)
  const [sizeWarning, warnOfSize] = useTimedMessage(SIZE_WARNING_MS)
  const form = useRef<HTMLFormElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // A file chosen before the scripts started is there already.
    take(picker.current?.files?.[0])
    return () => clearTimeout(reset.current)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function emptyPicker() {
    if (picker.current) picker.current.value = ''
  }

  function dropLetter(error?: string) {
    act({ kind: 'letter-dropped', ...(error === undefined ? {} : { error }) })
    warnOfSize(null)
    emptyPicker()
  }

  function dropTooLarge() {
    dropLetter()
    warnOfSize(withEmail(messages.tooLarge))
  }

  function take(file: File | undefined) {
    if (file === undefined) return
    if (file.size > UPLOAD_BYTES_MAX) return dropTooLarge()
    warnOfSize(null)
    act({ kind: 'letter-chosen', letter: file })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending || succeeded) return
    const element = event.currentTarget
    const email = textOf(element, 'email').trim()
    const found = {
      ...(isEmailAddress(email) ? {} : { email: messages.email }),
      ...(letter === null && letterRequired ? { letter: withEmail(messages.noFile ?? '') } : {}),
    }
    act({ kind: 'checked', errors: found })
    if (found.email !== undefined) return element.querySelector<HTMLInputElement>('input[name="email"]')?.focus()
    if (found.letter !== undefined) return picker.current?.focus()
    const dataUrl = letter === null ? null : await readAsDataUrl(letter).catch(() => null)
    if (letter !== null && dataUrl === null) return dropLetter(UNREADABLE)
    const given = letter === null || dataUrl === null ? null : { name: letter.name, dataUrl }
    const reply = await send({ ...bodyOf(email, given), website: textOf(element, 'website') })
    if (reply === null) return
    if (!reply.ok) {
      if (reply.status === 413) return dropTooLarge()
      const said = Object.values(reply.fields)[0] ?? reply.message
      return act({ kind: 'failed', message: reply.status === 0 || (reply.status >= 500 && reply.kind !== 'no-space') ? withEmail(messages.failure) : said })
    }
    act({ kind: 'arrived', answer: reply.value.answer })
    if (mayBeReadAgain(reply.value.answer)) return
    reset.current = setTimeout(() => {
      form.current?.reset()
      emptyPicker()
      act({ kind: 'emptied' })
    }, RESET_MS)
  }

  return {
    form,
    picker,
    letter,
    emailError: errors.email,
    letterError: errors.letter ?? sizeWarning ?? null,
    failure,
    succeeded,
    answer,
    sending,
    submit,
    take,
    drop: () => dropLetter(),
    typeEmail: () => act({ kind: 'email-typed' }),
  }
}
