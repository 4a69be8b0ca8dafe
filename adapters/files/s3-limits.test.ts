import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { s3FileStore } from './s3-file-store.ts'

const KEY = `ab/${'0'.repeat(40)}`
const LIMITS = { timeoutMs: 1000, bytesMax: 1024 * 1024 }

let server: Server | undefined
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve))
})

async function storeOn(answer: (response: ServerResponse) => void) {
  server = createServer((request, response) => {
    request.resume()
    response.on('error', () => {})
    answer(response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return s3FileStore({ bucket: 'letters', region: 'us-east-1', endpoint, accessKeyId: 'a', secretAccessKey: 's' }, LIMITS)
}

/** How long the work took, in milliseconds; it must fail. */
async function failingAfter(work: Promise<unknown>): Promise<number> {
  const start = performance.now()
  await expect(work).rejects.toThrow()
  return performance.now() - start
}

test('a service that accepts and stays silent is given up in time, whatever is asked of it', async () => {
  const store = await storeOn(() => {})
  const works = [store.put(Buffer.from('x')), store.get(KEY), store.delete(KEY), Array.fromAsync(store.list())]
  for (const took of await Promise.all(works.map(failingAfter))) expect(took).toBeLessThan(10_000)
})

test('a file that comes drop by drop is given up in time', async () => {
  const store = await storeOn((response) => {
    response.writeHead(200, { 'content-length': '100000' })
    const drops = setInterval(() => response.write('.'), 20)
    response.once('close', () => clearInterval(drops))
  })
  expect(await failingAfter(store.get(KEY))).toBeLessThan(10_000)
})

test('a file without end is given up at its limit', async () => {
  let sent = 0
  const piece = Buffer.alloc(64 * 1024)
  const store = await storeOn((response) => {
    response.writeHead(200)
    const more = () => {
      while (!response.destroyed && sent < 64 * 1024 * 1024) {
        sent += piece.length
        if (!response.write(piece)) return void response.once('drain', more)
      }
      response.end()
    }
    more()
  })
  await expect(store.get(KEY)).rejects.toThrow('longer than')
  expect(sent).toBeLessThan(32 * 1024 * 1024)
})
