import { noBaitCosts } from './bait/no-bait-costs.ts'
import { READERS } from './bait/readers/resumes.ts'

noBaitCosts({ file: 'resumes', readers: READERS, places: ['domain/occupation', 'domain/person', 'domain/resume'] })
