/** Finds what came after the day of filing: a petition is judged as it stood on that day (8 CFR 103.2(b)(1) and (12)). */
import { DAY_MS } from '../calendar-day.ts'
import { sentencesOf } from '../petition/checks/block-text.ts'

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
const NAMES = 'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'
const DATES = new RegExp(
  `\\b(?:(?<part>early|mid|late|spring|summer|fall|autumn|winter|Q[1-4]|(?:(?:the )?(?:first|second|third|fourth|1st|2nd|3rd|4th) quarter))(?: of|,|-)? ?(?<partYear>20\\d\\d)|FY ?(?<fiscal>20\\d\\d)|(?<numbered>(?<!\\d[/-])\\d{1,2}[/-]20\\d\\d)|(?<month>${NAMES})\\.?[ -](?:(?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?,? )?(?<year>20\\d\\d)|(?<day2>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month2>${NAMES})\\.?,? (?<year2>20\\d\\d)|(?<iso>20\\d\\d[-/]\\d\\d(?:[-/]\\d\\d)?)|(?<dotted>\\d{1,2}\\.\\d{1,2}\\.20\\d\\d)|(?<us>\\d{1,2}/\\d{1,2}/20\\d\\d)|(?<only>20\\d\\d))\\b`,
  'gi',
)
/** What is ahead may be dated ahead: a plan, a term, an end. */
const AHEAD = /(?:\b(?:by|until|till|through|before|expires?|valid|from|to|and|or|between)|[–-])\s*(?:the end of |the middle of |late |early |mid-?|about |fall |spring |summer |winter |autumn )?$/i
/** Longer than anything that `AHEAD` takes. */
const AHEAD_MAX = 60
const PLANS =
  /\b(?:will|shall|plan(?:s|ned)? to|intend(?:s|ed)? to|expect(?:s|ed)? to|propose(?:s|d)? to|scheduled|must be|(?:is|are|falls?) due|(?:takes?|goes|go|comes?) into (?:effect|force)|takes? effect|enters? into force|ha(?:s|ve) to be|(?:am|is|are) to(?! (?:this|the|my|an?)\b)|would)\b/i

const monthOf = (name: string): number => MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1

/** The month with which a part of a year begins; of “early 2026” and a winter that may be either, the year is all that is told. */
const BEGINS: readonly (readonly [RegExp, string])[] = [
  [/^(?:spring)/i, '-03'],
  [/^(?:q2|.*second|.*2nd)/i, '-04'],
  [/^mid/i, '-05'],
  [/^summer/i, '-06'],
  [/^(?:q3|.*third|.*3rd)/i, '-07'],
  [/^(?:fall|autumn|late)/i, '-09'],
  [/^(?:q4|.*fourth|.*4th)/i, '-10'],
]

/** A date as far as it is told, comparable with the start of a day: `2026`, `2026-03`, `2026-03-14`. */
function dayIn(groups: Record<string, string | undefined>): string {
  const { part, partYear, fiscal, numbered, month, day, year, month2, day2, year2, iso, us, dotted, only } = groups
  const two = (text: string | number) => String(text).padStart(2, '0')
  if (part !== undefined) return `${partYear}${BEGINS.find(([words]) => words.test(part))?.[1] ?? ''}`
  if (fiscal !== undefined) return fiscal
  if (numbered !== undefined) return `${numbered.slice(-4)}-${two(numbered.slice(0, -5))}`
  if (month !== undefined) return day === undefined ? `${year}-${two(monthOf(month))}` : `${year}-${two(monthOf(month))}-${two(day)}`
  if (month2 !== undefined) return `${year2}-${two(monthOf(month2))}-${two(day2 ?? '1')}`
  if (us !== undefined) {
    const [first = '', second = '', last = ''] = us.split('/')
    return `${last}-${two(first)}-${two(second)}`
  }
  if (dotted !== undefined) {
    const [first = '', second = '', last = ''] = dotted.split('.')
    return `${last}-${two(second)}-${two(first)}`
  }
  return iso?.replaceAll('/', '-') ?? only ?? ''
}

/** Where sentences begin. */
const SENTENCES = /(?<=[.?!]) +(?=\p{Lu})/gu

/** What was done, between the words of a plan and a date: “which will publish it, adopted it in May”. */
const DONE_BETWEEN =
  /\b(?:was|were|has|have|had|did|began|wrote|gave|took|met|came|went|sent|made|held|won|got|found|built|ran|paid|told|said|bought|sold|taught|became|led|spoke|brought|chose)\b|(?<!\b(?:be|been|being|are|is|am) )(?<!-)\b(?!(?:need|speed|seed|feed|breed|proceed|exceed|succeed|schedul|expect|plann|intend|propos|limit|advanc|unit|interest|relat|combin|detail|estimat)(?:ed)?\b)\p{Ll}{3,}ed\b/iu
/** So near to a date stand the words of its plan. */
const NEAR = 300
const PLANS_EACH = new RegExp(PLANS.source, 'gi')

/** Tells of places in a text, asked for in their order, whether they are dated by a plan: its words stand beside them in the sentence, and nothing that was done between. */
function plansAt(text: string): (place: number) => boolean {
  const bounds = text.matchAll(SENTENCES)
  let start = 0
  let end = -1
  return (place) => {
    while (end < place) {
      start = end + 1
      end = bounds.next().value?.index ?? text.length
    }
    const before = text.slice(Math.max(start, place - NEAR), place)
    const last = [...before.matchAll(PLANS_EACH)].at(-1)
    if (last !== undefined) {
      const told = before.slice(last.index + last[0].length)
      return !HANGS.test(told) && isOneClause(told.replace(/^ (?:be |have )?\p{Ll}+/u, ''))
    }
    const behind = text.slice(place, Math.min(end, place + NEAR))
    const next = PLANS.exec(behind)
    if (next === null || !OPENS.test(before)) return false
    const between = behind.slice(0, next.index)
    return !DONE_BETWEEN.test(between) && isOneClause(between.replace(/^[^,]{0,20}, /, ' ')) && !/\b(?:and|but|as)\b|,.*,/.test(between)
  }
}

/** “By”, “In the spring of”, from where a sentence begins. */
const OPENS =
  /^\s*(?:(?:by|in|on|from|before|after|until|starting|beginning|for|during|as of|no later than) )?(?:the )?(?:(?:end|middle|beginning|start|spring|summer|fall|autumn|winter) of |late |early |mid-?)?$/i
/** A clause with a subject of its own begins: “…, nine plants run it”, “… because the county lists it”. */
const NEXT_CLAUSE =
  /(?:[,;:] (?:and |but |so )?|\b(?:but|while|because|since|whereas|when|as) )(?:the|an?|my|our|its|their|his|her|i|we|they|it|he|she|this|that|these|those|all|both|some|many|most|several|over|about|\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundreds?|dozens?) \p{L}| and (?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)(?: [\p{L}-]+){3}/iu
/** What another clause hangs on, and what is only told of. */
const HANGS = /[;:]|\b(?:that|what|which|who|whom|whose|how|where|having)\b|^ ?(?:to )?(?:show|prove|confirm|state|say|see|explain|demonstrate|document|report|note|find|learn|hear)s?\b/iu
const isOneClause = (words: string): boolean => !DONE_BETWEEN.test(words) && !NEXT_CLAUSE.test(words) && !HANGS.test(words)

/** “The lease runs until June 2030”: what has a term, and that it lasts until then. */
const TERM =
  /\b(?:lease|licen[cs]e|contract|agreement|grant|funding|award|permit|certificate|certification|visa|patent|appointment|insurance|warranty|budget|loan|fellowship|membership|registration|accreditation|commitment|term)(?: (?:of|for|with|from|by) [^.;,]{0,40}?)? (?:is |was )?(?:runs?|lasts?|extends?|valid|ends?|expires?|in force|in effect|effective|covers? (?:the )?(?:years?|time|period|months|seasons?))(?: (?:from|since) [^.;,]{0,20}?)? (?:until|till|through|to|on|in|at)(?: the end of)? $|\b(?:pays?|funds|finances|supports)(?<rest> [^.;,]{0,30}\bfrom [^.;,]{0,20} to )$/i
/** “Agreed to test it by June 2026”, “our goal is to have forty plants by 2027”: what is only bound, wanted, or due. */
const BOUND =
  /\b(?:agree[sd]?|promise[sd]?|commits?|undert(?:akes?|ook)|aims?|hopes?|wants?|goal|target|task|step|deadline|due)(?: (?:is|was))?(?: in (?:\p{L}+ )?\d{4})?(?: to (?!my |our |the |an? |its |their )(?<rest>\p{Ll}+ [^.;]{0,80})|(?<=\b(?:deadline|due)(?: is| was)?)(?: (?:is|by|in|on|before))* )$/iu
/** A later date that ends what is so, or tells since when, is no term: only what is known to be one may be dated ahead. */
function isTermAt(text: string, place: number): boolean {
  const sentence =
    text
      .slice(Math.max(0, place - NEAR), place)
      .split(SENTENCES)
      .at(-1) ?? ''
  const found = TERM.exec(sentence) ?? BOUND.exec(sentence)
  return found !== null && isOneClause(found.groups?.['rest'] ?? '')
}

const laterThan = (text: string, filedOn: string): RegExpExecArray[] =>
  [...text.matchAll(DATES)].filter((match) => {
    const found = dayIn(match.groups ?? {})
    return filedOn !== '' && found > filedOn.slice(0, found.length)
  })

/**
 * The dates of a text that lie after a day (YYYY-MM-DD), as they are written. A month or a year that holds the day is not
 * later than it. What a sentence only plans is left out.
 */
export function laterDates(text: string, filedOn: string): string[] {
  const plans = plansAt(text)
  return laterThan(text, filedOn).flatMap((match) => (isTermAt(text, match.index) || plans(match.index) ? [] : [match[0]]))
}

/** Whether a text tells a date after a day, be it only as a plan. */
export const looksAhead = (text: string, filedOn: string): boolean => laterThan(text, filedOn).length > 0

/** The day, month or year that the title of a document bears: the last date in it, since what it is about stands before. Empty where it bears none. */
export function dateOfTitle(title: string): string {
  const all = [...title.matchAll(DATES)]
  // “Letters of three owners, May and June 2026” is dated by its only date.
  const own = all.findLast(({ index }) => !AHEAD.test(title.slice(Math.max(0, index - AHEAD_MAX), index))) ?? all.at(-1)
  return own === undefined ? '' : dayIn(own.groups ?? {})
}

/** Whether the title of a document dates it after a day (YYYY-MM-DD). */
export function isDatedLater(title: string, filedOn: string): boolean {
  const day = dateOfTitle(title)
  return filedOn !== '' && day !== '' && day > filedOn.slice(0, day.length)
}

/** The dates of a text that lie on or before a day, as they are written, each once, the earliest first. */
export const earlierDates = (text: string, filedOn: string): string[] => {
  const later = new Set(laterThan(text, filedOn).map(({ index }) => index))
  const found = [...text.matchAll(DATES)].flatMap((match) => (later.has(match.index) ? [] : [{ words: match[0], day: dayIn(match.groups ?? {}) }]))
  return [...new Set(found.toSorted((one, other) => one.day.localeCompare(other.day)).map(({ words }) => words))]
}

const AT_FILING = /\bwhen I (?:had )?filed\b|\b(?:at|on|by) the (?:date|day|time) of filing\b|\bat filing\b|\bby the filing\b/i

/** The last date of what a text tells as done, where it lies behind every date in a title: a document of then cannot show it. Null where it does not. */
export function olderThan(title: string, text: string, filedOn: string): string | null {
  const made = [...title.matchAll(DATES)]
    .map((match) => dayIn(match.groups ?? {}))
    .toSorted()
    .at(-1)
  if (made === undefined || filedOn === '') return null
  const plans = plansAt(text)
  const done = [...text.matchAll(DATES)].flatMap((match) => {
    const day = dayIn(match.groups ?? {})
    const isAhead = day > filedOn.slice(0, day.length) || AHEAD.test(text.slice(Math.max(0, match.index - AHEAD_MAX), match.index)) || plans(match.index)
    return isAhead ? [] : [{ day, words: match[0] }]
  })
  return done.findLast(({ day }) => isMonthAfter(day, made))?.words ?? null
}

const BEFORE_FILING = /\bbefore (?:I (?:had )?filed|(?:the )?(?:day of )?filing)\b/i
/** What it shows came into being with it; a letter, a report, or a statement may tell what was there before. */
const MAKES_IT =
  /\b(?:contracts?|agreements?|letters? of (?:intent|commitment|interest|support)|support letters?|memorand(?:um|a) of understanding|purchase orders?|(?:grant|award|offer) letters?|notices? of award|leases?|licen[sc]es?|certificates? of (?:incorporation|formation|registration)|articles of (?:incorporation|organization))\b/i

/** What is agreed, asked for or begun before it is signed. */
const LEADS_TO_IT =
  /\b(?:agree|promis|ask|order|sign|commit|offer|pledg|request|propos|negotiat|discuss|approach|invit|award|grant|fund|paid|pay|bought|buy|us(?:e[ds]?|ing)\b|r[au]n\b|test|tri(?:ed|al)|adopt|install|license|applied|wrote|support)/i
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** Whether a sentence of an answer dates what such a document is on; the only sentence does. */
function datesBefore(title: string, text: string, filedOn: string): boolean {
  const sentences = sentencesOf(text)
  const named = new Set(wordsIn(title.replace(MAKES_IT, '').replace(DATES, '')))
  return sentences.some(
    (one) => earlierDates(one, filedOn).length > 0 && (sentences.length === 1 || MAKES_IT.test(one) || LEADS_TO_IT.test(one) || wordsIn(one.replace(DATES, '')).some((word) => named.has(word))),
  )
}

/** Whether a document that was signed after filing only shows what came with it: nothing in the text tells what stood on that day. */
export const showsOnlyLater = (title: string, text: string, filedOn: string): boolean =>
  MAKES_IT.test(title) && isDatedLater(title, filedOn) && !AT_FILING.test(text) && !BEFORE_FILING.test(text) && !datesBefore(title, text, filedOn)

const isMonthAfter = (day: string, made: string): boolean => {
  const length = Math.min(day.length, made.length, 7)
  return day.slice(0, length) > made.slice(0, length)
}

/** A sentence on the day of filing beside a document of an earlier month: it shows what was so until then. */
export function saysUntilFiling(title: string, text: string, filedOn: string): boolean {
  const made = dateOfTitle(title)
  return made !== '' && filedOn !== '' && AT_FILING.test(text) && isMonthAfter(filedOn, made)
}

const SEVERAL = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|some|few|a few|a couple of|\\d{1,2})'
/** Between filing and an answer lie months, seldom more than three years. */
const UNIT = '(?:(?:days?|weeks?|months?)|(?<=\\b(?:an?|one|two|three|[123]|past|last) )years?)'
const OWN_FILING = '(?:filing|(?:(?:the|my|this|our) )(?:filing|petition|(?:form )?I-140)(?: (?:was|had been) (?:filed|submitted|sent|received)| went in| was in)?)'
const NOTICE = '(?:the|this|your) (?:notice|letter|request(?: for evidence)?|RFE|NOID)'
/** What the response itself does now: “two persons now say”, “the basis is set out now”. */
const IS_SHOWN = '(?:shown|set out|submitted|provided|enclosed|explained|listed|attached|documented|given|stated|answered)'
const SHOWS =
  '(?:shown|set out|submitted|provided|enclosed|explained|listed|attached|documented|filed|proved|given|stated|answered|say|says|write|writes|show|shows|explain|explains|state|states|confirm|confirms|submit|provide|enclose|attach|describe|describes)'
/** A time that is counted from the day on which the answer is written, which lies behind the notice. */
const FROM_TODAY = new RegExp(
  `\\b(?:${[
    `(?:this|last) (?:week|month|spring|summer|fall|autumn|winter|season|harvest|semester|quarter|year|night|monday|tuesday|wednesday|thursday|friday)(?!['’]s)`,
    `${SEVERAL} ${UNIT} ago`,
    `(?:in|over|within|during|for) the (?:last|past) (?:(?:few|couple of|several|${SEVERAL}) )?${UNIT}`,
    `(?:thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|a dozen|two dozen) (?:days|weeks) ago|half a year ago|(?:this|the) past (?:spring|summer|fall|autumn|winter|season)|(?:a|some|two|three) (?:days?|weeks?|months?) later`,
    `(?:while|as) (?:my|the|this) (?:petition|case) (?:was|is|has been) (?:pending|under review)|in (?:response|answer) to (?:your|the) (?:letter|notice|request)|to answer this (?:point|request)|for this (?:response|answer)`,
    'the (?:newest|latest) (?:count|audit|survey|test|report|figures?|measurements?)',
    'yesterday|the other day|recently|lately|newly|nowadays|these days|currently|presently|at (?:present|the moment)|meanwhile|in the meantime',
    `today(?!['’]s)|(?<!\\b(?:up|until|till|right|${IS_SHOWN}) )now(?! (?:and then|that|(?:in \\w+ own words )?${SHOWS})\\b)|(?:by|until|till|up to|as of) now|as of (?:today|this (?:week|month|writing))|(?<!\\bup )to date|so far(?! as\\b)`,
    '(?:has|have) since \\w+|since (?:then|by)|(?:has|have|had|was|were) just (?:been )?\\w+',
    'after I (?:had )?filed(?! (?:the|an?|my|our) (?!petition|form|i-140))',
    `since (?:I filed|${NAMES})`,
    `(?:after|since|following|subsequent to|once|upon) (?:(?:the )?(?:filing|submission) of (?:the|my|this) petition|${OWN_FILING})`,
    `(?:after|since|following|upon) (?:(?:I|we) (?:received|got|read) |(?:receiving|receipt of|reading) )?${NOTICE}`,
  ].join('|')})\\b`,
  'i',
)
/** “As of June 2025, forty plants now use it” is counted from that day. */
const FROM_A_DAY = new RegExp(`^(?:in|as of|by|on|since|until) (?:the (?:end|beginning|start|middle) of )?$`, 'i')

/** Whether a date stands right beside words that tell a time: “last year, in May 2025”, “since January 2025”. */
function isDated(sentence: string, from: number, to: number): boolean {
  return [...sentence.matchAll(DATES)].some(({ index, 0: words }) => {
    const behind = index >= from && /^[\s,(]*(?:(?:in|on|of|at|by|from) )*(?:the )?$/i.test(sentence.slice(Math.min(to, index), index))
    const before = index < from && (/^[\s,)]*$/.test(sentence.slice(index + words.length, from)) || FROM_A_DAY.test(sentence.slice(0, index)))
    return behind || before
  })
}

/** What is not so today was not so then: “orchards that cannot thin at all today”. */
const OF_NOW = /^(?:now|today|currently|presently|at present|at the moment|nowadays|these days)$/i
const DENIED = /\b(?:cannot|not|no|none|nobody|never)\b[^.;:]{0,40}$/i

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const DAYS: readonly (readonly [RegExp, number])[] = [
  [/days?$/, 1],
  [/weeks?$/, 7],
  [/months?$/, 28],
  [/years?$/, 365],
]

/** The last day (YYYY-MM-DD) that “five months ago”, “last month”, or “last year” can mean where it was written on or before a day; null where its words do not tell. */
function latestOf(words: string, writtenBy: string): string | null {
  const said = words.toLowerCase()
  if (said === 'last year') return `${Number(writtenBy.slice(0, 4)) - 1}-12-31`
  const before = (days: number) => new Date(Date.parse(`${writtenBy}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)
  if (said === 'last month') return before(Number(writtenBy.slice(8, 10)))
  const [, number = '', unit = ''] = /^(an?|[a-z]+|\d{1,2}) ((?:day|week|month|year)s?) ago$/.exec(said) ?? []
  const many = /^an?$/.test(number) ? 1 : /^\d/.test(number) ? Number(number) : NUMBERS.indexOf(number)
  const [, days] = DAYS.find(([name]) => name.test(unit)) ?? []
  return many < 1 || days === undefined ? null : before(many * days)
}

/**
 * The words of a sentence that tell a time only from today: whether it was so on the day of filing cannot be known. Null where a date stands beside
 * them, and where the day by which they were written (YYYY-MM-DD, empty where it is not known) puts them before the filing.
 */
export function countedFromToday(text: string, filedOn: string, writtenBy = ''): string | null {
  if (filedOn === '') return null
  const isBefore = (words: string) => writtenBy !== '' && (latestOf(words, writtenBy) ?? filedOn) < filedOn
  for (const sentence of sentencesOf(text)) {
    const found = FROM_TODAY.exec(sentence)
    if (
      found !== null &&
      !PLANS.test(sentence) &&
      !AT_FILING.test(sentence) &&
      !BEFORE_FILING.test(sentence) &&
      !/[“”]/.test(sentence) &&
      !(OF_NOW.test(found[0]) && DENIED.test(sentence.slice(0, found.index))) &&
      !isDated(sentence, found.index, found.index + found[0].length) &&
      !isBefore(found[0])
    )
      return found[0]
  }
  return null
}

const PAST_FORM = /\b(?:was|were|has|have|had|did|began|wrote|gave|took|met|came|went|sent|made|held|won|got|found|built|ran|paid|told|said|bought|sold|taught|became|left|led|spoke|brought|chose)\b/i
/** “Tidewater signed in …”: behind its subject, and not “is signed”, “a plan signed”. */
const PAST_VERB =
  /(?:^|[.;] |\b(?:and|who|which) )(?:(?:the|an?|my|our|its|two|three|both|all|each) )?(?:\p{L}[\p{L}’'-]* ){0,4}?(?<!\b(?:is|are|be|being|gets?|as|by|of|for|in|with) )\p{Ll}{2,}ed (?:it|us|me|that|to|in|on|the|an?|my|our|with|for|\d)\b/iu

/** The later dates of a plan that are told of what was done: a step that is ahead is dated ahead, and one that was taken after filing is no progress. */
export function doneLater(text: string, filedOn: string): string[] {
  return sentencesOf(text).flatMap((sentence) => (PAST_FORM.test(sentence) || PAST_VERB.test(sentence) ? laterDates(sentence, filedOn) : []))
}
