/**
 * Degrees as facts, each with its own school and year. Whether schools stand above, beside or below their degrees is
 * learned from the whole list; what an entry does not tell stays null.
 */
import { isFieldWord } from '../resume/field-words.ts'
import { isPlace, namesSchool } from '../resume/header-words.ts'
import { isKnownSchool } from '../resume/known-schools.ts'
import { singleDates, type DateSpan } from '../resume/resume-dates.ts'
import { degreeHits, lacksItsCampus } from '../resume/resume-degrees.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import { headLength } from '../resume/table-head.ts'
import { CONFERRED, OPEN, isCompleted, isPlainlyTold, tellsNoSchool } from './degree-certainty.ts'
import {
  areJoined,
  withSharedFields,
  evaluatedField,
  fieldBehind,
  listedField,
  fieldsBeforeSchool,
  fieldAhead,
  fieldBehindSchool,
  withEmphasis,
  fieldBeside,
  majorBeside,
  majorBelow,
  fieldOfName,
} from './degree-fields.ts'
import { isPartOfSchool, withCampusOf, initialsAhead, bracketedName, nameBehind, schoolBeside, standsFar, unnamedSchool, spanOf, spanBeside } from './degree-schools.ts'
import { toldOnce, type ReadDegree, type ToldDegree } from './degrees-told-once.ts'
import { withoutLabelsOfForm } from './europass-forms.ts'
import { placeOf } from './role-facts.ts'
import { isFieldThroughout, partedByDate, runOnParts, toldOnceField, unnamedRunOn, type RunOn } from './run-on-degree.ts'
import { afterDate, holdsField, runsOn, schoolAhead, schoolName } from './school-name.ts'
import { belowOtherSchools } from './schools-overhead.ts'
import { entriesIn, tellsYear, withDiplomasOfSchools, withMarkedSchools, withSchoolsOfHeads } from './study-entries.ts'
import { linesOfStudies } from './study-lines.ts'
import { aimsAtCertificate, isOpen, leavesOpen, saysNotEarned, withoutCourses, withoutTitles } from './study-remarks.ts'
import { statesOfStudies } from './study-states.ts'
import { withTableRows } from './study-table.ts'
import { beforeHonors, schoolOf, wholeSchools, tokensOf, type Token } from './study-tokens.ts'
import { mayGoOnBelow, withSchoolsWhole } from './wrapped-schools.ts'

const MAX_DEGREES = 30

/** Words that leave open whether a degree was given: it is asked. */
const MAY_LACK =
  /\b(?:(?:first|second|third|fourth|final|[1-4](?:st|nd|rd|th)) year|discontinued|suspended|interrupted|abandoned|no (?:degree|diploma)|without (?:(?:an?|the|any) )?(?:degree|diploma|graduating)|(?:credits?|courses?|coursework) only|dropped|drop-?out|failed|withdrawn|appear(?:ing|ed)|awaited|never|nearly|did not|ABD|left (?:after|before|early|for|in|the|with(?:out)?)|quit|stopped|withdrew|paused|on hold|partial(?:ly)?|mastered out|non-?degree|candidacy|honoris causa|exchange (?:semester|year|student|program)|(?<!relevant |selected )course ?work(?! in\b| includ|:)|on leave|leave of absence|(?:\d+|one|two|three|four|five|six|seven) semesters|\d+ (?:credits?|credit hours|units)(?! ECTS)|(?<!\(|evaluat[^;]{0,60})(?:equal to|equivalent(?! to))|not defended|unfinished|uncompleted|revoked|rescinded|deferred|audited|transferred to|(?:one|1) of (?:two|three|four|\d) years|(?:\d|one|two|three) years? completed|no thesis|thesis (?:submitted|open|pending)|(?:not|n[’']t) (?:yet )?(?:earn|receiv|finish|complet|pass|clear)\p{L}*)\b/iu

/** “(some courses)”, “, a step toward teaching”: what stands in small letters behind the year, and is no honor and no form of study. */
const NOTE = /[(,;.–—-]\s*(?:\p{Ll}[\p{L} ,’-]{3,60}|\p{L}\p{Ll}*(?: \p{Ll}[\p{Ll}’-]*){2,8})[).]*\s*$/u

const KNOWN_NOTE =
  /\b(?:honou?rs?|distinctions?|laude|class|merit|gpa|grade|score|full|part-time|online|remote|evening|distance|weekend|credits?|ects|top|rank\p{L}*|summer|spring|fall|autumn|winter|equivalent|evaluated|awarded|conferred|completed|graduated|gold|medal|regular|thesis|major|minor|track|expected|joint|dual|double|taught|by research|with|advis\p{L}*|supervis\p{L}*|scholarship|dean|prize|valedictorian|speciali\p{L}*|concentrat\p{L}*|emphasis|focus\p{L}*|\p{L}+-year degree)\b/iu

const hasUnknownNote = (line: string): boolean => {
  const note = NOTE.exec(line)
  return note !== null && !KNOWN_NOTE.test(note[0]) && /\d{4}\W*$/.test(line.slice(0, note.index))
}

/** “Bachelor …, evaluated as equal to a master's degree”: one of the two was never given. */
const EQUATED = /\b(?:equal to|equivalent|comparable to|evaluated)\b/i

const BEGUN = /\b(?:began|begun|begins|start|starts|started|starting|start date|enrolled)\W+(?:in\W+)?$/i

/** Of this year they may be still ahead. */
const OF_ITS_END = /\b(?:fall|autumn|winter)\b/i

const LEFT_EARLY = /\b(?:transferred|withdrew|withdrawn|left) (?:before|prior to|without)\b/i

/** On the lines below, where other words of the kind may tell of other things. */
const STILL_OPEN =
  /\b(?:expected (?:to (?:graduate|complete|finish)|graduat\w+|completion|in|by)|working towards? (?:(?:my|the|an?|this) )?(?:\p{L}+['’]?s? )?degree|anticipated (?:graduat\w+|completion)|in progress|not (?:yet )?completed|to be completed|all but dissertation|(?:title|degree) (?:unawarded|not awarded)|need to (?:do|complete|finish)|currently (?:enrolled|pursuing|attending|finishing)|(?:credits?|units|hours|coursework) (?:earned |completed )?towards?|candidate for (?:(?:the|an?) )?(?:degree|graduation)|degree candidate|(?:credit |semester )?hours (?:left|remaining))\b|^candidate\b(?=\W+(?:\p{L}+ )?\d{4}$)/iu

/** "I came here in the fall, pursuing a degree in one of the hardest majors": written before its end, whatever year stands beside it. */
const PURSUED = /\bpursuing (?:an?|my|this|the) (?:\p{L}+['’]?s? )?degree\b/iu

/** "Mentored students working towards a degree": the degree of others. */
const OF_STUDENTS = /\b(?:mentored|tutored|taught|advised|supervised|coached|guided|trained|helped|students?|candidates)\b.*\b(?:working|pursuing|enrolled)\b/i

/** "Automation Sep Aug": months that have lost their year. */
const MONTHS_BEHIND = /(?:[\s,]+(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?)+$/i

/** "Botany - Minor in Kiln Science". */
const MINOR_BEHIND = /(?<=\p{L})\s*[,;/–—-]\s*(?:with (?:an? )?)?minor in\s.*$/iu

/** "Education Specialization in Clay Education". */
const SPECIAL_BEHIND = /(?<=\p{L})\.? (?:with (?:an? )?)?(?:[Ss]peciali[sz]ations?|(?<=\. )(?:Focus|Emphasis|Concentration|Minor)) (?:in|on) \p{Lu}.*$/u

const HIGH_SCHOOL = /\b(?:high|middle|primary|secondary) school\b/i

/** "MBA : Masters Business Administration", "B.S. : Bachelors in Botany": the level once more. */
const LEVEL_AGAIN = /^(associate|bachelor|master)['’]?s?(?: degree)? (?:(?:in|of) )?(?=\p{Lu})/iu

/** "Botany City", where a form left its place blank. */
const BLANK_CITY = /^(.{3,}) City(?: \1)?$/u

/** Degrees in the order printed. @param lines of the sections on education @param alone true where only single lines are known to tell of degrees @param datesAbove see `entriesIn` */
export function degreesIn(lines: ResumeLine[], now: Date, { alone = false, datesAbove = false } = {}): ReadDegree[] {
  const whole = wholeSchools(withSchoolsWhole(withTableRows(withoutLabelsOfForm(alone ? lines : lines.map(withEngineerTitle)))))
  const { tokens, open, doubted } = statesOfStudies(withSchoolsOfHeads(withMarkedSchools(withDiplomasOfSchools(tokensOf(linesOfStudies(whole))))), now)
  if (alone)
    return toldOnce(
      tokens
        .filter(({ degrees }) => degrees.length > 0)
        .slice(0, MAX_DEGREES)
        .flatMap((token) => degreesOfEntry([token], now, null, false))
        .map((degree) => (degree.leads ? degree : { ...degree, certainty: 'unsure' as const })),
    )
  const leftBelow = tokens.filter((token, n) => token.degrees.length > 0 && LEFT.test(tokens[n + 1]?.line.text ?? ''))
  const mayLackEnd = new Set([...doubted, ...leftBelow])
  const entries = entriesIn(tokens, datesAbove)
  const offset = usualSchoolOffset(entries)
  const crowded = holdsMoreSchools(tokens)
  // Two schools on the line of one degree: one of them may be another's.
  const withoutSchools = !crowded && !tokens.some(({ line }) => (line.text.match(/\b(?:university|college)\b/gi)?.length ?? 0) > 1)
  const followers = (at: number): Token[] => {
    const next = entries[at + 1] ?? []
    return next.some((token) => token.degrees.length > 0 || token.other) ? [] : next
  }
  // "PhD, February 2023" over degrees told from month to month: it may be the beginning.
  const dated = tokens.filter(tellsYear).map(({ span }) => span)
  const points = dated.filter((span) => span?.single === true && span.startMonth !== null)
  const ranged = tokens.filter((token, n) => token.degrees.length > 0 && [token, tokens[n - 1], tokens[n + 1]].some((near) => near?.span?.single === false)).length
  const mayBegin = points.length === 1 && ranged >= 2 ? (points[0] ?? null) : null
  const goesOn = mayGoOnBelow(whole)
  const disputed = belowOtherSchools(tokens)
  const labelled = tokens.some(({ line, degrees: [hit] }) => hit !== undefined && /^\s:\s/.test(line.text.slice(hit.index + hit.match.length)))
  const told = entries
    .flatMap((entry, at) =>
      degreesOfEntry(entry, now, offset, crowded, followers(at), mayBegin, {
        over: headOver(entries, at),
        under: coursesUnder(entries, at),
        open,
        doubted: mayLackEnd,
        disputed,
        labelled,
        withoutSchools,
      }),
    )
    .map((degree) => (degree.school !== null && goesOn(degree.school, degree.field) ? { ...degree, certainty: 'unsure' as const } : degree))
  const unsure = (degree: ToldDegree) => ({ ...degree, certainty: 'unsure' as const })
  const isWithout = ({ school }: ToldDegree) => school === null && holdsUnnamedSchool(tokens, told)
  const isLost = (degree: ToldDegree) => headsTable(lines) && !holdsAll(degree, tokens)
  return toldOnce(told.map((degree) => (isWithout(degree) || isLost(degree) ? unsure(degree) : degree))).slice(0, MAX_DEGREES)
}

/** "Left with a Master's degree" under a doctorate, where the line is read as a degree of its own. */
const LEFT = /^\W*(?:left|withdrew|dropped out|mastered out|transferred)\b/i

const ENGINEER = /^((?:\d[^\p{L}]*)?)((?:\p{Lu}\p{L}+ ){1,2})Engineer(?=,\s+\p{Lu})/u

/** "2003 – 2008<tab>Aeronautical Engineer, Universidad Quill" among the studies: where the degree is called like the profession, its level is that of an engineer's degree, never surely. */
function withEngineerTitle(line: ResumeLine): ResumeLine {
  const [whole = '', dates = '', field = ''] = line.bullet ? [] : (line.text.match(ENGINEER) ?? [])
  return whole !== '' && namesSchool(line.text.slice(whole.length)) && degreeHits(line.text).length === 0
    ? { ...line, text: `${dates}Engineer degree in ${field}Engineering${line.text.slice(whole.length)}`, breaks: [] }
    : line
}

/** "Course", "Institution", "Board", "Year of passing": cells of a row that break over several lines are drawn in no order that tells whose they are. */
function headsTable(lines: readonly ResumeLine[]): boolean {
  return lines.some((_, n) => headLength(lines, n) > 0)
}

/** A school on a line of its own that no degree has: one of those without may have lost it. */
const holdsUnnamedSchool = (tokens: readonly Token[], told: readonly ToldDegree[]): boolean =>
  tokens.some(
    ({ school, degrees, other, line }) =>
      school !== null && degrees.length === 0 && !other && !line.bullet && !told.some((degree) => degree.school !== null && (school.includes(degree.school) || degree.school.includes(school))),
  )

function holdsAll({ match, school, year }: ToldDegree, tokens: readonly Token[]): boolean {
  return tokens.some(({ line }) => line.raw.includes(match) && school !== null && line.raw.includes(school) && (year === null || line.raw.includes(String(year))))
}

/** More lines of schools than of degrees, without the faculties of a university: whose is whose cannot be sure. */
function holdsMoreSchools(tokens: Token[]): boolean {
  if (schoolsHeadDated(tokens) || datesHeadSchools(tokens)) return false
  const ofOther = underOtherHeads(tokens)
  const schools = tokens.filter(
    ({ line, school, degrees, other }, n) =>
      !ofOther.has(n) && school !== null && school.length > line.text.length * 0.4 && !line.bullet && degrees.length === 0 && !other && !/^(?:school|faculty|department|college) of\b/i.test(school),
  ).length
  return schools > tokens.filter(({ school, degrees, other }) => other || (degrees.length > 0 && school === null)).length
}

/** "2013 – 2017<tab>Quill University" right over every degree, and over what is none: each line of a school has its own date and heads its own entry. */
function schoolsHeadDated(tokens: Token[]): boolean {
  const isHead = (token: Token | undefined) => token !== undefined && token.school !== null && token.degrees.length === 0 && !token.line.bullet && token.span !== null && !token.dateOnly
  return tokens.length > 0 && tokens.every((token, n) => (token.degrees.length > 0 ? token.school === null && token.span === null && isHead(tokens[n - 1]) : token.school === null || isHead(token)))
}

/** Behind the school the page may tell the first part of the field once more: "Kiln Design - Clay & Glaze 2014 Quill University Kiln Design". */
function endsWithSchool(printed: string, { field, school }: RunOn): boolean {
  const [lead, more] = field?.split(/\s[–-]\s/) ?? []
  return printed === school || (more !== undefined && printed === `${school} ${lead}`)
}

/** "12/2005" over "Quill College", each time, and the degree below: the dates part the entries. */
function datesHeadSchools(tokens: Token[]): boolean {
  const isSchool = (token: Token | undefined) => token !== undefined && token.school !== null && token.degrees.length === 0
  return (
    tokens[0]?.dateOnly === true && tokens.at(-1)?.degrees.length !== 0 && tokens.every((token, n) => (token.dateOnly ? isSchool(tokens[n + 1]) : !isSchool(token) || tokens[n - 1]?.dateOnly === true))
  )
}

/** "Kiln Internship : 12/2015" over its place of study: where each degree tells its year and has its school right below, so has what else tells one there. */
function underOtherHeads(tokens: Token[]): Set<number> {
  const isSchool = (n: number) => tokens[n]?.school != null && tokens[n]?.degrees.length === 0
  const isHead = ({ span, dateOnly, school }: Token) => span !== null && !dateOnly && school === null
  const evenly = tokens.every((token, n) => token.degrees.length === 0 || (isHead(token) && isSchool(n + 1) && tokens[n + 1]?.span === null && tokens[n + 1]?.line.gapBefore === false))
  return new Set(evenly ? tokens.flatMap((token, n) => (token.degrees.length === 0 && !token.line.bullet && isHead(token) && isSchool(n + 1) && tokens[n + 1]?.span === null ? [n + 1] : [])) : [])
}

/** How far from its degree the school stands in entries where words tell; null where they do not agree. */
function usualSchoolOffset(entries: Token[][]): number | null {
  const offsets = entries.flatMap((entry) => {
    const degree = entry.findIndex((token) => token.degrees.length > 0 || token.other)
    const school = entry.findIndex((token) => token.school !== null || (token.degrees.length > 0 && namesSchool(token.line.text)))
    return degree < 0 || school < 0 ? [] : [school - degree]
  })
  const [first] = offsets
  return first !== undefined && offsets.every((offset) => offset === first) ? first : null
}

/** "Degrees in progress": a line over an entry, with a gap or nothing before it, is of the entry, unless a section begins with that. */
function headOver(entries: Token[][], at: number): Token[] {
  const last = entries[at - 1]?.at(-1)
  if (last === undefined || entries[at]?.[0]?.line.cut === true || last.degrees.length > 0 || last.school !== null || last.line.bullet) return []
  return last.line.gapBefore || entries.slice(0, at).every((entry) => entry.every((token) => token.degrees.length === 0)) ? [last] : []
}

/** "Coursework finished" under an entry is of it, as courses of their own begin another. */
const coursesUnder = (entries: Token[][], at: number): Token[] => (entries[at + 1] ?? []).slice(0, 1).filter(({ line, degrees }) => degrees.length === 0 && /^cours/i.test(line.text))

/**
 * @param following the lines up to the next degree, where a date or a school has parted them from the entry
 * @param apart a line over the entry that heads it, one on its courses under it, degrees that such lines say or may say are under way, those whose school may be another one, and whether this list
 *   parts fields from degrees with a colon, and may leave schools out
 */
function degreesOfEntry(
  entry: Token[],
  now: Date,
  offset: number | null,
  crowded: boolean,
  following: readonly Token[] = [],
  mayBegin: DateSpan | null = null,
  apart: { over: Token[]; under: Token[]; open: ReadonlySet<Token>; doubted: ReadonlySet<Token>; disputed: ReadonlySet<Token>; labelled: boolean; withoutSchools: boolean } = {
    over: [],
    under: [],
    open: new Set(),
    doubted: new Set(),
    disputed: new Set(),
    labelled: false,
    withoutSchools: false,
  },
): ToldDegree[] {
  const holders = entry.filter((token) => token.degrees.length > 0)
  return holders.flatMap((holder) =>
    withSharedFields(
      holder,
      holder.degrees.map((hit, k) => {
        const own = holder.line.text.slice(k === 0 ? 0 : hit.index, holder.degrees[k + 1]?.index)
        const printed = holder.degrees.length > 1 ? schoolOf(own, [hit]) : holder.school
        const printedBehind = own.slice(own.indexOf(hit.match) + hit.match.length)
        const behind = behindOtherName(printedBehind, hit.level)
        const below = entry[entry.indexOf(holder) + 1]
        const parted =
          runOnParts(behind, below === undefined || below.degrees.length > 0 ? '' : below.line.text) ??
          (printed === null || endsInKnownSchool(printed) ? unnamedRunOn(behind, holder.placed, offset === 0) : null) ??
          nameBehind(hit.match, behind)
        const ahead = k === 0 ? (schoolAhead(own.slice(0, own.indexOf(hit.match))) ?? initialsAhead(own.slice(0, own.indexOf(hit.match)))) : null
        const untilDate = parted === null && ahead === null ? partedByDate(behind) : null
        const inLine =
          ahead !== null
            ? ahead
            : parted !== null
              ? parted.school
              : printed !== null && !afterDate(own, printed) && !own.split('\t').some((cell) => cell.startsWith(printed) && cell !== own) && (runsOn(own, hit.match, printed) || holdsField(printed))
                ? (untilDate?.school ?? null)
                : ((untilDate !== null && printed !== null && endsWithSchool(printed, untilDate) ? untilDate.school : printed) ?? untilDate?.school ?? bracketedName(behind))
        const at = entry.indexOf(holder)
        const unparted = inLine === null && (printed !== null || namesSchool(behind.replace(/\(.*?\)/g, '')))
        const joined = k < holder.degrees.length - 1 && /(?:\s(?:and|&)|[,/])\s*$/.test(own)
        // "MEd, 2012 EdD, Quill University" on one line: of degrees that nothing joins, only the one beside the school has it.
        const sharesLine = holder.degrees.length > 1 && namesSchool(holder.line.text)
        const inheritable = joined || k === holder.degrees.length - 1
        const school = unparted ? null : (inLine ?? (sharesLine ? (inheritable ? holder.school : null) : schoolBeside(entry, holder, holders)))
        const unnamed = school === null && !unparted ? unnamedSchool(entry, at, offset) : null
        const span = spanOf(beforeHonors(own)) ?? (joined ? holder.span : null) ?? (holder.degrees.length > 1 && !areJoined(holder) ? null : spanBeside(entry, holder, holders))
        const next = entry[at + 1]
        const nextHolder = entry.findIndex((token, m) => m > at && token.degrees.length > 0)
        const around = [own, ...(span === null || spanOf(beforeHonors(own)) !== null ? [] : entry.filter((token) => token.span === span).map((token) => token.line.text))].join(' ')
        // "(began January 2018)".
        const datedLine = entry.find((token) => token.span === span)?.line.text
        const begins = span?.single === true && BEGUN.test((spanOf(beforeHonors(own)) === null && datedLine !== undefined ? datedLine : own).slice(0, span.index))
        const doubted = span !== null && span === mayBegin && !CONFERRED.test(around)
        const year = span === null || span.current || begins ? null : (span.endYear ?? span.startYear)
        const printedField =
          listedField(behind) ??
          fieldsBeforeSchool(behind, school) ??
          (parted !== null && parted.school !== null && parted.field === null
            ? null
            : (parted?.field ??
              (inLine !== null && untilDate !== null && endsWithSchool(inLine, untilDate) ? untilDate.field : null) ??
              fieldBehind(behind, next === undefined || next.dateOnly || next.school !== null || next.degrees.length > 0 || next.line.gapBefore || !mayGoOn(holder.line) ? '' : next.line.text)))
        // "Master of Kiln Learning candidate".
        const aimedAt = printedField !== null && /\p{L}\s+candidate$/iu.test(printedField)
        const bareField =
          (GRADE_ALONE.test(printedField ?? '') ? null : printedField)
            ?.replace(/\s+candidate$/i, '')
            .replace(/^(?:(?:under|post)?graduate )?degree in /i, '')
            .replace(LEVEL_AGAIN, (whole, word: string) => (word.toLowerCase() === hit.level ? '' : whole))
            .replace(/,\s+(?:Department|Dept\.?|School|Faculty|Division) of\s.*$/u, '')
            .replace(MONTHS_BEHIND, '')
            .replace(/^(.*\p{L}) (\p{Lu}\p{Ll}{3,})$/u, (whole, before: string, last: string) => (isFieldThroughout(before) && isPlace(`Anywhere, ${last}`) ? before : whole))
            .replace(BLANK_CITY, (whole, before: string) => (isFieldWord(before.split(/\s+/).at(-1) ?? '') ? before : whole))
            .replace(/\s+(?:passing year|year of (?:passing|completion|graduation))$/i, '')
            .replace(/^(?:Department of|Degree in) (?=\p{Lu})|(?<=\p{Ll}) Department$/gu, '') ?? null
        // "MBA : Masters of Business Administration": the degree in full. "Pt. Quill University": a title before a name.
        const ofName = bareField !== null && school !== null && school.startsWith(`${bareField}.`)
        const cleaned = bareField !== null && (ofName || degreeHits(bareField)[0]?.match === bareField) ? null : bareField
        // "Master of Public Health (kiln track)" names its field itself.
        const field = cleaned !== null && /\b(?:track|option|concentration|emphasis|speciali[sz]ation|stream|pathway)$/i.test(cleaned) && fieldOfName(hit.match) !== null ? null : cleaned
        const rest = entry.slice(at + 1, nextHolder < 0 ? undefined : nextHolder).filter((token) => token.school === null && !token.other && token.line.text.length < 160)
        // Who was a candidate from 2019 to 2021 is none any more.
        const isOver = span !== null && !span.single && !span.current && year !== null && year < now.getUTCFullYear()
        // "PhD student, Kiln Studies, 2018 – 2020": where somebody studied, whatever came of it.
        const asStudent = (isOver && /^\s*student\b/i.test(behind)) || (/^doctoral studies\b/i.test(hit.match) && span?.current !== true)
        const linesBelow = [...entry.slice(at + 1, nextHolder < 0 ? undefined : nextHolder), ...(nextHolder < 0 ? following : [])]
          .slice(0, 4)
          .filter(({ line: { text } }) => !aimsAtOther(text, hit.level))
        const open =
          OPEN.test(isOver ? around.replace(/\b(?:candidate|student)\b/gi, '') : around) ||
          begins ||
          apart.open.has(holder) ||
          (aimedAt && !isOver) ||
          /^(?:in )?progress$/i.test(field ?? '') ||
          linesBelow.some(({ line: { text } }) => STILL_OPEN.test(withoutTitles(text)) && !OF_STUDENTS.test(text) && !aimsAtCertificate(text)) ||
          (span?.current === true && span.hanging !== true) ||
          (year !== null && year > now.getUTCFullYear()) ||
          (year === now.getUTCFullYear() && (span?.endMonth ?? span?.startMonth ?? 0) > now.getUTCMonth() + 1)
        // "Bachelor of Arts, June 1977 … Enrolled in Honors English": of a degree long dated the word may be of a course.
        const ofCourse = open && year !== null && year < now.getUTCFullYear() && /\benrolled\s(?:in\s)?/i.test(around) && !OPEN.test(around.replace(/\benrolled\s/gi, ''))
        // "Enrolled, not finished".
        const notEarned = [holder.degrees.length === 1 ? holder.line.text : own, ...entry.slice(at + 1, nextHolder < 0 ? undefined : nextHolder).map(({ line }) => line.text)].some(saysNotEarned)
        const other = linesBelow.findIndex((token) => token.other && !/^cours/i.test(token.line.text))
        // What stands over the first degree of an entry is of no degree before it.
        const linesAbove =
          holder === holders[0] ? [...apart.over, ...entry.slice(0, at)].filter(({ line, degrees, other: isOther }) => degrees.length === 0 && !isOther && line.text.length < LONGEST_HEAD) : []
        // "Diploma withheld": no degree of its own.
        const diploma = entry[nextHolder]
        const withheld = diploma !== undefined && diploma.school === null && diploma.span === null && /^diploma$/i.test(diploma.degrees[0]?.match ?? '') ? [diploma.line.raw] : []
        // Where entries begin with lines of dates, the next one that a school follows begins an entry too.
        const dated =
          entry[0]?.dateOnly === true
            ? linesBelow.findIndex((token, k) => token.dateOnly && token.span !== span && linesBelow[k + 1]?.school != null && !isOpen(linesBelow[k + 1]?.line.text ?? ''))
            : -1
        const ends = [other, dated].filter((at) => at >= 0)
        const remarks = [
          ...withheld,
          ...unbroken(linesAbove),
          ...withBeginning(
            holder,
            unbroken([...linesBelow.slice(endsInThesis(holder, linesBelow[0]) ? 1 : 0, ends.length === 0 ? undefined : Math.min(...ends)), ...(nextHolder < 0 ? apart.under : [])]),
            linesBelow[0],
          ),
          ...piecesBeside(holder),
        ]
        const mayLack =
          apart.doubted.has(holder) ||
          ofCourse ||
          // "Attendance: 2014-Current" below a year that has passed.
          (!open && linesBelow.some(({ line: { text } }) => /^attendance\s*:.{0,30}\b(?:current|present)\b/i.test(text))) ||
          MAY_LACK.test(withoutCourses(holder.line.raw)) ||
          hasUnknownNote(holder.line.raw) ||
          (holder.degrees.length > 1 && EQUATED.test(holder.line.raw)) ||
          (!open && remarks.some((text) => leavesOpen(text, now))) ||
          (!open && linesBelow.some(({ line: { text } }) => PURSUED.test(text) && !OF_STUDENTS.test(text))) ||
          // "2026" while it goes on, or its very month: whether the end has come, nobody says.
          (year === now.getUTCFullYear() && span !== null && !CONFERRED.test(around) && (OF_ITS_END.test(around) || endsInMonth(span) === null || endsInMonth(span) === now.getUTCMonth() + 1))
        // "1) Board of Kilns" over a diploma, and "2) Quill University" below it: the mark begins the next one.
        const beginsOther = school !== null && !holder.line.bullet && entry.slice(at + 1).some((token) => token.line.bullet && token.school === school)
        const tells = entry.map((token) => token === holder || (token.school !== null && token.school === school) || (token.span !== null && token.span === span))
        const quoted = entry.slice(tells.indexOf(true), tells.lastIndexOf(true) + 1).map((token) => token.line)
        const printedName = schoolName(school ?? unnamed, field)
        // "Quill Senior High School" before a bachelor's degree is another entry's.
        const bare = hit.level !== 'diploma' && hit.level !== 'associate' && HIGH_SCHOOL.test(printedName ?? '') ? null : printedName
        const named =
          bare === null || (!own.includes(bare) && !lacksItsCampus(bare) && !isPartOfSchool(bare))
            ? bare
            : withCampusOf(bare, [own, ...[...entry, ...following].filter((token) => token !== holder && token.degrees.length === 0).map((token) => token.line.text)])
        const print = {
          own,
          match: hit.match,
          placed: holder.placed,
          labelled: apart.labelled,
          below: [...entry.slice(at + 1), ...entry.slice(0, at)].filter((token) => token.degrees.length === 0 && !aimsAtOther(token.line.text, hit.level)).map((token) => token.line.text),
        }
        const told =
          field === null || /^(?:in )?progress$/i.test(field)
            ? ((holders.length === 1 ? majorBelow(entry, at) : null) ??
              majorBeside(own) ??
              fieldOfName(hit.match) ??
              fieldAhead(own, hit.match) ??
              fieldBehindSchool(own, named, print.below) ??
              (holders.length === 1 ? fieldBeside(entry, at) : null))
            : toldOnceField(
                hit.level === 'associate' ? field.replace(/^Applied Sciences? (?=\p{Lu})/u, '') : field,
                own.split(field).length === 2 && /^\s*(?:GPA\b|$)/.test(own.slice(own.indexOf(field) + field.length)),
              )
        const narrowed = evaluatedField(own, told?.replace(MINOR_BEHIND, '').replace(SPECIAL_BEHIND, '') ?? null)
        const degree = { level: hit.level, field: narrowed === null ? null : withEmphasis(own, narrowed), school: named }
        return {
          origin: 'resume' as const,
          place: placeOf(quoted),
          certainty:
            !standsFar(entry, holder, school) &&
            (holders.length <= 2 || named === null || (holder.degrees.length === 1 && own.includes(named) && spanOf(own) !== null)) &&
            !doubted &&
            !apart.disputed.has(holder) &&
            !asStudent &&
            !beginsOther &&
            behind === printedBehind &&
            !/\bcandidate\b/i.test(degree.field ?? '') &&
            !(/^engineer degree$/i.test(hit.match) && !/engineer degree/i.test(holder.line.raw)) &&
            !mayLack &&
            !notEarned &&
            !LEFT_EARLY.test(around) &&
            span?.hanging !== true &&
            !(span !== null && isAmongOtherYears(entry, span, holder)) &&
            !(crowded && named !== null && !own.includes(named)) &&
            (isPlainlyTold(degree, print) || (apart.withoutSchools && unnamed === null && tellsNoSchool(degree, print)))
              ? ('sure' as const)
              : ('unsure' as const),
          ...degree,
          year,
          completed: notEarned ? false : ((doubted || asStudent || mayLack) && !open) || ofCourse ? null : isCompleted(open, year, [own, ...rest.map((token) => token.line.text)]),
          match: hit.match,
          leads: k === 0 && hit.index === 0,
          line: `${holder.line.page}:${holder.line.number}`,
        }
      }),
    ),
  )
}

/** "Clay Course, 2013 Kiln Course, 2012 Glaze Course : 1/2012 Quill University" over a degree: the last of several years may be a course's. */
function isAmongOtherYears(entry: readonly Token[], span: DateSpan, holder: Token): boolean {
  const line = entry.find((token) => token.span === span && token !== holder)?.line.text ?? ''
  const years = singleDates(line)
  return years.length > 2 && /\p{L}{3}/u.test(line.slice(0, years[0]?.index))
}

/** "Attending Quill University in pursuit of my Bachelor of Arts degree" under an associate degree: a higher one is under way. "Left with a Master's degree" under a doctorate tells of the doctorate. */
function aimsAtOther(text: string, level: ToldDegree['level']): boolean {
  const hits = degreeHits(text)
  return hits.length > 0 && AIMED_AT.test(text) && hits.every((hit) => heightOf(hit.level) > heightOf(level))
}
const AIMED_AT = /\b(?:pursuing|in pursuit of|enrolled in|working (?:on|towards?)|studying for)\b/i
const heightOf = (level: ToldDegree['level']): number => ['diploma', 'associate', 'bachelor', 'master', 'professional', 'doctorate'].indexOf(level ?? 'doctorate')

/** "Electronics and Communications JNTU": the last word is the whole name of a school. */
const endsInKnownSchool = (name: string): boolean => isKnownSchool(name.split(' ').at(-1) ?? '') && !isKnownSchool(name)

/** "Bachelor of Arts, Bachelor of Science in Botany": behind a second name of its level the field stands; whether these are two degrees, nobody says. */
function behindOtherName(behind: string, level: ToldDegree['level']): string {
  const [lead = ''] = behind.match(/^(?:\s*,\s*|\s+(?:and|&)\s+|\s+)(?=\p{Lu})/u) ?? []
  const name = lead === '' ? undefined : degreeHits(behind.slice(lead.length))[0]
  return name?.index === 0 && name.level === level ? behind.slice(lead.length + name.match.length) : behind
}

/** "BPharm (Very Good with Honours)": how well somebody did is no field. */
const GRADE_ALONE =
  /^(?:(?:very|fairly)\s+good|good|excellent|outstanding|satisfactory|(?:(?:first|second|upper|lower|1st|2nd)[\s-]+(?:class|division)|distinction|merit|credit|pass|honou?rs|magna|summa|cum|laude|with|in|of|and)(?:\s+(?:class|division|first|second|upper|lower|honou?rs|distinction|merit|credit|pass|cum|laude|with))*)$/i

/** What stands over a degree and is longer is no head of it. */
const LONGEST_HEAD = 60

const endsInMonth = (span: DateSpan): number | null => (span.single ? span.startMonth : span.endMonth)

/** The lines as they were before the width of the page broke them. */
function unbroken(tokens: readonly Token[]): string[] {
  return tokens.reduce<string[]>((told, { line }, n) => {
    const before = tokens[n - 1]?.line
    const wraps = before !== undefined && (before.full ?? before.raw.length > 70) && !/[.:;”"’)\d]$/.test(before.raw) && !line.bullet && !line.gapBefore && !/^[^:]{2,30}:/.test(line.raw)
    return wraps ? [...told.slice(0, -1), `${told.at(-1)} ${line.raw}`] : [...told, line.raw]
  }, [])
}

/** "… Quill College<tab>Focus on clay and" over "on kilns": what goes on below in small letters begins on the line of the degree. */
function withBeginning({ line }: Token, lines: string[], below: Token | undefined): string[] {
  const beginning = line.text.split('\t').at(-1) ?? ''
  const [first = '', ...more] = lines
  const goesOn = below !== undefined && first.startsWith(below.line.raw) && !below.line.bullet && !below.line.gapBefore && /^\p{Ll}/u.test(first)
  return goesOn && beginning !== line.text && /^\p{Lu}/u.test(beginning) && degreeHits(beginning).length === 0 && !namesSchool(beginning) ? [`${beginning} ${first}`, ...more] : lines
}

/** "… Dissertation: Unplanned kilns" over "and their clay": the title goes on below. */
function endsInThesis({ line }: Token, below: Token | undefined): boolean {
  return (
    below !== undefined &&
    !below.line.gapBefore &&
    !below.line.bullet &&
    // "(thesis:" over "Unplanned kilns)".
    ((/\b(?:dissertation|thesis)\s*:\s+\p{Lu}[^.;”"]*$/iu.test(line.raw) && /^\p{Ll}/u.test(below.line.text)) ||
      (/\((?:\p{L}+ )?(?:dissertation|thesis)\s*:$/iu.test(line.raw) && /^\p{Lu}[^()]*\)$/u.test(below.line.text))) &&
    !isOpen(below.line.text)
  )
}

/** "Quill University. Dissertation: Unplanned kilns": a title behind its label tells nothing of how far the studies are. */
function withoutThesis(text: string): string {
  return text.replace(/[.;,(\t]\s*(?:(?:doctoral|master['’]?s?|ph\.?d\.?) )?(?:dissertation|thesis)\s*:\s+(\p{Lu}[^;|\t]*)/iu, (whole, title: string) => (isOpen(title) ? whole : ''))
}

/** What stands between the marks of a degree's line and holds neither a degree nor a school, and those that leave the degree open ahead of it. */
function piecesBeside({ line }: Token): string[] {
  const pieces = withoutThesis(withoutCourses(line.raw)).split(/[,;|()[\]\t]|\s[–—-]\s|\s?:\s/)
  return pieces.filter((piece) => {
    const at = degreeHits(piece)[0]?.index
    return !namesSchool(piece) && (at === undefined || isOpen(piece.slice(0, at)))
  })
}

function mayGoOn(line: ResumeLine): boolean {
  return line.full !== false || /(?:\band|\bof|&|,)$/.test(line.text)
}
