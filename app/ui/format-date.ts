/** Writes the dates that copy carries for a reader. */
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
