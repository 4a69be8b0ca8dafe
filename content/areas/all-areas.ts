/** The problem areas and public documents the composer works with. */
import { inForceOn, type DraftingKnowledge } from '../../domain/drafting/problem-area.ts'
import { accountingSpecialtyAreas } from './accounting-specialties.ts'
import { alliedHealthAreas } from './allied-health.ts'
import { bankingSpecialtyAreas } from './banking-specialties.ts'
import { businessSpecialtyAreas } from './business-specialties.ts'
import { careSpecialtyAreas } from './care-specialties.ts'
import { caseworkAndLearningAreas } from './casework-and-learning-specialties.ts'
import { classroomSpecialtyAreas } from './classroom-specialties.ts'
import { commerceAreas } from './commerce.ts'
import { computingSpecialtyAreas } from './computing-specialties.ts'
import { computingAreas } from './computing.ts'
import { deliverables, measured } from './deliverables.ts'
import { earthLifeAreas } from './earth-life-sciences.ts'
import { educationAreas } from './education.ts'
import { energyAreas } from './energy.ts'
import { engineeringSpecialtyAreas } from './engineering-specialties.ts'
import { engineeringAreas } from './engineering.ts'
import { financeAreas } from './finance.ts'
import { fitnessCareSpecialtyAreas } from './fitness-care-specialties.ts'
import { furtherAreas } from './further-fields.ts'
import { goodsVehiclesFarmsAreas } from './goods-vehicles-farms-specialties.ts'
import { grounds } from './grounds.ts'
import { healthAreas } from './health.ts'
import { humanScienceAreas } from './human-sciences.ts'
import { infrastructureAreas } from './infrastructure.ts'
import { lawPolicyDesignAreas } from './law-policy-design.ts'
import { marketSpecialtyAreas } from './market-specialties.ts'
import { naturalScienceAreas } from './natural-sciences.ts'
import { officeSalesSpecialtyAreas } from './office-sales-specialties.ts'
import { physicianAreas } from './physicians.ts'
import { placeAreas } from './places.ts'
import { plainProfessionAreas } from './plain-professions.ts'
import { practiceSpecialtyAreas } from './practice-specialties.ts'
import { researchSpecialtyAreas } from './research-specialties.ts'
import { professionSpecialtyAreas } from './profession-specialties.ts'
import { publicPriorities } from './public-priorities.ts'
import { scienceAreas } from './science.ts'
import { serviceProfessionAreas } from './service-professions.ts'
import { specialtyAreas } from './specialties.ts'
import { subfieldAreas } from './subfields.ts'
import { technologyAreas } from './technology.ts'

export const draftingKnowledge: DraftingKnowledge = {
  areas: [
    ...financeAreas,
    ...healthAreas,
    ...educationAreas,
    ...technologyAreas,
    ...engineeringAreas,
    ...infrastructureAreas,
    ...commerceAreas,
    ...energyAreas,
    ...scienceAreas,
    ...specialtyAreas,
    ...computingAreas,
    ...placeAreas,
    ...alliedHealthAreas,
    ...physicianAreas,
    ...naturalScienceAreas,
    ...earthLifeAreas,
    ...humanScienceAreas,
    ...lawPolicyDesignAreas,
    ...subfieldAreas,
    ...furtherAreas,
    ...plainProfessionAreas,
    ...serviceProfessionAreas,
    ...businessSpecialtyAreas,
    ...marketSpecialtyAreas,
    ...computingSpecialtyAreas,
    ...engineeringSpecialtyAreas,
    ...careSpecialtyAreas,
    ...practiceSpecialtyAreas,
    ...researchSpecialtyAreas,
    ...professionSpecialtyAreas,
    ...accountingSpecialtyAreas,
    ...bankingSpecialtyAreas,
    ...caseworkAndLearningAreas,
    ...goodsVehiclesFarmsAreas,
    ...classroomSpecialtyAreas,
    ...fitnessCareSpecialtyAreas,
    ...officeSalesSpecialtyAreas,
  ],
  grounds,
  deliverables,
  measured,
  priorities: publicPriorities,
}

const known = new Map<number, DraftingKnowledge>()

/** The same without the documents that have ended by `today` (`YYYY-MM-DD`): what is weighed once of a knowledge is kept with it, so days on which the same hold share one. */
export function knowledgeOn(today: string): DraftingKnowledge {
  const priorities = publicPriorities.filter(inForceOn(today))
  if (priorities.length === publicPriorities.length) return draftingKnowledge
  const made = known.get(priorities.length) ?? { ...draftingKnowledge, priorities }
  known.set(priorities.length, made)
  return made
}
