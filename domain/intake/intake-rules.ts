/** The words and limits of the intake form, apart from its schema so that pages load no validator (specification 2 §5). */

export const INTAKE_MESSAGES = {
  email: 'Enter a valid e-mail',
  profession: 'Profession is required',
  company: 'Company is required',
  linkedinOrResume: 'At least one is required: LinkedIn or Resume',
  form: 'Oops... check your inputs in "Profile Overview"',
  submitted: 'Successfully submitted',
  next: 'We will reach out to you in the next 48h with the initial draft',
} as const

export const INTAKE_SHORT_MAX = 300
export const INTAKE_LONG_MAX = 10_000

/** Forms that one order takes, its first and every corrected one: anybody can place an order that is not paid. */
export const FORMS_OF_ORDER_MAX = { paid: 20, unpaid: 3 } as const
