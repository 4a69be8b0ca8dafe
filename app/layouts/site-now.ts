import { titleShown } from '../../content/claims.ts'
import { pageAt } from '../../content/page-at.ts'
import { isLocalAddress } from '../../domain/local-address.ts'
import { promotionAt } from '../../domain/pricing/promotion.ts'
import type { PageHeadFacts } from '../ui/page-head.tsx'
import type { SiteFacts } from '../ui/site-facts.tsx'

type Asked = { locals: App.Locals; url: URL }

/** The facts of the site for the page that is drawn. */
export function siteNow({ locals: { services }, url }: Asked): SiteFacts {
  return { origin: services.publicUrl, promotion: promotionAt(services.clock.now()), search: url.search }
}

/** What the list of pages says of the address; null where it is not listed. */
export function headOf({ locals: { services }, url }: Asked): PageHeadFacts | null {
  const found = pageAt(url.pathname)
  if (found === null) return null
  const { title, description, index, picture = 'prongwise', lang = 'en', languages } = found.page
  return { origin: services.publicUrl, path: found.canonical, title: titleShown(title, isLocalAddress(services.publicUrl)), description, index, picture, lang, languages: languages ?? null }
}

/** Where a section starts its script: a screen before it comes into sight. */
export const NEAR = { rootMargin: '600px' }
