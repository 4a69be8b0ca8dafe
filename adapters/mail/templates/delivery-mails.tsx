import { PROVIDER } from '../../../content/provider.ts'
import { formatInstant } from '../../../domain/format-date.ts'
import type { MailProps } from '../../../usecases/mails.ts'
import { ActionLink, ConsoleLink, Facts, MailLayout, Paragraph } from './mail-layout.tsx'

export function deliverySubject({ what, held, again, reference }: Pick<MailProps<'delivery'>, 'what' | 'held' | 'again' | 'reference'>): string {
  if (held) return `Your consultation was held (${reference})`
  return `${again ? `Revised: ${what}` : `${what} is ready`} (${reference})`
}

/** Tells the customer that something is on the order page; the files themselves stay there. */
export function Delivery(props: MailProps<'delivery'>) {
  const { reference, productName, what, held, again, chooses, line, files, orderUrl } = props
  const heading = held ? 'Your consultation was held' : again ? `A revision is ready: ${what}` : `Ready: ${what}`
  return (
    <MailLayout preview={heading} heading={heading}>
      {held ? (
        <Paragraph>Our records show that your consultation took place. If it did not, please let us know.</Paragraph>
      ) : (
        <Paragraph>It is on your order page, where you can open it, accept it or ask for changes.</Paragraph>
      )}
      {line === '' ? null : <Facts rows={[['Note from us', line]]} />}
      <Facts rows={[['Order', reference], ['Product', productName], ...files.map((name, index): [string, string] => [`File ${index + 1}`, name])]} />
      {chooses ? (
        <Paragraph>Choose the options you want on the order page. Until you choose, you may withdraw there; once you choose, work on the full draft begins and that right ends.</Paragraph>
      ) : null}
      <ActionLink href={orderUrl}>Open your order</ActionLink>
      <Paragraph>Questions? Write to {PROVIDER.email}.</Paragraph>
    </MailLayout>
  )
}

/** A promised time has passed and nothing was delivered: the customer hears of it from us first. */
export function PromiseMissed({ reference, productName, what, due, orderUrl }: MailProps<'promise-missed'>) {
  return (
    <MailLayout preview={`We are late: ${what}`} heading={`We are late: ${what}`}>
      <Paragraph>We promised delivery by the time below and missed it. We are sorry. We will write to you with a new time.</Paragraph>
      <Facts
        rows={[
          ['Order', reference],
          ['Product', productName],
          ['Promised by', formatInstant(Date.parse(due))],
        ]}
      />
      <Paragraph>If we miss a promised time by more than 72 hours through no fault of yours, you may cancel what was not delivered and get back what you paid for it.</Paragraph>
      <ActionLink href={orderUrl}>See where your order stands</ActionLink>
      <Paragraph>Questions? Write to {PROVIDER.email}.</Paragraph>
    </MailLayout>
  )
}

/** Nothing is drafted, and no promised time runs, before the customer has held the table against the paper. */
export function TableReady({ reference, productName, requests, answerable, tableUrl }: MailProps<'table-ready'>) {
  const heading = answerable ? 'Your notice table is ready for review' : 'The letter you sent cannot be answered by a response'
  return (
    <MailLayout preview={heading} heading={heading}>
      <Paragraph>
        {answerable
          ? `We read your notice and made a table of what it asks${requests === 0 ? '. We could read no point, so please copy them from your letter' : `: ${requests === 1 ? 'one request' : `${requests} requests`}`}. A program can miss a point or misread one: please hold each row against the paper. Nothing is drafted before you confirm the table, and the 48 hours for your first draft start with your word.`
          : 'A program read it and found another kind of letter. The page below says which, what you can do, and where a lawyer is found. If it is the right letter after all, please write to us.'}
      </Paragraph>
      <Facts
        rows={[
          ['Order', reference],
          ['Product', productName],
        ]}
      />
      <ActionLink href={tableUrl}>{answerable ? 'Look at the table' : 'See what it is'}</ActionLink>
      <Paragraph>The date printed on your notice counts, and it does not wait. Questions? Write to {PROVIDER.email}.</Paragraph>
    </MailLayout>
  )
}

/** News of an order that a person acts on. */
export function OperatorOrderNotice({ heading, text, rows, email, consoleUrl }: MailProps<'operator-order-notice'>) {
  return (
    <MailLayout preview={heading} heading={heading}>
      <Facts rows={[...rows, ['Customer', email], ...(text === null ? [] : [['They write', text] satisfies [string, string]])]} />
      <ConsoleLink href={consoleUrl} />
    </MailLayout>
  )
}
