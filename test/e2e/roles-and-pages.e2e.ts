/** Each page as everyone: visitor, ended token, customer, consultant, operator, and a customer who calls themselves operator. */
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { PAGES } from '../page-access.ts'
import { accountWith, PASSWORD } from './operator-account.ts'
import { test } from './journey.ts'

const ready = (page: Page) => page.waitForSelector('html[data-ready]')

type User = { id: string; email: string; role: string; roles: string[]; firstName: string; lastName: string; token: string }
type Who = 'visitor' | 'ended' | 'customer' | 'consultant' | 'operator' | 'pretender'
const WHO: Who[] = ['visitor', 'ended', 'customer', 'consultant', 'operator', 'pretender']

async function everyone(page: Page, baseUrl: string): Promise<Record<Who, User | null>> {
  const users: Record<string, User> = {}
  for (const role of ['customer', 'consultant', 'operator']) {
    const email = await accountWith(page, baseUrl, role)
    const answer = await page.request.post('/auth', { data: { email, password: PASSWORD } })
    users[role] = { ...((await answer.json()) as User), token: answer.headers()['authorization'] ?? '' }
  }
  const { customer, consultant, operator } = users as Record<'customer' | 'consultant' | 'operator', User>
  return { visitor: null, ended: { ...operator, token: `Bearer ${'x'.repeat(43)}` }, customer, consultant, operator, pretender: { ...customer, role: 'operator', roles: ['operator'] } }
}

/** An address of the page; what is to be guessed is guessed wrong. */
const addressOf = (path: string) =>
  `/${path === '*' ? 'no-such-page' : path}`
    .replace('/:location?', '')
    .replace('/*', '')
    .replace(':reference', 'PW-0000-0000-0000-0000')
    .replace('blog/:slug', 'blog/no-such-article')
    .replace(/:\w+/, 'x'.repeat(43))

test('the server gives every page to everyone alike', async ({ page, baseUrl }) => {
  const users = await everyone(page, baseUrl)
  const emails = Object.values(users).flatMap((user) => user?.email ?? [])
  const wrong: string[] = []
  for (const [path, access] of Object.entries(PAGES)) {
    const address = addressOf(path)
    const machine = access === 'machine' ? { 'x-forwarded-for': '203.0.113.9' } : undefined
    const answers = new Set<string>()
    for (const who of WHO) {
      const authorization = users[who]?.token
      const answer = await page.request.get(address, { maxRedirects: 0, headers: { ...(authorization === undefined ? {} : { authorization }), ...machine } })
      answers.add(`${answer.status()} ${answer.headers()['location'] ?? ''}`)
      const html = await answer.text()
      if (emails.some((email) => html.includes(email))) wrong.push(`${address} names somebody to ${who}`)
    }
    if (answers.size !== 1) wrong.push(`${address} answers ${[...answers].join(' and ')}`)
    if (machine !== undefined && ![...answers].every((answer) => answer.startsWith('404'))) wrong.push(`${address} opens to another machine`)
  }
  assert.deepEqual(wrong, [])
})

async function openAs(page: Page, user: User | null, address: string): Promise<void> {
  await page.goto('/not-found')
  await page.evaluate((text) => (text === null ? localStorage.removeItem('user') : localStorage.setItem('user', text)), user === null ? null : JSON.stringify(user))
  await page.goto(address)
  await ready(page)
}

test('the dashboard and the console show each role its own', async ({ page, baseUrl }) => {
  const users = await everyone(page, baseUrl)
  const given: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/^\/(api\/console|users|tutors|lead)/.test(pathname) && response.ok()) given.push(pathname)
  })
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
  for (const who of WHO) {
    await openAs(page, users[who], '/dashboard')
    if (who === 'visitor' || who === 'ended') {
      await heading('Sign in to see your account')
      assert.equal(await page.evaluate(() => localStorage.getItem('user')), null)
    } else {
      await page.getByText(users[who]!.email).first().waitFor()
      await page.locator(who === 'consultant' ? '#links-info' : '#basics').waitFor()
      assert.equal(await page.locator('#links-info').count(), who === 'consultant' ? 1 : 0, who)
      assert.equal(await page.getByRole('main').getByRole('link', { name: 'Open the console' }).count(), who === 'operator' ? 1 : 0, who)
    }
    for (const address of ['/console', '/console/accounts', '/console/orders/PW-0000-0000-0000-0000', '/console/actions']) {
      given.length = 0
      await openAs(page, users[who], address)
      switch (who) {
        case 'visitor':
          await heading('Sign in')
          break
        case 'ended':
          await heading('Sign in')
          assert.equal(await page.evaluate(() => localStorage.getItem('user')), null)
          break
        case 'customer':
        case 'consultant':
          await heading('This account is not an operator’s')
          break
        case 'pretender':
          await page.getByText('Your account does not have access to this').first().waitFor()
          break
        case 'operator':
          await page.getByRole('navigation', { name: 'Console' }).waitFor()
          if (!address.includes('orders/')) await page.locator('main [role="status"]:text("Loading")').waitFor({ state: 'detached' })
          break
      }
      if (who !== 'operator')
        assert.deepEqual(
          given.filter((path) => path.startsWith('/api/console')),
          [],
          `${who} at ${address}`,
        )
    }
  }
})
