import type { CopyBlock, Source } from '../../content/copy.ts'
import { FAQ_WORDS } from '../../content/faqs.ts'
import { NIW_DIY_DOCUMENTS } from '../../content/niw-diy-documents.ts'
import { DataTable } from '../ui/data-table.tsx'
import { formatDate } from '../ui/format-date.ts'
import { RichParagraphs, RichText } from '../ui/rich-text.tsx'
import { PackagePreview } from './package-preview.tsx'

/** One block of an answer. */
export function AnswerBlock({ block }: { block: CopyBlock }) {
  switch (block.kind) {
    case 'paragraphs':
      return <RichParagraphs text={block.text} />
    case 'heading':
      return <h3 className="font-sans text-base font-semibold tracking-normal">{block.text}</h3>
    case 'list':
      return <AnswerList items={block.items} ordered={block.ordered === true} />
    case 'table':
      return <DataTable {...block.table} />
    case 'carousel':
      return <PackagePreview />
    case 'documents':
      return <DocumentList />
    case 'sources':
      return <SourceList items={block.items} />
  }
}

function AnswerList({ items, ordered }: { items: readonly string[]; ordered: boolean }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </List>
  )
}

function DocumentList() {
  const label: Partial<Record<string, string>> = FAQ_WORDS.documentIn
  return (
    <dl className="!mt-6 border-t border-line">
      {NIW_DIY_DOCUMENTS.map((document) => (
        <div key={document.title} className="grid grid-cols-[3.5rem_1fr] gap-x-4 border-b border-line py-3.5">
          <dt className="col-start-2 row-start-1 font-semibold">
            {document.title}
            {label[document.when] !== undefined && (
              <span className="ml-2 inline-block rounded bg-amber-tint px-1.5 py-0.5 align-[0.1em] text-xs font-medium text-amber">{label[document.when]}</span>
            )}
          </dt>
          <dd className="col-start-2 text-[0.9375rem] text-ink-soft">
            <RichText text={document.text} />
          </dd>
          <dd aria-hidden={document.number === null} className="col-start-1 row-start-1 font-serif text-lg leading-7 font-semibold text-pine">
            {document.number ?? '+'}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function SourceList({ items }: { items: readonly Source[] }) {
  return (
    <div className="!mt-7 rounded-lg bg-sand px-4 py-3.5 text-sm">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{FAQ_WORDS.sourcesHeading}</h3>
      <ul className="mt-1.5 !list-none space-y-1 !pl-0">
        {items.map((source) => (
          <li key={source.url}>
            <a className="link" href={source.url} target="_blank" rel="noopener">
              {source.label}
            </a>
            <span className="text-ink-soft"> ({formatDate(source.date)})</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
