/** Mails, addresses, files and the log: everything that meets text of visitors there, by name, and the most of it that comes in one piece. */
import { isEmailAddress, looksLikeEmail, normaliseEmail } from '../../../domain/email-address.ts'
import { readEmailSearch } from '../../../domain/email-search.ts'
import { likelyMeantAddress } from '../../../domain/email-typo.ts'
import { url } from '../../../domain/accounts/form-rules.ts'
import { readOrderSearch } from '../../../domain/orders/order-search.ts'
import { ownWords, isAutomatic } from '../../../domain/orders/inbound-mail.ts'
import { isProven } from '../../../domain/orders/sender-proof.ts'
import { cleanFileName, decodeDataUrl } from '../../../domain/uploads/data-url.ts'
import { nameOfKind } from '../../../domain/uploads/upload-limits.ts'
import { personMask } from '../../../adapters/llm/mask-person.ts'
import { readRawMail } from '../../../adapters/mail/read-inbound-mail.ts'
import { textOfHtml } from '../../../adapters/mail/text-of-html.ts'
import { withoutSecrets } from '../../../server/logged-address.ts'
import { describeError } from '../../../server/log.ts'
import { DOCUMENT, LINE, short, type Reader } from './common.ts'

/** Of a name or an address in a body of a call. */
const NAME = 60_000
/** Of one part of a mail that is read. */
const MAIL = 300_000
/** Of a mail as it travels: enough to see what each line and part costs. */
const RAW_MAIL = 1024 * 1024
/** Of its headers; of more none is read. */
const RAW_HEADERS = 60_000
const mailOf = (text: string) => ({
  from: `${text}@mail.example`,
  headers: ['authentication-results', 'precedence', 'return-path', 'auto-submitted'].map((name) => ({ name, value: `mx.example; ${text}` })),
})

const rawMail = (lines: string[]) => readRawMail(new TextEncoder().encode(lines.join('\r\n')))

/** An HTML part beside a plain one. `arming`: what some pattern for HTML must meet first. */
const mixedMail = (arming: string, text: string) => rawMail(['Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'Yes', '--b', 'Content-Type: text/html', '', `${arming}${text}`, '--b--'])

const errorOf = (text: string) => Object.assign(new Error(text), { stack: text })

export const READERS: Record<string, Reader> = {
  'an address': { read: (text) => [isEmailAddress(text), looksLikeEmail(text), normaliseEmail(text), readEmailSearch(text), likelyMeantAddress(text), readOrderSearch(text), url(text)], most: NAME },
  'a file name': { read: (text) => [cleanFileName(text), nameOfKind(text, 'pdf')], most: NAME },
  'a file as text': { read: (text) => decodeDataUrl(`data:${text}`), most: DOCUMENT },
  'an address in the log': { read: (text) => [withoutSecrets(`/${text}`), withoutSecrets(encodeURI(text))], most: LINE },
  'an error in the log': { read: (text) => [describeError(errorOf(text)), describeError(errorOf(`${text}params: ${text}`))], most: LINE },
  'a mail in HTML': { read: (text) => [textOfHtml(text), textOfHtml(`<p>${text}`)], most: MAIL },
  'a mail of two forms': { read: async (text) => [await mixedMail('', text), await mixedMail('<a ', text)], most: MAIL },
  'a mail of one form': {
    read: async (text) => [
      await rawMail(['Content-Type: text/plain; format=flowed; delsp=yes', '', text]),
      await rawMail(['Content-Transfer-Encoding: base64', '', text]),
      await rawMail(['Content-Type: multipart/mixed; boundary=b', '', text]),
    ],
    most: RAW_MAIL,
  },
  'headers of a mail as it travels': {
    read: async (text) => [
      await rawMail([`From: ${text}`, '', '']),
      await rawMail([`To: ${text}`, '', '']),
      await rawMail([`Subject: ${text}`, '', '']),
      await rawMail([`Content-Type: text/plain; ${text}`, '', '']),
    ],
    most: RAW_HEADERS,
  },
  'own words of a mail': { read: (text) => [ownWords(text), ownWords(`a\n${text}\n> b`), ownWords(`a\n${short(text).join('\n')}\n> b\nc`)], most: MAIL },
  'headers of a mail': { read: (text) => [isAutomatic(mailOf(text)), isProven(mailOf(text), 'mx.example'), isProven(mailOf(text.slice(0, 3900)), 'mx.example')], most: LINE },
  'words for a model': { read: (text) => personMask('Nora Q. Sample')(`Nora Sample ${text}`), most: LINE },
}
