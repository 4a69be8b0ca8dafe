import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fingerprintOf, inputsOf } from './inputs.ts'

const root = mkdtempSync(join(tmpdir(), 'prongwise-inputs-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

write('package-lock.json', '{}')
write('vitest.config.ts', "import './unrelated/settings.ts'")
write('test/setup.ts', '')
write('unrelated/settings.ts', '')
write('unrelated/types.ts', '')
write('reader/reader.test.ts', "import { read } from './reader.ts'\nimport type { T } from '../unrelated/types.ts'\nimport { expect } from 'vitest'")
write('reader/reader.ts', "const child = join(import.meta.dirname, 'child.mjs')\nconst later = await import('../tables/table.ts')\nfor (const name of readdirSync('fixtures/letters')) read(name)")
write('reader/child.mjs', "spawn('build/programs/main.mjs')")
write('reader/words.json', '{}')
write('reader/other.ts', '')
write('build/programs/main.mjs', "readFileSync('fixtures/built/large.json')")
write('fixtures/built/large.json', '{}')
write('tables/table.ts', "import '../test/soak/whole.ts'")
write('test/soak/whole.ts', '')
write('test/soak/stamps.json', '{}')
write('fixtures/letters/a.pdf', 'a')
write('fixtures/letters/deep/b.pdf', 'b')
const inputs = ['reader/reader.test.ts']

test('a test stands on what it imports, starts and reads, on the data beside it, and on what is installed', () => {
  expect(inputsOf(root, inputs)).toEqual([
    'fixtures/letters/a.pdf',
    'fixtures/letters/deep/b.pdf',
    'package-lock.json',
    'reader/child.mjs',
    'reader/reader.test.ts',
    'reader/reader.ts',
    'reader/words.json',
    'tables/table.ts',
    'test/setup.ts',
    'test/soak/whole.ts',
    'vitest.config.ts',
  ])
})

test('a note that something passed changes no fingerprint, though a source beside it is stood on', () => {
  const before = fingerprintOf(root, inputs)
  write('test/soak/stamps.json', '{"reader/reader.test.ts":"1"}')
  expect(fingerprintOf(root, inputs)).toBe(before)
})

test.each(['tables/table.ts', 'fixtures/letters/deep/b.pdf', 'reader/words.json', 'package-lock.json'])('a change of %s changes the fingerprint', (path) => {
  const before = fingerprintOf(root, inputs)
  write(path, 'changed')
  expect(fingerprintOf(root, inputs)).not.toBe(before)
})

test('a file that is added to a folder changes the fingerprint, one beside it that nothing names does not', () => {
  const before = fingerprintOf(root, inputs)
  write('reader/other.ts', 'changed')
  expect(fingerprintOf(root, inputs)).toBe(before)
  write('fixtures/letters/c.pdf', 'c')
  expect(fingerprintOf(root, inputs)).not.toBe(before)
})
