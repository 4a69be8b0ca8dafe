import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAutomatic, MAIL_TEXT_MAX, ownWords, REPLY_LINE } from './inbound-mail.ts'

const headers = (given: Record<string, string>) => ({ from: 'ana@mail.com', headers: Object.entries(given).map(([name, value]) => ({ name, value })) })

test.each([
  [{ 'auto-submitted': 'auto-replied (vacation)' }],
  [{ 'auto-submitted': 'auto-generated' }],
  [{ precedence: 'bulk' }],
  [{ 'return-path': '<>' }],
  [{ 'content-type': 'multipart/report; report-type=delivery-status; boundary=x' }],
  [{ 'x-autoreply': 'yes' }],
  [{ 'list-id': '<news.example.com>' }],
])('a program wrote a mail with %o', (given) => {
  expect(isAutomatic(headers(given))).toBe(true)
})

test('a person wrote what no program marks; a mailbox that nobody reads is no person', () => {
  expect(isAutomatic(headers({ 'auto-submitted': 'no', 'return-path': '<ana@mail.com>', 'content-type': 'text/plain' }))).toBe(false)
  for (const from of ['MAILER-DAEMON@mail.com'.toLowerCase(), 'no-reply@mail.com', 'postmaster@mail.com']) expect(isAutomatic({ from, headers: [] })).toBe(true)
  expect(isAutomatic({ from: 'noreplyson@mail.com', headers: [] })).toBe(false)
})

describe('the words of an answer', () => {
  test.each([
    ['the line of our mails', `Yes, in May.\n\n${REPLY_LINE}\nA message about your order`, 'Yes, in May.'],
    ['a quotation with its head', 'Yes, in May.\n\nOn Mon, Jan 5, 2026 at 9:00 AM Prongwise <reply+x@mail.example> wrote:\n> When was it?\n>\n> Thanks', 'Yes, in May.'],
    ['a head over two lines', 'Yes.\n\nOn Mon, Jan 5, 2026 at 9:00 AM Prongwise\n<reply+x@mail.example> wrote:\n\n> When?', 'Yes.'],
    ['a quotation without marks', 'Yes.\n\nOn January 5, 2026 Prongwise <r@mail.example> wrote:\nA message about your order\nWhen was it?', 'Yes.'],
    ['the head of Outlook', 'Yes.\n\n________________________________\nFrom: Prongwise <r@mail.example>\nSent: Monday, January 5, 2026 9:00 AM\nTo: Ana\nSubject: x\n\nWhen?', 'Yes.'],
    ['an original message', 'Sí.\n\n-----Mensaje original-----\nDe: x', 'Sí.'],
    ['German', 'Ja.\n\nAm 5. Januar 2026 um 09:00 schrieb Prongwise <r@mail.example>:\n> Wann?', 'Ja.'],
  ])('are cut at %s', (_what, mail, words) => {
    expect(ownWords(mail).text).toBe(words)
  })

  test.each([
    ['between quoted lines', '> When was it?\nIn May.\n> Where?\nIn Ohio.', '> When was it?\nIn May.\n> Where?\nIn Ohio.'],
    ['below the quotation', 'On Mon, Jan 5, 2026 Prongwise wrote:\n> When was it?\n\nIn May.', 'On Mon, Jan 5, 2026 Prongwise wrote:\n> When was it?\n\nIn May.'],
    ['below one that marks no line', 'On January 5, 2026 Prongwise <r@mail.example> wrote:\nWhen was it?\n\nIn May.', 'On January 5, 2026 Prongwise <r@mail.example> wrote:\nWhen was it?\n\nIn May.'],
    ['that only look like a head', 'On the committee I wrote: nothing else.\nFrom: my notes\nThe end', 'On the committee I wrote: nothing else.\nFrom: my notes\nThe end'],
  ])('stay where they stand %s', (_what, mail, words) => {
    expect(ownWords(mail).text).toBe(words)
  })

  test('are none where only a quotation came', () => {
    expect(ownWords('> When was it?\n> Thanks\n').text).toBe('')
    expect(ownWords('').text).toBe('')
  })

  test('end at the limit, which is said', () => {
    expect(ownWords('x'.repeat(MAIL_TEXT_MAX))).toEqual({ text: 'x'.repeat(MAIL_TEXT_MAX), cut: false })
    const long = ownWords('x'.repeat(MAIL_TEXT_MAX + 1))
    expect([long.text.length, long.cut]).toEqual([MAIL_TEXT_MAX, true])
  })

  test('are a part of the mail, whatever it holds, and take no time', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('> quoted', 'On a day someone wrote:', REPLY_LINE, '', 'From: a@b.c', 'Sent: now'))), (lines) => {
        const { text } = ownWords(lines.join('\n'))
        const given = new Set(
          lines
            .join('\n')
            .replaceAll('\u0000', '')
            .replace(/\r\n?/g, '\n')
            .split('\n')
            .map((line) => line.trim()),
        )
        for (const line of text.split('\n')) expect(line.trim() === '' || [...given].some((one) => one.includes(line.trim()))).toBe(true)
      }),
    )
    // Work that grows with the square of these would take hours.
    for (const evil of ['On '.repeat(100_000), `On ${'x '.repeat(200_000)}wrote`, '>'.repeat(300_000), 'On a\n'.repeat(60_000), '\t '.repeat(200_000)]) expect(ownWords(evil)).toBeDefined()
  })
})
