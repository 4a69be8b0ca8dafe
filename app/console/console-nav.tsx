import { Chevron } from '../ui/fold-signs.tsx'

type Parts = readonly { path: string; label: string }[]

/** The views of the console: in lines on a wide screen; on a phone one button names the present view and opens all of them. */
export function ConsoleNav({ parts, path }: { parts: Parts; path: string }) {
  const here = path.startsWith('orders/') ? '' : path
  return (
    <nav aria-label="Console" className="shell">
      <ul className="flex flex-wrap gap-x-1 max-lg:hidden">
        {parts.map((part) => (
          <li key={part.path}>
            <ViewLink part={part} here={here} look="border-b-3 px-3 py-2.5" />
          </li>
        ))}
      </ul>
      {/* Another view is another menu: it is closed again. */}
      <details key={path} className="group pb-3 lg:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between rounded-lg border border-line-strong px-4 font-semibold [&::-webkit-details-marker]:hidden">
          <span>
            <span className="font-normal text-ink-soft">View: </span>
            {parts.find((part) => part.path === here)?.label ?? 'Others'}
          </span>
          <Chevron className="size-5 text-pine group-open:rotate-180" />
        </summary>
        <ul className="mt-2 grid grid-cols-2 gap-x-2 sm:grid-cols-3">
          {parts.map((part) => (
            <li key={part.path}>
              <ViewLink part={part} here={here} look="border-l-3 px-3 py-2.5" />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

function ViewLink({ part, here, look }: { part: Parts[number]; here: string; look: string }) {
  const current = part.path === here
  return (
    <a
      href={part.path === '' ? '/console' : `/console/${part.path}`}
      aria-current={current ? 'page' : undefined}
      className={`block -outline-offset-3! ${look} ${current ? 'border-pine font-semibold text-pine-dark' : 'border-transparent text-ink-soft hover:text-ink'}`}
    >
      {part.label}
    </a>
  )
}
