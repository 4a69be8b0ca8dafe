/**
 * Parts the field of study from the school where a line runs them together without a mark: "Bachelor of Arts : Sociology
 * Tulane University". Many resumes tell the field once more, behind the school or on the next line; else the words decide.
 */
import { namesSchool } from '../resume/header-words.ts'

/** `field` null where only the school stands there. */
export type RunOn = { field: string | null; school: string }

/** Endings and words of fields of study. Words that schools are named after ("Rice", "Southern") have none of them. */
const FIELD_WORD =
  /^(?:\p{L}+(?:ology|ologies|onomics?|istry|ography|ometry|onomy|osophy|ematics|ysics|istics|etics|onics|anics|ynamics|amics|iatrics|ursing|eers?|eering|counting|keting|agement|unications?|istration|ucation|ounseling|ogramming|uting|nance|iness|story|sociology|ciences?|culture|tecture|ournalism|urism|itality|uistics|erature|ormatics?|iometrics|ilosophy|anities|ommerce|nalysis|nalytics|formation|curity)|law|art|arts|music|dance|theat(?:er|re)|drama|design|fashion|english|spanish|french|german|finance|taxation|nutrition|medicine|dentistry|pharmacy|politics|government|relations|resources?|systems?|studies|affairs|policy|planning|development|technology|applications?|sales|advertising|media|film|computers?|science|software|hardware|networks?|networking|electrical|electronics?|mechanical|civil|chemical|industrial|aerospace|aeronautical|biomedical|environmental|human|public|social|political|criminal|justice|health|healthcare|care|services?|general|business|corporate|international|global|applied|organizational|interdisciplinary|liberal|fine|visual|performing|graphic|interior|mass|early|childhood|elementary|secondary|special|physical|theoretical|pure|exercise|sports?|leadership|strategic|strategy|private|materials|supply|chain|project|product|operations?|production|quality|real|estate|risk|insurance|fire|aviation|automotive|construction|building|culinary|food|animal|plant|soil|crop|marine|earth|space|data|machine|learning|artificial|intelligence|cyber|cybersecurity|digital|web|multimedia|user|experience|management|math|maths|religion|theology|divinity|work|welfare|rehabilitation|therapy|speech|hearing|library|women['’]?s|african|asian|latin|american|european|ancient|modern|medieval|natural|administrative|medical|clinical|dental|veterinary|molecular|cellular|cell|behavioral|cognitive|developmental|educational|forensic|quantitative|computational|statistical|agricultural|textiles?|merchandising|retail|commercial|labor|employment|emergency|disaster|homeland|military|naval|nuclear|petroleum|mining|geological|structural|architectural|urban|regional|rural)$/iu
/** These also begin the names of schools ("American University", "Fashion Institute"): they are of the field only before another word of one. */
const BOTH = /^(?:american|european|african|asian|latin|international|global|technical|technology|general|art|arts|fashion|business|medical|law|health|design|music|film|aviation|culinary|military|naval|regional|public|women['’]?s|agricultural|strayer|business|management|food|real|estate|natural|modern)$/i
const CONNECTOR = /^(?:k-\d+|and|&|of|in|for|with|or|the|-|–|\/)$/i
/** A name begins with these, or has lost its beginning. */
const NOT_A_START = /^(?:universit\w*|colleges?|institut\w*|school|academy|polytechnic|state|of|and|&|in|for|faculty|department)$/i
const GRADES = /\b(?:gpa|cgpa|grade|cum laude|magna|summa|credits? earned|dean['’]?s list|honou?rs)\b.*$/i

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')
const folded = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&]+$/gu, '')
const trimmed = (text: string): string => text.replace(/^[\s:,;.–—-]+|[\s:,;–—-]+$/g, '')

/**
 * @param text what stands behind the degree, up to the end of its line; a tab parts what the line parts
 * @param next the line below, '' where there is none
 */
export function runOnParts(text: string, next: string): RunOn | null {
  const [first = '', ...others] = trimmed(text).split(/\t|\s[^\p{L}\p{N}\s&/]{1,3}\s|\sGPA\b/u)
  const before = /,\s|(?:19|20)\d\d|\d\/\d/.test(first) ? null : trimmed(first.replace(GRADES, ''))
  if (before === null) return afterComma(first)
  const found = partedHead(words(before), words([...others, next].join(' ')))
  const [second = ''] = others
  // "Journalism - Marketing Quill University".
  if (found !== null || namesSchool(before) || !namesSchool(second) || !words(before).every((word) => isFieldWord(word) || CONNECTOR.test(word))) return found
  const behind = partedHead(words(trimmed(second)), words([...others.slice(1), next].join(' ')))
  return behind?.field == null ? null : { ...behind, field: `${before} - ${behind.field}` }
}

/** "Psychology, Corporate Strategy Quill University": the field ends in the last part. */
function afterComma(text: string): RunOn | null {
  const parts = text.split(/,\s+/)
  const last = parts.pop() ?? ''
  if (parts.length === 0 || /\d/.test(text) || parts.some((part) => namesSchool(part))) return null
  const head = words(trimmed(last))
  const at = namesSchool(last) ? fieldEnd(head) : null
  return at === null ? null : { field: trimmed([...parts, head.slice(0, at).join(' ')].join(', ')), school: head.slice(at).join(' ') }
}

function partedHead(head: string[], behind: string[]): RunOn | null {
  if (head.length < 2 || !namesSchool(head.join(' '))) return null
  if (isNameAlone(head)) return { field: null, school: head.join(' ') }
  if (head.length < 3) return null
  const at = fieldToldAgain(head, behind) ?? fieldEnd(head)
  if (at === null) return null
  const school = head.slice(/^k-\d+$/i.test(head[at] ?? '') ? at + 1 : at)
  const field = trimmed(head.slice(0, at).join(' '))
  if (school.length < 2 || (NOT_A_START.test(folded(school[0] ?? '')) && !/^(?:university|college|institute|school|academy) (?:of|at)\b/i.test(school.join(' ')))) return null
  if (field === '' || namesSchool(field) || !namesSchool(school.join(' ')) || !/^[\p{Lu}\p{N}]/u.test(school[0] ?? '')) return null
  return { field, school: withoutEcho(school, head.slice(0, at)).join(' ') }
}

/** "Southern University at New Orleans": one or two words that are of no field, and then what kind of school it is. */
function isNameAlone(head: string[]): boolean {
  const kind = head.findIndex((word) => /^(?:universit\w*|college|institute|polytechnic)$/i.test(folded(word)))
  return kind >= 1 && kind <= 2 && head.length <= kind + 4 && head.slice(0, kind).every((word) => /^\p{Lu}/u.test(word) && !isFieldWord(word)) && !namesSchool(head.slice(0, kind).join(' '))
}

const isFieldWord = (word: string): boolean => word.split(/[/-]/).every((part) => FIELD_WORD.test(folded(part)))

/** Where the field ends that is told once more: at the end of the line, behind the place or the grades, or on the next line. */
function fieldToldAgain(head: string[], behind: string[]): number | null {
  const own = head.slice(2).map(folded)
  const told = behind.map(folded)
  for (let length = head.length - 2; length >= 1; length -= 1) {
    const field = head.slice(0, length).map(folded)
    const again = endsWith(own, field) || told.some((_, n) => startsWith(told.slice(n), field))
    if (again && !namesSchool(head.slice(0, length).join(' ')) && namesSchool(head.slice(length).join(' '))) return length
  }
  return null
}

const startsWith = (line: string[], start: string[]): boolean => line.length >= start.length && start.every((word, n) => line[n] === word)
const endsWith = (line: string[], end: string[]): boolean => startsWith(line.slice(-end.length), end)

function withoutEcho(school: string[], field: string[]): string[] {
  return school.length > field.length && endsWith(school.map(folded), field.map(folded)) ? school.slice(0, -field.length) : school
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

/** "Accounting Accounting" tells one field twice. */
export function toldOnceField(field: string): string {
  const all = words(field)
  const half = all.length / 2
  return all.length >= 2 && all.length % 2 === 0 && endsWith(all.map(folded), all.slice(0, half).map(folded)) ? trimmed(all.slice(0, half).join(' ')) : field
}
