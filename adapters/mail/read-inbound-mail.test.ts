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

test('HTML beside text keeps its words in their place, and an empty text gives way to the HTML', async () => {
  const html = ['Content-Type: text/html', '', '<p>in <a href="https://evil.example">May</a></p>']
  const mixed = await raw(['Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'Yes', '--b', ...html, '--b', '', 'Ana', '--b--'])
  expect(mixed!.text.split('\n').filter((line) => line !== '')).toEqual(['Yes', 'in May', 'Ana'])
  expect((await raw(['Content-Type: multipart/alternative; boundary=b', '', '--b', 'Content-Type: text/plain', '', '--b', ...html, '--b--']))!.text.trim()).toBe('in May')
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

// A reader that nests as deep as they do, keeps all of what they hold, or looks for the end of each tag anew would not come back soon.
test('hostile mails are read as far as they are mails', { timeout: 120_000 }, async () => {
  const deep = Array.from({ length: 500 }, (_, index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}`).join('\r\n')
  const read = (mail: string) => readRawMail(new TextEncoder().encode(mail))
  const empty = { from: null, to: [], text: '', attachments: 0 }
  expect(await read(deep)).toBeNull()
  expect(await read(`Subject: ${'x'.repeat(3_000_000)}`)).toBeNull()
  expect(await read(`From: ana@mail.com\r\nContent-Type: text/html\r\n\r\n${'<div>'.repeat(50_000)}Yes`)).toMatchObject({ ...empty, from: 'ana@mail.com', text: 'Yes' })
  expect(await read(`Content-Type: text/html\r\n\r\nYes${'<a '.repeat(90_000)}`)).toMatchObject({ ...empty, text: 'Yes' })
  expect((await read(`From: ana@mail.com\r\nContent-Type: text/plain\r\n\r\n${'x'.repeat(3_000_000)}`))?.text).toHaveLength(300_000)
  // Each line has its price in the library, whatever it holds: all of these took half a minute.
  expect((await read(`Content-Type: text/plain\r\n\r\nYes${'\n'.repeat(2_000_000)}`))!.text.trim()).toBe('Yes')
  expect(await read(`From: ${'<'.repeat(200_000)}`)).toBeNull()
  for (const none of [`From: ${'<'.repeat(60_000)}`, '\u0000'.repeat(1000), '']) expect(await read(none)).toMatchObject(empty)
  expect(readPostedMail({ From: 'ana@mail.com', HtmlBody: `${'<table><tr><td>'.repeat(19_000)}Yes` })).toMatchObject({ ...empty, from: 'ana@mail.com', text: 'Yes' })
  // What is behind the longest part that is read is left out.
  expect(readPostedMail({ From: 'ana@mail.com', HtmlBody: `${'<table><tr><td>'.repeat(20_000)}Yes` })).toMatchObject({ ...empty, from: 'ana@mail.com' })
})
