import { PROVIDER } from '../../../content/provider.ts'
import type { MailProps } from '../../../usecases/mails.ts'
import { ActionLink, Facts, MailLayout, Paragraph } from './mail-layout.tsx'

/** What an operator wrote in the thread of an order. */
export function OrderMessage({ reference, productName, text, orderUrl }: MailProps<'order-message'>) {
  return (
    <MailLayout preview="A message about your order" heading="A message about your order">
      <Facts rows={[['We write', text], ['Order', reference], ['Product', productName]]} />
      <ActionLink href={orderUrl}>Answer on your order page</ActionLink>
    </MailLayout>
  )
}

/** An operator's answer to a contact message or a letter. */
export function LeadAnswer({ asked, text, theirs }: MailProps<'lead-answer'>) {
  return (
    <MailLayout preview={`Our answer to ${asked}`} heading={`Our answer to ${asked}`}>
      <Facts rows={[['We write', text]]} />
      {theirs === '' ? null : <Facts rows={[['You wrote', theirs]]} />}
      <Paragraph>Anything else? Write to {PROVIDER.email}.</Paragraph>
    </MailLayout>
  )
}
