import { closeDocuments, renderDocument } from '../adapters/documents/render-document.ts'
import { renderDocx } from '../adapters/documents/render-docx.ts'
import { renderPdf } from '../adapters/documents/render-pdf.ts'
import { assembleInProcess } from '../adapters/documents/package-maker.ts'
import type { MadePackage } from '../adapters/documents/package-maker.ts'
import { findDocument } from '../content/documents/catalogue.ts'
import { planPackage } from '../domain/documents/package-plan.ts'
import { machineLine, ms, percentile } from './measure.ts'

const RUNS = 5

async function timed(work: () => Promise<unknown>): Promise<{ wall: number; cpu: number }> {
  const cpu = process.cpuUsage()
  const start = performance.now()
  await work()
  const used = process.cpuUsage(cpu)
  return { wall: performance.now() - start, cpu: (used.user + used.system) / 1000 }
}

async function row(name: string, work: () => Promise<unknown>): Promise<void> {
  const first = await timed(work)
  const runs: { wall: number; cpu: number }[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await timed(work))
  const median = (of: 'wall' | 'cpu') =>
    percentile(
      runs.map((run) => run[of]),
      0.5,
    )
  console.log(`  ${name}: first ${ms(first.wall)}, then median ${ms(median('wall'))} (processor ${ms(median('cpu'))})`)
}

const petition = await findDocument('ai-petition-sample')
if (petition === null) throw new Error('the sample petition is missing')
const planned = planPackage({ professions: ['softwareEngineer', 'dataScientist'], employmentTypes: ['employee', 'consultant'], addons: { aos: true, forms9089750: true, consultation: false } })
if (planned.kind !== 'planned') throw new Error('the package is not planned')

console.log(`\nDocuments, ${RUNS} runs each after the first (${machineLine()})`)
await row('sample petition of 30 pages, PDF', () => renderPdf(petition))
await row('sample petition of 30 pages, Word', () => renderDocx(petition))
await row('sample petition of 30 pages, both', () => renderDocument(petition))

const packages: MadePackage[] = []
for (let run = 0; run < RUNS; run += 1) {
  packages.push(await assembleInProcess({ plan: planned.plan, facts: { orderReference: 'PW-BENCH', preparedOn: '2026-11-21' } }))
}
const median = (of: 'peakMemoryMb' | 'processorMs') =>
  percentile(
    packages.map((made) => made[of]),
    0.5,
  )
const size = (packages[0]?.bytes.length ?? 0) / 2 ** 20
console.log(
  `  package for two professions and all add-ons, ${planned.plan.items.length} documents, ${size.toFixed(1)} MB, in a process of its own: processor ${ms(median('processorMs'))} with its start, peak memory ${Math.round(median('peakMemoryMb'))} MB\n`,
)
await closeDocuments()
