/** The intake form of Selfpetition AI: its fields, limits and words (specification 2 §2.9, §3, §5). */
import { z } from 'zod'
import { isEmailAddress } from '../email-address.ts'
import { EMPLOYMENT_TYPES } from '../professions.ts'
import { dataUrlLengthMax } from '../uploads/data-url.ts'
import { ADDITIONAL_FILES_MAX, FILE_NAME_MAX, UPLOAD_BYTES_MAX } from '../uploads/upload-limits.ts'
import { INTAKE_LONG_MAX, INTAKE_MESSAGES, INTAKE_SHORT_MAX } from './intake-rules.ts'

const short = z.string().trim().max(INTAKE_SHORT_MAX, `At most ${INTAKE_SHORT_MAX} characters`).default('')
const long = z.string().trim().max(INTAKE_LONG_MAX, `At most ${INTAKE_LONG_MAX} characters`).default('')
const dataUrl = z.string().max(dataUrlLengthMax(UPLOAD_BYTES_MAX) + 16)

export const intakeAnswersSchema = z.object({
  userBackground: z.object({
    email: z.string({ error: INTAKE_MESSAGES.email }).trim().refine(isEmailAddress, INTAKE_MESSAGES.email),
    profession: z.string({ error: INTAKE_MESSAGES.profession }).trim().min(1, INTAKE_MESSAGES.profession).max(INTAKE_SHORT_MAX),
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
    userResumeName: z
      .string()
      .max(FILE_NAME_MAX * 2)
      .default(''),
    userResume: dataUrl.default(''),
    userAdditionalFiles: z
      .array(z.object({ name: z.string().max(FILE_NAME_MAX * 2), data: dataUrl }))
      .max(ADDITIONAL_FILES_MAX, `At most ${ADDITIONAL_FILES_MAX} files`)
      .default([]),
    /** Files that were sent ahead, one by one, with the draft of the same order. */
    draftResumeId: z.uuid().optional(),
    draftFileIds: z.array(z.uuid()).max(ADDITIONAL_FILES_MAX).default([]),
    /** The form that this one corrects, by its id: the newest of the order. Its files stay. */
    corrects: z.uuid().optional(),
    /** The order it belongs to, when known. */
    orderReference: z.string().max(40).optional(),
    idempotencyKey: z.string().min(8).max(64).optional(),
  })
  .refine((given) => given.userBackground.linkedin !== '' || given.userResume !== '' || given.draftResumeId !== undefined || given.corrects !== undefined, {
    error: INTAKE_MESSAGES.linkedinOrResume,
    path: ['userBackground', 'linkedin'],
  })
  .refine((given) => given.userAdditionalFiles.length + given.draftFileIds.length <= ADDITIONAL_FILES_MAX, {
    error: `At most ${ADDITIONAL_FILES_MAX} files`,
    path: ['userAdditionalFiles'],
  })
export type IntakeApplication = z.infer<typeof intakeApplicationSchema>

type AnswerGroups = { [G in keyof IntakeAnswers]: Record<string, string> }
const typed = z.string().max(INTAKE_LONG_MAX).catch('')
const fieldsOf = (group: z.ZodObject) => z.object(Object.fromEntries(Object.keys(group.shape).map((field) => [field, typed.default('')])))

/** A form that is not finished: any text in any known field, unknown fields dropped, over-long texts left out. */
export const intakeDraftSchema = z.object(
  Object.fromEntries(Object.entries(intakeAnswersSchema.shape).map(([name, group]) => [name, fieldsOf(group).prefault({})])),
) as unknown as z.ZodType<AnswerGroups>
