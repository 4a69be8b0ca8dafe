/** The resume facts of a fictional petitioner, from the few that differ between samples. */
import type { ProfessionKey } from '../../domain/professions.ts'
import type { ResumeDegree, ResumeFacts } from '../../domain/resume/resume-facts.ts'

export type PetitionerDraft = {
  headline: string
  profession: ProfessionKey | null
  yearsOfExperience: number
  /** Newest first; `to` null for the present role. Every duty is a result. */
  roles: { title: string; employer: string; from: number; to: number | null; duties: string[] }[]
  degrees: ResumeDegree[]
  skills: string[]
  licences?: string[]
  publications?: string[]
}

export function fictionalPetitioner({ roles, profession, headline, licences = [], publications = [], ...rest }: PetitionerDraft): ResumeFacts {
  return {
    name: 'Sample petitioner (fictional)',
    headline,
    summary: null,
    roles: roles.map(({ title, employer, from, to, duties }) => ({ title, employer, startYear: from, endYear: to, current: to === null, duties })),
    licences,
    publications,
    patents: [],
    awards: [],
    results: roles.flatMap(({ duties }, role) => duties.map((text) => ({ text, role }))),
    profession: { key: profession, confidence: 1, evidence: [headline] },
    language: 'en',
    ...rest,
  }
}
