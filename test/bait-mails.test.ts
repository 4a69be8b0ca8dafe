import { noBaitCosts } from './bait/no-bait-costs.ts'
import { READERS } from './bait/readers/mails.ts'

noBaitCosts({
  file: 'mails',
  readers: READERS,
  places: [
    'domain/accounts',
    'domain/email-address.ts',
    'domain/email-search.ts',
    'domain/email-typo.ts',
    'domain/format-date.ts',
    'domain/local-address.ts',
    'domain/number-words.ts',
    'domain/storable-text.ts',
    'domain/documents',
    'domain/orders',
    'domain/pricing',
    'domain/uploads',
  ],
})
