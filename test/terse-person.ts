/** A fictional person of one post, told in a few lines, and what the composer makes of them. */
import { draftingKnowledge } from '../content/areas/all-areas.ts'
import { composeSet, parseDraftPlan } from '../domain/drafting/compose-set.ts'
import { readPerson } from '../domain/person/read-person.ts'

/** `role`: the answer on the next role. An empty list where the page would ask for something. */
export function designsOf(title: string, results: string[], degree: string, role = 'The work that I do now') {
  const lines = [
    'Mira Sample',
    title,
    '',
    'Experience',
    `${title}, Tarn Works Inc. Mar 2018 - Present`,
    ...results.map((one) => `• ${one}`),
    '',
    'Education',
    `${degree}, Ravenna State University, 2016`,
  ]
  const form = {
    userBackground: { employmentType: 'employee' as const, futureRoleFocus: role },
    userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
  }
  const composed = composeSet(readPerson([{ lines }], new Date('2026-11-22T00:00:00Z')), form, draftingKnowledge)
  return composed.kind === 'ask' ? [] : (parseDraftPlan(composed.set.plan)?.options ?? [])
}

export const areasOf = (...person: Parameters<typeof designsOf>): string[] => designsOf(...person).map(({ area }) => area)
