/** What a visitor may ask of the endeavor generator: the profile form, the tuning controls and their limits (specification 2 §3, §5). */

export const FUTURE_ROLE_FOCUS_MAX = 1000
export const FUTURE_PROJECT_MAX = 1000
export const NICHE_MAX = 500
export const ADDITIONAL_INFO_MAX = 500
export const TUNING_LIST_MAX = 2
/** What a visitor says of the project, field by field. */
export const PROJECT_SAID_MAX = { thing: 200, users: 90, shortfall: 240 } as const

export const GENERATOR_EMPLOYMENT_TYPES = ['employee', 'entrepreneur_businessowner', 'consultant_contractor'] as const
export type GeneratorEmploymentType = (typeof GENERATOR_EMPLOYMENT_TYPES)[number]

export const LEVELS_OF_DETAIL = ['default', 'detailed'] as const
export const TECHNOLOGICAL_ADVANCEMENTS = ['default', 'more_tech'] as const
export const GEOGRAPHIC_FOCUSES = ['no_focus', 'local', 'multi_state', 'nationwide'] as const
export const INDUSTRY_FOCUSES = [
  'AI & Automation',
  'Cybersecurity & Information Security',
  'Advanced Manufacturing',
  'Strategic Supply Chains',
  'Health',
  'Global Financial System',
  'Energy',
  'Aerospace, Defense & National Security',
  'Telecommunications',
] as const
export const WORK_TYPES = ['Innovation', 'Problem Solving', 'Scalability', 'Collaboration & Partnerships', 'Process Optimization'] as const

export type IndustryFocus = (typeof INDUSTRY_FOCUSES)[number]
export type WorkType = (typeof WORK_TYPES)[number]
export type GeographicFocus = (typeof GEOGRAPHIC_FOCUSES)[number]

/** How the visitor put the project right: what will exist, who would use it first, and what falls short for them today. An empty part is left unsaid. */
export type ProjectSaid = { thing: string; users: string; shortfall: string }

export type GeneratorForm = {
  userBackground: { employmentType: GeneratorEmploymentType; futureRoleFocus: string }
  userProposedEndeavor: {
    futureProject: string
    proposedEndeavorNiche: string
    additionalInfo: string
    /** Absent where the visitor has not looked at it: then the project is read from `futureProject` alone. */
    projectSaid?: ProjectSaid | undefined
  }
}

export type TuningOption = {
  levelOfDetail: (typeof LEVELS_OF_DETAIL)[number]
  technologicalAdvancement: (typeof TECHNOLOGICAL_ADVANCEMENTS)[number]
  geographicFocus: GeographicFocus
  /** At most two, oldest choice first. */
  strategicIndustryFocus: IndustryFocus[]
  /** At most two, oldest choice first. */
  typeOfWork: WorkType[]
}

export const DEFAULT_TUNING: TuningOption = {
  levelOfDetail: 'default',
  technologicalAdvancement: 'default',
  geographicFocus: 'no_focus',
  strategicIndustryFocus: [],
  typeOfWork: [],
}

/** True where no control asks for a change. */
export function isDefaultTuning(tuning: TuningOption): boolean {
  return (
    tuning.levelOfDetail === DEFAULT_TUNING.levelOfDetail &&
    tuning.technologicalAdvancement === DEFAULT_TUNING.technologicalAdvancement &&
    tuning.geographicFocus === DEFAULT_TUNING.geographicFocus &&
    tuning.strategicIndustryFocus.length === 0 &&
    tuning.typeOfWork.length === 0
  )
}

/** The ids of the eighteen built-in samples (specification 2 §3). */
export const SAMPLE_IDS = [
  'software_engineering',
  'data_science_analytics',
  'it_consulting',
  'semiconductor_electronics',
  'ev_controls_safety',
  'product_management',
  'project_management',
  'operations_supply_chains',
  'procurement',
  'investment_banking',
  'financial_compliance',
  'obgyn',
  'nurse',
  'entrepreneur_ai_marketplace',
  'entrepreneur_healthcare_staffing',
  'entrepreneur_real_estate_marketing',
  'entrepreneur_accounting',
  'hr_recruiting',
] as const
export type SampleId = (typeof SAMPLE_IDS)[number]
