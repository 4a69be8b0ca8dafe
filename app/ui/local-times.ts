const IN_WORDS: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }

/** Writes the instants of the page in the reader's own time, with its zone; those that a refresh brings too. */
export function writeLocalTimes(): void {
  const write = () => {
    for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local-time]')) time.textContent = new Date(time.dateTime).toLocaleString('en-US', IN_WORDS)
  }
  write()
  addEventListener('page-refreshed', write)
}
