import { SAMPLE_NOTICE } from '../../content/notices.ts'
import { PROFESSION_SAMPLES_WORDS as WORDS, type ProfessionBlock } from '../../content/professions/profession-page.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { PreviewPicture } from '../ui/preview-picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Zoomable } from '../ui/zoomable.tsx'
import { placed } from '../ui/site-facts.tsx'

type ProfessionSamplesProps = { block: Pick<ProfessionBlock, 'profession' | 'name' | 'button' | 'coverLetterPages' | 'caseBuilderPages'>; several: boolean; first: boolean }

export default placed(ProfessionSamples)

/** The name of a template where a page holds two, its button, and the first pages of its two main documents, each of which opens larger. The first says what the documents do. */
function ProfessionSamples({ block: { profession, name, button, coverLetterPages, caseBuilderPages }, several, first }: ProfessionSamplesProps) {
  const Heading = several ? 'h3' : 'h2'
  const samples = [
    { id: `${profession}-cover-letter`, caption: WORDS.coverLetterCaption, pages: coverLetterPages },
    { id: `${profession}-case-builder`, caption: WORDS.caseBuilderCaption, pages: caseBuilderPages },
  ]
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[0.62fr_1fr]">
      <div className="lg:sticky lg:top-32 lg:self-start">
        {several ? <h2 className="mb-4 text-title">{name}</h2> : null}
        <Heading className={several ? 'text-heading' : 'text-title'}>{WORDS.samplesHeading}</Heading>
        {first ? (
          <p className="mt-3 max-w-sm text-ink-soft">
            <RichText text={WORDS.samplesLead} />
          </p>
        ) : null}
        <p className="mt-3 text-sm text-ink-soft">{SAMPLE_NOTICE.text[0]}</p>
        <p className="button-row mt-7">
          <ActionLink link={button} className="button button-primary" />
        </p>
        <p className="mt-3 text-sm">
          <ActionLink link={WORDS.otherWay} className="text-ink-soft underline underline-offset-4 hover:text-ink" />
        </p>
      </div>
      <div className="grid grid-cols-2 gap-4 sm:gap-8">
        {samples.map(({ id, caption, pages }) => (
          <figure key={id}>
            <Zoomable
              label={`${WORDS.openPicture}: ${caption}, ${name}`}
              modalTitle={`${caption}: ${name}`}
              large={<PreviewPicture id={id} label={caption} title={name} alt={`${caption}, ${name}`} eager />}
            >
              <PreviewPicture id={id} label={caption} title={name} alt="" sizes="(min-width: 1024px) 350px, 45vw" />
            </Zoomable>
            <figcaption className="mt-3">
              <span className="block font-semibold">{caption}</span>
              <span className="block text-sm text-ink-soft">
                {pages} {WORDS.pagesLabel}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
