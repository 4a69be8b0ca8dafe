const IN_WORDS: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }

/** An instant (milliseconds) in the time of this device, with its zone. */
export const localWords = (at: number): string => new Date(at).toLocaleString('en-US', IN_WORDS)

/** Writes the instants of the page in the reader's own time, with its zone; those that a refresh brings too. */
export function writeLocalTimes(): void {
  const write = () => {
    for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local-time]')) time.textContent = localWords(Date.parse(time.dateTime))
  }
  write()
  addEventListener('page-refreshed', write)
}
