import type { ReactNode } from 'react'
import { RFE_UPLOAD } from '../../content/home.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { RichParagraphs } from '../ui/rich-text.tsx'

/** Where a notice can be sent for a first look; `children` is the form. */
export function RfeUpload({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <section id={id} className="bg-sand py-11 md:py-20">
      <div className="shell grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-16">
        <div className="self-start lg:sticky lg:top-32">
          <Words />
        </div>
        {children}
      </div>
    </section>
  )
}

function Words() {
  const { heading, paragraphs, more } = RFE_UPLOAD
  return (
    <>
      <h2 className="text-title">{heading}</h2>
      <div className="mt-4 space-y-4 text-lg text-ink-soft">
        <RichParagraphs text={paragraphs} />
      </div>
      <p className="mt-6">
        <ActionLink link={more} className="link inline-flex items-center max-sm:min-h-11" />
      </p>
    </>
  )
}
