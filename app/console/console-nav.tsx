import type { ConsoleCounts } from '../../usecases/console-counts.ts'
import { Chevron } from '../ui/fold-signs.tsx'
import { useLoaded } from './use-loaded.ts'

export type ConsolePart = { path: string; label: string; /** What waits in it. */ count?: keyof ConsoleCounts }
export type ConsoleGroup = { label: string; parts: readonly ConsolePart[] }

type Counts = ConsoleCounts | null

/** The views of the console in groups, with what waits in each: side by side on a wide screen; on a phone one button names the present view and opens all of them. */
export function ConsoleNav({ groups, path }: { groups: readonly ConsoleGroup[]; path: string }) {
  const { kept: counts } = useLoaded('GET /api/console/counts', {})
  const here = path.startsWith('orders/') ? 'orders' : path
  const waiting = groups.flatMap(({ parts }) => parts).reduce((sum, { count }) => sum + (count === undefined ? 0 : (counts?.[count] ?? 0)), 0)
  return (
    <nav aria-label="Console" className="shell">
      <Views groups={groups} here={here} counts={counts} look={WIDE} />
      {/* Another view is another menu: it is closed again. */}
      <details key={path} className="group pb-3 lg:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-lg border border-line-strong px-4 font-semibold [&::-webkit-details-marker]:hidden">
          <span>
            <span className="font-normal text-ink-soft">View: </span>
            {groups.flatMap(({ parts }) => parts).find((part) => part.path === here)?.label ?? 'Others'}
          </span>
          <span className="flex items-center gap-3">
            <Count count={waiting} what="waiting in all" />
            <Chevron className="size-5 text-pine group-open:rotate-180" />
          </span>
        </summary>
        <Views groups={groups} here={here} counts={counts} look={NARROW} />
      </details>
    </nav>
  )
}

type Look = { groups: string; heading: string; views: string; view: string }
const WIDE: Look = { groups: 'flex flex-wrap gap-x-8 gap-y-2 pb-3 max-lg:hidden', heading: 'px-2.5', views: 'flex flex-wrap', view: 'border-b-3 px-2.5 py-1.5' }
const NARROW: Look = { groups: 'mt-2 space-y-3', heading: 'px-3', views: 'grid grid-cols-2 gap-x-2 sm:grid-cols-3', view: 'border-l-3 px-3 py-2.5' }

function Views({ groups, here, counts, look }: { groups: readonly ConsoleGroup[]; here: string; counts: Counts; look: Look }) {
  return (
    <ul className={look.groups}>
      {groups.map(({ label, parts }) => (
        <li key={label}>
          <p className={`${look.heading} text-xs font-semibold tracking-wide text-ink-soft uppercase`}>{label}</p>
          <ul className={look.views}>
            {parts.map((part) => (
              <li key={part.path}>
                <ViewLink part={part} here={here} counts={counts} look={look.view} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Count({ count, what }: { count: number; what: string }) {
  if (count === 0) return null
  return (
    <span className="ml-1.5 rounded-full bg-amber-tint px-1.5 py-0.5 text-xs font-semibold digits-aligned text-amber">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {what}</span>
    </span>
  )
}

function ViewLink({ part, here, counts, look }: { part: ConsolePart; here: string; counts: Counts; look: string }) {
  const current = part.path === here
  return (
    <a
      href={part.path === '' ? '/console' : `/console/${part.path}`}
      aria-current={current ? 'page' : undefined}
      className={`block -outline-offset-3! ${look} ${current ? 'border-pine font-semibold text-pine-dark' : 'border-transparent text-ink-soft hover:text-ink'}`}
    >
      {part.label}
      {part.count === undefined ? null : <Count count={counts?.[part.count] ?? 0} what="waiting" />}
    </a>
  )
}
