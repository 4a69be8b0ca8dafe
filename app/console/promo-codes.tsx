import { useState, type FormEvent } from 'react'
import { PRODUCT_NAMES } from '../../content/products.ts'
import { PRODUCTS } from '../../domain/pricing/price-list.ts'
import { ActButton, Badge, ROW, useAct } from './console-parts.tsx'
import { PagedList, type RowOf } from './paged-list.tsx'

type Code = RowOf<'GET /api/console/promo-codes'>

/** The end of a day in UTC, as the call wants it; null for no day. */
const endOf = (day: string) => (day === '' ? null : new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString())
/** The last day on which a code holds. */
const lastDay = (expiresAt: string | null) => (expiresAt === null ? '' : new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10))

function NewCode({ after }: { after: () => void }) {
  const { sending, act } = useAct()
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { lastDay: day = '', ...code } = Object.fromEntries(new FormData(form))
    if (!(await act('/api/console/promo-codes', { ...code, expiresAt: endOf(String(day)) }, {}, 'The code is added'))) return
    form.reset()
    after()
  }
  return (
    <form onSubmit={add} className="card mb-6 grid gap-3 p-5 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_11rem_11rem_11rem_auto] lg:items-end" aria-label="New code">
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
      <label className="min-w-0">
        <span className="block text-sm text-ink-soft">Last day (UTC, optional)</span>
        <input name="lastDay" type="date" className="field" />
      </label>
      <button type="submit" className="button button-primary" aria-disabled={sending}>
        Add
      </button>
    </form>
  )
}

/** Another name or last day. Orders keep the code they were placed with. */
function ChangeCode({ known, again }: { known: Code; again: () => void }) {
  const { sending, act } = useAct()
  const { product, code } = known
  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const body = { product, code, newCode: String(data.get('newCode')), expiresAt: endOf(String(data.get('lastDay'))) }
    if (await act('/api/console/promo-codes', body, { method: 'PATCH' }, 'The code is changed')) again()
  }
  return (
    <form onSubmit={change} className="mt-4 flex flex-wrap items-end gap-3 border-t border-line pt-4" aria-label={`Change ${code}`}>
      <label className="min-w-0 flex-1 basis-52">
        <span className="block text-sm text-ink-soft">Code</span>
        <input name="newCode" className="field uppercase" defaultValue={code} required minLength={4} maxLength={40} autoComplete="off" />
      </label>
      <label>
        <span className="block text-sm text-ink-soft">Last day (UTC)</span>
        <input name="lastDay" type="date" className="field" defaultValue={lastDay(known.expiresAt)} />
      </label>
      <button type="submit" className="button button-primary" aria-disabled={sending}>
        Save
      </button>
    </form>
  )
}

function CodeRow({ known, again }: { known: Code; again: () => void }) {
  const [open, setOpen] = useState(false)
  const { code, product, kind, active, expiresAt } = known
  const [now] = useState(() => Date.now())
  const over = expiresAt !== null && Date.parse(expiresAt) <= now
  return (
    <li className={ROW}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0 flex-1 basis-56">
          <code className="block font-semibold wrap-anywhere">{code}</code>
          <span className="block text-sm text-ink-soft">
            {PRODUCT_NAMES[product]}, {kind}
            {expiresAt === null ? '' : `, until ${lastDay(expiresAt)}`}
          </span>
        </span>
        <Badge tone={active && !over ? 'good' : 'plain'}>{over ? 'Over' : active ? 'On' : 'Off'}</Badge>
        <ActButton path="/api/console/promo-codes" method="PATCH" body={{ product, code, active: !active }} done={active ? 'The code is off' : 'The code is on'} after={again}>
          {active ? 'Switch off' : 'Switch on'}
        </ActButton>
        <button type="button" className="button button-quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          Change<span className="sr-only"> {code}</span>
        </button>
      </div>
      {open ? <ChangeCode known={known} again={again} /> : null}
    </li>
  )
}

const newCode = (_page: unknown, again: () => void) => <NewCode after={again} />

export function PromoCodes() {
  return (
    <>
      <h1 className="text-title">Promo codes</h1>
      <p className="mt-1 mb-5 max-w-2xl text-ink-soft">
        Main codes give 35% off, secondary codes 14%. A code that is off or over is refused at the checkout. With Stripe, run the sync after a change: until then orders with a new code are paid on a
        page of their own.
      </p>
      <PagedList call="GET /api/console/promo-codes" label="Promo codes" empty="No codes." head={newCode}>
        {(known, again) => <CodeRow key={`${known.product}${known.code}`} known={known} again={again} />}
      </PagedList>
    </>
  )
}
