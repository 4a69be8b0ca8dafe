/** The words of the blog index and of the frame around every article. */
import type { PageMeta } from '../copy.ts'
import type { ArticleCategory } from './article.ts'

export const BLOG_META: PageMeta = {
  path: '/blog/',
  title: 'Blog: EB-2 NIW petitions explained with sources',
  description: 'Guides to the EB-2 NIW standard, evidence, notices and filing, with dated sources, and worked illustrations for thirteen professions.',
}

/** One sentence under each category name: what a reader finds there. */
export const CATEGORY_LEADS: Record<ArticleCategory, string> = {
  standard: 'What the officer tests, and where petitions most often miss it.',
  evidence: 'Letters, exhibits and lists that let a claim be checked.',
  notices: 'How to read a notice and what an answer can and cannot change.',
  filing: 'Forms, fees, queues and the steps after the petition.',
  choices: 'On your own, with software or with a lawyer: what each leaves to you.',
  professions: 'A weak and a strong version of one endeavor, profession by profession.',
}

export const BLOG_WORDS = {
  eyebrow: 'Blog',
  heading: 'The NIW petition, explained',
  lead: 'Guides for people who prepare their own petition. Facts about the rules carry their source, and every article the day they were last checked.',
  all: 'All articles',
  startHere: 'Start here',
  /** The five questions of the article that stands first, drawn beside its card. */
  startSteps: ['EB-2 threshold', 'Prong 1: the endeavor', 'Prong 2: you', 'Prong 3: the balance', 'Discretion'],
  illustration: 'Illustration',
  illustrationNote:
    'These articles are illustrations. The people, employers and numbers in them are invented to show how an endeavor can be framed. None of them is a customer of ours, and none is a success story.',
  illustrationLine: 'An illustration with invented people and employers. It describes no customer and no real case.',
  contents: 'On this page',
  sources: 'Sources',
  sourcesNote: 'The date is that of the source or of the edition we read.',
  related: 'Read next',
  tone: { note: 'Note', caution: 'Be careful', attorney: 'Ask an attorney' },
  notAdvice:
    '{brand} is a technology drafting provider, not a law firm. This article is general information, not legal advice, and promises no result. Rules and fees change: check the sources on the day you file.',
  back: 'All articles',
} as const
