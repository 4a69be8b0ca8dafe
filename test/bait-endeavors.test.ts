import { noBaitCosts } from './bait/no-bait-costs.ts'
import { READERS } from './bait/readers/endeavors.ts'

noBaitCosts({ file: 'endeavors', readers: READERS, places: ['domain/drafting', 'domain/endeavor', 'domain/meaning'] })
