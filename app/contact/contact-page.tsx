import type { ReactNode } from 'react'
import { CONTACT } from '../../content/contact.ts'
import { PROVIDER, shownFact } from '../../content/provider.ts'
import { isLocalAddress } from '../../domain/local-address.ts'
import { RichParagraphs, RichText } from '../ui/rich-text.tsx'
import { PlainContactForm } from './plain-contact-form.tsx'
import { placed, useSite } from '../ui/site-facts.tsx'

const LINKS: Record<string, string | undefined> = {
  email: `mailto:${PROVIDER.email}`,
  phone: `tel:${PROVIDER.phone.replace(/[^+\d]/g, '')}`,
}

export const ContactPage = placed(Contact)

function Contact({ form }: { form?: ReactNode }) {
  return (
    <div className="shell grid grid-cols-1 gap-x-20 gap-y-10 py-12 md:py-20 lg:grid-cols-[1fr_1.1fr]">
      <div>
        <WaysToUs />
      </div>
      <div className="card self-start p-6 sm:p-9">
        <div className="needs-script">{form}</div>
        <PlainContactForm />
      </div>
    </div>
  )
}

function WaysToUs() {
  // A number that is a placeholder reaches nobody.
  const hasPhone = shownFact('phone', isLocalAddress(useSite().origin)) !== null
  const boxes = CONTACT.boxes.filter(({ kind }) => kind !== 'phone' || hasPhone)
  return (
    <>
      <h1 className="text-display">{CONTACT.heading}</h1>
      <div className="mt-6 max-w-lg space-y-4 text-lg text-ink-soft">
        <RichParagraphs text={CONTACT.paragraphs} />
      </div>
      <dl className="mt-10 border-b border-line">
        {boxes.map(({ kind, title, text }) => (
          <div key={kind} className="grid grid-cols-[4.5rem_1fr] items-baseline gap-4 sm:grid-cols-[6.5rem_1fr] border-t border-line py-4">
            <dt className="text-ink-soft">{title}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">
              {LINKS[kind] === undefined ? (
                <RichText text={text} />
              ) : (
                <a className="link inline-flex items-center max-sm:min-h-11" href={LINKS[kind]}>
                  <RichText text={text} />
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
