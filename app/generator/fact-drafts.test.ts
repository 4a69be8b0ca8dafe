import { expect, test } from 'vitest'
import { correctFacts } from '../../domain/person/correct-facts.ts'
import { withCertainty } from '../../domain/person/decisive-facts.ts'
import type { PersonFacts } from '../../domain/person/person-facts.ts'
import { readPerson } from '../../domain/person/read-person.ts'
import { degreeDraft, fieldDraft, openQuestion, roleDraft, statedDegree, statedField, statedRole, stepAnswers, stepCorrections } from './fact-drafts.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const PERSON = readPerson([{ lines: 'EXPERIENCE\nCharge Nurse, Mercy Clinic\nMarch 2018 – Present\n• Trained 14 nurses\nEDUCATION\nB.S. in Nursing, University of Iowa, 2014'.split('\n') }], NOW)
const [role] = PERSON.roles
const [degree] = PERSON.degrees

test('fields that nobody touched say what was read', () => {
  expect(statedRole(roleDraft(role!), role!)).toEqual({ title: 'Charge Nurse', employer: 'Mercy Clinic', start: { year: 2018, month: 3 }, end: null, current: true })
  expect(statedDegree(degreeDraft(degree!))).toEqual({ level: 'bachelor', field: 'Nursing', school: 'University of Iowa', year: 2014, completed: true })
  expect(statedField(fieldDraft(PERSON), PERSON)).toMatchObject({ code: '29-1141.00' })
})

test('a changed year has no month, and what is no year is none', () => {
  expect(statedRole({ ...roleDraft(role!), from: '2019' }, role!).start).toEqual({ year: 2019, month: null })
  expect(statedRole({ ...roleDraft(role!), from: '19' }, role!).start).toBeNull()
  expect(statedRole({ ...roleDraft(role!), current: false, to: '2020' }, role!)).toMatchObject({ end: { year: 2020, month: null }, current: false })
})

test('words of one’s own name an occupation without a code', () => {
  expect(statedField({ code: '', words: ' flight nurse ' }, PERSON)).toEqual({ type: 'field-stated', code: '', title: 'flight nurse' })
  expect(statedField({ code: '', words: ' ' }, PERSON)).toBeNull()
})

test('the step before composing asks until each question has an answer, and its answers become corrections', () => {
  const empty = { ...PERSON, roles: [], achievements: [], occupations: [] }
  const answers = stepAnswers(empty)
  expect(openQuestion(['role', 'work'], answers, empty)).toBe('role')
  const told = { ...answers, role: { ...answers.role, title: 'Flight Nurse' }, work: 'Trained 9 crews\n\nCut handover time by 20%' }
  expect(openQuestion(['role', 'work'], told, empty)).toBeNull()
  const person = stepCorrections(['role', 'work'], told, empty).reduce<PersonFacts>((facts, correction) => correctFacts(facts, correction, NOW), empty)
  expect(person.roles).toMatchObject([{ title: 'Flight Nurse', current: true, origin: 'visitor' }])
  expect(person.achievements.map(({ roleId, text }) => [roleId, text])).toEqual([
    [null, 'Trained 9 crews'],
    [null, 'Cut handover time by 20%'],
  ])
})

test('a degree in doubt can be left out', () => {
  const doubted = withCertainty(PERSON, 'unsure')
  expect(stepCorrections(['degree'], { ...stepAnswers(doubted), degree: null }, doubted)).toEqual([{ type: 'removed', list: 'degrees', id: 'degree-1' }])
})
