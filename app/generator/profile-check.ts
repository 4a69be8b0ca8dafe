/** Decides whether the first step of the profile is complete (specification 2 §5, generator profile, step 1). */
import type { Profile } from './stored-profile.ts'

export type ProfileFaults = { resume?: 'missing' | 'again'; employmentType?: 'missing'; futureRoleFocus?: 'missing' }

/** The faults of step 1; no key means no fault. `again`: only the name of the resume is known on this device. */
export function profileFaults({ resume, background }: Profile): ProfileFaults {
  return {
    ...(resume === null ? { resume: 'missing' } : resume.dataUrl === null ? { resume: 'again' } : {}),
    ...(background.employmentType === '' ? { employmentType: 'missing' } : {}),
    ...(background.futureRoleFocus.trim() === '' ? { futureRoleFocus: 'missing' } : {}),
  }
}

export function isComplete(faults: ProfileFaults): boolean {
  return Object.keys(faults).length === 0
}
