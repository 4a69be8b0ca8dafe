/** The whole knowledge of the endeavor composer in one value. */
import type { EndeavorKnowledge } from '../../domain/endeavor/knowledge.ts'
import { aviationSeeds } from './aviation.ts'
import { bankingFinanceSeeds } from './banking-finance.ts'
import { clinicalSeeds } from './clinical.ts'
import { dataSeeds } from './data-science.ts'
import { engineeringSeeds } from './engineering.ts'
import { entrepreneurSeeds } from './entrepreneur.ts'
import { fieldWords } from './field-words.ts'
import { generalSeeds } from './general.ts'
import { lenses, meetings } from './industry-lenses.ts'
import { informationTechnologySeeds } from './information-technology.ts'
import { peopleSeeds } from './people.ts'
import { priorities } from './priorities.ts'
import { productProjectSeeds } from './product-project.ts'
import { softwareEngineerSeeds } from './software-engineer.ts'

export const endeavorKnowledge: EndeavorKnowledge = {
  priorities,
  seeds: [
    ...softwareEngineerSeeds,
    ...informationTechnologySeeds,
    ...bankingFinanceSeeds,
    ...dataSeeds,
    ...productProjectSeeds,
    ...engineeringSeeds,
    ...aviationSeeds,
    ...clinicalSeeds,
    ...peopleSeeds,
    ...entrepreneurSeeds,
  ],
  generalSeeds,
  lenses,
  meetings,
  fieldWords,
}
