import type { Article, ArticleBlock, CalloutTone } from '../../content/blog/article.ts'
import { STRONG_VERSION, WEAK_VERSION } from '../../content/blog/article.ts'
import { BLOG_WORDS } from '../../content/blog/blog-index.ts'
import { BarFigure, QueueFigure } from './article-figures.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { RichText } from '../ui/rich-text.tsx'

export function ArticleBody({ article }: { article: Article }) {
  return (
    <div className="article-body mt-8">
      {article.sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h2 id={section.id}>
            <RichText text={section.heading} />
          </h2>
          {section.blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      )
    case 'list':
      return <List items={block.items} ordered={block.ordered} />
    case 'table': {
      const [corner = '', ...columns] = block.head
      const rows = block.rows.map(([name = '', ...cells]) => ({ name, cells }))
      return <DataTable caption={block.caption} corner={corner} columns={columns} rows={rows} />
    }
    case 'bars':
      return <BarFigure {...block} />
    case 'queue':
      return <QueueFigure {...block} />
    case 'quote':
      return <Quote text={block.text} attribution={block.attribution} side={sideOf(block)} />
    case 'callout':
      return <Callout tone={block.tone} title={block.title} text={block.text} />
  }
}

function List({ items, ordered }: { items: readonly string[]; ordered: boolean }) {
  const Element = ordered ? 'ol' : 'ul'
  return (
    <Element>
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </Element>
  )
}

type Side = 'weak' | 'strong' | null

function sideOf({ attribution, side }: { attribution: string; side?: 'weak' | 'strong' }): Side {
  return side ?? (attribution === WEAK_VERSION ? 'weak' : attribution === STRONG_VERSION ? 'strong' : null)
}

/** Two texts that are compared are told apart by their label first, and by color only beside it. */
function Quote({ text, attribution, side }: { text: string; attribution: string; side: Side }) {
  const compared = side !== null
  const look = side === 'strong' ? 'border-pine bg-pine-tint/60' : side === 'weak' ? 'border-amber bg-amber-tint/60' : 'border-line-strong'
  const label = <figcaption className={`font-sans text-sm font-semibold ${side === 'weak' ? 'text-amber' : 'text-pine'}`}>{attribution}</figcaption>
  return (
    <figure className={`border-l-4 ${look} ${compared ? 'rounded-r-lg px-5 py-4' : 'pl-5'}`}>
      {compared && label}
      <blockquote className={compared ? 'mt-1.5' : 'text-ink-soft'}>
        <p>
          <RichText text={text} />
        </p>
      </blockquote>
      {!compared && <figcaption className="mt-2 font-sans text-sm text-ink-soft">{attribution}</figcaption>}
    </figure>
  )
}

const TONE_LOOK: Record<CalloutTone, { box: string; label: string }> = {
  note: { box: 'border-line bg-white', label: 'text-pine' },
  caution: { box: 'border-amber/40 bg-amber-tint', label: 'text-amber' },
  attorney: { box: 'border-pine/40 bg-pine-tint', label: 'text-pine-dark' },
}

function Callout({ tone, title, text }: { tone: CalloutTone; title: string; text: string }) {
  const { box, label } = TONE_LOOK[tone]
  return (
    <aside className={`rounded-lg border px-5 py-4 font-sans text-[1rem] leading-relaxed print:text-[10pt] ${box}`} aria-label={title}>
      <p className={`text-[0.8125rem] font-semibold tracking-wide ${label}`}>{BLOG_WORDS.tone[tone]}</p>
      <p className="mt-0.5 text-[1.0625rem] font-semibold print:text-[11pt]">{title}</p>
      <p className="mt-1.5">
        <RichText text={text} />
      </p>
    </aside>
  )
}
