/** What an order's reference may look like; anything else in the address is not repeated on the page. */
const REFERENCE = /^[A-Za-z0-9_-]{6,64}$/

/** The order that the address of a page names. */
export function namedOrder(query: URLSearchParams): string | null {
  const order = query.get('order') ?? ''
  return REFERENCE.test(order) ? order : null
}
