import { expect, test } from 'vitest'
import { readPostedMail, readRawMail } from './read-inbound-mail.ts'

const raw = (lines: string[]) => readRawMail(new TextEncoder().encode(lines.join('\r\n')))

test('a mail of two forms is read by its text, its files counted and its letters decoded', async () => {
  const mail = await raw([
    'Return-Path: <ana@mail.com>',
    'Message-ID: <1@mail.com>',
    'From: =?utf-8?Q?Ana_L=C3=B3pez?= <Ana@Mail.com>',
    'To: Prongwise <reply+abc@mail.example>, other@mail.com',
    'Delivered-To: reply+abc@mail.example',
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    'Content-Type: multipart/alternative; boundary=y',
    '',
    '--y',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'S=C3=AD, in May=',
    '.',
    '--y',
    'Content-Type: text/html',
    '',
    '<p>other</p>',
    '--y--',
    '--x',
    'Content-Type: application/pdf; name=cv.pdf',
    'Content-Disposition: attachment; filename=cv.pdf',
    'Content-Transfer-Encoding: base64',
    '',
    'JVBERi0xLjQ=',
    '--x--',
  ])
  expect(mail).toMatchObject({ messageId: '<1@mail.com>', from: 'ana@mail.com', attachments: 1 })
  expect(mail!.text.trim()).toBe('Sí, in May.')
  expect(mail!.to).toContain('reply+abc@mail.example')
  expect(mail!.headers).toContainEqual({ name: 'return-path', value: '<ana@mail.com>' })
})

test('of HTML only the words stay: no script, no style, no picture, no address', async () => {
  const html =
    '<style>p{color:red}</style><p>Yes,<br>in <b>May</b>. <a href="https://evil.example/?who=ana">Look</a></p><script>alert(1)</script><img src="https://evil.example/pixel.gif" alt="pixel"><svg onload=alert(1)></svg>'
  for (const mail of [await raw(['From: ana@mail.com', 'Content-Type: text/html', '', html]), readPostedMail({ From: 'ana@mail.com', HtmlBody: html })]) {
    expect(mail!.text).toContain('Yes,\nin May. Look')
    expect(mail!.text).not.toMatch(/alert|evil|color|</)
  }
})

test('what names several authors names none', async () => {
  expect((await raw(['From: ana@mail.com, evil@mail.com', '', 'x']))!.from).toBeNull()
  expect((await raw(['From: ana@mail.com', 'From: evil@mail.com', '', 'x']))!.from).toBeNull()
  expect((await raw(['From: "ana@mail.com" <evil@mail.com>', '', 'x']))!.from).toBe('evil@mail.com')
  expect((await raw(['Subject: none', '', 'x']))!.from).toBeNull()
  expect(readPostedMail({ From: 'ana@mail.com, evil@mail.com' })!.from).toBeNull()
})

test('a mail service’s JSON is read by its own names; another shape is refused', () => {
  const posted = {
    From: 'Ana <ana@mail.com>',
    FromFull: { Email: 'Ana@mail.com', Name: 'Ana' },
    ToFull: [{ Email: 'reply+abc@mail.example' }],
    OriginalRecipient: 'reply+ABC@mail.example',
    MessageID: 'service-1',
    TextBody: 'Yes',
    Headers: [
      { Name: 'Message-ID', Value: '<1@mail.com>' },
      { Name: 'Auto-Submitted', Value: 'no' },
    ],
    Attachments: [
      { Name: 'cv.pdf', ContentID: '' },
      { Name: 'logo.png', ContentID: '<logo>' },
    ],
  }
  expect(readPostedMail(posted)).toMatchObject({ messageId: '<1@mail.com>', from: 'ana@mail.com', to: ['reply+abc@mail.example', 'reply+abc@mail.example'], text: 'Yes', attachments: 1 })
  expect(readPostedMail({ ...posted, Headers: [] })!.messageId).toBe('service-1')
  for (const other of [null, 'x', { FromFull: 'x' }, { Headers: {} }]) expect(readPostedMail(other)).toBeNull()
})

test('a quotation in HTML is marked as one, so that it can be cut', () => {
  const html =
    '<div dir="ltr">Yes &amp; no &eacute;<div><br></div></div><br><div class="gmail_quote"><div>On Mon, Jan 5, 2026 Prongwise &lt;r@mail.example&gt; wrote:<br></div><blockquote><p>When?</p><p>Thanks</p></blockquote></div>'
  expect(readPostedMail({ From: 'ana@mail.com', HtmlBody: html })!.text).toBe('Yes & no é\n\nOn Mon, Jan 5, 2026 Prongwise <r@mail.example> wrote:\n> When?\n> Thanks')
})

// Work that grows with the square of these mails would take hours.
test('hostile mails are read to their end', { timeout: 120_000 }, async () => {
  const deep = Array.from({ length: 500 }, (_, index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}`).join('\r\n')
  const mails = [
    deep,
    `From: ana@mail.com\r\nContent-Type: text/html\r\n\r\n${'<div>'.repeat(60_000)}x`,
    `Subject: ${'x'.repeat(3_000_000)}`,
    `From: ${'<'.repeat(200_000)}`,
    `Content-Type: text/html\r\n\r\n${'<a '.repeat(100_000)}`,
    '\u0000'.repeat(1000),
    '',
  ]
  for (const mail of mails) expect(await readRawMail(new TextEncoder().encode(mail))).toBeDefined()
  expect(readPostedMail({ From: 'ana@mail.com', HtmlBody: '<table><tr><td>'.repeat(20_000) })).toBeDefined()
})
