import { useId, useState } from 'react'

type CodeFieldProps = {
  label: string
  button: string
  value: string
  onChange(text: string): void
  maxLength: number
  problem: string | null
  onApply(): Promise<unknown>
  autoCapitalize?: 'characters'
  autoFocus?: boolean
}

/** A code or number that is checked by a button or Enter, without sending the form it stands in. */
export function CodeField({ label, button, value, onChange, maxLength, problem, onApply, autoCapitalize, autoFocus }: CodeFieldProps) {
  const id = useId()
  const [checking, setChecking] = useState(false)
  const apply = async () => {
    if (checking) return
    setChecking(true)
    await onApply()
    setChecking(false)
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          className="field max-w-64"
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize={autoCapitalize}
          spellCheck={false}
          autoFocus={autoFocus}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void apply()
          }}
        />
        <button type="button" className="button button-secondary" aria-disabled={checking} onClick={() => void apply()}>
          {button}
        </button>
      </div>
      <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm font-medium text-alert">
        {problem}
      </p>
    </div>
  )
}
