/** Finds what came after the day of filing: a petition is judged as it stood on that day (8 CFR 103.2(b)(1) and (12)). */
import { sentencesOf } from '../petition/checks/block-text.ts'

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
const NAMES = 'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'
const DATES = new RegExp(
  `\\b(?:(?<month>${NAMES})\\.? (?:(?<day>\\d{1,2})(?:st|nd|rd|th)?,? )?(?<year>20\\d\\d)|(?<day2>\\d{1,2}) (?<month2>${NAMES})\\.?,? (?<year2>20\\d\\d)|(?<iso>20\\d\\d-\\d\\d(?:-\\d\\d)?)|(?<us>\\d{1,2}/\\d{1,2}/20\\d\\d)|(?<only>20\\d\\d))\\b`,
  'gi',
)
/** What is ahead may be dated ahead: a plan, a term, an end. */
const AHEAD = /(?:\b(?:by|until|till|through|before|expires?|valid|from|to|and|or|between)|[–-])\s*(?:the end of |the middle of |late |early |mid-?|about |fall |spring |summer |winter |autumn )?$/i
/** Longer than anything that `AHEAD` takes. */
const AHEAD_MAX = 60
const PLANS =
  /\b(?:will|shall|plan(?:s|ned)? to|intend(?:s|ed)? to|expect(?:s|ed)? to|propose(?:s|d)? to|scheduled|must be|(?:is|are|falls?) due|(?:takes?|goes|go|comes?) into (?:effect|force)|takes? effect|enters? into force|ha(?:s|ve) to be|am to|is to|are to|would)\b/i

const monthOf = (name: string): number => MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1

/** A date as far as it is told, comparable with the start of a day: `2026`, `2026-03`, `2026-03-14`. */
function dayIn(groups: Record<string, string | undefined>): string {
  const { month, day, year, month2, day2, year2, iso, us, only } = groups
  const two = (text: string | number) => String(text).padStart(2, '0')
  if (month !== undefined) return day === undefined ? `${year}-${two(monthOf(month))}` : `${year}-${two(monthOf(month))}-${two(day)}`
  if (month2 !== undefined) return `${year2}-${two(monthOf(month2))}-${two(day2 ?? '1')}`
  if (us !== undefined) {
    const [first = '', second = '', last = ''] = us.split('/')
    return `${last}-${two(first)}-${two(second)}`
  }
  return iso ?? only ?? ''
}

/** Where sentences begin. */
const SENTENCES = /(?<=[.?!]) +(?=\p{Lu})/gu

/** Tells of places in a text, asked for in their order, whether their sentence only plans. */
function plansAt(text: string): (place: number) => boolean {
  const bounds = text.matchAll(SENTENCES)
  let start = 0
  let end = -1
  let plans = false
  return (place) => {
    while (end < place) {
      start = end + 1
      end = bounds.next().value?.index ?? text.length
      if (end >= place) plans = PLANS.test(text.slice(start, end))
    }
    return plans
  }
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
  return laterThan(text, filedOn).flatMap((match) => (AHEAD.test(text.slice(Math.max(0, match.index - AHEAD_MAX), match.index)) || plans(match.index) ? [] : [match[0]]))
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

/** A time that is counted from the day on which the answer is written, which lies behind the notice. */
const FROM_TODAY = new RegExp(
  `\\b(?:(?:this|last) (?:week|month|spring|summer|fall|autumn|winter|season|harvest|semester|year)(?!['’]s)|yesterday|recently|lately|in the meantime|after (?:I (?:had )?filed|(?:the )?filing)|since (?:I filed|(?:the )?filing|${NAMES}))\\b`,
  'i',
)

/** The words of a sentence that tell a time only from today: whether it was so on the day of filing cannot be known. Null where a date stands beside them. */
export function countedFromToday(text: string, filedOn: string): string | null {
  if (filedOn === '') return null
  const found = sentencesOf(text).find((sentence) => FROM_TODAY.test(sentence) && !PLANS.test(sentence) && !AT_FILING.test(sentence) && !/[“”]/.test(sentence) && sentence.match(DATES) === null)
  return found === undefined ? null : FROM_TODAY.exec(found)![0]
}

const PAST_FORM = /\b(?:was|were|has|have|had|did|began|wrote|gave|took|met|came|went|sent|made|held|won|got|found|built|ran|paid|told|said|bought|sold|taught|became|left|led|spoke|brought|chose)\b/i
/** “Tidewater signed in …”: behind its subject, and not “is signed”, “a plan signed”. */
const PAST_VERB =
  /(?:^|[.;] |\b(?:and|who|which) )(?:(?:the|an?|my|our|its|two|three|both|all|each) )?(?:\p{L}[\p{L}’'-]* ){0,4}?(?<!\b(?:is|are|be|being|gets?|as|by|of|for|in|with) )\p{Ll}{2,}ed (?:it|us|me|that|to|in|on|the|an?|my|our|with|for|\d)\b/iu

/** The later dates of a plan that are told of what was done: a step that is ahead is dated ahead, and one that was taken after filing is no progress. */
export function doneLater(text: string, filedOn: string): string[] {
  return sentencesOf(text).flatMap((sentence) => (PAST_FORM.test(sentence) || PAST_VERB.test(sentence) ? laterDates(sentence, filedOn) : []))
}
