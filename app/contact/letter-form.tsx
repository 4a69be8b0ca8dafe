import { lazy, Suspense, useEffect, useId, useReducer, useRef, type FormEvent } from 'react'
import { RFE_UPLOAD } from '../../content/home.ts'
import { withEmail } from '../../content/provider.ts'
import { isEmailAddress } from '../../domain/email-address.ts'
import { UPLOAD_BYTES_MAX } from '../../domain/uploads/upload-limits.ts'
import { EmailField, FormNotice } from '../ui/form-field.tsx'
import { Trap, WithoutScripts } from '../ui/form-guards.tsx'
import { textOf } from '../ui/form-text.ts'
import { formatBytes } from '../ui/format-bytes.ts'
import { readAsDataUrl } from '../ui/read-file.ts'
import type { Sent } from '../ui/ask.ts'
import { useSending } from '../ui/use-sending.ts'
import { KeepTogether } from '../ui/copy-anchor.tsx'
import { useTimedMessage } from '../ui/use-timed-message.ts'
import { EMPTY_LETTER_FORM, reduceLetterForm } from './letter-form-state.ts'

// Where its script cannot be had, the letter has arrived all the same: the form says so, and a person answers.
const NoticeResult = lazy(() => import('./notice-result.tsx').catch(() => ({ default: () => null })))

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

type LetterCall = 'POST /api/rfe-evaluations' | 'POST /contact/apply'

type LetterFormProps<K extends LetterCall> = {
  words: LetterFormWords
  call: K
  /** Without one, the form cannot be sent. */
  letterRequired: boolean
  /** The letter is asked for before the address. */
  letterFirst?: boolean
  bodyOf(email: string, letter: { name: string; dataUrl: string } | null): Sent<K>['body']
}

/** Outside of the component: a new function at each render would take the focus back at each letter typed. */
const focusOnArrival = (frame: HTMLElement | null) => {
  frame?.focus({ preventScroll: true })
  // Its beginning, however long it is: on a phone it stands below the form.
  frame?.scrollIntoView({ block: 'start' })
}

/** An e-mail address and a letter. What is entered stays until the server has it; the reading stays after the form is empty again. */
export function LetterForm<K extends LetterCall>({ words, call, letterRequired, letterFirst = false, bodyOf }: LetterFormProps<K>) {
  const id = useId()
  const { messages } = words
  const { sending, send } = useSending<LetterCall>(call)
  const [{ letter, errors, failure, succeeded, answer }, act] = useReducer(reduceLetterForm, EMPTY_LETTER_FORM)
  const [sizeWarning, warnOfSize] = useTimedMessage(SIZE_WARNING_MS)
  const form = useRef<HTMLFormElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // A file chosen before the scripts started is there already.
    if (picker.current?.files?.[0]) take(picker.current.files[0])
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
    if (found.email !== undefined || found.letter !== undefined) {
      if (found.email !== undefined) element.querySelector<HTMLInputElement>('input[name="email"]')?.focus()
      else picker.current?.focus()
      return
    }
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
    reset.current = setTimeout(() => {
      form.current?.reset()
      emptyPicker()
      act({ kind: 'emptied' })
    }, RESET_MS)
  }

  const letterError = errors.letter ?? sizeWarning
  const emailField = <EmailField label={words.emailLabel} required readOnly={sending} error={errors.email} onInput={() => act({ kind: 'email-typed' })} />
  return (
    <div className="min-w-0 space-y-6">
      <form ref={form} method="dialog" onSubmit={submit} noValidate className="card relative space-y-5 p-6 sm:p-8">
        <WithoutScripts what="your letter" />
        {letterFirst ? null : emailField}
        <div>
          <p id={`${id}-label`} className="mb-1.5 font-semibold">
            {words.fileLabel}
            <span className="block text-sm font-normal text-ink-soft">{words.fileHint}</span>
          </p>
          <input
            ref={picker}
            id={id}
            name="letter"
            type="file"
            accept=".pdf,.doc,.docx,.rtf,.txt,.png,.jpg,.jpeg,.webp"
            disabled={sending}
            className="peer sr-only"
            aria-labelledby={`${id}-label`}
            aria-invalid={letterError !== null && letterError !== undefined}
            aria-describedby={letterError ? `${id}-error` : undefined}
            onChange={(event) => take(event.target.files?.[0])}
          />
          {letter === null ? (
            <label
              htmlFor={id}
              className="flex min-h-20 cursor-pointer items-center justify-center gap-2.5 rounded-lg border border-dashed border-line-strong bg-paper px-4 py-3 font-semibold text-pine hover:border-pine hover:bg-pine-tint peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-pine"
            >
              <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
                <path d="M10 13V4m0 0L6.500 7.500M10 4l3.500 3.500M4 13.500V16h12v-2.500" fill="none" stroke="currentColor" strokeWidth="1.600" strokeLinecap="round" strokeLinejoin="round" />
              </svg>
              {RFE_UPLOAD.chooseFile}
            </label>
          ) : (
            <div className="flex min-h-20 items-center gap-3 rounded-lg border border-pine bg-pine-tint px-4 py-3">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-pine-dark">{RFE_UPLOAD.uploaded}</span>
                <span className="block truncate text-sm text-ink-soft">
                  {letter.name}, {formatBytes(letter.size)}
                </span>
              </span>
              <button
                type="button"
                className="grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-white hover:text-alert"
                disabled={sending}
                onClick={() => dropLetter()}
                aria-label={`${RFE_UPLOAD.remove}: ${letter.name}`}
              >
                <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
                  <path
                    d="M4 5.500h12M8 5.500V4h4v1.500M5.500 5.500l.7 10.500h7.600l.7-10.500M8.500 8.500v5m3-5v5"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="1.500"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                </svg>
              </button>
            </div>
          )}
          {letterError ? (
            <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-alert">
              {letterError}
            </p>
          ) : null}
        </div>
        {letterFirst ? emailField : null}
        <Trap />
        {failure === null ? null : <FormNotice tone="error">{failure}</FormNotice>}
        {succeeded ? (
          <FormNotice tone="success">
            {messages.success}
            <span className="block font-normal">{messages.next}</span>
          </FormNotice>
        ) : null}
        <button type="submit" className="button button-primary w-full" aria-disabled={sending || succeeded}>
          {sending ? words.submitting : words.submit}
        </button>
        <p className="text-sm text-ink-soft">
          <KeepTogether text={RFE_UPLOAD.privacy} />
        </p>
      </form>
      {answer === null || answer.kind === 'no-letter' ? null : (
        <Suspense fallback={null}>
          <NoticeResult answer={answer} ref={focusOnArrival} />
        </Suspense>
      )}
    </div>
  )
}
