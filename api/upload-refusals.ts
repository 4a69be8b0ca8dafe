/** How every call that takes files answers one that it does not keep. */
import type { Context } from 'hono'
import { uploadRefusalWords, type UploadRefusal } from '../usecases/keep-files.ts'
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
