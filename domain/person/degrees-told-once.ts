/** Which of the degrees read are the same studies told again. */
import { namesCampus } from '../resume/resume-degrees.ts'
import type { DegreeFact } from './person-facts.ts'

export type ReadDegree = Omit<DegreeFact, 'id'>
/** With the words that name the degree. */
export type ToldDegree = ReadDegree & {
  match: string
  /** Begins its line. */
  leads: boolean
  /** Page and number of its own line; its place may begin with the line of a school over several degrees. */
  line: string
}

/**
 * The same studies may be told twice, each time in part: "Master Studies, 2012–2015" and "Graduated as M.Sc., 2015", or a
 * line of a form and then a sentence. What only one of the two tells is kept, but is not sure.
 */
export function toldOnce(degrees: ToldDegree[]): ReadDegree[] {
  const kept: ToldDegree[] = []
  for (const degree of degrees) {
    const before = kept.at(-1)
    const at = before !== undefined && goesOnAbout(before, degree) ? kept.length - 1 : kept.findIndex((other) => isToldAgain(other, degree))
    const other = kept[at]
    if (other === undefined) kept.push(degree)
    else
      kept[at] =
        other === before && goesOnAbout(other, degree)
          ? {
              ...other,
              school: withCampus(other, degree),
              year: other.year ?? degree.year,
              completed: other.completed ?? degree.completed,
              certainty: other.year === null && degree.year !== null ? 'unsure' : other.certainty,
            }
          : joined(other, degree)
  }
  return kept
    .map((degree) => (kept.some((other) => other !== degree && (contradicts(other, degree) || spellsOut(other, degree))) ? { ...degree, certainty: 'unsure' as const } : degree))
    .map(({ origin, place, certainty, level, field, school, year, completed }) => ({ origin, place, certainty, level, field, school, year, completed }))
}

/** "Associate of Arts" is no "Associate of Science". */
function isNamedOtherwise(a: ToldDegree, b: ToldDegree): boolean {
  const [one, two] = [initialsOf(a.match), initialsOf(b.match)]
  return one.length > 1 && two.length > 1 && !one.startsWith(two) && !two.startsWith(one)
}

function isToldAgain(a: ToldDegree, b: ToldDegree): boolean {
  if (isNamedOtherwise(a, b)) return false
  const agree = (one: string | null, two: string | null) => one === null || two === null || includes(one, two) || includes(two, one)
  if (a.level !== b.level || !agree(a.field, b.field) || !agree(a.school, b.school)) return false
  if (a.year !== null && b.year !== null && a.year !== b.year) return false
  const onlyLevel = (degree: ReadDegree) => degree.school === null && degree.field === null
  // "MASTER OF SCIENCE, Quill University" over "MSc in Kilns": the next line tells the field.
  const next = a.place !== null && b.place !== null && a.place.page === b.place.page && b.place.line > a.place.line && b.place.line <= a.place.line + 2
  if (next && a.field === null && a.school !== null && b.field !== null && b.school === null && b.year === null) return true
  const sameLine = a.place !== null && a.place.line === b.place?.line && a.place.page === b.place.page
  return (
    (a.school !== null && b.school !== null && (sameLine || (a.year !== null) === (b.year !== null) || [a, b].some(({ field, year }) => field === null && year === null))) ||
    (a.field !== null && b.field !== null) ||
    onlyLevel(a) ||
    onlyLevel(b)
  )
}

/** The same studies in two years, or on one line two fields for one level, school and year: one of the two may not be so. */
function contradicts(a: ToldDegree, b: ToldDegree): boolean {
  const sameLine = a.line === b.line
  if (sameLine && a.level === b.level && a.year !== null && a.year === b.year && a.school !== null && a.school === b.school) return true
  // "MBA : Linguistics … BA in Linguistics": one line gives no two levels in one field at one school in one year.
  if (sameLine && a.field !== null && a.field === b.field && a.school !== null && a.school === b.school && a.year !== null && a.year === b.year) return true
  const sameField = ((a.field === null || b.field === null) && !isNamedOtherwise(a, b)) || a.field?.toLowerCase() === b.field?.toLowerCase()
  return a.level === b.level && a.year !== b.year && sameField && a.school !== null && a.school.toLowerCase() === b.school?.toLowerCase()
}

/** "Bachelor of Science : Journalism 2017 Quill University" over "Bachelor of Science in Communication": the diploma may spell out the same degree. */
function spellsOut(degree: ToldDegree, next: ToldDegree): boolean {
  if (degree.place === null || next.place === null || degree.level !== next.level || degree.year === null || next.year !== null) return false
  const below = next.place.page === degree.place.page && next.place.line >= degree.place.line && next.place.line <= degree.place.line + 1
  return below && initialsOf(degree.match) === initialsOf(next.match) && degree.school !== null && degree.school === next.school
}

/** The line under a degree that begins its line names the level once more within its text: "… Harbor University May 2007 Bachelor of Arts, Botany". */
function goesOnAbout(degree: ToldDegree, next: ToldDegree): boolean {
  if (!degree.leads || next.leads || degree.level !== next.level || degree.place === null || next.place === null) return false
  return (
    degree.place.page === next.place.page &&
    next.place.line > degree.place.line &&
    next.place.line <= degree.place.line + 2 &&
    (next.field === null || degree.field === null || next.field.toLowerCase().startsWith(degree.field.toLowerCase()) || degree.field.toLowerCase().startsWith(next.field.toLowerCase()))
  )
}

const includes = (whole: string, part: string) => whole.toLowerCase().includes(part.replace(/,.*/, '').toLowerCase())

/** "Master of Science", "M.S." → "ms"; "Doctor of Philosophy" → "phd". */
function initialsOf(match: string): string {
  const words = match
    .toLowerCase()
    .replace(/\bdoctor of philosophy\b|\bph\.? ?d\b/, 'phd')
    .replace(/['’]s\b|\bof\b|\bdegree\b/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
  return words.length === 1 && !/^(?:master|bachelor|associate|doctor)/.test(words[0] ?? '') ? (words[0] ?? '') : words.map((word) => word[0]).join('')
}

/** Of the same name the one with its campus. */
function withCampus({ school }: Pick<ReadDegree, 'school'>, ...others: ReadDegree[]): string | null {
  return others.map((other) => other.school).find((name) => name !== null && school !== null && name.startsWith(school) && namesCampus(name)) ?? school
}

function joined(a: ToldDegree, b: ToldDegree): ToldDegree {
  const longer = (one: string | null, two: string | null) => (one === null || two === null ? (one ?? two) : two.length > one.length && includes(two, one) ? two : one)
  const inFull = a.certainty === 'sure' && b.certainty === 'sure' && a.school !== null && a.school === b.school && a.field !== null && a.field === b.field
  const whole = [a, b].find(({ school, year }) => school !== null && year !== null) ?? (inFull ? a : undefined)
  const field = longer(a.field, b.field)
  // "Botany" and then "Botany - Clay and Glaze": the second narrows it.
  const [one, two] = [a.field, b.field].map((name) => name?.toLowerCase() ?? '').toSorted((x, y) => x.length - y.length)
  const narrows = a.certainty === 'sure' && b.certainty === 'sure' && a.school === b.school && one !== '' && /^ ?[-–:(]/.test((two ?? '').startsWith(one ?? '') ? (two ?? '').slice(one?.length) : '')
  return {
    ...(whole ?? a),
    field,
    school: withCampus({ school: whole?.school ?? a.school ?? b.school }, a, b),
    year: a.year ?? b.year,
    completed: a.completed === false || b.completed === false ? false : (a.completed ?? b.completed),
    certainty: narrows ? 'sure' : whole?.field === field ? whole.certainty : 'unsure',
  }
}
