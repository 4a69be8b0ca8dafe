/** A file as the forms send it. */
export const pdfOf = (text: string): string => `data:application/pdf;base64,${Buffer.from(`%PDF-1.7 ${text}`).toString('base64')}`

/** An input form as the page sends it, with no files. */
export const intakeBody = (email: string, change: Record<string, unknown> = {}) => ({
  userBackground: { email, profession: 'Nurse', company: 'Clinic', linkedin: 'https://www.linkedin.com/in/example' },
  userProposedEndeavor: {},
  userProng2Education: {},
  userProng2Demand: {},
  userProng3: {},
  ...change,
})
