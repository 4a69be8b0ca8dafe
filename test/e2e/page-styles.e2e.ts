/** Each part of the site has a sheet of its own: what a page draws is in the sheet of its part. */
import assert from 'node:assert/strict'
import { test } from './journey.ts'

test.use({ readOnly: true })

const PATHS = [
  '/',
  '/prices',
  '/select-product',
  '/niw-diy',
  '/ai',
  '/ai-samples',
  '/sample-petition',
  '/sample-petition/prong-1',
  '/rfe',
  '/ordered',
  '/pilot-sample',
  '/faq',
  '/blog/',
  '/blog/visa-bulletin-for-niw-filers',
  '/contact',
  '/proposed-endeavor-generator',
  '/selected-proposed-endeavor',
  '/checkout-niw-diy?profession=pilot',
  '/checkout-selfpetition-ai',
  '/checkout-rfe-response',
  '/aiform1',
  '/orders',
  '/login',
  '/dashboard',
  '/console',
  '/privacy/requests',
  '/es',
  '/es/precios',
  '/es/reembolsos',
  '/es/generador',
  '/not-found',
  '/coming-soon',
]

/** They have no style: what they mark for ("group-open:…") is a class of its own. */
const MARKERS = new Set(['group', 'peer'])

test('no page draws a class that only the sheet of another part holds', async ({ page, baseUrl }) => {
  const styled = new Map<string, Set<string>>()
  const drawn = new Map<string, string[]>()
  for (const path of PATHS) {
    await page.goto(baseUrl + path)
    const found = await page.evaluate(() => {
      const names = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...(rule instanceof CSSStyleRule ? [...rule.selectorText.matchAll(/\.((?:[\w-]|\\.)+)/g)].map((match) => (match[1] ?? '').replaceAll('\\', '')) : []),
          ...('cssRules' in rule ? names(rule.cssRules as CSSRuleList) : []),
        ])
      return {
        styled: [...document.styleSheets].flatMap((sheet) => names(sheet.cssRules)),
        drawn: [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
      }
    })
    styled.set(path, new Set(found.styled))
    drawn.set(path, found.drawn)
  }
  const anywhere = new Set([...styled.values()].flatMap((names) => [...names]))
  assert.ok(anywhere.size > 400, `${anywhere.size} classes`)
  const missing = PATHS.flatMap((path) => [...new Set(drawn.get(path))].filter((name) => !MARKERS.has(name) && anywhere.has(name) && !styled.get(path)?.has(name)).map((name) => `${path}: ${name}`))
  assert.deepEqual(missing, [])
})
