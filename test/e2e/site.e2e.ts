/** The public site as a visitor moves through it: header, pictures, carousel, prices, addresses that moved. */
import assert from 'node:assert/strict'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { answering, test } from './journey.ts'

const ready = (page: Page) => page.waitForSelector('html[data-ready]')
const header = (page: Page) => page.locator('header').first()
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

test('the header stays from a hundred pixels on', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/niw-diy`)
  await ready(page)
  await scrollTo(page, 99)
  await page.waitForTimeout(100)
  assert.equal(await header(page).getAttribute('data-sticky'), 'false')
  await scrollTo(page, 100)
  await page.locator('header[data-sticky="true"]').waitFor()
  await scrollTo(page, 1500)
  assert.equal(await header(page).evaluate((element) => element.getBoundingClientRect().top), 0)
})

test('a new page begins at its top and a fragment at its section', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/niw-diy`)
  await ready(page)
  await scrollTo(page, 2000)
  await page.locator('main a[href="/hr-recruiter-sample"]').click()
  await page.waitForURL('**/hr-recruiter-sample')
  await page.waitForFunction(() => window.scrollY === 0)
  assert.equal(await page.title(), 'HR & Recruiter - EB2 NIW Templates')
  await page.locator('header a[href="/#reviews"]').first().click()
  await page.waitForURL('**/#reviews')
  await page.waitForFunction(() => Math.abs((document.querySelector('#reviews')?.getBoundingClientRect().top ?? 0) - 92) <= 2)
})

test('a picture opens in a modal after a tenth of a second and gives the focus back', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/pilot-sample`)
  await ready(page)
  const pictures = page.locator('main button[aria-haspopup="dialog"]')
  assert.equal(await pictures.count(), 4, 'two blocks with two pictures each')
  const picture = await answering(pictures.first())
  await picture.click()
  const dialog = page.locator('dialog[open]')
  await dialog.waitFor()
  assert.equal(await page.locator('dialog:modal').count(), 1)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' }).catch(() => undefined)
  assert.equal(await page.locator('dialog[open]').count(), 0)
  assert.ok(await picture.evaluate((element) => element === document.activeElement))
})

test('an enlarged picture is scrolled by keys', async ({ page, baseUrl }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(`${baseUrl}/niw-diy`)
  await ready(page)
  await (await answering(page.locator('[data-carousel-track] button').first())).click()
  await page.locator('dialog[open]').waitFor()
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze()
  assert.deepEqual(
    violations.map(({ id }) => id),
    [],
  )
  const body = page.locator('dialog[open] [data-modal-body]')
  await page.keyboard.press('Tab')
  assert.ok(await body.evaluate((element) => element === document.activeElement))
  await page.keyboard.press('End')
  await page.waitForFunction(() => (document.querySelector('dialog[open] [data-modal-body]')?.scrollTop ?? 0) > 50)
})

test('the menu of a narrow window closes by key and when it is left', async ({ page, baseUrl }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(`${baseUrl}/contact`)
  await ready(page)
  const menu = page.locator('header details')
  const isOpen = () => menu.evaluate((details: HTMLDetailsElement) => details.open)
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  await menu.locator('a').first().focus()
  assert.equal(await isOpen(), true)
  await page.keyboard.press('Escape')
  assert.equal(await isOpen(), false)
  assert.ok(await menu.locator('summary').evaluate((summary) => summary === document.activeElement))
  await page.keyboard.press('Enter')
  await menu.locator('a:visible').last().focus()
  assert.equal(await isOpen(), true)
  await page.keyboard.press('Tab')
  assert.equal(await isOpen(), false)
})

test('the slides move every five seconds', async ({ page, baseUrl }) => {
  await page.clock.install()
  await page.goto(`${baseUrl}/niw-diy`)
  await ready(page)
  await answering(page.locator('[aria-roledescription="carousel"]'))
  await page.mouse.move(5, 5)
  await page.evaluate(() => {
    const track = document.querySelector('[data-carousel-track]') as HTMLElement
    track.scrollTo = () => void (document.title = String(Number(document.title) + 1))
    document.title = '0'
  })
  await page.locator('[aria-roledescription="carousel"][data-running="true"]').waitFor()
  await page.clock.runFor(3000)
  await page.clock.runFor(2100)
  assert.equal(await page.title(), '1')
})

const slideWidths = (page: Page) =>
  page.evaluate(() => {
    const track = document.querySelector<HTMLElement>('[data-carousel-track]')
    const slide = track?.children[0] as HTMLElement
    const style = getComputedStyle(track as HTMLElement)
    const inner = (track?.clientWidth ?? 0) - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    return Math.round((inner + Number.parseFloat(style.columnGap)) / (slide.offsetWidth + Number.parseFloat(style.columnGap)))
  })

test('the carousel shows one to four slides by width', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/niw-diy`)
  for (const [width, slides] of [
    [360, 1],
    [767, 1],
    [768, 2],
    [1199, 2],
    [1200, 3],
    [1499, 3],
    [1500, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    assert.equal(await slideWidths(page), slides, `${width} px`)
    const icon = await page.locator('.zoom-icon').first().isVisible()
    assert.equal(icon, width > 767, `the magnifier at ${width} px`)
  }
})

test('the carousel loops by button and rests when asked', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/niw-diy`)
  await ready(page)
  const carousel = page.locator('[aria-roledescription="carousel"]')
  const track = page.locator('[data-carousel-track]')
  await carousel.scrollIntoViewIfNeeded()
  const left = () => track.evaluate((element) => Math.round(element.scrollLeft))
  assert.equal(await track.locator('> li').count(), 12)
  await page.mouse.move(5, 5)
  await page.locator('[aria-roledescription="carousel"][data-running="true"]').waitFor()
  await page.waitForFunction(() => (document.querySelector('[data-carousel-track]')?.scrollLeft ?? 0) > 50, undefined, { timeout: 9000 })
  await carousel.getByRole('button', { name: 'Pause the slides' }).click()
  await carousel.getByRole('button', { name: 'Play the slides' }).waitFor()
  await page.mouse.move(5, 5)
  await page.waitForTimeout(800)
  assert.equal(await carousel.getAttribute('data-running'), 'false')
  await track.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
  await page.waitForTimeout(400)
  await carousel.getByRole('button', { name: 'Next document' }).click()
  await page.waitForFunction(() => (document.querySelector('[data-carousel-track]')?.scrollLeft ?? 99) < 5)
  await carousel.getByRole('button', { name: 'Previous document' }).click()
  await page.waitForFunction(() => (document.querySelector('[data-carousel-track]')?.scrollLeft ?? 0) > 1000)
  assert.ok((await left()) > 1000)
})

test('the carousel stays still for people who asked for less motion', async ({ page, baseUrl }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${baseUrl}/niw-diy`)
  await ready(page)
  await answering(page.locator('[aria-roledescription="carousel"]'))
  await page.mouse.move(5, 5)
  await page.waitForTimeout(600)
  assert.equal(await page.locator('[aria-roledescription="carousel"]').getAttribute('data-running'), 'false')
  await page.locator('[aria-roledescription="carousel"]').getByRole('button', { name: 'Play the slides' }).waitFor()
})

/** What a page says about its prices must agree in its words, its countdown and its structured data. */
test('prices agree with the promotion of the moment', async ({ page, baseUrl }) => {
  const FULL = { '/niw-diy': 360, '/ai': 1000, '/rfe': 500 } as const
  const LOWER = { '/niw-diy': 234, '/ai': 650, '/rfe': 325 } as const
  await page.goto(`${baseUrl}/prices`)
  await ready(page)
  const active = (await page.locator('[data-testid="countdown"]').count()) > 0
  assert.equal((await page.locator('main s').count()) > 0, active, 'old prices are struck through exactly while the countdown runs')
  for (const path of ['/niw-diy', '/ai', '/rfe'] as const) {
    await page.goto(baseUrl + path)
    const wanted = active ? LOWER[path] : FULL[path]
    assert.ok((await page.locator('main').innerText()).includes(`$${wanted.toLocaleString('en-US')}`), path)
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    const product = blocks.map((text) => JSON.parse(text) as Record<string, unknown>).find((node) => node['@type'] === 'Product')
    const offer = product?.['offers'] as Record<string, string>
    assert.equal(offer['price'], wanted.toFixed(2), path)
    assert.ok(new Date(offer['priceValidUntil'] ?? '').getTime() > Date.now(), path)
  }
})

test('select buttons lead to their checkouts and are counted', async ({ page, baseUrl }) => {
  const buttons = [
    ['checkout-starterKit', '/checkout-niw-diy'],
    ['checkout-selfpetitionAI', '/checkout-selfpetition-ai'],
    ['checkout-rfeResponse', '/checkout-rfe-response'],
  ] as const
  for (const from of ['/prices', '/select-product']) {
    await page.goto(baseUrl + from)
    await ready(page)
    // The next page begins a list of its own.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), true))
    for (const [event, to] of buttons) {
      await page.locator(`main a[href="${to}"]`, { hasText: /^SELECT$/ }).click()
      const events = await page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event))
      assert.ok(events.includes(event), `${event} from ${from}: ${events.join(', ')}`)
    }
    await page.goto(baseUrl + from)
    await page
      .locator('main a', { hasText: /^SELECT$/ })
      .first()
      .click()
    await page.waitForURL(`${baseUrl}/checkout-*`)
  }
})

test('home plans are counted', async ({ page, baseUrl }) => {
  await page.goto(baseUrl)
  await ready(page)
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), true))
  for (const href of ['/prices', '/niw-diy', '/ai', '/rfe']) {
    await page
      .locator(href === '/prices' ? `#home a[href="${href}"]` : `#services a[href="${href}"]`)
      .first()
      .click()
  }
  await page.locator('#services a[target="_blank"]').click()
  const events = await page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event))
  for (const event of ['offer-price', 'plan-premium', 'plan-ai', 'plan-rfe', 'plan-aos']) assert.ok(events.includes(event), `${event}: ${events.join(', ')}`)
})

test('template buttons carry their profession', async ({ page, baseUrl }) => {
  const wanted: Record<string, string[]> = {
    '/software-engineer-it-sample': ['?profession=softwareEngineer', '?profession=it'],
    '/data-scientist-analyst-sample': ['?profession=dataScientist', '?profession=dataAnalyst'],
    '/pilot-sample': ['?profession=pilot', '?profession=aeronauticalEngineer'],
    '/tech-entrepreneur-sample': ['?profession=techEntrepreneur&employmentType=entrepreneur'],
    '/banking-finance-sample': ['?profession=bankingFinance'],
  }
  for (const [path, queries] of Object.entries(wanted)) {
    await page.goto(baseUrl + path)
    const found = await page.locator('main a[href^="/checkout-niw-diy?"]').evaluateAll((links) => [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).search))])
    assert.deepEqual(found.sort(), [...queries].sort(), path)
    assert.ok((await page.locator('main a[href="/ai"]').count()) > 0, path)
    assert.equal(await page.locator('main a[href="/faq#documents-list"]').count(), 1, path)
  }
})

test('addresses that moved and that never were', async ({ page, baseUrl }) => {
  const ask = (path: string) => page.request.get(baseUrl + path, { maxRedirects: 0 })
  const moved = await ask('/rfe-response')
  assert.equal(moved.status(), 301)
  assert.equal(moved.headers()['location'], '/rfe')
  const unknown = await ask('/no-such-page')
  assert.equal(unknown.status(), 302)
  assert.equal(unknown.headers()['location'], '/')
  for (const path of ['/no-such-picture.webp', '/assets/no-such-script.js', '/wp-login.php']) {
    const missing = await ask(path)
    assert.equal(missing.status(), 404, path)
    assert.equal((await missing.text()).trim(), 'There is no such file.', path)
  }
  assert.equal((await ask('/api/no-such-call')).status(), 404)
  assert.match(await (await ask('/robots.txt')).text(), /Sitemap: .+\/sitemap\.xml/)
})

test('bare pages have no header and no footer', async ({ page, baseUrl }) => {
  for (const path of ['/not-found', '/coming-soon']) {
    await page.goto(baseUrl + path)
    assert.equal(await page.locator('header, footer').count(), 0, path)
    assert.equal(await page.locator('meta[name="robots"]').getAttribute('content'), 'noindex')
  }
})

test('long reviews are cut and open on request', async ({ page, baseUrl }) => {
  await page.goto(baseUrl)
  await ready(page)
  const long = page.locator('#reviews figure', { hasText: '…' }).first()
  const author = await long.locator('figcaption span.block').first().innerText()
  const shown = await long.locator('blockquote p').innerText()
  assert.equal(shown.length, 451)
  assert.ok(shown.endsWith('…'))
  await answering(long)
  await long.getByRole('button', { name: 'Read more' }).click()
  const opened = page.locator('#reviews figure', { hasText: author })
  assert.ok((await opened.locator('blockquote p').innerText()).length > 500)
})

const reviewFile = [
  { photo: '/no-such-photo.webp', author: 'From Google A', rating: 5, time: 'a week ago', text: 'a'.repeat(501) },
  { photo: '', author: 'From Google B', rating: 4, time: 'a month ago', text: 'b'.repeat(500) },
]

test('google reviews come first and a missing photo is replaced', async ({ page, baseUrl }) => {
  await page.route('**/google-reviews.json', (route) => route.fulfill({ json: { googleMapsUri: 'https://maps.google.com/?cid=7', reviews: reviewFile } }))
  await page.goto(baseUrl)
  await ready(page)
  const cards = page.locator('#reviews figure')
  await answering(cards.first())
  await cards.filter({ hasText: 'From Google A' }).scrollIntoViewIfNeeded()
  assert.equal(await cards.count(), 13)
  assert.deepEqual(await Promise.all([0, 1].map(async (at) => (await cards.nth(at).locator('blockquote').innerText()).length)), [451, 500])
  await page.waitForFunction(() => (document.querySelector('#reviews figure img') as HTMLImageElement).src.endsWith('/review-photo.svg'))
  assert.equal(await page.locator('#reviews a[href="https://maps.google.com/?cid=7"]').count(), 1)
})

test('the built in reviews stay where the file cannot be read', async ({ page, baseUrl }) => {
  for (const answer of [{ status: 500, body: '' }, { contentType: 'text/html', body: '<p>' }, { json: [] }]) {
    const said = page.waitForEvent('console', (message) => message.text().startsWith('the Google reviews could not be read'))
    await page.route('**/google-reviews.json', (route) => route.fulfill(answer))
    await page.goto(baseUrl)
    await page.locator('#reviews').scrollIntoViewIfNeeded()
    await said
    assert.equal(await page.locator('#reviews figure').count(), 11)
    await page.unroute('**/google-reviews.json')
  }
})

test('the demonstration runs at one and a half', async ({ page, baseUrl }) => {
  for (const [path, target] of [
    ['/', null],
    ['/ai', '_blank'],
  ] as const) {
    await page.goto(baseUrl + path)
    await ready(page)
    const video = page.locator('video')
    await video.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2)
    assert.equal(await video.evaluate((element: HTMLVideoElement) => element.playbackRate), 1.5, path)
    const link = page.locator('a:has(video)')
    assert.deepEqual([await link.getAttribute('href'), await link.getAttribute('target')], ['/proposed-endeavor-generator', target], path)
  }
})

test('a page that is only looked at asks for no script but that of the site', async ({ page, baseUrl }) => {
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(new URL(request.url()).pathname))
  await page.goto(baseUrl)
  await ready(page)
  await page.waitForTimeout(500)
  assert.ok(asked.length > 0)
  // What draws islands comes when the first of them comes near.
  const drawsIslands = (path: string) => /\/client\./.test(path)
  assert.deepEqual(asked.filter(drawsIslands), [])
  await answering(page.locator('video'))
  assert.equal(asked.filter(drawsIslands).length, 1)
})
