import type { FaqSection } from '../../content/faqs.ts'

/** The anchor of a section: its location in small letters with hyphens, `CancelationPolicy` as `cancelation-policy`. */
export function faqAnchor(section: FaqSection): string {
  return section.location.replace(/(?<=.)([A-Z])/g, '-$1').toLowerCase()
}
