/** What is charged per line when one discount lies on the whole order: payment pages and receipts take no negative line. */
import type { Cents } from '../money.ts'
import type { QuoteLine } from './quote.ts'

export type ChargedLine = { item: string; label: string; listCents: Cents; chargedCents: Cents }

/**
 * Spreads the discount over the discounted lines by their price, in whole cents, the rest of the division on the last.
 * The charged lines always add up to the lines minus the discount. Throws where the discount exceeds what it applies to.
 */
export function chargedLines(lines: readonly QuoteLine[], discountCents: Cents): ChargedLine[] {
  const base = lines.reduce((sum, line) => sum + (line.discounted ? line.cents : 0), 0)
  if (discountCents < 0 || discountCents > base) throw new Error(`a discount of ${discountCents} does not fit on ${base}`)
  const last = lines.findLastIndex((line) => line.discounted)
  let left = discountCents
  return lines.map((line, at) => {
    const share = !line.discounted ? 0 : at === last ? left : Math.floor((discountCents * line.cents) / base)
    left -= share
    return { item: line.item, label: line.label, listCents: line.cents, chargedCents: line.cents - share }
  })
}
