import { z } from 'zod'
import { PROVIDER } from '../../../content/provider.ts'
import { ActionLink, Facts, MailLayout, Paragraph } from './mail-layout.tsx'

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
        Keep this message: the order page at {props.orderUrl} always shows where your order stands. Questions? Write to {PROVIDER.email}.
      </Paragraph>
    </MailLayout>
  )
}

export const operatorOrderProps = orderMailProps.extend({ email: z.string(), selections: z.string(), flagged: z.string().nullable() })

export function OperatorOrderPaid(props: z.infer<typeof operatorOrderProps>) {
  return (
    <MailLayout preview={`Paid: ${props.productName}, ${props.total}`} heading={`Paid order: ${props.productName}`}>
      {props.flagged === null ? null : <Paragraph>Please look at this order: {props.flagged}</Paragraph>}
      <Facts rows={[...orderRows(props), ['Customer', props.email], ['Promise', props.promise]]} />
      <Facts rows={[['Selections', props.selections]]} />
    </MailLayout>
  )
}
