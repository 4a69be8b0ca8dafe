/** What the product is made of: every license is known and allowed, and the build can tell all of it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isAllowed, licensesOf, writeSupplyChain } from '../scripts/supply-chain.mjs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))

test('everything that is installed with the product has a license under which it may be handed on', () => {
  const rows = licensesOf(lock)
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ license }) => license === null || !isAllowed(license))).toEqual([])
})

test('a license that is not allowed, or not told, is found', () => {
  const of = (license?: string) => licensesOf({ packages: { '': {}, 'node_modules/x': { version: '1.0.0', ...(license === undefined ? {} : { license }) } } })
  expect(of()).toEqual([{ name: 'x', version: '1.0.0', license: null }])
  expect(['AGPL-3.0', 'GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE.md', 'UNLICENSED'].map(isAllowed)).toEqual([false, false, false, false, false])
  expect(['MIT', '(MIT OR GPL-3.0)', 'MIT AND OFL-1.1'].map(isAllowed)).toEqual([true, true, true])
  expect(licensesOf({ packages: { 'node_modules/a/node_modules/@b/c': { version: '1.0.0', license: 'MIT' }, 'node_modules/d': { version: '1.0.0', dev: true } } })).toEqual([
    { name: '@b/c', version: '1.0.0', license: 'MIT' },
  ])
})

test('the build writes a bill of materials with every package and its version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prongwise-sbom-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeSupplyChain(process.cwd(), folder)
  const { bomFormat, components } = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as { bomFormat: string; components: { 'bom-ref': string }[] }
  expect(bomFormat).toBe('CycloneDX')
  const listed = new Set(components.map((component) => component['bom-ref']))
  const direct = Object.keys(lock.packages[''].dependencies).map((name) => `${name}@${lock.packages[`node_modules/${name}`].version}`)
  expect(direct.filter((one) => !listed.has(one))).toEqual([])
  expect([...listed].filter((ref) => /^(vitest|typescript|knip)@/.test(ref))).toEqual([])
  expect(readFileSync(join(folder, 'licenses.txt'), 'utf8')).toContain('zod ')
}, 60_000)
