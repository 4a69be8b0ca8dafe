import { useId, type ReactNode } from 'react'

type ChoiceProps = {
  kind: 'checkbox' | 'radio'
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string
  disabled?: boolean
  note?: ReactNode
  /** Shown at the right end, as a price. */
  aside?: ReactNode
}

/** A whole-row check box or radio button: a target that a thumb hits. */
export function Choice({ kind, label, checked, onChange, name, disabled = false, note, aside }: ChoiceProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={`flex min-h-11 items-start gap-3 rounded-lg border px-3.5 py-2.5 transition-colors has-focus-visible:focus-ring ${
        checked ? 'border-pine bg-pine-tint' : 'border-line bg-white'
      } ${disabled ? 'cursor-not-allowed text-ink-soft' : 'cursor-pointer hover:border-pine'}`}
    >
      <input
        id={id}
        type={kind}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-4 shrink-0 accent-pine outline-none"
        aria-describedby={note ? `${id}-note` : undefined}
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-x-4">
          <span className="min-w-0">{label}</span>
          {aside ? <span className="shrink-0 digits-aligned text-ink-soft">{aside}</span> : null}
        </span>
        {note ? (
          <span id={`${id}-note`} className="block text-sm text-ink-soft">
            {note}
          </span>
        ) : null}
      </span>
    </label>
  )
}
