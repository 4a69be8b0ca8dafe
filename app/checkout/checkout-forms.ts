/** What each checkout asks, and which of its rules a filled form still breaks. The server checks the same rules again. */
import { CHECKOUT_MESSAGES, ORDER_PROFESSION_KEYS, type OrderProfessionKey } from '../../domain/orders/checkout-rules.ts'
import type { PricedChoices } from '../../domain/orders/line-items.ts'
import type { NiwDiyOrder, RfeResponseOrder, SelfpetitionAiOrder } from '../../domain/orders/order-selections.ts'
import { isDay, passedDay } from '../../domain/rfe/response-date.ts'
import type { Product } from '../../domain/pricing/price-list.ts'
import { EMPLOYMENT_TYPES, PROFESSION_KEYS, type EmploymentType, type ProfessionKey } from '../../domain/professions.ts'

/** `professionPreset`: the ticked profession is the default of an address that names none, and nobody chose it. */
export type NiwDiyForm = Pick<NiwDiyOrder, 'userProfession' | 'userEmployment' | 'userAddons'> & { professionPreset: boolean }
export type SelfpetitionAiForm = Pick<SelfpetitionAiOrder, 'userDisclaimers' | 'userEndeavorOption' | 'userAddons'>
export type RfeResponseForm = Pick<RfeResponseOrder, 'userProngs' | 'userNotice' | 'userDisclaimers' | 'userAddons'>

export type CheckoutForms = { 'niw-diy': NiwDiyForm; 'selfpetition-ai': SelfpetitionAiForm; 'rfe-response': RfeResponseForm }

export type Problem = { field: string; message: string }

const problem = (when: boolean, field: string, message: string): Problem[] => (when ? [{ field, message }] : [])

const disclaimersProblem = ({ userDisclaimers }: Pick<SelfpetitionAiForm, 'userDisclaimers'>) =>
  problem(!userDisclaimers.disclaimer1 || !userDisclaimers.disclaimer2, 'userDisclaimers', CHECKOUT_MESSAGES.disclaimers)

/** In the order of the page. Field names are the paths of the order entity, as the server uses them. */
export const PROBLEMS_OF: { [P in Product]: (form: CheckoutForms[P]) => Problem[] } = {
  'niw-diy': (form) => [
    ...problem(!ORDER_PROFESSION_KEYS.some((key) => form.userProfession[key]), 'userProfession', CHECKOUT_MESSAGES.profession),
    ...problem(!EMPLOYMENT_TYPES.some((key) => form.userEmployment[key]), 'userEmployment', CHECKOUT_MESSAGES.employment),
  ],
  'selfpetition-ai': (form) => [
    ...problem(hasEndeavor(form) && form.userEndeavorOption.useSelectedEndeavor === '', 'userEndeavorOption.useSelectedEndeavor', CHECKOUT_MESSAGES.endeavor),
    ...disclaimersProblem(form),
  ],
  'rfe-response': (form) => [
    ...problem(!form.userProngs.prong1 && !form.userProngs.prong2 && !form.userProngs.prong3, 'userProngs', CHECKOUT_MESSAGES.prong),
    ...problem(!form.userNotice.passedAcknowledged && passedDay([form.userNotice.responseDate], Date.now()) !== null, 'userNotice.passedAcknowledged', CHECKOUT_MESSAGES.responseDatePassed),
    ...disclaimersProblem(form),
  ],
}

export function hasEndeavor({ userEndeavorOption: given }: SelfpetitionAiForm): boolean {
  return given.endeavorTitle !== '' || given.endeavorOption !== ''
}

export function pricedChoices<P extends Product>(product: P, form: CheckoutForms[P]): PricedChoices {
  return { product, order: form } as PricedChoices
}

const NO_PROFESSION = Object.fromEntries(ORDER_PROFESSION_KEYS.map((key) => [key, false])) as Record<OrderProfessionKey, boolean>

/** A missing or unknown value falls back to bankingFinance and employee (specification 2 §2.3). */
export function niwDiyPreset(query: URLSearchParams): NiwDiyForm {
  const named = PROFESSION_KEYS.find((key) => key === query.get('profession'))
  const profession = named ?? ('bankingFinance' satisfies ProfessionKey)
  const employment = EMPLOYMENT_TYPES.find((key) => key === query.get('employmentType')) ?? ('employee' satisfies EmploymentType)
  return {
    userProfession: { ...NO_PROFESSION, [profession]: true, userInput: '' },
    userEmployment: { employee: false, entrepreneur: false, consultant: false, [employment]: true },
    userAddons: { aos: false, forms9089750: false, consultation: false },
    professionPreset: named === undefined,
  }
}

/**
 * The form after a profession was ticked or unticked, or the one that is not listed was typed. The first one that is ticked
 * takes the place of a default nobody chose (rulings of 22 November 2026); what a visitor ticked stays.
 */
export function withProfession(form: NiwDiyForm, key: OrderProfessionKey, ticked: boolean, typed = form.userProfession.userInput): Pick<NiwDiyForm, 'userProfession' | 'professionPreset'> {
  const replaces = form.professionPreset && ticked && !form.userProfession[key]
  const kept = replaces ? NO_PROFESSION : form.userProfession
  const userInput = key === 'general' ? (ticked ? typed : '') : form.userProfession.userInput
  return { userProfession: { ...kept, [key]: ticked, userInput }, professionPreset: false }
}

/** `?prongs=1,3` ticks those prongs; anything else in it is left out. `date` is the response date, `letter` the key of a letter that was evaluated. */
export function rfeResponsePreset(query: URLSearchParams): RfeResponseForm {
  const date = query.get('date') ?? ''
  const wanted = (query.get('prongs') ?? '').split(',').map((part) => part.trim())
  return {
    userProngs: { prong1: wanted.includes('1'), prong2: wanted.includes('2'), prong3: wanted.includes('3') },
    userNotice: { responseDate: isDay(date) ? date : '', passedAcknowledged: false, letterKey: query.get('letter') ?? '', misread: false },
    userDisclaimers: { disclaimer1: false, disclaimer2: false },
    userAddons: { referenceLettersNumber: 0, consultation: false },
  }
}

export function selfpetitionAiPreset(endeavor: { title: string; option: string }): SelfpetitionAiForm {
  return {
    userDisclaimers: { disclaimer1: false, disclaimer2: false },
    userEndeavorOption: { endeavorTitle: endeavor.title, endeavorOption: endeavor.option, useSelectedEndeavor: '' },
    userAddons: { referenceLettersNumber: 0, consultation: false, businessPlan: false },
  }
}
