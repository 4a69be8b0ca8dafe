/** The occupations of a resume: its titles by how recent they are, its skills, fields of study and the words of its work. */
import type { OccupationMatch } from '../person/person-facts.ts'
import type { ResumeFacts } from '../resume/resume-facts.ts'
import { matchOccupations } from './match-occupations.ts'

type Read = Pick<ResumeFacts, 'headline' | 'summary' | 'licences' | 'skills'> & {
  roles: Pick<ResumeFacts['roles'][number], 'title' | 'duties'>[]
  degrees: Pick<ResumeFacts['degrees'][number], 'field'>[]
}

/** The present role counts in full, each earlier one less, a headline nearly as much as the present role. */
export function occupationsOf(facts: Read): OccupationMatch[] {
  return matchOccupations({
    titles: [
      ...facts.roles.map((role, n) => ({ text: role.title, weight: n === 0 ? 1 : Math.max(0.3, 0.75 - 0.1 * n) })),
      ...(facts.headline === null ? [] : [{ text: facts.headline, weight: facts.roles.length === 0 ? 1 : 0.7 }]),
    ].toSorted((a, b) => b.weight - a.weight),
    skills: [...facts.skills, ...facts.licences],
    degreeFields: facts.degrees.flatMap(({ field }) => (field === null ? [] : [field])),
    texts: [...(facts.summary === null ? [] : [facts.summary]), ...facts.roles.flatMap((role) => role.duties)],
  })
}
