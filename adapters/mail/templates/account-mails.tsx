import { z } from 'zod'
import { ActionLink, MailLayout, Paragraph } from './mail-layout.tsx'

export const accountConfirmProps = z.object({ url: z.string(), hours: z.number() })

export function AccountConfirm({ url, hours }: z.infer<typeof accountConfirmProps>) {
  return (
    <MailLayout preview="Confirm your e-mail to use your account" heading="Confirm your e-mail">
      <Paragraph>Someone, we hope you, registered with this e-mail address. Confirm it only if it was you who chose the password.</Paragraph>
      <ActionLink href={url}>Confirm my e-mail</ActionLink>
      <Paragraph>The link works for {hours} hours. If it was not you, do nothing: the account stays closed.</Paragraph>
    </MailLayout>
  )
}

export const accountExistsProps = z.object({ url: z.string() })

export function AccountExists({ url }: z.infer<typeof accountExistsProps>) {
  return (
    <MailLayout preview="You have an account already" heading="You have an account already">
      <Paragraph>Someone, we hope you, tried to register with this e-mail address. It has an account, so nothing was changed.</Paragraph>
      <ActionLink href={url}>Sign in</ActionLink>
      <Paragraph>If you do not know the password any more, the sign-in page sends you a link to choose a new one.</Paragraph>
    </MailLayout>
  )
}

export const accountInvitedProps = z.object({ url: z.string(), role: z.string(), days: z.number() })

export function AccountInvited({ url, role, days }: z.infer<typeof accountInvitedProps>) {
  return (
    <MailLayout preview="You have an account now" heading="You have an account now">
      <Paragraph>An account ({role}) was made for this e-mail address. Choose your password to open it.</Paragraph>
      <ActionLink href={url}>Choose my password</ActionLink>
      <Paragraph>The link works for {days} days and once. If you did not expect it, do nothing: the account stays closed.</Paragraph>
    </MailLayout>
  )
}

export const passwordResetProps = z.object({ url: z.string(), minutes: z.number() })

export function PasswordReset({ url, minutes }: z.infer<typeof passwordResetProps>) {
  return (
    <MailLayout preview="Your link to choose a new password" heading="Choose a new password">
      <Paragraph>Someone, we hope you, asked to change the password of this account.</Paragraph>
      <ActionLink href={url}>Choose a new password</ActionLink>
      <Paragraph>The link works for {minutes} minutes and once. If you did not ask for it, do nothing: your password stays.</Paragraph>
    </MailLayout>
  )
}
