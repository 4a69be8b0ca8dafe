/** Writes dates and instants for a reader, in American English, the same in every ring. */
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** `2026-11-20`, `2026-09` or `2026` in words; a day of the calendar, so no time zone can move it. Throws on anything else. */
export function formatDate(iso: string): string {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(iso)
  if (match === null) throw new Error(`not a date: ${iso}`)
  const [, year = '', month, day] = match
  if (month === undefined) return year
  const name = MONTHS[Number(month) - 1]
  if (name === undefined) throw new Error(`not a date: ${iso}`)
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`
}

const instantWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** An instant as `November 30, 2026 at 12:00 AM UTC`: one zone for everyone, and it is named. */
export function formatInstant(at: number): string {
  // Browsers differ in the space before AM: server and browser must not.
  return `${instantWords.format(at).replaceAll('\u202f', ' ')} UTC`
}
