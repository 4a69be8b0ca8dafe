import { formatDate } from '../../../domain/format-date.ts'
import type { MailProps } from '../../../usecases/mails.ts'
import { ConsoleLink, Facts, MailLayout, Paragraph } from './mail-layout.tsx'

function Lines({ heading, lines: { count, rows } }: { heading: string; lines: MailProps<'operator-digest'>['late'] }) {
  if (count === 0) return null
  return (
    <>
      <Paragraph>
        {heading}: {count}
        {count > rows.length ? `, the first ${rows.length}` : ''}
      </Paragraph>
      <Facts rows={rows} />
    </>
  )
}

/** What an operator's day begins with. */
export function OperatorDigest({ day, late, soon, waiting, unanswered, payments, money, consoleUrl }: MailProps<'operator-digest'>) {
  const heading = `Today, ${formatDate(day)}`
  const quiet = late.count + soon.count + waiting + unanswered + payments.count === 0
  return (
    <MailLayout preview={quiet ? 'Nothing is due' : `${late.count} late, ${soon.count} due soon, ${unanswered} unanswered`} heading={heading}>
      {quiet ? <Paragraph>Nothing is due, nobody waits, and no payment came in the last 24 hours.</Paragraph> : null}
      <Lines heading="Late" lines={late} />
      <Lines heading="Due within two days" lines={soon} />
      {unanswered + waiting === 0 ? null : (
        <Facts
          rows={[
            ['Unanswered', String(unanswered)],
            ['Waiting for customers', String(waiting)],
          ]}
        />
      )}
      <Lines heading="Payments of the last 24 hours" lines={payments} />
      <Facts rows={money} />
      <ConsoleLink href={consoleUrl} />
    </MailLayout>
  )
}
