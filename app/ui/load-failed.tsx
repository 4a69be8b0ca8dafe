import { FormNotice } from './form-field.tsx'

/** What could not be loaded can be asked for again where it would stand. */
export function LoadFailed({ message, again }: { message: string; again: () => void }) {
  return (
    <div className="space-y-4">
      <FormNotice tone="error">{message}</FormNotice>
      <button type="button" className="button button-secondary" onClick={again}>
        Try again
      </button>
    </div>
  )
}
