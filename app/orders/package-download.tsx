import { useEffect, useState } from 'react'
import { callWith } from '../ui/call.ts'
import { formatBytes } from '../ui/format-bytes.ts'
import { lookAgain } from '../ui/look-again.ts'
import { placed } from '../ui/site-facts.tsx'

type Answer = { kind: 'none' | 'deleted' | 'preparing' | 'held' } | { kind: 'ready'; url: string; bytes: number }

export default placed(PackageDownload)

/** The package of a paid order as soon as it is made: asks again by itself until then. Draws nothing where there is none to wait for. */
function PackageDownload({ reference }: { reference: string }) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const over = answer !== null && (answer.kind === 'ready' || answer.kind === 'held' || answer.kind === 'deleted')
  useEffect(() => {
    if (over) return
    const left = new AbortController()
    const ask = () =>
      void callWith<Answer>(`/api/orders/${encodeURIComponent(reference)}/package`, null, { method: 'GET', signal: left.signal }).then((given) => {
        if (given.ok && !left.signal.aborted) setAnswer(given.value)
      })
    ask()
    const stop = lookAgain(ask)
    return () => {
      left.abort()
      stop()
    }
  }, [reference, over])
  return (
    <div role="status" data-testid="package-download">
      {answer?.kind === 'ready' ? (
        <p className="mt-8">
          <a className="button button-primary" href={answer.url} download>
            Download the package ({formatBytes(answer.bytes)})
          </a>
        </p>
      ) : answer?.kind === 'preparing' ? (
        <p className="mt-8 text-ink-soft">Your package is being put together. This page shows it as soon as it is ready.</p>
      ) : null}
    </div>
  )
}
