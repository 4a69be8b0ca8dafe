import { lazy, Suspense, useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react'
import { GENERATED_TEXT_NOTICE } from '../../content/notices.ts'
import { NOT_A_LAW_FIRM_SHORT } from '../../content/law-firm-notice.ts'
import { GENERATOR_PAGE, PROFILE_MODAL } from '../../content/generator.ts'
import type { ProjectSaid } from '../../domain/endeavor/endeavor-form.ts'
import type { PersonFacts } from '../../domain/person/person-facts.ts'
import { ToolWithoutScripts } from '../ui/form-guards.tsx'
import { placed } from '../ui/site-facts.tsx'
import type { FactsPanel as Panel } from './facts-panel.tsx'
import type { FactsStep as Step } from './facts-step.tsx'
import { FailureNotice, LimitModal } from './generator-notices.tsx'
import { shownVersion, tuningEnabled, type GeneratorState, type GeneratorTab } from './generator-state.ts'
import { GeneratorTabs } from './generator-tabs.tsx'
import { useKeptOptions } from './kept-options.ts'
import { OutputPanel } from './output-panel.tsx'
import { ProfileModal } from './profile-modal.tsx'
import { RunLimitNote } from './run-limit-note.tsx'
import { SamplePicker } from './sample-picker.tsx'
import { TuningPanel } from './tuning-panel.tsx'
import { useGenerator } from './use-generator.ts'

// Asked for once a profile was read. Where they do not come, the options stand there all the same.
const FactsPanel = lazy<ComponentType<ComponentProps<typeof Panel>>>(() => import('./facts-panel.tsx').then(({ FactsPanel: shown }) => ({ default: shown })).catch(() => ({ default: () => null })))
const FactsStep = lazy<ComponentType<ComponentProps<typeof Step>>>(() => import('./facts-step.tsx').then(({ FactsStep: shown }) => ({ default: shown })).catch(() => ({ default: () => null })))

/** What a screen reader hears when the options on the page changed. */
function announcementOf({ run, contents, tab }: GeneratorState): string {
  if (run !== null) return ''
  const { versions, originals } = contents[tab]
  const shown = versions.at(-1)
  if (shown === undefined) return ''
  if (versions.length === 1) return GENERATOR_PAGE.ready
  if (shown.removed === true) return GENERATOR_PAGE.unsupported.removed
  return shown.set === originals ? GENERATOR_PAGE.restored : GENERATOR_PAGE.tuned
}

const KEPT_NOTES = { whole: null, 'name-only': PROFILE_MODAL.keptNameOnly, nothing: PROFILE_MODAL.keptNothing } as const

export default placed(GeneratorPage)

function GeneratorPage({ sentToModel }: { sentToModel: boolean }) {
  const { state, dispatch, limit, chooseSample, submitProfile, composeFromFacts, correct, undoCorrections, applyTuning, again, cancel } = useGenerator()
  useKeptOptions(state, dispatch)
  const [profileOpen, setProfileOpen] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  const outputs = useRef<HTMLHeadingElement>(null)
  const { tab, contents, run, failure, facts } = state
  const profileLoaded = contents.profile.originals !== null

  const openTab = (chosen: GeneratorTab) => {
    setNote(null)
    dispatch({ type: 'tab-chosen', tab: chosen })
  }
  /** What had the focus when a run began: what is disabled meanwhile loses it. */
  const startedFrom = useRef<Element | null>(null)
  const apply = () => {
    setNote(null)
    startedFrom.current = document.activeElement
    void applyTuning()
  }
  const composeAgain = (person: PersonFacts, said: ProjectSaid | null) => {
    setNote(null)
    startedFrom.current = document.activeElement
    void composeFromFacts(person, said)
  }
  const cancelRun = () => {
    cancel()
    setNote(GENERATOR_PAGE.cancelled)
  }

  // A finished profile run brings the reader to its result; the modal had the focus before.
  const original = contents.profile.originals
  const seen = useRef(original)
  useEffect(() => {
    if (original === null || original === seen.current) return
    seen.current = original
    outputs.current?.focus()
  }, [original])

  // On narrow screens the options stand far below the control that started the run.
  const running = run?.id ?? null
  useEffect(() => {
    const heading = outputs.current
    if (running !== null && heading !== null && heading.getBoundingClientRect().top > window.innerHeight * 0.6) heading.scrollIntoView()
    if (running === null && document.activeElement === document.body && startedFrom.current instanceof HTMLElement) startedFrom.current.focus({ preventScroll: true })
  }, [running])

  return (
    <div className="shell pt-8 pb-4 sm:pt-12">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="max-w-4xl">
          <h1 className="text-display">{GENERATOR_PAGE.heading}</h1>
          <p className="mt-3 max-w-2xl text-lg text-ink-soft">{GENERATOR_PAGE.lead}</p>
          <p className="mt-2 text-sm text-ink-soft">{NOT_A_LAW_FIRM_SHORT.text[0]}</p>
        </div>
        <a href={GENERATOR_PAGE.aiLink.href} className="link inline-flex items-center font-medium max-sm:min-h-11">
          {GENERATOR_PAGE.aiLink.label}
        </a>
      </header>
      <ToolWithoutScripts />

      <section aria-label={GENERATOR_PAGE.heading} className="mt-8">
        <GeneratorTabs open={tab} locked={run !== null} onOpen={openTab} aside={<RunLimitNote limit={limit} />}>
          {tab === 'sample' ? (
            <SamplePicker
              chosen={contents.sample.sampleId}
              disabled={run !== null}
              onChoose={(sample) => {
                setNote(null)
                startedFrom.current = document.activeElement
                void chooseSample(sample)
              }}
            />
          ) : (
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <button
                type="button"
                className="button button-primary"
                disabled={run !== null}
                onClick={(event) => {
                  startedFrom.current = event.currentTarget
                  setProfileOpen(true)
                }}
              >
                {profileLoaded ? GENERATOR_PAGE.updateProfile : GENERATOR_PAGE.addProfile}
              </button>
              {profileLoaded ? <p className="font-medium text-pine-dark">{GENERATOR_PAGE.profileLoaded}</p> : null}
              <p className="text-sm text-ink-soft">{sentToModel ? `${GENERATOR_PAGE.resumeNote} ${GENERATOR_PAGE.modelNote}` : GENERATOR_PAGE.resumeNote}</p>
            </div>
          )}
          <p role="status" className="text-sm text-ink-soft not-empty:mt-3">
            {note}
          </p>
          {failure === null ? null : <FailureNotice failure={failure} onAgain={again} onDismiss={() => dispatch({ type: 'failure-read' })} />}
        </GeneratorTabs>
        <p className="sr-only" role="status">
          {announcementOf(state)}
        </p>

        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-8">
          <TuningPanel tuning={state.tuning} enabled={tuningEnabled(state)} busy={run !== null} dispatch={dispatch} onApply={apply} />
          <OutputPanel state={state} dispatch={dispatch} onCancel={cancelRun} heading={outputs}>
            {tab === 'profile' && facts !== null ? (
              <Suspense fallback={null}>
                <FactsPanel facts={facts} busy={run !== null} onCorrected={correct} onUndo={undoCorrections} onCompose={composeAgain} />
              </Suspense>
            ) : null}
          </OutputPanel>
        </div>
      </section>

      {shownVersion(state) === null ? null : (
        <div className="mt-10 max-w-3xl space-y-2 border-t border-line pt-6 text-sm text-ink-soft">
          {GENERATED_TEXT_NOTICE.text.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}

      <ProfileModal
        open={profileOpen}
        onClose={() => setProfileOpen(false)}
        onSubmit={(profile, kept) => {
          setProfileOpen(false)
          setNote(KEPT_NOTES[kept])
          void submitProfile(profile)
        }}
        onClear={() => {
          setNote(null)
          dispatch({ type: 'profile-cleared' })
        }}
      />
      {facts === null ? null : (
        <Suspense fallback={null}>
          <FactsStep facts={run === null ? facts : null} onAnswer={composeAgain} onClose={() => dispatch({ type: 'questions-closed' })} />
        </Suspense>
      )}
      <LimitModal open={state.limitReached} limit={limit} onClose={() => dispatch({ type: 'limit-read' })} />
    </div>
  )
}
