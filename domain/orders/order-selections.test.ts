import { describe, expect, test } from 'vitest'
import { CHECKOUT_MESSAGES } from './checkout-rules.ts'
import { niwDiyOrderSchema, rfeResponseOrderSchema, selfpetitionAiOrderSchema } from './order-selections.ts'

const email = { userData: { email: 'ana@example.com' } }
const bothDisclaimers = { userDisclaimers: { disclaimer1: true, disclaimer2: true } }

type Parsed = { success: true } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
const messages = (parsed: Parsed): string[] => (parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))

describe('an NIW DIY order', () => {
  const order = (userProfession: object, userEmployment: object = { employee: true }) => niwDiyOrderSchema.safeParse({ ...email, userProfession, userEmployment })

  test('needs a profession and an employment type', () => {
    expect(messages(order({}, {}))).toEqual([`userProfession: ${CHECKOUT_MESSAGES.profession}`, `userEmployment: ${CHECKOUT_MESSAGES.employment}`])
  })

  test('takes two of each and not three', () => {
    expect(order({ pilot: true, it: true }, { employee: true, consultant: true }).success).toBe(true)
    expect(messages(order({ pilot: true, it: true, marketing: true }))).toEqual(['userProfession: At most 2 professions'])
    expect(messages(order({ pilot: true }, { employee: true, consultant: true, entrepreneur: true }))).toEqual(['userEmployment: At most 2 employment types'])
  })

  test('counts a typed profession as the general one', () => {
    const parsed = order({ userInput: ' Beekeeper ' })
    expect(parsed.success && parsed.data.userProfession).toMatchObject({ general: true, userInput: 'Beekeeper' })
    expect(messages(order({ pilot: true, it: true, userInput: 'Beekeeper' }))).toEqual(['userProfession: At most 2 professions'])
  })
})

describe('a Selfpetition AI order', () => {
  const order = (rest: object) => selfpetitionAiOrderSchema.safeParse({ ...email, ...bothDisclaimers, ...rest })

  test('needs both disclaimers', () => {
    for (const userDisclaimers of [{}, { disclaimer1: true }, { disclaimer2: true }]) {
      expect(messages(order({ userDisclaimers }))).toEqual([`userDisclaimers: ${CHECKOUT_MESSAGES.disclaimers}`])
    }
  })

  test('needs the yes or no only when an endeavor was brought along', () => {
    expect(order({}).success).toBe(true)
    const brought = { endeavorTitle: 'Safer grids', endeavorOption: 'Text' }
    expect(messages(order({ userEndeavorOption: brought }))).toEqual([`userEndeavorOption.useSelectedEndeavor: ${CHECKOUT_MESSAGES.endeavor}`])
    for (const useSelectedEndeavor of ['yes', 'no']) expect(order({ userEndeavorOption: { ...brought, useSelectedEndeavor } }).success).toBe(true)
  })

  test('has zero to three reference letters', () => {
    for (const referenceLettersNumber of [0, 1, 2, 3]) expect(order({ userAddons: { referenceLettersNumber } }).success).toBe(true)
    for (const referenceLettersNumber of [-1, 4, 1.5, '2']) expect(order({ userAddons: { referenceLettersNumber } }).success).toBe(false)
  })

  test('takes no address that the product does not write to', () => {
    for (const wrong of ['', 'ana', 'ana@example', `ana@example.${'a'.repeat(25)}`, 'a b@example.com', 'ana@x.com\r\nBcc: b@x.com']) {
      expect(messages(order({ userData: { email: wrong } }))).toEqual([`userData.email: ${CHECKOUT_MESSAGES.email}`])
    }
  })
})

describe('an RFE order', () => {
  const order = (userProngs: object) => rfeResponseOrderSchema.safeParse({ ...email, ...bothDisclaimers, userProngs })

  test('needs at least one prong', () => {
    expect(messages(order({}))).toEqual([`userProngs: ${CHECKOUT_MESSAGES.prong}`])
    expect(order({ prong3: true }).success).toBe(true)
  })
})
