import { noBaitCosts } from './bait/no-bait-costs.ts'
import { READERS } from './bait/readers/petitions.ts'

noBaitCosts({ file: 'petitions', readers: READERS, places: ['domain/facts', 'domain/filing', 'domain/intake', 'domain/petition', 'domain/prefiling', 'domain/reference-letters'] })
