import { Fragment } from 'react'
import { PROVIDER } from '../../../content/provider.ts'
import { formatDate } from '../../../domain/format-date.ts'
import type { MailProps } from '../../../usecases/mails.ts'
import { ActionLink, ConsoleLink, Facts, MailLayout, Paragraph } from './mail-layout.tsx'

/** Sent to an address whose owner asked for the way back to the orders. */
export function OrderLinks({ orders }: MailProps<'order-links'>) {
  return (
    <MailLayout preview="The links to your orders" heading="Your orders">
      <Paragraph>Here are the links you asked for: every order placed with this email address. Anyone who has a link can open that order, so please do not forward this message.</Paragraph>
      {orders.map((order) => (
        <Fragment key={order.url}>
          <Facts
            rows={[
              ['Product', order.productName],
              ['Ordered on', formatDate(order.placed)],
              ['State', order.state],
            ]}
          />
          <ActionLink href={order.url}>Open the order</ActionLink>
        </Fragment>
      ))}
      <Paragraph>If you did not ask for this, you need not do anything.</Paragraph>
    </MailLayout>
  )
}

export function WithdrawalConfirmation({ reference, productName, paid, refund, orderUrl }: MailProps<'withdrawal-confirmation'>) {
  return (
    <MailLayout preview={`Your withdrawal: ${refund} is paid back`} heading="You have withdrawn from your order">
      <Paragraph>We have stopped work on your order. The refund goes back the way you paid; your bank may need several business days to show it.</Paragraph>
      <Facts
        rows={[
          ['Order', reference],
          ['Product', productName],
          ['Paid', paid],
          ['Refund', refund],
        ]}
      />
      <ActionLink href={orderUrl}>See your order</ActionLink>
      <Paragraph>Questions? Write to {PROVIDER.email}.</Paragraph>
    </MailLayout>
  )
}

/** Money went back outside of a withdrawal. */
export function Refund({ reference, productName, refund, refundedInAll, paid, on, orderUrl }: MailProps<'refund'>) {
  return (
    <MailLayout preview={`${refund} is paid back`} heading={`${refund} is paid back to you`}>
      <Paragraph>We have made a refund for your order. It goes back the way you paid; your bank may need several business days to show it.</Paragraph>
      <Facts
        rows={[
          ['Order', reference],
          ['Product', productName],
          ['Refund', refund],
          ['Date', formatDate(on)],
          ['Paid', paid],
          ...(refundedInAll === refund ? [] : [['Paid back in all', refundedInAll] satisfies [string, string]]),
        ]}
      />
      <ActionLink href={orderUrl}>See your order</ActionLink>
      <Paragraph>Questions? Write to {PROVIDER.email}.</Paragraph>
    </MailLayout>
  )
}

/** Money news that a person has to look at. */
export function OperatorPaymentNotice({ heading, text, rows, consoleUrl }: MailProps<'operator-payment-notice'>) {
  return (
    <MailLayout preview={heading} heading={heading}>
      <Paragraph>{text}</Paragraph>
      <Facts rows={rows} />
      <ConsoleLink href={consoleUrl} />
    </MailLayout>
  )
}
