/** How files travel to an order: in pieces, each kept as soon as it is acknowledged, so that a broken connection goes on where it stopped. */

/** A petition as it was filed, scanned. */
export const ORDER_FILE_BYTES_MAX = 50 * 1024 * 1024
/** Every piece but the last has this length. */
export const UPLOAD_CHUNK_BYTES = 1024 * 1024
/** Files of one order, and all of them together. */
export const ORDER_FILES_MAX = 100
export const ORDER_FILES_BYTES_MAX = 400 * 1024 * 1024
/** A file that stopped on its way is kept this long for its sender to go on. */
export const UNFINISHED_UPLOAD_DAYS = 7

/** The length of the piece that begins at `start`, in bytes; null where none begins there. */
export function chunkLengthAt(start: number, total: number): number | null {
  if (!Number.isInteger(start) || start < 0 || start >= total || start % UPLOAD_CHUNK_BYTES !== 0) return null
  return Math.min(UPLOAD_CHUNK_BYTES, total - start)
}

/** How much of a file has arrived without a gap. Pieces may be given in any order. */
export function receivedOf(chunks: readonly { start: number; bytes: number }[]): number {
  let received = 0
  for (const { start, bytes } of [...chunks].sort((one, other) => one.start - other.start)) {
    if (start > received) break
    received = Math.max(received, start + bytes)
  }
  return received
}

/** Whether one more file fits beside those of the order that have arrived or are on their way. */
export function hasRoomFor(bytes: number, others: readonly { bytes: number }[]): boolean {
  return others.length < ORDER_FILES_MAX && others.reduce((sum, one) => sum + one.bytes, bytes) <= ORDER_FILES_BYTES_MAX
}
