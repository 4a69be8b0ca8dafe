/** Every mail the product sends, by name, with what it says. Stored mails are checked against it before they are written out. */
import { z } from 'zod'

type Rows = [string, string][]

const intakeReceipt = z.object({
  answers: z.array(z.tuple([z.string(), z.string()])),
  files: z.array(z.string()),
  orderReference: z.string().nullable(),
})

const orderConfirmation = z.object({
  reference: z.string(),
  productName: z.string(),
  lines: z.array(z.object({ label: z.string(), price: z.string() })),
  discount: z.string().nullable(),
  /** What an earlier order counted toward this one. */
  credit: z.string().optional(),
  total: z.string(),
  orderUrl: z.string(),
  promise: z.string(),
  nextStep: z.object({ words: z.string(), label: z.string(), url: z.string() }),
})

/** How many there are, and the first of them: order and words. */
const digestLines = z.object({ count: z.number(), rows: z.array(z.tuple([z.string(), z.string()])) })

export const MAILS = {
  'order-confirmation': orderConfirmation,
  'operator-order-paid': orderConfirmation.extend({
    email: z.string(),
    // As one text in mails that were queued before the choices had names.
    selections: z.union([z.array(z.tuple([z.string(), z.string()])), z.string().transform((text): Rows => [['Selections', text]])]),
    consoleUrl: z.string().optional(),
    flagged: z.string().nullable(),
  }),
  'package-ready': z.object({
    reference: z.string(),
    productName: z.string(),
    url: z.string(),
    /** ISO instant until which the link opens the package. */
    until: z.string(),
    orderUrl: z.string(),
    edition: z.iso.date(),
    changes: z.array(z.string()),
    isNewEdition: z.boolean(),
    consultation: z.boolean(),
  }),
  delivery: z.object({
    reference: z.string(),
    productName: z.string(),
    /** What was delivered, as the order page calls it. */
    what: z.string(),
    /** A consultation: nothing is sent. */
    held: z.boolean(),
    /** A revision of what was delivered before. */
    again: z.boolean(),
    /** The customer chooses options from it. */
    chooses: z.boolean(),
    /** What the operator wrote to it; may be empty. */
    line: z.string(),
    files: z.array(z.string()),
    orderUrl: z.string(),
  }),
  'operator-order-notice': z.object({
    heading: z.string(),
    /** What the customer wrote; null where the news are not theirs. */
    text: z.string().nullable(),
    rows: z.array(z.tuple([z.string(), z.string()])),
    email: z.string(),
    consoleUrl: z.string().optional(),
  }),
  'operator-digest': z.object({
    day: z.iso.date(),
    late: digestLines,
    soon: digestLines,
    waiting: z.number(),
    unanswered: z.number(),
    payments: digestLines,
    money: z.array(z.tuple([z.string(), z.string()])),
    consoleUrl: z.string().optional(),
  }),
  /** `due`: the ISO instant that has passed. */
  'promise-missed': z.object({ reference: z.string(), productName: z.string(), what: z.string(), due: z.string(), orderUrl: z.string() }),
  /** The table of an order's notice waits for its customer; `requests` counts its rows, `answerable` is false for a letter that no response answers. */
  'table-ready': z.object({ reference: z.string(), productName: z.string(), requests: z.number(), answerable: z.boolean(), tableUrl: z.string() }),
  /** `byMail`: an answer by mail comes into the thread. */
  'order-message': z.object({ reference: z.string(), productName: z.string(), text: z.string(), orderUrl: z.string(), byMail: z.boolean().default(false) }),
  /** To who sent files with an answer by mail. */
  'files-not-kept': z.object({ reference: z.string(), productName: z.string(), orderUrl: z.string() }),
  /** `theirs`: the words that are answered; may be empty. */
  'lead-answer': z.object({ asked: z.string(), text: z.string(), theirs: z.string() }),
  /** `opens`: `url` opens the order; else it leads to the checkout, since nobody knows who placed an order that was not paid. */
  'order-links': z.object({
    orders: z.array(z.object({ productName: z.string(), placed: z.iso.date(), state: z.string(), url: z.string(), opens: z.boolean().default(true) })),
  }),
  'withdrawal-confirmation': z.object({ reference: z.string(), productName: z.string(), paid: z.string(), refund: z.string(), orderUrl: z.string() }),
  refund: z.object({
    reference: z.string(),
    productName: z.string(),
    refund: z.string(),
    refundedInAll: z.string(),
    paid: z.string(),
    on: z.iso.date(),
    orderUrl: z.string(),
  }),
  'operator-payment-notice': z.object({
    heading: z.string(),
    text: z.string(),
    rows: z.array(z.tuple([z.string(), z.string()])),
    consoleUrl: z.string().optional(),
  }),
  'intake-receipt': intakeReceipt,
  'operator-intake': intakeReceipt.extend({
    email: z.string(),
    matchedBy: z.string(),
    /** Paid orders of the same address, where the form named none. Not known in mails that were queued before. */
    compareWith: z.array(z.string()).default([]),
    consoleUrl: z.string().optional(),
  }),
  'contact-receipt': z.object({}),
  'operator-contact': z.object({ name: z.string(), email: z.string(), message: z.string(), consoleUrl: z.string().optional() }),
  'samples-requested': z.object({ samplesUrl: z.string(), unsubscribeUrl: z.string() }),
  'endeavors-copy': z.object({
    options: z.array(z.object({ title: z.string(), text: z.string() })),
    generatorUrl: z.string(),
    unsubscribeUrl: z.string(),
  }),
  consultation: z.object({
    what: z.enum(['booked', 'given-back', 'reminder']),
    /** Else it goes to who gives the consultation. */
    toCustomer: z.boolean(),
    /** Who is met: a name, or the customer's address. */
    other: z.string(),
    /** ISO instant. */
    startsAt: z.string(),
    place: z.string(),
    reference: z.string(),
    productName: z.string(),
    orderUrl: z.string().nullable(),
    /** A file for calendars, which goes with the mail. */
    calendar: z.string().nullable(),
  }),
  'rfe-receipt': z.union([
    z.object({ hasLetter: z.boolean(), /** Leads to the checkout with the letter that was sent. */ orderUrl: z.string().nullable().default(null) }),
    // Mails that were queued while the receipt named the file.
    z.object({ fileName: z.string().nullable() }).transform(({ fileName }) => ({ hasLetter: fileName !== null, orderUrl: null })),
  ]),
  'operator-rfe': z.object({
    email: z.string(),
    asked: z.string(),
    fileName: z.string().nullable(),
    reading: z.string(),
    fileUrl: z.string().nullable(),
    consoleUrl: z.string().optional(),
  }),
  'data-link': z.object({ kind: z.enum(['download', 'delete']), url: z.string(), hours: z.number() }),
  'data-deleted': z.object({ deleted: z.array(z.string()), kept: z.array(z.string()) }),
  'account-confirm': z.object({ url: z.string(), hours: z.number() }),
  'account-exists': z.object({ url: z.string() }),
  'account-invited': z.object({ url: z.string(), role: z.string(), days: z.number() }),
  'account-changed': z.object({
    change: z.enum(['password', 'second-factor-on', 'second-factor-replaced', 'second-factor-off', 'recovery-codes', 'recovery-code-used', 'codes-guessed']),
    at: z.string(),
    url: z.string(),
  }),
  'password-reset': z.object({ url: z.string(), minutes: z.number() }),
} satisfies Record<string, z.ZodType>

export type MailName = keyof typeof MAILS

export type MailProps<N extends MailName> = z.output<(typeof MAILS)[N]>
