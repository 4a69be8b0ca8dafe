/** Order bodies as the checkouts send them. */
export const aiBody = (change: Record<string, unknown> = {}) => ({
  userData: { email: 'ana.sample@example.com' },
  userDisclaimers: { disclaimer1: true, disclaimer2: true },
  userAddons: { referenceLettersNumber: 1, consultation: false, businessPlan: false },
  ...change,
})

export const niwBody = (change: Record<string, unknown> = {}) => ({
  userData: { email: 'ana.sample@example.com' },
  userProfession: { pilot: true },
  userEmployment: { employee: true },
  ...change,
})

export const rfeBody = (change: Record<string, unknown> = {}) => ({
  userData: { email: 'ana.sample@example.com' },
  userDisclaimers: { disclaimer1: true, disclaimer2: true },
  userProngs: { prong1: true, prong3: true },
  ...change,
})
