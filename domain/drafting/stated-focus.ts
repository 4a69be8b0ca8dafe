/** Reads out of the answer on the next role what a visitor wants to work on: what is to be made or changed, and for whom. */
import { isSafe } from '../endeavor/safe-words.ts'
import { countWords, lowerFirst, splitSentences } from '../endeavor/sentence-forms.ts'
import { titleScore } from '../resume/header-words.ts'
import { endsInJob } from '../resume/job-heads.ts'
import { copyEdited } from './copy-edit.ts'
import { withItsArticle } from './jotted-project.ts'
import { pluralOf } from './noun-phrase.ts'
import { COUNT } from './noun-numbers.ts'
import { areOrganizations, areSomebody, isPostNoun, PLACES_OF_WORK, withoutTheirHouses } from './persons.ts'
import { namesTradeAlone } from './stated-niche.ts'
import { namesUsers, readStatedProject, usersIn, type StatedProject } from './stated-project.ts'
import { workKind } from './own-object.ts'
import { isSpelledRight } from './spelling.ts'
import { findVerb, thirdPersonOf } from './verbs.ts'

/**
 * `subject`: the words of the answer beside the role itself. `project`: what is to be made or changed, where the answer says so
 * with a verb. `change`: a subject without one as a change for those it names, where no known problem is about it. `users`: for whom, a plural noun phrase, organizations before people. Null where the words do not tell.
 */
export type StatedFocus = { subject: string; project: StatedProject | null; change: StatedProject | null; users: string | null }

const any = (parts: readonly string[]) => `(?:${parts.join('|')})`

const BEFORE_ALL = any([
  'and',
  'then',
  'also',
  'now',
  'there',
  'here',
  'in the (?:united states|u\\.?s\\.?a?\\.?|future)',
  '(?:in|as) (?:this|that|my next|the) (?:role|position|job|capacity)',
  'as such',
])
const WANTS = any(['want', 'wish', 'hope', 'plan', 'intend', 'aim', 'propose', 'like', 'love', 'seek', 'expect', 'planning', 'going', 'looking'])
const MY_AIM = '(?:my|our|the) (?:intended |future |next )?(?:role|goal|plan|aim|focus|intention|work) (?:is|will be|would be)'
/** "In the United States, I want to …", "My role will be to …". */
const INTRO = new RegExp(
  `^(?:${BEFORE_ALL},?\\s+)?${any(["(?:i|we)(?:[’']m| am| are) (?:passionate|enthusiastic|excited|interested|best|good) (?:about|in|at)", `(?:i|we)(?:[’'](?:d|m|re)| would| am| are)?(?: also| just| really| only| mainly)? ${WANTS}(?: to)?`, '(?:i|we) (?:will|would)', '(?:would (?:like|love)|want|hope|plan|just) to', "(?:i|we)[’']ll", `${MY_AIM}(?: to)?`, 'to'])}\\s+`,
  'i',
)

/** What a person is or goes on doing says nothing of what the work is on. */
const AS_ROLE = /^(?:(?:be|being|become|becoming|work|working|serve|serving|act|acting|continue|continuing|remain|stay)\s+)?(?:(?:to )?(?:work|be|serve)(?:ing)?\s+)?(?:as\s+)?(?:an?|the|our)\s+/i

const ON = any([
  `(?:an? (?:[\\w-]+ ){1,4})?(?:who|that) (?:${WANTS}s?|is going) to `,
  '(?:who|that) (?:is|am|are) (?=[a-z]+ing )',
  '(?:who|that|which|where) (?:i )?(?:(?:will|can|would) )?',
  'and (?:to )?',
  'to ',
  '(?:with (?:a |my )?)?(?:focus|focus(?:ed|ing)|speciali[sz](?:ed|ing)|expert|expertise|emphasis) (?:on|in) ',
  '(?:responsible|in charge) (?:for|of) ',
  '(?:move|moving|get|getting|go|going|switch|switching|return|returning|stay|staying|keep|keep on|continue)(?: on| back)?(?: in| into| to)? (?=(?:work(?:ing)? (?:on|in|with)|[a-z]{2,}ing) )',
  'work(?:ing)? (?:on|to|in|with) ',
  'in the (?:field|area) of ',
])
/** Behind the role: what leads to the subject. */
const LINK = new RegExp(`^(?:, ?)?${ON}`, 'i')
const NOUN_LINK = /^(?:for|in|on|of|at|with)\s+/i

/** "start my own company to export …": what the company is for. */
const OWN_COMPANY =
  /^(?:start|starting|open|opening|launch|launching|found|run|running|grow|growing|build|building) (?:my|our) (?:own )?(?:[\w-]+ ){0,3}?(?:company|business|firm|practice|start-?up|agency|service|nonprofit)(?: (?:that|which|to))? (?=[a-z])/i

/** Verbs of holding a post and of one's own career: what follows them is no endeavor by itself. */
const OF_CAREER = new Set(
  'lead manage head oversee supervise direct run work serve act continue become be join get find obtain gain grow advance pursue remain stay hold take use apply do have support assist coordinate handle perform participate contribute collaborate maintain learn practice sell resell buy purchase represent own'.split(
    ' ',
  ),
)

/** What is held for others, by whoever runs or leads it. */
const HELD = /^[a-z]+ (?:[a-z-]+ (?:and |or )?){0,5}(?:seminars|workshops|classes|courses|camps|clinics|groups|trainings|lessons|meetups|programs?)\b/i

const leads = (word: string) => findVerb(word.toLowerCase().replace(/[^a-z-]/g, ''))

/** "Lead engineer for payment software" → "for payment software": what stands behind the role; null where no role heads it. */
function behindRole(text: string): string | null {
  const words = text.replace(/ (?:role|position|job|post)\b(?=,? |$)/i, '').split(' ')
  // "reduce nurse training" is about no reduce nurse.
  if (OPENS_NO_TITLE.test(words[0] ?? '')) return null
  for (let end = 1; end <= Math.min(6, words.length); end++) {
    const last = (words[end - 1] ?? '').replace(/,$/, '')
    const next = words[end] ?? ''
    const parted = next === '' || /,$/.test(words[end - 1] ?? '') || JOINS.test(next) || leads(next)?.form === 'gerund'
    const job = last.charAt(0).toUpperCase() + last.slice(1)
    if (parted && !/(?:[^s]s|ing)$/.test(last) && (endsInJob(job) || titleScore(job) >= 2 || /^(?:person|guy|lady|professional|expert)$/i.test(last))) return words.slice(end).join(' ')
  }
  return null
}
const isPost = (word: string): boolean => {
  const job = word.charAt(0).toUpperCase() + word.slice(1)
  return !/(?:[^s]s|ing)$/.test(word) && (endsInJob(job) || titleScore(job) >= 2)
}
/** Verbs that stand before a post as the noun of its trade, whatever follows: "finance manager trade spend". */
const TRADES_TOO = /^(?:finance|program|project|account|credit|risk|tax|loan|market|process|plan|trade|claims|staff)$/i
const BETWEEN = /^(?:an?|the|my|our|their|its|and|or|for|in|on|of|at|with|to|by|from|how|more|all|every)$/i

/** "program coordinator for gifted pupils": a noun before a post, in the form of a verb, and nothing that is done. */
function opensWithTitle(subject: string): boolean {
  const words = subject.split(' ')
  if (OPENS_NO_TITLE.test(words[0] ?? '')) return false
  for (let at = 1; at < Math.min(5, words.length); at++) {
    const word = (words[at] ?? '').replace(/,$/, '')
    if (BETWEEN.test(word)) return false
    if (isPost(word)) return TRADES_TOO.test(words[0] ?? '') || words[at + 1] === undefined || /,$/.test(words[at] ?? '') || JOINS.test(words[at + 1] ?? '')
  }
  return false
}

/** Verbs that are no nouns, and the beginnings of a search for work. */
const OPENS_NO_TITLE = new RegExp(
  `^(?:${any('reduce improve increase decrease prevent protect cut lower raise limit eliminate replace expand strengthen automate modernize simplify teach create develop make provide prepare equip enable connect reform end stop'.split(' '))}(?:s|ing)?|${any(['looking', 'seeking', 'searching', 'hoping', 'trying'])})$`,
  'i',
)
const JOINS = /^(?:who|that|which|where|and|to|for|in|on|of|at|with|focus\w*|speciali\w+|working|responsible)$/i

/** `noun`: a preposition stood before it; `led`: something else did; `ofPost`: a role and a comma. */
type Subject = { text: string; noun: boolean; led: boolean; ofPost: boolean }

/** A clause without its first person, its role, and what joins them. */
function subjectOf(clause: string): Subject {
  let rest = clause.trim()
  for (let round = 0; round < 2; round++) rest = rest.replace(INTRO, '')
  const bare = rest.replace(AS_ROLE, '').replace(/^as (?:an?|the)\s+/i, '')
  const verb = leads(rest.split(' ')[0] ?? '')
  // "train new nurses" names what is done; "lead engineer" who somebody is.
  const behind = rest !== clause.trim() && bare === rest && verb !== null && verb !== undefined && !/^(?:lead|work|serve)/i.test(rest) ? null : behindRole(bare)
  const beside = behind !== null && /^,?\s*[a-z]/.test(behind) && !LINK.test(behind) && !NOUN_LINK.test(behind)
  rest = (behind ?? (bare === rest || verb ? rest : bare)).replace(/^,\s*/, '')
  for (let round = 0; round < 2; round++) rest = rest.replace(LINK, '').replace(INTRO, '')
  rest = rest.replace(OWN_COMPANY, '')
  const noun = behind !== null && NOUN_LINK.test(rest)
  const text = (noun ? rest.replace(NOUN_LINK, '').replace(LINK, '') : rest).replace(/^(?:continue|continuing)\s+(?=\S+\s)/i, '')
  return { text: withPlainHouse(text), noun, led: text !== clause.trim(), ofPost: beside }
}

/** Houses of one's own that do the work. */
const HOUSES = ['practice', 'studio', 'agency', 'clinic', 'company', 'firm', 'nonprofit', 'business', 'start-?up']
const THAT_DOES = '(?:that|which)\\s+(?:will\\s+)?([a-z]+\\s.+)$'
const GROUP = new RegExp(`\\b${any([...HOUSES, 'office', 'team', 'group', 'lab', 'laboratory', 'program', 'organization'])}\\s+${THAT_DOES}`, 'i')
/** "a consulting firm that helps …": the whole subject is such a house. */
const IS_HOUSE = new RegExp(`^(?:an? )?(?:(?!(?:an?|the|my|our|to)\\b)[a-z-]+ ){0,3}${any([...HOUSES, 'organization'])}\\s+${THAT_DOES}`, 'i')

/** What such a group does, from its verb on; null where that verb is one of a career, or none. */
function deedOf(group: RegExp, subject: string): string | null {
  const deed = group.exec(subject)?.[1]
  const verb = leads(deed?.split(' ')[0] ?? '')
  return deed === undefined || !verb || OF_CAREER.has(verb.base) ? null : deed
}

const OWN_HOUSE = new RegExp(`\\b(?:my|our) own (?=(?:[a-z-]+ ){0,2}${any([...HOUSES, 'kitchen', 'school', 'restaurant', 'shop', 'store', 'lab', 'laboratory', 'center', 'office', 'farm'])}\\b)`, 'gi')
/** "my own eye clinic" → "an eye clinic". */
const withPlainHouse = (text: string): string => text.replace(OWN_HOUSE, (said, at: number, whole: string) => `${at === 0 ? 'A' : 'a'}${/^[aeiou]/i.test(whole.slice(at + said.length)) ? 'n' : ''} `)

/** "several hospitals" → "hospitals". */
const uncounted = (users: string) => users.replace(/^(?:several|many|some|all|most|various|different|multiple|a few|other|our|the) /i, '')

/** Least words of a project: fewer bound nothing. */
const LEAST_WORDS = 4

/** Adjectives in the form of a verb. */
const KINDS_TOO = /^(?:secure|clean|clear|open|direct|complete|separate|dry|free|warm|cool|smooth|lower|perfect|present|correct|light|live) (?!(?:an?|the|up|out) )/i

function projectOf({ text: subject, noun, ofPost = false }: Pick<Subject, 'text' | 'noun'> & { ofPost?: boolean }): StatedProject | null {
  const verb = leads(subject.split(' ')[0] ?? '')
  // "a consulting firm that helps small brands": what it does, whatever it is called.
  const ofHouse = verb?.form === 'base' ? null : deedOf(IS_HOUSE, subject)
  if (ofHouse !== null) return projectOf({ text: ofHouse, noun: false })
  if (/^do /i.test(subject) || (verb && OF_CAREER.has(verb.base))) {
    // "do finance work for nonprofits and teach money basics": the second verb says what is made.
    const [, then = '', next = ''] = /^[^,]{1,60}? and (?:to )?(([a-z]+) .+)$/i.exec(subject) ?? []
    const second = leads(next)
    if (second && second.form === (verb?.form ?? 'base') && !OF_CAREER.has(second.base)) return projectOf({ text: then, noun: false })
  }
  if (!verb || (OF_CAREER.has(verb.base) && !HELD.test(subject))) {
    // "lead a team that develops sensors for rural utilities", "a company that builds …": the second verb says what is made.
    const then = deedOf(GROUP, subject)
    return then === null ? null : projectOf({ text: then, noun: false })
  }
  if (verb.form === 'past' || (noun && verb.form !== 'gerund') || (verb.form === 'base' && opensWithTitle(subject))) return null
  // "director, secure document software": behind a post it says of what kind.
  if (ofPost && KINDS_TOO.test(subject)) return null
  // "training for new drivers" names a thing.
  if (verb.form === 'gerund' && (/^(?:for|in|of|at|among|on)$/i.test(subject.split(' ')[1] ?? '') || NAMES_A_THING.test(subject))) return null
  // "…, and train the supervisors to use it" is a second thing.
  const [whole, second] = /^(.+?), and (?:to )?([a-z]+) .+$/.exec(subject)?.slice(1) ?? []
  // "teaching computers to adults and fix small networks": so is another verb that does not go on in its form.
  const [, first, next] = /^([a-z]+ing .+?) and ([a-z]+) .+$/.exec(subject) ?? []
  const one = whole !== undefined && leads(second ?? '') ? whole : first !== undefined && leads(next ?? '')?.form === 'base' && verb.form === 'gerund' ? first : subject
  // Of two things that are to be done, either may be left undone.
  if (leads(/ or (?:to )?([a-z]+) \S/.exec(one)?.[1] ?? '')) return null
  // "planning and measuring what ads do": each verb of a row in its base form.
  const [, link = '', also = '', ...rest] = one.split(' ')
  const beside = /^(?:and|or)$/.test(link) && leads(also)?.form === verb.form ? leads(also) : null
  const based = [verb.base, ...(beside ? [link, beside.base, ...rest] : one.split(' ').slice(1))].join(' ')
  // "a kitchen that cook for the elderly"
  const said = based.replace(/( an? (?:[a-z-]+ ){0,3}[a-z-]*[^s ] (?:that|which) )([a-z]+)(?= )/, (same: string, before: string, does: string) =>
    leads(does)?.form === 'base' ? before + thirdPersonOf(does) : same,
  )
  const read = readStatedProject(copyEdited(said))
  if (read?.kind !== 'project' || read.phrase.split(' ').length < LEAST_WORDS || /\b(?:my|myself|me|our|career)\b/i.test(read.phrase)) return null
  // Whose they are, the clause before says: `projectFor`.
  if (/^[a-z]+ (?:their|them)\b/i.test(read.phrase)) return null
  // A change that names nobody it is made for could be anybody's.
  const named = read.users ?? servedUsers(read.phrase) ?? organizationsIn(read.phrase)
  const plain = named === null ? null : uncounted(named)
  const isBare = plain !== null && UNTOLD_PEOPLE.test(plain) && !new RegExp(`\\b${plain} (?:who|with) `, 'i').test(read.phrase)
  const users = plain !== null && areSomebody(plain) && !isBare ? plain : null
  return read.object !== null || users !== null || isBare || isBounded(read.phrase) ? { ...read, users, quote: one } : null
}

/** "training materials and job aids": a noun before a noun, and nothing that is done. */
const NAMES_A_THING =
  /^(?:train|teach|test|learn|market|plan|account|report|engineer|manufactur|process|lend|nurs|coach|counsel|hir|audit|monitor|operat|build|print|program)ing (?:[a-z]+ (?=[a-z]+(?:,| and|$)))?(?:materials?|programs?|manuals?|videos?|modules?|documents?|aids|courses?|sessions?|plans?|tools?|systems?|equipment|services?|campaigns?|operations?|policies|procedures?|standards?|methods?|software|teams?|companies|firms|plants?|sites?|projects?|centers?|schools?|departments?)\b/i

/** Whoever belongs to somebody else. */
const SOMEBODY_OF = /(?:[eo]rs|ists|ees|ives|men|husbands|spouses|relatives|friends|sons|pets|animals)$/i

/** "small rural hospitals, moving their old images to new systems" → "help small rural hospitals move their old images to new systems". */
function projectFor({ text, noun }: Pick<Subject, 'text' | 'noun'>, before: string): StatedProject | null {
  const verb = leads(text.split(' ')[0] ?? '')
  const users = before === '' ? null : usersOf(before)
  // Of several groups that are named, "them" may be any.
  if (noun || users === null || /,| and /.test(before) || verb?.form !== 'gerund' || OF_CAREER.has(verb.base)) return null
  // "homeless teenagers, helping them get ready": whom the clause before names.
  const helped = /^[a-z]+ them (.+)$/i.exec(text)?.[1]
  const own = helped === undefined ? null : projectOf({ text: `${verb.base} ${users} ${helped}`, noun: false })
  if (own !== null) return own
  // "helping their abusers": people of others are not those before.
  const theirs = /^[a-z]+ their (.+?)(?: (?:to|for|in|from|with|get|at|on) |$)/i.exec(text)?.[1]
  if (theirs === undefined || theirs.split(' ').some((word) => areSomebody(word) || SOMEBODY_OF.test(word))) return null
  return projectOf({ text: `help ${users} ${[verb.base, ...text.split(' ').slice(1)].join(' ')}`, noun: false })
}

/** Whether the phrase alone says what is made, or what is taught: "develop analytical methods for new antibiotics". */
function isBounded(phrase: string): boolean {
  const [verb = '', ...rest] = phrase.split(' ')
  if (/^(?:teach|train|explain|show)$/.test(verb)) return / (?:how to [a-z]+|what|which|why|when) [a-z]/.test(phrase)
  if (/^(?:study|investigate|examine)$/.test(verb)) return /^(?:how(?! to)|which|what|why|whether) [a-z]/i.test(rest.join(' '))
  const thing = rest.join(' ').split(/ (?:for|of|on|to|in|that|which|with) /)[0] ?? ''
  return workKind(verb) === 'make' && rest.length >= BOUNDED_LEAST && THINGS.test(thing)
}
const BOUNDED_LEAST = 4

/** "help state and county agencies deliver …" → "state and county agencies": whom a change is made for, right behind its verb. */
function servedUsers(phrase: string): string | null {
  const [verb = '', ...words] = phrase.split(' ')
  // "teach money basics to low-income families"
  const [, taught = ''] = /^(?:teach|explain|give|offer|bring|provide|supply|promote) .+? to ((?:[a-z-]+ ){0,3}[a-z-]+)\b/i.exec(phrase) ?? []
  const some = taught.split(' ').findIndex((_word, at, all) => namesUsers(all.slice(0, at + 1).join(' ')))
  if (some >= 0)
    return taught
      .split(' ')
      .slice(0, some + 1)
      .join(' ')
  if (!/^(?:help|protect|serve|support|train|equip|teach|enable|prepare|connect|supply)$/.test(verb)) return null
  let first: string | null = null
  for (let end = 1; end <= 7; end++) {
    const said = words.slice(0, end).join(' ')
    if (
      !/^(?:[a-z-]+ (?:and |or )?){0,6}[a-z-]+$/i.test(said) ||
      /^(?:a|an|the|my|our|new|and|to)$/i.test(words[0] ?? '') ||
      /^(?:to|for|in|of|at|with|from|how|about|on)$/i.test(words[end - 1] ?? '')
    )
      break
    if (!namesUsers(said)) continue
    if (!/^(?:and|or)$/i.test(words[end] ?? '')) return said
    first ??= said
  }
  return first
}

const CLAUSES =
  /\s*[;:]\s+|\s+[–—/-]\s+|,\s+(?=(?:where|focus\w*|speciali\w+|responsible|i|help|teach|train|support|[a-z]+ing)\b)|\s+(?=(?:focus(?:ed|ing)?|speciali[sz](?:ed|ing)|with (?:a )?focus)\s+(?:on|in)\b)/i

/** "MAKING TEXTILES FOR US MILLS" → "making textiles for U.S. mills". */
const uncapitalized = (answer: string) => (/\p{Ll}/u.test(answer) ? answer : answer.toLowerCase().replace(/\bus\b/g, 'U.S.'))

/** Of others, "farms that cannot afford one": no word on what is wanted. */
const OF_OTHERS = /(?:(?<=[a-z]s) (?:that|who|whose|which|where)|(?<=[a-z]{3}) who) (?:nobody|no one|none|cannot|can ?not|can[’']t|do(?:es)? not|do(?:es)?n[’']t|are not|aren[’']t|no longer|never)\b/gi

/** Where the words of a sentence or clause begin, or what a person does. */
const AT_START = '(?:^|[,;:(] ?| [–—-] |\\b(?:who|that|and|i|we) )'

/** Turns in which a sentence tells what is not wanted, not sure, over, somebody else's, or one of two things. */
const TURNED: readonly RegExp[] = [
  /\b(?:not|never|cannot|nobody|nothing|none|no one|neither|nor|unlike)\b|n[’']t\b/i,
  /\bno (?:longer|more)\b|\bany ?more\b|\b(?:instead of|rather than|other than|anything but|away from|apart from|except)\b/i,
  /\bi (?:hate|dislike|refuse|doubt|regret)\b|\b(?:want|wish) others to\b/i,
  /\b(?:maybe|perhaps|possibly|unless|either|not sure)\b|\?$|^(?:should|could|would(?! (?:like|love))|can|do|if|whether)\b/i,
  new RegExp(`${AT_START}(?:previously|formerly|former|once|until|before|earlier|had|was|were|did|(?:has|have) been|retired|used to|my (?:last|previous|former|old))\\b`, 'i'),
  /^(?:i(?:[’']m| am) )?(?:done|finished|through) with\b/i,
  /^(?:he|she|his|her|they|their|somebody|someone)\b|\bmine\b|^(?:my|our) (?!(?:intended |future |next )?(?:role|goal|plan|aim|focus|intention|work)\b)/i,
]

/** Words that end or shun what follows them, or tell what a person has. */
const SHUNS = new RegExp(
  `^${any([
    'avoid(?:s|ing)?',
    'stop(?:s|ped|ping)?',
    'quit(?:s|ting)?',
    'leav(?:e|es|ing)',
    'refus(?:e|es|ed|ing)',
    'ceas(?:e|es|ed|ing)',
    'abandon(?:s|ed|ing)?',
    'retir(?:e|es|ed|ing)',
    'reject(?:s|ed|ing)?',
    'oppos(?:e|es|ed|ing)',
    'giv(?:e|es|ing) up',
    'against',
    'less',
    'without',
    'despite',
    'tired',
    'anything',
    'something',
    'done with',
    'sick of',
    'enough',
    'hat(?:e|es|ing)',
    'dislik(?:e|es|ing)',
    'sell(?:ing)? (?:a|my|the)',
    'clos(?:e|ing) (?:a|my|the)',
    'su(?:e|ing)',
    'no',
    '(?:[a-z]+ ){0,3}(?:years|experienced?) (?:in|with|of|on|[a-z]+ing)',
  ])}\\b`,
  'i',
)

/** What belongs in no text about an endeavor: addresses, numbers to call, papers of immigration, ages. */
export const PRIVATE =
  /@|\d{3}[-. )]{1,2}\d{4}|\d{7}|\b(?:uscis|opt|ead|visas?|green cards?|petitions?|i-\d{3}[a-z]?|h-?1b|[jlo]-1|f-1|niw|eb-\d|h1b\d?|[eh]-\d[ab]?|tn status|permanent residen(?:cy|ts?)|national interest waiver|undocumented|years? old|year-old|call me|whatsapp)\b/i

/** Words about the person, and not about the work. */
const OF_SELF = /\b(?:[Mm]y|me|myself)\b|\bI[’']|(?<!\p{Lu}\p{Ll}+ )\bI (?=\p{Ll})/u

/** "so they don't fall": what is to be spared is wanted, and not turned down. */
const SPARED = /\bso (?:that )?(?:[a-z]+ ){1,3}(?:do not|don[’']t|never|won[’']t|will not|cannot|can[’']t|are not|aren[’']t|is not|isn[’']t) (?=[a-z])/gi

const isTurned = (sentence: string) => TURNED.some((turn) => turn.test(sentence.trim().replace(OF_OTHERS, ' that').replace(SPARED, 'so ')))

/** A role alone: "department chair". */
const isRole = (text: string) => behindRole(text) === '' || (text.split(' ').length <= 8 && behindRole(text.split(' ').at(-1) ?? '') === '')

/** "Nothing too big, I just want to …": modesty before what is wanted. */
const MODEST = /^(?:nothing (?:too |very |so )?(?:big|fancy|special|much|great|grand)|honestly|well|ideally|simply|basically)[,:;] (?:(?:i|we) (?:just|only|simply|really) )?/i
/** "…, especially from the coast,": what is only an example. */
const EXAMPLE = /, (?:especially|specially|particularly|mainly|mostly|such as|like|for example|e\.g\.,?) [^,;.]+(?:,|$)/gi
/** "… instead of one more program nobody uses": what is not wanted stands behind it. */
const NOT_THAT = /(?<=\S),? (?:instead of|rather than|as opposed to|not just|not only|unlike) .+$/i
/** ", I was a flagger,": what somebody was, among what is wanted. */
const WHAT_I_WAS = /, (?:i (?:was|used to be|have been)|because i (?:was|am)) [^,;.]+(?=[,;.]|$)/gi
/** ", and not have problems with the taxes", ", maybe as a counselor one day": what is to be spared, and what may come later. */
const BESIDE_IT =
  /(?<=\S \S+ \S+ \S+)(?:,? (?:and (?:to )?|so (?:that )?(?:they|i|we) )(?:not|don[’']t|do not|never) (?:have|get|face|lose|worry|struggle|end up)|, (?:and )?(?:maybe|perhaps|possibly|hopefully|someday|one day)) [^;.]*$/i
/** Such a sentence says what may be wanted: it chooses among what is known, and makes no project. */
const DOUBTED = /^(?:maybe|perhaps|possibly|probably),? /i

/** ", nothing big", ", like I do now": no word on what is wanted. */
const NO_MATTER = /, (?:(?:nothing|not) (?:too |very |so )?(?:big|fancy|special|much|great)|(?:just )?(?:as|like) (?:i|we|the one) )[^;.]*$/i

/** Behind an aside that says so the sentence turns: "…, as I do now, is not what I want". */
const TURNS_BEHIND = /\b(?:but|though|although|however|is|was|are|were|isn[’']t|wasn[’']t|any ?more)\b/i
const cutUnlessTurned = (aside: string): string => (TURNS_BEHIND.test(aside) ? aside : '')

/** ", once my degree is finished": a time, and nothing that is turned down. */
const WHEN_DONE = /,? (?:once|after|when|as soon as) (?:i|i[’']ve|my|we|our|the) [^,;.]*(?=[,;.]|$)/gi

const LEAVES = any(['(?:finish(?:ed|ing)?|done|through) with', 'leav(?:e|ing)', 'quit(?:ting)?', 'stop(?:ping)?', 'giv(?:e|ing) up', '(?:get|getting) out of', 'mov(?:e|ing) (?:on|away) from'])
const LEFT = new RegExp(`^(?:i(?:[’']m| am)? )?(?:(?:${WANTS}|would like) )?(?:to )?(?:be )?${LEAVES} [^,;.]{2,60}?(?:,? and (?:to )?(?=([a-z]+) )|, (?=i (?:${WANTS}|will|would|[’']d)\\b))`, 'i')
/** "To finish with retail and become a professor": what is left behind stands before what is wanted. */
const withoutLeft = (sentence: string): string => {
  const [left, next] = LEFT.exec(sentence) ?? []
  if (left === undefined || (next !== undefined && leads(next)?.form !== 'base' && !/^(?:become|be|work|go|get|stay)$/i.test(next))) return sentence
  return `${next === undefined ? '' : 'I want to '}${sentence.slice(left.length)}`
}

const withoutAsides = (sentence: string) =>
  withoutLeft(sentence)
    .replace(MODEST, (said) => (/\bi\b/i.test(said) ? 'I ' : ''))
    .replace(EXAMPLE, '')
    .replace(WHEN_DONE, '')
    .replace(NOT_THAT, cutUnlessTurned)
    .replace(WHAT_I_WAS, '')
    .replace(BESIDE_IT, cutUnlessTurned)
    .replace(NO_MATTER, cutUnlessTurned)
    .replace(/^(?:my|our) own .+$/i, withPlainHouse)
    .trim()

/** The sentences that say what is wanted, without asides; `doubted` where one begins with a doubt. */
const wanted = (answer: string): { text: string; doubted: boolean }[] =>
  splitSentences(
    uncapitalized(
      answer
        .replace(/\s+/g, ' ')
        .replace(/\band ?\/ ?or\b/gi, 'or')
        .trim(),
    ),
  ).flatMap((sentence) => {
    const text = withoutAsides(sentence)
    const doubted = DOUBTED.test(text)
    const told = text.replace(DOUBTED, '')
    return told === '' || isTurned(told) ? [] : [{ text: told, doubted }]
  })

/** Words of an answer by which known problems are compared: what is turned down, doubtful of truth, or private is left out. Empty where nothing is left. */
export const wantedWords = (answer: string): string =>
  wanted(answer)
    .map(({ text }) => text)
    .filter((text) => !SHUNS.test(text) && !PRIVATE.test(text))
    .join('. ')

/** Between titles: "credit analyst or loan officer", "chef / owner". */
const BESIDE_TITLE = /\s*[,;:.()]\s*|\s+[–—-]\s+|\s*\/\s*|\s+(?:or|and)\s+/

/** The titles of the roles that are wanted, as they were typed: "credit analyst", "loan officer". */
export function soughtTitles(answer: string): string[] {
  const parts = wanted(answer).flatMap(({ text }) => text.split(BESIDE_TITLE))
  return parts.flatMap((part) => {
    const bare = part
      .trim()
      .replace(INTRO, '')
      .replace(AS_ROLE, '')
      .replace(/^as (?:an?|the)\s+/i, '')
    const behind = behindRole(bare)
    const title = behind === null ? '' : bare.slice(0, bare.length - behind.length).replace(/[\s,]+$/, '')
    return [title, titleTurned(bare)].filter((one) => one !== '' && !PRIVATE.test(one) && !OF_SELF.test(one))
  })
}

/** "director of finance" → "finance director", "teaching high school English" → "high school English teacher", "a computer support job" → "computer support specialist"; empty where nothing is turned. */
function titleTurned(role: string): string {
  const [, head = '', field = ''] = /^(?:[a-z]+ )?(director|head|manager|supervisor|coordinator|chair) of (?:an? |the )?((?:[a-z]+ ){0,1}[a-z]+)(?= (?:for|in|at|of|with)\b|$)/i.exec(role) ?? []
  if (head !== '') return `${field} ${/^(?:head|chair)$/i.test(head) ? 'manager' : head.toLowerCase()}`
  const taught = /^teach(?:ing)? ((?:[a-z]+ ){0,3}[a-z]+)(?= (?:for|in|at|to|with)\b|$)/i.exec(role)?.[1]
  if (taught !== undefined) return `${taught} teacher`
  const work = /^((?:[a-z]+ ){1,3}?)(?:type )?(?:job|position|career)$/i.exec(role)?.[1]?.trim()
  return work === undefined || leads(work.split(' ')[0] ?? '') ? '' : behindRole(work) === '' ? work : `${work} specialist`
}

/** Null for an answer that names a role alone, or nothing. */
export function readFocus(answer: string): StatedFocus | null {
  const clauses = wanted(answer)
    .filter(({ doubted }) => !doubted)
    .flatMap(({ text }) => text.split(CLAUSES))
    .map((clause) =>
      clause
        .replace(/\s+(?:because|since|as|while) .*$/i, (rest) => (/^\s+as (?:an?|the) /i.test(rest) ? rest : ''))
        .replace(/[.!?;,:\s]+$/, '')
        .trim(),
    )
    .filter(Boolean)
  const subjects = clauses
    .map(subjectOf)
    .filter(({ text, led }) => (led || text.includes(' ')) && text.length > 3 && !OF_SELF.test(text) && !SHUNS.test(text) && !PRIVATE.test(text) && !COUNTRY.test(text) && !isRole(text))
  if (subjects.length === 0) return null
  const project = subjects.flatMap((subject, at) => projectOf(subject) ?? projectFor(subject, subjects[at - 1]?.text ?? '') ?? [])[0] ?? null
  const named = subjects.flatMap(({ text }) => organizationsIn(text) ?? [])[0] ?? project?.users ?? subjects.flatMap(({ text }) => usersOf(withoutTheirHouses(text)) ?? [])[0] ?? null
  const plain = named === null ? null : uncounted(named)
  const users = plain !== null && /^[\p{L}’' -]{3,60}$/u.test(plain) && isSafe(plain) ? plain : null
  const change = project !== null || users === null ? null : (subjects.flatMap(({ text }) => (text.includes(users) ? (changeOf(text) ?? []) : []))[0] ?? null)
  return { subject: subjects.map(({ text }) => text).join('. '), project, change: change && { ...change, users }, users }
}

const FIGHT = /^(?:fight|combat|tackl|battl|address)(?:e|es|s|ing)? (?=[a-z])/i

/** States that are to become less. */
const BAD =
  /(?:errors?|falls|waste|loss(?:es)?|delays?|risks?|fraud|burnout|turnover|deaths?|mortality|readmissions?|accidents?|injuries|injury|costs?|emissions?|pollution|crime|theft|violence|poverty|hunger|misinformation|downtime|defects?|failures?|shortages?|gaps?|disparit(?:y|ies)|inequalit(?:y|ies)|barriers?|infections?|obesity|addiction|bias|debt|dropout|absenteeism|congestion|flooding|evasion|laundering|smuggling|trafficking|counterfeiting|poaching|piracy|corruption)$/i

/** With such a word, "zero waste", a state of the list above is what is wanted. */
const SMALL = /\b(?:zero|low|lower|fewer|less|smaller|minimal|reduced|avoided|prevented|anti|non)\b/i

/** States that are to become more, and work that is to be done better. */
const GOOD =
  /(?:income|wages|earnings|savings|quality|safety|security|access|accessibility|reliability|resilience|efficiency|literacy|numeracy|health|wellbeing|well-being|education|learning|instruction|skills|retention|attendance|compliance|accuracy|outcomes|recovery|productivity|durability|sustainability|nutrition|care|services?|planning|management|preparedness|readiness|comfort|performance|mobility|yields?|detection|prevention|diagnosis|screening|monitoring|inspection|testing|checks|support|design|maintenance|upkeep|training|teaching|therapy|treatment|rehabilitation|forecasting|scheduling|accounting|reporting|reimbursement|budgeting|analysis|supervision|coordination|logistics|procurement|hiring|conservation|restoration|control)$/i

/** What is made, and not what is to become better. */
const THINGS = /(?:methods|tools?|models|software|systems|standards|courses|materials|guides|platforms|apps|devices|sensors|tests|techniques|services|plans|campaigns|programs)$/i

/** Base forms that stand before nouns as nouns. */
const NOUNS_TOO =
  /^(?:farm|design|test|project|research|program|support|process|plan|market|audit|study|work|account|train|supply|water|power|credit|care|change|waste|risk|loan|trade|order|tax|claims?|staff|patient|exam|use|service|load|plant|fish|land|building|house|food)$/i

/** Words of no noun phrase: with them the subject is a sentence, and what it says is not what is to change. */
const NO_PART =
  /^(?:i|you|he|she|we|they|it|this|that|or|but|not|no|as|if|so|also|just|only|without|then|than|is|are|be|was|were|will|would|can|could|should|must|have|has|had|do|does|did|wants?|wanted|an?)$/i

/** "farm income of single mothers" → "improve farm income of single mothers": a subject with those it is for, as a change. */
function changeOf(subject: string): StatedProject | null {
  // "fight misinformation" asks for less of it.
  const words = subject.replace(FIGHT, '').split(' ')
  const end = words.findIndex((word) => /^(?:of|for|in|at|among|across|against|to|on|with|from|by)$/i.test(word))
  const head = words.slice(0, end === -1 ? words.length : end)
  const said = head.join(' ')
  // "a practice" is one's own, and not what is to become better.
  if (end < 1 || words.length > 18 || /^an? /i.test(subject) || / (?:that|which|who) /.test(subject) || /[,;:]/.test(said)) return null
  // With another verb in it the subject is a sentence.
  if (
    head.some((word, at) => NO_PART.test(word) || (at < head.length - 1 && !NOUNS_TOO.test(word) && leads(word)?.form === 'base')) ||
    leads(words[0] ?? '')?.form === 'gerund' ||
    OPENS_NO_TITLE.test(words[0] ?? '')
  )
    return null
  if ((BAD.test(said) && SMALL.test(said)) || opensWithTitle(subject)) return null
  // "hospitals to reduce readmissions": those it is for are not what is to change.
  if (namesUsers(said) && areSomebody(said)) return null
  const verb = BAD.test(said) ? 'reduce' : THINGS.test(said) ? 'develop' : GOOD.test(said) ? 'improve' : 'address'
  // "HR manager warehouse staffing"
  if (verb === 'address' && head.slice(1, -1).some(isPost)) return null
  const read = readStatedProject(`${verb} ${lowerFirst(words.join(' '))}`)
  return read?.kind === 'project' ? { ...read, object: null, form: read.form === 'tool' ? 'practice' : read.form, quote: subject } : null
}

/** Least and most words of a niche that stands for itself. */
const NICHE_WORDS = { least: 2, most: 14, noRole: 4 }

/** An adjective that a comma parts from the next one: "privacy-preserving, cross-bank detection". */
const ADJECTIVE = /^[\p{L}-]+(?:ing|ed|al|ic|ive|able)$/u
/** Work that a niche names by its noun and that is to be done better. */
const OF_WORK =
  /(?:surveillance|recycling|retrofit|retrofitting|quantification|measurement|estimation|prediction|modeling|mapping|tracking|sorting|classification|recognition|translation|separation|extraction)$/i
const WITH_PLACE = / (?:of|for|in|at|among|across|against|to|on|with|from|by|through|under) /

/** "LFP battery recycling, lithium recovery" → one noun phrase: remarks in brackets left out, subjects joined, those it is for behind them. */
const SET_PAIR = /^(?:\p{Lu}{1,4}\/\p{Lu}{1,4}|and\/or|or\/and)$/u
function phraseOfNiche(niche: string): string {
  const plain = niche
    .replace(/\s*\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/ [&+/] /g, ' and ')
    // "leak/spill detection", and not "UI/UX"
    .replace(/(?<![\p{L}-])([\p{L}-]{2,20})\/([\p{L}-]{2,20})(?![\p{L}-])/gu, (said: string, one: string, other: string) => (SET_PAIR.test(said) ? said : `${one} and ${other}`))
    .replace(/\bin (?=(?:wildland-urban interface|built environment|supply chain|food chain)\b)/g, 'in the ')
    .replace(/\b([a-z]{3,})ies (?=(?:recycling|testing|charging|making|mining|design)\b)/gi, '$1y ')
    .replace(/[.!?;,:\s]+$/, '')
    .trim()
  const [first = '', second, ...rest] = plain.split(/\s*,\s*/)
  if (second === undefined || rest.length > 0) return plain
  if (ADJECTIVE.test(first)) return `${first}, ${second}`
  if (namesTradeAlone(second)) return `${first} in ${lowerFirst(second)}`
  if (namesUsers(second))
    return `${first} ${/^(?:[a-z]+ ){0,3}(?:elders|patients|people|children|families|students|learners|women|workers|adults|survivors)$/i.test(second) ? 'among' : 'in'} ${second}`
  return WITH_PLACE.test(first) || WITH_PLACE.test(second) ? plain : `${first} and ${lowerFirst(second)}`
}

/**
 * A niche as what is worked on: "hotel lock rollouts" → "develop a tested approach to hotel lock rollouts". Null where it is no plain noun phrase.
 * @param isKnown whether a word that no dictionary holds is one of the visitor's trade, as the resume spells it
 */
export function projectOfNiche(niche: string, isKnown: (word: string) => boolean = () => false): StatedProject | null {
  const typed = phraseOfNiche(niche)
  const last = typed.split(' ').at(-1) ?? ''
  // "data center": of one that is named without an article several are meant.
  const several = COUNT.has(last) && !/^(?:an?|the|one) | the (?:[a-z-]+ )?[a-z-]+$/i.test(typed) ? typed.slice(0, typed.length - last.length) + pluralOf(last) : typed
  const said = several === several.toUpperCase() && /[A-Z]{6}/.test(several) ? several.toLowerCase() : lowerFirst(several)
  const words = said.split(' ')
  const head = said.split(WITH_PLACE)[0] ?? said
  const plain =
    words.length >= NICHE_WORDS.least &&
    words.length <= NICHE_WORDS.most &&
    /^[\p{L}-]+(?:, (?=\p{L}))?[\p{L}\d’' &-]*$/u.test(said.replace(/^[\p{L}\d]+/u, 'a').replace(/(?<=\d)[:.](?=\d)/g, '')) &&
    isSafe(said) &&
    isSpelledRight(said, isKnown)
  if (!plain || PRIVATE.test(said) || OF_SELF.test(said) || SHUNS.test(said) || COUNTRY.test(said) || words.some((word) => NO_PART.test(word))) return null
  if (namesUsers(said) && (head === said || namesUsers(head))) return null
  if (isRole(said) && (words.length < NICHE_WORDS.noRole || isPostNoun(last))) return null
  if (leads(words[0] ?? '')?.form === 'base' && !NOUNS_TOO.test(words[0] ?? '')) return null
  // "measurement of campaigns": one that is done to something.
  const article = head.length < said.length && said.startsWith(`${head} of `) && !/s$/.test(head) ? 'the ' : ''
  // Of what is neither nobody knows whether it is wanted.
  const start = BAD.test(head) && !SMALL.test(head) ? 'reduce ' : GOOD.test(head) || OF_WORK.test(head) ? `improve ${article}` : `develop a tested approach to ${article}`
  const read = readStatedProject(`${start}${said}`)
  if (read?.kind !== 'project') return null
  // Those through whom a wrong is done are nobody whom the work is for.
  const users = start === 'reduce ' && read.users !== null && said.includes(` through ${read.users}`) ? null : read.users
  return { ...read, users, form: read.object === 'approach' ? 'practice' : read.form, quote: niche }
}

/** A project that is only named by its subject, and the network it is for: "supervision of boats, network of island hospitals in Maine". */
export function projectOfSubject(subject: string, isKnown?: (word: string) => boolean): StatedProject | null {
  const [, core = '', network = ''] = /^(.{8,90}?)(?:,| for) (?:an? )?(network of [a-z][^;:.]{3,90})$/i.exec(subject) ?? []
  const read = projectOfNiche(core === '' ? subject : core, isKnown)
  if (read === null || core === '') return read
  const users = usersIn(`for ${network.replace(/^network of /i, '')}`)
  return users === null ? read : { ...read, phrase: `${read.phrase} for a ${lowerFirst(network)}`, users, quote: subject }
}

/** What names no thing that is made: whoever does it, or a wish. */
const NO_THING = /^(?:i|we|my|our|it|this|that|there|nothing|something|anything|yes|no|not|maybe|any|help|be|being|get|getting|become|have|having|see|same|as)\b/i
/** A project that is named without a verb, in the visitor's own words: "tide alarm for small docks". */
export function projectOfWords(subject: string, isKnown?: (word: string) => boolean): StatedProject | null {
  const said = subject.replace(/[.!?;,:\s]+$/, '')
  const words = said.split(' ')
  const head = (said.split(WITH_PLACE)[0] ?? said).split(' and ')[0] ?? said
  if (words.length < WORDS.least || words.length > WORDS.most || head === said || countWords(head) > WORDS.head || NO_THING.test(said) || PRIVATE.test(said) || OF_SELF.test(said) || SHUNS.test(said))
    return null
  if (
    words.filter((word) => /^[a-z]/.test(word) && !isSpelledRight(word, isKnown)).length > words.length * WORDS.unknown ||
    namesUsers(head) ||
    head.split(' ').some((word) => NO_PART.test(word)) ||
    isRole(head) ||
    leads(words[0] ?? '')?.form === 'base'
  )
    return null
  const read = readStatedProject(`I want to ${GOOD.test(said.split(WITH_PLACE)[0] ?? said) ? `improve ${lowerFirst(said)}` : `develop ${withItsArticle(lowerFirst(said))}`}`)
  return read?.kind === 'project' ? { ...read, quote: subject } : null
}
const WORDS = { least: 5, most: 36, head: 6, unknown: 0.2 }

const COUNTRY = /^(?:the )?(?:u\.?s\.?a?\.?|united states(?: of america)?|america)$/i

/** "supply chains of small banks", "fraud detection in community banks" → whom it is for. */
function usersOf(subject: string): string | null {
  const text = subject.replace(/\bU\.?S\.?A?\.? (?=[a-z])/g, '')
  const of = / of ((?:[a-z-]+ ){0,2}[a-z-]+)$/i.exec(text)?.[1]
  const said = [usersIn(text), of, text.split(' ').length <= (text.includes(' and ') ? 7 : 4) ? text : null].find(
    (one) => one && namesUsers(one) && areSomebody(one) && leads(one.split(' ')[0] ?? '')?.form !== 'gerund',
  )
  return said ? wholeGroup(said, text) : null
}

const PLACES = /\b(?:cities|towns|states|counties)$/i
const isGroup = (words: string) => namesUsers(words) || PLACES_OF_WORK.test(words)

const NO_USER = '(?:in|at|for|across|among|of|the|and|to|that|with)'
const A_GROUP = (words: string) => `(?:(?!${NO_USER}\\b)[A-Za-z-]+ )${words}(?!${NO_USER}\\b)[a-z-]+`
const GROUPS = new RegExp(`\\b(?:in|at|for|across|among|of) (${A_GROUP('{0,3}')})(?: and (${A_GROUP('{0,2}')}s)\\b)?`, 'g')

/** "train new nurses in rural clinics" → "rural clinics"; "for churches and nonprofits" → both: where people are served, others like them are met. */
function organizationsIn(text: string): string | null {
  for (const [whole, one = '', other] of withoutTheirHouses(text).matchAll(GROUPS)) {
    // "for churches and nonprofits", "for truck and engine manufacturers".
    const words = (other !== undefined && isGroup(other) ? `${one} and ${other}` : one).split(' ')
    while (words.length > 1 && !isGroup(words.join(' '))) words.pop()
    const said = words.join(' ')
    // "in U.S. cities" is where it happens.
    if (areOrganizations(said) && isGroup(said) && !(/^in /.test(whole) && PLACES.test(said))) return said
  }
  return null
}

/** "people" → "people with disabilities", where the text goes on so; those of whom nothing else is said are nobody. */
function wholeGroup(said: string, text: string): string | null {
  const more = new RegExp(`\\b${said.replace(/[^\p{L} -]/gu, '')} (with (?:[a-z-]+ ){0,2}[a-z-]+)`, 'u').exec(text)?.[1]
  if (more) return `${said} ${more}`
  return /^(?:people|children|adults|others|users|clients|customers|individuals|everyone)$/i.test(said) ? null : said
}

/** Of whom nothing is told. */
const UNTOLD_PEOPLE = /^(?:people|others|users|clients|customers|individuals|everyone)$/i
