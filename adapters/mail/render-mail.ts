import { render, toPlainText } from '@react-email/render'
import { MAILS, type MailName, type MailProps } from '../../usecases/mails.ts'
import { TEMPLATES } from './templates/all-templates.tsx'

export type RenderedMail = {
  subject: string
  html: string
  text: string
  /** Where its receiver stops mails of this kind; null for mails that belong to a purchase or an answer. */
  unsubscribeUrl: string | null
  /** A calendar file that goes with it; null where none does. */
  calendar: string | null
}

const isMail = (name: string): name is MailName => Object.hasOwn(MAILS, name)

/** Renders a stored mail. Throws where the template is unknown or its stored properties do not fit it. */
export async function renderMail(name: string, storedProps: unknown): Promise<RenderedMail> {
  if (!isMail(name)) throw new Error(`no mail template ${name}`)
  return renderNamed(name, MAILS[name].parse(storedProps) as MailProps<typeof name>)
}

async function renderNamed<N extends MailName>(name: N, props: MailProps<N>): Promise<RenderedMail> {
  const template = TEMPLATES[name]
  const html = await render(template.body(props))
  const { unsubscribeUrl, calendar } = props as { unsubscribeUrl?: unknown; calendar?: unknown }
  if (!template.transactional && typeof unsubscribeUrl !== 'string') throw new Error(`the mail ${name} needs an unsubscribeUrl`)
  return {
    // A line break in a subject would start a new header.
    subject: template.subject(props).replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' '),
    html,
    text: toPlainText(html),
    unsubscribeUrl: template.transactional ? null : (unsubscribeUrl as string),
    calendar: typeof calendar === 'string' ? calendar : null,
  }
}
