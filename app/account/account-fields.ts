import { FIELD_WORDS } from '../../content/account.ts'
import { confirmed, email, password, required } from '../../domain/accounts/form-rules.ts'
import type { AccountField } from './account-form.tsx'

const missing = (value: string) => (required(value) ? null : FIELD_WORDS.required)

export const emailField: AccountField = {
  name: 'email',
  label: 'E-mail',
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
