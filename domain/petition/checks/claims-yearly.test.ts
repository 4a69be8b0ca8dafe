/** Two figures of one year for one thing, in other words than the same. */
import { describe, expect, test } from 'vitest'
import { pointsOf } from '../../../content/petition/questions.ts'
import { caseOf, withDocuments } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { PEOPLE, WATER_ENGINEER } from '../../../test/petitions/people.ts'
import { RICH_DOCUMENTS } from '../../../test/petitions/rich-documents.ts'
import { RICH_ENGINEER } from '../../../test/petitions/rich-person.ts'
import { isSettled } from '../case-file.ts'
import { claimsYearly } from './claims-yearly.ts'

const caseWith = (problem: string, merit: string) => caseOf({ ...WATER_ENGINEER, answers: { name: ['Ada Brink', ''], problem: [problem, ''], merit: [merit, ''] } })
const found = (one: string, two: string): string[] => claimsYearly(caseWith(one, two).facts.filter(isSettled)).map(({ message }) => message)

describe('two counts of one thing in one year', () => {
  test.each([
    ['In 2022 41 landslides closed roads in Trask County.', 'Trask County had 63 landslides in 2022.'],
    ['There were 63 landslides in 2022.', '41 landslides closed roads in 2022.'],
    ['The county recorded 63 landslides in 2022.', 'In 2022 the county had forty-one landslides on its roads.'],
    ['The kilns were watched in 2021. Nine kilns cracked.', 'In 2021 twelve kilns cracked.'],
    ['I read the record of 2019. That year 212 pumps failed.', 'In 2019 there were 198 pumps that failed.'],
    ['In 2023 41 large landslides closed roads.', 'In 2023 there were 12 landslides.'],
    ['I counted 18 wrecks in 2020.', 'The port counted 27 wrecks in 2020.'],
    ['In the pilot of 2023 in three hospitals the night nurses checked 1,900 orders with the protocol.', 'The period was January to December 2023, all orders at night, 1,640 orders together.'],
    ['The clinic treated 340 children in 2024.', 'In 2024, 290 children were treated at the clinic.'],
  ])('is asked about: %s %s', (one, two) => expect(found(one, two)).toEqual([expect.stringMatching(/of the same year in another fact/)]))

  test.each([
    ['another year', '41 landslides closed roads in 2021.', 'There were 63 landslides in 2022.'],
    ['another part of the year', 'In March 2022 41 landslides closed roads.', 'There were 63 landslides in 2022.'],
    ['until then', 'By 2022 41 landslides had closed roads.', 'There were 63 landslides in 2022.'],
    ['another place', 'In 2022 41 landslides closed roads in Trask County.', 'Lane County had 63 landslides in 2022.'],
    ['a place of another sort', '41 landslides closed roads in the county in 2022.', 'The state had 63 landslides in 2022.'],
    ['a part of them', '41 of the 63 landslides closed roads in 2022.', 'There were 63 landslides in 2022.'],
    ['a kind of them', 'In 2022 there were 41 deep landslides.', 'There were 63 landslides in 2022.'],
    ['a part of it from month to month', 'From March to December 2022 41 landslides closed roads.', 'There were 63 landslides in 2022.'],
    ['where something was done', 'In 2022 the model ran on 12 farms.', 'In 2022 the county had 900 farms.'],
    ['two subjects', 'In 2023 I wrote 3 papers on kilns.', 'In 2023 I wrote 2 papers on glaze.'],
    ['two kinds', 'In 2022 there were 41 deep landslides.', 'There were 63 shallow landslides in 2022.'],
    ['two fates', 'In 2022 41 patients died at the clinic.', 'In 2022 63 patients left the clinic.'],
    ['two deeds', 'The county repaired 41 bridges in 2022.', 'The county inspected 63 bridges in 2022.'],
    ['two who did it', 'I inspected 41 bridges in 2022.', 'The county inspected 63 bridges in 2022.'],
    ['no fewer than', 'In 2022 more than 40 landslides closed roads.', 'There were 63 landslides in 2022.'],
    ['a rate', 'In 2022 there were 41 landslides a month.', 'There were 63 landslides in 2022.'],
    ['the same number', 'In 2022 forty-one landslides closed roads.', 'There were 41 landslides in 2022.'],
    ['two that are one sum', 'In 2022 there were 41 landslides in the north and 22 landslides in the south.', 'There were 63 landslides in 2022.'],
    ['the year of a paper', 'The 2022 handbook names 41 valves.', 'In 2022 63 valves were listed.'],
    ['other things', 'In 2022 41 landslides closed roads.', 'In 2022 63 floods closed roads.'],
  ])('but not %s', (_name, one, two) => expect(found(one, two)).toEqual([]))

  test('stands among the points that hold a release, with a question', () => {
    const points = pointsOf(caseWith('In 2022 41 landslides closed roads in Trask County.', 'Trask County had 63 landslides in 2022.'))
    expect(points.filter(({ message }) => /of the same year/.test(message))).toEqual([expect.objectContaining({ rule: 'may-disagree', question: expect.stringMatching(/^agree-/) })])
  })

  test('is found nowhere in people who agree with themselves', () => {
    const files = [...[...PEOPLE, ...MORE_PEOPLE].map((person) => caseOf(person)), withDocuments(caseOf(RICH_ENGINEER), RICH_DOCUMENTS)]
    expect(files.flatMap((file) => claimsYearly(file.facts.filter(isSettled)).map(({ message }) => message))).toEqual([])
  })
})

test('a sentence without end is not read', () => {
  const long = caseWith(`In 2022 ${'41 small '.repeat(3000)}landslides.`, `In 2022 ${'63 of the '.repeat(3000)}landslides.`)
  expect(claimsYearly(long.facts.filter(isSettled))).toEqual([])
})
