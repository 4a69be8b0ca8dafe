import { describe, expect, test } from 'vitest'
import { composeSet, parseDraftPlan, tuneSet } from '../../domain/drafting/compose-set.ts'
import { DEFAULT_TUNING, type GeneratorForm, type ProjectSaid } from '../../domain/endeavor/endeavor-form.ts'
import { readPerson } from '../../domain/person/read-person.ts'
import { draftingKnowledge } from './all-areas.ts'

const RESUME = `Ines Sample
Harbor Engineer

Experience
Harbor Engineer, Tarn Port Services 2016 - Present
• Designed a tide gauge from a pressure cell that 14 small ports use, and cut groundings from 9 to 2 a year
• Trained 30 harbor masters in reading depth charts
• Inspected 60 piers and ranked their repairs

Education
M.S. Coastal Engineering, Quillmark University, 2015`
const PERSON = readPerson([{ lines: RESUME.split('\n') }], new Date('2026-06-01T00:00:00Z'))
const SAID: ProjectSaid = {
  thing: 'A tide gauge kit that a harbor master can install in one day',
  users: 'small ports on the Great Lakes',
  shortfall: 'They sound the channel by hand and boats run aground',
}

function set(projectSaid?: ProjectSaid, futureProject = 'extend my gauge to all of the lakes and train people, boats are going aground a lot') {
  const form: GeneratorForm = {
    userBackground: { employmentType: 'employee', futureRoleFocus: 'Lead harbor engineer' },
    userProposedEndeavor: { futureProject, proposedEndeavorNiche: 'tide gauges', additionalInfo: '', ...(projectSaid ? { projectSaid } : {}) },
  }
  const composed = composeSet(PERSON, form, draftingKnowledge)
  if (composed.kind === 'ask') throw new Error(composed.missing.join())
  return composed.set
}

describe('a project that the visitor put right', () => {
  const first = set(SAID).options[0]
  test('is told in these words: title, problem, first users, and those who may follow', () => {
    expect(first.title).toBe('Develop a tide gauge kit that a harbor master can install in one day')
    expect(first.text).toContain('develop a tide gauge kit that a harbor master can install in one day')
    expect(first.parts?.problem).toBe('Small ports on the Great Lakes sound the channel by hand and boats run aground.')
    expect(first.parts?.users).toMatch(/(?:two|three|two or three) small ports on the Great Lakes/)
    expect(first.parts?.spread).toMatch(/other small ports(?! on)/)
    expect(first.parts?.build).toContain('kit')
  })

  test('leaves unsaid what was left empty', () => {
    const bare = set({ thing: SAID.thing, users: '', shortfall: '' }).options[0]
    expect(bare.parts?.problem).toBe('')
    expect(bare.parts?.users).toContain('on a small scale')
    expect(bare.text).not.toMatch(/Great Lakes|aground/)
  })

  test('stands without a project that was typed before', () => {
    expect(set(SAID, '').options[0].title).toBe(first.title)
  })

  test('rests on the words that were given', () => {
    expect(first.grounding.support.find(({ from }) => from === 'answers')?.quote).toContain('tide gauge kit')
  })

  test('keeps its words under every tuning', () => {
    const plan = parseDraftPlan(JSON.parse(JSON.stringify(set(SAID).plan)))
    if (plan === null) throw new Error('no plan')
    for (const tuning of [
      { levelOfDetail: 'detailed' as const },
      { technologicalAdvancement: 'more_tech' as const },
      { geographicFocus: 'local' as const },
      { strategicIndustryFocus: ['Health' as const] },
      { typeOfWork: ['Scalability' as const] },
    ]) {
      const tuned = tuneSet(plan, { ...DEFAULT_TUNING, ...tuning }, draftingKnowledge)?.options[0]
      expect(tuned?.title).toContain('Develop a tide gauge kit that a harbor master can install in one day')
      expect(tuned?.text).toContain('Small ports on the Great Lakes sound the channel by hand and boats run aground.')
      expect(tuned?.text).toContain('small ports on the Great Lakes')
    }
  })

  test('speaks of two things as of both, and gives no steps to what no kind tells', () => {
    const two = set({ ...SAID, thing: 'A depth chart and a reading guide for harbor masters' }).options[0]
    expect(`${two.parts?.users} ${two.parts?.spread}`).toMatch(/\bboth\b|Beyond the first users|will begin with|first users will be/)
    expect(two.text).not.toMatch(/the guide|the chart/)
    const library = set({ ...SAID, thing: 'An open library of tide tables' }).options[0]
    expect(library.text).not.toMatch(/develop the library on half|first version of the library|user guide/)
  })

  test('is read as before where the visitor has not looked at it', () => {
    const read = set(undefined, 'Build a tide gauge for small ports on the Great Lakes')
    expect(read.options[0].title).toMatch(/^Build a tide gauge for small ports/)
    expect(read.plan).not.toHaveProperty('options.0.project.said')
  })
})
