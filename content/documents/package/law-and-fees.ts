/** The table of dated facts of a package, made on the day of the download: what was read where, and what is due again. */
import { bullets, h1, p, plain, table } from '../../../domain/documents/blocks.ts'
import { GUIDE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { isOverdue, type DatedFact } from '../../../domain/facts/dated-fact.ts'
import { formatDate } from '../../../domain/format-date.ts'
import { readOn, statementOf } from '../../facts/fact-blocks.ts'
import { FEES } from '../../facts/fees.ts'
import { LAW } from '../../facts/law.ts'

/** `preparedOn`: `YYYY-MM-DD`. */
export const lawAndFees = (preparedOn: string): Document => {
  const row = (fact: DatedFact) => [fact.what, statementOf(fact, isOverdue(fact, preparedOn)), readOn(fact)]
  return {
    id: 'law-and-fees',
    title: 'Law, fees and forms with their dates',
    subtitle: 'NIW DIY',
    edition: preparedOn,
    kind: 'guide',
    front: 'heading',
    footer: GUIDE_FOOTER,
    notice: [
      plain(
        `Made on ${formatDate(preparedOn)} for this package. General information, not legal advice. Every line gives its source, the day it was checked, and whether only a report of the source was read; on the day you file, open the source itself.`,
      ),
    ],
    exhibits: [],
    blocks: [
      h1('Government fees'),
      p('USCIS rejects a filing with the wrong fee. The amounts come from the schedule named beside them.'),
      table([4, 1.2, 3], ['Form', 'Fee', 'Source and date'], Object.values(FEES).map(row)),
      h1('Law, practice and editions'),
      table([1.8, 4, 2], ['Subject', 'Rule', 'Source and date'], Object.values(LAW).map(row)),
      h1('How to use this table'),
      bullets(
        'The other documents in this package take their fees and statements of law from this table.',
        'Before you sign, open the USCIS page for each form and compare the edition, fee and filing address.',
        'In the month you file, read the Visa Bulletin and the USCIS filing charts page.',
        'A line marked as due was accurate when we checked it and may not be now.',
      ),
    ],
  }
}
