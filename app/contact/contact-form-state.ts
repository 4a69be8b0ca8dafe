/** What the contact form says about its fields before anything is sent (specification 1 §5). */
import { CONTACT } from '../../content/contact.ts'
import { looksLikeEmail } from '../../domain/email-address.ts'

export type ContactFields = { name: string; email: string; message: string }

/** The message of each field that cannot be sent as it is. */
export function contactErrors({ name, email, message }: ContactFields): Partial<Record<keyof ContactFields, string>> {
  const { fields } = CONTACT
  const emailError = email.trim() === '' ? fields.email.missing : looksLikeEmail(email.trim()) ? undefined : CONTACT.badEmail
  return {
    ...(name.trim() === '' ? { name: fields.name.missing } : {}),
    ...(emailError === undefined ? {} : { email: emailError }),
    ...(message.trim() === '' ? { message: fields.message.missing } : {}),
  }
}

/** The fields of a form element, by name; anything but text counts as empty. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
