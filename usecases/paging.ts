/** Lists that are read page by page, by the key of a row: a page costs the same however deep it lies. */

/** Where a page begins: the instant a list is ordered by, and the id that settles equal instants. */
export type PageKey = { at: Date; id: string }

/** The first page, the one after a row, or the one before it, in the list's own order. */
export type PageAsk = { limit: number; after?: PageKey | undefined; before?: PageKey | undefined }

/** `before` and `after` are the keys of the neighbouring pages, null where there is none. */
export type Page<T> = { rows: T[]; before: string | null; after: string | null }

export function writePageKey({ at, id }: PageKey): string {
  return `${at.getTime()}_${id}`
}

const IDS = { uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, name: /^[\w.:-]{1,255}$/, number: /^\d{1,15}$/ }
export type PageIds = keyof typeof IDS

/** Null for anything that `writePageKey` did not make of a row with such an id. */
export function readPageKey(text: string, ids: PageIds): PageKey | null {
  const [, at = '', id = ''] = /^(\d{1,15})_(.+)$/.exec(text) ?? []
  return at !== '' && IDS[ids].test(id) ? { at: new Date(Number(at)), id } : null
}

export function mapPage<T, U>(page: Page<T>, change: (row: T) => U): Page<U> {
  return { ...page, rows: page.rows.map(change) }
}

/** Every row of a list, read a page at a time: `read` answers the rows behind the last one that it gave. */
export async function* eachOfPages<Row>(read: (after: Row | undefined) => Promise<Row[]>, size: number): AsyncGenerator<Row, void> {
  for (let after: Row | undefined; ;) {
    const rows = await read(after)
    yield* rows
    after = rows.at(-1)
    if (rows.length < size || after === undefined) return
  }
}
