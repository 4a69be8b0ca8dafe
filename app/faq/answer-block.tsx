import type { ReactNode } from 'react'
import type { CopyBlock, Source } from '../../content/copy.ts'
import { FAQ_WORDS } from '../../content/faqs.ts'
import { NIW_DIY_DOCUMENTS } from '../../content/niw-diy-documents.ts'
import { DataTable } from '../ui/data-table.tsx'
import { DocumentList } from '../ui/document-list.tsx'
import { RichParagraphs, RichText } from '../ui/rich-text.tsx'
import { SourcesList } from '../ui/sources-list.tsx'

/** One block of an answer. */
export function AnswerBlock({ block, carousel }: { block: CopyBlock; carousel: ReactNode }) {
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
      return <>{carousel}</>
    case 'documents':
      return <DocumentList documents={NIW_DIY_DOCUMENTS} columns={1} className="!mt-6 !list-none border-b border-line !pl-0 [&>li]:!mt-0" />
    case 'sources':
      return <Sources items={block.items} />
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

function Sources({ items }: { items: readonly Source[] }) {
  return (
    <div data-sources className="!mt-7 rounded-lg bg-sand px-4 py-3.5 text-sm">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{FAQ_WORDS.sourcesHeading}</h3>
      <SourcesList sources={items} className="mt-1.5 !list-none space-y-1 !pl-0" />
    </div>
  )
}
