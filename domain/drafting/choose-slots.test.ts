import { expect, it } from 'vitest'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import { readPerson } from '../person/read-person.ts'
import { isOneSubject, ordered, sharesObject, type Slot } from './choose-slots.ts'
import { composeSet, parseDraftPlan } from './compose-set.ts'

const FORM = { userBackground: { employmentType: 'employee' as const, futureRoleFocus: '' }, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' } }

it('tells no problem twice, and no foreign one', () => {
  const person = readPerson(
    [
      {
        lines: `Ora Sample
Senior Special Investigator

Experience
Senior Special Investigator, Example Mutual Insurance 2014 - Present
• Conducted complex insurance fraud investigations in two counties
• Conducted investigations of possible insurance fraud for 7 carriers
• Recovered $400,000 in suspicious claims
• Interviewed claimants in fraud investigations`.split('\n'),
      },
    ],
    new Date('2026-06-01T00:00:00Z'),
  )
  const composed = composeSet(person, FORM, draftingKnowledge)
  const options = composed.kind === 'composed' ? (parseDraftPlan(composed.set.plan)?.options ?? []) : []
  expect(options).toHaveLength(4)
  expect(new Set(options.map(({ problem, own }) => `${problem} ${own?.general ?? ''}`)).size).toBe(4)
  // The review of suspicious activity is work of the same kind in audit.
  for (const { area, own } of options) if (own === null) expect(['claims-investigation', 'insurance', 'internal-audit']).toContain(area)
})

const field = (main: number) => ({ area: draftingKnowledge.areas[0]!, score: 10, supports: [], problems: [], ofCareer: true, main, backed: true })
const slot = (main: number, strength: number): Slot => ({
  area: field(main),
  problem: { problem: draftingKnowledge.areas[0]!.problems[0]!, score: 1, supports: [] },
  path: 'close',
  maker: 'generalize',
  turn: 0,
  asset: { id: 'a', kind: 'work', clause: '', result: null, quoted: false, stated: false, setting: null, roleId: null, quote: '', strength, text: '', object: null, about: '' },
  fit: 1,
  object: null,
})
const paths = (slots: Slot[]) => ordered(slots, 0).map(({ path, area, asset }) => `${path} ${area.main} ${asset?.strength}`)

it('takes the close options from the main career where it fills them, though the largest result is of a side line', () => {
  expect(paths([slot(0.4, 6), slot(0.4, 3), slot(1, 1), slot(1, 2)])).toEqual(['close 1 2', 'close 1 1', 'alternative 0.4 6', 'alternative 0.4 3'])
})

it('gives the largest result one of them where the main career does not', () => {
  expect(paths([slot(0.4, 7), slot(0.4, 3), slot(1, 1), slot(0.6, 2)]).slice(0, 2)).toContain('close 0.4 7')
})

const plan = (lines: string) => {
  const composed = composeSet(readPerson([{ lines: lines.split('\n') }], new Date('2026-06-01T00:00:00Z')), FORM, draftingKnowledge)
  return composed.kind === 'composed' ? (parseDraftPlan(composed.set.plan)?.options ?? []) : []
}

it('builds no option on a paper of the office', () => {
  const options = plan(`Ora Sample
Protection Engineer

Experience
Protection Engineer, Tarn Electric Cooperative 2015 - Present
• Maintained relay settings at 212 substations of the transmission grid
• Wrote 9 technical reports for interconnection permits
• Commissioned 4 substations
• Analyzed 610 disturbance records of the grid

Patents
US Patent 9,123,456: Supervision of distance relays near solar plants`)
  expect(options).toHaveLength(4)
  expect(options.flatMap(({ own }) => (own ? [own.general] : [])).join()).not.toContain('reports')
})

it('takes the field from a title that is near to several occupations, where the lines agree', () => {
  const options = plan(`Ora Sample
Kelp Supply Planning Manager

WORK HISTORY

Manager, Inventory Planning and Distribution - Tarn Kelp Center
04/2019 to current
• Built a kelp demand forecast of landing orders and weather. Waste went from 16.4% to 8.9% between 2020 and 2023.
• Designed a rotation scheme which moves short-dated kelp from 21 small landings to large ones
• Set up a daily exchange of stock with 3 neighboring landings
• Drew up delivery routes for 17 landings

EDUCATION
MSc Supply Chain Management, Penn State University, 2016`)
  expect(options).toHaveLength(4)
})

it('knows a subject under two titles, and keeps apart what shares one word', () => {
  const problem = { topic: 'harbor service-standard checking', subject: 'the checking of service standards in a harbor' }
  expect(isOneSubject({ general: 'high performance service standards' }, problem)).toBe(true)
  expect(isOneSubject({ general: 'a mooring standard' }, problem)).toBe(false)
  expect(isOneSubject({ general: 'standards' }, problem)).toBe(false)
})

it('a known problem lends its parts only where it speaks of what the project makes', () => {
  const area = draftingKnowledge.areas.find(({ id }) => id === 'community-lending')!
  const problem = area.problems.find(({ id }) => id === 'thin-file')!
  const of = (core: string, whole = core) => sharesObject({ core, whole }, problem)
  expect(of('build a cash-flow review sheet')).toBe(true)
  expect(of('replace printed color samples with spectral approvals')).toBe(false)
  // One word of a long list is chance.
  expect(of('link the payment records, premium tables and origin maps of crab landing posts to the credit of an importer')).toBe(false)
  // A thing that is told by its kind alone is of what it does.
  expect(of('build a learning model', 'build a learning model that judges the cash flow of small firms')).toBe(true)
})
