import { expect, test } from 'vitest'
import { SAMPLE_IDS } from '../domain/endeavor/endeavor-form.ts'
import { intakeAnswersSchema } from '../domain/intake/intake-application.ts'
import { ORDER_SCHEMAS } from '../domain/orders/order-selections.ts'
import { NIW_DIY_CHECKOUT, RFE_RESPONSE_CHECKOUT, SELFPETITION_AI_CHECKOUT } from './checkout.ts'
import { SAMPLE_GROUPS } from './generator.ts'
import { INTAKE_GROUPS } from './intake.ts'
import { NIW_DIY_CAROUSEL } from './niw-diy.ts'
import { AGENCY_CONCERNS } from './rfe.ts'

test('the intake words name every field of the form once, group by group', () => {
  const named = Object.fromEntries(INTAKE_GROUPS.map((group) => [group.key, group.fields.map((field) => field.name)]))
  const asked = Object.fromEntries(Object.entries(intakeAnswersSchema.shape).map(([key, group]) => [key, Object.keys(group.shape)]))
  expect(named).toEqual(asked)
})

test('only the three required answers are marked as required', () => {
  expect(INTAKE_GROUPS.flatMap((group) => group.fields.filter((field) => field.required).map((field) => field.name))).toEqual(['email', 'profession', 'company'])
})

test('the dropdown of the generator offers each sample once', () => {
  expect(SAMPLE_GROUPS.flatMap((group) => group.samples.map((sample) => sample.id)).sort()).toEqual([...SAMPLE_IDS].sort())
})

test('the carousel has twelve pictures, the fullest documents first and the community last', () => {
  expect(NIW_DIY_CAROUSEL.map((item) => item.id)).toEqual([
    'document-2',
    'document-3',
    'document-4',
    'document-1',
    ...Array.from({ length: 7 }, (_, index) => `document-${index + 5}`),
    'discord-community',
  ])
})

test('seven agency concerns each lead to the RFE checkout and name their prong', () => {
  expect(AGENCY_CONCERNS.concerns).toHaveLength(7)
  expect(new Set(AGENCY_CONCERNS.concerns.map((concern) => concern.prong))).toEqual(new Set(['Prong 1', 'Prong 2', 'Prong 3', 'EB-2']))
})

test('every add-on with words is an add-on an order can carry', () => {
  const base = { userData: { email: 'person@example.com' }, userDisclaimers: { disclaimer1: true, disclaimer2: true } }
  const all = (words: Record<string, unknown>) => Object.fromEntries(Object.keys(words).map((key) => [key, true]))
  const diy = ORDER_SCHEMAS['niw-diy'].parse({ ...base, userProfession: { pilot: true }, userEmployment: { employee: true }, userAddons: all(NIW_DIY_CHECKOUT.addons) })
  const ai = ORDER_SCHEMAS['selfpetition-ai'].parse({ ...base, userAddons: all(SELFPETITION_AI_CHECKOUT.addons) })
  const rfe = ORDER_SCHEMAS['rfe-response'].parse({ ...base, userProngs: all(RFE_RESPONSE_CHECKOUT.prongs), userAddons: all(RFE_RESPONSE_CHECKOUT.addons) })
  expect(diy.userAddons).toEqual({ aos: true, forms9089750: true, consultation: true })
  expect(ai.userAddons).toEqual({ referenceLettersNumber: 0, consultation: true, businessPlan: true })
  expect(rfe.userAddons).toEqual({ referenceLettersNumber: 0, consultation: true })
  expect(rfe.userProngs).toEqual({ prong1: true, prong2: true, prong3: true })
})
