/** Reads the profile form and the tuning controls at the door. Apart from endeavor-form.ts, so that pages load no validator. */
import { z } from 'zod'
import {
  ADDITIONAL_INFO_MAX,
  FUTURE_PROJECT_MAX,
  FUTURE_ROLE_FOCUS_MAX,
  GENERATOR_EMPLOYMENT_TYPES,
  GEOGRAPHIC_FOCUSES,
  INDUSTRY_FOCUSES,
  LEVELS_OF_DETAIL,
  NICHE_MAX,
  PROJECT_SAID_MAX,
  TECHNOLOGICAL_ADVANCEMENTS,
  TUNING_LIST_MAX,
  WORK_TYPES,
  type GeneratorForm,
  type TuningOption,
} from './endeavor-form.ts'

const said = (max: number) => z.string().trim().max(max, `At most ${max} characters`).default('')
const projectSaidSchema = z.object({ thing: said(PROJECT_SAID_MAX.thing), users: said(PROJECT_SAID_MAX.users), shortfall: said(PROJECT_SAID_MAX.shortfall) })

export const generatorFormSchema = z.object({
  userBackground: z.object({
    employmentType: z.enum(GENERATOR_EMPLOYMENT_TYPES, { error: 'Employment type is required' }),
    futureRoleFocus: z.string({ error: 'Role description is required' }).trim().min(1, 'Role description is required').max(FUTURE_ROLE_FOCUS_MAX, `At most ${FUTURE_ROLE_FOCUS_MAX} characters`),
  }),
  userProposedEndeavor: z.object({
    futureProject: z.string().trim().max(FUTURE_PROJECT_MAX, `At most ${FUTURE_PROJECT_MAX} characters`).default(''),
    proposedEndeavorNiche: z.string().trim().max(NICHE_MAX, `At most ${NICHE_MAX} characters`).default(''),
    additionalInfo: z.string().trim().max(ADDITIONAL_INFO_MAX, `At most ${ADDITIONAL_INFO_MAX} characters`).default(''),
    projectSaid: projectSaidSchema.optional(),
  }),
}) satisfies z.ZodType<GeneratorForm>

export const tuningOptionSchema = z.object({
  levelOfDetail: z.enum(LEVELS_OF_DETAIL).default('default'),
  technologicalAdvancement: z.enum(TECHNOLOGICAL_ADVANCEMENTS).default('default'),
  geographicFocus: z.enum(GEOGRAPHIC_FOCUSES).default('no_focus'),
  strategicIndustryFocus: z.array(z.enum(INDUSTRY_FOCUSES)).max(TUNING_LIST_MAX).default([]),
  typeOfWork: z.array(z.enum(WORK_TYPES)).max(TUNING_LIST_MAX).default([]),
}) satisfies z.ZodType<TuningOption>
