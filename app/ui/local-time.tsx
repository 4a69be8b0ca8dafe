import { useEffect, useState } from 'react'
import { formatInstant } from '../../domain/format-date.ts'

const IN_WORDS: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }

/** An instant (milliseconds) in the reader's own time, with its zone. The server, which does not know it, writes UTC. */
export function LocalTime({ at }: { at: number }) {
  const [words, setWords] = useState(() => formatInstant(at))
  useEffect(() => setWords(new Date(at).toLocaleString('en-US', IN_WORDS)), [at])
  return <time dateTime={new Date(at).toISOString()}>{words}</time>
}
