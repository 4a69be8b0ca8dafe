/** Part VI: what is asked, and the declaration. Part VII: exhibits and sources. */
import { plain } from '../../../domain/documents/blocks.ts'
import { parseInline } from '../../../domain/documents/inline-syntax.ts'
import { formatDate } from '../../../domain/format-date.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import { LEGAL_SOURCES, LEGAL_SOURCES_READ } from '../legal-sources.ts'
import { facts, FORM, frame, heading, made, paragraphs, sentences, sourcesOf, standard, type LetterGround } from './letter-parts.ts'
import { signerOf } from './opening-part.ts'

export function conclusionPart(ground: LetterGround): DraftBlock[] {
  const { seed } = ground
  const standing = facts(ground, 'closing.standing')
  return [
    heading('conclusion', 'heading', 1, 'Conclusion'),
    frame(
      'conclusion',
      'request',
      sentences(
        seed,
        'conclusion',
        [
          'The exhibits address each element in turn.',
          'Each element is supported by the exhibits cited.',
          'I have addressed each element in turn.',
          'The record addresses each of the three prongs.',
          'For each element I have named my evidence.',
        ],
        [
          'I respectfully request approval of the petition.',
          'I therefore ask that the petition be approved.',
          'For these reasons, please approve the petition.',
          'I ask USCIS to approve the petition.',
        ],
        [
          'I also request a national interest waiver.',
          'I also ask that the job offer be waived.',
          'I further request the national interest waiver.',
          'I ask as well for the national interest waiver.',
        ],
      ),
    ),
    ...(standing.length === 0 ? [] : [heading('conclusion', 'discretion/heading', 2, 'Discretion'), standard('conclusion', 'discretion'), ...paragraphs(ground, 'conclusion', 'discretion', standing)]),
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
