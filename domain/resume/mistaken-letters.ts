/** UTF-8 that was read as Windows-1252 or Latin-1: "CafÃ©", "donâ€™t". */

/** The letters that Windows-1252 has in the place of the bytes 80 to 9F. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const FOLLOWING = `[${HIGH}\u0080-\u00bf]`
/** Other first letters are those of words in capitals before a mark of punctuation ("CAFÉ»"). */
const SEQUENCE = new RegExp(`Ã${FOLLOWING}|Â(?!´)${FOLLOWING}|(?<=\\p{Ll})[ÄÅ]${FOLLOWING}|â${FOLLOWING}{2}|ð${FOLLOWING}{3}`, 'gu')
const utf8 = new TextDecoder('utf-8', { fatal: true })

function byteOf(letter: string): number {
  const high = HIGH.indexOf(letter)
  return high === -1 ? (letter.codePointAt(0) ?? 0) : 0x80 + high
}

function decoded(sequence: string): string {
  try {
    return utf8.decode(Uint8Array.from([...sequence], byteOf))
  } catch {
    return sequence
  }
}

/** Read anew where the whole sequence is valid UTF-8; twice, since some programs make the mistake twice. A dash of full width, which may have lost its last letter, becomes one of the usual width. */
export function withoutMistakenLetters(line: string): string {
  if (!/[ÂÃÄÅâðï－]/.test(line)) return line
  const once = line.replace(/ï¼[\u0080-\u00ff\u200b]?|－/g, '–').replace(SEQUENCE, decoded)
  return once === line ? line : once.replace(SEQUENCE, decoded)
}

const LEFT = new RegExp(`[ÂÃâ]${FOLLOWING}|Ã(?=\\s)|(?<=\\p{Ll})Ã|ï¿½|�|ï[¼¬‚]`, 'u')

/** Whether letters are left that no reading mends. */
export const holdsMistakenLetters = (text: string): boolean => LEFT.test(text)
