import { Badge, ROW, Rows, WhenLoaded } from './console-parts.tsx'
import { useLoaded } from './use-loaded.ts'

const STATES = { good: ['good', 'Good'], look: ['warn', 'Look at it'], bad: ['bad', 'Act now'] } as const

/** How the installation does, in words. */
export function HealthView() {
  const { loaded, again } = useLoaded('GET /api/console/health', {})
  return (
    <>
      <h1 className="text-title">Health</h1>
      <p className="mt-1 mb-5 max-w-prose text-ink-soft">What the product says of itself at this moment. The database answers, or this page would not.</p>
      <WhenLoaded loaded={loaded} again={again}>
        {(lines) => (
          <>
            <Rows label="Health" empty="Nothing is known.">
              {lines.map(({ state, what, words, where }) => (
                <li key={what} className={`${ROW} flex flex-wrap items-baseline gap-x-4 gap-y-1`}>
                  <span className="w-32 shrink-0 font-semibold">{what}</span>
                  <Badge tone={STATES[state][0]}>{STATES[state][1]}</Badge>
                  <span className="min-w-0 flex-1 basis-72 wrap-anywhere">
                    {words}{' '}
                    {where === null ? null : (
                      <a className="link" href={`/console${where === '' ? '' : `/${where}`}`}>
                        Open
                      </a>
                    )}
                  </span>
                </li>
              ))}
            </Rows>
            <p className="mt-5">
              <button type="button" className="button button-secondary" onClick={again}>
                Look again
              </button>
            </p>
          </>
        )}
      </WhenLoaded>
    </>
  )
}
