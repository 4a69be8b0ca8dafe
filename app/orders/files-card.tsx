import { PROVIDER } from '../../content/provider.ts'
import { formatDate, formatInstant } from '../../domain/format-date.ts'
import type { OrderFiles } from '../../usecases/order-files.ts'
import { Card } from './order-cards.tsx'

const MEGABYTE = 1_000_000

type FilesCardProps = {
  files: OrderFiles
  /** The link in an old mail led here. */
  linkRenewed: boolean
  /** A newer edition was asked for and is on its way. */
  newestAsked: boolean
}

/** The package of an NIW DIY order: its private link, renewed at every view, and what a newer edition changes. */
export function FilesCard({ files, linkRenewed, newestAsked }: FilesCardProps) {
  switch (files.kind) {
    case 'none':
      return null
    case 'deleted':
      return (
        <Card heading="Your package">
          <p>
            You had it deleted on {formatInstant(files.at)}. If you need it after all, write to {PROVIDER.email} with the number of this order.
          </p>
        </Card>
      )
    case 'preparing':
      return (
        <Card heading="Your package">
          <p role="status">It is being put together for your choices. This page shows it as soon as it is ready, and we email you its link.</p>
        </Card>
      )
    case 'held':
      return (
        <Card heading="Your package">
          <p role="status">The amount that arrived differs from the total of the order. We look at it before we send the package and write to you. Questions? {PROVIDER.email}</p>
        </Card>
      )
    case 'ready': {
      const newer = files.changes.length > 0
      return (
        <Card heading="Your package">
          {linkRenewed ? <p className="mb-4 rounded-lg bg-amber-tint px-4 py-3 text-amber">The link you opened is over or was replaced. Here is the one of today.</p> : null}
          <p>
            One ZIP file of {(files.bytes / MEGABYTE).toFixed(1)} MB with Word and PDF documents, edition of {formatDate(files.edition)}.
          </p>
          <a className="button button-primary mt-4" href={files.url} download data-testid="package-link">
            Download the package
          </a>
          <p className="mt-3 text-[0.9375rem] text-ink-soft">This link is private and opens until {formatInstant(files.until)}. Each time you open this page it gives you a new one.</p>
          <div className="mt-5 border-t border-line pt-4">
            <p className="font-semibold">Before you file</p>
            <ul className="mt-2 space-y-1">
              <li>
                <a className="link inline-flex min-h-11 items-center" href="/pre-filing-check">
                  Check your letter for leftovers of the samples
                </a>
              </li>
              <li>
                <a className="link inline-flex min-h-11 items-center" href="/filing-calculator">
                  Count the government fees
                </a>
              </li>
            </ul>
          </div>
          {newer ? (
            <div className="mt-5 border-t border-line pt-4" data-testid="newer-edition">
              <p className="font-semibold">A newer edition exists. It changes:</p>
              <ul className="mt-2 list-disc space-y-1 pl-5">
                {files.changes.map((change) => (
                  <li key={change.title}>
                    {change.title} ({formatDate(change.edition)})
                  </li>
                ))}
              </ul>
              {newestAsked ? (
                <p role="status" className="mt-3">
                  It is being put together. This page shows it as soon as it is ready.
                </p>
              ) : (
                <form method="post" data-page-form className="mt-4">
                  <input type="hidden" name="intent" value="newest-package" />
                  <button className="button button-secondary">Get the newest edition</button>
                </form>
              )}
            </div>
          ) : null}
        </Card>
      )
    }
  }
}
