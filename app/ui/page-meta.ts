import type { MetaDescriptor } from 'react-router'
import { getPage } from '../../content/pages.ts'
import { PROVIDER } from '../../content/provider.ts'

/** Title, description and robots rule of a page from the one list of pages. */
export function pageMeta(path: string): MetaDescriptor[] {
  const { title, description, index } = getPage(path)
  return [
    { title },
    { name: 'description', content: description },
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: PROVIDER.brand },
  ]
}
