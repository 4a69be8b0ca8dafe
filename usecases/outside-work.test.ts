import { expect, test } from 'vitest'
import { withExhibit } from '../domain/petition/change-case.ts'
import type { CaseFile } from '../domain/petition/case-file.ts'
import { liveRequests, passageQuestion } from '../domain/rfe-response/response-file.ts'
import { answered } from '../test/rfe-responses/answer-notice.ts'
import { RESPONSE_CASES } from '../test/rfe-responses/response-cases.ts'
import { OUTSIDE_WORK } from './outside-work.ts'

/** An answer that names so many documents, and items of the notice that it gives. */
function citing(documents: number, items: number): CaseFile {
  let file = answered(RESPONSE_CASES[0]!)
  const [request] = liveRequests(file.response!)
  const ids = Array.from({ length: documents }, (_, place) => {
    const made = withExhibit(file, { title: `Report ${place} of the office`, proves: ['Prong 1'] })
    file = made.file
    return made.id
  })
  const question = passageQuestion(request!, 0)
  const facts = file.facts.map((fact) => (fact.source.kind === 'answer' && fact.source.question === question ? { ...fact, exhibits: ids } : fact))
  const asked = Array.from({ length: items }, (_, place) => ({ text: `Record ${place} of the works`, page: 1, above: [question] }))
  return { ...file, facts, response: { ...file.response!, requests: [{ ...request!, asked, itemized: true }] } }
}

test('a letter that cites hundreds of documents behind each of many items is refused where it is composed, and one of a full list is not', () => {
  const compose = (file: CaseFile) => OUTSIDE_WORK.composeLetter({ file, seed: 'a' })
  expect(compose(citing(20, 60)).length).toBeGreaterThan(60)
  expect(() => compose(citing(250, 100))).toThrow(/too large/)
  expect(() => OUTSIDE_WORK.wordLetter({ file: citing(250, 100), seed: 'a' })).toThrow(/too large/)
})
