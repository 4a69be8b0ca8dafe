import { describe, expect, it } from 'vitest'
import { designSchema } from './design.ts'
import { whyOf } from './say-facts.ts'

const design = designSchema.parse({
  area: 'retail',
  problem: 'scams',
  form: 'service',
  path: 'close',
  maker: 'problem',
  topic: null,
  users: 'grocery chains',
  project: null,
  niche: null,
  role: null,
  whys: [{ clause: 'managed support and product questions for each client', setting: 'as a cashier', near: false, field: false }],
  standing: null,
  support: [],
  notes: [],
  salt: 1,
})

it.each([0, 1, 2, 3])('a second deed of another or of no known post is not told as of the first (wording %i)', (at) => {
  const deed = { clause: 'raised the score of 12 piers', setting: null, near: true, field: false, kind: 'work', quoted: false, stated: false, result: null }
  const said = whyOf({ ...design, whys: [deed, { ...deed, clause: 'sold 40 boats', elsewhere: true }] as never }, false, (_slot, items) => items[at % items.length] ?? items[0])
  expect(said).toMatch(/(?:In my work to date, I also|In my career so far, I also) sold 40 boats\.$/)
})

describe('a deed that is not about the problem', () => {
  it.each([0, 1, 2, 3])('is told by itself, with nothing said of what it proves (wording %i)', (at) => {
    const said = whyOf(design, false, (_slot, items) => items[at % items.length] ?? items[0])
    expect(said).toContain('I managed support and product questions for each client')
    expect(said).not.toMatch(/\boperation\b|\bbefore\b|part of my record|what it takes/)
  })
})

it.each([0, 1, 2, 3])('nothing follows a number that a deed ends in (wording %i)', (at) => {
  const deed = { clause: 'ran 74 sessions with patients over 65', setting: 'as a cashier', near: false, field: false }
  const said = whyOf({ ...design, whys: [{ ...deed, clause: 'wrote the script', setting: null }, deed] as never }, false, (_slot, items) => items[at % items.length] ?? items[0])
  expect(said + whyOf({ ...design, whys: [deed] as never }, false, (_slot, items) => items[at % items.length] ?? items[0])).not.toMatch(/65 as/)
})

it.each([0, 1, 2])('one patent is told as one (wording %i)', (at) => {
  const patent = { clause: 'Mooring swivel', kind: 'patent', near: true, field: false, setting: null }
  expect(whyOf({ ...design, whys: [patent] as never }, false, (_slot, items) => items[at % items.length] ?? items[0])).not.toMatch(/patents/)
})

it('a degree or a post is told, and not that the endeavor comes of it', () => {
  for (const standing of ['I hold a bachelor’s degree in basketry.', 'I have worked as a cashier.'])
    expect(whyOf({ ...design, whys: [], standing }, false, (_slot, items) => items[0])).not.toMatch(/come to it|basis for it|trained in/)
})

it.each([0, 1, 2, 3])('a line in its own words is told as one of the record, whatever the wording (%i)', (at) => {
  const line = { clause: 'Managed over 80 staff responsible for the collection of revenue', quoted: true, setting: at % 2 === 0 ? 'as a cashier' : null, near: true, field: false }
  const said = whyOf({ ...design, whys: [line] as never }, false, (_slot, items) => items[at % items.length] ?? items[0])
  expect(said).toContain('“Managed over 80 staff responsible for the collection of revenue.”')
  expect(said).not.toMatch(/resume/)
})

it.each([0, 1, 2])('two lines in their own words do not begin alike (wording %i)', (at) => {
  const line = { clause: 'Managed over 80 staff', kind: 'work', quoted: true, setting: null, near: false, field: false }
  const said = whyOf({ ...design, whys: [line, { ...line, clause: 'Counted 12 tills' }] as never }, false, (_slot, items) => items[at % items.length] ?? items[0])
  const begins = said.split('“').map((part) => part.split(/[.”]/).at(-1)?.trim() ?? '')
  expect(said).toContain('“Counted 12 tills.”')
  expect(new Set(begins.slice(0, 2)).size).toBe(2)
})

const cut = { clause: 'cut search time from 19 days to 8', setting: 'as a harbor engineer', near: true, field: false }
const picking =
  (at: number) =>
  <T>(_slot: string, items: readonly [T, ...T[]]) =>
    items[at % items.length] ?? items[0]

it.each([0, 1, 2, 3])('a deed stands without an opener before it, and no step of the method is said to come of it (wording %i)', (at) => {
  const said = whyOf({ ...design, whys: [cut] as never }, false, picking(at))
  expect(said).toMatch(/^(?:As a harbor engineer, I cut|I come to this work with experience as a harbor engineer: I cut|I cut)/)
  expect(said).not.toMatch(/step|that work|toolkit/i)
})

it('work that was worked on is not told as work in work', () => {
  for (const at of [0, 1, 2]) {
    const said = whyOf({ ...design, whys: [{ ...cut, clause: 'worked on the refit of 6 lock gates' }] as never }, false, picking(at))
    expect(said).toBe('As a harbor engineer, I worked on the refit of 6 lock gates.')
  }
})

it.each([0, 1])('a second deed of no known post is not told of the post that the first one names (wording %i)', (at) => {
  const other = { ...cut, clause: 'won a fair of 40 ports', setting: null }
  expect(whyOf({ ...design, whys: [cut, other] as never }, false, picking(at))).toMatch(/(?:In my work to date|In my career so far), I also won a fair of 40 ports\.$/)
  expect(whyOf({ ...design, whys: [{ ...cut, setting: null }, other] as never }, false, picking(at))).toMatch(/ I(?: also)? won a fair of 40 ports\.$/)
})

it('a degree or a post stands in one sentence with the deed', () => {
  const said = (standing: string, setting: string | null) => whyOf({ ...design, standing, whys: [{ ...cut, kind: 'work', quoted: false, result: null, setting }] as never }, false, picking(0))
  expect(said('I hold a doctorate in hydrology.', 'as a harbor engineer')).toBe('I hold a doctorate in hydrology and, as a harbor engineer, cut search time from 19 days to 8.')
  expect(said('My present post is that of a pilot.', null)).toBe('I now work as a pilot and, in my career so far, cut search time from 19 days to 8.')
  expect(said('I hold a doctorate in hydrology. I have worked as a pilot.', null)).toBe('I hold a doctorate in hydrology and have worked as a pilot. I cut search time from 19 days to 8.')
  expect(said('My credentials include State Pilot License.', 'as a pilot')).toBe('My credentials include State Pilot License; as a pilot, I cut search time from 19 days to 8.')
})

it.each([0, 1, 2, 3])('where no deed is told, training and posts are joined to the work (wording %i)', (at) => {
  for (const [standing, told] of [
    ['I hold a bachelor’s degree in basketry.', 'a bachelor’s degree in basketry'],
    ['I have worked as a cashier.', 'as a cashier'],
    ['My present post is that of a cashier.', 'as a cashier'],
  ] as const) {
    const said = whyOf({ ...design, whys: [], standing }, false, picking(at))
    expect(said).toContain(told)
    expect(said).not.toBe(standing)
  }
})

it.each([0, 1, 2, 3])('what is done in a post that is held now is told in the present, and of no career so far (wording %i)', (at) => {
  const deed = { clause: 'run the ferry school', setting: 'as a harbor master', near: true, field: false, kind: 'work', quoted: false, stated: false, result: null, present: true }
  const choose: Parameters<typeof whyOf>[2] = (_slot, items) => items[at % items.length] ?? items[0]
  const said = (whys: readonly (typeof deed | { setting: null })[], standing: string | null = null) => whyOf({ ...design, whys: whys as never, standing }, false, choose)
  expect(said([deed])).toMatch(/^(?:As|In my present work as) a harbor master, I run the ferry school\.$/)
  expect(said([{ ...deed, clause: 'sold 40 boats', present: false }, { ...deed, setting: null } as never])).toMatch(/ In my present work, I also run the ferry school\.$/)
  expect(said([{ ...deed, setting: null } as never], 'I hold a bachelor’s degree in basketry.')).toBe('I hold a bachelor’s degree in basketry and run the ferry school.')
})

it('a post may lead to the deed in it', () => {
  const said = [0, 1, 2].map((at) => whyOf(design, false, (_slot, items) => items[at % items.length] ?? items[0]))
  expect(said).toContain('I come to this work with experience as a cashier: I managed support and product questions for each client.')
  const [first] = design.whys
  expect([0, 1, 2].map((at) => whyOf({ ...design, whys: [first!, first!] }, false, (_slot, items) => items[at % items.length] ?? items[0])).join(' ')).not.toContain('I come to this work')
  expect([0, 1, 2].map((at) => whyOf(design, true, (_slot, items) => items[at % items.length] ?? items[0])).join(' ')).not.toContain('this work')
})

it('no two deeds open alike', () => {
  const deed = { clause: 'raised the score of 12 piers', setting: null, near: true, field: false, kind: 'work', quoted: false, stated: false, result: null }
  const said = whyOf(
    { ...design, whys: [deed, { ...deed, clause: 'sold 40 boats', elsewhere: true }] as never },
    false,
    (_slot, items) => items.find((item) => String(item).startsWith('In my career')) ?? items[0],
  )
  expect(said).toBe('In my career so far, I raised the score of 12 piers. In my work to date, I also sold 40 boats.')
})
