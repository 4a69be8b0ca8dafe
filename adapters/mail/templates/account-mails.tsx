import { ActionLink, MailLayout, Paragraph } from './mail-layout.tsx'
import { formatInstant } from '../../../domain/format-date.ts'
import type { AccountChange } from '../../../usecases/mail-change.ts'
import type { MailProps } from '../../../usecases/mails.ts'

export function AccountConfirm({ url, hours }: MailProps<'account-confirm'>) {
  return (
    <MailLayout preview="Confirm your email to use your account" heading="Confirm your email">
      <Paragraph>Thanks for registering. Please confirm this email address, but only if it was you who chose the password.</Paragraph>
      <ActionLink href={url}>Confirm my email</ActionLink>
      <Paragraph>The link works for {hours} hours. Not you? Ignore this message: the account stays closed.</Paragraph>
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
      <Paragraph>The link works for {days} days and once. If you did not expect it, do nothing: the account stays closed.</Paragraph>
    </MailLayout>
  )
}

export function PasswordReset({ url, minutes }: MailProps<'password-reset'>) {
  return (
    <MailLayout preview="Your link to choose a new password" heading="Choose a new password">
      <Paragraph>We received a request to change the password of this account.</Paragraph>
      <ActionLink href={url}>Choose a new password</ActionLink>
      <Paragraph>The link works for {minutes} minutes and once. Did not ask for it? Ignore this message: your password stays the same.</Paragraph>
    </MailLayout>
  )
}

const CHANGES: Record<AccountChange, { heading: string; what: string }> = {
  password: { heading: 'Your password was changed', what: 'A new password was chosen for your account, and every open session was ended.' },
  'second-factor-on': { heading: 'Two-step sign-in is on', what: 'From now on your account opens with the password and a code of an authenticator app.' },
  'second-factor-replaced': {
    heading: 'Your authenticator app was replaced',
    what: 'Another authenticator app makes the codes of your account now. The old app and the old recovery codes open nothing.',
  },
  'second-factor-off': { heading: 'Two-step sign-in is off', what: 'Your account opens with the password alone again.' },
  'recovery-codes': { heading: 'You have new recovery codes', what: 'New recovery codes were made for your account. The old ones open nothing.' },
  'recovery-code-used': { heading: 'A recovery code was used', what: 'A recovery code took the place of the code of your authenticator app. It opens nothing a second time.' },
  'codes-guessed': {
    heading: 'Wrong codes were typed for your account',
    what: 'Somebody who knew your password typed so many wrong codes that no more are taken today, except where you signed in with a code before. Your recovery codes open it anywhere.',
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
      <Paragraph>If it was you, there is nothing to do. If it was not, choose a new password at once and answer this email.</Paragraph>
      <ActionLink href={url}>Choose a new password</ActionLink>
    </MailLayout>
  )
}
