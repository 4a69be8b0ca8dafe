/** What a visitor said to the analytics of another company: kept in this browser only. */
export type Consent = 'accepted' | 'rejected'

const KEY = 'analytics-consent'

/** What holds now; null where the visitor is still to be asked. A browser that sends Global Privacy Control has answered. */
export function consentOf(kept: string | null, privacyControl: boolean): Consent | null {
  if (kept === 'accepted' || kept === 'rejected') return kept
  return privacyControl ? 'rejected' : null
}

/** What a link into a page may name: an order, which opens to whoever knows its number. */
const NAMES_AN_ORDER = ['cancelled', 'upgrade', 'order']

/**
 * What the tag is told of a page: its address without the query, which may name what a visitor chose, and the site that led
 * there. Null where the tag, which reads the address by itself too, is not to be on the page at all.
 */
export function toldOfPage(address: string, referrer: string): { page_location: string; page_referrer: string } | null {
  const { origin, pathname, searchParams } = new URL(address)
  if (NAMES_AN_ORDER.some((name) => searchParams.has(name))) return null
  return { page_location: origin + pathname, page_referrer: URL.canParse(referrer) ? new URL(referrer).origin : '' }
}

export function readConsent(): Consent | null {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(KEY)
  } catch {
    // A browser that keeps nothing is asked on each page.
  }
  return consentOf(kept, (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true)
}

export function keepConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, consent)
  } catch {
    // It holds for this page.
  }
}
