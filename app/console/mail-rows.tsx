import type { MailRow } from '../../usecases/operator-lists.ts'
import { ActButton, Badge, formatMinute, Rows } from './console-parts.tsx'

const STATES: Record<MailRow['state'], { words: string; tone: 'plain' | 'good' | 'warn' | 'bad' }> = {
  queued: { words: 'Waiting', tone: 'warn' },
  sent: { words: 'Sent', tone: 'good' },
  kept: { words: 'In the local mailbox', tone: 'plain' },
  dead: { words: 'Given up', tone: 'bad' },
  stopped: { words: 'Not wanted', tone: 'plain' },
}

/** A mail has its subject once it was written: until then its kind stands for it. */
const titleOf = (template: string) => template.charAt(0).toUpperCase() + template.slice(1).replaceAll('-', ' ')

export function MailItem({ mail, again }: { mail: MailRow; again: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3.5 sm:px-5">
      <span className="min-w-0 flex-1 basis-64">
        <span className="block font-semibold">{mail.subject ?? titleOf(mail.template)}</span>
        <span className="block text-sm wrap-anywhere text-ink-soft">
          {mail.to} · {formatMinute(mail.sentAt ?? mail.createdAt)}
        </span>
        {mail.lastError === null ? null : (
          <span className="block text-sm wrap-anywhere text-alert">
            {mail.attempts} tries: {mail.lastError}
          </span>
        )}
      </span>
      <Badge tone={STATES[mail.state].tone}>{STATES[mail.state].words}</Badge>
      {mail.state === 'dead' ? (
        <ActButton path={`/api/console/mails/${mail.id}/resend`} done="The mail is on its way again" after={again}>
          Send again
        </ActButton>
      ) : null}
    </li>
  )
}

export function MailRows({ mails, again }: { mails: MailRow[]; again: () => void }) {
  return (
    <Rows label="Emails" empty="No emails.">
      {mails.map((mail) => (
        <MailItem key={mail.id} mail={mail} again={again} />
      ))}
    </Rows>
  )
}
