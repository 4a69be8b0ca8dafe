import { formatInstant } from '../../../domain/format-date.ts'
import { publicLabel } from '../../../domain/orders/public-label.ts'
import type { MailProps } from '../../../usecases/mails.ts'
import { ActionLink, Facts, MailLayout, Paragraph } from './mail-layout.tsx'

type Props = MailProps<'consultation'>

const HEADINGS: Record<Props['what'], string> = { booked: 'Your consultation is booked', 'given-back': 'Your consultation time was canceled', reminder: 'Your consultation is coming up' }

const consultationHeading = ({ what }: Pick<Props, 'what'>): string => HEADINGS[what]

/** What the mail calls the order: who gives the consultation gets a name that opens nothing. */
const orderName = ({ toCustomer, reference }: Pick<Props, 'toCustomer' | 'reference'>): string => (toCustomer ? reference : publicLabel(reference))

export const consultationSubject = (props: Props): string => `${consultationHeading(props)} (${orderName(props)})`

/** To the customer and to who gives the consultation: booked, given back, or near. */
export function Consultation({ what, toCustomer, other, startsAt, place, reference, productName, orderUrl, calendar }: Props) {
  return (
    <MailLayout preview={consultationHeading({ what })} heading={consultationHeading({ what })}>
      <Facts
        rows={[
          ['When', formatInstant(Date.parse(startsAt))],
          ['With', other],
          ...(place === '' || what === 'given-back' ? [] : [['Where', place] as [string, string]]),
          ['Order', orderName({ toCustomer, reference })],
          ['Product', productName],
        ]}
      />
      {calendar === null ? null : <Paragraph>The attached file adds it to your calendar, in your own time zone.</Paragraph>}
      {what === 'given-back' ? (
        <Paragraph>{toCustomer ? 'You can choose another time on your order page.' : 'Whoever gave it back is free to choose another time. The time is offered again.'}</Paragraph>
      ) : null}
      {what !== 'given-back' && toCustomer ? <Paragraph>It lasts 30 minutes and is not legal advice. You can cancel the time on your order page until one day before.</Paragraph> : null}
      {orderUrl === null ? null : <ActionLink href={orderUrl}>See your order</ActionLink>}
    </MailLayout>
  )
}
