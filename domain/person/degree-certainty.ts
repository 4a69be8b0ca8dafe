/** Whether a degree stands there so that its parts cannot be mistaken for others: else it is told, and is not sure. */
import { isFieldWord, namesField } from '../resume/field-words.ts'
import { isCity, isPlace, looksLikePlace, namesSchool, STATES } from '../resume/header-words.ts'
import { dateRanges, singleDates, withoutSpans } from '../resume/resume-dates.ts'
import { STATE_NAMES } from '../resume/state-names.ts'
import { degreeHits, hasCampuses, lacksItsCampus, namesCampus } from '../resume/resume-degrees.ts'
import type { DegreeFact } from './person-facts.ts'
import { isFieldThroughout, NAME_LEADS } from './run-on-degree.ts'
import { BEFORE_COLLEGE } from './school-name.ts'
import { lacksPartOfName } from './wrapped-schools.ts'

/** `own`: the part of the line that holds the degree; `match`: its words there; `below`: the other lines of its entry, first those under it. */
export type DegreePrint = {
  own: string
  match: string
  below: string[]
  /** The blank place of a form stands behind the name of the school. */
  placed: boolean
  /** This list parts fields of study from their degrees with a colon. */
  labelled: boolean
}

const ENGLISH_KIND = /\b(?:university|college|institute|academy|school|polytechnic)\b/gi
const KIND_BEFORE_OF = /^(?:the )?(?:(?:american|national|state|catholic|city|technical|medical|federal|islamic|international|european|agricultural|military|open|free) )?university of\b/i
const LONGEST_FIELD = 6
const PARTED_BEFORE = /[\t,;|•·()–—-]\s*$|\b(?:at|from)\s+(?:the\s+)?$/i
const LEVEL_WORDS = /\b(?:associate|bachelor|master|doctor(?:ate)?)['’]?s?\b/gi
export const OPEN =
  /\b(?:expected|pursuant of|anticipated|in progress|pursuing|ongoing|candidate|current(?:ly)?|present|not (?:yet )?completed|to be completed|till date|(?<=\()doing(?=\))|pers?uing|undergoing|enrolled|attending|continuing(?! education)|pending|working (?:on|towards?)|(?:coursework|credit hours|credits|units|hours) (?:earned |completed )?towards?|all but dissertation|(?:title|degree) (?:unawarded|not awarded)|need to (?:do|complete|finish)|finished (?:all )?(?:the |my )?course ?work|transferred (?:before|prior to|without)|(?:withdrew|withdrawn|left) (?:before|prior to|without)|(?:degree |studies )?incomplete)\b/i
export const CONFERRED =
  /\b(?:graduated|conferred|degree (?:awarded|earned|completed|received|obtained)|(?:earned|received|completed|obtained|awarded) (?:(?:my|the|an?|his|her) )?(?:degree|diploma|associate|bachelor|master|doctor|ph\.?d|mba))\b/i

/** Stands between a field of study and a school, and is of neither. */
const NO_NAME_START = /^(?:honou?rs?|summa|magna|with|minor|major|program|degree|track|option|technician|technologist|specialist|assistant|online|candidate|class|graduate|graduated|the)$/i

export function isPlainlyTold({ level, field, school }: Pick<DegreeFact, 'level' | 'field' | 'school'>, print: DegreePrint): boolean {
  if (
    school === null ||
    /\bcampus\b/i.test(field ?? '') ||
    /^(?:the )?(?:college|school|university|institute)$/i.test(school) ||
    !isWholeSchoolName(school, print, field) ||
    holdsCity(school, print) ||
    lacksCampus(school, print) ||
    lacksPartOfName(school, [print.own, ...print.below]) ||
    (field === null && mayBeState(school, print)) ||
    namesAnotherBehind(school, print) ||
    wasAtTwo(school, print)
  )
    return false
  // "B.Tech from Quill College (QTU,": what follows the bracket below may tell the field.
  if (field === null && /\([^)]*$/.test(print.own)) return false
  // A community college gives no bachelor's degree: one of the two is another entry's.
  if (level !== 'associate' && level !== 'diploma' && /\bcommunity college\b/i.test(school)) return false
  if (level !== 'diploma' && BEFORE_COLLEGE.test(level === 'associate' ? school.replace(AMERICAN_JUNIOR_COLLEGE, '') : school)) return false
  return standsApart(field, school, print) && isWholeField(field, school, print) && tellsOneLevel(print)
}

/** "Bachelor of Arts : Botany Botany": the line of a form tells the field where it stands and once more behind the place of the school, which was left out; nothing else stands there. */
export function tellsNoSchool({ field, school }: Pick<DegreeFact, 'field' | 'school'>, print: DegreePrint): boolean {
  const { own, match, below } = print
  if (school !== null || field === null || !own.startsWith(match)) return false
  const undated = (text: string) => withoutSpans(text, [...dateRanges(text), ...singleDates(text)])
  const [mark = '', between = '', ...behind] = undated(own.slice(match.length).replace(/\tGPA\b(?::\s*GPA\b)?(?::?\s*\d[\d./]*)?|\tGPA:?(?=\t)/gi, '')).split(field)
  return (
    /^\s*:/.test(own.slice(match.length)) &&
    mark.trim() === '' &&
    /^[\s,]+$/.test(between) &&
    behind.length === 1 &&
    behind[0]?.trim() === '' &&
    isFieldWord(field.split(/\s+/).at(-1) ?? '') &&
    below.every((line) => !/\p{L}/u.test(undated(line)) || (NO_FIELD_BELOW.test(line) && !namesSchool(line))) &&
    tellsOneLevel(print)
  )
}

/** "Southwest Marble Junior College" gives associate degrees. */
const AMERICAN_JUNIOR_COLLEGE = /(?<=\p{L} )junior college$/iu

/** True where the year or a word says so, null where neither does. */
export function isCompleted(open: boolean, year: number | null, lines: string[]): boolean | null {
  if (open) return false
  return year !== null || lines.some((line) => CONFERRED.test(line)) ? true : null
}

/** A name does not end so: the rest of it stands elsewhere. In Romance names the kind stands first: "Universidad de Quill". */
const ENDS_OPEN = /(?:\b(?:of|at|for|and|in|de|di|du|da|do|des|della|nationale?|supérieure|universi(?:dad|dade|té|tà|tat)|instituto|facultad)|&)$/iu

/** “University of Moss and Marble College”; “Moss Polytechnic Institute and State University” is one. */
const TWO_JOINED = /\b(?:university|college|institute|school)\b.* (?:and|&) (?!(?:state|agricultural|technical|mechanical|a ?& ?m)\b).*\b(?:university|college|institute)\b/i

/** “Moss Valley College Quill State University”: of two nobody knows which. */
const TWO_IN_A_ROW = /\b(?:college|institute|school|academy)\s(?!(?:of|for|at|in|and|de)\b)\p{Lu}[\p{L}.'’ -]*\buniversity\b/iu

/** "Quill University", "University of Quill", "Quill Institute of Technology", and nothing behind that no word ties to it. */
function isWholeSchoolName(named: string, { own, placed }: DegreePrint, field: string | null): boolean {
  // "Quill College, University of Marble": what stands before its university decides.
  const school = named.replace(/^([^,]*\b(?:college|institute)\b[^,]*), [^,]*\buniversity\b[^,]*$/iu, '$1')
  if (!namesSchool(school) || ENDS_OPEN.test(school) || TWO_JOINED.test(school) || TWO_IN_A_ROW.test(school)) return false
  // "Quill UniversityDates": what runs into the name is none of it.
  if (/(?:University|College|Institute|School)\p{Lu}/u.test(school)) return false
  // "Honours Program University of Quill": what the studies are called before the name.
  if (/^(?:honou?rs|programm?e?|degree|major|minor|track|option|candidate|with)\s/i.test(school)) return false
  // "underway Quill Institute": a word in small letters before a name in capitals is none of it.
  if (/^(?!the )\p{Ll}+ \p{Lu}/u.test(school)) return false
  const kinds = [...school.matchAll(ENGLISH_KIND)]
  if (kinds.length === 0 || WITH_ITS_CITY.test(school)) return true
  // "Material Science General University": words of a field of study before the name.
  const ahead = school.slice(0, kinds[0]?.index).trim().split(/\s+/)
  // On a line of its own, under or over a degree with its field, "Marble Science and Technology University" is a name.
  // So it is where it begins the line, and the field stands behind it in other words.
  const leads = field !== null && own.startsWith(school) && own.indexOf(field) >= school.length && !ahead.some((word) => isFieldWord(word) && field.includes(word))
  const alone = field !== null && (leads || !own.includes(school))
  if (!alone && ahead.length > 4 && ahead.includes('and')) return false
  // "Foundations in Counseling Quill University".
  if (!alone && ahead.some((word) => /^(?:in|with|to|on)$/.test(word))) return false
  // "Glaze Studies Quill University" on the line of a degree: the field before it, or a part of it, may end there.
  if (!alone && ahead.length > 1 && ahead.some((word) => /^studies$/i.test(word))) return false
  // "Quill University-virtual Kiln Management Concentration".
  if (/\b(?:concentration|emphasis|virtual|online)\b/i.test(school)) return false
  if (!alone && ahead.filter((word) => isFieldWord(word)).length > 1) return false
  // "Botany University of Quill" holds a field; behind a date or a mark "Marble University of Quill" is a name.
  const before = own.slice(0, Math.max(0, own.indexOf(school)))
  const labelled = field !== null && /:\s*$/.test(before) && own.lastIndexOf(field) > before.length + school.length && !ahead.some((word) => isFieldWord(word))
  // "Kiln Design QUILL STATE UNIVERSITY OF CLAY": the name is written otherwise than the field.
  const written = field !== null && school === school.toUpperCase() && /\p{Ll}/u.test(field) && before.endsWith(`${field} `)
  const marked =
    written || before === '' || labelled || PARTED_BEFORE.test(before) || [...dateRanges(before), ...singleDates(before)].some(({ index, length }) => /^\W*$/.test(before.slice(index + length)))
  const [leading = ''] = school.split(/\s+/)
  // "Kiln Design Indiana University of Quill": a state ends no field.
  const ofState = STATE_FIRST.test(school)
  if (/\buniversity of\b/i.test(school) && !KIND_BEFORE_OF.test(school) && ((!marked && !ofState) || isFieldWord(leading))) return false
  // "University of Quill Trading and Manufacturing": behind the name go on words of another thing.
  const [, ofPlace = ''] = school.match(/\buniversity of (?:the )?(.+)$/i) ?? []
  const [place = '', ...more] = ofPlace.split(/\s+/)
  if (!alone && !isFieldWord(place) && more.some((word) => isFieldWord(word))) return false
  // "Business Marble Lake College": a word of a field at the edge of the name, on the line of the degree and behind no mark, may be of either.
  if (!marked && own.includes(school) && ahead.length > 1 && isFieldWord(ahead[0] ?? '') && ahead[1] !== 'State' && !EITHER.test(ahead[0] ?? '')) return false
  // "School of Hygiene and Tropical" goes on below.
  const [, end = ''] = school.match(/\b(?:school|institute|college|academy|university) (?:of|for) .*\b(?:and|&) (\p{L}+)$/iu) ?? []
  if (end !== '' && !isFieldWord(end)) return false
  // "University of Central", "Quill University School of" have lost their ends.
  if (own.includes(school) && /^\s+(?:of|for)\b/i.test(own.slice(own.indexOf(school) + school.length))) return false
  if (/\bof (?:central|new|saint|st|san|santa|los|las|fort|north(?:ern|east|west)?|south(?:ern|east|west)?|east(?:ern)?|west(?:ern)?|the)$/i.test(school)) return false
  if (endsInCountry(school)) return false
  const last = kinds.at(-1)
  const behind = last === undefined ? '' : school.slice(last.index + last[0].length)
  return /^\s*$|^\s*[(,–—-]|^\)$|^['’]|^\s+(?:of|at|for|in|and|&|system)\b/i.test(behind) || namesCampus(school) || isCampusOf(behind) || isItsTown(school, behind, own, placed)
}

const STATE_FIRST = new RegExp(`^(?:${STATE_NAMES.filter((name) => !name.includes(' ')).join('|')}) university of \\p{Lu}`, 'iu')

/** "Quill University Chicago", up to the end of its cell: where the blank place of a form follows, or one of several campuses is told, a town that no list knows, too. */
function isItsTown(school: string, behind: string, own: string, placed: boolean): boolean {
  const town = behind.trim()
  const named = /^(?:\p{Lu}\p{Ll}{2,} ?){1,2}$/u.test(town) && !town.split(' ').some((word) => isFieldWord(word) || NO_TOWN.test(word))
  return named && /^\s*(?:$|[\t,]|[–-](?:\s|$))/.test(own.slice(own.indexOf(school) + school.length)) && (isCity(town) || STATE_NAMES.includes(town) || placed || hasCampuses(school))
}

const NO_TOWN =
  /^(?:programs?|cent(?:er|re)|services?|online|virtual|evening|extension|honou?rs|graduated?|undergraduate|alumn\p{L}*|major|minor|degree|diploma|class|dean|school|system|hospital|bank|press)$/iu

/** Colleges that are called with their city. */
const WITH_ITS_CITY = /^(?:imperial|university|king['’]s|queen['’]s|trinity) college (?:london|dublin|cork)(?: \(\p{Lu}{2,4}\))?$/iu

/** "Quill University Marble Bay Campus": the last word ties the place to the name. */
function isCampusOf(behind: string): boolean {
  const [, place = ''] = behind.match(/^ ((?:\p{Lu}[\p{L}.'’-]+ ){1,2})campus$/iu) ?? []
  return place !== '' && !place.trim().split(' ').some(isFieldWord)
}

/** "University of Quill Marble India": of several words before the country the last may be the city. */
function endsInCountry(school: string): boolean {
  const [, country = ''] = school.match(/\bof(?: \p{Lu}[\p{L}.'’-]+){2,} (\p{Lu}\p{L}{3,})$/iu) ?? []
  return country !== '' && isPlace(`Anywhere, ${country[0]}${country.slice(1).toLowerCase()}`)
}

const STATE_CODE = new RegExp(`^(?:${STATES})$`, 'u')

/** "Quill University, MS, 2010": without a field the two letters behind the name may tell where it is. */
function mayBeState(school: string, { own, match }: DegreePrint): boolean {
  return STATE_CODE.test(match) && own.slice(0, own.indexOf(match)).trimEnd().endsWith(`${school},`)
}

/** "University of Quill, Marble College": which of the two gives the degree, nobody says. A part of the university ("Quill School of Business") is no other one. */
function namesAnotherBehind(school: string, { own }: DegreePrint): boolean {
  const at = own.indexOf(school)
  const [, name = ''] = (at < 0 ? '' : own.slice(at + school.length)).match(/^\s*[,/]\s+([^,\t(–|]+)/u) ?? []
  return !name.includes(school) && /\b(?:university|college)\b/i.test(name) && !/\b(?:school|faculty|college|department) of\b|\b(?:state|city) university of new york\b/i.test(name)
}

/** "Quill College (1997 – 2001) & University of Quill (2005 – 2006)": which of the two gave the degree, and when, nobody says. */
function wasAtTwo(school: string, { own }: DegreePrint): boolean {
  const at = own.indexOf(school)
  const [, other = ''] = (at < 0 ? '' : own.slice(at + school.length)).match(/(?:[&;]|\band)\s+([^,;&(]*\b(?:university|college)\b[^,;&(]*)/i) ?? []
  return other !== '' && !other.includes(school) && dateRanges(own).length > 1
}

/** Words of fields that often begin the names of schools. */
const EITHER = /^(?:american|european|international|global|technical|fashion|culinary|art|arts|medical|military|naval)$/i

const STATE_BEHIND = new RegExp(`^,?\\s+(?:${STATES})(?![\\p{L}])`, 'u')

/** "University of Kansas Lawrence KS": of several words before the state one may be the city. */
function holdsCity(school: string, { own }: DegreePrint): boolean {
  const at = own.indexOf(school)
  return /\b(?:of|at)(?: \p{Lu}[\p{L}.'’-]+){2,}/u.test(school) && (/ \p{Lu}{2}$/u.test(school) || (at >= 0 && STATE_BEHIND.test(own.slice(at + school.length))))
}

/** "University of California, Marble Bay Botany": which of its campuses it is, stands there and could not be read. */
function lacksCampus(school: string, { own }: DegreePrint): boolean {
  const at = own.indexOf(school)
  return lacksItsCampus(school) || (at >= 0 && hasCampuses(school) && /^ *, +\p{Lu}\p{Ll}/u.test(own.slice(at + school.length)))
}

/** By a mark, a line of its own, a date, the name of the degree, or the whole field told once more behind the school. */
function standsApart(field: string | null, school: string, { own, match, below, placed, labelled }: DegreePrint): boolean {
  const at = own.indexOf(school)
  if (at < 0) return true
  const end = own.indexOf(match) + match.length
  const between = at < end ? own.slice(at + school.length, own.indexOf(match)) : own.slice(end, at)
  // "B.Sc. in Botany 2010, Certification in Kilns, Quill College": the certificate may be the school's.
  if (/\bcertificat/i.test(between)) return false
  // In a form that parts fields with a colon, "A.A. Quill Marble College" tells none.
  if (field === null && at >= end && /^ (?:: )?$/.test(between) && !(placed && labelled && between === ' ') && mayBeginWithField(school, match)) return false
  // "Fashion Merchandising Art Institute of Quill".
  if (field !== null && /^(?:Arts?|Culinary|Fashion) (?:Institutes?|Academy)\b/.test(school) && isFieldThroughout(field) && between.trimEnd().endsWith(` ${field}`)) return true
  // "Art Institute of Quill Bachelor of Arts : …": such a word begins a name where nothing stands before it.
  if (at === 0 && EITHER.test(school.split(/\s+/)[0] ?? '') && own.startsWith(`${school} ${match}`)) return true
  if (at < end || /^[\s,;:|\t–—-]*(?:degree)?[\s,;:|\t–—-]*$/i.test(between)) return !isFieldWord(school.split(/\s+/)[0] ?? '') || /[,;|\t–—-]/.test(between)
  const spans = [...dateRanges(between), ...singleDates(between)]
  const told = between.replace(REST_OF_DEGREE, '')
  // ": Botany , 2008 Botany University of Quill": the field once more before the name.
  if (field !== null && spans.length > 0 && isTwice(withoutSpans(told, spans), field)) return true
  if (PARTED_BEFORE.test(between) || spans.some(({ index, length }) => /^\W*$/.test(between.slice(index + length)))) return true
  // "Finance University of Quill": where the words of the field end, those of the name begin.
  const [first = ''] = school.split(/\s+/)
  const [last = ''] = field?.split(/\s+/).slice(-1) ?? []
  if (field !== null && OF_ITS_PLACE.test(school) && told.trimEnd().endsWith(` ${field}`) && isFieldWord(last)) return true
  // "Botany<tab>minor in Clay Science University of Quill".
  if (field !== null && OF_ITS_PLACE.test(school) && told.includes(`${field}\t`) && /\tminor in [^\t]*$/i.test(told) && isFieldWord(told.trim().split(/\s+/).at(-1) ?? '')) return true
  const main = withoutEmphasis(field ?? '')
  if (
    field !== null &&
    withoutEmphasis(
      withoutSpans(told, spans)
        .replace(/^\s*degree\b/i, '')
        .replace(/^[\s:,–-]+|[\s:,–-]+$/g, '')
        .replace(/^(?:of|in)\s/i, ''),
    ) === main &&
    (isFieldThroughout(main) || (isFieldWord(last) && !/[\s,](?:with|cum|laude|honou?rs)\s/i.test(` ${field} `))) &&
    /^\p{Lu}[\p{L}.&'’-]+$/u.test(first) &&
    (!isFieldWord(first) || school.startsWith(`${first} State University`)) &&
    !NO_NAME_START.test(first)
  )
    return true
  const behind = [own.slice(at + school.length), ...below].join(' ').toLowerCase()
  return field !== null && behind.includes(field.toLowerCase())
}

/** "Botany with Clay Emphasis", "Botany - Concentration: Clay Management", "Botany K-12": what narrows the field, up to its own last word. */
function withoutEmphasis(text: string): string {
  const [, main = '', what = ''] =
    text.match(/^(.{3,80}?)(?: - | with |, )(?:an? )?((?:\p{Lu}[\p{L}&]* ){1,3})(?:Emphasis|Concentration|Speciali[sz]ation|Minor)$/u) ??
    text.match(/^(.{3,80}?) ?[-–,] (?:Emphasis|Concentration|Speciali[sz]ation|Track|Minor)(?: in|:) (\p{Lu}[\p{L} &]*)$/u) ??
    []
  return (main !== '' && isFieldWord(what.trim().split(' ').at(-1) ?? '') ? main : text).replace(/ (?:K|P|PK|Pre-K)[-–]\d{1,2}$/, '')
}

/** "University of Quill": right behind a word of a field the name begins with it. */
const OF_ITS_PLACE = /^(?:the )?university of \p{Lu}/iu

const NEEDS_NO_FIELD = /^(?:M\.?B\.?A|M\.?D|J\.?D|LL\.?[BM])\.?$/i

/** "M.S. Kilns Marble University": the first of two names may be a field that no word shows to be one. */
function mayBeginWithField(school: string, match: string): boolean {
  const [, ahead = ''] = school.match(/^((?:\p{Lu}[\p{L}.&'’-]*\s)+)(?:University|College|Institute)\b/u) ?? []
  const [first = '', second, ...more] = ahead.trim().split(' ')
  return (
    second !== undefined &&
    more.length === 0 &&
    !NEEDS_NO_FIELD.test(match) &&
    !NAME_LEADS.test(first) &&
    !/^(?:New|North|South|East|West|San|Santa|Los|Fort)$/.test(first) &&
    second !== 'State' &&
    (second !== 'Community' || isFieldWord(first))
  )
}

/** "Bachelor of Arts" is cut from "Bachelor of Arts and Sciences : …". */
const REST_OF_DEGREE = /^\s(?:and|&) (?:arts?|sciences?) (?=:\s)/i

function isTwice(text: string, field: string): boolean {
  const parts = text.split(field)
  return parts.length === 3 && parts.every((part) => !/\p{L}/u.test(part))
}

/** A field that goes on behind what was read of it, is said twice in part, or is not read at all is not whole. */
function isWholeField(field: string | null, school: string, { own, match, below }: DegreePrint): boolean {
  const start = own.indexOf(match)
  const ahead = bare(own.slice(0, start), school)
    .replace(/^\([^()]*\)$/, '')
    // "Quill University Ann M. Moss School of Business<tab>B.S.": the part behind its university.
    .replace(/^(?:\p{Lu}[\p{L}.'’&-]*\s){0,4}(?:School|College|SCHOOL|COLLEGE) (?:of|OF) \p{Lu}\p{L}+$/u, (part) =>
      /\b(?:university|college|institute)\b/i.test(school) && !/\buniversity\b/i.test(part) ? '' : part,
    )
  if (/\p{L}{3}/u.test(ahead) && ahead !== field && !/^(?:honou?rs|post-?professional|entry-level)$/i.test(ahead)) return false
  // "ASSOCIATE OF ARTS : ASSOCIATE OF ARTS 2010 …": in the place of the field the degree once more.
  const behind = field === null ? own.slice(start + match.length).replace(match, '') : withoutSecond(own.slice(start + match.length), field)
  const untilSchool = behind.includes(school) ? behind.slice(0, behind.indexOf(school)) : behind
  // "Kiln Support Specialist | 12/2011", under the degree: the field may stand beside its date.
  if (field === null && below.some((line) => tellsMoreThanDate(line, school))) return false
  if (field === null)
    return !untilSchool
      .split(/[\t;|]/)
      .map((part) => bare(part, school))
      .some((part) => /\p{L}{4}/u.test(part) && !/^\W*(?:degrees?|program|with honou?rs?|(?:magna |summa )?cum laude|gpa.*)\W*$/i.test(part))
  // "MBA : Masters Business Administration" tells the name of the degree once more.
  if (/^(?:associate|bachelor|master|doctor(?:ate)?)(?:['’]?s)?\b/i.test(field)) return false
  // ", Kiln Studies" behind the field goes on with it.
  const [, more = ''] = beforeDates(untilSchool.slice(untilSchool.indexOf(field) + field.length)).match(/^,\s+(?:and\s+)?(\p{Lu}[\p{L} &-]+?)\s*(?:\t|$)/u) ?? []
  if (untilSchool.includes(field) && more !== '' && !OF_NO_FIELD.test(more) && !namesSchool(more) && isFieldWord(more.split(/\s+/).at(-1) ?? '')) return false
  if (/[-–&/]$| (?:in|at|from) \p{Lu}{2,}$|\s(?:and|of|for|the|in|with|to)$/u.test(field) || /\s:\s/.test(field)) return false
  // Told whole once more, in the line or on from it, it is no longer than it seems.
  const again = isToldAgain(field, [own.slice(own.indexOf(field) + field.length), ...below])
  if (((field.split(/\s+/).length > LONGEST_FIELD && !standsBetweenMarks(field, behind, false)) || trailsOff(field)) && (!again || SAID_IN_A_ROW.test(field))) return false
  if (field.split('/').some((part) => SAID_TWICE.test(part)) && (!(again || standsBetweenMarks(field, behind)) || SAID_IN_A_ROW.test(field))) return false
  const at = untilSchool.indexOf(field)
  const next = at < 0 ? '' : untilSchool.slice(at + field.length)
  // "Ph. Ed", cut at its stop.
  if (/^\.\s?\p{L}/u.test(next) && /(?:^|\s)\p{L}{1,3}$/u.test(field)) return false
  // "Kiln Design - Clay & Glaze 2014": what stands behind the dash may go on with it.
  const [, dashed = ''] = beforeDates(next).match(/^\s[–-]\s(\p{Lu}[\p{L} ,&-]+?)\s*$/u) ?? []
  if (dashed !== '' && !namesSchool(dashed) && !OF_NO_FIELD.test(dashed) && namesField(dashed)) return false
  // "B.A. in Astronomy (with honors) & in Physics" has two fields.
  if (/^\s*(?:\([^)]*\)\s*)?(?:&|and)\s+in\s+\p{L}/iu.test(next)) return false
  // "Civil (Environmental) Engineering", "Art, Painting, Graphic Design".
  if (isFieldWord(next.match(/^\s*\([^)]*\)\s*(\p{L}+)/u)?.[1] ?? '')) return false
  const [listed = ''] = next.split(/[\t|]/)
  if (/^\s*,\s[^,]+,\s\S/.test(listed) && !OF_NO_FIELD.test(listed.replace(/^[\s,]+/, '')) && !isPlace(listed.replace(/^[\s,]+|[\s,]+$/g, ''))) return false
  // "Soil, Water and Environmental Science 2014": behind the comma the same field ends.
  const [, goesOn = ''] = next.match(/^\s*,\s*((?:\p{Lu}[\p{L}&-]*|and|of)(?:\s+(?:\p{Lu}[\p{L}&-]*|and|of))*)\s*(?:$|[\t(\d])/u) ?? []
  if (isFieldWord(goesOn.split(/\s+/).at(-1) ?? '') && goesOn !== '' && !OF_NO_FIELD.test(goesOn)) return false
  return !/^\s*[,&/]\s*\p{L}/u.test(next) || OF_NO_FIELD.test(next.replace(/^[\s,&/]+/, '')) || !isFieldWord(next.match(/\p{L}+/u)?.[0] ?? '')
}

function tellsMoreThanDate(line: string, school: string): boolean {
  const spans = [...dateRanges(line), ...singleDates(line)]
  const words = bare(line, school)
  return spans.length === 1 && !line.includes(school) && words.length < LONGEST_NAME_OF_FIELD && !NO_FIELD_BELOW.test(words) && /^\p{Lu}[^\d:]*\s\p{Lu}\p{Ll}+$/u.test(words)
}

const NO_FIELD_BELOW = /\b(?:gpa|grad\p{L}*|honou?rs?|laude|dean|awards?|scholar\p{L}*|thesis|member\p{L}*|distinction|class|conferred|completed|certif\p{L}*|licen[cs]\p{L}*)\b/iu
const LONGEST_NAME_OF_FIELD = 60

/** "in Botany, Botany 2010": behind the mark of a form the same field once more. */
function withoutSecond(text: string, field: string): string {
  const [first = '', ...others] = text.split(field)
  return others.length > 1 && /^\s*,\s*$/.test(others[0] ?? '') ? `${first}${field}${others.slice(1).join(field)}` : text
}

const SAID_TWICE = /(?<!\p{L})(?!(?:and|for|the)\b)(\p{L}{3,})(?!\p{L}).*(?<!\p{L})\1(?!\p{L})/iu

/** ": Clay Systems and Kiln Systems , 2008 Quill University": a colon before it, and a date or the end of the column behind it; a long one may go on below. */
function standsBetweenMarks(field: string, behind: string, mayEndLine = true): boolean {
  const [, next = ''] = behind.match(/^\s:\s(.*)$/su) ?? []
  const rest = next.slice(field.length)
  const ends = mayEndLine && /^\s*(?:$|\t)/.test(rest)
  return next.startsWith(field) && (ends || [...dateRanges(rest), ...singleDates(rest)].some(({ index }) => /^[\s,]*$/.test(rest.slice(0, index))))
}

/** Whole, and going on no further: "Botany, Clay and" is no end. */
function isToldAgain(field: string, lines: string[]): boolean {
  const text = lines.join('\n')
  const at = text.replaceAll('\n', ' ').indexOf(field)
  const [, mark = '', next = ''] = text.slice(at + field.length).match(/^([^\p{L}]*)(\p{L}*)/u) ?? []
  return at >= 0 && !/^\s*[,&/]/.test(mark) && !/^(?:and|of|in)$/i.test(next) && (/[^ ]/.test(mark) || !isFieldWord(next))
}

/** "Botany Botany and Clay": two fields in a row. */
const SAID_IN_A_ROW = /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu

/** "…, Award of Distinction", "…, Minor in Botany": what stands behind the comma is no part of the field. */
const OF_NO_FIELD = /^(?:with |award of |minor in |(?:\p{L}+ ){1,3}minor(?=\s|$)|(?:first|second|upper|1st|2nd)[ -]class|(?:with |high(?:est)? )?(?:honou?rs|distinction|merit)\b)/iu

/** "Basket Science Eastern Shore": several words behind those of a field that are of none may be of the school, or of its place. */
function trailsOff(field: string): boolean {
  const words = field.split(/\s+/)
  const last = words.findLastIndex((word) => isFieldWord(word))
  const behind = words.slice(last + 1)
  return last >= 0 && behind.length >= 2 && behind.every((word) => /^\p{Lu}\p{Ll}/u.test(word))
}

function tellsOneLevel({ own, match, below }: DegreePrint): boolean {
  const level = match.match(LEVEL_WORDS)?.[0]?.toLowerCase().replace(/\W?s$/, '')
  return [own, ...below].every((line) => {
    const hits = degreeHits(line).length
    // "Scrum Master" under a degree is none.
    if (hits === 0 && line !== own && !AT_ITS_EDGE.test(line)) return true
    return hits > 1 ? line === own : [...line.matchAll(LEVEL_WORDS)].every(([word]) => level === undefined || word.toLowerCase().replace(/\W?s$/, '').startsWith(level))
  })
}

/** "Bachelor", "my Master's": such a word alone, at either end of its line, may be a level. */
const AT_ITS_EDGE = /^\W*(?:associate|bachelor|master|doctor(?:ate)?)['’]?s?\b|\b(?:associate|bachelor|master|doctor(?:ate)?)['’]?s?\W*$/i

function bare(text: string, school: string): string {
  const undated = withoutSpans(text.replace(school, ' '), [...dateRanges(text.replace(school, ' ')), ...singleDates(text.replace(school, ' '))]).replace(/^[\s:,.;|–—-]+|[\s:,.;|–—-]+$/g, '')
  return isPlace(undated) || looksLikePlace(undated) ? '' : undated
}

function beforeDates(text: string): string {
  return text.slice(0, Math.min(text.length, ...[...dateRanges(text), ...singleDates(text)].map(({ index }) => index)))
}
