/** A project as people jot it down, said in plain sentences before it is read: what it is called and what it is, a plan in years, one of two things, a wish for a post in which it is done. */
import { capitalize, withArticle } from '../endeavor/sentence-forms.ts'
import { UNDER_TWENTY } from '../number-words.ts'
import { isMassNoun, isSingularNoun } from './noun-numbers.ts'
import { ACTIONS } from './project-heading.ts'
import { pluralOf } from './noun-phrase.ts'
import { findVerb, thirdPersonOf } from './verbs.ts'

/** Whether a deed begins there, and no noun in the form of a verb: "survey plus dashboard". */
const isBase = (words: string): boolean => findVerb(words.split(' ')[0] ?? '')?.form === 'base' && !/^[a-z]+ (?:plus |and (?=[a-z]+ for )|for |of )/i.test(words)

/** What stands before the first word that goes on from a noun. */
const HEAD_ENDS = /^(?:for|to|in|of|with|by|from|on|at|that|which|who|where|so|across|using|through|near|between|among|via|without|against|within|about|under|over)$/i
function headOf(words: string): string {
  const all = words.split(' ')
  const end = all.findIndex((word, at) => at > 0 && (HEAD_ENDS.test(word) || /,$/.test(all[at - 1] ?? '')))
  return (end === -1 ? all : all.slice(0, end)).join(' ').replace(/,$/, '')
}
/** Nouns of things that are made, beside those that resumes name. */
const MADE =
  /^(?:unit|release|version|edition|box|line|system|tool|app|service|protocol|pump|catalog|library|set|kit|method|model|platform|package|skid|station|reader|map|sheet|course|network|cohort|alarm|warning|layer|certificate|twin|drill|forecast|alert|index|survey|prototype|device|sensor|clinic|program|plan|drone|camera)$/
function isOne(thing: string): boolean {
  const last = (thing.split(' ').at(-1) ?? '').toLowerCase()
  return (MADE.test(last) || isSingularNoun(last)) && !isMassNoun(last) && last !== 'follow-up'
}
/** Of what is made most nouns are of several that could be: not "speech recognition", "software", "data". */
const IS_MATTER = /(?:[^s]s|ion|ment|ing|ity|ness|ics|ance|ence|ship|ism|ware|age|cy|th|data|research|work|health|water|follow-up|people|children|staff)$/
const isAThing = (thing: string): boolean => {
  const last = (thing.split(' ').at(-1) ?? '').toLowerCase()
  return isOne(thing) || (thing.includes(' ') && /^[a-z]{3,14}$/.test(last) && !IS_MATTER.test(last) && !isMassNoun(last))
}
/** "containerized unit for …" → "a containerized unit for …"; what has an article, a plural, and a mass noun stay. */
export function withItsArticle(words: string): string {
  if (/^(?:next|second|third|new|first) (?:generation|version|edition|release|phase) of /i.test(words)) return `${/^(?:next|first)/i.test(words) ? 'the' : 'a'} ${words}`
  const head = headOf(words)
  const [one = '', ...others] = head.split(/ and (?=an? )/)
  // "rules and test protocol": the second lacks its article.
  const [, first = '', second = ''] = /^([a-z -]+s) and ([a-z][a-z -]+)$/i.exec(head) ?? []
  if (second !== '' && isOne(second)) return `${first} and ${withArticle(second)}${words.slice(head.length)}`
  return isAThing(one) && (others.length > 0 || one.split(' and ').every(isAThing)) && !/^(?:\d+ |one |two |three )/i.test(words) ? withArticle(words) : words
}

const QUOTED = '["“]([^"“”]{2,40})["”]'
/** A word that no dictionary has, by its letters: "TideWatch", "driftMAP", "DOCK-B". */
const COINED =
  '(?:\\p{Lu}[\\p{L}\\d]{0,20}\\p{Ll}\\p{Lu}[\\p{L}\\d-]{0,20}|\\p{Ll}{3,12}\\p{Lu}[\\p{L}\\d-]{0,20}|\\p{Lu}{2,12}[\\p{L}\\d]{0,12}-[\\p{L}\\d-]{1,20}|\\p{Lu}\\p{L}{1,20}-\\p{Lu}[\\p{L}\\d-]{0,20})'
const VERSION = '(?: \\p{Lu}\\p{Ll}{2,14}){0,3}(?: (?:v|version )?\\d{1,2}(?:\\.\\d{1,2}){0,2}(?= ?[:–—,-])| v\\d{1,2}(?:\\.\\d{1,2})?| \\p{Lu}[\\p{L}\\d]{1,14})?'
const IS_SPREAD = '(?: (roll-?out|launch|deployment|expansion|introduction|pilot))?'
const NAMED = new RegExp(`^(${COINED}${VERSION})${IS_SPREAD}(?: ?:| [–—-]) (.+)$`, 'u')
const NAMED_LOOSELY = new RegExp(`^(${COINED}${VERSION}), (?:which (?:would be|will be|is) )?((?:an? |the )?[a-z][^:]{8,200}?)(?:: (.+))?$`, 'u')
const NAMED_BEHIND = new RegExp(`^((?:an? |the )?[a-z][a-z -]{2,40}?) ${QUOTED} (to|for|that|which|with) (.+)$`, 'iu')
const SPREAD: Readonly<Record<string, string>> = { launch: 'launch', deployment: 'deploy', expansion: 'expand', introduction: 'introduce', pilot: 'pilot' }

/** Whether the words name a thing and tell no deed. */
const isNamed = (words: string): boolean =>
  !isBase(words) &&
  (findVerb(words.split(' ')[0] ?? '')?.form !== 'gerund' || /^\S+ (?:of|for|in) /.test(words)) &&
  !/\b(?:i|we|you|he|she|they|it|is|are|was|were|will|would|can|must|have|has)\b/i.test(headOf(words))

/** "TideNet v2: floating unit for docks, because …" → "I want to develop TideNet v2, a floating unit for docks, because …"; what spreads is rolled out. */
function named(sentence: string): string | null {
  const [, name = '', spread, typed = ''] = NAMED.exec(sentence) ?? []
  const what = typed
    .replace(/^Open-source /, 'open-source ')
    .replace(/^([a-z]+) plus (?=[a-z])/i, '$1 and ')
    .replace(/^(one [a-z]+), (?=(?:two|three|four|five|six|seven|eight|nine|ten|\d+) )/i, '$1 for ')
  if (name !== '' && isNamed(what) && !/^(?:now|already|currently|today|in|at|for|on|from) /i.test(what)) {
    const verb = spread === undefined ? 'develop' : (SPREAD[spread] ?? 'roll out')
    return `I want to ${verb} ${name}, ${withItsArticle(what)}`
  }
  const [, called = '', thing = '', told] = NAMED_LOOSELY.exec(sentence) ?? []
  if (called !== '' && isNamed(thing)) return `I want to develop ${called}, ${withItsArticle(thing).replace(/\b(?:our|my) (?=[a-z])/g, 'the ')}${told === undefined ? '' : `. ${capitalize(told)}`}`
  const [, kind = '', own = '', joint = '', rest = ''] = NAMED_BEHIND.exec(sentence) ?? []
  return own !== '' && isNamed(kind) ? `I want to develop ${own}, ${withArticle(kind.toLowerCase())} ${joint} ${rest}` : null
}

/** "TideMeter – now in two ports, I want to open it for 30 more" */
const NAMED_DEED = new RegExp(
  `^(${COINED}${VERSION})(?: ?[:,]| [–—-]) [^.;]{3,90}?[,.;] (?:and )?(?:now )?(?:I|we)(?:[’'](?:d|ll)| would| will| want to| plan to)(?: like to)? ([a-z]+) it (?=[a-z\\d])(.+)$`,
  'u',
)
/** "Tide Services LLC will offer …", "my company will …": who does it, the text says elsewhere. */
const HOUSE_WILL =
  /^(?:[A-Z][\w&’'-]*,?(?: [A-Z][\w&’'-]*,?){0,4} (?:LLC|Inc|Corp|Ltd|Co|LLP)\.?|(?:my|our) (?:own )?(?:[a-z]+ ){0,2}(?:company|firm|start-?up|business|nonprofit|practice|agency)) (?:will|would|is going to|plans to|wants to) (?=[a-z])/
const LABEL_OF_DEED = /^(?:I|we|to|my|our) |\p{Ll}\p{Lu}|\b(?:[Pp]hase|[Yy]ear|[Ss]tep|[Ss]tage|[Pp]art)\b/u
/** "more ropes for island crews", "better maps for pilots" */
const MORE = /^(more|better) (?=(?:[a-z-]+ ){1,4}?for [a-z])/i
/** "Berth rating 2.0 – update 3,000 charts …": a label before a deed. */
const LABELED = /^[\p{L}][\p{L}\d’' .-]{3,40}?(?::| [–—-]) (?=([a-z]+) (?:the|an?|\d[\d,]*|all|how|old|new|small|rural|[a-z]+s) )/u
/** "TideSentry for rope theft": a name, and what it is for. */
const NAMED_FOR = new RegExp(`^${COINED}(?: ${COINED})? for [a-z][a-z -]{3,60}$`, 'u')
/** "TideWatch as free service to harbor masters" */
const NAMED_AS = new RegExp(`^(${COINED}|\\p{Lu}{5,14}) as ((?:an? )?(?:free|open|open-source|shared|hosted|public|web|online|national|regional)[a-z -]{2,40}?) ((?:to|for|in|across) .+)$`, 'u')
function wished(sentence: string): string | null {
  const [, offered = '', as = '', whom = ''] = NAMED_AS.exec(sentence) ?? []
  if (offered !== '') {
    const bare = as.replace(/^an? /, '')
    return `I want to offer ${offered} as ${/s$/.test(bare) ? bare : withArticle(bare)} ${whom}`
  }
  const [label = '', deed = ''] = LABELED.exec(sentence) ?? []
  if (label !== '' && isBase(deed) && !isBase(label) && !LABEL_OF_DEED.test(label)) return `I want to ${sentence.slice(label.length)}`
  const [before = ''] = sentence.split('; ')
  if (NAMED_FOR.test(before) && !/s$/.test(before)) return `I want to develop ${before}`
  const [, name = '', verb = '', rest = ''] = NAMED_DEED.exec(sentence) ?? []
  if (name !== '' && isBase(verb)) return `I want to ${verb} ${name} ${rest}`
  if (HOUSE_WILL.test(sentence)) return sentence.replace(HOUSE_WILL, 'I want to ')
  const more = MORE.exec(sentence)?.[1]?.toLowerCase()
  return more === undefined
    ? null
    : more === 'more'
      ? `I want to bring ${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/ for /, ' to ')}`
      : `I want to improve ${sentence.replace(MORE, '')}`
}

const BOTH = /^i (?:plan|have|want|would like|am planning) two (?:things|projects|ideas): (an? [^.;]{5,120}?) and (an? [^.;,]{5,120})[.]?$/i
const TWO_THINGS =
  /^(?:(?:i have|i plan|there are|it is) )?(?:two|2) (?:things|ideas|projects|parts)[.:,;]? (?:the )?(?:one|first)(?: one)? (?:is|would be) (.{5,160}?)[,;.] (?:and )?(?:the )?(?:other|second)(?: one)? (?:is|would be) (.{5,160})$/i
/** "two things. one is X, other is Y" */
export function twoThings(answer: string): string | null {
  const [, one = '', other = ''] = BOTH.exec(answer) ?? TWO_THINGS.exec(answer) ?? []
  return one !== '' && isNamed(one) && isNamed(other) ? `I want to develop ${withItsArticle(one)} and ${withItsArticle(other)}` : null
}

const STEP = /(?:^|[.;,]? )(?:years?|phases?|stages?|steps?) ?\d(?: ?(?:[-–]|and|to) ?\d)?(?: ?[-–:.)]| is)? (?=\S)/gi
/** "Year 1: do X. Year 2-3: build Y." → "I want to do X and build Y."; things that are only named follow one another. */
function inSteps(answer: string): string | null {
  if ([...answer.matchAll(STEP)].length < 2 || answer.search(STEP) > 0) return null
  const parts = answer
    .split(STEP)
    .map((part) => part.replace(/[.;,\s]+$/, '').trim())
    .filter(Boolean)
  const [first = '', second = '', ...later] = parts
  if (isBase(first) && isBase(second)) return [`I want to ${first} and ${second}`, ...later.map((part) => `Then ${part}`)].join('. ')
  return isNamed(first) ? [`I want to develop ${withItsArticle(first)}`, ...[second, ...later].map((part) => `Then ${withItsArticle(part)}`)].join('. ') : null
}

/** "survey of ropes in cold ports; R package; workshops for crews": what is made first, and what besides. */
function inRow(answer: string): string | null {
  const parts = answer.replace(/[.\s]+$/, '').split(/; /)
  if (parts.length < 2 || parts.length > 6 || parts.some((part, at) => part.includes('. ') || !(isNamed(part) || (at === 0 && part.startsWith('I want to '))))) return null
  const [first = '', ...others] = parts
  return [wished(first) ?? named(first) ?? capitalize(first), ...others.map((part) => `Then ${withItsArticle(part)}`)].join('. ')
}

const POST =
  /^(?:i )?(?:would like|[’']d like|want|hope|wish|plan|my (?:plan|goal|dream) is)(?: to)? (?:work|get|find|have|take|be hired|be employed)\b[^.]{0,90}?(?:,? (?:where|in which|so that|so) i (?:can|could|will|would|may) |,? and (?:there|then|here) (?:i (?:can|could|will|would) )?)(?=[a-z])(.+)$/i
/** "I would like to work in a lab where I can build X": what is done there. */
function inThePost(sentence: string): string | null {
  const [, deed = ''] = POST.exec(sentence) ?? []
  const done = deed
    .replace(/^do (?=(?:[a-z-]+ ){0,2}(?:research|tests?|testing|stud(?:y|ies)|trials?|surveys?|audits?|screenings?|inspections?)\b)/i, 'conduct ')
    .replace(/^(conduct (?!an? )(?:[a-z-]+ )?)(test|study|trial|survey|audit|inspection)(?= )/, (_all, before: string, one: string) => before + pluralOf(one))
  return done !== '' && isBase(done) ? `I want to ${done}` : null
}

const PARTNER = /^(?:working|together|in (?:cooperation|partnership|collaboration)) (with [^,.;]{2,60}), (?=([a-z]+) )/i
/** "Working with the county, put …": with whom stands behind what is done. */
function withPartner(answer: string): string {
  const [lead = '', whom = '', deed = ''] = PARTNER.exec(answer) ?? []
  if (lead === '' || !(isBase(deed) || deed === 'put')) return answer
  const rest = answer.slice(lead.length)
  const at = rest.search(/,? (?:so that|so|because|since|where) |[.;]|$/)
  return `I want to ${rest.slice(0, at)} together ${whom}${rest.slice(at)}`
}
const OF_DEED = /^([A-Za-z-]+) of (?:our|my|the) (?!(?:house|home|career|degree|family|company|business|own)\b)(?=(?:\S+ ){2,})/
/** What is typed short of "I want to": "want to reduce …", "research on how …", "expansion of our program". */
function begun(answer: string): string {
  const deed = ACTIONS[(OF_DEED.exec(answer)?.[1] ?? '').toLowerCase()]
  return (deed === undefined ? answer : answer.replace(OF_DEED, `I want to ${deed} the `))
    .replace(/^(?:want|would like|hope|plan|wish|hoping|planning|wanting) to (?=[a-z])/i, 'I want to ')
    .replace(/^(?:i want to )?(?:do |conduct )?research (?:on|about|into) (?=[a-z])/i, 'I want to study ')
    .replace(/\bresearch about (?=[a-z])/i, 'research on ')
    .replace(/\b(continue|finish|publish) (?:my|our) (?=research|work|study|project)/i, '$1 the ')
}

const FILLER = /^(?:(?:so|well|okay|ok|basically|actually|honestly|simply|in short)[, ]+|(?:what|the thing) i (?:basically |really )?(?:want|plan|would like) (?:to do )?is(?: that)?[,:]? (?!to\b))/i
const withoutFillers = (answer: string): string => [FILLER, FILLER, FILLER].reduce((said, filler) => said.replace(filler, ''), answer)

const WOULD = "(?:I|we)(?:[’'](?:d|ll)| would| will| want to| plan to)(?: like to)?"
/** What is told of others before the deed: "there are many X that Y … . I would VERB". */
const TOLD_FIRST = new RegExp(`^(there (?:is|are) [^.;]{8,300}?)(?:[.;,]| and)? (?:so )?(?=${WOULD} [a-z])`, 'i')
/** "there are hundreds of X that have no Y, and …" → "Hundreds of X have no Y." */
function toldOf(words: string): string {
  const [, who = '', what = ''] = /^there (?:is|are) (.{4,80}?) (?:that|who|which) (.{4,160}?)(?:,? and (?:they|then)\b.*)?$/i.exec(words) ?? []
  return who === '' ? '' : ` ${who.charAt(0).toUpperCase()}${who.slice(1)} ${what}.`
}
function deedFirst(answer: string): string {
  const [all = '', told = ''] = TOLD_FIRST.exec(answer) ?? []
  return told === '' ? answer : `${answer.slice(all.length).replace(/[.\s]*$/, '')}.${toldOf(told)}`
}

const TURNED = new RegExp(`^((?:${WOULD} )?)(?:take|use) (?:our |my |the )?((?:[\\p{L}\\d-]+ ){0,8}?[\\p{L}\\d-]+),? (?:and )?(?:make|turn|develop) (?:it|them|this) (?:into |to )?(?=an? )`, 'iu')
/** "I would take X, make it a Y" → "I want to turn X into a Y". */
const turned = (sentence: string): string =>
  sentence.replace(TURNED, (_all, _would: string, thing: string) => {
    const plain = thing.replace(/ (?:that |which )?(?:i|we) (?:did|made|built|have|use|used|ran|wrote|developed|tested)\b.*$/i, '')
    return `I want to turn ${/^\p{Lu}/u.test(plain) ? plain : `the ${plain}`} into `
  })
/** "…, and do the design for them for a fee, also …": what else is offered behind what is made. */
const WITHOUT_MORE = /,? (?:and (?:do|make|give|offer|also)\b|also\b)[^.]*\bfor (?:a|an|the) (?:fixed |small |monthly )?(?:fee|price)\b[^.]*/i

/** "heat pump, test in 60 houses" → "heat pump and test it in 60 houses". */
const TESTED_THERE = /, (?:then |and )?(test|pilot|try|validate|demonstrate)(?:ed|ing)? (?=(?:first )?(?:in|on|with|at) (?:\d|the|two|three|[a-z]+s\b))/i

/** "Mam, Quechua, Ixil in courts": the last of three names is joined. */
const NAMES = /(?<![\p{L}’'-])(\p{Lu}[\p{L}’'-]{1,30}, \p{Lu}[\p{L}’'-]{1,30}), (?=\p{Lu}[\p{L}’'-]{1,30} (?:in|for|at|on|who|that) )/gu
/** "plant for sails, rope recovery over 90%" → "plant for sails, reaching rope recovery over 90%". */
const WITH_FIGURE = /, (?=(?:[a-z-]+ ){1,3}(?:over|above|under|below|of) \d[\d.,]* ?%?(?=[.;]|$))/g
const GIVEN = /, (?:and |to )?(rent|lend|license|publish|offer|give|hand|share|open|release|donate) it(?= (?:to|for|with)\b|$)/g
const WITH_TWO = /\b(with|using|by) ((?:[a-z-]+ )?[a-z-]+) and ((?:[a-z-]+ )?[a-z-]+)(?=$|[.,;]| (?:for|in|to|that)\b)/g
/** "study how ropes age, publish a guide": a last deed without "and". */
const LAST_DEED = /, (publish|write|train|share|teach|test) (?!it\b)(?=(?:[a-z]+ ){1,4}(?:for|to|in|with|on) [^,;.]{3,60}(?:[.;]|$))/
/** "2 week course" */
const LASTING = /\b(\d+) (week|day|month|year|hour) (?=(?:[a-z]+ )?(?:course|class|program|workshop|training|camp|lesson|academy)\b)/g
/** "accounts, addresses and names": as an American list. */
const WITH_ONE = /\b(with|without|using) ((?:[a-z-]+ ){0,2}[a-z-]+)(?=$|[.,;]| (?:for|in|to|that|on|at)\b)/g
const IS_TOOL = /(?:[a-z]{3}(?:er|or|ist)|drone|camera|tool|device|app|nurse|technician)$/
const ROW = /\b([a-z]{1,30}s, [a-z-]{1,30}s) and (?=(?:[a-z-]+ )?[a-z]+s\b)/g
const OF_THE = /\b(finish|complete|analyze|publish) (data|results|analysis|report) of (?=(?:[a-z-]+ ){0,2}(?:trial|study|survey|project|pilot)\b)/gi
const AT_ONCE = /,? (?:with )?(same|next)[ -](day|week) (?:result|answer)s?(?=[.;,]|$)/i

/** "demonstration plant 4000 t/y of …": how large it is stands before what it is. */
const SIZED = /\b((?:pilot |demonstration |test )?(?:plant|line|unit|facility|station)) (\d[\d.,]* ?(?:m3\/(?:d|h|day)|t\/(?:y|yr|year|d|day)|kg\/h|L\/h|MGD|MWh?|kWh?)) (?=(?:of|for|with|at|in) )/gi

/** "build a line, recover lithium from …": what the thing does. */
const IT_DOES =
  /^((?:I want to )?(?:build|develop|design|create|make|install) (?:(?! (?:that|which|who) )[^,;.]){4,100}), (recover|remove|separate|detect|convert|treat|capture|filter|sort|recycle|predict|reduce|produce) (?!(?:it|them|this)\b)/i
/** "a line 20,000 t/yr": how large it is, behind it, is told beside it. */
const SIZE_BEHIND = /(\b(?:plant|line|unit|facility|station|site)) \d[\d.,]* ?(?:m3|t|tons?|tonnes|kg|MWh?|kWh?|L)\/(?:yr|year|y|d|day|h|hour)(?=,|;|\.|$| that | which )/gi
/** "…, then the design handbook for other ports" */
const THEN_WRITTEN = /, (?:and )?then (?:the |an? )?((?:[a-z-]+ ){0,3}(?:handbook|guide|manual|report|playbook)) (?=for|of|on)/i
/** Verbs of one trade, which are nouns in others. */
const OF_A_TRADE = /^(?:stack|pyramid|introgress)(?=(?: (?:[a-z-]+|\([^()]{0,60}\))){1,6} (?:with|into|from) )/i
/** "rope sensors for piers, cheap": a quality behind what it is of. */
const LOOSE_QUALITY = /(?<=[a-z]{2})(?:, | [–—-] )(?:very )?(?:cheap|low-cost|simple|easy|fast|rugged|portable|small)(?=$|[,.;](?: |$))/gi
/** ", by 2031 we want 12 docks, all with the same winch": how far it is to go, which is told beside it. */
const WANTED_BY = /[,;] by 20\d\d (?:we|I) (?:want|plan|aim for|hope for|would like) \d[^.;]{0,400}(?=[.;]|$)/gi
/** "First, we want to go to Oregon": a house that goes there brings what it does. */
const GOES_TO = /(?<=^|[.!?] )(?:first(?:ly)?,? )?(?:we|I) (?:want|plan|hope|would like) to (?:go|expand|grow) (?:in)?to (?=(?:the )?\p{Lu}\p{L}+(?! (?:school|college|university)))/giu
const ADD_ONE = /\badd (?!an?\b|the\b)((?:[a-z-]+ ){0,3}(?:module|version|tool|app|course|dashboard))\b/g
const INCLUDING_ONE = /\bincluding (?!an?\b|the\b)(?=(?:[A-Za-z-]+ ){0,4}(?:module|version|course|guide|dashboard|toolkit|handbook)\b)((?:[A-Za-z-]+ )[A-Za-z-]+)/g

const PILOT = /^(pilot|demonstration|test) (?=(?:line|plant|site|bed|unit|facility|station)\b)/i
export function jotted(answer: string): string {
  const typed = answer
    .replace(OF_A_TRADE, (verb) => `I want to ${verb.toLowerCase()}`)
    .replace(
      /\b(2nd|3rd|second|third|next|new) generation (?!of\b|and\b|is\b)(?=[A-Za-z])/gi,
      (_all, nth: string) => `${{ '2nd': 'second', '3rd': 'third' }[nth.toLowerCase()] ?? nth.toLowerCase()}-generation `,
    )
    .replace(SIZE_BEHIND, '$1')
    .replace(WANTED_BY, '')
    .replace(/^(?:an? )?(forecast|map|catalog|index|census|inventory) of (?=[a-z])/i, (_all, thing: string) => `I want to develop ${withArticle(thing.toLowerCase())} of `)
    .replace(/\bput up (?=an? |the |two |three )/i, 'build ')
    .replace(LOOSE_QUALITY, '')
    .replace(GOES_TO, 'I want to expand the service to ')
    .replace(
      /\b((?:R |Python |Julia )?(?:package|code|software|library|tool)) (?:is |will be |as )?open[- ]source(?=[.,;]|$)/gi,
      (_all, thing: string, at: number, all: string) => `${/(?:^|[.!?] )$/.test(all.slice(0, at)) ? 'Open' : 'open'}-source ${thing}`,
    )
    .replace(IT_DOES, (_all, made: string, does: string) => `${made} that ${thirdPersonOf(does.toLowerCase())} `)
    .replace(THEN_WRITTEN, (_all, written: string) => `, and then write ${withArticle(written)} `)
    .replace(ADD_ONE, (_all, one: string) => `add ${withArticle(one)}`)
    .replace(INCLUDING_ONE, (_all, one: string) => `including ${withArticle(one)}`)
  const plain = withPartner(begun(deedFirst(withoutFillers(typed).replace(/(?<!\bas )\bopen source (?=[a-z])/gi, (said) => `${said.charAt(0)}pen-source `))))
    .replace(LAST_DEED, ' and $1 ')
    .replace(/ and (publish|write) (?=(?:guide|spec|manual|report|standard|handbook|checklist|course|protocol)\b)/, ' and $1 a ')
    .replace(NAMES, '$1, and ')
    .replace(WITH_FIGURE, ', reaching ')
    .replace(GIVEN, ' and $1 it')
    .replace(WITH_TWO, (said, by: string, one: string, other: string) => (isOne(other) ? `${by} ${isOne(one) ? withArticle(one) : one} and ${withArticle(other)}` : said))
    .replace(WITH_ONE, (said, by: string, one: string) =>
      IS_TOOL.test(one) && isOne(one) && !/^(?:an?|the|no|any|each|every|one|our|its|their|this|and) |(?: and | or )/.test(one) ? `${by} ${withArticle(one)}` : said,
    )
    .replace(LASTING, (_all, many: string, unit: string) => `${UNDER_TWENTY[Number(many)] ?? many}-${unit} `)
    .replace(ROW, '$1, and ')
    .replace(OF_THE, '$1 the $2 of the ')
    .replace(AT_ONCE, ' with $1-$2 results')
  const whole = twoThings(plain) ?? inSteps(plain) ?? inRow(plain)
  if (whole !== null) return whole
  const end = /[.!?](?= \p{Lu})|$/u.exec(plain)?.index ?? plain.length
  const [first, rest] = [plain.slice(0, end), plain.slice(end)]
  const said = wished(first) ?? named(first) ?? inThePost(first) ?? (PILOT.test(first) ? `I want to build a ${first.charAt(0).toLowerCase()}${first.slice(1)}` : turned(first))
  const sized = said.replace(SIZED, (_all, thing: string, size: string) => `${size} ${thing.toLowerCase()} `)
  return (sized === first ? first.replace(TESTED_THERE, ' and $1 it ') : sized.replace(WITHOUT_MORE, '')) + rest
}
