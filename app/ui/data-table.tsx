import { useId, type ReactNode } from 'react'
import { FoldMore } from './phone-fold.tsx'
import { RichText } from './rich-text.tsx'

export type DataTableProps = {
  caption: string
  /** The caption is the heading of its section. */
  titled?: boolean
  /** The heading over the row names; often empty. */
  corner?: string
  columns: readonly string[]
  rows: readonly { name: string; cells: readonly string[] }[]
  note?: string
  /** On a phone its first rows stand open and the rest is one press away. */
  folds?: boolean
}

/** A table of so few rows stays on one page of paper; a longer one may end on the next. */
const ROWS_KEPT_TOGETHER = 4

/** A table with row headings that becomes one block per row on narrow screens. */
export function DataTable({ caption, titled = false, corner = '', columns, rows, note, folds = false }: DataTableProps) {
  const captionId = useId()
  return (
    <figure className={`data-table print:text-[10pt] ${rows.length <= ROWS_KEPT_TOGETHER ? 'break-inside-avoid' : ''}`}>
      {/* Not inside the table: a source may be linked here, and a table with written-out roles may hold rows only. */}
      <figcaption id={captionId} className="text-balance">
        {titled ? (
          <h2>
            <RichText text={caption} />
          </h2>
        ) : (
          <RichText text={caption} />
        )}
      </figcaption>
      <RowTable
        labelledBy={captionId}
        corner={corner === '' ? null : <RichText text={corner} />}
        columns={columns.map((column) => (
          <RichText key={column} text={column} />
        ))}
        rows={rows.map(({ name, cells }) => ({
          name: <RichText text={name} />,
          cells: cells.map((cell, index) => <RichText key={index} text={cell} />),
        }))}
      />
      {folds && <FoldMore count={rows.length} what="rows" />}
      {note !== undefined && (
        <p className="data-table-note">
          <RichText text={note} />
        </p>
      )}
    </figure>
  )
}

type RowTableProps = {
  /** Id of the caption. */
  labelledBy: string
  /** Over the row names. */
  corner: ReactNode
  columns: readonly ReactNode[]
  rows: readonly { name: ReactNode; cells: readonly ReactNode[] }[]
}

/** The table of a `data-table`. The roles are written out because a browser forgets that a table is one when its rows are laid out as blocks. */
export function RowTable({ labelledBy, corner, columns, rows }: RowTableProps) {
  return (
    <table role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {corner === null ? (
            <td role="cell" />
          ) : (
            <th role="columnheader" scope="col">
              {corner}
            </th>
          )}
          {columns.map((column, index) => (
            <th key={index} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ name, cells }, row) => (
          <tr key={row} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={index} role="cell">
                {/* One column needs no label: the row's name and its value say it. */}
                {columns.length > 1 && (
                  <span className="data-table-label" aria-hidden="true">
                    {columns[index]}
                  </span>
                )}
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
