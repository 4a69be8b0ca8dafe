import { describe, expect, test } from 'vitest'
import { intakeApplicationSchema } from '../../domain/intake/intake-application.ts'
import { dataUrlLengthMax } from '../../domain/uploads/data-url.ts'
import { INTAKE_BODY_BYTES_MAX } from '../../api/intake-calls.ts'
import { bytesLeft, EMPTY_INTAKE, fileFits, intakeErrors, toAnswers, toApplication, withAnswer, withTyped, type HeldFile } from './intake-state.ts'

const file: HeldFile = { id: '1', name: 'cv.pdf', bytes: 5, dataUrl: 'data:application/pdf;base64,JVBERi0=', storedId: null }

const filled = () => {
  let form = withAnswer(EMPTY_INTAKE, 'userBackground', 'email', 'a@mail.com')
  form = withAnswer(form, 'userBackground', 'profession', 'Nurse')
  return withAnswer(form, 'userBackground', 'company', 'Clinic')
}

describe('the checks of the form', () => {
  test('name every missing answer of the first group and nothing else', () => {
    expect(intakeErrors(EMPTY_INTAKE)).toEqual({
      'userBackground.email': 'Enter a valid e-mail',
      'userBackground.profession': 'Profession is required',
      'userBackground.company': 'Company is required',
      'userBackground.linkedin': 'At least one is required: LinkedIn or Resume',
    })
  })

  test('are content with either a LinkedIn profile or a resume', () => {
    expect(intakeErrors(filled())).toEqual({ 'userBackground.linkedin': 'At least one is required: LinkedIn or Resume' })
    expect(intakeErrors(withAnswer(filled(), 'userBackground', 'linkedin', 'linkedin.com/in/x'))).toEqual({})
    expect(intakeErrors({ ...filled(), resume: file })).toEqual({})
  })

  test('agree with the server', () => {
    for (const form of [EMPTY_INTAKE, filled(), { ...filled(), resume: file }]) {
      const sent = intakeApplicationSchema.safeParse(toApplication(form, 'a-key-of-the-form', null))
      expect(sent.success).toBe(Object.keys(intakeErrors(form)).length === 0)
    }
  })
})

test('an answer that is there already leaves the form as it is', () => {
  const form = filled()
  expect(withAnswer(form, 'userBackground', 'company', 'Clinic')).toBe(form)
  expect(withAnswer(form, 'userBackground', 'company', 'Clinics')).not.toBe(form)
})

test('a file of 3,145,728 bytes fits and one byte more does not', () => {
  expect([fileFits(3_145_728), fileFits(3_145_729)]).toEqual([true, false])
})

test('a file that was sent ahead travels by its name only', () => {
  const ahead: HeldFile = { id: '2', name: 'letter.pdf', bytes: 9, dataUrl: null, storedId: '0b2f7c52-3d0a-4f0e-9d29-2f1c3b1a9f10' }
  const body = toApplication({ ...filled(), resume: ahead, additional: [file, ahead] }, 'key-12345', 'PW-1')
  expect(body).toMatchObject({ userResume: '', draftResumeId: ahead.storedId, draftFileIds: [ahead.storedId], userAdditionalFiles: [{ name: 'cv.pdf' }] })
  expect(intakeApplicationSchema.safeParse(body).success).toBe(true)
})

test('saved answers come back in the shape of the form', () => {
  expect(toAnswers({ userBackground: { profession: 'Nurse', shoeSize: '9' }, other: { x: 'y' } })).toEqual({
    ...EMPTY_INTAKE.answers,
    userBackground: { ...EMPTY_INTAKE.answers.userBackground, profession: 'Nurse' },
  })
})

test('files that travel with the form share its room, and all that fits into it fits into one call', () => {
  const all = bytesLeft(EMPTY_INTAKE)
  const form = {
    ...EMPTY_INTAKE,
    resume: file,
    additional: [
      { ...file, id: '2', bytes: 1000 },
      { ...file, id: '3', bytes: 9_000_000, dataUrl: null, storedId: 'kept' },
    ],
  }
  expect(bytesLeft(form)).toBe(all - 1005)
  const longest = Object.fromEntries(Object.entries(EMPTY_INTAKE.answers).map(([group, fields]) => [group, Object.fromEntries(Object.keys(fields).map((field) => [field, '€'.repeat(10_000)]))]))
  expect(dataUrlLengthMax(all) + Buffer.byteLength(JSON.stringify(longest))).toBeLessThan(INTAKE_BODY_BYTES_MAX)
})

test('what was typed before the scripts started stands over what was kept, and what the page drew does not', () => {
  const drawn = withAnswer(EMPTY_INTAKE, 'userBackground', 'email', 'order@mail.com')
  const kept = withAnswer(withAnswer(drawn, 'userBackground', 'email', 'kept@mail.com'), 'userBackground', 'profession', 'Nurse')
  const typed: [string, unknown][] = [
    ['userBackground.email', 'order@mail.com'],
    ['userBackground.profession', 'Midwife'],
    ['userBackground.company', ''],
    ['website', 'x'],
  ]
  expect(withTyped(kept, drawn.answers, typed)).toEqual(withAnswer(kept, 'userBackground', 'profession', 'Midwife'))
})
