import { Badge, formatUtcMinute, ROW, Rows, WhenLoaded } from './console-parts.tsx'
import { useLoaded } from './use-loaded.ts'

type LinkRow = { key: string; product: string; items: string[]; price: string; standing: 'present' | 'missing' | 'differs'; charged: string | null; url: string | null; syncedAt: string | null }
type Answer = { mode: 'sandbox' | 'test' | 'live'; syncedAt: string | null; leftOver: string[]; links: LinkRow[] }

const MODES: Record<Answer['mode'], string> = {
  sandbox: 'No Stripe key is set: orders are paid on the built-in test page. Shown are the links of the live account.',
  test: 'The links of the test half of the Stripe account.',
  live: 'The links of the live Stripe account.',
}
const STANDINGS = {
  present: { words: 'Present', tone: 'good' },
  missing: { words: 'Missing', tone: 'warn' },
  differs: { words: 'Another price', tone: 'bad' },
} as const

/** What is not as it should be stands first. */
const URGENCY = ['differs', 'missing', 'present']

export function PaymentLinks() {
  const { loaded } = useLoaded<Answer>('/api/console/payment-links')
  return (
    <>
      <h1 className="text-title">Payment links</h1>
      <WhenLoaded loaded={loaded}>
        {({ mode, syncedAt, leftOver, links }) => {
          const count = (standing: LinkRow['standing']) => links.filter((link) => link.standing === standing).length
          return (
            <>
              <p className="mt-1 max-w-2xl text-ink-soft">
                {MODES[mode]} An order whose link is missing or charges another amount is paid on a page made for it. The command npm run stripe:sync compares with the account itself and puts links right.
              </p>
              <dl className="my-6 grid grid-cols-2 gap-4 sm:grid-cols-4">
                {[
                  ['Present', count('present')],
                  ['Missing', count('missing')],
                  ['Another price', count('differs')],
                  ['Last sync', syncedAt === null ? 'never' : formatUtcMinute(syncedAt)],
                ].map(([name, value]) => (
                  <div key={name} className="card p-4">
                    <dt className="text-sm text-ink-soft">{name}</dt>
                    <dd className="text-lg font-semibold tabular-nums">{value}</dd>
                  </div>
                ))}
              </dl>
              {leftOver.length === 0 ? null : <p className="mb-5 rounded-lg bg-amber-tint px-4 py-3 text-amber">On file without a combination: {leftOver.join(', ')}</p>}
              <Rows label="Payment links" empty="">
                {[...links]
                  .sort((one, other) => URGENCY.indexOf(one.standing) - URGENCY.indexOf(other.standing))
                  .map((link) => (
                    <li key={link.key} className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 ${ROW}`}>
                      <span className="min-w-0 flex-1 basis-72">
                        <span className="block font-semibold">{link.product}</span>
                        <span className="block text-sm text-ink-soft">{link.items.join(' + ')}</span>
                      </span>
                      <span className="tabular-nums">
                        {link.price}
                        {link.standing === 'differs' ? <span className="text-alert"> (the link: {link.charged ?? 'unknown'})</span> : null}
                      </span>
                      <Badge tone={STANDINGS[link.standing].tone}>{STANDINGS[link.standing].words}</Badge>
                      {link.url === null ? null : (
                        <a href={link.url} target="_blank" rel="noopener noreferrer" className="link text-sm">
                          Open<span className="sr-only"> the link of {link.items.join(' and ')}, in a new tab</span>
                        </a>
                      )}
                    </li>
                  ))}
              </Rows>
            </>
          )
        }}
      </WhenLoaded>
    </>
  )
}
