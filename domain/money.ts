/** Money is a whole number of U.S. cents everywhere inside; words are made only at the edge. */

/** Integer U.S. cents. */
export type Cents = number

/** Whole dollars → cents. */
export function dollars(amount: number): Cents {
  return Math.round(amount * 100)
}

/** `1234567` → `1,234,567`. By hand: the first formatter of `Intl` takes a phone tens of milliseconds. */
const grouped = (whole: number) => String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** `123456` → `$1,234.56`, `-5600` → `−$56.00`: two decimals and thousands separators, as totals are shown; a discount is negative. */
export function formatUsd(cents: Cents): string {
  const sign = cents < 0 ? '−' : ''
  const whole = Math.floor(Math.abs(cents) / 100)
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${sign}$${grouped(whole)}.${rest}`
}

/** An amount in the smallest unit of a currency, as a payment provider writes it; no currency is U.S. dollars. `36000, 'eur'` → `360.00 EUR`. */
export function formatMoney(amount: Cents, currency: string | null): string {
  if (currency === null || currency === 'usd') return formatUsd(amount)
  if (!/^[a-z]{3}$/.test(currency)) return `${amount} (${currency})`
  const digits = new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  const words = (amount / 10 ** digits).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${words} ${currency.toUpperCase()}`
}

/** `100000` → `$1,000`; a price with cents keeps them. For price tags. */
export function formatPriceTag(cents: Cents): string {
  const words = formatUsd(cents)
  return words.endsWith('.00') ? words.slice(0, -3) : words
}
