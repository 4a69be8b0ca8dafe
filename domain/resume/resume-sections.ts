/** How the lines of a resume fall into sections, whatever the sections are called. */
import { withoutMistakenLetters } from './mistaken-letters.ts'
import { trimEndOf } from '../text-edges.ts'
import { namesField } from './field-words.ts'
import { namesSchool, titleScore } from './header-words.ts'
import { dateRanges } from './resume-dates.ts'
import { degreeHits } from './resume-degrees.ts'
import { partedByMarks } from './list-marks.ts'
import { withLabelsApart } from './label-column.ts'
import { headLength } from './table-head.ts'
import { withMarkedHeadings } from './marked-headings.ts'
import { withRunInHeadings } from './run-in-headings.ts'
import { withoutMachineInstructions } from './machine-instructions.ts'
import type { LineLayout } from './pdf-reading.ts'
import { remembered } from './remembered.ts'

export type SectionKind = 'top' | 'summary' | 'experience' | 'education' | 'licences' | 'skills' | 'results' | 'publications' | 'patents' | 'awards' | 'other'

export type ResumeLine = {
  /** White space folded except tabs, which part columns; without the bullet mark. */
  text: string
  bullet: boolean
  /** A gap or the start of a page or section stands before the line. */
  gapBefore: boolean
  /** The line before it in the resume is not the one before it here: nothing may be joined over this edge. */
  cut?: boolean
  /** Counts from 0. */
  page: number
  /** Counts the lines of the page from 1, empty ones too. */
  number: number
  /** As read, before any repair. */
  raw: string
  /** How it is drawn; null where only the text is known. */
  layout: LineLayout | null
  /** Reaches the right edge of its column, so that a sentence may go on below; null where the layout is not known. */
  full: boolean | null
  /** Places in `text` where weight, slope or size changes. */
  breaks: number[]
  /** A heading that stood beside what it heads, or that is marked as one. */
  heading?: true
}

export type ResumePage = { lines: string[]; layout?: (LineLayout | null)[] }

export type ResumeSection = { kinds: SectionKind[]; heading: string | null; lines: ResumeLine[] }

const KIND_WORDS: Record<Exclude<SectionKind, 'top'>, RegExp> = {
  summary: /^(summary|profile|objective|about|overview|bio|biography|statement|introduction|brief|glance)$/,
  experience: /^(experiences?|employment|career|positions?|appointments?|internships?|ventures?|roles?|residency|fellowships?|practice|jobs?|worked|workplace|journey)$/,
  education: /^(education|educational|academics|degrees?|studies|schooling|studied)$/,
  licences: /^(licen[cs]es?|licensures?|certifications?|certificates?|certified|credentials?|ratings?|registrations?|accreditations?)$/,
  skills:
    /^(skills?|competenc(?:y|ies|es)|expertise|tools?|toolbox|toolkit|technologies|technology|proficienc(?:y|ies)|strengths?|software|stack|techniques?|methods|capabilities|abilities|specialties|know)$/,
  results: /^(achievements?|accomplishments?|highlights?|results|impact)$/,
  publications: /^(publications?|pubs|papers?|articles?|journals?|books?|chapters?|writing|outputs?|writings)$/,
  patents: /^(patents?|inventions?)$/,
  awards: /^(awards?|honou?rs?|scholarships?|prizes?|recognitions?|distinctions?|grants?)$/,
  other:
    /^(languages?|interests?|hobbies|references?|referees|memberships?|affiliations?|associations?|volunteer(?:ing)?|community|projects?|courses?|coursework|contact|personal|details|activities|presentations?|speaking|talks?|lectures?|seminars?|keynotes?|committees?|conferences?|extracurricular|outreach|additional|information|portfolio|links|availability|workshops?|teaching|trainings?|hours|declaration|service)$/,
}

/** Words that may stand in a heading without deciding anything. */
const FILLERS = new Set(
  (
    'and or of the prof cert qual publ my in a an at with i have has been am who what where how do did done as for from selected professional key relevant core ' +
    'other technical work working working history background academic qualifications qualification main major executive areas area ' +
    'clinical teaching industry industrial research flight flying medical military leadership personal summary career ' +
    'computer soft hard general special domain practical previous recent current earlier early postgraduate graduate ' +
    'peer reviewed refereed journal conference technical notable present chronological list type intellectual property board ' +
    'development continuing engineering business commercial consulting corporate international held so far me bring to got here path ' +
    'story record track invited top things can licences licenses memberships programming scientific laboratory lab digital functional management sales organizational organisational thesis theses'
  ).split(' '),
)

/** Whole headings in which no single word decides. */
const PHRASES: [RegExp, SectionKind][] = [
  [
    /^(work|where i(?: have|'ve|’ve)? worked|what i(?: have|'ve|’ve) done|my journey|work history|employment record|career history|professional background|professional history|work record|track record|clinical practice|(?:current|recent|present|previous|past|paid) work)$/,
    'experience',
  ],
  [/^(?:career|professional) focus$/, 'summary'],
  [/^(who i am|in brief|in short|nice to meet you|hello|at a glance|my story|professional qualifications summary|qualifications summary|summary of qualifications)$/, 'summary'],
  // "Posts", "Academic and hospital appointments".
  [
    /^(?:(?:academic|hospital|faculty|university|college|school|administrative|clinical|medical|teaching|research|professional|scientific|previous|current|other|visiting|selected|leadership|and|&)[ ,]*){0,6}(?<![\p{L}])(?:posts|appointments|positions)(?: held)?$/u,
    'experience',
  ],
  [/^(?:core|key|major|special) qualifications$/, 'skills'],
  [/^(what i (?:work with|know|use|do best|bring|can do|am good at)|things i know|areas? of focus|focus areas)$/, 'skills'],
  [
    /^(how i got here|where i(?: have|'ve|’ve)? (?:studied|learned)|(?:academic|scholastic|educational) (?:history|background|records?|qualifications?|credentials|details|profile)|scholastics|academia|qualifications|what i(?: have|'ve|’ve)? studied)$/,
    'education',
  ],
  [/^(professional qualifications|papers i hold)$/, 'licences'],
  [/^(intellectual property)$/, 'patents'],
  [/^boards$/, 'licences'],
  [/^networks (?:and|&) memberships$/, 'other'],
  [/^driving licen[cs]e(?:s|\(s\))?$/, 'other'],
  // As a form of the government asks.
  [/^job[- ]related (?:training|courses|honou?rs|awards)$/, 'other'],
  [/^(?:research |grant |external )?(?:support|funding)$/, 'other'],
  [/^(flight hours|flight time|flying hours|total time|professional development|military service|teaching|training)$/, 'other'],
  [/^education(?:al)? (?:activities|leadership|outreach|service)$/, 'other'],
]

const JOB_LABEL = /^job (?:profile|description|summary)\W*$/i

/** What a heading may end in and does not say: a colon, a rule of dashes. */
const HEADING_END = ':_–—-'

/** "Industry: Education", "Functional Area : Teaching": what a form asks beside a position. */
const OF_FORM = /^(?:(?:current|previous|preferred|job) )?(?:industry|functional area|speciali[sz]ation|sector|company type|type of company)(?:\s*[:\t]|$)/i

/** The kinds a heading announces, most telling first; empty where the line is no heading. */
export const headingKinds = remembered(kindsOfHeading)

function kindsOfHeading(line: string): SectionKind[] {
  const whole = trimEndOf(line.replace(/^[\d.IVX]+[.)]\s+/, ''), HEADING_END).trimStart()
  if (whole === '' || whole.length > 96 || /^(?:and|of|&)\s/i.test(whole) || OF_FORM.test(whole) || /^[^(]*\)/.test(whole)) return []
  const text = trimEndOf(
    whole
      .replace(/(?<=[&/]\s|\band\s)(prof|cert|qual|publ)\.$/i, '$1')
      .replace(/\s*\([^)]{1,60}\)$/, '')
      .replace(/^\d{1,2}\.?\t(?=\p{Lu})/u, ''),
    HEADING_END,
  )
  if (text === '' || text.length > 48 || /[.!?;@\d|]/.test(text.replace(/[’']/g, ''))) return []
  // "Honors, Awards & Certifications": each part is a heading, and one of them no mere skill.
  if (text.includes(',')) {
    // "Recognition, service".
    const parts = text.split(/,\s+/).map((part, n) => part.replace(/^(?:and|&)\s+/i, '').replace(/^\p{Ll}/u, (letter) => (n > 0 ? letter.toUpperCase() : letter)))
    const kinds = parts.map((part, n) => (part.includes(',') ? [] : n > 0 && /^(?:others?|miscellaneous)$/i.test(part) ? (['other'] as SectionKind[]) : kindsOfHeading(part)))
    const told = [...new Set(kinds.flat())]
    return parts.length > 1 && kinds.every((of) => of.length > 0) && told.some((kind) => kind !== 'other' && kind !== 'skills') ? told : []
  }
  // In small letters the word begins many a line.
  if (/^COMPUTERS?$/.test(text)) return ['skills']
  const lower = text.toLowerCase().replace(/\s+/g, ' ')
  for (const [phrase, kind] of PHRASES) if (phrase.test(lower.replace(/^[^\p{L}]+/u, ''))) return [kind]
  // A heading begins with a capital.
  if (!/^[^\p{L}]*\p{Lu}/u.test(text)) return []
  const words = lower.split(/[^\p{L}'’]+/u).filter((word) => word !== '')
  if (words.length === 0 || words.length > 6) return []
  const kinds: SectionKind[] = []
  for (const word of words) {
    const known = FILLERS.has(word) ? word : asMeant(word)
    const kind = (Object.keys(KIND_WORDS) as (keyof typeof KIND_WORDS)[]).find((key) => KIND_WORDS[key].test(known))
    if (kind === undefined && !FILLERS.has(known)) return []
    if (kind !== undefined && !kinds.includes(kind)) kinds.push(kind)
  }
  // "Career Summary", "Additional Skills", "Work Experience Highlights": the more telling word decides.
  if (kinds.includes('summary') && kinds.includes('experience') && words.length <= 3) return /\bsummary|profile|objective|overview/.test(lower) ? ['summary'] : ['experience']
  if (kinds.includes('results') && kinds.includes('experience')) return ['results']
  if (/\b(?:volunteer\w*|extracurricular|outreach|civic|committees?|community (?:\w+ )?(?:leadership|service|involvement|activit\w+|engagement|positions?|roles?|work|experience))\b/.test(lower))
    return ['other']
  // "Teaching and Writing Experience" lists no writings.
  if (kinds.includes('publications') && /\bexperiences?$/.test(lower)) return ['experience']
  // "Awards, Honors and Fellowships" are no positions.
  if (kinds.includes('awards') && kinds.includes('experience') && !words.some((word) => KIND_WORDS.experience.test(word) && !/^fellowships?$/.test(word))) return ['awards']
  // "Teaching Experience", "Personal Summary": the word that says more decides.
  return kinds.length > 1 ? kinds.filter((kind) => kind !== 'other') : kinds
}

const OFTEN_MISSPELLED = [
  'experience',
  'experiences',
  'employment',
  'education',
  'educational',
  'position',
  'positions',
  'publications',
  'appointments',
  'professional',
  'qualifications',
  'certifications',
  'achievements',
]

/** "Postition" is a position: one letter more, one less, or another one. */
function asMeant(word: string): string {
  return word.length < 7 ? word : (OFTEN_MISSPELLED.find((meant) => isOneLetterOff(word, meant)) ?? word)
}

function isOneLetterOff(word: string, meant: string): boolean {
  if (word === meant || Math.abs(word.length - meant.length) > 1) return false
  let at = 0
  while (word[at] === meant[at] && at < meant.length) at++
  const [rest, wanted] = [word.slice(at), meant.slice(at)]
  return rest.slice(1) === wanted || rest === wanted.slice(1) || rest.slice(1) === wanted.slice(1) || (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
}

const BULLET = /^(?:[•●▪■□▫◦‣⁃∙○◆◇⋄◊►▸▶➢➤✓✔❖·»*‐]|[-–—−>](?=\s)|[üØ§](?=\s+\p{Lu})|o(?=\s+[\p{L}\d$])|\(\d{1,2}\)\s|\[\d{1,3}\]\s|\d{1,2}[.)]\s)\s*/u

/** Letters read of one resume; the longest academic ones stay below. Keeps a made-up file from costing seconds. */
const MAX_LETTERS = 60_000
/** Longer lines are cut in pieces, since the patterns of this folder cost the square of a line's length. */
const MAX_LINE = 300
const MAX_PARAGRAPH_LINES = 40

/** All lines of all pages in order, cleaned of page numbers, running heads and sentences addressed to machines. */
export function resumeLines(pages: ResumePage[]): ResumeLine[] {
  const runningHeads = repeatedEdges(pages)
  const isFull = fullness(pages)
  const result: ResumeLine[] = []
  let letters = 0
  for (const [page, { lines, layout }] of pages.entries()) {
    let gap = true
    const filled = lines.flatMap((line, n) => (line.trim() === '' ? [] : [n + 1]))
    // A title that stands once at the top of a page stays a title elsewhere.
    const edges = new Set([...filled.slice(0, 2), ...filled.slice(-2)])
    // Asterisks part the items of a list that runs on over its lines.
    const starred = lines.filter((line) => STARRED.test(line)).length >= 2
    const within: { text: string; number: number; part: number }[] = []
    const marked = partedByMarks(lines.map((line) => line.slice(0, MAX_LETTERS)))
    for (const [n, line] of lines.entries()) {
      if (letters > MAX_LETTERS) break
      letters += Math.max(1, line.length)
      const items = (marked[n] ?? []).flatMap((item) => pieces(repaired(item), starred))
      within.push(...items.map((text, part) => ({ text, number: n + 1, part })))
    }
    let cut = false
    for (const [n, cleaned] of cleanParagraphs(within.map(({ text }) => text)).entries()) {
      const { raw } = cleaned
      const { number = 1, part = 0 } = within[n] ?? {}
      cut ||= cleaned.cut || (raw.trim() === '' && cut)
      const text = raw
        // Several blanks set a column apart where there is no other way.
        .replace(/(?<=\S) {3,}(?=\S)/g, '\t')
        .replace(/[^\S\t]+/g, ' ')
        .replace(/ *\t */g, '\t')
        // "(10/2022)-(10/2024)".
        .replace(/\((\d{1,2}[/-]\d{4})\)\s*[-–—]\s*\(?(\d{1,2}[/-]\d{4}|present|current|now)\b\)?/giu, '$1 – $2')
        // "2019 – Now<tab>⋄ Kiln Engineer".
        .replace(/(?<=^[^\p{L}]{0,12}\d{4}.{0,12}\s)[⋄◊◇▪▸►•]\s+/u, '')
        // "- - - - Education - - - -".
        .replace(/^(?:[-–—=~·*] ?){4,}\s*(\p{L}[^\t]{2,46}?)\s*(?:[-–—=~·*] ?){4,}$/u, '$1')
        // "Quill Kilns Co.. . . . . . ." to the edge of its column.
        .replace(/ ?(?:\.{8,300}|\.(?: \.){5,300}) ?$/u, '')
        // "Quill College ……………07 / 2025 - Present".
        .replace(/\s*(?:\.*…[.…]{2,}|\.{8,}|\.(?: \.){5,300})\s*(?=\S)/gu, '\t')
        .trim()
      // A rule, or a bar that is drawn apart.
      if (/^[\s|¦_=~*#–—-]*$/.test(text) && !/^[*–—-]$/.test(text)) {
        gap = true
        continue
      }
      // "Research …………": a subheading that a row of dots leads to the edge.
      if (/^\p{L}[^.]{1,60}\.{10,}$/u.test(text)) {
        gap = true
        continue
      }
      if (isPageMark(text) || isLink(text) || (page > 0 && edges.has(number) && runningHeads.has(fold(text)))) continue
      const mark = text.match(BULLET)
      const rest = mark === null ? text : text.slice(mark[0].length).trim()
      const printed = lines[number - 1] ?? ''
      const drawn = layout?.[number - 1] ?? null
      const shift = printed.indexOf(rest)
      const breaks = part > 0 || shift < 0 ? [] : (drawn?.breaks ?? []).map((at) => at - shift).filter((at) => at > 0 && at < rest.length)
      const place = { page, number, raw: printed.replace(/\s+/g, ' ').trim(), layout: drawn, full: isFull(page, drawn), breaks }
      const last = result.at(-1)
      // A bullet may be drawn apart from its text.
      if (rest === '') result.push({ text: '', bullet: true, gapBefore: gap, ...place })
      else if (last !== undefined && last.text === '' && last.bullet && last.page === page) Object.assign(last, { text: rest, ...place })
      else result.push({ text: rest, bullet: mark !== null, gapBefore: gap, cut, ...place })
      gap = false
      cut = false
    }
  }
  const filled = withoutNumbers(result.filter((line) => line.text !== ''))
  return withMarkedHeadings(
    withLabelsApart(withRunInHeadings(filled, headingKinds), (text) => headingKinds(text)[0]),
    headingKinds,
  )
}

/** "1. Education", "2. Publications": the numbers of headings are no marks of a list. */
function withoutNumbers(lines: ResumeLine[]): ResumeLine[] {
  const isNumbered = (line: ResumeLine) => line.bullet && /^\d{1,2}[.)]\s/.test(line.raw) && line.text.split(/\s+/).length <= 5 && headingKinds(line.text).length > 0
  const kinds = new Set(lines.filter(isNumbered).map(({ text }) => headingKinds(text)[0]))
  return kinds.size < 3 ? lines : lines.map((line) => (isNumbered(line) ? { ...line, bullet: false } : line))
}

function fullness(pages: ResumePage[]): (page: number, drawn: LineLayout | null) => boolean | null {
  const columns = pages.map(({ layout = [] }) => {
    const edges: { endX: number; lines: number }[] = []
    for (const drawn of layout) {
      if (drawn === null) continue
      const edge = (edges[drawn.column] ??= { endX: 0, lines: 0 })
      edge.endX = Math.max(edge.endX, drawn.endX)
      edge.lines++
    }
    return edges
  })
  return (page, drawn) => {
    if (drawn?.endsParagraph) return false
    const edge = drawn === null ? undefined : columns[page]?.[drawn.column]
    if (drawn === null || edge === undefined || edge.lines < 4) return null
    // A word of some twelve letters may not have fitted.
    return drawn.endX > edge.endX - drawn.size * 6.5
  }
}

/** Dashes and quotes that a wrong character set broke ("â€“", "ï¼"), and blanks drawn as letters ("Â "). */
function repaired(line: string): string {
  return withAccents(unbroken(withWholeCapitals(withoutMistakenLetters(line).replaceAll('―', '–'))))
}

const ACCENTS: Record<string, string> = {
  '`': '\u0300',
  '¨': '\u0308',
  '´': '\u0301',
  '˘': '\u0306',
  '¸': '\u0327',
  '˙': '\u0307',
  '˜': '\u0303',
  ˆ: '\u0302',
  ˇ: '\u030c',
  '˝': '\u030b',
  '˚': '\u030a',
}

/** Older typesetting draws an accent before its letter: "Bo˘gazi¸ci", "G¨ung¨or". */
function withAccents(line: string): string {
  return line.replace(/((?<=\p{L})`|[¨´˘¸˙˜ˆˇ˝˚])(\p{L})/gu, (both, accent: string, letter: string) => {
    const whole = `${letter === 'ı' ? 'i' : letter}${ACCENTS[accent]}`.normalize('NFC')
    return [...whole].length === 1 ? whole : both
  })
}

/** Fonts with small capitals may hold an "i" in the place of a capital one: "SCiENTiST". */
function withWholeCapitals(line: string): string {
  return line.replace(/\p{Lu}[\p{Lu}i]{3,}/gu, (word) => (word.includes('i') && /\p{Lu}{2}/u.test(word) ? word.toUpperCase() : word))
}

function unbroken(line: string): string {
  if (!/[âÂ]/.test(line)) return line
  return line
    .replace(/â€¢/g, '•')
    .replace(/â€[“”\u201c\u201d\u0093\u0094]/g, '–')
    .replace(/â€[™˜]|Â´/g, '’')
    .replace(/â€[œ\u009d]?/g, '"')
    .replace(/Â(?=[\s·]|$)/g, ' ')
}

/**
 * Sections in the order of the resume; `top` holds what stands before any heading, and what follows the name where
 * a side column comes before it.
 */
export function resumeSections(lines: ResumeLine[], nameAt: number | null): ResumeSection[] {
  const sections: ResumeSection[] = [{ kinds: ['top'], heading: null, lines: [] }]
  const looksLikeHeading = headingLook(lines)
  const looksLikeSubheading = subheadingLook(lines)
  const atHeadings = besideHeadings(lines)
  /** Where the heading of each section stands. */
  const edges = new Map<ResumeSection | undefined, number>()
  let tableHead = 0
  for (const [n, line] of lines.entries()) {
    const above = lines[n - 1]
    if (above !== undefined && above.page < line.page && line.layout !== null && (line.bullet || headingKinds(line.text).length === 0)) {
      // A column at the right of the page, or at the left, does not part what goes on beside it on the next one.
      const edge = line.layout.x
      const open = sections.at(-1)
      const openEdge = edges.get(open) ?? edge
      const before = sections.filter((section) => section !== open && section.kinds[0] !== 'top')
      const whole =
        openEdge > edge + BESIDE
          ? before.findLast((section) => (edges.get(section) ?? Infinity) < edge + BESIDE)
          : openEdge < edge - BESIDE && above.layout?.column !== 0
            ? before.findLast((section) => Math.abs((edges.get(section) ?? Infinity) - edge) < SAME_EDGE)
            : undefined
      if (whole !== undefined) {
        const goesOn: ResumeSection = { kinds: whole.kinds, heading: whole.heading, lines: [] }
        edges.set(goesOn, edges.get(whole) ?? 0)
        sections.push(goesOn)
      }
    }
    if (above !== undefined && !edges.has(sections.at(-1))) edges.set(sections.at(-1), above.layout?.x ?? 0)
    if (n === nameAt && sections.length > 1) {
      const beside = edges.get(sections.at(-1))
      sections.push({ kinds: ['top'], heading: null, lines: [{ ...line, gapBefore: true, cut: true }] })
      if (beside !== undefined) edges.set(sections.at(-1), beside)
      continue
    }
    const current = sections.at(-1)
    // "BRANCH / COURSE" over a table of studies heads a column.
    tableHead = Math.max(tableHead, current?.kinds[0] === 'education' ? n + headLength(lines, n) : 0)
    if (n < tableHead && current !== undefined) {
      current.lines.push(current.lines.length === 0 ? { ...line, gapBefore: true, cut: true } : line)
      continue
    }
    const ofTable = line.bullet ? null : tableHeading(line.text)
    const kinds = line.bullet ? [] : tellsOfDegrees(lines, n) ? (['education'] as SectionKind[]) : headingKinds(ofTable ?? line.text)
    if (line.heading === true) {
      sections.push({ kinds: kinds.length > 0 ? kinds : [kindOfMarked(line.text)], heading: line.text, lines: [] })
      continue
    }
    // What a position is about, in the type of the headings.
    if (current?.kinds[0] === 'experience' && current.lines.length > 0 && JOB_LABEL.test(line.text)) continue
    const shown = kinds.length > 0 ? looksLikeHeading(ofTable === null ? line : { ...line, text: ofTable }, kinds) : 'no'
    // "WORKSHOPS" in the large type of parts of a section ends the positions over it.
    const look = shown !== 'same' && current?.kinds[0] === 'experience' && kinds.length > 0 && kinds.every((kind) => kind === 'other') && looksLikeSubheading(line) ? 'same' : shown
    // "Key achievements:" or "Project" under a position belongs to it.
    const ofRole = current?.kinds.includes('experience') && look !== 'same' && (look === 'no' || (isSideKind(kinds) && rolesFollow(lines, n)))
    // "Achievements" once, without a colon and after the last position, may be of any of them.
    const ofNamedRole = () => line.text.endsWith(':') || (!line.gapBefore && (rolesFollow(lines, n) || lines.some((other) => other !== line && other.text.toLowerCase() === line.text.toLowerCase())))
    const underRole = current?.kinds.includes('experience') && look !== 'same' && kinds.includes('results') && ofNamedRole()
    if (kinds.length > 0 && (ofRole || underRole)) {
      if (!kinds.includes('results')) current?.lines.push(line)
      continue
    }
    // The end of a field of study that did not fit on the line before is no heading.
    const before = lines[n - 1]
    const wrapped =
      look === 'unknown' &&
      current?.kinds[0] === 'education' &&
      (kinds[0] === 'skills' || kinds[0] === 'education') &&
      namesField(line.text) &&
      !line.gapBefore &&
      before?.full === true &&
      !/[.:;!?]$/.test(before.text)
    if (
      kinds.length > 0 &&
      (look === 'no' ||
        wrapped ||
        (look === 'unknown' && current?.kinds[0] === 'education' && (isToldAgain(line, before) || (kinds.includes('awards') && /\baward$/i.test(line.text) && degreesFollow(lines, n)))))
    ) {
      current?.lines.push(line)
      continue
    }
    // A line in the large type of the headings heads a section whatever it says.
    if (kinds.length === 0 && !line.bullet && looksLikeHeading(line, []) === 'same' && /^\p{Lu}[^\d@|,.]{2,40}$/u.test(line.text)) {
      sections.push({ kinds: [/(?<!\b(?:user|customer|client|guest|patient) )\bexperience$/i.test(line.text) ? 'experience' : 'other'], heading: line.text, lines: [] })
      continue
    }
    if (kinds.length > 0) {
      sections.push({ kinds, heading: line.text, lines: [] })
      continue
    }
    if (current !== undefined && !line.bullet && LIST_KINDS.has(current.kinds[0]) && leavesList(current.lines, line, lines[n + 1], atHeadings)) {
      sections.push({ kinds: ['other'], heading: line.text, lines: [] })
      continue
    }
    // "Course : Diploma in Weaving" among the studies.
    const inline =
      line.bullet || (current?.kinds[0] === 'education' && /^(?:courses?|degree|qualification)\s*:/i.test(line.text) && degreeHits(line.text).length > 0)
        ? null
        : inlineHeading(line.text, current?.kinds ?? [])
    // "Proficiencies: …" between two dated positions tells of the first.
    const withinRoles = inline !== null && current?.kinds[0] === 'experience' && isSideKind(inline.kinds) && rolesFollow(lines, n)
    // "Courses: …" under one of several degrees tells of that one.
    const withinStudies = inline !== null && current?.kinds[0] === 'education' && !inline.kinds.includes('licences') && degreesFollow(lines, n)
    if (inline !== null && !withinRoles && !withinStudies) {
      sections.push({ kinds: inline.kinds, heading: inline.heading, lines: [{ ...line, text: inline.rest, gapBefore: true, cut: true }] })
      continue
    }
    current?.lines.push(current.lines.length === 0 ? { ...line, gapBefore: true, cut: true } : line)
  }
  return sections.map((section) => ({ ...section, kinds: holdsPosts(section) || holdsTraining(section) ? ['experience' as const] : section.kinds, lines: withoutEntryBullets(section.lines) }))
}

/** "Professional Qualification" over degrees, which elsewhere heads what somebody can do; "Basic Academic Credentials" over degrees or a table of them. */
function tellsOfDegrees(lines: ResumeLine[], n: number): boolean {
  const text = lines[n]?.text ?? ''
  if (text.length > 48 || /[\d,.;]/.test(text) || degreeHits(text).length > 0) return false
  if (/^(?:professional|technical|technological|vocational) qualifications?\W*$/i.test(text)) return degreeHits(lines[n + 1]?.text ?? '')[0]?.index === 0
  return (
    /^(?:\p{L}+ )?(?:academics?|scholastics?|educational)(?: (?:and|&) \p{L}+)?(?: \p{L}+){0,2}\W*$/iu.test(text) &&
    headingKinds(text).length === 0 &&
    (headLength(lines, n + 1) > 0 || degreeHits(lines[n + 1]?.text ?? '')[0]?.index === 0)
  )
}

/** "Postgraduate training" over "2013–2016 Resident, Kiln Medicine, Marble Hospital". */
function holdsTraining({ kinds, heading, lines }: ResumeSection): boolean {
  const isPost = ({ text, bullet }: ResumeLine) => {
    const [span] = dateRanges(text)
    const told = span === undefined ? '' : `${text.slice(0, span.index)}\t${text.slice(span.index + span.length)}`
    return !bullet && TRAINED_AS.test(told.trim()) && told.split(/[,\t]\s*|\s[–—-]\s/).filter((part) => /\p{L}/u.test(part)).length > 1
  }
  return kinds[0] === 'other' && /^\W*(?:(?:post-?graduate|post-?doctoral|graduate|clinical|medical|professional|hospital|specialty|and|&) )*training\W*$/i.test(heading ?? '') && lines.some(isPost)
}

const TRAINED_AS =
  /^(?:(?:chief|senior|junior|clinical|research|postdoctoral|medical|surgical|general|transitional|rotating) )*(?:resident|fellow|intern|house officer|registrar|residency|fellowship|internship)\b/i

/** "Research" over "Marble Institute, visiting scholar, 2019–2021" tells of positions, and not of subjects only. */
function holdsPosts({ kinds, heading, lines }: ResumeSection): boolean {
  return (
    kinds[0] === 'other' &&
    /^\W*research\W*$/i.test(heading ?? '') &&
    lines.some(({ text }) => {
      const [span] = dateRanges(text)
      const parts = span === undefined || span.index > 130 ? [] : text.slice(0, span.index).split(/[,(\t|]\s*|\s[–—-]\s/)
      return parts.filter((part) => /\p{L}/u.test(part)).length > 1 && parts.some((part) => titleScore(part.trim()) >= 2 && part.trim().split(/\s+/).length <= 5)
    })
  )
}

const COLUMN_NAME = /^(?:years?|dates?|periods?|time|results?|outcomes?|where|hours|levels?|locations?|places?|amount|budget|value|client|role|organi[sz]ation|institution|status|remarks?|no\.?|#)$/i

/** "Year<tab>PROJECTS (SELECTED)<tab>Result": the names of the columns of a table, one of which heads a section; null where the line is none. */
function tableHeading(text: string): string | null {
  const cells = text.split('\t').map((cell) => cell.trim())
  const others = cells.filter((cell) => !COLUMN_NAME.test(cell))
  const [heading = ''] = others
  return cells.length > 2 && others.length === 1 && headingKinds(heading).length > 0 ? heading : null
}

/** What a line heads that is surely a heading and is called as no other: "Teaching and program work". */
function kindOfMarked(text: string): SectionKind {
  return /\b(?:work|experience|practice|jobs|posts)$/i.test(text) ? 'experience' : 'other'
}

/** Where the outermost bullets of a section mark its entries, each over a line with dates, they tell no item of a list. */
function withoutEntryBullets(lines: ResumeLine[]): ResumeLine[] {
  const indents = lines.flatMap(({ bullet, layout }) => (bullet && layout !== null ? [layout.x] : []))
  const outermost = Math.min(...indents)
  const marksEntry = (line: ResumeLine) => line.bullet && line.layout !== null && line.layout.x < outermost + 3
  const outer = lines.flatMap((line, n) => (marksEntry(line) ? [n] : []))
  const headed = outer.filter((n) => {
    const [line, next, third] = [lines[n], lines[n + 1], lines[n + 2]]
    if (line === undefined || next === undefined || next.bullet || next.gapBefore || /[.;:,]$/.test(line.text)) return false
    return (line.full !== true || line.text.includes('\t')) && HAS_EDGE_YEAR.test(`${line.text}\n${next.text}${third === undefined || third.bullet || third.gapBefore ? '' : `\n${third.text}`}`)
  })
  if (headed.length === 0 || headed.length < outer.length * 0.7) return lines
  return lines.map((line) => (marksEntry(line) ? { ...line, bullet: false, gapBefore: true } : line))
}

/** A year, or an open end, at the end of a line. */
const HAS_EDGE_YEAR = /(?:(?:19|20)\d\d|['’]\d\d|present|current|now|ongoing)\)?$/im

/** In points: columns stand further apart than this. */
const BESIDE = 120
const SAME_EDGE = 12

const CORE_KINDS = new Set<SectionKind>(['experience', 'education', 'skills', 'summary', 'licences', 'publications'])

type Look = 'same' | 'unknown' | 'no'

/**
 * Whether a line whose words could be a heading also looks like the headings of this document: two different sections
 * that are surely headed show how they look. Where they look like all other lines, only the words decide.
 */
function headingLook(lines: ResumeLine[]): (line: ResumeLine, kinds: SectionKind[]) => Look {
  const usual = mostCommon(lines.map(lookOf))
  const core = lines.flatMap((line) => {
    const kinds = line.bullet ? [] : headingKinds(line.text)
    return kinds[0] !== undefined && CORE_KINDS.has(kinds[0]) && wordCount(line.text) <= 4 ? [{ look: lookOf(line), kind: kinds[0] }] : []
  })
  const kindsOf = new Map<string, Set<SectionKind>>()
  for (const { look, kind } of core) kindsOf.set(look, (kindsOf.get(look) ?? new Set()).add(kind))
  const indented = indentedBeside(lines)
  const [own, kinds] = [...kindsOf].sort((a, b) => b[1].size - a[1].size)[0] ?? ['', new Set()]
  if (own === '' || kinds.size < 2 || own === usual) return (line) => (indented(line) ? 'no' : 'unknown')
  const [ownCaps, ownBold, ownSize] = JSON.parse(own) as [boolean, boolean, number]
  const usualSize = (JSON.parse(usual) as [boolean, boolean, number])[2]
  return (line, lineKinds) => {
    if (indented(line) && lookOf(line) !== own) return 'no'
    const [caps, bold, size] = JSON.parse(lookOf(line)) as [boolean, boolean, number]
    if (lineKinds.length === 0 && ownSize < usualSize + 2) return 'no'
    if (caps === ownCaps && bold === ownBold && size === ownSize) return 'same'
    if (size > ownSize) return 'unknown'
    // The only heading of its kind may be set in another way ("Work Experience" in a side column).
    const first = lineKinds[0]
    if (first !== undefined && (first === 'experience' || first === 'education') && !kinds.has(first)) return 'unknown'
    // In another column headings may look different, but they stand out from the text too.
    return (bold || caps) && (bold || !ownBold) && (line.layout?.column ?? 0) > 0 ? 'unknown' : 'no'
  }
}

/** Short lines in one type that is larger than the text, at least two of them: they head parts of the sections. */
function subheadingLook(lines: ResumeLine[]): (line: ResumeLine) => boolean {
  const usualSize = Number(mostCommon(lines.map(({ layout }) => String(Math.round(layout?.size ?? 0)))))
  const isLarge = (line: ResumeLine) => line.layout !== null && Math.round(line.layout.size) >= usualSize + 2
  const looks = lines.filter((line) => isLarge(line) && wordCount(line.text) <= 5 && !/\d/.test(line.text)).map(lookOf)
  return (line) => isLarge(line) && looks.filter((look) => look === lookOf(line)).length > 1
}

const LIST_KINDS = new Set<SectionKind | undefined>(['skills', 'licences', 'awards'])

/** A few words at the edge of the headings, over and under items that stand further right, head a list of their own. */
function leavesList(items: ResumeLine[], line: ResumeLine, next: ResumeLine | undefined, atHeadings: (line: ResumeLine) => boolean): boolean {
  const isItem = (item: ResumeLine | undefined) => item?.layout != null && line.layout !== null && (item.bullet || item.layout.x > line.layout.x + 8)
  return items.length >= 2 && line.gapBefore && wordCount(line.text) <= 3 && !/[,;.]/.test(line.text) && atHeadings(line) && isItem(next) && items.every(isItem)
}

/** Whether a line begins where the headings of two kinds do. */
function besideHeadings(lines: ResumeLine[]): (line: ResumeLine) => boolean {
  const edges = lines.flatMap((line) => {
    const [kind] = line.bullet || line.layout === null ? [] : headingKinds(line.text)
    return kind !== undefined && CORE_KINDS.has(kind) && line.layout !== null ? [{ kind, x: line.layout.x }] : []
  })
  return ({ layout }) => layout !== null && new Set(edges.filter(({ x }) => Math.abs(x - layout.x) < 3).map(({ kind }) => kind)).size >= 2
}

/** Whether a line stands further right than the headings of its column, where those of two kinds stand one under the other and the text does not. */
function indentedBeside(lines: ResumeLine[]): (line: ResumeLine) => boolean {
  const edges = new Map<number, Map<SectionKind, number>>()
  for (const line of lines) {
    const [kind] = line.bullet ? [] : headingKinds(line.text)
    if (line.layout === null || kind === undefined || !CORE_KINDS.has(kind) || wordCount(line.text) > 4) continue
    const column = edges.get(line.layout.column) ?? new Map<SectionKind, number>()
    column.set(kind, Math.min(line.layout.x, column.get(kind) ?? Infinity))
    edges.set(line.layout.column, column)
  }
  const edgeOf = (column: number): number | null => {
    const xs = [...(edges.get(column)?.values() ?? [])]
    return xs.length >= 2 && Math.max(...xs) - Math.min(...xs) < 3 ? Math.max(...xs) : null
  }
  return ({ layout }) => {
    const edge = layout === null ? null : edgeOf(layout.column)
    return layout !== null && edge !== null && layout.x > edge + 8 && layout.x < edge + 60
  }
}

function lookOf(line: ResumeLine): string {
  // "PUBLICATIONS (selected)": a bracket tells nothing of the case.
  const letters = line.text.replace(/\s\([^)]*\)$/, '').replace(/[^\p{L}]/gu, '')
  const caps = letters.length > 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  return JSON.stringify([caps, line.layout?.bold ?? false, Math.round(line.layout?.size ?? 0)])
}

function mostCommon(items: string[]): string {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

function wordCount(text: string): number {
  return text.split(/\s+/).length
}

/** Kinds that also head a part of a single position. */
function isSideKind(kinds: SectionKind[]): boolean {
  return kinds.every((kind) => kind === 'results' || kind === 'other' || kind === 'skills')
}

/** "Information Management" under "Master of Science : Information Management …": a form prints the field of a degree once more. */
function isToldAgain({ text, gapBefore }: ResumeLine, before: ResumeLine | undefined): boolean {
  return !gapBefore && before !== undefined && degreeHits(before.text).length > 0 && before.text.includes(` ${text} `)
}

/** Whether dated positions go on before the next section that surely is one. */
function rolesFollow(lines: ResumeLine[], at: number): boolean {
  for (const line of lines.slice(at + 1)) {
    const kinds = line.bullet ? [] : headingKinds(line.text)
    if (kinds.length > 0 && !isSideKind(kinds)) return false
    if (!line.bullet && line.text.length < 110 && !/[.;]$/.test(line.text) && dateRanges(line.text).length > 0) return true
  }
  return false
}

/** Whether degrees go on before the next line that is a heading as a whole. */
function degreesFollow(lines: ResumeLine[], at: number): boolean {
  for (const line of lines.slice(at + 1)) {
    if (line.heading === true || (!line.bullet && headingKinds(line.text).length > 0)) return false
    // Dates may stand before the degree.
    const leads = (index: number | undefined) => index !== undefined && !/\p{L}{4}/u.test(line.text.slice(0, index).replace(/^(?:majors?|degrees?|programs?|programme)(?:\(s\))?\s*:/i, ''))
    if (!line.bullet && leads(degreeHits(line.text)[0]?.index) && line.text.length < 110) return true
  }
  return false
}

/** The lines that are wanted; where one was left out, the next is cut off from those before. */
export function linesThat(lines: ResumeLine[], wanted: (line: ResumeLine) => boolean): ResumeLine[] {
  return lines.flatMap((line, n) => {
    if (!wanted(line)) return []
    const before = lines[n - 1]
    return before !== undefined && !wanted(before) ? [{ ...line, gapBefore: true, cut: true }] : [line]
  })
}

/** "Skills: Python, SQL" and "Education<tab>B.Sc. Chemistry". */
function inlineHeading(text: string, within: SectionKind[]): { kinds: SectionKind[]; heading: string; rest: string } | null {
  const parts = text.match(/^([^:\t]{4,32})(?::\s*|\t+)(.+)$/)
  if (parts === null) return null
  const [, heading = '', rest = ''] = parts
  const kinds = headingKinds(heading)
  if (kinds.length === 0 || kinds.every((kind) => within.includes(kind))) return null
  // Inside a list of skills, "Tools:" or "Languages:" names a group, and inside roles "Achievements:" belongs to one.
  if (within.includes('skills') && (kinds.includes('skills') || kinds.includes('other'))) return null
  if (within.includes('experience') && !kinds.some((kind) => ['skills', 'education', 'licences'].includes(kind))) return null
  if (within.includes('experience') && kinds.includes('skills') && /tools|technolog|stack|software|environment|methods|techniques|skills (?:used|applied)/i.test(heading)) return null
  if (kinds.includes('experience')) return null
  if (within.includes('education') && /^certificate of\b/i.test(heading)) return null
  // "Certificate : Wellness Coach , 2015 Quill School" is one of the studies.
  if (within.includes('education') && kinds.includes('licences') && namesSchool(rest)) return null
  return { kinds, heading, rest }
}

const STARRED = /\S\s+\*\s?(?=\p{Lu})/u

function pieces(line: string, starred: boolean): string[] {
  if (starred && STARRED.test(line)) return line.split(/(?<=\S)\s+(?=\*\s?\p{Lu})/u).flatMap((item) => pieces(item, false))
  if (line.length <= MAX_LINE) return [line]
  return line.match(new RegExp(`.{1,${MAX_LINE}}(?=\\s|$)|.{1,${MAX_LINE}}`, 'gsu')) ?? []
}

/** `cut` where a sentence was taken out just before. */
function cleanParagraphs(lines: string[]): { raw: string; cut: boolean }[] {
  const cleaned: { raw: string; cut: boolean }[] = []
  let paragraph: string[] = []
  const close = () => {
    const kept = withoutMachineInstructions(paragraph)
    for (const [n, raw] of kept.entries()) {
      const startGone = raw.slice(0, 8) !== paragraph[n]?.slice(0, 8)
      const endBeforeGone = n > 0 && kept[n - 1]?.slice(-8) !== paragraph[n - 1]?.slice(-8)
      cleaned.push({ raw, cut: startGone || endBeforeGone })
    }
    paragraph = []
  }
  for (const line of lines) {
    if (line.trim() === '' || BULLET.test(line.trim()) || paragraph.length >= MAX_PARAGRAPH_LINES) close()
    if (line.trim() === '') cleaned.push({ raw: '', cut: false })
    else paragraph.push(line)
  }
  close()
  return cleaned
}

function isPageMark(text: string): boolean {
  return /^(?:page\s*)?(?!0\d\/\d\d$)\d{1,2}(?:\s*(?:\/|of)\s*\d{1,2})?$/i.test(text) || /^(?:curriculum vitae|resume|résumé|cv)$/i.test(text)
}

function isLink(text: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(text)
}

/** First and last lines that more than one page carries, digits aside. */
function repeatedEdges(pages: ResumePage[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { lines } of pages) {
    const filled = lines.filter((line) => line.trim() !== '')
    // Dates head a position, and so does a title over them.
    const heads = (line: string | undefined) => line !== undefined && dateRanges(line).length > 0
    const isFree = (line: string, n: number) => !heads(line) && !(titleScore(line) >= 2 && heads(filled[n + 1]))
    const [first, last] = [filled.slice(0, 2).filter(isFree), filled.slice(-2).filter((line, n) => isFree(line, filled.length - Math.min(2, filled.length) + n))]
    for (const edge of new Set([...first, ...last].map(fold))) {
      counts.set(edge, (counts.get(edge) ?? 0) + 1)
    }
  }
  return new Set([...counts].filter(([edge, count]) => count > 1 && edge.length > 3).map(([edge]) => edge))
}

function fold(text: string): string {
  return text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim().toLowerCase()
}
