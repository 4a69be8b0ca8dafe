import { expect, it } from 'vitest'
import { readNoticeOf } from '../../test/read-notice-of.ts'

const reading = (...paragraphs: string[]) => readNoticeOf('You seek a national interest waiver of the job offer.', ...paragraphs)

it('what was found of the petitioner in a cited decision is conceded to nobody here', () => {
  const told = reading(
    'In Dhanasar, the petitioner was an engineer who proposed research in propulsion. The record established that the petitioner was well positioned to advance the endeavor. Here, the record does not show a plan with a budget.',
    'National importance',
    'The record does not show an effect beyond one county.',
  )
  expect(told.conceded).toEqual([])
  expect(told.prongs[2]).not.toBe('conceded')
  expect(told.passages.map(({ quote }) => quote).join()).toContain('does not show a plan with a budget')
})

it('what stands behind it in the present tense is of this case', () => {
  const told = reading('Well positioned', 'In Dhanasar, the petitioner was an engineer with grants. The letters of the weaver do not show a record of success.')
  expect(told.prongs[2]).toBe('contested')
})
