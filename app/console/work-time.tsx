import { useLoaded } from './use-loaded.ts'

/** How long operators worked on an order, by step, as it was measured. Nothing while nothing was. */
export function WorkTime({ reference }: { reference: string }) {
  const { kept } = useLoaded('GET /api/console/orders/:reference/work', { params: { reference } })
  if (kept === null || kept.minutes === 0) return null
  return (
    <p className="text-sm text-ink-soft" data-testid="work-time">
      Worked on: {kept.minutes} min{kept.steps.length === 0 ? '' : ` (${kept.steps.map(({ step, minutes }) => `${step} ${minutes}`).join(', ')})`}
    </p>
  )
}
