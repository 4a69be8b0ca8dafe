import { describe, expect, test } from 'vitest'
import { DEFAULT_TUNING, type TuningOption } from '../../domain/endeavor/endeavor-form.ts'
import { correctFacts } from '../../domain/person/correct-facts.ts'
import { readPerson } from '../../domain/person/read-person.ts'
import {
  applyAction,
  generatorReducer,
  INITIAL_STATE,
  shownVersion,
  toggleInList,
  tuneRequest,
  tuningEnabled,
  tuningToSend,
  unsupportedOf,
  versionBefore,
  type GeneratorEvent,
  type GeneratorState,
  type ShownSet,
} from './generator-state.ts'

const option = (name: string) => ({
  title: `title ${name}`,
  text: `text ${name}`,
  path: 'close' as const,
  grounding: { support: [], priorities: [], toProve: [] },
  adaptations: [],
})
const setOf = (name: string, plan: unknown = null): ShownSet => ({ options: [option(`${name}1`), option(`${name}2`), option(`${name}3`), option(`${name}4`)], plan, seal: `seal of ${name}` })

const after = (state: GeneratorState, ...events: GeneratorEvent[]) => events.reduce(generatorReducer, state)
const titleShown = (state: GeneratorState) => shownVersion(state)?.set.options[0].title ?? null

const sampleSet = setOf('sample')
const profileSet = setOf('profile', { version: 1 })
const withSample = after(INITIAL_STATE, { type: 'sample-started', run: 1, sampleId: 'nurse' }, { type: 'sample-loaded', run: 1, set: sampleSet })
const withProfile = after(INITIAL_STATE, { type: 'tab-chosen', tab: 'profile' }, { type: 'profile-submitted', run: 1 }, { type: 'generated', run: 1, set: profileSet })
const moreDetail: GeneratorEvent = { type: 'choice-changed', control: 'levelOfDetail', value: 'detailed' }
const detailed: TuningOption = { ...DEFAULT_TUNING, levelOfDetail: 'detailed' }
const tuned = (state: GeneratorState, name: string, run = 9) => after(state, { type: 'tune-started', run }, { type: 'tuned', run, set: setOf(name), tuning: state.tuning })

describe('tuning', () => {
  test('starts disabled', () => {
    expect(tuningEnabled(INITIAL_STATE)).toBe(false)
    expect(applyAction(INITIAL_STATE)).toBe('nothing')
  })

  test('is disabled while a sample loads and enabled when it is there', () => {
    expect(tuningEnabled(after(INITIAL_STATE, { type: 'sample-started', run: 1, sampleId: 'nurse' }))).toBe(false)
    expect(tuningEnabled(withSample)).toBe(true)
    expect(titleShown(withSample)).toBe('title sample1')
  })

  test('is enabled on the profile tab only once profile outputs exist', () => {
    const opened = after(withSample, { type: 'tab-chosen', tab: 'profile' })
    expect(tuningEnabled(opened)).toBe(false)
    const waiting = after(opened, { type: 'profile-submitted', run: 2 })
    expect(tuningEnabled(waiting)).toBe(false)
    expect(tuningEnabled(after(waiting, { type: 'generated', run: 2, set: profileSet }))).toBe(true)
  })

  test('goes back to the defaults on a switch of tabs, and stays enabled where the other tab has content', () => {
    const both = after(withProfile, { type: 'tab-chosen', tab: 'sample' }, { type: 'sample-started', run: 2, sampleId: 'obgyn' }, { type: 'sample-loaded', run: 2, set: sampleSet }, moreDetail)
    const switched = after(both, { type: 'tab-chosen', tab: 'profile' })
    expect(switched.tuning).toEqual(DEFAULT_TUNING)
    expect(tuningEnabled(switched)).toBe(true)
    expect(titleShown(switched)).toBe('title profile1')
  })

  test('goes back to the defaults with a new sample and with a submitted profile', () => {
    expect(after(withSample, moreDetail, { type: 'sample-started', run: 2, sampleId: 'obgyn' }).tuning).toEqual(DEFAULT_TUNING)
    expect(after(withProfile, moreDetail, { type: 'profile-submitted', run: 2 }).tuning).toEqual(DEFAULT_TUNING)
  })

  test('a third item in a list pushes out the oldest', () => {
    expect(toggleInList(['Health', 'Energy'], 'Telecommunications')).toEqual(['Energy', 'Telecommunications'])
    const toggled = after(withSample, ...['Innovation', 'Scalability', 'Problem Solving'].map((item): GeneratorEvent => ({ type: 'list-toggled', control: 'typeOfWork', item })))
    expect(toggled.tuning.typeOfWork).toEqual(['Scalability', 'Problem Solving'])
  })

  test('an item that is chosen again leaves its list', () => {
    expect(toggleInList(['Health', 'Energy'], 'Health')).toEqual(['Energy'])
  })

  test('empty lists are left out when it is sent', () => {
    expect(tuningToSend(detailed)).toEqual({ levelOfDetail: 'detailed', technologicalAdvancement: 'default', geographicFocus: 'no_focus' })
    expect(tuningToSend({ ...detailed, typeOfWork: ['Innovation'] })).toHaveProperty('typeOfWork', ['Innovation'])
  })
})

describe('Apply', () => {
  test('calls where something is tuned, with the four texts on the screen and the sample', () => {
    const state = after(withSample, moreDetail)
    expect(applyAction(state)).toBe('call')
    expect(tuneRequest(state)).toEqual({
      tuningOption: tuningToSend(detailed),
      title1: 'title sample1',
      option1: 'text sample1',
      title2: 'title sample2',
      option2: 'text sample2',
      title3: 'title sample3',
      option3: 'text sample3',
      title4: 'title sample4',
      option4: 'text sample4',
      sampleId: 'nurse',
      seal: 'seal of sample',
    })
  })

  test('sends the plan and no sample for a profile, also after a sample was chosen on the other tab', () => {
    const state = after(withSample, { type: 'tab-chosen', tab: 'profile' }, { type: 'profile-submitted', run: 2 }, { type: 'generated', run: 2, set: profileSet }, moreDetail)
    const body = tuneRequest(state)
    expect(body).toHaveProperty('plan', { version: 1 })
    expect(body).toHaveProperty('seal', 'seal of profile')
    expect(body).not.toHaveProperty('sampleId')
  })

  test('with all-default tuning restores the originals without a call, for the sample and for the profile', () => {
    for (const [start, name] of [
      [withSample, 'sample1'],
      [withProfile, 'profile1'],
    ] as const) {
      const changed = after(tuned(after(start, moreDetail), 'tuned'), { type: 'tuning-reset' })
      expect(titleShown(changed)).toBe('title tuned1')
      expect(applyAction(changed)).toBe('restore')
      expect(titleShown(after(changed, { type: 'originals-restored' }))).toBe(`title ${name}`)
    }
  })

  test('restoring what is shown already adds no step to undo', () => {
    expect(versionBefore(after(withSample, { type: 'originals-restored' }))).toBeNull()
  })

  test('does nothing while another run is under way', () => {
    expect(applyAction(after(withSample, moreDetail, { type: 'tune-started', run: 2 }))).toBe('nothing')
  })

  test('a second profile result becomes the new original', () => {
    const again = after(tuned(after(withProfile, moreDetail), 'tuned'), { type: 'profile-submitted', run: 3 }, { type: 'generated', run: 3, set: setOf('second') })
    expect(titleShown(again)).toBe('title second1')
    const restored = after(tuned(after(again, moreDetail), 'later', 4), { type: 'originals-restored' })
    expect(titleShown(restored)).toBe('title second1')
  })
})

describe('results', () => {
  test('the previous result stays on the screen while tuning and while a new profile is drafted', () => {
    expect(titleShown(after(withSample, moreDetail, { type: 'tune-started', run: 2 }))).toBe('title sample1')
    expect(titleShown(after(withProfile, { type: 'profile-submitted', run: 2 }))).toBe('title profile1')
  })

  test('undo brings back the version before with the tuning that made it', () => {
    const once = tuned(after(withSample, moreDetail), 'once')
    const twice = tuned(after(once, { type: 'choice-changed', control: 'geographicFocus', value: 'local' }), 'twice')
    const undone = after(twice, { type: 'undone' })
    expect(titleShown(undone)).toBe('title once1')
    expect(undone.tuning).toEqual(detailed)
    expect(titleShown(after(undone, { type: 'undone' }, { type: 'undone' }))).toBe('title sample1')
  })

  test('an answer of a cancelled or older run is ignored', () => {
    const cancelled = after(withSample, moreDetail, { type: 'tune-started', run: 2 }, { type: 'run-cancelled' })
    expect(after(cancelled, { type: 'tuned', run: 2, set: setOf('late'), tuning: detailed })).toBe(cancelled)
    const newer = after(cancelled, { type: 'tune-started', run: 3 })
    expect(titleShown(after(newer, { type: 'tuned', run: 2, set: setOf('late'), tuning: detailed }))).toBe('title sample1')
    expect(after(newer, { type: 'run-failed', run: 2, reason: null })).toBe(newer)
  })

  test('a cancelled sample leaves no sample chosen', () => {
    const cancelled = after(INITIAL_STATE, { type: 'sample-started', run: 1, sampleId: 'nurse' }, { type: 'run-cancelled' })
    expect(cancelled.contents.sample.sampleId).toBeNull()
    expect(cancelled.run).toBeNull()
  })

  test('tabs stay where they are while a run is under way', () => {
    const running = after(withSample, moreDetail, { type: 'tune-started', run: 2 })
    expect(after(running, { type: 'tab-chosen', tab: 'profile' }).tab).toBe('sample')
  })
})

describe('failures', () => {
  test('a failed tuning keeps the result and the tuning', () => {
    const failed = after(withSample, moreDetail, { type: 'tune-started', run: 2 }, { type: 'run-failed', run: 2, reason: 'why' })
    expect(failed.failure).toEqual({ kind: 'tune', reason: 'why' })
    expect(titleShown(failed)).toBe('title sample1')
    expect(failed.tuning).toEqual(detailed)
  })

  test('a failed profile keeps an earlier profile result', () => {
    const failed = after(withProfile, { type: 'profile-submitted', run: 2 }, { type: 'run-failed', run: 2, reason: 'unreadable' })
    expect(failed.failure).toEqual({ kind: 'profile', reason: 'unreadable' })
    expect(titleShown(failed)).toBe('title profile1')
  })

  test('a failure that passes is told as one', () => {
    const failed = after(withProfile, { type: 'profile-submitted', run: 2 }, { type: 'run-failed', run: 2, reason: 'busy', passes: true })
    expect(failed.failure).toEqual({ kind: 'profile', reason: 'busy', passes: true })
  })

  test('a reached limit opens its modal, keeps the result and is no failure text', () => {
    const limited = after(withProfile, moreDetail, { type: 'tune-started', run: 2 }, { type: 'run-limited', run: 2 })
    expect(limited).toMatchObject({ limitReached: true, failure: null, run: null })
    expect(titleShown(limited)).toBe('title profile1')
    expect(after(limited, { type: 'limit-read' }).limitReached).toBe(false)
  })

  test('the next attempt clears the failure of the last', () => {
    const failed = after(withSample, { type: 'tune-started', run: 2 }, { type: 'run-failed', run: 2, reason: null })
    expect(after(failed, { type: 'tune-started', run: 3 }).failure).toBeNull()
  })
})

describe('clearing the profile', () => {
  const cleared: GeneratorEvent = { type: 'profile-cleared' }

  test('takes its results away with their tuning, and leaves the sample', () => {
    const both = after(withSample, { type: 'tab-chosen', tab: 'profile' }, { type: 'profile-submitted', run: 2 }, { type: 'generated', run: 2, set: profileSet }, moreDetail, cleared)
    expect(titleShown(both)).toBeNull()
    expect(both.tuning).toEqual(DEFAULT_TUNING)
    expect(tuningEnabled(both)).toBe(false)
    expect(titleShown(after(both, { type: 'tab-chosen', tab: 'sample' }))).toBe('title sample1')
  })

  test('lets no late answer bring them back', () => {
    const late = after(withProfile, { type: 'profile-submitted', run: 2 }, cleared, { type: 'generated', run: 2, set: profileSet })
    expect(titleShown(late)).toBeNull()
  })
})

describe('what was read', () => {
  const PERSON = readPerson(
    [{ lines: 'EXPERIENCE\nCharge Nurse, Mercy Clinic\nMarch 2018 – Present\n• Trained 14 nurses\nEDUCATION\nB.S. in Nursing, University of Iowa, 2014'.split('\n') }],
    new Date('2026-11-22T00:00:00Z'),
  )
  const PROJECT = { parts: { thing: 'A tide gauge', users: 'small ports', shortfall: '' }, isSure: true, faults: {} }
  const fromFile = { person: PERSON, restated: false, scanned: true, project: PROJECT }
  const read = after(withProfile, { type: 'profile-submitted', run: 2 }, { type: 'generated', run: 2, set: setOf('second'), facts: fromFile })
  const corrected = after(read, { type: 'facts-corrected', person: correctFacts(PERSON, { type: 'removed', list: 'degrees', id: 'degree-1' }, new Date('2026-11-22T00:00:00Z')) })

  test('stands as read, corrected and composed; corrections wait for the next composition', () => {
    expect(read.facts).toEqual({ read: PERSON, person: PERSON, composed: PERSON, questions: [], needed: false, scanned: true, project: PROJECT })
    expect(corrected.facts?.person.degrees).toEqual([])
    expect(corrected.facts?.composed).toBe(PERSON)
    expect(titleShown(corrected)).toBe('title second1')
    expect(after(corrected, { type: 'corrections-undone' }).facts?.person).toBe(PERSON)
  })

  test('stays as the resume told it where corrected facts were composed', () => {
    const settled = { ...corrected.facts!.person }
    const composed = after(
      corrected,
      { type: 'profile-submitted', run: 3 },
      { type: 'generated', run: 3, set: setOf('third'), facts: { person: settled, restated: true, scanned: false, project: PROJECT } },
    )
    expect(composed.facts).toEqual({ read: PERSON, person: settled, composed: settled, questions: [], needed: false, scanned: true, project: PROJECT })
    expect(composed.facts?.read).toBe(PERSON)
    expect(after(composed, { type: 'profile-cleared' }).facts).toBeNull()
  })

  test('is asked about before composing, and what stood before stays', () => {
    const asked = after(read, { type: 'profile-submitted', run: 4 }, { type: 'facts-asked', run: 4, facts: fromFile, questions: ['degree'], needed: false })
    expect(asked.run).toBeNull()
    expect(asked.failure).toBeNull()
    expect(asked.facts).toMatchObject({ questions: ['degree'], needed: false })
    expect(titleShown(asked)).toBe('title second1')
    expect(after(asked, { type: 'questions-closed' }).facts?.questions).toEqual([])
    expect(after(asked, { type: 'facts-corrected', person: PERSON }).facts).toMatchObject({ person: PERSON, questions: [] })
  })
})

describe('a marked sentence', () => {
  const marked = setOf('marked')
  const [first, ...others] = marked.options
  const text = 'I will build it. Nine towns use it.'
  const set: ShownSet = { ...marked, options: [{ ...first, text, unsupported: [{ sentence: 'Nine towns use it.', words: ['Nine', 'towns'] }] }, ...others] as unknown as ShownSet['options'] }
  const shown = after(INITIAL_STATE, { type: 'tab-chosen', tab: 'profile' }, { type: 'profile-submitted', run: 1 }, { type: 'generated', run: 1, set })
  const removed = after(shown, { type: 'sentence-removed', option: 0, sentence: 'Nine towns use it.' })

  test('is taken out of its option alone, with the seal that held for the words before', () => {
    const version = shownVersion(removed)
    expect(version?.removed).toBe(true)
    expect(version?.set.seal).toBeNull()
    expect(version?.set.options[0]).toMatchObject({ text: 'I will build it.' })
    expect(version?.set.options[0].unsupported).toBeUndefined()
    expect(version?.set.options.slice(1)).toEqual(others)
  })

  test('comes back whole', () => {
    expect(shownVersion(after(removed, { type: 'undone' }))?.set).toEqual(set)
  })

  test('goes with what is sent, and stays while a run is under way', () => {
    expect(unsupportedOf(set)).toEqual([['Nine towns use it.'], [], [], []])
    const busy = after(shown, { type: 'tune-started', run: 2 })
    expect(after(busy, { type: 'sentence-removed', option: 0, sentence: 'Nine towns use it.' })).toBe(busy)
  })
})
