import { render, toPlainText } from '@react-email/render'
import type { z } from 'zod'
import { TEMPLATES, type TemplateName } from './templates/all-templates.tsx'

export type RenderedMail = {
  subject: string
  html: string
  text: string
  /** Where its receiver stops mails of this kind; null for mails that belong to a purchase or an answer. */
  unsubscribeUrl: string | null
}

/** Renders a stored mail. Throws where the template is unknown or its stored properties do not fit it. */
export async function renderMail(name: string, storedProps: unknown): Promise<RenderedMail> {
  if (!Object.hasOwn(TEMPLATES, name)) throw new Error(`no mail template ${name}`)
  const template = TEMPLATES[name as TemplateName]
  const props = template.props.parse(storedProps)
  const html = await render((template.body as (props: z.infer<typeof template.props>) => React.ReactElement)(props))
  const subject = (template.subject as (props: unknown) => string)(props)
  const { unsubscribeUrl } = props as { unsubscribeUrl?: unknown }
  if (!template.transactional && typeof unsubscribeUrl !== 'string') throw new Error(`the mail ${name} needs an unsubscribeUrl`)
  return {
    // A line break in a subject would start a new header.
    subject: subject.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' '),
    html,
    text: toPlainText(html),
    unsubscribeUrl: template.transactional ? null : (unsubscribeUrl as string),
  }
}
