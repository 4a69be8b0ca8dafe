import { expect, it } from 'vitest'
import { readPerson } from './read-person.ts'

const read = (head: string) =>
  readPerson(
    [{ lines: `Mira Sample\nHarbor Engineer\n\nEXPERIENCE\n\n${head}                Jul 2018 – present\n- Cut the mooring time from 14 minutes to 3 min by moving the winches.`.split('\n') }],
    new Date('2026-06-01T00:00:00Z'),
  ).roles[0]

it('the line of work between title and employer is the unit, and which of them employs is not sure', () => {
  expect(read('Principal Engineer, Berth Metrology, Tarn Advanced Docks, Quillport')).toMatchObject({ title: 'Principal Engineer', employer: 'Tarn Advanced Docks', certainty: 'unsure' })
})

it.each([
  ['Principal Engineer, Tarn Engineering Ltd., New Delhi, India', 'Tarn Engineering Ltd'],
  ['Principal Engineer, Tarn Engineering Ltd., Quillport', 'Tarn Engineering Ltd'],
])('an employer that is called by its line of work stays one: %j', (head, employer) => {
  expect(read(head)?.employer?.replace(/\.$/, '')).toBe(employer)
})
