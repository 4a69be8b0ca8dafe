/** Where somebody worked at a time: when a place of work was joined and left, and what was done there in which year, beside the positions and the other facts. A visit, a talk, or a contract is no employment. */
import { MONTH_NAMES } from '../../format-date.ts'
import { monthOf } from '../months.ts'
import type { CaseFact } from '../case-file.ts'
import { bare, short } from './block-text.ts'
import type { Doubt } from './possible-conflicts.ts'
import { disagree, sentences, type Told } from './told-sentences.ts'

const NAME = '\\p{Lu}[\\p{L}’&.-]*(?: (?:of |for |the )?\\p{Lu}[\\p{L}’&.-]*){0,5}'
const DAY = `(?:(?:the )?(?:spring|summer|fall|autumn|winter|beginning|start|middle|end)(?: of)? |early |late |mid-)?(?:(?:${MONTH_NAMES}) )?(?:19|20)\\d\\d`
const DATE = `(?<date>${DAY})`
const TO = '(?:to|until|till|through)'
const EMPLOYED = 'I (?:had |have )?(?:worked (?:at|for)|was employed (?:at|by))'
const AT = `(?:the )?(?<name>${NAME})`
/** Whoever worked with a firm, or was cited by it, need not have been employed there. */
const WORKED = '(?:(?:was|worked|was working|was employed|was still)(?: (?!with\\b|by\\b)\\p{Ll}[\\p{L}-]*){0,4} (?:at|for)|was (?:still )?employed by)'
const told = (what: 'left' | 'joined' | 'at', pattern: string) => ({ what, pattern: new RegExp(pattern, 'u') })
const SAID = [
  told('left', `\\bI (?:had |have )?(?:left|quit|resigned from|retired from|was laid off (?:by|from)|stopped working (?:at|for)) ${AT} (?:in|on|at) ${DATE}`),
  told('left', `\\b${EMPLOYED} ${AT} (?:until|till) ${DATE}`),
  told('left', `\\b[Mm]y (?:work|job|time|employment|post|position) (?:at|with|for) ${AT} ended (?:in|on) ${DATE}`),
  told('left', `\\b[Ii]n ${DATE},? I (?:left|quit|resigned from|retired from) ${AT}`),
  told('joined', `\\bI (?:had |have )?(?:joined|started (?:work )?(?:at|with)|began (?:work |working )?(?:at|with)|was hired by) ${AT} (?:in|on) ${DATE}`),
  told('joined', `\\b[Ii]n ${DATE},? I (?:joined|was hired by|began (?:work )?(?:at|with)|started (?:work )?(?:at|with)) ${AT}`),
  told('joined', `\\bI have (?:been (?:employed |working )?|worked )(?:at|with|for|by) ${AT} since ${DATE}`),
  told('joined', `\\b[Ss]ince ${DATE},? I have (?:been (?:employed |working )?|worked )(?:at|with|for|by) ${AT}`),
  told('joined', `\\b[Mm]y (?:work|job|time|employment|post|position) (?:at|with|for) ${AT} (?:began|started) (?:in|on) ${DATE}`),
  told('at', `\\b[Ii]n ${DATE},? (?:while )?(?:I (?:was |worked )(?:still )?)?at ${AT}(?=[ ,.;]|$)`),
  told('at', `\\b[Aa]t ${AT},? in ${DATE}`),
  told('at', `\\bI ${WORKED} ${AT} in ${DATE}`),
  told('at', `\\b[Ii]n ${DATE},? I ${WORKED} ${AT}`),
  told('at', `\\bI (?:started|began|worked|developed|built|wrote|made|tested)(?: (?!with\\b|by\\b)\\p{Ll}[\\p{L}-]*){0,5} in (?:the )?${DATE} at ${AT}`),
  // Of a longer time there the sentence may tell a part.
  told('at', `\\b${EMPLOYED} ${AT} from ${DATE} ${TO} ${DAY}`),
  told('at', `\\b${EMPLOYED} ${AT} from ${DAY} ${TO} ${DATE}`),
  told('at', `\\b(?:[Ff]rom|[Bb]etween) ${DATE} (?:${TO}|and) ${DAY},? ${EMPLOYED} ${AT}`),
  told('at', `\\b(?:[Ff]rom|[Bb]etween) ${DAY} (?:${TO}|and) ${DATE},? ${EMPLOYED} ${AT}`),
  told('joined', `(?:^|[ “])${AT} hired me in ${DATE}`),
] as const
/** “My current employer, Dunmore, …” */
const PRESENT_EMPLOYER = new RegExp(`\\b[Mm]y (?:current|present) employer(?:,| is)? (?:the )?(${NAME})`, 'u')
/** Whoever left a firm for a client was employed there all the same. */
const NOT_LEFT = /\b(?:visit\w*|guest|volunteer\w*|stud(?:ied|ent|ying|ies)|degree|graduat\w*|intern\w*|again|returned|rejoined|part-time|meeting|conference|workshop)\b/i
const NO_EMPLOYMENT =
  /\b(?:visit\w*|guest|consult\w*|contract\w*|present(?:ed|ation)|lectur\w*|talk|spoke|conference|meeting|workshop|invited|volunteer\w*|interview\w*|stud(?:ied|ent|ying|ies)|degree|graduat\w*|intern\w*|again|returned|rejoined|part-time|client|customer|trained its|for (?:them|it))\b/i
/** Months by which a date that is told may miss. */
const ROUNDED = 1

/** `own`: the words of a name that others seldom share. `isPlace`: it may be a place, of which an employer has its name as well. */
type Name = { whole: readonly string[]; own: readonly string[]; isPlace: boolean }
type Stay = Told & { what: 'left' | 'joined' | 'at'; name: Name; first: number; last: number }

const NO_PART = /^(?:the|of|for|and|inc|llc|corp|corporation|company|co|ltd|gmbh)$/
const COMMON = /^(?:county|city|state|university|college|institute|department|district|works|national|group|center)$/
/** `verb`: by which it is told; one leaves a state as well as a firm. */
const nameOf = (name: string, verb = ''): Name => {
  const whole = bare(name)
    .split(' ')
    .filter((word) => word.length > 1 && !NO_PART.test(word))
  const own = whole.filter((word) => !COMMON.test(word))
  return { whole, own, isPlace: own.length === 1 && (whole.length > 1 || /\bleft\b/.test(verb)) }
}
const areAmong = (some: readonly string[], others: readonly string[]): boolean => some.length > 0 && some.every((word) => others.includes(word))
/** Of “Ohio State” only a place is left, and “Ohio Water” is there as well: it is told again by the whole name, or by the one word where nothing is beside it. */
const isOther = (one: Name, other: Name): boolean => one.isPlace && !(other.whole.length === 1 && !other.isPlace) && !(areAmong(one.whole, other.whole) && areAmong(other.whole, one.whole))
const isSame = (one: Name, other: Name): boolean => (areAmong(one.own, other.own) || areAmong(other.own, one.own)) && !isOther(one, other) && !isOther(other, one)

function staysIn(facts: readonly CaseFact[]): Stay[] {
  return sentences(facts).flatMap((one) => {
    if (!/\b(?:I|[Mm]e|[Mm]y)\b/.test(one.sentence)) return []
    return SAID.flatMap(({ what, pattern }): Stay[] => {
      if ((what === 'left' ? NOT_LEFT : NO_EMPLOYMENT).test(one.sentence)) return []
      const { 0: said = '', groups } = pattern.exec(one.sentence) ?? {}
      if (groups === undefined) return []
      const [first, last] = [monthOf(groups['date']!, false), monthOf(groups['date']!, true)]
      return first === null || last === null ? [] : [{ ...one, what, name: nameOf(groups['name']!, said), first, last }]
    })
  })
}

/** Whether two say that somebody had left a place before they were there. */
const cannotBoth = (one: Stay, other: Stay): boolean =>
  one.what === other.what
    ? one.what !== 'at' && (one.first > other.last + ROUNDED || other.first > one.last + ROUNDED)
    : other.what === 'left'
      ? one.first > other.last + ROUNDED
      : other.what === 'joined' && one.what === 'at' && other.first > one.last + ROUNDED

/** `roles`: the positions that are confirmed. */
export function claimsEmployed(facts: readonly CaseFact[], roles: readonly CaseFact[]): Doubt[] {
  const stays = staysIn(facts.filter(({ kind, source }) => (kind === 'statement' || kind === 'item') && source.kind !== 'letter')).slice(0, 300)
  const held = roles.flatMap((role) => {
    const { from = '', to = '', employer = '' } = role.fields
    const [start, end] = [monthOf(from, false), /present|now|current/i.test(to) ? Number.POSITIVE_INFINITY : monthOf(to, true)]
    return start === null || end === null ? [] : [{ role, name: nameOf(employer), start, end }]
  })
  const present = sentences(facts).flatMap((one): Doubt[] => {
    const name = PRESENT_EMPLOYER.exec(one.sentence)?.[1]
    const posts = name === undefined ? [] : held.filter((post) => isSame(post.name, nameOf(name)))
    return posts.length === 0 || posts.some(({ end }) => end === Number.POSITIVE_INFINITY)
      ? []
      : [disagree(one, `The position there has ended: “${posts[0]!.role.text}” Ask who employs the petitioner today.`, posts[0]!.role.id)]
  })
  const found = stays.flatMap((one): Doubt[] => {
    const posts = held.filter(({ name }) => isSame(name, one.name))
    if (posts.length > 0) {
      const [start, end] = [Math.min(...posts.map((post) => post.start)), Math.max(...posts.map((post) => post.end))]
      const fits =
        one.what === 'left'
          ? end >= one.first - ROUNDED && end <= one.last + ROUNDED
          : one.what === 'joined'
            ? start >= one.first - ROUNDED && start <= one.last + ROUNDED
            : // In one year there may be more than one post, and none between them.
              one.last + ROUNDED >= start && one.first - ROUNDED <= end
      // Whoever moved within one employer may tell of one of the posts.
      const ofAnother = posts.some((post) => (one.what === 'left' ? Math.abs(post.end - one.last) <= 12 : one.what === 'joined' && Math.abs(post.start - one.first) <= 12)) && posts.length > 1
      return fits || ofAnother ? [] : [disagree(one, `The position there says otherwise: “${posts[0]!.role.text}” Ask from when until when it was.`, posts[0]!.role.id)]
    }
    const other = stays.find((two) => two.fact.id !== one.fact.id && isSame(two.name, one.name) && cannotBoth(one, two))
    // Each pair is asked about once.
    return other === undefined || (cannotBoth(other, one) && stays.indexOf(other) > stays.indexOf(one))
      ? []
      : [disagree(one, `Another fact says otherwise of when the work there began or ended: “${short(other.sentence)}” Ask from when until when it was.`, other.fact.id)]
  })
  // Both ends of a time may miss.
  return [...new Map([...present, ...found].map((doubt) => [`${doubt.factId} ${doubt.quote} ${doubt.message}`, doubt])).values()]
}
