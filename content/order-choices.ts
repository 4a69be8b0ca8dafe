/** What was chosen in an order beside its priced items, in words: for the order page, the console and the operator's mail. */
import { ORDER_PROFESSION_KEYS } from '../domain/orders/checkout-rules.ts'
import { EMPLOYMENT_TYPES } from '../domain/professions.ts'
import { EMPLOYMENT_LABELS, PROFESSION_LABELS } from './checkout.ts'

type Flags = Record<string, unknown>
type Chosen = {
  userProfession?: Flags
  userEmployment?: Flags
  userProngs?: Flags
  userNotice?: { responseDate?: string; passedAcknowledged?: boolean }
  userEndeavorOption?: { endeavorTitle?: string; endeavorOption?: string; useSelectedEndeavor?: string }
}

/** The parts of stored selections that have words here, or are among the priced items, or were a condition of the order. */
export const EXPLAINED_SELECTIONS: readonly string[] = ['userProfession', 'userEmployment', 'userProngs', 'userEndeavorOption', 'userAddons', 'userDisclaimers', 'userNotice']

/** Stored selections, read for words. Empty lists and texts where nothing was chosen. */
export function readChoices(selections: Record<string, unknown>) {
  const { userProfession, userEmployment, userProngs, userNotice, userEndeavorOption: option } = selections as Chosen
  const typed = userProfession?.['userInput']
  return {
    professions: ORDER_PROFESSION_KEYS.filter((key) => userProfession?.[key] === true),
    /** What was typed for a profession that is not listed. */
    typedProfession: typeof typed === 'string' ? typed : '',
    employments: EMPLOYMENT_TYPES.filter((key) => userEmployment?.[key] === true).map((key) => EMPLOYMENT_LABELS[key].label),
    prongs: [1, 2, 3].filter((prong) => userProngs?.[`prong${prong}`] === true),
    /** As the customer copied it from the notice, YYYY-MM-DD. */
    responseDate: userNotice?.responseDate ?? '',
    knowsItPassed: userNotice?.passedAcknowledged === true,
    endeavor: { title: option?.endeavorTitle ?? '', text: option?.endeavorOption ?? '', focus: option?.useSelectedEndeavor === 'yes' },
  }
}

/** Name and words of each choice, as an operator reads them. */
export function orderChoices(selections: Record<string, unknown>): [name: string, words: string][] {
  const { professions, typedProfession, employments, prongs, responseDate, knowsItPassed, endeavor } = readChoices(selections)
  const rows: [string, string][] = [
    ['Professions', professions.map((key) => PROFESSION_LABELS[key]).join(', ')],
    ['Typed profession', typedProfession],
    ['Employment', employments.join(', ')],
    ['Prongs', prongs.join(', ')],
    ['Response date, as the customer copied it', responseDate],
    ['Knows that the response date has passed', knowsItPassed ? 'Yes' : ''],
    ['Endeavor from the generator', endeavor.title],
    ['Focus the draft on it', endeavor.title === '' && endeavor.text === '' ? '' : endeavor.focus ? 'Yes' : 'No'],
    ['Its text', endeavor.text],
  ]
  return rows.filter(([, words]) => words !== '')
}
