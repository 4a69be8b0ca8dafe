import { useEffect, useState } from 'react'
import { GENERATOR_OVERLAYS } from '../../content/generator.ts'

/** Covers the options while a run is under way; what was there before shows through. Says how long it has taken, and nothing it cannot know. */
export function RunOverlay({ kind, onCancel }: { kind: 'sample' | 'generate' | 'tune'; onCancel: () => void }) {
  const words = kind === 'sample' ? GENERATOR_OVERLAYS.loadingSample : GENERATOR_OVERLAYS.generating
  return (
    <div className="absolute inset-0 z-10 rounded-card bg-paper/75 px-4 pt-16" data-testid="run-overlay">
      <div className="card sticky top-32 mx-auto max-w-sm px-6 py-6 text-center shadow-lift">
        <div role="status">
          <p className="font-serif text-heading font-semibold">{words.heading}</p>
          <p className="mt-1 text-ink-soft">{words.text}</p>
        </div>
        <div className="mt-5 h-1.5 overflow-hidden rounded-full bg-sand" aria-hidden="true">
          <div className="run-bar h-full w-1/3 rounded-full bg-pine" />
        </div>
        {kind === 'sample' ? null : (
          <>
            <Elapsed scans={kind === 'generate'} />
            <button type="button" className="button button-secondary mt-4" onClick={onCancel}>
              {GENERATOR_OVERLAYS.cancel}
            </button>
          </>
        )}
      </div>
    </div>
  )
}

/** What takes so long is most often a scan. */
const SCAN_AFTER_S = 6

function Elapsed({ scans }: { scans: boolean }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <p className="mt-3 text-sm digits-aligned text-ink-soft" aria-hidden="true">
        {seconds} {GENERATOR_OVERLAYS.elapsed}
      </p>
      <p role="status" className="text-sm text-ink-soft not-empty:mt-2">
        {scans && seconds >= SCAN_AFTER_S ? GENERATOR_OVERLAYS.scan : null}
      </p>
    </>
  )
}
