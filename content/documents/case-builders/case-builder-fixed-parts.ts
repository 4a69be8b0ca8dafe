/** Words that are the same in every Case Builder because they state a rule or a dated fact. */
import { p, table } from '../../../domain/documents/blocks.ts'
import type { Block } from '../../../domain/documents/document.ts'

export const NOTICE =
  'General information, not legal advice, and no promise of a result. Examples are fictional. Rules, fees and form editions change: check each one with the agency on the day you file.'

/** The drafting checks of a petition, in the order in which a reader meets the faults. */
export const draftingChecks: readonly string[] = [
  'No paragraph about the endeavor would fit any qualified colleague.',
  'The endeavor names at least one method, system, process or problem.',
  'Someone outside the employer and its clients benefits, and the letter says by which route.',
  'Each public document is named with its date, and the letter says how closely it names the subject.',
  'There is no shortage argument, no market size offered as importance, no superlative, and none of the vocabulary of other visa categories.',
  'Prong 1 does not argue with credentials or with the absence of harm to U.S. workers.',
  'Every number has a source, or a method the petitioner can explain.',
  'The work is described as going on now, wherever it is.',
  'There is one problem, followed from the first page to the last.',
  'The occupation behind the endeavor normally needs a bachelor’s degree.',
  'Every sentence that needs proof cites an exhibit, and every exhibit is cited.',
  'Each letter of reference was read, corrected and adopted by its signer.',
]

/** Fees, forms and timing as of the date printed with them. */
export const filingFacts = (): Block[] => [
  p('As of November 20, 2026. Check again on the day you file: a wrong fee means rejection.', { keepWithNext: true }),
  table(
    [2, 4, 2.2],
    ['Item', 'Fact', 'Date and where to check'],
    [
      ['Form I-140', '$715 on paper, $665 online, filed by the self-petitioner; Asylum Program Fee of $300, paid separately.', '[G-1055](https://www.uscis.gov/g-1055), edition 05/29/26'],
      ['Premium processing, Form I-907', '$2,965; 45 business days for a national interest waiver. A request for evidence is an action and restarts the count.', '[I-907](https://www.uscis.gov/i-907), since March 1, 2026'],
      ['Payment', 'No checks or money orders: card with G-1450, or a U.S. bank account with G-1650; one authorization per form.', 'Since October 28, 2025; [I-140](https://www.uscis.gov/i-140)'],
      ['Labor Department form', 'ETA-9089 Appendix A and the signed Final Determination, without certification. ETA-750 belongs to an older practice.', 'Federal Register notice of January 2025; the [I-140](https://www.uscis.gov/i-140) instructions of 06/07/24 did not mention it yet'],
      ['Occupation and endeavor', 'The occupation must be a profession; five years and exceptional ability must relate to the endeavor.', 'January 15, 2025; [Policy Manual](https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5)'],
      ['Denial without a request', 'A petition that lacks required initial evidence may be denied without a request for evidence.', 'August 5, 2026; [PA-2026-05](https://www.uscis.gov/sites/default/files/document/policy-manual-updates/20260805-EvidentiaryStandards.pdf)'],
    ],
  ),
]
