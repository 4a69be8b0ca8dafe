import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { folderFileStore } from '../adapters/files/folder-file-store.ts'
import { fileCalls } from '../api/file-calls.ts'
import type { Services } from '../usecases/services.ts'
import { answerRoom } from './answer-room.ts'

const MB = 1024 * 1024
const FILE_BYTES = 40 * MB

const folder = mkdtempSync(join(tmpdir(), 'prongwise-answers-'))
const files = folderFileStore(folder)
let storageKey: string
beforeAll(async () => {
  storageKey = await files.put(Buffer.alloc(FILE_BYTES, 7))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The call that opens files, on a store in a folder that holds one large file. */
async function listening(room: Parameters<typeof answerRoom>[1]): Promise<{ server: Server; ask(visitor: string): Socket }> {
  const record = { id: 'a', name: 'scan.pdf', mediaType: 'application/pdf', storageKey }
  const services = {
    clock: { now: () => 0 },
    addresses: { isFileAddress: () => true },
    database: { stores: { files: { find: async () => record, recordAccess: async () => {} } } },
    files,
    report: () => {},
  } as unknown as Services
  const site = new Hono()
  site.use(answerRoom({ trustProxy: true }, room))
  site.route('/', fileCalls(services))
  const listener = getRequestListener(site.fetch)
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sockets: Socket[] = []
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const ask = (visitor: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`GET /files/a?reader=customer&until=1&signature=${'a'.repeat(43)} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${visitor}\r\n\r\n`)
    sockets.push(socket)
    return socket
  }
  return { server, ask }
}

/** Waits until an answer begins, and takes nothing more of it. */
const firstLine = (socket: Socket) =>
  new Promise<string>((resolve) =>
    socket.once('data', (piece: Buffer) => {
      socket.pause()
      resolve(piece.toString('latin1').split('\r\n')[0] ?? '')
    }),
  )

test('many who ask for a large file and take nothing of it hold little memory', async () => {
  const { ask } = await listening({ silentMs: 60_000 })
  const before = process.memoryUsage().arrayBuffers
  for (let reader = 0; reader < 16; reader++) expect(await firstLine(ask(`10.0.0.${reader}`))).toBe('HTTP/1.1 200 OK')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect((process.memoryUsage().arrayBuffers - before) / MB).toBeLessThan(FILE_BYTES / MB)
})

test('a large file comes whole, with its length said', async () => {
  const { ask } = await listening({ silentMs: 60_000 })
  const socket = ask('10.0.1.1')
  let got = 0
  let head = ''
  await new Promise<void>((resolve) =>
    socket.on('data', (piece: Buffer) => {
      if (head === '') head = piece.toString('latin1').split('\r\n\r\n')[0] ?? ''
      got += piece.length
      if (got === FILE_BYTES + head.length + 4) resolve()
    }),
  )
  expect(head.toLowerCase()).toContain(`content-length: ${FILE_BYTES}`)
})

test('whoever takes nothing for a while is cut off', async () => {
  const { server, ask } = await listening({ silentMs: 200 })
  await firstLine(ask('10.0.2.1'))
  const open = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
  expect(await open()).toBe(1)
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 10_000, interval: 50 })
})

test('one visitor gets a few files at once, others theirs, and the next one when one has ended', async () => {
  const { ask } = await listening({ silentMs: 60_000, perVisitor: 3 })
  const first = ask('10.0.3.1')
  const lines = [await firstLine(first), await firstLine(ask('10.0.3.1')), await firstLine(ask('10.0.3.1'))]
  expect(lines).toEqual(Array<string>(3).fill('HTTP/1.1 200 OK'))
  expect(await firstLine(ask('10.0.3.1'))).toBe('HTTP/1.1 429 Too Many Requests')
  expect(await firstLine(ask('10.0.3.2'))).toBe('HTTP/1.1 200 OK')
  first.destroy()
  await vi.waitFor(async () => expect(await firstLine(ask('10.0.3.1'))).toBe('HTTP/1.1 200 OK'), { timeout: 10_000, interval: 50 })
})
