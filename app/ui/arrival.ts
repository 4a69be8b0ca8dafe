/** Places that people reach from a mail, a payment or a sign-in: coming there is no visit of the site. */
const NOT_A_VISIT = /^\/(?:orders|payment-return|ordered|aiform2|sandbox-payment|unsubscribe|privacy\/requests|register-confirmation|reset-password|dashboard|console|dev)(?:[/-]|$)/

/**
 * True where a page was opened from outside the site: by a link elsewhere, a typed address or a bookmark. Loading a page
 * again, going back to it, and moving inside the site are none. One person may come several times.
 */
export function isArrival(page: { path: string; origin: string; referrer: string; navigation: string | undefined }): boolean {
  if (NOT_A_VISIT.test(page.path) || page.navigation === 'reload' || page.navigation === 'back_forward') return false
  return page.referrer === '' || new URL(page.referrer).origin !== page.origin
}
