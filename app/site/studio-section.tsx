import type { Block, Inlines } from '../../domain/documents/document.ts'
import type { ShownCase, ShownExhibit } from '../../content/petition/shown-case.ts'
import { AI_STUDIO } from '../../content/selfpetition-ai.ts'
import { PhoneFold } from '../ui/phone-fold.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'

type Numbered = Pick<ShownExhibit, 'id' | 'number'>

/** Running text of a letter, its exhibits by number. */
function Run({ run, exhibits }: { run: Inlines; exhibits: readonly Numbered[] }) {
  return run.map((inline, place) => {
    if (inline.kind === 'text') return inline.italic === true ? <em key={place}>{inline.text}</em> : inline.text
    if (inline.kind !== 'exhibit') return null
    const exhibit = exhibits.find(({ id }) => `Ex-${id}` === inline.id)
    return exhibit === undefined ? null : (
      <b key={place} className="studio-exhibit">
        {AI_STUDIO.exhibit} {exhibit.number}
      </b>
    )
  })
}

/** `standard`: the words of the law, the same in every letter; a narrow screen leaves them out. */
function LetterBlock({ block, standard, exhibits }: { block: Block; standard: boolean; exhibits: readonly Numbered[] }) {
  switch (block.kind) {
    case 'heading':
      return (
        <p className={block.level === 1 ? 'studio-title' : 'studio-heading'}>
          <Run run={block.content} exhibits={exhibits} />
        </p>
      )
    case 'paragraph':
      return (
        <p className={standard ? 'max-sm:hidden' : undefined}>
          <Run run={block.content} exhibits={exhibits} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map(({ content }, place) => (
            <li key={place}>
              <Run run={content} exhibits={exhibits} />
            </li>
          ))}
        </ul>
      )
    default:
      return null
  }
}

/** The studio on a built-in sample, from four options to a page of the letter and the documents that the page stands on. */
export function StudioSection({ shown }: { shown: ShownCase }) {
  const { heading, lead, steps, note, exhibit, proves, toProve } = AI_STUDIO
  return (
    <section aria-labelledby="studio" className="studio shell py-11 md:py-24">
      <SectionHeading id="studio" heading={heading} lead={lead} />
      <ol className="mt-10 grid gap-x-8 gap-y-10 lg:grid-cols-[0.85fr_1.5fr_0.95fr]">
        <li>
          <StepName {...steps.options} />
          <ul className="studio-options mt-4">
            {shown.options.map((title, place) => (
              <li key={title} data-chosen={place === shown.chosen}>
                {place === shown.chosen ? <small>{steps.options.chosen}</small> : null}
                <span className={place === shown.chosen ? undefined : 'max-sm:line-clamp-1'}>{title}</span>
              </li>
            ))}
          </ul>
        </li>
        <li className="min-w-0">
          <StepName {...steps.page} />
          <PhoneFold first={6} count={shown.page.length} what="parts">
            <div className="studio-page mt-4">
              {shown.page.map(({ id, block, standard }) => (
                <LetterBlock key={id} block={block} standard={standard !== null} exhibits={shown.exhibits} />
              ))}
            </div>
          </PhoneFold>
        </li>
        <li>
          <StepName {...steps.evidence} />
          <dl className="studio-evidence mt-4">
            {shown.exhibits.map(({ id, number, title, proves: parts }) => (
              <div key={id}>
                <dt>
                  {exhibit} {number}
                </dt>
                <dd>
                  {title}
                  <small>
                    {proves} {parts.join(', ')}
                  </small>
                </dd>
              </div>
            ))}
          </dl>
          {shown.toProve.length === 0 ? null : (
            <div className="studio-missing mt-4">
              <p className="font-semibold">{toProve}</p>
              <ul>
                {shown.toProve.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          )}
        </li>
      </ol>
      <p className="mt-8 text-sm text-ink-soft">{note}</p>
    </section>
  )
}

function StepName({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3 className="text-heading">{title}</h3>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">{text}</p>
    </>
  )
}
