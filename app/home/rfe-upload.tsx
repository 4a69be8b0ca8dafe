import { RFE_UPLOAD } from '../../content/home.ts'
import { LetterForm } from '../contact/letter-form.tsx'
import { Still } from '../router/still.tsx'
import { ActionLink } from '../ui/action-link.tsx'
import { RichParagraphs } from '../ui/rich-text.tsx'

const bodyOf = (rfeEmail: string, letter: { name: string; dataUrl: string } | null) => ({
  rfeEmail,
  rfeFile: letter?.dataUrl ?? '',
  rfeFileName: letter?.name ?? '',
})

/** Where a notice can be sent for a first look. */
export function RfeUpload({ id }: { id?: string }) {
  return (
    <section id={id} className="bg-sand py-16 md:py-20">
      <div className="shell grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-16">
        <Still name="home-notice" className="self-start lg:sticky lg:top-32">
          {import.meta.env.SSR ? <Words /> : null}
        </Still>
        <LetterForm words={RFE_UPLOAD} path="/contact/apply" letterRequired bodyOf={bodyOf} />
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
        <ActionLink link={more} />
      </p>
    </>
  )
}
