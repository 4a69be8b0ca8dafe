import { useEffect, useReducer, useRef } from 'react'
import { PROFILE_MODAL } from '../../content/generator.ts'
import { Modal } from '../ui/modal.tsx'
import { isComplete, profileFaults, tooLong } from './profile-check.ts'
import { ProfileOverviewStep, ProfileAdditionalStep } from './profile-steps.tsx'
import { EMPTY_PROFILE_FORM, reduceProfileForm, shownFaults } from './profile-form-state.ts'
import { deviceStorage, forgetProfile, keepProfile, readProfile, type Profile } from './stored-profile.ts'

type Step = 0 | 1

type ProfileModalProps = {
  open: boolean
  onClose: () => void
  /** `kept` says how much of the profile the device could remember. */
  onSubmit: (profile: Profile, kept: ReturnType<typeof keepProfile>) => void
  /** The device forgot the profile: what was made from it goes too. */
  onClear: () => void
}

/** 'Profile Input' in two steps. Reads what the device remembers when it opens; unsent input survives closing. */
export function ProfileModal({ open, onClose, onSubmit, onClear }: ProfileModalProps) {
  const [state, act] = useReducer(reduceProfileForm, EMPTY_PROFILE_FORM)
  const { profile, step, note } = state
  const top = useRef<HTMLDivElement>(null)
  const complete = isComplete(profileFaults(profile))
  const change = (part: Partial<Profile>) => act({ kind: 'changed', part })

  useEffect(() => {
    if (open) act({ kind: 'opened', kept: readProfile(deviceStorage()) })
  }, [open])

  const focusFault = () => requestAnimationFrame(() => top.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"] input')?.focus())
  const go = (next: Step) => {
    act({ kind: 'step-asked', step: next })
    if (next === 1 && !complete) {
      focusFault()
      return
    }
    top.current?.closest('[data-modal-body]')?.scrollTo({ top: 0 })
    requestAnimationFrame(() => top.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true }))
  }
  const submit = () => {
    if (!complete) return go(1)
    if (tooLong(profile).length > 0) return void focusFault()
    act({ kind: 'submitted' })
    onSubmit(profile, keepProfile(deviceStorage(), profile))
  }
  const clear = () => {
    forgetProfile(deviceStorage())
    act({ kind: 'cleared' })
    onClear()
  }

  return (
    <Modal open={open} onClose={onClose} title={PROFILE_MODAL.title} size="large">
      <div ref={top}>
        <ProgressHeader step={step} onGo={go} />
        <form
          method="dialog"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (step === 0) go(1)
            else submit()
          }}
        >
          {step === 0 ? <ProfileOverviewStep profile={profile} faults={shownFaults(state)} onChange={change} /> : <ProfileAdditionalStep profile={profile} onChange={change} />}
          <div className="mt-6 flex flex-wrap-reverse items-center justify-between gap-3">
            {step === 0 ? (
              <span />
            ) : (
              <button type="button" className="button button-secondary" onClick={() => go(0)}>
                {PROFILE_MODAL.previous}
              </button>
            )}
            <button type="submit" className="button button-primary">
              {step === 0 ? PROFILE_MODAL.continue : PROFILE_MODAL.submit}
            </button>
          </div>
        </form>
        <div className="mt-6 border-t border-line pt-4 text-sm text-ink-soft">
          <p>{PROFILE_MODAL.privacy}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3">
            <button type="button" className="link min-h-7 font-medium" onClick={clear}>
              {PROFILE_MODAL.clear}
            </button>
            <span role="status">{note}</span>
          </p>
        </div>
      </div>
    </Modal>
  )
}

function ProgressHeader({ step, onGo }: { step: Step; onGo: (step: Step) => void }) {
  return (
    <div className="mb-6">
      <ol className="grid grid-cols-2 gap-3">
        {PROFILE_MODAL.steps.map((label, index) => (
          <li key={label}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              className="flex min-h-11 w-full items-center gap-2.5 rounded-md text-left text-sm font-semibold text-ink-soft hover:text-ink aria-[current=step]:text-pine"
              onClick={() => onGo(index === 0 ? 0 : 1)}
            >
              <span className={`grid size-7 shrink-0 place-items-center rounded-full text-[0.8125rem] digits-aligned ${index <= step ? 'bg-pine text-white' : 'bg-sand'}`}>{index + 1}</span>
              {label}
            </button>
          </li>
        ))}
      </ol>
      <div role="progressbar" aria-label={PROFILE_MODAL.title} aria-valuemin={0} aria-valuemax={2} aria-valuenow={step + 1} className="mt-2 h-1.5 overflow-hidden rounded-full bg-sand">
        <div className={`h-full rounded-full bg-pine transition-[width] ${step === 0 ? 'w-1/2' : 'w-full'}`} />
      </div>
    </div>
  )
}
