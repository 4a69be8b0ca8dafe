/** A measured change that a line tells without a deed, "Reliability of the fleet from 97.4% to 99.1%": what somebody saw happen in a post, and no claim on who brought it about. */
import { capitalize } from '../endeavor/sentence-forms.ts'
import { isMeasureAtHead } from './noun-headed.ts'
import { isMassNoun } from './noun-numbers.ts'
import { isSpelledRight } from './spelling.ts'
import { findVerb, pastVerb } from './verbs.ts'

const SUBJECT = "([A-Z\\d][\\w/&’'-]*(?: [\\w/&’'-]+){0,12}?(?: \\([A-Z][\\w @-]{1,18}\\))?)"
const FIGURE =
  '((?:(?<=\\b(?:from|to) )(?:about|around|approximately|nearly|almost|roughly) )?[$€£~]?\\d[\\d,.]*(?:\\s?(?:%|k|K|M|million|billion))?(?: (?:per|a|an)? ?[a-z]{2,12}){0,2}(?: \\([^()]{2,20}\\))?)'
const TAIL = '((?: (?:in|within|over|between|by|since|during|from) [^;:]{2,40})?)'

const RISEN = 'rose|increased|improved|grew|climbed|went up|up'
const FALLEN = 'fell|reduced|dropped|decreased|declined|went down|came down|down|cut'
const UP = new RegExp(`^(?:${RISEN})$`)

/** Without "from", "$50 to $100 million" is a range. "Dispatch reliability from 97.4% (2021) to 99.1% (2024)", "AOG at outstations 61 → 24 per year". */
const BETWEEN = new RegExp(`^${SUBJECT},? (?:${RISEN}|${FALLEN}|went|moved)? ?(?:from )?${FIGURE} ?(?:(?<=\\bfrom .{1,60})to|→|->) ?${FIGURE}${TAIL}$`)
/** "Cancellations by maintenance reduced 52% between 2022 and 2024". */
const BY = new RegExp(`^${SUBJECT} (${RISEN}|${FALLEN}) (?:by )?(\\d[\\d.,]*\\s?%)${TAIL}$`)

/** What is counted of the person himself, or by nobody. */
const NOT_SEEN = /\b(?:my|our|I|we|salary|GPA|team of|staff of|revenues?|sales|commissions?|quota)\b/i

/** The clause behind "I", "saw the reliability of the fleet go from 97.4% to 99.1%"; null where the line tells a deed, a second change, or no change. */
export function seenChange(segment: string): string | null {
  const text = capitalize(segment.replace(/ \([^()]{12,80}\)[.\s]*$/, ''))
    .replace(/\s+/g, ' ')
    .replace(/[.;,\s]+$/, '')
    .trim()
  if (text.length > 200 || NOT_SEEN.test(text)) return null
  const between = BETWEEN.exec(text)
  const by = between === null ? BY.exec(text) : null
  const [, subject = '', ...rest] = between ?? by ?? []
  if (subject === '' || !(isThing(subject) || isMeasureAtHead(text))) return null
  const clause = between ? `saw ${named(subject)} go from ${rest[0]} to ${rest[1]}${rest[2] ?? ''}` : `saw ${named(subject)} ${UP.test(rest[0] ?? '') ? 'rise' : 'fall'} by ${rest[1]}${rest[2] ?? ''}`
  return isSpelledRight(clause) ? clause.replace(/(?<=\d) %/g, '%') : null
}

/** What is done to a figure. Of "Dispatch reliability" and "Order delays" the first word is a noun. */
const CHANGES =
  /^(?:increase|reduce|decrease|cut|lower|raise|grow|improve|expand|extend|shorten|bring|move|take|convert|boost|double|scale|push|keep|hold|get|work|travel|drive|open|manage|supervise|oversee|lead|handle|serve|teach|train|run|process|provide|help|assist|develop|build|make|create|design|write|sell|clean)s?$/

/** What stands within a subject as a verb and as no noun: “mold compound selection reduce die shift”. */
const ACTS =
  /^(?:reduce|lower|raise|improve|expand|extend|shorten|bring|convert|keep|hold|get|supervise|oversee|teach|provide|assist|develop|make|create|write|sell)s?$|^(?:passed|went|came|fell|rose|grew|got)$/

const FINITE_ALONE = /^(?:grew|fell|rose|went|came|ran|cut|up|down|from|to|ages?|grades?|years?|sizes?|range|ranging|capacity|team|staff|open|hours)$/

/** A noun phrase that begins with no verb and holds none. */
function isThing(subject: string): boolean {
  const [first = '', ...rest] = subject.split(' ')
  const head = first.toLowerCase()
  if (
    (rest.length === 0 && !/^[A-Z]{3,}$/.test(first)) ||
    / (?:from|to|by|of|in|at|for|with|on|about|around|approximately|nearly|almost|over)$/.test(subject) ||
    FINITE_ALONE.test(head) ||
    CHANGES.test(head) ||
    pastVerb(head) !== null ||
    /^(?:past|gerund)$/.test(findVerb(head)?.form ?? '')
  )
    return false
  return !rest.some((word) => (/ed$/.test(word) && findVerb(word)?.form === 'past') || ACTS.test(word))
}

/** "technical dispatch reliability of the fleet" with its article; "cancellations by maintenance" without. */
function named(subject: string): string {
  const [first = ''] = subject.split(' ')
  const plain = /^[A-Z][a-z]/.test(first) && !/^[A-Z][a-z]+(?:['’]s)$/.test(first) ? `${first.charAt(0).toLowerCase()}${subject.slice(1)}` : subject
  const head =
    plain
      .replace(/ \([^()]*\)$/, '')
      .split(/ (?:of|in|by|for|at|on|per|to|from|with) /)[0]
      ?.split(' ')
      .at(-1) ?? ''
  const bare = /s$|^[A-Z]{2,}$/.test(head) || (isMassNoun(head) && !/ (?:of|in|at) /.test(plain)) || /^(?:the|all|each|every|our|\d)/.test(plain)
  return bare ? plain : `the ${plain}`
}
