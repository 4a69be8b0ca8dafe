/** What the intake form holds while it is filled, and what it says about it (specification 2 §4.3, §5). */
import { isEmailAddress } from '../../domain/email-address.ts'
import type { IntakeAnswers, IntakeApplication } from '../../domain/intake/intake-application.ts'
import { INTAKE_MESSAGES } from '../../domain/intake/intake-rules.ts'
import { ADDITIONAL_FILES_MAX, SUBMISSION_BYTES_MAX, UPLOAD_BYTES_MAX } from '../../domain/uploads/upload-limits.ts'

export const FILE_WARNING_MS = 5000

/**
 * A chosen file. `dataUrl` holds it in this browser; `storedId` names it on the server once it was sent ahead, and then it
 * need not travel again. At least one of them is there.
 */
export type HeldFile = { id: string; name: string; bytes: number; dataUrl: string | null; storedId: string | null; uploading?: boolean }

export type IntakeForm = {
  answers: IntakeAnswers
  resume: HeldFile | null
  additional: HeldFile[]
}

export const EMPTY_ANSWERS: IntakeAnswers = {
  userBackground: { email: '', profession: '', company: '', linkedin: '' },
  userProposedEndeavor: {
    executionPlan: '',
    roleDesc: '',
    futureProject1: '',
    futureProject2: '',
    proposedEndeavor: '',
    proposedEndeavorNiche: '',
    pastProject1: '',
    pastProject2: '',
  },
  userProng2Education: { degrees: '', certificates: '', associations: '' },
  userProng2Demand: {
    salary: '',
    promotions: '',
    awards: '',
    patents: '',
    citations: '',
    mediaRecognition: '',
    conferences: '',
    exceptionalAbility: '',
  },
  userProng3: { urgency: '', impracticability: '', additionalInfo: '' },
}

export const EMPTY_INTAKE: IntakeForm = { answers: EMPTY_ANSWERS, resume: null, additional: [] }

/** Message per field path; the LinkedIn message stands for the pair LinkedIn or resume. A form that corrects another has its resume already. */
export function intakeErrors({ answers, resume }: IntakeForm, { corrects = false }: { corrects?: boolean } = {}): Record<string, string> {
  const { email, profession, company, linkedin } = answers.userBackground
  return {
    ...(isEmailAddress(email.trim()) ? {} : { 'userBackground.email': INTAKE_MESSAGES.email }),
    ...(profession.trim() === '' ? { 'userBackground.profession': INTAKE_MESSAGES.profession } : {}),
    ...(company.trim() === '' ? { 'userBackground.company': INTAKE_MESSAGES.company } : {}),
    ...(linkedin.trim() === '' && resume === null && !corrects ? { 'userBackground.linkedin': INTAKE_MESSAGES.linkedinOrResume } : {}),
  }
}

export function fileFits(bytes: number): boolean {
  return bytes <= UPLOAD_BYTES_MAX
}

/** Room for this many more bytes among the files that travel with the form; files on the server take none. */
export function bytesLeft({ resume, additional }: IntakeForm): number {
  const here = [...(resume === null ? [] : [resume]), ...additional].filter((file) => file.storedId === null)
  return SUBMISSION_BYTES_MAX - here.reduce((sum, file) => sum + file.bytes, 0)
}

/** Room for this many more additional files. */
export function roomForFiles(form: IntakeForm): number {
  return ADDITIONAL_FILES_MAX - form.additional.length
}

/** The same form where the answer is this one already: nothing new is to be saved then. */
export function withAnswer(form: IntakeForm, group: keyof IntakeAnswers, field: string, value: string): IntakeForm {
  if ((form.answers[group] as Record<string, string>)[field] === value) return form
  return { ...form, answers: { ...form.answers, [group]: { ...form.answers[group], [field]: value } } }
}

/** The form with what stands in its fields, by `group.field`, where that is not what the page drew there (`drawn`). */
export function withTyped(form: IntakeForm, drawn: IntakeAnswers, typed: readonly (readonly [string, unknown])[]): IntakeForm {
  return typed.reduce((next, [path, value]) => {
    const [group = '', field = ''] = path.split('.')
    const shown = (drawn as Record<string, Record<string, string> | undefined>)[group]?.[field]
    return typeof value === 'string' && value !== '' && value !== shown && field !== '' ? withAnswer(next, group as keyof IntakeAnswers, field, value) : next
  }, form)
}

/** Answers as they were saved, in the shape of the form: unknown fields are dropped; those that are missing, or no text, are empty. */
export function toAnswers(saved: Record<string, Record<string, string>>): IntakeAnswers {
  return Object.fromEntries(
    Object.entries(EMPTY_ANSWERS).map(([group, fields]) => [
      group,
      Object.fromEntries(
        Object.entries(fields).map(([field, empty]) => {
          const value: unknown = saved[group]?.[field]
          return [field, typeof value === 'string' ? value : empty]
        }),
      ),
    ]),
  ) as unknown as IntakeAnswers
}

/** The body of the call. */
export function toApplication(form: IntakeForm, idempotencyKey: string, orderReference: string | null, corrects: string | null = null): IntakeApplication {
  const here = (file: HeldFile | null) => (file?.storedId == null ? file : null)
  const resume = here(form.resume)
  return {
    ...form.answers,
    userResumeName: resume?.name ?? '',
    userResume: resume?.dataUrl ?? '',
    userAdditionalFiles: form.additional.flatMap((file) => (file.storedId === null && file.dataUrl !== null ? [{ name: file.name, data: file.dataUrl }] : [])),
    ...(form.resume?.storedId == null ? {} : { draftResumeId: form.resume.storedId }),
    draftFileIds: form.additional.flatMap(({ storedId }) => (storedId === null ? [] : [storedId])),
    idempotencyKey,
    ...(orderReference === null ? {} : { orderReference }),
    ...(corrects === null ? {} : { corrects }),
  }
}
