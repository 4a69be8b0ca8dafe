import { useEffect, useRef, useState, type DragEvent } from 'react'
import { KIND_WORDS, PLACE_WORDS, PREFILING } from '../../content/prefiling/words.ts'
import { LEFTOVER_KINDS, type Leftover } from '../../domain/prefiling/find-leftovers.ts'
import { FormNotice } from '../ui/form-field.tsx'
import { placed } from '../ui/site-facts.tsx'
import { checkBytes, type FileCheck } from './check-file.ts'

export default placed(PrefilingCheck)

type State = { kind: 'empty' } | { kind: 'reading'; name: string } | { kind: 'done'; name: string; check: FileCheck }

/** A Word file in, what would be filed by mistake out. Nothing is sent: the file is read in this page. */
function PrefilingCheck() {
  const [state, setState] = useState<State>({ kind: 'empty' })
  const [over, setOver] = useState(false)
  const result = useRef<HTMLElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const newest = useRef(0)

  useEffect(() => {
    // A file chosen before the scripts started is there already.
    const early = picker.current?.files?.[0]
    if (early) void take(early)
  }, [])
  useEffect(() => {
    if (state.kind === 'done') result.current?.focus()
  }, [state])

  async function take(file: File) {
    const turn = (newest.current += 1)
    setState({ kind: 'reading', name: file.name })
    const check = await file.arrayBuffer().then(
      (bytes) => checkBytes(new Uint8Array(bytes)),
      (): FileCheck => ({ kind: 'damaged' }),
    )
    if (turn === newest.current) setState({ kind: 'done', name: file.name, check })
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) void take(file)
  }
  return (
    <div>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`rounded-xl border-2 border-dashed p-6 sm:p-8 ${over ? 'border-pine bg-pine-tint' : 'border-line bg-white'}`}
      >
        <p id="word-file-label" className="font-semibold">
          {PREFILING.fileLabel}
        </p>
        <p id="word-file-hint" className="mt-1 text-sm text-ink-soft">
          {PREFILING.fileHint}
        </p>
        <input
          ref={picker}
          id="word-file"
          type="file"
          accept=".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          aria-labelledby="word-file-label"
          aria-describedby="word-file-hint"
          className="peer sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) void take(file)
            // The same file can be chosen again after it was corrected.
            event.target.value = ''
          }}
        />
        <label htmlFor="word-file" className="button button-secondary mt-5 peer-focus-visible:focus-ring">
          {PREFILING.choose}
        </label>
        <span className="ml-4 text-sm text-ink-soft max-sm:hidden">{PREFILING.drop}</span>
      </div>
      <div role="status" className="mt-4 min-h-6">
        {state.kind === 'reading' ? PREFILING.reading : state.kind === 'done' ? <span className="break-words font-medium">{state.name}</span> : null}
      </div>
      {state.kind === 'done' ? (
        <section
          ref={result}
          tabIndex={-1}
          aria-label="Result"
          data-testid="prefiling-result"
          data-count={state.check.kind === 'checked' ? state.check.leftovers.length : undefined}
          className="mt-2 scroll-mt-24 outline-none"
        >
          {state.check.kind === 'checked' ? <Found leftovers={state.check.leftovers} /> : <FormNotice tone="error">{PREFILING.faults[state.check.kind]}</FormNotice>}
        </section>
      ) : null}
    </div>
  )
}

function Found({ leftovers }: { leftovers: readonly Leftover[] }) {
  if (leftovers.length === 0) {
    return (
      <div className="card border-pine p-6">
        <h2 className="text-heading font-semibold">{PREFILING.clean}</h2>
        <p className="mt-2 text-ink-soft">{PREFILING.cleanNote}</p>
      </div>
    )
  }
  const count = leftovers.length === 1 ? PREFILING.foundOne : PREFILING.foundMany(leftovers.length)
  return (
    <div>
      <h2 className="text-heading font-semibold">{count}</h2>
      <div className="mt-4 space-y-6">
        {LEFTOVER_KINDS.map((kind) => {
          const ofKind = leftovers.filter((leftover) => leftover.kind === kind)
          return ofKind.length === 0 ? null : (
            <section key={kind} className="card p-5 sm:p-6">
              <h3 className="font-semibold">
                {KIND_WORDS[kind].heading} <span className="font-normal text-ink-soft">({ofKind.length})</span>
              </h3>
              <p className="mt-1 text-[0.9375rem] text-ink-soft">{KIND_WORDS[kind].advice}</p>
              <ul className="mt-3 divide-y divide-line">
                {ofKind.map(({ place, found, around }, index) => (
                  <li key={index} className="py-2.5 break-words">
                    <span className="mr-2 rounded bg-amber-tint px-1.5 py-0.5 font-medium text-amber">{found}</span>
                    <span className="text-sm text-ink-soft">{PLACE_WORDS[place]}</span>
                    {around === '' || around === found ? null : <span className="mt-1 block text-[0.9375rem]">{around}</span>}
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      <p className="mt-6 text-sm text-ink-soft">{PREFILING.note}</p>
    </div>
  )
}
