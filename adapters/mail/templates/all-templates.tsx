import type { ReactElement } from 'react'
import type { z } from 'zod'
import { AccountChanged, accountChangedHeading, accountChangedProps, AccountConfirm, accountConfirmProps, AccountExists, accountExistsProps, AccountInvited, accountInvitedProps, PasswordReset, passwordResetProps } from './account-mails.tsx'
import { EndeavorsCopy, endeavorsCopyProps } from './endeavor-mails.tsx'
import {
  ContactReceipt,
  DataDeleted,
  dataDeletedProps,
  DataLink,
  dataLinkProps,
  noProps,
  OperatorContact,
  operatorContactProps,
  OperatorRfe,
  operatorRfeProps,
  RfeReceipt,
  rfeReceiptProps,
  SamplesRequested,
  samplesProps,
} from './form-mails.tsx'
import { IntakeReceipt, intakeMailProps, OperatorIntake, operatorIntakeProps } from './intake-mails.tsx'
import {
  OperatorPaymentNotice,
  operatorPaymentNoticeProps,
  OrderLinks,
  orderLinksProps,
  Refund,
  refundProps,
  WithdrawalConfirmation,
  withdrawalProps,
} from './order-service-mails.tsx'
import { PackageReady, packageReadyProps } from './package-mails.tsx'
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
  'package-ready': template({
    props: packageReadyProps,
    subject: ({ reference, isNewEdition }) => `${isNewEdition ? 'The newest edition of your package' : 'Your package'} is ready (${reference})`,
    body: (props) => <PackageReady {...props} />,
    transactional: true,
  }),
  'order-links': template({
    props: orderLinksProps,
    subject: () => 'The links to your orders',
    body: (props) => <OrderLinks {...props} />,
    transactional: true,
  }),
  'withdrawal-confirmation': template({
    props: withdrawalProps,
    subject: ({ reference }) => `Your withdrawal from order ${reference}`,
    body: (props) => <WithdrawalConfirmation {...props} />,
    transactional: true,
  }),
  refund: template({
    props: refundProps,
    subject: ({ refund, reference }) => `${refund} is paid back for order ${reference}`,
    body: (props) => <Refund {...props} />,
    transactional: true,
  }),
  'operator-payment-notice': template({
    props: operatorPaymentNoticeProps,
    subject: ({ heading }) => `CHECK: ${heading}`,
    body: (props) => <OperatorPaymentNotice {...props} />,
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
  'contact-receipt': template({
    props: noProps,
    subject: () => 'We have your message',
    body: () => <ContactReceipt />,
    transactional: true,
  }),
  'operator-contact': template({
    props: operatorContactProps,
    subject: ({ name }) => `Contact message from ${name.slice(0, 80)}`,
    body: (props) => <OperatorContact {...props} />,
    transactional: true,
  }),
  'samples-requested': template({
    props: samplesProps,
    subject: () => 'Your Selfpetition AI samples',
    body: (props) => <SamplesRequested {...props} />,
    transactional: false,
  }),
  'endeavors-copy': template({
    props: endeavorsCopyProps,
    subject: () => 'Your proposed endeavors from the generator',
    body: (props) => <EndeavorsCopy {...props} />,
    transactional: false,
  }),
  'rfe-receipt': template({
    props: rfeReceiptProps,
    subject: ({ hasLetter }) => (hasLetter ? 'We have your RFE letter' : 'We have your request for a free evaluation'),
    body: (props) => <RfeReceipt {...props} />,
    transactional: true,
  }),
  'operator-rfe': template({
    props: operatorRfeProps,
    subject: ({ asked, email }) => `${asked}: ${email}`,
    body: (props) => <OperatorRfe {...props} />,
    transactional: true,
  }),
  'data-link': template({
    props: dataLinkProps,
    subject: ({ kind }) => (kind === 'download' ? 'Your link to download your data' : 'Confirm that we delete your data'),
    body: (props) => <DataLink {...props} />,
    transactional: true,
  }),
  'data-deleted': template({
    props: dataDeletedProps,
    subject: () => 'Your data was deleted',
    body: (props) => <DataDeleted {...props} />,
    transactional: true,
  }),
  'account-confirm': template({
    props: accountConfirmProps,
    subject: () => 'Confirm your e-mail',
    body: (props) => <AccountConfirm {...props} />,
    transactional: true,
  }),
  'account-exists': template({
    props: accountExistsProps,
    subject: () => 'You have an account already',
    body: (props) => <AccountExists {...props} />,
    transactional: true,
  }),
  'account-invited': template({
    props: accountInvitedProps,
    subject: () => 'You have an account now',
    body: (props) => <AccountInvited {...props} />,
    transactional: true,
  }),
  'account-changed': template({
    props: accountChangedProps,
    subject: ({ change }) => accountChangedHeading(change),
    body: (props) => <AccountChanged {...props} />,
    transactional: true,
  }),
  'password-reset': template({
    props: passwordResetProps,
    subject: () => 'Choose a new password',
    body: (props) => <PasswordReset {...props} />,
    transactional: true,
  }),
}

export type TemplateName = keyof typeof TEMPLATES
