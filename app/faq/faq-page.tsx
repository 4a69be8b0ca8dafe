import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { FAQ_WORDS, FAQS } from '../../content/faqs.ts'
import { Link } from '../router/link.tsx'
import { useLocation } from '../router/site-page.tsx'
import { fillCopy } from '../ui/copy-values.ts'
import { StructuredData } from '../ui/structured-data.tsx'
import { usePromotion } from '../ui/use-promotion.ts'
import type { Route } from './+types/faq-page.ts'
import { FaqAnswer } from './faq-answer.tsx'
import { allSections, askedSection, faqAnchor, sectionsMatching, withSection } from './faq-sections.ts'

/** How long the page waits before it scrolls to the section that the address names (specification 1 §9). */
const SCROLL_DELAY_MS = 100

export default function FaqPage({ params }: Route.ComponentProps) {
  const { active } = usePromotion()
  const { sections, setSections, query, setQuery } = useSections(params.location)
  const shown = new Set(sectionsMatching(query))
  const anyOpen = FAQS.some((section) => shown.has(section) && sections[section.key])
  return (
    <div className="shell pt-12 md:pt-20">
      <StructuredData
        data={{
          '@type': 'FAQPage',
          mainEntity: FAQS.map((section) => ({
            '@type': 'Question',
            name: section.question,
            acceptedAnswer: { '@type': 'Answer', text: fillCopy(section.short, active) },
          })),
        }}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="lg:col-start-1">
          <h1 className="text-display">{FAQ_WORDS.heading}</h1>
          <p className="mt-4 max-w-[40rem] text-lg text-ink-soft">{FAQ_WORDS.lead}</p>
        </div>
        <div className="no-print mt-8 lg:sticky lg:top-26 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:mt-10">
          <label htmlFor="faq-filter" className="needs-script text-sm font-semibold">
            {FAQ_WORDS.filter}
          </label>
          <input id="faq-filter" type="search" className="needs-script field mt-1.5" autoComplete="off" value={query} onChange={(event) => setQuery(event.target.value)} />
          <p className="needs-script mt-2 flex min-h-9 items-center justify-between gap-3 text-sm text-ink-soft">
            <span role="status">{query.trim() === '' ? '' : `${shown.size} / ${FAQS.length}`}</span>
            <button type="button" className="button button-quiet -mr-2 text-sm" onClick={() => setSections(allSections(!anyOpen))}>
              {anyOpen ? FAQ_WORDS.collapseAll : FAQ_WORDS.expandAll}
            </button>
          </p>
          <p className="mt-8 hidden border-t border-line pt-5 lg:block">
            <AskUs />
          </p>
        </div>
        <div className="mt-3 border-t border-line lg:col-start-1 lg:mt-10">
          {FAQS.map((section) => (
            <FaqAnswer
              key={section.key}
              section={section}
              open={sections[section.key]}
              hidden={!shown.has(section)}
              onToggle={(open) => setSections((before) => withSection(before, section.key, open))}
            />
          ))}
          {shown.size === 0 && (
            <p className="py-8 text-ink-soft">
              {FAQ_WORDS.noMatch}{' '}
              <button type="button" className="link" onClick={() => setQuery('')}>
                {FAQ_WORDS.clearFilter}
              </button>
            </p>
          )}
        </div>
        <p className="no-print mt-10 lg:hidden">
          <AskUs />
        </p>
      </div>
    </div>
  )
}

/** The open flags and the search; both follow the section that the address names. */
function useSections(named: string | undefined) {
  const { hash, key } = useLocation()
  const [query, setQuery] = useState('')
  const [sections, setSections] = useState(() => {
    const asked = askedSection(named, '')
    return asked === undefined ? allSections(false) : withSection(allSections(false), asked.key, true)
  })
  useEffect(() => {
    const asked = askedSection(named, hash)
    if (asked === undefined) return
    const timer = setTimeout(() => {
      // Opened at once, so that the page is long enough to bring the last sections to the top.
      flushSync(() => {
        setQuery('')
        setSections((before) => withSection(before, asked.key, true))
      })
      document.getElementById(faqAnchor(asked))?.scrollIntoView({ block: 'start' })
    }, SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
    // The key changes with each navigation, also when a reader follows the same link again.
  }, [named, hash, key])
  return { sections, setSections, query, setQuery }
}

function AskUs() {
  const { text, button } = FAQ_WORDS.missing
  return (
    <>
      <span className="block font-semibold">{text}</span>
      <Link className="button button-secondary mt-3" to={button.href}>
        {button.label}
      </Link>
    </>
  )
}
