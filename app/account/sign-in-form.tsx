import { useState } from 'react'
import { ACCOUNT_WORDS } from '../../content/account.ts'
import { FormNotice } from '../ui/form-field.tsx'
import { appCodeField, emailField, passwordField, recoveryCodeField } from './account-fields.ts'
import { AccountForm } from './account-form.tsx'
import { challengeOf, signIn, signInSecondStep, type StoredUser } from './stored-user.ts'

type Step = { kind: 'password'; notice: string | null } | { kind: 'code'; challenge: string; recovery: boolean }

/** The password and, where the account has a second factor, its code. */
export function SignInForm({ onSignedIn }: { onSignedIn?: (user: StoredUser) => void }) {
  const [step, setStep] = useState<Step>({ kind: 'password', notice: null })

  async function sendPassword({ email = '', password = '' }: Record<string, string>) {
    const answer = await signIn({ email, password })
    if ('ok' in answer) {
      const challenge = challengeOf(answer)
      if (challenge === null) return answer
      setStep({ kind: 'code', challenge, recovery: false })
      return null
    }
    onSignedIn?.(answer)
    return null
  }

  if (step.kind === 'code') {
    return <CodeForm key={String(step.recovery)} step={step} onStep={setStep} onSignedIn={onSignedIn} />
  }
  return (
    <>
      {step.notice === null ? null : (
        <div className="mb-5">
          <FormNotice tone="info">{step.notice}</FormNotice>
        </div>
      )}
      <AccountForm key="password" fields={[emailField, passwordField]} submit="Sign in" onSend={sendPassword}>
        <p className="text-center">
          <a href="/forgot-password" className="link">
            Forgot your password?
          </a>
        </p>
      </AccountForm>
    </>
  )
}

type CodeProps = { step: Extract<Step, { kind: 'code' }>; onStep: (step: Step) => void; onSignedIn: ((user: StoredUser) => void) | undefined }

function CodeForm({ step, onStep, onSignedIn }: CodeProps) {
  async function sendCode({ code = '' }: Record<string, string>) {
    const answer = await signInSecondStep({ challenge: step.challenge, code })
    if (!('ok' in answer)) {
      onSignedIn?.(answer)
      return null
    }
    if (answer.kind !== 'over') return answer
    onStep({ kind: 'password', notice: answer.message })
    return null
  }
  return (
    <>
      <p role="status" className="mb-5">
        {step.recovery ? ACCOUNT_WORDS.typeRecoveryCode : ACCOUNT_WORDS.secondFactor}
      </p>
      <AccountForm fields={[{ ...(step.recovery ? recoveryCodeField : appCodeField), focus: true }]} submit="Sign in" onSend={sendCode}>
        <p className="flex flex-wrap justify-center gap-x-6 gap-y-2 text-center">
          <button type="button" className="link" onClick={() => onStep({ ...step, recovery: !step.recovery })}>
            {step.recovery ? 'Use the app instead' : 'Use a recovery code'}
          </button>
          <button type="button" className="link" onClick={() => onStep({ kind: 'password', notice: null })}>
            Start again
          </button>
        </p>
      </AccountForm>
    </>
  )
}
