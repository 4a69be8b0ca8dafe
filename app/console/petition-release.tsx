import { useState, type FormEvent, type ReactNode } from 'react'
import { isChosen } from '../../domain/petition/case-file.ts'
import { DELIVERY_LINE_MAX } from '../../domain/uploads/large-files.ts'
import { TextArea } from '../ui/form-field.tsx'
import { actorWords, causeWords } from './code-words.ts'
import { Badge, formatMinute, useAct } from './console-parts.tsx'
import { FileFromCall } from './file-from-call.tsx'
import { FindingLine } from './finding-line.tsx'
import { PetitionCompare } from './petition-compare.tsx'
import { Part, petitionPath, type PetitionViewProps } from './petition-parts.tsx'

const STATE_WORDS: Record<string, string> = { planned: 'comes later', waiting: 'waits for the customer', 'in-work': 'in work', delivered: 'delivered', accepted: 'accepted', ended: 'no longer owed' }
/** States in which a delivery is possible; the server has the last word. */
const OPEN = ['waiting', 'in-work', 'delivered', 'accepted']

function ReleaseForm({ path, body, button, done, again }: { path: string; body: Record<string, unknown>; button: string; done: string; again: () => void }) {
  const { sending, act } = useAct()
  const [line, setLine] = useState('')
  async function send(event: FormEvent) {
    event.preventDefault()
    if (!(await act(path, { ...body, line }, {}, done))) return
    setLine('')
    again()
  }
  return (
    <form onSubmit={send} className="space-y-4">
      <TextArea label="Words to the customer" optional rows={3} maxLength={DELIVERY_LINE_MAX} value={line} onChange={(event) => setLine(event.target.value)} />
      <button type="submit" className="button button-primary" aria-disabled={sending}>
        {sending ? 'Making the files…' : button}
      </button>
    </form>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Report({ reference, petition, again }: PetitionViewProps) {
  const { draft } = petition
  if (draft === null) return null
  const { statements, cited, exhibits, owed, warnings, waived, sharedPerMille } = draft.figures
  const open = draft.findings.filter((found) => found.blocking && found.waived === null)
  const kept = draft.findings.filter((found) => found.waived !== null)
  return (
    <>
      <dl data-testid="report" className="divide-y divide-line border-y border-line">
        <Figure name="Statements">
          {statements}, {cited} with an exhibit
        </Figure>
        <Figure name="Exhibits">
          {exhibits}, {owed === 0 ? 'none owed' : <Badge tone="warn">{owed} still owed</Badge>}
        </Figure>
        <Figure name="Warnings">
          {warnings === 0 ? (
            'none'
          ) : (
            <a className="link" href="editor">
              {warnings}, to be read in the editor
            </a>
          )}
        </Figure>
        <Figure name="Findings settled by a note or set aside">{waived}</Figure>
        <Figure name="Wording shared with an earlier letter">{(sharedPerMille / 10).toFixed(1)}%</Figure>
      </dl>
      {draft.open === 0 ? null : (
        <>
          <p className="mt-4 font-semibold text-alert">
            {draft.open} blocking findings are open. Nothing can be released until they are mended, settled by the customer, or recorded as standing or set aside with a reason.
          </p>
          <ul aria-label="Open before the release" className="mt-2 space-y-2">
            {open.map((found) => (
              <FindingLine key={found.key} reference={reference} found={found} again={again} />
            ))}
          </ul>
          <p className="mt-3">
            <a className="link" href="editor">
              To the editor
            </a>
          </p>
        </>
      )}
      {kept.length === 0 ? null : (
        <>
          <p className="mt-4 font-semibold">Released with these notes</p>
          <ul aria-label="Settled or set aside" className="mt-2 space-y-2">
            {kept.map((found) => (
              <FindingLine key={found.key} reference={reference} found={found} again={again} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** What is delivered: the first draft to choose from, then the petition with its report. */
export function PetitionRelease({ reference, petition, again }: PetitionViewProps) {
  const { draft, firstDraft, fullPetition, file } = petition
  const unread = file.facts.filter(({ state }) => state === 'read').length
  return (
    <div className="max-w-3xl space-y-6">
      {isChosen(file) ? null : (
        <Part heading="First draft">
          <p className="mb-4 text-ink-soft">
            {file.response === undefined
              ? `Endeavors and ways to argue, as Word and PDF; the customer then chooses on the page of the case. It is ${STATE_WORDS[firstDraft ?? ''] ?? 'not owed'}; ${file.candidates.length === 1 ? '1 endeavor is' : `${file.candidates.length} endeavors are`} offered and ${unread} facts wait for the customer’s word.`
              : `The table of requests with the ways to answer each, as Word and PDF; the customer then chooses on the page of the case. It is ${STATE_WORDS[firstDraft ?? ''] ?? 'not owed'}; the table is ${file.response.confirmedAt === null ? 'not confirmed yet, and nothing is released before' : 'confirmed'}.`}
          </p>
          {firstDraft !== null && OPEN.includes(firstDraft) ? (
            <ReleaseForm path={`${petitionPath(reference)}/first-draft`} body={{ version: petition.version }} button="Release the first draft" done="Released; the customer is told" again={again} />
          ) : null}
        </Part>
      )}
      <Part heading={file.response === undefined ? 'Petition' : 'Response'}>
        {draft === null ? (
          <p className="text-ink-soft">There is no letter yet.</p>
        ) : (
          <>
            <p className="mb-4 text-ink-soft">
              The {file.response === undefined ? 'full petition' : 'response'} is {STATE_WORDS[fullPetition ?? ''] ?? 'not owed'}. Released are the letter, the petitioner’s statement and the exhibit
              index with cover sheets, each as Word and PDF, and the check report; from the second release on what changed as well.
            </p>
            <Report reference={reference} petition={petition} again={again} />
            <div className="mt-5 space-y-5">
              <div className="flex flex-wrap gap-3">
                <FileFromCall path={`${petitionPath(reference)}/preview`} name="Preview of the petition letter.pdf">
                  Preview the letter (PDF)
                </FileFromCall>
                <FileFromCall path={`${petitionPath(reference)}/folder`} name="Folder to print.zip">
                  Folder to print (ZIP)
                </FileFromCall>
              </div>
              {draft.open === 0 && fullPetition !== null && OPEN.includes(fullPetition) ? (
                <ReleaseForm
                  path={`${petitionPath(reference)}/release`}
                  body={{ revision: draft.revision }}
                  button={`Release revision ${draft.revision}`}
                  done="Released; the customer is told"
                  again={again}
                />
              ) : null}
            </div>
          </>
        )}
      </Part>
      {draft === null ? null : <PetitionCompare key={draft.revision} reference={reference} history={draft.history.map((one) => ({ ...one, cause: causeWords(one.cause, draft.blocks) }))} />}
      {draft === null ? null : (
        <Part heading="History of the letter">
          <ol className="space-y-1">
            {draft.history.map(({ number, at, actor, cause }) => (
              <li key={number} className="wrap-anywhere">
                <span className="text-sm digits-aligned text-ink-soft">
                  {number}, {formatMinute(at)}
                </span>{' '}
                {causeWords(cause, draft.blocks)} <span className="text-sm text-ink-soft">({actorWords(actor)})</span>
              </li>
            ))}
          </ol>
        </Part>
      )}
    </div>
  )
}
