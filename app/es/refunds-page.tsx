import { ES_REFUNDS } from '../../content/es.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { placed } from '../ui/site-facts.tsx'

export const SpanishRefundsPage = placed(SpanishRefunds)

function SpanishRefunds() {
  const { heading, lead, facts, decide, terms, ask } = ES_REFUNDS
  return (
    <section className="shell max-w-4xl pt-12 md:pt-16">
      <h1 className="text-display">{heading}</h1>
      <p className="mt-4 text-lg text-ink-soft">{lead}</p>
      <dl className="mt-10 border-b border-line">
        {facts.map(([name, text]) => (
          <div key={name} className="grid gap-x-10 gap-y-1 border-t border-line py-5 md:grid-cols-[14rem_1fr]">
            <dt className="font-serif text-lg font-semibold">{name}</dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 text-ink-soft">
        <RichText text={decide} /> <RichText text={ask} />
      </p>
      <p className="mt-5">
        <ActionLink link={terms} className="button button-secondary" />
      </p>
    </section>
  )
}
