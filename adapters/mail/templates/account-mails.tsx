import { ActionLink, MailLayout, Paragraph } from './mail-layout.tsx'
import { formatInstant } from '../../../domain/format-date.ts'
import type { AccountChange } from '../../../usecases/mail-change.ts'
import type { MailProps } from '../../../usecases/mails.ts'

export function AccountConfirm({ url, hours }: MailProps<'account-confirm'>) {
  return (
    <MailLayout preview="Confirm your email to use your account" heading="Confirm your email">
      <Paragraph>Thanks for registering. Please confirm this email address, but only if you chose the password yourself.</Paragraph>
      <ActionLink href={url}>Confirm my email</ActionLink>
      <Paragraph>The link works for {hours} hours. Not you? Ignore this message and the account stays closed.</Paragraph>
    </MailLayout>
  )
}

export function AccountExists({ url }: MailProps<'account-exists'>) {
  return (
    <MailLayout preview="You already have an account" heading="You already have an account">
      <Paragraph>You tried to register with this email address, but it already has an account. Nothing was changed.</Paragraph>
      <ActionLink href={url}>Sign in</ActionLink>
      <Paragraph>Forgot the password? The sign-in page sends you a link to choose a new one.</Paragraph>
    </MailLayout>
  )
}

export function AccountInvited({ url, role, days }: MailProps<'account-invited'>) {
  return (
    <MailLayout preview="You have an account now" heading="You have an account now">
      <Paragraph>An account ({role}) was made for this email address. Choose your password to open it.</Paragraph>
      <ActionLink href={url}>Choose my password</ActionLink>
      <Paragraph>The link works once, within {days} days. If you did not expect it, do nothing and the account stays closed.</Paragraph>
    </MailLayout>
  )
}

export function PasswordReset({ url, minutes }: MailProps<'password-reset'>) {
  return (
    <MailLayout preview="Your link to choose a new password" heading="Choose a new password">
      <Paragraph>We received a request to change the password of this account.</Paragraph>
      <ActionLink href={url}>Choose a new password</ActionLink>
      <Paragraph>The link works once, within {minutes} minutes. Didn’t ask for it? Ignore this message and your password stays the same.</Paragraph>
    </MailLayout>
  )
}

const CHANGES: Record<AccountChange, { heading: string; what: string }> = {
  password: { heading: 'Your password was changed', what: 'A new password was chosen for your account, and you were signed out everywhere.' },
  'second-factor-on': { heading: 'Two-step sign-in is on', what: 'From now on, signing in takes your password and a code from your authenticator app.' },
  'second-factor-replaced': {
    heading: 'Your authenticator app was replaced',
    what: 'Your sign-in codes now come from another authenticator app. The old app and the old recovery codes no longer work.',
  },
  'second-factor-off': { heading: 'Two-step sign-in is off', what: 'Your password alone opens your account again.' },
  'recovery-codes': { heading: 'You have new recovery codes', what: 'New recovery codes were made for your account. The old ones no longer work.' },
  'recovery-code-used': { heading: 'A recovery code was used', what: 'A recovery code was used in place of a code from your authenticator app. It cannot be used again.' },
  'codes-guessed': {
    heading: 'Wrong sign-in codes were entered for your account',
    what: 'Someone who knows your password entered so many wrong codes that none are accepted today, except in browsers where you signed in with a code before. Your recovery codes work anywhere.',
  },
}

export const accountChangedHeading = (change: AccountChange) => CHANGES[change].heading

export function AccountChanged({ change, at, url }: MailProps<'account-changed'>) {
  const { heading, what } = CHANGES[change]
  return (
    <MailLayout preview={heading} heading={heading}>
      <Paragraph>
        {what} It happened on {formatInstant(Date.parse(at))}.
      </Paragraph>
      <Paragraph>If it was you, there is nothing to do. If it was not, choose a new password now and reply to this email.</Paragraph>
      <ActionLink href={url}>Choose a new password</ActionLink>
    </MailLayout>
  )
}
