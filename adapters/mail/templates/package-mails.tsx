import { PROVIDER } from '../../../content/provider.ts'
import { formatDate, formatInstant } from '../../../domain/format-date.ts'
import type { MailProps } from '../../../usecases/mails.ts'
import { ActionLink, Address, Facts, MailLayout, Paragraph } from './mail-layout.tsx'

/** The private link of a package, or of its newest edition. */
export function PackageReady(props: MailProps<'package-ready'>) {
  const heading = props.isNewEdition ? 'The newest edition of your package is ready' : 'Your package is ready'
  return (
    <MailLayout preview={heading} heading={heading}>
      <Paragraph>It is one ZIP file with Word and PDF documents. Open “00 What is inside” first, then the instructions.</Paragraph>
      <ActionLink href={props.url}>Download the package</ActionLink>
      <Facts
        rows={[
          ['Order', props.reference],
          ['Product', props.productName],
          ['Edition', formatDate(props.edition)],
          ['Link opens until', formatInstant(Date.parse(props.until))],
        ]}
      />
      {props.changes.length > 0 ? <Paragraph>Changed since your last edition: {props.changes.join('; ')}.</Paragraph> : null}
      <Paragraph>
        The link is private: anyone who has it can download the package. After that day, get a new one on your order page at any time: <Address href={props.orderUrl} />
      </Paragraph>
      {props.consultation ? <Paragraph>Your order includes a 30-minute consultation. Reply to this email with three times that suit you.</Paragraph> : null}
      <Paragraph>
        The invitation to the community is in the package too: <Address href={PROVIDER.chatUrl} />
      </Paragraph>
      <Paragraph>Questions? Write to {PROVIDER.email}.</Paragraph>
    </MailLayout>
  )
}
