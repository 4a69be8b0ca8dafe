/** The words of the contact page. */
import type { PageMeta } from './copy.ts'

export const CONTACT_META: PageMeta = {
  path: '/contact',
  title: 'Contact - questions about EB2 NIW templates and drafts',
  description: 'Ask about NIW DIY templates, Selfpetition AI or an RFE response. Write to us, call, or use the form. Monday to Friday, 9am to 5pm PST.',
}

export const CONTACT = {
  heading: 'Get In Touch',
  paragraphs: [
    'Tell us your profession, where you are in the process and what you would like to know. Leave out passport and A-numbers (alien registration numbers).',
    'We can say what our products contain. We cannot say whether you are eligible: that is legal advice.',
  ],
  fields: {
    name: { label: 'Name', missing: 'Please enter your name', max: 200, tooLong: 'Please shorten the name to 200 characters' },
    email: { label: 'Email', missing: 'Please enter your email' },
    message: { label: 'Message', missing: 'Write your message', max: 20_000, tooLong: 'This message has more than 20,000 characters. Please shorten it, or email it to us at {email}' },
  },
  submit: 'Send message',
  submitting: 'Sending…',
  problem: 'There was a problem submitting your message.',
  badEmail: 'The email address is badly formatted.',
  failure: 'Your message was not sent. Everything you wrote is still here: try again or email us at {email}',
  success: {
    heading: 'Message Sent Successfully!',
    text: "Thank you for contacting us, we'll get back to you as soon as we can.",
  },
  boxes: [
    { kind: 'email', title: 'Email', text: '{email}' },
    { kind: 'phone', title: 'Phone', text: '{phone}' },
    { kind: 'hours', title: 'Hours', text: '9am - 5pm PST' },
  ],
} as const

/** The form of a visitor without scripts: where it is sent, and the fragments under which the page shows the answer. */
export const PLAIN_CONTACT = {
  action: '/contact/message',
  sent: 'message-sent',
  notSent: 'message-not-sent',
  problem: 'Please fill in every field, give a complete email address and keep the message to 20,000 characters, or write to {email}.',
} as const
