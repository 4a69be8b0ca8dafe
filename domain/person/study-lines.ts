/**
 * Brings the lines of the studies into one entry to a line: a paragraph that runs several degrees together is parted where
 * the next one begins, and what tells of grades and courses is set apart from the names before it.
 */
import { isPlace, namesSchool, STATES } from '../resume/header-words.ts'
import { dateRanges, singleDates } from '../resume/resume-dates.ts'
import { isFieldWord, namesField } from '../resume/field-words.ts'
import { degreeHits, hasCampuses, type DegreeHit } from '../resume/resume-degrees.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import { namedOnce } from './named-once.ts'
import { withoutOverseers, withWholeWords } from './printed-names.ts'
import { isFieldThroughout } from './run-on-degree.ts'
import { withRangesStacked } from './stacked-dates.ts'

/** What a form leaves in the place of a city and a state. */
export const PLACEHOLDER_PLACE =
  /\s*\bCity\s*,?\s+State\b(?:\s*,\s*(?:USA?|U\.S\.?(?:A\.?)?|United States(?: of America)?|Country))?\s*|(?<=\p{L})\s+City\s*,?\s+(?:Colombia|Mexico|India|China|Philippines|Canada|Germany|France|Spain|Italy|Brazil|Nigeria|Pakistan|Russia|Ukraine|Jamaica|Vietnam|Japan|Israel|Egypt|Iran|Turkey|Ghana|Kenya)\b\s*|\s+[–—-]\s+(?:City|State)\b(?:\s*,\s*State\b)?\s*|\s+(?:City|State)\s,\s|\s,\s(?:City|State)$/gu

/** "Quill University 3.85", "4.0 Quill University", "Quill College 75.35%". */
const GRADE = /(?<=[\p{L})]|\b(?:19|20)\d\d) +(\d{1,2}\.\d{1,2}(?: ?\/ ?\d{1,3}(?:\.\d)?)?|\d{1,3}(?:\.\d{1,2})? ?%)(?= +\p{L}| +(?:19|20)\d\d\b|[,;)\t]|\s*$) */gu

/** Before or behind the name of a school a grade is no part of it. */
function partedGrade(printed: string, grade: string, at: number, text: string): string {
  const [before = '', behind = ''] = [
    text
      .slice(0, at)
      .split(/[\t,;:|(]/)
      .at(-1),
    text.slice(at + printed.length).split(/[\t,;:|(]/)[0],
  ]
  return namesSchool(before) || namesSchool(behind) ? `\t${grade}\t` : printed
}

/** Longer lines are sentences, or several entries in one. */
export const LONGEST_ENTRY = 160

/** Tells of the studies, and is no part of a name before it. */
const TAIL =
  /(?<!\b(?:relevant|related|completed|graduate))\s+(?=(?:relevant |related |completed |graduate )?(?:coursework\b|courses?\b(?! of))|(?:cumulative |overall |major )?C?GPA\b|(?:magna |summa )?cum laude\b|dean['’]?s list\b|graduated\b|minor(?:ed|ing)? in\b|honou?rs? (?:graduate|society)\b|member of\b|recipient of\b|(?:first|second) (?:class|division)\b|specialt(?:y|ies)\b|academic achievements?\b)/gi
/** "Michigan State University East Lansing, MI": the city stands behind the name without a mark. */
const CITY_BEHIND = new RegExp(
  `\\b(University|College|Institute|Academy)\\s+(?!of\\b|at\\b|Station\\b|Park\\b)((?:\\p{Lu}[\\p{L}.'’-]+\\s){0,2}\\p{Lu}[\\p{L}.'’-]+),?\\s+(${STATES})(?![\\p{L}])`,
  'u',
)

/** "11400 Marble Drive, Moss Bay MD 21742 Quill Community College". */
const ADDRESS_AHEAD = new RegExp(`^\\d+ [^\\t]{5,60}?,? (?:${STATES}),? \\d{5}\\s+(?=\\p{Lu})`, 'u')

/** "BS Bachelor of Science": the same degree in short before it. */
const SHORT_BEFORE_LONG = /^(?:B\.?\s?(?=\S{0,6} Bach)|M\.?\s?(?=\S{0,6} Mast))(?:S|A|Sc|E|Eng|Tech|BA|FA|Ed)\.?\s+(?=(?:Bachelor|Master)['’]?s?\s(?:of|in)\b)/u

/** @returns lines whose text holds one entry at most where that can be told; place and quote stay those of the printed line */
export function linesOfStudies(lines: ResumeLine[]): ResumeLine[] {
  return joinedRunOns(withWholeWords(sideBySide(withRangesStacked(withLevelsOfForm(withOpenDegrees(withoutLabelsAlone(lines))))).map(withTypeParted)).map(withoutOverseers)).flatMap((line) => {
    const spelled = {
      ...line,
      text: withKnownSpelling(
        withUniversitySpelled(line.text)
          .replace(/^([BM])\. ([AS])\.?(?=\s*[:,]|\s+[–-]\s)/, '$1.$2.')
          .replace(SHORT_BEFORE_LONG, ''),
      ),
    }
    return entriesOf(spelled.text).map((text, n, all) =>
      all.length === 1 ? spelled : { ...spelled, text, gapBefore: n === 0 ? line.gapBefore : false, breaks: [], full: n === all.length - 1 ? line.full : false },
    )
  })
}

/** "Bachelor of Science in" over "Botany, Quill University", "Master of" over "Science in Clay": no degree ends so. */
function withOpenDegrees(lines: ResumeLine[]): ResumeLine[] {
  return lines.reduce<ResumeLine[]>((told, line) => {
    const before = told.at(-1)
    const goesOn = before !== undefined && !line.bullet && !line.gapBefore && line.page === before.page && /^\p{Lu}/u.test(line.text) && !line.text.includes('\t') && endsWithinDegree(before.text)
    return goesOn ? [...told.slice(0, -1), { ...before, text: `${before.text} ${line.text}`, raw: `${before.raw} ${line.raw}`, breaks: [], full: line.full }] : [...told, line]
  }, [])
}

const LONGEST_OPEN = 90

function endsWithinDegree(text: string): boolean {
  const [hit, other] = degreeHits(text)
  if (other !== undefined || text.length > LONGEST_OPEN) return false
  return /(?:^|\s)(?:Bachelor|Master|Doctor|Associate)['’]?s? of$/iu.test(text) || (hit !== undefined && text.slice(hit.index + hit.match.length) === ' in')
}

const LEVEL_OF_FORM = /^(?:doctorate|doctoral degree|professional(?: degree)?|master['’]?s(?: degree)?|bachelor['’]?s(?: degree)?)(?=\s+(?:(?:0?[1-9]|1[0-2])\/)?(?:19|20)\d\d$)/i

/** "Doctorate 03/2009" over "Doctor of Dental Medicine": the level that a form asks for and the degree in full, which is of that date. */
function withLevelsOfForm(lines: ResumeLine[]): ResumeLine[] {
  return lines.flatMap((line, n) => {
    const [before, next] = [lines[n - 1], lines[n + 1]]
    const isNamed = (degree: ResumeLine | undefined): degree is ResumeLine =>
      degree !== undefined && !degree.gapBefore && !degree.bullet && degreeHits(degree.text)[0]?.index === 0 && !/\b(?:19|20)\d\d\b/.test(degree.text) && !namesSchool(degree.text)
    if (LEVEL_OF_FORM.test(line.text) && isNamed(next)) return []
    const level = before === undefined ? null : LEVEL_OF_FORM.exec(before.text)
    return before !== undefined && level !== null && isNamed(line)
      ? [
          {
            ...line,
            text: `${line.text}, ${before.text.slice(level[0].length).trim()}`,
            raw: `${before.raw} ${line.raw}`,
            page: before.page,
            number: before.number,
            gapBefore: before.gapBefore,
            breaks: [],
          },
        ]
      : [line]
  })
}

/** "Degree" over "M.Sc. in Botany" over "Institution" over "Quill University": labels on lines of their own, each over its value. */
function withoutLabelsAlone(lines: ResumeLine[]): ResumeLine[] {
  const at = lines.flatMap(({ text }, n) => (LABEL_ALONE.test(text) ? [n] : []))
  const kinds = new Set(at.map((n) => lines[n]?.text.replace(/\W+$/, '').toLowerCase()))
  // Names of columns stand side by side or in a row.
  if (kinds.size < 2 || at.some((n) => n + 1 >= lines.length || LABEL_ALONE.test(lines[n + 1]?.text ?? ''))) return lines
  // Two degrees over two schools: nobody tells whose is whose.
  if (at.some((n, k) => (at[k + 1] ?? n + 2) > n + 2)) return lines
  return lines.filter((_, n) => !at.includes(n))
}

const LABEL_ALONE =
  /^(?:degree|qualification|course|institution|institute|college|school|university|major|field(?: of study)?|subject|year(?: of (?:passing|completion|graduation))?|dates?|graduated|graduation(?: year)?)\s*:?$/i

/** "Quill College | PhD<tab>Marble University | MSc" over "Botany<tab>2025 – 2029<tab>Kilns<tab>2022 – 2023": two entries beside each other. */
function sideBySide(lines: ResumeLine[]): ResumeLine[] {
  return lines.flatMap((line, n) => {
    const [cells, below] = [line.text.split('\t'), (lines[n + 1]?.text ?? '').split('\t')]
    const above = (lines[n - 1]?.text ?? '').split('\t')
    if (isPair(cells) && isBelowPair(below)) {
      return cells.map((cell, k) => ({ ...line, text: `${cell}\t${below.slice((k * below.length) / 2, ((k + 1) * below.length) / 2).join('\t')}`, gapBefore: true, breaks: [] }))
    }
    return isPair(above) && isBelowPair(cells) ? [] : [line]
  })
}

const isPair = (cells: string[]): boolean => cells.length === 2 && cells.every((cell) => degreeHits(cell).length === 1 && namesSchool(cell))
const isBelowPair = (cells: string[]): boolean => (cells.length === 2 || cells.length === 4) && cells.every((cell) => degreeHits(cell).length === 0 && !namesSchool(cell))

/** "PhD, Quill University, Marble Bay Botany": between the school and its field only the type changes. */
function withTypeParted(line: ResumeLine): ResumeLine {
  if (line.breaks.length === 0 || line.bullet || degreeHits(line.text).length === 0 || !namesSchool(line.text)) return line
  const at = line.breaks.find((place) => {
    const [before, behind] = [line.text.slice(0, place), line.text.slice(place)]
    if (!/[\p{L}.)] $/u.test(before) || /\b(?:of|in|at|and|the|for|from|&) $/i.test(before) || !/^\p{Lu}/u.test(behind)) return false
    const [first = ''] = behind.split(/[\t,;(|]/)
    return namesSchool(before) ? isFieldThroughout(first.replace(/\W+$/, '')) : namesSchool(first)
  })
  return at === undefined ? line : { ...line, text: `${line.text.slice(0, at).trimEnd()}\t${line.text.slice(at)}`, breaks: [] }
}

/** "Institution : Quill University". */
const LABEL_OF_STUDY = /^(?:name of (?:the )?)?(?:institution|institute|college|school|university|course|degree|qualification|year(?: of passing)?|dates?)\s*:[\s–-]*/i

const DASH_BEFORE_SCHOOL = /(?<=\p{Ll}{3})(?<!\b(?:[Pp]re|[Pp]ost|[Nn]on|[Mm]ulti|[Ss]emi|[Ii]nter))(?: -|- )(?=(?:\p{Lu}[\p{L}.&'’]{0,30} ){1,4}(?:University|College|Institute|Polytechnic)\b)/gu

/** The marks that part what is told of an entry. */
/** "Dr. techn. (PhD) in Kilns": the same degree once more, as it is called elsewhere. */
const TOLD_IN_BRACKETS =
  /\bDr(?:\. ?| )(?:techn|rer\.? ?(?:nat|pol|oec|medic)|phil|ing|-Ing|iur|jur|med|oec|sc(?:\.? ?[a-z]+)?|theol)\.? \((Ph\.?D\.?|Doctor of [A-Z][a-z]+(?: [A-Z][a-z]+)?)(?: equivalent)?\)/g

export function plainStudy(text: string): string {
  return (
    partedSentence(partedByColon(namedOnce(text.replace(EQUIVALENT, '$1'))).replace(/\sin the (?:stream|field|branch|discipline) of\s(?=\p{Lu})/u, ' in '))
      .replace(LABEL_OF_STUDY, '')
      .replace(TOLD_IN_BRACKETS, '$1')
      // "M.Com ( Master of Commerce) , Commerce": the short form spelled out.
      .replace(/(?<=^[BM]\.? ?\p{L}{1,4}\.?)\s?\(\s?(?:bachelor|master)s? of \p{L}+(?: \p{L}+){0,2}\s?\)(?=\s*[:,])/iu, '')
      // "Ph.D. candidate (part-time), Botany".
      .replace(/(?<=\b(?:candidate|student)) \((?:part|full)[- ]time\)(?=,)/i, '')
      // "[2013] [MBA] [Quill University, Moss]".
      .replace(/^\[([^[\]]+)\]\s*\[.*$/, (whole) => whole.replace(/\]\s*\[/g, '\t').replace(/[[\]]/g, ''))
      // "Engineering&Technology", "Engineering –Quill University".
      .replace(/(?<=\p{Ll})&(?=\p{Lu}\p{Ll})/gu, ' & ')
      .replace(/(?<=\p{L}) ([–—])(?=\p{Lu}\p{Ll})/gu, ' $1 ')
      // "Botany- Quill University", "Botany -Quill University".
      .replace(DASH_BEFORE_SCHOOL, ' - ')
      // "Quill College,Marble", "(Affiliated with Moss University)".
      .replace(/(?<=\b(?:School|College|University|Institute|Polytechnic|Academy|Technology)),(?=\p{Lu}\p{Ll})/gu, ', ')
      .replace(/[\s,]*\(?\b(?:affiliated|affiliation|recogni[sz]ed|approved|accredited)\s+(?:with|to|by|under)\s.*$/i, '')
      // "M.Com -2011-2013".
      .replace(/(?<=[\s)])-(?=(?:19|20)\d\d\s?[–-]\s?(?:19|20)\d\d(?!\d))/g, ' ')
      .replace(/\bschool name\b\s*,?\s*/i, '')
      .replace(PLACEHOLDER_PLACE, '\t')
      .replace(/(?<=\p{L})\sCity\s?,\s(\p{Lu}\p{L}{3,})(?!\p{L})\s?/gu, (whole, country: string) => (isPlace(`Anywhere, ${country}`) ? '\t' : whole))
      // "Quill University City Botany": of the blank place only one word is left.
      .replace(/(?<=\b(?:University|College|Institute|Academy)) City(?= ?(?:,|$|\t)| (?!College\b|University\b|Campus\b|Cent)\p{Lu})/gu, '\t')
      // "Botany , May 2009 University of Marble India Botany": the country between the name and the field once more.
      .replace(/(?<=\s:\s)(\p{Lu}[^,:\t\d]{2,50}?)( [^\t]{3,80}?) (?:India|China|Pakistan|Philippines|Nigeria|Canada|Mexico|Brazil|USA) (?=\1$)/u, '$1$2\t')
      // A form that left the city out: "Sales Management State Sales Management".
      .replace(/(?<=\s:\s)(\S.{2,60}?) (?:City|State|India|China|Pakistan|Philippines|Nigeria|Canada|Mexico|Brazil|USA) (?=\1|GPA\b)/u, '$1\t')
      // "Quill Community College State Associate of Arts": of the blank place only one word is left.
      .replace(/(?<=\b(?:University|College|Institute)) State (?=(?:Associate|Bachelor|Master|Doctor)['’]?s?\b)/g, '\t')
      .replace(ADDRESS_AHEAD, '')
      // "University of Marble Marble, PA".
      .replace(/\b(University of (\p{Lu}\p{L}+)) \2(?=,)/u, '$1, $2')
      .replace(CITY_BEHIND, '$1, $2, $3')
      .replace(/\swith an? (?=minor in\b)/gi, '\t')
      .replace(TAIL, '\t')
      .replace(GRADE, partedGrade)
      .replace(/\b(Master|Bachelor|Associate)(s?)of\b/g, '$1$2 of')
      // "Bachelor of the Arts", "Bachelor of Art , Botany", "Bachelor Fine Art : Clay".
      .replace(/\b((?:Master|Bachelor|Associate)['’]?s?) of the (?=(?:Arts|Sciences?)\b)/g, '$1 of ')
      .replace(/\b((?:Master|Bachelor|Associate)['’]?s?)(?: of)? (Fine |)Art(?=\s*[,:])/g, '$1 of $2Arts')
      .replace(/\b(University|Institute|College|School)of\b/g, '$1 of')
      // "B.Sc. in Botany, Honours Quill University".
      .replace(/,\s+(?:with )?Honou?rs\s+(?=(?:\p{Lu}[\p{L}.&'’-]*\s){1,4}(?:University|College|Institute)\b)/u, '\t')
      // "Computer Application Technology QUAC, China": initials before a country.
      .replace(/(?<=\p{Ll}) (\p{Lu}{3,8}), (\p{Lu}\p{L}+)$/u, (whole, name: string, country: string) => (isPlace(country) ? `\t${name}, ${country}` : whole))
      // Dots that lead from one column to the next.
      .replace(/\s*\.{4,}\s*/g, '\t')
      // "May, 2013".
      .replace(/(?<=\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?) ?, ?(?=(?:19|20)\d\d\b)/giu, ' ')
      // "Nursing 5 2013": a month in digits.
      .replace(/(?<![\w/.-])(0?[1-9]|1[0-2]) (?=(?:19|20)\d\d\b)/g, '$1/')
      .replace(/(?<=\| )(0?[1-9]|1[0-2])-(?=(?:19|20)\d\d\b)/g, '$1/')
      // "05/12" alone.
      .replace(/^(0?[1-9]|1[0-2])\/([0-4]\d)$/, '$1/20$2')
      // "Clay Technology , 5/25/08", "Clay , 7/28 /14".
      .replace(/(?<=(?:,| :) )\d{1,2}\/\d{1,2} ?\/ ?(\d\d)(?![\d/])/g, (_, year: string) => `${Number(year) < 50 ? 20 : 19}${year}`)
      // "Accounting 08/07/2008".
      .replace(/(?<![\d/])\d{1,2}\/\d{1,2}\/((?:19|20)\d\d)(?!\d)/g, '$1')
      // "Kinesiology, 12/12", "Fire Science : 8/15".
      .replace(/(?<=(?:,| :) )(0?[1-9]|1[0-2])\/([0-4]\d)(?![\d/])/g, '$1/20$2')
      // "Doctor of Education : Kiln Design Doctor of Education August 2014".
      .replace(/\b((?:Doctor|Master|Bachelor|Associate)\S* of \S+)( : [^:\t\d]{3,80}?) \1(?= )/u, '$1$2\t')
      // "Biology 5/96 Quill University".
      .replace(/(?<=\p{Ll} )(0?[1-9]|1[0-2])\/(?:([5-9]\d)|([0-4]\d))(?= \p{Lu})/gu, (_, month: string, old?: string, late?: string) => `${month}/${old === undefined ? `20${late}` : `19${old}`}`)
      // A month that has lost its year: "Botany , Jul Quill University".
      .replace(/(?<=, )(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.? (?=\p{Lu})/giu, '\t')
      // "Electrical Engineering , 87 Quill University".
      .replace(/(?<=\p{L} ?, )(?:([5-9]\d)|([0-4]\d))(?= (?:\p{Lu}[\p{L}.&’'-]* ){0,4}(?:University|College|Institute|School)\b)/u, (_, old?: string, late?: string) =>
        old === undefined ? `20${late}` : `19${old}`,
      )
      .replace(/^\t+|\t+$/g, '')
  )
}

/** "Mgr. (BSc + MSc equivalent) in Botany": the last of the two is the degree. Of "Diploma (MSc equivalent)" it is none. */
const EQUIVALENT = /(?<=^Mgr\.? )\([^()+]{1,20}\+\s?([^()+]{2,20}) equivalent\)/i

/** "PhD in Botany: Quill University": behind the field the colon parts it from the school. */
function partedByColon(text: string): string {
  const [head = '', field = '', behind = ''] = text.match(/^[^:\t]{2,60}? in (\p{Lu}[^:\t]{2,60}):\s+(?=(\p{Lu}[^\t,;(–—]{2,80}))/u) ?? []
  const parts =
    head !== '' &&
    /^(?:(?:pursuing|pursued|completed|earned|mgr\.)\s+)?$/i.test(head.slice(0, degreeHits(head)[0]?.index ?? 0)) &&
    degreeHits(head).length === 1 &&
    !namesSchool(head) &&
    namesSchool(behind) &&
    !isFieldWord(behind.split(/\s+/)[0] ?? '')
  return parts && !/\b(?:major|minor|concentration|emphasis|speciali[sz]ation|focus|track)\b/i.test(field) ? `${head.replace(/:\s+$/, '')}\t${text.slice(head.length)}` : text
}

/** Behind the name of a school in a sentence. */
const BEHIND_SCHOOL =
  /\s(?=(?:with|under|session|securing|scoring|having|during|batch|passed|and (?:secured|scored|passed)|in (?:the year )?(?:(?:19|20)\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*[\s,]+(?:19|20)\d\d))(?!\p{L}))/iu
/** "with first class", "6.79 pointer 1st class", "passed out of 70%". */
const RESULT_AHEAD =
  /\s+(?:with |passed (?:out )?(?:of |with )?)?(?:\d{1,2}(?:\.\d+)?\s?(?:%|pointer|cgpa|marks)\s*)?(?:\b(?:1st|2nd|first|second) (?:class|division)|(?<=%|pointer\s|cgpa\s|marks\s))/i

/** What a school may have been besides the one that gave the degree. */
const BESIDE_STUDY = /\b(?:work(?:ed|ing)|taught|intern(?:ed|ship)?|scholarship|award|fellowship|support|training|visiting|exchange|transferred|guidance)\b/i

/** "B.Tech in Botany with first class from Quill College under the board of Moss in 2007": what stands behind "from" up to the next such word is the school. */
function partedSentence(text: string): string {
  const hits = degreeHits(text)
  const from = text.search(/\s[Ff]rom\s+(?:the\s+)?\p{Lu}/u)
  // "… in the stream of Botany in Quill Institute of Kilns with …".
  const at = from >= 0 ? from : text.search(/(?<=\p{Ll}{3}) in (?:\p{Lu}[\p{L}.&'’-]* ){1,4}(?:University|College|Institute|School)\b/u)
  if (hits.length !== 1 || hits[0] === undefined || at < hits[0].index || /\t/.test(text) || BESIDE_STUDY.test(text)) return text
  const [head, tail] = [text.slice(0, at), text.slice(at).replace(/^\s(?:from|in)\s+(?:the\s+)?/i, '')]
  // "from B.S. Marble College": without its word the initials would be a degree.
  if (/^\p{Lu}\.?\s?\p{Lu}\.?\s/u.test(tail)) return text
  const end = tail.search(BEHIND_SCHOOL)
  const name = end < 0 ? tail : tail.slice(0, end)
  return namesSchool(name.split(/[,(]/)[0] ?? '')
    ? `${head
        .replace(RESULT_AHEAD, '')
        .replace(/\s(?:first|second|third|final) year$/i, '')
        .replace(/\swith (\p{Lu}\p{L}+) honou?rs$/iu, ' in $1')}\t${name}${end < 0 ? '' : `\t${tail.slice(end).trim()}`}`
    : text
}

/** The width of the page broke an entry: the line is full, names a degree and no school yet, and the next one goes on with it. */
function joinedRunOns(lines: ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    if (before !== undefined && goesOn(before, line))
      joined[joined.length - 1] = { ...before, text: `${before.text}${hasCampuses(before.text) ? ',' : ''} ${line.text}`, raw: `${before.raw} ${line.raw}`, full: line.full, breaks: [] }
    else joined.push(line)
  }
  return joined
}

function goesOn(before: ResumeLine, line: ResumeLine): boolean {
  if (line.bullet || line.gapBefore || line.cut === true) return false
  // A range of dates goes on below.
  if (/^(?:to|until|through|–|-)\s/.test(line.text) && endsWithDate(before.text)) return true
  // "University of Texas" over "Marble": the campus of one that has several.
  if (hasCampuses(before.text) && CAMPUS_PLACE.test(line.text) && degreeHits(line.text).length === 0 && !namesField(line.text)) return true
  // "[MBA] [Quill University," over "Moss]".
  if (/^\[/.test(before.text) && /\[[^\]]*$/.test(before.text) && before.text.length < 120) return true
  // "School of Kilns and Tropical" over "Medicine, with distinction".
  const [, end = ''] = before.full === false ? [] : (before.text.match(/\b(?:School|Institute|College|Academy|University) (?:of|for)(?: \p{Lu}\p{L}+){1,2} (?:and|&) (\p{Lu}\p{L}+)$/u) ?? [])
  if (end !== '' && !isFieldWord(end) && /^\p{Lu}\p{L}+(?:,|$|\t)/u.test(line.text)) return true
  const hits = degreeHits(before.text)
  // "Master's degree, Kiln Science and", "Kiln Science · (September" and the rest on the next line.
  const leads = hits.length === 1 && (hits[0]?.index === 0 || /^for $/i.test(before.text.slice(0, hits[0]?.index))) && degreeHits(line.text).length === 0
  // "Kiln and Glaze" over "Engineering · (2012 - 2016)".
  if (leads && spansOf(before.text).length === 0 && /^[\p{L} &,/-]{3,60} · \([^)]*(?:19|20)\d\d\)$/u.test(line.text)) return true
  // "B.E Kiln Architecture" over "& Glaze Engineering".
  if (leads && !namesSchool(before.text) && spansOf(before.text).length === 0 && /^(?:&|and)\s+\p{Lu}/u.test(line.text)) return true
  if (leads && spansOf(before.text).length === 0 && (/\s(?:and|&)$/.test(before.text) || /\((?:\p{Lu}\p{Ll}+)?$/u.test(before.text))) return true
  // "B.Tech from Quill Marble" over "School, Moss": the name ends below.
  if (
    hits.length > 0 &&
    // "M.Tech – Thermal" over "University of Moss": a field and a whole name.
    (/\bfrom\s?\p{Lu}[\p{L}.&'’-]+(?: \p{Lu}[\p{L}.&'’-]+){0,3}$/u.test(before.text) ||
      (/\s[–—-]\s?\p{Lu}[\p{L}.&'’-]+(?: \p{Lu}[\p{L}.&'’-]+){0,3}$/u.test(before.text) && !/^\p{L}+ (?:of|for|at)\b/iu.test(line.text))) &&
    !namesSchool(before.text) &&
    /^(?:School|College|University|Institute|Academy)\b/i.test(line.text) &&
    degreeHits(line.text).length === 0
  )
    return true
  // "• B.Tech in Botany from Quill" over "University, Marble in 2015": a sentence that goes on below.
  if (hits.length === 1 && TOLD_IN_SENTENCE.test(before.text) && before.text.length < 120 && degreeHits(line.text).length === 0 && !/[.:]$/.test(before.text)) {
    const unclosed = /\([^)]*$/.test(before.text)
    const ends = /(?:\b(?:of|and|the|in|at|for|under|from)|[,&])$/i.test(before.text)
    if ((ends || unclosed || before.full === true) && !/^[^:]{2,30}\s?:/.test(line.text)) return true
  }
  if (!(before.full ?? before.text.length > 90)) return false
  const last = hits.at(-1)
  // Only a paragraph of several entries breaks anywhere; a form begins each on a line of its own.
  if (last === undefined || hits.length < 2 || hits[0]?.index !== 0 || degreeHits(line.text)[0]?.index === 0) return false
  const open = before.text.slice(last.index)
  return !namesSchool(open) && spansOf(open).length === 0 && namesSchool(line.text)
}

/** "Marble", "San Marble": of two words that name no place for sure the second may be of a person or a list. */
const CAMPUS_PLACE = /^(?:(?:San|Santa|Saint|St|Los|Las|El|La|Ann|Baton|Chapel|Stony|Long|New|Fort|Little|Corpus|College|Eau|Rio|North|South|East|West) )?\p{Lu}\p{L}+$/u

const TOLD_IN_SENTENCE = /\b(?:from|in the stream of|completed|passed|secured|affiliated|obtained)\b/i

function endsWithDate(text: string): boolean {
  const last = spansOf(text)
    .sort((a, b) => a.index - b.index)
    .at(-1)
  return last !== undefined && last.index + last.length === text.length
}

function entriesOf(text: string): string[] {
  const hits = degreeHits(text)
  if (hits.length < 2) return [text]
  const schoolFirst = namesSchool(text.slice(0, hits[0]?.index))
  const cuts = hits.slice(1).flatMap((hit, n) => {
    const before = hits[n]
    return before === undefined ? [] : schoolFirst ? cutBeforeSchool(text, before, hit) : cutBeforeDegree(text, before, hit, hits[n + 2]?.index)
  })
  const edges = [0, ...cuts, text.length]
  return edges.slice(1).map((edge, n) => text.slice(edges[n], edge).replace(/^[\s;,|]+|[\s;,|]+$/g, ''))
}

/** Each degree before its school: the next entry begins with its degree where both have a school or a date of their own. */
function cutBeforeDegree(text: string, before: DegreeHit, hit: DegreeHit, next = text.length): number[] {
  const isTold = (part: string) => namesSchool(part) || spansOf(part).length > 0
  const opens = text[hit.index - 1] === '('
  return !opens && isTold(text.slice(before.index, hit.index)) && namesSchool(text.slice(hit.index, next)) ? [hit.index] : []
}

/** Each school before its degree: the next one begins behind the date or the grade of the degree before it, or behind a mark. */
function cutBeforeSchool(text: string, before: DegreeHit, hit: DegreeHit): number[] {
  const from = before.index + before.match.length
  const between = text.slice(from, hit.index)
  const kind = between.search(/\b(?:universit\w*|college|institute|school|academy|polytechnic)\b/i)
  if (kind < 0) return []
  const ends = [
    ...spansOf(between).map(({ index, length }) => index + length),
    ...[...between.matchAll(/[;|\t]|\bGPA:?\s*\d(?:\.\d+)?(?:\s?\/\s?\d(?:\.\d+)?)?|\)/gi)].map((match) => match.index + match[0].length),
  ]
  const at = ends
    .filter((end) => end <= kind)
    .sort((a, b) => a - b)
    .at(-1)
  return at === undefined ? [] : [from + at]
}

function spansOf(text: string) {
  return [...dateRanges(text), ...singleDates(text)]
}

const DEGREE_SPELLINGS = ['bachelor', 'bachelors', 'associate', 'associates', 'masters', 'doctorate']

/** "Bacholrs : Marketing": the first word is nearly the name of a degree. */
function withKnownSpelling(text: string): string {
  const [word = ''] = text.match(/^\p{L}{7,12}(?=['’]?s?\b)/u) ?? []
  const lower = word.toLowerCase()
  if (word === '' || DEGREE_SPELLINGS.includes(lower) || /^(?:associat|master|doctor|bachelor)/.test(lower)) return text
  const meant = DEGREE_SPELLINGS.find((name) => name[0] === lower[0] && name.length > 7 && lettersApart(name, lower) <= 2)
  return meant === undefined ? text : `${meant[0]?.toUpperCase()}${meant.slice(1)}${text.slice(word.length)}`
}

const UNIVERSITY = 'university'

const UNIVERSITY_SPACED = /(?<!\p{L})[Uu] ?n ?i ?v ?e ?r ?s ?i ?t ?y(?!\p{L})/gu

/** "Quill Univeristy" and "Quill Uni versity" for "Quill University"; the word in other languages ("Universiti", "Universität") stays. */
function withUniversitySpelled(text: string): string {
  return text
    .replace(UNIVERSITY_SPACED, (word) => word.replaceAll(' ', ''))
    .replace(/(?<![\p{L}])[Uu]\p{L}{6,10}[yY](?![\p{L}])/gu, (word) => {
      const lower = word.toLowerCase()
      const isMeant = lower !== UNIVERSITY && !namesSchool(word) && Math.abs(lower.length - UNIVERSITY.length) <= 2 && lettersApart(UNIVERSITY, lower) <= 2
      return isMeant ? (word === word.toUpperCase() ? UNIVERSITY.toUpperCase() : `${word[0]}${UNIVERSITY.slice(1)}`) : word
    })
}

/** How many letters must be put in, left out or changed to make one word of the other. */
function lettersApart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}
