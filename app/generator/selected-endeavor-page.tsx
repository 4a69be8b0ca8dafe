import { NOT_A_LAW_FIRM_SHORT } from '../../content/law-firm-notice.ts'
import { SELECTED_ENDEAVOR } from '../../content/generator.ts'
import { ThreeMarks } from '../ui/three-marks.tsx'
import { ToolWithoutScripts } from '../ui/form-guards.tsx'
import { CopyAnchor } from '../ui/copy-anchor.tsx'
import { RichParagraphs, RichText } from '../ui/rich-text.tsx'
import { endeavorLink, type ChosenEndeavor } from './chosen-endeavor.ts'
import { useChosenEndeavor } from './use-chosen-endeavor.ts'
import { placed } from '../ui/site-facts.tsx'

export default placed(SelectedEndeavorPage)

function SelectedEndeavorPage() {
  const answer = useChosenEndeavor()
  return (
    <div className="shell-narrow py-10 sm:py-16">
      <h1 className="eyebrow font-sans">{SELECTED_ENDEAVOR.heading}</h1>
      {answer.kind === 'chosen' ? (
        <Chosen endeavor={answer.endeavor} />
      ) : (
        <>
          <ToolWithoutScripts />
          <NothingChosen shown={answer.kind === 'none'} />
        </>
      )}
      <div className="mt-12 space-y-2 border-t border-line pt-6 text-sm text-ink-soft">
        <RichParagraphs text={NOT_A_LAW_FIRM_SHORT.text} />
      </div>
    </div>
  )
}

function Chosen({ endeavor }: { endeavor: ChosenEndeavor }) {
  const { line, tocLink, question, order, next, back } = SELECTED_ENDEAVOR
  return (
    <>
      <h2 className="mt-3 text-title break-words">{endeavor.title}</h2>
      <p className="mt-3 font-serif text-lg text-pine-dark italic">{line}</p>
      <div className="card mt-6 border-l-4 border-l-pine px-6 py-6 text-[1.0625rem] leading-relaxed break-words whitespace-pre-line sm:px-8 sm:py-7">{endeavor.option}</div>
      <p className="mt-6">
        <CopyAnchor href={tocLink.href} label={tocLink.label} newTab className="link font-medium" />
      </p>
      <p className="mt-6 text-ink-soft">{next}</p>
      <div className="button-row mt-5 items-center">
        <a {...endeavorLink(order.href, endeavor)} className="button button-primary">
          {order.label}
        </a>
        <a href={question.href} className="button button-secondary">
          {question.label}
        </a>
        <a href={back.href} className="button button-quiet">
          {back.label}
        </a>
      </div>
    </>
  )
}

/** Holds its place, unseen, while it is not known whether anything was chosen. */
function NothingChosen({ shown }: { shown: boolean }) {
  const { emptyHeading, empty, open, question } = SELECTED_ENDEAVOR
  return (
    <div className={shown ? '' : 'invisible'}>
      <ThreeMarks className="mt-6" />
      <h2 className="mt-4 text-title">{emptyHeading}</h2>
      <p className="mt-4 text-lg text-ink-soft">
        <RichText text={empty} />
      </p>
      <p className="button-row mt-7">
        <a href={open.href} className="button button-primary">
          {open.label}
        </a>
        <a href={question.href} className="button button-secondary">
          {question.label}
        </a>
      </p>
    </div>
  )
}
