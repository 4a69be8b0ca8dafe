import { useEffect, useRef } from 'react'
import { Link } from '../router/link.tsx'

/** The views of the console: in lines on a wide screen; on a phone one line, moved so that the present view is in sight. */
export function ConsoleNav({ parts, path }: { parts: readonly { path: string; label: string }[]; path: string }) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const line = nav.current
    const here = line?.querySelector<HTMLElement>('[aria-current]')
    if (line && here) line.scrollLeft = here.offsetLeft - (line.clientWidth - here.offsetWidth) / 2
  }, [path])
  return (
    <nav ref={nav} aria-label="Console" className="shell relative overflow-x-auto">
      <ul className="flex gap-1 lg:flex-wrap lg:gap-y-0">
        {parts.map((part) => {
          const here = part.path === (path.startsWith('orders/') ? '' : path)
          return (
            <li key={part.path} className="shrink-0 text-nowrap">
              <Link
                to={part.path === '' ? '/console' : `/console/${part.path}`}
                aria-current={here ? 'page' : undefined}
                className={`block border-b-3 px-3 py-2.5 -outline-offset-3! ${here ? 'border-pine font-semibold text-pine-dark' : 'border-transparent text-ink-soft hover:text-ink'}`}
              >
                {part.label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
