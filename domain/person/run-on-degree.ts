/**
 * Parts the field of study from the school where a line runs them together without a mark: "Bachelor of Arts : Sociology
 * Tulane University". Many resumes tell the field once more, behind the school or on the next line; else the words decide.
 */
import { isKnownSchool } from '../resume/known-schools.ts'
import { namesSchool } from '../resume/header-words.ts'
import { isFieldWord, namesField } from '../resume/field-words.ts'
import { dateRanges, singleDates, withoutSpans } from '../resume/resume-dates.ts'
import { BETWEEN_PARTS, degreeHits } from '../resume/resume-degrees.ts'

/** `field` null where only the school stands there. */
export type RunOn = { field: string | null; school: string }

/** These also begin the names of schools ("American University", "Fashion Institute"): they are of the field only before another word of one. */
const BOTH =
  /^(?:american|european|african|asian|latin|international|global|technical|technology|general|art|arts|fashion|business|medical|law|health|design|music|film|aviation|culinary|military|naval|regional|public|women['’]?s|agricultural|strayer|business|management|food|real|estate|natural|modern)$/i
/** These also stand before "University of": "National University of Singapore". */
const BEFORE_OF = /^(?:american|national|state|catholic|city|technical|medical|federal|islamic|international|european|agricultural|general|regional|public|military|naval)$/i
/** These begin the name of an institute or an academy ("Art Institute of Harbor"). */
const BEFORE_INSTITUTE = /^(?:arts?|american|national|culinary|fashion|film|international|technical|royal|naval|military|merchant)$/i
const CONNECTOR = /^(?:k-\d+|and|&|of|in|for|with|or|the|-|–|\/)$/i
/** A name begins with these, or has lost its beginning. */
const NOT_A_START = /^(?:universit\w*|colleges?|institut\w*|school|academy|polytechnic|state|of|and|&|in|for|faculty|department)$/i
const GRADES = /\s\d\.\d{1,2}(?:\s?\/\s?\d(?:\.\d+)?)?$|\b(?:gpa|cgpa|grade|cum laude|magna|summa|credits? earned|dean['’]?s list|honou?rs)\b.*$/i

const IN_PARTICULAR = /^([^\t]*?)[\s,;(–-]+(?:with (?:an? )?)?(?:concentration|emphasis|speciali[sz]ation|major|minor|track|focus)(?:\s+(?:in|on))?\b\s*:?\s+([^\t]+)/i

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')
const folded = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&]+$/gu, '')
const trimmed = (text: string): string => text.replace(/^[\s:,;.–—-]+|[\s:,;–—-]+$/g, '').replace(/^\(([^()]+)\)$/, '$1')

/**
 * @param text what stands behind the degree, up to the end of its line; a tab parts what the line parts
 * @param next the line below, '' where there is none
 */
export function runOnParts(text: string, next: string): RunOn | null {
  // "Recreation – Concentration: Facilities Management Quill University": the school stands behind what is studied in particular.
  const [, main = '', particular = ''] = text.match(IN_PARTICULAR) ?? []
  if (namesSchool(particular) && !namesSchool(main)) {
    const behind = runOnParts(`: ${particular}`, next)
    if (behind !== null) return { field: trimmed(main.replace(/^\s*(?:of|in)\s/i, '')) || behind.field, school: behind.school }
  }
  // "(BS) : Finance Quill University", "and Science Degree : Finance …": the field stands behind the colon.
  const [lead = '', ...labelled] = text.split(/\s:\s/)
  if (labelled.length > 0 && /\p{L}/u.test(lead) && !namesSchool(lead)) {
    const behind = runOnParts(`: ${labelled.join(' : ')}`, next)
    const named = trimmed(lead.replace(/^\s*(?:of|in)\s/i, '').replace(/\s*\([^)]*\)?$/, ''))
    if (behind !== null) return { ...behind, field: behind.field ?? (namesField(named) ? named : null) }
  }
  const undated = withoutSpans(text, [...dateRanges(text), ...singleDates(text)])
  const [first = '', ...others] = trimmed(undated.replace(/^[\s:,–—-]*(?:of|in|from|at)\s/i, '')).split(/\t|\s[^\p{L}\p{N}\s&/]{1,3}\s|\sGPA\b/u)
  const graded = trimmed(first.replace(GRADES, ''))
  const [before = '', ...parts] = graded.split(BETWEEN_PARTS)
  if (parts.length > 0 && !namesSchool(before)) return partedByEcho(words(graded), words([...others, next].join(' '))) ?? afterComma(first)
  if (/\d\/\d/.test(before)) return null
  const found = partedHead(words(before), words([...parts, ...others, next].join(' ')), /^\s*:/.test(text))
  // ": Quill Hall University - Communications": the field stands behind the school.
  const [, fieldBehind = ''] = undated.match(/\s[–-]\s+([^\t,;:(]{3,60})/u) ?? []
  if (found === null && /^\s*:/.test(text) && isFieldThroughout(trimmed(fieldBehind)) && trimmed(fieldBehind) !== '' && isNameAlone(words(before), 3))
    return { field: trimmed(fieldBehind), school: before }
  const [second = ''] = others
  // "Journalism - Marketing Quill University".
  if (found !== null || undated.includes(`${before}\t`) || namesSchool(before) || !namesSchool(second) || !words(before).every((word) => isFieldWord(word) || CONNECTOR.test(word))) return found
  const behind = partedHead(words(trimmed(second)), words([...others.slice(1), next].join(' ')))
  return behind?.field == null ? null : { ...behind, field: `${before} - ${behind.field}` }
}

const NO_PART_OF_NAME = /\b(?:gpa|grade|cum laude|honou?rs|minor|major|certificate|diploma|concentration|emphasis|thesis|dean['’]?s)\b/i

/** "Psychology ABA 2018 Quill University Psychology ABA", "Management , Present Harbor College": where the date stands, the one ends and the other begins. */
export function partedByDate(text: string): RunOn | null {
  const spans = [...dateRanges(text), ...singleDates(text)]
  const open = spans.length > 0 ? null : text.match(/[,:]\s+(?:present|current)\s(?=\p{Lu})/iu)
  const [from, end] =
    spans.length === 1 && spans[0] !== undefined ? [spans[0].index, spans[0].index + spans[0].length] : open?.index === undefined ? [-1, -1] : [open.index, open.index + open[0].length]
  const field = trimmed(text.slice(0, Math.max(0, from)).replace(/^[\s:,–—-]*(?:(?:of|in)\s|degree\s*(?::|$))/i, '')).replace(/\s(?:0?[1-9]|1[0-2])$/, '')
  const behind = text.slice(Math.max(0, end)).trim()
  const again = field.length < 4 ? -1 : behind.toLowerCase().indexOf(` ${field.toLowerCase()}`)
  const [name = ''] = ((again < 0 ? behind : behind.slice(0, again)).split(/\t|\s[–—|-]\s|[;:(]|\sGPA\b/)[0] ?? '').split(BETWEEN_PARTS)
  // "Arts and Sciences" ends the name of a degree; what stands behind a mark of its own may be another thing.
  if (/^(?:and|&)\s|\s,\s/i.test(field) || degreeHits(field).length > 0 || /,\s*\p{Lu}[\p{Lu}.]+$/u.test(field)) return null
  if ((field === '' && open === null) || /^[^\p{L}]/u.test(field) || namesSchool(field) || /[\t\d|;:(]/.test(field) || !namesSchool(name) || NO_PART_OF_NAME.test(`${field} ${name}`)) return null
  // "… Quill University Criminal Justice - Administration of": the page cut the field short that is told once more.
  const [lead = ''] = field.split(/\s[–—-]\s/)
  const bare = trimmed(name)
  const told =
    lead !== field && bare.toLowerCase().endsWith(` ${lead.toLowerCase()}`) && !/(?:\b(?:of|and|for)|&)$/i.test(bare.slice(0, -lead.length).trim()) ? bare.slice(0, -lead.length).trim() : bare
  const school = withoutEcho(words(told), words(field))
  const whole = school.length >= 2 && school.length <= 9 && school.every((word) => /^[\p{Lu}&]/u.test(word) || CONNECTOR.test(word) || /^(?:at|de|la|del|da|do|dos|du|e|y)$/i.test(word))
  return whole ? { field: field === '' ? null : toldOnceField(field, false), school: school.join(' ') } : null
}

/**
 * "Culinary Arts Le Grand Fouet – Boston, MA": a name that no word shows to be a school's, between the field and the place.
 * @param placed a place is known to follow
 * @param usual this list has its schools there; where that is not known, the field has to be told once more behind the place
 */
export function unnamedRunOn(text: string, placed: boolean, usual: boolean): RunOn | null {
  const [first = '', place, ...others] = trimmed(text).split(/\t|\s[–—-]\s/)
  const head = words(first)
  const again = words([place ?? '', ...others].join(' ')).map(folded)
  const echo = head.findLastIndex((_, n) => n > 0 && again.some((__, k) => startsWith(again.slice(k), head.slice(0, n).map(folded))))
  const whole = again.some((_, k) => startsWith(again.slice(k), head.map(folded)))
  const acronym = /^\p{Lu}{3,8}$/u.test(head.at(-1) ?? '') && head.some((word) => /\p{Ll}/u.test(word))
  const at = whole ? null : echo > 0 ? echo : usual || acronym ? fieldEnd(head) : null
  if (at === null || (place === undefined && !placed) || /[\d,]/.test(first)) return null
  const school = head.slice(at)
  const isName = (school.length >= 2 || /^\p{Lu}{3,8}$/u.test(school[0] ?? '')) && school.every((word) => /^\p{Lu}/u.test(word) || CONNECTOR.test(word)) && !isFieldWord(school.at(-1) ?? '')
  return isName ? { field: trimmed(head.slice(0, at).join(' ')), school: school.join(' ') } : null
}

/** "Applied Health, Health Promotion Quill University … Applied Health, Health Promotion". */
function partedByEcho(head: string[], behind: string[]): RunOn | null {
  const at = fieldToldAgain(head, behind)
  return at === null ? null : { field: trimmed(head.slice(0, at).join(' ')), school: withoutEcho(head.slice(at), head.slice(0, at)).join(' ').replace(/,.*/, '') }
}

/** "Psychology, Corporate Strategy Quill University": the field ends in the last part. */
function afterComma(text: string): RunOn | null {
  const parts = text.split(/,\s+/)
  const last = parts.pop() ?? ''
  if (parts.length === 0 || /\d/.test(text) || parts.some((part) => namesSchool(part))) return null
  if (isKnownSchool(trimmed(last)) && !parts.some((part) => part.includes('('))) return { field: trimmed(parts.join(', ')), school: trimmed(last) }
  const head = words(trimmed(last))
  // "Interior Design, International Academy of Quill".
  if (NAME_START.test(folded(head[0] ?? '')) && namesSchool(head[1] ?? '')) return { field: trimmed(parts.join(', ')), school: head.join(' ') }
  const at = namesSchool(last) ? (whereCapitalsBegin(head) ?? beforeNameOf(head) ?? fieldEnd(head)) : null
  return at === null ? null : { field: trimmed([...parts, head.slice(0, at).join(' ')].join(', ')), school: head.slice(at).join(' ') }
}

/** @param labelled a colon stands before: what follows begins with a field of study, or with the name where there is none */
function partedHead(head: string[], behind: string[], labelled = false): RunOn | null {
  if (head.length < 2 || !namesSchool(head.join(' '))) return null
  if (/^The$/.test(head[0] ?? '')) return { field: null, school: head.join(' ') }
  if (isNameAlone(head, labelled ? 1 : 2) || OF_NAME.test(head.join(' '))) return { field: null, school: head.join(' ') }
  if (NAME_LEADS.test(head[0] ?? '') && isNameThroughout(head)) return { field: null, school: head.join(' ') }
  if (head.length < 3) return null
  const again = echoEnd(head, behind) ?? behindEmphasis(head)
  const found = again ?? whereCapitalsBegin(head) ?? behindSmallLetters(head) ?? beforeNameOf(head) ?? fieldEnd(head) ?? behindLastFieldWord(head)
  if (found === null) return null
  const at = head[found - 1] === 'The' ? found - 1 : found
  const school = head.slice(/^k-\d+$/i.test(head[at] ?? '') ? at + 1 : at)
  const field = trimmed(head.slice(0, at).join(' '))
  if (school.length < 2 || (NOT_A_START.test(folded(school[0] ?? '')) && !OF_NAME.test(school.join(' ')))) return null
  if (field === '' || namesSchool(field) || !namesSchool(school.join(' ')) || !/^[\p{Lu}\p{N}]/u.test(school[0] ?? '')) return null
  // "Basketry Retail Academy": where the name begins cannot be told.
  const kind = school.findIndex((word) => namesSchool(word))
  const isOfKind = (n: number) => n + 1 === kind - 1 && kind > 1 && /^engineering$/i.test(folded(school[n + 1] ?? '')) && /^college\b/i.test(school[kind] ?? '')
  if (again === null && school.slice(1, kind).some((word, n) => isFieldWord(word) && !BOTH.test(folded(word)) && !isOfKind(n))) return null
  return { field, school: toldOnceField(withoutEcho(school, head.slice(0, at)).join(' ')) }
}

/** Names of schools begin with these, and fields of study do not. */
export const NAME_LEADS =
  /^(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|northern|southern|eastern|western|central|saint|st\.?)$/i

/** "Florida International University": up to the word that makes it a school none but such as names hold too. */
function isNameThroughout(head: string[]): boolean {
  const kind = head.findIndex((word) => /^(?:university|college|institute)$/i.test(folded(word)))
  return kind > 0 && kind <= 4 && head.length <= kind + 5 && head.slice(0, kind).every((word) => /^\p{Lu}/u.test(word) && (!isFieldWord(word) || BOTH.test(folded(word))))
}

/** "Management with Marketing Emphasis University of Quill": behind the word the name begins. */
function behindEmphasis(head: string[]): number | null {
  const at = head.findLastIndex((word) => /^(?:emphasis|concentration|option|specialization)$/i.test(word))
  const name = head.slice(at + 1)
  return at > 0 && name.length >= 2 && namesSchool(name.join(' ')) && !isFieldWord(name[0] ?? '') && !CONNECTOR.test(folded(name[0] ?? '')) ? at + 1 : null
}

const OF_NAME = /^(?:the )?(?:(?:state |city )?university(?: college)?|college|institute|school|academy) (?:of|at)\b/i

/** "Arch and Design University of Harbor": right behind a word of a field, "University of" begins the name. */
function beforeNameOf(head: string[]): number | null {
  // "Business Management Grambling State University": whatever its ending, the word before "State University" is of the name.
  const state = head.findIndex((word, n) => n > 1 && word === 'State' && /^University\b/.test(head[n + 1] ?? '') && !/^of$/i.test(head[n + 2] ?? ''))
  if (state > 1 && isFieldWord(head[state - 2] ?? '') && isFieldWord(head[state - 1] ?? '')) return state - 1
  const at = head.findIndex((_, n) => OF_NAME.test(head.slice(n).join(' ')))
  const last = head[at - 1] ?? ''
  // "Fashion Merchandising Art Institute of Harbor".
  if (at > 1 && BEFORE_INSTITUTE.test(folded(last)) && /^(?:institute|institutes|academy)$/i.test(head[at] ?? '') && isFieldWord(head[at - 2] ?? '')) return at - 1
  if (at <= 0 || !isFieldWord(last) || BEFORE_OF.test(folded(last))) return null
  // "Culinary Arts Culinary Institute of Harbor": what was said already begins the name.
  return at > 1 && head.slice(0, at - 1).some((word, n) => folded(word) === folded(last) && folded(head[n - 1] ?? '') !== folded(head[at - 2] ?? '')) ? at - 1 : at
}

/** "Business Administration AMERICAN HARBOR UNIVERSITY": the name is written otherwise than the field. */
function whereCapitalsBegin(head: string[]): number | null {
  const at = head.findIndex((_, n) => n > 0 && head.slice(n).every((word) => word === word.toUpperCase()) && namesSchool(head.slice(n).join(' ')))
  return at > 0 && head.length - at >= 2 && /\p{Ll}/u.test(head[at - 1] ?? '') ? at : null
}

/** "auto body Quill County College": behind a field in small letters the capitals of the name begin. */
function behindSmallLetters(head: string[]): number | null {
  const at = head.findIndex((word) => /^\p{Lu}/u.test(word))
  const small = head.slice(0, at)
  return at > 0 && small.every((word) => /^\p{Ll}+$/u.test(word)) && !CONNECTOR.test(folded(small.at(-1) ?? '')) && !small.some((word) => NO_FIELD.test(word)) ? at : null
}

const NO_FIELD = /^(?:degree|program|diploma|from|at|of|student|graduate|graduated|candidate|earned|received|completed|honou?rs|with|the|level)$/i

/** "Video Game Design Southern Quill University": the last word of a field, and a name of which none is one. */
function behindLastFieldWord(head: string[]): number | null {
  const kind = head.findIndex((word) => namesSchool(word))
  const last = head.slice(0, kind).findLastIndex(isFieldWord)
  return last > 0 && last + 1 < kind && !CONNECTOR.test(folded(head[last + 1] ?? '')) ? last + 1 : null
}

/** Words that stand in the names of many schools, and in no field of study. */
const OF_MANY_NAMES = /^(?:county|community|valley|area|junior)$/i

/** "Southern University at New Orleans": one or two words that are of no field, and then what kind of school it is. */
function isNameAlone(head: string[], most: number): boolean {
  const kind = head.findIndex((word) => /^(?:universit\w*|college|institute|polytechnic)$/i.test(folded(word)))
  const named = head.slice(0, Math.max(0, kind)).filter((word) => !OF_MANY_NAMES.test(word)).length
  return (
    kind >= 1 &&
    named <= most &&
    (named > 0 || kind === 1) &&
    kind <= most + 2 &&
    head.length <= kind + 4 &&
    head.slice(0, kind).every((word) => /^\p{Lu}/u.test(word) && !isFieldWord(word)) &&
    !namesSchool(head.slice(0, kind).join(' '))
  )
}

/** "Aviation Pilot Training Quill College … Aviation Pilot Program": the field goes on behind what is told once more. */
function echoEnd(head: string[], behind: string[]): number | null {
  const at = fieldToldAgain(head, behind)
  const [next, after] = at === null ? [] : head.slice(at)
  return at !== null && !isFieldWord(head[at - 1] ?? '') && isFieldWord(next ?? '') && !BOTH.test(folded(next ?? '')) && !namesSchool(after ?? '') ? at + 1 : at
}

/** Where the field ends that is told once more: at the end of the line, behind the place or the grades, or on the next line. */
function fieldToldAgain(head: string[], behind: string[]): number | null {
  const own = head.map(folded)
  const told = behind.map(folded)
  for (let length = head.length - 2; length >= 1; length -= 1) {
    const field = own.slice(0, length)
    if (CONNECTOR.test(field.at(-1) ?? '') || /^(?:and|&)$/.test(own[length] ?? '') || (BEFORE_OF.test(field.at(-1) ?? '') && OF_NAME.test(head.slice(length).join(' ')))) continue
    // "Interior Design, International Academy of Quill", told once more: the name is, too.
    if (NAME_START.test(field.at(-1) ?? '') && namesSchool(head[length] ?? '')) continue
    const goesOn = isFieldWord(head[length] ?? '')
    const echoes = told.flatMap((_, n) => (startsWith(told.slice(n), field) ? [behind[n + length]] : []))
    // "Operations and Quality …" says another field than "Operations and Supply Chain".
    const again =
      own.some((_, n) => n > length && isEcho(own, n, field)) ||
      echoes.some((next) => !goesOn || next === undefined || !(isFieldWord(next) || CONNECTOR.test(folded(next)) || /,$/.test(head[length - 1] ?? '')))
    if (!again || namesSchool(head.slice(0, length).join(' ')) || !namesSchool(head.slice(length).join(' '))) continue
    // The width of the page may have cut the echo short.
    const cutShort = goesOn && echoes.length > 0 && echoes.every((next) => next === undefined)
    const end = cutShort ? head.findIndex((word, n) => n >= length && (!isFieldWord(word) || NAME_START.test(folded(word)))) : length
    if (namesSchool(head.slice(end).join(' ')) && head.length - end >= 2) return end
  }
  return null
}

const startsWith = (line: string[], start: string[]): boolean => line.length >= start.length && start.every((word, n) => line[n] === word)
const endsWith = (line: string[], end: string[]): boolean => startsWith(line.slice(-end.length), end)

/** The field told once more behind a school, and not as a part of its name ("College of Education"). */
const isEcho = (line: string[], at: number, field: string[]): boolean => startsWith(line.slice(at), field) && !/^(?:of|and|&|for)$/.test(line[at - 1] ?? '') && namesSchool(line.slice(0, at).join(' '))

function withoutEcho(school: string[], field: string[]): string[] {
  const line = school.map(folded)
  const at = line.findIndex((_, n) => n > 0 && !/,$/.test(school[n - 1] ?? '') && isEcho(line, n, field.map(folded)))
  return at > 0 ? school.slice(0, at) : school
}

const NAME_START = /^(?:american|european|african|asian|latin|international|global|general|regional|public|military|naval|women['’]?s|modern)$/i

/** Nothing but words of a field of study, of which the last one begins no name of a school. */
export function isFieldThroughout(field: string): boolean {
  const all = words(field)
  // "Pre Law".
  return all.every((word, n) => isFieldWord(word) || (/^pre$/i.test(word) && isFieldWord(all[n + 1] ?? '')) || CONNECTOR.test(folded(word))) && !NAME_START.test(folded(all.at(-1) ?? ''))
}

/** Where the words of a field of study end; null where the next ones could be of either. */
function fieldEnd(head: string[]): number | null {
  let end = 0
  while (end < head.length) {
    const word = folded(head[end] ?? '')
    if (!isFieldWord(head[end] ?? '') && !(CONNECTOR.test(word) && end > 0)) break
    end += 1
  }
  while (end > 0 && CONNECTOR.test(folded(head[end - 1] ?? ''))) end -= 1
  if (end === 0 || end === head.length) return null
  const [before, last, next] = [end - 2, end - 1, end].map((n) => folded(head[n] ?? ''))
  if (!NOT_A_START.test(next ?? '')) return end
  // "Graphic Design Academy of Art University".
  if (/^(?:academy|school)$/.test(next ?? '') && folded(head[end + 1] ?? '') === 'of') return end
  // "Sociology American University": the last word may begin the name.
  const ofName = BOTH.test(last ?? '')
  if (!ofName) return /^(?:university|college|institute|school)$/i.test(next ?? '') && /^(?:of|at)$/i.test(folded(head[end + 1] ?? '')) ? end : null
  if (end > 2 && before === 'american') return end - 2
  return end > 1 && (last === 'american' || !BOTH.test(before ?? '')) ? end - 1 : null
}

/** "Moss Bay TX", "*Member". */
const PLACE_OR_MARK = /(?<!\p{L})\p{Lu}{2}(?!\p{L})|[*:]/u

/** What is longer names no field of study. */
const FIELD_LETTERS = 300

/**
 * "Accounting Accounting", "Theater : Theater", "Botany - Botany" and "Business Administration Business" tell one field twice.
 * @param cut the width of the page may have cut the second time short
 */
export function toldOnceField(printed: string, cut = true): string {
  if (printed.length > FIELD_LETTERS) return printed
  const field = printed.replace(/^(.+) [:-] \1$/iu, '$1')
  const all = words(field)
  const half = all.length / 2
  // "Education with a Focus in Clay Education": behind "in" a word of its own follows, whatever was said before.
  const again = all.findIndex(
    (_, n) =>
      n > 1 &&
      !/,$/.test(all[all.length - n - 1] ?? '') &&
      startsWith(all.map(folded), all.slice(n).map(folded)) &&
      !(n > 2 && all.length - n === 1 && all.slice(1, n).some((word) => /^(?:in|of|for)$/.test(word))),
  )
  // "Kiln Design Kiln Design Marble TX *Member …": where the second time ends, something else begins.
  const twice = all.findIndex((_, n) => n > 0 && all.length > n * 2 && endsWith(all.slice(0, n * 2).map(folded), all.slice(0, n).map(folded)) && isFieldThroughout(all.slice(0, n).join(' ')))
  const more = twice < 0 ? [] : all.slice(twice * 2)
  if (PLACE_OR_MARK.test(more.join(' ')) && !CONNECTOR.test(folded(more[0] ?? '')) && !more.some(isFieldWord) && !/[,/&-]$/.test(all[twice * 2 - 1] ?? '')) return all.slice(0, twice).join(' ')
  if (again > 0 && (cut || again * 2 === all.length)) return trimmed(all.slice(0, CONNECTOR.test(folded(all[again - 1] ?? '')) ? again - 1 : again).join(' '))
  return all.length >= 2 && all.length % 2 === 0 && endsWith(all.map(folded), all.slice(0, half).map(folded)) ? trimmed(all.slice(0, half).join(' ')) : field
}
