import { data, redirect } from 'react-router'
import { applicationContext, requestContext } from '../services-context.ts'
import type { Route } from './+types/mailbox-page.ts'

export const meta = () => [{ title: 'Local mailbox' }, { name: 'robots', content: 'noindex' }]

const COOKIE = 'mailbox'

function cookieOf(request: Request): string {
  const pair = (request.headers.get('cookie') ?? '').split(';').map((each) => each.trim()).find((each) => each.startsWith(`${COOKIE}=`))
  try {
    return decodeURIComponent(pair?.slice(COOKIE.length + 1) ?? '')
  } catch {
    return ''
  }
}

/**
 * The mails of a machine without mail settings. They hold what customers wrote and links that open accounts: the page answers
 * this machine only, and only who has the key that the program prints when it starts, because a proxy that sets no header
 * looks like this machine. It asks here and not by its address, which can be written in many ways.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(applicationContext)
  const { devMailbox } = app
  if (devMailbox === null || !context.get(requestContext).isThisMachine()) throw data(null, { status: 404 })
  if (devMailbox.opens(new URL(request.url).searchParams.get('key') ?? '')) {
    const cookie = `${COOKIE}=${encodeURIComponent(devMailbox.key)}; Path=/dev; HttpOnly; SameSite=Strict`
    return redirect('/dev/mail', { headers: { 'set-cookie': cookie } })
  }
  if (!devMailbox.opens(cookieOf(request))) return data(null, { status: 403 })
  const mails = await app.database.stores.mails.newest(100)
  return mails.map(({ id, toAddress, subject, template, state, text, html, createdAt, lastError }) => ({
    id,
    toAddress,
    subject: subject ?? template,
    state,
    text,
    html,
    lastError,
    createdAt: createdAt.toISOString(),
  }))
}

export default function MailboxPage({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) {
    return (
      <main className="shell-narrow py-12">
        <h1 className="text-title">Local mailbox</h1>
        <p className="mt-3 text-ink-soft">Open the address that the program printed when it started: it holds the key of this mailbox, and this browser keeps it.</p>
      </main>
    )
  }
  return (
    <main className="shell-narrow py-12">
      <p className="eyebrow">This machine only</p>
      <h1 className="mt-2 text-title">Local mailbox</h1>
      <p className="mt-3 text-ink-soft">No mail server is set, so mails stay here. Newest first.</p>
      {loaderData.length === 0 ? <p className="mt-10">No mail yet. Place an order or send a form.</p> : null}
      <ul className="mt-8 space-y-3">
        {loaderData.map((mail) => (
          <li key={mail.id} className="card">
            <details>
              <summary className="px-5 py-4">
                <span className="font-semibold">{mail.subject}</span>
                <span className="block text-sm text-ink-soft">
                  to {mail.toAddress}, {mail.createdAt.replace('T', ' ').slice(0, 19)} UTC, {mail.state}
                  {mail.lastError === null ? '' : ` (${mail.lastError})`}
                </span>
              </summary>
              <pre className="overflow-x-auto whitespace-pre-wrap border-t border-line px-5 py-4 font-sans text-sm">{mail.text ?? 'Not rendered yet.'}</pre>
            </details>
          </li>
        ))}
      </ul>
    </main>
  )
}
