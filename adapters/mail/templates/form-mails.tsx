import { CONTACT } from '../../../content/contact.ts'
import { RFE_EVALUATION } from '../../../content/rfe.ts'
import { PROVIDER } from '../../../content/provider.ts'
import type { MailProps } from '../../../usecases/mails.ts'
import { ActionLink, ConsoleLink, Facts, IN_THE_CONSOLE, MailLayout, Paragraph } from './mail-layout.tsx'

/** Repeats nothing that was typed: whoever fills in a form with a stranger's address must not write to that stranger. */
export function ContactReceipt() {
  return (
    <MailLayout preview={CONTACT.success.text} heading="We have your message">
      <Paragraph>{CONTACT.success.text}</Paragraph>
      <Paragraph>Our hours are {PROVIDER.hours}. To add something, reply to this email.</Paragraph>
      <Paragraph>Didn’t write to us? Someone probably typed your address by mistake; you can ignore this message.</Paragraph>
    </MailLayout>
  )
}

export function OperatorContact({ name, email, message, consoleUrl }: MailProps<'operator-contact'>) {
  return (
    <MailLayout preview={`${name}: ${message.slice(0, 80)}`} heading="New contact message">
      <Facts
        rows={[
          ['Name', name],
          ['Email', email],
          ['Message', message],
        ]}
        whole={IN_THE_CONSOLE}
      />
      <ConsoleLink href={consoleUrl} />
    </MailLayout>
  )
}

export function SamplesRequested({ samplesUrl, unsubscribeUrl }: MailProps<'samples-requested'>) {
  return (
    <MailLayout preview="Six sample pages to view or download" heading="Your Selfpetition AI samples" unsubscribeUrl={unsubscribeUrl}>
      <Paragraph>You asked for the sample pages of Selfpetition AI. They describe fictional people and show structure and tone.</Paragraph>
      <ActionLink href={samplesUrl}>See the samples</ActionLink>
    </MailLayout>
  )
}

/** Names no file: whoever sends a letter with a stranger's address chooses its name. */
export function RfeReceipt({ hasLetter, orderUrl }: MailProps<'rfe-receipt'>) {
  return (
    <MailLayout preview={RFE_EVALUATION.messages.next} heading={hasLetter ? 'We have your RFE letter' : 'We have your request'}>
      <Paragraph>{RFE_EVALUATION.messages.next}. A person from our team does this, free and without obligation.</Paragraph>
      {hasLetter ? (
        <Paragraph>Please keep the original: your response date is the one printed on it.</Paragraph>
      ) : (
        <Paragraph>You have not sent a letter yet. You can reply to this email with the letter attached.</Paragraph>
      )}
      {orderUrl === null ? null : (
        <>
          <Paragraph>If you order the response from us, use this link: it brings your letter with it, so you need not send it again.</Paragraph>
          <ActionLink href={orderUrl}>Order with this letter</ActionLink>
        </>
      )}
      <Paragraph>Didn’t send this? Then someone typed your address by mistake. Reply to this email and we will delete it.</Paragraph>
    </MailLayout>
  )
}

export function OperatorRfe({ email, asked, fileName, reading, fileUrl, consoleUrl }: MailProps<'operator-rfe'>) {
  return (
    <MailLayout preview={`${asked} from ${email}`} heading={`New request: ${asked}`}>
      <Facts
        rows={[
          ['From', email],
          ['Letter', fileName ?? 'none'],
          ['Read by the program', reading],
        ]}
      />
      {fileUrl === null ? null : (
        <>
          <Paragraph>The address below opens the letter for seven days. Each opening is recorded. Do not pass it on.</Paragraph>
          <ActionLink href={fileUrl}>Open the letter</ActionLink>
        </>
      )}
      <ConsoleLink href={consoleUrl} />
    </MailLayout>
  )
}

export function DataLink({ kind, url, hours }: MailProps<'data-link'>) {
  const download = kind === 'download'
  return (
    <MailLayout preview={download ? 'Your link to download your data' : 'Confirm that we delete your data'} heading={download ? 'Download your data' : 'Delete your data'}>
      <Paragraph>
        {download
          ? 'You asked for a copy of everything we hold under this email address.'
          : 'You asked us to delete what we hold under this email address. The page shows what will be deleted and what the law requires us to keep, and asks you to confirm.'}
      </Paragraph>
      <ActionLink href={url}>{download ? 'Download my data' : 'See what will be deleted'}</ActionLink>
      <Paragraph>The link works for {hours} hours. If you did not ask for it, do nothing.</Paragraph>
    </MailLayout>
  )
}

export function DataDeleted({ deleted, kept }: MailProps<'data-deleted'>) {
  return (
    <MailLayout preview="Your data was deleted" heading="Your data was deleted">
      <Facts
        rows={[
          ['Deleted', deleted.length === 0 ? 'nothing was stored' : deleted.join(', ')],
          ['Kept', kept.length === 0 ? 'nothing' : kept.join(', ')],
        ]}
      />
      <Paragraph>Backups are overwritten within 35 days.</Paragraph>
    </MailLayout>
  )
}
