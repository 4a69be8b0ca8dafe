import { expect, test } from 'vitest'
import type { Services } from '../../usecases/services.ts'
import { mailboxData } from './mailbox-data.ts'

const KEY = 'the key'
const app = {
  devMailbox: { key: KEY, opens: (given: string) => given === KEY },
  database: { stores: { mails: { newest: async () => [] } } },
} as unknown as Services

/** What the page answers to one request. */
function open(path: string, { cookie, machine = true, mailbox = app }: { cookie?: string; machine?: boolean; mailbox?: Services } = {}) {
  const request = new Request(`http://localhost:3000${path}`, { headers: cookie === undefined ? {} : { cookie } })
  return mailboxData(mailbox, request, () => machine)
}

test('a request that a proxy passes on without a header opens no mail: it does not know the key', async () => {
  for (const [path, cookie] of [['/dev/mail'], ['/dev/mail?key='], ['/dev/mail?key=a+guess'], ['/dev/mail', 'mailbox='], ['/dev/mail', 'mailbox=a%20guess']] as const) {
    expect(await open(path, cookie === undefined ? {} : { cookie })).toEqual({ kind: 'locked' })
  }
})

test('the key opens it and stays in a cookie of this page only', async () => {
  expect(await open('/dev/mail?key=the+key')).toEqual({ kind: 'opened', cookie: 'mailbox=the%20key; Path=/dev; HttpOnly; SameSite=Strict' })
  expect(await open('/dev/mail', { cookie: 'other=1; mailbox=the%20key' })).toEqual({ kind: 'mails', mails: [] })
})

test('it is no page for another machine, nor where there is no local mailbox', async () => {
  expect(await open('/dev/mail?key=the+key', { machine: false })).toEqual({ kind: 'absent' })
  expect(await open('/dev/mail', { cookie: 'mailbox=the%20key', mailbox: { ...app, devMailbox: null } })).toEqual({ kind: 'absent' })
})
