import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPLOYMENT_TYPES, PROFESSION_KEYS } from '../professions.ts'
import { allPackageDocumentIds, coverLetterId, packagePaths, planPackage } from './package-plan.ts'
import type { PackagePlan, PackageProfession, PackageSelection } from './package-plan.ts'

const PROFESSIONS: readonly PackageProfession[] = [...PROFESSION_KEYS, 'general']
const NO_ADDONS = { aos: false, forms9089750: false, consultation: false }

const upToTwo = <T>(values: readonly T[]): T[][] => [...values.map((value) => [value]), ...values.flatMap((first) => values.filter((second) => second !== first).map((second) => [first, second]))]

const ALL_SELECTIONS: PackageSelection[] = upToTwo(PROFESSIONS).flatMap((professions) =>
  upToTwo(EMPLOYMENT_TYPES).flatMap((employmentTypes) =>
    [false, true].flatMap((aos) =>
      [false, true].map((forms9089750) => ({
        professions,
        employmentTypes,
        addons: { aos, forms9089750, consultation: false },
      })),
    ),
  ),
)

const plan = (selection: PackageSelection): PackagePlan => {
  const result = planPackage(selection)
  if (result.kind === 'refused') throw new Error(`refused: ${result.refusal.kind}`)
  return result.plan
}
const numbered = (planned: PackagePlan, number: string): string[] => planned.items.filter((item) => item.number === number).map((item) => item.documentId)

const ALL_PLANS = ALL_SELECTIONS.map(plan)
/** One comparison for all of them: a hundred thousand take a minute. */
const selectionsWhere = (isWrong: (planned: PackagePlan) => boolean): PackageSelection[] => ALL_PLANS.filter(isWrong).map(({ selection }) => selection)

describe('planPackage over every selection an order can hold', () => {
  it('gives one Case Builder per profession and one cover letter per profession but banking and general', () => {
    const withLetter = ({ professions }: PackageSelection) => professions.filter((profession) => profession !== 'bankingFinance' && profession !== 'general').length
    expect(selectionsWhere((planned) => numbered(planned, '#3').length !== planned.selection.professions.length)).toEqual([])
    expect(selectionsWhere((planned) => numbered(planned, '#2').length !== withLetter(planned.selection))).toEqual([])
  })

  it('gives a second Case Builder exactly for entrepreneur and consultant', () => {
    const wanted = ({ employmentTypes }: PackageSelection) => employmentTypes.filter((type) => type !== 'employee').map((type) => `case-builder-${type}`)
    expect(selectionsWhere((planned) => numbered(planned, '#3A').sort().join() !== wanted(planned.selection).sort().join())).toEqual([])
  })

  it('adds #9 and #10 with aos only, and #11 with the forms add-on only', () => {
    const count = (isChosen: boolean) => (isChosen ? 1 : 0)
    for (const number of ['#9', '#10']) expect(selectionsWhere((planned) => numbered(planned, number).length !== count(planned.selection.addons.aos))).toEqual([])
    expect(selectionsWhere((planned) => numbered(planned, '#11').length !== count(planned.selection.addons.forms9089750))).toEqual([])
  })

  it('always holds the base documents once each, and begins with the list of contents', () => {
    for (const number of ['#1', '#4', '#5A', '#5B', '#5C', '#6A', '#6B', '#6C', '#6D', '#6E', '#7', '#8', '#12'])
      expect(
        selectionsWhere((planned) => numbered(planned, number).length !== 1),
        number,
      ).toEqual([])
    const idsOf = ({ items }: PackagePlan) => items.map(({ documentId }) => documentId)
    expect(selectionsWhere((planned) => idsOf(planned)[0] !== 'package-contents')).toEqual([])
    for (const id of ['endeavor-continuation', 'community-invitation']) expect(selectionsWhere((planned) => !idsOf(planned).includes(id))).toEqual([])
    expect(selectionsWhere((planned) => new Set(idsOf(planned)).size !== planned.items.length)).toEqual([])
  })

  it('gives every file its own path that Windows can hold', () => {
    const pathsOf = (planned: PackagePlan) => packagePaths(planned).map((path) => path.toLowerCase())
    expect(selectionsWhere((planned) => new Set(pathsOf(planned)).size !== pathsOf(planned).length)).toEqual([])
    const all = new Set(ALL_PLANS.flatMap(pathsOf))
    expect(all.size).toBeGreaterThan(50)
    for (const path of all) expect(path).toMatch(/^[a-z0-9 ()/.,-]+\.(docx|pdf)$/)
  })

  it('names the general edition by what was typed, in titles as it is, in file names as every system can hold it', () => {
    const typed = (typedProfession: string) => {
      const planned = plan({ professions: ['softwareEngineer', 'general'], typedProfession, employmentTypes: ['employee'], addons: NO_ADDONS })
      const paths = packagePaths(planned).map((path) => path.toLowerCase())
      expect(new Set(paths).size).toBe(paths.length)
      for (const path of paths) expect(path).toMatch(/^[a-z0-9 ()/.,-]+\.(docx|pdf)$/)
      return planned.items.filter(({ title }) => title.includes(typedProfession)).map(({ documentId, title, fileName }) => [documentId, title, fileName])
    }
    expect(typed('Bee/keeper: Zoë')).toEqual([
      ['letter-shell', 'Letter shell: Bee/keeper: Zoë (general edition)', '02 Letter shell - Bee keeper Zoe (general edition)'],
      ['case-builder-general', 'NIW Case Builder: Bee/keeper: Zoë (general edition)', '03 Case Builder - Bee keeper Zoe (general edition)'],
    ])
    typed('Software engineer')
    typed('../../etc')
    typed('養蜂家')
    typed('x'.repeat(300))
  })

  it('gives a letter shell exactly where the profession has no letter of its own', () => {
    const shells = ({ items }: PackagePlan) => items.filter(({ documentId }) => documentId === 'letter-shell').length
    expect(selectionsWhere((planned) => shells(planned) !== (planned.selection.professions.includes('general') ? 1 : 0))).toEqual([])
  })

  it('adds the documents of two single selections when two professions are chosen', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...PROFESSIONS], { minLength: 2, maxLength: 2 }), (professions) => {
        const ids = (chosen: PackageProfession[]) => plan({ professions: chosen, employmentTypes: ['employee'], addons: NO_ADDONS }).items.map((i) => i.documentId)
        const [first, second] = professions
        if (!first || !second) return
        expect(new Set(ids(professions))).toEqual(new Set([...ids([first]), ...ids([second])]))
      }),
    )
  })
})

describe('planPackage refusals', () => {
  const selection = (change: Partial<PackageSelection>): PackageSelection => ({
    professions: ['it'],
    employmentTypes: ['employee'],
    addons: NO_ADDONS,
    ...change,
  })

  it.each([
    [selection({ professions: [] }), 'no-profession'],
    [selection({ professions: ['it', 'pilot', 'marketing'] }), 'too-many-professions'],
    [selection({ professions: ['it', 'it'] }), 'repeated-profession'],
    [selection({ employmentTypes: [] }), 'no-employment-type'],
    [selection({ employmentTypes: ['employee', 'entrepreneur', 'consultant'] }), 'too-many-employment-types'],
    [selection({ employmentTypes: ['consultant', 'consultant'] }), 'repeated-employment-type'],
  ])('refuses %j', (wrong, kind) => {
    expect(planPackage(wrong)).toMatchObject({ kind: 'refused', refusal: { kind } })
  })
})

it('knows every document that any selection can hold', () => {
  const held = new Set(ALL_PLANS.flatMap(({ items }) => items.map((item) => item.documentId)))
  expect(new Set(allPackageDocumentIds())).toEqual(held)
})

it('names documents after the profession', () => {
  expect(coverLetterId('networkElectricalEngineer')).toBe('cover-letter-network-electrical-engineer')
  expect(coverLetterId('bankingFinance')).toBeNull()
})
