import { useState, type ReactNode } from 'react'
import { useView } from './site-page.tsx'

type StillProps = {
  /** Names the part within the site: where it changes, another part stands there. */
  name: string
  as?: 'div' | 'article' | 'figure' | 'footer'
  className?: string
  /** What the server draws; in the browser nothing. */
  children: ReactNode
}

/**
 * A part of a page that no script ever changes. The server draws it; the browser keeps it as it was sent, with this page or
 * with the page that a link led to. So nothing of it is sent twice: not its code, if `import.meta.env.SSR` guards the
 * children, and not its data, if the loader answers them under `still`.
 */
export const Still = import.meta.env.SSR ? Drawn : (props: StillProps) => <Kept key={props.name} {...props} />

function Drawn({ name, as: Element = 'div', className, children }: StillProps) {
  return (
    <Element data-still={name} className={className}>
      {children}
    </Element>
  )
}

function Kept({ name, as: Element = 'div', className }: StillProps) {
  const { stills } = useView()
  // As it was sent: an answer that is already opened is no other text, or it would be closed where the page is asked for again.
  const [found] = useState(() => document.querySelector(`[data-still="${name}"]`)?.innerHTML.replaceAll(' open=""', '') ?? '')
  // A page that was asked for again may say something else, such as another price.
  const html = stills?.get(name) ?? found
  return <Element data-still={name} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

/** The still parts of a document as it was sent, by name. */
export function stillsIn(html: string): Map<string, string> {
  if (!html.includes('data-still=')) return new Map()
  // A document of its own would never be let go where it holds a video. Without the head: a policy that allows no other styles than its own page's would report those in it.
  const page = document.createElement('template')
  page.innerHTML = html.slice(html.indexOf('<body'))
  const parts = page.content.querySelectorAll<HTMLElement>('[data-still]')
  return new Map([...parts].map((part) => [part.dataset['still'] ?? '', part.innerHTML]))
}
