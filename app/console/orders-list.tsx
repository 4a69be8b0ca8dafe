import { PRODUCT_NAMES } from '../../content/products.ts'
import { ORDER_STATE_LABELS, ORDER_STATES } from '../../domain/orders/order-states.ts'
import { PRODUCTS } from '../../domain/pricing/price-list.ts'
import { ExportedHeading } from './export-button.tsx'
import { OrderRow } from './order-rows.tsx'
import { FilterChoice, FilterText, ListFilters, PagedList, type FilterValue } from './paged-list.tsx'

const STATES = [['', 'All states'], ...ORDER_STATES.map((state) => [state, ORDER_STATE_LABELS[state]] as const)] as const
const OF_PRODUCT = [['', 'All products'], ...PRODUCTS.map((product) => [product, PRODUCT_NAMES[product]] as const)] as const
const PAYMENTS = [
  ['', 'Any payment'],
  ['1', 'Payment to check'],
] as const

function moreFilters(value: FilterValue) {
  return (
    <>
      <FilterChoice name="state" label="State" value={value('state')} options={STATES} />
      <FilterChoice name="product" label="Product" value={value('product')} options={OF_PRODUCT} />
      <FilterChoice name="flagged" label="Payment" value={value('flagged')} options={PAYMENTS} />
      <FilterText name="from" label="Placed from (UTC)" type="date" value={value('from')} />
      <FilterText name="to" label="Placed to (UTC)" type="date" value={value('to')} />
    </>
  )
}

export function OrdersList() {
  return (
    <>
      <ExportedHeading title="Orders" path="/api/console/orders.csv" name="orders" />
      <ListFilters label="Orders" more={moreFilters}>
        {(value) => <FilterText name="search" label="Email or reference, or a part of it" className="col-span-2 min-w-0 sm:basis-full" value={value('search')} />}
      </ListFilters>
      <PagedList call="GET /api/console/orders" label="Orders" empty="No orders match.">
        {(row) => <OrderRow key={row.reference} row={row} />}
      </PagedList>
    </>
  )
}
