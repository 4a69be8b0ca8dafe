import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ORDER_PROFESSION_KEYS, PROFESSIONS_MAX, EMPLOYMENT_TYPES_MAX, type OrderProfessionKey } from '../../domain/orders/checkout-rules.ts'
import { ORDER_SCHEMAS } from '../../domain/orders/order-selections.ts'
import { PRODUCTS, type Product } from '../../domain/pricing/price-list.ts'
import { EMPLOYMENT_TYPES } from '../../domain/professions.ts'
import { niwDiyPreset, PROBLEMS_OF, rfeResponsePreset, selfpetitionAiPreset, withProfession, type CheckoutForms } from './checkout-forms.ts'

const flag = fc.boolean()
const disclaimers = fc.record({ disclaimer1: flag, disclaimer2: flag })
const letters = fc.integer({ min: 0, max: 3 })
const upTo = <K extends string>(keys: readonly K[], max: number) =>
  fc.subarray([...keys], { maxLength: max }).map((chosen) => Object.fromEntries(keys.map((key) => [key, chosen.includes(key)])) as Record<K, boolean>)

/** Every form the pages let a customer fill. */
const FORMS: { [P in Product]: fc.Arbitrary<CheckoutForms[P]> } = {
  'niw-diy': fc.record({
    userProfession: upTo(ORDER_PROFESSION_KEYS, PROFESSIONS_MAX).map((chosen) => ({ ...chosen, userInput: chosen.general ? 'Beekeeper' : '' })),
    userEmployment: upTo(EMPLOYMENT_TYPES, EMPLOYMENT_TYPES_MAX),
    userAddons: fc.record({ aos: flag, forms9089750: flag, consultation: flag }),
    professionPreset: flag,
  }),
  'selfpetition-ai': fc.record({
    userDisclaimers: disclaimers,
    userEndeavorOption: fc.record({
      endeavorTitle: fc.constantFrom('', 'Safer grids'),
      endeavorOption: fc.constantFrom('', 'Text'),
      useSelectedEndeavor: fc.constantFrom('yes' as const, 'no' as const, '' as const),
    }),
    userAddons: fc.record({ referenceLettersNumber: letters, consultation: flag, businessPlan: flag }),
  }),
  'rfe-response': fc.record({
    userProngs: fc.record({ prong1: flag, prong2: flag, prong3: flag }),
    // What has passed is judged by the moment, which the schema does not know.
    userNotice: fc.record({ responseDate: fc.constantFrom('', '2099-12-31'), passedAcknowledged: flag, letterKey: fc.constantFrom('', 'key'), misread: flag }),
    userDisclaimers: disclaimers,
    userAddons: fc.record({ referenceLettersNumber: letters, consultation: flag }),
  }),
}

describe.each(PRODUCTS)('the %s page', (product) => {
  test('finds the same problems, in the same fields and words, as the server', () => {
    fc.assert(
      fc.property(FORMS[product] as fc.Arbitrary<never>, (form) => {
        const parsed = ORDER_SCHEMAS[product].safeParse({ ...(form as object), userData: { email: 'ana@example.com' } })
        const server = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
        const page = PROBLEMS_OF[product](form).map(({ field, message }) => `${field}: ${message}`)
        expect(page.sort()).toEqual(server.sort())
      }),
    )
  })
})

describe('an address', () => {
  const professions = (query: string) => {
    const { userProfession } = niwDiyPreset(new URLSearchParams(query))
    return ORDER_PROFESSION_KEYS.filter((key) => userProfession[key])
  }

  test('presets profession and employment type, with bankingFinance and employee for what is missing or unknown', () => {
    expect(professions('profession=pilot')).toEqual(['pilot'])
    for (const query of ['', 'profession=', 'profession=wizard', 'profession=general', 'profession=__proto__']) expect(professions(query)).toEqual(['bankingFinance'])
    expect(niwDiyPreset(new URLSearchParams('employmentType=consultant')).userEmployment).toEqual({ employee: false, entrepreneur: false, consultant: true })
    expect(niwDiyPreset(new URLSearchParams('employmentType=king')).userEmployment).toEqual({ employee: true, entrepreneur: false, consultant: false })
  })

  test('gives a default that the first ticked profession replaces; what was ticked or named in the address stays', () => {
    const walk = (query: string, ...ticks: [key: OrderProfessionKey, ticked: boolean][]) => {
      const end = ticks.reduce((form, [key, ticked]) => ({ ...form, ...withProfession(form, key, ticked) }), niwDiyPreset(new URLSearchParams(query)))
      return ORDER_PROFESSION_KEYS.filter((key) => end.userProfession[key])
    }
    expect(walk('', ['pilot', true])).toEqual(['pilot'])
    expect(walk('profession=wizard', ['marketing', true], ['pilot', true])).toEqual(['marketing', 'pilot'])
    expect(walk('', ['general', true])).toEqual(['general'])
    expect(walk('profession=bankingFinance', ['pilot', true])).toEqual(['bankingFinance', 'pilot'])
    expect(walk('profession=marketing', ['pilot', true])).toEqual(['marketing', 'pilot'])
    // Unticked and ticked again, Banking is somebody's choice.
    expect(walk('', ['bankingFinance', false], ['bankingFinance', true], ['pilot', true])).toEqual(['bankingFinance', 'pilot'])
  })

  test('presets prongs and nothing that costs extra', () => {
    const { userProngs, userAddons } = rfeResponsePreset(new URLSearchParams('prongs=1, 3,7'))
    expect(userProngs).toEqual({ prong1: true, prong2: false, prong3: true })
    expect(userAddons).toEqual({ referenceLettersNumber: 0, consultation: false })
  })

  test('never answers the question about a brought endeavor, and ticks no disclaimer', () => {
    const form = selfpetitionAiPreset({ title: 'Safer grids', option: 'Text' })
    expect(form.userEndeavorOption.useSelectedEndeavor).toBe('')
    expect(form.userDisclaimers).toEqual({ disclaimer1: false, disclaimer2: false })
  })
})
