/** How an order's line items name its payment link, and the 104 combinations that exist (rulings, "Orders and payment"). */
import type { LineItemName, Product } from '../pricing/price-list.ts'

/** The sorted line items joined by `+`. Letters decide, so the order of choice never does. */
export function paymentLinkKey(items: readonly LineItemName[]): string {
  return [...items].sort().join('+')
}

export type LinkCombination = { product: Product; items: LineItemName[]; key: string }

function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])
}

const LETTERS = [[], ['ReferenceLetter1'], ['ReferenceLetter2'], ['ReferenceLetter3']] as const satisfies LineItemName[][]

/** Every combination a checkout can make: 32 NIW DIY, 16 Selfpetition AI, 56 RFE Response. */
export function allLinkCombinations(): LinkCombination[] {
  const make = (product: Product, items: LineItemName[]): LinkCombination => ({ product, items, key: paymentLinkKey(items) })
  const niw = subsets(['SecondProfession', 'SecondEmploymentType', 'AOS', 'Forms', 'Consultation'] as const).map((extra) => make('niw-diy', ['StarterKit', ...extra]))
  const ai = LETTERS.flatMap((letters) => subsets(['Consultation', 'BusinessPlan'] as const).map((extra) => make('selfpetition-ai', ['SelfpetitionAi', ...letters, ...extra])))
  const rfe = subsets(['Prong1', 'Prong2', 'Prong3'] as const)
    .filter((prongs) => prongs.length > 0)
    .flatMap((prongs) => LETTERS.flatMap((letters) => subsets(['Consultation'] as const).map((extra) => make('rfe-response', [...prongs, ...letters, ...extra]))))
  return [...niw, ...ai, ...rfe]
}
