/** How large a photo of a document travels: sharp enough to read small print, a fraction of what a camera makes. */

/** A page of letter size at this length has about 270 dots an inch. */
const PHOTO_SIDE_MAX = 3000
/** Below this a photo travels as it is. */
const PHOTO_BYTES_MIN = 1_500_000

/** Whether a file is worth drawing anew: a large photo. Scans and drawings of other kinds stay as they are. */
export const isLargePhoto = ({ type, size }: { type: string; size: number }): boolean => (type === 'image/jpeg' || type === 'image/webp') && size > PHOTO_BYTES_MIN

/** The size in pixels in which it travels; never larger than it is. */
export function photoSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, PHOTO_SIDE_MAX / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
