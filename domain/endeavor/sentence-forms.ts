/** English forms the endeavor prose needs: articles, lists, word counts, sentence limits. */

const inAscii = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)

/** Words as a reader counts them: runs of non-space with at least one letter or digit. */
export function countWords(text: string): number {
  let count = 0
  let counted = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 128) {
      if (code === 32 || (code >= 9 && code <= 13)) counted = false
      else if (!counted && inAscii(code)) {
        count++
        counted = true
      }
      continue
    }
    const letter = String.fromCodePoint(text.codePointAt(at) ?? code)
    if (/\s/.test(letter)) counted = false
    else if (!counted && /[\p{L}\p{N}]/u.test(letter)) {
      count++
      counted = true
    }
  }
  return count
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Lower-cases the first letter unless the first word is an acronym, a mixed-case name or "I". */
export function lowerFirst(text: string): string {
  const first = text.split(/\s/)[0] ?? ''
  if (/^I\b/.test(first) || /^.+[A-Z0-9]/.test(first)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** "a" or "an" by sound, acronyms spelled out: "an RN", "a UX Designer", "an hourly". */
function articleFor(phrase: string): 'a' | 'an' {
  const first = phrase.replace(/^["“(]+/, '').split(/[\s-]/)[0] ?? ''
  if (
    /^[A-Z]{1,5}(?:s|\d)*$/.test(first) &&
    !/^(?:NASA|LASER|RADAR|LEAN|SCADA|SOX|SIEM|SOC|MEMS|FAB|LEED|STEM|SAP|SIM|RAM|ROM|FEM|LIDAR|HIPAA|MIMO|NIST|NATO|FEMA|FHIR|SLAM|LAN|SAR|RISC|FIFO|SWAT|MOSFET|SERS|SARS)$/.test(first)
  ) {
    return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a'
  }
  const lower = first.toLowerCase()
  if (/^(?:hour|honest|honor|heir)/.test(lower)) return 'an'
  if (/^(?:uni|use|usa|eu|one|once|ut|ux|u\.s)/.test(lower) && !/^(?:unin|unim|utter)/.test(lower)) return 'a'
  return /^[aeiou]/.test(lower) ? 'an' : 'a'
}

export function withArticle(phrase: string): string {
  return /^(?:a|an|the|my|our|its|two|three|several)\s/i.test(phrase) ? phrase : `${articleFor(phrase)} ${phrase}`
}

/** "a", "a and b", "a, b, and c". */
export function joinList(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? ''
  if (items.length === 2) return `${items[0]} and ${items[1]}`
  return `${items.slice(0, -1).join(', ')}, and ${items[items.length - 1]}`
}

const ABBREVIATION_END = /(?:\b(?:U\.S|U\.K|Inc|Co|Corp|Ltd|Dr|Mr|Ms|Mrs|St|No|vs|e\.g|i\.e|Ph\.D|M\.D|B\.S|M\.S|B\.A|Jr|Sr|etc|approx|Dept|Univ)|(?<![°\d] ?)\b[A-Z])\.$/

/** Sentences of a text in order; abbreviations and decimals do not end one. Line breaks always do. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const line of text.split(/\n+/)) {
    let rest = ''
    for (const piece of line.split(/(?<=[.!?]["”’)]?)\s+(?=["“(]?[A-Z0-9])/)) {
      rest = rest ? `${rest} ${piece}` : piece
      if (!ABBREVIATION_END.test(rest)) {
        sentences.push(rest.trim())
        rest = ''
      }
    }
    if (rest.trim()) sentences.push(rest.trim())
  }
  return sentences.filter(Boolean)
}

/** One line of plain text: no control characters, no markup brackets, white space folded, at most `max` characters. */
export function plainLine(text: string, max = 400): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g, ' ')
      .replace(/[<>]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, max)
  )
}

/** Words of a text as they are compared: lower case, punctuation gone. */
export function comparableWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}%$+#]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)
}

/** A stable 32-bit number for a text (FNV-1a); the only source of variety in the composer. */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
