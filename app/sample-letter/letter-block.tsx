import { Fragment, useId } from 'react'
import { LETTER_HEADINGS, letterMark } from '../../content/documents/petition-sample/letter-parts.ts'
import { aiPetitionSample } from '../../content/documents/petition-sample/ai-petition-sample.ts'
import { SAMPLE_LETTER } from '../../content/sample-letter.ts'
import { formatExhibitId, type Block, type Cell, type Inline, type Inlines, type ListItem, type TableBlock } from '../../domain/documents/document.ts'
import { RowTable } from '../ui/data-table.tsx'
import { EXHIBIT_INDEX_HEADER, exhibitRow } from '../../domain/documents/exhibit-rows.ts'

const LEVELS = { 1: 'h2', 2: 'h3', 3: 'h4' } as const

/** One block of the sample letter. A block of a kind that the letter does not hold is a fault of the program. */
export function LetterBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = LEVELS[block.level]
      return (
        <Heading>
          {letterMark(block)} <Run run={block.content} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p data-tight={block.tight}>
          <Run run={block.content} />
        </p>
      )
    case 'list':
      return <List items={block.items} ordered={block.ordered} />
    case 'table':
      return <LetterTable {...block} />
    case 'signature':
      return (
        <div className="signature">
          <p>{block.closing}</p>
          <p>
            <Run run={block.name} />
            {block.lines.map((line, index) => (
              <Fragment key={index}>
                <br />
                <Run run={line} />
              </Fragment>
            ))}
          </p>
        </div>
      )
    case 'exhibit-index':
      return <ExhibitIndex />
    case 'contents':
      return <Contents title={block.title} />
    default:
      throw new Error(`the sample letter shows no ${block.kind}`)
  }
}

function Run({ run }: { run: Inlines }) {
  return run.map((inline, index) => <Piece key={index} inline={inline} />)
}

function Piece({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return inline.bold === true ? <strong>{inline.text}</strong> : inline.italic === true ? <em>{inline.text}</em> : inline.text
    case 'exhibit':
      return formatExhibitId(inline.id)
    case 'link':
      return (
        <a className="link" href={inline.href} target="_blank" rel="noopener">
          {inline.text}
        </a>
      )
    case 'field':
      return <mark>[{inline.label}]</mark>
    case 'line-break':
      return <br />
    case 'footnote':
      throw new Error('the sample letter has no footnotes')
  }
}

function List({ items, ordered }: { items: readonly ListItem[]; ordered: boolean }) {
  const Element = ordered ? 'ol' : 'ul'
  return (
    <Element>
      {items.map(({ content, items: below = [] }, index) => (
        <li key={index}>
          <Run run={content} />
          {below.length === 0 ? null : <List items={below} ordered={ordered} />}
        </li>
      ))}
    </Element>
  )
}

const runOf = (cell: Cell): Inlines => (cell.kind === 'words' ? cell.content : [])

type Rows = { caption: Inlines; header: readonly Inlines[]; rows: readonly (readonly Inlines[])[] }

function LetterTable({ caption = [], header, rows }: TableBlock) {
  return <RowsOfBlocks caption={caption} header={header} rows={rows.map((row) => row.map(runOf))} />
}

const plainRun = (text: string): Inlines => [{ kind: 'text', text }]

function ExhibitIndex() {
  const rows = aiPetitionSample.exhibits
    .map(exhibitRow)
    .map(({ label, title, shows, proves }) => [plainRun(label), [{ kind: 'text', text: title, bold: true }, ...plainRun(shows)] as Inlines, plainRun(proves)])
  return <RowsOfBlocks caption={plainRun(SAMPLE_LETTER.exhibits)} header={EXHIBIT_INDEX_HEADER.map(plainRun)} rows={rows} />
}

function RowsOfBlocks({ caption, header: [corner = [], ...columns], rows }: Rows) {
  const captionId = useId()
  const drawn = (runs: readonly Inlines[]) => runs.map((run, index) => <Run key={index} run={run} />)
  return (
    <figure className="data-table">
      <figcaption id={captionId}>
        <Run run={caption} />
      </figcaption>
      <RowTable labelledBy={captionId} corner={<Run run={corner} />} columns={drawn(columns)} rows={rows.map(([name = [], ...cells]) => ({ name: <Run run={name} />, cells: drawn(cells) }))} />
    </figure>
  )
}

/** The contents as printed, each leading to where it is read. */
function Contents({ title }: { title: string }) {
  return (
    <>
      <h2>{title}</h2>
      <ul className="letter-contents">
        {LETTER_HEADINGS.map(({ level, mark, words, path, page }, index) => (
          <li key={index} data-level={level}>
            <a href={`${path}#page-${page}`}>
              <span>
                {mark} {words}
              </span>
              <span>
                <span className="sr-only">{SAMPLE_LETTER.contentsPage} </span>
                {page}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
