import { localMails, type LocalMail } from '../../usecases/local-mails.ts'
import type { Services } from '../../usecases/services.ts'

const COOKIE = 'mailbox'

function cookieOf(request: Request): string {
  const pair = (request.headers.get('cookie') ?? '')
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${COOKIE}=`))
  try {
    return decodeURIComponent(pair?.slice(COOKIE.length + 1) ?? '')
  } catch {
    return ''
  }
}

/** What the page answers: no such page, a request to open the printed address, the way on with a cookie, or the mails. */
export type MailboxAnswer = { kind: 'absent' } | { kind: 'locked' } | { kind: 'opened'; cookie: string } | { kind: 'mails'; mails: LocalMail[] }

/**
 * The mails of a machine without mail settings. They hold what customers wrote and links that open accounts: the page answers
 * this machine only, and only who has the key that the program prints when it starts, because a proxy that sets no header
 * looks like this machine. It asks here and not by its address, which can be written in many ways.
 */
export async function mailboxData(services: Services, request: Request, isThisMachine: () => boolean): Promise<MailboxAnswer> {
  const { devMailbox } = services
  if (devMailbox === null || !isThisMachine()) return { kind: 'absent' }
  if (devMailbox.opens(new URL(request.url).searchParams.get('key') ?? '')) {
    return { kind: 'opened', cookie: `${COOKIE}=${encodeURIComponent(devMailbox.key)}; Path=/dev; HttpOnly; SameSite=Strict` }
  }
  if (!devMailbox.opens(cookieOf(request))) return { kind: 'locked' }
  return { kind: 'mails', mails: await localMails(services) }
}
