import { publicLabel } from '../../domain/orders/public-label.ts'
import { PROVIDER } from '../../content/provider.ts'
import type { ConsultantCard } from '../../usecases/shown-consultants.ts'
import { ConsultantProfile } from './consultant-profile.tsx'
import { Card } from './order-cards.tsx'

/** Whom a customer who bought a consultation can book. `held`: a person looks at the payment first. Null: the order has none, or it is not paid. */
export function ConsultationCard({ consultants, reference }: { consultants: ConsultantCard[] | 'held' | null; reference: string }) {
  if (consultants === null) return null
  if (consultants === 'held') {
    return (
      <Card heading="Your consultation">
        <p role="status">The amount that arrived differs from the total of the order. We look at it before a time can be booked and write to you. Questions? {PROVIDER.email}</p>
      </Card>
    )
  }
  const address = `mailto:${PROVIDER.email}?subject=${encodeURIComponent(`Consultation, order ${reference}`)}`
  return (
    <Card heading="Your consultation">
      {consultants.length === 0 ? (
        <p>
          No consultant can be booked here right now. Please write to{' '}
          <a className="link" href={address}>
            {PROVIDER.email}
          </a>{' '}
          with two or three times that suit you, and we agree on one by email.
        </p>
      ) : (
        <>
          <p>
            Your order includes one consultation of 30 minutes. {consultants.length === 1 ? 'Book' : 'Choose a consultant and book'} a time, and give {publicLabel(reference)} as your order. Keep its
            whole number to yourself: it opens this page. The consultation is already paid.
          </p>
          <ul className="mt-6 space-y-8">
            {consultants.map((consultant) => (
              <li key={consultant.userId} className="border-t border-line pt-6">
                <ConsultantProfile consultant={consultant} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
