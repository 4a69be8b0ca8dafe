import type { ReactNode } from 'react'
import { EXISTED_WORDS, holeSubject, holeWords, NO_HOLES, PURPOSE_WORDS, STATE_WORDS, TRANSLATION_WORDS } from '../../content/documents/own-case/plan-words.ts'
import { CLAIM_MAX, CLAIMS_MAX, EXHIBITS_MAX, LINE_MAX, planOfOwnCase, type OwnClaim, type OwnEvidence, type OwnExhibit } from '../../domain/own-case/own-case.ts'
import { exhibitsOfClaim, planHoles, PURPOSES, type EvidencePlan, type PlanClaim, type PlanHole } from '../../domain/petition/evidence-plan.ts'
import type { OwnCaseView } from '../../usecases/own-case.ts'
import { FormNotice, TextArea, TextField } from '../ui/form-field.tsx'
import { placed } from '../ui/site-facts.tsx'
import { Card } from './order-cards.tsx'
import type { OwnCaseProblem } from './own-case-forms.ts'

type Props = { reference: string; found: OwnCaseView; problem: OwnCaseProblem<OwnEvidence> | null; saved: boolean }

export const EvidencePage = placed(Page)

/** Empty rows that stand ready below those in use. */
const READY = 3

function Page({ reference, found, problem, saved }: Props) {
  const own: OwnEvidence = problem?.typed ?? found.own
  const plan = planOfOwnCase(own)
  const holes = planHoles(plan)
  const myCase = `/orders/${encodeURIComponent(reference)}/my-case`
  return (
    <div className="shell-narrow py-10 md:py-14">
      <p className="eyebrow">
        <a className="link" href={myCase}>
          My case
        </a>
      </p>
      <h1 className="mt-2 text-title">Evidence planner</h1>
      <p className="mt-3 text-ink-soft">
        One line for each claim of your letter, one for each document that shows it. What has no proof, no date or no translation is marked. The letter, the index and the cover sheets take their
        exhibits from here.
      </p>
      <div className="mt-6 space-y-6">
        {problem === null ? null : <FormNotice tone="error">{problem.problem}</FormNotice>}
        {saved && problem === null ? <FormNotice tone="success">Saved. The plan, the index and the letter have your rows.</FormNotice> : null}
        {own.claims.length + own.exhibits.length === 0 ? null : <PlanMap plan={plan} holes={holes} />}
        <Downloads reference={reference} />
        <EvidenceForm own={own} holes={holes} version={found.version} saved={saved && problem === null} />
      </div>
    </div>
  )
}

const targetOf = (hole: PlanHole): string | null => ('claim' in hole ? `#claim-${hole.claim}` : 'exhibit' in hole ? `#exhibit-${hole.exhibit}` : null)

/** The plan part by part: claims, their exhibits, and what is open. */
function PlanMap({ plan, holes }: { plan: EvidencePlan; holes: readonly PlanHole[] }) {
  return (
    <Card heading={holes.length === 0 ? 'Your plan' : `Your plan: ${holes.length} open ${holes.length === 1 ? 'point' : 'points'}`}>
      <div className="divide-y divide-line" data-testid="evidence-map">
        {PURPOSES.map((purpose) => (
          <section key={purpose} className="py-4 first:pt-0" aria-label={purpose}>
            <h3 className="font-semibold">{purpose}</h3>
            <p className="text-sm text-ink-soft">{PURPOSE_WORDS[purpose]}</p>
            <ul className="mt-2 space-y-2">
              {plan.claims.map((claim, index) =>
                claim.proves === purpose ? (
                  <li key={claim.id} className="border-l-2 border-line-strong pl-3">
                    <a className="wrap-anywhere hover:underline" href={`#claim-${index + 1}`}>
                      {index + 1}. {claim.text}
                    </a>
                    <Shown plan={plan} claim={claim} />
                    <Holes words={holes.filter((hole) => 'claim' in hole && hole.claim === index + 1).map(holeWords)} />
                  </li>
                ) : null,
              )}
            </ul>
            {holes.some((hole) => hole.kind === 'nothing-proves' && hole.proves === purpose) ? <p className="mt-2 text-sm font-medium text-amber">No exhibit yet.</p> : null}
          </section>
        ))}
      </div>
      {holes.length === 0 ? <p className="mt-3">{NO_HOLES}</p> : <OpenPoints holes={holes} />}
    </Card>
  )
}

function Shown({ plan, claim }: { plan: EvidencePlan; claim: PlanClaim }) {
  const shown = exhibitsOfClaim(plan, claim)
  if (shown.length === 0) return null
  return (
    <p className="mt-1 flex flex-wrap gap-2">
      {shown.map(({ number, exhibit }) => (
        <a key={exhibit.id} href={`#exhibit-${number}`} className="rounded-full bg-pine-tint px-2.5 py-0.5 text-sm text-pine-dark hover:underline">
          Exhibit {number}
          <span className="sr-only">: {exhibit.title}</span>
        </a>
      ))}
    </p>
  )
}

function Holes({ words }: { words: readonly string[] }) {
  return words.length === 0 ? null : <p className="mt-1 text-sm font-medium text-amber">{words.join('; ')}</p>
}

function OpenPoints({ holes }: { holes: readonly PlanHole[] }) {
  return (
    <details className="mt-3">
      <summary className="link w-fit cursor-pointer">All open points</summary>
      <ul className="mt-2 list-disc space-y-1 pl-5" data-testid="open-points">
        {holes.map((hole) => {
          const target = targetOf(hole)
          const subject = holeSubject(hole)
          return (
            <li key={subject + hole.kind}>
              {target === null ? (
                subject
              ) : (
                <a className="link" href={target}>
                  {subject}
                </a>
              )}{' '}
              {holeWords(hole)}.
            </li>
          )
        })}
      </ul>
    </details>
  )
}

function Downloads({ reference }: { reference: string }) {
  const api = `/api/orders/${encodeURIComponent(reference)}`
  const files = [
    [`${api}/evidence-plan.xlsx`, 'Plan as an Excel file'],
    [`${api}/my-case/evidence-plan.docx`, 'Plan as a Word file'],
    [`${api}/my-case/exhibits.docx`, 'Index and cover sheets'],
  ] as const
  return (
    <Card heading="Take it with you">
      <p className="flex flex-wrap gap-3">
        {files.map(([href, words]) => (
          <a key={href} className="button button-secondary" href={href} download>
            {words}
          </a>
        ))}
      </p>
      <p className="mt-3 text-sm text-ink-soft">Save first: files are made of what is saved. The plan is for you; only the index and the cover sheets go into the envelope.</p>
    </Card>
  )
}

/** Rows in use and some empty ones. */
function rowsOf<R>(used: readonly R[], max: number): (R | null)[] {
  return [...used, ...Array.from({ length: Math.max(0, Math.min(READY, max - used.length)) }, () => null)]
}

function EvidenceForm({ own, holes, version, saved }: { own: OwnEvidence; holes: readonly PlanHole[]; version: number; saved: boolean }) {
  const numberOf = new Map(own.exhibits.map(({ id }, index) => [id, index + 1]))
  return (
    <form method="post" data-page-form className="space-y-6">
      <input type="hidden" name="version" value={version} />
      <Card heading="Day of filing">
        <TextField type="date" name="filingDay" label="Planned day of filing" hint="What is dated later is marked: it cannot prove eligibility on that day." defaultValue={own.filingDay} />
      </Card>
      <Card heading="Exhibits">
        <p className="mb-4 text-ink-soft">One document, one exhibit, in the order of the letter. To take one out, empty its name. More rows appear when you save; up to {EXHIBITS_MAX}.</p>
        <div className="divide-y divide-line">
          {rowsOf(own.exhibits, EXHIBITS_MAX).map((row, index) => (
            <ExhibitRow key={row?.id ?? `new-${index}`} number={index + 1} row={row} open={holes.flatMap((hole) => ('exhibit' in hole && hole.exhibit === index + 1 ? [holeWords(hole)] : []))} />
          ))}
        </div>
      </Card>
      <Card heading="Claims">
        <p className="mb-4 text-ink-soft">A sentence as it will stand in the letter, and the numbers of the exhibits that show it. To take one out, empty its sentence. Up to {CLAIMS_MAX}.</p>
        <div className="divide-y divide-line">
          {rowsOf(own.claims, CLAIMS_MAX).map((row, index) => (
            <ClaimRow
              key={row?.id ?? `new-${index}`}
              number={index + 1}
              row={row}
              exhibits={(row?.exhibits ?? []).flatMap((id) => numberOf.get(id) ?? []).toSorted((one, other) => one - other)}
              open={holes.flatMap((hole) => ('claim' in hole && hole.claim === index + 1 ? [holeWords(hole)] : []))}
            />
          ))}
        </div>
      </Card>
      <p className="flex flex-wrap items-center gap-4">
        <button className="button button-primary">Save the plan</button>
        {saved ? <span className="font-medium text-pine-dark">Saved</span> : null}
      </p>
    </form>
  )
}

/** A row in use is folded; one that is empty stands open. */
function Folded({ id, title, open, used, children }: { id: string; title: string; open: readonly string[]; used: boolean; children: ReactNode }) {
  return (
    <details id={id} open={!used} className="scroll-mt-20 py-3 first:pt-0 last:pb-0">
      <summary className="fold cursor-pointer">
        <span className="font-semibold wrap-anywhere">{title}</span>
        {open.length === 0 ? null : <span className="block text-sm font-medium text-amber">{open.join('; ')}</span>}
      </summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">{children}</div>
    </details>
  )
}

function Select({ name, label, value, options }: { name: string; label: string; value: string; options: readonly (readonly [string, string])[] }) {
  return (
    <label className="block">
      <span className="mb-1.5 block font-semibold">{label}</span>
      <select name={name} defaultValue={value} className="field">
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

function ExhibitRow({ number, row, open }: { number: number; row: OwnExhibit | null; open: readonly string[] }) {
  const name = `exhibit-${number}`
  return (
    <Folded id={name} title={row === null ? `Exhibit ${number}` : `Exhibit ${number}: ${row.title}`} open={open} used={row !== null}>
      <input type="hidden" name={`${name}-id`} value={row?.id ?? ''} />
      <div className="sm:col-span-2">
        <TextField name={`${name}-title`} label="Document" defaultValue={row?.title ?? ''} maxLength={LINE_MAX} />
      </div>
      <fieldset className="sm:col-span-2">
        <legend className="mb-1.5 font-semibold">Proves</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {PURPOSES.map((purpose, index) => (
            <label key={purpose} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
              <input type="checkbox" name={`${name}-proves-${index + 1}`} value="yes" defaultChecked={row?.proves.includes(purpose) ?? false} className="size-4 accent-pine" />
              {purpose}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField name={`${name}-date`} label="Date or period" defaultValue={row?.date ?? ''} maxLength={LINE_MAX} />
      <Select name={`${name}-existed`} label="On the day of filing" value={row?.existed ?? 'unknown'} options={Object.entries(EXISTED_WORDS)} />
      <Select name={`${name}-state`} label="Where it is" value={row?.state ?? 'missing'} options={Object.entries(STATE_WORDS)} />
      <Select name={`${name}-translation`} label="English translation" value={row?.translation ?? 'not-needed'} options={Object.entries(TRANSLATION_WORDS)} />
      {row === null ? null : (
        <TextField
          name={`${name}-place`}
          label="Place in the index"
          inputMode="numeric"
          hint="Another number moves it there; claims keep their exhibits."
          defaultValue={String(number)}
          maxLength={2}
        />
      )}
    </Folded>
  )
}

function ClaimRow({ number, row, exhibits, open }: { number: number; row: OwnClaim | null; exhibits: readonly number[]; open: readonly string[] }) {
  const name = `claim-${number}`
  return (
    <Folded id={name} title={row === null ? `Claim ${number}` : `Claim ${number}: ${row.text}`} open={open} used={row !== null}>
      <input type="hidden" name={`${name}-id`} value={row?.id ?? ''} />
      <div className="sm:col-span-2">
        <TextArea name={`${name}-text`} label="What the letter states" rows={2} maxLength={CLAIM_MAX} defaultValue={row?.text ?? ''} />
      </div>
      <Select name={`${name}-proves`} label="Part" value={row?.proves ?? 'Prong 1'} options={PURPOSES.map((purpose) => [purpose, purpose])} />
      <TextField name={`${name}-exhibits`} label="Shown by exhibits" hint="Their numbers, such as 1, 4" defaultValue={exhibits.join(', ')} maxLength={LINE_MAX} />
    </Folded>
  )
}
