/** Positions as facts: title, employer, department and dates, and the lines that tell of the work. */
import { dateRanges, singleDates, type DateSpan } from '../resume/resume-dates.ts'
import { employerScore, isPlace, isPlaceholder, looksLikePlace, namesSchool, STATES, surelyEmployer, titleScore } from '../resume/header-words.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import type { MonthYear, Place, RoleFact } from './person-facts.ts'
import { actionOf } from './achievement-words.ts'
import { isAdvising, isCourse, isHonorAlone, isImplausible, isProjectsAlone, isStudent, isStudy, OF_PROJECT, withNames } from './plausible-roles.ts'
import { commaParts, DEPARTMENT_OF, IS_CLAUSE, nameHeader, piecesOf, withoutPlace, type Named, type Piece } from './role-names.ts'
import { headDates, shownEmployer, type LostDates } from './lost-dates.ts'
import { roleEntries, runsOnDoubtfully, tellsSameEmployer, type RoleEntry } from './role-entries.ts'
import { endsInJob } from '../resume/job-heads.ts'
import { isFieldWord } from '../resume/field-words.ts'
import { isFieldThroughout } from './run-on-degree.ts'

/** A position without its id, the lines under it, and those below them that may tell of another position. */
export type ReadRole = Omit<RoleFact, 'id'> & {
  body: ResumeLine[]
  stray: ResumeLine[]
  /** Its dates end in a dash with nothing behind it. */
  hangs?: true | undefined
  /** Nothing but its dates could be read of it; `heads` where they may be those of an employer over several positions. Only in what `rolesIn` gives it may be told by another one. */
  lost?: 'alone' | 'heads'
  /** The title it had before, and when the later one began. Only within `rolesIn`. */
  step?: { former: string; from: MonthYear } | undefined
}

type Group = { employer: string; span: DateSpan | null; overSeveral: boolean; start: MonthYear | null; organization?: boolean }

/** Positions in the order of the lines; lines are those of the sections on employment. */
export function rolesIn(lines: ResumeLine[]): ReadRole[] {
  const entries = withoutPlacesBeside(roleEntries(lines))
  const order = entries.reduce((sum, entry) => sum + Math.max(-4, Math.min(4, nameHeader(piecesOf(entry.header), null).order)), 0)
  const titleFirst = order === 0 ? null : order > 0
  if (titleFirst === true) for (const [n, entry] of entries.entries()) returnStrayLine(entry, entries[n - 1])
  const { pieces, dashed } = partedByDashes(
    entries,
    entries.map((entry) => withoutPlaceBesideDates(entry, piecesOf(entry.header))),
  )
  // Where one line holds all of a header in most positions, commas part title and employer.
  const onOneLine = pieces.filter((parts) => parts.length === 1 && /, \p{Lu}/u.test(parts[0]?.text ?? '')).length
  const commas = onOneLine >= entries.length * 0.6
  const blanked = pieces.some((parts) => parts.some(({ text }) => isPlaceholder(text))) || entries.some(isBlankBelow)
  const roles: ReadRole[] = []
  const shapes: RoleShape[] = []
  const left: LostDates[] = []
  const leave = ({ span, lines: own }: RoleEntry, employer: string | null, heads?: true) => {
    if (span !== null && !span.single && span.hanging !== true) left.push({ span, lines: own, employer: shownEmployer(employer), ...(heads === true ? { heads } : {}) })
  }
  let group: Group | null = null
  let bare = false
  /** The entry of which the last position was read. */
  let above: RoleEntry | undefined
  for (const [n, entry] of entries.entries()) {
    const parts = pieces[n] ?? []
    const alone = withEmployerBelow(amongSiblings(withNames(ofDashes(nameHeader(parts, titleFirst, commas), dashed[n] ?? null), blanked), parts, pieces), entry)
    const named: Named = asTitleUnder(
      withEmployerUnderUnit(withoutDepartment(ofOrganization(group?.overSeveral ? underEmployer(alone, parts) : unitInPlaceOfEmployer(alone, entry, entries, titleFirst), entry), entry), entry),
      entry,
      parts,
    )
    const isNone = isCourse(entry) || isStudy(parts) || isStudent(named) || isHonorAlone(named) || isProjectsAlone(named) || isAdvising(named)
    if (headsSeveral(named, entry, entries[n + 1])) {
      bare ||= n > 0 && group?.overSeveral === true && group.organization !== true && roles.at(-1)?.employer !== group.employer
      group = { employer: named.employer ?? '', span: entry.span, overSeveral: true, start: startOf(entry.span) }
      if (!isNone && !OF_PROJECT.test(named.employer ?? '')) leave(entry, named.employer, true)
      continue
    }
    // "Description: This software …" with the years of a project names no employer.
    if (named.title === null && OF_PROJECT.test(named.employer ?? '')) continue
    if (isNone) continue
    if (named.title === null && (entry.body.length === 0 || (named.employer === null && entry.span === null))) {
      bare ||= named.employer !== null && entry.span !== null
      leave(entry, named.employer)
      continue
    }
    // Headers without a title or duties right over this one: the first of the titles below them may be theirs.
    const shifted = bare
    bare = false
    const untold = named.employer === null && named.title !== null && hasNoEmployer(parts, named)
    if (untold && entry.organization !== undefined) {
      const [name = ''] = piecesOf([entry.organization]).map(({ text }) => withoutPlace(text))
      if (surelyEmployer(name) || (entry.organizationByLook === true && name !== '')) group = { employer: name, span: entry.span, overSeveral: true, start: startOf(entry.span), organization: true }
    }
    // "Quill contractor “Kiln” site engineer" holds a name of its own.
    const inherited: string | null =
      untold && !/["“”]/.test(named.title ?? '') && (group?.overSeveral === true || group?.organization === true || titleFirst === false) && goesOn(group, entry.span)
        ? (group?.employer ?? null)
        : untold && above === entries[n - 1] && roles.at(-1)?.certainty === 'sure' && entry.lines.some(tellsSameEmployer)
          ? (roles.at(-1)?.employer ?? null)
          : null
    const inheritsFromOne = group?.overSeveral === false && group.organization !== true
    if (named.employer !== null) group = { employer: named.employer, span: null, overSeveral: false, start: startOf(entry.span) }
    else if (inherited !== null && group !== null) group = { ...group, start: startOf(entry.span), ...(group.organization === true ? { overSeveral: false } : {}) }
    else group = null
    const role = roleFrom(
      entry,
      isColumned(parts, pieces, named) ? { ...named, sure: true } : named,
      named.employer ?? inherited,
      titleFirst !== null || (inherited !== null && group?.organization === true),
    )
    above = entry
    roles.push(shifted || leavesTitleBehind(entry, role.title) ? { ...role, certainty: 'unsure' } : role)
    shapes.push({
      shape: shapeOf(entry, named),
      blank: named.employer === null && named.left.length === 0 && (parts.some(({ text }) => isPlaceholder(text)) || isBlankBelow(entry) || hasBlankPlaceBehind(entry, named.title)),
      inherited: inherited !== null,
      shared: inherited !== null && inheritsFromOne,
    })
  }
  const told = toldOnce(underOneEmployer(asSureAsAbove(likeSiblings(roles, shapes), shapes), lines, entries[0]))
  const [{ lines: [head] } = { lines: [] }] = entries
  const doubted =
    head !== undefined && isUnderTitle(lines, head)
      ? told.map((role) => (role.place?.page === head.page + 1 && role.place.line === head.number ? { ...role, certainty: 'unsure' as const } : role))
      : told
  return [...doubted.flatMap(inSteps), ...[...left, ...unreadDates(lines, entries)].map(lostRole)]
}

/** "Kiln Analyst, later Senior Kiln Analyst (from 01.2024)": each title has its own time, where the resume tells when the step was made. */
function inSteps({ step, ...role }: ReadRole): ReadRole[] {
  const at = step === undefined ? 0 : monthsOf(step.from)
  if (step === undefined || role.start === null || at <= monthsOf(role.start) || (role.end !== null && at > monthsOf(role.end))) return [role]
  return [
    { ...role, start: step.from },
    { ...role, title: step.former, end: step.from, current: false, body: [], stray: [] },
  ]
}

/** When the last of several titles began. */
function stepOf({ lines }: RoleEntry, title: string | null): ReadRole['step'] {
  const titles = title?.split(' → ') ?? []
  const [former = '', latter = ''] = titles
  const raw = lines.map((line) => line.raw).find((text) => text.includes(former) && text.includes(latter)) ?? ''
  const told = titles.length !== 2 ? '' : (raw.match(/(?:\(|,\s+)((?:from|since|as of)\s+[\p{L}\d./]+(?:\s+(?:19|20)\d\d)?)(?=\)|\s+\p{Lu})/iu)?.[1] ?? '').replace(/^(?:as of|from)/i, 'since')
  const from = startOf(dateRanges(told)[0] ?? null)
  return from === null ? undefined : { former, from }
}

/** Dates that are set out like those of a position, on lines that head none. */
function unreadDates(lines: ResumeLine[], entries: RoleEntry[]): LostDates[] {
  const at = ({ page, number }: ResumeLine) => `${page}:${number}`
  const heads = new Set(entries.flatMap((entry) => entry.lines.map(at)))
  return lines.flatMap((line) => {
    const span = heads.has(at(line)) ? null : headDates(line)
    return span === null ? [] : [{ span, lines: [line], employer: null }]
  })
}

/** A position that only its dates tell of, so that what is read does not look whole without it. */
function lostRole({ span, lines, employer, heads }: LostDates): ReadRole {
  return {
    origin: 'resume',
    place: placeOf(lines),
    certainty: 'unsure',
    title: null,
    employer,
    department: null,
    start: startOf(span),
    end: span.current || span.endYear === null ? null : { year: span.endYear, month: span.endMonth },
    current: span.current,
    lost: heads === true ? 'heads' : 'alone',
    body: [],
    stray: [],
  }
}

/** A title in the very type and place of this one, alone among its duties: the headers of this page are not where their titles are. */
function leavesTitleBehind({ lines, body }: RoleEntry, title: string | null): boolean {
  const head = lines.find(({ text }) => title !== null && text.includes(title))?.layout
  return (
    head != null &&
    head.bold &&
    body.some(
      ({ layout, bullet, text }) =>
        !bullet && layout?.bold === true && layout.x === head.x && layout.size === head.size && layout.italic === head.italic && text.split(/\s+/).length <= 5 && titleScore(text) >= 2,
    )
  )
}

/** "Kiln Accountant" over "Senior Manager" and its dates, at the head of the list: the title may begin on the line above. */
function isUnderTitle(lines: readonly ResumeLine[], head: ResumeLine): boolean {
  const before = head.gapBefore ? undefined : lines[lines.findIndex(({ page, number }) => page === head.page && number === head.number) - 1]
  return before !== undefined && !before.bullet && before.text.split(/\s+/).length <= 6 && titleScore(before.text) >= 2 && !/[.:;\d]/.test(before.text)
}

type Dashed = {
  pieces: Piece[][]
  /** Where a dash parted the header: 'shown' where words of its siblings show what stands behind the dash. */
  dashed: (null | 'likely' | 'shown')[]
}

/**
 * "Kiln Lead - Quill" over "Glaze Artist - Marble Works", or "Quill — Kiln Lead": where a dash parts the headers beside a title,
 * the employer stands at its other side, and what little stands beside their dates is the place.
 */
function partedByDashes(entries: RoleEntry[], pieces: Piece[][]): Dashed {
  const parted = pieces.map((parts, n) => partsAround(entries[n], parts))
  const isNamed = (title = '', employer = '') => title !== '' && employer !== '' && titleScore(employer) === 0 && /^\p{Lu}/u.test(employer) && !isFieldThroughout(employer)
  const titled = (at: 0 | 1) => parted.filter((parts) => titleScore(parts[at] ?? '') >= 2).length * 3 >= parted.length * 2
  const behind = parted.map(([title, employer, ...more]) => (more.length === 0 && titleScore(title ?? '') >= 2 && isNamed(title, employer) ? (employer ?? '') : null))
  const named = behind.filter((employer) => employer !== null)
  const others = pieces.filter((_, n) => behind[n] === null)
  const titleFirst =
    (parted.length > 1 && parted.every((parts) => parts.length === 2) && titled(0) && parted.every(([title, employer]) => isNamed(title, employer))) ||
    (named.length > 1 && named.length * 3 >= parted.length * 2 && others.every((parts) => nameHeader(parts, null).title !== null))
  const employerFirst =
    !titleFirst &&
    parted.length > 1 &&
    parted.every((parts) => parts.length === 2) &&
    titled(1) &&
    parted.every(([employer, title]) => isNamed(title, employer)) &&
    pieces.some((parts) => nameHeader(parts.slice(0, 1), null).employer === null)
  const told = named.filter((employer) => employerScore(employer) > 0).length
  const shown = titleFirst && told > 1 && told * 2 >= named.length && !entries.some(({ organization, underOrganization }) => organization !== undefined || underOrganization === true)
  const isParted = (n: number) => employerFirst || (titleFirst && (behind[n] !== null || (parted.every((parts) => parts.length === 2) && parted[n] !== undefined)))
  return {
    dashed: parted.map((_, n) => (isParted(n) ? (shown ? 'shown' : 'likely') : null)),
    pieces: pieces.map((parts, n) => (isParted(n) ? (parted[n] ?? []).map((text) => ({ text: text.trim(), line: 0 })) : parts)),
  }
}

/** A few words beside the dates below the first line of a header, which no word shows to be more than a place. */
function isBesideDates(entry: RoleEntry | undefined, { text, line }: Piece): boolean {
  return (
    line > 0 &&
    dateRanges(entry?.header[line]?.line.text ?? '').length > 0 &&
    text.split(/\s+/).length <= 3 &&
    /^\p{Lu}[\p{L} ,.'’-]+$/u.test(text) &&
    employerScore(text) === 0 &&
    titleScore(text) === 0
  )
}

/** "Kiln Engineer at Marble Works" over "Porto (2018 – 2021)": the line of the title names the employer. */
function withoutPlaceBesideDates(entry: RoleEntry, pieces: Piece[]): Piece[] {
  const [first, beside, ...more] = pieces
  if (first === undefined || beside === undefined || more.length > 0 || !isBesideDates(entry, beside)) return pieces
  const { title, employer, sure } = nameHeader([first], null)
  return title !== null && employer !== null && sure ? [first] : pieces
}

/** What a dash parts in a header's one piece, beside which at most a place stands with the dates. */
function partsAround(entry: RoleEntry | undefined, [only, ...others]: Piece[]): string[] {
  return only !== undefined && others.length <= 1 && others.every((other) => isBesideDates(entry, other)) ? only.text.split(/\s[–—-]\s/) : []
}

function ofDashes(named: Named, dashed: Dashed['dashed'][number]): Named {
  if (dashed === null || surelyEmployer(named.employer ?? '')) return named
  return dashed === 'shown' && named.title !== null && named.employer !== null ? { ...named, sure: true } : { ...named, left: [...named.left, named.employer ?? ''] }
}

/** "Quill Guild | Kilns" alone over all positions, none of which names an employer: it may be that of all, and of the first one it is likely. */
function underOneEmployer(roles: ReadRole[], lines: ResumeLine[], first: RoleEntry | undefined): ReadRole[] {
  const head = first?.lines[0]
  const at = lines.findIndex(({ page, number }) => page === head?.page && number === head.number)
  const [over] = lines
  if (at !== 1 || over === undefined || over.bullet || over.text.length > 90 || /[.:;!?]$/.test(over.text) || dateRanges(over.text).length > 0) return roles
  if (roles.length < 2 || roles.some(({ employer, title }) => employer !== null || title === null)) return roles
  const [part = ''] = over.text.split(/\t|\s[|•·]\s/)
  const name = withoutPlace(part.trim())
  const isName = /^\p{Lu}/u.test(name) && name.split(/\s+/).length <= 8 && titleScore(name) < 2 && !isPlace(name) && !isPlaceholder(name) && !/company name/i.test(over.raw)
  return isName ? roles.map((role) => ({ ...role, employer: name, certainty: 'unsure' })) : roles
}

/**
 * "Head of Data, Kiln Team, Quillsoft, Marble" over "Researcher, Clay Labs, Quillsoft, Marble": where no word tells which part
 * of the line is the employer, it is the one that several positions have before the last part, the place; never surely so.
 */
function amongSiblings(named: Named, own: Piece[], all: Piece[][]): Named {
  const [only] = own
  if (own.length !== 1 || only === undefined || named.title === null || surelyEmployer(named.employer ?? '')) return named
  const parts = commaParts(only.text)
  const behind = parts.slice(1)
  if (behind.length < 2 || titleScore(parts[0] ?? '') < 2 || behind.some((part) => surelyEmployer(part))) return named
  const lines = all.map((pieces) => commaParts(pieces[0]?.text ?? ''))
  const times = (part: string) => lines.filter((line) => line.slice(1).includes(part)).length
  const isLast = (part: string) => lines.some((line) => line.length > 1 && line.at(-1) === part)
  // "Lille, France".
  const isTown = (part: string) => lines.every((line) => !line.includes(part) || (line.indexOf(part) === line.length - 2 && isPlace(line.at(-1) ?? '') && isPlace(`${part}, ${line.at(-1)}`)))
  const often = behind.filter((part) => times(part) > 1 && !isPlace(part) && !isTown(part))
  const most = Math.max(0, ...often.map(times))
  const employer = often.find((part) => times(part) === most && !isLast(part))
  // "Scientist, Coastal Kilns, Tarn Ocean Observatory, Quillport": of two that no word shows to employ, the longer one before the place may.
  const [unit = '', whole = ''] = behind
  if (
    employer === undefined &&
    behind.length === 3 &&
    named.employer === unit &&
    unit.split(/\s+/).length <= 3 &&
    whole.split(/\s+/).length > 2 &&
    employerScore(unit) === 0 &&
    titleScore(whole) === 0
  )
    return { ...named, title: parts[0] ?? null, employer: whole, sure: false, left: [unit] }
  if (employer === undefined) return often.some((part) => part !== named.employer && !looksLikePlace(part)) ? { ...named, sure: false, left: [...named.left, ...often] } : named
  if (employer === named.employer) return named
  return { ...named, title: parts[0] ?? null, employer, department: parts.slice(1, parts.indexOf(employer)).join(', ') || null, sure: false, left: parts.slice(parts.indexOf(employer) + 1) }
}

/**
 * "Engineer<tab>Paris, France" over "Quill", and "Analyst<tab>Marble Bay" over "Harbor Team": where the other positions have a
 * place at the right of that line of their headers, what stands there and names no organization is one too.
 */
function withoutPlacesBeside(entries: RoleEntry[]): RoleEntry[] {
  const besides = (n: number) => entries.map(({ header }) => header[n]?.rest.match(/^[^\t]+\t([^\t]+)$/)?.[1]?.trim() ?? null)
  const leftOut = (text: string) => text.split(/\s+/).length <= 3 && /^\p{Lu}[\p{L} .'’-]+$/u.test(text) && employerScore(text) === 0 && titleScore(text) === 0 && !namesSchool(text)
  const usual = [0, 1].map((n) => {
    const cells = besides(n).filter((cell) => cell !== null)
    const places = cells.filter((cell) => isPlace(cell) || looksLikePlace(cell))
    return places.length >= 2 && cells.every((cell) => places.includes(cell) || leftOut(cell)) && places.length * 2 >= cells.length
  })
  return entries.map((entry) => ({
    ...entry,
    header: entry.header.map((line, n) => {
      const beside = usual[n] === true && entry.header.length > 1 ? besides(n)[entries.indexOf(entry)] : null
      return beside != null && leftOut(beside) && !isPlace(beside) ? { ...line, rest: line.rest.slice(0, line.rest.indexOf('\t')) } : line
    }),
  }))
}

type RoleShape = {
  shape: string
  /** The employer is blanked out in the place where it stands. */
  blank: boolean
  inherited: boolean
  /** Its employer is told by the position above alone. */
  shared: boolean
}

/** Line by line, what the header of a position holds: its dates, its title, its employer. */
function shapeOf(entry: RoleEntry, { title, employer }: Named): string {
  const placed = hasBlankPlaceBehind(entry, title)
  return (
    entry.lines
      .map(({ text }) => {
        const names = title !== null && text.includes(title) ? 't' : ''
        return `${[...dateRanges(text), ...singleDates(text)].length > 0 ? 'd' : ''}${names}${(employer !== null && text.includes(employer)) || BLANK_EMPLOYER.test(text) || (placed && BLANK_PLACE.test(text)) ? 'e' : ''}`
      })
      .concat(isBlankBelow(entry) ? 'e' : '')
      .filter((line) => line !== '')
      .join('/')
      // Dates in a column at the left may stand on a line of their own beside the title.
      .replace(/^d\/t/, 'dt')
  )
}

const BLANK_EMPLOYER = /\bCompany Name\b/
/** A form has left out who employed. */
export const isBlanked = (text: string): boolean => BLANK_EMPLOYER.test(text)
const BLANK_PLACE = /(?:^|\s)City\s*,\s*State\b|^City$/

/** "Kiln Lead, 2016 – 2019" over or before "City , State": the employer is left out with its place. In "Quill Senior Potter" it may not be. */
function hasBlankPlaceBehind({ lines }: RoleEntry, title: string | null): boolean {
  if (title === null || lines.some(({ text }) => BLANK_EMPLOYER.test(text)) || /\p{L} (?:senior|sr\.?|junior|jr\.?) \p{L}/iu.test(title)) return false
  const text = lines.map((line) => line.text).join('\n')
  const place = text.split('\n').find((line) => BLANK_PLACE.test(line))
  return place !== undefined && text.indexOf(title) >= 0 && text.indexOf(title) < text.indexOf(place) + place.search(BLANK_PLACE)
}

/** "Kiln Lead May 2019 to Current" over "Company Name – City , State Fired the kilns". */
function isBlankBelow({ body: [below] }: RoleEntry): boolean {
  return below !== undefined && !below.bullet && /^(?:Company Name\b|City\s*,\s*State\b|City$)/.test(below.text)
}

/** One date over positions that all have ended by then: it is when this one began, and its end is not told. */
function beginsLast(role: ReadRole, roles: readonly ReadRole[]): boolean {
  const { start, end, current, hangs } = role
  const others = roles.filter((other) => other !== role)
  return start !== null && end === null && !current && hangs !== true && roles[0] === role && others.length > 0 && others.every((other) => other.end !== null && monthsOf(other.end) <= monthsOf(start))
}
const LONGEST_TITLE = 9
/** "Spouse of Kiln Engineer", "Reports to Mill Director", "Shadowed Mill Director", "Mill President (proposed)": somebody else's post, or none. */
const TELLS_OF_ANOTHER =
  /^(?:(?:spouse|wife|husband|partner|widow|son|daughter|child|friend|student|aide|understudy|substitute|stand-in|candidate|applicant)\s+(?:of|to|for)\b|(?:reports?|reporting|reported|shadow(?:s|ed|ing)|assist(?:s|ed|ing)|support(?:s|ed|ing)|help(?:s|ed|ing)|work(?:s|ed|ing)|appl(?:y|ied|ying))\s)|\((?:proposed|planned|expected|offered|declined|upcoming|future)\)/i
/** A part of "Hotel, Restaurant & Marina President", and nobody's name. */
const GENERIC_EMPLOYER =
  /^(?:the |an? )?(?:department|institute|faculty|division|center|centre|laboratory|hotel|restaurant|bar|hospital|clinic|company|school|university|college|bank|store|office|church|firm|agency)$/i

/** A position told whole in the way of its siblings is sure, with a blanked employer too; one that is set out otherwise than all of them is not. */
function likeSiblings(roles: ReadRole[], shapes: RoleShape[]): ReadRole[] {
  const alike = (n: number) => roles.filter((_, k) => shapes[k]?.shape === shapes[n]?.shape)
  const most = Math.max(0, ...roles.map((_, n) => alike(n).length))
  return roles.map((role, n) => {
    const siblings = alike(n)
    const { blank = false, inherited = false } = shapes[n] ?? {}
    const speaking = siblings.filter(({ title }) => titleScore(title ?? '') >= 2).length
    const whole =
      blank &&
      role.title !== null &&
      role.start !== null &&
      (role.current || (role.end === null ? beginsLast(role, roles) : !endsFirst(role))) &&
      role.title.split(/\s+/).length <= LONGEST_TITLE &&
      !/\b(?:department|office|division) of\b/i.test(role.title)
    // "their Service Manager" is the end of a sentence.
    if (/^(?:their|our|my|his|her|its|your)\s/i.test(role.title ?? '') || TELLS_OF_ANOTHER.test(role.title ?? '')) return { ...role, certainty: 'unsure' }
    if (IS_CLAUSE.test(role.title ?? '')) return { ...role, certainty: 'unsure' }
    const isOnly = roles.every((other) => other === role || other.title === null)
    if (whole && (siblings.length > 1 || isOnly) && (speaking > siblings.length / 2 || (siblings.length > 2 && speaking > 0))) return { ...role, certainty: 'sure' }
    const odd = !inherited && siblings.length === 1 && most > 1 && most >= (roles.length - 1) * 0.6
    return odd || GENERIC_EMPLOYER.test(role.employer ?? '') ? { ...role, certainty: 'unsure' } : role
  })
}

/** "Jefe de Barro (Clay Head)" under the line of an organization is all title. */
function asTitleUnder(named: Named, { organizationByLook }: RoleEntry, [only, ...others]: readonly Piece[]): Named {
  const isAll = organizationByLook === true && only !== undefined && others.length === 0 && named.employer !== null && !named.sure && employerScore(named.employer) === 0
  return isAll ? { ...named, title: only.text, employer: null, left: [] } : named
}

/** An employer that is not sure for the position that tells it is not sure for the one below that shares it. */
function asSureAsAbove(roles: ReadRole[], shapes: RoleShape[]): ReadRole[] {
  return roles.reduce<ReadRole[]>((told, role, n) => [...told, shapes[n]?.shared === true && told[n - 1]?.certainty === 'unsure' ? { ...role, certainty: 'unsure' } : role], [])
}

/** Without the positions that the list, or another one of the same resume, tells once more. */
export function toldOnce(roles: ReadRole[]): ReadRole[] {
  return roles.filter((role, n) => !roles.some((other, k) => k !== n && isToldAgain(role, n, other, k)))
}

/**
 * Where titles stand first and a position names no employer, the line over its title is the last one told of the
 * position before.
 */
function returnStrayLine(entry: RoleEntry, before: RoleEntry | undefined): void {
  const [first, second] = entry.header
  if (before === undefined || before.body.length === 0 || first === undefined || second === undefined || entry.header.length !== 2) return
  const holdsTitle = (text: string) => titleScore(text.split(/, | [–—-] |\t/)[0] ?? '') >= 2
  if (holdsTitle(first.rest) || surelyEmployer(first.rest) || !holdsTitle(second.rest) || surelyEmployer(second.rest) || entry.lines.indexOf(first.line) !== 0) return
  before.body.push(first.line)
  entry.header.shift()
  entry.lines.shift()
}

/** A list of positions may stand once in short and once with the work told, or twice with the work in other words. */
function isToldAgain(role: ReadRole, n: number, other: ReadRole, k: number): boolean {
  const key = ({ title, start, end, current }: ReadRole) => JSON.stringify([title?.toLowerCase(), start, end, current])
  const told = ({ body }: ReadRole) => body.some(({ text }) => text.split(/\s+/).length > 4)
  const sameEmployer = role.employer?.toLowerCase() === other.employer?.toLowerCase()
  if (role.title === null || role.start === null || key(role) !== key(other) || !sameEmployer) return false
  // Two positions begin and end in the same months under the same title only where they are one.
  return told(role) ? told(other) && k < n && role.start.month !== null : told(other) || k < n
}

/**
 * "2020 – now | Quill Bridges, Inc. | Ingeniera": where all positions stand in the same columns, and words tell in most which is
 * which, they are the same in one whose words do not.
 */
function isColumned(own: Piece[], all: Piece[][], { title, employer }: Named): boolean {
  const columns = (parts: Piece[]) => parts.length === 2 && parts[0]?.line === parts[1]?.line
  if (title === null || employer === null || all.length < 3 || !all.every(columns)) return false
  const employerAt = own.findIndex(({ text }) => withoutPlace(text) === employer)
  const told = all.filter((parts) => titleScore(parts[1 - employerAt]?.text ?? '') >= 2 && titleScore(parts[employerAt]?.text ?? '') === 0)
  return employerAt >= 0 && employerScore(employer) > 0 && told.length * 2 > all.length
}

/** "2019 – 2021<tab>Lecturer" over "Department of Kilns", "Marble School of Clay" and "Quill University": the whole stands under its parts. */
function withEmployerBelow(named: Named, { body }: RoleEntry): Named {
  const isPart = (text: string) => DEPARTMENT_OF.test(text) || /\b(?:department|school|faculty|group|graduate program) (?:of|in)\b/i.test(text)
  if (named.title === null || (named.employer !== null && (!isPart(named.employer) || /\buniversit/i.test(named.employer)))) return named
  const below = body.slice(0, 4).map(withoutLastStop)
  const at = below.findIndex(({ text }) => surelyEmployer(text) && !isPart(text) && !/^(?:university|college|institute|hospital)(?!\s+of\b)/i.test(text))
  const chain = below.slice(0, at + 1)
  const isList = chain.length > 0 && chain.every(({ text, bullet }) => !bullet && /^\p{Lu}/u.test(text) && text.split(/\s+/).length <= 9 && !/[.;:]$/.test(text) && dateRanges(text).length === 0)
  // Right under the header a lone name may be of the next position.
  if (at < 0 || !isList || (named.employer === null && at === 0) || (named.employer === null && !chain.slice(0, -1).every(({ text }) => isPart(text)))) return named
  return { ...named, employer: withoutPlace(chain.at(-1)?.text ?? ''), department: named.employer ?? chain[0]?.text ?? null, sure: true }
}

/** "University of Quill, Denmark." under a line that ends with a stop too: names and what joins them make no sentence. */
function withoutLastStop(line: ResumeLine): ResumeLine {
  const words = line.text.replace(/\.$/, '').split(/\s+/)
  return line.text.endsWith('.') && words.length <= 9 && words.every((word) => /^(?:[\p{Lu}(&]|(?:of|and|the|for|de|di|du|la|der|at)$)/u.test(word)) ? { ...line, text: words.join(' ') } : line
}

/** "Engineer, Floating Kiln Group" over "Quill Works A/S, Marble, Denmark": what stands behind the title is a unit of the organization below it. Where no word tells which of the two employs, neither is sure. */
function withEmployerUnderUnit(named: Named, { header, body }: RoleEntry): Named {
  const { title, employer } = named
  const [below, next] = body
  if (title === null || employer === null || header.length !== 1 || below === undefined || below.bullet || below.gapBefore || next?.bullet !== true) return named
  if (!(header[0]?.rest ?? '').includes(employer) || dateRanges(below.text).length > 0 || below.text.length > 90 || /[.:;!?]$|\d{3}/.test(below.text.replace(/\b(?:Co|Inc|Ltd|Corp)\.$/, '')))
    return named
  const [name = '', ...place] = commaParts(below.text.replaceAll('\t', ', '))
  const placed = place.length > 0 && (isPlace(place.join(', ')) || looksLikePlace(place.join(', ')))
  const isName =
    /^\p{Lu}/u.test(name) &&
    name.split(/\s+/).every((word) => /^[\p{Lu}\d&(]|^(?:of|and|for|the|de|la|og)$/u.test(word)) &&
    !isPlace(name) &&
    !isPlace(below.text) &&
    actionOf(name) === null &&
    // "Quill Consultants": several of a trade are a firm.
    (titleScore(name) < 2 || (placed && /(?:ants|ers|ects|ates)$/.test(name)))
  if (!isName || name === employer || !(surelyEmployer(name) || (placed && (employerScore(name) > 0 || name.split(/\s+/).length > 1)))) return named
  // "Quill Works Inc" over "Marble Plant, Marble, OH": a site of it.
  if (surelyEmployer(employer) && !surelyEmployer(name)) return named
  if (surelyEmployer(name) && !surelyEmployer(employer)) return { ...named, employer: name, department: named.department ?? employer, sure: true }
  return { ...named, sure: false, left: [...named.left, name] }
}

/** More words are a sentence. */
const MAX_WORDS_OF_EMPLOYER = 12

/** "Researcher, Department of Kilns" beside or under its university. */
function withoutDepartment(named: Named, { body: [below] }: RoleEntry): Named {
  const [, unit = '', whole = ''] = named.employer?.match(/^((?:Department|Dept\.?|School|Faculty|Division|Center|Centre|Laboratory|Section|Unit) (?:of|for) [^,;]+), ([^;]+)$/u) ?? []
  if (named.department === null && surelyEmployer(whole) && !DEPARTMENT_OF.test(whole)) {
    const another = below !== undefined && !below.bullet && below.text.split(/\s+/).length <= MAX_WORDS_OF_EMPLOYER && surelyEmployer(below.text)
    return { ...named, employer: whole, department: unit, left: another ? [...named.left, below.text] : named.left }
  }
  const [, title = '', department = ''] = named.title?.match(/^(.+?), ((?:Department|Dept\.?|School|Faculty|Division) of [^,;]+)$/u) ?? []
  return named.employer !== null && named.department === null && titleScore(title) >= 2 ? { ...named, title, department } : named
}

/** "Quill University, Marble" over "Researcher, Department of Kilns": the department is a part of what stands over it. */
function ofOrganization(named: Named, { organization }: RoleEntry): Named {
  const isPart = organization !== undefined && named.employer !== null && named.department === null && DEPARTMENT_OF.test(named.employer) && surelyEmployer(organization.rest)
  return isPart ? { ...named, employer: null, department: named.employer } : named
}

/** Under an employer's own line, "Captain, Citation Excel" is a title as a whole. */
function underEmployer(named: Named, pieces: { text: string }[]): Named {
  const only = pieces.length === 1 ? pieces[0]?.text : undefined
  return only !== undefined && named.title !== null && named.employer !== null && !surelyEmployer(named.employer) && !/\sat\s/.test(only) ? { ...named, title: only, employer: null } : named
}

/** "City: Marble | Country: Spain" in a form stands under the name of an organization. */
const CITY_LABEL = /^(?:city|town|place)\s*:/i
const UNIT_WORDS_LEAST = 4

/** "Marble Children's Kiln Team" on the line on which other headers have their employers: where it is called like a name, it is the employer; surely so over the place of a form. */
function unitInPlaceOfEmployer(named: Named, entry: RoleEntry, entries: RoleEntry[], titleFirst: boolean | null): Named {
  const { title, employer, department } = named
  const [, line] = entry.header
  const words = department?.split(/\s+/) ?? []
  if (title === null || employer !== null || department === null || entry.header.length !== 2 || line?.rest !== department) return named
  if (words.length < UNIT_WORDS_LEAST || !words.every((word) => /^[\p{Lu}\d&(]|^(?:of|and|for|the)$/u.test(word)) || DEPARTMENT_OF.test(department)) return named
  const others = entries.filter(({ header }) => header.length === 2 && header[1] !== undefined && nameHeader(piecesOf(header), titleFirst).employer === header[1].rest)
  const ofForm = [entry, ...others].every(({ body: [below] }) => CITY_LABEL.test(below?.text ?? ''))
  return others.length < 2 ? named : { ...named, employer: department, department: null, sure: ofForm, left: ofForm ? named.left : [...named.left, department] }
}

/** An employer's line over its positions: no title, no work told, and a position right under it. */
function headsSeveral(named: Named, entry: RoleEntry, next: RoleEntry | undefined): boolean {
  return named.title === null && named.employer !== null && entry.body.length === 0 && next !== undefined
}

/** A placeholder in the employer's place is an employer that is not told, not one that goes on. */
function hasNoEmployer(pieces: { text: string }[], named: Named): boolean {
  return pieces.filter(({ text }) => text !== named.title && text !== named.department && text !== `${named.title}, ${named.department}`).length === 0
}

/** A position without an employer of its own belongs to the one above where that one's dates hold it or go on from it. */
function goesOn(group: Group | null, span: DateSpan | null): boolean {
  if (group === null || span === null) return group?.overSeveral === true
  const { startYear, endYear, current } = span
  if (group.overSeveral) {
    const { span: whole } = group
    if (whole === null || whole.startYear === null || startYear === null) return true
    return startYear >= whole.startYear - 1 && (whole.current || whole.endYear === null || startYear <= whole.endYear)
  }
  // The later position stands above: this one ends where that one starts.
  const end = current ? null : endYear
  return group.start !== null && end !== null && Math.abs(monthsOf({ year: end, month: span.endMonth }) - monthsOf(group.start)) <= (span.endMonth === null || group.start.month === null ? 12 : 2)
}

export function monthsOf({ year, month }: MonthYear): number {
  return year * 12 + (month ?? 1)
}

function endsFirst({ start, end }: Pick<ReadRole, 'start' | 'end'>): boolean {
  return start !== null && end !== null && start.month !== null && end.month !== null && monthsOf(end) < monthsOf(start)
}

function startOf(span: DateSpan | null): MonthYear | null {
  return span === null || span.startYear === null ? null : { year: span.startYear, month: span.startMonth }
}

function roleFrom(entry: RoleEntry, named: Named, employer: string | null, orderKnown: boolean): ReadRole {
  const { span } = entry
  const end = span === null || span.current || span.single || span.endYear === null ? null : { year: span.endYear, month: span.endMonth }
  const start = startOf(span)
  // A department may be a part of an employer that is told elsewhere.
  const told = named.title !== null && employer !== null && !DEPARTMENT_OF.test(employer) && span !== null
  const speaks = named.title !== null && titleScore(named.title) >= 2
  // "Quill Works Marble, OH Kiln Lead": the comma of a place parts it, and the town is within the name.
  const namesState = employer !== null && STATE_AHEAD.test(named.title ?? '') && entry.lines.some(({ text }) => text.includes(`${employer}, ${named.title}`))
  // "Department Chair, Quill Academy" in the place of an employer is another position.
  const [first = '', ...behind] = employer?.split(', ') ?? []
  const another =
    // "Summer internship | Kiln Flow" under "Quill Institute": what stands beside the title may be its subject.
    (entry.underOrganization === true && employer !== null && employerScore(employer) === 0) ||
    (behind.length > 0 && titleScore(first) >= 2 && !surelyEmployer(first)) ||
    (employer !== null && titleScore(employer) >= 2 && employerScore(employer) === 0 && !namesSchool(employer)) ||
    NO_NAME.test(employer ?? '') ||
    TOOLS.test(employer ?? '') ||
    isCourseOf(named.title ?? '', employer ?? '') ||
    assistsSomebody(named.title ?? '', employer ?? '') ||
    MONTH_BEHIND.test(named.title ?? '') ||
    ANOTHER_TITLE.test(employer ?? '') ||
    namesItsEmployer(named.title ?? '', employer) ||
    WITH_PEOPLE.test(named.title ?? '') ||
    namesState ||
    entry.several === true ||
    goesOnBelow(entry, employer ?? '') ||
    isWorkDone(named.title ?? '') ||
    namesItsOwn(entry, named.title ?? '', employer ?? '') ||
    runsOnDoubtfully(entry) ||
    (isNoTitle(named.title ?? '') && !(namesUnitBehind(named.title ?? '') && surelyEmployer(employer ?? ''))) ||
    // "Computer Science" is the subject of a department.
    (employer !== null && employerScore(employer) === 0 && isFieldThroughout(employer)) ||
    // "Clay Disease Research" over "Project Lead" may be what was studied.
    (/\sresearch$/i.test(employer ?? '') && !surelyEmployer(employer ?? '') && !namesSchool(employer ?? '')) ||
    isImplausible({ title: latestOf(named.title), employer }) ||
    (employer ?? '')
      .split(/\s[–—-]\s/)
      .slice(1)
      .some((part) => titleScore(part) >= 2)
  return {
    origin: 'resume',
    place: placeOf(entry.lines),
    certainty: told && !another && !endsFirst({ start, end }) && (named.sure || (orderKnown && speaks)) && named.left.length === 0 ? 'sure' : 'unsure',
    title:
      latestOf(named.title)
        ?.replace(namesState ? STATE_AHEAD : '', '')
        .replace(/^as (?:an? |the )?(?=\p{L})/iu, '')
        .replace(PLACE_AHEAD, (whole, place: string) => (isPlace(place) ? '' : whole))
        .replace(MONTH_BEHIND, '')
        .replace(WORKING_WITH, '')
        .replace(/(?<=\p{Ll}{4})\.$/u, '') ?? null,
    employer: TOOLS.test(employer ?? '')
      ? null
      : employer !== null && /,.*,/.test(employer) && !namesSchool(employer)
        ? withoutPlace(employer)
        : (withoutSubject(employer)
            ?.replace(LAB_OF, '')
            .replace(STOP_BEHIND, '')
            .replace(/,\s(?:St|Mt|Ft)\.?$/, '')
            .replace(COURSE_BEHIND, '')
            .replace(REMARK_BEHIND, '')
            .replace(ABOUT_EMPLOYER, '') ?? null),
    department: named.department ?? employer?.match(LAB_OF)?.[1] ?? subjectAhead(employer) ?? null,
    start,
    end,
    current: span?.current ?? false,
    ...(span?.hanging === true ? { hangs: true as const } : {}),
    step: stepOf(entry, named.title),
    ...untilUnreadHead(entry.body.filter((line) => !namesOnly(line, employer))),
  }
}

/** "University of Quill, Denmark." under its department tells of no work. */
function namesOnly({ bullet, text }: ResumeLine, employer: string | null): boolean {
  return employer !== null && !bullet && text.length <= MAX_NAME && withoutPlace(text.replace(/\.$/, '')) === employer
}

const MAX_NAME = 120

/** "Multi-Agent Kilns Group" is a part of an employer, and "Sales Agent Won new accounts." holds a duty. */
function isNoTitle(title: string): boolean {
  return (
    /\b(?:group|lab|laboratory|department|committee|institute|badge|certificate|award|prize|scholarship|(?:mentor|teacher|tutor|leadership) training|mentoring|mentorship|tutoring|tuition|volunteering|outreach)$/i.test(
      title,
    ) ||
    (/\p{Ll}\.$/u.test(title) && title.split(/\s+/).length > 4)
  )
}

/** "Improvement of Kilns using Clay and Glaze", "Master's student research": what was done, where no word names a job. */
function isWorkDone(title: string): boolean {
  const [deed = '', ...means] = title.split(/\s(?:using|via|based on)\s/i)
  return /\bstudent research(?: project)?$/i.test(title) || (means.length > 0 && titleScore(deed) === 0 && !endsInJob(deed))
}

/** "Fellow – Quill Aerospace" over "Center (QAC), Berlin, Germany.", "Fellow – Harbor" over "and Kiln Laboratory": the name goes on where its line was too short. */
function goesOnBelow({ lines, body }: RoleEntry, employer: string): boolean {
  const [below] = body
  const last = lines.at(-1)
  if (employer === '' || below === undefined || below.bullet || below.gapBefore || last === undefined || !last.text.endsWith(employer)) return false
  return (
    /^(?:and|&|of|for)\s\p{Lu}[\p{L} -]*[,(]/u.test(below.text) ||
    (employerScore(below.text.split(/[,(]/)[0] ?? '') > 0 && /^\p{Lu}\p{L}+(?: \p{L}+){0,3} ?[,(].{2,60}[\p{L})]\.?$/u.test(below.text) && actionOf(below.text) === null)
  )
}

/** "Process Engineer IV, Kiln Product Group": where somebody did it stands behind what it was. */
function namesUnitBehind(title: string): boolean {
  const [first = '', ...behind] = title.split(/,\s+/)
  return behind.length === 1 && titleScore(first) >= 2 && /\b(?:group|department)$/i.test(title) && !/\b(?:group|department)\b/i.test(first)
}

/** "Associate with Ana Duarte and Ben" may have lost its end. */
const WITH_PEOPLE = /\swith \p{Lu}\p{Ll}+ \p{Lu}/u

/** "Jamaica- Kiln Technician": where the work was. */
const PLACE_AHEAD = /^(\p{Lu}[\p{L}, ]{2,40}?)(?:\s+[–—-]|[–—-](?=\s))\s*(?=\p{Lu})/u

const STATE_AHEAD = new RegExp(`^(?:${STATES})\\s+(?=\\p{Lu})`, 'u')

/** "Graduate Researcher working with Prof. Duarte". */
const WORKING_WITH = /\s+working with\s+(?:Drs?|Prof)?.*$/i

/** "Quill University, Prof. Duarte's Lab". */
const LAB_OF = /,\s+((?:Prof(?:essor)?\.?|Dr\.?)\s[^,]{2,40}\b(?:lab|laboratory|group))$/i

/** "Kiln Engineer II -> Kiln Lead": the last of the titles that one position had. */
function latestOf(title: string | null): string | null {
  const titles = title?.split(/\s*(?:->|→|⇒|=>)\s*/) ?? []
  const last = titles.at(-1) ?? ''
  return titles.length > 1 && titleScore(last) >= 2 && !/[()]/.test(last) ? last : title
}

/** "Quill University, KLN 2720: Kilns for All". */
const COURSE_BEHIND = /,\s+\p{Lu}{2,5}[ -]?\d{3,4}\p{Lu}?\b.*$/u

/** "Quill Guild (generally working in clay)". */
const REMARK_BEHIND = /(?<=[\p{L}\d.])\s+\(\p{Ll}[\p{Ll}-]*,? [^()]+\)$/u

/** "Quill Kilns (Series B startup, 40 people)". */
const ABOUT_EMPLOYER = /(?<=[\p{L}\d.])\s+\([^()]*\b(?:start-?up|employees|people|staff|family business|subsidiary|formerly|part of|acquired)\b[^()]*\)$/iu

/** "Computer Science and Kiln Engineering, Quill University": the subject before the employer is its department. */
function subjectAhead(employer: string | null): string | null {
  const [first = '', ...behind] = employer?.split(', ') ?? []
  return behind.length > 0 && isFieldThroughout(first) && titleScore(first) === 0 && namesSchool(behind[0] ?? '') ? first : null
}

function withoutSubject(employer: string | null): string | null {
  const subject = subjectAhead(employer)
  return employer !== null && subject !== null ? employer.slice(subject.length + 2) : employer
}

/** "Quill Insurance." ends its line. */
const STOP_BEHIND = /(?<=\p{L}{3})(?<!\b(?:Inc|Ltd|Corp|Bros|Assoc|Intl|Dept|Univ))\.$/iu

/** A telephone number, a reference. */
const NO_NAME = /\(\d{3}\)|\d{3}-\d{4}|\b(?:supervisor|reference|duration|designation)\s?:/i

/** "Research Fellow Dec" over "January 2000 to December 2002": a month that has lost its year, so that the dates may be others. */
const MONTH_BEHIND = /(?<=\p{L}{3})\s+(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?$/iu

/** Beside one who teaches, several words that name no organization may be what is taught: "Teaching Assistant, Clay and Kilns Block 4". */
function isCourseOf(title: string, employer: string): boolean {
  // "Kilns II / KLN-121 (Quill University undergraduates)".
  const outside = employer.replace(/\s*\([^()]*\)$/, '')
  if (!/\b(?:teaching assistant|ta|tutor|(?:co-)?lecturer|instructor|demonstrator)\b/i.test(title) || surelyEmployer(outside) || namesSchool(outside)) return false
  if (outside !== employer && employerScore(outside) === 0) return true
  return (employerScore(employer) === 0 && employer.split(/\s+/).length > 2) || /:|\(\d|\b\d{1,3}\b/.test(employer)
}

/** "Research Assistant, Ana Duarte": whom somebody assists is no organization. */
function assistsSomebody(title: string, employer: string): boolean {
  return (
    /^(?:(?:graduate|undergraduate|student) )?(?:research|teaching|personal) assistant$/i.test(title) &&
    /^(?:\p{Lu}\p{Ll}[\p{L}'’-]*|\p{Lu}\.)(?: (?:\p{Lu}\p{Ll}[\p{L}'’-]*|\p{Lu}\.)){1,2}$/u.test(employer) &&
    employerScore(employer) === 0 &&
    !namesSchool(employer)
  )
}

/** "Intern | Java, AWS, Serverless Architecture", "Visiting Scholar, September": what was worked with, and when. */
const TOOLS =
  /^(?:java(?:script)?|typescript|python|c\+\+|c#|ruby|golang|php|swift|kotlin|scala|matlab|sql|docker|kubernetes|react(?:\.?js)?|node\.?js|angular|flask|django|spring boot|tensorflow|pytorch|html5?|css|linux)(?:\s*[,/&]|$)|^(?:aws|azure)\s*[,/]|^(?:(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|fall|winter)\.?[\s–—-]*){1,3}$/i

/** "Senior Architect Quill Technology Solutions" holds a title and an employer. */
const ANOTHER_TITLE =
  /^(?:(?:senior|sr\.?|junior|jr\.?|lead|chief|principal|assistant|associate) )+(?:architect|engineer|developer|manager|analyst|consultant|designer|accountant|scientist|director|officer|programmer|administrator|technician|teacher|nurse|editor)\b/i

/** "Kiln Engineer, Marmolia" over "Olinda (2018 – 2021)": where a name stands behind the title, what stands beside the dates may be the place. */
function namesItsOwn(entry: RoleEntry, title: string, employer: string): boolean {
  const beside = entry.header.some((_, line) => isBesideDates(entry, { text: employer, line }) && (entry.header[line]?.rest ?? '').includes(employer))
  // "Freelance Kiln Consultant" over "2018 – 2021, Olinda".
  if (beside && /\b(?:freelance|self[- ]employed|independent)\b/i.test(title)) return true
  const [, first = '', name = ''] = title.match(/^(.+?)(?:, | at | [–—-] )(\p{Lu}[^,()]*)$/u) ?? []
  const isName = titleScore(first) >= 2 && titleScore(name) === 0 && !isFieldThroughout(name) && !name.split(/\s+/).some(isFieldWord)
  return isName && beside
}

const OF_FORCES = /\b(?:air force|army|navy|marine corps|national guard|coast guard)\b/i

/** "Weapons Specialist, Quill Air Force, Marble Base": the place of the title names an employer already, and what stands in the place of the employer may be none. */
function namesItsEmployer(title: string, employer: string | null): boolean {
  const [first = '', ...behind] = title.split(/, | [–—-] /)
  if (behind.length > 0 && OF_FORCES.test(first)) return true
  // "Trainee — Instituto de Barro | S. J. Olinda": what no word shows to employ, beside a school, may be its town.
  const unsupported = employer !== null && employerScore(employer) === 0 && !surelyEmployer(employer) && !namesSchool(employer)
  return behind.some((part) => surelyEmployer(part) || OF_FORCES.test(part) || (unsupported && namesSchool(part)))
}

/** Below a line that is set out like the head of a position and was read as none, nobody knows whose work is told. */
function untilUnreadHead(body: ResumeLine[]): Pick<ReadRole, 'body' | 'stray'> {
  const at = body.findIndex(isUnreadHead)
  return at < 0 ? { body, stray: [] } : { body: body.slice(0, at), stray: body.slice(at) }
}

/** "QUILL MEDIA, Marble Bay, Account Manager, 1998-2001": parts with capitals, one of them a title, and then a range of years. */
function isUnreadHead({ text, bullet }: ResumeLine): boolean {
  const [span] = dateRanges(text)
  if (bullet || span === undefined || span.single || span.index === 0 || span.startYear === null) return false
  const parts = text
    .slice(0, span.index)
    .split(/\t|,\s+|\s[|•·–—-]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const named = parts.length >= 2 && parts.length <= 6 && parts.every((part) => /^\p{Lu}/u.test(part) && part.split(/\s+/).length <= 8 && !/[.;:]$/.test(part))
  return named && parts.some((part) => titleScore(part) >= 2) && actionOf(text) === null
}

/** The first line's place with the words of those that follow it directly; null without lines. */
export function placeOf(lines: ResumeLine[]): Place | null {
  const first = lines[0]
  if (first === undefined) return null
  const quoted: string[] = []
  let last = first
  for (const line of lines) {
    // Between two lines of a quote at most an empty one stands.
    if (line !== first && (line.page !== last.page || line.number > last.number + (line.gapBefore ? 2 : 1) || line.cut === true)) break
    quoted.push(line.raw)
    last = line
  }
  return { page: first.page + 1, line: first.number, quote: quoted.join(' ').replace(/\s+/g, ' ') }
}
