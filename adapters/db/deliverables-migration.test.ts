/** What becomes of the orders of an installation that knew no deliverables. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fulfillmentOf, nearestPromise } from '../../domain/orders/deliverables.ts'
import type { Connection } from './connection.ts'
import { deliverableStore } from './deliverable-store.ts'

const MIGRATIONS = 'adapters/db/migrations'
const folder = mkdtempSync(join(tmpdir(), 'prongwise-migration-'))
let pglite: PGlite
let stores: ReturnType<typeof deliverableStore>

type Event = [to: string, day: number, actor: string]
type Old = { product: string; items: string[]; state: string; events: Event[]; due?: number; paused?: string; packageOn?: number }

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T12:00:00Z`
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const OPERATOR = 'operator:a@mail.com'

const OLD = {
  'package and consultation': {
    product: 'niw-diy',
    items: ['StarterKit', 'Consultation'],
    state: 'delivered',
    events: [
      ['paid', 2, 'payment'],
      ['delivered', 3, 'delivery'],
    ],
    packageOn: 3,
  },
  'package alone': {
    product: 'niw-diy',
    items: ['StarterKit'],
    state: 'delivered',
    events: [
      ['paid', 2, 'payment'],
      ['delivered', 3, 'delivery'],
    ],
    packageOn: 3,
  },
  'package marked by hand': {
    product: 'niw-diy',
    items: ['StarterKit', 'Consultation'],
    state: 'delivered',
    events: [
      ['paid', 2, 'payment'],
      ['delivered', 4, OPERATOR],
    ],
  },
  'package held': { product: 'niw-diy', items: ['StarterKit'], state: 'paid', events: [['paid', 2, 'payment']], due: 3 },
  'waits for its form': { product: 'selfpetition-ai', items: ['SelfpetitionAi'], state: 'paid', events: [['paid', 2, 'payment']], paused: 'We are waiting for your input form' },
  'in work': {
    product: 'selfpetition-ai',
    items: ['SelfpetitionAi', 'ReferenceLetter2', 'BusinessPlan'],
    state: 'in_production',
    events: [
      ['paid', 2, 'payment'],
      ['in_production', 3, 'customer'],
    ],
    due: 5,
  },
  'draft marked by hand': {
    product: 'selfpetition-ai',
    items: ['SelfpetitionAi', 'Consultation'],
    state: 'first_draft_sent',
    events: [
      ['paid', 2, 'payment'],
      ['in_production', 3, 'customer'],
      ['first_draft_sent', 4, OPERATOR],
    ],
  },
  'in work after its draft': {
    product: 'rfe-response',
    items: ['Prong1'],
    state: 'in_production',
    events: [
      ['paid', 2, 'payment'],
      ['first_draft_sent', 4, OPERATOR],
      ['in_production', 5, OPERATOR],
    ],
  },
  'marked as delivered': {
    product: 'rfe-response',
    items: ['Prong1', 'ReferenceLetter1', 'Consultation'],
    state: 'delivered',
    events: [
      ['paid', 2, 'payment'],
      ['first_draft_sent', 4, OPERATOR],
      ['delivered', 6, OPERATOR],
    ],
  },
  withdrawn: {
    product: 'selfpetition-ai',
    items: ['SelfpetitionAi'],
    state: 'withdrawn',
    events: [
      ['paid', 2, 'payment'],
      ['first_draft_sent', 4, OPERATOR],
      ['withdrawn', 5, 'customer'],
    ],
  },
  'paid back': {
    product: 'selfpetition-ai',
    items: ['SelfpetitionAi'],
    state: 'refunded',
    events: [
      ['paid', 2, 'payment'],
      ['refunded', 3, 'payment'],
    ],
  },
  'disputed in work': {
    product: 'selfpetition-ai',
    items: ['SelfpetitionAi'],
    state: 'disputed',
    events: [
      ['paid', 2, 'payment'],
      ['in_production', 3, 'customer'],
      ['disputed', 4, 'payment'],
    ],
    due: 5,
  },
} satisfies Record<string, Old>
const NAMES = Object.keys(OLD) as (keyof typeof OLD)[]
const orderOf = (name: keyof typeof OLD) => idOf(NAMES.indexOf(name) + 1)

beforeAll(async () => {
  cpSync(MIGRATIONS, folder, { recursive: true })
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] }
  const before = journal.entries.findIndex(({ tag }) => tag.endsWith('_deliverables'))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: journal.entries.slice(0, before) }))
  pglite = await PGlite.create()
  const connection = drizzle(pglite)
  await migrate(connection, { migrationsFolder: folder })
  for (const [index, name] of NAMES.entries()) {
    const old: Old = OLD[name]
    await pglite.query(
      `insert into orders (id, reference, product, state, email, selections, lines, link_key, list_cents, discount_cents, total_cents, paid_cents, created_at, updated_at, paid_at, due_at, paused_reason, paused_at)
       values ($1, $2, $3, $4, 'a@mail.com', '{}', $5, 'x', 1, 0, 1, 1, $6, $6, $7, $8, $9, $10)`,
      [
        orderOf(name),
        `PW-${index}`,
        old.product,
        old.state,
        JSON.stringify(old.items.map((item) => ({ item, label: item, cents: 1 }))),
        day(1),
        day(2),
        old.due === undefined ? null : day(old.due),
        old.paused ?? null,
        old.paused === undefined ? null : day(2),
      ],
    )
    let from = 'placed'
    for (const [to, on, actor] of old.events) {
      await pglite.query(`insert into order_events (order_id, at, from_state, to_state, actor, cause) values ($1, $2, $3, $4, $5, 'x')`, [orderOf(name), day(on), from, to, actor])
      from = to
    }
    if (old.packageOn !== undefined) {
      await pglite.query(
        `insert into files (id, owner_kind, owner_id, role, name, media_type, bytes, sha256, storage_key, created_at) values ($1, 'package', $2, 'package:2026-01-01', 'p.zip', 'application/zip', 1, 'x', 'key', $3)`,
        [idOf(900 + index), orderOf(name), day(old.packageOn)],
      )
    }
  }
  await pglite.query(
    `insert into orders (id, reference, product, state, email, selections, lines, link_key, list_cents, discount_cents, total_cents, created_at, updated_at) values ($1, 'PW-UNPAID', 'niw-diy', 'placed', 'a@mail.com', '{}', '[]', 'x', 1, 0, 1, $2, $2)`,
    [idOf(800), day(1)],
  )
  await migrate(connection, { migrationsFolder: MIGRATIONS })
  stores = deliverableStore(connection as unknown as Connection)
}, 120_000)
afterAll(async () => {
  await pglite.close()
  rmSync(folder, { recursive: true, force: true })
})

const statesOf = async (name: keyof typeof OLD) => (await stores.ofOrder(orderOf(name))).map(({ kind, state }) => `${kind}: ${state}`)
const howOf = async (name: keyof typeof OLD) => (await stores.deliveries(orderOf(name))).map(({ how, actor, at }) => [how, actor, at.toISOString()])
const rowOf = async (name: keyof typeof OLD) =>
  (
    await pglite.query<{ state: string; due_at: Date | null; paused_reason: string | null; paused_at: Date | null }>(`select state, due_at, paused_reason, paused_at from orders where id = $1`, [
      orderOf(name),
    ])
  ).rows[0]!

test.each([
  ['package alone', ['package: delivered'], [['made', 'delivery']]],
  ['package and consultation', ['package: delivered', 'consultation: waiting'], [['made', 'delivery']]],
  [
    'package marked by hand',
    ['package: delivered', 'consultation: delivered'],
    [
      ['marked', OPERATOR],
      ['marked', OPERATOR],
    ],
  ],
  ['package held', ['package: in-work'], []],
  ['waits for its form', ['first-draft: waiting', 'full-petition: planned', 'reference-letter: planned'], []],
  ['in work', ['first-draft: in-work', 'full-petition: planned', 'reference-letter: planned', 'reference-letter: planned', 'reference-letter: planned', 'plan-review: waiting'], []],
  ['draft marked by hand', ['first-draft: delivered', 'full-petition: waiting', 'reference-letter: planned', 'consultation: waiting'], [['marked', OPERATOR]]],
  ['in work after its draft', ['first-draft: accepted', 'rfe-answer: in-work'], [['marked', OPERATOR]]],
  ['marked as delivered', ['first-draft: accepted', 'rfe-answer: delivered', 'reference-letter: delivered', 'consultation: delivered'], Array.from({ length: 4 }, () => ['marked', OPERATOR])],
  ['withdrawn', ['first-draft: delivered', 'full-petition: ended', 'reference-letter: ended'], [['marked', OPERATOR]]],
  ['paid back', ['first-draft: ended', 'full-petition: ended', 'reference-letter: ended'], []],
  ['disputed in work', ['first-draft: in-work', 'full-petition: planned', 'reference-letter: planned'], []],
] as [keyof typeof OLD, string[], string[][]][])('an order that is "%s" owes what it owed, and says how it was delivered', async (name, states, hows) => {
  expect(await statesOf(name)).toEqual(states)
  expect((await howOf(name)).map(([how, actor]) => [how, actor])).toEqual(hows)
})

test('the state and the promise of every order in work follow from what it owes', async () => {
  for (const name of NAMES) {
    const row = await rowOf(name)
    if (['withdrawn', 'refunded', 'disputed'].includes(row.state)) continue
    const list = await stores.ofOrder(orderOf(name))
    expect(row.state, name).toBe(fulfillmentOf(list))
    expect({ dueAt: row.due_at, pausedReason: row.paused_reason, pausedAt: row.paused_at }, name).toEqual(nearestPromise(list))
  }
})

test('the history is kept, and says what nothing was sent for', async () => {
  const history = async (name: keyof typeof OLD) =>
    (await pglite.query<{ to_state: string; actor: string; cause: string }>(`select to_state, actor, cause from order_events where order_id = $1 order by id`, [orderOf(name)])).rows
  expect((await history('marked as delivered')).map(({ to_state }) => to_state)).toEqual(['paid', 'first_draft_sent', 'delivered', 'delivered'])
  expect((await history('marked as delivered')).at(-1)).toMatchObject({
    actor: 'update',
    cause: 'marked by operator before deliveries were recorded: first-draft, rfe-answer, reference-letter, consultation',
  })
  expect((await history('package and consultation')).at(-1)).toMatchObject({ to_state: 'in_production', cause: 'the package was delivered; nothing is recorded of the consultation' })
  expect(await history('package alone')).toHaveLength(2)
  expect(await stores.ofOrder(idOf(800))).toEqual([])
})
