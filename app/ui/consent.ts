/** What a visitor said to the analytics of another company: kept in this browser only. */
export type Consent = 'accepted' | 'rejected'

const KEY = 'analytics-consent'

/** What holds now; null where the visitor is still to be asked. A browser that sends Global Privacy Control has answered. */
export function consentOf(kept: string | null, privacyControl: boolean): Consent | null {
  if (kept === 'accepted' || kept === 'rejected') return kept
  return privacyControl ? 'rejected' : null
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
