import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { clamAvScan, noVirusScan } from './virus-scan.ts'

const servers: { server: Server; sockets: Set<Socket> }[] = []
afterEach(async () => {
  for (const { server, sockets } of servers.splice(0)) {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
})

const MARK = 'MALWARE-TEST-MARK'

/** Speaks INSTREAM as the daemon does: `reply` answers the bytes it was given, null says nothing at all. */
async function fakeDaemon(reply: (bytes: Buffer) => string | null): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    let given = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      given = Buffer.concat([given, chunk])
      const command = 'zINSTREAM\0'
      if (given.length < command.length) return
      if (given.subarray(0, command.length).toString() !== command) return void socket.end('UNKNOWN COMMAND\0')
      const parts: Buffer[] = []
      for (let at = command.length; at + 4 <= given.length;) {
        const length = given.readUInt32BE(at)
        if (length === 0) {
          const answer = reply(Buffer.concat(parts))
          if (answer !== null) socket.end(answer)
          return
        }
        if (at + 4 + length > given.length) return
        parts.push(given.subarray(at + 4, at + 4 + length))
        at += 4 + length
      }
    })
  })
  servers.push({ server, sockets })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const daemon = () => fakeDaemon((bytes) => (bytes.includes(MARK) ? 'stream: Test.Mark FOUND\0' : 'stream: OK\0'))

test('a clean file is clean, whatever its size', async () => {
  const scan = clamAvScan(await daemon())
  for (const size of [1, 65_536, 65_537, 3_145_728]) expect(await scan.scan(Buffer.alloc(size, 1))).toEqual({ kind: 'clean' })
})

test('a mark that lies across two chunks is found and named', async () => {
  const bytes = Buffer.alloc(200_000, 1)
  bytes.write(MARK, 65_536 - 5)
  expect(await clamAvScan(await daemon()).scan(bytes)).toEqual({ kind: 'infected', name: 'Test.Mark' })
})

test.each(['INSTREAM size limit exceeded. ERROR\0', '', 'stream: OK but'])('the answer %j is a fault, never a clean file', async (answer) => {
  const scan = clamAvScan(await fakeDaemon(() => answer))
  await expect(scan.scan(Buffer.from('x'))).rejects.toThrow('the virus scanner answered')
})

test('a daemon that stays silent or is not there is a fault', async () => {
  await expect(clamAvScan(await fakeDaemon(() => null), { timeoutMs: 100 }).scan(Buffer.from('x'))).rejects.toThrow('did not answer in time')
  await expect(clamAvScan('tcp://127.0.0.1:1').scan(Buffer.from('x'))).rejects.toThrow('ECONNREFUSED')
})

test('a daemon that answers drop by drop is given up when its time is over', async () => {
  const slow = createServer((socket) => {
    socket.on('error', () => {})
    socket.resume()
    const drops = setInterval(() => socket.write('.'), 5)
    const end = setTimeout(() => socket.end(), 8000)
    socket.once('close', () => {
      clearInterval(drops)
      clearTimeout(end)
    })
  })
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  const scan = clamAvScan(`tcp://127.0.0.1:${(slow.address() as AddressInfo).port}`, { timeoutMs: 1500 })
  await expect(scan.scan(Buffer.from('x'))).rejects.toThrow('did not answer in time')
  await new Promise((resolve) => slow.close(resolve))
})

test('a daemon that answers at length is not listened to', async () => {
  let sent = 0
  const chatty = createServer((socket) => {
    socket.on('error', () => {})
    socket.resume()
    const piece = Buffer.alloc(64 * 1024, '.')
    const more = () => {
      while (sent < 64 * 1024 * 1024 && !socket.destroyed) {
        sent += piece.length
        if (!socket.write(piece)) return void socket.once('drain', more)
      }
      socket.end()
    }
    more()
  })
  await new Promise<void>((resolve) => chatty.listen(0, '127.0.0.1', resolve))
  await expect(clamAvScan(`tcp://127.0.0.1:${(chatty.address() as AddressInfo).port}`).scan(Buffer.from('x'))).rejects.toThrow('at length')
  expect(sent).toBeLessThan(16 * 1024 * 1024)
  await new Promise((resolve) => chatty.close(resolve))
})

test('without a daemon a file is told to be unscanned, not clean', async () => {
  expect(await noVirusScan.scan(Buffer.from('x'))).toEqual({ kind: 'not-scanned' })
})
