import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** What was done to which file, in order. */
const done: string[] = []

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  const paths = new Map<number, string>()
  const wrapped = {
    ...real,
    openSync: (...given: Parameters<typeof real.openSync>) => {
      const descriptor = real.openSync(...given)
      paths.set(descriptor, String(given[0]))
      return descriptor
    },
    fsyncSync: (descriptor: number) => {
      done.push(`sync ${paths.get(descriptor)}`)
      real.fsyncSync(descriptor)
    },
    linkSync: (...given: Parameters<typeof real.linkSync>) => {
      done.push(`link ${String(given[0])}`)
      real.linkSync(...given)
    },
  }
  return { ...wrapped, default: wrapped }
})

// Another file of this worker may have imported it without the mock, and others must not get it with one.
vi.resetModules()
afterAll(() => vi.resetModules())
const { installationSecret, UnusableSecretError } = await import('./secrets.ts')

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'prongwise-secrets-'))
  done.length = 0
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

test('a secret is made once, for its owner only, and leaves nothing beside it', () => {
  const made = installationSecret({ DATA_DIR: folder }, 'operator')
  expect(made).toMatch(/^[0-9a-f]{64}$/)
  expect(installationSecret({ DATA_DIR: folder }, 'operator')).toBe(made)
  expect(fs.readdirSync(folder)).toEqual(['operator.secret'])
  expect(fs.statSync(join(folder, 'operator.secret')).mode & 0o777).toBe(0o600)
})

test('a secret is on the disk before it has its name, and its name before it is used', () => {
  installationSecret({ DATA_DIR: folder }, 'operator')
  const link = done.findIndex((step) => step.startsWith('link '))
  const file = done[link]!.slice('link '.length)
  expect(done.indexOf(`sync ${file}`)).toBeGreaterThanOrEqual(0)
  expect(done.indexOf(`sync ${file}`)).toBeLessThan(link)
  expect(done.indexOf(`sync ${folder}`)).toBeGreaterThan(link)
})

test.each(['', '\n', 'a', 'ab'.repeat(31), `${'ab'.repeat(31)}zz`, 'AB'.repeat(40), ' '.repeat(64)])('a secret that holds %j is refused, in words that do not repeat it', (content) => {
  const path = join(folder, 'operator.secret')
  fs.writeFileSync(path, content)
  let refusal: unknown
  try {
    installationSecret({ DATA_DIR: folder }, 'operator')
  } catch (error) {
    refusal = error
  }
  expect(refusal).toBeInstanceOf(UnusableSecretError)
  const { message } = refusal as Error
  expect(message).toContain(path)
  if (content.trim().length > 1) expect(message).not.toContain(content.trim())
  expect(fs.readFileSync(path, 'utf8')).toBe(content)
})

test('a line break after a secret is no part of it', () => {
  fs.writeFileSync(join(folder, 'operator.secret'), `${'0a'.repeat(32)}\n`)
  expect(installationSecret({ DATA_DIR: folder }, 'operator')).toBe('0a'.repeat(32))
})

describe('with the secret that all machines are given', () => {
  const shared = '0f'.repeat(32)
  test('machines without a folder in common have the same secrets, each name its own, and keep none on disk', () => {
    const other = fs.mkdtempSync(join(tmpdir(), 'prongwise-secrets-'))
    const of = (folder: string, name: string) => installationSecret({ DATA_DIR: folder, INSTALLATION_SECRET: shared }, name)
    expect(of(folder, 'operator')).toMatch(/^[0-9a-f]{64}$/)
    expect(of(other, 'operator')).toBe(of(folder, 'operator'))
    expect(of(folder, 'accounts')).not.toBe(of(folder, 'operator'))
    expect(installationSecret({ DATA_DIR: folder, INSTALLATION_SECRET: 'f0'.repeat(32) }, 'operator')).not.toBe(of(folder, 'operator'))
    expect(fs.readdirSync(folder)).toEqual([])
    fs.rmSync(other, { recursive: true })
  })

  test('a secret that the folder has already stays: what was signed with it goes on to hold', () => {
    const before = installationSecret({ DATA_DIR: folder }, 'operator')
    expect(installationSecret({ DATA_DIR: folder, INSTALLATION_SECRET: shared }, 'operator')).toBe(before)
  })
})
