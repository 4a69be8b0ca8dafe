/** The built-in samples of the endeavor generator, in the order of its dropdown. */
import type { SampleId } from '../../domain/endeavor/endeavor-form.ts'
import type { Sample } from '../../domain/endeavor/sample.ts'
import { dataScienceAnalytics } from './data-science-analytics.ts'
import { evControlsSafety } from './ev-controls-safety.ts'
import { investmentBanking } from './investment-banking.ts'
import { itConsulting } from './it-consulting.ts'
import { obgyn } from './obgyn.ts'
import { operationsSupplyChains } from './operations-supply-chains.ts'
import { productManagement } from './product-management.ts'
import { projectManagement } from './project-management.ts'
import { semiconductorElectronics } from './semiconductor-electronics.ts'
import { softwareEngineering } from './software-engineering.ts'

export const allSamples: readonly Sample[] = [
  softwareEngineering,
  dataScienceAnalytics,
  itConsulting,
  semiconductorElectronics,
  evControlsSafety,
  productManagement,
  projectManagement,
  operationsSupplyChains,
  investmentBanking,
  obgyn,
]

export function findSample(id: SampleId): Sample | null {
  return allSamples.find((sample) => sample.id === id) ?? null
}
