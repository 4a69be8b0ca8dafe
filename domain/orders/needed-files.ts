/** Which files an order takes, what each is for, and what may begin once they are here. */
import type { Product } from '../pricing/price-list.ts'
import { waitsForTable, type Deliverable, type DeliverableKind } from './deliverables.ts'

export const FILE_NEEDS = ['rfe-letter', 'filed-petition', 'filed-letters', 'new-evidence', 'degrees', 'employment', 'achievements', 'letters', 'business-plan', 'other', 'returned-letter'] as const
export type FileNeed = (typeof FILE_NEEDS)[number]

/** In the order in which they are asked for, a letter that comes back aside. Empty where an order takes no files. */
export function fileNeedsOf(product: Product, items: readonly string[]): FileNeed[] {
  const plan = items.includes('BusinessPlan') ? (['business-plan'] as const) : []
  switch (product) {
    case 'niw-diy':
      return []
    case 'selfpetition-ai':
      return [...plan, 'degrees', 'employment', 'achievements', 'letters', 'other']
    case 'rfe-response':
      return ['rfe-letter', 'filed-petition', 'filed-letters', 'new-evidence', ...plan, 'other']
  }
}

/** Without these its work cannot begin; null where it waits for something else than files. */
export function filesNeededFor(kind: DeliverableKind, product: Product): FileNeed[] | null {
  if (kind === 'first-draft' && product === 'rfe-response') return ['rfe-letter', 'filed-petition']
  return kind === 'plan-review' ? ['business-plan'] : null
}

const ASKED: Partial<Record<FileNeed, string>> = { 'rfe-letter': 'your RFE letter', 'filed-petition': 'the petition you filed', 'business-plan': 'your business plan' }

/** What is waited for, as a sentence without its period, once the other files are here. */
export function waitReason(missing: readonly FileNeed[]): string {
  const asked = missing.flatMap((need) => ASKED[need] ?? [])
  return asked.length === 0 ? 'We are waiting for your word that everything is here' : `We are waiting for ${asked.join(' and ')}`
}

export type FileWait = {
  /** Where it stands in the list of what the order owes. */
  index: number
  needed: FileNeed[]
  missing: FileNeed[]
}

/**
 * What waits for files of the customer, with those that are still missing. Something that stopped after its work had begun
 * waits for what the operator asked for, which no list knows: it is left out, and so is what waits for the table of a notice.
 */
export function fileWaits(list: readonly Deliverable[], product: Product, here: ReadonlySet<string>): FileWait[] {
  return list.flatMap((one, index) => {
    const needed = one.state === 'waiting' && one.startedAt === null && !waitsForTable(one) ? filesNeededFor(one.kind, product) : null
    return needed === null ? [] : [{ index, needed, missing: needed.filter((need) => !here.has(need)) }]
  })
}
