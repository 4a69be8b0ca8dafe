import { describe, expect, test } from 'vitest'
import { caseOf, withDocuments } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { PEOPLE, WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import { claimsQualified } from './claims-qualified.ts'

const { means: _means, ...quiet } = WATER_ENGINEER.answers
const made = (answers: Petitioner['answers']) => caseOf({ ...WATER_ENGINEER, answers: { ...quiet, ...answers } })
const found = (file: ReturnType<typeof caseOf>) => claimsQualified(file, file.facts).map(({ rule, message }) => `${rule}: ${message}`)
const told = (answers: Petitioner['answers']) => found(made(answers))

test('a claim without the limit that another fact sets', () => {
  const limit = 'The cart works without power for six hours a day.'
  expect(told({ comparison: [limit, ''], skills: ['A town can use the cart without power.', ''] })).toEqual([
    expect.stringMatching(/^may-disagree: “without power” here, and “without power for six hours” in another fact/),
  ])
  expect(told({ comparison: [limit, ''], skills: ['A town can use the cart without power for five hours.', ''] })).toEqual([])
  expect(told({ comparison: [limit, ''], skills: ['A town can use the cart without training.', ''] })).toEqual([])
})

test('a page behind the last page of a work', () => {
  const guide = (pages: string, page: string) =>
    found(
      withDocuments(made({ skills: [`I wrote the field guide, which explains the cart in ${pages} pages.`, 'Cart records, 2026'] }), {
        'Cart records': `The town printed it.\nPage ${page}: The guide shows how a cart is closed.`,
      }),
    )
  expect(guide('28', '33')).toEqual([expect.stringMatching(/^may-disagree: Page 33 is cited.*the guide has 28 pages/)])
  expect(guide('48', '33')).toEqual([])
})

describe('what nobody else is said to have', () => {
  test('and is public', () => {
    const alone = 'Nobody else has the readings.'
    expect(told({ benefit: [alone, ''], route: ['The readings are public on the server of the college.', ''] })).toEqual([expect.stringMatching(/^may-disagree: It is said to be held by nobody else/)])
    expect(told({ benefit: ['I am the one who has the data set.', ''], route: ['The owners agreed to publication of the data.', ''] })).toHaveLength(1)
    expect(told({ benefit: [alone, ''], route: ['The guide is public on the server of the college.', ''] })).toEqual([])
    expect(told({ benefit: ['Nobody else has asked for the readings.', ''], route: ['The readings are public on the server of the college.', ''] })).toEqual([])
  })
})

test('nothing of that kind where people said nothing doubtful', () => {
  expect([...PEOPLE, ...MORE_PEOPLE].flatMap((person) => found(caseOf(person)).map((one) => `${person.key}: ${one}`))).toEqual([])
})
