import { expect, test } from 'vitest'
import { readPostedMail } from './read-inbound-mail.ts'
import { shortenPostedMail } from './shorten-posted-mail.ts'

const LIMITS = { body: 20, other: 5 }
const shortened = (json: string) => Buffer.from(shortenPostedMail(Buffer.from(json), LIMITS)).toString()
const read = (json: string) => JSON.parse(shortened(json)) as Record<string, string>

test('of a long text the beginning stays, of the words of the mail more than of any other', () => {
  const long = 'word '.repeat(100)
  const { TextBody, HtmlBody, Subject } = read(JSON.stringify({ TextBody: long, HtmlBody: long, Subject: long }))
  for (const [text, least] of [
    [TextBody, LIMITS.body],
    [HtmlBody, LIMITS.body],
    [Subject, LIMITS.other],
  ] as const) {
    expect(long.startsWith(text!)).toBe(true)
    expect(text!.length).toBeGreaterThanOrEqual(least)
    expect(text!.length).toBeLessThan(long.length)
  }
  expect(TextBody!.length).toBeGreaterThan(Subject!.length)
})

test('what is short stays as it is', () => {
  const json = JSON.stringify({ From: 'a"\\b', Attachments: [{ Content: 'QUJD' }], list: ['"', '\\', 'é'] })
  expect(shortened(json)).toBe(json)
})

test('no letter and no escape is cut in two, whatever stands where a text is cut', () => {
  for (const piece of ['é', '化', '😀', '\\n', '\\u00e9', '\\ud83d\\ude00', '\\"', '\\\\', '\\\\\\"', 'x\\\\'])
    for (let before = 0; before < 7; before++) {
      const json = `{"a":"${'x'.repeat(before)}${piece.repeat(200)}","b":"end"}`
      const whole = JSON.parse(json) as { a: string }
      const { a, b } = read(json)
      expect(whole.a.startsWith(a!), json.slice(0, 40)).toBe(true)
      expect(a!.length).toBeLessThan(whole.a.length)
      expect(b).toBe('end')
    }
})

test('of a text of backslashes as much stays as of any other', () => {
  for (const before of ['', 'x', 'xy']) {
    const { a } = read(JSON.stringify({ a: `${before}${'\\'.repeat(500)}` }))
    expect(a!.length).toBeGreaterThanOrEqual(LIMITS.other)
    expect(a!.length).toBeLessThan(500)
  }
})

test('what is no JSON, or holds quotes without end, stays what it is', () => {
  for (const body of ['', '"', '{"a":"x', `{"a":"${'\\"'.repeat(500_000)}"}`, '"a'.repeat(500_000)]) expect(shortened(body)).toBe(body)
})

test('a mail reads the same without the letters of its files, and one whose headers are refused for their length still is', () => {
  const posted = { From: 'ana@mail.com', TextBody: 'Yes, in May.', Headers: [{ Name: 'X', Value: 'y' }], Attachments: [{ Name: 'cv.pdf', Content: 'A'.repeat(3_000_000) }] }
  const part = shortenPostedMail(Buffer.from(JSON.stringify(posted)), { body: 300_000, other: 65_536 })
  expect(part.length).toBeLessThan(1_000_000)
  expect(readPostedMail(JSON.parse(Buffer.from(part).toString()))).toEqual(readPostedMail(posted))
  const headed = { ...posted, Headers: [{ Name: 'X', Value: 'é'.repeat(400_000) }] }
  expect(readPostedMail(JSON.parse(Buffer.from(shortenPostedMail(Buffer.from(JSON.stringify(headed)), { body: 300_000, other: 65_536 })).toString()))).toBeNull()
})
