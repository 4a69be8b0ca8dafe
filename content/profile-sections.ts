/**
 * The sections of a consultant's profile: the one table that its calls (PATCH /tutors/{path}), the forms of /dashboard and
 * the alerts are made from (specification 2 §7.2, §8).
 */
import type { ProfileField } from '../domain/accounts/profile-fields.ts'
import { PROFESSION_LABELS } from './checkout.ts'

export type ProfileSection = {
  key: string
  /** After /tutors/. */
  path: string
  heading: string
  fields: readonly ProfileField[]
  success: string
  failure: string
  /** Shown to the consultant and operators only. */
  private?: true
}

const PROFESSIONS = Object.entries(PROFESSION_LABELS).map(([value, label]) => ({ value, label }))

const NOT_SAVED = 'Failed to update data'
/** Shown where a profile cannot be read. */
export const PROFILE_NOT_FOUND = 'Failed to fetch tutor profile'
export const LINK_COPIED = 'Copied link'
export const LINK_NOT_COPIED = 'Your browser did not let us copy the link. It is'

/** A profile's way to customers who bought a consultation. */
export const SHOWING_WORDS = {
  heading: 'Shown to customers',
  hidden:
    'Customers do not see your profile. When you show it, an operator looks at it first; then customers who bought a consultation see it on their order page, with the address where they book a time.',
  waiting: 'An operator looks at your profile. Customers see it once it is approved.',
  shown: 'Customers who bought a consultation see your profile on their order page. A new name or booking address is approved again first.',
  incomplete: 'Please fill in and save first:',
  show: 'Show my profile',
  hide: 'Hide my profile',
  nowOffered: 'Your profile was sent to the operator',
  nowHidden: 'Customers no longer see your profile',
} as const

export const PROFILE_SECTIONS = [
  {
    key: 'photo',
    path: 'photo',
    heading: 'Photo',
    fields: [
      { name: 'photo', label: 'Photo', kind: 'photo', hint: 'JPEG, PNG or WebP, at most 512 KB' },
      {
        name: 'sex',
        label: 'Picture shown while there is no photo',
        kind: 'choice',
        options: [
          { value: 'female', label: 'Woman' },
          { value: 'male', label: 'Man' },
          { value: 'other', label: 'Neutral' },
        ],
      },
    ],
    success: 'Image Saved',
    failure: NOT_SAVED,
  },
  {
    key: 'nameInfo',
    path: 'name-info',
    heading: 'Name',
    fields: [
      { name: 'firstName', label: 'First name', kind: 'text', max: 80, required: true },
      { name: 'lastName', label: 'Last name', kind: 'text', max: 80, required: true },
      { name: 'shortBio', label: 'About you in one or two sentences', kind: 'text', max: 200 },
    ],
    success: 'Name information Saved',
    failure: NOT_SAVED,
  },
  {
    key: 'linksInfo',
    path: 'links-info',
    heading: 'Links',
    fields: [
      { name: 'facebookLink', label: 'Facebook', kind: 'url' },
      { name: 'youtubeLink', label: 'YouTube', kind: 'url' },
      { name: 'instagramLink', label: 'Instagram', kind: 'url' },
      { name: 'linkedInLink', label: 'LinkedIn', kind: 'url' },
    ],
    success: 'Links information Saved',
    failure: NOT_SAVED,
  },
  {
    key: 'color',
    path: 'color',
    heading: 'Color of your profile',
    fields: [{ name: 'color', label: 'Color', kind: 'colour', required: true }],
    success: 'Color Saved',
    failure: 'Failed to save color',
  },
  {
    key: 'bio',
    path: 'bio',
    heading: 'Bio',
    fields: [{ name: 'bio', label: 'Your background and how you work', kind: 'long', max: 5000 }],
    success: 'Bio Saved',
    failure: NOT_SAVED,
  },
  {
    key: 'educationInfo',
    path: 'education-info',
    heading: 'Education',
    fields: [
      {
        name: 'education',
        label: 'Degrees and certificates',
        kind: 'list',
        max: 20,
        entryLabel: 'Degree or certificate',
        entry: [
          { name: 'school', label: 'School or body', kind: 'text', max: 160, required: true },
          { name: 'degree', label: 'Degree or certificate', kind: 'text', max: 160, required: true },
          { name: 'year', label: 'Year', kind: 'text', max: 9 },
        ],
      },
    ],
    success: 'Education information Saved',
    failure: NOT_SAVED,
  },
  {
    key: 'categories',
    path: 'categories',
    heading: 'Subjects',
    fields: [{ name: 'categories', label: 'Professions you can talk about', kind: 'choices', options: PROFESSIONS }],
    success: 'Subjects information Saved',
    failure: NOT_SAVED,
  },
  {
    key: 'bookingPayment',
    path: 'booking-payment',
    heading: 'Booking and payment',
    private: true,
    fields: [
      { name: 'bookingLink', label: 'Address where a time can be booked', kind: 'url' },
      { name: 'paymentNote', label: 'How you are paid', kind: 'long', max: 1000, hint: 'Never shown to customers. Leave out account numbers and passwords.' },
    ],
    success: 'Payment/Booking information Saved',
    failure: NOT_SAVED,
  },
  {
    key: 'rates',
    path: 'rates',
    heading: 'Rates',
    fields: [
      { name: 'rate30', label: '30 minutes, USD', kind: 'number', max: 10_000 },
      { name: 'rate60', label: '60 minutes, USD', kind: 'number', max: 10_000 },
    ],
    success: 'Rates Saved',
    failure: NOT_SAVED,
  },
  {
    key: 'terms',
    path: 'terms',
    heading: 'Terms',
    fields: [{ name: 'terms', label: 'What customers should know before they book', kind: 'long', max: 5000 }],
    success: 'Terms Saved',
    failure: NOT_SAVED,
  },
  {
    key: 'youtube',
    path: 'youtube',
    heading: 'Introduction on YouTube',
    fields: [{ name: 'youtubeIntro', label: 'Address of the video', kind: 'url' }],
    success: 'Youtube intro link Saved',
    failure: NOT_SAVED,
  },
  {
    key: 'problemCards',
    path: 'problem-cards',
    heading: 'Problem cards',
    fields: [
      {
        name: 'problemCards',
        label: 'Questions you help with',
        kind: 'list',
        max: 12,
        entryLabel: 'Card',
        entry: [
          { name: 'title', label: 'Question', kind: 'text', max: 120, required: true },
          { name: 'text', label: 'How you help', kind: 'long', max: 600 },
        ],
      },
    ],
    success: 'Problem cards saved',
    failure: NOT_SAVED,
  },
  {
    key: 'testimonials',
    path: 'testimonials',
    heading: 'Testimonials',
    fields: [
      {
        name: 'testimonials',
        label: 'Words of people who agreed to be quoted',
        kind: 'list',
        max: 20,
        entryLabel: 'Testimonial',
        entry: [
          { name: 'name', label: 'Name', kind: 'text', max: 80, required: true },
          { name: 'text', label: 'Their words', kind: 'long', max: 1000, required: true },
        ],
      },
    ],
    success: 'Testimonials saved',
    failure: 'Failed to update testimonials',
  },
] as const satisfies readonly ProfileSection[]
