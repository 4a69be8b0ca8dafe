import type { FormEvent } from 'react'
import { PRODUCT_NAMES } from '../../content/products.ts'
import { PRODUCTS, type Product } from '../../domain/pricing/price-list.ts'
import { ActButton, Badge, ROW, Rows, useAct, WhenLoaded } from './console-parts.tsx'
import { useLoaded } from './use-loaded.ts'

type Code = { code: string; product: Product; kind: string; active: boolean }

function NewCode({ after }: { after: () => void }) {
  const { sending, act } = useAct()
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (!(await act('/api/console/promo-codes', Object.fromEntries(new FormData(form)), {}, 'The code is added'))) return
    form.reset()
    after()
  }
  return (
    <form onSubmit={add} className="card mb-6 grid gap-3 p-5 sm:grid-cols-[minmax(0,1fr)_12rem_11rem_auto]" aria-label="New code">
      <input name="code" className="field uppercase placeholder:normal-case" placeholder="New code" aria-label="New code" required minLength={4} maxLength={40} autoComplete="off" />
      <select name="product" className="field" aria-label="Product">
        {PRODUCTS.map((product) => (
          <option key={product} value={product}>
            {PRODUCT_NAMES[product]}
          </option>
        ))}
      </select>
      <select name="kind" className="field" aria-label="Kind">
        <option value="main">Main, 35%</option>
        <option value="secondary">Secondary, 14%</option>
      </select>
      <button type="submit" className="button button-primary" aria-disabled={sending}>
        Add
      </button>
    </form>
  )
}

export function PromoCodes() {
  const { loaded, again } = useLoaded<Code[]>('/api/console/promo-codes')
  return (
    <>
      <h1 className="text-title">Promo codes</h1>
      <p className="mt-1 mb-5 text-ink-soft">Main codes give 35% off, secondary codes 14%. A code that is off is refused at the checkout.</p>
      <NewCode after={again} />
      <WhenLoaded loaded={loaded}>
        {(codes) => (
          <Rows label="Promo codes" empty="No codes.">
            {codes.map(({ code, product, kind, active }) => (
              <li key={`${product}${code}`} className={`flex flex-wrap items-center justify-between gap-3 ${ROW}`}>
                <span className="min-w-0 flex-1 basis-56">
                  <code className="block font-semibold">{code}</code>
                  <span className="block text-sm text-ink-soft">
                    {PRODUCT_NAMES[product]}, {kind}
                  </span>
                </span>
                <Badge tone={active ? 'good' : 'plain'}>{active ? 'On' : 'Off'}</Badge>
                <ActButton path="/api/console/promo-codes" method="PATCH" body={{ product, code, active: !active }} done={active ? 'The code is off' : 'The code is on'} after={again}>
                  {active ? 'Switch off' : 'Switch on'}
                </ActButton>
              </li>
            ))}
          </Rows>
        )}
      </WhenLoaded>
    </>
  )
}
