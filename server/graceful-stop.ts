/** Ends a server without cutting anybody off: what is under way is finished, and what has arrived is read and answered first. */
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as polled, setTimeout as wait } from 'node:timers/promises'

export type StopTimes = {
  /** How long new connections are still taken, so that requests on their way find somebody. */
  listenMs?: number
  /** How long a connection may stay without a request. */
  silentMs?: number
  /** When everything is cut. */
  deadlineMs?: number
}

/** A page waits for a language model for up to 100 s (LLM_TIMEOUT_MS). */
const DEADLINE_MS = 110_000

const SWEEP_MS = 100

/** Whoever comes within a turn that takes longer is found by the next one only. */
const QUIET_MS = 2
/** A process that is never idle stops all the same. */
const TURNS_MAX = 200

/** Node runs timers before it reads its sockets, and reads them once a turn: resolves behind a turn in which nobody came unread. */
async function allRead(): Promise<void> {
  for (let turns = 0; turns < TURNS_MAX; turns++) {
    const from = performance.now()
    await polled()
    if (performance.now() - from < QUIET_MS) return
  }
}

/** Watches the server from now on. What it answers stops the server and resolves when the last connection is closed. */
export function gracefulStop(server: Server, { listenMs = 300, silentMs = 1000, deadlineMs = DEADLINE_MS }: StopTimes = {}): () => Promise<void> {
  /** Requests under way on each connection. */
  const connections = new Map<Socket, number>()
  const answers = new Set<ServerResponse>()
  let stopping = false
  const change = (socket: Socket, by: number) => {
    const requests = connections.get(socket)
    if (requests !== undefined) connections.set(socket, requests + by)
  }
  server.on('connection', (socket) => {
    connections.set(socket, 0)
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    answers.add(response)
    change(socket, 1)
    if (stopping) response.setHeader('connection', 'close')
    response.once('close', () => {
      answers.delete(response)
      change(socket, -1)
    })
  })
  return async () => {
    stopping = true
    for (const response of answers) if (!response.headersSent) response.setHeader('connection', 'close')
    await wait(listenMs)
    await allRead()
    const closed = new Promise((resolve) => server.close(resolve))
    let sweeps = 0
    const sweep = setInterval(async () => {
      await allRead()
      sweeps += 1
      if (sweeps * SWEEP_MS < silentMs) return
      for (const [socket, requests] of connections) if (requests === 0) socket.destroy()
    }, SWEEP_MS)
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
    await closed
    clearInterval(sweep)
    clearTimeout(deadline)
  }
}
