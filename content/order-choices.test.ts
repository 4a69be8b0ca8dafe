import { expect, test } from 'vitest'
import { niwDiyOrderSchema, rfeResponseOrderSchema, selfpetitionAiOrderSchema } from '../domain/orders/order-selections.ts'
import { EMPLOYMENT_LABELS, PROFESSION_LABELS } from './checkout.ts'
import { orderChoices } from './order-choices.ts'

const userData = { email: 'a@mail.com' }
const userDisclaimers = { disclaimer1: true, disclaimer2: true }

test('an order of templates names its professions, the typed one, and the employment types', () => {
  const order = niwDiyOrderSchema.parse({ userData, userProfession: { pilot: true, userInput: 'Glass blower' }, userEmployment: { consultant: true } })
  expect(orderChoices(order)).toEqual([
    ['Professions', `${PROFESSION_LABELS.pilot}, ${PROFESSION_LABELS.general}`],
    ['Typed profession', 'Glass blower'],
    ['Employment', EMPLOYMENT_LABELS.consultant.label],
  ])
})

test('a chosen endeavor is given whole, and whether to focus on it; without one there is nothing to say', () => {
  const option = { endeavorTitle: 'A tool', endeavorOption: 'Line one\nline two', useSelectedEndeavor: 'no' }
  expect(orderChoices(selfpetitionAiOrderSchema.parse({ userData, userDisclaimers, userEndeavorOption: option }))).toEqual([
    ['Endeavor from the generator', 'A tool'],
    ['Focus the draft on it', 'No'],
    ['Its text', 'Line one\nline two'],
  ])
  expect(orderChoices(selfpetitionAiOrderSchema.parse({ userData, userDisclaimers }))).toEqual([])
})

test('prongs are named by their numbers', () => {
  expect(orderChoices(rfeResponseOrderSchema.parse({ userData, userDisclaimers, userProngs: { prong1: true, prong3: true } }))).toEqual([['Prongs', '1, 3']])
})
