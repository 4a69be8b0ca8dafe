import { describe, expect, test } from 'vitest'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { PEOPLE, WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import type { CaseFile } from '../case-file.ts'
import { claimsApart } from './claims-apart.ts'

const found = (file: CaseFile) =>
  claimsApart(
    file,
    file.facts,
    file.facts.filter(({ kind }) => kind === 'role'),
  )
const { means: _means, ...quiet } = WATER_ENGINEER.answers
const told = (answers: Petitioner['answers'], rest: Partial<Petitioner> = {}) =>
  found(caseOf({ ...WATER_ENGINEER, ...rest, answers: { ...quiet, ...answers } })).map(({ rule, message }) => `${rule}: ${message}`)
const one = (start: string) => [expect.stringContaining(start)]

describe('facts that share no count', () => {
  test('how much time the work gets', () => {
    expect(told({ means: ['My employer gives me two days a week.', ''], vehicle: ['I do it as an employee of the Harlow County Water District, eight hours a week.', ''] })).toEqual(
      one('how much time'),
    )
    expect(told({ means: ['My employer gives me one day a week.', ''], vehicle: ['I do it as an employee of the Harlow County Water District, eight hours a week.', ''] })).toEqual([])
  })
  test('thirty hours a week beside a full post', () => {
    const hours = (vehicle: string) => told({ vehicle: [vehicle, ''] }).filter((message) => /full-time/.test(message))
    expect(hours('I do it as a full-time employee of the Harlow County Water District. The program gets 30 hours a week.')).toHaveLength(1)
    expect(hours('I do it as a full-time employee of the Harlow County Water District. The program gets 6 hours a week.')).toEqual([])
    expect(hours('I do it as an employee of the Harlow County Water District. The program gets 30 hours a week.')).toEqual([])
  })
  test('one event on two dates', () => {
    expect(told({ progress: ['The first release was in May 2022.', ''], partners: ['The first release, in June 2023, was tried by two towns.', ''] })).toEqual(one('The first release is of'))
    expect(told({ progress: ['The first release was in May 2022.', ''], partners: ['The first release of 2022 was tried by two towns.', ''] })).toEqual([])
  })
  test('what is still to come on a date that is over', () => {
    expect(told({ plan: ['A second trial will start in March 2025.', ''] })).toEqual(one('its date is over'))
    expect(told({ plan: ['A second trial will start in March 2027.', ''], interest: ['Six towns wrote in May 2025 what they will do.', ''] })).toEqual([])
  })
  test('for whom the work is done, and the present position', () => {
    expect(told({ vehicle: ['I will do it as an employee of Sunfield Power.', ''] })).toEqual(one('the present position is another'))
    expect(told({ vehicle: ['I will do it through my own company.', ''] })).toEqual(one('as an employee'))
  })
  test('who never paid the petitioner, and did', () => {
    expect(told({ beyond: ['Brightwell Engineering has never employed or paid me and uses the program.', ''] })).toEqual(one('another fact says otherwise'))
    expect(told({ beyond: ['Lakewood Engineering has never employed or paid me and uses the program.', ''] })).toEqual([])
  })
  test('a part larger than its whole, a degree that nobody holds, two posts at one time', () => {
    expect(told({ merit: ['Crews found a leak at 19 of the 17 places.', ''] })).toEqual(one('larger than the whole'))
    expect(told({ education: ['My doctorate was about pipes.', ''] })).toEqual(one('No confirmed degree'))
    const [now, before] = WATER_ENGINEER.roles
    expect(told({}, { roles: [now!, { ...before!, to: 'January 2020' }] })).toEqual(one('At the same time'))
    expect(told({}, { roles: [now!, { ...before!, to: 'July 2019' }] })).toEqual([])
  })
})

describe('exhibits that cannot prove their sentence', () => {
  test('a resume, a plan for a result, postings for a license', () => {
    expect(told({ result: ['Losses fell from 23 to 11 percent.', 'Resume of Amara Nwosu Bell'] })).toEqual(one('own word'))
    expect(told({ progress: ['The first version was published in 2022.', 'Work plan 2027'] })).toEqual(one('what is intended'))
    expect(told({ plan: ['The next version will be published in 2027.', 'Work plan 2027'] })).toEqual([])
    expect(told({ occupation: ['I am an environmental engineer. I have been licensed in Iowa since 2019.', 'O*NET summary and five postings'] })).toEqual(one('Ask for the license'))
  })
  test('what one agreed to, under the letter of another', () => {
    expect(told({ interest: ['Oak Valley Power agreed to test two hundred meters.', 'Letter of Joan Ferris, Tri-Valley Rural Water Association'] })).toEqual(
      one('Ask for a document of Oak Valley Power'),
    )
    expect(told({ interest: ['Oak Valley Power agreed to test two hundred meters.', 'Letter of Oak Valley Power, May 2026'] })).toEqual([])
    expect(told({ interest: ['Oak Valley Power agreed to test two hundred meters.', 'Letters of six utilities'] })).toEqual([])
  })
  test('what was done at one employer, under the letter of another', () => {
    expect(told({ skills: ['At Brightwell I checked models.', 'Employment letter of Harlow County Water District'] })).toEqual(one('of another employer'))
    expect(told({ skills: ['At Brightwell I checked models.', 'Employment letter of Brightwell Engineering'] })).toEqual([])
  })
})

test('few doubts where people said nothing doubtful', () => {
  expect([...PEOPLE, ...MORE_PEOPLE].flatMap((person) => found(caseOf(person)).map(({ message }) => `${person.key}: ${message}`))).toEqual([])
})
