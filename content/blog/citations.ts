/** Decides which mention of a source a citation is, so that a source can lead back to each place that cites it. */
import type { Article, ArticleBlock } from './article.ts'

export type CitedArticle = {
  article: Article
  /** How often each source is cited, in the order of `article.sources`. */
  mentions: readonly number[]
}

const CITATION = /\[(\d+)\](?!\()/g

/** The same article with `[3]` written as `[3:2]` where it is the second mention of source 3, in reading order. */
export function numberCitations(article: Article): CitedArticle {
  const mentions = article.sources.map(() => 0)
  const mark = (text: string) =>
    text.replace(CITATION, (whole, digits: string) => {
      const source = Number(digits)
      const before = mentions[source - 1]
      if (before === undefined) return whole
      mentions[source - 1] = before + 1
      return `[${source}:${before + 1}]`
    })
  const lead = mark(article.lead)
  const sections = article.sections.map((section) => ({
    ...section,
    heading: mark(section.heading),
    blocks: section.blocks.map((block) => markBlock(block, mark)),
  }))
  return { article: { ...article, lead, sections }, mentions }
}

function markBlock(block: ArticleBlock, mark: (text: string) => string): ArticleBlock {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: mark(block.text) }
    case 'list':
      return { ...block, items: block.items.map(mark) }
    case 'table':
      return { ...block, caption: mark(block.caption), head: block.head.map(mark), rows: block.rows.map((row) => row.map(mark)) }
    case 'bars':
    case 'queue':
      return { ...block, caption: mark(block.caption) }
    case 'quote':
      return { ...block, text: mark(block.text), attribution: mark(block.attribution) }
    case 'callout':
      return { ...block, title: mark(block.title), text: mark(block.text) }
  }
}
