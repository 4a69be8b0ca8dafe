import { expect, test } from 'vitest'
import { EMPTY_PROFILE, type Profile } from '../generator/stored-profile.ts'
import { hasProfile, importProfile } from './intake-import.ts'
import { EMPTY_INTAKE, withAnswer } from './intake-state.ts'

const profile: Profile = {
  background: { employmentType: 'entrepreneur_businessowner', futureRoleFocus: 'Lead the design' },
  endeavor: { futureProject: 'A guide', proposedEndeavorNiche: 'Feeders', additionalInfo: 'Filed before' },
  resume: { name: 'cv.pdf', dataUrl: 'data:application/pdf;base64,JVBERi0=' },
}

test('an empty profile offers nothing', () => {
  expect([hasProfile(EMPTY_PROFILE), hasProfile(profile)]).toEqual([false, true])
  expect(importProfile(EMPTY_INTAKE, EMPTY_PROFILE, 'f')).toEqual(EMPTY_INTAKE)
})

test('a profile fills the answers it knows and brings its resume', () => {
  const { answers, resume } = importProfile(EMPTY_INTAKE, profile, 'f')
  expect(answers.userProposedEndeavor).toMatchObject({
    executionPlan: 'entrepreneur',
    roleDesc: 'Lead the design',
    futureProject1: 'A guide',
    proposedEndeavorNiche: 'Feeders',
  })
  expect(answers.userProng3.additionalInfo).toBe('Filed before')
  expect(resume).toEqual({ id: 'f', name: 'cv.pdf', bytes: 5, dataUrl: 'data:application/pdf;base64,JVBERi0=', storedId: null })
})

test('what was typed here stays', () => {
  const typed = withAnswer(EMPTY_INTAKE, 'userProposedEndeavor', 'roleDesc', 'My own words')
  const held = { ...typed, resume: { id: 'r', name: 'mine.pdf', bytes: 5, dataUrl: 'data:x', storedId: null } }
  const filled = importProfile(held, profile, 'f')
  expect([filled.answers.userProposedEndeavor.roleDesc, filled.resume?.name]).toEqual(['My own words', 'mine.pdf'])
})

test('a resume of which the device kept only the name is not brought', () => {
  expect(importProfile(EMPTY_INTAKE, { ...profile, resume: { name: 'cv.pdf', dataUrl: null } }, 'f').resume).toBeNull()
})
