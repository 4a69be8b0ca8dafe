/** What a customer chooses in each checkout, parsed from the order entity of specification 2 §3 with its rules and words (§5). */
import { z } from 'zod'
import { isDay } from '../rfe/response-date.ts'
import { isEmailAddress } from '../email-address.ts'
import { EMPLOYMENT_TYPES, PROFESSION_KEYS } from '../professions.ts'
import { REFERENCE_LETTERS_MAX } from '../pricing/price-list.ts'
import {
  CHECKOUT_MESSAGES,
  EMPLOYMENT_TYPES_MAX,
  ENDEAVOR_TEXT_MAX,
  ENDEAVOR_TITLE_MAX,
  NOT_LISTED_PROFESSION_MAX,
  ORDER_NUMBER_MAX,
  ORDER_PROFESSION_KEYS,
  PROFESSIONS_MAX,
  PROMO_CODE_MAX,
} from './checkout-rules.ts'

const flag = z.boolean().default(false)

/** A group that did not come is an empty one: its own rule says what is missing. */
const group = <S extends z.ZodRawShape>(shape: S) => z.preprocess((given) => given ?? {}, z.object(shape))

const userDataSchema = group({
  email: z.string({ error: CHECKOUT_MESSAGES.email }).trim().refine(isEmailAddress, CHECKOUT_MESSAGES.email),
})

const orderBase = {
  userData: userDataSchema,
  promoCode: z.string().trim().max(PROMO_CODE_MAX, CHECKOUT_MESSAGES.promo).optional(),
  /** One per filled form: a repeated send with the same key answers the same order. */
  idempotencyKey: z.string().min(8).max(64).optional(),
  /** The total on the screen; a different one on the server is shown before anything is charged. Never trusted as a price. */
  shownTotalCents: z.number().int().optional(),
}

const disclaimersSchema = group({ disclaimer1: flag, disclaimer2: flag }).refine((given) => given.disclaimer1 && given.disclaimer2, CHECKOUT_MESSAGES.disclaimers)

const referenceLettersSchema = z.number().int().min(0).max(REFERENCE_LETTERS_MAX).default(0)

const professionFlags = Object.fromEntries([...PROFESSION_KEYS, 'general'].map((key) => [key, flag])) as Record<(typeof PROFESSION_KEYS)[number] | 'general', typeof flag>

export const niwDiyOrderSchema = z.object({
  ...orderBase,
  userProfession: group({ ...professionFlags, userInput: z.string().trim().max(NOT_LISTED_PROFESSION_MAX).default('') })
    .transform((given) => ({ ...given, general: given.general || given.userInput !== '' }))
    .refine((given) => ORDER_PROFESSION_KEYS.some((key) => given[key]), CHECKOUT_MESSAGES.profession)
    .refine((given) => ORDER_PROFESSION_KEYS.filter((key) => given[key]).length <= PROFESSIONS_MAX, `At most ${PROFESSIONS_MAX} professions`),
  userEmployment: group({ employee: flag, entrepreneur: flag, consultant: flag })
    .refine((given) => EMPLOYMENT_TYPES.some((key) => given[key]), CHECKOUT_MESSAGES.employment)
    .refine((given) => EMPLOYMENT_TYPES.filter((key) => given[key]).length <= EMPLOYMENT_TYPES_MAX, `At most ${EMPLOYMENT_TYPES_MAX} employment types`),
  userAddons: z.object({ aos: flag, forms9089750: flag, consultation: flag }).default({ aos: false, forms9089750: false, consultation: false }),
})

export const selfpetitionAiOrderSchema = z.object({
  ...orderBase,
  /** The order number of an NIW DIY package that counts toward this order. */
  upgradeFrom: z.string().trim().max(ORDER_NUMBER_MAX, CHECKOUT_MESSAGES.credit).optional(),
  userDisclaimers: disclaimersSchema,
  userEndeavorOption: z
    .object({
      endeavorTitle: z.string().trim().max(ENDEAVOR_TITLE_MAX).default(''),
      endeavorOption: z.string().trim().max(ENDEAVOR_TEXT_MAX).default(''),
      useSelectedEndeavor: z.enum(['yes', 'no', '']).default(''),
    })
    .default({ endeavorTitle: '', endeavorOption: '', useSelectedEndeavor: '' })
    .refine((given) => (given.endeavorTitle === '' && given.endeavorOption === '') || given.useSelectedEndeavor !== '', {
      error: CHECKOUT_MESSAGES.endeavor,
      path: ['useSelectedEndeavor'],
    }),
  userAddons: z.object({ referenceLettersNumber: referenceLettersSchema, consultation: flag, businessPlan: flag }).default({ referenceLettersNumber: 0, consultation: false, businessPlan: false }),
})

export const rfeResponseOrderSchema = z.object({
  ...orderBase,
  userProngs: group({ prong1: flag, prong2: flag, prong3: flag }).refine((given) => given.prong1 || given.prong2 || given.prong3, CHECKOUT_MESSAGES.prong),
  /** What is known of the notice. A response date that has passed is acknowledged before anything is paid. */
  userNotice: z
    .object({
      responseDate: z
        .string()
        .trim()
        .refine((text) => text === '' || isDay(text), CHECKOUT_MESSAGES.responseDate)
        .default(''),
      passedAcknowledged: flag,
      /** Of a letter that was evaluated before. */
      letterKey: z.string().max(200).default(''),
      /** That letter was read as one that no response answers; the customer says that it is a request or a notice of intent to deny. */
      misread: flag,
    })
    .default({ responseDate: '', passedAcknowledged: false, letterKey: '', misread: false }),
  userDisclaimers: disclaimersSchema,
  userAddons: z.object({ referenceLettersNumber: referenceLettersSchema, consultation: flag }).default({ referenceLettersNumber: 0, consultation: false }),
})

export type NiwDiyOrder = z.infer<typeof niwDiyOrderSchema>
export type SelfpetitionAiOrder = z.infer<typeof selfpetitionAiOrderSchema>
export type RfeResponseOrder = z.infer<typeof rfeResponseOrderSchema>

/** An order's selections under the name of its product. */
export type OrderSelections = { product: 'niw-diy'; order: NiwDiyOrder } | { product: 'selfpetition-ai'; order: SelfpetitionAiOrder } | { product: 'rfe-response'; order: RfeResponseOrder }

export const ORDER_SCHEMAS = {
  'niw-diy': niwDiyOrderSchema,
  'selfpetition-ai': selfpetitionAiOrderSchema,
  'rfe-response': rfeResponseOrderSchema,
} as const
