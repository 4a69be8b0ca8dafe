import { expect, test } from 'vitest'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { PEOPLE, WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import { RICH_ENGINEER } from '../../../test/petitions/rich-person.ts'
import { isSettled } from '../case-file.ts'
import { doubtsOf } from './case-doubts.ts'
import { claimsNoted } from './claims-noted.ts'

const fileOf = (answers: Petitioner['answers']) => caseOf({ ...WATER_ENGINEER, priorities: [], answers: { name: WATER_ENGINEER.answers['name']!, ...answers } })
const noted = (answers: Petitioner['answers']): string[] => {
  const file = fileOf(answers)
  return claimsNoted(file, file.facts.filter(isSettled)).map(({ message }) => message)
}

test('who counted', () => {
  expect(noted({ result: ['Cracks 40 to 12. I counted.', ''], 'who-counted': ['Guild staff, from kiln records', ''] })).toEqual([expect.stringMatching(/^Somebody else counted it/)])
  expect(noted({ result: ['Cracks 40 to 12. I counted.', ''], 'who-counted': ['Me and the clerk', ''] })).toEqual([])
  expect(noted({ 'third-result': ['I counted the shards of 14 kilns.', ''], 'who-counted': ['Guild staff', ''] })).toEqual([])
})

test('how many there were in all, in another fact or in the title of a document', () => {
  expect(noted({ merit: ['Cracks fell at 14 kilns.', ''], 'how-counted': ['11 kilns, 2019 to 2022', ''] })).toEqual([expect.stringMatching(/^14 kilns stand in another fact/)])
  expect(noted({ merit: ['Cracks fell.', 'Log of 200 firings, 2024'], 'how-counted': ['150 firings', ''] })).toEqual([expect.stringMatching(/^200 firings stand in the title/)])
  expect(noted({ merit: ['Cracks fell at 14 kilns.', ''], 'how-counted': ['14 kilns, 2019 to 2022', ''] })).toEqual([])
  expect(noted({ merit: ['Cracks fell at 14 kilns.', ''], 'how-counted': ['11 of the 14 kilns', ''] })).toEqual([])
  expect(noted({ result: ['25 kilns, 21 cracks found in two days, before six weeks', ''], 'how-counted': ['31 kilns, 2023', ''] })).toHaveLength(1)
  expect(noted({ result: ['17 of 250 kilns cracked.', ''], 'how-counted': ['310 kilns, eight years', ''] })).toHaveLength(1)
  expect(noted({ result: ['17 of 310 kilns cracked.', ''], 'how-counted': ['310 kilns, eight years', ''] })).toEqual([])
  expect(noted({ merit: ['30 kilns cracked before.', ''], 'how-counted': ['31 kilns, 2023', ''] })).toEqual([])
  expect(noted({ merit: ['Cracks fell at 14 kilns.', ''], 'how-counted': ['All 40 kilns of the trial in 24 months', ''], 'second-effect': ['40 kilns had cracks before.', ''] })).toHaveLength(1)
})

test('a grant of one body under the paper of another', () => {
  expect(noted({ means: ['I have a grant of the Adams Guild.', 'Grant letter of the Lindenau Foundation, 2026'] })).toEqual([expect.stringContaining('of another giver')])
  expect(noted({ means: ['NCG grant 40,000', 'Grant letter of the Lindenau Foundation, 2026'] })).toEqual([expect.stringContaining('of another giver')])
  expect(noted({ means: ['NCG grant 40,000', 'Grant agreement of the National Clay Guild, 2026'] })).toEqual([])
  expect(noted({ means: ['The Lindenau Foundation granted $48,000.', 'Grant agreement of the Lindenau Foundation, 2026'] })).toEqual([])
  expect(noted({ means: ['NCG grant 40,000', 'Notice of award, 2026'] })).toEqual([])
})

test('used before the first of it', () => {
  expect(noted({ progress: ['First box 2022, now five boxes', ''], 'use-in-detail': ['Adams Guild, one potter, since March 2020', ''] })).toEqual([
    expect.stringMatching(/^What was done first is of 2022/),
  ])
  expect(noted({ progress: ['First box 2022, now five boxes', ''], 'use-in-detail': ['Adams Guild, one potter, since March 2023', ''] })).toEqual([])
  expect(noted({ progress: ['I began in 2018. First public box 2022', ''], 'use-in-detail': ['Adams Guild, one potter, since March 2020', ''] })).toEqual([])
})

test('published later than it was used, and not only in a later version', () => {
  const use = ['Adams crew since spring 2022, every kiln', ''] as const
  expect(noted({ progress: ['The chart was published in 2023; 40 kits made', ''], 'use-in-detail': use })).toHaveLength(1)
  expect(noted({ progress: ['The app is out since May 2023', ''], 'use-in-detail': use })).toHaveLength(1)
  expect(noted({ progress: ['I published version 2 in 2023.', ''], 'use-in-detail': use })).toEqual([])
  expect(noted({ progress: ['I published the chart in 2023 and began in 2021.', ''], 'use-in-detail': use })).toEqual([])
})

test('who is told to be outside of the clients of the employer is called a client', () => {
  const beyond = ['Adams, Clay and Lindenau counties use it.', 'Letters of three counties, 2026'] as const
  expect(noted({ beyond, 'user-ties': ['Clay County is a client', ''] })).toEqual([expect.stringMatching(/^A client is not outside/)])
  expect(noted({ beyond, 'user-ties': ['They are customers of Lindenau Pottery', ''] })).toHaveLength(1)
  expect(noted({ beyond, 'user-ties': ['They are not clients of my employer.', ''] })).toEqual([])
  expect(noted({ beyond, 'user-ties': ['Orrell Works is a client.', ''] })).toEqual([])
})

test('users of any name, and a court, under one letter', () => {
  const reach = (beyond: string, title: string) => doubtsOf(fileOf({ beyond: [beyond, title] })).filter(({ message }) => /speaks for one/.test(message))
  expect(reach('Three other kiln lines use it.', 'Letter of Adams Kiln Lines, 2026')).toHaveLength(1)
  expect(reach('Four courts in Ohio use it.', 'Letter of the Third District Court, 2026')).toHaveLength(1)
  expect(reach('Three other kiln lines use it.', 'Letters of three kiln lines, 2026')).toEqual([])
})

test('nothing is asked of people who answer evenly', () => {
  for (const person of [...PEOPLE, ...MORE_PEOPLE, RICH_ENGINEER]) {
    const file = caseOf(person)
    expect(claimsNoted(file, file.facts.filter(isSettled)), person.key).toEqual([])
  }
})
