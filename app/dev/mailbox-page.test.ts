import { expect, test } from 'vitest'
import type { Application } from '../../usecases/application.ts'
import { contextFor } from '../services-context.ts'
import { loader } from './mailbox-page.tsx'

const KEY = 'the key'
const app = {
  devMailbox: { key: KEY, opens: (given: string) => given === KEY },
  database: { stores: { mails: { newest: async () => [] } } },
} as unknown as Application

/** The status of the page for one request, and where it leads with which cookie. */
async function open(path: string, { cookie, machine = true, mailbox = app }: { cookie?: string; machine?: boolean; mailbox?: Application } = {}) {
  const request = new Request(`http://localhost:3000${path}`, { headers: cookie === undefined ? {} : { cookie } })
  const context = contextFor(mailbox, { isThisMachine: () => machine, report: () => {}, noteInline: () => {} })
  const answer: any = await Promise.resolve(loader({ request, context, params: {} } as never)).catch((thrown: unknown) => thrown)
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('location'), cookie: answer.headers.get('set-cookie') }
  return { status: answer?.init?.status ?? 200 }
}

test('a request that a proxy passes on without a header opens no mail: it does not know the key', async () => {
  for (const [path, cookie] of [['/dev/mail'], ['/dev/mail?key='], ['/dev/mail?key=a+guess'], ['/dev/mail', 'mailbox='], ['/dev/mail', 'mailbox=a%20guess']] as const) {
    expect(await open(path, cookie === undefined ? {} : { cookie })).toEqual({ status: 403 })
  }
})

test('the key opens it and stays in a cookie of this page only', async () => {
  const opened = await open('/dev/mail?key=the+key')
  expect(opened).toMatchObject({ status: 302, to: '/dev/mail' })
  expect(opened.cookie).toMatch(/^mailbox=the%20key; Path=\/dev; HttpOnly; SameSite=Strict$/)
  expect(await open('/dev/mail', { cookie: 'other=1; mailbox=the%20key' })).toEqual({ status: 200 })
})

test('it is no page for another machine, nor where there is no local mailbox', async () => {
  expect(await open('/dev/mail?key=the+key', { machine: false })).toEqual({ status: 404 })
  expect(await open('/dev/mail', { cookie: 'mailbox=the%20key', mailbox: { ...app, devMailbox: null } })).toEqual({ status: 404 })
})
