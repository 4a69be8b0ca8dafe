/** A complete sample petition letter of 30 pages; person, organizations, figures and exhibits are fictional. */
import { plain } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { PETITION_CLOSING } from './petition-closing.ts'
import { PETITION_EXHIBITS } from './petition-exhibits.ts'
import { PETITION_OPENING } from './petition-opening.ts'
import { PETITION_PRONG_1 } from './petition-prong-1.ts'
import { PETITION_PRONG_2 } from './petition-prong-2.ts'

export const aiPetitionSample: Document = {
  id: 'ai-petition-sample',
  title: 'Sample petition letter: power system protection engineer',
  edition: '2026-11-23',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 30, to: 30 },
  notice: [
    plain(
      'Sample. The petitioner, the other people, the organizations, the figures and the exhibits in this letter are fictional; public documents are named with their dates. It shows structure and depth. It is not legal advice, it promises no result, and its sentences are not for reuse: your letter must describe your own work.',
    ),
  ],
  exhibits: PETITION_EXHIBITS,
  blocks: [...PETITION_OPENING, ...PETITION_PRONG_1, ...PETITION_PRONG_2, ...PETITION_CLOSING],
}
