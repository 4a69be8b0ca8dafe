import { describe, expect, it } from 'vitest'
import { composeSet } from '../../domain/drafting/compose-set.ts'
import type { GeneratorForm } from '../../domain/endeavor/endeavor-form.ts'
import type { EndeavorSet } from '../../domain/endeavor/endeavor-set.ts'
import { personFromResume } from '../../domain/person/person-from-resume.ts'
import { petitioners } from '../../test/endeavor-petitioners.ts'
import { draftingKnowledge } from './all-areas.ts'

const form = (futureRoleFocus: string, futureProject = '', additionalInfo = ''): GeneratorForm => ({
  userBackground: { employmentType: 'employee', futureRoleFocus },
  userProposedEndeavor: { futureProject, proposedEndeavorNiche: '', additionalInfo },
})

function setOf(id: string, answers: GeneratorForm): EndeavorSet {
  const one = petitioners.find((petitioner) => petitioner.id === id)
  if (!one) throw new Error(id)
  const composed = composeSet(personFromResume(one.facts), answers, draftingKnowledge)
  if (composed.kind === 'ask') throw new Error(`${id}: ${composed.missing.join()}`)
  return composed.set
}

describe('what a visitor wants to work on', () => {
  it.each([
    ['accountant', 'Accounting manager improving revenue recognition for subscription companies', 'Improve revenue recognition for subscription companies', 'subscription companies'],
    ['nurse', 'Nurse educator; I want to train new ICU nurses in small-town hospitals', 'Train new ICU nurses in small-town hospitals', 'small-town hospitals'],
    ['it-admin', 'Head of security, protecting tribal health departments from ransomware', 'Protect tribal health departments from ransomware', 'tribal health departments'],
  ])('is the first option of the %s, and its users are those of more than one', (id, role, title, users) => {
    const { options } = setOf(id, form(role))
    expect(options[0].title).toContain(title)
    expect(options[0].grounding.support).toContainEqual({ from: 'answers', quote: expect.stringContaining(users) as string })
    expect(options.filter(({ text }) => text.includes(users)).length).toBeGreaterThanOrEqual(2)
  })

  it('is done for those, and in the employ of those, whom the answer names', () => {
    const { options } = setOf('accountant', form('Senior accountant for a hotel group, closing the month and checking the payroll'))
    expect(options.filter(({ text }) => /two|three|small group/.test(text) && text.includes('hotel groups')).length).toBeGreaterThanOrEqual(3)
    expect(options.filter(({ text }) => text.includes('a U.S. hotel group')).length).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['electrical', 'Protection engineer for inverter-heavy grids', /inverter/],
    ['obgyn', 'Clinical lead for maternal safety programs', /maternal/],
    ['banker', 'Analyst focused on the valuation of small firms for community banks', /small[- ]firm|small firms/],
  ])('is a known problem of the %s where no verb says what is made', (id, role, subject) => {
    const { options } = setOf(id, form(role))
    expect(`${options[0].title} ${options[1].title}`).toMatch(subject)
    expect(options.some(({ grounding }) => grounding.support.some(({ from, quote }) => from === 'answers' && quote === role))).toBe(true)
  })

  it('claims nothing of users whose practice is not known, and tells no line that shares neither its thing nor two of its words', () => {
    const { options } = setOf('nurse', form('Creating a faster casting process for dancers at small theaters'))
    expect(options[0].title).toContain('Create a faster casting process for dancers')
    expect(options[0].text).not.toMatch(/tend to|rely on today|often deal/)
    expect(options[0].text).toMatch(/casting process/)
    expect(options[0].grounding.support.filter(({ from }) => from === 'resume').every(({ quote }) => !/sepsis|patients|falls/i.test(quote))).toBe(true)
  })

  it('asks what goes wrong today where nothing says it, and tells it once it is added', () => {
    const project = 'Develop a casting guide for small museums'
    const [bare] = setOf('nurse', form('Stage manager', project)).options
    expect(bare.grounding.toProve.join(' ')).toContain('What goes wrong today for small museums')
    const [told] = setOf('nurse', form('Stage manager', project, 'Today they find dancers too late.')).options
    expect(told.text).toContain('mall museums find dancers too late')
    expect(told.grounding.toProve.join(' ')).not.toContain('What goes wrong today')
  })

  it('asks for a check of what goes wrong where it was concluded from what is to become possible', () => {
    const [concluded] = setOf('nurse', form('Stage manager', 'Develop a casting guide for small museums so that museums can find dancers in a week')).options
    expect(concluded.text).toContain('any museums struggle to find dancers in a week')
    expect(concluded.grounding.toProve.join(' ')).toContain('That many museums struggle to find dancers in a week. Your answers do not say so')
    const [told] = setOf('nurse', form('Stage manager', 'Develop a casting guide for small museums. Today they find dancers too late.')).options
    expect(told.grounding.toProve.join(' ')).not.toContain('Your answers do not say so')
  })

  it('is never asked for a field that was stated', () => {
    const nurse = petitioners.find(({ id }) => id === 'nurse')
    if (!nurse) throw new Error('nurse')
    const read = personFromResume(nurse.facts)
    const person = {
      ...read,
      headline: null,
      roles: [],
      degrees: [],
      skills: [],
      licenses: [],
      publications: [],
      achievements: read.achievements.slice(0, 1).map((one) => ({ ...one, text: 'Took part in meetings', roleId: null })),
    }
    const stated = { ...person, occupations: [{ code: '17-2171.00', title: 'Petroleum Engineers', confidence: 1, evidence: ['Oil'], stated: true }] } as typeof read
    expect(composeSet({ ...person, occupations: [] } as typeof read, form('Manager'), draftingKnowledge)).toMatchObject({ kind: 'ask', missing: ['field'] })
    expect(composeSet(stated, form('Manager'), draftingKnowledge)).toMatchObject({ kind: 'ask', missing: ['work'] })
  })

  it('is another trade than that of the record: the options are of it, as many as it has', () => {
    const areas = (role: string) => {
      const composed = composeSet(personFromResume(petitioners.find(({ id }) => id === 'banker')!.facts), form(role), draftingKnowledge)
      return composed.kind === 'ask' ? [] : (composed.set.plan as { options: { area: string }[] }).options.map(({ area }) => area)
    }
    const teaching = areas('Middle school math teacher in a public school, once my certificate is there').filter((area) => /school|classroom|teach|math/.test(area))
    expect(teaching.length).toBeGreaterThanOrEqual(3)
    expect(areas('Risk analyst at a community bank').filter((area) => /school|classroom|teach|math/.test(area))).toEqual([])
  })

  it('gives way to a project that is stated', () => {
    const [first] = setOf('accountant', form('Accounting manager improving revenue recognition for subscription companies', 'Build a closing checklist for family farms')).options
    expect(first.title).toContain('Build a closing checklist for family farms')
  })

  it('puts no word of a stated project aside: whom the project names, the record is held against', () => {
    const project = 'Develop a sensor kit for bridge inspection by county road crews'
    const [, second] = setOf('accountant', form('Build irrigation controllers for small farms', project)).options
    expect(second.title).toContain('county governments')
  })

  it('is no reason to compose for somebody of whom nothing is told', () => {
    const nobody = petitioners.find(({ id }) => id === 'empty-resume')
    if (!nobody) throw new Error('empty-resume')
    const composed = composeSet(personFromResume(nobody.facts), form('Designing inclusive playgrounds for city parks'), draftingKnowledge)
    expect(composed).toEqual({ kind: 'ask', missing: ['work'] })
  })
})

describe('a project in other words than ours', () => {
  it('is about the known problem that it means', () => {
    const [first] = setOf('accountant', form('', 'Improving revenue recognition for subscription companies')).options
    expect(first.text).toMatch(/side terms|restated|contracts are read|stand-alone|nonstandard clause/)
  })
})
