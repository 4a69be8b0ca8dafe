import { formatInstant } from '../../../domain/format-date.ts'
import { publicLabel } from '../../../domain/orders/public-label.ts'
import type { MailProps } from '../../../usecases/mails.ts'
import { ActionLink, Facts, MailLayout, Paragraph } from './mail-layout.tsx'

type Props = MailProps<'consultation'>

const HEADINGS: Record<Props['what'], string> = { booked: 'Your consultation is booked', 'given-back': 'The time of your consultation was given back', reminder: 'Your consultation is near' }

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
      {calendar === null ? null : <Paragraph>The attached file puts it into your calendar, in your own time.</Paragraph>}
      {what === 'given-back' ? (
        <Paragraph>{toCustomer ? 'Another time can be chosen on the page of the order.' : 'Whoever gave it back is free to choose another time. The time is offered again.'}</Paragraph>
      ) : null}
      {what !== 'given-back' && toCustomer ? <Paragraph>It is 30 minutes long and no legal advice. Until a day before, you can give the time back on the page of the order.</Paragraph> : null}
      {orderUrl === null ? null : <ActionLink href={orderUrl}>See your order</ActionLink>}
    </MailLayout>
  )
}
