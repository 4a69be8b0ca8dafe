/** What a visitor says of a project beside what it is: with whom it begins, what else will be done, by when and how large, and what it is judged by. */
import { isSafe } from '../endeavor/safe-words.ts'
import { countWords, lowerFirst, splitSentences } from '../endeavor/sentence-forms.ts'
import { withArticles } from '../petition/articles.ts'
import { spelledOut } from './counted-words.ts'
import type { Plans } from './design.ts'
import { pluralOf } from './noun-phrase.ts'
import { ONE_OF_MANY } from './project-heading.ts'
import { PRIVATE } from './stated-focus.ts'
import { namesUsers } from './stated-project.ts'
import { topicStems } from './topic-fit.ts'

/** Of the person, of money, and what is asked of the reader. */
const OF_SELF =
  /\b(?:i|me|my|mine|we|our|us|wife|husband|cousin|boss|employer|investors?|money|salary|charge|fee|fees|sell|hire|letters?|pitch|please|pls|mention|confidential|secret|maybe|perhaps|not sure|honestly|dont|don[’']t|you|lawyer|petition)\b|[$?@<>{}|\\]/i
const PLACE = '(?:(?:the )?(?:Northern|Southern|Eastern|Western|Central|New|North|South|West|East|Gulf|Upper|Lower) )?\\p{Lu}[\\p{L}’]+'
const isPlaces = (words: string): boolean => new RegExp(`^(?:the )?${PLACE}(?:(?:,| and|, and) (?:the )?${PLACE}){0,5}$`, 'u').test(words)
/** Regions that have an article. */
const withRegion = (words: string): string =>
  words
    .replace(/\b(in|across|for|from|to|through|at) (?=(?:Southeast|Southwest|Northeast|Northwest|Midwest|Great Plains|Gulf Coast|Delta|West Coast|East Coast)\b)/g, '$1 the ')
    .replace(/\bN\. (?=California|Nevada|Texas)/g, 'Northern ')

const COUNTED = /^(?:about |around |up to |some |the first )?(?:\d{1,3}(?:,\d{3})*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/i

/** "first 2 clients" → "two first clients" is no English: "the first two clients". */
const ordered = (words: string): string => words.replace(/^first (\d+|two|three|four|five) /i, 'the first $1 ')

/** Who works on it, and for whom it is none. */
const OF_STAFF = /\b(?:employees|hires|staff|developers|analysts|engineers|workers|partners|cofounders|founders)\b/i
/** What stands there, up to where another deed, or a remark, begins. */
function placeIn(words: string): { where: string; onward: string | null } | null {
  const [before = '', ...after] = withRegion(words).split(/,? (?:and )?then (?:to |in |with |at )?/)
  const cut = before
    .split(/, (?!and \p{Lu})(?=[a-z]+ )|,? (?:and|to|so|because|where|which|that|who|but|while|by) (?!the [A-Z])(?=[a-z])| (?:until|by|from|before) (?=20\d\d)/u)[0]
    ?.replace(/ first$/, '')
    .replace(/[.,\s]+$/, '')
  const where = ordered(cut ?? '')
  if (where === '' || countWords(where) > 12 || OF_SELF.test(where) || OF_STAFF.test(where) || !(COUNTED.test(where) || isPlaces(where) || namesUsers(where) || namesUsers(pluralOf(where))))
    return null
  const next = (after[0]?.split(/,? (?:because|since|so|where) /)[0] ?? '').replace(/[.;]+$/, '')
  return { where, onward: isPlaces(next) ? next : null }
}

const STARTS = /(?<![\p{L}-])(?:start(?:ing)?|begin(?:ning)?)(?: first)?(?:,? (?:in )?20\d\d)? (with|in|at|from) ([^.;()]{3,120})/iu
const TRIED = /(?<![\p{L}-])(field tests?|pilots?|trials?|field trials?) (?:with|in|at|on) ((?:\d|two|three|four|five|six|ten|twenty)[^.,;()]{3,60}?)(?: first)?(?=[.,;)]|$)/iu
const PILOTED = /(?<![\p{L}-])(?:pilot|test|try|trial) it (?:first )?(?:with|in|at) ([^.,;()]{3,80})(?=[.,;)]|$)/iu
const NEXT = /(?<![\p{L}-])next(?: step)?(?: is|:)? (?:to )?((?:\d{1,3}|two|three|four|five|six|ten) [^.,;()]{3,60})(?=[.,;]|$)/iu
const WANTED = /(?<![\p{L}-])by (20\d\d) (?:we|I) (?:want|plan|aim for|hope for|would like) ((?:\d{1,3}(?:,\d{3})*|two|three|four|five|six|ten) [a-z-]+(?: [a-z-]+){0,2})(?=[.,;]|$)/iu

/** "a demonstration plant with a border utility" */
const PARTNER = /\b(?:plant|pilot|demonstration|trial|site|study)\b[^.;]{0,80}? with (an? (?:[a-z-]+ ){0,3}[a-z]+)(?= (?:from|in|until|by)\b|[.,;]|$)/

function firstIn(text: string, phrase: string): string | null {
  const [, by = '', words = ''] = STARTS.exec(text) ?? []
  const begun = words === '' ? null : placeIn(words)
  if (begun !== null) {
    const where = spelledOut(begun.where)
    return `${isPlaces(begun.where) ? 'in' : by.toLowerCase().replace('from', 'with')} ${where}${begun.onward === null ? '' : ` and go on to ${spelledOut(begun.onward)}`}`
  }
  const [, kind = '', things = ''] = TRIED.exec(text) ?? []
  const tried = things === '' ? null : placeIn(things)
  if (tried !== null && !phrase.split('. ')[0]?.includes(spelledOut(tried.where).split(' in ')[0] ?? ''))
    return `with ${/s$/.test(kind) ? '' : 'a '}${kind.toLowerCase()} in ${spelledOut(tried.where)}`
  const piloted = placeIn(PILOTED.exec(text)?.[1] ?? '')
  if (piloted !== null && !phrase.includes(piloted.where)) return `${isPlaces(piloted.where) ? 'in' : 'with'} ${spelledOut(piloted.where)}`
  const partner = PARTNER.exec(text)?.[1] ?? ''
  if (partner !== '' && namesUsers(pluralOf(partner))) return `with ${partner}`
  const next = placeIn(NEXT.exec(text)?.[1] ?? '')
  return next === null ? null : `with ${spelledOut(next.where)}`
}

/** What is done beside the first deed. */
const DEED =
  /^(?:publish|add|build|train|teach|write|create|release|share|develop|test|translate|license|extend|expand|keep|document|compare|validate|host|produce|prepare|offer|design|support|measure|conduct|give|assemble)$/
const LEAD = /^(?:(?:and|also|then|later|next|finally|besides|plus|so|first|second|third|after (?:this|that)|i|we|will|would|[’']d|[’']ll|want to|plan to|like to|hope to|am going to|to),? )+/i
const COMPLETED: readonly (readonly [RegExp, string])[] = [
  [/ so (?:that )?((?:other |more )?[a-z -]{3,40}? can) use$/i, ' so that $1 use them'],
  [/ so (?=(?:other|small|more|any|all|the) )/i, ' so that '],
  [/\bwithout (?=data scientist\b)/i, 'without a '],
  [/^add (?=(?:[a-z-]+ ){0,3}module\b)/i, 'add a '],
]
const WORDS = { least: 4, most: 28, phrase: 0.6 }

function deedIn(clause: string, told: ReadonlySet<string>): string | null {
  const said = clause
    .replace(/\s*\([^()]{0,200}\)/g, '')
    .replace(LEAD, '')
    .replace(/[.!;,\s]+$/, '')
    .trim()
  const [verb = '', second = ''] = said.toLowerCase().split(' ')
  if (!DEED.test(verb) || /^(?:it|them|this|that|these|those|if|whether|of|for|in|at|on|by|with|from|source|to|and|or|[a-z]+ing)$/.test(second)) return null
  if (countWords(said) < WORDS.least || countWords(said) > WORDS.most || OF_SELF.test(said) || PRIVATE.test(said) || !isSafe(said) || /["“”:]/.test(said)) return null
  const stems = topicStems(said)
  if (stems.length === 0 || stems.filter((stem) => told.has(stem)).length >= stems.length * WORDS.phrase) return null
  const whole = COMPLETED.reduce((text, [found, instead]) => text.replace(found, instead), withRegion(lowerFirst(said)))
  return withArticles(spelledOut(whole), ONE_OF_MANY)
}

const clausesOf = (text: string): string[] => splitSentences(text).flatMap(partsOf)

/** Where nothing goes on with the deed before it. */
const REMARK = /^(?:and |but )?(?:maybe|perhaps|eventually|someday|one day|later on|but|because|since|as|i|we|that|hopefully|first|start(?:ing)?|begin(?:ning)?)\b/i

/** "…, leave the reader if they want": another deed, which is none of those that are told. */
const ANOTHER = /^(?:and |then )?(?:leave|let|keep|take|send|put|pay|hire|buy|sell|move|go|come|stay|live|open|close|start|stop) (?:the|an?|it|them|their|some|more|my|our) /i

function partsOf(sentence: string): string[] {
  const parts: string[] = []
  for (const piece of sentence.split(/(?<=[,;]) (?=[a-z])|(?<=[^,]) (?=(?:and|then) [a-z]+ )/)) {
    const [verb = ''] = piece.toLowerCase().replace(LEAD, '').split(' ')
    if (parts.length === 0 || DEED.test(verb) || REMARK.test(piece) || ANOTHER.test(piece)) parts.push(piece)
    else parts[parts.length - 1] += ` ${piece}`
  }
  return parts.map((part) => part.replace(/[,;]$/, ''))
}

const CHANGED =
  /\b(?:if|whether) ((?:[\p{L}\d-]+ ){0,4}[\p{L}\d-]+?) (?:go(?:es)?|went|will go|comes?) (?:down|up)\b|\b(?:if|whether) ((?:[\p{L}\d-]+ ){0,4}[\p{L}\d-]+?) (?:drops?|falls?|rises?|improves?|decreases?|increases?|changes?)\b/iu
const WITH_SHARE = /(?:^|, |with |reaching )((?:[a-z-]+ ){0,2}[a-z-]+) (?:over|above|under|below|of at least|of) \d[\d.,]* ?%/
/** Things in a row, of which a share is no measure. */
const NO_MEASURE = /^(?:the|a|an|about|for|only|small|more|by|to|and|or|if|grew|grow)\b|^(?:share|growth|increase|discount)$/

function measureIn(text: string): string | null {
  const [, one, other] = CHANGED.exec(text) ?? []
  const changed = (one ?? other ?? '').replace(/\bED visits\b/, 'emergency department visits')
  if (changed !== '' && countWords(changed) <= 6 && !/\b(?:it|they|this|that|we|i)\b/i.test(changed)) return changed
  const [, shared = ''] = WITH_SHARE.exec(text) ?? []
  return shared === '' || NO_MEASURE.test(shared) ? null : shared
}

/** Clauses of what was, is, or ends beside the project: no plan. */
const NO_PLAN = /\b(?:my|phd|grants?|visas?|contracts?|thesis|degree|licen[cs]e|funding|lease|deadline|law|now|today|currently|already|existing|had|have|has|was|were|did)\b/i
const planned = (text: string): string[] => text.split(/[.;,](?= )/).filter((clause) => !NO_PLAN.test(clause) && !PRIVATE.test(clause))

const SIZE = /(?<![\d.,])(\d{1,3}(?:,\d{3})*|\d{4,6}) ?(t|tons?|tonnes|kg|MWh|MW|m3|gallons)(?: (?:of )?((?:[a-z]+ )?[a-z]+))? ?(?:\/ ?|per |a )(yr|year|y|d|day|h|hour|a)\b/
const UNIT: Readonly<Record<string, string>> = { yr: 'year', y: 'year', a: 'year', d: 'day', h: 'hour' }
const grouped = (number: string): string => (number.includes(',') ? number : number.replace(/(\d)(?=(?:\d{3})+$)/g, '$1,'))

function sizeIn(text: string, phrase: string): string | null {
  const [, number = '', unit = '', what, time = ''] =
    planned(text)
      .map((clause) => SIZE.exec(clause))
      .find((found) => found !== null) ?? []
  if (number === '' || phrase.replace(/,/g, '').includes(number.replace(/,/g, ''))) return null
  return `The planned capacity is ${grouped(number)} ${unit.replace(/^(?:t|tonnes)$/, 'metric tons')} ${what === undefined ? '' : `of ${what} `}per ${UNIT[time] ?? time}.`
}

const YEAR = /\bby (?:the end of )?(20\d\d)\b|\buntil (?:the end of )?(20\d\d)\b|\b(?:start(?:ing)?|begin(?:ning)?|opening)(?: in)? (20\d\d)\b/i

function whenIn(text: string, phrase: string): string | null {
  const goal = /(?:^|[.!?] )(The goal is (?:about )?\d[^.;?]{4,100}\.)(?= |$)/.exec(`${text.replace(/[.\s]*$/, '')}.`)?.[1]
  if (goal !== undefined) return spelledOut(goal)
  const [, by, until, start] =
    planned(text)
      .map((clause) => YEAR.exec(clause))
      .find((found) => found !== null) ?? []
  const year = by ?? until ?? start
  if (year === undefined || phrase.includes(year)) return null
  const wanted = WANTED.exec(text)
  if (wanted !== null) return `The goal is ${spelledOut(wanted[2] ?? '')} by ${wanted[1]}.`
  // "from 11 to 150 banks until 2030": by then.
  const ends = until !== undefined && !/^(?:conduct|continue|run|study|maintain|organize|evaluate|test) /.test(phrase)
  return by !== undefined || ends ? `The goal is to reach this by ${year}.` : until !== undefined ? `The work is planned to run until ${year}.` : `It is planned to start in ${year}.`
}

/** `phrase`: what is told of the project already, with the things that it hands out. `isUnwanted`: what the visitor asks to leave unsaid. */
export function readPlans(answer: string, phrase: string, isUnwanted: (words: string) => boolean): Plans {
  const whole = withRegion(answer.replace(/\s+/g, ' ').trim())
  const text = whole.replace(/\s*\([^()]{0,200}\)/g, '')
  const told = new Set(topicStems(phrase))
  const sure = (words: string | null): string | null => (words !== null && isSafe(words) && !isUnwanted(words) && !PRIVATE.test(words) ? words : null)
  const first = sure(firstIn(text, phrase))
  const deeds: string[] = []
  for (const clause of clausesOf(text)) {
    const deed = sure(deedIn(clause, told))
    if (deed === null || (first !== null && deed.includes(first))) continue
    deeds.push(deed)
    for (const stem of topicStems(deed)) told.add(stem)
  }
  return { first, deeds: deeds.slice(0, 2), when: sure(whenIn(whole, phrase)), size: sure(sizeIn(whole, phrase)), measure: sure(measureIn(text)) }
}
