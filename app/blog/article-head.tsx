import { ARTICLE_CATEGORIES, type Article } from '../../content/blog/article.ts'
import { BLOG_META, BLOG_WORDS } from '../../content/blog/blog-index.ts'
import { illustrationOf } from '../../content/illustrations.ts'
import { formatDate } from '../../domain/format-date.ts'
import { Illustration } from '../illustrations/illustration.tsx'
import { RichText } from '../ui/rich-text.tsx'

/** Title, opening answer, and who wrote and checked it when. */
export function ArticleHead({ article, minutes }: { article: Article; minutes: number }) {
  const { title, lead, category, author, updated, lastReviewed, profession } = article
  return (
    <div>
      <nav aria-label="Breadcrumb" className="text-sm">
        <ol className="flex flex-wrap gap-x-2">
          <li>
            <a className="inline-block py-1 text-ink-soft hover:underline" href={BLOG_META.path}>
              {BLOG_WORDS.eyebrow}
            </a>
          </li>
          <li aria-hidden="true" className="py-1 text-line-strong">
            /
          </li>
          <li>
            <a className="inline-block py-1 text-ink-soft hover:underline" href={`${BLOG_META.path}?category=${category}`}>
              {ARTICLE_CATEGORIES[category]}
            </a>
          </li>
        </ol>
      </nav>
      <h1 className="article-title mt-3 text-[clamp(1.9375rem,1.4rem+2.3vw,3.25rem)] leading-[1.1]">{title}</h1>
      {profession !== null && <p className="mt-4 inline-block rounded-md bg-amber-tint px-3 py-1.5 text-sm font-medium text-amber print:p-0">{BLOG_WORDS.illustrationLine}</p>}
      <p className="article-lead mt-5 text-[1.1875rem] leading-[1.5] text-ink-soft md:text-[1.4375rem] print:text-[13pt]">
        <RichText text={lead} />
      </p>
      <Illustration kind={illustrationOf(article)} className="mt-6 block" />
      <dl className="mt-6 grid gap-x-7 gap-y-1 border-y border-line py-3 text-sm text-ink-soft sm:grid-cols-2">
        <Fact name="By">
          <RichText text={author} />
        </Fact>
        <Fact name="Reading time">{minutes} min</Fact>
        <Fact name="Updated">
          <time dateTime={updated}>{formatDate(updated)}</time>
        </Fact>
        <Fact name="Facts last checked">
          <time dateTime={lastReviewed}>{formatDate(lastReviewed)}</time>
        </Fact>
      </dl>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}</dt>
      <dd className="font-medium text-ink">{children}</dd>
    </div>
  )
}
