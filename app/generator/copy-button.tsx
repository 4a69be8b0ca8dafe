import { GENERATOR_PAGE } from '../../content/generator.ts'
import { useTimedMessage } from '../ui/use-timed-message.ts'

/** Puts `text` on the clipboard and says so for two seconds. */
export function CopyButton({ text, describedBy }: { text: string; describedBy: string }) {
  const [message, show] = useTimedMessage(2000)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      show(GENERATOR_PAGE.copied)
    } catch {
      show(GENERATOR_PAGE.copyFailed)
    }
  }
  return (
    <button type="button" className="button button-quiet" onClick={() => void copy()} aria-describedby={describedBy}>
      <span aria-live="polite">{message ?? GENERATOR_PAGE.copy}</span>
    </button>
  )
}
