/** What the index of the blog shows of each article. It draws in every article: for the server only. */
import { ARTICLE_CATEGORIES, type Article, type ArticleCategory } from './article.ts'
import { ARTICLES } from './articles.ts'
import { readingMinutes } from './reading-time.ts'

export type ArticleCard = Pick<Article, 'slug' | 'title' | 'description' | 'category' | 'lastReviewed'> & {
  minutes: number
  /** True for the profession articles, whose people are invented. */
  illustration: boolean
}

function cardOf(article: Article): ArticleCard {
  const { slug, title, description, category, lastReviewed, profession } = article
  return { slug, title, description, category, lastReviewed, minutes: readingMinutes(article), illustration: profession !== null }
}

export type CardGroup = { category: ArticleCategory; cards: readonly ArticleCard[] }

/** The cards of one category, or of all in the order of ARTICLE_CATEGORIES; a category without articles is left out. */
export function cardGroups(only: ArticleCategory | null): readonly CardGroup[] {
  return (Object.keys(ARTICLE_CATEGORIES) as ArticleCategory[])
    .filter((category) => only === null || category === only)
    .map((category) => ({ category, cards: ARTICLES.filter((article) => article.category === category).map(cardOf) }))
    .filter((group) => group.cards.length > 0)
}

/** Null for no or an unknown category, which shows all. */
export function parseCategory(value: string | null): ArticleCategory | null {
  return value !== null && Object.hasOwn(ARTICLE_CATEGORIES, value) ? (value as ArticleCategory) : null
}
