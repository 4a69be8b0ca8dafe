import { useId, type ComponentProps, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react'

type FieldFrame = {
  label: ReactNode
  error?: string | null | undefined
  hint?: ReactNode
  optional?: boolean
}

/** Keeps the label and the hint in sight, too, when the field is brought under the header. */
const LABELLED = 'scroll-mt-16'

type Wiring = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }

/** A year is whole where its field is full. */
const WHOLE_NUMBER = /^\\d\{\d+\}$/

/** A browser cuts what is pasted at the limit and says nothing. Where more stands in the field, nothing was left out. */
function FullNote({ value, max }: { value: unknown; max: number | undefined }) {
  if (max === undefined || typeof value !== 'string' || value.length !== max) return null
  return (
    <p role="status" className="mt-1.5 text-sm font-medium text-amber">
      This field holds {max.toLocaleString('en-US')} characters and is full. Anything beyond them was left out.
    </p>
  )
}

function Frame({ label, error, hint, optional, children, footer }: FieldFrame & { children: (wiring: Wiring) => ReactNode; footer?: ReactNode }) {
  const id = useId()
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {optional ? <span className="font-normal text-ink-soft"> (optional)</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="mb-2 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described === '' ? undefined : described })}
      {footer}
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-alert" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}

export function TextField({ label, error, hint, optional, className = '', ...input }: FieldFrame & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Frame label={label} error={error} hint={hint} optional={optional ?? false} footer={<FullNote value={input.value} max={WHOLE_NUMBER.test(input.pattern ?? '') ? undefined : input.maxLength} />}>
      {(wiring) => <input {...input} {...wiring} className={`field ${LABELLED} ${className}`} />}
    </Frame>
  )
}

/** A TextField that phones, password keepers and browsers know as the visitor's address. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'inputMode'>) {
  return <TextField name="email" {...props} type="email" autoComplete="email" inputMode="email" />
}

export function TextArea({
  label,
  error,
  hint,
  optional,
  counterMax,
  value,
  ...input
}: FieldFrame & { counterMax?: number; value?: string } & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value'>) {
  return (
    <Frame
      label={label}
      error={error}
      hint={hint}
      optional={optional ?? false}
      footer={
        counterMax === undefined ? (
          <FullNote value={value} max={input.maxLength} />
        ) : (
          <>
            <p className="mt-1 text-right text-sm digits-aligned text-ink-soft">
              {(value ?? '').length}/{counterMax}
            </p>
            <FullNote value={value} max={counterMax} />
          </>
        )
      }
    >
      {(wiring) => (
        <textarea rows={4} {...input} {...wiring} {...(value === undefined ? {} : { value })} {...(counterMax === undefined ? {} : { maxLength: counterMax })} className={`field ${LABELLED}`} />
      )}
    </Frame>
  )
}

/** A message for the whole form, announced when it appears. */
export function FormNotice({ tone, children }: { tone: 'error' | 'success' | 'info'; children: ReactNode }) {
  const look = { error: 'bg-alert-tint text-alert', success: 'bg-pine-tint text-pine-dark', info: 'bg-amber-tint text-amber' }[tone]
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={`rounded-lg px-4 py-3 font-medium ${look}`}>
      {children}
    </div>
  )
}
