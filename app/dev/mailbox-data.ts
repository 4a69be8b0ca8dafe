import type { Application } from '../../usecases/application.ts'

const COOKIE = 'mailbox'

function cookieOf(request: Request): string {
  const pair = (request.headers.get('cookie') ?? '').split(';').map((each) => each.trim()).find((each) => each.startsWith(`${COOKIE}=`))
  try {
    return decodeURIComponent(pair?.slice(COOKIE.length + 1) ?? '')
  } catch {
    return ''
  }
}

export type LocalMail = { id: string; toAddress: string; subject: string; state: string; text: string | null; lastError: string | null; createdAt: string }

/** What the page answers: no such page, a request to open the printed address, the way on with a cookie, or the mails. */
export type MailboxAnswer = { kind: 'absent' } | { kind: 'locked' } | { kind: 'opened'; cookie: string } | { kind: 'mails'; mails: LocalMail[] }

/**
 * The mails of a machine without mail settings. They hold what customers wrote and links that open accounts: the page answers
 * this machine only, and only who has the key that the program prints when it starts, because a proxy that sets no header
 * looks like this machine. It asks here and not by its address, which can be written in many ways.
 */
export async function mailboxData(app: Application, request: Request, isThisMachine: () => boolean): Promise<MailboxAnswer> {
  const { devMailbox } = app
  if (devMailbox === null || !isThisMachine()) return { kind: 'absent' }
  if (devMailbox.opens(new URL(request.url).searchParams.get('key') ?? '')) {
    return { kind: 'opened', cookie: `${COOKIE}=${encodeURIComponent(devMailbox.key)}; Path=/dev; HttpOnly; SameSite=Strict` }
  }
  if (!devMailbox.opens(cookieOf(request))) return { kind: 'locked' }
  const mails = await app.database.stores.mails.newest(100)
  return {
    kind: 'mails',
    mails: mails.map(({ id, toAddress, subject, template, state, text, createdAt, lastError }) => ({ id, toAddress, subject: subject ?? template, state, text, lastError, createdAt: createdAt.toISOString() })),
  }
}
