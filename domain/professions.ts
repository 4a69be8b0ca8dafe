/** The professions the product is organised by: their keys appear in orders, queries and documents. */

/** Keys as they travel in order bodies and in the `profession` query parameter (specification 1 §2, 2 §3). */
export const PROFESSION_KEYS = [
  'softwareEngineer',
  'it',
  'bankingFinance',
  'dataScientist',
  'dataAnalyst',
  'productProjectManager',
  'networkElectricalEngineer',
  'electromechanicalEngineer',
  'chemicalEngineer',
  'marketing',
  'hrRecruiter',
  'scienceTeacher',
  'physicianDentist',
  'pilot',
  'aeronauticalEngineer',
  'techEntrepreneur',
] as const

export type ProfessionKey = (typeof PROFESSION_KEYS)[number]

/** Employment types of an NIW DIY order (specification 2 §3). */
export const EMPLOYMENT_TYPES = ['employee', 'entrepreneur', 'consultant'] as const
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number]
