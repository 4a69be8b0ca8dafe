import { connect } from 'node:net'
import type { ScanResult, VirusScan } from '../../usecases/ports.ts'

/** Without a scanner every file passes unscanned; its kind is still judged by its content. */
export const noVirusScan: VirusScan = { scan: async () => ({ kind: 'not-scanned' }) }

const CHUNK_BYTES = 64 * 1024

/** A verdict is one short line; whoever sends more is no scanner. */
const ANSWER_BYTES_MAX = 4096

/** `tcp://host:port`, or the path of a socket file. */
function endpointOf(url: string): { host: string; port: number } | { path: string } {
  if (url.startsWith('/')) return { path: url }
  const { protocol, hostname, port } = new URL(url)
  if (protocol !== 'tcp:' || hostname === '') throw new Error('the scanner address must be tcp://host:port or the path of a socket')
  return { host: hostname, port: port === '' ? 3310 : Number(port) }
}

/**
 * ClamAV's daemon through its INSTREAM command: the bytes go over the socket, in chunks with their length in front. The whole
 * scan ends within `timeoutMs`, however slowly the daemon reads or answers.
 */
export function clamAvScan(url: string, { timeoutMs = 30_000 } = {}): VirusScan {
  const endpoint = endpointOf(url)
  return {
    scan: (bytes) =>
      new Promise<ScanResult>((resolve, reject) => {
        const socket = connect(endpoint)
        const answer: Buffer[] = []
        let answerBytes = 0
        const fail = (error: Error) => {
          socket.destroy()
          reject(error)
        }
        const deadline = setTimeout(() => fail(new Error('the virus scanner did not answer in time')), timeoutMs)
        socket.on('error', fail)
        socket.on('data', (chunk) => {
          answer.push(chunk)
          answerBytes += chunk.length
          if (answerBytes > ANSWER_BYTES_MAX) fail(new Error('the virus scanner answered at length'))
        })
        socket.once('close', () => {
          clearTimeout(deadline)
          // eslint-disable-next-line no-control-regex
          const words = Buffer.concat(answer)
            .toString('utf8')
            .replace(/[\u0000\n]+$/, '')
          const found = /^stream: (.+) FOUND$/.exec(words)
          if (found !== null) resolve({ kind: 'infected', name: found[1] ?? 'unknown' })
          else if (words === 'stream: OK') resolve({ kind: 'clean' })
          else reject(new Error(`the virus scanner answered: ${words.slice(0, 200) || 'nothing'}`))
        })
        socket.once('connect', () => {
          socket.write('zINSTREAM\0')
          const length = Buffer.alloc(4)
          for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
            const chunk = bytes.subarray(at, at + CHUNK_BYTES)
            length.writeUInt32BE(chunk.length)
            socket.write(Buffer.from(length))
            socket.write(chunk)
          }
          socket.write(Buffer.alloc(4))
        })
      }),
  }
}
