/** The shapes shared by all page content. Copy is data: a page renders it, replaces tokens and never adds words of its own. */

import type { AnalyticsEvent } from './analytics-events.ts'

/**
 * One paragraph or label. Three inline marks: `**bold**`, `*italic*`, `[label](/path)` (site path, `#fragment` or https
 * address); they do not nest. Tokens such as `{email}` are listed in tokens.ts and are replaced before the marks are read.
 */
export type RichText = string

export type Paragraphs = readonly RichText[]

/** A link or button whose address this project knows. */
export type CopyLink = { label: string; href: string; newTab?: boolean; event?: AnalyticsEvent }

/** Addresses that belong to the provider configuration: keys of PROVIDER in provider.ts. */
export type ProviderAddress = 'chatUrl' | 'reviewUrl' | 'reviewPlatformA' | 'reviewPlatformB' | 'adjustmentPaymentUrl'

/** A link whose address is a fact about the provider. */
export type ProviderLink = { label: string; provider: ProviderAddress; event?: AnalyticsEvent }

export type PageMeta = { path: string; title: string; description: string }

export type CopyCard = { title: string; text: Paragraphs }

export type CopySection = { heading: string; lead?: RichText; paragraphs: Paragraphs }

/** A numbered step: the page supplies the number. */
export type Step = { title: string; text: RichText }

/** A public document a statement rests on; `date` is the date of the fact, ISO or a year-month. */
export type Source = { label: string; url: string; date: string }

/** A comparison: the first cell of each row names the row. Every row has one cell per column. */
export type ComparisonTable = {
  caption: string
  columns: readonly string[]
  rows: readonly { name: string; cells: readonly RichText[] }[]
  note?: RichText
}

/** The blocks an answer is made of. `carousel` and `documents` are filled by the page from niw-diy content. */
export type CopyBlock =
  | { kind: 'paragraphs'; text: Paragraphs }
  | { kind: 'list'; ordered?: boolean; items: Paragraphs }
  | { kind: 'heading'; text: string; fragment?: string }
  | { kind: 'table'; table: ComparisonTable }
  | { kind: 'carousel' }
  | { kind: 'documents'; fragment: string }
  | { kind: 'sources'; items: readonly Source[] }
