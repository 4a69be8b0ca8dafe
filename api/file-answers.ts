/** Stored files as answers: read while they are sent, a few at a time for each visitor. */
import type { Context } from 'hono'
import type { Services } from '../usecases/services.ts'
import { refuse } from './answers.ts'
import { streamed } from './streamed.ts'

/** Where files on their way to the visitor are counted until they are out; `take` is false where there are too many. */
export type AnswerRoom = { take(): boolean }

/** The key of the room in the context of a request. */
export const ANSWER_ROOM = 'answerRoom'

const WAIT_SECONDS = 10

/** A refusal where many files are on their way to this visitor already; to be asked before anything is opened. */
export function refuseManyFiles(c: Context): Response | null {
  if ((c.get(ANSWER_ROOM) as AnswerRoom | undefined)?.take() !== false) return null
  c.header('Retry-After', String(WAIT_SECONDS))
  return refuse(c, 429, { kind: 'limited', message: 'Several files are on their way to you already. Please try again when they have arrived.', retryAfterSeconds: WAIT_SECONDS })
}

/** `bytes` is the length where it is known. */
type Sent = { bytes?: number; pieces(): AsyncGenerator<Uint8Array, void> }

export function sendPieces(c: Context, { report }: Pick<Services, 'report'>, { bytes, pieces }: Sent, headers: Record<string, string>): Response {
  return c.body(
    streamed(pieces(), 'the file', (error) => report('a file broke off on its way', error)),
    200,
    { ...headers, ...(bytes === undefined ? {} : { 'content-length': String(bytes) }) },
  )
}
