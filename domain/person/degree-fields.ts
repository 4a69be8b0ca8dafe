/** In which field a degree was taken: beside it, behind its school, or on the lines around it. */
import { isFieldWord, namesField } from '../resume/field-words.ts'
import { namesSchool } from '../resume/header-words.ts'
import { dateRanges, singleDates, withoutSpans } from '../resume/resume-dates.ts'
import { degreeHits, fieldAfter } from '../resume/resume-degrees.ts'
import type { ToldDegree } from './degrees-told-once.ts'
import { isFieldThroughout } from './run-on-degree.ts'
import type { Token } from './study-tokens.ts'

/** "M.Tech and B.Tech in Botany": nothing stands between the degrees of the line but what joins them. */
export function areJoined({ line, degrees }: Token): boolean {
  return degrees.every((hit, k) => {
    const next = degrees[k + 1]
    return next === undefined || JOINED.test(line.text.slice(hit.index + hit.match.length, next.index))
  })
}

const JOINED = /^\s*(?:and|&|\/|,|\+)\s*(?:an?\s)?$/i

/** The field behind the last of joined degrees is the field of all. */
export function withSharedFields(holder: Token, told: ToldDegree[]): ToldDegree[] {
  const last = told.at(-1)
  return told.length > 1 && last !== undefined && areJoined(holder)
    ? told.map((degree) => ({
        ...degree,
        school: degree.school !== null && last.school?.startsWith(`${degree.school},`) ? last.school : degree.school,
        field: degree.field ?? last.field,
        certainty: degree.field === null ? last.certainty : degree.certainty,
      }))
    : told
}

/** "Ingeniero Civil – … Evaluated as equivalent U.S. Bachelor of Science in Civil Engineering": the evaluation tells the field whole. */
export function evaluatedField(own: string, field: string | null): string | null {
  const [, told = ''] =
    own.match(/\bequivalent (?:to |of )?(?:(?:an?|the|U\.?S\.?(?:A\.)?|American) )*(?:bachelor|master|doctor)[^,;]{0,30}? in ((?:\p{Lu}\p{L}+|and|&)(?: (?:\p{Lu}\p{L}+|and|&)){0,4})/iu) ?? []
  return told !== '' && isFieldThroughout(told) && (field === null || told.toLowerCase().startsWith(`${field.toLowerCase()} `)) ? told : field
}

/** "Bachelor of Applied Arts and Science : Structural Engineering": behind the colon of a form stands the field, before it the name of the degree. */
export function fieldBehind(printed: string, next: string): string | null {
  // "Associate of Arts and Science Degree" ends the name of the degree.
  const behind = printed
    // "Bachelor of Science Engineering in Botany" names its degree so.
    .replace(/^\s(?:of\s)?Engineering(?= in \p{Lu})/u, '')
    // "B.E/Mechanical Engineering".
    .replace(/^\s?\/\s?(?=\p{Lu}\p{Ll})/u, ' in ')
    // "Ptychion (BSc, 4 yrs) in Botany": the degree stands in the brackets.
    .replace(/^,\s[^()]{1,20}\)\s+(?=in\s)/i, ' ')
    // "B.Sc.(Engg.) in Botany", "M.Sc. (full marks) in Mathematics".
    .replace(/^\s*\([^)]{1,25}\)\s*(?=in\s)/i, ' ')
    // "Doctor of Philosophy (pursuing), Quill Academy": how far the studies are is no field.
    .replace(/^\s*\((?:pursuing|doing|ongoing|current(?:ly)?|in progress|expected|completed|awarded|candidate|student|part[- ]time|full[- ]time|distance)\b[^)]*\)/i, '')
    // "M.S. – Diplôme d'Études (DE) in Botany": the degree once more in its own language.
    .replace(/^[\s,:–—-]*Dipl[oô]me d['’][^,;\t]{3,40}?\s+(?=in\s)/iu, ' ')
    // "Bachelor's (licencjat) finance and accounting": what the degree is called in its own language.
    .replace(/^\s*\(\p{Ll}{4,20}\)\s+(?=\p{Ll})/u, ' in ')
    .replace(/^\s+(?:candidate|student)(?:\s+in\b|\s*[,:(–−-])\s*/i, ', ')
    .replace(/\s+(?:and|&)\s*$/, '')
    .replace(/^\s*(?:and|&)\s+(?:applied )?(?:sciences?|arts|philosophy|technology)(?:\s+degree)?(?=\s)/i, '')
  // "Bachelor of Science Kilns : Kilns And Clay".
  const [, short = '', long = ''] = behind.match(/^\s(\p{Lu}[^:\t,]{2,40}) : (\p{Lu}.+)$/u) ?? []
  if (short !== '' && long.toLowerCase().startsWith(short.toLowerCase())) return fieldAfter(`: ${long}`, next)
  // "Bachelor in Arts of Education , Kiln Education 2008": so does a comma with a blank before it.
  const [, afterComma = ''] = behind.match(/^\s(?:of|in)\s[^,:\t]{3,40}\s,\s(\p{Lu}.+)$/iu) ?? []
  const ofComma = afterComma === '' || degreeHits(afterComma).length > 0 ? null : fieldAfter(`: ${afterComma}`, next)
  if (ofComma !== null && isFieldThroughout(ofComma) && !isFieldThroughout(behind.split(/\s,\s/)[0]?.replace(/^\s(?:of|in)\s/i, '') ?? '')) return ofComma
  const [, name = '', labelled = ''] = behind.match(/^(\s*(?:of|in|and|&|,)\s[^:\t]{3,70}?)\s:\s+(.+)$/i) ?? []
  // "Masters of Kiln Information Technology : Glaze Management": the name of the degree tells its field, and the colon what it is specialized in.
  const [, named = ''] = name.match(/^\s+of\s+(.+)$/i) ?? []
  if (named.includes(' ') && !labelled.toLowerCase().startsWith(named.toLowerCase()) && isFieldThroughout(named) && !named.split(/\s+/).every((word) => OF_ANY_DEGREE.test(word))) return named
  // "Diplomado en Puentes".
  const spanish = /^\s+en (?=\p{Lu})/u.test(behind) ? behind.replace(/^\s+en /, ' in ') : null
  if (spanish !== null) return fieldAfter(spanish, next)
  const told = labelled === '' ? null : fieldAfter(`: ${labelled}`, next)
  return told ?? fieldAfter(labelled === '' ? behind : name, labelled === '' ? next : '')
}

/** Names of degrees made of these alone leave the field to what follows. */
const OF_ANY_DEGREE =
  /^(?:and|&|of|applied|general|liberal|fine|social|natural|human|professional|arts?|sciences?|studies|engineering|technology|education|business|commerce|philosophy|management|administration|health|letters|degree)[,.]?$/i

/** ": Accounting, Economics , 05/2015": where marks stand apart from the words before them, a comma within the words lists fields. */
export function listedField(behind: string): string | null {
  const [, list = ''] = behind.match(/^\s*:\s+([^\t:;()\d]{3,60}?) , /) ?? []
  const fields = list.split(', ')
  return fields.length > 1 && fields.length <= 3 && fields.every((field) => isFieldThroughout(field)) ? list : null
}

/** "in Astrophysics, Particle Physics and Cosmology<tab>Quill University": nothing but words of fields up to the school or the end of the column. */
export function fieldsBeforeSchool(behind: string, school: string | null): string | null {
  const at = school === null ? -1 : behind.indexOf(school)
  const [told = ''] = (at < 0 ? behind : behind.slice(0, at)).split(/[\t(;|]/)
  const [, list = ''] = told.match(/^[\s.]*(?:(?:in|of|,|:|[–-])\s+)?(\p{Lu}.*?)[\s,]*$/iu) ?? []
  const fields = list.split(/,\s+(?:and\s+)?/)
  // "MA: Clay, Kiln, and Central Pottery Studies<tab>2021": a list behind a colon that ends its column with a word of a field.
  const toTheEdge = /^\s*:\s/.test(told) && /^\s*:[^\t(;|]+\t/.test(behind) && fields.length > 1 && fields.length <= 4 && list.split(/\s+/).length <= 10
  if (toTheEdge && !namesSchool(list) && fields.every((field) => /^\p{Lu}[\p{L} &-]+$/u.test(field)) && isFieldWord(list.split(/\s+/).at(-1) ?? '')) return list
  const isField = (field: string) =>
    !/^(?:with|summa|magna|cum|honou?rs?|minor|gpa)\b/i.test(field) && (isFieldThroughout(field) || (/^\p{Lu}[^\d]*\s(?:and|&)\s/u.test(field) && isFieldWord(field.split(/\s+/).at(-1) ?? '')))
  return fields.length > 1 && fields.length <= 3 && list.split(/\s+/).length <= 8 && fields.every(isField) && !namesSchool(list) ? list : null
}

/** "Computer Science, PhD", "Quill University — Botany (BS)". */
export function fieldAhead(own: string, match: string): string | null {
  const [, field = ''] = own.slice(0, own.indexOf(match)).match(/(?:^|[\t–—]\s*)([^,;:\t\d()–—]{3,60}?)(?:,\s+|\s?\()$/u) ?? []
  return field !== '' && isFieldThroughout(field) ? field : null
}

/** "Bachelors Degree : Quill College - Studio Art", "M.Sc<tab>Quill University<tab>Botany". */
export function fieldBehindSchool(own: string, school: string | null, below: readonly string[]): string | null {
  const [, field = ''] = (school === null ? '' : own.slice(own.indexOf(school) + school.length)).match(/^(?:\s+[–-]\s+|\t|,\s+(?=[^,\t(]{3,60}(?:$|[\t(])))([^\t,;:(]{3,60})/u) ?? []
  const told = field.replace(/[\s.]+$/, '')
  // "Clay Service: 84 – 92 …": a label.
  if (own.slice(own.indexOf(field) + field.length).startsWith(':')) return null
  // "Quill College - Kiln Performance City ,", told once more below.
  const [named = told] = /^.+(?= City$)/.exec(told) ?? []
  return told !== '' && (isFieldThroughout(told) || (namesField(named) && !namesSchool(named) && below.some((line) => line.endsWith(named)))) ? named : null
}

/** "Kiln Management with Clay | Emphasis", and "Kiln Design, Clay History | Minor": the last word tells what stands before it. */
export function withEmphasis(own: string, field: string): string {
  const behind = own.includes(field) ? own.slice(own.indexOf(field) + field.length) : ''
  if (/^ Minor\b/.test(behind)) return field.replace(/, [^,]+$/, '')
  return / with \p{Lu}/u.test(field) ? `${field}${/^ (?:Emphasis|Concentration|Speciali[sz]ation)\b/.exec(behind)?.[0] ?? ''}` : field
}

const BEHIND_BLANK = /^City\s?,\s?State\b/

/** A line of its own right over or under the degree that holds nothing but words of a field of study. */
export function fieldBeside(entry: Token[], at: number): string | null {
  // "Kiln Design<tab>2018 – 2022", under its degree.
  const [cell = '', dates] = entry[at + 1]?.line.text.split('\t') ?? []
  const under = cell.replace(/\s*\([^)]*\)$/, '').trim()
  if (dates !== undefined && entry[at + 1]?.line.bullet === false && withoutSpans(dates, [...dateRanges(dates), ...singleDates(dates)]) === '' && under !== '' && isFieldThroughout(under)) return under
  const beside = [entry[at + 1], entry[at - 1]].flatMap((token) =>
    token === undefined ||
    (token === entry[at + 1] && entry[at]?.line.full === true && !token.line.gapBefore && !/[.\d)]$/.test(entry[at]?.line.raw ?? '')) ||
    token.school !== null ||
    token.span !== null ||
    token.other ||
    token.line.bullet
      ? []
      : [
          token.line.text
            .trim()
            .replace(/^\((.*)\)$/, '$1')
            .replace(/^[–—-]\s?([^–—]+?)\s?[–—-]$/, '$1'),
        ],
  )
  const named = beside.find((text) => /^\p{Lu}/u.test(text) && text.split(/\s+/).length <= 5 && isFieldThroughout(text))
  if (named !== undefined) return named
  // "City , State , USA Kiln Development and Leadership (KDL)": behind the blank place of a form, between the school and the degree.
  const [above] = entry.slice(Math.max(0, at - 1), at)
  const placed =
    above !== undefined && BEHIND_BLANK.test(above.line.raw) && above.span === null && above.school === null && !above.other ? above.line.text.trim().replace(/\s\(\p{Lu}{2,6}\)$/u, '') : ''
  if (/^\p{Lu}[\p{L} &,-]*$/u.test(placed) && isFieldWord(placed.split(/\s+/).at(-1) ?? '') && placed.split(/\s+/).length <= 8) return placed
  // "Kiln Studies at Quill University", under its degree.
  const [, studied = ''] = entry[at + 1]?.line.text.match(/^(\p{Lu}[^\t\d(,;:]{3,60}?) at (?=\p{Lu})/u) ?? []
  if (studied !== '' && isFieldThroughout(studied) && entry[at]?.line.text.replace(/[\s:]+$/, '') === entry[at]?.degrees[0]?.match) return studied
  // "Kiln Science Major, Botany Minor", "Program in Kiln Science", under their degree.
  const [, ofProgram = '', named1 = ''] = entry[at + 1]?.line.text.match(/^(?:(?:program|phd program|graduate program) in ([^\t\d(,;]{3,60})|([^\t\d(,;:]{3,50}) major)(?=$|[\t\d(,;])/iu) ?? []
  const programField = (ofProgram || named1).trim()
  if (programField !== '' && isFieldThroughout(programField)) return programField
  // "PSYCHOLOGY : 12 2012 Quill State University", under its degree.
  const [, labelled = ''] = entry[at + 1]?.line.text.match(/^([^:\t\d]{3,60}?) : /) ?? []
  if (labelled !== '' && isFieldThroughout(labelled)) return labelled
  const major = majorBelow(entry, at)
  if (major !== null) return major
  // "Honours in Accounting and Finance".
  const [, told = ''] =
    entry[at]?.line.text.match(/\b(?:[Hh]onou?rs|[Mm]ajor(?:ed|ing)?|MAJOR|[Ss]pecializ(?:ed|ing)) (?:in|IN) ((?:\p{Lu}[\p{L}&]*|and|of)(?: (?:\p{Lu}[\p{L}&]*|and|of)){0,5})/u) ?? []
  const field = told.split(/ (?=(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\w*\b)/)[0] ?? ''
  return field !== '' && isFieldThroughout(field) ? field : null
}

/** "Doctorate 08/2017, Major: Botany (Mosses), GPA 3.9": the major behind its label in the line of a form. */
export function majorBeside(own: string): string | null {
  const [, major = ''] = own.match(/\bMajors?\s*:\s+(\p{Lu}[^\t\d,;:|()]{2,60}(?:\s\([^()\d]{3,40}\))?)\s*(?=$|[\t,;|]|\bMinors?\b|\bGPA\b)/u) ?? []
  return major !== '' && isFieldThroughout(major.replace(/\s\(.*$/, '').trim()) ? major.trim() : null
}

/** The major told on a line of its own under its degree. */
export function majorBelow(entry: Token[], at: number): string | null {
  // "Double Major in Botany & Kiln Science", under its degree.
  const [, major = ''] =
    entry
      .slice(at + 1, at + 4)
      .map((token) =>
        token.line.text.match(/^(?:(?:(?:double|joint) )?major(?:s|ed)?(?: in| ?[:–-])|speciali[sz]ations?(?: in| ?:)|discipline ?:|branch ?:)\s+([^\t\d(,;]{3,60}?)(?=\s+minors?\b|$|[\t\d(,;])/iu),
      )
      .find((match) => match !== null) ?? []
  // "Major in Botany, Clay, and Kilns" is one field.
  const [listed = ''] =
    entry
      .slice(at + 1, at + 4)
      .map(({ line }) => line.text.match(/(?<=^major in )(?:\p{Lu}[\p{L} ]{2,30}, ){1,3}(?:and|&) \p{Lu}[\p{L} ]{2,30}$/iu))
      .find((match) => match !== null) ?? []
  if (listed.startsWith(major) && major !== '') return listed
  return major !== '' && (isFieldThroughout(major.trim()) || (/^\p{Lu}/u.test(major) && major.split(/\s+/).length <= 6 && major.split(/\s+/).some(isFieldWord))) ? major.trim() : null
}

/** "Master of Social Work" names its field itself. */
export function fieldOfName(match: string): string | null {
  return (
    match.match(
      /\sof\s+((?:(?!sciences?\b|arts?\b)\p{L}+ studies|public (?:health|administration)|social work|education|nursing|architecture|fine arts|commerce|computer applications|laws?|finance|aviation))$/iu,
    )?.[1] ?? null
  )
}
