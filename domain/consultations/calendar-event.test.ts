import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile, type CalendarEvent } from './calendar-event.ts'

const event: CalendarEvent = {
  id: 'one@prongwise',
  sequence: 1,
  cancelled: false,
  startsAt: Date.parse('2026-02-03T15:00:00Z'),
  writtenAt: Date.parse('2026-01-05T12:00:00Z'),
  title: 'Consultation',
  description: 'With Ana',
  place: '',
  organizer: { name: 'Prongwise', email: 'hello@prongwise.example' },
}
/** As a calendar reads it: unfolded, then unescaped. */
const read = (file: string, name: string) => {
  const line = file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .find((each) => each.startsWith(`${name}:`))
  return line?.slice(name.length + 1).replace(/\\(.)/g, (_all, letter: string) => (letter === 'n' ? '\n' : letter))
}

test('a calendar reads back the instant, its half hour and every word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string({ maxLength: 80 }), (title, description) => {
      const clean = (text: string) => text.replace(/\r\n?/g, '\n')
      const file = calendarFile({ ...event, title, description })
      expect(read(file, 'SUMMARY')).toBe(clean(title))
      expect(read(file, 'DESCRIPTION')).toBe(clean(description))
      expect([read(file, 'DTSTART'), read(file, 'DTEND')]).toEqual(['20260203T150000Z', '20260203T153000Z'])
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      // No word becomes a line of its own.
      expect(file.split('\r\n').filter((line) => line === 'END:VEVENT')).toHaveLength(1)
    }),
  )
})

test('what was given back is taken out of the calendar', () => {
  const file = calendarFile({ ...event, cancelled: true, sequence: 2, place: 'https://meet.example/1' })
  expect([read(file, 'METHOD'), read(file, 'STATUS'), read(file, 'SEQUENCE'), read(file, 'UID'), read(file, 'LOCATION')]).toEqual([
    'CANCEL',
    'CANCELLED',
    '2',
    'one@prongwise',
    'https://meet.example/1',
  ])
})
