/** What stands under a text or a picture for all who see it. Apart from the disclaimers, which a page that shows a sample need not load. */
import type { Notice } from './law-firm-notice.ts'

/** Under endeavor texts that a program wrote. */
export const GENERATED_TEXT_NOTICE: Notice = {
  id: 'generated-text',
  version: '2026-11-20',
  text: ['These texts are drafts made by a program. Check every fact against your own record before you use a sentence. They do not tell you whether you are eligible.'],
}

/** Under every sample document and picture. */
export const SAMPLE_NOTICE: Notice = {
  id: 'sample',
  version: '2026-11-20',
  text: ['Sample. The people and organizations in it are fictional.'],
}
