import { PRODUCT_COMPARISON } from '../../content/comparisons.ts'
import { SELECT_PRODUCT_HEADING } from '../../content/pricing.ts'
import { DataTable } from '../ui/data-table.tsx'
import { PackageCards } from './package-cards.tsx'
import { placed } from '../ui/site-facts.tsx'

export const SelectProductPage = placed(SelectProduct)

function SelectProduct() {
  return (
    <>
      <section className="shell pt-10 pb-16 md:pt-14 md:pb-20">
        <div className="mb-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h1 className="text-title">{SELECT_PRODUCT_HEADING.heading}</h1>
          <p className="text-ink-soft">{SELECT_PRODUCT_HEADING.cue}</p>
        </div>
        <PackageCards />
      </section>
      <div className="shell pb-16 md:pb-24">
        <DataTable {...PRODUCT_COMPARISON} titled folds />
      </div>
    </>
  )
}
