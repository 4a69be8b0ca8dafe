import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { isMadeDocument, packagePaths, planPackage } from '../../domain/documents/package-plan.ts'
import { assembleInProcess, packageMaker } from './package-maker.ts'

const planned = planPackage({
  professions: ['softwareEngineer'],
  employmentTypes: ['employee'],
  addons: { aos: false, forms9089750: false, consultation: false },
})
if (planned.kind !== 'planned') throw new Error('refused')
const { plan } = planned

test('the catalogue holds every document of a package, and its process makes the whole archive', async () => {
  const maker = packageMaker()
  expect(await maker.editions(plan)).toHaveLength(plan.items.filter(({ documentId }) => !isMadeDocument(documentId)).length)
  const bytes = await maker.make(plan, { orderReference: 'PW-TEST', preparedOn: '2026-11-21' })
  expect(Object.keys(unzipSync(bytes))).toEqual(packagePaths(plan))
})

test('a fault in the process is the fault of the call', async () => {
  const broken = { ...plan, items: plan.items.map((item) => ({ ...item, documentId: item.documentId === 'instructions' ? 'no-such' : item.documentId })) }
  await expect(packageMaker().make(broken, { orderReference: 'PW-TEST', preparedOn: '2026-11-21' })).rejects.toThrow('no-such')
})

test('the largest package is made in less than 512 MB, whatever the size of the process that asks for it', async () => {
  const large = Buffer.alloc(600 * 1024 * 1024, 1)
  const largest = planPackage({
    professions: ['softwareEngineer', 'techEntrepreneur'],
    employmentTypes: ['entrepreneur', 'consultant'],
    addons: { aos: true, forms9089750: true, consultation: false },
  })
  if (largest.kind !== 'planned') throw new Error('refused')
  const made = await assembleInProcess({ plan: largest.plan, facts: { orderReference: 'PW-TEST', preparedOn: '2026-11-21' } })
  expect(Object.keys(unzipSync(made.bytes))).toEqual(packagePaths(largest.plan))
  expect(made.peakMemoryMb).toBeLessThan(512)
  expect(large).toHaveLength(600 * 1024 * 1024)
})
