import { PROVIDER } from '../../content/provider.ts'
import { siteNodes } from './structured-nodes.ts'
import { StructuredData } from './structured-data.tsx'
import { fillCopy } from './copy-values.ts'

/** What the server knows about the page at an address. */
export type PageHeadFacts = {
  origin: string
  /** The one address under which search engines keep the page. */
  path: string
  title: string
  description: string
  index: boolean
  picture: string
  lang: 'en' | 'es'
  /** The same page in each language; null where there is one only. */
  languages: Readonly<Record<'en' | 'es', string>> | null
}

/** Size of every picture under /social/. */
const SOCIAL_PICTURE = { width: 1200, height: 630 } as const

/** Title, description, robots rule, canonical address, preview tags and site-wide facts of a listed page. */
export function PageHead({ origin, path, title: titleCopy, description, index, picture, lang, languages }: PageHeadFacts) {
  const title = fillCopy(titleCopy, false)
  const url = origin + path
  const image = `${origin}/social/${picture}.png`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {index ? null : <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      {languages === null ? null : (
        <>
          <link rel="alternate" hrefLang="en" href={origin + languages.en} />
          <link rel="alternate" hrefLang="es" href={origin + languages.es} />
          <link rel="alternate" hrefLang="x-default" href={origin + languages.en} />
        </>
      )}
      <meta property="og:site_name" content={PROVIDER.brand} />
      <meta property="og:type" content={path.startsWith('/blog/') && path !== '/blog/' ? 'article' : 'website'} />
      {lang === 'es' ? <meta property="og:locale" content="es_US" /> : null}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(SOCIAL_PICTURE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_PICTURE.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      {index ? <StructuredData data={{ '@graph': siteNodes({ origin, path, title, lang }) }} /> : null}
    </>
  )
}
