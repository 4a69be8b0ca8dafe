/** What a visitor is asked before anything of another company is loaded. Shown only where the operator has set a tag. */
export const CONSENT_WORDS = {
  heading: 'May we use Google’s analytics?',
  text: 'It tells us which pages help people and which ads bring them here. It never sees your resume, your answers or your orders. The site works the same either way.',
  accept: 'Yes, allow it',
  reject: 'No, thanks',
  change: 'Analytics choices',
} as const
