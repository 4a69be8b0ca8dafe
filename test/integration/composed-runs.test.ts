import { expect, test } from 'vitest'
import { composedRuns, mostShared } from '../../adapters/signing/composed-runs.ts'
import type { ComposedRunStore } from '../../usecases/ports.ts'
import { petitioners } from '../endeavor-petitioners.ts'
import { DAY_MS } from '../../domain/calendar-day.ts'
import { COMPOSED_RUN_DAYS } from '../../domain/retention/retention-rules.ts'
import { deleteExpired } from '../../usecases/delete-expired.ts'
import { createTestProduct, NO_PROMOTION } from '../harness.ts'

const [one, other] = petitioners
const words = (from: number) => Array.from({ length: 400 }, (_, at) => `word${from + at}`).join(' ')
const options = (from: number) => [{ title: 'A title', text: words(from) }]

test('likeness is told by keyed hashes, for others and for the person alike', async () => {
  const product = await createTestProduct()
  const kept: string[] = []
  const { composedRuns: store } = product.services.database.stores
  const watched: ComposedRunStore = { ...store, remember: (runs, person, at) => (kept.push(...runs, person), store.remember(runs, person, at)) }
  const runs = composedRuns('a secret of this installation', watched, { now: () => 0 })
  const first = { facts: one!.facts, form: one!.form }
  const second = { facts: other!.facts, form: other!.form }

  expect(await runs.compare(first, options(0))).toEqual({ own: false, shared: 0 })
  await runs.remember(first, options(0))
  expect(await runs.compare(first, options(0))).toEqual({ own: true, shared: 0 })
  expect(await runs.compare(second, options(0))).toEqual({ own: false, shared: 1 })
  expect(await runs.compare(second, options(5_000))).toEqual({ own: false, shared: 0 })
  const half = (await runs.compare(second, options(200))).shared
  expect(half).toBeGreaterThan(0.2)
  expect(half).toBeLessThan(0.8)

  expect(kept.length).toBeGreaterThan(20)
  for (const hash of kept) expect(hash).toMatch(/^[\w-]{16,22}$/)
  const elsewhere = composedRuns('another secret', store, { now: () => 0 })
  expect(await elsewhere.compare(second, options(0))).toEqual({ own: false, shared: 0 })
  await product.close()
})

test('what was composed for somebody is forgotten after its term', async () => {
  const product = await createTestProduct()
  try {
    product.clock.set(NO_PROMOTION)
    const { composedRuns: store } = product.services.database.stores
    await store.remember(['old'], 'somebody', new Date(NO_PROMOTION - COMPOSED_RUN_DAYS * DAY_MS - 1))
    await store.remember(['young'], 'somebody', new Date(NO_PROMOTION - COMPOSED_RUN_DAYS * DAY_MS))
    await deleteExpired(product.services)
    expect(await store.countByPerson(['old', 'young'])).toEqual([{ person: 'somebody', count: 1 }])
  } finally {
    await product.close()
  }
})

test('as many people as there are may share a run', () => {
  const counts = Array.from({ length: 300_000 }, (_, at) => ({ person: `p${at}`, count: at % 7 }))
  expect(mostShared([...counts, { person: 'own', count: 9 }], 'own')).toBe(6)
})
