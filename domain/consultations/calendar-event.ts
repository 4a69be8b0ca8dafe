/** A consultation as a file that calendars read (RFC 5545). */
import { CONSULTATION_MS } from './consultation-times.ts'

export type CalendarEvent = {
  /** The same for every word about the same consultation. */
  id: string
  /** Rises with each change, so that a calendar knows the newest. */
  sequence: number
  cancelled: boolean
  /** Milliseconds. */
  startsAt: number
  writtenAt: number
  title: string
  description: string
  /** May be empty. */
  place: string
  organizer: { name: string; email: string }
}

const instant = (at: number) => `${new Date(at).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

const escaped = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,')
    .replace(/\r\n?|\n/g, '\\n')
// In quotes, where neither quotes nor line ends may stand.
const quoted = (text: string) => `"${text.replace(/["\u0000-\u001f\u007f]/g, ' ')}"`

/** Lines of at most 75 octets, folded between letters. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let length = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (length + size > 75) {
      parts.push(part)
      part = ' '
      length = 1
    }
    part += letter
    length += size
  }
  return [...parts, part].join('\r\n')
}

export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Prongwise//Consultations//EN',
    `METHOD:${event.cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${instant(event.writtenAt)}`,
    `DTSTART:${instant(event.startsAt)}`,
    `DTEND:${instant(event.startsAt + CONSULTATION_MS)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.place === '' ? [] : [`LOCATION:${escaped(event.place)}`]),
    `ORGANIZER;CN=${quoted(event.organizer.name)}:mailto:${event.organizer.email}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
