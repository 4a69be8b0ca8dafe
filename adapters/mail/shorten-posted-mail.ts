/** A mail that was posted as JSON, before it is handed on: its files are as long as the mail, and none of their letters are read. */

/** Each letter may be written as an escape of six. */
const ESCAPE = 6
/** Of quotes that are looked at, within texts too: what has more of them is handed on as it is. */
const QUOTES_MAX = 400_000

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const BODY = /"(?:Text|Html)Body"\s{0,20}:\s{0,20}$/
/** Letters before a text in which its name is looked for. */
const NAME_MAX = 60

/** How many backslashes stand right before a place. */
function backslashesBefore(bytes: Buffer, at: number): number {
  let count = 0
  while (bytes[at - 1 - count] === BACKSLASH) count++
  return count
}

/** The place of at most `at` at which a text can end: no letter and no escape is cut in two. */
function endAt(bytes: Buffer, at: number): number {
  let end = at
  while ((bytes[end]! & 0xc0) === 0x80) end--
  for (let behind = end; behind > end - ESCAPE + 1; behind--) {
    const slashes = backslashesBefore(bytes, behind)
    // The last of an odd number begins an escape.
    if (slashes > 0) return slashes % 2 === 1 ? behind - 1 : end
  }
  return end
}

/**
 * The same JSON with the beginnings of its texts: of the words of the mail at least `body` letters, of any other text, such as
 * a header or a file, at least `other`.
 */
export function shortenPostedMail(json: Uint8Array, { body, other }: { body: number; other: number }): Uint8Array {
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.byteLength)
  const kept: Buffer[] = []
  let [from, quotes] = [0, 0]
  for (let start = bytes.indexOf(QUOTE); start !== -1;) {
    let end = bytes.indexOf(QUOTE, start + 1)
    for (; end !== -1 && backslashesBefore(bytes, end) % 2 === 1; end = bytes.indexOf(QUOTE, end + 1)) if (++quotes > QUOTES_MAX) return json
    if (end === -1 || ++quotes > QUOTES_MAX) return json
    const most = ESCAPE * (1 + (end - start > ESCAPE * (1 + other) && BODY.test(bytes.toString('latin1', Math.max(0, start - NAME_MAX), start)) ? body : other))
    if (end - start > most) {
      kept.push(bytes.subarray(from, endAt(bytes, start + most)))
      from = end
    }
    start = bytes.indexOf(QUOTE, end + 1)
  }
  return kept.length === 0 ? json : Buffer.concat([...kept, bytes.subarray(from)])
}
