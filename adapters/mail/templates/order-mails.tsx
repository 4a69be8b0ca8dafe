import { PROVIDER } from '../../../content/provider.ts'
import type { MailProps } from '../../../usecases/mails.ts'
import { ActionLink, Address, ConsoleLink, Facts, MailLayout, Paragraph } from './mail-layout.tsx'

function orderRows({ reference, lines, discount, credit, total }: MailProps<'order-confirmation'>): [string, string][] {
  return [
    ['Order', reference],
    ...lines.map((line): [string, string] => [line.label, line.price]),
    ...(discount === null ? [] : ([['Discount', discount]] as [string, string][])),
    ...(credit === undefined ? [] : ([['Credit for your NIW DIY package', credit]] as [string, string][])),
    ['Total paid', total],
  ]
}

export function OrderConfirmation(props: MailProps<'order-confirmation'>) {
  return (
    <MailLayout preview={`${props.productName}: payment received`} heading="Thank you for your order">
      <Paragraph>
        Your {props.productName} order is confirmed. {props.promise}.
      </Paragraph>
      <Facts rows={orderRows(props)} />
      <Paragraph>{props.nextStep.words}</Paragraph>
      <ActionLink href={props.nextStep.url}>{props.nextStep.label}</ActionLink>
      <Paragraph>
        Keep this message: your order page at <Address href={props.orderUrl} /> always shows where your order stands. Questions? Write to {PROVIDER.email}.
      </Paragraph>
    </MailLayout>
  )
}

export function OperatorOrderPaid(props: MailProps<'operator-order-paid'>) {
  return (
    <MailLayout preview={`Paid: ${props.productName}, ${props.total}`} heading={`Paid order: ${props.productName}`}>
      {props.flagged === null ? null : <Paragraph>Please look at this order: {props.flagged}</Paragraph>}
      <Facts rows={[...orderRows(props), ['Customer', props.email], ['Promise', props.promise]]} />
      {props.selections.length === 0 ? null : <Facts rows={props.selections} />}
      <ConsoleLink href={props.consoleUrl} />
    </MailLayout>
  )
}
