import { GENERATOR_PAGE } from '../../content/generator.ts'
import { fewRunsLeft, type RunLimit } from './endeavor-answer.ts'

/** The visitor's own clock; only rendered in the browser. */
export const timeOfDay = (at: number) => new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' }).format(at)

/** '1 of 5 runs left this hour' once few are left, and when the next one is possible once none is. */
export function RunLimitNote({ limit }: { limit: RunLimit | null }) {
  return (
    <p className="text-sm digits-aligned text-ink-soft not-empty:px-2 not-empty:py-2.5 sm:not-empty:px-0" data-testid="run-limit" data-remaining={limit?.remaining} title={GENERATOR_PAGE.limitReason}>
      {limit === null || !fewRunsLeft(limit) ? null : (
        <>
          <strong className={limit.remaining === 0 ? 'text-alert' : 'text-ink'}>
            {limit.remaining} {GENERATOR_PAGE.limitOf} {limit.limit}
          </strong>{' '}
          {GENERATOR_PAGE.limitNote}
          {limit.nextAt === null ? null : `, ${GENERATOR_PAGE.limitNext} ${timeOfDay(limit.nextAt)}`}
        </>
      )}
    </p>
  )
}
