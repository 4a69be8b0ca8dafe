import { PROVIDER } from '../../../content/provider.ts'
import type { MailProps } from '../../../usecases/mails.ts'
import { ActionLink, ConsoleLink, Facts, MailLayout, Paragraph } from './mail-layout.tsx'

export function deliverySubject({ what, held, again, reference }: Pick<MailProps<'delivery'>, 'what' | 'held' | 'again' | 'reference'>): string {
  if (held) return `Your consultation was held (${reference})`
  return `${again ? `Revised: ${what}` : `${what} is ready`} (${reference})`
}

/** Tells the customer that something is on the order page; the files themselves stay there. */
export function Delivery(props: MailProps<'delivery'>) {
  const { reference, productName, what, held, again, chooses, line, files, orderUrl } = props
  const heading = held ? 'Your consultation was held' : again ? `A revision is ready: ${what}` : `Ready: ${what}`
  return (
    <MailLayout preview={heading} heading={heading}>
      {held ? <Paragraph>We have noted that your consultation took place. If it did not, please write to us.</Paragraph> : <Paragraph>It is on your order page, where you can open it, accept it or ask for changes.</Paragraph>}
      {line === '' ? null : <Facts rows={[['We write', line]]} />}
      <Facts rows={[['Order', reference], ['Product', productName], ...files.map((name, index): [string, string] => [`File ${index + 1}`, name])]} />
      {chooses ? <Paragraph>Choose the options you want on the order page. Until then you may withdraw there; with your choice the full draft begins and that right ends.</Paragraph> : null}
      <ActionLink href={orderUrl}>Open your order</ActionLink>
      <Paragraph>Questions? Write to {PROVIDER.email}.</Paragraph>
    </MailLayout>
  )
}

/** News of an order that a person acts on. */
export function OperatorOrderNotice({ heading, text, rows, email, consoleUrl }: MailProps<'operator-order-notice'>) {
  return (
    <MailLayout preview={heading} heading={heading}>
      <Facts rows={[...rows, ['Customer', email], ['They write', text]]} />
      <ConsoleLink href={consoleUrl} />
    </MailLayout>
  )
}
