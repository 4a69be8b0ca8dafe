import { describe, expect, it } from 'vitest'
import { draftingKnowledge as knowledge } from '../../content/areas/all-areas.ts'
import { readPerson } from '../person/read-person.ts'
import { assetsOf } from './assets.ts'
import { bearingOf, type Bearing } from './bears-on.ts'
import { chooseDesigns } from './choose-designs.ts'
import { evidenceLines, isOfAnyTitle, weighAreas } from './evidence.ts'
import { matcherOf } from './problem-match.ts'
import { topicFits } from './topic-fit.ts'

const FORM = { userBackground: { employmentType: 'employee' as const, futureRoleFocus: '' }, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' } }
const personOf = (resume: string) => readPerson([{ lines: resume.split('\n') }], new Date('2026-06-01T00:00:00Z'))

function bearingsIn(resume: string): (id: string) => Bearing {
  const facts = personOf(resume)
  const lines = evidenceLines(facts, FORM)
  const areas = weighAreas(lines, facts, knowledge)
  const matcher = matcherOf(facts, lines, areas, topicFits(lines, knowledge), knowledge)
  const bearing = bearingOf(areas, facts.occupations, matcher, knowledge)
  return (id) => bearing(knowledge.areas.flatMap(({ problems }) => problems).find((problem) => problem.id === id)!)
}

const TEACHER = `Ora Sample
Fourth Grade Teacher

Experience
Fourth Grade Teacher, Tarn Elementary School 2014 - Present
• Taught reading to 26 struggling readers in small groups
• Planned lessons together with 5 teachers in a professional learning community
• Raised reading scores of the grade by 14% with a phonics routine
• Coached a youth soccer team of 14 children after school
• Wrote individual lesson plans for 9 students with reading difficulties

Education
B.A. Elementary Education, Tarn College, 2013`

describe('a subject bears an option', () => {
  it('where the work of the person lies in it, and not where one line touches it', () => {
    const bearing = bearingsIn(TEACHER)
    expect(bearing('reading-recovery')).toBe('own')
    expect(bearing('youth-mentoring')).toBe('none')
    expect(bearing('rural-ems')).toBe('none')
  })

  it('where the tasks of the profession lead, in a field of the career alone', () => {
    const bearing = bearingsIn(`Ora Sample
Sales Associate

Experience
Sales Associate, Tarn Stores 2018 - Present
• Greeted shoppers and rang up purchases at the register
• Trained 6 new associates on store policies
• Arranged displays and put out merchandise`)
    expect(bearing('store-shrink')).not.toBe('none')
    expect(bearing('origin-proof')).toBe('none')
    expect(bearing('branch-scam')).toBe('none')
  })

  it('and is told once in a set, where the person has answered nothing', () => {
    const chosen = chooseDesigns(personOf(TEACHER), FORM, knowledge)
    if (chosen.kind === 'ask') return
    const told = chosen.designs.flatMap(({ area, problem, own }) => (own ? [] : [`${area}/${problem}`]))
    expect(new Set(told).size).toBe(told.length)
    expect(told).not.toContain('social-services/youth-mentoring')
    expect(assetsOf(personOf(TEACHER)).length).toBeGreaterThan(0)
  })

  it('not by a phrase that names a post of any trade', () => {
    expect(isOfAnyTitle('business development')).toBe(true)
    expect(isOfAnyTitle('data quality')).toBe(false)
  })
})
