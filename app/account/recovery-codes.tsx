import { useState } from 'react'
import { TWO_STEP_WORDS } from '../../content/account.ts'
import { useTimedMessage } from '../ui/use-timed-message.ts'

/** Shown once: to be copied, saved or written down before the page goes on. */
export function RecoveryCodes({ email, codes, onDone }: { email: string; codes: readonly string[]; onDone: () => void }) {
  const [kept, setKept] = useState(false)
  const [message, show] = useTimedMessage(4000)
  const text = `${TWO_STEP_WORDS.fileTitle} (${email})\n\n${codes.join('\n')}\n`
  async function copy() {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    show(copied ? 'Copied' : TWO_STEP_WORDS.notCopied)
  }
  function download() {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    Object.assign(document.createElement('a'), { href: url, download: 'recovery-codes.txt' }).click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    show('Saved as recovery-codes.txt')
  }
  return (
    <>
      <p role="status" className="font-semibold text-pine-dark">
        {TWO_STEP_WORDS.on}
      </p>
      <p className="mt-2">{TWO_STEP_WORDS.keepCodes}</p>
      <ul aria-label="Recovery codes" className="mt-4 grid gap-x-6 gap-y-1 rounded-lg bg-sand px-4 py-3 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <button type="button" className="button button-secondary" onClick={() => void copy()}>
          Copy
        </button>
        <button type="button" className="button button-secondary" onClick={download}>
          Download
        </button>
        <span aria-live="polite" className="text-ink-soft">
          {message}
        </span>
      </div>
      <label className="mt-6 flex items-start gap-3">
        <input type="checkbox" className="mt-1 size-5 shrink-0" checked={kept} onChange={(event) => setKept(event.target.checked)} />
        <span>I have put the codes where I find them without this device and without my phone</span>
      </label>
      <button type="button" className="button button-primary mt-5" disabled={!kept} onClick={onDone}>
        Done
      </button>
    </>
  )
}
