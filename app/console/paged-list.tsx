import { useEffect, useId, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useSearchParams } from '../ui/use-search-params.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Rows } from './console-parts.tsx'
import { useLoaded } from './use-loaded.ts'
import type { CallName, Calls } from '../../api/contract.ts'
import type { AnswerOf, Sent } from '../ui/ask.ts'

/** A call that lists; the keys of its answer lead to the neighbouring pages. */
export type ListCall = { [K in CallName]: Calls[K]['answer'] extends { rows: unknown[]; before: string | null; after: string | null } ? K : never }[CallName]
export type RowOf<K extends ListCall> = AnswerOf<K>['rows'][number]

/** What the address says of a filter; empty where it says nothing. */
export type FilterValue = (name: string) => string

const PAGE_KEYS = ['before', 'after']

type Props<K extends ListCall> = {
  /** The filters and the page in the address bar are passed on to it as they are. */
  call: K
  label: string
  empty: string
  /** How the two directions are called. */
  words?: { before: string; after: string }
  /** Above the rows, from the whole answer. `again` loads the page anew. */
  head?: ((page: AnswerOf<K>, again: () => void) => ReactNode) | undefined
  /** One row as a list item; `again` loads the page anew after something was done to it. */
  children: (row: RowOf<K>, again: () => void) => ReactNode
}

const NEWER_OLDER = { before: 'Newer', after: 'Older' }

/**
 * A list that is paged by key. While the next page loads the last one stays, so that nothing jumps and the pressed link
 * keeps the focus; the number of rows is announced when they are there.
 */
export function PagedList<K extends ListCall>({ call, label, empty, words = NEWER_OLDER, head, children }: Props<K>) {
  const params = useSearchParams()
  const query = params.toString()
  const { loaded, kept: page, again } = useLoaded(call, { query } as Sent<K>)
  const list = useFocusKept(page)
  if (loaded.kind === 'failed') return <LoadFailed message={loaded.message} again={again} />
  if (page === null) {
    return (
      <p role="status" className="py-8 text-ink-soft">
        Loading…
      </p>
    )
  }
  const busy = loaded.kind === 'loading'
  const paged = PAGE_KEYS.some((key) => params.has(key))
  const addressOf = (key: string | null, value: string | null) => {
    const next = new URLSearchParams(params)
    for (const known of PAGE_KEYS) next.delete(known)
    if (key !== null && value !== null) next.set(key, value)
    return `?${next}`
  }
  return (
    <>
      {head?.(page, again)}
      <p role="status" className="sr-only">
        {busy ? 'Loading' : `${label}: ${page.rows.length} shown`}
      </p>
      <div ref={list} tabIndex={-1} aria-busy={busy} className={busy ? 'opacity-60' : undefined}>
        <Rows label={label} empty={paged ? 'There is nothing on this page any more.' : empty}>
          {page.rows.map((row) => children(row, again))}
        </Rows>
      </div>
      {page.before === null && page.after === null && !paged ? null : (
        <nav aria-label="Pages" className="mt-5 flex flex-wrap justify-between gap-3">
          <span className="flex gap-3">
            <PageLink to={page.before === null ? null : addressOf('before', page.before)} rel="prev">
              ← {words.before}
            </PageLink>
            {paged && page.before !== null ? <PageLink to={addressOf(null, null)}>First page</PageLink> : null}
          </span>
          <PageLink to={page.after === null ? null : addressOf('after', page.after)} rel="next">
            {words.after} →
          </PageLink>
        </nav>
      )}
    </>
  )
}

/** Where the row that had the focus is gone after something was done to it, the list has the focus and not the whole page. */
function useFocusKept(page: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const inside = useRef(false)
  useEffect(() => {
    const watch = ({ target }: FocusEvent) => {
      inside.current = list.current !== null && target instanceof Node && list.current.contains(target)
    }
    document.addEventListener('focusin', watch)
    return () => document.removeEventListener('focusin', watch)
  }, [])
  // Before anybody sees the list without that row.
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [page])
  return list
}

/** Stays in its place where there is no such page, so that the other one does not move under the pointer. */
function PageLink({ to, rel, children }: { to: string | null; rel?: string; children: ReactNode }) {
  if (to === null) {
    return (
      <span aria-hidden="true" className="button button-secondary invisible">
        {children}
      </span>
    )
  }
  return (
    <a href={to} rel={rel} className="button button-secondary">
      {children}
    </a>
  )
}

/**
 * The filters of a list; on a phone those of `more` are folded away until they are asked for or in use. Each field's name is that of the address; what is empty leaves it. They apply with Enter or the
 * button, and the list begins at its first page.
 */
export function ListFilters({ label, children, more }: { label: string; children: (value: FilterValue) => ReactNode; more?: (value: FilterValue) => ReactNode }) {
  const params = useSearchParams()
  const filters = new URLSearchParams(params)
  for (const key of PAGE_KEYS) filters.delete(key)
  const value = (name: string) => params.get(name) ?? ''
  const moreId = useId()
  const [open, setOpen] = useState([...filters.keys()].some((name) => name !== 'search'))
  function apply(form: HTMLFormElement) {
    const next = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value.trim() !== '') next.set(name, value.trim())
    location.assign(`?${next}`)
  }
  return (
    <form
      role="search"
      aria-label={label}
      // Filters that come with an address, as with Back, are shown as they are.
      key={filters.toString()}
      className="mt-5 mb-5 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      {children(value)}
      {more === undefined ? null : (
        <span id={moreId} className={open ? 'contents' : 'hidden sm:contents'}>
          {more(value)}
        </span>
      )}
      <span className="col-span-2 flex gap-3">
        <button type="submit" className="button button-secondary">
          Show
        </button>
        {filters.size === 0 ? null : (
          <a href="?" className="button button-quiet">
            Clear
          </a>
        )}
        {more === undefined ? null : (
          <button type="button" className="button button-quiet ml-auto sm:hidden" aria-expanded={open} aria-controls={moreId} onClick={() => setOpen(!open)}>
            {open ? 'Fewer filters' : 'More filters'}
          </button>
        )}
      </span>
    </form>
  )
}

type FieldProps = { name: string; label: string; value: string; className?: string }

export function FilterText({
  name,
  label,
  value,
  type = 'search',
  className = type === 'date' ? 'min-w-0 sm:basis-40' : 'col-span-2 min-w-0 sm:flex-1 sm:basis-64',
}: FieldProps & { type?: 'search' | 'date' }) {
  return (
    <label className={className}>
      <span className="block text-sm text-ink-soft">{label}</span>
      <input name={name} type={type} className="field" defaultValue={value} autoComplete="off" />
    </label>
  )
}

export function FilterChoice({ name, label, value, options, className = 'min-w-0 sm:basis-44' }: FieldProps & { options: readonly (readonly [value: string, label: string])[] }) {
  return (
    <label className={className}>
      <span className="block text-sm text-ink-soft">{label}</span>
      <select name={name} className="field" defaultValue={value}>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
