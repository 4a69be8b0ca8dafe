import { describe, expect, test } from 'vitest'
import { INTAKE_GROUPS } from '../../content/intake.ts'
import { brokenRules, initialIntake, LAST_STEP, reduceIntake, shownErrors, type IntakeAction, type IntakeState } from './intake-reducer.ts'
import { EMPTY_INTAKE, type HeldFile } from './intake-state.ts'

const start = initialIntake({ form: EMPTY_INTAKE, corrects: false })
const after = (state: IntakeState, ...actions: IntakeAction[]) => actions.reduce(reduceIntake, state)
const typed = (field: string, value: string): IntakeAction => ({ kind: 'answered', group: 'userBackground', field, value })
const file: HeldFile = { id: '1', name: 'cv.pdf', bytes: 5, dataUrl: 'data:application/pdf;base64,JVBERi0=', storedId: null }
const addResume: IntakeAction = { kind: 'file-chosen', form: (form) => ({ ...form, resume: file }) }

describe('broken rules', () => {
  test('are shown once something was pressed and until the next change', () => {
    expect(shownErrors(start)).toEqual({})
    const checked = after(start, { kind: 'checked' })
    expect(shownErrors(checked)).toEqual(brokenRules(start))
    expect(shownErrors(after(checked, typed('profession', 'N')))).toEqual({})
  })

  test('do not ask for a resume where the application corrects another', () => {
    expect(Object.keys(brokenRules(start))).toContain('userBackground.linkedin')
    expect(Object.keys(brokenRules({ ...start, corrects: true }))).not.toContain('userBackground.linkedin')
  })
})

test('a changed answer or file is another application; a file that arrived on the server is the same', () => {
  const sent = after(start, { kind: 'sent-off', key: 'one' }, { kind: 'refused', message: 'Later', errors: {}, byServer: true })
  expect(sent.key).toBe('one')
  expect(after(sent, { kind: 'file-moved', form: (form) => form }).key).toBe('one')
  for (const change of [typed('company', 'Clinic'), addResume, { kind: 'file-removed', form: (form) => form }] satisfies IntakeAction[]) {
    expect(after(sent, change)).toMatchObject({ key: null, stage: { kind: 'editing' } })
  }
})

test('typing while the form is on its way does not unlock it', () => {
  const sending = after(start, { kind: 'sent-off', key: 'one' }, typed('company', 'Clinic'))
  expect(sending.stage.kind).toBe('sending')
})

describe('a refusal', () => {
  test.each([
    ['userBackground.email', 0],
    ['userResume', 0],
    [`${INTAKE_GROUPS[2]!.key}.degrees`, 2],
    ['userAdditionalFiles.0', LAST_STEP],
  ])('at %s opens step %i and leaves the review', (path, step) => {
    const refused = after({ ...start, step: 1 }, { kind: 'review-opened' }, { kind: 'refused', message: 'Look again', errors: { [path]: 'No' }, byServer: true })
    expect(refused).toMatchObject({ step, reviewing: false, stage: { kind: 'failed', message: 'Look again' } })
    expect(shownErrors(refused)).toEqual({ [path]: 'No' })
  })

  test('at several fields opens the first of their steps', () => {
    const errors = { [`${INTAKE_GROUPS[3]!.key}.salary`]: 'No', [`${INTAKE_GROUPS[1]!.key}.roleDesc`]: 'No' }
    expect(after(start, { kind: 'refused', message: '', errors }).step).toBe(1)
  })

  test('of no field leaves the review open', () => {
    expect(after(start, { kind: 'review-opened' }, { kind: 'refused', message: 'No answer', errors: {} })).toMatchObject({ reviewing: true, step: 0 })
  })
})

test('an import from this device is offered once and makes another application', () => {
  const open = after({ ...start, key: 'one' }, { kind: 'opened', form: (form) => form, offersProfile: true, note: null })
  expect(open).toMatchObject({ offersProfile: true, key: 'one' })
  expect(after(open, { kind: 'profile-imported', form: (form) => form, note: 'Taken over' })).toMatchObject({ offersProfile: false, note: 'Taken over', key: null })
})

test('what arrived leaves an empty form', () => {
  const arrived = after(start, typed('company', 'Clinic'), { kind: 'sent-off', key: 'one' }, { kind: 'arrived', sent: { matchedBy: 'reference', copyMailed: true } })
  expect(arrived).toMatchObject({ form: EMPTY_INTAKE, key: null, stage: { kind: 'sent', matchedBy: 'reference', copyMailed: true } })
})
