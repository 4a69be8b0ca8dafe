// What the product is made of that is not ours: a bill of materials (CycloneDX, by npm itself) and the licenses, beside the build.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Licenses under which the product may be run and handed on. LGPL: of a library beside the product that anyone may replace. */
export const ALLOWED = ['MIT', 'MIT-0', 'ISC', '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'OFL-1.1', 'CC0-1.0', 'Unlicense', 'Zlib', 'BlueOak-1.0.0', 'LGPL-3.0-or-later']

/** Builds of one package for machines that the lock file was not made on do not say their license: it is that of the package. */
const FAMILIES = {
  '@myriaddreamin/typst-ts-node-compiler-': 'Apache-2.0',
  '@napi-rs/canvas-': 'MIT',
  'node-bin-': 'MIT',
  'node-': 'MIT',
}

/** Holds of `A OR B` where one of them is allowed, of `A AND B` where both are. */
export function isAllowed(license) {
  const bare = license.replace(/^\((.*)\)$/, '$1')
  if (/ OR /.test(bare)) return bare.split(' OR ').some(isAllowed)
  if (/ AND /.test(bare)) return bare.split(' AND ').every(isAllowed)
  return ALLOWED.includes(bare)
}

/** Everything that is installed with the product, without what only builds and tests it: name, version, license (null where none is told). */
export function licensesOf(lock) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path !== '' && !entry.dev && !entry.link)
    .map(([path, { version, license, optional }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const family = optional ? Object.keys(FAMILIES).find((start) => name.startsWith(start)) : undefined
      return { name, version, license: license ?? (family === undefined ? null : FAMILIES[family]) }
    })
    .sort((one, other) => (one.name + one.version < other.name + other.version ? -1 : 1))
}

/** Writes `sbom.cdx.json` and `licenses.txt` into the folder. Throws where npm cannot tell what is installed. */
export function writeSupplyChain(root, folder) {
  const rows = licensesOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  writeFileSync(join(folder, 'licenses.txt'), rows.map(({ name, version, license }) => `${name} ${version}: ${license ?? 'not told'}\n`).join(''))
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status, stdout, error } = spawnSync(npm, ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel', 'error'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  if (error !== undefined || status !== 0) throw new Error(`npm sbom failed: ${error?.message ?? `exit ${status}`}`)
  const bill = JSON.parse(stdout)
  // npm leaves out packages that tools need too when it is asked to leave out the tools: it is asked for all of them.
  const installed = new Set(rows.map(({ name, version }) => `${name}@${version}`))
  const isInstalled = (ref) => installed.has(ref.split('|')[0])
  const product = bill.metadata.component['bom-ref']
  const components = bill.components.filter((component) => isInstalled(component['bom-ref']))
  const dependencies = bill.dependencies.filter(({ ref }) => ref === product || isInstalled(ref)).map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isInstalled) }))
  writeFileSync(join(folder, 'sbom.cdx.json'), JSON.stringify({ ...bill, components, dependencies }, null, 2))
}
