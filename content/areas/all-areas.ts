/** The problem areas and public documents the composer works with. */
import type { DraftingKnowledge } from '../../domain/drafting/problem-area.ts'
import { commerceAreas } from './commerce.ts'
import { computingAreas } from './computing.ts'
import { deliverables, measured } from './deliverables.ts'
import { educationAreas } from './education.ts'
import { energyAreas } from './energy.ts'
import { engineeringAreas } from './engineering.ts'
import { financeAreas } from './finance.ts'
import { grounds } from './grounds.ts'
import { healthAreas } from './health.ts'
import { infrastructureAreas } from './infrastructure.ts'
import { placeAreas } from './places.ts'
import { publicPriorities } from './public-priorities.ts'
import { scienceAreas } from './science.ts'
import { specialtyAreas } from './specialties.ts'
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
  ],
  grounds,
  deliverables,
  measured,
  priorities: publicPriorities,
}
