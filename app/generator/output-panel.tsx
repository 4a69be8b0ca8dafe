import { useState, type ReactNode, type Ref } from 'react'
import { GENERATOR_ALERTS, GENERATOR_PAGE } from '../../content/generator.ts'
import { DownloadButton } from './download-button.tsx'
import { EmailCopy } from './email-copy.tsx'
import { shownVersion, tuningEnabled, versionBefore, type GeneratorEvent, type GeneratorState } from './generator-state.ts'
import { NextStep } from './next-step.tsx'
import { OptionCard } from './option-card.tsx'
import { RunOverlay } from './run-overlay.tsx'
import { SchoolingNote } from './schooling-note.tsx'

type OutputPanelProps = {
  state: GeneratorState
  dispatch: (event: GeneratorEvent) => void
  onCancel: () => void
  heading: Ref<HTMLHeadingElement>
  /** 'What we read', in the tab that it belongs to. */
  children?: ReactNode
}

/** 'Proposed Endeavors': the four options of the open tab, or where they will appear. */
export function OutputPanel({ state, dispatch, onCancel, heading, children }: OutputPanelProps) {
  const [marking, setMarking] = useState(true)
  const shown = shownVersion(state)
  const before = versionBefore(state)
  const isRemoval = shown?.removed === true
  const alert = GENERATOR_ALERTS[state.tab]
  return (
    <section aria-labelledby="outputs-heading" aria-busy={state.run !== null} className="relative min-w-0" data-testid="outputs">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="outputs-heading" ref={heading} tabIndex={-1} className="scroll-mt-28 text-title">
          {GENERATOR_PAGE.outputHeading}
        </h2>
        {shown === null ? null : (
          <EmailCopy set={shown.set}>
            <DownloadButton set={shown.set} />
          </EmailCopy>
        )}
      </div>
      {tuningEnabled(state) ? (
        <p className="mt-3 rounded-lg bg-pine-tint px-4 py-3 text-sm text-pine-dark">
          <strong>{alert.title}</strong> {alert.text}
        </p>
      ) : null}
      {state.contents[state.tab].versions.some(({ set }) => set.scanned === true) ? (
        <p role="status" className="mt-3 rounded-lg bg-sand px-4 py-3 text-sm font-medium" data-testid="scanned-note">
          {GENERATOR_PAGE.scanned}
        </p>
      ) : null}
      {state.tab === 'profile' && shown !== null && state.facts !== null ? <SchoolingNote person={state.facts.person} /> : null}
      {children}
      {before === null ? null : (
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
          {isRemoval ? null : (
            <label className="flex min-h-9 cursor-pointer items-center gap-2 text-sm font-medium">
              <input type="checkbox" className="size-4 accent-pine" checked={marking} onChange={(event) => setMarking(event.target.checked)} />
              {GENERATOR_PAGE.markChanges}
            </label>
          )}
          <button type="button" className="button button-quiet max-sm:-ml-2" disabled={state.run !== null} onClick={() => dispatch({ type: 'undone' })}>
            {isRemoval ? GENERATOR_PAGE.unsupported.putBack : GENERATOR_PAGE.undo}
          </button>
        </div>
      )}
      {shown === null ? (
        <EmptyOutputs />
      ) : (
        <div className="mt-4 grid gap-4 xl:grid-cols-2">
          {shown.set.options.map((option, index) => (
            <OptionCard
              key={index}
              number={index + 1}
              option={option}
              before={marking && !isRemoval ? (before?.set.options[index] ?? null) : null}
              onRemove={state.run === null ? (sentence) => dispatch({ type: 'sentence-removed', option: index, sentence }) : null}
            />
          ))}
        </div>
      )}
      {shown === null ? null : <NextStep />}
      {state.run === null ? null : <RunOverlay kind={state.run.kind} onCancel={onCancel} />}
    </section>
  )
}

function EmptyOutputs() {
  return (
    <>
      <p className="mt-3 text-ink-soft">{GENERATOR_PAGE.emptyOutput}</p>
      <div className="mt-4 grid gap-4 xl:grid-cols-2" aria-hidden="true">
        {[1, 2, 3, 4].map((number) => (
          <div key={number} className="rounded-card border border-dashed border-line-strong/60 px-6 py-6">
            <p className="eyebrow text-ink-soft">
              {GENERATOR_PAGE.option} {number}
            </p>
            <div className="mt-4 h-4 w-3/5 rounded bg-sand" />
            <div className="mt-5 space-y-2.5">
              {['w-full', 'w-11/12', 'w-full', 'w-4/5'].map((width, line) => (
                <div key={line} className={`h-2.5 rounded bg-sand ${width}`} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
