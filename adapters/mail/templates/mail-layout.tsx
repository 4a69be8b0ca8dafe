import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from '@react-email/components'
import { Fragment, type ReactNode } from 'react'
import { PROVIDER } from '../../../content/provider.ts'

const INK = '#1b2430'
const QUIET = '#566072'
const ACCENT = '#1f5c4d'

/** The problem, the person and the waiver: the colors of every drawing. As cells of color, for mail programs show no drawing of their own accord. */
const PRONGS = ['#1c5646', '#b9752c', '#3c5166']

const font = 'Georgia, "Times New Roman", serif'
const sans = 'Inter, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif'

type MailLayoutProps = {
  preview: string
  heading: string
  children: ReactNode
  /** For mails that belong to no purchase. */
  unsubscribeUrl?: string
}

export function MailLayout({ preview, heading, children, unsubscribeUrl }: MailLayoutProps) {
  return (
    <Html lang="en">
      <Head>
        {/* Both colours of everything are given: a mail program that turns them round for the dark keeps their contrast. */}
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: '#f6f4ef', fontFamily: sans, color: INK, margin: 0, padding: '24px 0' }}>
        <Container style={{ backgroundColor: '#ffffff', border: '1px solid #e4dfd4', borderRadius: 8, padding: '32px 32px 24px', maxWidth: 560 }}>
          <Text style={{ margin: 0, fontFamily: font, fontSize: 18, fontWeight: 700, color: ACCENT }}>{PROVIDER.brand}</Text>
          <div aria-hidden="true" data-skip-in-text="true" style={{ fontSize: 0, lineHeight: '4px', marginTop: 10 }}>
            {PRONGS.map((color) => (
              <span key={color} style={{ display: 'inline-block', width: 56, height: 4, marginRight: 4, borderRadius: 2, backgroundColor: color }} />
            ))}
          </div>
          <Heading as="h1" style={{ fontFamily: font, fontSize: 24, lineHeight: '32px', margin: '16px 0 12px', color: INK }}>
            {heading}
          </Heading>
          {children}
          <Hr style={{ borderColor: '#e4dfd4', margin: '28px 0 16px' }} />
          <Text style={{ fontSize: 12, lineHeight: '18px', color: QUIET, margin: 0 }}>
            {PROVIDER.brand} is a technology drafting service. It is not a law firm, gives no legal advice and promises no outcome. You are responsible for the final content of your petition.
          </Text>
          <Text style={{ fontSize: 12, lineHeight: '18px', color: QUIET, margin: '8px 0 0' }}>
            {PROVIDER.company}, {PROVIDER.address} · {PROVIDER.email}
          </Text>
          {unsubscribeUrl === undefined ? null : (
            <Text style={{ fontSize: 12, lineHeight: '18px', color: QUIET, margin: '8px 0 0' }}>
              <Link href={unsubscribeUrl} style={{ color: QUIET }}>
                Stop emails like this one
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={{ fontSize: 15, lineHeight: '24px', margin: '0 0 14px', color: INK, overflowWrap: 'anywhere' }}>{children}</Text>
}

export function ActionLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '20px 0' }}>
      <Link href={href} style={{ backgroundColor: ACCENT, color: '#ffffff', padding: '12px 20px', borderRadius: 6, fontSize: 15, fontWeight: 600, textDecoration: 'none', display: 'inline-block' }}>
        {children}
      </Link>
    </Section>
  )
}

/** Where an operator acts on what the mail tells. Mails that were queued before it was known have none. */
export function ConsoleLink({ href }: { href: string | undefined }) {
  return href === undefined ? null : <ActionLink href={href}>Open it in the console</ActionLink>
}

/** Where operators find what a mail cuts. */
export const IN_THE_CONSOLE = 'The console has all of it.'

/** An address inside a sentence. */
export function Address({ href }: { href: string }) {
  return (
    <Link href={href} style={{ color: ACCENT, textDecoration: 'underline' }}>
      {href}
    </Link>
  )
}

/** Lines of all values of one list together. An element is made of each, and thousands of them hold up everything else. */
const LINES_MAX = 500

/** The lines of each value, no more than one empty line in a row, and whether there are more than are shown. */
function shownLines(rows: [name: string, value: string][]): { name: string; lines: string[]; cut: boolean }[] {
  let left = LINES_MAX
  return rows.map(([name, value]) => {
    const most = Math.max(left, 1)
    const lines = value
      .replace(/\r\n?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .split('\n', most + 1)
    left -= Math.min(lines.length, most)
    return { name, lines: lines.slice(0, most), cut: lines.length > most }
  })
}

/** Name and value pairs, one under another: readable without table support. `whole`: where a text is that is cut here. */
export function Facts({ rows, whole = 'We keep the whole text.' }: { rows: [name: string, value: string][]; whole?: string }) {
  return (
    <Section style={{ backgroundColor: '#f6f4ef', borderRadius: 6, padding: '12px 16px', margin: '0 0 16px' }}>
      {shownLines(rows).map(({ name, lines, cut }) => (
        <Text key={name} style={{ fontSize: 14, lineHeight: '22px', margin: 0, color: INK, overflowWrap: 'anywhere', wordBreak: 'break-word' }}>
          <span style={{ color: QUIET }}>{name}: </span>
          {/* As elements: the plain text of a mail is made from them, and keeps no line break that is only a letter. */}
          {[...lines, ...(cut ? [`[It has more lines than a mail shows. ${whole}]`] : [])].map((line, index) => (
            <Fragment key={index}>
              {index === 0 ? null : <br />}
              {line}
            </Fragment>
          ))}
        </Text>
      ))}
    </Section>
  )
}
