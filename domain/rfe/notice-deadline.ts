/** Transcribes the printed deadline of a notice. Nothing here adds days to a date, and nothing may. */
import type { PrintedDeadline } from './notice-reading.ts'
import { type NoticeText, plainOf } from './notice-text.ts'

const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)\\.?'
const dateSource = `(?:${month} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}(?:st|nd|rd|th)?[ -]${month},?[ -]\\d{4}|\\d{1,2}[/-]\\d{1,2}[/-](?:\\d{4}|\\d{2})|\\d{4}-\\d{2}-\\d{2})\\b`
/** A date in any of the printed forms, in plain (lower-case) text. */
export const printedDate = new RegExp(`\\b${dateSource}`, 'g')

const numberWord = '(?:\\d{1,3}|(?:ten|twelve|fourteen|fifteen|twenty|thirty|thirty-three|forty-two|forty-five|sixty|eighty-four|eighty-seven|ninety)(?: \\(\\d{1,3}\\))?)'
const printedPeriod = new RegExp(
  `(?:within )?\\b${numberWord} (?:calendar |business )?(?:days|weeks)(?: (?:of|from|after) (?:the date of )?(?:this|the) (?:notice|letter|request|service of this notice|date of this (?:notice|request|letter)))?`,
)

const dateLabel =
  /^(?:(?:your |the )?(?:response|reply|answer|rebuttal|evidence) (?:is|must be) (?:due|received)(?: by| on)?|(?:response |reply |answer |rebuttal )?(?:due|deadline)(?: date)?(?: by| on)?|(?:response|reply|answer|rebuttal) date|(?:respond|reply|answer|response|rebut)(?: must be received)? (?:by|no later than|on or before)|(?:reply|respond) by date)\s*:?\s*$/
/** A label in the middle of a line of several, “Form: I-140   Due: …”. */
const labelBehind = /\s(?:(?:response|reply|answer|rebuttal) )?(?:due|deadline)(?: date)?(?: by| on)?:\s*$/
const answering =
  /\b(?:respon[ds]\w*|reply|answer(?:s|ed)?|rebut\w*|overcome|due|deadline|submit|(?:must|should|may|to|can) be (?:\w+ )?(?:submitted|sent|furnished|provided)|send|receive[ds]?|arrives?|return|opposition|oppose)\b/
const beforeDate = /\b(?:due(?: on| by)?|by|before|until|no later than|not later than|reach(?:es)? this office by|deadline):?\s*$/
/** “The due date to submit the requested evidence is …” */
const dueDateIs = /\b(?:due date|deadline)\b[^.;]{0,80} is $/
const aboutAnotherDate = /\b(?:dated|filed|appeal|approved on|priority date|signed|maximum|exceed|additional (?:\w+ )?days)\b/
/** Who is to answer: the reader, whose response is waited for. */
const toReader =
  /\byou (?:must|have until|may|should|are required to|will have until)\b|\byour (?:response|reply|answer|rebuttal)\b|\brequested (?:evidence|information|documents?)\b|\bthis (?:notice|office|request)\b|\b(?:our|this) service center\b|\b(?:uscis|we|this office|the agency) must receive\b|\byour evidence\b|^(?:please )?(?:send|submit|provide|return|file)\b|\bdue (?:date|by|on)\b|\b(?:respond|reply|response|rebuttal|answer)\b|\bevidence (?:must|is|should)\b/
/** What the petitioner says of a plan, and what came in before. */
const ofTheCase =
  /\byou (?:state|claim|plan|indicate|project|intend|assert|were|submitted|wrote)\b|\byour (?:[a-z]+ )?(?:plan|timeline|schedule|contract|design|pilot)\b|\bwe received\b|\b(?:was|were) to\b|\b(?:papers|proposals|abstracts|conference|phase)\b/
/** What somebody else has to do by then, or an earlier letter asked for: “Your letter says that the county must receive the report by …”. */
const ofAnother =
  /\b(?:prior|previous|earlier) (?:response|request|notice|reply|answer)\b|\b(?:was|were|had been) due\b|\bhad (?:until|to)\b|\b(?:letter|plan|contract|grant|agreement|schedule|proposal|charter|ordinance|program|offer)s?\b[^.;]{0,80}\b(?:says?|states?|asks?|requires?|provides?|indicates?|shows?|claims?|calls|commits?|promises)\b|\b(?:county|city|state|employer|company|vendor|funder|sponsor|school|university|partner|client|recipient|contractor|grantee|agency|results|report|products?|project)s? (?:that )?(?:must|will|shall|has to|have to|is to|are to|should|may|is due|are due)\b/
const periodCue = /\b(?:within|have|given|allowed|granted|afforded|has)\b/

/** Same day in two printed forms? Only to see whether two printed dates disagree; the result is never shown. */
const sameDay = (left: string, right: string): boolean => {
  const parts = (printed: string): string => {
    const plain = printed.toLowerCase().replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    const named = /[a-z]{3}/.exec(plain)?.[0]
    const order = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
    const numbers = (plain.match(/\d+/g) ?? []).map(Number)
    if (named) numbers.push(order.indexOf(named) + 1)
    return numbers
      .map((number) => (number > 99 ? number % 100 : number))
      .sort((a, b) => a - b)
      .join('-')
  }
  return parts(left) === parts(right)
}

/** The date that opens the cell under the given cell, as printed. */
export const dateBelow = (notice: NoticeText, index: number, column: number): string | null => {
  const cell = notice.lines[index + 1]?.cells[column]
  if (cell === undefined) return null
  const match = [...plainOf(cell).matchAll(printedDate)][0]
  return match?.index === 0 ? cell.slice(0, match[0].length) : null
}

type Found = { deadline: PrintedDeadline | null; several: boolean }

/**
 * The deadline as printed: a labelled line first, then a sentence that tells to answer by a date, then a printed number
 * of days. `several` is true when the notice prints two different dates; the first one is transcribed.
 */
export const findPrintedDeadline = (notice: NoticeText): Found => {
  const dates: PrintedDeadline[] = []
  for (const [index, line] of notice.lines.entries()) {
    if (line.plain.length > 120 || /\b(?:submission|application|abstract|proposals?|grant|conference)\b/.test(line.plain)) continue
    let end = 0
    for (const match of line.plain.matchAll(printedDate)) {
      const before = line.plain.slice(end, match.index).trimStart()
      end = match.index + match[0].length
      if ((!dateLabel.test(before) || before.length > 48) && !labelBehind.test(before)) continue
      dates.push({ printed: line.text.slice(match.index, end), quote: line.text, page: line.page, form: 'date' })
    }
    for (const [column, cell] of line.cells.entries()) {
      if (!dateLabel.test(plainOf(cell)) || cell.length > 48) continue
      const below = dateBelow(notice, index, column)
      if (below) dates.push({ printed: below, quote: below, page: line.page, form: 'date' })
    }
  }
  const periods: PrintedDeadline[] = []
  for (const block of notice.blocks) {
    for (const sentence of block.sentences) {
      if (!answering.test(sentence.plain)) continue
      const isToReader = toReader.test(sentence.plain) && !ofTheCase.test(sentence.plain) && (!ofAnother.test(sentence.plain) || /\bmust receive your (?:response|reply)\b/.test(sentence.plain))
      for (const match of isToReader ? sentence.plain.matchAll(printedDate) : []) {
        const before = sentence.plain.slice(Math.max(0, match.index - 40), match.index)
        const named = dueDateIs.test(sentence.plain.slice(0, match.index))
        if ((!beforeDate.test(before) && !named) || /\b(?:dated|filed|approved)\b/.test(before)) continue
        const printed = sentence.text.slice(match.index, match.index + match[0].length)
        dates.push({ printed, quote: sentence.text, page: sentence.page, form: 'date' })
      }
      const period = printedPeriod.exec(sentence.plain)
      if (period && periodCue.test(sentence.plain) && !aboutAnotherDate.test(sentence.plain)) {
        const printed = sentence.text.slice(period.index, period.index + period[0].length)
        periods.push({ printed, quote: sentence.text, page: sentence.page, form: 'period' })
      }
    }
  }
  const first = dates[0] ?? periods[0] ?? null
  return { deadline: first, several: dates.some((date) => !sameDay(date.printed, dates[0]?.printed ?? '')) }
}
