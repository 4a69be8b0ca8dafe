import { expect, it } from 'vitest'
import { NO_PLANS, type Design } from './design.ts'
import { projectIn, withProjectVaried } from './vary-project.ts'

it.each([
  ['build mooring plans for small harbors that have no planner', 'carry out a comparative study of mooring plans for small harbors', 'develop a course on mooring plans for small harbors'],
  ['build a tide gauge for fishing towns', 'carry out a comparative study of tide gauges for fishing towns', 'develop a course on tide gauges for fishing towns'],
  ['help boat owners get out of debt', 'carry out a comparative study of ways to help boat owners get out of debt', 'develop a course on how to help boat owners get out of debt'],
])('studies and teaches %j', (phrase, study, course) => {
  expect(projectIn('evidence', { phrase })).toEqual({ phrase: study, object: 'study' })
  expect(projectIn('training', { phrase })).toEqual({ phrase: course, object: 'course' })
})

it.each([
  ['help ports stop using paper charts', 'carry out a comparative study of ways to help ports stop using paper charts'],
  ['help sailors work without pain in cold seas', 'carry out a comparative study of ways to help sailors work without pain in cold seas'],
  ['make harbors quieter for whales', 'carry out a comparative study of ways to make harbors quieter for whales'],
])('says nothing else of %j', (phrase, study) => expect(projectIn('evidence', { phrase })?.phrase).toBe(study))

it('varies an approach, and what is set up', () => {
  expect(projectIn('evidence', { phrase: 'develop a tested approach to rope decay prevention' })?.phrase).toBe('carry out a comparative study of approaches to rope decay prevention')
  expect(projectIn('practice', { phrase: 'set up a splicing course for ports' })?.phrase).toBe('write an open guide to splicing courses for ports')
})
it('names no half of two deeds', () => expect(projectIn('evidence', { phrase: 'develop and validate tide methods for new ports' })).toBeNull())

it('teaches no teaching, and varies nothing that one word names', () => {
  expect(projectIn('training', { phrase: 'teach deckhands how to moor ferries' })).toBeNull()
  expect(projectIn('evidence', { phrase: 'build harbors' })).toBeNull()
  expect(projectIn('evidence', { phrase: `help ${'very '.repeat(20)}old harbors` })).toBeNull()
})

const design = (form: Design['form'], more: Partial<Design> = {}): Design =>
  ({
    area: 'a',
    problem: 'p',
    form,
    path: 'close',
    project: null,
    own: null,
    users: 'ports',
    support: [{ from: 'resume', quote: 'Pilot' }],
    notes: [],
    whys: [],
    turn: 1,
    ...more,
  }) as unknown as Design
const PROJECT = { phrase: 'build mooring plans for small harbors', object: null, named: true, outputs: [], matched: false, lent: false, plans: NO_PLANS, purpose: null, trouble: null }

it('stands in the place of what tells nothing, in forms that no other option takes, and says so', () => {
  const first = design('practice', { area: 'h', problem: 'q', users: 'small harbors', project: PROJECT, support: [{ from: 'answers', quote: 'mooring plans' }] })
  const designs = [first, design('tool'), design('evidence', { path: 'alternative' }), design('service', { path: 'alternative' })]
  const varied = withProjectVaried(designs, ({ form }) => form === 'tool' || form === 'service')
  expect(varied.map(({ form, project }) => [form, project?.phrase ?? null])).toEqual([
    ['practice', PROJECT.phrase],
    ['training', 'develop a course on mooring plans for small harbors'],
    ['evidence', null],
    ['service', null],
  ])
  expect(varied[1]).toMatchObject({ area: 'h', problem: 'q', users: 'small harbors', turn: 0, support: [{ quote: 'Pilot' }, { quote: 'mooring plans' }] })
  expect(varied[1]?.notes.join(' ')).toContain('takes your project in another form')
})

it('leaves a set alone whose project a known problem covers, or that tells deeds', () => {
  const matched = [design('practice', { project: { ...PROJECT, matched: true } }), design('tool')]
  expect(withProjectVaried(matched, () => true)).toEqual(matched)
  const told = [design('practice', { project: PROJECT }), design('tool')]
  expect(withProjectVaried(told, () => false)).toEqual(told)
})

it('those who are served sit no course on how they are served', () => {
  const first = design('practice', {
    users: 'young adults',
    project: { phrase: 'combine rowing and talk therapy for young adults', object: null, named: true, outputs: [], matched: false, lent: false, plans: NO_PLANS, purpose: null, trouble: null },
  })
  const varied = withProjectVaried([first, design('tool'), design('tool'), design('service')], (_one, at) => at > 0)
  expect(varied.map(({ form, users }) => [form, users])).toEqual([
    ['practice', 'young adults'],
    ['evidence', 'young adults'],
    ['training', 'practitioners who serve young adults'],
    ['service', 'ports'],
  ])
})

it('a study of a question is taught and studied no second time', () => {
  for (const form of ['evidence', 'training', 'practice'] as const) expect(projectIn(form, { phrase: 'study how ferry lines use weather data' })).toBeNull()
})

it('leaves no participle without what it was done by', () => {
  expect(projectIn('evidence', { phrase: 'create an open library of tide tables and mooring plans in Braille, checked by blind pilots' })?.phrase).toBe(
    'carry out a comparative study of open libraries of tide tables and mooring plans in Braille',
  )
  expect(projectIn('evidence', { phrase: 'create an open library of tide tables and mooring plans for the watershed' })?.phrase).toMatch(/ for the watershed$/)
  expect(projectIn('practice', { phrase: 'build a boat shed in Astoria shared by small crews' })?.phrase).toBe('write an open guide to boat sheds in Astoria shared by small crews')
})
