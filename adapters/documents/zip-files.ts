import { Zip as ZipStream, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Zip } from '../../usecases/ports.ts'

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
      file.push(piece)
      yield* made.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}
