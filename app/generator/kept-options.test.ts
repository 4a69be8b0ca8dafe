import { readPerson } from '../../domain/person/read-person.ts'
import { expect, test } from 'vitest'
import { DEFAULT_TUNING } from '../../domain/endeavor/endeavor-form.ts'
import { readEndeavorAnswer } from './endeavor-answer.ts'
import { generatorReducer, INITIAL_STATE, shownVersion, type GeneratorState } from './generator-state.ts'
import { formatKeptOptions, parseKeptOptions } from './kept-options.ts'

const PARTS = { problem: 'p', build: 'b', users: 'u', spread: 's', why: 'w' }
const set = readEndeavorAnswer({
  title1: 'One',
  option1: 'First',
  title2: 'Two',
  option2: 'Second',
  title3: 'Three',
  option3: 'Third',
  title4: 'Four',
  option4: 'Fourth',
  plan: { version: 2 },
  details: [{ path: 'close', parts: PARTS }],
})!
const generated = (): GeneratorState => {
  const submitted = generatorReducer({ ...INITIAL_STATE, tab: 'profile' }, { type: 'profile-submitted', run: 1 })
  return generatorReducer(submitted, { type: 'generated', run: 1, set })
}

test('the options, their plan and the open tab are there again after a reload', () => {
  const kept = parseKeptOptions(formatKeptOptions(generated()))
  const restored = generatorReducer(INITIAL_STATE, { type: 'kept-restored', kept: kept! })
  expect(restored.tab).toBe('profile')
  expect(shownVersion(restored)?.set).toEqual(set)
  expect(shownVersion(restored)?.set).toBe(restored.contents.profile.originals)
  expect(restored.tuning).toEqual(DEFAULT_TUNING)
})

test('what was begun meanwhile is not written over, and cleared options stay cleared', () => {
  const kept = parseKeptOptions(formatKeptOptions(generated()))!
  const begun = generatorReducer(INITIAL_STATE, { type: 'sample-started', run: 2, sampleId: 'nurse' })
  expect(generatorReducer(begun, { type: 'kept-restored', kept })).toBe(begun)
  const cleared = generatorReducer(generated(), { type: 'profile-cleared' })
  expect(parseKeptOptions(formatKeptOptions(cleared))?.contents.profile.versions).toEqual([])
})

test.each(['', '{', 'null', '{"tab":"profile"}', '{"tab":"profile","contents":{"sample":{"versions":[{}]},"profile":{"versions":[]}}}'])('%j restores nothing', (text) => {
  expect(parseKeptOptions(text)).toBeNull()
})

test('the parts of an option reach the page', () => {
  expect(set.options[0].parts).toEqual(PARTS)
  expect(set.options[1].parts).toBeUndefined()
})

test('what was read outlives a reload with its corrections, and is known to be what the options rest on', () => {
  const read = readPerson([{ lines: ['EXPERIENCE', 'Charge Nurse, Mercy Clinic', 'March 2018 – Present'] }], new Date('2026-11-22T00:00:00Z'))
  const form = { userBackground: { employmentType: 'employee' as const, futureRoleFocus: 'Nurse' }, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' } }
  const person = { ...read, yearsOfExperience: 3 }
  const project = { parts: { thing: 'A tide gauge', users: '', shortfall: '' }, isSure: false, faults: { users: 'no users' as const } }
  const state = { ...generated(), form, facts: { read, person, composed: person, questions: [], needed: false, scanned: true, project } }
  const kept = parseKeptOptions(formatKeptOptions(state))
  expect(kept).toMatchObject({ form, facts: { scanned: true, questions: [], project } })
  expect(kept?.facts?.composed).toBe(kept?.facts?.person)
  expect(kept?.facts?.person).not.toBe(kept?.facts?.read)
  expect(parseKeptOptions(formatKeptOptions({ ...state, facts: { ...state.facts, person: read } }))?.facts).toMatchObject({ person: read, composed: person })
  expect(parseKeptOptions(formatKeptOptions(state).replace('"roles"', '"rolls"'))?.facts).toBeNull()
})
