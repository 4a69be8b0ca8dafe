/** All profession pages, in the order of the site. For loaders on the server: a browser needs one page, not all. */
import { BANKING_FINANCE } from './banking-finance.ts'
import { CHEMICAL_ENGINEER } from './chemical-engineer.ts'
import { DATA_SCIENTIST_ANALYST } from './data-scientist-analyst.ts'
import { ELECTRO_MECHANICAL_ENGINEER } from './electro-mechanical-engineer.ts'
import { HR_RECRUITER } from './hr-recruiter.ts'
import { MARKETING } from './marketing.ts'
import { NETWORK_ELECTRICAL_ENGINEER } from './network-electrical-engineer.ts'
import { PHYSICIAN_DENTIST } from './physician-dentist.ts'
import { PILOT } from './pilot.ts'
import { PRODUCT_PROJECT_MGMT } from './product-project-mgmt.ts'
import type { ProfessionPage } from './profession-page.ts'
import { SCIENCE_TEACHER } from './science-teacher.ts'
import { SOFTWARE_ENGINEER_IT } from './software-engineer-it.ts'
import { TECH_ENTREPRENEUR } from './tech-entrepreneur.ts'

export const PROFESSION_PAGES: readonly ProfessionPage[] = [
  BANKING_FINANCE,
  SOFTWARE_ENGINEER_IT,
  DATA_SCIENTIST_ANALYST,
  PRODUCT_PROJECT_MGMT,
  NETWORK_ELECTRICAL_ENGINEER,
  ELECTRO_MECHANICAL_ENGINEER,
  CHEMICAL_ENGINEER,
  MARKETING,
  HR_RECRUITER,
  SCIENCE_TEACHER,
  PHYSICIAN_DENTIST,
  PILOT,
  TECH_ENTREPRENEUR,
]

/** The page at `path` (with leading slash), or undefined. */
export function findProfessionPage(path: string): ProfessionPage | undefined {
  return PROFESSION_PAGES.find((page) => page.path === path)
}
