import type { ReactElement } from 'react'
import type { MailName, MailProps } from '../../../usecases/mails.ts'
import { AccountChanged, accountChangedHeading, AccountConfirm, AccountExists, AccountInvited, PasswordReset } from './account-mails.tsx'
import { Consultation, consultationSubject } from './consultation-mails.tsx'
import { Delivery, deliverySubject, OperatorOrderNotice, PromiseMissed, TableReady } from './delivery-mails.tsx'
import { OperatorDigest } from './digest-mail.tsx'
import { EndeavorsCopy } from './endeavor-mails.tsx'
import { ContactReceipt, DataDeleted, DataLink, OperatorContact, OperatorRfe, RfeReceipt, SamplesRequested } from './form-mails.tsx'
import { IntakeReceipt, OperatorIntake } from './intake-mails.tsx'
import { FilesNotKept, LeadAnswer, OrderMessage } from './message-mails.tsx'
import { OperatorPaymentNotice, OrderLinks, Refund, WithdrawalConfirmation } from './order-service-mails.tsx'
import { PackageReady } from './package-mails.tsx'
import { OperatorOrderPaid, OrderConfirmation } from './order-mails.tsx'

type Template<N extends MailName> = {
  subject(props: MailProps<N>): string
  body(props: MailProps<N>): ReactElement
  /** Mails that are not part of a purchase carry a way to stop them. */
  transactional: boolean
}

/** How every mail is written. */
export const TEMPLATES: { [N in MailName]: Template<N> } = {
  'order-confirmation': {
    subject: ({ productName, reference }) => `Order confirmed: ${productName} (${reference})`,
    body: (props) => <OrderConfirmation {...props} />,
    transactional: true,
  },
  'operator-order-paid': {
    subject: ({ productName, total, flagged }) => `${flagged === null ? '' : 'CHECK: '}Paid: ${productName}, ${total}`,
    body: (props) => <OperatorOrderPaid {...props} />,
    transactional: true,
  },
  'package-ready': {
    subject: ({ reference, isNewEdition }) => `${isNewEdition ? 'The newest edition of your package' : 'Your package'} is ready (${reference})`,
    body: (props) => <PackageReady {...props} />,
    transactional: true,
  },
  delivery: {
    subject: deliverySubject,
    body: (props) => <Delivery {...props} />,
    transactional: true,
  },
  'operator-order-notice': {
    subject: ({ heading }) => heading,
    body: (props) => <OperatorOrderNotice {...props} />,
    transactional: true,
  },
  'operator-digest': {
    subject: ({ late, soon, unanswered }) => `Today: ${late.count} late, ${soon.count} due soon, ${unanswered} unanswered`,
    body: (props) => <OperatorDigest {...props} />,
    transactional: true,
  },
  'promise-missed': {
    subject: ({ what, reference }) => `We are late: ${what} (${reference})`,
    body: (props) => <PromiseMissed {...props} />,
    transactional: true,
  },
  'table-ready': {
    subject: ({ answerable, reference }) => `${answerable ? 'Please look at the table of your notice' : 'About the letter you sent'} (${reference})`,
    body: (props) => <TableReady {...props} />,
    transactional: true,
  },
  'order-message': {
    subject: ({ reference }) => `A message about your order (${reference})`,
    body: (props) => <OrderMessage {...props} />,
    transactional: true,
  },
  'files-not-kept': {
    subject: ({ reference }) => `Please add your files on the page of your order (${reference})`,
    body: (props) => <FilesNotKept {...props} />,
    transactional: true,
  },
  'lead-answer': {
    subject: ({ asked }) => `Our answer to ${asked}`,
    body: (props) => <LeadAnswer {...props} />,
    transactional: true,
  },
  'order-links': {
    subject: () => 'The links to your orders',
    body: (props) => <OrderLinks {...props} />,
    transactional: true,
  },
  'withdrawal-confirmation': {
    subject: ({ reference }) => `Your withdrawal from order ${reference}`,
    body: (props) => <WithdrawalConfirmation {...props} />,
    transactional: true,
  },
  refund: {
    subject: ({ refund, reference }) => `Refund of ${refund} for order ${reference}`,
    body: (props) => <Refund {...props} />,
    transactional: true,
  },
  'operator-payment-notice': {
    subject: ({ heading }) => `CHECK: ${heading}`,
    body: (props) => <OperatorPaymentNotice {...props} />,
    transactional: true,
  },
  'intake-receipt': {
    subject: () => 'We have your input form',
    body: (props) => <IntakeReceipt {...props} />,
    transactional: true,
  },
  'operator-intake': {
    subject: ({ orderReference }) => `New intake form (${orderReference ?? 'no order found'})`,
    body: (props) => <OperatorIntake {...props} />,
    transactional: true,
  },
  'contact-receipt': {
    subject: () => 'We have your message',
    body: () => <ContactReceipt />,
    transactional: true,
  },
  'operator-contact': {
    subject: ({ name }) => `Contact message from ${name.slice(0, 80)}`,
    body: (props) => <OperatorContact {...props} />,
    transactional: true,
  },
  'samples-requested': {
    subject: () => 'Your Selfpetition AI samples',
    body: (props) => <SamplesRequested {...props} />,
    transactional: false,
  },
  'endeavors-copy': {
    subject: () => 'Your proposed endeavors from the generator',
    body: (props) => <EndeavorsCopy {...props} />,
    transactional: false,
  },
  consultation: {
    subject: consultationSubject,
    body: (props) => <Consultation {...props} />,
    transactional: true,
  },
  'rfe-receipt': {
    subject: ({ hasLetter }) => (hasLetter ? 'We have your RFE letter' : 'We have your request for a free evaluation'),
    body: (props) => <RfeReceipt {...props} />,
    transactional: true,
  },
  'operator-rfe': {
    subject: ({ asked, email }) => `${asked}: ${email}`,
    body: (props) => <OperatorRfe {...props} />,
    transactional: true,
  },
  'data-link': {
    subject: ({ kind }) => (kind === 'download' ? 'Your link to download your data' : 'Confirm that we delete your data'),
    body: (props) => <DataLink {...props} />,
    transactional: true,
  },
  'data-deleted': {
    subject: () => 'Your data was deleted',
    body: (props) => <DataDeleted {...props} />,
    transactional: true,
  },
  'account-confirm': {
    subject: () => 'Confirm your email',
    body: (props) => <AccountConfirm {...props} />,
    transactional: true,
  },
  'account-exists': {
    subject: () => 'You already have an account',
    body: (props) => <AccountExists {...props} />,
    transactional: true,
  },
  'account-invited': {
    subject: () => 'You have an account now',
    body: (props) => <AccountInvited {...props} />,
    transactional: true,
  },
  'account-changed': {
    subject: ({ change }) => accountChangedHeading(change),
    body: (props) => <AccountChanged {...props} />,
    transactional: true,
  },
  'password-reset': {
    subject: () => 'Choose a new password',
    body: (props) => <PasswordReset {...props} />,
    transactional: true,
  },
}
