import { SAMPLE_NOTICE } from '../../content/notices.ts'
import { NIW_DIY_CAROUSEL, NIW_DIY_CAROUSEL_WORDS } from '../../content/niw-diy.ts'
import { Carousel } from '../ui/carousel.tsx'
import { PreviewPicture } from '../ui/preview-picture.tsx'
import { placed } from '../ui/site-facts.tsx'
import { Zoomable } from '../ui/zoomable.tsx'

const SIZES = '(min-width: 1500px) 340px, (min-width: 1200px) 370px, (min-width: 768px) 45vw, 90vw'

export default placed(DocumentCarousel)

/** The twelve previews of the NIW DIY package. */
export function DocumentCarousel({ className = '' }: { className?: string }) {
  return (
    <div className={className}>
      <Carousel
        words={NIW_DIY_CAROUSEL_WORDS}
        slides={NIW_DIY_CAROUSEL.map(({ id, title, text, alt }) => ({
          id,
          content: (
            <figure>
              <Zoomable
                label={`${NIW_DIY_CAROUSEL_WORDS.zoom}: ${title}`}
                modalTitle={title}
                large={
                  <>
                    <PreviewPicture id={id} label={title} title={text} alt={alt} eager />
                    <p className="mt-3 text-sm text-ink-soft">{SAMPLE_NOTICE.text[0]}</p>
                  </>
                }
              >
                <PreviewPicture id={id} label={title} title={text} alt="" sizes={SIZES} />
              </Zoomable>
              <figcaption className="mt-4">
                <span className="block font-semibold">{title}</span>
                <span className="block text-[0.9375rem] text-ink-soft">{text}</span>
              </figcaption>
            </figure>
          ),
        }))}
      />
    </div>
  )
}
