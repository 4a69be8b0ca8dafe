/** Where the header and the footer lead. */
export const HEADER_LINKS = [
  { label: 'Home', to: '/' },
  { label: 'NIW DIY', to: '/niw-diy' },
  { label: 'Selfpetition AI', to: '/ai' },
  { label: 'RFEs', to: '/rfe' },
  { label: 'Generator', to: '/proposed-endeavor-generator' },
  { label: 'Reviews', to: '/#reviews' },
  { label: 'Pricing', to: '/prices' },
  { label: 'Contact', to: '/contact' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Blog', to: '/blog/' },
] as const

export const LEGAL_LINKS = [
  { label: 'Terms of Service', to: '/terms-of-service.pdf' },
  { label: 'Privacy Policy', to: '/privacy-policy.pdf' },
  { label: 'Website Terms and Conditions', to: '/website-terms-and-conditions.pdf' },
] as const

/** Beside the pages of the menu, at the foot of every page. */
export const COMPANY_LINKS = [
  { label: 'About us', to: '/about' },
  { label: 'Your data', to: '/about#data' },
  { label: 'Refunds', to: '/about#refunds' },
  { label: 'For lawyers and firms', to: '/for-lawyers' },
  { label: 'Which package fits?', to: '/choose' },
] as const

/** What anyone may use, with or without an order. */
export const FREE_LINKS = [
  { label: 'Endeavor Generator', to: '/proposed-endeavor-generator' },
  { label: 'Sample petition letter', to: '/sample-petition' },
  { label: 'Filing calculator', to: '/filing-calculator' },
  { label: 'Pre-filing check', to: '/pre-filing-check' },
  { label: 'Find your order', to: '/orders' },
  { label: 'Download or delete my data', to: '/privacy/requests' },
] as const

/** Leads to the Spanish pages, in their own language. */
export const SPANISH = 'Español'
