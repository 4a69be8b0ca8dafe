/** How documents print dated facts: always with the document they stand in and the day they were read. */
import { table } from '../../domain/documents/blocks.ts'
import type { Block } from '../../domain/documents/document.ts'
import type { DatedFact } from '../../domain/facts/dated-fact.ts'
import { formatDate } from '../../domain/format-date.ts'
import { LAW, type LawKey } from './law.ts'

export const readOn = ({ source, checkedOn }: Pick<DatedFact, 'source' | 'checkedOn'>): string => `[${source.name}](${source.url}), read ${formatDate(checkedOn)}`

/** Statement and source as one paragraph: `… (source, read November 22, 2026).` */
export const lawSays = (key: LawKey): string => `${LAW[key].says} (${readOn(LAW[key])}.)`

export const factTable = (facts: readonly DatedFact[], caption?: string): Block =>
  table(
    [1.8, 4, 2],
    ['Subject', 'What was read', 'Where and when'],
    facts.map((fact) => [fact.what, fact.says, readOn(fact)]),
    caption,
  )
