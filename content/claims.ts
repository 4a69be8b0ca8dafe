/** What the provider says about itself in numbers, each with what is known about it. Shown through the tokens of the same name. */

export type ClaimKey = 'successRate' | 'customers' | 'professions' | 'trackRecord' | 'lawyerRange' | 'aosSampleYear'

export type Claim = {
  /** As shown to readers. */
  value: string
  what: string
  /** Null while the operator has not supplied the counts behind the value. */
  numerator: number | null
  denominator: number | null
  /** In words, or null when unknown. */
  period: string | null
  /** One sentence a reader can be shown about how the value is known. */
  howKnown: string
  sourceUrl: string | null
  /** ISO date of the last check by the operator, or null when never checked. */
  lastChecked: string | null
  /** True until the operator has confirmed the value; the launch check lists every placeholder. */
  placeholder: boolean
}

const UNCONFIRMED = { numerator: null, denominator: null, sourceUrl: null, lastChecked: null, placeholder: true } as const

export const CLAIMS: Record<ClaimKey, Claim> = {
  successRate: {
    ...UNCONFIRMED,
    value: '93%',
    what: 'Share of petitioners with a known result whose petition was approved',
    period: null,
    howKnown: 'The counts behind the success rate, its period and how results were learned are not confirmed yet; read it as a provisional figure.',
  },
  customers: {
    ...UNCONFIRMED,
    value: '260+',
    what: 'Petitioners who ordered a product',
    period: null,
    howKnown: 'Taken from the order records of the provider; not confirmed yet.',
  },
  professions: {
    ...UNCONFIRMED,
    value: '25+',
    what: 'Professions of the petitioners served',
    period: null,
    howKnown: 'Counted from the professions customers named in their orders; not confirmed yet.',
  },
  trackRecord: {
    ...UNCONFIRMED,
    value: '200+',
    what: 'Petitioners served',
    period: 'up to July 2025',
    howKnown: 'Taken from the order records of the provider; not confirmed yet.',
  },
  lawyerRange: {
    ...UNCONFIRMED,
    value: '$8,000 to $15,000',
    what: 'Fee for full representation by a lawyer in an NIW petition, dependents about half',
    period: null,
    howKnown: 'A market range noted by the provider, not a survey. Other published 2026 ranges start lower, at about $5,000. Representation by a lawyer is a different service.',
    sourceUrl: 'https://deepvisalabs.com/lawyer/eb2-niw-lawyer/',
  },
  aosSampleYear: {
    ...UNCONFIRMED,
    value: '2020',
    what: 'Year of the adjustment filing the Adjustment of Status sample follows',
    period: '2020',
    howKnown: 'Stated by the provider; not confirmed yet.',
  },
}

/** On a public address a claim is shown once it is confirmed; on a local one it stands with its note. */
export const showsClaim = (key: ClaimKey, local: boolean): boolean => local || !CLAIMS[key].placeholder

/** A page's title without a success rate that may not be shown. Titles name no other claim. */
export const titleShown = (title: string, local: boolean): string => (showsClaim('successRate', local) ? title : title.replace(/ - \{successRate\} Success$/, ''))
