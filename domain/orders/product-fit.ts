/** Which product fits how somebody wants to work. Product fit only: nothing here says who is eligible for anything. */
export const CHOOSER_ANSWERS = {
  stage: ['starting', 'rfe', 'denial'],
  status: ['no', 'yes'],
  endeavor: ['clear', 'open'],
  writing: ['me', 'you'],
  profession: ['listed', 'other'],
} as const

export type ChooserQuestion = keyof typeof CHOOSER_ANSWERS
export type ChooserAnswers = { [Q in ChooserQuestion]: (typeof CHOOSER_ANSWERS)[Q][number] }

export const PRODUCT_FITS = ['lawyer', 'rfe', 'generator', 'diy', 'ai'] as const
export type ProductFit = (typeof PRODUCT_FITS)[number]

export const CHOOSER_QUESTIONS_IN_ORDER = Object.keys(CHOOSER_ANSWERS) as ChooserQuestion[]

/** What needs advice goes to a lawyer before anything is sold; an open endeavor goes to the free tool before a package does. */
export function productFit({ stage, status, endeavor, writing, profession }: ChooserAnswers): ProductFit {
  if (stage === 'denial' || status === 'yes') return 'lawyer'
  if (stage === 'rfe') return 'rfe'
  if (endeavor === 'open') return 'generator'
  return writing === 'me' && profession === 'listed' ? 'diy' : 'ai'
}

/** The answers in a query, with the questions that have none; `answers` is null until all are there. */
export function readChooser(query: URLSearchParams): { given: Partial<ChooserAnswers>; missing: ChooserQuestion[]; answers: ChooserAnswers | null } {
  const found = CHOOSER_QUESTIONS_IN_ORDER.flatMap((question) => {
    const answer = (CHOOSER_ANSWERS[question] as readonly string[]).find((known) => known === query.get(question))
    return answer === undefined ? [] : [[question, answer] as const]
  })
  const given = Object.fromEntries(found) as Partial<ChooserAnswers>
  const missing = CHOOSER_QUESTIONS_IN_ORDER.filter((question) => given[question] === undefined)
  return { given, missing, answers: missing.length === 0 ? (given as ChooserAnswers) : null }
}
