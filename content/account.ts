/** The words of the account pages and calls. */
import type { PageMeta } from './copy.ts'

export const ACCOUNT_METAS: readonly PageMeta[] = [
  { path: '/login', title: 'Sign in', description: 'Sign in to your Prongwise account.' },
  { path: '/register', title: 'Register', description: 'Make a Prongwise account.' },
  { path: '/register-confirmation', title: 'Confirm your email', description: 'Confirm the email address of your new account.' },
  { path: '/forgot-password', title: 'Forgot password', description: 'Get a link to choose a new password.' },
  { path: '/reset-password', title: 'Choose a new password', description: 'Choose a new password for your account.' },
  { path: '/dashboard', title: 'Your account', description: 'Your orders, your account and, for consultants, your profile.' },
]

export const ACCOUNT_WORDS = {
  refused: 'The email or the password is wrong',
  notConfirmed: 'Please confirm your email first: open the link we sent you, or register again for a new one',
  limited: 'Too many attempts. Please wait a while and try again.',
  limitedByStrangers:
    'There were too many failed sign-ins from elsewhere, so this account opens only in a browser where you signed in before. To sign in here, choose a new password: the link “Forgot your password?” still works.',
  typeRecoveryCode: 'Type one of the recovery codes you saved',
  secondFactor: 'Now type the code from your authenticator app',
  wrongCode: 'This code is wrong, expired, or already used. Type the code your app shows now. If it is refused again, set your phone’s clock to automatic.',
  challengeOver: 'That took too long. Please type your password again.',
  codesLimited: 'Too many wrong codes. Please wait a while, or use a recovery code.',
  unreadableFactor: 'This installation cannot read the second factor of this account: its secret was changed. On the machine, “npm run operator -- reset-second-factor” is the way back in.',
  wrongPassword: 'This is not your password',
  secondFactorNeeded: 'Operators of this site need two-step sign-in. Please turn it on first.',
  notBegun: 'Please start again: the secret that was shown is no longer kept.',
  secondFactorOff: 'Two-step sign-in is off',
  secondFactorRequired: 'Operators of this site need two-step sign-in: it cannot be turned off, but replaced.',
  registered: 'Registration successful',
  confirmed: 'Your email is confirmed',
  confirmPassword: 'This is not the password you chose when you registered',
  confirmRefused: 'This link no longer works. If you have used it already, your email is confirmed: sign in. Otherwise please register again for a new one.',
  resetSent: 'If this address has an account, a link to choose a new password is on its way. It works for 30 minutes.',
  resetHeldUp:
    'If this address has an account, a link to choose a new password was made, but our mail server is not accepting messages right now. We keep trying. The link works for 30 minutes; if it arrives later than that, please ask again.',
  resetLocal: 'This installation sends no emails. If the address has an account, the email with the link stays in the local mailbox (/dev/mail). It works for 30 minutes.',
  resetLimited: 'No new link was sent: several were requested within half an hour. If this address has an account, the newest of those emails has a working link; check your spam folder too.',
  resetNoMail: 'No link was sent: this site cannot send email right now. Please write to us.',
  resetDone: 'Your password is changed. Please sign in.',
  resetRefused: 'This link no longer works. If you have used it already, sign in with the new password. Otherwise please ask for a new one.',
  basicsSaved: 'Basic Info Saved',
  basicsFailed: 'Failed to update data',
  messageSent: 'Your message was sent',
  manyMessages: 'These are many messages within a day. Nothing you typed is lost. Please write on the page of your order, or send it again tomorrow.',
  signIn: 'Please sign in',
  forbidden: 'Your account does not have access to this',
} as const

/** What each field says where its rule fails (specification 2 §5, leftover form rules). */
export const FIELD_WORDS = {
  email: 'Enter a valid email.',
  password: 'Use at least 8 characters, letters and digits only, with at least one letter and one digit',
  confirmed: 'The two passwords are not the same',
  required: 'Please fill in this field',
  name: 'At most 80 characters',
  message: 'Write your message',
  appCode: 'Type the six digits your app shows',
  recoveryCode: 'A recovery code has sixteen letters and digits',
} as const

export const TWO_STEP_WORDS = {
  heading: 'Two-step sign-in',
  off: 'Right now a password alone opens your account. Two-step sign-in also asks for a code from an authenticator app on your phone, so a stolen password is not enough.',
  needed: 'Operators of this site need two-step sign-in: a code from an authenticator app on your phone, besides the password. Turn it on to continue.',
  begin: 'Have an authenticator app ready on your phone, and type your password again.',
  replace: 'Type your password and a code from your current app. It works until the new one is confirmed.',
  renew: 'Your current recovery codes stop working.',
  remove: 'A password alone will open your account. The recovery codes stop working too.',
  scan: 'Scan this picture with your authenticator app.',
  typeSecret: 'If you cannot scan it, type this secret into the app, or',
  on: 'Two-step sign-in is on, and these recovery codes are yours',
  keepCodes: 'They are shown only once. Without your phone, each one signs you in once in place of a code from the app.',
  fewCodes: 'You are running out of recovery codes: make new ones.',
  notCopied: 'Your browser did not let us copy them. Select them and copy them by hand.',
  fileTitle: 'Recovery codes for Prongwise. Each works once.',
  urge: 'A password alone opens this account, which can read everything customers sent.',
} as const
