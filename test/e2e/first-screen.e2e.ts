/** What a visitor meets first: the endeavor of a profession, the chooser, consent, a checkout on a phone, a clock that is wrong. */
import assert from 'node:assert/strict'
import { test } from './journey.ts'

const PHONE = { width: 375, height: 812 }

test('a visitor picks a profession and sees its endeavor with the three prongs, with and without scripts', async ({ page, baseUrl, browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' })
    const tab = await context.newPage()
    await tab.goto(baseUrl)
    const shown = () => tab.locator('.endeavor:visible h2').allInnerTexts()
    const [first] = await shown()
    await tab.getByText('Medicine', { exact: true }).click()
    const [second] = await shown()
    assert.equal((await shown()).length, 1)
    assert.notEqual(second, first)
    if (javaScriptEnabled) {
      const inTheSameFrame = await tab.getByLabel('Founder', { exact: true }).evaluate((radio) => {
        ;(radio as HTMLInputElement).click()
        return getComputedStyle(document.querySelectorAll('.endeavor')[4]!).visibility
      })
      assert.equal(inTheSameFrame, 'visible')
      await tab.getByText('Medicine', { exact: true }).click()
    }
    assert.deepEqual(await tab.locator('.endeavor:visible strong').allInnerTexts(), ['Why it matters', 'Why you', 'Why waive the job offer'])
    await context.close()
  }
  await page.goto(baseUrl)
})

test('a Spanish page is Spanish from its header to its foot, and each language leads to the other', async ({ page, baseUrl }) => {
  for (const [spanish, english] of [
    ['/es', '/'],
    ['/es/precios', '/prices'],
    ['/es/generador', '/proposed-endeavor-generator'],
  ] as const) {
    await page.goto(baseUrl + english)
    const alternates = () => page.locator('link[rel=alternate]').evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]))
    const both = [
      ['en', english],
      ['es', spanish],
      ['x-default', english],
    ]
    assert.deepEqual(await alternates(), both)
    await page.getByRole('link', { name: 'Español' }).first().click()
    await page.waitForURL(`**${spanish}`)
    assert.equal(await page.locator('html').getAttribute('lang'), 'es')
    assert.deepEqual(await alternates(), both)
    // What stands in another language says so.
    const words = await page.evaluate(() => {
      for (const quoted of document.querySelectorAll('[lang=en]:not(html)')) quoted.remove()
      return document.body.innerText
    })
    assert.deepEqual(words.match(/\b(?:the|and|your|with|price|list|sign in|skip)\b/gi), null, spanish)
    await page.goto(baseUrl + spanish)
    await page.getByRole('link', { name: 'English' }).click()
    await page.waitForURL(baseUrl + english)
  }
})

test('the notice becomes a table as it comes into view, and stands still for people who asked for less motion', async ({ page, baseUrl }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${baseUrl}/rfe`)
  await page.waitForSelector('html[data-ready]')
  const rows = () => page.locator('.notice-row').evaluateAll((all) => all.map((row) => getComputedStyle(row).clipPath))
  /** `share`: of the window, from its top to that of the drawing. */
  const scrollTo = (share: number) =>
    page.evaluate((at) => {
      const { top } = document.querySelector('.notice-drawing')!.getBoundingClientRect()
      window.scrollTo({ top: scrollY + top - innerHeight * at, behavior: 'instant' })
    }, share)
  await scrollTo(0.95)
  await page.waitForFunction(() => getComputedStyle(document.querySelector('.notice-row')!).clipPath.includes('100%'))
  await scrollTo(0.1)
  await page.waitForFunction(() => [...document.querySelectorAll('.notice-row')].every((row) => /^inset\((?:0(?:px|%) ?)+\)$/.test(getComputedStyle(row).clipPath)))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scrollTo(0.95)
  assert.deepEqual(await rows(), ['none', 'none', 'none'])
})

test('five answers lead to a product, and a risk leads to an attorney', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/choose`)
  for (const label of ['I am preparing a petition', 'Not that I know of', 'Yes, I can say it in two sentences', 'I will, with good examples']) await page.getByLabel(label).check()
  await page.locator('input[name=profession][value=listed]').check()
  await page.getByRole('button', { name: 'Show what fits' }).click()
  await page.locator('[data-fit=diy]').waitFor()
  await page.getByLabel(/My status ends soon/).check()
  await page.getByRole('button', { name: 'Show what fits' }).click()
  await page.locator('[data-fit=lawyer]').waitFor()
})

test.describe(() => {
  test.use({ viewport: PHONE })
  test('a checkout on a phone has no menu, and the bar at its foot leads to payment', async ({ page, baseUrl }) => {
    await page.goto(`${baseUrl}/checkout-selfpetition-ai`)
    await page.waitForSelector('html[data-ready]')
    assert.equal(await page.getByRole('navigation', { name: 'Main' }).count(), 0)
    await page.getByRole('button', { name: 'Pay securely' }).click()
    await page.getByTestId('checkout-notice').getByText('Oops... check your selection').waitFor()
  })

  test('what stands by itself to be pressed is large enough for a thumb', async ({ page, baseUrl }) => {
    const small: string[] = []
    for (const path of ['/', '/ai', '/contact', '/prices', '/niw-diy', '/rfe', '/proposed-endeavor-generator', '/checkout-niw-diy', '/es', '/es/precios']) {
      await page.goto(baseUrl + path)
      await page.waitForSelector('html[data-ready]')
      // Links inside a sentence, a caption or a list of sources are as high as its lines.
      const found = await page.locator('a, button, summary, select').evaluateAll((all) =>
        all
          .filter((target) => {
            const { height } = target.getBoundingClientRect()
            const inSentence = [...(target.parentElement?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
            return height > 1 && height < 43.5 && !inSentence && target.closest('.sr-only, [aria-hidden=true], address, figcaption, ul.text-sm') === null && !target.matches('.skip-link')
          })
          .map((target) => `${target.textContent?.trim()} ${target.getBoundingClientRect().height}`),
      )
      small.push(...found.map((one) => `${path}: ${one}`))
    }
    assert.deepEqual(small, [])
  })

  test('what is pressed in the contact bar is large enough for a thumb at 320 pixels', async ({ page, baseUrl }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(baseUrl)
    for (const link of await page.getByRole('complementary', { name: 'Contact' }).getByRole('link').all()) {
      if (!(await link.isVisible())) continue
      assert.ok((await link.boundingBox())!.height >= 44, await link.innerText())
    }
  })
})

test.describe(() => {
  test.use({ settings: { GOOGLE_TAG_ID: 'G-TEST12345' } })
  test('nothing of another company is asked for before a yes, nor after a no', async ({ page, baseUrl }) => {
    const asked: string[] = []
    await page.route(/^https:/, async (route) => {
      asked.push(new URL(route.request().url()).host)
      await route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    const question = page.locator('[data-consent-question]')
    await page.goto(`${baseUrl}/contact`)
    await page.waitForSelector('html[data-ready]')
    await question.getByRole('button', { name: 'No, thanks' }).click()
    await page.goto(`${baseUrl}/prices`)
    await page.waitForSelector('html[data-ready]')
    assert.equal(await question.isVisible(), false)
    assert.deepEqual(asked, [])
    await page.getByRole('button', { name: 'Analytics choices' }).click()
    const loads = page.waitForRequest(/googletagmanager/)
    await question.getByRole('button', { name: 'Yes, allow it' }).click()
    await loads
    assert.deepEqual(asked, ['www.googletagmanager.com'])
    await page.goto(`${baseUrl}/orders`)
    await page.goto(`${baseUrl}/login`)
    await page.waitForSelector('html[data-ready]')
    assert.equal(await page.locator('[data-google-tag]').count(), 0, 'a page of one person has no tag')
  })
})

test.describe(() => {
  test.use({ settings: { TEST_CLOCK: '2026-01-02T00:00:00Z' } })
  test('the countdown shows the time left on the server where the visitor’s clock is wrong', async ({ page, baseUrl }) => {
    // Not the test's own clock: that replaces what the page can read of its answer, too.
    await page.addInitScript(() => {
      const now = Date.now.bind(Date)
      const ahead = Date.UTC(2026, 0, 3, 20) - now()
      Date.now = () => now() + ahead
    })
    await page.goto(`${baseUrl}/prices`)
    await page.waitForFunction(() => document.querySelector('[data-countdown] b')?.textContent !== '––')
    const [days, hours] = await page.getByTestId('countdown').locator('b').allInnerTexts()
    assert.deepEqual([days, hours], ['01', '23'])
  })
})

test('the address of an answer lands on it, also where the page moves while it opens', async ({ page, baseUrl }) => {
  await page.addInitScript(() => {
    addEventListener('load', () =>
      setTimeout(() => {
        const late = document.createElement('div')
        late.style.cssText = 'height: 600px; overflow-anchor: none'
        document.documentElement.style.overflowAnchor = 'none'
        document.querySelector('main')?.prepend(late)
      }, 350),
    )
  })
  await page.goto(`${baseUrl}/faq/Costs`)
  await page.waitForFunction(() => document.querySelector('main > div')?.getAttribute('style')?.includes('600px') === true)
  await page.waitForTimeout(700)
  const top = await page.locator('[data-faq=asked]').evaluate((section) => section.getBoundingClientRect().top)
  assert.ok(top >= 0 && top < 140, `the answer stands at ${top}`)
})
