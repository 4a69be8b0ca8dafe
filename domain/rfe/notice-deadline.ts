/** Transcribes the printed deadline of a notice. Nothing here adds days to a date, and nothing may. */
import { DAY_MS } from '../calendar-day.ts'
import { countedDay } from './counted-day.ts'
import type { PrintedDeadline } from './notice-reading.ts'
import { type NoticeText, plainOf } from './notice-text.ts'
import { readPrintedDay } from './response-date.ts'

const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)\\.?'
const dateSource = `(?:${month} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}(?:st|nd|rd|th)?[ -]${month},?[ -]\\d{4}|\\d{1,2}[/-]\\d{1,2}[/-](?:\\d{4}|\\d{2})|\\d{4}-\\d{2}-\\d{2})\\b`
/** A date in any of the printed forms, in plain (lower-case) text. */
export const printedDate = new RegExp(`\\b${dateSource}`, 'g')

const numberWord = '(?:\\d{1,3}|(?:ten|twelve|fourteen|fifteen|twenty|thirty|thirty-three|forty-two|forty-five|sixty|eighty-four|eighty-seven|ninety)(?: \\(\\d{1,3}\\))?)'
const printedPeriod = new RegExp(
  `(?:within )?\\b${numberWord} (?:calendar |business )?(?:days|weeks)(?: (?:of|from|after) (?:the date of )?(?:this|the) (?:notice|letter|request|service of this notice|date (?:at the (?:top|head) |printed (?:above|at the top) |shown )?(?:of|on) this (?:notice|request|letter)))?`,
)

const dateLabel =
  /^(?:(?:your |the )?(?:response|reply|answer|rebuttal|evidence) (?:is|must be) (?:due|received)(?: by| on)?|(?:response |reply |answer |rebuttal )?(?:due|deadline)(?: date)?(?: by| on)?|(?:response|reply|answer|rebuttal) date|(?:respond|reply|answer|response|rebut)(?: must be received)? (?:by|no later than|on or before)|(?:reply|respond) by date|date due)\s*:?\s*$/
/** A label in the middle of a line of several, “Form: I-140   Due: …”. */
const labelBehind = /^[a-z][\w .#/-]{1,30}: ?[\w#-][^:]*\s(?:(?:response|reply|answer|rebuttal) )?(?:due|deadline)(?: date)?(?: by| on)?:\s*$/
/** A label that names no answer may be that of another date. */
const namesAnswer = /\b(?:response|reply|answer|rebuttal|evidence|respond|rebut)\b/
const answering =
  /\b(?:respon[ds]\w*|reply|answer(?:s|ed)?|rebut\w*|overcome|due|deadline|submit|(?:must|should|may|to|can) be (?:\w+ )?(?:submitted|sent|furnished|provided)|send|receive[ds]?|arrives?|return|opposition|oppose)\b/
const aboutAnotherDate = /\b(?:dated|filed|appeal|approved on|priority date|signed|maximum|exceed|additional (?:\w+ )?days)\b/

/** What is to be sent in answer to the notice; “your reply to the reviewers”, “an appeal”, and “the prototype” are none. */
const ANSWER = `(?:(?:your|the|this|that|a|any|all(?: of)?(?: the| your)?|such|these|its|his|her|petitioner's|beneficiary's) )?(?:(?:complete|completed|full|written|timely|requested|required|additional|missing|further|entire|signed|supporting|documentary|original|initial|single|following|formal)(?: and|,)? ){0,3}(?:response|reply|answer|rebuttal|evidence|documents?|documentation|information|materials?|items?|submission|explanation|opposition|letter of response|it|this notice|this letter)s?(?! (?:to|of|from|for) (?!this\\b|the (?:notice|letter|request|noid|rfe|agency|office|address)\\b|us\\b|uscis\\b|record\\b|you\\b))(?: (?:to|in answer to|in response to) (?:this|the|our|a) (?:notice|letter|request(?: for evidence)?|noid|rfe)(?: of intent to deny)?)?(?:,? (?:that|which) (?:(?:this|the) (?:notice|letter|request|agency|office)|uscis|we|i) (?:requests?|requires?|asks? for|needs?|identif(?:y|ies)|lists?))?(?:,? (?:requested|listed|described|identified|asked for|required)(?: above| below| here| in this (?:notice|letter|request))?)?`
/** Where and how it is sent, between the order and the date. */
const HOW = `(?:,? (?:to|at|by mail to|in writing to|in) (?:this office|the (?:address|office|service center|agency)(?: (?:above|below|shown|listed|given|printed)(?: (?:above|below|here))?)?|us|uscis|our office|our hands|writing|full)|,? (?:together |along )?with (?:this|the original|a copy of this|the|your|all|any|supporting|requested|results|further|new|additional|evidence|documents)(?: (?!that\\b|which\\b|who\\b|is\\b|are\\b|will\\b|must\\b|due\\b|by\\b)[\\w'-]+){0,6}?|,? and (?:the |all |any )?(?:supporting |requested )?(?:evidence|documents|rebuttal)| in writing| in full| here| only once| together| at (?:one|the same) time| at once| in one (?:package|envelope|submission)| so that (?:(?:this office|uscis|we) (?:has|have|receives?) (?:it|them)|(?:it|they) reach(?:es)? (?:us|this office|uscis)|(?:it|they) arrives?)){0,2},?`
const BY =
  '(?: (?:by (?:the |its |your )?(?:due date|deadline)(?: of|,)|on or before|no later than|not later than|by no later than|by|before|until)(?: the close of business on| midnight on| noon on)?)'
const READER = '(?:you|the (?:self-)?(?:petitioner|beneficiary)|the applicant|petitioner|counsel)'
const MAY =
  '(?:must(?: (?:now|therefore|also))?|should|may|can|shall|need to|needs to|has to|have to|will need to|(?:are|is) (?:\\w+ )?(?:to|asked to|required to|requested to|invited to|directed to|allowed to|permitted to|advised to)|wishes? to|want to|ha(?:s|ve) (?:the )?(?:opportunity|chance) to)'
const ANSWERS = `(?:respond|reply|answer|rebut|(?:submit|provide|send|return|furnish|file|deliver|mail|give|overcome|explain|correct|cure) (?:us |uscis )?${ANSWER})(?: (?:to|this) ?(?:this|the|our)? ?(?:notice|letter|request(?: for evidence)?|noid|rfe|finding|findings|grounds)?(?: of intent to deny)?)?`
const REACHES =
  '(?:(?:be|been|is|are|has been) )?(?:received|submitted|sent|postmarked|mailed|returned|filed|furnished|provided|delivered|due|made|reach(?:es)?|arrives?|come in|in our (?:hands|office))(?: and (?:received|submitted|postmarked))?(?: (?:this office|us|uscis|here))?'
/** Each ends at the date: who is to answer is the reader of the notice. */
const TELLS_TO_ANSWER = [
  `(?:please )?(?:and )?${ANSWERS}${HOW}${BY}`,
  `${READER} ${MAY} ${ANSWERS}${HOW}${BY}`,
  `${ANSWER}(?:, (?:together |along )?with [^,;]{3,60},)? (?:must|should|shall|has to|have to|needs? to|is to|are to|will have to|is|are) (?:\\w+ly )?${REACHES}${HOW}(?:${BY}| on)?`,
  `(?:this office|uscis|the agency|the (?:texas |nebraska )?service center|we|i) (?:must|should|needs? to|has to|have to|expects? to) (?:receive|have) ${ANSWER}${HOW}${BY}`,
  `(?:please )?(?:make (?:sure|certain)|ensure|see) (?:that )?${ANSWER} ${REACHES}${HOW}${BY}`,
  `(?:this|the) (?:notice|letter|request) (?:must|should|has to) be (?:answered|responded to|returned)${HOW}${BY}`,
  `(?:this office|uscis|we) needs? ${ANSWER}${HOW}${BY}`,
  `(?:if|unless) (?:this office|uscis|the agency|we|${READER}) (?:do(?:es)? not |fails? to )?(?:receives?|hears? from you|gets?|responds?|answers?|repl(?:y|ies)|submits?)(?: ${ANSWER})?${HOW}${BY}`,
  `(?:if|unless) ${ANSWER} (?:is|are) (?:not )?received${HOW}${BY}`,
  `(?:failure|failing) to (?:${ANSWERS})${HOW}${BY}`,
  `(?:the |your )?(?:deadline|due date|last day|final day|date|time)(?: (?:for|to|on which|by which) (?:your (?:response|reply|answer|rebuttal)|(?:respond|reply|answer|rebut|responding|replying|submitting|submission|submit|a response|the response|return|provide)(?: of)?(?: ${ANSWER})?|(?:you must|you may|you can) respond|we (?:must|can|will) (?:receive|accept) ${ANSWER}))? (?:is|ends|expires|runs out|runs)(?: now)?(?: on| until)?`,
  `(?:a|any|no) (?:response|reply|answer|rebuttal|evidence|submission)s? (?:that (?:is|are|was) |which (?:is|are) )?(?:received|submitted|sent|arriving|postmarked|made)${HOW} after`,
].map((shape) => new RegExp(`(?:^(?:please )?(?:note|be (?:advised|aware|reminded)) that |^|[,;:] |\\b(?:and|or|but|so|therefore|accordingly|however) )${shape}:? $`))
/** “You have until … to respond”: behind the date stands to what it is given, or nothing. */
const GIVES_TIME = new RegExp(
  `(?:^|[,;:] |\\b(?:and|but|so) )${READER} (?:ha(?:s|ve)|will have|(?:is|are) (?:\\w+ )?(?:given|allowed|granted|afforded)|ha(?:s|ve) been (?:given|allowed|granted|afforded))(?: time)? until(?: (?:the )?close of business(?: on)?)? $`,
)
const TO_ANSWER = new RegExp(`^,?(?: (?:to|in which to|within which to|for) (?:the |your |a |submitting |filing )?(?:respon[ds]e?|reply|answer|rebut|rebuttal|do so|overcome|${ANSWERS})\\b|[.,;]|$)`)
/** Somebody else's words, or another proceeding, in front of it. */
const OF_OTHERS =
  /\b(?:says?|said|asks?|asked|claims?|claimed|writes?|wrote|according|grants?|contracts?|leases?|plans?|conference|exhibits?|e-?mails?|invitation|tender|agreement|orders?|proposals?|county|employer|reviewers?|survey|call|program|timeline|schedule)\b|(?<!\b(?:this|the) (?:notice|letter|request) )\b(?:states?|requires?|provides?|indicates?|shows?)\b/
const OF_ELSEWHERE =
  /^,? (?:in exhibit|in the (?:earlier|previous|first|other|prior)|if the|under (?:the|phase|your)|as (?:the|your) (?:plan|contract|grant)|and (?:did not|failed)|\(|to the|for the (?:grant|award|conference))/

const namesNotice = /\b(?:notice|letter|request)$/
/** “You have 30 days to respond.” */
const givesTime =
  /\b(?:you|petitioner|beneficiary) (?:must|has|have|will have|(?:is|are) (?:\w+ )?(?:given|allowed|granted|afforded))\b|\b(?:response|reply|answer|rebuttal|evidence|documents)\b|^(?:please )?(?:respond|reply|answer|submit|send|rebut)\b|\b(?:respond|rebut|reply)\b/

/** “You have 87 days from the date of this notice” leaves for what unsaid. */
const hasDays = /^(?:you|the (?:self-)?petitioner) (?:have|has|are given|is given) $/

const BEFORE_MAX = 280
/** “No evidence received after … will be returned” says nothing of an answer. */
const NO_LATER = /(?:^|[,;:] |\b(?:that|and|but) )no (?:[\w-]+ ){1,4}(?:received|submitted|sent|arriving|postmarked|made)\b[^,;]{0,60} after $/
const IS_REFUSED = /^,? (?:will|can|may|shall|is|are)(?: not)? (?:be )?(?:considered|accepted|reviewed|taken into account|read|weighed)\b/
/** “For Form I-485, …”, “Regarding your other petition, …”, “To keep your permit, …”, “… if you want a copy”: another matter than the answer to this notice. */
const OF_ANOTHER_MATTER =
  /(?:^|[,;] )(?:(?:for|regarding|as to|concerning) (?:your other |(?:your )?form (?!i-140\b))|to (?:keep|renew|extend|schedule) your |if you (?:need|want) (?:more time|an extension|a copy|an interview))[^;]{0,100}, /
const FOR_ANOTHER_MATTER = /^,? (?:if you (?:want|need) (?:a copy|more time|an extension|an interview)\b|for (?:faster|translations?|a copy|expedit\w+)\b|to the old )/

/** Whether the words in front of a date, and those behind it, tell the reader of the notice to answer by then. */
const isToAnswerBy = (whole: string, behind: string): boolean => {
  // A longer sentence than this may not be read from its middle as if that were its beginning.
  const before = whole.length > BEFORE_MAX ? `~${whole.slice(-BEFORE_MAX)}` : whole
  if (OF_ELSEWHERE.test(behind) || FOR_ANOTHER_MATTER.test(behind) || OF_ANOTHER_MATTER.test(before)) return false
  if (NO_LATER.test(before) && !IS_REFUSED.test(behind)) return false
  const given = GIVES_TIME.exec(before)
  if (given !== null) return TO_ANSWER.test(behind) && !OF_OTHERS.test(before.slice(0, given.index))
  return TELLS_TO_ANSWER.some((shape) => {
    const found = shape.exec(before)
    return found !== null && !OF_OTHERS.test(before.slice(0, found.index))
  })
}
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

/** Days for the mail, and days that a notice gives on top. */
const DAYS_ON_TOP = 7
/** Whether a date is about where a printed period ends; null where either is not plain. Only to see whether the two disagree. */
const endsAbout = (noticeDate: string | null, period: string, printed: string): boolean | null => {
  const counted = countedDay(noticeDate, period)
  const day = readPrintedDay(printed)
  if (counted === null || day === null) return null
  const apart = (Date.parse(day) - Date.parse(counted.day)) / DAY_MS
  return apart >= -1 && apart <= DAYS_ON_TOP
}

/**
 * The deadline as printed: a labelled line first, then a sentence that tells to answer by a date, then a printed number
 * of days. `several` is true when the notice prints two different dates; the first one is transcribed. So is it where a period ends on another day
 * than the date; a label that names no answer is then that of something else. What lies before the notice is no date to answer by.
 */
export const findPrintedDeadline = (notice: NoticeText, noticeDate: string | null): Found => {
  const found: (PrintedDeadline & { bare?: true })[] = []
  const ofNotice = noticeDate === null ? null : readPrintedDay(noticeDate)
  for (const [index, line] of notice.lines.entries()) {
    if (line.plain.length > 120 || /\b(?:submission|application|abstract|proposals?|grant|conference)\b/.test(line.plain)) continue
    let end = 0
    for (const match of line.plain.matchAll(printedDate)) {
      const before = line.plain.slice(end, match.index).trimStart()
      end = match.index + match[0].length
      if ((!dateLabel.test(before) || before.length > 48) && !labelBehind.test(before)) continue
      found.push({ printed: line.text.slice(match.index, end), quote: line.text, page: line.page, form: 'date', ...(!namesAnswer.test(before) && { bare: true }) })
    }
    for (const [column, cell] of line.cells.entries()) {
      if (!dateLabel.test(plainOf(cell)) || cell.length > 48) continue
      const below = dateBelow(notice, index, column)
      if (below) found.push({ printed: below, quote: below, page: line.page, form: 'date', ...(!namesAnswer.test(plainOf(cell)) && { bare: true }) })
    }
  }
  const periods: PrintedDeadline[] = []
  for (const block of notice.blocks) {
    for (const sentence of block.sentences) {
      for (const match of sentence.plain.matchAll(printedDate)) {
        if (!isToAnswerBy(sentence.plain.slice(0, match.index), sentence.plain.slice(match.index + match[0].length))) continue
        const printed = sentence.text.slice(match.index, match.index + match[0].length)
        found.push({ printed, quote: sentence.text, page: sentence.page, form: 'date' })
      }
      const period = printedPeriod.exec(sentence.plain)
      if (
        period &&
        !/\b(?:we|uscis|this office) (?:will|can|may) [^.;]{0,60}$/.test(sentence.plain.slice(0, period.index)) &&
        (namesNotice.test(period[0]) || (givesTime.test(sentence.plain) && !OF_OTHERS.test(sentence.plain.slice(0, period.index)))) &&
        (answering.test(sentence.plain) || (namesNotice.test(period[0]) && hasDays.test(sentence.plain.slice(0, period.index)))) &&
        periodCue.test(sentence.plain) &&
        !aboutAnotherDate.test(sentence.plain)
      ) {
        const printed = sentence.text.slice(period.index, period.index + period[0].length)
        periods.push({ printed, quote: sentence.text, page: sentence.page, form: 'period' })
      }
    }
  }
  const [period] = periods
  const isLater = ({ printed }: PrintedDeadline) => ofNotice === null || (readPrintedDay(printed) ?? '9999') > ofNotice
  const disagrees = ({ printed }: PrintedDeadline) => period !== undefined && endsAbout(noticeDate, period.printed, printed) === false
  const isTooLate = ({ printed }: PrintedDeadline) => {
    const counted = period === undefined ? null : countedDay(noticeDate, period.printed)
    const day = readPrintedDay(printed)
    return counted !== null && day !== null && Date.parse(day) - Date.parse(counted.day) > DAYS_ON_TOP * DAY_MS
  }
  const dates = found.filter(isLater)
  const sure = dates.filter((date) => date.bare !== true || !disagrees(date))
  const [first] = sure
  // A date that lies behind the end of the printed period would be answered by too late.
  const deadline = first === undefined || isTooLate(first) ? (period ?? null) : { printed: first.printed, quote: first.quote, page: first.page, form: first.form }
  return { deadline, several: sure.length < dates.length || sure.some((date) => disagrees(date) || !sameDay(date.printed, first!.printed)) }
}
