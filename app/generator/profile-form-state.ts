/** Decides what the profile's two steps show from what was typed and pressed. */
import { PROFILE_MODAL } from '../../content/generator.ts'
import { isComplete, profileFaults, type ProfileFaults } from './profile-check.ts'
import { EMPTY_PROFILE, withFileInMemory, type Profile } from './stored-profile.ts'

export type ProfileFormState = {
  profile: Profile
  step: 0 | 1
  /** Continue was pressed: what is missing is shown from now on. */
  tried: boolean
  /** Changed since the device last kept it: opening again reads nothing over it. */
  unsent: boolean
  note: string | null
}

export type ProfileFormAction = { kind: 'opened'; kept: Profile } | { kind: 'changed'; part: Partial<Profile> } | { kind: 'step-asked'; step: 0 | 1 } | { kind: 'submitted' } | { kind: 'cleared' }

export const EMPTY_PROFILE_FORM: ProfileFormState = { profile: EMPTY_PROFILE, step: 0, tried: false, unsent: false, note: null }

export function reduceProfileForm(state: ProfileFormState, action: ProfileFormAction): ProfileFormState {
  switch (action.kind) {
    case 'opened':
      // A file that the device had no room for may still be in the memory of this page.
      return { ...EMPTY_PROFILE_FORM, unsent: state.unsent, profile: state.unsent ? state.profile : withFileInMemory(action.kept, state.profile) }
    case 'changed':
      return { ...state, profile: withoutStaleProject(state.profile, { ...state.profile, ...action.part }), unsent: true, note: null }
    case 'step-asked':
      return action.step === 0 || isComplete(profileFaults(state.profile)) ? { ...state, step: action.step } : { ...state, step: 0, tried: true }
    case 'submitted':
      return { ...state, unsent: false }
    case 'cleared':
      return { ...EMPTY_PROFILE_FORM, note: PROFILE_MODAL.cleared }
  }
}

/** Words on a project that was typed anew are about another one. */
function withoutStaleProject({ endeavor: before }: Profile, profile: Profile): Profile {
  const { projectSaid, ...endeavor } = profile.endeavor
  const isSame = before.futureProject === endeavor.futureProject && before.proposedEndeavorNiche === endeavor.proposedEndeavorNiche
  return isSame || projectSaid === undefined ? profile : { ...profile, endeavor }
}

export const shownFaults = ({ profile, tried }: ProfileFormState): ProfileFaults => (tried ? profileFaults(profile) : {})
