import { useId } from 'react'
import type { ArticleBlock, QueueLegend, QueueRow } from '../../content/blog/article.ts'
import { formatDate } from '../../domain/format-date.ts'
import { RichText } from '../ui/rich-text.tsx'

type Bars = Extract<ArticleBlock, { kind: 'bars' }>
type Queue = Extract<ArticleBlock, { kind: 'queue' }>

/** Shares as bars, each on a track that is the whole. It is a table, so that every number can be read and found by its row. */
export function BarFigure({ caption, series, rows }: Bars) {
  const alone = series.length === 1
  const captionId = useId()
  return (
    <figure className="font-sans text-[0.9375rem] leading-normal print:text-[10pt]">
      {/* Not inside the table: a source may be linked here, and a table with written-out roles may hold rows only. */}
      <figcaption id={captionId} className="break-after-avoid pb-2.5 font-semibold text-balance">
        <RichText text={caption} />
      </figcaption>
      <table role="table" aria-labelledby={captionId} className="block">
        <thead role="rowgroup" className="sr-only">
          <tr role="row">
            <td role="cell" />
            {series.map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          {rows.map(({ name, count, shares }) => (
            <tr key={name} role="row" className="block border-t border-line py-2.5">
              <th role="rowheader" scope="row" className="block text-left font-medium">
                {name}
              </th>
              {shares.map((share, index) => (
                <td key={series[index]} role="cell" className={`mt-1 grid items-center gap-x-3 ${alone ? 'grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-[minmax(0,5.5rem)_minmax(0,1fr)_auto]'}`}>
                  {!alone && (
                    <span aria-hidden="true" className="text-sm text-ink-soft">
                      {series[index]}
                    </span>
                  )}
                  <Bar percent={share} second={index > 0} />
                  <span className="min-w-[3.25rem] text-right digits-aligned">
                    <span className="font-semibold">{share}%</span>
                    {count !== null && <span className="ml-2 inline-block min-w-11 text-sm text-ink-soft">{count}</span>}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function Bar({ percent, second }: { percent: number; second: boolean }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full">
      <rect width="100" height="1" className="fill-sand" />
      <rect width={percent} height="1" className={second ? 'fill-amber' : 'fill-pine'} />
    </svg>
  )
}

/** Each row is a line of years: the part that can be approved, the part that may file, and one person on it. */
export function QueueFigure({ caption, years, legend, rows }: Queue) {
  return (
    <figure className="font-sans text-[0.9375rem] leading-normal print:text-[10pt]">
      <figcaption className="break-after-avoid pb-2.5 font-semibold text-balance">
        <RichText text={caption} />
      </figcaption>
      {rows.map((row) => (
        <QueueLine key={row.name} row={row} years={years} />
      ))}
      <Legend legend={legend} />
    </figure>
  )
}

function QueueLine({ row, years: [from, to] }: { row: QueueRow; years: readonly [number, number] }) {
  const start = Date.UTC(from, 0)
  const at = (date: string) => ((Date.parse(date) - start) / (Date.UTC(to, 0) - start)) * 100
  const [approved, filing, person] = [at(row.finalAction), at(row.filing), at(row.priority)]
  const anchor = person > 80 ? 'end' : person < 20 ? 'start' : 'middle'
  const ticks = Array.from({ length: Math.floor((to - from) / 4) + 1 }, (_, index) => from + index * 4)
  return (
    <div className="break-inside-avoid border-t border-line pt-2.5 pb-1">
      <p className="font-medium">{row.name}</p>
      <svg
        role="img"
        aria-label={`${row.name}: final action ${formatDate(row.finalAction)}, filing ${formatDate(row.filing)}. ${row.person}, ${formatDate(row.priority)}: ${row.reading}.`}
        className="mt-1 block h-16 w-full overflow-visible"
      >
        <text x={`${person}%`} y="11" textAnchor={anchor} className="fill-ink text-[0.8125rem] font-semibold">
          {row.person}: {row.reading}
        </text>
        <rect x="0" y="22" width="100%" height="12" className="fill-sand" />
        <rect x="0" y="22" width={`${filing}%`} height="12" className="fill-pine/30" />
        <rect x="0" y="22" width={`${approved}%`} height="12" className="fill-pine" />
        <circle cx={`${person}%`} cy="28" r="6.5" className="fill-amber stroke-paper" strokeWidth="2.5" />
        {ticks.map((year) => (
          <text key={year} x={`${at(`${year}-01-01`)}%`} y="52" textAnchor={year === from ? 'start' : 'middle'} className="fill-ink-soft text-xs">
            {year}
          </text>
        ))}
      </svg>
    </div>
  )
}

function Legend({ legend }: { legend: QueueLegend }) {
  const entries = [
    ['fill-pine', legend.approved],
    ['fill-pine/30', legend.mayFile],
    ['fill-sand stroke-line', legend.waits],
    ['fill-amber', legend.person],
  ] as const
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-2.5 text-sm text-ink-soft">
      {entries.map(([look, label]) => (
        <span key={label} className="flex items-center gap-2">
          {/* Drawn and not colored behind, so that it is printed too. */}
          <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0">
            <rect width="12" height="12" rx={look === 'fill-amber' ? 6 : 0} className={look} />
          </svg>
          {label}
        </span>
      ))}
    </div>
  )
}
