import type { ArticleSource } from '../../content/blog/article.ts'
import { BLOG_WORDS } from '../../content/blog/blog-index.ts'
import { formatDate } from '../../domain/format-date.ts'
import { KeepTogether } from '../ui/copy-anchor.tsx'
import { citationId, sourceId } from '../ui/rich-text.tsx'

export const sourceListId = 'sources'

/** The numbered sources; each leads back to every place that cites it. */
export function ArticleSources({ sources, mentions }: { sources: readonly ArticleSource[]; mentions: readonly number[] }) {
  return (
    <section aria-labelledby={sourceListId} className="mt-16 border-t border-line pt-8">
      <h2 id={sourceListId} className="text-heading">
        {BLOG_WORDS.sources}
      </h2>
      <p className="mt-1 break-after-avoid text-sm text-ink-soft">{BLOG_WORDS.sourcesNote}</p>
      <ol className="mt-4 space-y-1 text-[0.9375rem]">
        {sources.map((source, index) => (
          <li key={source.url + source.title} id={sourceId(index + 1)} className="grid grid-cols-[2rem_1fr] rounded-md py-1.5 target:bg-pine-tint">
            <span className="pl-1 font-semibold text-pine" aria-hidden="true">
              {index + 1}
            </span>
            <div className="min-w-0">
              <a className="link break-words" href={source.url} target="_blank" rel="noopener">
                <KeepTogether text={source.title} />
              </a>
              {source.date !== null && (
                <>
                  {' '}
                  <span className="whitespace-nowrap text-ink-soft">({formatDate(source.date)})</span>
                </>
              )}
              <BackLinks source={index + 1} mentions={mentions[index] ?? 0} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function BackLinks({ source, mentions }: { source: number; mentions: number }) {
  return Array.from({ length: mentions }, (_, index) => (
    <a
      key={index}
      href={`#${citationId(source, index + 1)}`}
      aria-label={`Back to mention ${index + 1} of source ${source}`}
      className="no-print ml-1.5 inline-grid min-h-6 min-w-6 place-items-center rounded text-sm text-pine hover:bg-pine-tint hover:underline"
    >
      ↑{mentions > 1 ? index + 1 : ''}
    </a>
  ))
}
