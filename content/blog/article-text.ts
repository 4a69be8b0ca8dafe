/** Decides what the readable text of an article is, for counting, searching and comparing. */
import type { Article, ArticleBlock } from './article.ts'

/** Every reader-visible string of a block, with its inline marks still in place. */
export function stringsOfBlock(block: ArticleBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text]
    case 'list':
      return block.items
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()]
    case 'bars':
      return [block.caption, ...block.series, ...block.rows.flatMap(({ name, count }) => (count === null ? [name] : [name, count]))]
    case 'queue':
      return [block.caption, ...Object.values(block.legend), ...block.rows.flatMap(({ name, person, reading }) => [name, person, reading])]
    case 'quote':
      return [block.text, block.attribution]
    case 'callout':
      return [block.title, block.text]
  }
}

/** Lead, headings and blocks in reading order; title, description and sources are not part of it. */
export function stringsOfArticle(article: Article): readonly string[] {
  return [article.lead, ...article.sections.flatMap((section) => [section.heading, ...section.blocks.flatMap(stringsOfBlock)])]
}

/** Drops bold and italic marks, citations and link addresses; a token stays as it is and counts as one word. */
export function plainText(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\[\d+\]/g, '')
    .replace(/\*+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words of the article as a reader counts them; reading time is derived from this number. */
export function countWords(article: Article): number {
  return stringsOfArticle(article).flatMap((text) => plainText(text).split(' ').filter(Boolean)).length
}
