import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { DEGREE_LEVEL_WORDS, FACT_NOUNS, FACTS_PANEL } from '../../content/resume-facts.ts'
import { correctFacts, TEXT_LISTS, type Correction, type FactList, type TextList } from '../../domain/person/correct-facts.ts'
import type { ProjectSaid } from '../../domain/endeavor/endeavor-form.ts'
import { highestDegree, latestRole } from '../../domain/person/decisive-facts.ts'
import type { DegreeFact, MonthYear, PersonFacts, RoleFact } from '../../domain/person/person-facts.ts'
import { strongestResults } from '../../domain/person/strongest-results.ts'
import { Chevron } from '../ui/fold-signs.tsx'
import { FactLine } from './fact-line.tsx'
import { NO_PROJECT, ProjectGroup, sameProject } from './project-fields.tsx'
import { CorrectionForm, type AskedFact } from './fact-forms.tsx'
import type { ReadFacts } from './generator-state.ts'

/** How many of each are shown before the rest is asked for. */
const RESULTS_SHOWN = 5
const ITEMS_SHOWN = 12

type FactsPanelProps = {
  facts: ReadFacts
  busy: boolean
  /** The facts with the correction in them. */
  onCorrected: (person: PersonFacts) => void
  onUndo: () => void
  /** `said`: the project as it was put right; null where it stays as it was. */
  onCompose: (person: PersonFacts, said: ProjectSaid | null) => void
}

/** 'What we read': the facts behind the options, each with its words; what is corrected goes into the next composition. */
export function FactsPanel({ facts, busy, onCorrected, onUndo, onCompose }: FactsPanelProps) {
  const { person, read, composed, scanned, project } = facts
  const [wording, setProject] = useState(project?.parts ?? NO_PROJECT)
  useEffect(() => setProject(project?.parts ?? NO_PROJECT), [project])
  const isSaid = !sameProject(wording, project?.parts ?? NO_PROJECT)
  const isComposed = person === composed && !isSaid
  const [said, setSaid] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const correct = (correction: Correction) => {
    setSaid(correction.type === 'removed' ? `${FACTS_PANEL.removed} ${textOf(person, correction.list, correction.id)}` : '')
    // What is removed takes the focus with it.
    if (correction.type === 'removed') box.current?.querySelector<HTMLElement>(`[data-facts="${correction.list}"]`)?.focus()
    onCorrected(correctFacts(person, correction, new Date()))
  }
  const role = latestRole(person)
  const others = person.roles.filter((other) => other !== role)
  const shared = { busy, onCorrect: correct }
  return (
    <details className="group/panel card mt-4" data-testid="facts">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-card px-5 py-3 hover:bg-sand">
        <span className="min-w-0">
          <span className="font-serif text-heading font-semibold">{FACTS_PANEL.heading}</span>
          <span className="block text-sm break-words text-ink-soft">{shortly(person)}</span>
          <span className="link mt-1 inline-block text-sm group-open/panel:hidden">{FACTS_PANEL.cue}</span>
        </span>
        <Chevron className="size-5 shrink-0 stroke-[1.8] transition-transform group-open/panel:rotate-180" />
      </summary>
      <div ref={box} className="border-t border-line px-4 py-4 sm:px-5">
        <p className="text-sm text-ink-soft">{scanned ? `${FACTS_PANEL.scanned} ${FACTS_PANEL.lead}` : FACTS_PANEL.lead}</p>
        <ProjectGroup project={project} said={wording} onChange={setProject} />
        <div className="mt-5 grid items-start gap-5 border-t border-line pt-4 xl:grid-cols-2">
          <div className="space-y-5">
            <Group heading={FACTS_PANEL.groups.role} list="roles" adds={role === null ? { kind: 'role', position: null } : undefined} {...shared}>
              {role === null ? null : <RoleLine position={role} {...shared} />}
            </Group>
            <FieldGroup person={person} {...shared} />
            <Group heading={FACTS_PANEL.groups.years} {...shared}>
              <FactLine
                fact={{ origin: person.yearsOfExperience === read.yearsOfExperience ? 'resume' : 'visitor', place: null, certainty: 'sure' }}
                note={FACTS_PANEL.yearsNote}
                asked={{ kind: 'years', years: person.yearsOfExperience }}
                {...shared}
              >
                {person.yearsOfExperience ?? FACTS_PANEL.none}
              </FactLine>
            </Group>
            <Group heading={FACTS_PANEL.groups.degrees} list="degrees" adds={{ kind: 'degree', degree: null }} {...shared}>
              {person.degrees.map((degree) => (
                <FactLine key={degree.id} fact={degree} asked={{ kind: 'degree', degree }} of={{ list: 'degrees', id: degree.id }} {...shared}>
                  {degreeWords(degree)}
                </FactLine>
              ))}
            </Group>
            <Group heading={FACTS_PANEL.groups.roles} list={role === null ? undefined : 'roles'} adds={role === null ? undefined : { kind: 'role', position: null }} {...shared}>
              {others.map((other) => (
                <RoleLine key={other.id} position={other} {...shared} />
              ))}
            </Group>
          </div>
          <div className="space-y-5">
            {TEXT_LISTS.map((list) => (
              <TextGroup key={list} list={list} person={person} {...shared} />
            ))}
          </div>
        </div>
        <p className="mt-5 text-xs text-ink-soft">
          {FACTS_PANEL.attribution.text}{' '}
          <a className="link" href={FACTS_PANEL.attribution.href} target="_blank" rel="noopener noreferrer">
            {FACTS_PANEL.attribution.label}
          </a>
        </p>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
      <div className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-card border-t border-line bg-white px-4 py-3 sm:px-5">
        <button type="button" className="button button-primary" disabled={busy || isComposed} onClick={() => onCompose(person, isSaid ? wording : null)}>
          {FACTS_PANEL.compose}
        </button>
        {person === read ? null : (
          <button type="button" className="button button-quiet" disabled={busy} onClick={onUndo}>
            {FACTS_PANEL.undo}
          </button>
        )}
        <p role="status" className="text-sm text-ink-soft">
          {isComposed || composed === null ? FACTS_PANEL.composeNote : FACTS_PANEL.changed}
        </p>
      </div>
    </details>
  )
}

/** The one line that the folded panel shows. */
function shortly(person: PersonFacts): string {
  const degree = highestDegree(person)
  const years = person.yearsOfExperience
  return [latestRole(person)?.title, person.occupations[0]?.title, years === null ? null : `${years} ${years === 1 ? 'year' : 'years'}`, degree === null ? null : degreeWords(degree)]
    .filter(Boolean)
    .join(' · ')
}

const yearsOf = (start: MonthYear | null, end: MonthYear | null, current: boolean): string => {
  const to = current ? FACTS_PANEL.present : (end?.year ?? null)
  return [start?.year ?? null, to].filter((part) => part !== null).join('–')
}

function degreeWords({ level, field, school, year, completed }: DegreeFact): string {
  const name = [level === null ? FACTS_PANEL.noDegree : DEGREE_LEVEL_WORDS[level], field].filter(Boolean).join(', ')
  return [name, school ?? FACTS_PANEL.noSchool, year, completed === false ? FACTS_PANEL.ongoing : null].filter(Boolean).join(' · ')
}

function textOf(person: PersonFacts, list: FactList, id: string): string {
  if (list === 'roles') return person.roles.find((role) => role.id === id)?.title ?? ''
  if (list === 'degrees') return person.degrees.find((degree) => degree.id === id)?.school ?? ''
  return person[list].find((fact) => fact.id === id)?.text ?? ''
}

type Shared = { busy: boolean; onCorrect: (correction: Correction) => void }

function RoleLine({ position, ...shared }: Shared & { position: RoleFact }) {
  const { id, title, employer, department, start, end, current } = position
  const dates = yearsOf(start, end, current)
  return (
    <FactLine fact={position} asked={{ kind: 'role', position }} of={{ list: 'roles', id }} {...shared}>
      <strong className="font-semibold">{title ?? FACTS_PANEL.noTitle}</strong>
      {`, ${[employer ?? FACTS_PANEL.noEmployer, department].filter(Boolean).join(', ')}${dates === '' ? '' : `, ${dates}`}`}
    </FactLine>
  )
}

function FieldGroup({ person, ...shared }: Shared & { person: PersonFacts }) {
  const [best] = person.occupations
  return (
    <Group heading={FACTS_PANEL.groups.field} {...shared}>
      <FactLine
        fact={{ origin: best?.stated === true ? 'visitor' : 'resume', place: null, certainty: 'sure' }}
        note={best === undefined || best.evidence.length === 0 ? FACTS_PANEL.fieldNote : `${FACTS_PANEL.fieldNote} “${best.evidence.slice(0, 5).join('”, “')}”`}
        asked={{ kind: 'field', person }}
        {...shared}
      >
        {best?.title ?? FACTS_PANEL.fieldNone}
      </FactLine>
    </Group>
  )
}

function TextGroup({ list, person, ...shared }: Shared & { list: TextList; person: PersonFacts }) {
  const [all, setAll] = useState(false)
  const most = list === 'achievements' ? RESULTS_SHOWN : ITEMS_SHOWN
  const facts = list === 'achievements' ? strongestResults(person, all ? person.achievements.length : most) : person[list].slice(0, all ? undefined : most)
  return (
    <Group heading={FACTS_PANEL.groups[list === 'achievements' ? 'results' : list]} list={list} adds={{ kind: 'text', list, fact: null }} {...shared}>
      {facts.map((fact) => (
        <FactLine key={fact.id} fact={fact} asked={{ kind: 'text', list, fact }} of={{ list, id: fact.id }} {...shared}>
          {fact.text}
        </FactLine>
      ))}
      {person[list].length > most ? (
        <li>
          <button type="button" className="button button-quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? FACTS_PANEL.fewer : `${FACTS_PANEL.more} ${person[list].length}`}
          </button>
        </li>
      ) : null}
    </Group>
  )
}

type GroupProps = Shared & {
  heading: string
  list?: FactList | undefined
  /** What its button adds. */
  adds?: AskedFact | undefined
  children: ReactNode
}

function Group({ heading, list, adds, busy, onCorrect, children }: GroupProps) {
  const id = useId()
  const [adding, setAdding] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const done = () => {
    setAdding(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} data-facts={list} className="font-semibold">
        {heading}
      </h3>
      <ul className="mt-1.5 space-y-1.5">{children}</ul>
      {adds === undefined || list === undefined ? null : adding ? (
        <div className="mt-2 rounded-lg border border-pine p-3 text-sm">
          <CorrectionForm asked={adds} onCorrect={onCorrect} done={done} />
        </div>
      ) : (
        <button ref={button} type="button" className="button button-quiet mt-1 -ml-2" disabled={busy} onClick={() => setAdding(true)}>
          {FACTS_PANEL.add} {FACT_NOUNS[list]}
        </button>
      )}
    </section>
  )
}
