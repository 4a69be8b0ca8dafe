import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { AUTOPLAY_MS, nextStart, previousStart, slidesPerPage, startAt } from './carousel-steps.ts'

export type CarouselWords = { heading: string; pause: string; play: string; previous: string; next: string }

type CarouselProps = { words: CarouselWords; slides: readonly { id: string; content: ReactNode }[]; className?: string }

/** The distance between two slides, px. */
function stepOf(row: HTMLElement | null): number {
  const [first, second] = row?.children ?? []
  return first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0
}

const reducedMotion = '(prefers-reduced-motion: reduce)'

function watchMotion(notify: () => void): () => void {
  const query = window.matchMedia(reducedMotion)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/**
 * A row that scrolls by finger, key or button, and by itself every five seconds. It rests while it is pointed at, holds the
 * focus or is out of sight, stops for good with the pause button, and never starts for people who asked for less motion.
 */
export function Carousel({ words, slides, className = '' }: CarouselProps) {
  const whole = useRef<HTMLElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const start = useRef(0)
  const calm = useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(reducedMotion).matches,
    () => false,
  )
  const [stopped, setStopped] = useState<boolean | null>(null)
  const [held, setHeld] = useState(false)
  const [inSight, setInSight] = useState(false)
  const playing = stopped === null ? !calm : !stopped
  const running = playing && !held && inSight

  const goTo = (position: number) => {
    start.current = position
    track.current?.scrollTo({ left: position * stepOf(track.current), behavior: calm ? 'auto' : 'smooth' })
  }
  const count = slides.length

  // A page that is drawn anew meanwhile does not begin the wait again.
  const advance = useEffectEvent(() => goTo(nextStart(start.current, count, slidesPerPage(window.innerWidth))))
  useEffect(() => {
    if (!running) return
    const timer = setInterval(advance, AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [running])

  useEffect(() => {
    const element = track.current
    if (element === null) return
    const sight = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true), { threshold: 0.3 })
    sight.observe(element)
    const look = () => {
      start.current = startAt(element.scrollLeft, stepOf(element), count, slidesPerPage(window.innerWidth))
    }
    element.addEventListener('scrollend', look)
    return () => {
      sight.disconnect()
      element.removeEventListener('scrollend', look)
    }
  }, [count])

  useEffect(() => {
    const element = whole.current
    if (element === null) return
    const left = new AbortController()
    const on = (name: string, act: (event: Event) => void) => element.addEventListener(name, act, { signal: left.signal })
    on('pointerenter', () => setHeld(true))
    on('pointerleave', () => setHeld(false))
    on('focusin', () => setHeld(true))
    on('focusout', (event) => {
      const to = (event as FocusEvent).relatedTarget
      if (!(to instanceof Node && element.contains(to))) setHeld(false)
    })
    return () => left.abort()
  }, [])

  return (
    <section ref={whole} aria-roledescription="carousel" aria-label={words.heading} className={className} data-running={running}>
      <div className="shell flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-title">{words.heading}</h2>
        <div className="no-print needs-script flex gap-2">
          <button type="button" className="icon-button" aria-label={playing ? words.pause : words.play} onClick={() => setStopped(playing)}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path
                d={playing ? 'M6 4.500v11M14 4.500v11' : 'M6 4l10 6-10 6z'}
                fill={playing ? 'none' : 'currentColor'}
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </button>
          <button type="button" className="icon-button" aria-label={words.previous} onClick={() => goTo(previousStart(start.current, count, slidesPerPage(window.innerWidth)))}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M12.500 4.500L7 10l5.500 5.500" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </button>
          <button type="button" className="icon-button" aria-label={words.next} onClick={() => goTo(nextStart(start.current, count, slidesPerPage(window.innerWidth)))}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M7.500 4.500L13 10l-5.500 5.500" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </button>
        </div>
      </div>
      <ul ref={track} className="carousel-track mt-6" data-carousel-track>
        {slides.map(({ id, content }) => (
          <li key={id} className="carousel-slide">
            {content}
          </li>
        ))}
      </ul>
    </section>
  )
}
