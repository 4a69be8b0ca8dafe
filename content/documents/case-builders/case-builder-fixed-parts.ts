/** Words that are the same in every Case Builder because they state a rule or a dated fact. */
import { p, table } from '../../../domain/documents/blocks.ts'
import type { Block } from '../../../domain/documents/document.ts'
import { newestCheck, type DatedFact } from '../../../domain/facts/dated-fact.ts'
import { formatDate } from '../../../domain/format-date.ts'
import { FEE_SCHEDULE_EDITION, feeOf, FEES } from '../../facts/fees.ts'
import { LAW } from '../../facts/law.ts'

export const NOTICE =
  'General information, not legal advice and not a promise of any result. Examples are fictional. Rules, fees and form editions change: check each one with the agency on the day you file.'

/** The drafting checks of a petition, in the order in which a reader meets the faults. */
export const draftingChecks: readonly string[] = [
  'No paragraph about the endeavor would fit any qualified colleague.',
  'The endeavor names at least one method, system, process or problem.',
  'Someone other than the employer and its clients benefits, and the letter says how.',
  'Each public document is cited with its date, and the letter says how closely it fits.',
  'There is no shortage argument, no market size offered as importance, no superlative, and none of the vocabulary of other categories.',
  'Prong 1 does not argue from credentials or from the absence of harm to U.S. workers.',
  'Every number has a source, or a method the petitioner can explain.',
  'Work is described as ongoing where it is, and the petitioner’s status allows it.',
  'The letter follows one problem from the first page to the last.',
  'If you rely on a degree: the occupation normally requires a bachelor’s degree.',
  'Every sentence that needs evidence cites an exhibit, and every exhibit is cited.',
  'The signer of each reference letter read it, corrected it and adopted it.',
]

/** The facts in short, with a short name of their source; the table of the package says them in full. */
const FILING_FACTS = [
  [LAW.premiumClock, 'Premium processing, Form I-907', `${feeOf('i907')}; 45 business days for a national interest waiver. A Request for Evidence is an action and restarts the clock.`, 'I-907'],
  [LAW.payment, 'Payment on paper', 'No checks: U.S. card with G-1450 or U.S. account with G-1650. Online: in your USCIS account.', 'Filing fees'],
  [LAW.laborForms, 'Labor Department form', 'ETA-9089 Appendix A and the signed Final Determination, uncertified, in place of ETA-750.', '90 FR 3238'],
  [LAW.occupationFit, 'Occupation and endeavor', 'By degree: a profession, five years in its specialty. By ability: related to the endeavor.', 'Policy Manual'],
  [LAW.denialWithoutRequest, 'Denial without a request', 'Possible where required initial evidence is missing or eligibility is not shown.', 'PA-2026-05'],
] as const

const where = ({ source }: DatedFact, name: string) => `[${name}](${source.url})`

/** Fees, forms and timing, with the dates on which they were read. */
export const filingFacts = (): Block[] => [
  p(`Last checked ${formatDate(newestCheck([FEES.i140Paper, ...FILING_FACTS.map(([fact]) => fact)]))}; in full in “Law and fees with dates.” Check again on the day you file.`, { keepWithNext: true }),
  table(
    [2, 4, 2.2],
    ['Item', 'Fact', 'Where to check'],
    [
      [
        'Form I-140',
        `${feeOf('i140Paper')} on paper, ${feeOf('i140Online')} online, filed by the self-petitioner; Asylum Program Fee of ${feeOf('asylumProgram')}, paid separately.`,
        `${where(FEES.i140Paper, 'G-1055')}, edition ${FEE_SCHEDULE_EDITION} (online: 05/29/26)`,
      ],
      ...FILING_FACTS.map(([fact, item, inShort, name]) => [item, inShort, where(fact, name)]),
    ],
  ),
]
