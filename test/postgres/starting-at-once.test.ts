import { expect, inject, test } from 'vitest'
import { MAIN_CODES_PER_PRODUCT, SECONDARY_CODES_PER_PRODUCT } from '../../domain/pricing/promo-codes.ts'
import { seedPromoCodes } from '../../server/promo-code-seed.ts'
import { openPostgres } from '../../adapters/db/open-database.ts'
import { createTestProduct } from '../harness.ts'
import { freshDatabase } from './fresh-database.ts'

const CODES = 3 * (MAIN_CODES_PER_PRODUCT + SECONDARY_CODES_PER_PRODUCT)

test('six processes that start on an empty database make its tables once and agree on one set of codes', async () => {
  const databaseUrl = await freshDatabase(inject('postgres')!, { empty: true })
  const products = await Promise.all(Array.from({ length: 6 }, async () => createTestProduct({ open: await openPostgres(databaseUrl, 'adapters/db/migrations') })))
  try {
    await Promise.all(products.map((product) => product.startJobs()))
    const codes = await products[0]!.services.database.stores.promoCodes.all()
    expect(codes).toHaveLength(CODES)
    expect(products.flatMap(({ faults }) => faults)).toEqual([])
  } finally {
    await Promise.all(products.map((product) => product.close()))
  }
})

test('codes that six processes make at the same moment are made once', async () => {
  const databaseUrl = await freshDatabase(inject('postgres')!)
  const product = await createTestProduct({ open: await openPostgres(databaseUrl, 'adapters/db/migrations') })
  try {
    await Promise.all(Array.from({ length: 6 }, () => seedPromoCodes(product.services.database, { id: () => crypto.randomUUID() }, new Date())))
    expect(await product.services.database.stores.promoCodes.all()).toHaveLength(CODES)
  } finally {
    await product.close()
  }
})
