import { PROVIDER } from '../../../content/provider.ts'
import { REPLY_LINE } from '../../../domain/orders/inbound-mail.ts'
import type { MailProps } from '../../../usecases/mails.ts'
import { ActionLink, Facts, MailLayout, Paragraph } from './mail-layout.tsx'

/** What an operator wrote in the thread of an order. */
export function OrderMessage({ reference, productName, text, orderUrl, byMail }: MailProps<'order-message'>) {
  return (
    <MailLayout preview="A message about your order" heading="A message about your order">
      {byMail ? <Paragraph>{REPLY_LINE}, or on your order page. Files go to your order page only.</Paragraph> : null}
      <Facts
        rows={[
          ['We write', text],
          ['Order', reference],
          ['Product', productName],
        ]}
      />
      <ActionLink href={orderUrl}>Answer on your order page</ActionLink>
    </MailLayout>
  )
}

/** Files that came with an answer by mail are not taken: who sent them must know. */
export function FilesNotKept({ reference, productName, orderUrl }: MailProps<'files-not-kept'>) {
  return (
    <MailLayout preview="Your message is here, its files are not" heading="Your message is here, its files are not">
      <Paragraph>We received your message, but files that come by email are not kept. Please add them on your order page, where they are checked and kept together.</Paragraph>
      <Facts
        rows={[
          ['Order', reference],
          ['Product', productName],
        ]}
      />
      <ActionLink href={orderUrl}>Add the files on your order page</ActionLink>
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
