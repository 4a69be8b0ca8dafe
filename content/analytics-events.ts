/** The names of every analytics event (specification 1 §7, 2 §7.1); the first two are for the product's own funnel. */
export const ANALYTICS_EVENTS = [
  'visit',
  'checkout-opened',
  'page-view',
  'offer-price',
  'plan-premium',
  'plan-ai',
  'plan-rfe',
  'plan-aos',
  'checkout-starterKit',
  'checkout-selfpetitionAI',
  'checkout-rfeResponse',
  'checkout-selfpetition-ai',
  'checkout-rfe',
  'conversion',
  'ad-conversion',
  'AI-form-input',
  'generator-generated',
  'generator-sample',
] as const
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number]
