import { z } from 'zod'
import { PROVIDER } from '../../../content/provider.ts'
import { ActionLink, Address, ConsoleLink, Facts, MailLayout, Paragraph } from './mail-layout.tsx'

export const orderMailProps = z.object({
  reference: z.string(),
  productName: z.string(),
  lines: z.array(z.object({ label: z.string(), price: z.string() })),
  discount: z.string().nullable(),
  total: z.string(),
  orderUrl: z.string(),
  promise: z.string(),
  nextStep: z.object({ words: z.string(), label: z.string(), url: z.string() }),
})
type OrderMailProps = z.infer<typeof orderMailProps>

function orderRows({ reference, lines, discount, total }: OrderMailProps): [string, string][] {
  return [
    ['Order', reference],
    ...lines.map((line): [string, string] => [line.label, line.price]),
    ...(discount === null ? [] : ([['Discount', discount]] as [string, string][])),
    ['Total paid', total],
  ]
}

export function OrderConfirmation(props: OrderMailProps) {
  return (
    <MailLayout preview={`${props.productName}: your payment arrived`} heading="Thank you, your payment arrived">
      <Paragraph>
        Your order of {props.productName} is confirmed. {props.promise}.
      </Paragraph>
      <Facts rows={orderRows(props)} />
      <Paragraph>{props.nextStep.words}</Paragraph>
      <ActionLink href={props.nextStep.url}>{props.nextStep.label}</ActionLink>
      <Paragraph>
        Keep this message: the order page at <Address href={props.orderUrl} /> always shows where your order stands. Questions? Write to {PROVIDER.email}.
      </Paragraph>
    </MailLayout>
  )
}

type Rows = [name: string, words: string][]

export const operatorOrderProps = orderMailProps.extend({
  email: z.string(),
  // As one text in mails that were queued before the choices had names.
  selections: z.union([z.array(z.tuple([z.string(), z.string()])), z.string().transform((text): Rows => [['Selections', text]])]),
  consoleUrl: z.string().optional(),
  flagged: z.string().nullable(),
})

export function OperatorOrderPaid(props: z.infer<typeof operatorOrderProps>) {
  return (
    <MailLayout preview={`Paid: ${props.productName}, ${props.total}`} heading={`Paid order: ${props.productName}`}>
      {props.flagged === null ? null : <Paragraph>Please look at this order: {props.flagged}</Paragraph>}
      <Facts rows={[...orderRows(props), ['Customer', props.email], ['Promise', props.promise]]} />
      {props.selections.length === 0 ? null : <Facts rows={props.selections} />}
      <ConsoleLink href={props.consoleUrl} />
    </MailLayout>
  )
}
