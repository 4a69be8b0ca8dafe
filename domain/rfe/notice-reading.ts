/** What the reading of an uploaded notice may answer. */
import { z } from 'zod'
import type { ConcernKey } from './rfe-concerns.ts'

const pointSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal('eb2')])

/** `not-addressed`: the notice says nothing of its own about the point; that is not the same as accepting it. */
const pointStatusSchema = z.enum(['contested', 'conceded', 'not-addressed'])
export type PointStatus = z.infer<typeof pointStatusSchema>

const concernKeys = ['endeavor-unclear', 'national-importance', 'substantial-merit', 'record', 'plan', 'balance', 'eb2-threshold'] as const satisfies readonly ConcernKey[]

const findingSchema = z.object({
  concern: z.enum(concernKeys),
  point: pointSchema,
  /** An exact substring of the notice after folding of white space and line-end hyphens, at most 240 letters. */
  quote: z.string(),
  /** From 1; where the quote begins. */
  page: z.number().int(),
  /** `stated`: the notice gives a reason; `asked`: it only asks for evidence on the point. */
  strength: z.enum(['stated', 'asked']),
  /** Its point rests on the meaning of words that name none, outside of any part. */
  guessed: z.literal(true).optional(),
})
export type NoticeFinding = z.infer<typeof findingSchema>

/** A longer notice gives more passages than this; those behind them are left to the reader of the letter. */
export const PASSAGES_MAX = 80

/** `asked`: only what the notice asks to be sent, in its words; its concern and point are null outside of any part. */
const passageSchema = z.object({
  concern: z.enum(concernKeys).nullable(),
  point: pointSchema.nullable(),
  quote: z.string(),
  page: z.number().int(),
  kind: z.enum(['stated', 'asked']),
  /** The number or letter that the notice prints before the part in which it stands; absent where it labels no parts. */
  item: z.string().optional(),
  /** What is printed before an item of a list of what to send, `(b)`. */
  label: z.string().optional(),
  /** The words of the item of which it is a part. */
  under: z.string().optional(),
  /** True of an item of a list; where its point is not named, it belongs to what stands before it. */
  listed: z.literal(true).optional(),
  /** `any`: one of its list is enough; `offered`: an example of what may be sent. */
  choice: z.enum(['any', 'offered']).optional(),
  /** Of a passage without a concern: the one it most likely belongs to, which only the customer can say; absent where nothing tells. */
  suggested: z.enum(concernKeys).optional(),
})
export type NoticePassage = z.infer<typeof passageSchema>

/** One kind of evidence of exceptional ability, by its letter in 8 CFR 204.5(k)(3)(ii). */
const ACCEPTED_KINDS = ['ability-A', 'ability-B', 'ability-C', 'ability-D', 'ability-E', 'ability-F'] as const

const concededPointSchema = z.object({
  what: z.union([pointSchema, z.enum(['substantial-merit', 'national-importance', 'degree-equivalence', ...ACCEPTED_KINDS])]),
  quote: z.string(),
  page: z.number().int(),
  /** What stands right behind it may limit it: the point does not count as accepted. */
  doubted: z.literal(true).optional(),
  /** The sentence right behind it, where one stands there. */
  behind: z.string().optional(),
})
/** What the notice seems to accept; only the customer says that it does. */
export type ConcededPoint = z.infer<typeof concededPointSchema>

/** Only ever words copied from the notice: a deadline is never computed from a number of days. */
const printedDeadlineSchema = z.object({
  /** A date as printed, or, where no date is printed, the words that give the time ("within 87 days of …"). */
  printed: z.string(),
  /** The sentence or line that prints it. */
  quote: z.string(),
  page: z.number().int(),
  /** `period`: only a number of days is printed; the day itself is for the reader of the letter to settle. */
  form: z.enum(['date', 'period']),
})
export type PrintedDeadline = z.infer<typeof printedDeadlineSchema>

const noticeNoteSchema = z.enum([
  /** The EB-2 classification is contested; there is no prong to order for it. */
  'eb2-has-no-prong',
  'no-deadline-printed',
  'deadline-is-a-period',
  'several-deadlines',
  'no-contested-point-found',
  /** At least one prong is there only because evidence was asked for, without a stated reason. */
  'asked-without-reason',
  /** A prong is named in an adverse sentence and in an accepting one. */
  'contested-and-conceded',
  'kind-not-printed',
  'form-not-printed',
  /** Adverse sentences fit none of the seven concerns while nothing was found on some prong, or fit one by their meaning only. */
  'unassigned-passages',
  /** A part of the notice is headed with a prong or the classification, and nothing in it could be placed. */
  'part-not-understood',
  /** Some pages carry no text; they may be scans. */
  'pages-without-text',
  /** A letter cut off by the caps of the text extraction, or pages missing by their own page count. */
  'pages-missing',
  /** The text was recognized in pictures of pages. */
  'recognized-in-pictures',
])
export type NoticeNote = z.infer<typeof noticeNoteSchema>

/** What a letter may be that no response answers. */
export const NOT_NOTICES = ['approval-notice', 'receipt-notice', 'denial', 'revocation-notice', 'other-form', 'other-classification', 'own-document', 'other-document'] as const
export type NotANotice = (typeof NOT_NOTICES)[number]

export const noticeReadingSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    noticeKind: z.enum(['rfe', 'noid', 'unknown']),
    /** As printed; never parsed into a day. */
    noticeDate: z.string().nullable(),
    /** The receipt number itself stays out of the answer. */
    receiptLast4: z.string().nullable(),
    formType: z.string().nullable(),
    deadline: printedDeadlineSchema.nullable(),
    /** By the number of the prong. */
    prongs: z.object({ 1: pointStatusSchema, 2: pointStatusSchema, 3: pointStatusSchema }),
    eb2: pointStatusSchema,
    /** At most one for each concern, in the order of the concerns. */
    findings: z.array(findingSchema),
    /** Everything that is held against the petition or asked for, in the order of the notice. */
    passages: z.array(passageSchema).max(PASSAGES_MAX).default([]),
    conceded: z.array(concededPointSchema),
    /** Points that the notice leaves for later, in its words; absent where it leaves none. */
    notReached: z.array(z.object({ point: pointSchema, quote: z.string(), page: z.number().int() })).optional(),
    /** `unclear`: shown as found, and handed over to the operator. */
    confidence: z.enum(['clear', 'unclear']),
    notes: z.array(noticeNoteSchema),
  }),
  z.object({
    kind: z.literal('not-a-notice'),
    why: z.enum(NOT_NOTICES),
  }),
  z.object({ kind: z.literal('unclear'), why: z.enum(['no-text', 'not-readable', 'too-long']) }),
])
export type NoticeReading = z.infer<typeof noticeReadingSchema>
