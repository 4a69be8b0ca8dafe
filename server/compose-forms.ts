/** Joins the forms with their files, mails and limits. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { folderFileStore } from '../adapters/files/folder-file-store.ts'
import { freeBytesOf, guardedFileStore } from '../adapters/files/guarded-file-store.ts'
import { s3FileStore } from '../adapters/files/s3-file-store.ts'
import { signedAddresses, stopLinks } from '../adapters/files/signed-addresses.ts'
import { endeavorSeal } from '../adapters/signing/endeavor-seal.ts'
import { clamAvScan, noVirusScan } from '../adapters/virus-scan/virus-scan.ts'
import { CONTACT_LIMIT, LETTER_LIMIT } from '../api/contact-calls.ts'
import { DATA_DOWNLOAD_LIMIT, DATA_REQUEST_LIMIT } from '../api/data-request-calls.ts'
import { COPY_LIMIT } from '../api/endeavour-calls.ts'
import { DRAFT_LIMIT } from '../api/intake-calls.ts'
import { DAY_MS } from '../domain/pricing/promotion.ts'
import type { Application, FormsApplication } from '../usecases/application.ts'
import { deleteExpired } from '../usecases/delete-expired.ts'
import { COPY_ADDRESS_LIMIT, emailEndeavors } from '../usecases/email-endeavors.ts'
import { addDraftFile, findDraft, removeDraftFile, saveDraft } from '../usecases/intake-drafts.ts'
import { openSignedFile } from '../usecases/open-signed-file.ts'
import type { Chance, DocumentReader, VirusScan } from '../usecases/ports.ts'
import { RECEIPT_LIMIT, receiveContactMessage } from '../usecases/receive-contact-message.ts'
import { receiveRfeLetter } from '../usecases/receive-rfe-letter.ts'
import { deleteData } from '../usecases/delete-data.ts'
import { DATA_LINK_LIMIT, downloadData, requestData, viewDataRequest } from '../usecases/request-data.ts'
import { resendMail } from '../usecases/resend-mail.ts'
import { stopMails } from '../usecases/stop-mails.ts'
import { sweepFiles } from '../usecases/sweep-files.ts'
import type { Env } from './env.ts'
import { installationSecret } from './secrets.ts'

/** Per visitor and ten minutes; receipts per address and hour; copies of options per visitor and per address, an hour each. */
export const FORM_LIMITS = {
  [DRAFT_LIMIT]: { points: 300, seconds: 600 },
  [CONTACT_LIMIT]: { points: 10, seconds: 600 },
  [LETTER_LIMIT]: { points: 10, seconds: 600 },
  [DATA_REQUEST_LIMIT]: { points: 5, seconds: 600 },
  [DATA_DOWNLOAD_LIMIT]: { points: 6, seconds: 600 },
  [DATA_LINK_LIMIT]: { points: 5, seconds: 3600 },
  [RECEIPT_LIMIT]: { points: 5, seconds: 3600 },
  [COPY_LIMIT]: { points: 5, seconds: 3600 },
  [COPY_ADDRESS_LIMIT]: { points: 3, seconds: 3600 },
}

/** How long the address in the operator's mail opens the letter. */
const OPERATOR_LINK_MS = 7 * DAY_MS

export function fileStoreOf(env: Env): ReturnType<typeof guardedFileStore> {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    // The folder may not be there before the first start.
    mkdirSync(env.DATA_DIR, { recursive: true })
    return guardedFileStore(folderFileStore(join(env.DATA_DIR, 'files')), { freeBytes: () => freeBytesOf(env.DATA_DIR), keptFree: env.FREE_SPACE_MB * 1024 * 1024 })
  }
  return guardedFileStore(s3FileStore({ bucket, region, endpoint, accessKeyId, secretAccessKey }), { freeBytes: async () => Infinity, keptFree: 0 })
}

export function virusScanOf(env: Env): VirusScan {
  return env.CLAMAV_URL === undefined ? noVirusScan : clamAvScan(env.CLAMAV_URL)
}

type Given = Pick<Application, 'database' | 'files' | 'limits' | 'clock' | 'publicUrl'> & {
  chance: Pick<Chance, 'id'>
  scan: VirusScan
  documents: DocumentReader
  operatorEmail: string
  env: Env
}

export function composeForms(given: Given): FormsApplication {
  const { env, clock, publicUrl, database } = given
  const signed = signedAddresses(installationSecret(env.DATA_DIR, 'file-addresses'), publicUrl)
  const stops = stopLinks(installationSecret(env.DATA_DIR, 'mail-stops'), publicUrl)
  const seal = endeavorSeal(installationSecret(env.DATA_DIR, 'endeavor-seals'))
  const fileAddress = (fileId: string) => signed.fileAddress(fileId, 'operator', clock.now() + OPERATOR_LINK_MS)
  return {
    sendContactMessage: (message) => receiveContactMessage({ ...given, stopLinks: stops }, message),
    submitRfeLetter: (request) => receiveRfeLetter({ ...given, fileAddress }, request),
    openSignedFile: (request) => openSignedFile({ ...given, holds: signed.isFileAddress }, request),
    requestData: (request) => requestData(given, request),
    viewDataRequest: (token) => viewDataRequest(given, token),
    downloadData: (token) => downloadData(given, token),
    deleteData: (token, choice) => deleteData(given, token, choice),
    resendMail: (mailId) => resendMail(given, mailId),
    async deleteExpired() {
      const expired = await deleteExpired({ ...given, personalDays: env.RETENTION_DAYS })
      return { ...expired, ...(await sweepFiles(given)) }
    },
    findIntakeDraft: (orderId) => findDraft(given, orderId),
    saveIntakeDraft: (draft) => saveDraft(given, draft),
    addIntakeDraftFile: (file) => addDraftFile(given, file),
    removeIntakeDraftFile: (file) => removeDraftFile(given, file),
    endeavorSeal: seal,
    emailEndeavors: (copy) => emailEndeavors({ ...given, seal, stopLinks: stops }, copy),
    stopMails: (token) => stopMails({ database, clock, stopLinks: stops }, token),
  }
}
