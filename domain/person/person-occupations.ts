/** The occupations that the facts about a person speak for, shown with the resume's own words. */
import { matchOccupations } from '../occupation/match-occupations.ts'
import { occupationIndex } from '../occupation/occupation-index.ts'
import { occupationsOf } from '../occupation/resume-occupations.ts'
import type { OccupationMatch, PersonFacts } from './person-facts.ts'

type Told = Pick<PersonFacts, 'headline' | 'summary' | 'roles' | 'degrees' | 'achievements' | 'licenses' | 'skills'>

/** @param text of the resume: what led to an occupation is shown as printed there */
export function occupationsOfPerson(told: Told, text: string): OccupationMatch[] {
  const matches = occupationsOf({
    headline: told.headline,
    summary: told.summary,
    roles: told.roles.flatMap(({ id, title }) => (title === null ? [] : [{ title, duties: told.achievements.filter(({ roleId }) => roleId === id).map(({ text }) => text) }])),
    degrees: told.degrees,
    licences: told.licenses.map(({ text }) => text),
    skills: told.skills.map(({ text }) => text),
  })
  return matches.map((match) => ({ ...match, evidence: asPrinted(match.evidence, text) }))
}

/** What a person says the occupation is: by its code where that is one, else by the words; null where neither names any. */
export function statedOccupation({ code, title }: { code: string; title: string }): OccupationMatch | null {
  const index = occupationIndex()
  const at = index.codes.indexOf(code)
  const known = at < 0 ? matchOccupations({ titles: [{ text: title, weight: 1 }], skills: [], degreeFields: [], texts: [] })[0] : { code, title: index.titles[at] ?? title }
  return known === undefined ? null : { code: known.code, title: known.title, confidence: 1, evidence: at < 0 ? [title] : [], stated: true }
}

/** Occupations are matched on folded words ("logistic"); what is shown are the resume's own ("Logistics"). */
function asPrinted(terms: string[], text: string): string[] {
  const folded = text.toLowerCase()
  const printed = terms.flatMap((term) => {
    if (text.includes(term)) return [term]
    const at = folded.length === text.length ? folded.indexOf(term.toLowerCase()) : -1
    return at < 0 ? [] : [text.slice(at, at + term.length) + (text.slice(at + term.length, at + term.length + 20).match(/^\p{L}+/u)?.[0] ?? '')]
  })
  return [...new Set(printed)]
}
