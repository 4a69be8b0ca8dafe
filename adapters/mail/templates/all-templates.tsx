import type { ReactElement } from 'react'
import type { z } from 'zod'
import { IntakeReceipt, intakeMailProps, OperatorIntake, operatorIntakeProps } from './intake-mails.tsx'
import { OperatorOrderPaid, operatorOrderProps, OrderConfirmation, orderMailProps } from './order-mails.tsx'

type Template<S extends z.ZodType> = {
  props: S
  subject(props: z.infer<S>): string
  body(props: z.infer<S>): ReactElement
  /** Mails that are not part of a purchase carry a way to stop them. */
  transactional: boolean
}

const template = <S extends z.ZodType>(definition: Template<S>): Template<S> => definition

/** Every mail the product sends. */
export const TEMPLATES = {
  'order-confirmation': template({
    props: orderMailProps,
    subject: ({ productName, reference }) => `Order confirmed: ${productName} (${reference})`,
    body: (props) => <OrderConfirmation {...props} />,
    transactional: true,
  }),
  'operator-order-paid': template({
    props: operatorOrderProps,
    subject: ({ productName, total, flagged }) => `${flagged === null ? '' : 'CHECK: '}Paid: ${productName}, ${total}`,
    body: (props) => <OperatorOrderPaid {...props} />,
    transactional: true,
  }),
  'intake-receipt': template({
    props: intakeMailProps,
    subject: () => 'We have your input form',
    body: (props) => <IntakeReceipt {...props} />,
    transactional: true,
  }),
  'operator-intake': template({
    props: operatorIntakeProps,
    subject: ({ orderReference }) => `New intake form (${orderReference ?? 'no order found'})`,
    body: (props) => <OperatorIntake {...props} />,
    transactional: true,
  }),
}

export type TemplateName = keyof typeof TEMPLATES
