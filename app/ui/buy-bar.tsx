import type { CopyLink } from '../../content/copy.ts'
import { ActionLink } from './action-link.tsx'
import { CopyPrice } from './price.tsx'

type BuyBarProps = { name: string; price: { now: string; list?: string; unit?: string }; button: CopyLink }

/** Last in the part of a page that it follows: on a phone it stays at the foot of the screen until that part ends. Elsewhere it is not shown. */
export function BuyBar({ name, price, button }: BuyBarProps) {
  return (
    <div className="buy-bar">
      <p className="min-w-0 flex-[1_1_7rem] leading-tight">
        <span className="block text-sm leading-tight text-ink-soft">{name}</span>
        <CopyPrice price={price} className="font-serif text-xl font-semibold" />
      </p>
      <ActionLink link={button} className="button button-primary" />
    </div>
  )
}
