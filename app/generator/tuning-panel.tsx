import { useId, useState, type ReactNode } from 'react'
import { TUNING_CONTROLS, TUNING_WORDS } from '../../content/generator.ts'
import { isDefaultTuning, TUNING_LIST_MAX, type TuningOption } from '../../domain/endeavor/endeavor-form.ts'
import { Chevron } from '../ui/fold-signs.tsx'
import type { GeneratorEvent, TuningChoiceControl, TuningListControl } from './generator-state.ts'

type TuningPanelProps = {
  tuning: TuningOption
  /** False until there is something to tune. */
  enabled: boolean
  busy: boolean
  dispatch: (event: GeneratorEvent) => void
  onApply: () => void
}

const CHOICES: readonly TuningChoiceControl[] = ['levelOfDetail', 'technologicalAdvancement', 'geographicFocus']
const LISTS: readonly TuningListControl[] = ['strategicIndustryFocus', 'typeOfWork']

/** The five tuning controls. Beside the options on wide screens, folded above them on narrow ones. */
export function TuningPanel({ tuning, enabled, busy, dispatch, onApply }: TuningPanelProps) {
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  return (
    // Disabled controls take no focus: then the panel itself must, or a keyboard could not scroll it.
    <section
      tabIndex={enabled ? undefined : 0}
      aria-labelledby={`${id}-heading`}
      className="card lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:scroll-pb-24 lg:overflow-y-auto"
      data-testid="tuning"
    >
      <div className="flex items-center justify-between gap-3 px-5 py-4">
        <h2 id={`${id}-heading`} className="text-heading">
          {TUNING_WORDS.heading}
        </h2>
        <button
          type="button"
          className="button button-quiet min-h-11 min-w-11 lg:hidden"
          aria-expanded={unfolded}
          aria-controls={`${id}-controls`}
          aria-label={unfolded ? TUNING_WORDS.hide : TUNING_WORDS.show}
          onClick={() => setUnfolded(!unfolded)}
        >
          <Chevron className={`-m-0.5 size-5 stroke-[1.8] transition-transform ${unfolded ? 'rotate-180' : ''}`} />
        </button>
      </div>
      <form
        method="dialog"
        id={`${id}-controls`}
        className={`border-t border-line px-5 pt-4 lg:block ${unfolded ? '' : 'hidden'}`}
        onSubmit={(event) => {
          event.preventDefault()
          onApply()
        }}
      >
        {enabled ? null : <p className="mb-4 text-sm text-ink-soft">{TUNING_WORDS.disabled}</p>}
        <fieldset disabled={!enabled || busy} className="space-y-5">
          <legend className="sr-only">{TUNING_WORDS.heading}</legend>
          {CHOICES.map((control) => (
            <Chips key={control} label={TUNING_CONTROLS[control].label}>
              {Object.entries(TUNING_CONTROLS[control].options).map(([value, label]) => (
                <Chip key={value} kind="radio" name={`${id}-${control}`} label={label} checked={tuning[control] === value} onChange={() => dispatch({ type: 'choice-changed', control, value })} />
              ))}
            </Chips>
          ))}
          {LISTS.map((control) => (
            <ListChips key={control} control={control} chosen={tuning[control]} onToggle={(item) => dispatch({ type: 'list-toggled', control, item })} />
          ))}
          <div className="flex items-center gap-2 bg-white pt-3 pb-5 lg:sticky lg:bottom-0 lg:-mx-5 lg:border-t lg:border-line lg:px-5 lg:pb-4">
            <button type="submit" className="button button-primary flex-1">
              {TUNING_WORDS.apply}
            </button>
            <button type="button" className="button button-secondary" disabled={isDefaultTuning(tuning)} onClick={() => dispatch({ type: 'tuning-reset' })}>
              {TUNING_WORDS.reset}
            </button>
          </div>
        </fieldset>
      </form>
    </section>
  )
}

function Chips({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      {note}
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

/** Says in words which choice a third one pushed out: a tick that vanishes elsewhere is easily missed. */
function ListChips({ control, chosen, onToggle }: { control: TuningListControl; chosen: readonly string[]; onToggle: (item: string) => void }) {
  const [replaced, setReplaced] = useState<string | null>(null)
  const toggle = (item: string) => {
    const oldest = chosen[0]
    const pushesOut = chosen.length === TUNING_LIST_MAX && !chosen.includes(item)
    setReplaced(pushesOut ? `${oldest} ${TUNING_WORDS.replaced} ${item}.` : null)
    onToggle(item)
  }
  const note = (
    <p className="mb-2 text-[0.8125rem] text-ink-soft" aria-live="polite">
      {replaced !== null && chosen.length > 0 ? replaced : TUNING_WORDS.maximum}
    </p>
  )
  return (
    <Chips label={TUNING_CONTROLS[control].label} note={note}>
      {Object.entries(TUNING_CONTROLS[control].options).map(([item, label]) => (
        <Chip key={item} kind="checkbox" label={label} checked={chosen.includes(item)} onChange={() => toggle(item)} />
      ))}
    </Chips>
  )
}

function Chip({ kind, name, label, checked, onChange }: { kind: 'radio' | 'checkbox'; name?: string; label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="relative">
      <input
        type={kind}
        name={name}
        checked={checked}
        onChange={onChange}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none disabled:cursor-not-allowed"
      />
      <span className="pointer-events-none flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-white px-3 py-1 text-[0.8125rem] leading-tight font-medium peer-checked:border-pine peer-checked:bg-pine peer-checked:text-white forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none peer-hover:border-pine peer-focus-visible:focus-ring peer-disabled:border-line peer-disabled:bg-sand peer-disabled:text-ink-soft peer-checked:peer-disabled:border-line-strong peer-checked:peer-disabled:bg-line peer-checked:[&>svg]:block">
        {kind === 'checkbox' ? (
          <svg viewBox="0 0 12 12" className="hidden size-3 shrink-0" aria-hidden="true">
            <path d="M2 6.500l2.600 2.600L10 3.400" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        ) : null}
        {label}
      </span>
    </label>
  )
}
