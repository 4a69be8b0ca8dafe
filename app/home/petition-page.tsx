import { HOME_PAGE_PICTURE } from '../../content/home.ts'
import type { Preview } from '../../content/previews.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { PreviewImage } from '../ui/preview-image.tsx'

/** Inside a figure, a real page of the sample letter: the three parts that answer the three questions are marked, each with its question. */
export function PetitionPage({ page, behind }: { page: Preview; behind: Preview }) {
  const { alt, marks, caption, link } = HOME_PAGE_PICTURE
  return (
    <>
      <div className="sheet-stack">
        <div className="sheet-behind second" aria-hidden="true">
          <PreviewImage preview={behind} alt="" sizes="180px" />
        </div>
        {/* The size asked for is that of the small file: it is sharp enough here, and the page has better uses for the bytes. */}
        <PreviewImage preview={page} alt={alt} sizes="(min-width: 1024px) 420px, 180px" />
        {marks.map(({ question, top, width, tone }) => (
          <div key={question} className={`page-mark page-mark-${tone}`} style={{ top: `${top}%` }}>
            <span className="page-mark-line" style={{ width: `${width}%` }} aria-hidden="true" />
            <span className="page-mark-question">{question}</span>
          </div>
        ))}
      </div>
      <figcaption className="mt-6 text-sm text-ink-soft">
        {caption} <ActionLink link={link} className="link whitespace-nowrap" />
      </figcaption>
    </>
  )
}
