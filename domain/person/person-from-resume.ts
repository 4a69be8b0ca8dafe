/** A resume as an earlier reader or a sample tells it, in the form of facts with their place. Place-holders of anonymized resumes are no names. */
import { occupationsOf } from '../occupation/resume-occupations.ts'
import type { ResumeFacts } from '../resume/resume-facts.ts'
import type { PersonFacts } from './person-facts.ts'

const PLACEHOLDER = /\b(?:company name|city ?, ?state)\b/i

/** The part of a line that is no place-holder, null where nothing is left. */
function named(text: string | null): string | null {
  if (text === null) return null
  const plain = text
    .replace(/company name|\bcity ?,? ?state\b|ï¼|â€“|Â/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,–-]+|[\s,–-]+$/g, '')
  return plain.length > 1 ? plain : null
}

const FIGURE = /\d\s?%|\$\s?\d|\b\d[\d,.]*\b/

export function personFromResume(facts: ResumeFacts): PersonFacts {
  const base = (id: string, quote: string) => ({ id, origin: 'resume' as const, place: { page: 1, line: 1, quote }, certainty: 'sure' as const })
  const item = (kind: string) => (text: string, at: number) => ({ ...base(`${kind}-${at + 1}`, text), text })
  const year = (value: number | null) => (value === null ? null : { year: value, month: null })
  return {
    name: facts.name,
    headline: facts.headline,
    summary: facts.summary,
    roles: facts.roles.map((role, at) => ({
      ...base(`role-${at + 1}`, [role.title, role.employer].filter(Boolean).join(', ')),
      title: named(role.title),
      employer: role.employer !== null && PLACEHOLDER.test(role.employer) ? null : role.employer,
      department: null,
      start: year(role.startYear),
      end: year(role.endYear),
      current: role.current,
    })),
    degrees: facts.degrees.map(({ level, field, institution, year: inYear, completed = true, unsure = false, source }, at) => ({
      ...base(`degree-${at + 1}`, source),
      certainty: unsure ? ('unsure' as const) : ('sure' as const),
      level,
      field,
      school: institution,
      year: inYear,
      completed,
    })),
    achievements: facts.roles.flatMap((role, roleAt) =>
      role.duties.map((text, at) => ({
        ...base(`achievement-${roleAt + 1}-${at + 1}`, text),
        roleId: `role-${roleAt + 1}`,
        text,
        action: null,
        object: null,
        measures: [],
        isResult: FIGURE.test(text),
      })),
    ),
    skills: facts.skills.map(item('skill')),
    licenses: facts.licences.map(item('license')),
    publications: facts.publications.map(item('publication')),
    patents: facts.patents.map(item('patent')),
    awards: facts.awards.map(item('award')),
    yearsOfExperience: facts.yearsOfExperience,
    occupations: occupationsOf(facts),
    profession: facts.profession.key,
    language: facts.language,
  }
}
