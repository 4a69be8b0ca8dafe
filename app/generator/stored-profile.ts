/** Keeps the generator profile on the visitor's device, under three keys, and reads it back (specification 2 §3, §4.5). */
import type { PersonFacts } from '../../domain/person/person-facts.ts'
import { readFacts, readProjectSaid } from './endeavor-answer.ts'
import { GENERATOR_EMPLOYMENT_TYPES, type GeneratorEmploymentType, type ProjectSaid } from '../../domain/endeavor/endeavor-form.ts'

export type ProfileBackground = { employmentType: GeneratorEmploymentType | ''; futureRoleFocus: string }
/** `projectSaid`: the project as the visitor put it right; left out where they have not. */
export type ProfileEndeavor = { futureProject: string; proposedEndeavorNiche: string; additionalInfo: string; projectSaid?: ProjectSaid }
/** `dataUrl` is null where the device had no room for the file: its name is remembered, the file must be chosen again. */
export type ProfileResume = {
  name: string
  dataUrl: string | null
  /** What was read of it, as the visitor corrected it; left out where nothing was corrected. */
  facts?: PersonFacts
}

export type Profile = { background: ProfileBackground; endeavor: ProfileEndeavor; resume: ProfileResume | null }

export const EMPTY_PROFILE: Profile = {
  background: { employmentType: '', futureRoleFocus: '' },
  endeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
  resume: null,
}

export const PROFILE_KEYS = {
  background: 'generator-background',
  files: 'generator-files',
  endeavor: 'generator-proposed-endeavor',
} as const

export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

function tryToKeep(storage: DeviceStorage, key: string, value: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/**
 * Keeps all three parts as far as the device allows. `whole`: everything is kept. `name-only`: no room for the resume
 * itself. `nothing`: the device keeps nothing (private window, storage switched off). Never throws.
 */
export function keepProfile(storage: DeviceStorage | null, profile: Profile): 'whole' | 'name-only' | 'nothing' {
  if (storage === null) return 'nothing'
  // The old file makes room first: a half-written update must not leave an older resume beside newer answers.
  tryToRemove(storage, PROFILE_KEYS.files)
  const answers = tryToKeep(storage, PROFILE_KEYS.background, profile.background) && tryToKeep(storage, PROFILE_KEYS.endeavor, profile.endeavor)
  if (!answers) return 'nothing'
  if (profile.resume === null) return 'whole'
  if (tryToKeep(storage, PROFILE_KEYS.files, profile.resume)) return 'whole'
  return tryToKeep(storage, PROFILE_KEYS.files, { name: profile.resume.name, dataUrl: null }) ? 'name-only' : 'nothing'
}

/** Keeps the visitor's corrections beside the resume they are about; null takes them away. Without a kept resume nothing is kept. */
export function keepFacts(storage: DeviceStorage | null, facts: PersonFacts | null): void {
  if (storage === null) return
  const { resume } = readProfile(storage)
  if (resume === null) return
  const { name, dataUrl } = resume
  const kept = tryToKeep(storage, PROFILE_KEYS.files, facts === null ? { name, dataUrl } : { name, dataUrl, facts })
  // Where there is no room for both, the corrections go: the resume can be read again.
  if (!kept) tryToKeep(storage, PROFILE_KEYS.files, { name, dataUrl })
}

/** Keeps the visitor's words on the project beside the answers that they are about. Where these are not kept, nothing is. */
export function keepProjectSaid(storage: DeviceStorage | null, projectSaid: ProjectSaid): void {
  if (storage === null || Object.keys(readObject(storage, PROFILE_KEYS.endeavor)).length === 0) return
  tryToKeep(storage, PROFILE_KEYS.endeavor, { ...readProfile(storage).endeavor, projectSaid })
}

function tryToRemove(storage: DeviceStorage, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // A storage that is switched off holds nothing either.
  }
}

export function forgetProfile(storage: DeviceStorage | null): void {
  if (storage === null) return
  for (const key of Object.values(PROFILE_KEYS)) tryToRemove(storage, key)
}

function readObject(storage: DeviceStorage, key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the device remembers; parts that are missing or damaged come back empty. */
export function readProfile(storage: DeviceStorage | null): Profile {
  if (storage === null) return EMPTY_PROFILE
  const background = readObject(storage, PROFILE_KEYS.background)
  const endeavor = readObject(storage, PROFILE_KEYS.endeavor)
  const files = readObject(storage, PROFILE_KEYS.files)
  const name = text(files['name'])
  const dataUrl = text(files['dataUrl'])
  const facts = readFacts(files['facts'])
  const projectSaid = readProjectSaid(endeavor['projectSaid'])
  return {
    background: {
      employmentType: GENERATOR_EMPLOYMENT_TYPES.find((type) => type === background['employmentType']) ?? '',
      futureRoleFocus: text(background['futureRoleFocus']),
    },
    endeavor: {
      futureProject: text(endeavor['futureProject']),
      proposedEndeavorNiche: text(endeavor['proposedEndeavorNiche']),
      additionalInfo: text(endeavor['additionalInfo']),
      ...(projectSaid === null ? {} : { projectSaid }),
    },
    resume: name === '' ? null : { name, dataUrl: dataUrl.startsWith('data:') ? dataUrl : null, ...(facts === null ? {} : { facts }) },
  }
}

/** A file that the device had no room for may still be in the memory of the page; corrections are the device's. */
export function withFileInMemory(stored: Profile, inMemory: Profile): Profile {
  if (inMemory.resume === null) return stored
  if (stored.resume === null) return inMemory
  if (stored.resume.name !== inMemory.resume.name) return stored
  return { ...stored, resume: { ...stored.resume, dataUrl: inMemory.resume.dataUrl ?? stored.resume.dataUrl } }
}

/** The browser's own storage; null where it is switched off. */
export function deviceStorage(): DeviceStorage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** What stays with this tab, a reload included. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
