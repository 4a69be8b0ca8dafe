import { describe, expect, test } from 'vitest'
import { pointsOf } from '../../../content/petition/questions.ts'
import { caseOf, withDocuments } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { PEOPLE, WATER_ENGINEER } from '../../../test/petitions/people.ts'
import { RICH_DOCUMENTS } from '../../../test/petitions/rich-documents.ts'
import { RICH_ENGINEER } from '../../../test/petitions/rich-person.ts'
import { isSettled } from '../case-file.ts'
import { claimsFirstAhead } from './claims-first-ahead.ts'
import { claimsOwned } from './claims-owned.ts'

const caseWith = (problem: string, merit: string) => caseOf({ ...WATER_ENGINEER, answers: { name: ['Ada Brink', ''], problem: [problem, ''], merit: [merit, ''] } })
const settled = (one: string, two: string) => caseWith(one, two).facts.filter(isSettled)
const PEOPLE_OF_OURS = [...[...PEOPLE, ...MORE_PEOPLE].map((person) => caseOf(person)), withDocuments(caseOf(RICH_ENGINEER), RICH_DOCUMENTS)]

describe('two shares of one company', () => {
  test.each([
    ['I own 60 percent and direct the development; Leo Tarn has 40 percent.', 'Leo and I own half of the company each, so we decide together.'],
    ['I own all of Kiln Works LLC.', 'My brother and I own half of Kiln Works each.'],
    ['I hold 25% of the shares.', 'I own a third of the company.'],
  ])('are asked about: %s %s', (one, two) => expect(claimsOwned(settled(one, two)).map(({ message }) => message)).toEqual([expect.stringMatching(/which share is right/)]))

  test.each([
    ['the same share', 'I own 50 percent of the company.', 'Leo and I own half of the company each.'],
    ['a rounded one', 'I own 33.3 percent of the company.', 'I own a third of the company.'],
    ['another time', 'I own 60 percent of the company since 2024.', 'I own half of the company.'],
    ['votes', 'I own 60 percent of the company.', 'I hold half of the votes in the company.'],
    ['another company', 'I own 60 percent of Kiln Works.', 'I own half of Tarn Brick.'],
    ['meetings', 'I hold half of the company meetings.', 'I own 60 percent of the company.'],
    ['what is held of the shares', 'I own all of the shares that I hold in Tarn.', 'I own 60 percent of the company.'],
    ['one part of two', 'My wife and I own all of the company.', 'I own half of the company.'],
    ['a patent', 'I own half of the patent.', 'I own 60 percent of the company.'],
    ['things', 'I own half of the pumps that we test.', 'I own 60 percent of the company.'],
  ])('but not %s', (_name, one, two) => expect(claimsOwned(settled(one, two))).toEqual([]))
})

describe('the first still to come of what is told as done', () => {
  test.each([
    ['In 2027 I will sell the kit to the first ten hatcheries.', 'Thirty hatcheries have bought the kit and run it.'],
    ['By May I will train the first 20 operators.', 'I trained 41 operators with the course.'],
    ['In 2027 we will deliver the first pumps.', 'The company delivered 14 pumps to the county.'],
  ])('is asked about: %s %s', (one, two) => expect(claimsFirstAhead(settled(one, two)).map(({ message }) => message)).toEqual([expect.stringMatching(/what has happened, and what is planned/)]))

  test.each([
    ['what was given', 'In 2027 I will sell the kit to the first ten hatcheries.', 'Thirty hatcheries got the kit free.'],
    ['what is wanted', 'In 2027 I will sell the kit to the first ten hatcheries.', 'Thirty hatcheries would have bought the kit.'],
    ['for another', 'In 2027 we will install the first sensors.', 'I installed 40 sensors at my old mill.'],
    ['others', 'In 2027 I will sell the kit to the first ten hatcheries.', 'Thirty farms bought the kit.'],
    ['the first of a kind', 'In 2027 I will sell the kit to the first ten hatcheries of the west coast.', 'Thirty hatcheries have bought the kit.'],
    ['more of them', 'In 2027 I will sell the kit to ten more hatcheries.', 'Thirty hatcheries have bought the kit.'],
  ])('but not %s', (_name, one, two) => expect(claimsFirstAhead(settled(one, two))).toEqual([]))
})

test('both stand among the points that hold a release, with a question', () => {
  const shares = pointsOf(caseWith('I own 60 percent of the company.', 'Leo and I own half of the company each.'))
  const first = pointsOf(caseWith('In 2027 I will sell the kit to the first ten hatcheries.', 'Thirty hatcheries have bought the kit and run it.'))
  for (const points of [shares, first])
    expect(points.filter(({ message }) => /in another fact: “I own|tells of some already/.test(message))).toEqual([
      expect.objectContaining({ rule: 'may-disagree', question: expect.stringMatching(/^agree-/) }),
    ])
})

test('neither is found in people who agree with themselves', () => {
  expect(PEOPLE_OF_OURS.flatMap((file) => [...claimsOwned(file.facts.filter(isSettled)), ...claimsFirstAhead(file.facts.filter(isSettled))].map(({ message }) => message))).toEqual([])
})
