/** Invitation to the chat community that comes with a package. */
import { bullets, h1, p, plain } from '../../../domain/documents/blocks.ts'
import { GUIDE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { PROVIDER } from '../../provider.ts'

export const communityInvitation: Document = {
  id: 'community-invitation',
  title: 'Invitation to the community',
  subtitle: 'Discord, for people who prepare their own petitions',
  edition: '2026-11-21',
  kind: 'guide',
  front: 'heading',
  footer: GUIDE_FOOTER,
  pages: { from: 1, to: 1 },
  exhibits: [],
  blocks: [
    p(plain('Your package includes lifetime access to our chat community on Discord. Members prepare their own EB-2 NIW petitions and compare notes on structure, evidence and waiting times.')),
    h1('How to join'),
    p(`Open [the invitation](${PROVIDER.chatUrl}) and choose a name. A Discord account is free. You do not have to use your real name, and we advise against it.`),
    p(plain(`If the invitation has expired, write to ${PROVIDER.email} with your order reference and we send a new one.`)),
    h1('What it is good for'),
    bullets(
      'Asking how others named an endeavor, ordered exhibits or approached letter writers.',
      'Hearing when a form edition, a fee or a filing address has changed, with the official page as the source.',
      'Finding people in your profession.',
    ),
    h1('What it is not'),
    bullets(
      'Not legal advice. Members are not your lawyers, and neither are we. A rule you read there is true when the official page says so.',
      'Not private. Share no passport data, receipt numbers, addresses or full documents.',
      'Not a place for sentences to copy. Your letter must describe your own work.',
    ),
    h1('House rules'),
    bullets(
      'Be kind, stay on the subject, say where a fact comes from and of which date it is.',
      'No offers of letters, co-authorships, citations or other evidence for money. Such offers are removed.',
      'Moderators may remove messages that put a member’s privacy or case at risk.',
    ),
  ],
}
