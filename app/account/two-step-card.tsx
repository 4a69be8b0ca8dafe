import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { TWO_STEP_WORDS } from '../../content/account.ts'
import type { Enrollment, SecondFactorStatus } from '../../usecases/second-factor.ts'
import { formatDate } from '../../domain/format-date.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { anyCodeField, appCodeField, passwordField } from './account-fields.ts'
import { AccountForm } from './account-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { askAsUser } from './stored-user.ts'
import type { CallAnswer } from '../ui/call.ts'

type Shown = Omit<Enrollment, 'kind'>
type Doing = { kind: 'nothing'; done: string | null } | { kind: 'begin' | 'renew' | 'remove' } | { kind: 'confirm'; shown: Shown } | { kind: 'codes'; codes: string[] }

const proofOf = ({ password = '', code }: Record<string, string>) => ({ password, code })

/** Turns the account's second factor on, replaces it, and turns it off. `onChange` is told once it is on and its recovery codes were put away. */
export function TwoStepCard({ email, onChange }: { email: string; onChange?: () => void }) {
  const [status, setStatus] = useState<SecondFactorStatus | string | null>(null)
  const [asked, setAsked] = useState(0)
  const [doing, setDoing] = useState<Doing>({ kind: 'nothing', done: null })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    void askAsUser('GET /users/second-factor', {}, { signal: stop.signal }).then((answer) => {
      if (!stop.signal.aborted) setStatus(answer.ok ? answer.value : answer.message)
    })
    return () => stop.abort()
  }, [asked])

  /** The form that had the focus is gone with its step. */
  function goTo(next: Doing) {
    setDoing(next)
    if (next.kind === 'nothing') setAsked((count) => count + 1)
    heading.current?.focus()
  }
  const finish = (done: string | null) => {
    goTo({ kind: 'nothing', done })
    onChange?.()
  }
  async function begin(values: Record<string, string>) {
    const answer = await askAsUser('POST /users/second-factor', { body: proofOf(values) })
    if (answer.ok) goTo({ kind: 'confirm', shown: answer.value })
    return answer.ok ? null : answer
  }
  function showCodes(answer: CallAnswer<{ recoveryCodes: string[] }>) {
    if (answer.ok) goTo({ kind: 'codes', codes: answer.value.recoveryCodes })
    return answer.ok ? null : answer
  }
  async function remove(values: Record<string, string>) {
    const answer = await askAsUser('POST /users/second-factor/removal', { body: proofOf(values) })
    if (answer.ok) finish(answer.value.message)
    return answer.ok ? null : answer
  }

  const on = typeof status === 'object' && status !== null && status.on
  const proof = on ? [passwordField, anyCodeField] : [passwordField]
  const cancel = <Quiet onClick={() => goTo({ kind: 'nothing', done: null })}>Cancel</Quiet>
  return (
    <section className="card scroll-mt-24 p-5 sm:p-7" id="two-step">
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {TWO_STEP_WORDS.heading}
      </h2>
      <div className="mt-3 max-w-xl">
        {status === null ? (
          <p role="status" className="text-ink-soft">
            Loading…
          </p>
        ) : typeof status === 'string' ? (
          <LoadFailed message={status} again={() => setAsked(asked + 1)} />
        ) : doing.kind === 'nothing' ? (
          <Standing status={status} done={doing.done} onDo={(kind) => goTo({ kind })} />
        ) : doing.kind === 'confirm' ? (
          <Confirm shown={doing.shown} onSend={async (values) => showCodes(await askAsUser('POST /users/second-factor/confirmation', { body: { code: values['code'] ?? '' } }))} cancel={cancel} />
        ) : doing.kind === 'codes' ? (
          <RecoveryCodes email={email} codes={doing.codes} onDone={() => finish(null)} />
        ) : (
          <>
            <p className="mb-5">{TWO_STEP_WORDS[doing.kind === 'begin' ? (on ? 'replace' : 'begin') : doing.kind]}</p>
            <AccountForm
              key={doing.kind}
              fields={proof.map((field, index) => ({ ...field, focus: index === 0 }))}
              submit={doing.kind === 'begin' ? 'Show the code for the app' : doing.kind === 'renew' ? 'Make new recovery codes' : 'Turn it off'}
              onSend={
                doing.kind === 'begin' ? begin : doing.kind === 'renew' ? async (values) => showCodes(await askAsUser('POST /users/second-factor/recovery-codes', { body: proofOf(values) })) : remove
              }
            >
              {cancel}
            </AccountForm>
          </>
        )}
      </div>
    </section>
  )
}

function Quiet({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <p className="text-center">
      <button type="button" className="link" onClick={onClick}>
        {children}
      </button>
    </p>
  )
}

function Standing({ status, done, onDo }: { status: SecondFactorStatus; done: string | null; onDo: (kind: 'begin' | 'renew' | 'remove') => void }) {
  if (!status.on) {
    return (
      <>
        {done === null ? null : (
          <p role="status" className="mb-3 font-medium text-pine-dark">
            {done}
          </p>
        )}
        <p>{status.required ? TWO_STEP_WORDS.needed : TWO_STEP_WORDS.off}</p>
        <button type="button" className="button button-primary mt-5" onClick={() => onDo('begin')}>
          Turn on two-step sign-in
        </button>
      </>
    )
  }
  return (
    <>
      <p role="status">
        <span className="font-semibold text-pine-dark">On</span> since {formatDate(status.since!.slice(0, 10))}. {status.recoveryCodesLeft} of your recovery codes{' '}
        {status.recoveryCodesLeft === 1 ? 'is' : 'are'} left.
      </p>
      {status.recoveryCodesLeft < 3 ? <p className="mt-2 font-medium text-amber">{TWO_STEP_WORDS.fewCodes}</p> : null}
      <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
        <button type="button" className="button button-secondary" onClick={() => onDo('begin')}>
          Use another app
        </button>
        <button type="button" className="button button-secondary" onClick={() => onDo('renew')}>
          New recovery codes
        </button>
        {status.required ? null : (
          <button type="button" className="button button-quiet" onClick={() => onDo('remove')}>
            Turn it off
          </button>
        )}
      </div>
    </>
  )
}

function Confirm({ shown, onSend, cancel }: { shown: Shown; onSend: ComponentProps<typeof AccountForm>['onSend']; cancel: ReactNode }) {
  const { size, path } = shown.picture
  return (
    <>
      <p>{TWO_STEP_WORDS.scan}</p>
      <svg
        role="img"
        aria-label="QR code for your authenticator app"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="mt-4 w-56 max-w-full rounded-lg border border-line bg-white"
      >
        <path d={path} fill="#000" />
      </svg>
      <p className="mt-4">
        {TWO_STEP_WORDS.typeSecret}{' '}
        <a href={shown.address} className="link">
          open the app on this device
        </a>
        :
      </p>
      <p className="mt-2 mb-6 rounded-lg bg-sand px-4 py-3 font-mono wrap-break-word" data-secret>
        {shown.secret}
      </p>
      <AccountForm fields={[appCodeField]} submit="Turn it on" onSend={onSend}>
        {cancel}
      </AccountForm>
    </>
  )
}
