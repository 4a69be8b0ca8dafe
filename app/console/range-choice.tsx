import { FUNNEL_RANGES, type FunnelRange } from '../../domain/funnel/funnel.ts'
import { useSearchParams } from '../ui/use-search-params.ts'

const RANGES: Record<FunnelRange, string> = { day: 'Today', week: '7 days', month: '30 days' }

/** The range in the address; the month where it names none. */
export function useRange(): FunnelRange {
  const asked = useSearchParams().get('range') ?? ''
  return (Object.keys(FUNNEL_RANGES) as FunnelRange[]).find((known) => known === asked) ?? 'month'
}

export function RangeChoice({ range }: { range: FunnelRange }) {
  return (
    <ul aria-label="Range" className="my-5 flex flex-wrap gap-2">
      {Object.entries(RANGES).map(([key, words]) => (
        <li key={key}>
          <a href={`?range=${key}`} aria-current={key === range ? 'true' : undefined} className={`button ${key === range ? 'button-primary' : 'button-secondary'}`}>
            {words}
          </a>
        </li>
      ))}
    </ul>
  )
}
