import { CONTACT, PLAIN_CONTACT } from '../../content/contact.ts'
import { withEmail } from '../../content/provider.ts'
import { FormNotice, TextArea, TextField } from '../ui/form-field.tsx'
import { Trap } from '../ui/form-guards.tsx'

/**
 * The same form for a visitor without scripts: the browser checks and sends it, and the answer leads back to this page,
 * where the fragment of the address shows what came of it.
 */
export function PlainContactForm() {
  const { name, email, message } = CONTACT.fields
  return (
    <noscript>
      <div id={PLAIN_CONTACT.sent} className="plain-answer mb-6">
        <FormNotice tone="success">
          {CONTACT.success.heading}
          <span className="block font-normal">{CONTACT.success.text}</span>
        </FormNotice>
      </div>
      <div id={PLAIN_CONTACT.notSent} className="plain-answer mb-6">
        <FormNotice tone="error">
          {CONTACT.problem}
          <span className="block font-normal">{withEmail(PLAIN_CONTACT.problem)}</span>
        </FormNotice>
      </div>
      <form method="post" action={PLAIN_CONTACT.action} className="relative space-y-5">
        <TextField label={name.label} name="name" autoComplete="name" required />
        <TextField label={email.label} name="email" type="email" autoComplete="email" required />
        <TextArea label={message.label} name="message" rows={6} required />
        <Trap />
        <button type="submit" className="button button-primary w-full sm:w-auto">
          {CONTACT.submit}
        </button>
      </form>
    </noscript>
  )
}
