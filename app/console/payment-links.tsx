import type { AnswerOf } from '../ui/ask.ts'
import { Chevron } from '../ui/fold-signs.tsx'
import { Badge, formatMinute, ROW, Rows, WhenLoaded } from './console-parts.tsx'
import { useLoaded } from './use-loaded.ts'

type Answer = AnswerOf<'GET /api/console/payment-links'>
type LinkRow = Answer['links'][number]

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
const URGENCY = ['differs', 'missing', 'present'] as const

export function PaymentLinks() {
  const { loaded, again } = useLoaded('GET /api/console/payment-links', {})
  return (
    <>
      <h1 className="text-title">Payment links</h1>
      <WhenLoaded loaded={loaded} again={again}>
        {({ mode, syncedAt, leftOver, links }) => {
          const count = (standing: LinkRow['standing']) => links.filter((link) => link.standing === standing).length
          return (
            <>
              <p className="mt-1 max-w-2xl text-ink-soft">
                {MODES[mode]} An order whose link is missing or charges another amount is paid on a page made for it. The command npm run stripe:sync compares with the account itself and puts links
                right.
              </p>
              <dl className="my-6 grid grid-cols-2 gap-4 sm:grid-cols-4">
                {[
                  ['Present', count('present')],
                  ['Missing', count('missing')],
                  ['Another price', count('differs')],
                  ['Last sync', syncedAt === null ? 'never' : formatMinute(syncedAt)],
                ].map(([name, value]) => (
                  <div key={name} className="card p-4">
                    <dt className="text-sm text-ink-soft">{name}</dt>
                    <dd className="text-lg font-semibold digits-aligned">{value}</dd>
                  </div>
                ))}
              </dl>
              {leftOver.length === 0 ? null : <p className="mb-5 rounded-lg bg-amber-tint px-4 py-3 text-amber">On file without a combination: {leftOver.join(', ')}</p>}
              <div className="space-y-4">
                {Object.entries(Object.groupBy(links, ({ product }) => product)).map(([product, ofProduct = []]) => (
                  <ProductLinks key={product} product={product} links={ofProduct} open={mode !== 'sandbox' && ofProduct.some(({ standing }) => standing !== 'present')} />
                ))}
              </div>
            </>
          )
        }}
      </WhenLoaded>
    </>
  )
}

/** The combinations of one product; open from the start where something is to be put right. */
function ProductLinks({ product, links, open }: { product: string; links: LinkRow[]; open: boolean }) {
  const standings = Map.groupBy(links, ({ standing }) => standing)
  return (
    <details open={open} className="group">
      <summary className="card flex list-none flex-wrap items-center gap-x-4 gap-y-1 p-4 sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 font-semibold">
          {product}, {links.length} combinations
        </span>
        {URGENCY.map((standing) => {
          const count = standings.get(standing)?.length ?? 0
          return count === 0 ? null : (
            <Badge key={standing} tone={STANDINGS[standing].tone}>
              {count} {STANDINGS[standing].words.toLowerCase()}
            </Badge>
          )
        })}
        <Chevron className="size-5 text-pine group-open:rotate-180" />
      </summary>
      <div className="mt-2">
        <Rows label={`Payment links of ${product}`} empty="">
          {[...links]
            .sort((one, other) => URGENCY.indexOf(one.standing) - URGENCY.indexOf(other.standing))
            .map((link) => (
              <LinkLine key={link.key} link={link} />
            ))}
        </Rows>
      </div>
    </details>
  )
}

function LinkLine({ link }: { link: LinkRow }) {
  return (
    <li className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 ${ROW}`}>
      <span className="min-w-0 flex-1 basis-72">{link.items.join(' + ')}</span>
      <span className="digits-aligned">
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
  )
}
