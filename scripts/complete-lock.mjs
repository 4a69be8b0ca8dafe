// Completes package-lock.json with the platform packages that this machine's registry could not look up, pinned by their parents,
// so that `npm ci` works on every platform. Run after each `npm install`: node scripts/complete-lock.mjs package-lock.json
// With --hashes it asks the registry once more for the hash of each package that has none (about a second each).
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
const path = process.argv[2]
const lock = JSON.parse(readFileSync(path, 'utf8'))
const OS = ['android', 'darwin', 'freebsd', 'linux', 'win32', 'openharmony', 'openbsd', 'netbsd', 'sunos', 'aix', 'wasi']
let added = 0
for (const [key, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, spec] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${key}/node_modules/${name}`,
      top = `node_modules/${name}`
    if (lock.packages[nested] || lock.packages[top]?.version === spec) continue
    const place = lock.packages[top] ? nested : top
    if (!/^\d/.test(spec)) {
      console.log('range', key, name, spec)
      continue
    }
    const tail = name.split('/').at(-1)
    const parts = tail.split(/[-.]/)
    const os = OS.find((o) => parts.includes(o)) ?? (parts.includes('windows') || parts.includes('win') ? 'win32' : undefined)
    const cpu = parts.includes('wasm32')
      ? 'wasm32'
      : (['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'universal'].find((c) => parts.includes(c)) ?? (parts.includes('x86_64') ? 'x64' : undefined))
    const e = { version: spec, optional: true }
    if (cpu === 'wasm32') e.cpu = ['wasm32']
    else {
      if (os) e.os = [os]
      if (cpu && cpu !== 'universal') e.cpu = [cpu]
    }
    if (!e.os && !e.cpu) {
      console.log('unknown', name)
      continue
    }
    lock.packages[place] = e
    added += 1
  }
}
if (process.argv.includes('--hashes')) {
  for (const [key, entry] of Object.entries(lock.packages)) {
    if (key === '' || entry.integrity !== undefined) continue
    const name = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const { status, stdout } = spawnSync('npm', ['view', `${name}@${entry.version}`, 'dist.integrity'], { encoding: 'utf8' })
    const hash = /sha512-\S+?(?='|\s|$)/.exec(stdout ?? '')?.[0]
    if (status === 0 && hash !== undefined) entry.integrity = hash
    else console.log('no hash', name)
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(path, JSON.stringify(lock, null, 2) + '\n')
console.log('added', added)
