/** Which version of each legal text counsel has confirmed. A text that changes afterwards has to be confirmed again. */
export type LegalReview = {
  /** Name of the file in content/legal, without its ending. */
  text: string
  title: string
  /** The `version` of the text that was read; null while none was. */
  confirmedVersion: string | null
  /** ISO date, or null. */
  confirmedOn: string | null
}

export const LEGAL_REVIEWS: readonly LegalReview[] = [
  { text: 'terms-of-service', title: 'Terms of Service', confirmedVersion: null, confirmedOn: null },
  { text: 'privacy-policy', title: 'Privacy Policy', confirmedVersion: null, confirmedOn: null },
  { text: 'website-terms', title: 'Website Terms and Conditions', confirmedVersion: null, confirmedOn: null },
]
