/** The built-in samples of the endeavor generator, in the order of its dropdown. */
import type { SampleId } from '../../domain/endeavor/endeavor-form.ts'
import type { Sample } from '../../domain/endeavor/sample.ts'
import { investmentBanking } from './investment-banking.ts'
import { obgyn } from './obgyn.ts'
import { softwareEngineering } from './software-engineering.ts'

export const allSamples: readonly Sample[] = [softwareEngineering, investmentBanking, obgyn]

export function findSample(id: SampleId): Sample | null {
  return allSamples.find((sample) => sample.id === id) ?? null
}
