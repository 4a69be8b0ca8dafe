import { ARTICLE_CATEGORIES, type ArticleCategory } from '../../content/blog/article.ts'
import { cardGroups, type ArticleCard } from '../../content/blog/article-cards.ts'
import { BLOG_META, BLOG_WORDS, CATEGORY_LEADS } from '../../content/blog/blog-index.ts'
import { KeepTogether } from '../ui/copy-anchor.tsx'
import { BesideIllustration } from '../illustrations/illustration.tsx'
import { PhoneFold } from '../ui/phone-fold.tsx'
import { StructuredData } from '../ui/structured-data.tsx'
import { placed, useSite } from '../ui/site-facts.tsx'

export const BlogPage = placed(Blog)

/** `only` is the one category asked for. */
function Blog({ only }: { only: ArticleCategory | null }) {
  const { origin } = useSite()
  const groups = cardGroups(only)
  const categories = cardGroups(null).map(({ category, cards }) => ({ category, count: cards.length }))
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="shell pt-12 md:pt-20">
      <StructuredData data={{ '@type': 'Blog', name: BLOG_META.title, description: BLOG_META.description, url: `${origin}${BLOG_META.path}` }} />
      <BesideIllustration kind="prongs">
        <p className="eyebrow">{BLOG_WORDS.eyebrow}</p>
        <h1 className="mt-2 text-display">{BLOG_WORDS.heading}</h1>
        <p className="mt-4 max-w-[42rem] text-lg text-ink-soft">{BLOG_WORDS.lead}</p>
      </BesideIllustration>
      <nav aria-label="Categories" className="no-print mt-8 border-b border-line pb-8">
        <ul className="flex flex-wrap gap-2">
          <CategoryLink to={BLOG_META.path} label={BLOG_WORDS.all} count={total} current={only === null} />
          {categories.map(({ category, count }) => (
            <CategoryLink key={category} to={`${BLOG_META.path}?category=${category}`} label={ARTICLE_CATEGORIES[category]} count={count} current={only === category} />
          ))}
        </ul>
      </nav>
      {groups.map(({ category, cards }, index) => (
        <CategorySection key={category} category={category} cards={cards} firstOfAll={only === null && index === 0} only={only} />
      ))}
    </div>
  )
}

function CategoryLink({ to, label, count, current }: { to: string; label: string; count: number; current: boolean }) {
  return (
    <li>
      <a
        href={to}
        aria-current={current ? 'true' : undefined}
        className="flex items-center gap-1.5 rounded-full border border-line bg-white px-3.5 py-1.5 max-md:min-h-11 text-[0.9375rem] font-medium hover:border-ink aria-[current]:border-pine aria-[current]:bg-pine aria-[current]:text-white forced-colors:aria-[current]:border-[Highlight]"
      >
        {label} <span className="text-sm font-normal opacity-80">{count}</span>
      </a>
    </li>
  )
}

function CategorySection({ category, cards, firstOfAll, only }: { category: ArticleCategory; cards: readonly ArticleCard[]; firstOfAll: boolean; only: ArticleCategory | null }) {
  return (
    <section className="grid gap-x-14 gap-y-2 border-b border-line py-12 last:border-0 lg:grid-cols-[16rem_1fr]" aria-labelledby={`category-${category}`}>
      <div>
        <h2 id={`category-${category}`} className="text-heading">
          {ARTICLE_CATEGORIES[category]}
        </h2>
        <p className="mt-2 max-w-[34rem] text-ink-soft">{CATEGORY_LEADS[category]}</p>
        {category === 'professions' && <p className="mt-4 max-w-[34rem] rounded-lg bg-amber-tint px-4 py-3 text-sm text-amber">{BLOG_WORDS.illustrationNote}</p>}
      </div>
      <PhoneFold first={only === null ? 3 : 5} count={cards.length} what="articles">
        <ul className="grid content-start gap-x-12 gap-y-9 max-lg:mt-6 sm:grid-cols-2">
          {cards.map((card, index) => (
            <Card key={card.slug} card={card} featured={firstOfAll && index === 0} />
          ))}
        </ul>
      </PhoneFold>
    </section>
  )
}

function Card({ card, featured }: { card: ArticleCard; featured: boolean }) {
  return (
    <li className={featured ? 'grid items-center gap-x-12 rounded-card border border-line bg-white p-6 shadow-card sm:col-span-2 sm:p-8 lg:grid-cols-[1fr_auto]' : ''}>
      <article className="group relative">
        {featured && <p className="eyebrow mb-2">{BLOG_WORDS.startHere}</p>}
        <h3 className={featured ? 'text-title' : 'text-xl leading-snug'}>
          {/* The whole card is the link; its name is the title alone. */}
          <a href={`/blog/${card.slug}`} className="after:absolute after:inset-0 group-hover:text-pine group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
            <KeepTogether text={card.title} />
          </a>
        </h3>
        <p className={`mt-2 text-ink-soft ${featured ? 'max-w-[38rem] text-lg' : 'text-[0.9375rem]'}`}>
          <KeepTogether text={card.description} />
        </p>
        <p className="mt-2.5 flex items-center gap-x-3 text-sm text-ink-soft">
          <span>{card.minutes} min read</span>
          {card.illustration && <span className="rounded bg-amber-tint px-1.5 py-0.5 text-xs font-medium text-amber">{BLOG_WORDS.illustration}</span>}
        </p>
      </article>
      {featured && <StartSteps />}
    </li>
  )
}

/** The order of the five questions as a ladder: a picture of what the words beside it name. */
function StartSteps() {
  return (
    <ol aria-hidden="true" className="relative hidden pr-4 text-sm lg:block">
      <span className="absolute top-4 bottom-4 left-[0.9375rem] w-px bg-line-strong" />
      {BLOG_WORDS.startSteps.map((step, index) => (
        <li key={step} className="relative flex items-center gap-3 py-1.5">
          <span className="grid size-8 place-items-center rounded-full border border-pine bg-pine-tint font-semibold text-pine">{index + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  )
}
