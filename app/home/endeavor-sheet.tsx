import { HOME_ENDEAVORS, PRONGS, type HomeEndeavor } from '../../content/home-endeavors.ts'
import { ActionLink } from '../ui/action-link.tsx'

/** An endeavor of the profession that the visitor picks, with the sentence for each prong marked. It needs no script: the style sheet shows the picked one. */
export function EndeavorSheet({ endeavors }: { endeavors: readonly HomeEndeavor[] }) {
  const { legend, sheetLabel, caption, link } = HOME_ENDEAVORS
  return (
    <figure className="endeavors min-w-0">
      <fieldset>
        <legend className="font-semibold">{legend}</legend>
        <div className="mt-2.5 flex flex-wrap gap-2">
          {endeavors.map(({ label }, index) => (
            <label key={label} className="endeavor-pick">
              <input type="radio" name="profession" value={index} defaultChecked={index === 0} className="sr-only" />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="endeavor-sheet card mt-4">
        {endeavors.map(({ label, title, marks }) => (
          <article key={label} className="endeavor p-6 sm:p-8">
            <p className="eyebrow">{sheetLabel}</p>
            <h2 className="mt-2 text-heading">{title}</h2>
            {PRONGS.map(({ tone, question }, prong) => (
              <p key={tone} className={`endeavor-mark endeavor-mark-${tone}`}>
                <strong>{question}</strong>
                <span>{marks[prong]}</span>
              </p>
            ))}
          </article>
        ))}
      </div>
      <figcaption className="mt-4 text-sm text-ink-soft">
        {caption} <ActionLink link={link} className="link whitespace-nowrap" />
      </figcaption>
    </figure>
  )
}
