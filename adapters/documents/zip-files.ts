import { setImmediate as nextTurn } from 'node:timers/promises'
import { Zip as ZipStream, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Zip } from '../../usecases/ports.ts'

/** Bytes that are packed before others are answered. */
const PACKED_AT_ONCE = 65_536

/** Files as one archive. What is not text stays as it is: PDFs and pictures do not get smaller, and packing them would hold up everybody else. */
export const zipFiles: Zip = async function* (parts) {
  const made: Uint8Array[] = []
  const zip = new ZipStream((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  for await (const { name, text = false, pieces } of parts) {
    const file = text ? new ZipDeflate(name) : new ZipPassThrough(name)
    zip.add(file)
    for await (const piece of pieces()) {
      for (let at = 0; at < piece.length; at += PACKED_AT_ONCE) {
        file.push(text ? piece.subarray(at, at + PACKED_AT_ONCE) : piece)
        yield* made.splice(0)
        if (!text) break
        await nextTurn()
      }
    }
    file.push(new Uint8Array(), true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}
