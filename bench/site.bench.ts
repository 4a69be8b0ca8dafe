import { chromium, type Browser } from 'playwright-core'
import { ensureBrowser } from '../scripts/browser.mjs'
import { machineLine, percentile, startServer } from './measure.ts'

const PATHS = ['/', '/prices', '/niw-diy', '/ai', '/ai-samples', '/rfe', '/faq', '/blog', '/pilot-sample', '/proposed-endeavor-generator', '/checkout-niw-diy', '/contact']
const LOADS = 3
/** A slow phone on a slow mobile network, as Lighthouse has it. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1638.4 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const CPU_SLOWDOWN = 4

type Load = { html: number; script: number; requests: number; lcp: number; cls: number }

/** One visit with an empty cache, until nothing is fetched any more; bytes as they were sent. */
async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const kinds = new Map<string, string>()
  const bytes = { Document: 0, Script: 0 } as Record<string, number>
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.cls += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url)
  await page.waitForSelector('html[data-ready]')
  await page.waitForLoadState('networkidle')
  const { lcp, cls } = await page.evaluate(() => (window as unknown as { seen: { lcp: number; cls: number } }).seen)
  await context.close()
  return { html: bytes['Document'] ?? 0, script: bytes['Script'] ?? 0, requests: kinds.size, lcp, cls }
}

const executablePath = await ensureBrowser()
if (executablePath === null) throw new Error('no Chromium was found: set CHROMIUM_PATH to one')
const server = await startServer()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update'] })
const kilobytes = (count: number) => (count / 1000).toFixed(1)
console.log(`\nPublic pages in Chromium ${browser.version()} at 412 px, empty cache, 1.6 Mbit/s, 150 ms, processor slowed ${CPU_SLOWDOWN} times, median of ${LOADS} (${machineLine()})\n`)
console.log('| Page | HTML KB | Script KB | Requests | LCP ms | CLS |\n| --- | --- | --- | --- | --- | --- |')
for (const path of PATHS) {
  await fetch(server.baseUrl + path).then((answer) => answer.text())
  const loads: Load[] = []
  for (let count = 0; count < LOADS; count++) loads.push(await load(browser, server.baseUrl + path))
  const median = (of: keyof Load) =>
    percentile(
      loads.map((one) => one[of]),
      0.5,
    )
  console.log(`| ${path} | ${kilobytes(median('html'))} | ${kilobytes(median('script'))} | ${median('requests')} | ${Math.round(median('lcp'))} | ${median('cls').toFixed(3)} |`)
}
console.log()
await browser.close()
await server.stop()
