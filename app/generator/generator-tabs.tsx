import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { GENERATOR_PAGE } from '../../content/generator.ts'
import type { GeneratorTab } from './generator-state.ts'

const TABS: readonly GeneratorTab[] = ['sample', 'profile']

type GeneratorTabsProps = {
  open: GeneratorTab
  /** Tabs stay where they are while a run is under way. */
  locked: boolean
  onOpen: (tab: GeneratorTab) => void
  aside: ReactNode
  children: ReactNode
}

/**
 * 'Use a Sample' and 'Use Your Profile'. Arrow keys move between the tabs, Enter or Space opens one: opening resets the
 * tuning, so it must not happen in passing.
 */
export function GeneratorTabs({ open, locked, onOpen, aside, children }: GeneratorTabsProps) {
  const buttons = useRef<Partial<Record<GeneratorTab, HTMLButtonElement | null>>>({})
  const move = (event: KeyboardEvent, tab: GeneratorTab) => {
    const at = TABS.indexOf(tab)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: TABS.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const target = TABS[(next + TABS.length) % TABS.length]
    if (target) buttons.current[target]?.focus()
  }
  return (
    <div className="card">
      <div className="flex flex-wrap items-end justify-between gap-x-6 border-b border-line px-3 sm:px-6">
        <div role="tablist" aria-label="Where the options come from" className="flex gap-1 sm:gap-2">
          {TABS.map((tab) => (
            <button
              key={tab}
              ref={(element) => {
                buttons.current[tab] = element
              }}
              type="button"
              role="tab"
              id={`tab-${tab}`}
              aria-selected={tab === open}
              aria-controls={`panel-${tab}`}
              aria-disabled={locked && tab !== open}
              tabIndex={tab === open ? 0 : -1}
              onKeyDown={(event) => move(event, tab)}
              onClick={() => onOpen(tab)}
              className="-mb-px min-h-12 border-b-3 border-transparent px-2 pt-4 pb-3 text-[0.9375rem] font-semibold text-ink-soft hover:text-ink aria-disabled:cursor-not-allowed aria-selected:border-pine aria-selected:text-pine forced-colors:not-aria-selected:border-b-0 forced-colors:not-aria-selected:pb-[0.9375rem] sm:px-3 sm:text-base"
            >
              {GENERATOR_PAGE.tabs[tab]}
            </button>
          ))}
        </div>
        <div className="max-sm:basis-full">{aside}</div>
      </div>
      {TABS.map((tab) => (
        <div key={tab} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} hidden={tab !== open} className="px-5 py-5 sm:px-7 sm:py-6">
          {tab === open ? children : null}
        </div>
      ))}
    </div>
  )
}
