/** The built-in samples of the endeavor generator, in the order of its dropdown. */
import type { SampleId } from '../../domain/endeavor/endeavor-form.ts'
import type { Sample } from '../../domain/endeavor/sample.ts'
import { dataScienceAnalytics } from './data-science-analytics.ts'
import { entrepreneurAccounting } from './entrepreneur-accounting.ts'
import { entrepreneurAiMarketplace } from './entrepreneur-ai-marketplace.ts'
import { entrepreneurHealthcareStaffing } from './entrepreneur-healthcare-staffing.ts'
import { entrepreneurRealEstateMarketing } from './entrepreneur-real-estate-marketing.ts'
import { evControlsSafety } from './ev-controls-safety.ts'
import { financialCompliance } from './financial-compliance.ts'
import { hrRecruiting } from './hr-recruiting.ts'
import { investmentBanking } from './investment-banking.ts'
import { itConsulting } from './it-consulting.ts'
import { nurse } from './nurse.ts'
import { obgyn } from './obgyn.ts'
import { operationsSupplyChains } from './operations-supply-chains.ts'
import { procurement } from './procurement.ts'
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
  procurement,
  investmentBanking,
  financialCompliance,
  obgyn,
  nurse,
  entrepreneurAiMarketplace,
  entrepreneurHealthcareStaffing,
  entrepreneurRealEstateMarketing,
  entrepreneurAccounting,
  hrRecruiting,
]

export function findSample(id: SampleId): Sample | null {
  return allSamples.find((sample) => sample.id === id) ?? null
}
