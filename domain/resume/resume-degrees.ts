/** Which degrees a line names, at which level, in what and where. */
import { isFieldWord, namesField } from './field-words.ts'
import { isPlace, namesSchool } from './header-words.ts'
import type { DEGREE_LEVELS } from './degree-levels.ts'
import { joinWrapped } from './wrapped-text.ts'
import { remembered } from './remembered.ts'

type Level = (typeof DEGREE_LEVELS)[number]

// Order matters: "Doctor of Medicine" before "Doctor", "Bachelor of Medicine" before "Bachelor".
const DEGREES: [Level, RegExp][] = [
  [
    'professional',
    /\b(?:doctor of (?:medicine|dental (?:surgery|medicine)|pharmacy|veterinary medicine|jurisprudence|osteopathic medicine)|jurist? doctor(?:ate)?|medical doctor(?:ate)?|bachelor of (?:medicine(?:,?\s*(?:and\s+)?bachelor of surgery)?|dental surgery)|physician diploma|M\.?B\.?,? ?B\.?S\.?|M\.?B\.? ?Ch\.?B\.?|BM ?BS|M\.?D\.?(?![\w.]*\.net)(?=[\s,;()\t–—-]|$)|D\.?D\.?S\.?|D\.?M\.?D\.?|B\.?D\.?S\.?|Pharm\.?D\.?|D\.?V\.?M\.?|J\.D\.(?! Edwards)|J\.D(?=\s*[:,(])|JD)(?![\p{L}])/giu,
  ],
  [
    'doctorate',
    /(?<![\p{L}])(?:Ph\.? ?D\.?|D\.?Phil\.?|doctor(?:ate|al (?:degree|studies))?(?: of| in|'s)?(?: philosophy| science| engineering| education)?|D\.B\.A\.?|Dr\.? ?-?Ing\.?|Dr\.? rer\.? nat\.?|Ed\.?D\.?|D\.?Sc\.?|Eng\.?D\.?|DNP|Doktor|doctorat|doctorado|doutorado|candidate of (?:technical |chemical )?sciences?)(?![\p{L}])/giu,
  ],
  [
    'master',
    /(?<![\p{L}])(?:(?<=^\W{0,4}|[\t,;:] ?|\b(?:19|20)\d\d )M\.?S\.?(?:E\.?E|C\.?S|I\.?T|I\.?S|B\.?A|Ch\.?E)\.?(?=[\s,:;(\t–—-]|$)|(?<=^\W*|\b(?:19|20)\d\d\s+)M[12](?= in \p{Lu})|master(?:['’]?s)?(?: [12](?=\s+(?:in\s+)?\p{Lu}|,\s))?(?: degree)?(?: of (?:sciences?|arts|engineering|technology|business administration|public health|education|philosophy|laws?|finance|public administration|research|commerce|social work|nursing|computer applications|architecture|fine arts))?|M\.? ?Sc\.?(?: ?\(?Eng\.?\)?(?= \p{Lu}))?|M\.S\.c\.?|(?<=^\W*|\t|\b(?:19|20)\d\d\s+)(?:S\.?M\.?|A\.M\.)(?= in \p{Lu}|,\s)|M\.?S\.?(?=[\s,:;()\t–—-]|$)|M\.?A\.?(?=[\s,:;()\t–—-]|$)|(?:executive )?M\.?B\.?A\.?|M\.? ?Eng\.?|M\.? ?Tech\.?|(?<![.\p{L}])M\.S\.E\.?(?=\s*[:,(\t]|\s+in\s|$)|M\.? ?E\.?(?=[\s,(/]|-\p{Lu}|$)|M\.? ?Lib\.?(?: ?Sc\.?| ?I\.?Sc\.?)?(?=[\s,(]|$)|MTech|M\.?Sci\.?|M(?:ASt|Math|Phys|Chem|Biol|Comp|Res)(?=[\s,:;(\t]|$)|M\.?Phil\.?|M\.? ?Ed\.?|M\.?F\.?A\.?|M\.?P\.?H\.?|M\.?P\.?A\.?|M\.?S\.?N\.?|M\.?S\.?W\.?|M\.?L\.?I\.?S\.?|M\.?H\.?[AS]\.?(?=[\s,:;(]|$)|M\.?P\.?P\.?(?=[\s,:;(]|$)|M\.?Div\.?|M\. ?Arch\.?|M\.?Pharm\.?|M\.?C\.?A\.?|M\.?Com\.?|LL\.?M\.?|Dipl\.?-?\s?Ing\.?|Diplom(?:ingenieur)?(?=[\s(-])|magister|maestr[ií]a|m[aá]ster(?: en)?|mestrado|laurea magistrale|dipl[oô]me d['’]ing[ée]nieur|y[üu]ksek lisans)(?![\p{L}])/giu,
  ],
  [
    'bachelor',
    /(?<![\p{L}])(?:(?<=^\W{0,4}|[\t,;:] ?|\b(?:19|20)\d\d )B\.?S\.?(?:E\.?E|M\.?E|C\.?E|C\.?S|I\.?T|B\.?A|I\.?E|Ch\.?E|A\.?E)\.?(?=[\s,:;(\t–—-]|$)|bachelor(?:['’]?s)?(?: degree| (?:arts|sciences?) degree(?=\s*[:,]))?(?: of (?:sciences?|arts|art(?=\s+(?:in\s+)?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?! History)|engineering|technology|business administration|commerce|education|laws?|nursing|applied (?:arts and sciences?|arts|science)|fine arts|architecture|computer applications|aviation)(?:(?<=\barts) (?:and|&) (?:applied )?sciences?(?=\s*(?:\([\p{Lu}.]{2,6}\)\s*)?[:,]))?)?(?: \(hons?\.?\)| \(honours\)| with honou?rs)?|(?<=^\W*|\t|\b(?:19|20)\d\d\s+)(?:S\.?B\.?|A\.?B\.?)(?= in \p{Lu}|,\s)|B\.? ?Sci\.?|B\.S\.c\.?|B\.?A\.?Sc\.?(?=[\s,(])|B\.? ?Sc\.?(?: ?\(?Eng\.?\)?(?= \p{Lu}))?(?: ?\(?hons?\.?\)?)?|B\.?S\.?(?=[\s,:;()\t–—-]|$)|(?<!\bD\.)B\.?A\.?(?=[\s,:;()\t–—-]|$)(?: ?\(?hons?\.?\)?)?|B\.? ?Tech\.?|B\.? ?Eng\.?(?: ?\(?hons?\.?\)?)?|(?<![.\p{L}])B\.S\.E\.?(?=\s*[:,(\t]|\s+in\s|$)|(?<=^\W*)B\.?A\.?S\.?(?=\s*[:,(])|B\.? ?E\.?(?=[\s,(/]|-\p{Lu}|$)|B\.?B\.?M\.?|BTech|B\.?Sc|B\.?B\.?A\.?|B\.?Com\.?|B\.?Ed\.?|B\.?S\.?N\.?|B\.?S\.?W\.?|B\.?Pharm\.?|B\.?Des\.?(?=[\s,:;(]|$)|BBS(?=[\s,:;(]|$)|B\.?C\.?A\.?|B\.?Phil\.?|B\.? ?Lib\.?(?: ?I?\.?Sc\.?)?(?=[\s,(]|$)|LL\.?B\.?|B\.?Arch\.?|B\.?F\.?A\.?|laurea(?: triennale)?|licenciatura|licenciad[oa]|licence(?= en| de|,)|lisans|bacharelado|grado en|(?<!\b(?:de|en|of) )ingenier[oía]+|bachiller(?= (?:en|de) )|B\.? ?Agric?\.?(?=[\s,(])|engineer degree|(?<!international )baccalaureate(?: degree)?(?: (?:of|in) (?:science|arts))?)(?![\p{L}])/giu,
  ],
  [
    'associate',
    /(?<![\p{L}])(?:associate(?:['’]?s)?(?: degree(?: (?:of|in))?| (?:of|in)(?: (?!sciences?\b|arts?\b)\p{L}+)?(?= (?:arts?|sciences?|studies|degree|technology|business(?! (?:administration|management|technolog(?:y|ies)|studies|systems|law|accounting)\b))\b) \p{L}+| (?:of|in) (?:arts?|sciences?|business(?! (?:administration|management|technolog(?:y|ies)|studies|systems|law|accounting)\b)|nursing|technology|engineering)\b| (?:of|in)(?= (?:applied )?business (?:administration|management|technolog(?:y|ies)|studies|systems|law|accounting)\b))|(?<=^\W*|\b(?:19|20)\d\d\s)associate(?:['’]?s)?(?=\s*[:,](?!.*\b(?:society|association)\b))|(?<=^\W*)associate['’]?s(?=\s+(?:\p{Lu}[\p{L}&]*\s+){1,5}(?:college|university|institute)\b)|(?<=^\W*)(?:ADN(?=\s*(?:[,:–-]|$))|associates?(?= (?:in|of) \p{Lu}))|A\.?A\.?S\.?(?=[\s,(]|$)|(?<=^\W*)A\.?O\.?S\.?(?=\s*[:,])|A\.?[AS]\.? [Dd]egree|A\.A(?:\.|(?=\s*[:,]))|A\.S(?:\.|(?=\s*[:,]))|(?<=^\W*(?:(?:19|20)\d\d\s+)?)A\.?[AS]\.?(?=\s*:\s|\s*,\s\p{Lu}\p{Ll}))(?![\p{L}])/giu,
  ],
  [
    'diploma',
    /(?<![\p{L}])(?:(?:postgraduate|graduate|national|higher national|advanced|high school|specialist|engineering)? ?diploma(?:do(?= en ))?|HND|PGCE|PGDE|PGDB?M|(?<=^\W*)(?:PG |post[- ]?graduate )?Dip\.?(?=\s*:|\.? in\s)|PGDCA|PGDBA|PG[ -]?D\w{1,3}|post[- ]?graduate (?:diploma|program(?:me)?)|specialist degree)(?![\p{L}])/giu,
  ],
]

export type DegreeHit = { level: Level; index: number; match: string }

export const degreeHits = remembered(findDegrees)

function findDegrees(text: string): DegreeHit[] {
  const hits: DegreeHit[] = []
  for (const [level, pattern] of DEGREES) {
    for (const match of text.matchAll(pattern)) {
      const short = match[0].replace(/[^\p{L}]/gu, '')
      // Short forms are written in capitals: "MA", "M.S.", not "ma" or "be".
      const certain = /^(?:mba|bba|mca|bca|btech|mtech|bsc|msc|bcom|mcom|phd|pgdm)$/i.test(short)
      if (short.length <= 4 && !certain && !/^\p{Lu}/u.test(match[0].slice(-2)) && !/^\p{Lu}\p{L}*\p{Lu}|^\p{Lu}/u.test(match[0])) continue
      if (
        /^(?:ms)$/i.test(short) &&
        /^[\s:–-]*(?:office|access|excel|word|sql|asp\b|\.net|azure|project|outlook|power ?point|windows|visio|dynamics|teams|dos|exchange|sharepoint|\d{2}-\d{3})\b/i.test(
          text.slice(match.index + match[0].length),
        )
      )
        continue
      if (/\((?:[^()]{0,40}\s)?(?:equivalent|equiv\.?)(?![\p{L}])[^)]*$|\bequivalent (?:to |of )?(?:(?:an?|the|U\.?S\.?(?:A\.)?|American) )*$/iu.test(text.slice(0, match.index))) continue
      // "Med Phys 2022", "Nat Med, 2020": the short name of a journal.
      if (/^Med\b/.test(match[0]) && !/^\s+in\s/.test(text.slice(match.index + match[0].length)) && (match.index > 0 || !/^\s*[,:(–-]/.test(text.slice(match.index + match[0].length)))) continue
      // "ME-Too award" is no "M.E-Civil".
      if (
        /^[BM]\.? ?E\.?$/i.test(match[0]) &&
        text[match.index + match[0].length] === '-' &&
        !/^-\p{Lu}{2,}(?!\p{L})/u.test(text.slice(match.index + match[0].length)) &&
        !isFieldWord(/^-(\p{L}+)/u.exec(text.slice(match.index + match[0].length))?.[1] ?? '')
      )
        continue
      // "(Pre-Med)".
      if (short.length <= 4 && text[match.index - 1] === '-') continue
      if (/^be$/i.test(short) && /\b(?:to|will|can|may|must|should|not)\s$/i.test(text.slice(0, match.index))) continue
      // "No diploma", "without a degree".
      if (/\b(?:no|without|without an?)\s$/i.test(text.slice(0, match.index))) continue
      if (/^(?:ma|ms|md|be|ba|me)$/i.test(short) && isStateOrWord(text, match.index, match[0])) continue
      if (
        COURSES_OF.test(text.slice(0, match.index)) ||
        BEHIND_A_NAME.test(text.slice(0, match.index)) ||
        NO_DEGREE.test(text.slice(match.index)) ||
        /(?<!\b(?:completed|finished|obtained|earned|received|pursuing|in pursuit of) )\b(?:my|this|our)\s$/i.test(text.slice(0, match.index))
      )
        continue
      const end = match.index + match[0].length
      if (hits.some((hit) => match.index < hit.index + hit.match.length + 12 && hit.index < end + 12 && sameDegree(text, hit, match.index))) continue
      if (text[match.index - 1] === '(' && hits.some((hit) => hit.level === level && hit.index < match.index && !/[;,\t]|\b(?:19|20)\d\d\b/.test(text.slice(hit.index, match.index)))) continue
      if (isToldAgain(text, hits, match[0], match.index)) continue
      // "B.S. – Diplôme d'Ingénieur in Botany".
      if (/^dipl[oô]me/i.test(match[0]) && /\b[BM]\.? ?S\.?(?:c\.?)?\s*[–—-]\s*$/.test(text.slice(0, match.index))) continue
      // "PhD, QUILLBIO PhD programme, Quill University".
      if (/^\s*(?:programme|program|studentship|scholarship|fellowship|school)\b/i.test(text.slice(end)) && hits.some((hit) => hit.level === level && hit.index < match.index)) continue
      hits.push({ level, index: match.index, match: match[0].trim() })
    }
  }
  return hits.filter((hit) => !isOfName(text, hit)).sort((a, b) => a.index - b.index)
}

/** People by whose initials and name schools are called. */
const WITH_INITIALS = /^[\s.,]*(?:Abdur Rahman|Ramaiah|Anderson|Jinnah|Rangoonwala|Swaminathan|Panwar|University of Baroda|University,? (?:Baroda|Vadodara|Rohtak))/i

/** "B.S. Abdur Rahman University", "from M.S. Marble College": the initials of the person after whom a school is called. */
function isOfName(text: string, { index, match }: DegreeHit): boolean {
  if (!/^\p{Lu}\.?\s?\p{Lu}\.?$/u.test(match)) return false
  const behind = text.slice(index + match.length)
  const [name = ''] = behind.match(/^[\s.]*\p{Lu}[^\t,;|(–—]*/u) ?? []
  return WITH_INITIALS.test(behind) || (/\b(?:at|from)\s+(?:the\s+)?$/i.test(text.slice(0, index)) && namesSchool(name) && !isFieldWord(name.trim().split(/\s+/)[0] ?? ''))
}

/** "Master plan", "Bachelor thesis" and "Master's project" name none. */
const NO_DEGREE =
  /^associates,? (?:inc|llc|ltd|p\.?c|llp|co)\b|^(?!B\.?[AS]\b)(?:\p{L}\.?){2,5}\s+GPA\s*:|^master(?:['’]?s)?\s+(?:chef|cook|baker|butcher|electrician|plumber|mechanic|technician|gardener|stylist|barber|trainer|scheduler|sergeant|chief|carpenter|mason|craftsman|tailor|instructor|teacher(?! education)|black belt|mariner|scuba|diver|naturalist|inspector|builder|cosmetologist|esthetician|goldsmith|potter|brewer|sommelier|driver|pilot)s?\b|^(?:\p{L}\.?){2,5}[- ]level\b|^(?:master|bachelor|doctor(?:al|ate)?)(?:['’]?s)?[- ]level\b|^(?:master|bachelor|doctor(?:al|ate)?)(?:['’]?s)?\s+(?:plan|class|data|of ceremonies|(?:research )?(?:thesis|dissertation|project)|internship|work|learners|students|candidates|prepared|cert\w*)\b|^(?:ph\.?\s?d\.?|m\.?sc?\.?|m\.?a\.?|b\.?sc?\.?|m\.?\s?tech\.?|b\.?\s?tech\.?|m\.?e\.?|b\.?e\.?|m\.?b\.?a\.?|m\.?c\.?a\.?)\s+(?:thes[ie]s|dissertation|projects?\b(?! management)|research(?=\s*(?:$|:)))(?!\p{L})/iu

/** "Dental Assistant, Dr. Ann L. Quill, DDS": the letters are someone else's. */
const BEHIND_A_NAME = /\bDr\.? \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3} ?,\s*$/u

/** "Completed several courses in an MBA program". */
const COURSES_OF =
  /\b(?:scholarships?|fellowships?|funding|admission) (?:for|to|towards?) (?:an?|my|the) $|\bduring (?:(?:my|the|his|her) )?$|\bcourses (?:in|of|from|within) (?:an?|the)\s+$|\b(?:exam(?:ination)?s?|entrance|admission|classes|lectures|lab sessions) (?:for|to|of|in) (?:the |an? )?$|^(?:guided|taught|supervised|mentored|advised|co-?supervised|taken classes|ranked)\b.*$/i

/** "Quill University Doctor of Education : Kiln Design Doctor of Education August 2014": a form tells the degree once more behind its field. */
function isToldAgain(text: string, hits: DegreeHit[], match: string, index: number): boolean {
  const before = hits.find((hit) => hit.match === match.trim() && hit.index < index)
  if (before === undefined || !/\s/.test(before.match)) return false
  const between = text.slice(before.index + before.match.length, index)
  return /^\s*:\s/.test(between) && !/[;\t]|\b(?:19|20)\d\d\b/.test(between) && !namesSchool(between) && !/^\s*(?:in|of|:|,|\()/.test(text.slice(index + match.trim().length))
}

/** "Bachelor of Science (B.Sc.)" names one degree twice. */
function sameDegree(text: string, hit: { index: number; match: string }, index: number): boolean {
  const [from, to] = hit.index < index ? [hit.index + hit.match.length, index] : [index, hit.index]
  const between = text.slice(from, to)
  return !/[;\t]|\b(?:19|20)\d\d\b/.test(between) && ((to - from <= 4 && !/\band\b/.test(between)) || /\(/.test(between))
}

const DATE_BEHIND = /^\s*[,(]\s*(?:U\.?S\.?(?:A\.?)?,\s*)?(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.?,? )?(?:19|20)\d\d\b/u
const TELLS_DEGREE = /\b(?:Bachelor|Master|Associate|Doctor|B\.?S|B\.?A|M\.?S|M\.?A|MBA|Ph\.?D)\b/
const isTown = (words: string) => COLLEGE_TOWN.test(words) || (!namesSchool(words) && !words.split(' ').some((word) => isFieldWord(word)))

/** "Boston, MA" and "Be" at the start of a sentence are no degrees. */
function isStateOrWord(text: string, index: number, match: string): boolean {
  if (/\.\s?\p{L}/u.test(match)) return false
  if (!/^[\p{Lu} ]+\.?$/u.test(match.trim())) return true
  const [before, behind] = [text.slice(0, index), text.slice(index + match.length)]
  // "Quill Institute, Marble MA", "Quill Institute, Marble MA<tab>2019".
  if (
    /^\s*(?:$|\t|\(?(?:19|20)\d\d|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.? (?:19|20)\d\d)/u.test(behind) &&
    /,\s+(?:\p{Lu}[\p{L}.'’-]+\s){1,2}$/u.test(before) &&
    namesSchool(before)
  )
    return true
  // "University of Quill, Stoneham, MD, 2012": a town behind a school, or behind what tells neither a school nor a field.
  const town = before.match(/,\s+((?:\p{Lu}[\p{L}.'’-]+\s?){1,3}?)(?:,\s*|\s)$/u)?.[1] ?? ''
  if (town !== '' && DATE_BEHIND.test(behind) && isTown(town)) {
    const ahead = before.slice(0, before.lastIndexOf(town))
    if (namesSchool(ahead) || TELLS_DEGREE.test(ahead) || !ahead.split(/\P{L}+/u).some((word) => isFieldWord(word))) return true
  }
  // "Quill Bay MD 21742", "Boston MA. Jul. 1996".
  if (/^,? \d{5}(?!\d)/.test(behind) || isPlace(before.match(/(?:^|[,\t] ?)([^,\t]{3,}) $/)?.[1] ?? '')) return true
  return /[\p{L}.],\s*$/u.test(before) && !/^\s*(?:in|,|\()/.test(behind)
}

export function fieldAfter(rest: string, nextLine: string): string | null {
  let text = rest
    .replace(/^(?:['’]s)?(?:\s+degree)?[.\s]*/i, '')
    // "Bachelor of Commerce -Finance-".
    .replace(/^[–—-]\s?(\p{L}[^\t\d,(–—-]{1,60}?)\s?[–—-](?=\s|$)/u, ', $1\t')
    .replace(/^\((?:[Hh]ons?\.?|[Hh]onou?rs|[BM]\.?\s?\p{Lu}\w{0,4}\.?(?:\s?\(?[Hh]ons?\.?\)?)?|Ph\.?D\.?)\)\s*/u, '')
  // "B.A. with Honors, Linguistics", "M.S. by Research in Botany", "Engineering Diploma (equivalent to M.Sc.) in Botany".
  text = text
    .replace(/^with (?:highest |high )?honou?rs\s*,\s*(?=\p{Lu})/iu, '')
    .replace(/^by research\s+(?=in\s)/i, '')
    .replace(/^\((?:equivalent|equiv\.?)\b[^)]*\)\s*/i, '')
  // "PhD (direct track), Botany": words in small letters tell how it was studied.
  text = text.replace(/^\([\p{Ll}\d][\p{Ll}\d -]{2,40}\)\s*(?=[,:]\s*\p{Lu})/u, '')
  text = text.replace(/^[\s–—-]*\(?(?:B\.?\s?Sc|M\.?\s?Sc|BS|MS|BA|MA|MBA|Ph\.?D|B\.?Tech|M\.?Tech|B\.?E|M\.?E|BEng|MEng)\b\.?\)?(?=[,\s]|$)/, '')
  text = text.replace(/^\s*\(?(?:hons?\.?|honou?rs)\)?\s+(?=in\s)/i, '')
  // "in [Electrical Power]".
  text = text.replace(/^in\s+\[([^[\]]{3,60})\]/i, 'in $1\t')
  // "B.Sc., ( Botany)", "B.Tech (in Civil)".
  text = text.replace(/^[,\s]*(?:in\s+)?\(\s*(?:in\s+)?(?=\p{Lu})/u, '(')
  // "Diploma in Engineering: Mechanical Engineering".
  text = text.replace(/^(?:in|of)\s+(?:engineering|arts|science|technology|commerce)\s?:\s+(?=\p{Lu})/iu, ': ')
  text = text.replace(/^([,:]\s*|in\s+)?(?:double|dual|joint) majors?(?:\s+in|\s?:)\s+(?=\p{Lu})/iu, '$1')
  const led = text.match(/^(?:(?:in the field of|with a major in|major(?:ing)? in|in|of|en|em)\s+|[—–−:,(|·-]\s*)(.+)$/i)
  if (led === null && !/^\p{Lu}/u.test(text)) return null
  // "Bachelors San Francisco State": no mark and no word tells that it is a field.
  if (led === null && /^\p{L}+ \p{L}/u.test(text) && (!namesField(text) || /\bcent(?:er|re)\b/i.test(text))) return null
  text = (led?.[1] ?? text)
    // "M.Sc. (Hons.), in Kiln Science".
    .replace(/^in\s+(?=\p{Lu})/u, '')
    .replace(/^degree\s+(?:in|of)\s+(?=\p{Lu})/iu, '')
    .replace(/^(?:studies\s+(?:in\s+|of\s+)?|major(?:ed|ing|s)?(?:\s+in|\s?:)?\s+)(?=\p{Lu})/iu, '')
  if (text === '' && nextLine !== '') return null
  if (/^[^,]{3,30}, \p{Lu}{2}\b/u.test(text) && isPlace(text.match(/^[^,]+, \p{Lu}{2}/u)?.[0] ?? '')) return null
  // "Physics with Astrophysics" is one field.
  text = text.replace(/^(\p{Lu}[\p{L} &]+?) with (?=(\p{Lu}\p{L}+)(?:$|[,;|(\t]))/u, (whole, first: string, second: string) =>
    namesField(first) && namesField(second) ? `${first} ${TOGETHER} ` : whole,
  )
  // A field that wraps: "Electrical Engineering and<newline>Computer Science", or in a narrow column.
  const narrow = nextLine !== '' && nextLine.split(/\s+/).length <= 2 && !/[\d,|:/@]/.test(nextLine) && !namesSchool(nextLine) && !isPlace(nextLine)
  if (nextLine !== '' && (/(?:\b(?:and|of)|&)$/.test(text) || narrow)) text = joinWrapped(text, nextLine)
  text = (
    text
      .replace(/^\s+/, '')
      .split(/\t|[|•·;)([\]]|,\s|\s[–—-]\s|(?<!\b(?:mech|elec|elect|comp|eng|engg|sci|mgmt|admin|chem|bus|env|tech))\.\s|\s(?:from|at|with)\s|(?:\b\d{1,2}[/.])?\b(?:19|20)\d\d\b/i)[0] ?? ''
  )
    .replace(/\s+/g, ' ')
    .replace(TOGETHER, 'with')
    .trim()
    .replace(/[\s.,:/]+$/, '')
  // "Bachelor of Science, Marble, Egypt".
  const behindField = (led?.[1] ?? '').slice(text.length)
  if (isPlace(text) || isPlace(`${text}${behindField.match(/^, [^,\t]+/)?.[0] ?? ''}`)) return null
  text = text.replace(
    /(?:^|\s)(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|fall|winter)\.?$|\s\p{Lu}$/iu,
    '',
  )
  text = text.replace(/\s(?:in|from|at|with|on|by|during)$/i, '').replace(/^(.{4,}?) \1$/iu, '$1')
  if (
    !/\p{L}/u.test(text) ||
    text.length > 80 ||
    namesSchool(text) ||
    degreeHits(text).length > 0 ||
    /\d/.test(text) ||
    // "QGTU,MOSS": a school by its initials and its place.
    /^\p{Lu}{3,6},\p{L}/u.test(text) ||
    /^(?:city|state|country|graduation|graduated|program(?:me)?)$|^(?:(?:final |overall )?(?:grade|marks?|score|result)|gpa|cum laude|magna|summa|with|thesis|hons?|dean['’]?s|honou?rs|candidate|student)\b|\b(?:lab|laboratory|team|cluster|research group)$/i.test(
      text,
    )
  )
    return null
  return text
}

/** One name for several places of study. */
const CAMPUSES =
  /^(?:the )?(?:Indian Institute of (?:Technology|Management|Information Technology)|University of (?:Technology|California|Texas|Illinois|North Carolina|South Carolina|Washington|Puerto Rico|Maine|Wisconsin|Massachusetts|Maryland|Michigan|Minnesota|Missouri|Nebraska|Alabama|Tennessee|Colorado|Alaska|Hawai['’]?i|Houston|Arkansas|Louisiana|Nevada)|(?:State|City) University of New York|California State (?:Polytechnic )?University|Indiana University|Texas A&M University|Chinese University of Hong Kong)$/i

/** Stands for the "with" within a field while the text is cut at others. */
const TOGETHER = '\u0001'

/** Names that tell no school without their place. */
const ALWAYS_WITH_CAMPUS = /^(?:the )?(?:Indian Institutes? of (?:Technology|Management|Information Technology|Science Education and Research)|National Institute of Technology|Georgia Institute)$/i

export function lacksItsCampus(school: string): boolean {
  return ALWAYS_WITH_CAMPUS.test(school)
}

export function hasCampuses(school: string): boolean {
  return CAMPUSES.test(school)
}

/** "University of California, Los Angeles": the place is a part of the name. */
export function namesCampus(school: string): boolean {
  const [name = '', campus] = school.split(/, | - /)
  return campus !== undefined && CAMPUSES.test(name)
}

/** The name with its campus, or of a part of a university the university's. @param behind what follows the name in its line */
export function withCampus(school: string, behind: string): string {
  // "Quill School of Business, Marble University": the part stands before its whole.
  const [, whole] = behind.match(/^\s*,\s+((?:[Tt]he )?(?:\p{Lu}[\p{L}.&'’-]* +){0,4}(?:University|College)(?: (?:of|at)(?: \p{Lu}[\p{L}.'’-]+){1,3})?)/u) ?? []
  if (whole !== undefined && /\b(?:school|faculty|college) of\b/i.test(school) && !/\buniversit/i.test(school)) return whole
  // "Quill College, University of Marble": a college of it, or one that gives its degrees.
  if (whole !== undefined && /\buniversity\b/i.test(whole) && /\b(?:college|institute)\b/i.test(school) && !/\buniversit/i.test(school)) return `${school}, ${whole}`
  // "Indian Institute of Technology (IIT) Marble | …".
  const [, ofBracket] = ALWAYS_WITH_CAMPUS.test(school) ? (behind.match(/^(?:\s*\(\p{Lu}{2,5}\))?\s+(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)\s*(?:$|[|,\t])/u) ?? []) : []
  if (ofBracket !== undefined && isCampus(ofBracket)) return `${school} ${ofBracket}`
  const [, told = ''] = behind.match(/^\s*(?:,|[–-])\s+([^,\t(–-]+)/u) ?? []
  // "UNIVERSITY OF QUILL - MARBLE BAY Kiln School of Clay": where the capitals end, so does the name.
  const capitals = /\p{Ll}/u.test(school) ? undefined : told.match(/^\p{Lu}{4,}(?: \p{Lu}{3,}){0,2}(?= \p{Lu}\p{Ll})/u)?.[0]
  const campus = capitals ?? told.replace(GRADE_BEHIND, '')
  return CAMPUSES.test(school) && isCampus(campus) ? `${school}, ${campus.trim()}` : school
}

/** "Indian Institute of Technology, Delhi 8.688". */
const GRADE_BEHIND = /\s+\d{1,3}(?:\.\d+)?(?:\s?\/\s?\d+|\s?%)?\s*$/

const COLLEGE_TOWN = /^\s*College (?:Park|Station)\s*$/i

function isCampus(part: string | undefined): boolean {
  if (part !== undefined && /^\s*(?:University College|Global Campus)\s*$/i.test(part)) return true
  return (
    part !== undefined &&
    (/^\s*\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}\s*$/u.test(part) || /^\s*\p{Lu}{4,}(?: \p{Lu}{3,}){0,2}\s*$/u.test(part)) &&
    !namesField(part) &&
    (!namesSchool(part) || COLLEGE_TOWN.test(part)) &&
    !/\b(?:City|States?|Online|Main)\b/.test(part)
  )
}

/** "at" goes on with the name of a school: "University of Texas at Austin". */
const SCHOOL_ENDS =
  /\t|(?<=\p{Ll}{3})(?<!\b(?:Univ|Instt?|Tech|Comm))\.\s(?=\p{Lu})|\s\.\s(?=\p{L})|:\s|\s[|•·]\s|\s[–—-]\s|;\s|\(|\)|\sfrom\s|(?<!\b(?:University|College|Institute)\b[^\t|•·;()]{0,30})\sat\s/u

/** A comma, but for those in "College of Arts, Science & Commerce", "College of Arts, Science, and Technology". */
export const BETWEEN_PARTS =
  /(?<!\b(?:college|school|institute|academy|university) of (?:\p{L}+ )?(?:arts?|sciences?|technology|business|engineering|design|management|medicine|pharmacy|commerce|education|law)(?:, \p{L}+)?),\s+|,\s+(?!(?:\p{L}+,? )?(?:&|and) \p{L}+)/iu

/** @param degree words of a degree in the same text, which name no school by themselves */
export function schoolIn(text: string, degree: string | null): string | null {
  const parts = text.split(SCHOOL_ENDS)
  for (const [n, part] of parts.entries()) {
    if (!namesSchool(part)) continue
    // "School of Commerce at Harbor University", "Quill School of Business; Harbor University": the part stands before its whole.
    if (/^(?:the )?(?:[\p{L}.&-]+ ){0,2}(?:school|faculty|department|college) of\b/iu.test(part.trim()) && !/\buniversit/i.test(part) && /\buniversit/i.test(parts[n + 1] ?? '')) continue
    const pieces = part.split(BETWEEN_PARTS)
    const at = pieces.findIndex((piece) => namesSchool(piece) && !(degree !== null && piece.includes(degree) && !/(?:from|at)\s/.test(piece)))
    let school = pieces[at]
    if (school === undefined) continue
    // "University of California, Berkeley" and "School of Medicine, University of X".
    const following = pieces[at + 1]?.replace(GRADE_BEHIND, '')
    if (following !== undefined && namesSchool(following)) school = /^(?:school|faculty|department|college|institute) of/i.test(school) ? following : school
    else if (CAMPUSES.test(school) && isCampus(following ?? parts[n + 1])) school = following === undefined ? `${school} - ${parts[n + 1]?.trim()}` : `${school}, ${following}`
    const clean = school
      .replace(/\s*\b(?:19|20)\d\d\b.*$/, '')
      .replace(/^[\s.:,–—-]+|[\s.:,–—-]+$/g, '')
      .trim()
    const twice = clean.match(/^(\p{L}.{5,}) \1$/u)
    if (clean !== '') return twice?.[1] ?? clean
  }
  return null
}

/** "B.Tech from JNTU Hyderabad, 2015": a school whose name does not say that it is one. */
export function schoolAfterFrom(text: string): string | null {
  const name = text.match(/\sfrom\s+(?:the\s+)?(\p{Lu}[^,;()\d]{2,60})/u)?.[1]?.trim()
  return name === undefined || name === '' ? null : name.replace(/[\s.–—-]+$/, '')
}
