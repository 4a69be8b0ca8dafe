import { lazy, Suspense, useId, type Ref } from 'react'
import { RFE_UPLOAD } from '../../content/home.ts'
import { KeepTogether } from '../ui/copy-anchor.tsx'
import { EmailField, FormNotice } from '../ui/form-field.tsx'
import { Trap, WithoutScripts } from '../ui/form-guards.tsx'
import { formatBytes } from '../ui/format-bytes.ts'
import { useLetterForm, type LetterCall, type LetterFormProps } from './use-letter-form.ts'

// Where its script cannot be had, the letter has arrived all the same: the form says so, and a person answers.
const NoticeResult = lazy(() => import('./notice-result.tsx').catch(() => ({ default: () => null })))

/** Outside of the component: a new function at each render would take the focus back at each letter typed. */
const focusOnArrival = (frame: HTMLElement | null) => {
  frame?.focus({ preventScroll: true })
  // Its beginning, however long it is: on a phone it stands below the form.
  frame?.scrollIntoView()
}

/** An e-mail address and a letter. What is entered stays until the server has it; the reading stays after the form is empty again. */
export function LetterForm<K extends LetterCall>(props: LetterFormProps<K>) {
  const { words, letterFirst = false } = props
  const { messages } = words
  const { form, picker: input, letter, emailError, letterError, failure, succeeded, answer, sending, submit, take, drop, typeEmail } = useLetterForm(props)

  const emailField = <EmailField label={words.emailLabel} required readOnly={sending} error={emailError} onInput={typeEmail} />
  const picker = <LetterPicker words={words} input={input} letter={letter} error={letterError} disabled={sending} onChoose={take} onDrop={drop} />
  return (
    <div className="min-w-0 space-y-6">
      <form ref={form} method="dialog" onSubmit={submit} noValidate className="card relative space-y-5 p-6 sm:p-8">
        <WithoutScripts what="your letter" />
        {letterFirst ? null : emailField}
        {picker}
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
          <NoticeResult answer={answer} ref={focusOnArrival} onAgain={letter === null || sending ? null : () => form.current?.requestSubmit()} />
        </Suspense>
      )}
    </div>
  )
}

type LetterPickerProps = {
  words: Pick<LetterFormProps<LetterCall>['words'], 'fileLabel' | 'fileHint'>
  input: Ref<HTMLInputElement>
  letter: File | null
  error: string | null
  disabled: boolean
  onChoose(file: File | undefined): void
  onDrop(): void
}

/** One file: chosen, shown with its size, and taken out again. */
function LetterPicker({ words, input, letter, error, disabled, onChoose, onDrop }: LetterPickerProps) {
  const id = useId()
  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 font-semibold">
        {words.fileLabel}
        <span className="block text-sm font-normal text-ink-soft">{words.fileHint}</span>
      </p>
      <input
        ref={input}
        id={id}
        name="letter"
        type="file"
        accept=".pdf,.doc,.docx,.rtf,.txt,.png,.jpg,.jpeg,.webp"
        disabled={disabled}
        className="peer sr-only"
        aria-labelledby={`${id}-label`}
        aria-invalid={error !== null}
        aria-describedby={error !== null ? `${id}-error` : undefined}
        onChange={(event) => onChoose(event.target.files?.[0])}
      />
      {letter === null ? (
        <label
          htmlFor={id}
          className="flex min-h-20 cursor-pointer items-center justify-center gap-2.5 rounded-lg border border-dashed border-line-strong bg-paper px-4 py-3 font-semibold text-pine hover:border-pine hover:bg-pine-tint peer-focus-visible:focus-ring"
        >
          <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
            <path d="M10 13V4m0 0L6.5 7.5M10 4l3.5 3.5M4 13.5V16h12v-2.5" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
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
            disabled={disabled}
            onClick={onDrop}
            aria-label={`${RFE_UPLOAD.remove}: ${letter.name}`}
          >
            <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
              <path d="M4 5.5h12M8 5.5V4h4v1.5M5.5 5.5l.7 10.5h7.6l.7-10.5M8.5 8.5v5m3-5v5" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </button>
        </div>
      )}
      {error !== null ? (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}
