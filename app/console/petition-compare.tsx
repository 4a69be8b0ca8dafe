import { useState } from 'react'
import { SECTION_LABELS } from '../../domain/petition/draft.ts'
import type { OperatorCase } from '../../usecases/view-petition.ts'
import { WordRuns } from '../ui/word-runs.tsx'
import { Badge, formatMinute, WhenLoaded } from './console-parts.tsx'
import { Part } from './petition-parts.tsx'
import { useLoaded } from './use-loaded.ts'

type History = NonNullable<OperatorCase['draft']>['history']

const KINDS = { added: ['New', 'good'], removed: ['Gone', 'bad'], changed: ['Changed', 'warn'], same: ['Same', 'plain'] } as const

function Differences({ reference, from, to }: { reference: string; from: number; to: number }) {
  const { loaded, again } = useLoaded('GET /api/console/orders/:reference/petition/comparison', { params: { reference }, query: `from=${from}&to=${to}` })
  return (
    <WhenLoaded loaded={loaded} again={again}>
      {({ differences, same }) => (
        <>
          <p className="mb-3 text-ink-soft" data-testid="comparison">
            {differences.length === 0 ? 'Nothing differs.' : `${differences.length} of ${differences.length + same} blocks differ.`}
          </p>
          <ul className="space-y-4">
            {differences.map(({ id, section, kind, words, runs }) => (
              <li key={id} className="border-l-3 border-line pl-4">
                <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
                  {SECTION_LABELS[section]} <Badge tone={KINDS[kind][1]}>{KINDS[kind][0]}</Badge>
                </p>
                <p className={`mt-1 font-serif wrap-anywhere whitespace-pre-wrap ${kind === 'removed' ? 'line-through' : ''}`}>{kind === 'changed' ? <WordRuns runs={runs} /> : words}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </WhenLoaded>
  )
}

function Choice({ label, value, history, onChange }: { label: string; value: number; history: History; onChange: (value: number) => void }) {
  return (
    <label className="min-w-0 text-sm">
      {label}
      <select className="field mt-1 block w-full" value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {history.map(({ number, at, cause }) => (
          <option key={number} value={number}>
            {number}, {formatMinute(at)}: {cause.slice(0, 60)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Two revisions of the letter side by side in one text. */
export function PetitionCompare({ reference, history }: { reference: string; history: History }) {
  const newest = history[0]?.number ?? 0
  const [from, setFrom] = useState(history[1]?.number ?? newest)
  const [to, setTo] = useState(newest)
  const [shown, setShown] = useState(false)
  if (history.length < 2) return null
  return (
    <Part heading="Compare two revisions">
      <div className="mb-4 grid gap-3 sm:grid-cols-2">
        <Choice label="From" value={from} history={history} onChange={setFrom} />
        <Choice label="To" value={to} history={history} onChange={setTo} />
      </div>
      {shown ? (
        <Differences reference={reference} from={from} to={to} />
      ) : (
        <button type="button" className="button button-secondary" onClick={() => setShown(true)}>
          Compare
        </button>
      )}
    </Part>
  )
}
