/** What the parts of a notice are called: in the letter, on the customer's page and in the console. */
import { ABILITY_KINDS } from '../../domain/petition/ability-kinds.ts'
import type { Missing } from '../../domain/rfe-response/change-response.ts'
import type { ItemState, NoticeRequest, RecordStanding } from '../../domain/rfe-response/response-file.ts'
import type { ConcernKey } from '../../domain/rfe/rfe-concerns.ts'

export const CONCERN_TITLES: Record<ConcernKey, string> = {
  'endeavor-unclear': 'What the endeavor is',
  'national-importance': 'National importance',
  'substantial-merit': 'Substantial merit',
  record: 'Record of success',
  plan: 'Plan, progress, and support',
  balance: 'Balance of the waiver',
  'eb2-threshold': 'EB-2 classification',
}

/** What a request is called; one on all of prong two by the words of the test. */
export const requestTitle = ({ concern, whole }: Pick<NoticeRequest, 'concern' | 'whole'>): string => (whole === true ? 'Well positioned to advance the endeavor' : CONCERN_TITLES[concern])

export const CONCERN_STANDARDS: Record<ConcernKey, string> = {
  'endeavor-unclear': 'Prong 1, the specific endeavor',
  'national-importance': 'Prong 1, national importance',
  'substantial-merit': 'Prong 1, substantial merit',
  record: 'Prong 2, record and skills',
  plan: 'Prong 2, plan and progress',
  balance: 'Prong 3, on balance',
  'eb2-threshold': 'EB-2, before the three prongs',
}

export const RECORD_WORDS: Record<RecordStanding, string> = { absent: 'Nothing, it says', insufficient: 'Something, but not enough', sufficient: 'Enough', unknown: 'It does not say' }

export const NOTICE_NAMES = { rfe: 'request for evidence', noid: 'notice of intent to deny', unknown: 'notice' } as const

export const ACCEPTED_WORDS: Record<string, string> = {
  '1': 'Prong 1',
  '2': 'Prong 2',
  '3': 'Prong 3',
  eb2: 'EB-2 classification',
  'substantial-merit': 'Substantial merit',
  'national-importance': 'National importance',
  'degree-equivalence': 'Equivalence of the degree',
  ...Object.fromEntries(Object.entries(ABILITY_KINDS).map(([kind, { title }]) => [`ability-${kind}`, `Kind (${kind}) of exceptional ability, ${title.toLowerCase()}`])),
}

export const MISSING_WORDS: Record<Missing, string> = {
  requests: 'The table has no request yet: copy at least one point from the notice.',
  'looked-at': 'Please look at each row first.',
  sentences: 'Please say of each sentence that fits no row whether it holds something against you.',
  'filing-day': 'Please copy the day on which you filed.',
  endeavor: 'Please confirm the endeavor as you filed it.',
}

/** What became of an item that the notice asks for. */
export const ITEM_WORDS: Record<ItemState['kind'], string> = {
  exhibit: 'With a document',
  answered: 'Answered',
  above: 'Given by another answer',
  unavailable: 'Not available, with your reason',
  'with-request': 'Part of the whole request',
  'left-out': 'Not needed',
  open: 'Open',
}

export const CHOICE_NAMES = { any: 'one of these is enough', offered: 'an example of what may be sent' } as const

/** Beside a sentence for which the reader has a likely point. */
export const SUGGESTED_MARK = 'Suggested: please confirm'
export const SUGGESTED_LEAD = 'Where one point is likelier than the others, it is chosen already and marked as suggested. It counts only once you confirm it, or choose another.'
