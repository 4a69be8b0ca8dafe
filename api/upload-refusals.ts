/** How every call that takes files answers one that it does not keep. */
import type { Context } from 'hono'
import { uploadRefusalWords, type UploadRefusal } from '../usecases/keep-files.ts'
import { NO_ROOM_LEFT } from '../content/unpaid-room.ts'
import { withEmail } from '../content/provider.ts'
import type { NoRoom } from '../usecases/unpaid-room.ts'
import { refuse } from './answers.ts'

const STATUS = { 'file-too-large': 413, 'file-empty': 415, 'file-refused': 415, 'file-infected': 422, 'file-program': 415 } as const satisfies Record<UploadRefusal['kind'], number>

type Words = {
  /** The limit of this call; default the one of a form's files. */
  tooLarge?: string
  /** The same beside the file's field. Absent where the page has no fields. */
  tooLargeBeside?: string
}

export function refuseUpload(c: Context, refusal: UploadRefusal, { tooLarge, tooLargeBeside }: Words = {}) {
  const words = uploadRefusalWords(refusal)
  const isTooLarge = refusal.kind === 'file-too-large'
  const fields = tooLargeBeside === undefined ? {} : { fields: { [refusal.field]: isTooLarge ? tooLargeBeside : words } }
  return refuse(c, STATUS[refusal.kind], { kind: refusal.kind, message: isTooLarge ? (tooLarge ?? words) : words, ...fields })
}

/** How every form answers that belongs to no paid order and has no room. `field`: beside which it is said, where something in the form takes the room. */
export function refuseNoRoom(c: Context, refusal: NoRoom, field?: string) {
  const message = withEmail(NO_ROOM_LEFT[refusal.why])
  const beside = field === undefined ? {} : { fields: { [field]: message } }
  if (refusal.why === 'full') {
    c.header('Retry-After', '3600')
    return refuse(c, 503, { kind: 'no-space', message, ...beside })
  }
  const { retryAfterSeconds } = refusal
  c.header('Retry-After', String(retryAfterSeconds))
  return refuse(c, 429, { kind: 'limited', message, retryAfterSeconds, ...beside })
}
