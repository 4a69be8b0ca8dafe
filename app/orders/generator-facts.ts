/** What the endeavor generator keeps of a resume on this device, to be taken over into a case. */
import { OPTIONS_KEY, parseKeptOptions } from '../generator/kept-options.ts'
import { deviceStorage, readProfile, tabStorage, type DeviceStorage } from '../generator/stored-profile.ts'
import type { PersonFacts } from '../../domain/person/person-facts.ts'

/** `facts` as read, and corrected where the visitor did so; else the file itself, to be read again. */
export type GeneratorFacts = { kind: 'facts'; name: string; facts: PersonFacts } | { kind: 'file'; name: string; file: Blob }

/** Null where the generator was not used here, or keeps nothing. `tab` holds the options of an open tab. */
export function generatorFacts(device: DeviceStorage | null, tab: Pick<Storage, 'getItem'> | null): GeneratorFacts | null {
  const { resume } = readProfile(device)
  if (resume?.facts !== undefined) return { kind: 'facts', name: resume.name, facts: resume.facts }
  const read = parseKeptOptions(tab?.getItem(OPTIONS_KEY) ?? null)?.facts?.person
  if (read != null) return { kind: 'facts', name: resume?.name ?? '', facts: read }
  const data = /^data:[^,]*;base64,(.+)$/s.exec(resume?.dataUrl ?? '')?.[1]
  if (resume === null || data === undefined) return null
  try {
    return { kind: 'file', name: resume.name, file: new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]) }
  } catch {
    return null
  }
}

export function factsOnThisDevice(): GeneratorFacts | null {
  return generatorFacts(deviceStorage(), tabStorage())
}
