/** What a blog article is made of: typed text that a page can lay out without knowing the subject. */
import type { ProfessionKey } from '../../domain/professions.ts'

/**
 * A place where the reader can check a statement. `date` is the date of the fact or of the edition that was read
 * (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`), null when the source carries none.
 */
export type ArticleSource = { title: string; url: string; date: string | null }

/**
 * Every `text`, list item and table cell may hold `**bold**`, `*italic*`, `[label](/path)` or
 * `[label](https://…)`, citations `[1]` that count from 1 into the article's `sources`, and the tokens
 * `{brand}`, `{email}`, `{price.niwDiy}`, `{price.ai}` and `{price.rfeProng}`, which the page fills.
 */
export type ArticleBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: readonly string[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** Shares of one whole in percent, drawn as bars on a track that is the whole; `series` names the shares of a row. */
  | { kind: 'bars'; caption: string; series: readonly string[]; rows: readonly BarRow[] }
  /** Places in a queue of dates: how far it has moved on two charts (ISO dates), and one invented person in it. */
  | { kind: 'queue'; caption: string; years: readonly [from: number, to: number]; legend: QueueLegend; rows: readonly QueueRow[] }
  | { kind: 'quote'; text: string; attribution: string; side?: 'weak' | 'strong' }
  | { kind: 'callout'; tone: CalloutTone; title: string; text: string }

export type BarRow = { name: string; count: string | null; shares: readonly number[] }
export type QueueRow = { name: string; finalAction: string; filing: string; person: string; priority: string; reading: string }
export type QueueLegend = { approved: string; mayFile: string; waits: string; person: string }

/** `attorney` marks the places where a reader is better served by a lawyer than by this site. */
export type CalloutTone = 'note' | 'caution' | 'attorney'

/** `id` is the fragment of the heading, unique inside the article. */
export type ArticleSection = { id: string; heading: string; blocks: readonly ArticleBlock[] }

export const ARTICLE_CATEGORIES = {
  standard: 'The standard',
  evidence: 'Evidence and letters',
  notices: 'Requests for evidence',
  filing: 'Filing and after',
  choices: 'Ways to prepare',
  professions: 'By profession',
} as const

export type ArticleCategory = keyof typeof ARTICLE_CATEGORIES

export type Article = {
  slug: string
  /** Also the page title: at most 60 characters. */
  title: string
  /** Meta description and teaser: at most 155 characters. */
  description: string
  published: string
  updated: string
  /** The day the facts were last compared with their sources. */
  lastReviewed: string
  author: string
  category: ArticleCategory
  /** Set on the illustrations written for one profession. */
  profession: ProfessionKey | null
  /** The opening paragraph, which answers the question of the title. */
  lead: string
  sections: readonly ArticleSection[]
  sources: readonly ArticleSource[]
  related: readonly RelatedPage[]
}

/** Another article, by its slug and under its own title, or a page that has no title of its own to show. */
export type RelatedPage = { article: string } | { label: string; path: string }

export const EDITORIAL_AUTHOR = '{brand} editorial team'

/** Attributions of the two quotes in each profession article; the strong one is checked for unsafe arguments. */
export const WEAK_VERSION = 'Weak version (illustration)'
export const STRONG_VERSION = 'Strong version (illustration)'
