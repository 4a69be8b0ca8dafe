/** The intake form of Selfpetition AI: its fields, limits and words (specification 2 §2.9, §3, §5). */
import { z } from 'zod'
import { isEmailAddress } from '../email-address.ts'
import { EMPLOYMENT_TYPES } from '../professions.ts'
import { dataUrlLengthMax } from '../uploads/data-url.ts'
import { ADDITIONAL_FILES_MAX, FILE_NAME_MAX, UPLOAD_BYTES_MAX } from '../uploads/upload-limits.ts'

export const INTAKE_MESSAGES = {
  email: 'Enter a valid e-mail',
  profession: 'Profession is required',
  company: 'Company is required',
  linkedinOrResume: 'At least one is required: LinkedIn or Resume',
  form: 'Oops... check your inputs in "Profile Overview"',
  submitted: 'Successfully submitted',
  next: 'We will reach out to you in the next 48h with the initial draft',
} as const

export const INTAKE_SHORT_MAX = 300
export const INTAKE_LONG_MAX = 10_000

const short = z.string().trim().max(INTAKE_SHORT_MAX, `At most ${INTAKE_SHORT_MAX} characters`).default('')
const long = z.string().trim().max(INTAKE_LONG_MAX, `At most ${INTAKE_LONG_MAX} characters`).default('')
const dataUrl = z.string().max(dataUrlLengthMax(UPLOAD_BYTES_MAX) + 16)

export const intakeAnswersSchema = z.object({
  userBackground: z.object({
    email: z.string({ error: INTAKE_MESSAGES.email }).trim().refine(isEmailAddress, INTAKE_MESSAGES.email),
    profession: z
      .string({ error: INTAKE_MESSAGES.profession })
      .trim()
      .min(1, INTAKE_MESSAGES.profession)
      .max(INTAKE_SHORT_MAX),
    company: z.string({ error: INTAKE_MESSAGES.company }).trim().min(1, INTAKE_MESSAGES.company).max(INTAKE_SHORT_MAX),
    linkedin: short,
  }),
  userProposedEndeavor: z.object({
    executionPlan: z.enum([...EMPLOYMENT_TYPES, '']).default(''),
    roleDesc: long,
    futureProject1: long,
    futureProject2: long,
    proposedEndeavor: long,
    proposedEndeavorNiche: long,
    pastProject1: long,
    pastProject2: long,
  }),
  userProng2Education: z.object({ degrees: long, certificates: long, associations: long }),
  userProng2Demand: z.object({
    salary: short,
    promotions: long,
    awards: long,
    patents: long,
    citations: long,
    mediaRecognition: long,
    conferences: long,
    exceptionalAbility: long,
  }),
  userProng3: z.object({ urgency: long, impracticability: long, additionalInfo: long }),
})
export type IntakeAnswers = z.infer<typeof intakeAnswersSchema>

export const intakeApplicationSchema = intakeAnswersSchema
  .extend({
    userResumeName: z.string().max(FILE_NAME_MAX * 2).default(''),
    userResume: dataUrl.default(''),
    userAdditionalFiles: z
      .array(z.object({ name: z.string().max(FILE_NAME_MAX * 2), data: dataUrl }))
      .max(ADDITIONAL_FILES_MAX, `At most ${ADDITIONAL_FILES_MAX} files`)
      .default([]),
    /** The order it belongs to, when known. */
    orderReference: z.string().max(40).optional(),
    idempotencyKey: z.string().min(8).max(64).optional(),
  })
  .refine((given) => given.userBackground.linkedin !== '' || given.userResume !== '', {
    error: INTAKE_MESSAGES.linkedinOrResume,
    path: ['userBackground', 'linkedin'],
  })
export type IntakeApplication = z.infer<typeof intakeApplicationSchema>
