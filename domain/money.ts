/** Money is a whole number of U.S. cents everywhere inside; words are made only at the edge. */

/** Integer U.S. cents. */
export type Cents = number

/** Whole dollars → cents. */
export function dollars(amount: number): Cents {
  return Math.round(amount * 100)
}

/** `123456` → `$1,234.56`: two decimals and thousands separators, as totals are shown. */
export function formatUsd(cents: Cents): string {
  const sign = cents < 0 ? '-' : ''
  const whole = Math.floor(Math.abs(cents) / 100)
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${sign}$${whole.toLocaleString('en-US')}.${rest}`
}

/** `100000` → `$1,000`; a price with cents keeps them. For price tags. */
export function formatPriceTag(cents: Cents): string {
  const words = formatUsd(cents)
  return words.endsWith('.00') ? words.slice(0, -3) : words
}
