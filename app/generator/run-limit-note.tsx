import { GENERATOR_PAGE } from '../../content/generator.ts'
import type { RunLimit } from './endeavor-answer.ts'

/** The visitor's own clock; only rendered in the browser. */
export const timeOfDay = (at: number) => new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' }).format(at)

/** '3 of 5 runs left this hour', and when the next one is possible once none is left. Keeps its place while unknown. */
export function RunLimitNote({ limit }: { limit: RunLimit | null }) {
  return (
    <p className="min-h-5 text-sm digits-aligned text-ink-soft" data-testid="run-limit" title={GENERATOR_PAGE.limitReason}>
      {limit === null ? null : (
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
