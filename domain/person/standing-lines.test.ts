import { expect, it } from 'vitest'
import { assetsOf } from '../drafting/assets.ts'
import { readPerson } from './read-person.ts'
import { isGrantLed, isSeatOfRules, rowsOf } from './standing-lines.ts'

const read = (behind: string) =>
  readPerson(
    [{ lines: `Mira Sample\nHarbor Engineer\n\nExperience\nHarbor Engineer, Tarn Works Ltd. 2012 - Present\n• Built a gauge used on 340 piers\n\n${behind}`.split('\n') }],
    new Date('2026-06-01T00:00:00Z'),
  )
const toldOf = (behind: string) => assetsOf(read(behind)).flatMap(({ quoted, clause }) => (quoted ? [clause] : []))
const unquotedOf = (behind: string) => assetsOf(read(behind)).flatMap(({ quoted, clause }) => (quoted ? [] : [clause]))

it('a seat, a grant, testimony, an honor, and what others took up are told from their own sections', () => {
  const told = toldOf(
    [
      'Other professional activities',
      '• Member of the Marble Harbor Code Advisory Panel, since 2024',
      '• Co-PI with Tarn University: Quill Fund subaward $412,000, 2024-2027',
      '• Invited to testify before the Marble House Committee on Harbors, 06/2024',
      '• Finalist, Quill Prize for Excellence in Harbor Works, 2017',
      '• Drawings downloaded over 61,000 times on OpenPier; adopted by 9 other harbors in Marble',
      '• Member of the parents council',
    ].join('\n'),
  )
  expect(told).toEqual(
    expect.arrayContaining([
      'Member of the Marble Harbor Code Advisory Panel, since 2024',
      'Co-PI with Tarn University: Quill Fund subaward $412,000, 2024-2027',
      'Invited to testify before the Marble House Committee on Harbors, 06/2024',
      'Finalist, Quill Prize for Excellence in Harbor Works, 2017',
      'Drawings downloaded over 61,000 times on OpenPier” and “adopted by 9 other harbors in Marble',
    ]),
  )
  expect(told.some((clause) => clause.includes('parents'))).toBe(false)
})

it('a list of memberships is told as no deed', () => {
  expect(unquotedOf('Affiliations\n• Association of Certified Pier Inspectors - Member; Tide Task Force - Chair\n')).toEqual(['built a gauge used on 340 piers'])
})

it('what is pending says so, and what others lead is not the person’s grant', () => {
  expect(toldOf('Patents\n• Choice of berths for fishing boats (US 2025/0123187 A1, pending)')).toContain('Choice of berths for fishing boats (US 2025/0123187 A1, pending)')
  expect(isGrantLed('Worked in a Quill Fund project ($1.2M, PI: Dr. R. Marsh)')).toBe(false)
  expect(isSeatOfRules('Member of the student committee')).toBe(false)
})

it('a patent of any country is no publication, and an award under publications is one', () => {
  const assets = assetsOf(
    read(
      'Publications\n• TR 2021/04417 B – “A mooring control method for ferries” (granted 2023; EP application pending)\n• Tarn Award for Excellence in Harbor Research, 2023. Peer reviewer for the Council (“Harbors at Lasting Risk”).',
    ),
  )
  expect(assets.filter(({ kind }) => kind !== 'work').map(({ kind, clause }) => [kind, clause])).toEqual([
    ['patent', 'A mooring control method for ferries'],
    ['award', 'Tarn Award for Excellence in Harbor Research, 2023'],
  ])
})

it('teaching that stands under writing is no publication', () => {
  const { publications } = read(
    'Writing and teaching\n- "Harbors after the flood," Marble Annual, vol. 41\n- Adjunct instructor, rope module, University of Quill (one week each year since 2021)\n- Workshops on wet ropes: 17 given since 2020, approx. 390 participants\n- Workshops on rope, Marble Press, 2019',
  )
  expect(publications.map(({ text }) => text.slice(0, 22))).toEqual(['"Harbors after the flo', 'Workshops on rope, Mar'])
})

it('entries that ran together are parted at their years', () => {
  expect(rowsOf('Quill Fund, $3,850,000, Principal Investigator 2021–2023 Marble Fund, $410,000, Co-Investigator')).toEqual([
    'Quill Fund, $3,850,000, Principal Investigator',
    '2021–2023 Marble Fund, $410,000, Co-Investigator',
  ])
})

it('a statement begins with the occasion that a capital opens', () => {
  const { achievements } = read('')
  expect(achievements).toHaveLength(1)
  const texts = readPerson(
    [
      {
        lines:
          'Mira Sample\nHarbor Engineer\n\nExperience\nHarbor Engineer, Tarn Works Ltd. 2012 - Present\n• Mapping and design of the piers for a 456 kW class project After the Quill flood 2015, inspected 31 km of quays and 4 locks in 6 weeks'.split(
            '\n',
          ),
      },
    ],
    new Date('2026-06-01T00:00:00Z'),
  ).achievements.map(({ text }) => text)
  expect(texts).toContain('After the Quill flood 2015, inspected 31 km of quays and 4 locks in 6 weeks')
})
