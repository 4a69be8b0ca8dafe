import { actorWords } from './code-words.ts'
import { formatMinute, ROW } from './console-parts.tsx'
import { PagedList } from './paged-list.tsx'

/** Who changed what in the console. */
export function Actions() {
  return (
    <>
      <h1 className="text-title">Actions</h1>
      <p className="mt-1 mb-5 max-w-2xl text-ink-soft">What operators changed here, and when. Opened files stand on the page of their order or letter, saved lists under Saved files.</p>
      <PagedList call="GET /api/console/actions" label="Actions" empty="Nothing was changed yet.">
        {({ id, at, actor, what }) => (
          <li key={id} className={ROW}>
            <span className="block wrap-anywhere">{what}</span>
            <span className="block text-sm wrap-anywhere text-ink-soft">
              {formatMinute(at)} · {actorWords(actor)}
            </span>
          </li>
        )}
      </PagedList>
    </>
  )
}
