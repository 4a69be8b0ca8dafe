/** Which words of a position's header are its title, its employer and a department; what is not clear stays null. */
import { employerScore, isCity, STATES, isLongPlace, isPlace, isPlaceholder, looksLikePlace, namesSchool, surelyEmployer, titleScore } from '../resume/header-words.ts'
import { lacksItsCampus, namesCampus } from '../resume/resume-degrees.ts'
import { isKnownSchool } from '../resume/known-schools.ts'
import { endsInJob } from '../resume/job-heads.ts'
import { STREET } from './street.ts'
import type { HeaderLine } from './role-entries.ts'

export type Named = {
  title: string | null
  employer: string | null
  department: string | null
  /** Words of the header that are neither. */
  left: string[]
  /** How strongly words speak for the title standing first (above 0) or the employer (below). */
  order: number
  /** True where words, not only their order, tell title and employer apart. */
  sure: boolean
}

/** `line`: which line of the header holds it. `at`: it stands behind the "@" of a title ("Researcher @ Quill"). */
export type Piece = { text: string; line: number; at?: boolean }

/** Parts of an employer; a "Department of Public Works" is one where nothing else is named. */
const DEPARTMENT = /^(?:(?:the )?(?:division|unit|ward|faculty|section|branch) of\b.*|.*\b(?:department|dept\.?|division|unit|ward|icu|emergency room|er|section|team|operating room))$/i
export const DEPARTMENT_OF = /^(?:the )?(?:department|dept\.?|school|faculty|division|college|institute|laboratory|section|unit|center|centre) (?:of|for)\b/i
/** A line of work, as a unit is called: "Berth Metrology", "Chain Inspection". */
const LINE_OF_WORK = /\b\p{Lu}\p{L}*(?:ology|metry|ing|tion|sion|ics)$/u
const PART_OF_EMPLOYER = /\b(?:team|unit|division|section|group|department|dept\.?|lab|laboratory|office)$/i
/** "Dr. Ana Duarte" beside a position supervised it. */
const PERSON = /^(?:Drs?|Prof(?:essor)?|Mrs?|Ms|Mx)\.?\s+(?!of\b)\p{Lu}(?!.*\b(?:lab|laboratory|group|clinic|practice|office|inc|llc|dds|md)\b)/iu
/** "Kiln Laboratory: Advisors - Ana Duarte". */
const OVERSEEN_BY = /\s*[:,;–—-]\s*(?:co-?)?(?:advis[eo]rs?|supervisors?|mentors?|PIs?)\s*[:–—-]\s+\p{Lu}.*$/iu
/** "Kiln Lab (advised by Ana Duarte)". */
const OVERSEEN_IN_BRACKETS =
  /\s*\((?:(?:co-?)?(?:advis[eo]d|supervised|mentored|hosted|led|headed) by |(?:with |under )?(?:prof|dr)\.? |(?:p\.?i\.?|host|advis[eo]r|supervis[eo]r|mentor)\s*: ?)[^)]*\)$/i
const PLACEHOLDER =
  /\s*[([]?\b(?:Company Name|Employer Name|Name of Company)\b[)\]]?\s*(?:City\b(?!\s*,?\s*State)\s*|State\b(?=\s+(?!Trooper|Director|Auditor|Attorney|Representative|Senator|Manager|Coordinator|Inspector)\p{Lu})\s*)?/gu
const PLACEHOLDER_PLACE = /\s*\bCity\s*,?\s+State\b(?:\s*,\s*(?:US|USA|United States|Country))?\s*/g
const EMPLOYMENT_TYPE =
  /^\(?(?:full[- ]?time|part[- ]?time|contract(?:or)?|temporary|permanent|seasonal|freelance|self-employed|remote|hybrid|on-?site|volunteer|\d+(?:\.\d+)? ?hours? ?(?:per|\/) ?week|hours per week:? ?\d+|\d{2}\+? ?hrs?\.?\/?(?:wk|week)?)\)?$/i

/** "Kiln Consultant — self-employed (Quill LLC)". */
const SELF_EMPLOYED = /\s*[,–—-]\s*(?:self[- ]employed|freelance)(?=\s*(?:\(|$))/i

/** "Paris (remote from Lille)": a place and more of it in brackets. */
const isPlaceWithRemark = (text: string): boolean => /^[^()]{2,40} \([^()]{2,60}\)$/.test(text) && isPlace(text.replace(/ \(.*$/, ''))

/** "Dubai & Riyadh", "Houston, TX / Brown County, UT", "Marble / Lagos, Nigeria". */
function isSeveralPlaces(text: string): boolean {
  const parts = text.split(/ (?:&|and|\/) /)
  const [last = '', ...others] = [...parts].reverse()
  const known = (part: string) => isPlace(part) || isPlace(part.replace(/ County(?=, )/, ''))
  const likely = (part: string) => known(part) || (last.includes(', ') && /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?$/u.test(part) && employerScore(part) === 0 && titleScore(part) === 0)
  return parts.length > 1 && known(last) && others.every(likely)
}

/** "Hellenic Kiln Observatory, Athens": before a city that is known a name of three words is no town. */
function namesMoreThanTown(text: string): boolean {
  const [name = '', city = '', ...more] = text.split(', ')
  return more.length === 0 && isCity(city) && name.split(/\s+/).length >= 3 && !isPlace(text)
}

/** "(with tenure, 9/2014)" beside the dates. */
const REMARK = /^\(?(?:with|without|including|joint|on leave|promoted)\s\p{Ll}[^()]*\)?$/u

/** "Summers 2022 and 2023". */
const SEASONS = /^(?:(?:springs?|summers?|autumns?|falls?|winters?|semesters?|(?:19|20)\d\d|and|&)[\s,;–-]*)+$/i

/** What a link beside a position is called. */
const LINK_WORD = /^(?:proof|links?|website|certificate|demo|github|source|view|details|here)$/i

/** The header's parts: its lines, and what tabs, bars and changes of type set apart within them. */
export function piecesOf(header: HeaderLine[]): Piece[] {
  const printed = header.flatMap(({ line, rest }, n) =>
    atBreaks(rest, line.text, line.breaks, header.length === 1)
      .replace(PLACEHOLDER, '\tCompany Name\t')
      .replace(PLACEHOLDER_PLACE, '\t')
      // "Quill Co-op, Marble. Director": a place ends with a stop.
      .replace(/^(\p{Lu}[^\t]{3,60}, \p{Lu}[\p{L} ]{2,20})\. (?=\p{Lu})/u, (whole: string, employer: string, _at: number, line: string) =>
        titleScore(employer) === 0 && titleScore(line.slice(whole.length).split(', ')[0] ?? '') >= 2 ? `${employer}\t` : whole,
      )
      .split(/\t|\s+[|•·∙⋅]\s+|\|\s+|\s*(?=@\s)|\s[–—-]{2,}\s/)
      .map((text, part, all) => ({
        text: withoutPeople(
          text
            .replace(/^@\s+/, '')
            // A sign within brackets that the file has no letter for.
            .replace(/\s*\[\s*\]\s*$/, '')
            .replace(OVERSEEN_BY, '')
            // "Economist at the" before a name in another type.
            .replace(part < all.length - 1 ? /\s+(?:at|with)(?:\s+the)?\s*$/i : /$^/, '')
            .replace(OVERSEEN_IN_BRACKETS, '')
            .replace(SELF_EMPLOYED, '')
            .replace(/(?<=\p{L}) (?:proof|link|certificate)$/u, ''),
        ),
        line: n,
        part,
        ...(/^@\s/.test(text) && titleScore(all[part - 1] ?? '') >= 2 ? { at: true } : {}),
      }))
      .filter(
        ({ text, part }) =>
          /[\p{L}\d]/u.test(text) &&
          !isPlace(text) &&
          !isPlaceWithRemark(text) &&
          !isSeveralPlaces(text) &&
          !EMPLOYMENT_TYPE.test(text) &&
          !LINK_WORD.test(text) &&
          !SEASONS.test(text) &&
          !REMARK.test(text) &&
          !STREET.test(text) &&
          !(PERSON.test(text) && (n > 0 || part > 0)) &&
          !(n > 1 && n === header.length - 1 && isLongPlace(text)),
      ),
  )
  const onlyTitle = printed.filter(({ text }) => !looksLikePlace(text)).every(({ text, part }) => part === 0 && titleScore(text) >= 2)
  const named = printed.filter(({ text, part }) => part === 0 || !looksLikePlace(text) || (onlyTitle && namesMoreThanTown(text)))
  // "Tax Preparer, Jackson Lewitt" has the shape of a place, and is none where nothing else is named.
  const pieces = named.every(({ text }) => isPlaceholder(text)) ? printed : named
  return pieces.filter((piece) => !isPlaceBeside(piece, pieces)).map(({ text, line, at }) => ({ text, line, ...(at === true ? { at } : {}) }))
}

/** "Quill University, with Ana Duarte", "Quill Labs – with Ben Moss and Cai Reed", "Quill University with Dr. Ana Duarte". */
const WITH_PEOPLE =
  /^(.*[\p{L})])(?:\s*,|\s+[–—-])?\s+(?:with|under|hosted by|supervised by|advised by)\s+((?:(?:Drs?|Prof(?:essor)?s?)\.?\s+)?\p{Lu}[\p{L}.'’-]*(?:\s+(?:de|van|von|der|di|da|el|al))*(?:\s+\p{Lu}[\p{L}.'’-]*){1,3}(?:(?:,|\s+and|\s+&|,\s+and)\s+(?:(?:Drs?|Prof)\.?\s+)?\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){1,3})*)$/u

/** "Kiln Imaging Lab, Dr. Ana Duarte". */
const PERSON_BEHIND = /(?<=[\p{L})]),\s+(?:Drs?|Prof(?:essor)?)\.?\s+(?!.*\b(?:[Ll]ab(?:oratory)?|[Gg]roup|[Cc]linic|[Pp]ractice|[Oo]ffice)$)\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,3}$/u

/** "Kiln Fellow (Quill Guild) – Dr. Ana Duarte". */
function withoutPeople(text: string): string {
  const alone = text.trim().replace(PERSON_BEHIND, '')
  if (alone !== text.trim()) return withoutPeople(alone)
  const [, host = '', people = ''] = text.match(WITH_PEOPLE) ?? []
  if (host !== '' && employerScore(people) === 0 && !namesSchool(people) && (employerScore(host) > 0 || namesSchool(host) || titleScore(host) === 0)) return withoutPeople(host)
  const [, named = '', person = ''] = text.match(/^(.*[\p{L})])\s+[–—-]\s+(\p{Lu}\p{L}+\.?\s?.*)$/u) ?? []
  return trimmed(named !== '' && (PERSON.test(person) || /^(?:Drs?|Prof)\.?$/i.test(person.trim())) ? named : text)
}

/** "Quill University<tab>Marble" over "Lecturer": a single word at the right of a header whose lines begin with the employer and the title is the place. */
function isPlaceBeside({ text, part }: { text: string; part: number }, pieces: { text: string; line: number; part: number }[]): boolean {
  if (part === 0 || !/^\p{Lu}\p{Ll}[\p{L}'’-]*$/u.test(text) || titleScore(text) > 0 || employerScore(text) > 0) return false
  const [first, second, ...more] = pieces.filter((piece) => piece.part === 0)
  if (first === undefined || second === undefined || more.length > 0 || first.line === second.line) return false
  const [employers, titles] = [[first, second].filter((piece) => employerScore(piece.text) > 0), [first, second].filter((piece) => titleScore(piece.text) >= 2)]
  return employers.some((piece) => titles.some((other) => other !== piece))
}

/** Weight or slope that changes behind a comma, a dash or a blank, or before the comma of a header of one line, sets two parts of a line apart; the larger first letters of small capitals do not. */
function atBreaks(rest: string, text: string, breaks: number[], alone: boolean): string {
  let marked = rest
  for (const at of [...breaks].reverse()) {
    if (breaks.includes(at + 1) && /^\p{Lu}{2}/u.test(text.slice(at))) continue
    const before = text.slice(Math.max(0, at - 14), at)
    const after = text.slice(at, at + 14)
    // A short title stands right before the dates, which are taken out of `rest`.
    const place = [14, 7, 4].map((letters) => marked.indexOf(before + text.slice(at, at + letters))).find((found) => found >= 0)
    if (
      before.trim() === '' ||
      !/[\p{L}\d]/u.test(after) ||
      !(/[\s,;:|(–—-]$/.test(before) || (alone && /^\s?[,;|]\s/.test(after) && !surelyEmployer(text.slice(at)) && !/,\s/.test(text.slice(at + 2))))
    )
      continue
    if (place === undefined) continue
    const near = place + before.length
    marked = `${marked.slice(0, near)}\t${marked.slice(near)}`
  }
  return marked
}

function trimmed(text: string): string {
  const bare = text.replace(/^[\s,;:(|•·–—/-]+(?!\))|[\s,;:|•·–—/-]+$/g, '').trim()
  const open = (bare.match(/\(/g)?.length ?? 0) - (bare.match(/\)/g)?.length ?? 0)
  return open > 0 && text.trimStart().startsWith('(') === false ? bare.replace(/\s*\($/, '') : open < 0 ? bare.replace(/^\(|\)$/g, '') : bare
}

/**
 * @param titleFirst the order that the document keeps; null where it is not known yet
 * @param commas whether a comma may part title and employer where no word tells them apart
 */
export function nameHeader(pieces: Piece[], titleFirst: boolean | null, commas = true): Named {
  const parts = pieces.map((piece) => ({ ...piece, text: withoutPlace(piece.text) })).filter(({ text }) => text !== '' && !isPlace(text))
  if (parts.length === 0) return { title: null, employer: null, department: null, left: [], order: 0, sure: false }
  if (parts.length === 1) return nameSingle(parts[0]?.text ?? '', titleFirst, commas)
  const at = parts.findIndex((part) => part.at === true)
  if (at > 0) return nameAround(parts, at)
  return nameSeveral(parts, titleFirst)
}

/** "Researcher @ Quill", and on another line a part of the employer. */
function nameAround(parts: Piece[], at: number): Named {
  // Behind the employer stands the place.
  const others = parts.filter(({ line }, n) => n !== at && n !== at - 1 && !(n > at && line === parts[at]?.line))
  const department = others.find(({ line }) => line !== parts[at]?.line)?.text ?? null
  return { title: parts[at - 1]?.text ?? null, employer: parts[at]?.text ?? null, department, left: others.map(({ text }) => text).filter((text) => text !== department), order: 2, sure: true }
}

/** Above 0: a title; below 0: an employer. */
/** "Associate University Librarian for Kilns" holds a school and is none. */
const TITLE_AT_SCHOOL =
  /^(?:(?:associate|assistant|deputy|senior|chief|interim|acting|vice) )*(?:university|college|school|hospital|library) (?:librarian|president|provost|registrar|chancellor|counsel|archivist|administrator|superintendent|principal|nurse|psychologist|counsel?lor|pharmacist|photographer)\b/i

/** One word, or several of which only the first has a capital: "Cai Turner" is somebody. */
const ENDS_LIKE_A_JOB = /^\p{Lu}(?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+(?:er|or|ist|ian|ant|eer|man|wright|smith)$/u

/** A title by its words, or, where an employer has no say in it, by the word it ends in. */
function jobScore(text: string): number {
  const score = titleScore(text)
  return score === 0 && employerScore(text) === 0 && endsInJob(text) ? 2 : score
}

function leaning(text: string): number {
  if (isPlaceholder(text)) return -5
  if (TITLE_AT_SCHOOL.test(text)) return 3.5
  // "Engineer at Acme Ltd.", "Engineer, Platform Team" are titles by their beginning.
  const head = text.split(/,\s|\s[–—-]\s?|\s(?:at|in|for|with|from)\s(?=\p{Lu})|\s\(/u)[0] ?? ''
  const byHead = head === text ? 0 : jobScore(head) * 0.9 - Math.min(4, employerScore(head)) * 0.6
  // "Quill Technologies (Marble Works as Consultant)" names an employer.
  const outside = text.replace(/\s\([^()]*\)$/, '')
  const whole = employerScore(outside) > 0 ? outside : text
  return Math.max(byHead, jobScore(whole) * (surelyEmployer(whole) ? 0.4 : 1) - Math.min(4, employerScore(whole)) * 0.6)
}

function nameSeveral(parts: Piece[], titleFirst: boolean | null): Named {
  const texts = parts.map(({ text }) => text)
  const leanings = texts.map(leaning)
  // "Senior Researcher<tab>Marble Computing Center" over "Kiln group": the line of the title names the employer, the next one its part.
  const [first, beside, below] = parts
  const sideBySide =
    parts.length === 3 &&
    first?.line === beside?.line &&
    below?.line !== first?.line &&
    (leanings[0] ?? 0) > 0.5 &&
    employerScore(beside?.text ?? '') > titleScore(beside?.text ?? '') &&
    !surelyEmployer(below?.text ?? '')
  if (sideBySide && first !== undefined && beside !== undefined && below !== undefined && titleScore(below.text) < 2 && below.text.split(/\s+/).length <= 8 && !isPlaceholder(beside.text))
    return { title: first.text, employer: beside.text, department: below.text, left: [], order: 2, sure: true }
  let best: { title: number; employer: number; score: number } | null = null
  for (let title = 0; title < texts.length; title++) {
    for (let employer = 0; employer < texts.length; employer++) {
      if (title === employer) continue
      const departmentAsEmployer = DEPARTMENT.test(texts[employer] ?? '') && !surelyEmployer(texts[employer] ?? '') ? 1.5 : 0
      const inOrder = titleFirst === null ? (title < employer ? 0.4 : 0) : title < employer === titleFirst ? 1 : 0
      const score = (leanings[title] ?? 0) - (leanings[employer] ?? 0) + inOrder - departmentAsEmployer - (title + employer) * 0.15
      if (best === null || score > best.score) best = { title, employer, score }
    }
  }
  const { title: t, employer: e } = best ?? { title: 0, employer: 1 }
  const rest = texts.flatMap((text, n) => (n === t || n === e ? [] : [text]))
  const departments = rest.filter((text) => DEPARTMENT.test(text) || /^(?:department|dept\.?) of\b/i.test(text))
  let employer: string | null = texts[e] ?? null
  let title: string | null = texts[t] ?? null
  let department = departments[0] ?? null
  const order = (leanings[0] ?? 0) - (leanings[1] ?? 0)
  const gap = (leanings[t] ?? 0) - (leanings[e] ?? 0)
  // "Kiln Laboratory<tab>Quill University": the part stands beside its whole.
  const whole = employer !== null && PART_OF_EMPLOYER.test(employer) && !surelyEmployer(employer) ? rest.filter((text) => surelyEmployer(text) && !DEPARTMENT.test(text)) : []
  if (whole.length === 1 && whole[0] !== undefined && department === null)
    return { title, employer: whole[0], department: employer, left: rest.filter((text) => text !== whole[0] && !isPlaceholder(text)), order, sure: gap >= 2 }
  if (title !== null && isPlaceholder(title)) title = null
  if (employer !== null && isPlaceholder(employer)) employer = null
  // "Cardiac ICU" is a part of an employer that stands elsewhere or nowhere.
  else if (employer !== null && DEPARTMENT.test(employer) && !surelyEmployer(employer) && !beginsWithSchool(employer) && !/,/.test(employer)) {
    department ??= employer
    employer = null
  }
  return { title, employer, department, left: rest.filter((text) => text !== department && !isPlaceholder(text)), order, sure: gap >= 2 }
}

/** "UC Davis Kiln Department" names its school. */
const beginsWithSchool = (text: string): boolean => [1, 2, 3].some((count) => isKnownSchool(text.split(' ').slice(0, count).join(' ')))

/** "Engineer, Acme Inc.", "Acme, Inc., Senior Engineer", "Engineer at Acme", "Acme – Engineer", "Acme", "Engineer". */
function nameSingle(piece: string, titleFirst: boolean | null, commas: boolean): Named {
  const none = { department: null, left: [], order: 0 }
  if (TITLE_AT_SCHOOL.test(piece) && !/,/.test(piece)) return { title: piece, employer: null, sure: false, ...none }
  if (isPlaceholder(piece)) return { title: null, employer: null, sure: false, ...none }
  const at = piece.match(/^(.{2,70}?)\s+(?:at|with|for|in)\s+(?:the\s+)?(\p{Lu}.{1,70})$/u)
  if (
    at !== null &&
    !/\b(?:university|college)\b/i.test(at[1]?.split(', ').slice(1).join(' ') ?? '') &&
    jobScore(at[1] ?? '') >= 2 &&
    !/\s(?:of|in)\s/.test(` ${at[2]?.split(' ')[0]} `) &&
    (/\sat\s/.test(piece) || surelyEmployer(at[2]?.split(', ')[0] ?? ''))
  ) {
    return { title: at[1] ?? null, employer: withoutPlace(at[2] ?? ''), sure: true, ...none, order: 2 }
  }
  // "Glazewright at Quill Pottery": a title that no word shows to be one, by its form alone.
  const [, job = '', whose = ''] = piece.match(/^(\p{Lu}[^,;:()]{2,40}?)\s+at\s+(?:the\s+)?(\p{Lu}.{1,70})$/u) ?? []
  if (job !== '' && job.split(/\s+/).length <= 5 && employerScore(job) === 0 && !namesSchool(job)) return { title: job, employer: withoutPlace(whose), sure: false, ...none, order: 1 }
  // "Kiln Technician (Quill Guild Corporation)".
  const [, told = '', inBrackets = ''] = piece.match(/^([^()]{3,70}?)\s*\((\p{Lu}[^()]{3,80})\)$/u) ?? []
  if (
    jobScore(told) >= 2 &&
    !surelyEmployer(told) &&
    /\s/.test(inBrackets) &&
    titleScore(inBrackets) === 0 &&
    employerScore(inBrackets) > 0 &&
    !DEPARTMENT.test(inBrackets) &&
    !PART_OF_EMPLOYER.test(inBrackets)
  )
    return { title: told, employer: withoutPlace(inBrackets), sure: surelyEmployer(inBrackets), ...none, order: 2 }
  const dashed = piece
    .split(/\s+[–—-]\s*|\s*[–—]\s+|:\s+|(?<=\p{Ll}{3})(?<!\b(?:Dept|Univ|Inst|Corp|Assoc|Asst|Prof|Tech|Intl|Bros|Mfg))\.\s+(?=\p{Lu})/u)
    .map(trimmed)
    .filter((text) => text !== '' && !isPlace(text))
  if (dashed.length === 2) {
    const [a = '', b = ''] = dashed
    // "Team Lead – Supplier Data" is one title: a dash parts only where the other side speaks for an employer.
    const [la, lb] = [leaning(a), leaning(b)]
    if (la > 0.5 && (lb < -0.5 || surelyEmployer(b))) return { title: a, employer: b, sure: true, ...none, order: la - lb }
    if (lb > 0.5 && (la < -0.5 || surelyEmployer(a) || (la === 0 && titleFirst === false))) return { title: b, employer: a, sure: la < -0.5, ...none, order: la - lb }
  }
  // "Researcher, QRT, Marble — kiln breeding unit": a unit in small letters behind the dash.
  if (dashed.length === 2 && /^\p{Ll}/u.test(dashed[1] ?? '') && PART_OF_EMPLOYER.test(dashed[1] ?? '') && jobScore(commaParts(dashed[0] ?? '')[0] ?? '') >= 2)
    return { ...nameSingle(withoutPlace(dashed[0] ?? ''), titleFirst, commas), department: dashed[1] ?? null }
  // "Quill Audit Marble (audit trainee)".
  const [, house = '', post = ''] = piece.match(/^(\p{Lu}[^()]{2,60}?)\s*\(([^()]{3,60})\)$/u) ?? []
  if (jobScore(post) >= 2 && jobScore(house) === 0 && !surelyEmployer(post)) return { title: post, employer: withoutPlace(house), sure: surelyEmployer(house), ...none, order: -2 }
  const parts = commaParts(piece)
  const titles = parts.map((part) => jobScore(part) - employerScore(part) * 0.4)
  const title = titles.findIndex((score) => score > 0.5 && score >= Math.max(...titles) - 1)
  // "Glazewright, Quill Pottery" among positions that name their titles first, each on one line with its employer.
  const [first = '', ...others] = parts
  if (title < 0 && titleFirst === true && commas && others.length > 0 && employerScore(first) === 0 && !namesSchool(first) && ENDS_LIKE_A_JOB.test(first))
    return { title: first, employer: withoutPlace(others.join(', ')), sure: false, ...none }
  if (parts.length === 1 || title < 0) {
    return title >= 0 ? { title: piece, employer: null, sure: false, ...none } : { title: null, employer: piece, sure: false, ...none }
  }
  const scores = parts.map((part, n) => (n === title ? -1 : employerScore(part)))
  const strongest = Math.max(...scores)
  const join = (from: number, to?: number) => parts.slice(from, to).join(', ')
  // "Web, Graphics and Print Consultant" is one title where titles stand first.
  if (title > 0 && titleFirst === true && strongest <= 0 && /\s(?:and|&)\s/.test(parts[title] ?? '')) return { title: piece, employer: null, sure: false, ...none }
  if (title > 0) {
    // "Quill University, USA, Researcher, Duarte Lab": a part of the employer behind the title.
    const unit = parts.length - title > 1 && PART_OF_EMPLOYER.test(parts.at(-1) ?? '') && jobScore(parts.at(-1) ?? '') === 0
    return {
      ...none,
      title: unit ? join(title, -1) : join(title),
      employer: withoutPlace(join(0, title)),
      department: unit ? (parts.at(-1) ?? null) : null,
      sure: strongest > 0,
      order: -1 - strongest,
    }
  }
  // "Vice President, Project Finance" alone is a title; with an employer's word after it the title ends there.
  const employer =
    strongest > 0
      ? scores.indexOf(strongest)
      : !commas
        ? -1
        : parts.length > 2 ||
            !/^(?:director|manager|head|vice president|vp|svp|avp|lead|president|associate|analyst|engineer|(?:assistant|associate) director|senior (?:director|manager|analyst|engineer|associate))$/i.test(
              parts[0] ?? '',
            )
          ? 1
          : -1
  if (employer < 0) return { title: piece, employer: null, sure: false, ...none }
  const behind = parts.slice(employer + 1).filter((part) => !looksLikePlace(part))
  if (!surelyEmployer(parts[employer] ?? '') && behind[0] !== undefined) {
    // "Student, Kiln team, Quill": a team employs nobody. "Intern, Kiln and Glaze Research, Quill": of the two either may.
    if (PART_OF_EMPLOYER.test(parts[employer] ?? ''))
      return { ...none, title: join(0, employer), employer: behind[0], department: parts[employer] ?? null, sure: surelyEmployer(behind[0]), order: 1 + strongest }
    if (employerScore(parts[employer] ?? '') <= 2 && /\s(?:and|&)\s/.test(parts[employer] ?? '') && behind[0].split(/\s+/).length <= 2)
      return { ...none, title: join(0, employer), employer: parts[employer] ?? null, sure: false, left: behind, order: 1 + strongest }
  }
  // "Engineer, Berth Metrology, Tarn Advanced Docks, Quillport": of two that no word shows to employ, the line of work is the unit.
  const [after = ''] = behind
  if (strongest <= 0 && LINE_OF_WORK.test(parts[employer] ?? '') && !LINE_OF_WORK.test(after) && after.split(/\s+/).length > 2 && titleScore(after) <= 0)
    return { ...none, title: join(0, employer), employer: after, left: [parts[employer] ?? '', ...behind.slice(1)], sure: false, department: null, order: 1 }
  // "Professor, Department of Statistics, Monash University": the part stands before its whole.
  const whole = parts.findIndex((part, n) => n > employer && DEPARTMENT_OF.test(parts[employer] ?? '') && surelyEmployer(part) && !DEPARTMENT_OF.test(part))
  if (whole > 0) return { ...none, title: join(0, employer), employer: parts[whole] ?? null, department: join(employer, whole), sure: true, order: 1 + strongest }
  // "Professor, LQRM, Université de Quill": a laboratory by its initials.
  if (employer === 2 && /^\p{Lu}{3,8}$/u.test(parts[1] ?? '') && namesSchool(parts[2] ?? ''))
    return { ...none, title: parts[0] ?? null, employer: parts[2] ?? null, department: parts[1] ?? null, sure: true, order: 1 + strongest }
  // "University of California, San Diego".
  const campus = [parts[employer] ?? '', parts[employer + 1] ?? ''].join(', ')
  return {
    title: join(0, employer),
    employer: (parts[employer + 1] ?? '') !== '' && needsCampus(parts[employer] ?? '') && namesCampus(campus) ? campus : (parts[employer] ?? null),
    sure: strongest > 0,
    ...none,
    order: 1 + strongest,
  }
}

/** Comma parts outside brackets; "Acme, Inc." and credentials stay whole. */
export function commaParts(piece: string): string[] {
  const merged: string[] = []
  for (const part of piece.split(/,\s+(?![^(]*\))/)) {
    const last = merged.at(-1)
    const suffix = /^(?:inc|llc|ltd|corp|co|s\.?a|plc|llp|gmbh|ph\.?d|m\.?d|mba|pmp|rn|cpa|p\.?e)\.?$/i.test(part)
    if (last !== undefined && suffix) merged[merged.length - 1] = `${last}, ${part}`
    else merged.push(part)
  }
  return merged
}

/** Names of several universities of which nobody knows which without its place. */
const needsCampus = (name: string): boolean => lacksItsCampus(name) || /^(?:the )?university of california$/i.test(name)

const PLACE_WITHOUT_COMMA = new RegExp(`^(?:\\p{Lu}[\\p{L}.'’-]+ ){1,3}(?:${STATES}|USA|UAE|UK)$`, 'u')

/** "Engineer, Berth Metrology, Tarn Advanced Docks, Quillport": the third part is no part of the place. */
const isUnitBeforeEmployer = ([title = '', unit = '', employer = '', place = '', ...more]: readonly string[]): boolean =>
  place !== '' && more.length === 0 && titleScore(title) >= 2 && LINE_OF_WORK.test(unit) && employerScore(unit) <= 0 && employer.split(/\s+/).length > 2 && !isPlace(`${employer}, ${place}`)

/** "Acme Inc., Boston, MA" → "Acme Inc."; "Wipro -  Bengaluru, Karnataka" → "Wipro"; "Labs, Lyon, France" → "Labs". */
export function withoutPlace(piece: string): string {
  const stop = piece.match(/^(.*\p{L}{2})\.\s+([^.]+)\.?$/u)
  if (stop !== null && looksLikePlace(stop[2] ?? '')) return withoutPlace(stop[1] ?? '')
  const dash = piece.match(/^(.*\S)(?:\s+[–—-]|(?<=\p{L})-)\s+([^–—]+)$/u)
  if (dash !== null && looksLikePlace(trimmed(dash[2] ?? '')) && (dash[1] ?? '').length > 1) return withoutPlace(trimmed(dash[1] ?? ''))
  const bracket = piece.match(/^(.*\S)\s*\(([^()]+)\)$/)
  // "Quill Cooperative – Marble, TN (serving 23 towns)".
  const placed = bracket?.[1]?.match(/^.*\S\s+[–—-]\s+([^–—]+)$/u)?.[1]
  if (placed !== undefined && looksLikePlace(trimmed(placed))) return withoutPlace(bracket?.[1] ?? '')
  if (bracket !== null && looksLikePlace((bracket[2] ?? '').trim())) return withoutPlace((bracket[1] ?? '').trim())
  // "Quill Kilns, 12 Main Street, Marble".
  const street = commaParts(piece).findIndex((part, n) => n > 0 && STREET.test(part))
  const kept = commaParts(piece).slice(0, street < 0 ? undefined : street)
  // "Quill Consultants, Houston TX".
  if (kept.length > 1 && PLACE_WITHOUT_COMMA.test(kept.at(-1) ?? '') && employerScore(kept.at(-1) ?? '') === 0) kept.pop()
  if (isUnitBeforeEmployer(kept)) return trimmed(kept.slice(0, -1).join(', '))
  while (kept.length > 1) {
    // "Engineer, Quillworks, Zurich": the city alone is the place.
    // "University of California, San Diego, USA".
    if (needsCampus(kept.at(-2) ?? '') && namesCampus(kept.slice(-2).join(', '))) break
    if (kept.length > 2 && needsCampus(kept.at(-3) ?? '') && isPlace(kept.slice(-2).join(', '))) kept.pop()
    else if (kept.length === 3 && titleScore(kept[0] ?? '') >= 2 && isCity(kept[2] ?? '') && !isPlace(kept.slice(1).join(', '))) kept.pop()
    else if (kept.length > 2 && looksLikePlace(kept.slice(-2).join(', ')) && !namesSchool(kept.slice(-2).join(' '))) kept.splice(-2)
    else if (isPlace(kept.at(-1) ?? '')) kept.pop()
    else break
  }
  return trimmed(kept.join(', '))
}

/** What no title and no item of a list is: a clause, or where something comes from. */
export const IS_CLAUSE =
  /^(?:[Aa]n?|[Aa]s|[Ff]rom|[Ww]hat|[Ww]here|[Ww]hen|[Hh]ow|[Ii]n|[Dd]uring|[Bb]efore|[Aa]fter|[Ww]hile) |\b(?:I(?= \p{Ll})|we|he|she|they|who|whom|whose|that|which|did|was|were|from the)\b/u
