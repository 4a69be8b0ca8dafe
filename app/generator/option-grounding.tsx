import { GENERATOR_PAGE } from '../../content/generator.ts'
import type { Grounding } from '../../domain/endeavor/endeavor-set.ts'
import { Chevron } from '../ui/fold-signs.tsx'

const SUPPORT_SOURCES = ['resume', 'answers', 'sample'] as const

/** What an option rests on: the visitor's own words, the published priorities with source and date, and what is still to be proved. */
export function OptionGrounding({ grounding: { support, priorities, toProve } }: { grounding: Grounding }) {
  if (support.length + priorities.length + toProve.length === 0) return null
  return (
    <details className="group rounded-lg border border-line text-sm">
      <summary className="flex list-none items-center justify-between gap-3 rounded-lg px-3.5 py-2.5 font-semibold hover:bg-sand">
        {GENERATOR_PAGE.basisHeading}
        <Chevron className="-m-0.5 size-5 shrink-0 stroke-[1.8] transition-transform group-open:rotate-180" />
      </summary>
      <div className="space-y-4 border-t border-line px-3.5 py-3.5">
        {SUPPORT_SOURCES.map((source) => {
          const quotes = support.filter(({ from }) => from === source)
          return quotes.length === 0 ? null : (
            <div key={source}>
              <h4 className="font-semibold">{GENERATOR_PAGE.supportFrom[source]}</h4>
              <ul className="mt-1.5 space-y-2">
                {quotes.map(({ quote }) => (
                  <li key={quote}>
                    <q className="block border-l-2 border-pine pl-3">{quote}</q>
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
        {priorities.length === 0 ? null : (
          <div>
            <h4 className="font-semibold">{GENERATOR_PAGE.prioritiesHeading}</h4>
            <ul className="mt-1.5 space-y-2">
              {priorities.map(({ key, title, date, url, note }) => (
                <li key={key}>
                  <a className="link" href={url} target="_blank" rel="noopener noreferrer">
                    {title}
                  </a>
                  {date === null ? null : (
                    <>
                      {' '}
                      <time className="whitespace-nowrap text-ink-soft" dateTime={date}>
                        ({date})
                      </time>
                    </>
                  )}
                  {note === '' ? null : <span className="block text-ink-soft">{note}</span>}
                </li>
              ))}
            </ul>
          </div>
        )}
        {toProve.length === 0 ? null : (
          <div>
            <h4 className="font-semibold">{GENERATOR_PAGE.toProveHeading}</h4>
            <ul className="mt-1.5 list-disc space-y-1 pl-5">
              {toProve.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  )
}
