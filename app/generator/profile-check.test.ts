import { expect, test } from 'vitest'
import { isComplete, profileFaults, tooLong } from './profile-check.ts'
import { EMPTY_PROFILE } from './stored-profile.ts'

const complete = {
  ...EMPTY_PROFILE,
  background: { employmentType: 'employee', futureRoleFocus: 'Research' },
  resume: { name: 'a.pdf', dataUrl: 'data:application/pdf;base64,JVBERi0=' },
} as const

test('resume, employment type and role are required; the second step is not', () => {
  expect(profileFaults(EMPTY_PROFILE)).toEqual({ resume: 'missing', employmentType: 'missing', futureRoleFocus: 'missing' })
  expect(isComplete(profileFaults(complete))).toBe(true)
})

test('blanks are no role description', () => {
  expect(profileFaults({ ...complete, background: { ...complete.background, futureRoleFocus: '  \n' } })).toEqual({ futureRoleFocus: 'missing' })
})

test('a remembered name without its file asks for the file again', () => {
  expect(profileFaults({ ...complete, resume: { name: 'a.pdf', dataUrl: null } })).toEqual({ resume: 'again' })
})

test('what the server does not take is told beside its field', () => {
  const long = {
    ...complete,
    background: { ...complete.background, futureRoleFocus: 'a'.repeat(60_000) },
    endeavor: { ...complete.endeavor, futureProject: 'b'.repeat(1_001), additionalInfo: 'c'.repeat(500) },
  }
  expect(profileFaults(long)).toEqual({ futureRoleFocus: 'long' })
  expect(tooLong(long)).toEqual(['futureProject'])
  expect(tooLong(complete)).toEqual([])
})
