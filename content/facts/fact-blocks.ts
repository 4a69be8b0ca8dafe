/** How documents print dated facts: with the document they stand in, the report they were read in where that was not opened, and the day. */
import { table } from '../../domain/documents/blocks.ts'
import type { Block } from '../../domain/documents/document.ts'
import { reportName, type DatedFact } from '../../domain/facts/dated-fact.ts'
import { formatDate } from '../../domain/format-date.ts'
import { LAW, type LawKey } from './law.ts'

/** Documents link to encrypted addresses only. */
const report = (readIn: string): string => (readIn.startsWith('https:') ? `[${reportName(readIn)}](${readIn})` : reportName(readIn))

export const readOn = ({ source, readIn, checkedOn }: Pick<DatedFact, 'source' | 'readIn' | 'checkedOn'>): string =>
  readIn.length === 0
    ? `[${source.name}](${source.url}), read ${formatDate(checkedOn)}`
    : `[${source.name}](${source.url}), as reported by ${readIn.map(report).join(' and ')}, read ${formatDate(checkedOn)}; the document itself was not opened`

const DUE = 'Due to be checked again: do not rely on it.'

/** The statement, and behind it that it is due where its term is over. */
export const statementOf = ({ says, lookedFor }: Pick<DatedFact, 'says' | 'lookedFor'>, overdue = false): string => (overdue || lookedFor !== undefined ? `${says} **${DUE}**` : says)

/** Statement and source as one paragraph: `… (source, read November 22, 2026).` */
export const lawSays = (key: LawKey): string => `${statementOf(LAW[key])} (${readOn(LAW[key])}.)`

export const factTable = (facts: readonly DatedFact[], caption?: string): Block =>
  table(
    [1.8, 4, 2],
    ['Subject', 'Rule', 'Source and date'],
    facts.map((fact) => [fact.what, statementOf(fact), readOn(fact)]),
    caption,
  )
