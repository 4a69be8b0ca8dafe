/** What a test file stands on: the sources it reaches, the data beside them, and what is installed. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

const CODE = /\.(ts|tsx|mjs|js)$/
const LITERAL = /(['"`])((?:\.{1,2}\/)*[\w@.-]+(?:\/[\w@.-]+)*\/?)\1/g
/** Nothing of them is left where a program runs. */
const TYPES_ONLY = /^(?:import|export) type [^'"]* from ['"][^'"]*['"]/gm
/** What every test stands on. */
const EVERYWHERE = ['package-lock.json', 'vitest.config.ts', 'test/setup.ts']

const isFolder = (path: string) => statSync(path).isDirectory()
const filesIn = (folder: string): string[] => readdirSync(folder).flatMap((name) => (isFolder(join(folder, name)) ? filesIn(join(folder, name)) : [join(folder, name)]))

/** Its tests are not what a source reads there. */
const sourcesIn = (folder: string) => filesIn(folder).filter((file) => !/\.(test|e2e)\.tsx?$/.test(file))

/** Dev mode, and the program that fills an installation: what runs for visitors stands on neither. They count where they are named as entries. */
const BESIDE_THE_PRODUCT = ['scripts/dev-product.ts', 'scripts/seed.ts']

/** What has been read of the sources: one for fingerprints taken while nothing changes. */
export type Read = { reached: Map<string, Reached>; hashes: Map<string, string> }
export const nothingRead = (): Read => ({ reached: new Map(), hashes: new Map() })

/** A source or folder, and what is stood on behind it. */
type Reached = { isSource: boolean; next: string[] }

function once<T>(known: Map<string, T>, path: string, find: () => T): T {
  const found = known.get(path) ?? find()
  known.set(path, found)
  return found
}

/** Whatever a source names by a path of the repository: an import, a program it starts, a folder it reads. */
function namedBy(root: string, file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(TYPES_ONLY, '')
  return [...text.matchAll(LITERAL)].flatMap(([, , words]) => {
    const path = words ?? ''
    if (!path.includes('/') && !/\.\w+$/.test(path)) return []
    return [join(dirname(file), path), join(root, path)].filter(
      (found) =>
        existsSync(found) &&
        !BESIDE_THE_PRODUCT.includes(relative(root, found)) &&
        !relative(root, found).startsWith('..') &&
        !/(^|\/)node_modules(\/|$)/.test(relative(root, found)) &&
        normalize(found) !== normalize(root),
    )
  })
}

/** A folder holds its sources; data beside a source count as its own, and so does whatever it names. */
function reachedFrom(root: string, path: string): Reached {
  if (isFolder(path)) return { isSource: false, next: sourcesIn(path) }
  if (!CODE.test(path)) return { isSource: true, next: [] }
  const folder = dirname(path)
  const beside = folder === normalize(root) ? [] : readdirSync(folder).map((name) => join(folder, name))
  return { isSource: true, next: [...beside.filter((other) => !CODE.test(other) && !isFolder(other)), ...namedBy(root, path)] }
}

/** Paths under `root`, sorted. A folder that is named counts with all it holds. */
export function inputsOf(root: string, entries: readonly string[], { reached } = nothingRead()): string[] {
  const found = new Set(EVERYWHERE.map((path) => join(root, path)))
  const seen = new Set(found)
  const waiting = entries.map((path) => join(root, path))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || IGNORED.test(relative(root, path))) continue
    seen.add(path)
    const { isSource, next } = once(reached, path, () => reachedFrom(root, path))
    if (isSource) found.add(path)
    waiting.push(...next)
  }
  return [...found].map((path) => relative(root, path)).sort()
}

/** Written by the runs themselves. */
const IGNORED = /^(test\/soak\/stamps\.json$|(build|data|node_modules|\.cache|\.astro|\.git)(\/|$))/

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

/** Changes when any input of the entries does. */
export function fingerprintOf(root: string, entries: readonly string[], read = nothingRead()): string {
  const hash = createHash('sha256')
  for (const path of inputsOf(root, entries, read)) hash.update(`${path} ${once(read.hashes, join(root, path), () => hashOf(join(root, path)))}\n`)
  return hash.digest('hex').slice(0, 32)
}
