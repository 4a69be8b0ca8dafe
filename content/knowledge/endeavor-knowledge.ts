/** The whole knowledge of the endeavor composer in one value. */
import type { EndeavorKnowledge } from '../../domain/endeavor/knowledge.ts'
import { bankingFinanceSeeds } from './banking-finance.ts'
import { fieldWords } from './field-words.ts'
import { generalSeeds } from './general.ts'
import { lenses, meetings } from './industry-lenses.ts'
import { informationTechnologySeeds } from './information-technology.ts'
import { priorities } from './priorities.ts'
import { softwareEngineerSeeds } from './software-engineer.ts'

export const endeavorKnowledge: EndeavorKnowledge = {
  priorities,
  seeds: [...softwareEngineerSeeds, ...informationTechnologySeeds, ...bankingFinanceSeeds],
  generalSeeds,
  lenses,
  meetings,
  fieldWords,
}
