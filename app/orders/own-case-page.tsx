import type { ReactNode } from 'react'
import { OWN_DOCUMENT_NAMES, OWN_DOCUMENTS } from '../../content/documents/own-case/own-documents.ts'
import { DEGREES_MAX, DOORS, JOBS_MAX, LINE_MAX, planOfOwnCase, TEXT_MAX, unconfirmed, type Door, type OwnCase, type OwnFacts } from '../../domain/own-case/own-case.ts'
import { planHoles } from '../../domain/petition/evidence-plan.ts'
import type { OwnCaseView } from '../../usecases/own-case.ts'
import { FormNotice, TextArea, TextField } from '../ui/form-field.tsx'
import { placed } from '../ui/site-facts.tsx'
import { Card } from './order-cards.tsx'
import type { OwnCaseProblem } from './own-case-forms.ts'

type Props = { reference: string; found: OwnCaseView; problem: OwnCaseProblem<OwnFacts> | null; saved: boolean; rowsRead: number | null; resume?: ReactNode }

export const OwnCasePage = placed(Page)

const DOOR_WORDS: Record<Door, string> = {
  advanced: 'A degree above a bachelor’s',
  'five-years': 'A bachelor’s degree and five years after it',
  ability: 'Exceptional ability (three of six kinds of evidence)',
}

/** Empty rows that stand ready below those in use. */
const READY = { degrees: 1, jobs: 1 }

/** `resume` is the island that takes a resume. */
function Page({ reference, found, problem, saved, rowsRead, resume }: Props) {
  const own: OwnFacts = problem?.typed ?? found.own
  const back = `/orders/${encodeURIComponent(reference)}`
  const left = unconfirmed(found.own)
  return (
    <div className="shell-narrow py-10 md:py-14">
      <p className="eyebrow">
        <a className="link" href={back}>
          Order {reference}
        </a>
      </p>
      <h1 className="mt-2 text-title">My case</h1>
      <p className="mt-3 text-ink-soft">
        Say the facts once. Documents are made of them each time you download one; the package you received stays as it is. Leave out numbers of passports and cards: no document needs them.
      </p>
      <div className="mt-6 space-y-6">
        {problem === null ? null : <FormNotice tone="error">{problem.problem}</FormNotice>}
        {saved && problem === null ? <FormNotice tone="success">Saved. The documents below have your answers.</FormNotice> : null}
        {rowsRead === null || problem !== null ? null : (
          <FormNotice tone="info">
            {rowsRead === 0
              ? 'Nothing new was found in the resume.'
              : `${rowsRead === 1 ? 'One fact was' : `${rowsRead} facts were`} read from your resume. Look at each, correct it, tick “This is right”, and save.`}
          </FormNotice>
        )}
        <Documents reference={reference} started={found.updatedAt !== null} left={left} />
        <Card heading="Begin with your resume">
          <p className="mb-4">Degrees and positions are read from it and added below for you to confirm. The file is not kept. Save first what you have typed.</p>
          {resume}
        </Card>
        <CaseForm own={own} version={found.version} />
        <EvidenceDoor reference={reference} own={found.own} />
      </div>
    </div>
  )
}

function Documents({ reference, started, left }: { reference: string; started: boolean; left: number }) {
  return (
    <Card heading="Your documents">
      {started ? null : <p className="mb-3 text-ink-soft">They can be downloaded empty, too; what you save below stands in them.</p>}
      {left > 0 ? (
        <p className="mb-3 rounded-lg bg-amber-tint px-4 py-3 text-amber">{left === 1 ? 'One fact waits' : `${left} facts wait`} for your confirmation and stand in no document yet.</p>
      ) : null}
      <ul className="divide-y divide-line">
        {OWN_DOCUMENTS.map((which) => (
          <li key={which} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold">{OWN_DOCUMENT_NAMES[which].title}</p>
              <p className="text-[0.9375rem] text-ink-soft">{OWN_DOCUMENT_NAMES[which].text}</p>
            </div>
            <span className="flex flex-wrap gap-2">
              <a
                className="button button-secondary"
                href={`/api/orders/${encodeURIComponent(reference)}/my-case/${which}.docx`}
                download
                aria-label={`Download ${OWN_DOCUMENT_NAMES[which].title} as a Word file`}
              >
                Word file
              </a>
              {which === 'evidence-plan' ? (
                <a className="button button-secondary" href={`/api/orders/${encodeURIComponent(reference)}/evidence-plan.xlsx`} download aria-label="Download Evidence plan as an Excel file">
                  Excel file
                </a>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-[0.9375rem] text-ink-soft">
        Before you print: the{' '}
        <a className="link" href="/pre-filing-check">
          pre-filing check
        </a>{' '}
        finds every place that is still open.
      </p>
    </Card>
  )
}

/** Rows in use and some empty ones. */
function rowsOf<R>(used: readonly R[], ready: number, max: number): (R | null)[] {
  return [...used, ...Array.from({ length: Math.max(0, Math.min(ready, max - used.length)) }, () => null)]
}

function CaseForm({ own, version }: { own: OwnFacts; version: number }) {
  return (
    <form method="post" data-page-form id="facts" className="scroll-mt-20 space-y-6">
      <input type="hidden" name="version" value={version} />
      <Card heading="You and your endeavor">
        <div className="space-y-4">
          <TextField name="name" label="Full name, as in the passport" defaultValue={own.name} maxLength={LINE_MAX} autoComplete="name" />
          <TextArea
            name="endeavor"
            label="Your endeavor in one sentence"
            hint="The same sentence stands in the letter, the statement and the forms."
            rows={3}
            maxLength={TEXT_MAX}
            defaultValue={own.endeavor}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name="occupation" label="Occupation through which you advance it" defaultValue={own.occupation} maxLength={LINE_MAX} />
            <TextField name="post" label="Job title of that work (Form I-140, Part 6)" defaultValue={own.post} maxLength={LINE_MAX} />
          </div>
          <label className="block">
            <span className="mb-1.5 block font-semibold">Your way into EB-2</span>
            <span className="mb-2 block text-sm text-ink-soft">The letter prints the legal standard of the one you choose. We do not choose for you; a lawyer can tell you which fits.</span>
            <select name="door" className="field" defaultValue={own.door}>
              <option value="">Not chosen yet</option>
              {DOORS.map((door) => (
                <option key={door} value={door}>
                  {DOOR_WORDS[door]}
                </option>
              ))}
            </select>
          </label>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name="birthCountry" label="Country of birth" defaultValue={own.birthCountry} maxLength={LINE_MAX} />
            <TextField name="citizenship" label="Citizenship" defaultValue={own.citizenship} maxLength={LINE_MAX} />
          </div>
        </div>
      </Card>
      <Card heading="Degrees">
        <div className="space-y-6">
          {rowsOf(own.degrees, READY.degrees, DEGREES_MAX).map((row, index) => (
            <Row key={index} name={`degree-${index + 1}`} legend={`Degree ${index + 1}`} read={row?.state === 'read'}>
              <TextField name={`degree-${index + 1}-degree`} label="Degree" defaultValue={row?.degree ?? ''} maxLength={LINE_MAX} />
              <TextField name={`degree-${index + 1}-field`} label="Field" defaultValue={row?.field ?? ''} maxLength={LINE_MAX} />
              <TextField name={`degree-${index + 1}-school`} label="School" defaultValue={row?.school ?? ''} maxLength={LINE_MAX} />
              <TextField name={`degree-${index + 1}-year`} label="Year" defaultValue={row?.year ?? ''} maxLength={LINE_MAX} />
            </Row>
          ))}
        </div>
      </Card>
      <Card heading="Positions">
        <div className="space-y-6">
          {rowsOf(own.jobs, READY.jobs, JOBS_MAX).map((row, index) => (
            <Row key={index} name={`job-${index + 1}`} legend={`Position ${index + 1}`} read={row?.state === 'read'}>
              <TextField name={`job-${index + 1}-title`} label="Title" defaultValue={row?.title ?? ''} maxLength={LINE_MAX} />
              <TextField name={`job-${index + 1}-employer`} label="Employer" defaultValue={row?.employer ?? ''} maxLength={LINE_MAX} />
              <TextField name={`job-${index + 1}-from`} label="From (month and year)" defaultValue={row?.from ?? ''} maxLength={LINE_MAX} />
              <TextField name={`job-${index + 1}-to`} label="To" defaultValue={row?.to ?? ''} maxLength={LINE_MAX} />
            </Row>
          ))}
        </div>
      </Card>
      <p>
        <button className="button button-primary">Save my case</button>
      </p>
    </form>
  )
}

function Row({ name, legend, read, children }: { name: string; legend: string; read: boolean; children: ReactNode }) {
  return (
    <fieldset className={read ? 'rounded-lg bg-amber-tint p-4' : ''}>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">{children}</div>
      {read ? (
        <>
          <input type="hidden" name={`${name}-from-resume`} value="yes" />
          <label className="mt-3 inline-flex min-h-11 cursor-pointer items-center gap-3 font-medium">
            <input type="checkbox" name={`${name}-right`} value="yes" className="size-4 accent-pine" />
            Read from your resume. This is right
          </label>
        </>
      ) : null}
    </fieldset>
  )
}

/** Leads to the page of claims and exhibits, with what is open there. */
function EvidenceDoor({ reference, own }: { reference: string; own: OwnCase }) {
  const begun = own.exhibits.length + own.claims.length > 0
  const open = planHoles(planOfOwnCase(own)).length
  return (
    <Card heading="Evidence planner">
      <p>
        {begun
          ? `${own.claims.length} ${own.claims.length === 1 ? 'claim' : 'claims'}, ${own.exhibits.length} ${own.exhibits.length === 1 ? 'exhibit' : 'exhibits'}, ${open} open ${open === 1 ? 'point' : 'points'}.`
          : 'Say what your letter claims and which document shows it. The index, the cover sheets and the places of the exhibits in your letter are made of it.'}
      </p>
      <a className={`button mt-4 ${begun ? 'button-secondary' : 'button-primary'}`} href={`/orders/${encodeURIComponent(reference)}/my-case/evidence`}>
        Open the evidence planner
      </a>
    </Card>
  )
}
