import { describe, expect, test } from 'vitest'
import { CASE_QUESTIONS } from '../../../content/petition/case-questions.ts'
import { caseOf, withDocuments } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { PEOPLE, WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import { RICH_DOCUMENTS } from '../../../test/petitions/rich-documents.ts'
import { RICH_ENGINEER } from '../../../test/petitions/rich-person.ts'
import type { CaseFile } from '../case-file.ts'
import { openQuestions } from '../gaps.ts'
import { countOf, doubts } from './possible-conflicts.ts'

const found = (file: CaseFile) => doubts(file, new Set(file.facts.map(({ id }) => id)))
const { means: _means, ...quiet } = WATER_ENGINEER.answers
const told = (answers: Petitioner['answers'], rest: Partial<Petitioner> = {}) =>
  found(caseOf({ ...WATER_ENGINEER, ...rest, answers: { ...quiet, ...answers } })).map(({ rule, message }) => `${rule}: ${message}`)

test('counts in words and figures', () => {
  expect(['nine', 'Thirty-one', 'forty', '1,200', '34', '2026', 'one', 'tone', 'twenty-fold'].map(countOf)).toEqual([9, 31, 40, 1200, 34, null, null, null, null])
})

describe('facts that may not agree', () => {
  test('two counts of one set', () => {
    expect(told({ comparison: ['None of the twelve pumps in the survey could be opened.', ''], skills: ['I repaired all 14 survey pumps myself.', ''] })).toEqual([
      expect.stringMatching(/^may-disagree: “14 survey pumps” here, and “twelve pumps in the survey” in another fact/),
    ])
    expect(told({ comparison: ['None of the twelve pumps in the survey could be opened.', ''], skills: ['I repaired all twelve survey pumps myself.', ''] })).toEqual([])
    expect(told({ comparison: ['In 2021 the twelve pumps in the survey were closed.', ''], skills: ['I repaired 14 survey pumps in 2023.', ''] })).toEqual([])
    expect(told({ comparison: ['Twelve small pumps were closed.', ''], skills: ['I repaired 14 small pumps.', ''] })).toEqual([])
  })
  test('in a phase of the plan', () => {
    expect(told({ comparison: ['None of the twelve pumps in the survey could be opened.', ''], phases: ['Repair; 2028; the college; the 14 pumps of the survey run again', 'Work plan'] })).toEqual([
      expect.stringContaining('may-disagree: “14 pumps of the survey” here'),
    ])
  })
  test('none, and one', () => {
    expect(told({ comparison: ['The cooperative employs no plumbers.', ''], skills: ['The cooperative gave me a desk and its senior plumber for a day.', ''] })).toEqual([
      expect.stringContaining('may-disagree: Another fact speaks of one'),
    ])
    expect(told({ comparison: ['The cooperative employs no plumbers.', ''], skills: ['The director explains that the cooperative employs no plumbers and would have no use for one.', ''] })).toEqual(
      [],
    )
    expect(told({ comparison: ['The cooperative employs no plumbers.', ''], skills: ['The college gave me a desk and its senior plumber for a day.', ''] })).toEqual([])
  })
  test('a position that began in another month', () => {
    const [role] = WATER_ENGINEER.roles
    const roles = [{ ...role!, title: 'water network engineer', from: 'June 2019', to: 'present' }]
    expect(told({ skills: ['The letter calls me distribution engineer since July 2019.', ''] }, { roles })).toEqual([expect.stringContaining('may-disagree: “engineer since July 2019” here')])
    expect(told({ skills: ['The letter calls me distribution engineer since June 2019.', ''] }, { roles })).toEqual([])
  })
})

test('a plan that is due after the date that makes it urgent', () => {
  const plan = (text: string) => told({ plan: [text, ''], urgency: ['The forum closes its list in the spring of 2027.', ''] })
  expect(plan('Version 5 will be released in December 2027.')).toEqual([expect.stringMatching(/^may-disagree: The plan is for December 2027, and the date.*the spring of 2027, before it/)])
  expect(plan('A grant of $9,000 ends in December 2028.')).toEqual([])
  expect(plan('Version 5 will be released in March 2027. The atlas follows in December 2028.')).toEqual([])
})

test('a row of the plan that ends after that date', () => {
  const row = (when: string) =>
    told({
      plan: ['The atlas will be released in December 2028.', ''],
      phases: [`Edition for small towns; ${when}; the college; the cart atlas`, 'Work plan'],
      urgency: ['The forum closes its list in the spring of 2027.', ''],
    })
  const behind = expect.stringContaining('The plan is for December 2027, and the date')
  expect(row('January to December 2027')).toContainEqual(behind)
  // What comes later may follow what is ready in time.
  expect(row('January to March 2027')).toEqual([])
})

test('one job that would end the work of somebody who does it in one', () => {
  const vehicle = (text: string, impractical: string) => told({ vehicle: [text, ''], impractical: [impractical, ''] })
  const ends = 'A certified position with one operator would end that.'
  expect(vehicle('I will carry it out as an employee of the district.', ends)).toEqual([expect.stringMatching(/^may-disagree: Elsewhere the work is that of an employee/)])
  expect(vehicle('I will carry it out as an employee of the district.', 'The district has no position for it.')).toEqual([])
  expect(vehicle('I will carry it out through a cooperative of my own.', ends)).toEqual([])
})

test('users and those who do not use it, counted differently in one exhibit', () => {
  const users = (without: string) =>
    told({
      users: ['Nine systems of the association use the program now. The association has 64 members.', 'Letter of Joan Ferris, Tri-Valley Rural Water Association'],
      'next-users': [without, 'Letter of Joan Ferris, Tri-Valley Rural Water Association'],
    })
  expect(users('The 31 members that do not use it are taught next.')).toEqual([expect.stringMatching(/^may-disagree: 31 of 64 that do not use it leave 33/)])
  expect(users('The 55 members that do not use it are taught next.')).toEqual([])
  const followed = (count: string) =>
    told({
      users: ['Nine systems of the association use the program now.', 'Letter of Joan Ferris, Tri-Valley Rural Water Association'],
      'next-users': [`A technician looks at the weekly lists of ${count} members.`, 'Letter of Joan Ferris, Tri-Valley Rural Water Association'],
    })
  expect(followed('twenty')).toEqual([expect.stringMatching(/^may-disagree: 20 here, and another fact of the same exhibit says: “Nine systems/)])
  expect(followed('nine')).toEqual([])
  const long = told({
    users: ['Nine small systems of the Tri-Valley Rural Water Association use the program now. The association has 64 members.', 'Letter of Joan Ferris, Tri-Valley Rural Water Association'],
    'next-users': ['The 31 members that do not use it are taught next.', 'Letter of Joan Ferris, Tri-Valley Rural Water Association'],
  })
  expect(long).toEqual([expect.stringMatching(/^may-disagree: 31 of 64 that do not use it leave 33/)])
})

test('what an employer agreed to, under the document of another', () => {
  const agreed = 'I work on it every Friday, which my employer has agreed to in writing.'
  expect(told({ means: [agreed, 'Grant agreement of the Clearbrook Foundation, May 2026'] })).toEqual([expect.stringMatching(/^exhibit-reach: /)])
  expect(told({ means: [agreed, `Consent of ${WATER_ENGINEER.roles[0]!.employer}, May 2026`] })).toEqual([])
})

test('a letter that is two exhibits', () => {
  const letters = (second: string) => told({ comparison: ['It holds for other pumps.', 'Letter of Ada Lindqvist, Coast Pumps'], skills: ['I can weld.', second] })
  expect(letters('Letters of Ada Lindqvist and Tom Reyes, August 2026')).toEqual([expect.stringMatching(/^same-document: The letter of Ada Lindqvist/)])
  expect(letters('Letter of Tom Reyes, Coast Pumps')).toEqual([])
})

test('few doubts where people said nothing doubtful', () => {
  const all = [...PEOPLE, ...MORE_PEOPLE].flatMap((person) => found(caseOf(person)).map(({ rule }) => `${person.key}: ${rule}`))
  expect(all).toEqual(['battery-chemist: same-document'])
})

test('no doubt of a long record whose answers agree', () => {
  expect(found(withDocuments(caseOf(RICH_ENGINEER), RICH_DOCUMENTS)).filter(({ rule }) => rule !== 'same-document')).toEqual([])
})

test('a nurse is asked about Schedule A, and an engineer is not', () => {
  const asked = (key: string) => openQuestions(caseOf([...PEOPLE, ...MORE_PEOPLE].find((one) => one.key === key)!), CASE_QUESTIONS).some(({ id }) => id === 'schedule-a')
  expect([asked('infection-nurse'), asked('water-engineer')]).toEqual([true, false])
})
