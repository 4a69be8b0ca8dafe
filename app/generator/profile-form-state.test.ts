import { expect, test } from 'vitest'
import { EMPTY_PROFILE_FORM, reduceProfileForm, shownFaults, type ProfileFormAction, type ProfileFormState } from './profile-form-state.ts'
import { EMPTY_PROFILE, type Profile } from './stored-profile.ts'

const after = (state: ProfileFormState, ...actions: ProfileFormAction[]) => actions.reduce(reduceProfileForm, state)
const whole: Profile = { ...EMPTY_PROFILE, resume: { name: 'cv.pdf', dataUrl: 'data:application/pdf;base64,JVBERi0=' }, background: { employmentType: 'employee', futureRoleFocus: 'Grid planning' } }

test('the second step opens once the first one is whole, and what is missing is shown from then on', () => {
  expect(shownFaults(EMPTY_PROFILE_FORM)).toEqual({})
  const refused = after(EMPTY_PROFILE_FORM, { kind: 'step-asked', step: 1 })
  expect(refused.step).toBe(0)
  expect(Object.keys(shownFaults(refused))).toEqual(['resume', 'employmentType', 'futureRoleFocus'])
  const filled = after(refused, { kind: 'changed', part: whole }, { kind: 'step-asked', step: 1 })
  expect(filled.step).toBe(1)
  expect(shownFaults(filled)).toEqual({})
})

test('unsent input survives closing; what was sent is read from the device again', () => {
  const typed = after(EMPTY_PROFILE_FORM, { kind: 'changed', part: whole }, { kind: 'step-asked', step: 1 })
  expect(after(typed, { kind: 'opened', kept: EMPTY_PROFILE })).toMatchObject({ profile: whole, step: 0 })
  const kept: Profile = { ...whole, background: { ...whole.background, futureRoleFocus: 'Storage' } }
  expect(after(typed, { kind: 'submitted' }, { kind: 'opened', kept }).profile).toEqual(kept)
})

test('a file that the device had no room for is still there when the form opens again', () => {
  const sent = after(EMPTY_PROFILE_FORM, { kind: 'changed', part: whole }, { kind: 'submitted' })
  const named: Profile = { ...whole, resume: { name: 'cv.pdf', dataUrl: null } }
  expect(after(sent, { kind: 'opened', kept: named }).profile.resume?.dataUrl).toBe(whole.resume!.dataUrl)
})

test('clearing empties both steps and says so until something is typed', () => {
  const cleared = after({ ...EMPTY_PROFILE_FORM, profile: whole, step: 1, tried: true, unsent: true }, { kind: 'cleared' })
  expect(cleared).toMatchObject({ profile: EMPTY_PROFILE, step: 0, tried: false, unsent: false })
  expect(cleared.note).not.toBeNull()
  expect(after(cleared, { kind: 'changed', part: {} }).note).toBeNull()
})

test('words on a project go when the project is typed anew, and stay while other answers change', () => {
  const endeavor = { ...EMPTY_PROFILE.endeavor, futureProject: 'A tide gauge', projectSaid: { thing: 'A tide gauge', users: 'small ports', shortfall: '' } }
  const kept = after(EMPTY_PROFILE_FORM, { kind: 'opened', kept: { ...whole, endeavor } })
  expect(after(kept, { kind: 'changed', part: { endeavor: { ...endeavor, additionalInfo: 'Filed before' } } }).profile.endeavor.projectSaid).toEqual(endeavor.projectSaid)
  expect(after(kept, { kind: 'changed', part: { endeavor: { ...endeavor, futureProject: 'A buoy' } } }).profile.endeavor).toEqual({ ...EMPTY_PROFILE.endeavor, futureProject: 'A buoy' })
})
