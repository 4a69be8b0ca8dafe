/** The setting that an answer on the next role names: the organizations in which, or for which, the work is to be done. */
import { isSafe } from '../endeavor/safe-words.ts'
import { findVerb } from './verbs.ts'
import { arePersons, areWrongdoers, isPostNoun, withoutTheirHouses } from './persons.ts'
import { pluralOf } from './noun-phrase.ts'
import { soughtTitles, wantedWords } from './stated-focus.ts'

/** `users`: a plural noun phrase, "regional hotel groups"; `host`: one such organization as an employer, "a U.S. hotel group", null where the words tell of those who are helped */
export type AnswerSetting = { users: string; host: string | null }

/** Heads of organizations, in the singular: alone they name one. */
const WHOLE = new Set(
  (
    'bank union branch hospital clinic school preschool daycare college university institute nonprofit charity church congregation hotel resort restaurant cafe bakery brewery winery shop store retailer ' +
    'dealership dealer manufacturer factory mill foundry refinery farm ranch cooperative co-op utility airline airport seaport port railroad carrier distributor wholesaler builder contractor supplier processor ' +
    'municipality library museum theater gallery studio publisher broadcaster newsroom laboratory lab pharmacy shelter gym spa insurer lender brokerage start-up startup prison jail warehouse casino nursery supermarket grocer'
  ).split(' '),
)
/** Heads that name an organization only with what stands before them: "hotel group", "senior living community". */
const WITH_KIND = new Set(
  'group chain network program practice home residence community center agency company firm district club association society foundation institution facility operator provider producer grower maker developer business brand station fleet plant government authority court fund organization'.split(
    ' ',
  ),
)
/** Units, which are organizations of their own where they are public. */
const UNITS = new Set(['department', 'office', 'bureau', 'board', 'commission', 'ministry'])
/** Houses of work by what is done in them: "publishing house". */
const HOUSE_OF = /^(?:publishing|auction|fashion|brokerage|clearing|settlement|printing|design|coffee)$/i
const PUBLIC = /^(?:state|county|city|municipal|federal|police|fire|sheriff|public|health|tribal|town)$/
/** What stands before them tells of size, place, or liking, and names no kind. */
const TELLS_NO_KIND =
  /^(?:an?|the|my|our|your|their|own|any|some|this|that|other|another|same|new|big|bigger|biggest|better|best|nicer|large|larger|largest|small|smaller|mid-?size[d]?|midsize|medium|good|great|nice|busy|local|regional|global|international|whole|entire|different|various|certain|several|many|few|fewer|first|second|real|young|old|private|corporate|head|main|future|current|present|american|national)$/i
/** These are left out of the phrase. */
const LEFT_OUT =
  /^(?:an?|the|my|our|your|their|own|any|some|this|that|other|another|same|new|good|great|nice|busy|whole|entire|different|various|certain|several|many|few|first|real|current|present|future)$/i

const SIZE = /^(?:small|smaller|big|large|larger|mid-?sized?|midsize|medium|medium-sized|growing|young|busy)$/i

const PREPOSITION = /^(?:for|in|at|with|within|inside|of|to|across|among)$/i
/** Behind them those who are served are named, and no house that employs. */
const SERVED = /^(?:of|to|across|among|help(?:ing)?|serv(?:e|ing)|support(?:ing)?|advis(?:e|ing)|protect(?:ing)?|equip(?:ping)?)$/i
/** Firms of any kind, which their size tells well enough: "small businesses". */
const ANY_FIRM = /^(?:business|company|firm|organization)$/
/** Who buys what is sold has not the problems of those who sell. */
const SELLS = /^(?:sell|selling|sells|sales|represent|representing|export|exporting|market|marketing|supply|supplying)$/i
/** Verbs that say no more than that somebody holds a post. */
const HOLDS = /^(?:be|being|work|works|working|do|doing|continue|continuing|keep|keeping|serve|serving|stay|become|becoming|want|like|love|hope|plan|go|going|get|lead|manage|run)$/i
const JOIN = /^(?:and|or)$/i
const END =
  /^(?:for|in|at|with|within|inside|of|to|across|among|by|from|on|near|around|under|over|between|behind|about|that|which|who|whose|where|when|while|because|so|but|as|like|than|if|after|before|i|we|they|he|she|it|here|there|now|today|again|too|also|is|are|was|were|be|can|will|would|not|using|via)$/i

const singularOf = (noun: string): string => (/[^aeiou]ies$/.test(noun) ? `${noun.slice(0, -3)}y` : /(?:ch|sh|x|ss)es$/.test(noun) ? noun.slice(0, -2) : /[^s]s$/.test(noun) ? noun.slice(0, -1) : noun)

type Piece = { before: string[]; head: string; tail: string; several: boolean; length: number }

/** The organization that the words begin with: "a hotel group doing the close" → hotel group. */
function pieceAt(words: readonly string[]): Piece | null {
  const end = words.findIndex((word, at) => END.test(word) || (at > 0 && /,$/.test(words[at - 1] ?? '')))
  const told = words.slice(0, end === -1 ? words.length : end).map((word) => word.replace(/,$/, ''))
  for (let at = 0; at < Math.min(told.length, 7); at++) {
    const word = told[at] ?? ''
    const next = told[at + 1]
    // In the middle of a name the noun belongs to what follows: "bank branches", "hotel group".
    if (next !== undefined && !JOIN.test(next) && findVerb(next)?.form !== 'gerund') continue
    const head = singularOf(word)
    const before = told.slice(0, at)
    if (areWrongdoers(told.slice(0, at + 1).join(' '))) return null
    // "women leaving shelters" are people.
    if (before.some((one, n) => n > 0 && arePersons(before.slice(0, n).join(' ')) && /ing$/.test(one))) return null
    if (JOIN.test(before.at(-1) ?? '') || before.slice(1).some((one) => /^(?:an?|the)$/i.test(one))) return null
    // "local governments" is a name of its own.
    const kinds = before.filter((one) => (!TELLS_NO_KIND.test(one) || (head === 'government' && /^local$/i.test(one))) && !JOIN.test(one))
    // "training programs" are held, and hold nobody.
    if (head === 'program' && /^(?:training|software|computer|research|degree|certificate|readiness)$/i.test(before.at(-1) ?? '')) return null
    const isPublic = before.some((one) => PUBLIC.test(one))
    const isSized = word !== head && ANY_FIRM.test(head) && before.some((one) => SIZE.test(one))
    // "university department": the house that the unit is of.
    const house = before.at(-1) ?? ''
    if (UNITS.has(head) && !isPublic && WHOLE.has(house)) return { before: before.slice(0, -1), head: house, tail: '', several: false, length: at + 1 }
    const isHouse = head === 'house' && HOUSE_OF.test(house)
    if (word !== word.toLowerCase() || !(WHOLE.has(head) || (WITH_KIND.has(head) && kinds.length > 0) || (UNITS.has(head) && isPublic) || isSized || isHouse || head === 'county')) {
      // "public and private schools", "assisted living communities": the head stands behind.
      if (next !== undefined) continue
      return null
    }
    // "state department of agriculture": what it is for belongs to its name.
    const [of, what, then] = words.slice(at + 1)
    const tail =
      (UNITS.has(head) || /^(?:college|school|institute)$/.test(head)) && of === 'of' && what && /^[a-z]+[,.]?$/.test(what) && (then === undefined || END.test(then) || /[,.]$/.test(what))
        ? ` of ${what.replace(/[,.]$/, '')}`
        : ''
    return { before, head, tail, several: word !== head, length: at + 1 + (tail ? 2 : 0) }
  }
  return null
}
const kept = ({ before }: Piece): string[] => before.filter((word) => !LEFT_OUT.test(word)).map((word) => (/^or$/i.test(word) ? 'and' : word.replace(/^big$/i, 'large')))
const severalOf = (piece: Piece): string => [...kept(piece), pluralOf(piece.head) + piece.tail].join(' ')

/** One of them as an employer: "a U.S. credit union"; null where the name joins two kinds. */
function hostOf(piece: Piece): string | null {
  const told = kept(piece)
  // Of "vaccine and biotech manufacturers" one is of one kind.
  const words = told.slice(told.findLastIndex((word) => JOIN.test(word)) + 1).filter((word) => !SIZE.test(word) && !/^(?:u\.?s\.?|american)$/i.test(word))
  return words.length === 0 && (ANY_FIRM.test(piece.head) || !(WHOLE.has(piece.head) || piece.head === 'county')) ? null : ['a U.S.', ...words, piece.head + piece.tail].join(' ')
}

/** "I want to look at loans": a deed stands before, and no post. */
const saysDeed = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const before = words[at - 1]
    if (HOLDS.test(word)) return false
    return (/^to$/i.test(before ?? '') && /^[a-z]+$/.test(word)) || ((before === undefined || HOLDS.test(before)) && findVerb(word.toLowerCase())?.form === 'gerund')
  })

const isPlain = (users: string): boolean => /^[\p{L}’' -]{3,60}$/u.test(users) && users.split(' ').length <= 8 && isSafe(users)

/** Houses that titles begin with: "hotel sales manager". Who works for others is told by what follows: "supplier quality engineer", "university researcher". */
const IN_TITLES = new Set(
  'bank hospital clinic school preschool daycare hotel resort restaurant bakery brewery winery store farm ranch utility airline airport railroad museum library theater pharmacy prison jail casino'.split(
    ' ',
  ),
)

/** "Hotel sales manager" → hotels; a title that begins with no house tells none. */
function settingOfTitle(answer: string): AnswerSetting | null {
  for (const title of soughtTitles(answer)) {
    const words = title.toLowerCase().split(' ')
    const at = words.findIndex((word) => IN_TITLES.has(word))
    const kind = words.slice(0, at).filter((word) => !/^(?:senior|junior|lead|chief|assistant|associate|head|certified|licensed|deputy)$/.test(word))
    if (at < 0 || at > 2 || at >= words.length - 1 || kind.some((word) => TELLS_NO_KIND.test(word) || !/^[a-z-]+$/.test(word))) continue
    const name = [...kind, words[at]].join(' ')
    const users = pluralOf(name)
    if (isPlain(users)) return { users, host: `a U.S. ${name}` }
  }
  return null
}

/** "billing staff" of a consultant to clinics → "billing staff at clinics": people who are told by their work alone belong to the house that the answer on the role names. */
export const atTheirHouse = (users: string | null, house: string): string | null =>
  users !== null &&
  /\b(?:[A-Z]{2,4}|[a-z]{4,}(?:ing|ance|ments?|tion)|office|front-desk|billing|kitchen|night) (?:people|staff|personnel|teams)$/.test(users) &&
  !/\b(?:people|staff|personnel|teams)\b/.test(house)
    ? `${users} at ${house}`
    : users

/** Who professes or does research at a college is employed by it, whomever the work is for. */
export const academicHost = (answer: string): string | null =>
  soughtTitles(answer).some((title) => /^(?:[a-z]+ ){0,2}(?:college|university) (?:professor|lecturer|instructor|researcher|teacher)$|^(?:assistant |associate |full )?professor$/i.test(title))
    ? 'a U.S. college or university'
    : null

/** What is made for them or kept in them bears their name; "store", "farm", "bank", and "plant" stand before many a thing of others. */
const OF_THEIRS = new Set('hospital clinic school preschool daycare hotel restaurant bakery brewery winery airline airport museum library pharmacy prison jail casino'.split(' '))
const AGE_OF_SCHOOL = /^(?:high|middle|elementary|primary|secondary|public)$/i

/** "Consultant for hospital software", "manage school district budgets": the house whose thing the work is on; who manages what is its own works there. */
function settingOfThing(answer: string): AnswerSetting | null {
  for (const clause of clausesOf(answer)) {
    const words = clause.split(/\s+/).filter(Boolean)
    for (const [at, word] of words.entries()) {
      if (!OF_THEIRS.has(word)) continue
      const isDistrict = word === 'school' && words[at + 1] === 'district'
      const thing = words[at + (isDistrict ? 2 : 1)] ?? ''
      if (!/^[a-z]+[,.]?$/.test(thing) || END.test(thing) || JOIN.test(thing) || findVerb(thing)?.form === 'gerund') continue
      const age = word === 'school' && !isDistrict && AGE_OF_SCHOOL.test(words[at - 1] ?? '') ? words[at - 1]?.toLowerCase() : undefined
      const before = words[at - (age === undefined ? 1 : 2)] ?? ''
      if (!/^(?:for|in|on|with|of|manage|managing|run|running|lead|leading|direct|directing|plan|planning|improve|improving|build|building)$/i.test(before)) continue
      const name = [age, word, isDistrict ? 'district' : undefined].filter(Boolean).join(' ')
      return { users: pluralOf(name), host: /^(?:manag|run|lead|direct)/i.test(before) ? `a U.S. ${name}` : null }
    }
  }
  return null
}

/** Null where the answer names no organization by its kind; an employer by its name is none. */
export function settingIn(answer: string): AnswerSetting | null {
  const among = settingAmong(answer)
  const title = settingOfTitle(answer)
  // "High school teacher, with chess clubs": what is done beside the post does not employ.
  if (title !== null && among?.by === 'with') return title
  return (among && { users: among.users, host: among.host }) ?? title ?? settingOfThing(answer)
}

const clausesOf = (answer: string) =>
  withoutTheirHouses(wantedWords(answer))
    .replace(/\bU\.?S\.?A?\.? (?=[a-z])/g, '')
    .split(/[.;:!?()]+(?:\s|$)|\s[–—-]\s/)

function settingAmong(answer: string): (AnswerSetting & { by: string }) | null {
  const titles = new Set(soughtTitles(answer).map((title) => title.toLowerCase()))
  for (const clause of clausesOf(answer)) {
    const words = clause.split(/\s+/).filter(Boolean)
    for (const [at, word] of words.entries()) {
      // What is like something, or was done somewhere, is an example.
      if (!(PREPOSITION.test(word) || SERVED.test(word)) || words.slice(Math.max(0, at - 4), at).some((one) => /^(?:like|as|did|was|were|from)$/i.test(one) && at > 4)) continue
      if (/^to$/i.test(word) && words.slice(0, at).some((one) => SELLS.test(one))) continue
      // "to help churches": no preposition.
      if (/^to$/i.test(word) && findVerb(words[at + 1]?.toLowerCase() ?? '')?.form === 'base') continue
      const first = pieceAt(words.slice(at + 1))
      if (!first) continue
      const behind = words.slice(at + 1 + first.length)
      // "a county with few doctors" is where somebody works, and "the county" who employs.
      if (first.head === 'county' && (!/^for$/i.test(word) || !(behind[0] === undefined || JOIN.test(behind[0]) || /,$/.test(words[at + first.length] ?? '')))) continue
      const joins = JOIN.test(behind[0] ?? '') && !/,$/.test(words[at + first.length] ?? '')
      const second = joins ? pieceAt(behind.slice(1)) : null
      // "responsible for tool start-up": what is done, and no house.
      if (/^start-?up$/.test(first.head) && !first.several && !/^(?:an?|the|some|any|my|our)$/i.test(words[at + 1] ?? '')) continue
      // "go back to school", "wind farm and power line projects".
      if (!first.several && !/^(?:an?|the|some|any)$/i.test(first.before[0] ?? '') && (SERVED.test(word) || (joins && second === null))) continue
      // "Marketing consultant" is a post.
      const deed = !titles.has(words.slice(0, at).join(' ').toLowerCase()) && saysDeed(words.slice(0, at))
      // "manager of a recreation center" has it for an employer, and so has whoever works in several of a kind.
      // "look at loans for dealers": they are named beside what is done, and the work may be for somebody else.
      if (first.several && deed && !SERVED.test(word)) continue
      // "Actuary, crop rating for small farms": the work is for them, and the post is elsewhere.
      const isBesidePost = first.several && /^for$/i.test(word) && words.slice(0, at - 1).some((one) => /,$/.test(one)) && !isPostNoun(words[at - 1] ?? '')
      const isEmployer = first.several ? !SERVED.test(word) && !isBesidePost : !SERVED.test(word) || (/^of$/i.test(word) && !deed)
      const users = second && second.head !== first.head ? `${severalOf(first)} and ${severalOf(second)}` : severalOf(first)
      if (isPlain(users)) return { users, host: isEmployer ? hostOf(first) : null, by: word.toLowerCase() }
    }
  }
  return null
}
