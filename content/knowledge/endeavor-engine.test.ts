import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeEndeavors } from '../../domain/endeavor/compose-endeavors.ts'
import { checkEndeavorSet } from '../../domain/endeavor/endeavor-check.ts'
import { DEFAULT_TUNING, GEOGRAPHIC_FOCUSES, INDUSTRY_FOCUSES, LEVELS_OF_DETAIL, TECHNOLOGICAL_ADVANCEMENTS, WORK_TYPES, type TuningOption } from '../../domain/endeavor/endeavor-form.ts'
import type { EndeavorSet } from '../../domain/endeavor/endeavor-set.ts'
import { recoverPlan } from '../../domain/endeavor/recover-plan.ts'
import { tuneEndeavors, type CurrentOptions } from '../../domain/endeavor/tune-endeavors.ts'
import { petitioner, petitioners } from '../../test/endeavor-petitioners.ts'
import { endeavorKnowledge as knowledge } from './endeavor-knowledge.ts'

const currentOf = (set: EndeavorSet) => set.options.map(({ title, text }) => ({ title, text })) as unknown as CurrentOptions
const findPetitioner = (id: string) => {
  const found = petitioners.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return found
}
const software = findPetitioner('software')
const composed = composeEndeavors(software, knowledge)
const tune = (part: Partial<TuningOption>, plan = true) => tuneEndeavors({ tuning: { ...DEFAULT_TUNING, ...part }, current: currentOf(composed), source: plan ? { kind: 'profile', plan: composed.plan } : { kind: 'profile' } }, knowledge)
const tunings = fc.record({
  levelOfDetail: fc.constantFrom(...LEVELS_OF_DETAIL),
  technologicalAdvancement: fc.constantFrom(...TECHNOLOGICAL_ADVANCEMENTS),
  geographicFocus: fc.constantFrom(...GEOGRAPHIC_FOCUSES),
  strategicIndustryFocus: fc.uniqueArray(fc.constantFrom(...INDUSTRY_FOCUSES), { maxLength: 2 }),
  typeOfWork: fc.uniqueArray(fc.constantFrom(...WORK_TYPES), { maxLength: 2 }),
})

describe('composing endeavors', () => {
  it.each(petitioners.map((one) => [one.id, one] as const))('breaks no rule for %s', (_id, one) => {
    expect(checkEndeavorSet(composeEndeavors(one, knowledge), one, knowledge)).toEqual([])
  })

  it('gives the same set for the same request', () => {
    expect(composeEndeavors(software, knowledge)).toEqual(composed)
  })

  it('makes the first option about the project the visitor described', () => {
    expect(composed.options[0].text).toContain('build an open-source testing toolkit that helps credit unions detect failures in instant payment systems')
  })

  it('lets the intended role steer the choice of subjects', () => {
    const withRole = (role: string) => composeEndeavors({ ...software, form: { ...software.form, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' }, userBackground: { ...software.form.userBackground, futureRoleFocus: role } } }, knowledge)
    expect(withRole('post-quantum cryptography migration lead').options.some(({ text }) => text.includes('cryptography inventory and migration kit'))).toBe(true)
    expect(withRole('accessibility of public benefit portals').options.some(({ text }) => text.includes('reliability and accessibility test suite'))).toBe(true)
  })

  it('leaves a known profession to its own seeds, also when the answers name no work', () => {
    const vague = { futureProject: 'Continue in my field with focus on safer systems', proposedEndeavorNiche: '', additionalInfo: '' }
    const general = new Set(knowledge.generalSeeds.map(({ id }) => id))
    for (const one of petitioners.filter(({ facts }) => facts.profession.key !== null)) {
      for (const userProposedEndeavor of [vague, { ...vague, futureProject: '' }]) {
        const { plan } = composeEndeavors({ ...one, form: { ...one.form, userProposedEndeavor } }, knowledge)
        expect(plan?.options.filter(({ seed }) => seed !== null && general.has(seed)), one.id).toEqual([])
      }
    }
  })

  it('prefers a seed of the known profession on one common word of the project', () => {
    const engineer = petitioners.find(({ facts }) => facts.profession.key === 'electromechanicalEngineer')
    if (!engineer) throw new Error('no petitioner of this profession')
    const form = { ...engineer.form, userProposedEndeavor: { futureProject: 'Safer control systems', proposedEndeavorNiche: '', additionalInfo: '' } }
    const { options, plan } = composeEndeavors({ ...engineer, form }, knowledge)
    expect(knowledge.seeds.map(({ id }) => id)).toContain(plan?.options[0].seed)
    expect(options[0].text).toContain('safer control systems')
  })

  it('arranges the four options of a set differently', () => {
    const { facts, form } = findPetitioner('software')
    const set = composeEndeavors({ facts, form: { ...form, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' } } }, knowledge)
    const places = set.options.map(({ text }, index) => Math.round((10 * text.indexOf(set.plan?.options[index]?.person[0] ?? '?')) / text.length))
    expect(new Set(places).size).toBeGreaterThan(2)
  })

  it('changes the steps with the employment type', () => {
    const steps = (['employee', 'entrepreneur_businessowner', 'consultant_contractor'] as const).map((employmentType) => composeEndeavors({ ...software, form: { ...software.form, userBackground: { ...software.form.userBackground, employmentType } } }, knowledge).options[1].text)
    expect(new Set(steps).size).toBe(3)
  })

  it('gives distinct results of the resume to distinct options', () => {
    const figures = ['38%', '14 partner banks', 'team of 5', '900 ms', '6 clinics', '40 services', '5 days']
    const used = composed.options.map(({ text }) => figures.filter((figure) => text.includes(figure)))
    expect(used.every((own) => own.length > 0)).toBe(true)
    expect(new Set(used.flat()).size).toBe(used.flat().length)
  })

  it('claims no degree, employer or result for a resume that names none', () => {
    const bare = petitioner('bare', { key: null, confidence: 0, years: null, roles: [], degrees: [], skills: ['Soil chemistry', 'Crop rotation'], role: 'Soil adviser' })
    const set = composeEndeavors(bare, knowledge)
    expect(checkEndeavorSet(set, bare, knowledge)).toEqual([])
    for (const { text } of set.options) expect(text).not.toMatch(/degree|years of|my work as/)
  })
})

describe('tuning endeavors', () => {
  it('breaks no rule for any panel, with a plan or from the texts alone', () => {
    fc.assert(
      fc.property(tunings, fc.constantFrom(...petitioners.slice(0, 20)), fc.boolean(), (tuning, one, withPlan) => {
        const base = composeEndeavors(one, knowledge)
        const set = tuneEndeavors({ tuning, current: currentOf(base), source: withPlan ? { kind: 'profile', plan: base.plan } : { kind: 'profile' } }, knowledge)
        const given = base.options.map(({ title, text }) => `${title} ${text}`).join(' ')
        expect(checkEndeavorSet(set, withPlan ? { ...one, tuning } : { given, tuning }, knowledge)).toEqual([])
      }),
      { numRuns: 40, seed: 7 },
    )
  })

  it('keeps option n about the same endeavor and the same facts', () => {
    const tuned = tune({ geographicFocus: 'multi_state', typeOfWork: ['Scalability'] })
    composed.options.forEach((option, index) => {
      const plan = composed.plan?.options[index]
      expect(tuned.options[index]?.text).toContain(plan?.person[0])
      expect(tuned.options[index]?.path).toBe(option.path)
      expect(tuned.options[index]?.title).not.toBe(option.title)
    })
  })

  it.each<[string, Partial<TuningOption>]>([
    ['detail', { levelOfDetail: 'detailed' }],
    ['technology', { technologicalAdvancement: 'more_tech' }],
    ['a local focus', { geographicFocus: 'local' }],
    ['an industry', { strategicIndustryFocus: ['Health'] }],
    ['a type of work', { typeOfWork: ['Innovation'] }],
  ])('changes more than a word in every option for %s', (_name, part) => {
    const tuned = tune(part)
    composed.options.forEach((option, index) => {
      const before = new Set(option.text.split(/(?<=[.!?”]) /))
      const added = (tuned.options[index]?.text ?? '').split(/(?<=[.!?”])\s/).filter((sentence) => !before.has(sentence))
      expect(added.join(' ').split(' ').length).toBeGreaterThan(8)
    })
  })

  it('says so when an industry makes no sense for an option', () => {
    const one = findPetitioner('chemical')
    const base = composeEndeavors(one, knowledge)
    const set = tuneEndeavors({ tuning: { ...DEFAULT_TUNING, strategicIndustryFocus: ['Global Financial System'] }, current: currentOf(base), source: { kind: 'profile', plan: base.plan } }, knowledge)
    expect(set.options.some(({ adaptations }) => adaptations.some((words) => words.includes('Global Financial System') && words.includes('left out')))).toBe(true)
  })

  it('reads the plan back from titles and texts', () => {
    for (const one of petitioners) {
      const base = composeEndeavors(one, knowledge)
      const plan = recoverPlan(currentOf(base), knowledge)
      for (const { support } of plan.options) for (const { quote } of support) expect(JSON.stringify(one.facts).toLowerCase()).toContain(quote.toLowerCase())
      expect(plan.employmentType).toBe(one.form.userBackground.employmentType)
      plan.options.forEach((option, index) => {
        expect(option.seed, `${one.id} ${index}`).toBe(base.plan?.options[index]?.seed)
        expect(option.path).toBe(base.options[index]?.path)
      })
    }
  })

  it('returns to the composed texts under default tuning, also from a tuned set', () => {
    expect(tune({}).options.map(({ text }) => text)).toEqual(composed.options.map(({ text }) => text))
    const tuned = tune({ geographicFocus: 'local', strategicIndustryFocus: ['Health', 'Energy'] })
    const back = tuneEndeavors({ tuning: DEFAULT_TUNING, current: currentOf(tuned), source: { kind: 'profile', plan: composed.plan } }, knowledge)
    expect(back.options.map(({ text }) => text)).toEqual(composed.options.map(({ text }) => text))
  })

  it('keeps every statement of a text it did not write and admits what it cannot do', () => {
    const current = [0, 1, 2, 3].map((n) => ({ title: `Opening a bakery school number ${n} in Ohio with a new oven`, text: `I plan to teach baking to veterans. My oven number ${n} saves 20% energy.` })) as unknown as CurrentOptions
    const set = tuneEndeavors({ tuning: { ...DEFAULT_TUNING, levelOfDetail: 'detailed', geographicFocus: 'local' }, current, source: { kind: 'profile' } }, knowledge)
    set.options.forEach(({ text, adaptations }, n) => {
      expect(text).toContain(`My oven number ${n} saves 20% energy.`)
      expect(adaptations.length).toBeGreaterThan(0)
    })
  })

  it('ignores a plan that does not belong to the texts or is no plan at all', () => {
    const other = composeEndeavors(findPetitioner('teacher'), knowledge)
    for (const plan of [other.plan, { version: 1 }, 'x', null, { ...composed.plan, options: [] }]) {
      const set = tuneEndeavors({ tuning: { ...DEFAULT_TUNING, geographicFocus: 'local' }, current: currentOf(composed), source: { kind: 'profile', plan } }, knowledge)
      set.options.forEach((option, index) => expect(option.text).toContain(composed.plan?.options[index]?.person[0]))
    }
  })
})
