import { redirect } from 'react-router'
import { ARTICLE_CATEGORIES, type RelatedPage } from '../../content/blog/article.ts'
import { findArticle } from '../../content/blog/articles.ts'
import { BLOG_WORDS } from '../../content/blog/blog-index.ts'
import { numberCitations } from '../../content/blog/citations.ts'
import { readingMinutes } from '../../content/blog/reading-time.ts'
import { PROVIDER } from '../../content/provider.ts'
import serifTextUrl from '../fonts/source-serif-400.woff2?url'
import { Still } from '../router/still.tsx'
import { applicationContext } from '../services-context.ts'
import { fillCopy } from '../ui/copy-values.ts'
import { StructuredData } from '../ui/structured-data.tsx'
import { useOrigin } from '../ui/use-origin.ts'
import type { Route } from './+types/article-page.ts'
import { ArticleBody } from './article-body.tsx'
import { AsideContents, contentsOf, FoldedContents } from './article-contents.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleSources } from './article-sources.tsx'
import { RelatedLinks, type RelatedLink } from './related-links.tsx'

export function loader({ context, params }: Route.LoaderArgs) {
  const found = findArticle(params.slug)
  // As any unknown page.
  if (found === null) throw redirect('/')
  const { article, mentions } = numberCitations(found)
  return {
    slug: found.slug,
    published: found.published,
    updated: found.updated,
    entries: contentsOf(article),
    still: {
      article,
      mentions,
      minutes: readingMinutes(found),
      canonical: `${context.get(applicationContext).publicUrl}/blog/${found.slug}`,
      related: found.related.flatMap(relatedLink),
    },
  }
}

function relatedLink(page: RelatedPage): RelatedLink[] {
  if ('path' in page) return [{ label: page.label, to: page.path, description: null }]
  const article = findArticle(page.article)
  return article === null ? [] : [{ label: article.title, to: `/blog/${article.slug}`, description: article.description }]
}

type ArticleData = ReturnType<typeof loader>

/** The rest of the head comes from the list of pages. */
export function meta({ loaderData }: Route.MetaArgs) {
  const { published, updated } = loaderData
  return [
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: updated },
  ]
}

/** Only the contents beside the text follow the reader. */
export default function ArticlePage({ loaderData: { slug, entries, still } }: Route.ComponentProps) {
  return (
    <div className="article-page shell pt-8 md:pt-12">
      {/* What the reader reads: were it to arrive later, lines would break elsewhere. */}
      <link rel="preload" href={serifTextUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      <div className="mx-auto grid max-w-[44rem] gap-x-16 xl:max-w-none xl:grid-cols-[15rem_minmax(0,44rem)] xl:justify-center">
        <Still name={slug} as="article" className="min-w-0 xl:col-start-2">
          {import.meta.env.SSR ? <Text still={still} entries={entries} /> : null}
        </Still>
        <div className="no-print hidden xl:col-start-1 xl:row-start-1 xl:block">
          <AsideContents entries={entries} />
        </div>
        <Still name={`${slug}-related`} className="xl:col-start-2">
          {import.meta.env.SSR ? <RelatedLinks links={still.related} /> : null}
        </Still>
      </div>
    </div>
  )
}

function Text({ still: { article, mentions, minutes, canonical }, entries }: Pick<ArticleData, 'still' | 'entries'>) {
  const origin = useOrigin()
  const author = { '@type': 'Organization', name: fillCopy(article.author, false) }
  const publisher = { '@type': 'Organization', '@id': `${origin}/#organization`, name: PROVIDER.brand }
  return (
    <>
      <StructuredData
        data={{
          '@type': 'Article',
          headline: article.title,
          description: article.description,
          datePublished: article.published,
          dateModified: article.updated,
          articleSection: ARTICLE_CATEGORIES[article.category],
          inLanguage: 'en-US',
          author,
          publisher,
          mainEntityOfPage: canonical,
          image: `${origin}/social/prongwise.png`,
          citation: article.sources.map((source) => ({ '@type': 'CreativeWork', name: source.title, url: source.url })),
        }}
      />
      <ArticleHead article={article} minutes={minutes} />
      <FoldedContents entries={entries} />
      <ArticleBody article={article} />
      <ArticleSources sources={article.sources} mentions={mentions} />
      <p className="mt-10 border-l-2 border-line-strong pl-4 text-sm text-ink-soft">{fillCopy(BLOG_WORDS.notAdvice, false)}</p>
    </>
  )
}
