import { FIELD_WORDS } from '../../content/account.ts'
import { confirmed, email, password, required } from '../../domain/accounts/form-rules.ts'
import { parseSecondFactorCode } from '../../domain/accounts/second-factor-codes.ts'
import type { AccountField } from './account-form.tsx'

const missing = (value: string) => (required(value) ? null : FIELD_WORDS.required)

export const emailField: AccountField = {
  name: 'email',
  label: 'Email',
  type: 'email',
  autoComplete: 'email',
  check: (value) => missing(value) ?? (email(value.trim()) ? null : FIELD_WORDS.email),
}

export const passwordField: AccountField = { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password', check: missing }

/** A new password, typed twice. */
export const newPasswordFields: AccountField[] = [
  {
    name: 'newPassword',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters: letters and digits only, and at least one of each',
    check: (value) => missing(value) ?? (password(value) ? null : FIELD_WORDS.password),
  },
  {
    name: 'passwordConfirmation',
    label: 'The same password again',
    type: 'password',
    autoComplete: 'new-password',
    check: (value, { newPassword = '' }) => missing(value) ?? (confirmed(newPassword, value) ? null : FIELD_WORDS.confirmed),
  },
]

/** The six digits of an authenticator app. No limit of length: what is pasted may hold spaces. */
export const appCodeField: AccountField = {
  name: 'code',
  label: 'Code of your app',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  hint: 'Six digits; they change every 30 seconds',
  check: (value) => missing(value) ?? (parseSecondFactorCode(value)?.kind === 'app' ? null : FIELD_WORDS.appCode),
}

export const recoveryCodeField: AccountField = {
  name: 'code',
  label: 'Recovery code',
  autoComplete: 'off',
  hint: 'Like ABCD-EFGH-2345-MNOP. Each works once.',
  check: (value) => missing(value) ?? (parseSecondFactorCode(value)?.kind === 'recovery' ? null : FIELD_WORDS.recoveryCode),
}

/** Where either will do. */
export const anyCodeField: AccountField = {
  name: 'code',
  label: 'Code of your app, or a recovery code',
  autoComplete: 'one-time-code',
  check: (value) => missing(value) ?? (parseSecondFactorCode(value) === null ? FIELD_WORDS.appCode : null),
}
