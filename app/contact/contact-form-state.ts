/** What the contact form says about its fields before anything is sent (specification 1 §5). */
import { CONTACT } from '../../content/contact.ts'
import { withEmail } from '../../content/provider.ts'
import { looksLikeEmail } from '../../domain/email-address.ts'
import type { CallRefusal } from '../ui/call.ts'

export type ContactFields = { name: string; email: string; message: string }

function lengthError(typed: string, { missing, max, tooLong }: { missing: string; max: number; tooLong: string }): string | undefined {
  const { length } = typed.trim()
  return length === 0 ? missing : length > max ? withEmail(tooLong) : undefined
}

/** The message of each field that cannot be sent as it is. */
export function contactErrors({ name, email, message }: ContactFields): Partial<Record<keyof ContactFields, string>> {
  const { fields } = CONTACT
  const emailError = email.trim() === '' ? fields.email.missing : looksLikeEmail(email.trim()) ? undefined : CONTACT.badEmail
  const nameError = lengthError(name, fields.name)
  const messageError = lengthError(message, fields.message)
  return {
    ...(nameError === undefined ? {} : { name: nameError }),
    ...(emailError === undefined ? {} : { email: emailError }),
    ...(messageError === undefined ? {} : { message: messageError }),
  }
}

/** What a refusal of the server says: at its fields and above the button. Words of the server only where they help. */
export function contactRefusal({ status, kind, message, fields }: Pick<CallRefusal, 'status' | 'kind' | 'message' | 'fields'>): {
  errors: Record<string, string>
  notice: { heading: string; text: string | null }
} {
  if (status === 413) return { errors: { message: withEmail(CONTACT.fields.message.tooLong) }, notice: { heading: CONTACT.problem, text: null } }
  const helps = status === 422 || status === 429 || kind === 'no-space'
  return { errors: fields, notice: helps ? { heading: message, text: Object.values(fields)[0] ?? null } : { heading: CONTACT.problem, text: withEmail(CONTACT.failure) } }
}
