import { useEffect, useEffectEvent, useState } from 'react'
import { takeCarried } from '../ui/carried.ts'
import { useSite } from '../ui/site-facts.tsx'
import { endeavorFrom, endeavorFromQuery, type ChosenEndeavor } from './chosen-endeavor.ts'

export type ChosenEndeavorAnswer =
  | { kind: 'chosen'; endeavor: ChosenEndeavor }
  | { kind: 'none' }
  /** Rendered on the server without a query: only the browser knows what this history entry carries. */
  | { kind: 'unknown' }

const answerOf = (endeavor: ChosenEndeavor | null): ChosenEndeavorAnswer => (endeavor === null ? { kind: 'none' } : { kind: 'chosen', endeavor })

/**
 * The endeavor this page was opened with. A query is read once and then taken out of the address; from then on the
 * history entry itself carries the endeavor, also over a reload, and no address shows it.
 */
export function useChosenEndeavor(): ChosenEndeavorAnswer {
  const { search } = useSite()
  const hasQuery = /[?&](title|option)=/.test(search)
  const [answer, setAnswer] = useState<ChosenEndeavorAnswer>(() => (hasQuery ? answerOf(endeavorFromQuery(search)) : { kind: 'unknown' }))
  const settle = useEffectEvent(() => {
    const rest = new URLSearchParams(location.search)
    rest.delete('title')
    rest.delete('option')
    const endeavor = hasQuery ? endeavorFromQuery(search) : endeavorFrom(takeCarried('endeavor') ?? (history.state as { endeavor?: unknown } | null)?.endeavor)
    history.replaceState(endeavor === null ? null : { endeavor }, '', `${location.pathname}${rest.size === 0 ? '' : `?${rest}`}${location.hash}`)
    setAnswer(answerOf(endeavor))
  })
  // Once: what changes in the address later is our own doing.
  useEffect(() => settle(), [])
  return answer
}
