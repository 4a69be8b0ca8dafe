/** Writes dates and instants for a reader, in American English, the same in every ring. */
export const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
/** The same as choices of a pattern. */
export const MONTH_NAMES = MONTHS.join('|')

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

const MONTHS_IN_SPANISH = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre']

/** The same for readers of Spanish, with 24 hours: `30 de noviembre de 2026 a las 0:00 UTC`. */
export function formatInstantInSpanish(at: number): string {
  const moment = new Date(at)
  const hours = moment.getUTCHours()
  const time = `${hours}:${String(moment.getUTCMinutes()).padStart(2, '0')} UTC`
  return `${moment.getUTCDate()} de ${MONTHS_IN_SPANISH[moment.getUTCMonth()]} de ${moment.getUTCFullYear()} ${hours === 1 ? 'a la' : 'a las'} ${time}`
}

/**
 * An instant as `November 30, 2026 at 12:00 AM UTC`: one zone for everyone, and it is named. Written by hand, as a
 * formatter of `Intl` takes a phone tens of milliseconds to make, and browsers differ in the space before AM.
 */
export function formatInstant(at: number): string {
  const moment = new Date(at)
  const hours = moment.getUTCHours()
  const minutes = String(moment.getUTCMinutes()).padStart(2, '0')
  return `${MONTHS[moment.getUTCMonth()]} ${moment.getUTCDate()}, ${moment.getUTCFullYear()} at ${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'} UTC`
}
