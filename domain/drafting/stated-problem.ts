/** What goes wrong today, in the visitor's own words: told outright, or turned around from what the project is to change. Nothing where unsure. */
import { actionOf } from '../person/achievement-words.ts'
import { isSafe } from '../endeavor/safe-words.ts'
import { countWords, splitSentences } from '../endeavor/sentence-forms.ts'
import { holdsWebAddress } from '../endeavor/web-addresses.ts'
import { areOrganizations } from './persons.ts'
import { findVerb, thirdPersonOf } from './verbs.ts'

/**
 * `clause`: without a period, its subject named: "small farms wait a week for the result". `told`: the visitor says so outright; else it
 * follows from what is to become possible. `cut`: the words of the text that say it and are not needed where the project is named; empty where they are.
 */
export type StatedProblem = { clause: string; told: boolean; cut: string }

const WORDS = { least: 4, most: 32 }
/** Of oneself, of the reader, or of what is only planned. */
const NOT_OF_OTHERS = /\b(?:i|we|me|my|mine|our|us|you|your|myself|would|shall)\b|\bi[’']/i
/** Of the life of whoever writes, without a word of the first person: a contraction that lost its apostrophe, family, stay, pay, health, an employer. */
const OF_THE_WRITER =
  /\b(?:im|ive|solo|single (?:mom|mother|dad|father|parent)|mom|dad|husband|wife|spouse|the (?:family|baby|visa|salary|pay|boss|sponsor|employer|lease|mortgage|divorce|green card|(?:work )?permit|status)|(?:current|present|former|new|this) (?:employer|job|boss|post|company)|relocat\w*)\b|^(?:health|status|visa|salary|family|employer|job)\b/i
const UNRESOLVED =
  /^(?:(?:most|many|some|few|all|none) of (?:them|these|those)|(?:many )?(?:they|them|their own)|it|this|that|these|those|he|she|his|her|its|their|there|here|which|who|and|but|or|also|additionally|besides|plus)\b/i

function sure(clause: string, told: boolean, cut = ''): StatedProblem | null {
  const said = clause
    .replace(/[\s,.;:!?]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (?:too|also|as well)$/, '')
    .replace(/ find it hard to (?=find\b)/, ' struggle to ')
    .replace(/^([^,]{10,90}), (?=(?:nobody|no one) [a-z]+s )/i, '$1, and ')
    // "hotels only sell beds, guests do not sleep": two statements.
    .replace(/^([^,]{10,80}), (?=[a-z]+s (?:do|are|have|cannot|never|find|wait|get|lose|miss|pay) )/, '$1, and ')
  const words = countWords(said)
  // "nobody gives them this": of what, nobody knows who has not read what was typed.
  if (/ (?:this|that|these|those)$/i.test(said)) return null
  const plain = words >= WORDS.least && words <= WORDS.most && !UNRESOLVED.test(said) && !NOT_OF_OTHERS.test(said) && !OF_THE_WRITER.test(said)
  return plain && isSafe(said) && !holdsWebAddress(said) && !/[<>{}|\\?;:()"“”]/.test(said) ? { clause: said, told, cut } : null
}

/** Signs that a statement tells a trouble and not a plan. */
const TROUBLE = new RegExp(
  `\\b(?:${[
    'not|cannot|no|none|never|nobody|no one|nothing|without|only|alone|rarely|hardly|seldom|lack(?:s|ing)?|too|by hand|on paper|hard to|difficult',
    'expensive|costly|slow|late|wrong|wait|waits|lose|loses|miss|misses|missed|fail|fails|waste|wastes|wasted|suffer|struggle|struggles',
    'throw|throws|quit|drop out|runs? out|break|breaks|hit|stuck|overlooked|forgotten|guess|guesses|errors?|mistakes?|delays?|shortages?',
  ].join('|')})\\b(?!-)|n[’']t\\b`,
  'i',
)
/** Whether a clause tells a trouble, or why those it speaks of do what they do. */
export const tellsTrouble = (clause: string): boolean => TROUBLE.test(clause) || / because /.test(clause)
const NOW = /^(?:but |and |so )?(?:today|right now|currently|at the moment|at present|nowadays|now|these days|the (?:main |real )?problem is(?: that)?|what goes wrong(?: today)? is(?: that)?),?\s+/i

/** "they wait a week" → "small farms wait a week", where those who are served are known. */
function named(clause: string, users: string | null, thing: string | null = null): string {
  // "Most of them were drawn long ago": of what the project is about, where it is told so.
  if (thing !== null && /^(?:most|many|some|few) of them (?:are|were|have|had)\b/i.test(clause))
    return clause.replace(/^([a-z]+ of) them\b/i, (_said, some: string) => `${some.toLowerCase()} ${thing}`)
  const [first = '', second = ''] = clause.split(' ')
  const of =
    /^(?:most|many|some|few)$/i.test(first) && users !== null && begins(second)
      ? `${first.toLowerCase()} ${users}${clause.slice(first.length)}`
      : clause.replace(/^(?:they|them)\b/i, () => users ?? 'they')
  return users === null || of !== clause ? of : clause.replace(/^(?:most|many|some|few) of them\b/i, (said) => `${said.split(' ')[0]?.toLowerCase() ?? ''} ${users}`)
}
/** The first word in lower case unless it is a name or a short form. */
const lowered = (clause: string) => clause.replace(/^[A-Z][a-z]+(?= )/, (word) => (STARTS.test(word) || /s$/.test(word) ? word.toLowerCase() : word))
const STARTS = /^(?:The|A|An|Most|Many|Some|Few|Too|All|Every|Each|Nobody|Everybody|Everyone|No|People|They|Small|Rural|Owners|Workers)$/

/** Where the first verb of a clause stands that agrees with what is before it; -1 where none is surely its own. */
export function verbAt(words: readonly string[]): number {
  // "Helping firms move …", "a nurse who …": no statement stands at the beginning.
  if (/ing$/i.test(words[0] ?? '') || findVerb(words[0] ?? '')?.form === 'base') return -1
  const at = words.findIndex((word, n) => n > 0 && (/^(?:is|are|were|has|have|must|do|does|can|cannot|get|gets|lack|lacks|can[’']t|don[’']t|doesn[’']t)$/i.test(word) || isFinite(words, n)))
  return at > 0 && at <= SUBJECT_MOST && !words.slice(0, at).some((word) => /^(?:to|who|that|which|where|or|whose|[a-z]+ing)$/i.test(word)) ? at : -1
}
/** Whether the clause begins with somebody or something that a verb of its own follows: else it is a fragment. */
const isStatement = (clause: string): boolean => verbAt(clause.split(' ')) > 0
const SUBJECT_MOST = 12
/** Verbs that another deed may follow directly: "clinics keep losing". Behind any other it tells whose job it is: "energy systems engineer optimizing …". */
const BEFORE_DEED = /^(?:start|begin|stop|quit|finish|keep|continue|end|go|come|avoid|risk|need|require|involve|mean|consider|try|hate|fear|resist|delay|report|remember|spend|lose|waste)$/

/** "farmers wait", "nobody follows": a verb that agrees with the word before it. */
function isFinite(words: readonly string[], at: number): boolean {
  const word = (words[at] ?? '').toLowerCase().replace(/,$/, '')
  if (findVerb(words[at + 1] ?? '')?.form === 'gerund' && !BEFORE_DEED.test(findVerb(word)?.base ?? word)) return false
  const before = (words[at - (/^(?:only|just|still|often|never|always|mostly|rarely|now|today)$/i.test(words[at - 1] ?? '') ? 2 : 1)] ?? '').toLowerCase()
  const plural = isPlural(before)
  if (plural) return isBaseVerb(word)
  return /^(?:nobody|everybody|everyone|one|each|[a-z]+)$/.test(before) && findVerb(word)?.form === 'third' && /^(?:nobody|no|everybody|everyone|every|each|a|an|the)$/i.test(words[0] ?? '')
}
const isPlural = (word: string) =>
  /^(?:people|children|women|men|staff|police|personnel|they|most|many)$/i.test(word) || (/[^su]s$/i.test(word) && findVerb(word)?.form !== 'third') || /(?:ors|ers|ists|ians)$/i.test(word)
const MORE_VERBS =
  /^(?:wait|go|buy|throw|see|know|spend|need|want|use|get|fall|call|lose|miss|alter|guess|fail|die|leave|quit|stop|rely|depend|struggle|suffer|come|give|put|send|read|ask|drop|run|feel|understand|say|think|burn|face|carry|hold|keep|skip|dump|discard|import|rent|borrow|travel|live|eat|sit|stand|pick|happen|occur)$/
const isBaseVerb = (word: string) => MORE_VERBS.test(word) || findVerb(word)?.base === word || actionOf(word) === word

/** A statement of its own: behind "today", or with a sign of trouble. */
function toldIn(sentence: string, users: string | null, thing: string | null = null): StatedProblem | null {
  const now = NOW.test(sentence) || THEY_NOW.test(sentence)
  if (/\bwill\b/i.test(sentence)) return null
  const clause = lowered(
    named(
      sentence
        .replace(NOW, '')
        .replace(/^because\s+/i, '')
        .replace(NOW, ''),
      users,
      thing,
    ),
  )
  if (!now && !TROUBLE.test(clause)) return null
  if (isStatement(clause) || (users !== null && THEY_DO.test(sentence))) return sure(clause, true)
  // "The country imports most of it and the small farms lose money": of two statements the second.
  const at = SECOND.exec(sentence)
  return at === null ? null : toldIn(sentence.slice(at.index + at[0].length), users, thing)
}
const SECOND = /,? (?:and|but) (?=(?:the|many|most|some|small|rural|all) (?:[a-z]+ ){0,3}[a-z]+s [a-z]+ )/
/** "They now inspect", "they overwater because": what those served do today. */
const THEY_NOW = /^they (?:now|currently|today) [a-z]|^they (?:[a-z]+ ){1,6}because /i
/** A verb stands behind "they", whether it is known or not. */
const THEY_DO =
  /^(?:(?:today|now|right now|currently),? )?they (?:(?:now|often|still|mostly|only|always|usually) )?(?!(?:can|could|will|would|may|might|should|just|also|all|both|who|that)\b)[a-z]{3,}(?<!ing|ed|ly) /i

/** Where a statement of its own goes on behind the project: "…, because most hotels …", "…, right now parents …". */
const JOINED = [
  /,? because (?!of\b)/i,
  /, since (?!\d|then\b|i\b|we\b|my\b)/i,
  / since (?=[a-z]+ (?:[a-z]+ )?(?:cannot|have|are|do))/i,
  /, as (?=(?:(?!(?:an?|the|well|part|soon|long|far|in|of)\b)[a-z-]+ ){1,4}(?:today|now|currently|often|still|only|rely|have|lack|do|cannot|are)\b)/i,
  /(?:,| [–—-]) (?=(?:but )?(?:today|right now|currently|now|most|many|few|nobody|no one|too many|too few|everybody|everyone)\b)/i,
]

function joinedTo(first: string, users: string | null): StatedProblem | null {
  for (const by of JOINED) {
    const found = by.exec(first)
    if (!found) continue
    // "clinics that lose money because nobody …" is one statement about the clinics.
    if (/ (?:who|that|which|whose) (?!.*,)/i.test(first.slice(0, found.index)) && !found[0].startsWith(',')) continue
    const clause = first.slice(found.index + found[0].length)
    const one = toldIn(/because|, since| as /.test(found[0]) ? `today ${clause}` : clause, users)
    if (one) return { ...one, cut: first.slice(found.index) }
  }
  return null
}

/** "…, farmers do not open apps": a statement of its own behind a comma or a colon, which nothing joins to the project. */
function splicedTo(first: string, users: string | null): StatedProblem | null {
  for (const { index } of first.matchAll(/[,:] (?!(?:so|then|if|when|while|as|until|unless|even|not|also|plus|like) )(?=[a-z])/g)) {
    const one = toldIn(first.slice(index + 2), users)
    if (one) return { ...one, cut: first.slice(index) }
  }
  return null
}

/** Those of whom nothing else is said are only told by what follows. */
const BARE = /^(?:people|children|adults|others|users|clients|customers|individuals|patients|students|workers|women|men|parents)$/i

/** "for clinics that lose money because nobody follows up": what those it is for suffer from. */
function ofThoseServed(first: string, users: string | null): StatedProblem | null {
  if (users === null) return null
  const found = new RegExp(`\\b(${RegExp.escape(users)}(?: (?:with|in|of|from|under) (?:[^,]|,(?=\\d)){2,40}?)?)(,? (?:who|that|which) (.+?))(?:,? so (?:that )?.+|, with .+)?[.!]?$`, 'i').exec(first)
  const [, whom = '', relative = '', told = ''] = found ?? []
  // What else is made is no part of it.
  const said = told.replace(/, and (?:an?|the) .*$/i, '')
  if (said === '' || (BARE.test(users) && /^are not [a-z]+s$/.test(said))) return null
  // "help students who fail math stay in school": where the help begins, nothing tells.
  if (HELPED.test(first.slice(0, found?.index)) && holdsAim(said)) return null
  const two = /^(.+?),? (?:and|but) (?:then )?(.+)$/i.exec(said)
  // "who finish rehab and then stop": the first deed tells who they are.
  if (two && !TROUBLE.test(two[1] ?? '') && (TROUBLE.test(two[2] ?? '') || /\bthen\b/.test(relative)) && begins(two[1] ?? '') && begins(two[2] ?? ''))
    return sure(`${whom} who ${two[1]} often ${two[2]}`, true, relative.slice(relative.indexOf(two[1] ?? '') + (two[1] ?? '').length))
  if (!TROUBLE.test(said) || !begins(said)) return null
  // "farms that cannot afford an engineer" says which farms: there only their number is added.
  const tells = /^,|\bbecause\b/.test(relative)
  return tells && !BARE.test(whom) ? sure(`${whom} ${said}`, true, relative) : sure(`many ${whom} ${said}`, true)
}
const HELPED = /\b(?:help(?:s|ing)?|let(?:s|ting)?|mak(?:e|es|ing)) (?:[a-z]+ )?$/i
/** What people are helped to do. */
const AIMED_AT = /^(?:stay|keep|get|go|find|finish|graduate|pass|reach|return|become|live|start|begin|learn|enter|hold|move|make|recover|succeed|avoid)$/
/** Whether a verb in the base form stands there that nothing joins to what is before it. */
const holdsAim = (said: string): boolean =>
  said
    .toLowerCase()
    .split(' ')
    .some(
      (word, at, all) =>
        at > 0 && (AIMED_AT.test(word) || isBaseVerb(word)) && !/^(?:to|and|or|then|not|can|cannot|often|never|the|an?|of|for|with|in|at|on|from|by|their|no|any)$/.test(all[at - 1] ?? ''),
    )
/** Whether a clause without its subject begins with a verb that plurals take. */
const begins = (said: string) => /^(?:cannot|can|do|don[’']t|have|are|lack|still|often|can[’']t|never)\b/i.test(said) || isBaseVerb(said.split(' ')[0]?.toLowerCase() ?? '')

const FREQUENT = /\b(?:often|always|usually|mostly|never|rarely)\b/i

/** "can order it, and pilot it with two districts": behind the comma the plan goes on, and no trouble is told. */
export const withoutLaterDeed = (goal: string): string => {
  const at = [...goal.matchAll(/, (?:and )?(?:then )?(to )?([a-z]+) /g)].find(([, to, verb = '']) => to !== undefined || isBaseVerb(verb))?.index
  return at === undefined ? goal : goal.slice(0, at)
}

/** "so owners see a losing job before it is finished" → "owners often do not see …"; "so families are not rushed" → "families are often rushed". */
function unlikeThePurpose(first: string, users: string | null): StatedProblem | null {
  const found = /,? so (?:that )?(.+?)[.!]?$/i.exec(first)
  if (!found || /^(?:much|many|far|long|called)\b/i.test(found[1] ?? '')) return null
  // "so ferrymen get the part in days, not in months"
  const [, waiting = '', awaited = '', long = ''] =
    /^([^,;.]{3,60}?) (?:get|receive|have) ([^,;.]{3,80}?) (?:with)?in (?:minutes|hours|days|weeks|months),? (?:and )?(?:not|instead of|rather than) (?:in )?(hours|days|weeks|months|years)$/i.exec(
      named(found[1] ?? '', users),
    ) ?? []
  if (long !== '') return isPlural(waiting.split(' ').at(-1) ?? '') ? sure(`${waiting} often wait ${long} for ${awaited}`, false, found[0].replace(/[.!]$/, '')) : null
  const goal = named(withoutLaterDeed(found[1] ?? ''), users)
    // What is not wanted says the same a second time.
    .replace(/,? (?:and )?(?:not|instead of|rather than) .+$/i, (rest) => (/^,|and not |instead|rather/.test(rest) ? '' : rest))
    // What else is to be made is no part of it.
    .replace(/,? plus .+$/i, '')
    .trim()
  // "so that those who run pharmacies can see it without waiting on an analyst"
  const [, waits = '', burden = '', on = ''] = /^(.{4,60}?) can .+? without ([a-z]+ing) (.+)$/i.exec(goal) ?? []
  const bears = baseOf(burden.toLowerCase())
  if (bears !== null && BURDENS.test(bears)) return sure(`${waits} often have to ${bears} ${on}`, false)
  const words = goal.split(' ')
  // "fewer wells fail": turned around it would say the opposite of what is wrong.
  if (FREQUENT.test(goal) || /^(?:fewer|less|more|better|no|nobody|nothing)\b/i.test(goal)) return null
  const at = words.findIndex(
    (word, n) =>
      n > 0 && (isPlural(words[n - 1] ?? '') || (users !== null && words.slice(0, n).join(' ') === users)) && (/^(?:can|could|are|have|do|don[’']t|never|cannot|get)$/i.test(word) || isBaseVerb(word)),
  )
  const alone = words.findIndex(
    (word, n) => n > 0 && n < 4 && /^(?:the|a|an|each|every)$/i.test(words[0] ?? '') && (findVerb(word)?.form === 'third' || MORE_VERBS.test(word.replace(/s$/, ''))) && /s$/.test(word),
  )
  if (at < 0 && alone > 1) {
    const verb = words[alone] ?? ''
    return sure(`${words.slice(0, alone).join(' ')} often does not ${findVerb(verb)?.base ?? verb.replace(/s$/, '')} ${words.slice(alone + 1).join(' ')}`, false, found[0].replace(/[.!]$/, ''))
  }
  if (at < 1 || at > 5) return null
  const who = words.slice(0, at).join(' ')
  const rest = words.slice(at).join(' ')
  const cut = found[0].replace(/[.!]$/, '')
  const not = /^(?:do not|don[’']t|never|no longer) (.+)$/i.exec(rest)?.[1]
  if (not !== undefined) return /\bany\w*\b/i.test(not) ? null : sure(`${who} often ${not}`, false, cut)
  const state = /^are (not )?(.+)$/i.exec(rest)
  if (state) return sure(`${who} are often ${state[1] ? '' : 'not '}${state[2] ?? ''}`, false, cut)
  const able = /^(?:can|could) (.+)$/i.exec(rest)?.[1]
  if (able !== undefined) return /\b(?:them|it)\b/i.test(able) ? null : sure(`many ${who.replace(/^(?:the|all) /i, '')} find it hard to ${able}`, false, cut)
  return /^(?:cannot|can)\b/i.test(rest) ? null : sure(`${who} often do not ${rest}`, false, cut)
}

/** What nobody does for its own sake. */
const BURDENS = /^(?:wait|pay|buy|hire|drive|travel|send|rely|depend|call|ask|guess|stop|shut|close|leave|search|fly|replace|scrap|throw|retype|borrow|rent|go|spend|write|type|copy)$/

const baseOf = (gerund: string): string | null => {
  const base = findVerb(gerund)?.base ?? actionOf(gerund)
  return base !== null && base !== gerund ? base : (MORE_GERUNDS[gerund] ?? null)
}
const MORE_GERUNDS: Readonly<Record<string, string>> = {
  waiting: 'wait',
  buying: 'buy',
  going: 'go',
  throwing: 'throw',
  guessing: 'guess',
  relying: 'rely',
  depending: 'depend',
  giving: 'give',
  calling: 'call',
  asking: 'ask',
  spending: 'spend',
  losing: 'lose',
  missing: 'miss',
}

/** "without waiting on an analyst", "instead of testing boards by hand", "rather than every agent giving another answer". */
function unlikeTheWay(first: string, users: string | null): StatedProblem | null {
  const [cut = '', by = '', said = ''] = /,? \b(without|instead of|rather than) (.+?)[.!]?$/i.exec(first) ?? []
  const way = said.split(/,? so (?:that )?|, (?:and|which|because) /i)[0] ?? ''
  if (way === '' || /\bany\w*\b|\bjust\b/i.test(way)) return null
  const [one = '', ...rest] = way.split(' ')
  const base = baseOf(one.toLowerCase())
  if (base !== null && /ing$/.test(one)) {
    if (users === null || rest.length === 0) return null
    if (/without/i.test(by)) return BURDENS.test(base) ? sure(`${users} often have to ${base} ${rest.join(' ')}`, false) : null
    return sure(`${users} often ${base} ${rest.join(' ')}`, false, cut)
  }
  const each = /^((?:every|each) [a-z-]+(?: [a-z-]+)?) ([a-z]+ing) (.+)$/i.exec(way)
  const does = each && !/without/i.test(by) ? baseOf(each[2] ?? '') : null
  return each && does ? sure(`${each[1]} ${thirdPersonOf(does)} ${each[3]}`, false, cut) : null
}

const ASKS = '(?:which|what|when|whether|where|who|why|how much|how many|how)'

/** "a dashboard that shows departments which grants will overspend" → "departments often do not know which …". */
function unlikeWhatIsShown(first: string, users: string | null): StatedProblem | null {
  if (users === null) return null
  const found = new RegExp(`\\b(?:shows?|tells?|teach(?:es)?|alerts?|warns?|helps?) (?:the )?${RegExp.escape(users)}\\b(?: [^,]{1,40}?)? (${ASKS} .+?)(?:,? so (?:that )?.+)?[.!]?$`, 'i').exec(first)
  const asked = withoutLaterDeed(found?.[1] ?? '').split(/, (?:built|made|based|using|with|from|by)\b/i)[0]
  // "help pilots who …" says which pilots.
  if (/^who /i.test(asked ?? '') && /^help/i.test(found?.[0] ?? '')) return null
  return asked === undefined || countWords(asked) < 3 ? null : sure(`${users} often do not know ${asked}`, false)
}

const FOUND: Readonly<Record<string, string>> = {
  spot: 'spotted',
  find: 'found',
  detect: 'detected',
  catch: 'caught',
  flag: 'flagged',
  identify: 'identified',
  predict: 'foreseen',
  discover: 'discovered',
  notice: 'noticed',
  stop: 'stopped',
}
const FINDS =
  /\b(spot|find|detect|catch|flag|identif|predict|discover|notice|stop)(?:s|es|y|ies|ing)? ((?:[a-z-]+ ){0,4}?[a-z-]+) before ((?:the |they |it |a |an )?[a-z-]+(?: [a-z-]+){1,12})(?:[.!,]|$)/i

/** "spots late deliveries before the crew stands idle" → "late deliveries are often not spotted before …". */
function unlikeTheFinding(first: string): StatedProblem | null {
  const [, verb = '', thing = '', before = ''] = FINDS.exec(first) ?? []
  const done = FOUND[verb.toLowerCase().replace(/identif$/, 'identify')]
  if (!done || /\b(?:it|them|how|which|what|that)\b/i.test(thing)) return null
  return sure(`${thing} ${/ and /.test(thing) || isPlural(thing.split(' ').at(-1) ?? '') ? 'are' : 'is'} often not ${done} before ${before}`, false)
}

/** `users`: those the project is for, as far as the words tell; `thing`: several things that it changes, "the timetables of small bus systems". What is said outright goes before what follows from the purpose. */
export function readProblem(text: string, users: string | null, thing: string | null = null): StatedProblem | null {
  const [first = '', ...others] = splitSentences(text.replace(/\s+/g, ' ').trim())
  // "a program for nurses in rural hospitals": who "they" are, nobody knows.
  const they = users !== null && areOrganizations(OTHERS_BEHIND.exec(first.slice(Math.max(0, first.indexOf(users)) + users.length))?.[1] ?? '') ? null : users
  for (const sentence of others) {
    const one = toldIn(sentence, they, thing)
    if (one) return one
  }
  return (
    joinedTo(first, they) ??
    splicedTo(first, they) ??
    ofThoseServed(first, users) ??
    unlikeThePurpose(first, users) ??
    unlikeTheWay(first, users) ??
    unlikeTheFinding(first) ??
    unlikeWhatIsShown(first, users)
  )
}

const OTHERS_BEHIND = /^ (?:in|at|of|from) ((?:[a-zA-Z-]+ ){0,3}[a-z]+s)(?=[,.;:]|$| )/

/** Whether a clause is a statement of its own, and one that tells no trouble. */
export const tellsAside = (clause: string): boolean => !UNRESOLVED.test(clause) && !GOES_ON.test(clause) && !TROUBLE.test(clause) && isStatement(clause.replace(/[.!?]+$/, '').replace(OF_WHERE, '$1 '))
const GOES_ON = /^(?:so|as|if|when|while|where|because|since|until|unless|with|without|in|on|at|for|by|from|to|of|using|including|through|then|also|not) /i
/** "teachers in my district make …" */
const OF_WHERE = /^((?:[a-z]+ )?[a-z]+s) (?:in|of|at|from) (?:my|our|the|this|each|every|one|all) [a-z]+ /

/** The same of a text that names no project: any of its sentences may tell it. */
export function problemTold(text: string, users: string | null): StatedProblem | null {
  for (const sentence of splitSentences(text.replace(/\s+/g, ' ').trim())) {
    const one = toldIn(sentence, users) ?? joinedTo(sentence, users)
    if (one) return { ...one, cut: '' }
  }
  return null
}
