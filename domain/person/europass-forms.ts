/** The form of the European CV: labels at the left, each over or beside its value; the employer is told below what was done for it. */
import { dateRanges, singleDates } from '../resume/resume-dates.ts'
import { degreeHits } from '../resume/resume-degrees.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'

const label = (words: string): RegExp => new RegExp(`^(?:${words})(?:\\s*[:\\t]\\s*|\\s+|$)`, 'i')
const DATES = label('dates?(?: \\(from[^)]*\\))?')
const POSITION = label('(?:occupation or )?position held')
const EMPLOYER = label('name and address of (?:the )?employer|name of (?:the )?employer')
const SECTOR = label('type of business or sector')
const DUTIES = label('main activities and responsibilities')
const AWARDED = label('title of (?:the )?qualification awarded')
const PROVIDER = label('name(?: and type)? of (?:the )?organi[sz]ation(?: providing education and training)?')
const OF_COURSES = label('principal subjects(?: ?\\/ ?occupational skills covered)?|level in (?:the )?national (?:or international )?classification')
/** "01/02/2021 →" goes on. */
const ARROW = /\s*→\s*$/

const isDated = ({ text }: ResumeLine): boolean => DATES.test(text) && [...dateRanges(text), ...singleDates(text)].length > 0
const bare = (line: ResumeLine, pattern: RegExp): ResumeLine => ({ ...line, text: line.text.replace(pattern, ''), breaks: [] })

/** Each position with its dates, title, and employer over its duties; lists that are no such form stay as they are. */
export function withPositionsOfForm(lines: ResumeLine[]): ResumeLine[] {
  const starts = lines.flatMap((line, n) => (isDated(line) ? [n] : []))
  if (starts.length === 0 || !lines.some(({ text }) => POSITION.test(text))) return lines
  return [
    ...lines.slice(0, starts[0]),
    ...starts.flatMap((start, k) => {
      const own = lines.slice(start, starts[k + 1])
      const told = (pattern: RegExp) => own.find(({ text }) => pattern.test(text))?.text.replace(pattern, '')
      const heads = [[told(POSITION), told(DATES)?.replace(ARROW, ' – present')], [told(EMPLOYER)]].map((cells) => cells.filter((cell) => cell !== undefined && cell !== '').join('\t'))
      const body = own.filter(({ text }) => ![DATES, POSITION, EMPLOYER, SECTOR].some((pattern) => pattern.test(text))).map((line) => bare(line, DUTIES))
      const [first] = own
      const quoted = own.filter(({ text }) => [DATES, POSITION, EMPLOYER].some((pattern) => pattern.test(text)))
      const head = (text: string, n: number) => ({
        ...(first as ResumeLine),
        text,
        raw: n === 0 ? quoted.map(({ raw }) => raw).join(' ') : '',
        bullet: false,
        gapBefore: n === 0,
        cut: n === 0 && first?.cut === true,
        full: false,
        breaks: [],
      })
      return [...heads.map(head), ...body].filter(({ text }) => text !== '').map((line, n) => (n === heads.length ? { ...line, gapBefore: true, cut: true } : line))
    }),
  ]
}

/** Studies without the labels of the form and what it asks about courses. */
export function withoutLabelsOfForm(lines: ResumeLine[]): ResumeLine[] {
  if (!lines.some(({ text }) => AWARDED.test(text))) return lines
  return withoutUnknown(lines)
    .filter(({ text }) => !OF_COURSES.test(text))
    .map((line) => {
      const pattern = [AWARDED, PROVIDER].find((known) => known.test(line.text)) ?? (isDated(line) ? DATES : undefined)
      return pattern === undefined ? line : { ...bare(line, pattern), gapBefore: line.gapBefore || pattern === DATES }
    })
    .filter(({ text }) => text !== '')
}

/** Without the entries whose qualification is called like no degree: what they tell is of no other one. */
function withoutUnknown(lines: ResumeLine[]): ResumeLine[] {
  const starts = lines.flatMap((line, n) => (isDated(line) ? [n] : []))
  const unknown = starts.flatMap((start, k) => {
    const own = lines.slice(start, starts[k + 1])
    const awarded = own.find(({ text }) => AWARDED.test(text))
    return awarded !== undefined && own.every(({ text }) => degreeHits(text).length === 0) ? own : []
  })
  return lines.filter((line) => !unknown.includes(line))
}
