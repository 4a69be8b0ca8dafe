import type { LocalMail } from '../../usecases/local-mails.ts'

/** `mails` is null for who has not shown the key. */
export function MailboxPage({ mails }: { mails: readonly LocalMail[] | null }) {
  if (mails === null) {
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
      {mails.length === 0 ? <p className="mt-10">No mail yet. Place an order or send a form.</p> : null}
      <ul className="mt-8 space-y-3">
        {mails.map((mail) => (
          <li key={mail.id} className="card" data-state={mail.state}>
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
