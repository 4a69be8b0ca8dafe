import { expect, it } from 'vitest'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import { readPerson } from '../person/read-person.ts'
import { chooseDesigns } from './choose-designs.ts'
import { searchableLine, type EvidenceLine } from './evidence.ts'
import { isKnown, isOfAnyTrade, isOfStrangersTrade, takersTold, usersOfSetting } from './known-users.ts'

const line = (quote: string): EvidenceLine => ({ id: quote, kind: 'achievement', text: searchableLine(quote), quote, weight: 1, roleId: null })
const areaOf = (id: string) => draftingKnowledge.areas.find((area) => area.id === id)!
const suppliers = { name: 'small defense suppliers', cues: ['defense', 'military', 'contractor'] }

it('knows users by a word of their name or by two other words, and by no single word that means others', () => {
  expect(isKnown(suppliers, [line('Led 3 contractors in a review of passwords')], ' ')).toBe(false)
  expect(isKnown(suppliers, [line('Audited a military base'), line('Wrote a plan for a military depot')], ' ')).toBe(true)
  expect(isKnown(suppliers, [line('Audited 9 defense plants')], ' ')).toBe(true)
  expect(isKnown({ name: 'rural health departments', cues: ['health'] }, [line('Compared health insurance plans')], ' ')).toBe(false)
})

it('gives work that every trade has to those of the person’s own setting, and to nobody in particular where none is told', () => {
  const people = areaOf('human-resources')
  const [problem] = people.problems
  expect(isOfAnyTrade(people)).toBe(true)
  expect(isOfAnyTrade(areaOf('animal-health'))).toBe(false)
  // Builders build for many, and are one trade.
  expect(isOfAnyTrade(areaOf('construction'))).toBe(false)
  expect(usersOfSetting(people, problem, 'tool', [line('Wrote job descriptions')], ' ', new Set())).toBe('small and midsize organizations')
  expect(usersOfSetting(people, problem, 'tool', [line('Hired 40 attorneys'), line('Kept leave records of a law firm')], ' ', new Set())).toBe('small law firms')
})

it('takes the setting from the post an option rests on, and from the others where that post tells none', () => {
  const people = areaOf('human-resources')
  const [problem] = people.problems
  const of = (roleId: string, ...quotes: string[]) => quotes.map((quote) => ({ ...line(quote), roleId }))
  const lines = [
    ...of('new', 'Kept the rota of a hotel', 'Answered guests of 3 restaurants'),
    ...of('old', 'Hired 40 attorneys', 'Kept leave records of a law firm', 'Filed the litigation of 9 attorneys'),
    ...of('first', 'Counted ropes'),
  ]
  expect(usersOfSetting(people, problem, 'tool', lines, ' ', new Set(), 'new')).toBe('independent hotels and restaurants')
  expect(usersOfSetting(people, problem, 'tool', lines, ' ', new Set(), 'first')).toBe('small law firms')
})

it('gives no shop what public offices have', () => {
  const design = areaOf('design')
  const pages = design.problems.find(({ id }) => id === 'accessible-web')!
  expect(usersOfSetting(design, pages, 'tool', [line('Dressed windows of 3 stores'), line('Set up a retail display')], ' ', new Set()) ?? 'its own').not.toMatch(/retail/)
})

it('leaves out what one trade alone needs where the resume does not know that trade', () => {
  const marketing = areaOf('marketing')
  const scams = marketing.problems.find(({ id }) => id === 'scam-message')!
  expect(isOfStrangersTrade(marketing, scams, [line('Ran email campaigns for a theater')], ' ')).toBe(true)
  expect(isOfStrangersTrade(marketing, scams, [line('Ran email campaigns for a savings bank')], ' ')).toBe(false)
})

it('gives no organization in general what callers of a help line have', () => {
  const lines = areaOf('customer-operations')
  const scams = lines.problems.find(({ id }) => id === 'call-scam')!
  expect(usersOfSetting(lines, scams, 'tool', [line('Wrote job descriptions')], ' ', new Set())).toBeNull()
})

it('gives no school the freight of those who ship', () => {
  const area = areaOf('supply-chain')
  const freight = area.problems.find(({ id }) => id === 'transport-planning')!
  expect(usersOfSetting(area, freight, 'tool', [line('Taught pupils of 3 schools'), line('Served students in a classroom')], ' ', new Set()) ?? 'its own').not.toMatch(/school/)
})

it.each([
  ['The protocol was adopted by five other utilities of the lower river.', 'utilities'],
  ['In use at 27 hospitals of 4 systems', 'hospitals'],
  ['Developed the smoke trigger that three county health districts adopted in 2024 to open shelters', 'county health districts'],
  ['The lines were requested by 14 seed companies', 'seed companies'],
  ['Set up the print service at four rural critical access hospitals in Oregon', 'rural critical access hospitals'],
  ['A plan that was adopted by 3 state departments of agriculture', 'state departments of agriculture'],
  ['Used by two other manufacturers', null],
  ['Adopted in 2024 to open shelters', null],
  ['Used in 6 countries and by 900 patients', null],
])('names those who took a work up: %s', (line, takers) => {
  expect(takersTold(line)).toBe(takers)
})

it('takes users of one people or place only where the resume is about them', () => {
  const usersOf = (name: string, sites: string) => {
    const resume = `${name} Sample
Construction Manager

Experience
Construction Manager, Tarn Builders 2014 - Present
• Inspected concrete and framing on 40 ${sites} and reduced defects found after handover by 35%
• Reviewed payment estimates of subcontractors against measured progress
• Scheduled crews for 12 projects

Education
B.S. Construction Management, Quill University, 2012`
    const form = { userBackground: { employmentType: 'employee' as const, futureRoleFocus: '' }, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' } }
    const chosen = chooseDesigns(readPerson([{ lines: resume.split('\n') }], new Date('2026-06-01T00:00:00Z')), form, draftingKnowledge)
    return chosen.kind === 'designs' ? chosen.designs.map(({ users }) => users) : []
  }
  for (const name of ['Ora', 'Ida', 'Tom', 'Ulf']) expect(usersOf(name, 'sites').join(' ')).not.toContain('military')
  expect(usersOf('Ora', 'sites of military housing').join(' ')).toContain('military')
})
