import { AI_CLOSING } from '../../content/closing.ts'
import { LETTER_PAGE_COUNT, LETTER_PARTS, type LetterPart } from '../../content/documents/petition-sample/letter-parts.ts'
import { aiPetitionSample } from '../../content/documents/petition-sample/ai-petition-sample.ts'
import { SAMPLE_LETTER } from '../../content/sample-letter.ts'
import { wordsOf } from '../../domain/documents/document.ts'
import type { LetterSheet } from '../../domain/documents/letter-pages.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { ClosingBand } from '../ui/closing-band.tsx'
import { Chevron } from '../ui/fold-signs.tsx'
import { placed } from '../ui/site-facts.tsx'
import { LetterBlock } from './letter-block.tsx'

export const SampleLetterPage = placed(SampleLetter)

/** One part of the sample letter, sheet by sheet. */
function SampleLetter({ part }: { part: LetterPart }) {
  const next = LETTER_PARTS[LETTER_PARTS.indexOf(part) + 1]
  return (
    <div>
      <div className="shell grid gap-x-14 pt-10 pb-16 md:pt-14 md:pb-24 xl:grid-cols-[13rem_minmax(0,48rem)] xl:justify-center">
        <div className="min-w-0 xl:col-start-2">
          <Head part={part} />
          <FoldedParts part={part} />
          {part.sheets.map((sheet) => (
            <Sheet key={sheet.first} sheet={sheet} part={part} />
          ))}
          <p className="no-print button-row mt-10">
            {next === undefined ? null : (
              <a className="button button-primary" href={next.path}>
                {SAMPLE_LETTER.next}: {next.name}
              </a>
            )}
            <a className="button button-secondary" href={SAMPLE_LETTER.download.href} download>
              {SAMPLE_LETTER.download.label}
            </a>
          </p>
        </div>
        <nav aria-label={SAMPLE_LETTER.parts} className="no-print hidden xl:col-start-1 xl:row-start-1 xl:block">
          <div className="sticky top-26">
            <p className="font-semibold">{SAMPLE_LETTER.parts}</p>
            <PartList part={part} />
          </div>
        </nav>
      </div>
      <ClosingBand closing={AI_CLOSING} />
    </div>
  )
}

function Head({ part }: { part: LetterPart }) {
  const { eyebrow, heading, lead, partHeading, download, order } = SAMPLE_LETTER
  if (part.headings > 0) {
    return (
      <header>
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="mt-3 text-title">{partHeading(part.name)}</h1>
      </header>
    )
  }
  return (
    <header>
      <p className="eyebrow">{eyebrow}</p>
      <h1 className="mt-3 text-display">{heading}</h1>
      <p className="mt-5 max-w-xl text-lg text-ink-soft">{lead}</p>
      <p className="no-print button-row mt-6">
        <ActionLink link={order} className="button button-primary" />
        <a className="button button-secondary" href={download.href} download>
          {download.label}
        </a>
      </p>
    </header>
  )
}

/** Without a place beside the text, the parts fold away above it. */
function FoldedParts({ part }: { part: LetterPart }) {
  return (
    <details className="no-print group mt-6 rounded-lg border border-line bg-white xl:hidden">
      <summary className="flex min-h-11 list-none items-center justify-between px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {SAMPLE_LETTER.parts}
        <Chevron className="size-5 text-pine group-open:rotate-180" />
      </summary>
      <nav aria-label={SAMPLE_LETTER.parts} className="border-t border-line px-4 py-2">
        <PartList part={part} />
      </nav>
    </details>
  )
}

function PartList({ part }: { part: LetterPart }) {
  return (
    <ol className="mt-2 border-l border-line">
      {LETTER_PARTS.map((each) => (
        <li key={each.path}>
          <a
            href={each.path}
            aria-current={each === part ? 'page' : undefined}
            className="-ml-px flex min-h-11 items-center justify-between gap-3 border-l-2 border-transparent py-1.5 pl-3.5 text-ink-soft hover:text-ink aria-[current]:border-pine aria-[current]:font-medium aria-[current]:text-pine"
          >
            {each.name}
            <span className="text-sm">
              <span className="sr-only">{SAMPLE_LETTER.contentsPage} </span>
              {each.sheets[0]?.first}
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}

const SHEETS = LETTER_PARTS.flatMap((part) => part.sheets.map((sheet) => ({ path: part.path, sheet })))

function Sheet({ sheet, part }: { sheet: LetterSheet; part: LetterPart }) {
  const { first, last, blocks } = sheet
  const label = SAMPLE_LETTER.page(first, last, LETTER_PAGE_COUNT)
  const place = SHEETS.findIndex((each) => each.sheet === sheet)
  return (
    <section id={`page-${first}`} aria-label={label} className="letter-sheet">
      {place === 0 ? <p className="letter-notice">{(aiPetitionSample.notice ?? []).map(wordsOf).join(' ')}</p> : null}
      {blocks.map((block, index) => (
        <LetterBlock key={index} block={block} />
      ))}
      <p className="letter-foot">
        <Turn to={SHEETS[place - 1]} from={part.path} sign="‹" />
        <span>{label}</span>
        <Turn to={SHEETS[place + 1]} from={part.path} sign="›" />
      </p>
    </section>
  )
}

/** The way to the page before or after this one. */
function Turn({ to, from, sign }: { to: (typeof SHEETS)[number] | undefined; from: string; sign: '‹' | '›' }) {
  if (to === undefined) return <span />
  const name = SAMPLE_LETTER.toPage(to.sheet.first)
  return (
    <a className="no-print" href={`${to.path === from ? '' : to.path}#page-${to.sheet.first}`}>
      {sign === '‹' ? '‹ ' : null}
      {name}
      {sign === '›' ? ' ›' : null}
    </a>
  )
}
