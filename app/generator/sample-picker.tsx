import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { GENERATOR_PAGE, SAMPLE_GROUPS } from '../../content/generator.ts'
import { SAMPLE_IDS, type SampleId } from '../../domain/endeavor/endeavor-form.ts'

const FIRST_SAMPLES = SAMPLE_GROUPS.flatMap(({ samples }) => samples).filter(({ id }) => (GENERATOR_PAGE.firstSamples as readonly string[]).includes(id))

type SamplePickerProps = { chosen: SampleId | null; disabled: boolean; onChoose: (sample: SampleId) => void }

export function SamplePicker({ chosen, disabled, onChoose }: SamplePickerProps) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const choose = (value: string | undefined) => {
    const sample = SAMPLE_IDS.find((known) => known === value)
    if (sample) onChoose(sample)
  }
  // The list works before the page's scripts run: a choice made by then is taken up.
  const takeUp = useEffectEvent(() => {
    if (chosen === null) choose(select.current?.value)
  })
  useEffect(() => takeUp(), [])
  return (
    <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,26rem)_1fr] lg:items-end">
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {GENERATOR_PAGE.sampleLabel}
        </label>
        <select ref={select} id={id} className="field max-w-[26rem]" value={chosen ?? ''} disabled={disabled} aria-describedby={`${id}-note`} onChange={(event) => choose(event.target.value)}>
          <option value="" disabled>
            {GENERATOR_PAGE.samplePlaceholder}
          </option>
          {SAMPLE_GROUPS.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.samples.map((sample) => (
                <option key={sample.id} value={sample.id}>
                  {sample.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className="needs-script min-w-0">
        <p id={`${id}-note`} className="text-sm text-ink-soft">
          {GENERATOR_PAGE.sampleNote}
        </p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {FIRST_SAMPLES.map((sample) => (
            <li key={sample.id}>
              <button type="button" className="tag min-h-9 font-medium max-sm:min-h-11 hover:border-pine hover:text-pine" disabled={disabled} onClick={() => onChoose(sample.id)}>
                {sample.label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
