/** The words of the pages on which people download or delete what is stored about them. */
import type { PageMeta } from './copy.ts'

export const DATA_REQUESTS_META: PageMeta = {
  path: '/privacy/requests',
  title: 'Download or delete my data',
  description: 'Get a copy of everything stored under your email address, or have it deleted. A link in your mailbox shows that it is you.',
}

export const DATA_REQUESTS = {
  title: 'Download or delete my data',
  lead: 'We send a link to your mailbox, so that nobody else can ask for your data. The link works for 24 hours.',
  emailLabel: 'Your email',
  emailError: 'Enter a valid e-mail',
  question: 'What would you like to do?',
  choices: {
    download: { label: 'Download my data', note: 'Orders, forms, messages, emails, files and your account in one ZIP file.' },
    delete: { label: 'Delete my data', note: 'You see what is deleted before anything happens.' },
  },
  submit: 'Send me the link',
  submitting: 'Sending…',
  sentHeading: 'Check your email',
  sent: 'We sent a link to this address. If it does not arrive within a few minutes, check your spam folder or write to {email}.',
  failure: 'Your request was not sent. Please try again or write to {email}',
  link: {
    goneHeading: 'This link no longer works',
    gone: 'Links work for 24 hours, and a deletion is done once. If yours was done, a confirmation is in your mailbox. Otherwise please ask for a new link.',
    again: 'Ask for a new link',
    limitedHeading: 'Please wait a little',
    limited: 'Links to this mailbox were used many times within an hour. Please try again later.',
    downloadHeading: 'Your data',
    deleteHeading: 'Delete your data',
    stored: 'Stored under',
    nothing: 'Nothing is stored under this address.',
    downloadButton: 'Download my data (ZIP)',
    deleteLead: 'This cannot be undone. If we are still working on an order, we can no longer finish it without your form and files.',
    kept: 'Paid orders and their receipts are kept for 7 years, because accounting law asks for it: what was bought and paid, without the endeavor and the profession you typed.',
    packages: 'You have paid for {packages}. What you paid for stays on the page of its order unless you choose otherwise.',
    deletePackages: 'Delete what I paid for too. I have downloaded it or do not need it: it cannot be downloaded afterwards.',
    keptAccount: 'Your account works for us as an operator. It stays until another operator takes that role away; then ask again.',
    deleteButton: 'Delete my data now',
    deleting: 'Deleting…',
    deletedHeading: 'Your data was deleted',
    keptHeading: 'What stays',
    deletedNothing: 'There was nothing to delete.',
    deleteFailed: 'We could not confirm the deletion. Please try again or write to {email}',
  },
  counts: {
    orders: 'Orders',
    intakes: 'Input forms',
    messages: 'Messages and requests',
    mails: 'Emails',
    files: 'Files',
    notes: 'Our notes on your orders',
    packages: 'Packages you paid for',
    accounts: 'Account',
  },
} as const

export const UNSUBSCRIBE = {
  title: 'Stop emails',
  lead: 'You will get no more emails of this kind. Messages about your orders still arrive.',
  button: 'Stop these emails',
  done: 'Done. You will get no more emails like that one.',
  stopping: 'One moment…',
  gone: 'This link is incomplete. Please open it again from the email, or write to {email}.',
} as const
