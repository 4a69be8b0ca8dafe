/** What decides who sees something on a page. The pages under app/pages are tried against it as everyone. */
export type PageAccess =
  /** Anyone, and the same for everyone. */
  | 'open'
  /** Who holds the unguessable part of its address. */
  | 'holder'
  /** Any signed-in account; others are asked to sign in. */
  | 'account'
  /** An account with that role; others are asked to sign in. */
  | 'operator'
  /** A browser on the machine itself. */
  | 'machine'

export const PAGES: Record<string, PageAccess> = {
  '': 'open',
  prices: 'open',
  'select-product': 'open',
  'niw-diy': 'open',
  ai: 'open',
  'ai-samples': 'open',
  about: 'open',
  choose: 'open',
  es: 'open',
  'es/precios': 'open',
  'es/reembolsos': 'open',
  'es/generador': 'open',
  'for-lawyers': 'open',
  rfe: 'open',
  ordered: 'open',
  'ordered-rfe': 'open',
  'software-engineer-it-sample': 'open',
  'banking-finance-sample': 'open',
  'data-scientist-analyst-sample': 'open',
  'product-project-mgmt-sample': 'open',
  'network-electrical-engineer-sample': 'open',
  'electro-mechanical-engineer-sample': 'open',
  'chemical-engineer-sample': 'open',
  'marketing-sample': 'open',
  'hr-recruiter-sample': 'open',
  'science-teacher-sample': 'open',
  'physician-dentist-sample': 'open',
  'pilot-sample': 'open',
  'tech-entrepreneur-sample': 'open',
  'faq/*': 'open',
  blog: 'open',
  'blog/:slug': 'open',
  'proposed-endeavor-generator': 'open',
  'selected-proposed-endeavor': 'open',
  'checkout-selfpetition-ai': 'open',
  'checkout-niw-diy': 'open',
  'checkout-rfe-response': 'open',
  contact: 'open',
  'filing-calculator': 'open',
  'pre-filing-check': 'open',
  'privacy/requests': 'open',
  'privacy/requests/:token': 'holder',
  'unsubscribe/:token': 'holder',
  aiform1: 'open',
  // The started form of an order shows to who holds its reference.
  aiform2: 'open',
  orders: 'open',
  'orders/:reference': 'holder',
  'orders/:reference/pay': 'holder',
  'orders/:reference/case': 'holder',
  'orders/:reference/my-case': 'holder',
  'orders/:reference/my-case/evidence': 'holder',
  'orders/:reference/letter': 'holder',
  'orders/:reference/folder': 'holder',
  'letters/:token': 'holder',
  'letters/:token/:file': 'holder',
  'payment-return': 'open',
  login: 'open',
  register: 'open',
  'register-confirmation': 'open',
  'forgot-password': 'open',
  'reset-password': 'open',
  dashboard: 'account',
  'console/*': 'operator',
  'sandbox-payment/:id': 'holder',
  'dev/mail': 'machine',
  'coming-soon': 'open',
  'not-found': 'open',
  '*': 'open',
}
