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
                <li key={what} className={`${ROW} grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 sm:grid-cols-[10rem_6rem_minmax(0,1fr)]`}>
                  <span className="font-semibold">{what}</span>
                  <span>
                    <Badge tone={STATES[state][0]}>{STATES[state][1]}</Badge>
                  </span>
                  <span className="max-sm:col-span-2 wrap-anywhere">
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
