/** The limits and messages of the checkouts (specification 2 §5), light enough for the browser, which checks them for kindness. */
import { PROFESSION_KEYS } from '../professions.ts'

export const PROFESSIONS_MAX = 2
export const EMPLOYMENT_TYPES_MAX = 2
export const NOT_LISTED_PROFESSION_MAX = 200
export const ENDEAVOR_TITLE_MAX = 400
export const ENDEAVOR_TEXT_MAX = 6000
export const PROMO_CODE_MAX = 64
export const ORDER_NUMBER_MAX = 64

/** The messages of the checkouts, word for word. */
export const CHECKOUT_MESSAGES = {
  email: 'Enter a valid email.',
  form: 'Oops... check your selection',
  profession: 'Select a profession',
  employment: 'Select an employment type',
  maximum: '✓ Maximum amount reached',
  disclaimers: 'Approve both disclaimers',
  prong: 'Select at least one prong',
  endeavor: 'Do you want us to focus the draft on the endeavor you chose?',
  promo: 'Invalid promo code',
  credit: 'This order number gives no credit. Please check it, or order without it.',
  responseDate: 'Enter the date as it is printed',
  noResponsePossible: 'We read your letter as one that no response answers. Please read what that means before you order.',
  responseDatePassed: 'This response date has passed. Please read what that means and confirm that you want to order anyway.',
} as const

export const ORDER_PROFESSION_KEYS = [...PROFESSION_KEYS, 'general'] as const
export type OrderProfessionKey = (typeof ORDER_PROFESSION_KEYS)[number]
