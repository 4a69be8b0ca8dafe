/** What is charged per line when a discount, and perhaps a credit, lies on the whole order: payment pages and receipts take no negative line. */
import type { Cents } from '../money.ts'
import type { QuoteLine } from './quote.ts'

export type ChargedLine = { item: string; label: string; listCents: Cents; chargedCents: Cents }

/**
 * Spreads the discount over the discounted lines by their price, in whole cents, each fraction carried to the next line.
 * The charged lines always add up to the lines minus the discount. Throws where the discount exceeds what it applies to.
 */
export function chargedLines(lines: readonly QuoteLine[], discountCents: Cents): ChargedLine[] {
  const base = lines.reduce((sum, line) => sum + (line.discounted ? line.cents : 0), 0)
  if (discountCents < 0 || discountCents > base) throw new Error(`a discount of ${discountCents} does not fit on ${base}`)
  let coveredBase = 0
  let given = 0
  return lines.map((line) => {
    if (!line.discounted) return { item: line.item, label: line.label, listCents: line.cents, chargedCents: line.cents }
    coveredBase += line.cents
    const share = Math.floor((discountCents * coveredBase) / base) - given
    given += share
    return { item: line.item, label: line.label, listCents: line.cents, chargedCents: line.cents - share }
  })
}
