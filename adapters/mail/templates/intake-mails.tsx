import { INTAKE_MESSAGES } from '../../../domain/intake/intake-rules.ts'
import type { MailProps } from '../../../usecases/mails.ts'
import { ConsoleLink, Facts, IN_THE_CONSOLE, MailLayout, Paragraph } from './mail-layout.tsx'

function fileRows(files: string[]): [string, string][] {
  return [['Files', files.length === 0 ? 'none' : files.join(', ')]]
}

/** Without answers for everyone but the owner of a paid order: whoever fills in the form with a stranger's address must not write to that stranger. */
export function IntakeReceipt({ answers, files, orderReference }: MailProps<'intake-receipt'>) {
  return (
    <MailLayout preview="We have your input form" heading="We have your input form">
      {orderReference === null ? (
        <Paragraph>
          Your form named no order. A person will match it with the paid orders under this email address, and work begins then. If you paid with another email address, please reply to this message and
          tell us which one.
        </Paragraph>
      ) : (
        <Paragraph>{INTAKE_MESSAGES.next}. If you pay after sending the form, the 48 hours start with your payment.</Paragraph>
      )}
      {answers.length === 0 ? (
        <Paragraph>Didn’t send a form? Then someone typed your address by mistake, and there is nothing you need to do.</Paragraph>
      ) : (
        <>
          <Paragraph>This is a copy of what you sent.</Paragraph>
          <Facts rows={[...(answers as [string, string][]), ...fileRows(files)]} />
        </>
      )}
    </MailLayout>
  )
}

const orderWords = (compareWith: string[]) =>
  compareWith.length === 0
    ? 'no order found: please match it by hand'
    : `none named. Paid with this address: ${compareWith.join(', ')}. Anybody can type an address: please compare, then attach the form by hand`

export function OperatorIntake({ answers, files, orderReference, compareWith, email, matchedBy, consoleUrl }: MailProps<'operator-intake'>) {
  return (
    <MailLayout preview={`Intake from ${email}`} heading="New intake form">
      <Facts rows={[['From', email], ['Order', orderReference ?? orderWords(compareWith)], ['Matched by', matchedBy], ...fileRows(files)]} />
      <ConsoleLink href={consoleUrl} />
      <Facts rows={answers as [string, string][]} whole={IN_THE_CONSOLE} />
    </MailLayout>
  )
}
