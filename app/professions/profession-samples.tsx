import { SAMPLE_NOTICE } from '../../content/disclaimers.ts'
import { PROFESSION_PAGE_WORDS as WORDS, type ProfessionBlock } from '../../content/professions/profession-page.ts'
import { PreviewPicture } from '../ui/preview-picture.tsx'
import { Zoomable } from '../ui/zoomable.tsx'

type ProfessionSamplesProps = { block: Pick<ProfessionBlock, 'profession' | 'name' | 'coverLetterPages' | 'caseBuilderPages'>; headingLevel: 'h2' | 'h3' }

/** The first pages of the two main documents, each of which opens larger. */
export function ProfessionSamples({ block: { profession, name, coverLetterPages, caseBuilderPages }, headingLevel: Heading }: ProfessionSamplesProps) {
  const samples = [
    { id: `${profession}-cover-letter`, caption: WORDS.coverLetterCaption, pages: coverLetterPages },
    { id: `${profession}-case-builder`, caption: WORDS.caseBuilderCaption, pages: caseBuilderPages },
  ]
  return (
    <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[0.62fr_1fr]">
      <div>
        <Heading className="text-title">{WORDS.samplesHeading}</Heading>
        <p className="mt-3 text-sm text-ink-soft">{SAMPLE_NOTICE.text[0]}</p>
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
