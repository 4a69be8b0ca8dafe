import { expect, it } from 'vitest'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import { readPerson } from '../person/read-person.ts'
import { assetsOf } from './assets.ts'
import { composeSet } from './compose-set.ts'
import type { Slot } from './choose-slots.ts'
import { deedWorth, READY, readinessOf, shareIn, withDeeds, type Standing } from './own-deeds.ts'

const read = (...lines: string[]) => readPerson([{ lines: ['Mira Sample', '', 'Experience', ...lines] }], new Date('2026-06-01T00:00:00Z'))
const PROBLEMS = draftingKnowledge.areas.flatMap(({ problems }) => problems)
const problem = (id: string) => PROBLEMS.find((one) => one.id === id)!

it('knows how much of a problem stands in the words of a record', () => {
  const share = shareIn(['Retrofit of concrete school buildings in use', 'textile mortar for infilled frames'], draftingKnowledge)
  expect(share(problem('retrofit-in-use'))).toBeGreaterThan(0.4)
  expect(share(problem('rare-earth-separation'))).toBeLessThan(0.1)
})

const OWN: Standing = { share: 0.8, isNamed: true, isHome: true, isAsked: false, isAgain: false, fit: 4, strength: 5 }

it('lets what no line names, what lies beside the field, and what was told before give way, and nothing that the record is about', () => {
  expect(readinessOf(OWN)).toBeLessThan(1)
  expect(readinessOf({ ...OWN, isAsked: true })).toBeLessThan(readinessOf(OWN))
  expect(readinessOf({ ...OWN, share: 0.3, isNamed: false })).toBeGreaterThan(READY)
  expect(readinessOf({ ...OWN, share: 0.1, isHome: false, fit: 0.3, strength: 1 })).toBeGreaterThan(READY)
  expect(readinessOf({ ...OWN, isAgain: true })).toBeGreaterThan(READY)
})

const deeds = (...lines: string[]) => assetsOf(read('Recovery Engineer, Tarn Ashworks Inc., 2019 to Present', ...lines))
const worths = (...lines: string[]) => deeds(...lines).flatMap((asset) => (deedWorth(asset) === null ? [] : [asset.object?.general]))

it('counts things that others can take up as deeds, and no change, duty, or paper of the house', () => {
  expect(worths('• Developed the direct ash leach route which cut acid use by 61%', '• Cut reagent cost by 31% in two years', '• Managed weekly reports of the shift')).toEqual([
    'a direct ash leach route',
  ])
  expect(worths('• Designed the tank sampling plan that was adopted by 3 state departments of agriculture; cost fell from $212 to $37')).toContain('a tank sampling plan')
  expect(worths('• Wrote the onboarding checklist for employees; errors fell from 12% to 4%')).toEqual([])
})

const slot = (id: string, asset: Slot['asset'] = null): Slot =>
  ({ problem: { problem: problem(id), score: 0, supports: [] }, asset, object: null, path: 'close', maker: 'problem', turn: 0, fit: 0, area: {} }) as unknown as Slot
const slotOf = (asset: NonNullable<Slot['asset']>, { path }: Slot): Slot => ({ ...slot('retrofit-in-use', asset), path, object: asset.object })

it('puts the strongest deeds in the place of what gives way most readily, and leaves where they are told what stays', () => {
  const assets = deeds('• Developed the direct ash leach route which cut acid use by 61%', '• Designed a containerized drying unit for kelp ash, now used by 14 yards')
  const [first, second] = assets.filter((asset) => deedWorth(asset) !== null).toSorted((a, b) => deedWorth(b)! - deedWorth(a)!)
  const four = [slot('retrofit-in-use'), slot('rare-earth-separation'), slot('mineral-recovery'), slot('lithium-brine')]
  const yields = (_slot: Slot, at: number) => [null, 2.1, 4, 0.1][at] ?? null
  const placed = withDeeds(four, { deeds: assets, slotOf, yields })
  expect(placed.map(({ object }) => object?.general ?? null)).toEqual([null, second!.object!.general, first!.object!.general, null])
  const told = [slot('retrofit-in-use', first), ...four.slice(1)]
  expect(withDeeds(told, { deeds: assets, slotOf, yields }).map(({ object }) => object?.general ?? null)).toEqual([null, null, second!.object!.general, null])
  expect(withDeeds(four, { deeds: assets, slotOf, yields: () => null })).toEqual(four)
})

it('hands on what a person of battery recycling made, and sends nobody to rare earths or mine waste', () => {
  const person = read(
    'Principal Process Engineer, Tarn Cell Metals Inc., 2022 to Present',
    '• Developed the direct LFP leach route which takes lithium selectively, with acid use 61% lower than the total leach',
    '• Made fluoride removal step in lithium liquor: F from 480 ppm to 22 ppm, product qualified by two cathode makers',
    '• Scaled up black mass recycling from a 20 L reactor to a line of 6,000 t a year',
    'Process Engineer, Heron Metals Co., 2017 to 2022',
    '• Redesigned Co/Ni solvent extraction circuit (9 stages → 6 stages), saving $2.1 million a year',
    'Education',
    'M.S. in Chemical Engineering, Fell State University, 2017',
  )
  const form = {
    userBackground: { employmentType: 'employee' as const, futureRoleFocus: 'battery recycling process engineer' },
    userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
  }
  const composed = composeSet(person, form, draftingKnowledge)
  const titles = composed.kind === 'ask' ? [] : composed.set.options.map(({ title }) => title)
  expect(titles.filter((title) => /leach route|fluoride removal step|solvent extraction circuit/.test(title)).length).toBeGreaterThanOrEqual(2)
  expect(titles.join(' ')).not.toMatch(/rare earth|mine|low-grade ore/)
})
