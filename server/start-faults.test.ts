import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { requireDataFolder, startFaultInWords } from './start-faults.ts'
import { ForeignStoreError } from '../usecases/claim-store.ts'
import { SettingsError } from './env.ts'

const folder = mkdtempSync(join(tmpdir(), 'prongwise-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a data folder is made where there is none, for its owner only', () => {
  requireDataFolder(join(folder, 'a', 'b'))
  expect(statSync(join(folder, 'a', 'b')).mode & 0o777).toBe(0o700)
  requireDataFolder(join(folder, 'a', 'b'))
})

test('a data folder that cannot be one is named with its reason', () => {
  writeFileSync(join(folder, 'file'), '')
  for (const path of [join(folder, 'file'), join(folder, 'file', 'inside'), '/dev/null/inside']) {
    expect(() => requireDataFolder(path), path).toThrow(SettingsError)
    expect(() => requireDataFolder(path), path).toThrow(/DATA_DIR: /)
  }
})

const fault = (code: string) => Object.assign(new Error(`no ${code}, postgres://user:HIDDEN@db.test`), { code })

test.each(['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'])('a port or address that cannot be listened on is told in words (%s)', (code) => {
  const words = startFaultInWords(Object.assign(fault(code), { syscall: code === 'ENOTFOUND' ? 'getaddrinfo' : 'listen' }), false)
  expect(words).toMatch(/HOST|PORT/)
})

test.each(['ECONNREFUSED', '28P01', '28000', '3D000'])('a database server that does not let us in is told in words (%s)', (code) => {
  const words = startFaultInWords(fault(code), true)
  expect(words).toContain('DATABASE_URL')
  expect(words).not.toContain('HIDDEN')
})

test('a file store of another installation is told in words', () => {
  expect(startFaultInWords(new ForeignStoreError('bucket letters'), false)).toContain('bucket letters')
})

test('what nobody foresaw is not put into words', () => {
  expect(startFaultInWords(new Error('a fault'), true)).toBeNull()
  expect(startFaultInWords('a fault', true)).toBeNull()
})
