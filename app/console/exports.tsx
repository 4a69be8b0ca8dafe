import { actorWords } from './code-words.ts'
import { Badge, formatMinute, ROW } from './console-parts.tsx'
import { PagedList } from './paged-list.tsx'

/** Who took which list out of the product. */
export function Exports() {
  return (
    <>
      <h1 className="text-title">Saved files</h1>
      <p className="mt-1 mb-5 text-ink-soft">Every CSV file that an operator saved. Searched addresses are not kept here.</p>
      <PagedList call="GET /api/console/exports" label="Saved files" empty="No list was saved yet.">
        {({ id, at, actor, list, filters, rows }) => (
          <li key={id} className={`flex flex-wrap items-center justify-between gap-3 ${ROW}`}>
            <span className="min-w-0 flex-1 basis-64">
              <span className="block font-semibold wrap-anywhere">{actorWords(actor)}</span>
              <span className="block text-sm wrap-anywhere text-ink-soft">
                {formatMinute(at)} · {list}
                {Object.entries(filters).map(([name, value]) => ` · ${name} ${value}`)}
              </span>
            </span>
            {rows === null ? <Badge tone="warn">Broken off</Badge> : <span className="digits-aligned">{rows.toLocaleString('en-US')} rows</span>}
          </li>
        )}
      </PagedList>
    </>
  )
}
