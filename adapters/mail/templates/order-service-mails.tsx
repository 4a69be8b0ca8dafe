import { Fragment } from 'react'
import { PROVIDER } from '../../../content/provider.ts'
import { formatDate } from '../../../domain/format-date.ts'
import type { MailProps } from '../../../usecases/mails.ts'
import { ActionLink, ConsoleLink, Facts, MailLayout, Paragraph } from './mail-layout.tsx'

/** Sent to an address whose owner asked for the way back to the orders. */
export function OrderLinks({ orders }: MailProps<'order-links'>) {
  return (
    <MailLayout preview="The links to your orders" heading="Your orders">
      <Paragraph>Here are the links you asked for: every order placed with this email address. Anyone who has a link to an order can open it, so please do not forward this message.</Paragraph>
      {orders.map((order, index) => (
        <Fragment key={index}>
          <Facts
            rows={[
              ['Product', order.productName],
              ['Ordered on', formatDate(order.placed)],
              ['Status', order.opens ? order.state : 'Not paid, so nothing was charged'],
            ]}
          />
          <ActionLink href={order.url}>{order.opens ? 'Open the order' : 'Order it again'}</ActionLink>
        </Fragment>
      ))}
      <Paragraph>If you did not request this, you can ignore this message.</Paragraph>
    </MailLayout>
  )
}

export function WithdrawalConfirmation({ reference, productName, paid, refund, orderUrl }: MailProps<'withdrawal-confirmation'>) {
  return (
    <MailLayout preview={`Your withdrawal: ${refund} refunded`} heading="You have withdrawn from your order">
      <Paragraph>We have stopped work on your order. Your refund goes back to your original payment method; it may take several business days to appear.</Paragraph>
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
    <MailLayout preview={`${refund} refunded`} heading={`We refunded ${refund}`}>
      <Paragraph>We issued a refund for your order. It goes back to your original payment method; it may take several business days to appear.</Paragraph>
      <Facts
        rows={[
          ['Order', reference],
          ['Product', productName],
          ['Refund', refund],
          ['Date', formatDate(on)],
          ['Paid', paid],
          ...(refundedInAll === refund ? [] : [['Total refunded', refundedInAll] satisfies [string, string]]),
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
