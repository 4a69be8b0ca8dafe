import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isChosen } from '../../domain/petition/case-file.ts'
import { SECTION_LABELS, SECTIONS } from '../../domain/petition/draft.ts'
import type { CommentView } from '../../usecases/petition-rounds.ts'
import type { EditorBlock, OperatorCase } from '../../usecases/view-petition.ts'
import { callAsUser } from '../account/stored-user.ts'
import { LetterTable } from '../ui/letter-table.tsx'
import { showAlert } from '../ui/alerts.ts'
import { BlockComments } from './block-comments.tsx'
import { actorWords } from './code-words.ts'
import { ActButton, Badge, useAct } from './console-parts.tsx'
import { FindingLine, type Found } from './finding-line.tsx'
import { Part, petitionPath, type PetitionViewProps } from './petition-parts.tsx'

type Draft = NonNullable<OperatorCase['draft']>

const ORIGINS = { composer: 'Composed', operator: 'Edited', model: 'Drafted by the model' } as const

function FindingList({ label, found, reference, again }: { label: string; found: readonly Found[]; reference: string; again: () => void }) {
  if (found.length === 0) return null
  return (
    <ul aria-label={label} className="mt-2 grid gap-2 sm:grid-cols-2">
      {found.map((one) => (
        <FindingLine key={one.key} reference={reference} found={one} again={again} />
      ))}
    </ul>
  )
}

type Conflict = { text: string | null; actor: string; revision: number }

type BlockEditorProps = { reference: string; block: EditorBlock; findings: readonly Found[]; comments: readonly CommentView[]; again: () => void; asking: boolean; word: Wording['word'] }

function BlockEditor({ reference, block, findings, comments, again, asking, word }: BlockEditorProps) {
  const { sending, act } = useAct()
  const [text, setText] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const path = `${petitionPath(reference)}/blocks`
  const revision = conflict?.revision ?? block.revision
  async function save() {
    if (text === null || saving) return
    setSaving(true)
    const answer = await callAsUser(path, { id: block.id, revision, change: { text } })
    setSaving(false)
    if (answer.ok) {
      setText(null)
      setConflict(null)
      showAlert({ kind: 'success', message: 'Saved' })
      return again()
    }
    if (answer.kind === 'conflict')
      setConflict({ text: typeof answer.body['text'] === 'string' ? answer.body['text'] : null, actor: String(answer.body['actor'] ?? ''), revision: Number(answer.body['revision']) })
    showAlert({ kind: 'error', message: Object.values(answer.fields)[0] ?? answer.message })
  }
  const change = (what: Record<string, unknown>, done: string) => void act(path, { id: block.id, revision: block.revision, change: what }, {}, done).then((ok) => ok && again())
  const open = findings.filter(({ waived }) => waived === null)
  return (
    <li
      id={`block-${block.id}`}
      tabIndex={-1}
      data-block={block.id}
      data-open={open.length}
      className={`scroll-mt-6 border-l-3 py-3 pl-4 outline-offset-4 ${open.some(({ blocking }) => blocking) ? 'border-alert' : open.length > 0 ? 'border-amber' : 'border-line'}`}
    >
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          {block.removed ? <p className="text-ink-soft line-through">{block.words.slice(0, 120)}</p> : text === null ? <BlockText block={block} /> : null}
          {text === null ? null : (
            <>
              <textarea
                className="field font-serif"
                aria-label={`Text of ${block.id}`}
                rows={Math.min(18, Math.max(3, Math.ceil(text.length / 70)))}
                value={text}
                onChange={(event) => setText(event.target.value)}
                maxLength={20_000}
              />
              <p className="mt-1 text-sm text-ink-soft">{'{{Ex-3}} cites Exhibit 3, **bold**, *italic*. In a list each line is an entry.'}</p>
            </>
          )}
          {conflict === null ? null : (
            <div role="alert" className="mt-3 rounded-lg bg-amber-tint px-4 py-3">
              <p className="font-semibold">{actorWords(conflict.actor)} wrote here meanwhile:</p>
              <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{conflict.text}</p>
              <p className="mt-2 text-sm">Your text is above. Saving it now takes the place of theirs, which stays in the history.</p>
            </div>
          )}
          {block.beside === null || text !== null ? null : (
            <div className="mt-3 rounded-lg bg-pine-tint px-4 py-3">
              <p className="font-semibold">Newer text from the facts as they are now</p>
              <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{block.beside}</p>
              <div className="mt-2 flex flex-wrap gap-3">
                <button type="button" className="button button-secondary" aria-disabled={sending} onClick={() => change({ beside: 'take' }, 'The newer text stands')}>
                  Take it
                </button>
                <button type="button" className="button button-secondary" aria-disabled={sending} onClick={() => change({ beside: 'keep' }, 'Your text stays')}>
                  Keep mine
                </button>
              </div>
            </div>
          )}
          <BlockComments reference={reference} comments={comments} again={again} />
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <Badge tone={block.origin === 'composer' ? 'plain' : 'warn'}>{block.standard ? 'Standard' : ORIGINS[block.origin]}</Badge>
            {block.note === null ? null : <p className="basis-full text-ink-soft">{block.note}</p>}
            {block.outOfDate ? <Badge tone="bad">A fact has changed</Badge> : null}
            {block.reviewed ? <Badge tone="good">Reviewed</Badge> : null}
            {block.text === null || block.removed ? null : text === null ? (
              <button type="button" className="link py-1" onClick={() => setText(block.text)}>
                Edit<span className="sr-only"> {block.words.slice(0, 50)}</span>
              </button>
            ) : (
              <>
                <button type="button" className="button button-primary" aria-disabled={saving} onClick={() => void save()}>
                  Save
                </button>
                <button
                  type="button"
                  className="link py-1"
                  onClick={() => {
                    setText(null)
                    setConflict(null)
                  }}
                >
                  Cancel
                </button>
              </>
            )}
            {text === null ? (
              <>
                <button type="button" className="link py-1" onClick={() => change({ reviewed: !block.reviewed }, block.reviewed ? 'To be reviewed' : 'Reviewed')}>
                  {block.reviewed ? 'Not reviewed after all' : 'Mark as reviewed'}
                  <span className="sr-only"> {block.words.slice(0, 50)}</span>
                </button>
                {block.origin === 'model' && !block.removed ? (
                  <button type="button" className="link py-1" onClick={() => change({ composed: true }, 'The composer’s text stands')}>
                    Use the composer’s text<span className="sr-only"> {block.words.slice(0, 50)}</span>
                  </button>
                ) : null}
                {block.forModel ? (
                  <button type="button" className="link py-1" aria-disabled={asking} onClick={() => void word([block])}>
                    {block.origin === 'model' ? 'Ask the model again' : 'Have the model word it'}
                    <span className="sr-only"> {block.words.slice(0, 50)}</span>
                  </button>
                ) : null}
                <button type="button" className="link py-1" onClick={() => change({ removed: !block.removed }, block.removed ? 'Back in the letter' : 'Taken out')}>
                  {block.removed ? 'Put back' : 'Take out'}
                  <span className="sr-only"> {block.words.slice(0, 50)}</span>
                </button>
              </>
            ) : null}
          </div>
        </div>
        {findings.length === 0 ? null : (
          <ul aria-label="Findings here" className="space-y-2">
            {findings.map((found) => (
              <FindingLine key={found.key} reference={reference} found={found} again={again} />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

function BlockText({ block }: { block: EditorBlock }) {
  if (block.kind === 'heading') return <h3 className={block.level === 1 ? 'font-serif text-xl font-semibold' : 'font-serif text-lg font-semibold'}>{block.words}</h3>
  if (block.kind === 'table') return <LetterTable rows={block.rows} look="font-serif" />
  if (block.text === null)
    return (
      <p className="text-sm text-ink-soft">
        {block.words === '' ? ({ 'page-break': 'New page', 'exhibit-index': 'Index of exhibits', contents: 'Contents' }[block.kind as string] ?? block.kind) : block.words.replaceAll('\n', ' · ')}
      </p>
    )
  const shown = block.text
    .replace(/\{\{Ex-([\w.-]+)\}\}/g, 'Exhibit $1')
    .replace(/\[\[\w+: ([^\]]+)\]\]/g, '[$1]')
    .replace(/\\(.)/g, '$1')
    .replaceAll('**', '')
    .replace(/(^|[\s(])\*([^*]+)\*/g, '$1$2')
  if (block.kind === 'list') {
    return (
      <ul className="list-disc space-y-1 pl-5 font-serif">
        {shown.split('\n').map((line, place) => (
          <li key={place} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    )
  }
  return <p className={`font-serif wrap-anywhere whitespace-pre-wrap ${block.kind === 'quote' ? 'border-l-3 border-line pl-4 italic' : ''}`}>{shown}</p>
}

/** Goes to the next place with an open comment or finding, comments and what blocks first; `n` on the keyboard does so too, outside of fields. */
function useNextFinding(draft: Draft | null, commented: readonly string[]) {
  const at = useRef(-1)
  const places =
    draft === null
      ? []
      : [
          ...new Set([
            ...commented,
            ...[...draft.findings.filter((one) => one.blocking), ...draft.findings.filter((one) => !one.blocking)]
              .filter(({ waived, blockId }) => waived === null && blockId !== null)
              .map(({ blockId }) => blockId!),
          ]),
        ]
  const key = places.join()
  function next() {
    if (places.length === 0) return showAlert({ kind: 'success', message: 'No paragraph has an open comment or finding.' })
    at.current = (at.current + 1) % places.length
    const place = document.getElementById(`block-${places[at.current]!}`)
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  }
  const onKey = useEffectEvent(() => next())
  useEffect(() => {
    at.current = -1
  }, [key])
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const field = event.target instanceof HTMLElement && event.target.closest('input, textarea, select')
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || field) return
      event.preventDefault()
      onKey()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
  return { next, places: places.length }
}

type Wording = ReturnType<typeof useWording>

/** Asks the language model for one paragraph after another; each is saved as it comes, so that nothing is lost where the page is closed. */
function useWording(reference: string, again: () => void) {
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const stopped = useRef(false)
  useEffect(
    () => () => {
      stopped.current = true
    },
    [],
  )
  async function word(blocks: readonly EditorBlock[]) {
    if (progress !== null || blocks.length === 0) return
    stopped.current = false
    let kept = 0
    let earlier: string | null = null
    for (const [done, { id, revision, origin }] of blocks.entries()) {
      if (stopped.current) break
      setProgress({ done, of: blocks.length })
      const answer = await callAsUser(`${petitionPath(reference)}/blocks/model`, { id, revision })
      if (!answer.ok) {
        showAlert({ kind: 'error', message: answer.message })
        setProgress(null)
        return again()
      }
      const { note } = answer.value as { note: string | null }
      if (note === null) continue
      kept++
      // Nothing is written beside an earlier text of the model's: the reason is told here.
      if (origin === 'model') earlier = note
    }
    setProgress(null)
    const worded = blocks.length - kept
    showAlert(
      kept === 0
        ? { kind: 'success', message: worded === 1 ? 'Worded by the model. Read it against its facts.' : 'The model has answered. Read each paragraph against its facts.' }
        : { kind: 'error', message: earlier ?? `${kept === 1 ? 'One paragraph keeps' : `${kept} paragraphs keep`} the composer’s text; the reason stands there.` },
    )
    again()
  }
  return {
    progress,
    word,
    stop: () => {
      stopped.current = true
    },
  }
}

/** What the model can be asked for at once; nothing where no model is set. */
function WordAll({ blocks, wording }: { blocks: readonly EditorBlock[]; wording: Wording }) {
  const open = blocks.filter(({ forModel, origin, note }) => forModel && origin === 'composer' && note === null)
  if (wording.progress !== null) {
    const { done, of } = wording.progress
    return (
      <span className="flex flex-wrap items-center gap-3">
        <span role="status" className="text-sm">
          The model words paragraph {done + 1} of {of}
        </span>
        {of === 1 ? null : (
          <button type="button" className="button button-secondary" onClick={wording.stop}>
            Stop after this one
          </button>
        )}
      </span>
    )
  }
  if (open.length === 0) return null
  return (
    <button type="button" className="button button-secondary" onClick={() => void wording.word(open)}>
      Have the model word {open.length === 1 ? 'one paragraph' : `${open.length} paragraphs`}
    </button>
  )
}

/** The letter block by block, with its findings beside it. */
export function PetitionEditor({ reference, petition, again }: PetitionViewProps) {
  const { draft, file } = petition
  const wording = useWording(reference, again)
  const { next, places } = useNextFinding(
    draft,
    petition.comments.filter(({ answer, blockId }) => answer === null && draft?.blocks.some(({ id }) => id === blockId) === true).map(({ blockId }) => blockId),
  )
  const compose = (
    <ActButton path={`${petitionPath(reference)}/draft`} done="Composed from the facts as they are now" after={again}>
      {draft === null ? 'Compose the letter' : 'Compose again'}
    </ActButton>
  )
  if (draft === null) {
    return (
      <Part heading="No letter yet">
        <p className="mb-4 text-ink-soft">
          {!isChosen(file)
            ? 'The customer has not chosen yet. Release the first draft under “Release”; the letter is composed after the choice.'
            : 'The letter is composed from the confirmed facts. What you edit afterwards is never written over.'}
        </p>
        {isChosen(file) ? compose : null}
      </Part>
    )
  }
  // A response follows the order of its notice.
  const sections = [...new Set([...draft.blocks.map(({ section }) => section), ...SECTIONS])]
  const lost = petition.comments.filter((comment) => comment.answer === null && !draft.blocks.some(({ id }) => id === comment.blockId))
  const general = draft.findings.filter(({ blockId }) => blockId === null)
  return (
    <>
      <div className="sticky top-0 z-10 -mx-4 mb-6 flex flex-wrap items-center gap-3 border-b border-line bg-white/95 px-4 py-3">
        {compose}
        <WordAll blocks={draft.blocks} wording={wording} />
        <button type="button" className="button button-secondary" onClick={next}>
          Next finding <kbd className="ml-1 rounded border border-line px-1.5 text-sm">n</kbd>
        </button>
        <span className="text-sm text-ink-soft" role="status">
          {places === 0 ? 'No paragraph has an open comment or finding' : `${places} ${places === 1 ? 'paragraph has' : 'paragraphs have'} open comments or findings`}
        </span>
      </div>
      {lost.length === 0 ? null : (
        <Part heading="Comments on paragraphs that are gone">
          <BlockComments reference={reference} comments={lost} again={again} />
        </Part>
      )}
      {general.length === 0 ? null : (
        <Part heading="Findings on whole sections">
          <FindingList label="Blocking findings on whole sections" found={general.filter(({ blocking }) => blocking)} reference={reference} again={again} />
          <details className="mt-2">
            <summary className="link w-fit cursor-pointer">Warnings ({general.filter(({ blocking }) => !blocking).length})</summary>
            <FindingList label="Warnings on whole sections" found={general.filter(({ blocking }) => !blocking)} reference={reference} again={again} />
          </details>
        </Part>
      )}
      <div className="mt-6 grid gap-8 lg:grid-cols-[11rem_minmax(0,1fr)] lg:items-start">
        <nav aria-label="Sections of the letter" className="lg:sticky lg:top-24">
          <ul className="flex flex-wrap gap-x-4 gap-y-1 lg:block">
            {sections.map((section) => {
              const open = draft.findings.filter((one) => one.section === section && one.blocking && one.waived === null).length
              return (
                <li key={section}>
                  <a className="link inline-block py-1 text-sm" href={`#section-${section}`}>
                    {SECTION_LABELS[section]}
                    {open === 0 ? '' : ` (${open})`}
                  </a>
                </li>
              )
            })}
          </ul>
        </nav>
        <div className="min-w-0 space-y-8">
          {sections.map((section) => (
            <section key={section} id={`section-${section}`} aria-label={SECTION_LABELS[section]} className="scroll-mt-24">
              <p className="eyebrow mb-2">{SECTION_LABELS[section]}</p>
              <ul className="space-y-3">
                {draft.blocks
                  .filter((block) => block.section === section)
                  .map((block) => (
                    <BlockEditor
                      key={block.id}
                      reference={reference}
                      block={block}
                      findings={draft.findings.filter(({ blockId }) => blockId === block.id)}
                      comments={petition.comments.filter(({ blockId }) => blockId === block.id)}
                      again={again}
                      asking={wording.progress !== null}
                      word={wording.word}
                    />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
