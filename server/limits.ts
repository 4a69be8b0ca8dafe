import { REGISTER_LIMIT, SIGN_IN_LIMIT } from '../api/account-calls.ts'
import { CONTACT_LIMIT, LETTER_LIMIT } from '../api/contact-calls.ts'
import { DATA_DOWNLOAD_LIMIT, DATA_REQUEST_LIMIT } from '../api/data-request-calls.ts'
import { COPY_LIMIT, DOWNLOAD_LIMIT, GENERATION_LIMIT, GENERATION_TRIES_LIMIT, TRIES_PER_RUN } from '../api/endeavour-calls.ts'
import { EVENT_LIMIT } from '../api/event-calls.ts'
import { DRAFT_LIMIT, INTAKE_LIMIT } from '../api/intake-calls.ts'
import { WRONG_SECRET_LIMIT } from '../api/operator-calls.ts'
import { ORDER_DAY_LIMIT, ORDER_LIMIT, ORDER_LINKS_ADDRESS_LIMIT, ORDER_LINKS_LIMIT, PROMO_LIMIT } from '../api/order-calls.ts'
import { ACCOUNT_MAIL_LIMIT, ACCOUNT_TRY_LIMIT, REGISTRATION_MAIL_LIMIT, STRANGER_TRY_LIMIT } from '../usecases/account-deps.ts'
import { COPY_ADDRESS_LIMIT } from '../usecases/email-endeavors.ts'
import { ORDER_FORM_LIMIT, ORDER_NOTICE_LIMIT } from '../usecases/limit-order-forms.ts'
import { MESSAGE_DAY_LIMIT, MESSAGE_LIMIT } from '../usecases/order-messages.ts'
import { PAPER_LIMIT } from '../usecases/make-order-paper.ts'
import { OWN_DOCUMENT_LIMIT, OWN_RESUME_LIMIT } from '../usecases/own-case.ts'
import { UPLOAD_LIMIT } from '../usecases/order-uploads.ts'
import { LETTER_COMPARED_LIMIT } from '../usecases/petition-rounds.ts'
import { FOLDER_LIMIT } from '../usecases/print-folder.ts'
import { PAYMENT_LOOKUP_LIMIT } from '../usecases/order-of-payment-page.ts'
import { ACCOUNT_MESSAGE_LIMIT, RECEIPT_LIMIT } from '../usecases/receive-contact-message.ts'
import { DATA_COPY_LIMIT, DATA_LINK_LIMIT, DATA_OPENED_LIMIT } from '../usecases/request-data.ts'
import { CODE_DAY_LIMIT, STRANGER_CODE_LIMIT } from '../usecases/second-factor.ts'
import { LOOSE_FORM_LIMIT } from '../usecases/submit-intake.ts'
import { UNPAID_LIMIT } from '../usecases/unpaid-room.ts'
import { LETTER_FILE_LIMIT, WRITER_FORM_LIMIT, WRITER_LOOK_LIMIT } from '../usecases/write-reference-letter.ts'
import type { Env } from './env.ts'

/** Payment pages that the provider is asked about; a browser that comes back later than its webhook needs none. */
export const PAYMENT_LOOKUPS_A_MINUTE = 60

type Limits = Record<string, { points: number; seconds: number }>

/** Per visitor, where nothing else is said. */
const CALL_LIMITS: Limits = {
  [DOWNLOAD_LIMIT]: { points: 30, seconds: 600 },
  [ORDER_LIMIT]: { points: 60, seconds: 600 },
  // Each is kept for half a year, paid or not.
  [ORDER_DAY_LIMIT]: { points: 300, seconds: 86_400 },
  [PROMO_LIMIT]: { points: 10, seconds: 600 },
  [INTAKE_LIMIT]: { points: 30, seconds: 600 },
  [DRAFT_LIMIT]: { points: 300, seconds: 600 },
  [EVENT_LIMIT]: { points: 600, seconds: 600 },
  [CONTACT_LIMIT]: { points: 10, seconds: 600 },
  [LETTER_LIMIT]: { points: 10, seconds: 600 },
  [DATA_REQUEST_LIMIT]: { points: 5, seconds: 600 },
  [DATA_DOWNLOAD_LIMIT]: { points: 6, seconds: 600 },
  [COPY_LIMIT]: { points: 5, seconds: 3600 },
  [ORDER_LINKS_LIMIT]: { points: 10, seconds: 3600 },
  [SIGN_IN_LIMIT]: { points: 30, seconds: 600 },
  [REGISTER_LIMIT]: { points: 10, seconds: 600 },
  [WRONG_SECRET_LIMIT]: { points: 10, seconds: 600 },
}

/** Per address: nobody's mailbox is filled by a stranger, and what lies under one stays of a size to copy. */
const ADDRESS_LIMITS: Limits = {
  [ORDER_LINKS_ADDRESS_LIMIT]: { points: 3, seconds: 3600 },
  [RECEIPT_LIMIT]: { points: 5, seconds: 3600 },
  [COPY_ADDRESS_LIMIT]: { points: 3, seconds: 3600 },
  [DATA_LINK_LIMIT]: { points: 5, seconds: 3600 },
  [DATA_OPENED_LIMIT]: { points: 60, seconds: 3600 },
  [DATA_COPY_LIMIT]: { points: 12, seconds: 3600 },
  [LOOSE_FORM_LIMIT]: { points: 10, seconds: 86_400 },
  [ACCOUNT_MESSAGE_LIMIT]: { points: 20, seconds: 86_400 },
}

/**
 * Tries per account and visitor, and per account for all visitors it does not know together. A mailed link works for 30
 * minutes, as long as the limit of mails: whoever uses that up cannot leave the owner without a link.
 */
const ACCOUNT_LIMITS: Limits = {
  [ACCOUNT_MAIL_LIMIT]: { points: 4, seconds: 1800 },
  [REGISTRATION_MAIL_LIMIT]: { points: 4, seconds: 1800 },
  [ACCOUNT_TRY_LIMIT]: { points: 10, seconds: 600 },
  [STRANGER_TRY_LIMIT]: { points: 100, seconds: 3600 },
  [STRANGER_CODE_LIMIT]: { points: 20, seconds: 3600 },
  [CODE_DAY_LIMIT]: { points: 60, seconds: 86_400 },
}

export function limitsOf({ GENERATOR_LIMIT, GENERATOR_LIMIT_SECONDS, UNPAID_MB_PER_HOUR }: Pick<Env, 'GENERATOR_LIMIT' | 'GENERATOR_LIMIT_SECONDS' | 'UNPAID_MB_PER_HOUR'>): Limits {
  return {
    [GENERATION_LIMIT]: { points: GENERATOR_LIMIT, seconds: GENERATOR_LIMIT_SECONDS },
    [GENERATION_TRIES_LIMIT]: { points: GENERATOR_LIMIT * TRIES_PER_RUN, seconds: GENERATOR_LIMIT_SECONDS },
    // In kilobytes.
    [UNPAID_LIMIT]: { points: UNPAID_MB_PER_HOUR * 1024, seconds: 3600 },
    [PAYMENT_LOOKUP_LIMIT]: { points: PAYMENT_LOOKUPS_A_MINUTE, seconds: 60 },
    [PAPER_LIMIT]: { points: 60, seconds: 3600 },
    // Each is rendered anew.
    [OWN_DOCUMENT_LIMIT]: { points: 60, seconds: 3600 },
    [OWN_RESUME_LIMIT]: { points: 20, seconds: 3600 },
    [FOLDER_LIMIT]: { points: 12, seconds: 3600 },
    [LETTER_FILE_LIMIT]: { points: 30, seconds: 3600 },
    [WRITER_FORM_LIMIT]: { points: 600, seconds: 3600 },
    [WRITER_LOOK_LIMIT]: { points: 300, seconds: 3600 },
    [LETTER_COMPARED_LIMIT]: { points: 60, seconds: 3600 },
    [UPLOAD_LIMIT]: { points: 300, seconds: 3600 },
    [ORDER_FORM_LIMIT]: { points: 600, seconds: 3600 },
    [ORDER_NOTICE_LIMIT]: { points: 20, seconds: 3600 },
    [MESSAGE_LIMIT]: { points: 20, seconds: 3600 },
    [MESSAGE_DAY_LIMIT]: { points: 60, seconds: 86_400 },
    ...CALL_LIMITS,
    ...ADDRESS_LIMITS,
    ...ACCOUNT_LIMITS,
  }
}
