import type { CheckoutMemory } from './checkout-memory.ts'

/** A form as something beside the page asks for it, and what stands for its query. */
export type AskedForm<F> = { preset: F; query: string }

type Opening<F> = {
  given: URLSearchParams
  kept: CheckoutMemory<F> | null
  /** The form as the address asks for it. */
  preset: F
  merge(kept: F, preset: F): F
  presetNames: readonly string[]
  privateNames: readonly string[]
  carried: (() => AskedForm<F> | null) | undefined
}

/** The form that a checkout opens with, where it is not the one that was drawn, and the query that asked for it. */
export function openedForm<F>({ given, kept, preset, merge, presetNames, privateNames, carried }: Opening<F>): { form: F | undefined; query: string } {
  const asked = presetNames.some((name) => given.has(name))
  const beside = asked ? null : (carried?.() ?? null)
  // What leaves the address at once is no part of what a reload asks for.
  const arrives = privateNames.some((name) => given.has(name) && !presetNames.includes(name))
  const query = asked ? presetNames.map((name) => given.get(name) ?? '').join('\n') : (beside?.query ?? kept?.query ?? '')
  if (kept === null) return { form: beside?.preset, query }
  return { form: query !== kept.query || arrives ? merge(kept.form, beside?.preset ?? preset) : kept.form, query }
}

/** The address without these names; null where none of them stands in it. */
export function addressWithout(names: readonly string[], { pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  const given = new URLSearchParams(search)
  const hide = names.filter((name) => given.has(name))
  if (hide.length === 0) return null
  for (const name of hide) given.delete(name)
  return given.size === 0 ? pathname : `${pathname}?${given}`
}
