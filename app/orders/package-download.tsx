import { useEffect, useState } from 'react'
import { ask, type AnswerOf } from '../ui/ask.ts'
import { formatBytes } from '../ui/format-bytes.ts'
import { lookAgain } from '../ui/look-again.ts'
import { placed } from '../ui/site-facts.tsx'

type Answer = AnswerOf<'GET /api/orders/:reference/package'>

export default placed(PackageDownload)

/** The package of a paid order as soon as it is made: asks again by itself until then. Draws nothing where there is none to wait for. */
function PackageDownload({ reference }: { reference: string }) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const over = answer !== null && (answer.kind === 'ready' || answer.kind === 'held' || answer.kind === 'deleted')
  useEffect(() => {
    if (over) return
    const left = new AbortController()
    const look = () =>
      void ask('GET /api/orders/:reference/package', { params: { reference } }, { signal: left.signal }).then((given) => {
        if (given.ok && !left.signal.aborted) setAnswer(given.value)
      })
    look()
    const stop = lookAgain(look)
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
