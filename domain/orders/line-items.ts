/** Which line items an order's selections make (specification 2 §3, "Order line items"). */
import type { LineItemName, Product } from '../pricing/price-list.ts'
import { LINE_ITEM_PRICES } from '../pricing/price-list.ts'
import { EMPLOYMENT_TYPES } from '../professions.ts'
import { ORDER_PROFESSION_KEYS } from './checkout-rules.ts'
import type { NiwDiyOrder, OrderSelections, RfeResponseOrder, SelfpetitionAiOrder } from './order-selections.ts'

type NiwChoices = Pick<NiwDiyOrder, 'userProfession' | 'userEmployment' | 'userAddons'>
type AiChoices = Pick<SelfpetitionAiOrder, 'userAddons'>
type RfeChoices = Pick<RfeResponseOrder, 'userProngs' | 'userAddons'>

/** The part of an order that decides its price: a form that is still being filled has it too. */
export type PricedChoices = { product: 'niw-diy'; order: NiwChoices } | { product: 'selfpetition-ai'; order: AiChoices } | { product: 'rfe-response'; order: RfeChoices }

function referenceLetters(count: number): ('ReferenceLetter1' | 'ReferenceLetter2' | 'ReferenceLetter3')[] {
  return count === 1 ? ['ReferenceLetter1'] : count === 2 ? ['ReferenceLetter2'] : count === 3 ? ['ReferenceLetter3'] : []
}

function niwDiyItems(order: NiwChoices): LineItemName<'niw-diy'>[] {
  const professions = ORDER_PROFESSION_KEYS.filter((key) => order.userProfession[key]).length
  const employments = EMPLOYMENT_TYPES.filter((key) => order.userEmployment[key]).length
  return [
    'StarterKit',
    ...(professions > 1 ? (['SecondProfession'] as const) : []),
    ...(employments > 1 ? (['SecondEmploymentType'] as const) : []),
    ...(order.userAddons.aos ? (['AOS'] as const) : []),
    ...(order.userAddons.forms9089750 ? (['Forms'] as const) : []),
    ...(order.userAddons.consultation ? (['Consultation'] as const) : []),
  ]
}

function selfpetitionAiItems(order: AiChoices): LineItemName<'selfpetition-ai'>[] {
  return [
    'SelfpetitionAi',
    ...referenceLetters(order.userAddons.referenceLettersNumber),
    ...(order.userAddons.consultation ? (['Consultation'] as const) : []),
    ...(order.userAddons.businessPlan ? (['BusinessPlan'] as const) : []),
  ]
}

function rfeResponseItems(order: RfeChoices): LineItemName<'rfe-response'>[] {
  return [
    ...(order.userProngs.prong1 ? (['Prong1'] as const) : []),
    ...(order.userProngs.prong2 ? (['Prong2'] as const) : []),
    ...(order.userProngs.prong3 ? (['Prong3'] as const) : []),
    ...referenceLetters(order.userAddons.referenceLettersNumber),
    ...(order.userAddons.consultation ? (['Consultation'] as const) : []),
  ]
}

/** Line items in the order in which they are shown. No profession or prong chosen yet gives the items that stand without it. */
export function lineItemsOf(choices: PricedChoices | OrderSelections): LineItemName[] {
  switch (choices.product) {
    case 'niw-diy':
      return niwDiyItems(choices.order)
    case 'selfpetition-ai':
      return selfpetitionAiItems(choices.order)
    case 'rfe-response':
      return rfeResponseItems(choices.order)
  }
}

export const LINE_ITEM_LABELS: Record<Product, Record<string, string>> = {
  'niw-diy': {
    StarterKit: 'NIW DIY package',
    SecondProfession: 'Second profession',
    SecondEmploymentType: 'Second employment type',
    AOS: 'Adjustment of Status',
    Forms: 'Forms ETA-9089 and ETA-750: guide with sample answers',
    Consultation: '30 min Consultation',
  } satisfies Record<keyof (typeof LINE_ITEM_PRICES)['niw-diy'], string>,
  'selfpetition-ai': {
    SelfpetitionAi: 'Selfpetition AI package',
    ReferenceLetter1: '1 extra reference letter',
    ReferenceLetter2: '2 extra reference letters',
    ReferenceLetter3: '3 extra reference letters',
    Consultation: '30 min Consultation',
    BusinessPlan: 'Business Plan review',
  } satisfies Record<keyof (typeof LINE_ITEM_PRICES)['selfpetition-ai'], string>,
  'rfe-response': {
    Prong1: 'RFE response, Prong 1',
    Prong2: 'RFE response, Prong 2',
    Prong3: 'RFE response, Prong 3',
    ReferenceLetter1: '1 reference letter',
    ReferenceLetter2: '2 reference letters',
    ReferenceLetter3: '3 reference letters',
    Consultation: '30 min Consultation',
  } satisfies Record<keyof (typeof LINE_ITEM_PRICES)['rfe-response'], string>,
}
