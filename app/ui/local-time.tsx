import { formatInstant } from '../../domain/format-date.ts'

/** An instant (milliseconds). The server, which does not know the reader's own time, writes UTC; `writeLocalTimes` writes it in theirs. */
export function LocalTime({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} data-local-time suppressHydrationWarning>
      {formatInstant(at)}
    </time>
  )
}
