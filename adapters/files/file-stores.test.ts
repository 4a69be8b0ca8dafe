import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeS3, type FakeS3 } from '../../test/fake-s3.ts'
import type { KeyedFileStore } from './file-keys.ts'
import { folderFileStore } from './folder-file-store.ts'
import { s3FileStore } from './s3-file-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'prongwise-files-'))
const settings = { bucket: 'letters', region: 'us-west-2', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'the secret' }
let s3: FakeS3

beforeAll(async () => {
  s3 = await startFakeS3(settings.secretAccessKey)
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A bucket of a real service, as http://KEY:SECRET@host:port/bucket?region=…; without it only the small server of the tests is used. */
const service = process.env['TEST_S3_URL'] === undefined ? null : new URL(process.env['TEST_S3_URL'])

const stores: [name: string, open: () => KeyedFileStore][] = [
  ['a folder', () => folderFileStore(folder)],
  ['an S3 bucket', () => s3FileStore({ ...settings, endpoint: s3.endpoint })],
  ...(service === null ? [] : [['a bucket of a real service', () => s3FileStore(serviceSettings(service))] as [string, () => KeyedFileStore]]),
]

function serviceSettings({ origin, pathname, searchParams, username, password }: URL) {
  return {
    bucket: pathname.slice(1),
    region: searchParams.get('region') ?? 'us-east-1',
    endpoint: origin,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}

test('a file of the bucket that is opened and not read yet holds nothing of it: a folder to print opens hundreds', async () => {
  const store = s3FileStore({ ...settings, endpoint: s3.endpoint })
  const key = await store.put(Buffer.alloc(2_000_000, 7))
  const before = s3.sent
  const opened = await store.open(key)
  expect([opened?.bytes, s3.sent - before]).toEqual([2_000_000, 0])
  await opened!.pieces().next()
  expect(s3.sent - before).toBe(1024 * 1024)
})

describe.each(stores)('files in %s', (_name, open) => {
  test('have one owner: the first mark stays, and is no file', async () => {
    const store = open()
    const first = (await store.readMark()) ?? 'first'
    await store.writeMark(first)
    await Promise.all([open().writeMark('second'), open().writeMark('third')])
    expect(await open().readMark()).toBe(first)
    expect(await store.get('installation-mark')).toBeNull()
    await store.delete('installation-mark')
    expect((await Array.fromAsync(store.list())).filter(({ key }) => key.includes('mark'))).toEqual([])
    expect(await store.readMark()).toBe(first)
  })

  test('come back byte for byte', async () => {
    const store = open()
    for (const bytes of [Buffer.from('short'), Buffer.alloc(3_145_728, 7), Buffer.from([0, 255, 13, 10])]) {
      const key = await store.put(bytes)
      expect(Buffer.from((await store.get(key))!).equals(bytes)).toBe(true)
    }
  })

  test('come back piece by piece too, with their length', async () => {
    const store = open()
    for (const bytes of [Buffer.alloc(0), Buffer.from('short'), Buffer.from(Array.from({ length: 2_500_000 }, (_, index) => index % 251))]) {
      const opened = await store.open(await store.put(bytes))
      expect(opened?.bytes).toBe(bytes.length)
      const pieces = await Array.fromAsync(opened!.pieces())
      expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
      expect(Math.max(0, ...pieces.map(({ length }) => length))).toBeLessThanOrEqual(1024 * 1024)
    }
  })

  test('that are deleted while they are read break off', async () => {
    const store = open()
    const key = await store.put(Buffer.alloc(3_000_000, 7))
    const opened = await store.open(key)
    await store.delete(key)
    await expect(Array.fromAsync(opened!.pieces())).rejects.toThrow()
  })

  test('have random names that say nothing', async () => {
    const store = open()
    const keys = await Promise.all([store.put(Buffer.from('same')), store.put(Buffer.from('same'))])
    expect(keys[0]).not.toBe(keys[1])
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{40}$/)
  })

  test('are gone once deleted, and deleting again is no fault', async () => {
    const store = open()
    const key = await store.put(Buffer.from('x'))
    await store.delete(key)
    await store.delete(key)
    expect(await store.get(key)).toBeNull()
    expect(await store.open(key)).toBeNull()
  })

  test('can be listed, all of them and nothing else, with the time they came', async () => {
    const store = open()
    const given = await Promise.all(Array.from({ length: 5 }, (_, index) => store.put(Buffer.from(`file ${index}`))))
    s3.pageSize = 2
    s3.objects.set('/letters/backup/of-something-else.tar', Buffer.from('not ours'))
    writeFileSync(join(folder, 'notes.txt'), 'not ours')
    const found = new Map((await Array.fromAsync(store.list())).map(({ key, storedAt }) => [key, storedAt.getTime()]))
    expect(given.filter((key) => !found.has(key))).toEqual([])
    for (const [key, storedAt] of found) {
      expect((await store.get(key)) !== null, key).toBe(true)
      expect(Math.abs(Date.now() - storedAt)).toBeLessThan(3_600_000)
    }
  })

  test.each(['', '../../etc/passwd', 'ab/../../x', `ab/${'0'.repeat(40)}`, 'AB/XYZ'])('an unknown key %j finds nothing', async (key) => {
    const store = open()
    expect(await store.get(key)).toBeNull()
    await store.delete(key)
  })
})

test('a folder keeps files readable by their owner only, and no halves', async () => {
  const key = await folderFileStore(folder).put(Buffer.from('private'))
  expect(statSync(join(folder, key)).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, key.slice(0, 2))).filter((name) => name.endsWith('.partial'))).toEqual([])
})

test('a bucket refuses who does not hold the secret', async () => {
  const stranger = s3FileStore({ ...settings, endpoint: s3.endpoint, secretAccessKey: 'a guess' })
  await expect(stranger.put(Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch')
  expect(s3.refused).toBe(1)
})

test('a write that the service refuses is an error and stores nothing', async () => {
  const before = s3.objects.size
  s3.failNextPut = true
  await expect(s3FileStore({ ...settings, endpoint: s3.endpoint }).put(Buffer.from('x'))).rejects.toThrow('EntityTooLarge')
  expect(s3.objects.size).toBe(before)
})

test('a folder is never seen with half a mark while machines of one installation start on it, one a little after the other', async () => {
  const fresh = join(folder, 'started-at-once')
  const marks = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      await wait(index / 4)
      const store = folderFileStore(fresh)
      await store.writeMark('one and the same')
      return store.readMark()
    }),
  )
  expect(new Set(marks)).toEqual(new Set(['one and the same']))
  expect(readdirSync(fresh)).toEqual(['installation-mark'])
})
