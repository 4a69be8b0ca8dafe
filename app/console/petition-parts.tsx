/** The views of one petition share what they load, their tabs and how an act is sent. */
import type { ReactNode } from 'react'
import { ELEMENT_LABELS, ELEMENTS, type Element } from '../../domain/petition/case-file.ts'
import type { OperatorCase } from '../../usecases/view-petition.ts'
import { ActButton, Badge, formatMinute, WhenLoaded } from './console-parts.tsx'
import { useLoaded } from './use-loaded.ts'
import { useWorkTime } from './use-work-time.ts'
import { WorkTime } from './work-time.tsx'

export const petitionPath = (reference: string) => `/api/console/orders/${encodeURIComponent(reference)}/petition`

export type PetitionViewProps = { reference: string; petition: OperatorCase; again: () => void }

const VIEWS = [
  { key: 'case', label: 'Case' },
  { key: 'editor', label: 'Editor' },
  { key: 'release', label: 'Release' },
] as const
export type PetitionViewKey = (typeof VIEWS)[number]['key']

export function PetitionFrame({ reference, view, children }: { reference: string; view: PetitionViewKey; children: (props: PetitionViewProps) => ReactNode }) {
  useWorkTime(reference, view)
  const { loaded, again } = useLoaded('GET /api/console/orders/:reference/petition', { params: { reference } })
  return (
    <>
      <p>
        <a href={`/console/orders/${reference}`} className="link">
          Order {reference}
        </a>
      </p>
      <h1 className="mt-2 text-title">Petition</h1>
      <nav aria-label="Petition" className="mt-4 mb-6 border-b border-line">
        <ul className="flex gap-x-1">
          {VIEWS.map(({ key, label }) => (
            <li key={key}>
              <a
                href={`/console/orders/${reference}/${key}`}
                aria-current={key === view ? 'page' : undefined}
                className={`block border-b-3 px-4 py-2.5 ${key === view ? 'border-pine font-semibold text-pine-dark' : 'border-transparent text-ink-soft hover:text-ink'}`}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <WorkTime reference={reference} />
      {loaded.kind === 'failed' ? <ReadForm reference={reference} again={again} /> : null}
      <WhenLoaded loaded={loaded} again={again}>
        {(petition) => (
          <>
            <p className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1" data-testid="petition-state">
              {petition.file.response === undefined ? (
                <Badge tone={petition.file.lock === null ? 'warn' : 'good'}>{petition.file.lock === null ? 'Endeavor not chosen' : 'Endeavor chosen'}</Badge>
              ) : (
                <Badge tone={petition.file.response.confirmedAt === null ? 'warn' : 'good'}>
                  {petition.file.response.confirmedAt === null ? 'Table not confirmed' : petition.file.response.chosenAt === null ? 'Table confirmed, ways not chosen' : 'Ways to answer chosen'}
                </Badge>
              )}
              <span className="text-sm">
                About {petition.pages}
                {petition.file.response === undefined ? ` of ${petition.goal}` : ''} pages carried by confirmed facts
              </span>
              {petition.draft === null ? null : (
                <span className="text-sm">
                  Revision {petition.draft.revision}, {formatMinute(petition.draft.history[0]?.at ?? null)}
                </span>
              )}
              {petition.draft === null ? null : (
                <Badge tone={petition.draft.open === 0 ? 'good' : 'bad'}>{petition.draft.open === 0 ? 'Nothing blocks a release' : `${petition.draft.open} blocking`}</Badge>
              )}
            </p>
            {children({ reference, petition, again })}
          </>
        )}
      </WhenLoaded>
    </>
  )
}

/** Orders whose form came before cases were made, or whose reading failed, have none. */
function ReadForm({ reference, again }: { reference: string; again: () => void }) {
  return (
    <Part heading="No case yet">
      <p className="mb-3 text-ink-soft">A case is made when the input form is read, or, of an RFE order, when its notice is. What the customer has sent can be read now; it takes a minute at most.</p>
      <ActButton path={`${petitionPath(reference)}/reading`} done="It is being read; try again in a moment" after={again}>
        Read what the customer sent
      </ActButton>
    </Part>
  )
}

export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="mb-4 text-heading">{heading}</h2>
      {children}
    </section>
  )
}

/** Which claim a fact is about. */
export function ElementSelect({ element, onChange }: { element: Element; onChange: (element: Element) => void }) {
  return (
    <label className="block font-semibold">
      What it is about
      <select className="field mt-1.5" value={element} onChange={(event) => onChange(event.target.value as Element)}>
        {ELEMENTS.map((one) => (
          <option key={one} value={one}>
            {ELEMENT_LABELS[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
