import { useState, type FormEvent } from 'react'
import { intakeQuestion } from '../../content/petition/case-words.ts'
import { findAsked } from '../../content/petition/case-questions.ts'
import { wordsGiven } from '../../domain/petition/words-given.ts'
import { ELEMENT_LABELS, EXHIBIT_STATES, OPTION_PARTS, type CaseExhibit, type CaseFact, type ChosenOptions, type Element } from '../../domain/petition/case-file.ts'
import { elementsOf, liveRequests } from '../../domain/rfe-response/response-file.ts'
import { TextArea, TextField } from '../ui/form-field.tsx'
import { actorWords } from './code-words.ts'
import { ActButton, Badge, useAct } from './console-parts.tsx'
import { OnBehalfForm } from './on-behalf.tsx'
import { NoticeTable } from './notice-table.tsx'
import { ElementSelect, Part, petitionPath, type PetitionViewProps } from './petition-parts.tsx'

const FACT_TONES = { read: 'warn', confirmed: 'good', corrected: 'good', rejected: 'plain' } as const
const FACT_STATES = { read: 'Not confirmed', confirmed: 'Confirmed', corrected: 'Corrected', rejected: 'Left out' } as const
const STANDING_TONES = { documented: 'good', owed: 'warn', stated: 'warn', gap: 'bad' } as const
const STANDINGS = { documented: 'Documented', owed: 'Document to come', stated: 'Stated only', gap: 'Gap' } as const

function sourceOf({ source }: CaseFact): string {
  switch (source.kind) {
    case 'resume':
      return `${source.file}, page ${source.page}, line ${source.line}: “${source.quote}”`
    case 'intake':
      return `Input form, ${intakeQuestion(source.field)}: “${source.quote}”`
    case 'answer':
      return `Answer to: ${findAsked(source.question)}`
    case 'filed':
      return `Filed petition, ${source.file}, page ${source.page}: “${source.quote}”`
    case 'letter':
      return `Adopted letter of ${source.writer}: “${source.quote}”`
    case 'operator':
      return `Proposed by ${actorWords(source.by)}`
    case 'customer':
      return 'Written by the customer'
  }
}

/** Which exhibits show a fact. */
function Shown({ reference, fact, exhibits, again }: { reference: string; fact: CaseFact; exhibits: readonly CaseExhibit[]; again: () => void }) {
  const { sending, act } = useAct()
  const [chosen, setChosen] = useState(fact.exhibits)
  const changed = chosen.join() !== fact.exhibits.join()
  return (
    <details className="mt-2">
      <summary className="link w-fit cursor-pointer text-sm">
        {fact.exhibits.length === 0 ? 'No document: rests on the petitioner’s statement' : `Shown by ${fact.exhibits.map((id) => exhibits.find((one) => one.id === id)?.title ?? id).join('; ')}`}
      </summary>
      <ul className="mt-2 space-y-1">
        {exhibits.map(({ id, title }) => (
          <li key={id}>
            <label className="flex min-h-9 items-center gap-2">
              <input
                type="checkbox"
                className="size-4 accent-pine"
                checked={chosen.includes(id)}
                onChange={(event) => setChosen((old) => (event.target.checked ? [...old, id] : old.filter((one) => one !== id)))}
              />
              {title}
            </label>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button button-secondary mt-2"
        aria-disabled={sending || !changed}
        onClick={() => changed && void act(`${petitionPath(reference)}/facts/exhibits`, { id: fact.id, exhibits: chosen }, {}, 'Saved').then((ok) => ok && again())}
      >
        Save the exhibits
      </button>
    </details>
  )
}

function Facts({ reference, petition, again }: PetitionViewProps) {
  const { file, standings } = petition
  const given = wordsGiven(file)
  // What a notice does not contest is no gap of its answer.
  const asked = file.response === undefined ? null : new Set(liveRequests(file.response).flatMap(elementsOf))
  const shown = standings.filter(({ element }) => asked === null || asked.has(element) || file.facts.some((fact) => fact.element === element))
  return (
    <Part heading="Facts and claims">
      {file.facts.length === 0 ? <p className="text-ink-soft">No facts yet. They are read from the input form and the resume.</p> : null}
      <ul aria-label="Claims" className="space-y-6">
        {shown.map(({ element, standing }) => {
          const facts = file.facts.filter((fact) => fact.element === element)
          return (
            <li key={element}>
              <h3 className="flex flex-wrap items-center gap-x-3 font-semibold">
                {ELEMENT_LABELS[element]} <Badge tone={STANDING_TONES[standing]}>{STANDINGS[standing]}</Badge>
              </h3>
              {facts.map((fact) => (
                <div key={fact.id} className="mt-3 border-l-3 border-line pl-4">
                  <p className={`wrap-anywhere whitespace-pre-wrap ${fact.state === 'rejected' ? 'text-ink-soft line-through' : ''}`}>{fact.text}</p>
                  <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
                    <Badge tone={FACT_TONES[fact.state]}>{FACT_STATES[fact.state]}</Badge>
                    {fact.unsure ? <Badge tone="warn">Reader unsure</Badge> : null}
                    <span className="wrap-anywhere">{sourceOf(fact)}</span>
                  </p>
                  {fact.onBehalf === undefined ? null : (
                    <p className="mt-1 text-sm wrap-anywhere">
                      Confirmed for the customer by {actorWords(fact.onBehalf.by)} from {fact.onBehalf.from === 'message' ? `the message of ${fact.onBehalf.what}` : fact.onBehalf.what}: “
                      {fact.onBehalf.quote}”
                    </p>
                  )}
                  {fact.said === undefined || fact.state === 'rejected' ? null : (
                    <p className="mt-1 text-sm">
                      {fact.state === 'corrected' ? 'Corrected' : 'Confirmed'} by {actorWords(fact.said.by)}, {fact.said.at.slice(0, 16).replace('T', ' ')} UTC
                      {fact.said.together === undefined ? '' : ', with others at once'}
                    </p>
                  )}
                  {given
                    .filter(({ factId }) => factId === fact.id)
                    .map(({ meaning: { says }, sentence, states, word, at }) => (
                      <p key={`${says}.${sentence}`} className="mt-1 text-sm wrap-anywhere">
                        To “{states}” the customer said {word}, {at.slice(0, 16).replace('T', ' ')} UTC
                      </p>
                    ))}
                  {fact.state !== 'read' ? null : (
                    <details className="mt-1">
                      <summary className="link w-fit cursor-pointer text-sm">Confirm it for the customer, from their words</summary>
                      <OnBehalfForm reference={reference} sources={petition.sources} again={again} fact={fact} />
                    </details>
                  )}
                  <Shown key={fact.exhibits.join()} reference={reference} fact={fact} exhibits={file.exhibits} again={again} />
                </div>
              ))}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

function ProposeFact({ reference, petition, again }: PetitionViewProps) {
  const { sending, act } = useAct()
  const [element, setElement] = useState<Element>('p2.record')
  const [text, setText] = useState('')
  async function send(event: FormEvent) {
    event.preventDefault()
    if (!(await act(`${petitionPath(reference)}/facts`, { element, text }, {}, 'Proposed; the customer is asked to confirm it'))) return
    setText('')
    again()
  }
  return (
    <Part heading="Propose a fact">
      <form onSubmit={send} className="space-y-4">
        <ElementSelect element={element} onChange={setElement} />
        <TextArea
          label="The fact"
          hint="In the first person of the customer, who has to confirm it before a letter uses it"
          required
          rows={3}
          maxLength={6000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button button-secondary" aria-disabled={sending}>
          Propose it
        </button>
      </form>
      <details className="mt-4 border-t border-line pt-4">
        <summary className="link w-fit cursor-pointer">Record a fact from the customer’s own words</summary>
        <OnBehalfForm reference={reference} sources={petition.sources} again={again} fact={null} />
      </details>
    </Part>
  )
}

const STATE_WORDS = { have: 'Here', requested: 'Asked for', missing: 'Missing' } as const
const EXISTED = { unknown: 'Not known', yes: 'Yes', no: 'No' } as const
const TRANSLATION = { 'not-needed': 'Not needed', needed: 'Needed', done: 'Done' } as const

function Select<T extends string>({ label, value, options, onChange }: { label: string; value: T; options: Record<T, string>; onChange: (value: T) => void }) {
  return (
    <label className="text-sm">
      {label}
      <select className="field mt-1 block w-full" value={value} onChange={(event) => onChange(event.target.value as T)}>
        {(Object.entries(options) as [T, string][]).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Which of the customer's files are this document. */
function ExhibitFiles({ reference, exhibit, files, again }: { reference: string; exhibit: CaseExhibit; files: { id: string; name: string }[]; again: () => void }) {
  const { sending, act } = useAct()
  if (files.length === 0) return null
  const tied = exhibit.files ?? []
  return (
    <details className="mt-2">
      <summary className="link w-fit cursor-pointer text-sm">
        {tied.length === 0
          ? 'No file of the customer is this document'
          : `Files: ${files
              .filter(({ id }) => tied.includes(id))
              .map(({ name }) => name)
              .join('; ')}`}
      </summary>
      <ul className="mt-1 space-y-1">
        {files.map(({ id, name }) => (
          <li key={id}>
            <label className="flex min-h-9 items-center gap-2 wrap-anywhere">
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-pine"
                checked={tied.includes(id)}
                aria-disabled={sending}
                onChange={(event) => void act(`${petitionPath(reference)}/exhibits/files`, { exhibit: exhibit.id, fileId: id, tied: event.target.checked }, {}, 'Saved').then((ok) => ok && again())}
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Exhibits({ reference, petition, again }: PetitionViewProps) {
  const { sending, act } = useAct()
  const [title, setTitle] = useState('')
  const change = (id: string, body: Record<string, string>) => void act(`${petitionPath(reference)}/exhibits/state`, { id, ...body }, {}, 'Saved').then((ok) => ok && again())
  async function add(event: FormEvent) {
    event.preventDefault()
    if (!(await act(`${petitionPath(reference)}/exhibits`, { title, proves: ['Prong 2'] }, {}, 'Added'))) return
    setTitle('')
    again()
  }
  return (
    <Part heading="Exhibits">
      <ul aria-label="Exhibits" className="space-y-5">
        {petition.file.exhibits.map((exhibit) => (
          <li key={exhibit.id}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 font-medium wrap-anywhere">{exhibit.title}</span>
              <Badge tone={exhibit.state === 'have' ? 'good' : exhibit.state === 'missing' ? 'bad' : 'warn'}>{STATE_WORDS[exhibit.state]}</Badge>
              <span className="text-sm text-ink-soft">{exhibit.proves.join(', ')}</span>
            </p>
            <div className="mt-2 grid gap-3 sm:grid-cols-3 lg:grid-cols-2">
              <Select
                label="State"
                value={exhibit.state}
                options={Object.fromEntries(EXHIBIT_STATES.map((state) => [state, STATE_WORDS[state]])) as typeof STATE_WORDS}
                onChange={(state) => change(exhibit.id, { state })}
              />
              <Select label="Existed at filing" value={exhibit.existed} options={EXISTED} onChange={(existed) => change(exhibit.id, { existed })} />
              <Select label="Translation" value={exhibit.translation} options={TRANSLATION} onChange={(translation) => change(exhibit.id, { translation })} />
            </div>
            <ExhibitFiles reference={reference} exhibit={exhibit} files={petition.sources.files} again={again} />
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="mt-6 space-y-3 border-t border-line pt-5">
        <TextField label="Another exhibit" hint="One document, as the index should name it" required maxLength={300} value={title} onChange={(event) => setTitle(event.target.value)} />
        <button type="submit" className="button button-secondary" aria-disabled={sending}>
          Add the exhibit
        </button>
      </form>
    </Part>
  )
}

function Priorities({ reference, petition, again }: PetitionViewProps) {
  const { sending, act } = useAct()
  const { priorities } = petition
  const chosen = priorities.filter((one) => one.chosen).map(({ key }) => key)
  return (
    <Part heading="Public documents on the subject">
      {priorities.length === 0 ? <p className="text-ink-soft">None of the documents we have read fits the words of this case. The customer may name another as an answer.</p> : null}
      <ul className="space-y-2">
        {priorities.map((one) => (
          <li key={one.key}>
            <label className="flex items-start gap-3">
              <input
                type="checkbox"
                className="mt-1 size-4 shrink-0 accent-pine"
                checked={one.chosen}
                aria-disabled={sending}
                onChange={(event) =>
                  void act(`${petitionPath(reference)}/priorities`, { keys: event.target.checked ? [...chosen, one.key] : chosen.filter((key) => key !== one.key) }, {}, 'Saved').then(
                    (ok) => ok && again(),
                  )
                }
              />
              <span>
                {one.title}: <span className="text-ink-soft">it {one.says}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Arguments({ reference, petition, again }: PetitionViewProps) {
  const { sending, act } = useAct()
  const { options, file } = petition
  const [chosen, setChosen] = useState<ChosenOptions>(file.options)
  const toggle = (part: keyof ChosenOptions, id: string) =>
    setChosen((old) => ({ ...old, [part]: part === 'p3' ? (old.p3.includes(id) ? old.p3.filter((one) => one !== id) : [...old.p3, id]) : [id] }))
  return (
    <Part heading={file.lock === null ? 'Ways to argue' : 'Endeavor and arguments'}>
      {file.lock === null ? (
        <p className="mb-4 text-ink-soft">The customer chooses on the page of the case once the first draft is delivered.</p>
      ) : (
        <p className="mb-4 border-l-3 border-pine pl-4 wrap-anywhere whitespace-pre-wrap">{file.lock.text}</p>
      )}
      {OPTION_PARTS.map((part) => (
        <fieldset key={part} className="mb-4 space-y-2">
          <legend className="font-semibold">{{ eb2: 'EB-2', p1: 'Prong 1', p2: 'Prong 2', p3: 'Prong 3' }[part]}</legend>
          {options
            .filter(({ option }) => option.part === part)
            .map(({ option, strength, missing }) => (
              <label key={option.id} className="flex items-start gap-3">
                <input
                  type={part === 'p3' ? 'checkbox' : 'radio'}
                  name={`argument-${part}`}
                  disabled={file.lock === null}
                  className="mt-1 size-4 shrink-0 accent-pine"
                  checked={chosen[part].includes(option.id)}
                  onChange={() => toggle(part, option.id)}
                />
                <span>
                  {option.title} <Badge tone={strength === 'strong' ? 'good' : strength === 'fair' ? 'warn' : 'bad'}>{strength}</Badge>
                  {missing.length === 0 ? null : <span className="block text-sm text-ink-soft">Missing: {missing.join('; ')}</span>}
                </span>
              </label>
            ))}
        </fieldset>
      ))}
      {file.lock === null ? null : (
        <button
          type="button"
          className="button button-secondary"
          aria-disabled={sending}
          onClick={() => void act(`${petitionPath(reference)}/arguments`, { options: chosen }, {}, 'Saved; compose again to use them').then((ok) => ok && again())}
        >
          Save the arguments
        </button>
      )}
    </Part>
  )
}

function Offer({ reference, petition, again }: PetitionViewProps) {
  const { sending, act } = useAct()
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  if (petition.file.lock !== null) return null
  async function send(event: FormEvent) {
    event.preventDefault()
    if (!(await act(`${petitionPath(reference)}/candidates`, { title, text }, {}, 'Offered'))) return
    setTitle('')
    setText('')
    again()
  }
  return (
    <Part heading="Endeavors to choose from">
      {petition.file.candidates.length === 0 ? <p className="text-ink-soft">None yet. Offer one, or the customer writes their own.</p> : null}
      <ul className="space-y-3">
        {petition.file.candidates.map((one) => (
          <li key={one.id}>
            <p className="font-semibold">{one.title}</p>
            <p className="wrap-anywhere">{one.text}</p>
          </li>
        ))}
      </ul>
      <form onSubmit={send} className="mt-5 space-y-4 border-t border-line pt-5">
        <TextField label="Title" required maxLength={300} value={title} onChange={(event) => setTitle(event.target.value)} />
        <TextArea label="Endeavor" required rows={4} maxLength={4000} value={text} onChange={(event) => setText(event.target.value)} />
        <button type="submit" className="button button-secondary" aria-disabled={sending}>
          Offer this endeavor
        </button>
      </form>
    </Part>
  )
}

/** Facts with their sources, exhibits, and what is chosen. */
export function PetitionCase(props: PetitionViewProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <Facts {...props} />
      <div className="space-y-6">
        {props.petition.file.response === undefined ? (
          <>
            <Arguments key={JSON.stringify(props.petition.file.options)} {...props} />
            <Offer {...props} />
            <Priorities {...props} />
          </>
        ) : (
          <NoticeTable file={props.petition.file} unordered={props.petition.response?.unordered ?? []} />
        )}
        <Exhibits {...props} />
        <ProposeFact {...props} />
        <Part heading="Read again">
          <p className="mb-3 text-ink-soft">Reads what the customer sent once more: form and resume, or notice and filed petition. What was confirmed, corrected or rejected stays.</p>
          <ActButton path={`${petitionPath(props.reference)}/reading`} done="It is being read; load the page in a moment" after={props.again}>
            Read it again
          </ActButton>
        </Part>
      </div>
    </div>
  )
}
