/** A public document holds until its last day: no letter that names it later is released without a word. */
import { expect, test } from 'vitest'
import { publicPriorities } from '../areas/public-priorities.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { caseOf } from '../../test/petitions/case-of.ts'
import { checkDraft } from '../../domain/petition/checks/check-draft.ts'
import { checkKnowledge } from './check-knowledge.ts'
import { composeLetter } from './letter/compose-letter.ts'
import { publicExhibitId } from './letter/letter-parts.ts'

const ends = publicPriorities.find(({ until }) => until !== undefined)!
const chosen = (key: string, title: string) => {
  const file = caseOf(WATER_ENGINEER)
  const exhibit = { id: publicExhibitId(key), title, proves: ['Prong 1' as const], state: 'have' as const, existed: 'yes' as const, translation: 'not-needed' as const, url: '' }
  return { ...file, priorities: [key], exhibits: [...file.exhibits, exhibit] }
}
const found = (file: ReturnType<typeof chosen>, today: string) =>
  checkDraft(file, composeLetter({ file, seed: 'a' }, publicPriorities), checkKnowledge(file, publicPriorities, [], today)).filter(({ rule }) => rule === 'ended-document')

test('a document that the letter names is told on the day after its last, and not before', () => {
  const file = chosen(ends.key, ends.title)
  const [year, month, day] = ends.until!.split('-').map(Number)
  const after = new Date(Date.UTC(year!, month! - 1, day! + 1)).toISOString().slice(0, 10)
  expect(found(file, ends.until!)).toEqual([])
  expect(found(file, after)).toEqual([expect.objectContaining({ blocking: true, waivable: true, section: 'p1', blockId: 'p1/priority/documents', quote: ends.title })])
})

test('a chosen document that has left the list is told by the title of its exhibit', () => {
  expect(found(chosen('left-the-list', 'A strategy of an agency'), '2026-11-27')).toEqual([
    expect.objectContaining({ blocking: true, quote: 'A strategy of an agency', message: expect.stringContaining('no longer in the list') }),
  ])
})
