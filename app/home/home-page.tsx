import { Link } from 'react-router'
import { pageMeta } from '../ui/page-meta.ts'
import { Countdown } from '../ui/countdown.tsx'
import { Price } from '../ui/price.tsx'
import { usePriceTags } from '../ui/use-promotion.ts'

export const meta = () => pageMeta('/')

export default function HomePage() {
  const prices = usePriceTags()
  return (
    <section className="shell grid items-center gap-12 py-14 md:py-20 lg:grid-cols-[1.1fr_0.9fr]">
      <div>
        <p className="eyebrow">EB-2 National Interest Waiver</p>
        <h1 className="mt-3 text-display">Prepare your own NIW petition, with drafting that is about your work.</h1>
        <p className="mt-6 max-w-xl text-lg text-ink-soft">
          Start free: upload your resume and get four proposed endeavors, each tied to what you have really done and to a public priority with its source.
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <Link to="/proposed-endeavor-generator" className="button button-primary">
            Try the free generator
          </Link>
          <Link to="/checkout-selfpetition-ai" className="button button-secondary">
            Order Selfpetition AI
          </Link>
        </p>
        <Countdown className="mt-8" />
      </div>
      <div className="card p-7">
        <h2 className="text-heading">Selfpetition AI</h2>
        <p className="mt-3 text-4xl font-semibold">
          <Price tag={prices.ai} />
        </p>
        <p className="mt-3 text-ink-soft">A drafted petition for any profession: a cover letter of about 30 pages, one reference letter, a proposed evidence list, unlimited revisions.</p>
      </div>
    </section>
  )
}
