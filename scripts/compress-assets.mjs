// Lays .br and .gz copies beside the built assets, which the server sends as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(js|css|svg|json)$/
/** Below this a compressed copy saves nothing that a packet would notice. */
const SMALLEST = 512

/** `folder` is flat: the assets of one build. */
export function compressAssets(folder) {
  for (const name of readdirSync(folder)) {
    if (!TEXT.test(name)) continue
    const path = join(folder, name)
    const bytes = readFileSync(path)
    if (bytes.length < SMALLEST) continue
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
