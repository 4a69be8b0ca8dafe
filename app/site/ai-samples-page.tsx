import { AI_CLOSING } from '../../content/closing.ts'
import { AI_SAMPLE_WORDS } from '../../content/selfpetition-ai.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { ClosingBand } from '../ui/closing-band.tsx'
import { PreviewPicture } from '../ui/preview-picture.tsx'
import { KeepTogether } from '../ui/copy-anchor.tsx'
import { SAMPLE_PICTURES } from './ai-samples.ts'
import { placed } from '../ui/site-facts.tsx'

export const AiSamplesPage = placed(AiSamples)

function AiSamples() {
  return (
    <div>
      <Samples />
      <ClosingBand closing={AI_CLOSING} />
    </div>
  )
}

function Samples() {
  const { heading, lead, whole, startOrder, view, download } = AI_SAMPLE_WORDS
  return (
    <section className="shell pt-12 pb-20 md:pt-16">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-2xl">
          <h1 className="text-display">{heading}</h1>
          <p className="mt-4 text-lg text-ink-soft">{lead}</p>
        </div>
        <p className="button-row">
          <ActionLink link={whole} className="button button-secondary" />
          <ActionLink link={startOrder} className="button button-primary" />
        </p>
      </div>
      <ul className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 sm:gap-y-14 lg:grid-cols-3">
        {SAMPLE_PICTURES.map(({ id, title, caption, pdf, pages, picture }, index) => (
          <li key={id} className="grid grid-cols-[min(7.5rem,32%)_minmax(0,1fr)] content-start gap-x-5 sm:flex sm:flex-col">
            <PreviewPicture
              id={picture}
              label="Selfpetition AI"
              title={title}
              alt={`${title}: ${caption}`}
              sizes="(min-width: 1024px) 370px, (min-width: 640px) 45vw, 120px"
              first={index === 0}
              className="row-span-3"
            />
            <h2 className="text-heading sm:mt-5">
              <KeepTogether text={title} />
            </h2>
            <p className="mt-1 text-ink-soft sm:flex-1">
              {caption} PDF, {pages} pages.
            </p>
            <p className="mt-4 flex flex-wrap gap-3">
              <a className="button button-secondary flex-1 max-sm:px-2" href={pdf} target="_blank" rel="noopener" aria-label={`${view}: ${title}`}>
                {view}
              </a>
              <a className="button button-secondary flex-1 max-sm:px-2" href={pdf} download aria-label={`${download}: ${title}`}>
                {download}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-12 text-sm text-ink-soft">{AI_SAMPLE_WORDS.note}</p>
    </section>
  )
}
