import { ARTICLE_CATEGORIES, type Article, type RelatedPage } from '../../content/blog/article.ts'
import { findArticle } from '../../content/blog/articles.ts'
import { BLOG_WORDS } from '../../content/blog/blog-index.ts'
import { numberCitations } from '../../content/blog/citations.ts'
import { readingMinutes } from '../../content/blog/reading-time.ts'
import { PROVIDER } from '../../content/provider.ts'
import { fillCopy } from '../ui/copy-values.ts'
import { StructuredData } from '../ui/structured-data.tsx'
import { placed, useSite } from '../ui/site-facts.tsx'
import { ArticleBody } from './article-body.tsx'
import { AsideContents, contentsOf, FoldedContents } from './article-contents.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleSources } from './article-sources.tsx'
import { RelatedLinks, type RelatedLink } from './related-links.tsx'

/** A page below an article; none where an article is not there. */
function relatedLink(page: RelatedPage): RelatedLink[] {
  if ('path' in page) return [{ label: page.label, to: page.path, description: null }]
  const article = findArticle(page.article)
  return article === null ? [] : [{ label: article.title, to: `/blog/${article.slug}`, description: article.description }]
}

export const ArticlePage = placed(ArticleText)

function ArticleText({ found }: { found: Article }) {
  return (
    <div className="article-page shell pt-8 md:pt-12">
      <div className="mx-auto grid max-w-[44rem] gap-x-16 xl:max-w-none xl:grid-cols-[15rem_minmax(0,44rem)] xl:justify-center">
        <article className="min-w-0 xl:col-start-2">
          <Text found={found} />
        </article>
        <div className="no-print hidden xl:col-start-1 xl:row-start-1 xl:block">
          <AsideContents entries={contentsOf(found)} />
        </div>
        <div className="xl:col-start-2">
          <RelatedLinks links={found.related.flatMap(relatedLink)} />
        </div>
      </div>
    </div>
  )
}

function Text({ found }: { found: Article }) {
  const { origin } = useSite()
  const { article, mentions } = numberCitations(found)
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
          mainEntityOfPage: `${origin}/blog/${found.slug}`,
          image: `${origin}/social/prongwise.png`,
          citation: article.sources.map((source) => ({ '@type': 'CreativeWork', name: source.title, url: source.url })),
        }}
      />
      <ArticleHead article={article} minutes={readingMinutes(found)} />
      <FoldedContents entries={contentsOf(article)} />
      <ArticleBody article={article} />
      <ArticleSources sources={article.sources} mentions={mentions} />
      <p className="mt-10 border-l-2 border-line-strong pl-4 text-sm text-ink-soft">{fillCopy(BLOG_WORDS.notAdvice, false)}</p>
    </>
  )
}
