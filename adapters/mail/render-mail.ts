import { render, toPlainText } from '@react-email/render'
import type { z } from 'zod'
import { TEMPLATES, type TemplateName } from './templates/all-templates.tsx'

export type RenderedMail = { subject: string; html: string; text: string }

/** Renders a stored mail. Throws where the template is unknown or its stored properties do not fit it. */
export async function renderMail(name: string, storedProps: unknown): Promise<RenderedMail> {
  if (!Object.hasOwn(TEMPLATES, name)) throw new Error(`no mail template ${name}`)
  const template = TEMPLATES[name as TemplateName]
  const props = template.props.parse(storedProps)
  const html = await render((template.body as (props: z.infer<typeof template.props>) => React.ReactElement)(props))
  const subject = (template.subject as (props: unknown) => string)(props)
  // A line break in a subject would start a new header.
  return { subject: subject.replace(/[\r\n]+/g, ' '), html, text: toPlainText(html) }
}
