/** Bounds what whoever takes answers slowly holds: files go out a few at a time for each visitor, and only while they are taken. */
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { visitorOf, type CallSettings } from '../api/calls.ts'
import { ANSWER_ROOM, type AnswerRoom } from '../api/file-answers.ts'

/** Files on their way to one visitor at once: several people may share a line. */
const PER_VISITOR = 8

/** Whoever takes nothing of a file for so long is given up. */
const SILENT_MS = 60_000

export function answerRoom(settings: CallSettings, { perVisitor = PER_VISITOR, silentMs = SILENT_MS }: { perVisitor?: number; silentMs?: number } = {}): MiddlewareHandler {
  const underway = new Map<string, number>()
  return async (c, next) => {
    const outgoing = (c.env as Partial<HttpBindings> | undefined)?.outgoing
    if (outgoing === undefined) return next()
    const visitor = visitorOf(c, settings)
    const room: AnswerRoom = {
      take() {
        const own = underway.get(visitor) ?? 0
        if (own >= perVisitor || outgoing.destroyed) return false
        underway.set(visitor, own + 1)
        outgoing.once('close', () => {
          const left = (underway.get(visitor) ?? 1) - 1
          if (left === 0) underway.delete(visitor)
          else underway.set(visitor, left)
        })
        // Without a listener the connection is ended; http takes the time back once the answer is out.
        outgoing.setTimeout(silentMs)
        return true
      },
    }
    c.set(ANSWER_ROOM, room)
    return next()
  }
}
