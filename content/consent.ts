/** What a visitor is asked before anything of another company is loaded. Shown only where the operator has set a tag. */
export const CONSENT_WORDS = {
  heading: 'May we use Google’s analytics?',
  text: 'It shows us which pages help. It never sees your resume, answers or orders, and the site works the same either way.',
  accept: 'Yes, allow it',
  reject: 'No, thanks',
  change: 'Analytics choices',
} as const
