import { Section, Text } from '@react-email/components'
import { ENDEAVOR_COPY_DAYS } from '../../../domain/retention/retention-rules.ts'
import { GENERATED_TEXT_NOTICE } from '../../../content/notices.ts'
import type { MailProps } from '../../../usecases/mails.ts'
import { ActionLink, MailLayout, Paragraph } from './mail-layout.tsx'

/** The four options a visitor had on the screen. Says first who may have asked: the address was typed, not proven. */
export function EndeavorsCopy({ options, generatorUrl, unsubscribeUrl }: MailProps<'endeavors-copy'>) {
  return (
    <MailLayout preview="Four options from the Endeavor Generator" heading="Your proposed endeavors" unsubscribeUrl={unsubscribeUrl}>
      <Paragraph>
        Here are the four options you asked our Endeavor Generator to send to this address. This is the only email you will get about it; your address was not added to any list. Not you? Ignore this
        message.
      </Paragraph>
      {options.map(({ title, text }, index) => (
        <Section key={index} style={{ borderTop: '1px solid #e4dfd4', padding: '16px 0 4px' }}>
          <Text style={{ fontSize: 12, lineHeight: '18px', letterSpacing: '0.08em', margin: 0, color: '#566072' }}>OPTION {index + 1}</Text>
          <Text style={{ fontFamily: 'Georgia, "Times New Roman", serif', fontSize: 18, lineHeight: '26px', fontWeight: 700, margin: '4px 0 8px' }}>{title}</Text>
          <Text style={{ fontSize: 15, lineHeight: '24px', margin: '0 0 12px', whiteSpace: 'pre-wrap' }}>{text}</Text>
        </Section>
      ))}
      <Paragraph>{GENERATED_TEXT_NOTICE.text.join(' ')}</Paragraph>
      <ActionLink href={generatorUrl}>Open the Endeavor Generator</ActionLink>
      <Paragraph>We delete our copy of this email after {ENDEAVOR_COPY_DAYS} days.</Paragraph>
    </MailLayout>
  )
}
