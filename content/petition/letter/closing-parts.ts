/** Part VI: what is asked, and the declaration. Part VII: exhibits and sources. */
import { plain } from '../../../domain/documents/blocks.ts'
import { parseInline } from '../../../domain/documents/inline-syntax.ts'
import { formatDate } from '../../../domain/format-date.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import { LEGAL_SOURCES, LEGAL_SOURCES_READ } from '../legal-sources.ts'
import { facts, FORM, frame, heading, made, paragraphs, sourcesOf, standard, type LetterGround } from './letter-parts.ts'
import { signerOf } from './opening-part.ts'

export function conclusionPart(ground: LetterGround): DraftBlock[] {
  const standing = facts(ground, 'closing.standing')
  return [
    heading('conclusion', 'heading', 1, 'Conclusion'),
    // What is weighed stands before what is asked.
    ...(standing.length === 0
      ? []
      : [
          heading('conclusion', 'discretion/heading', 2, 'Discretion'),
          standard('conclusion', 'discretion'),
          ...paragraphs(ground, 'conclusion', 'discretion', standing),
          heading('conclusion', 'request/heading', 2, 'Request'),
        ]),
    made(
      'conclusion',
      'request',
      {
        kind: 'paragraph',
        content: parseInline(
          'Part I establishes the classification; Part III, that the endeavor has both substantial merit and national importance; Part IV, that I am well positioned to advance it; and Part V, that on balance a waiver would be beneficial to the United States. For these reasons, I respectfully request that USCIS approve this petition, classify me under INA § 203(b)(2), and waive the requirements of a job offer and of a labor certification in the national interest.',
        ),
      },
      [],
      FORM,
    ),
    heading('conclusion', 'declaration/heading', 2, 'Declaration'),
    standard('conclusion', 'declaration'),
    made('conclusion', 'executed', { kind: 'paragraph', content: parseInline('Executed on [[field: Date of signing]] at [[field: City and state]].'), keepWithNext: true }, [], FORM),
    made('conclusion', 'signature', { kind: 'signature', closing: 'Respectfully submitted,', name: signerOf(ground), lines: [plain('Petitioner')] }, facts(ground, 'identity.name').slice(0, 1)),
  ]
}

/** `blocks`: the letter before it, whose sources are listed. */
export function appendixPart(blocks: readonly DraftBlock[]): DraftBlock[] {
  return [
    made('appendix', 'break', { kind: 'page-break' }),
    heading('appendix', 'heading', 1, 'Exhibits and authorities'),
    heading('appendix', 'exhibits/heading', 2, 'Index of exhibits'),
    made('appendix', 'exhibits', { kind: 'exhibit-index' }),
    heading('appendix', 'sources/heading', 2, 'Authorities'),
    made('appendix', 'sources', { kind: 'list', ordered: false, items: sourcesOf(blocks).map((key) => ({ content: parseInline(LEGAL_SOURCES[key].cite) })) }, [], 'sources'),
    ...(LEGAL_SOURCES_READ === null ? [] : [frame('appendix', 'sources/date', `The authorities were consulted as they stood on ${formatDate(LEGAL_SOURCES_READ)}.`)]),
  ]
}
