import { noBaitCosts } from './bait/no-bait-costs.ts'
import { READERS } from './bait/readers/notices.ts'

noBaitCosts({ file: 'notices', readers: READERS, places: ['domain/rfe', 'domain/rfe-response'] })
