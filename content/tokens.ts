/** The tokens copy may contain, with their meaning. The app fills them from the quote of the moment, provider facts and claims. */

/**
 * Prices follow the promotion: `{price.x}` is what a customer pays now, `{price.x.list}` the price without the promotion.
 * Money is shown with a dollar sign and thousands separator, without cents where they are zero.
 */
export const TOKENS = {
  'price.niwDiy': 'NIW DIY base package, price of the moment',
  'price.niwDiy.list': 'NIW DIY base package, list price',
  'price.ai': 'Selfpetition AI package, price of the moment',
  'price.ai.list': 'Selfpetition AI package, list price',
  'price.rfeProng': 'RFE Response, one prong, price of the moment',
  'price.rfeProng.list': 'RFE Response, one prong, list price',
  'price.rfeTwoProngs': 'RFE Response, two prongs, price of the moment',
  'price.rfeThreeProngs': 'RFE Response, three prongs, price of the moment',
  'price.aos': 'Adjustment of Status package (never discounted), also an NIW DIY add-on',
  'price.secondProfession': 'second profession in an NIW DIY order',
  'price.secondEmploymentType': 'second employment type in an NIW DIY order',
  'price.forms': 'add-on: guide to ETA-9089 and ETA-750',
  'price.consultation': 'add-on: 30-minute consultation',
  'price.referenceLetter': 'one extra reference letter (AI and RFE)',
  'price.businessPlan': 'add-on: business plan review (AI)',
  retainer: 'what is kept when a Selfpetition AI customer withdraws at the first draft',
  'refund.ai': 'what that customer gets back of the package price of the moment: price.ai minus retainer',
  email: "the provider's contact email",
  phone: "the provider's phone number",
  hours: 'business hours with time zone',
  brand: "the provider's name",
  successRate: 'claim successRate, for example 93%',
  'successRate.method': 'one sentence: how claim successRate is counted',
  customers: 'claim customers, for example 260+',
  professions: 'claim professions, for example 25+',
  trackRecord: 'claim trackRecord, for example 200+',
  'trackRecord.period': 'period of claim trackRecord, for example up to July 2025',
  lawyerRange: 'claim lawyerRange, for example $8,000 to $15,000',
  aosSampleYear: 'claim aosSampleYear: year of the filing the adjustment sample follows',
} as const satisfies Record<string, string>

export type TokenName = keyof typeof TOKENS

const TOKEN_PATTERN = /\{([^{}]*)\}/g

/** Every name between braces in `text`, in order, known or not. */
export function findTokenNames(text: string): string[] {
  return [...text.matchAll(TOKEN_PATTERN)].map((match) => match[1] ?? '')
}

/**
 * Replaces every token of `text` by its value. Throws on a name that `values` does not hold, so that a misspelt
 * token never reaches a reader. It asks `values` and not TOKENS: the meanings are for writers and stay out of the browser.
 */
export function fillTokens(text: string, values: Record<TokenName, string>): string {
  return text.replace(TOKEN_PATTERN, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`Unknown token {${name}} in copy: ${text.slice(0, 80)}`)
    return values[name as TokenName]
  })
}
