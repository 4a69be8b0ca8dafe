/** When a consultant's profile is shown to customers: the consultant offers it, an operator agrees, and it says who, what and where to book. */
import type { SectionValues } from './profile-fields.ts'

type Sections = Record<string, SectionValues | undefined>
export type Showing = { offeredAt: Date | null; approvedAt: Date | null }

const filled = (sections: Sections, key: string, field: string) => {
  const value = sections[key]?.[field]
  return typeof value === 'string' && value.trim() !== ''
}

/** What is still missing, as the headings of the sections to fill in; empty where the profile can be offered. */
export function missingToShow(sections: Sections): ('Name' | 'Bio' | 'Booking and payment')[] {
  const name = filled(sections, 'nameInfo', 'firstName') && filled(sections, 'nameInfo', 'lastName')
  const words = filled(sections, 'nameInfo', 'shortBio') || filled(sections, 'bio', 'bio')
  const booking = filled(sections, 'bookingPayment', 'bookingLink')
  return [...(name ? [] : (['Name'] as const)), ...(words ? [] : (['Bio'] as const)), ...(booking ? [] : (['Booking and payment'] as const))]
}

export function isShown({ offeredAt, approvedAt }: Showing, sections: Sections): boolean {
  return offeredAt !== null && approvedAt !== null && missingToShow(sections).length === 0
}

/**
 * True where a saved section needs the operator's approval anew: the name, and the address that customers are sent to.
 * How a consultant is paid is nobody else's affair and changes nothing.
 */
export function endsApproval(key: string, before: SectionValues | undefined, after: SectionValues): boolean {
  const changed = (field: string) => (before?.[field] ?? '') !== after[field]
  if (key === 'nameInfo') return changed('firstName') || changed('lastName')
  return key === 'bookingPayment' && changed('bookingLink')
}
