import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setImmediate as polled, setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gracefulStop } from './graceful-stop.ts'

let server: Server
let port: number
let stop: () => Promise<void>
const clients: Socket[] = []
let heldUp = () => {}

beforeEach(async () => {
  server = createServer((request, response) => {
    const ms = Number(/^\/after\/(\d+)/.exec(request.url ?? '')?.[1] ?? 0)
    if (request.url === '/never') return
    if (request.url === '/held-up') heldUp()
    request.resume()
    request.once('end', () => setTimeout(() => response.end(`done ${request.url}`), ms))
  })
  stop = gracefulStop(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy()
  server.closeAllConnections()
  server.close()
})

/** A connection that keeps all it is told; `told` waits for words in it. */
function open() {
  const socket = connect(port, '127.0.0.1')
  clients.push(socket)
  let heard = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => (heard += String(chunk)))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return {
    socket,
    closed,
    heard: () => heard,
    ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`),
    async told(words: string) {
      while (!heard.includes(words)) await wait(5)
    },
  }
}

test('an answer that takes its time is finished', async () => {
  const client = open()
  client.ask('/after/4000')
  await wait(100)
  await stop()
  await client.closed
  expect(client.heard()).toContain('done /after/4000')
})

test('a request that has arrived and was not read yet is answered', async () => {
  const client = open()
  client.ask('/first')
  await client.told('done /first')
  client.ask('/second')
  await stop()
  await client.closed
  expect(client.heard()).toContain('done /second')
  expect(client.heard().toLowerCase()).toContain('connection: close')
})

test('a connection that waits to be accepted is answered', async () => {
  const client = open()
  client.ask('/waiting')
  await stop()
  await client.closed
  expect(client.heard()).toContain('done /waiting')
})

/** Holds the whole process up, as a busy machine does. */
function pause(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

test('who connects or asks while the process is held up is answered', async () => {
  const early = open()
  await once(early.socket, 'connect')
  const stopped = stop()
  await wait(200)
  await polled()
  const late = open()
  late.ask('/late')
  await new Promise(process.nextTick)
  pause(200)
  await late.closed
  expect(late.heard()).toContain('done /late')
  early.ask('/early')
  pause(1500)
  await stopped
  await early.closed
  expect(early.heard()).toContain('done /early')
})

test('who connects while the last request before the end is worked on is answered', async () => {
  const stopSoon = gracefulStop(server, { listenMs: 20 })
  const early = open()
  early.ask('/first')
  await early.told('done /first')
  let late = early
  heldUp = () => {
    late = open()
    late.ask('/late')
    // Behind the connection, which is made on the next tick.
    process.nextTick(pause, 100)
  }
  const stopped = stopSoon()
  // The timer comes next, and behind it the request.
  await polled()
  early.ask('/held-up')
  await new Promise(process.nextTick)
  pause(50)
  await stopped
  await late.closed
  expect(late.heard()).toContain('done /late')
})

test('a body that is still coming is read to its end', async () => {
  const client = open()
  client.socket.write('POST /upload HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n12345')
  await wait(100)
  const stopped = stop()
  await wait(3500)
  client.socket.write('67890')
  await stopped
  await client.closed
  expect(client.heard()).toContain('done /upload')
})

test('connections that ask nothing, or half of something, hold nothing up', async () => {
  const [silent, half, kept] = [open(), open(), open()]
  half.socket.write('GET /half HTTP/1.1\r\nho')
  kept.ask('/first')
  await kept.told('done /first')
  const start = performance.now()
  await stop()
  expect(performance.now() - start).toBeLessThan(2500)
  await Promise.all([silent.closed, half.closed, kept.closed])
})

test('nobody is accepted any more once it is over, and what never ends is cut at the deadline', async () => {
  const client = open()
  const stopSoon = gracefulStop(server, { deadlineMs: 500 })
  client.ask('/never')
  await wait(100)
  await stopSoon()
  await client.closed
  const late = open()
  await late.closed
  expect(late.heard()).toBe('')
})
