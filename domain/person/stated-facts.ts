/** What is made of facts that a person stated or corrected: what follows from them is told anew. */
import { professionOf } from '../occupation/occupation-professions.ts'
import { isAddressedToMachine } from '../resume/machine-instructions.ts'
import { actionOf, measuresOf, objectOf } from './achievement-words.ts'
import type { ItemFact, PersonFacts } from './person-facts.ts'
import { occupationsOfPerson, statedOccupation } from './person-occupations.ts'

/**
 * The occupation that the person states stands; else it follows from the positions as they stand now. Words of achievements
 * are tagged anew, and what speaks to a machine is left out.
 */
export function settledFacts(person: PersonFacts): PersonFacts {
  const harmless = (text: string | null) => (text === null || isAddressedToMachine(text) ? null : text)
  const items = (facts: ItemFact[]) => facts.filter(({ text }) => !isAddressedToMachine(text))
  const roles = person.roles.map((role) => ({ ...role, title: harmless(role.title), employer: harmless(role.employer), department: harmless(role.department) }))
  const known = new Set(roles.map(({ id }) => id))
  const told = {
    ...person,
    headline: harmless(person.headline),
    summary: harmless(person.summary),
    roles,
    degrees: person.degrees.map((degree) => ({ ...degree, field: harmless(degree.field), school: harmless(degree.school) })),
    achievements: person.achievements
      .filter(({ text }) => !isAddressedToMachine(text))
      .map((fact) => ({ ...fact, roleId: fact.roleId !== null && known.has(fact.roleId) ? fact.roleId : null, action: actionOf(fact.text), object: objectOf(fact.text), ...measuresOf(fact.text) })),
    skills: items(person.skills),
    licenses: items(person.licenses),
    publications: items(person.publications),
    patents: items(person.patents),
    awards: items(person.awards),
  }
  const stated = person.occupations.flatMap((match) => (match.stated === true ? [statedOccupation(match)] : [])).find((match) => match !== null)
  const found = occupationsOfPerson(told, wordsOf(told))
  const occupations =
    stated === undefined
      ? found
      : [{ ...stated, evidence: found.find(({ code }) => code === stated.code)?.evidence ?? stated.evidence }, ...found.filter(({ code }) => code !== stated.code)].slice(0, 3)
  return { ...told, occupations, profession: professionOf(occupations).key }
}

function wordsOf({ headline, summary, roles, degrees, achievements, licenses, skills }: PersonFacts): string {
  const parts = [headline, summary, ...roles.map(({ title }) => title), ...degrees.map(({ field }) => field), ...[...achievements, ...licenses, ...skills].map(({ text }) => text)]
  return parts.filter((part) => part !== null).join('\n')
}
