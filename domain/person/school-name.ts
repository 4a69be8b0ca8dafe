/** Which of the words around a degree are its school's name, and which only stand beside it. */
import { trimEndOf } from '../text-edges.ts'
import { isFieldWord } from '../resume/field-words.ts'
import { isCity, isPlace, isPlaceholder, namesSchool } from '../resume/header-words.ts'
import { dateRanges, singleDates, withoutSpans } from '../resume/resume-dates.ts'
import { BETWEEN_PARTS, hasCampuses, namesCampus } from '../resume/resume-degrees.ts'
import { withoutPlace } from './role-names.ts'

/** Schools that give no degree: what is told of them is an entry of its own. */
export const BEFORE_COLLEGE =
  /\b(?:high ?school|h\.?\s?s\.? diploma|secondary college|g\.e\.d|higher secondary|senior secondary|secondary (?:school|education)|junior college|jr\.? ?college|p\.? ?u\.? ?college|pre-university|matriculation|public school|middle school|primary school|(?:indian|central|model|boarding|residential|grammar|preparatory|english medium) school(?! of)|(?<!\bvish[wv]a )vidyalaya|vidya mandir|convent|intermediate college|\d{1,2}th)\b/i

export const FIELD_WORDS =
  /\b(?:certifi\w+|award|emphasis|administration|management|engineering|relevant|coursework|specialist|prosecution|design|industrial|studies|sciences?|business|commerce|education|psychology|accounting|accountancy|finance|economics|marketing|nursing|communications?|agriculture|history|english|literature|mathematics|maths|physics|chemistry|biology|law|arts|design|journalism|sociology|politic\w+|criminal justice|information|computer|electronics|graduated|degree|diploma|training)\b/i

/** "Quill University Marble Hill University": whose of the two the degree is, nobody says. */
const TWO_SCHOOLS = /\b(?:University|Institute)\s+(?!(?:Purdue|College|University|Institute|School|System)\b)(?:\p{Lu}[\p{L}.'’&-]*\s+){1,4}(?:University|College)\b/u

/** The end of a name whose beginning stands on another line. */
const NAMELESS =
  /^(?:(?:community|junior|technical|state|county|public|private|business|engineering|medical|degree)\s)*(?:colleges?|universit(?:y|ies)|schools?|institut(?:es?|ions?)|academy|polytechnic)$/i

/** The head of a table of studies. */
const OF_TABLE = /^(?:institution|board)$|\b(?:qualifications?|examinations?|s\.? ?no)\b.*\b(?:institution|college|university|board)\b/i

/** Points back to a school that another line names. */
const SAME_AGAIN = /^\W*(?:(?:at|from|in) )?(?:the )?(?:same|above) (?:university|institut\w+|school|college|academy|faculty|department)\b|^\W*(?:ibid|ditto|idem)\b/i

/** @param field of the same degree: printed beside the school without a mark between them, it is no part of its name */
export function schoolName(school: string | null, field: string | null): string | null {
  if (school === null || SAME_AGAIN.test(school)) return null
  // Behind a wide gap stands the place.
  const printed = (school.trim().split('\t')[0] ?? school)
    .replace(/\s+(?:C?GPA\b.*|(?<!\bUniversity )IN|AT|OF|WITH|FROM|DURING|UNDER|TBD|Current|Present|C\.?B\.?S\.?E\.?|I\.?C\.?S\.?E\.?)$/i, '')
    .replace(/\s+(?:in|passed(?: in| out)?|with(?: \d.*)?)$/, '')
    .replace(/^(?:(?:present|current|expected|in progress|in|from|at|attended)\s+)+(?:the\s+(?=\p{Lu}))?/iu, '')
  const unplaced = printed.replace(/^(.*\S) \/ \p{Lu}[\p{L}. ]*$/u, (whole, name: string) => (namesSchool(name) ? name : whole))
  const alone = unplaced
    .replace(/^(.*\S)\s+(?:Associate|Bachelor|Master|Doctor)['’]?s?\s.*$/u, (whole, name: string) => (namesSchool(name) ? name : whole))
    .replace(/(?<=\p{Ll}{3})(?<!\b(?:Univ|Inst|Tech))\.$/u, '')
  let bare = (namesCampus(alone) ? alone : withoutPlace(alone)).replace(/^[\s.:,–—-]+|[\s:,–—-]+$/g, '')
  if (field !== null && field.length > 3 && bare.toLowerCase().endsWith(` ${field.toLowerCase()}`) && !/(?:\b(?:of|and|for|in)|&)$/i.test(bare.slice(0, -field.length).trim()))
    bare = bare.slice(0, -field.length).trim()
  // "2008 Botany University of Quill": the field once more before the name.
  const rest = field !== null && bare.toLowerCase().startsWith(`${field.toLowerCase()} `) ? bare.slice(field.length + 1) : ''
  if (namesSchool(rest) && rest.split(/\s+/).length >= 2) bare = rest
  // "with a minor in Clay and Botany University of Quill": right behind the field the name begins.
  bare = bare.replace(/^(?:with )?(?:an? )?minor(?:ed|ing)? in [^,;:]{3,60}? (?=University of \p{Lu})/iu, '')
  // "Quill University UK".
  bare = bare.replace(/(?<=\b(?:University|College|Institute)),? (?:U\.?K\.?|U\.?S\.?A\.?)$/u, '')
  // "Quill University Online": how it taught.
  bare = bare.replace(/(?<=\b(?:University|College|Institute)(?: of \p{Lu}\p{L}+)?) Online$/u, '')
  // "Honours Program University of Quill".
  bare = bare.replace(/^(?:(?:honou?rs|co-?op) )?program(?:me)? (?=(?:the )?university of \p{Lu})/iu, '')
  // "Quill University in the Kiln Lab as a graduate student".
  bare = bare.replace(/(?<=\b(?:University|College|Institute))\s+in the .*$/, '')
  // "Quill University (Athens" has lost the end of its bracket; "University of Quill Quill" tells its place.
  bare = bare.replace(/\s*\([^)]*$/, '').replace(/(\s\p{Lu}\p{L}{3,})\1$/u, '$1')
  // "Quill College Fitness" of "Fitness, Recreation, and Management".
  const [listed = '', ...otherFields] = field?.split(', ') ?? []
  if (otherFields.length > 0 && bare.endsWith(` ${listed}`) && namesSchool(bare.slice(0, -listed.length - 1))) bare = bare.slice(0, -listed.length - 1)
  // "Kiln Management, General University of Quill": the word is the field's.
  bare = bare.replace(/^(?:General|Other) (?=University of \p{Lu})/u, '')
  bare = withoutCity(withoutCountry(withoutEcho(withoutCutEcho(bare, field), field)))
  // "Quill University Ann M. Marble College of Business": a part of the university by the field it teaches.
  const [, university = '', taught = ''] = bare.match(/^((?:\p{Lu}[\p{L}.'’-]* ){1,3}University) (?:\p{Lu}[\p{L}.'’&-]*\s){1,4}(?:College|School) of (\p{Lu}\p{L}+)\b/u) ?? []
  if (isFieldWord(taught)) bare = university
  bare = withoutOwnSchool(bare)
  // "Faculty of Engineering Quill University".
  const [, ofPart = '', whole = ''] = bare.match(/^(?:Faculty|Department) of ((?:\p{L}+ ){1,3}?)(\p{Lu}\p{L}+ (?:\p{Lu}\p{L}+ )?University)$/u) ?? []
  if (
    ofPart !== '' &&
    ofPart
      .trim()
      .split(' ')
      .every((word) => isFieldWord(word) || word === 'and') &&
    !isFieldWord(whole.split(' ')[0] ?? '')
  )
    bare = whole
  // "Graduate School of Public Health University of Quill".
  const [, taughtThere = '', over = ''] = bare.match(/^(?:Graduate )?(?:School|College|Faculty) of ((?:\p{L}+ ){1,4}?)(University of \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u) ?? []
  if (
    taughtThere !== '' &&
    taughtThere
      .trim()
      .split(' ')
      .every((word) => isFieldWord(word) || /^(?:and|of|public)$/i.test(word))
  )
    bare = over
  // "…, India JNTU": the country of the entry before its name.
  const [country = '', ...named] = bare.split(/\s+/)
  if (named.length === 1 && !/^georgia tech$/i.test(bare) && isPlace(`Anywhere, ${country}`) && country.length > 3 && /^\p{Lu}{3,}$/u.test(named[0] ?? '')) bare = named.join(' ')
  const words = bare.split(/\s+/)
  const fieldFirst = words.length >= 6 && FIELD_WORDS.test(words.slice(0, 2).join(' ')) && !/\b(?:of|and|for)\b|&/.test(bare)
  return bare === '' ||
    fieldFirst ||
    words.length > 12 ||
    /^(?:while|with|when|where|during|after|before)\s/i.test(bare) ||
    /(?:^|\s)(?:I|my|me|we|was|were|made|have)(?=\s|$)/.test(bare) ||
    /: |\d{2}|\b(?:institut(?:e|ion)|college|school|university|board)\s?\/\s?(?:institut(?:e|ion)|college|school|university|board)\b|\b(?:institut(?:e|ion)|college|school|university|board)\/\p{L}|\b(?:minor|major|gpa|thesis|completed|following|courses)\b/iu.test(
      bare,
    ) ||
    isPlaceholder(bare) ||
    NAMELESS.test(bare) ||
    OF_TABLE.test(bare) ||
    TWO_SCHOOLS.test(bare) ||
    /(?<!\b[Dd]eemed )\bto\b|\b(?:myself|while|order|will|has|by|our)\b/.test(bare) ||
    isPlace(bare) ||
    !/\p{L}{2}/u.test(bare)
    ? null
    : bare
}

const MAX_NAME = 160

/** "University of Quill at Marble – Moss School of Business", "University of Quill College of Social Work": the part stands behind its university. */
function withoutOwnSchool(name: string): string {
  if (name.length > MAX_NAME) return name
  const [, university = '', part = ''] =
    name.match(/^(.*\bUniversity\b.*?\p{L})(?:\s*[–-]\s?|\s[–-]\s*)(?:\p{Lu}[\p{L}.'’&]*\s){1,4}(?:College|School) of ((?:\p{L}+|&)(?:\s(?:\p{L}+|&)){0,3})$/u) ??
    name.match(
      /^((?:The )?University of (?:(?:New|North|South|West|East|Central|Northern|Southern|Western|Eastern) )?\p{Lu}\p{L}+(?: at \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?) (?:College|School) of ((?:\p{L}+|&)(?:\s(?:\p{L}+|&)){0,3})$/u,
    ) ??
    []
  // Of several campuses the school may tell which.
  return university !== '' && !hasCampuses(university) && part.split(' ').every((word) => isFieldWord(word) || /^(?:and|&|of|the)$/.test(word)) ? university : name
}

/** "Quill University of Technology State Materials and Metallurgical": behind the blank place the field once more, cut by the width of the page. */
function withoutCutEcho(school: string, field: string | null): string {
  const at = school.search(/ (?:City|State) (?=\p{Lu})/u)
  const behind = at < 0 ? '' : school.slice(at).replace(/^ \p{L}+ /u, '')
  if (field !== null && behind !== '' && field.toLowerCase().startsWith(behind.toLowerCase())) return school.slice(0, at)
  // "Quill University Clay and Glaze" of "Clay and Glaze Management": the width of the page cut it.
  const [, name = '', cut = ''] = school.match(/^(.*\b(?:University|College|Institute)) (.+)$/) ?? []
  return name !== '' && cut.includes(' ') && field?.startsWith(`${cut} `) === true ? name : school
}

/** "Purdue University, West Lafayette": behind the name of one that has no campuses stands its city. */
function withoutCity(school: string): string {
  const [, name = ''] = school.match(/^([^,]*\b(?:University|College|Institute)\b[^,]*), \p{Lu}[\p{L}.'’ -]+$/u) ?? []
  return name === '' || namesCampus(school) || namesSchool(school.slice(name.length)) || !BETWEEN_PARTS.test(school) ? school : name
}

/** "Quill Agricultural University India", "University of Quill City" where a form left its place blank. */
function withoutCountry(school: string): string {
  const [, name = '', last = ''] = school.match(/^(.+) (\S+)$/) ?? []
  const blank = last === 'City' && /\buniversity of \S+$/i.test(name) && !/(?:york|lake|kansas|oklahoma|mexico|jersey|iowa|panama|quezon|minh)$/i.test(name)
  // Of "University of New Mexico" and "University of New England" the last word is half of a name.
  const country =
    !/\b(?:new|north|south|east|west|northern|southern|eastern|western|central)$/i.test(name) &&
    /\b(?:(?:university|college|institute)|university of \p{Lu}\p{L}+)$/iu.test(name) &&
    ((last.length > 3 && isPlace(`Anywhere, ${last}`)) || (isCity(last) && !/^london$/i.test(last) && /\S university$/i.test(name)))
  return blank || country ? name.replace(/[\s,–-]+$/, '') : school
}

/** Behind the word that makes it a school no field of study goes on ("Quill University Learning & Technology"), and no other school. */
function withoutEcho(printed: string, field: string | null): string {
  // "Basketry Quill University Basketry": the field once more around the name.
  const school = printed.replace(/^(.{4,}) (.*\b(?:University|College|Institute)\b.*) \1$/iu, (whole, around: string, name: string) => (around.split(/\s+/).every(isFieldWord) ? name : whole))
  const one = school.replace(/^(.{4,}? University) University of\b.*$/, '$1')
  const at = field === null || field.length < 4 ? -1 : one.toLowerCase().indexOf(` ${field.toLowerCase()}`)
  if (
    at > 0 &&
    namesSchool(one.slice(0, at)) &&
    !/^\s*(?:school|college|institute|academy|university)\b/i.test(one.slice(at + 1 + (field?.length ?? 0))) &&
    !/(?:\b(?:of|for|and)|[&,])$/i.test(one.slice(0, at))
  )
    return one.slice(0, at)
  const words = one.split(/\s+/)
  const kind = words.findLastIndex((word) => namesSchool(word))
  const behind = words.slice(kind + 1)
  const isField = behind.length > 0 && isFieldWord(behind[0] ?? '') && !/^systems?$/i.test(behind[0] ?? '') && behind.every((word) => isFieldWord(word) || /^(?:and|&|of)$/i.test(word))
  return kind > 0 && isField ? words.slice(0, kind + 1).join(' ') : one
}

const MARKS = ':,–-'

/** "Quillmark State University Bachelor of Science": the school stands before its degree without a mark. */
export function schoolAhead(text: string): string | null {
  const bare = trimEndOf(trimEndOf(withoutSpans(text, [...dateRanges(text), ...singleDates(text)]), MARKS).replace(/(?<=[\s:,–-])\d{1,2}\/\d{2}$/, ''), MARKS).replace(/^[\s\d/.–-]+/, '')
  const count = bare.split(/\s+/).length
  return namesSchool(bare) && count >= 2 && count <= 7 && /^\p{Lu}/u.test(bare) && !/\t|\s[–|-]\s|[;:(]|\b(?:19|20)\d\d\b/.test(bare) && !BEFORE_COLLEGE.test(bare) ? bare : null
}

/** A date parts the field of study from the school. */
export function afterDate(text: string, school: string): boolean {
  const at = text.indexOf(school)
  return at > 0 && [...dateRanges(text.slice(0, at)), ...singleDates(text.slice(0, at))].some((span) => /^[\s\t,]*$/.test(text.slice(span.index + span.length, at)))
}

/** "Mechanical Engineering California Polytechnic State University", printed behind its degree, is a field of study and a school in one. */
export function holdsField(school: string): boolean {
  const bare = school.replace(
    /\b(?:university|college|institute|school|faculty|academy|department) (?:of|for) (?:the )?(?:applied |fine |liberal )?\p{L}+(?: (?:studies|sciences?|technology|research|education))?(?:(?:,| and| &) \p{L}+)?/giu,
    ' ',
  )
  return school.split(/\s+/).length > 3 && FIELD_WORDS.test(bare)
}

/**
 * "A.A., General Education Santa Ana College": right behind a degree, with no mark of its own before it, the field of
 * study may be part of what stands there, and which is which cannot be told.
 */
export function runsOn(text: string, match: string, school: string): boolean {
  const end = text.indexOf(match) + match.length
  const at = text.indexOf(school)
  if (at < end || /^(?:the )?(?:university|college|institute|school|faculty) (?:of|at)\b/i.test(school)) return false
  const between = text.slice(end, at)
  return /^[\s:,]*$/.test(between) && school.split(/\s+/).length > (between.includes(',') ? 4 : 2)
}
