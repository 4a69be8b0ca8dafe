/** The schema.org nodes of the site: plain objects, only of facts that the page shows too. */
import { PROVIDER, shownFact } from '../../content/provider.ts'
import { isLocalAddress } from '../../domain/local-address.ts'
import type { PriceTag } from '../../domain/pricing/price-tags.ts'
import type { Promotion } from '../../domain/pricing/promotion.ts'

type Node = Record<string, unknown>

export function organizationNode(origin: string): Node {
  const local = isLocalAddress(origin)
  const telephone = shownFact('phone', local)
  const sameAs = [shownFact('reviewPlatformA', local), shownFact('reviewPlatformB', local)].filter((url) => url !== null)
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: PROVIDER.brand,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: PROVIDER.email, ...(telephone === null ? {} : { telephone }), availableLanguage: 'en' },
    ...(sameAs.length === 0 ? {} : { sameAs }),
  }
}

export function webSiteNode(origin: string): Node {
  return { '@type': 'WebSite', '@id': `${origin}/#website`, name: PROVIDER.brand, url: `${origin}/`, publisher: { '@id': `${origin}/#organization` } }
}

/** Who runs the site stands on its first page, in each language; every other page says where it stands. What refers to the provider names it. */
export function siteNodes({ origin, path, title, lang }: { origin: string; path: string; title: string; lang: 'en' | 'es' }): Node[] {
  return path === '/' || lang === 'es' ? [organizationNode(origin), webSiteNode(origin)] : breadcrumbNode(origin, path, title)
}

/** Home, the section where there is one, the page. */
function breadcrumbNode(origin: string, path: string, title: string): Node[] {
  const section = path.endsWith('-sample')
    ? [{ name: 'NIW DIY', path: '/niw-diy' }]
    : /^\/blog\/./.test(path)
      ? [{ name: 'Blog', path: '/blog/' }]
      : path === '/ai-samples' || path === '/aiform1'
        ? [{ name: 'Selfpetition AI', path: '/ai' }]
        : []
  const trail = [{ name: 'Home', path: '/' }, ...section, { name: title.split(' - ')[0] ?? title, path }]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((item, index) => ({ '@type': 'ListItem', position: index + 1, name: item.name, item: origin + item.path })),
    },
  ]
}

export type ProductFacts = { origin: string; path: string; name: string; description: string; picture: string; tag: PriceTag; promotion: Promotion }

/**
 * A product with the price of the moment. A lowered price is valid until the promotion ends, a full price until the next
 * promotion begins. No ratings: reviews that a seller collects about itself do not belong here.
 */
export function productNode({ origin, path, name, description, picture, tag, promotion }: ProductFacts): Node {
  const until = promotion.active ? promotion.endsAt : promotion.startsAt
  return {
    '@type': 'Product',
    name,
    description,
    image: `${origin}/social/${picture}.png`,
    brand: { '@type': 'Brand', name: PROVIDER.brand },
    offers: {
      '@type': 'Offer',
      url: origin + path,
      price: (tag.nowCents / 100).toFixed(2),
      priceCurrency: 'USD',
      priceValidUntil: new Date(until).toISOString(),
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Organization', '@id': `${origin}/#organization`, name: PROVIDER.brand },
    },
  }
}

export type VideoFacts = { origin: string; name: string; description: string; file: string; poster: string; uploadedOn: string; seconds: number }

export function videoNode({ origin, name, description, file, poster, uploadedOn, seconds }: VideoFacts): Node {
  return {
    '@type': 'VideoObject',
    name,
    description,
    contentUrl: origin + file,
    thumbnailUrl: origin + poster,
    uploadDate: `${uploadedOn}T00:00:00Z`,
    duration: `PT${Math.round(seconds)}S`,
  }
}
