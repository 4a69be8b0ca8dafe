/** The words of the two pages without header and footer. */
import type { PageMeta } from './copy.ts'

export const NOT_FOUND_META: PageMeta = { path: '/not-found', title: 'Page not found', description: 'This page does not exist or has moved.' }

export const NOT_FOUND = {
  heading: 'We can’t find that page',
  text: 'The address may be old or mistyped.',
  button: { label: 'Go to the home page', href: '/' },
  links: [
    { label: 'FAQ', href: '/faq' },
    { label: 'Pricing', href: '/prices' },
    { label: 'Contact', href: '/contact' },
  ],
} as const

export const COMING_SOON_META: PageMeta = { path: '/coming-soon', title: 'Coming soon', description: 'This page is being prepared.' }

export const COMING_SOON = {
  heading: 'Coming soon',
  text: 'This page is being prepared. Write to [{email}](mailto:{email}) if you need something from it now.',
  button: { label: 'Go to the home page', href: '/' },
} as const
