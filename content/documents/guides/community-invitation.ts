/** Invitation to the chat community that comes with a package. */
import { bullets, h1, p, plain } from '../../../domain/documents/blocks.ts'
import { GUIDE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { PROVIDER } from '../../provider.ts'

export const communityInvitation: Document = {
  id: 'community-invitation',
  title: 'Invitation to the community',
  subtitle: 'Discord, for people who prepare their own petitions',
  edition: '2026-11-23',
  kind: 'guide',
  front: 'heading',
  footer: GUIDE_FOOTER,
  pages: { from: 1, to: 1 },
  exhibits: [],
  blocks: [
    p(plain('Your package includes lifetime access to our chat community on Discord. Members are preparing their own EB-2 NIW petitions and compare notes on structure, evidence and wait times.')),
    h1('How to join'),
    p(`Open [the invitation](${PROVIDER.chatUrl}) and choose a name. A Discord account is free. You do not have to use your real name, and we advise against it.`),
    p(plain(`If the invitation has expired, write to ${PROVIDER.email} with your order reference and we will send a new one.`)),
    h1('What it is good for'),
    bullets(
      'Asking how others defined an endeavor, organized exhibits or approached recommenders.',
      'Hearing about a new form edition, fee or filing address, with the official page as the source.',
      'Finding people in your profession.',
    ),
    h1('What it is not'),
    bullets(
      'Not legal advice. Members are not your lawyers, and neither are we. Rely on a rule you read there only if the official page confirms it.',
      'Not private. Share no passport data, receipt numbers, addresses or full documents.',
      'Not a place to find sentences to copy. Your letter must describe your own work.',
    ),
    h1('House rules'),
    bullets(
      'Be kind, stay on topic, and give the source and date of any fact.',
      'No offers of letters, co-authorships, citations or other evidence for money. Such offers are removed.',
      'Moderators may remove messages that put a member’s privacy or case at risk.',
    ),
  ],
}
