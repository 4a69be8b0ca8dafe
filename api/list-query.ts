/** How a call that lists reads its filters and which page is asked for. */
import type { Context } from 'hono'
import { z } from 'zod'
import { DAY_MS } from '../domain/calendar-day.ts'
import { readPageKey, type PageAsk, type PageIds } from '../usecases/paging.ts'
import { fieldMessages, refuse } from './answers.ts'

/** Rows of one page. */
const PAGE_ROWS = 25

/** A filter that is named in the address and empty does not narrow: forms send it so. */
export const orAll = <T extends z.ZodType>(schema: T) => z.union([z.literal('').transform(() => undefined), schema]).optional()

/** What an address or reference begins with. */
export const searchText = z.string().trim().max(254).default('')

/** A day as YYYY-MM-DD; its first instant in UTC. The database reads no day before the year 1, and none after the year 9999. */
const day = z.iso
  .date()
  .refine((text) => text >= '0001-01-01' && text < '9999-12-31')
  .transform((text) => new Date(text))

/** `from` and `to` are days of the list, both included. */
export const daysQuery = { from: orAll(day), to: orAll(day) }

export function dayRange({ from, to }: { from?: Date | undefined; to?: Date | undefined }) {
  return { from, until: to === undefined ? undefined : new Date(to.getTime() + DAY_MS) }
}

const pageKey = (ids: PageIds) =>
  z
    .string()
    .max(300)
    .transform((text) => readPageKey(text, ids))
    .refine((key) => key !== null, 'This page is not known')
    .optional()

type Read<T> = { ok: true; filter: T; ask: PageAsk } | { ok: false; response: Response }

/** The filters of the address and the page it asks for (`after` or `before` a row), or the 422 to answer. */
export function readListQuery<S extends z.ZodRawShape>(c: Context, filters: S, ids: PageIds = 'uuid'): Read<z.infer<z.ZodObject<S>>> {
  const query = c.req.query()
  const filter = z.object(filters).safeParse(query)
  const page = z.object({ after: pageKey(ids), before: pageKey(ids) }).safeParse(query)
  if (filter.success && page.success) {
    const { after, before } = page.data
    return { ok: true, filter: filter.data, ask: { limit: PAGE_ROWS, after: after ?? undefined, before: before ?? undefined } }
  }
  const issues = [filter, page].flatMap(({ error }) => error?.issues ?? [])
  return { ok: false, response: refuse(c, 422, { kind: 'invalid', message: 'The filter is not understood.', fields: fieldMessages(issues) }) }
}
