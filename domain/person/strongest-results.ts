/** The results of a person that say most: those with an effect in numbers, of the latest positions first. */
import type { AchievementFact, PersonFacts } from './person-facts.ts'

const EFFECT = /%|percent|[$€£₹]|\b(?:USD|million|billion|crore|lakh)\b|\bfrom\b.*\bto\b|\d\s?x\b|fold\b/i

/** At most `most`, best first; sentences without a number only where there are too few with one. */
export function strongestResults(person: Pick<PersonFacts, 'achievements' | 'roles'>, most: number): AchievementFact[] {
  const recency = (roleId: string | null) => {
    const at = person.roles.findIndex(({ id }) => id === roleId)
    return at < 0 ? 0 : Math.max(0, 1.2 - at * 0.4)
  }
  const weight = (fact: AchievementFact) =>
    (fact.origin === 'visitor' ? 4 : 0) +
    (fact.isResult ? 3 : 0) +
    (fact.measures.some((measure) => EFFECT.test(measure)) ? 2 : 0) +
    Math.min(1, fact.measures.length / 3) +
    recency(fact.roleId) +
    (fact.action === null ? 0 : 0.5) -
    (fact.text.length > 320 ? 1 : 0)
  return person.achievements
    .map((fact, n) => ({ fact, n, weight: weight(fact) }))
    .toSorted((a, b) => b.weight - a.weight || a.n - b.n)
    .slice(0, most)
    .map(({ fact }) => fact)
}
