/** Where the next page of a list starts: the instant and id of the last row shown. */
export function encodePageKey(at: Date, id: string): string {
  return `${at.getTime()}_${id}`
}

/** Null for anything that was not made by `encodePageKey`. */
export function decodePageKey(key: string): { at: Date; id: string } | null {
  const match = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(key)
  return match ? { at: new Date(Number(match[1])), id: match[2]! } : null
}
