import { NIW_DIY_CAROUSEL_WORDS } from '../../content/niw-diy.ts'
import { AI_SAMPLE_CAPTION, AI_SAMPLE_WORDS } from '../../content/selfpetition-ai.ts'
import { Carousel } from '../ui/carousel.tsx'
import { PreviewPicture } from '../ui/preview-picture.tsx'
import { Zoomable } from '../ui/zoomable.tsx'
import { SAMPLE_PICTURES } from './ai-samples.ts'
import { placed } from '../ui/site-facts.tsx'

const SIZES = '(min-width: 1500px) 340px, (min-width: 1200px) 370px, (min-width: 768px) 45vw, 90vw'

export default placed(AiSampleCarousel)

/** Six sample pages, each of which opens larger. */
function AiSampleCarousel({ className = '' }: { className?: string }) {
  return (
    <div className={className}>
      <Carousel
        words={{ ...NIW_DIY_CAROUSEL_WORDS, heading: AI_SAMPLE_WORDS.modalTitle, previous: AI_SAMPLE_WORDS.previous, next: AI_SAMPLE_WORDS.next }}
        slides={SAMPLE_PICTURES.map(({ id, title, caption, picture }) => ({
          id,
          content: (
            <figure>
              <Zoomable
                label={`${NIW_DIY_CAROUSEL_WORDS.zoom}: ${title}`}
                modalTitle={AI_SAMPLE_WORDS.modalTitle}
                large={
                  <>
                    <p className="mb-3 font-semibold">{title}</p>
                    <PreviewPicture id={picture} label={AI_SAMPLE_WORDS.modalTitle} title={title} alt={`${title}: ${caption}`} eager />
                    <p className="mt-3 text-sm text-ink-soft">{AI_SAMPLE_CAPTION}</p>
                  </>
                }
              >
                <PreviewPicture id={picture} label="Selfpetition AI" title={title} alt="" sizes={SIZES} />
              </Zoomable>
              <figcaption className="mt-4">
                <span className="block font-semibold">{title}</span>
                <span className="block text-[0.9375rem] text-ink-soft">{caption}</span>
              </figcaption>
            </figure>
          ),
        }))}
      />
      <p className="shell text-sm text-ink-soft">{AI_SAMPLE_CAPTION}</p>
    </div>
  )
}
