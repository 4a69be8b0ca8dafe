import { expect, test } from 'vitest'
import { confirmableTogether } from '../../content/petition/questions.ts'
import { emptyCase, type CaseFile } from './case-file.ts'
import { confirmFact, confirmTogether, correctFact, takeBackTogether, type Changed } from './change-case.ts'
import { byPlace, elementToLookAt, lastTogether } from './fact-groups.ts'
import { withNewFacts } from './read-case.ts'

type News = Parameters<typeof withNewFacts>[1][number]

const resume = (line: number, quote: string) => ({ kind: 'resume' as const, file: 'resume.pdf', page: 1, line, quote })
const role = (key: string, title: string, employer: string, from: string, to: string, line: number): News => ({
  element: 'eb2.experience',
  kind: 'role',
  text: `${title} at ${employer}, ${from} to ${to}`,
  fields: { title, employer, from, to },
  source: resume(line, `${title}, ${employer}`),
  key,
})
const did = (text: string, line: number, more: Partial<News> = {}): News => ({ element: 'p2.record', kind: 'statement', text, source: resume(line, text), ...more })

const CASE = withNewFacts(emptyCase(), [
  { element: 'identity.name', kind: 'name', text: 'Ana Duarte', fields: { name: 'Ana Duarte' }, source: resume(1, 'Ana Duarte') },
  role('r1', 'Bridge Engineer', 'Ohio River Works', 'March 2019', 'present', 2),
  did('I rebuilt 14 bearings of the Maysville bridge.', 3, { roleKey: 'r1' }),
  did('I trained nine inspectors in ultrasonic testing.', 4, { roleKey: 'r1', unsure: true }),
  { element: 'p2.record', kind: 'item', text: '“Fatigue of pin plates”, Journal of Bridge Works, 2021.', source: resume(5, 'Fatigue of pin plates') },
  { element: 'p2.record', kind: 'item', text: '“Cold welds in hangers”, Journal of Bridge Works, 2022.', source: resume(6, 'Cold welds in hangers') },
  { element: 'p1.merit', kind: 'statement', text: 'Old hangers fail without a sign.', source: { kind: 'intake', field: 'a', quote: '' } },
])
const idOf = (words: string, file: CaseFile = CASE) => file.facts.find(({ text }) => text.includes(words))!.id
const done = (result: Changed): CaseFile => {
  if (result.kind !== 'changed') throw new Error(result.kind)
  return result.file
}
const SAID = { at: '2026-01-05T12:00:00.000Z', by: 'customer', together: 'p1' }
const asSeen = (file: CaseFile, ...words: string[]) => words.map((one) => file.facts.find(({ text }) => text.includes(one))!).map(({ id, rev }) => ({ id, rev }))

test('facts stand together by the place that they come from, and a line of a position behind it as long as that is open', () => {
  expect(byPlace(CASE.facts).map(({ kind, facts }) => [kind, facts.length])).toEqual([
    ['role', 3],
    ['works', 2],
    ['answer', 1],
  ])
  const line = CASE.facts.find(({ text }) => text.includes('bearings'))!
  expect(elementToLookAt(CASE, line)).toBe('eb2.experience')
  const [position] = asSeen(CASE, 'Bridge Engineer at')
  expect(elementToLookAt(done(confirmFact(CASE, position!)), line)).toBe('p2.record')
})

test('one press confirms each with a record of its own, refuses all of them where one is unsure or was changed, and is taken back as one', () => {
  const given = asSeen(CASE, 'Bridge Engineer at', 'bearings')
  const file = done(confirmTogether(CASE, { facts: given, said: SAID }))
  for (const { id } of given) expect(file.facts.find((fact) => fact.id === id)).toMatchObject({ state: 'confirmed', said: SAID })
  expect(file.facts.filter(({ state }) => state === 'read')).toHaveLength(CASE.facts.length - 2)
  expect(confirmTogether(CASE, { facts: [...given, ...asSeen(CASE, 'inspectors')], said: SAID })).toEqual({ kind: 'changed-meanwhile' })
  expect(confirmTogether(file, { facts: given, said: SAID })).toEqual({ kind: 'changed-meanwhile' })

  expect(lastTogether(CASE)).toBeNull()
  expect(lastTogether(file)).toMatchObject({ press: 'p1', facts: given.map(({ id }) => ({ id })) })
  const back = done(takeBackTogether(file, { press: 'p1' }))
  expect(back.facts.map(({ state, text }) => [state, text])).toEqual(CASE.facts.map(({ state, text }) => [state, text]))
  expect(back.facts.filter(({ said }) => said !== undefined)).toEqual([])
  // What was said anew since stays, and the press is no longer the last word.
  const [line] = asSeen(file, 'bearings')
  const corrected = done(correctFact(file, { ...line!, text: 'I rebuilt 12 bearings.', fields: {}, said: { at: '2026-01-05T13:00:00.000Z', by: 'customer' } }))
  expect(lastTogether(corrected)).toBeNull()
  expect(done(takeBackTogether(corrected, { press: 'p1' })).facts.find(({ id }) => id === line!.id)).toMatchObject({ state: 'corrected', text: 'I rebuilt 12 bearings.' })
  expect(takeBackTogether(CASE, { press: 'p1' })).toEqual({ kind: 'no-such-fact' })
})

test('what is unsure, does not agree with another fact, or is asked about is not confirmed with others', () => {
  expect(confirmableTogether(CASE)).toEqual(CASE.facts.filter(({ unsure }) => !unsure).map(({ id }) => id))
  const doubtful = withNewFacts(CASE, [
    // At the same time as another post.
    role('r2', 'Lecturer', 'Marietta College', 'May 2021', 'present', 7),
    // Another number of the same.
    did('I rebuilt 12 bearings of the Maysville bridge.', 8),
    did('I wrote the manual of the rope bridges.', 9),
    // Notes.
    { element: 'p1.beyond', kind: 'statement', text: 'used by county, no cost', source: { kind: 'intake', field: 'b', quote: '' } },
  ])
  const ids = confirmableTogether(doubtful)
  for (const sure of ['Fatigue', 'Cold welds', 'the manual']) expect(ids).toContain(idOf(sure, doubtful))
  for (const doubted of ['Bridge Engineer', 'Lecturer', '14 bearings', '12 bearings', 'used by county', 'inspectors']) expect(ids).not.toContain(idOf(doubted, doubtful))
  expect(confirmableTogether({ ...CASE, facts: CASE.facts.slice(0, 1) })).toEqual([])
})
