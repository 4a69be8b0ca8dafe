// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, say } from './prepare.mjs'

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** Path of a browser, or null where none could be had. */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : null
  ensureFonts()
  const found = KNOWN.find((path) => existsSync(path)) ?? (await playwrightBrowser())
  if (found) return found
  if (canInstall()) {
    say('Installing Chromium for the browser tests (once) …')
    aptInstall('chromium')
    if (existsSync(KNOWN[0])) return KNOWN[0]
  }
  say("Downloading Playwright's Chromium for the browser tests (once) …")
  spawnSync(process.execPath, [join(ROOT, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], { stdio: 'inherit' })
  return playwrightBrowser()
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function aptInstall(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: ['ignore', 'ignore', 'inherit'], env })
}

/** Arial and Times, or fonts of the same widths, which every visitor has: the tests of what moves when our fonts arrive compare with them. */
function ensureFonts() {
  if (!canInstall()) return
  const listed = spawnSync('fc-list', [':family=Liberation Sans'], { encoding: 'utf8' })
  if (listed.status === 0 && listed.stdout.trim() !== '') return
  aptInstall('fontconfig', 'fonts-liberation')
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}
