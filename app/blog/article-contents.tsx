import type { Article } from '../../content/blog/article.ts'
import { BLOG_WORDS } from '../../content/blog/blog-index.ts'
import { Chevron } from '../ui/fold-signs.tsx'
import { KeepTogether } from '../ui/copy-anchor.tsx'
import { sourceListId } from './article-sources.tsx'

export type ContentsEntry = { id: string; heading: string }

/** The headings of an article in turn. */
export function contentsOf(article: Article): ContentsEntry[] {
  return [...article.sections.map(({ id, heading }) => ({ id, heading })), { id: sourceListId, heading: BLOG_WORDS.sources }]
}

/** The contents above the text, for windows without a place beside it. */
export function FoldedContents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <details className="no-print group mt-6 rounded-lg border border-line bg-white xl:hidden">
      <summary className="flex list-none items-center justify-between px-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {BLOG_WORDS.contents}
        <Chevron className="size-5 text-pine group-open:rotate-180" />
      </summary>
      <nav aria-label={BLOG_WORDS.contents} className="border-t border-line px-4 py-2">
        <ul>
          {entries.map(({ id, heading }) => (
            <li key={id}>
              <a className="block py-1.5 hover:text-pine hover:underline" href={`#${id}`}>
                <KeepTogether text={heading} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

/** The contents beside the text: they follow the reader (follow-contents.ts). */
export function AsideContents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav data-contents aria-label={BLOG_WORDS.contents} className="sticky top-26 mt-12 max-h-[calc(100vh-8rem)] overflow-y-auto text-[0.875rem] leading-snug">
      <p className="font-semibold">{BLOG_WORDS.contents}</p>
      <ul className="mt-2 border-l border-line">
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l-2 border-transparent py-1.5 pl-3.5 text-ink-soft hover:text-ink aria-[current]:border-pine aria-[current]:font-medium aria-[current]:text-pine"
            >
              <KeepTogether text={heading} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
