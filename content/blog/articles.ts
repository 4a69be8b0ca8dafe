/** Which articles the blog has, in the order a reader meets them. */
import type { Article } from './article.ts'
import { asPrinted } from './typographic-quotes.ts'
import { article as whatAnNiwPetitionTests } from './guides/what-an-niw-petition-tests.ts'
import { article as endeavorOrOccupation } from './guides/endeavor-or-occupation.ts'
import { article as eb2ThresholdTwoDoors } from './guides/eb-2-threshold-two-doors.ts'
import { article as nationalImportanceRoutes } from './guides/national-importance-routes.ts'
import { article as publicPrioritiesAndYourEndeavor } from './guides/public-priorities-and-your-endeavor.ts'
import { article as referenceLettersThatCarryWeight } from './guides/reference-letters-that-carry-weight.ts'
import { article as evidenceListAndExhibits } from './guides/evidence-list-and-exhibits.ts'
import { article as rfeNoticesIn2026 } from './guides/rfe-notices-in-2026.ts'
import { article as afterFilingNothingReScoped } from './guides/after-filing-nothing-re-scoped.ts'
import { article as niwFilingMechanicsAndFees } from './guides/niw-filing-mechanics-and-fees.ts'
import { article as visaBulletinForNiwFilers } from './guides/visa-bulletin-for-niw-filers.ts'
import { article as adjustmentOfStatusAfterPm6020199 } from './guides/adjustment-of-status-after-pm-602-0199.ts'
import { article as usingAiToDraftHonestly } from './guides/using-ai-to-draft-honestly.ts'
import { article as diyOrLawyerWhatEachDoes } from './guides/diy-or-lawyer-what-each-does.ts'
import { article as softwareEngineer } from './professions/how-a-software-engineer-can-frame-an-endeavor.ts'
import { article as bankingProfessional } from './professions/how-a-banking-professional-can-frame-an-endeavor.ts'
import { article as dataScientist } from './professions/how-a-data-scientist-can-frame-an-endeavor.ts'
import { article as productManager } from './professions/how-a-product-manager-can-frame-an-endeavor.ts'
import { article as networkEngineer } from './professions/how-a-network-engineer-can-frame-an-endeavor.ts'
import { article as electroMechanicalEngineer } from './professions/how-an-electro-mechanical-engineer-can-frame-an-endeavor.ts'
import { article as chemicalEngineer } from './professions/how-a-chemical-engineer-can-frame-an-endeavor.ts'
import { article as marketer } from './professions/how-a-marketer-can-frame-an-endeavor.ts'
import { article as hrProfessional } from './professions/how-an-hr-professional-can-frame-an-endeavor.ts'
import { article as scienceTeacher } from './professions/how-a-science-teacher-can-frame-an-endeavor.ts'
import { article as physician } from './professions/how-a-physician-can-frame-an-endeavor.ts'
import { article as pilot } from './professions/how-a-pilot-can-frame-an-endeavor.ts'
import { article as techFounder } from './professions/how-a-tech-founder-can-frame-an-endeavor.ts'

/** Newest first; articles published on the same day stand in reading order, guides before profession illustrations. */
export const ARTICLES: readonly Article[] = [
  whatAnNiwPetitionTests,
  endeavorOrOccupation,
  eb2ThresholdTwoDoors,
  nationalImportanceRoutes,
  publicPrioritiesAndYourEndeavor,
  referenceLettersThatCarryWeight,
  evidenceListAndExhibits,
  rfeNoticesIn2026,
  afterFilingNothingReScoped,
  niwFilingMechanicsAndFees,
  visaBulletinForNiwFilers,
  adjustmentOfStatusAfterPm6020199,
  usingAiToDraftHonestly,
  diyOrLawyerWhatEachDoes,
  softwareEngineer,
  bankingProfessional,
  dataScientist,
  productManager,
  networkEngineer,
  electroMechanicalEngineer,
  chemicalEngineer,
  marketer,
  hrProfessional,
  scienceTeacher,
  physician,
  pilot,
  techFounder,
].map(asPrinted)

/** Null for an unknown slug. */
export function findArticle(slug: string): Article | null {
  return ARTICLES.find((article) => article.slug === slug) ?? null
}
