/** The words of the account pages and calls. */
import type { PageMeta } from './copy.ts'

export const ACCOUNT_METAS: readonly PageMeta[] = [
  { path: '/login', title: 'Sign in', description: 'Sign in to your Prongwise account.' },
  { path: '/register', title: 'Register', description: 'Make a Prongwise account.' },
  { path: '/register-confirmation', title: 'Confirm your e-mail', description: 'Confirm the e-mail address of your new account.' },
  { path: '/forgot-password', title: 'Forgot password', description: 'Get a link to choose a new password.' },
  { path: '/reset-password', title: 'Choose a new password', description: 'Choose a new password for your account.' },
  { path: '/dashboard', title: 'Your account', description: 'Your orders, your account and, for consultants, your profile.' },
]

export const ACCOUNT_WORDS = {
  refused: 'The e-mail or the password is wrong',
  notConfirmed: 'Please confirm your e-mail first: open the link we sent you, or register again for a new one',
  limited: 'Too many tries. Please wait a while and try again.',
  registered: 'Registration successful',
  confirmed: 'Your e-mail is confirmed',
  confirmPassword: 'This is not the password that was chosen at the registration',
  confirmRefused: 'This link does not work any more. If you have used it already, your e-mail is confirmed: sign in. Otherwise please register again for a new one.',
  resetSent: 'If this address has an account, a link to choose a new password is on its way. It works for 30 minutes.',
  resetDone: 'Your password is changed. Please sign in.',
  resetRefused: 'This link does not work any more. If you have used it already, sign in with the new password. Otherwise please ask for a new one.',
  basicsSaved: 'Basic Info Saved',
  basicsFailed: 'Failed to update data',
  messageSent: 'Your message was sent',
  signIn: 'Please sign in',
  forbidden: 'Your account may not do this',
} as const

/** What each field says where its rule fails (specification 2 §5, leftover form rules). */
export const FIELD_WORDS = {
  email: 'Enter a valid email.',
  password: 'Use at least 8 characters, letters and digits only, with at least one letter and one digit',
  confirmed: 'The two passwords are not the same',
  required: 'Please fill in this field',
  name: 'At most 80 characters',
  message: 'Write your message',
} as const
