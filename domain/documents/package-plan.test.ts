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

describe('planPackage over every selection an order can hold', () => {
  it('gives one Case Builder per profession and one cover letter per profession but banking and general', () => {
    for (const selection of ALL_SELECTIONS) {
      const planned = plan(selection)
      expect(numbered(planned, '#3')).toHaveLength(selection.professions.length)
      expect(numbered(planned, '#2')).toHaveLength(selection.professions.filter((profession) => profession !== 'bankingFinance' && profession !== 'general').length)
    }
  })

  it('gives a second Case Builder exactly for entrepreneur and consultant', () => {
    for (const selection of ALL_SELECTIONS) {
      expect(numbered(plan(selection), '#3A').sort()).toEqual(
        selection.employmentTypes
          .filter((type) => type !== 'employee')
          .map((type) => `case-builder-${type}`)
          .sort(),
      )
    }
  })

  it('adds #9 and #10 with aos only, and #11 with the forms add-on only', () => {
    for (const selection of ALL_SELECTIONS) {
      const planned = plan(selection)
      for (const number of ['#9', '#10']) expect(numbered(planned, number)).toHaveLength(selection.addons.aos ? 1 : 0)
      expect(numbered(planned, '#11')).toHaveLength(selection.addons.forms9089750 ? 1 : 0)
    }
  })

  it('always holds the base documents once each, and begins with the list of contents', () => {
    const base = ['#1', '#4', '#5A', '#5B', '#5C', '#6A', '#6B', '#6C', '#6D', '#6E', '#7', '#8', '#12']
    for (const selection of ALL_SELECTIONS) {
      const planned = plan(selection)
      for (const number of base) expect(numbered(planned, number)).toHaveLength(1)
      const ids = planned.items.map((item) => item.documentId)
      expect(ids[0]).toBe('package-contents')
      expect(ids).toContain('endeavor-continuation')
      expect(ids).toContain('community-invitation')
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('gives every file its own path that Windows can hold', () => {
    for (const selection of ALL_SELECTIONS) {
      const paths = packagePaths(plan(selection)).map((path) => path.toLowerCase())
      expect(new Set(paths).size).toBe(paths.length)
      for (const path of paths) expect(path).toMatch(/^[a-z0-9 ()/.,-]+\.(docx|pdf)$/)
    }
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
    for (const selection of ALL_SELECTIONS) expect(plan(selection).items.filter(({ documentId }) => documentId === 'letter-shell')).toHaveLength(selection.professions.includes('general') ? 1 : 0)
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
  const held = new Set(ALL_SELECTIONS.flatMap((selection) => plan(selection).items.map((item) => item.documentId)))
  expect(new Set(allPackageDocumentIds())).toEqual(held)
})

it('names documents after the profession', () => {
  expect(coverLetterId('networkElectricalEngineer')).toBe('cover-letter-network-electrical-engineer')
  expect(coverLetterId('bankingFinance')).toBeNull()
})
