/** Decides whether the first step of the profile is complete (specification 2 §5, generator profile, step 1), and what is longer than the server takes. */
import { ADDITIONAL_INFO_MAX, FUTURE_PROJECT_MAX, FUTURE_ROLE_FOCUS_MAX, NICHE_MAX } from '../../domain/endeavor/endeavor-form.ts'
import type { Profile, ProfileEndeavor } from './stored-profile.ts'

export type ProfileFaults = { resume?: 'missing' | 'again'; employmentType?: 'missing'; futureRoleFocus?: 'missing' | 'long' }

/** The faults of step 1; no key means no fault. `again`: only the name of the resume is known on this device. */
export function profileFaults({ resume, background }: Profile): ProfileFaults {
  return {
    ...(resume === null ? { resume: 'missing' } : resume.dataUrl === null ? { resume: 'again' } : {}),
    ...(background.employmentType === '' ? { employmentType: 'missing' } : {}),
    ...(background.futureRoleFocus.trim() === '' ? { futureRoleFocus: 'missing' } : background.futureRoleFocus.trim().length > FUTURE_ROLE_FOCUS_MAX ? { futureRoleFocus: 'long' } : {}),
  }
}

type TypedField = Exclude<keyof ProfileEndeavor, 'projectSaid'>
const ENDEAVOR_MAX: Readonly<Record<TypedField, number>> = { futureProject: FUTURE_PROJECT_MAX, proposedEndeavorNiche: NICHE_MAX, additionalInfo: ADDITIONAL_INFO_MAX }

/** Fields of step 2 that hold more than the server takes: nothing is cut, and nothing is sent before they are shorter. */
export function tooLong({ endeavor }: Profile): TypedField[] {
  return (Object.keys(ENDEAVOR_MAX) as TypedField[]).filter((field) => endeavor[field].trim().length > ENDEAVOR_MAX[field])
}

export function isComplete(faults: ProfileFaults): boolean {
  return Object.keys(faults).length === 0
}
