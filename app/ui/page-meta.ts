import type { MetaDescriptor } from 'react-router'
import type { PageMeta } from '../../content/copy.ts'

export type MetaDetails = {
  /** False: `noindex`. */
  index?: boolean
  canonical?: string
  /** The days of an article, ISO. */
  article?: { published: string; updated: string }
}

/**
 * What a page adds to its head. Title, description, canonical address and preview tags of every listed page come from
 * content/pages.ts through PageHead; a page that is in the list needs this only for the days of an article.
 */
export function pageMeta(_page: string | PageMeta, { article }: MetaDetails = {}): MetaDescriptor[] {
  if (article === undefined) return []
  return [
    { property: 'article:published_time', content: article.published },
    { property: 'article:modified_time', content: article.updated },
  ]
}
