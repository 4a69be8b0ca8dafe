import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { MAILS_ABOUT_PEOPLE } from '../db/retention-store.ts'
import { smtpTransport, type MailTransport } from './mail-transport.ts'
import { renderMail } from './render-mail.ts'
import type { MailName } from '../../usecases/mails.ts'
import { mailSamples } from '../../test/mail-samples.ts'
import { TEMPLATES } from './templates/all-templates.tsx'

const EVIL = '<script>alert(1)</script>"><img src=x onerror=alert(1)>\r\nBcc: victim@mail.com'
/** Hostile text in every field of every mail. */
const SAMPLES = mailSamples(EVIL)
const paidOrder = SAMPLES['order-confirmation'] as object

describe.each(Object.entries(SAMPLES))('the mail %s', (name, props) => {
  test('renders as HTML and as text, with what people typed as text only', async () => {
    const { subject, html, text } = await renderMail(name, props)
    expect(subject.trim()).not.toBe('')
    // eslint-disable-next-line no-control-regex
    expect(subject).not.toMatch(/[\u0000-\u001f]/)
    expect(html).toContain('<html')
    expect(html).not.toMatch(/<script|<img src=x/)
    // Nothing is fetched when a mail is opened: no picture, no font, and so nobody is told that it was.
    expect(html).not.toMatch(/<(img|link|iframe|object|video|audio)\b|url\(|@import/i)
    expect(html).toContain('name="color-scheme" content="light only"')
    // Dates are written out, as people in the United States read them.
    expect(text).not.toMatch(/\b\d{4}-\d{2}-\d{2}\b/)
    expect(text.length).toBeGreaterThan(80)
    expect(text).not.toContain('<html')
  })
})

test('the drawing at the head of a mail leaves no hole in its text', async () => {
  const { html, text } = await renderMail('order-confirmation', mailSamples('a word')['order-confirmation'])
  expect(html).toContain('background-color:#1c5646')
  expect(text).not.toMatch(/\n{4}/)
})

test('every mail that names a person to operators goes with the data of that person', () => {
  const naming = Object.entries(SAMPLES).filter(([, props]) => typeof (props as { email?: unknown }).email === 'string')
  expect(naming.map(([name]) => name).toSorted()).toEqual([...MAILS_ABOUT_PEOPLE].toSorted())
  const schema = readFileSync('adapters/db/schema.ts', 'utf8')
  const index = schema.slice(schema.indexOf("index('mails_about')")).split('index(')[1] ?? ''
  for (const name of MAILS_ABOUT_PEOPLE) expect(index).toContain(`'${name}'`)
})

const toOperators = Object.entries(SAMPLES).filter(([name]) => name.startsWith('operator-'))

test.each(toOperators)('the mail %s leads into the console, also one that was queued without its address', async (name, props) => {
  expect(toOperators.length).toBeGreaterThan(3)
  const { consoleUrl, ...without } = props as { consoleUrl: string }
  expect((await renderMail(name, props)).text).toContain(consoleUrl)
  expect((await renderMail(name, without)).text).not.toContain('/console')
})

test('a mail that belongs to no purchase carries the way to stop it, and the others do not', async () => {
  for (const [name, props] of Object.entries(SAMPLES)) {
    const { unsubscribeUrl, text } = await renderMail(name, props)
    expect(unsubscribeUrl !== null).toBe(!TEMPLATES[name as MailName].transactional)
    if (unsubscribeUrl !== null) expect(text).toContain(unsubscribeUrl)
  }
})

test('what was written in lines comes back in lines, in both forms', async () => {
  const { html, text } = await renderMail('intake-receipt', { answers: [['Your role', 'First line\r\nSecond line\n\nFourth line']], files: [], orderReference: null })
  expect(html).toMatch(/First line<br\/?>\s*Second line<br\/?>\s*<br\/?>\s*Fourth line/)
  expect(text).toContain('First line\nSecond line\n\nFourth line')
})

test('a refund is told with its amount, its day in words, and what went back in all only where that is more', async () => {
  const props = { reference: 'PW-1', productName: 'Selfpetition AI', refund: '$200.00', refundedInAll: '$200.00', paid: '$1,000.00', on: '2026-11-20', orderUrl: 'https://site.example/orders/PW-1' }
  const once = await renderMail('refund', props)
  expect(once.subject).toContain('$200.00')
  expect(once.text).toContain('November 20, 2026')
  const more = await renderMail('refund', { ...props, refundedInAll: '$300.00' })
  expect([once.text.includes('Total refunded'), more.text.includes('Total refunded')]).toEqual([false, true])
  expect(more.text).toContain('$300.00')
})

test('the addresses of an order and of its place in the console can be followed', async () => {
  for (const [name, address] of [
    ['order-confirmation', 'https://site.example/orders/PW-1'],
    ['package-ready', 'https://site.example/orders/PW-1'],
    ['operator-order-paid', 'https://site.example/console/orders/PW-1'],
  ] as const) {
    const { html, text } = await renderMail(name, SAMPLES[name])
    expect(html).toContain(`href="${address}"`)
    expect(text.split(address)).toHaveLength(2)
  }
})

test('a paid order is told with its choices in words; one that was queued before they had names keeps its text', async () => {
  const now = await renderMail('operator-order-paid', { ...paidOrder, email: 'a@mail.com', selections: [['Employment', 'Employee']], flagged: null })
  expect(now.text).toContain('Employment: Employee')
  const before = await renderMail('operator-order-paid', { ...paidOrder, email: 'a@mail.com', selections: '{ "pilot": true }', flagged: null })
  expect(before.text).toContain('Selections: { "pilot": true }')
})

test('unknown templates and wrong properties are faults', async () => {
  await expect(renderMail('toString', {})).rejects.toThrow('no mail template')
  await expect(renderMail('rfe-receipt', { fileName: 7 })).rejects.toThrow()
})

describe('SMTP', () => {
  const received: { to: string[]; raw: string }[] = []
  let server: SMTPServer
  let transport: MailTransport
  const refused = new Set<string>()

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => (refused.has(address) ? done(new Error('no such mailbox')) : done()),
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() })
          done()
        })
      },
    })
    server.on('error', () => {})
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    transport = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from: { name: 'Prongwise', address: 'orders@prongwise.example' }, replyTo: 'hello@prongwise.example' })
  })
  afterAll(async () => {
    transport.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })

  const send = async (name: MailName, to = 'maria@mail.com') => transport.send({ id: 'mail-1', to, replyTo: null, ...(await renderMail(name, SAMPLES[name])) })

  test('carries both forms, the sender, and an id that stays the same when it is sent again', async () => {
    received.length = 0
    expect(await send('rfe-receipt')).toBe('sent')
    await send('rfe-receipt')
    expect(received).toHaveLength(2)
    for (const { to, raw } of received) {
      expect(to).toEqual(['maria@mail.com'])
      expect(raw).toMatch(/^From: Prongwise <orders@prongwise\.example>/m)
      expect(raw).toMatch(/^Reply-To: hello@prongwise\.example/m)
      expect(raw).toContain('Message-ID: <mail-1@prongwise.example>')
      expect(raw).toContain('Content-Type: text/plain')
      expect(raw).toContain('Content-Type: text/html')
    }
  })

  test('hostile text adds no receiver and no header', async () => {
    received.length = 0
    await send('operator-contact', 'operator@prongwise.example')
    expect(received[0]?.to).toEqual(['operator@prongwise.example'])
    expect(received[0]?.raw.split(/\r?\n\r?\n/)[0]).not.toMatch(/^Bcc:/im)
  })

  test('an address with a line break reaches nobody else', async () => {
    received.length = 0
    await send('contact-receipt', 'maria@mail.com\r\nBcc: victim@mail.com').catch(() => {})
    expect(received.flatMap(({ to }) => to)).not.toContain('victim@mail.com')
  })

  test('a mail that can be stopped says so to the mail program', async () => {
    received.length = 0
    await send('samples-requested')
    const raw = received[0]?.raw.replace(/\r?\n\s+/g, ' ')
    expect(raw).toContain('List-Unsubscribe: <https://site.example/api/unsubscriptions/token>')
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  test('a refused receiver and a server that is away are faults, so that the mail is tried again', async () => {
    refused.add('gone@mail.com')
    await expect(send('contact-receipt', 'gone@mail.com')).rejects.toThrow('no such mailbox')
    const away = smtpTransport({ url: 'smtp://127.0.0.1:1', from: { name: 'P', address: 'o@p.example' }, replyTo: 'h@p.example' })
    await expect(away.send({ id: 'x', to: 'a@mail.com', replyTo: null, ...(await renderMail('contact-receipt', {})) })).rejects.toThrow('ECONNREFUSED')
    away.close()
  })
})

test('of thousands of lines a mail shows hundreds, says so, and makes no more elements', async () => {
  const mail = async (message: string) => renderMail('operator-contact', { name: 'Ana', email: 'ana@mail.com', message, consoleUrl: 'https://site.example/console' })
  const breaksIn = ({ html }: { html: string }) => html.split('<br').length - 1
  const many = await mail(Array.from({ length: 3000 }, (_, index) => `line ${index}`).join('\n'))
  expect(breaksIn(many)).toBeLessThan(600)
  expect(many.text).toContain('The console has all of it.')
  expect(many.text).not.toContain('line 2999')
  const empty = await mail(`first${'\r\n'.repeat(20_000)}last`)
  expect(breaksIn(empty)).toBeLessThan(10)
  expect(empty.text).toContain('last')
  expect(empty.text).not.toContain('all of it')
  const answers = Array.from({ length: 30 }, (_, index) => [`Question ${index}`, `begins${'\nx'.repeat(4000)}`])
  const intake = await renderMail('operator-intake', {
    answers,
    files: [],
    orderReference: null,
    compareWith: [],
    email: 'ana@mail.com',
    matchedBy: 'none',
    consoleUrl: 'https://site.example/console',
  })
  expect(breaksIn(intake)).toBeLessThan(700)
  expect(intake.text.match(/begins/g)).toHaveLength(30)
})
