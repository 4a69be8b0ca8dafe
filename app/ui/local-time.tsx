import { useEffect, useState } from 'react'
import { formatInstant } from '../../domain/format-date.ts'
import { localWords } from './local-times.ts'

/**
 * An instant (milliseconds). The server, which does not know the reader's own time, writes UTC; `writeLocalTimes` writes it in
 * theirs, and an island does so itself, since it also draws what came later.
 */
export function LocalTime({ at }: { at: number }) {
  const [words, setWords] = useState<string | null>(null)
  useEffect(() => setWords(localWords(at)), [at])
  return (
    <time dateTime={new Date(at).toISOString()} data-local-time={words === null ? '' : undefined} suppressHydrationWarning>
      {words ?? formatInstant(at)}
    </time>
  )
}
