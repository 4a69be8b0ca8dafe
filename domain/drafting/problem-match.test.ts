import { describe, expect, it } from 'vitest'
import { draftingKnowledge as knowledge } from '../../content/areas/all-areas.ts'
import { readPerson } from '../person/read-person.ts'
import { evidenceLines, holdsCue, searchableLine, weighAreas } from './evidence.ts'
import { topicFits } from './topic-fit.ts'
import { matcherOf } from './problem-match.ts'

const FORM = { userBackground: { employmentType: 'employee' as const, futureRoleFocus: '' }, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' } }

function matcherFor(title: string, bullets: string[]) {
  const facts = readPerson([{ lines: ['Mira Sample', title, '', 'Experience', `${title}, Tarn Works Inc. 2016 - Present`, ...bullets.map((one) => `• ${one}`)] }], new Date('2026-06-01T00:00:00Z'))
  const lines = evidenceLines(facts, FORM)
  const matcher = matcherOf(facts, lines, weighAreas(lines, facts, knowledge), topicFits(lines, knowledge), knowledge)
  return { matcher, of: (text: string) => matcher.nearest({ id: 'x', text: searchableLine(text), roleId: facts.roles[0]?.id ?? null }) }
}

describe('a line of work', () => {
  const nurse = matcherFor('Registered Nurse', ['Cared for 14 inpatients on a medical ward', 'Gave medicines to 20 people each shift'])
  const chef = matcherFor('Chef', ['Ran a kitchen with 14 cooks', 'Planned dinners for 300 guests'])

  it.each([
    ['Kept confused residents from tumbling out of bed', nurse, 'falls-injury'],
    ['Threw away 30% fewer leftovers of each meal', chef, 'kitchen-waste'],
  ])('“%s” is nearest to a problem none of whose cues it holds', (text, { of }, id) => {
    expect(of(text)[0]?.problem.id).toBe(id)
    expect(of(text)[0]?.problem.cues.filter((cue) => holdsCue(searchableLine(text), cue))).toEqual([])
  })

  it('is about no problem where it only shares common words with one', () => {
    expect(nurse.of('Worked with the team on various other projects').filter(({ fit }) => fit >= 0)).toEqual([])
  })

  it('gets the same answer again', () => {
    expect(nurse.of('Reduced patient falls by 31%')).toEqual(
      matcherFor('Registered Nurse', ['Cared for 14 inpatients on a medical ward', 'Gave medicines to 20 people each shift']).of('Reduced patient falls by 31%'),
    )
  })
})

it('tells in which problems most of a person lies', () => {
  const { matcher } = matcherFor('Protection Engineer', ['Reduced relay misoperations by 38% across 210 substations', 'Wrote the protection setting standard for 96 feeders'])
  const standing = (id: string) => matcher.standing(knowledge.areas.flatMap(({ problems }) => problems).find((one) => one.id === id)!)
  expect(standing('protection')).toBeGreaterThan(0)
  expect(standing('kitchen-waste')).toBeLessThan(0)
})
