/**
 * What a sentence tells before its subject stands already, whatever it plans: “As chair of the board, I will …”, “Backed by a grant, I will …”,
 * “After directing a hospital, I will …”. It must rest on words of the material.
 */
import { namesJob } from '../resume/header-words.ts'
import { TENS, UNDER_TWENTY } from '../number-words.ts'
import { keysOf, type Line } from './check-lines.ts'
import { likeWords } from './check-material.ts'
import { isPlannedName } from './check-rests.ts'
import { ownPeople } from './own-people.ts'
import { claimOfOpening, type OpeningClaim } from './opening-claims.ts'

const holds = ({ words }: Line, key: string) => words.some((word) => likeWords(word.key, key))
const HALF = 1 / 2
const MOST = 3 / 4
const KEYS_MAX = 16

/** What everybody has, what is planned, and what rules of their own ask for. */
const OF_NO_LINE = new Set(
  keysOf(
    'experience background career field subject question method approach idea interest reason endeavor proposal plan aim goal present current own future practice knowledge skill training role job life step effort focus view way kind basis post pilot partner host site help work years degree doctorate master bachelor diploma former',
  ).concat(keysOf([...UNDER_TWENTY, ...TENS].join(' '))),
)

/** A figure is asked for by the rules on numbers. */
const COUNTED = new RegExp(`\\d|\\b(?:${[...UNDER_TWENTY, ...TENS].filter((word) => word !== '' && word !== 'one' && word !== 'zero').join('|')})\\b`, 'i')

/** “I …”, “my …”, and whoever is told of behind the comma. */
const OF_SELF = /^(?:I|my|we|our)\b/i

/** “As chair of the board”, “A former dean of engineering”, “Once the head of a ward”, “In my second term as president”. */
const POST =
  /^(?:(?:As|A former|An? (?:one-?time|past)|Once|Formerly|In my (?:\w+ )?(?:term|years|time|days|role|post) as) )(?:(?:an?|the|one|former) )*((?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?: (?:of|to|for|on|at|in|with|under) (.+))?$/u
/** “Through my column on baking”, “With my license in Texas”. */
const HAVING =
  /^(?:With|Through|Alongside|Beside|Besides|Using|Under|From|Thanks to|Because of|Given|(?:Drawing|Building|Relying|Resting) on|On the strength of|By) (?:my (?:own )?|the [\p{L} -]{2,40}? that I (?:own|hold|run|have) )?(.+)$/u
const OWNED =
  /^(?:With|Through|Alongside|Beside|Besides|Using|Under|From|Thanks to|Because of|Given|(?:Drawing|Building|Relying|Resting) on|On the strength of) my\b|^(?:Drawing|Building|Relying|Resting) on (?!the\b|what\b|how\b)/
/** “In my weekly program” */
const OWN = /\bmy (?:own )?(.+)$/u
const OF_EVERYBODY =
  /^(?:(?:first|second|third|next|last|new|spare|free|early|own) )*(?:years?|months?|weeks?|days?|time|view|opinion|cost|expense|mind|eyes?|hands?|home|family|side|turn|colleagues?|peers|employers?|visits?|notes?|results?|data|classroom|school|hospital|wards?|office|department|workplace|plant|job)\b/
/** Whoever gave it has given it. */
const GIVEN_BY =
  /^(?:Backed|Supported|Funded|Financed|Sponsored|Endorsed|Encouraged|Commissioned|Invited|Selected|Chosen|Appointed|Elected|Licensed|Certified|Trained|Taught) (?:by|from|through|in|at|as) (.+)$/
const WITH_MEANS =
  /^(?:With|On) (?:(?:an?|the|new|first|full|initial) )*((?:funding|money|backing|capital|investors?|sponsors?|grants?|contracts?|agreements?|loans?|fellowships?|awards?|licen[cs]es?|patents?)\b.*|.+ (?:behind me|already in place|in hand|at my side|on board|secured|signed|pledged|committed|confirmed|signed up))$/
/** Money and those who give it or decide: a fact also where the plan itself is the subject. */
const FROM_OTHERS = /\b(?:grants?|contracts?|fellowships?|federal|ministr(?:y|ies)|government|congress|senate|foundations?|investors?|national (?:award|prize)|prizes?)\b/i
const SKILLED =
  /^(?:Fluent|Skilled|Expert|Versed|Experienced|Qualified|Accredited|Known|Famous|Recognized|Respected|Trusted|Active|Registered|Board-certified) (?:in|at|as|to|for|by|among|with|on) (.+)$/

/** “Since founding my clinic, I have …”, “By winning the prize, …”: done, whatever the verb. Behind “after” and “before” only what is no step of a plan. */
const DOING =
  /^(?:(?:(Since|By|From|In|In addition to|Apart from|Aside from)|After|Before|Through|While|When|Besides|Beside|Upon|On|Alongside|Between|Following|Despite) )?((?:[\p{L}]+ly )?[\p{L}]{2,}ing)(?: (.+))?$/iu
const OF_OFFICE =
  /^(?:direct|chair|head|found|co-?found|own|presid|command|serv|win|winn|sell|invent|patent|advis|graduat|earn|hold|edit|pioneer|discover|defend|represent|govern|oversee|supervis|manag|lectur|consult)ing$/
/** Steps of any plan. */
const OF_METHOD =
  /^(?:collect|gather|read|try|compar|measur|interview|survey|record|count|review|check|draft|revis|translat|visit|speak|talk|listen|watch|observ|hear|look|analy[sz]|weigh|rank|sort|mapp?|simulat|calculat|fitt?|correct|repeat|film|print|list|describ|explain|not|agree|meet|discuss|select|choos|pick|recruit|enroll|prepar|plann?|sett|build|draw|rely|rest|hop|hear|find|show|trac|follow|ensur|allow|let|lett|help|assum|suppos|expect|seek|want|know|believ|think|understand|hold)ing$/
/** “the library | for a season” */
const HANGS_ON = / (?:for|in|at|with|over|during|through|across|on|from|by|under) /
const OF_LIFE = /^(?:work|join|leav|serv)ing$/
const LIGHT_DOING = /^(?:be|work|us|start|begin|mov|com|go|liv|learn|see|hav|arriv|join|finish|complet|leav|do|mak|keep|publish|shar|test|ask|combin|tak|giv)ing$/

/** “training center” of “training center in Chicago”, by its last word. */
const nounOf = (phrase: string): string =>
  phrase
    .split(/[ ,](?:on|of|for|in|at|as|with|about|to|from|and|that|which|who) /)[0]
    ?.split(' ')
    .at(-1) ?? ''

/** `told` are the words of the option's other sentences, which are checked there. */
type Place = { lines: readonly Line[]; planned: readonly string[]; told: readonly string[] }

const wordsOf = (phrase: string, { planned }: Place): string[] =>
  keysOf(phrase.split(/,| (?:that|which|who|whom|where|so that) /)[0] ?? '')
    .filter((key) => !OF_NO_LINE.has(key) && !planned.some((other) => likeWords(other, key)))
    .slice(0, KEYS_MAX)
const isHeld = (key: string, { lines }: Place): boolean => lines.some((line) => holds(line, key))
/** One line holds so large a part of the words. */
function rests(phrase: string, place: Place, share = HALF): boolean {
  const keys = wordsOf(phrase, place)
  return keys.length === 0 || place.lines.some((line) => keys.filter((key) => holds(line, key)).length >= share * keys.length)
}

/** One line holds the verb with half of what it is done to, or all of that: irregular verbs look otherwise when they are past. */
function isDone(verb: string, object: string, place: Place): boolean {
  const [[key = ''], keys] = [keysOf(verb), wordsOf(object, place)]
  return place.lines.some((line) => {
    const shared = keys.filter((one) => holds(line, one)).length
    return (holds(line, key) && shared >= HALF * keys.length) || (keys.length > 1 && shared === keys.length)
  })
}

/** A post's own noun stands in the material, and so does half of what it is told to be of. */
function hasPost(head: string, of: string, place: Place): boolean {
  const noun = keysOf(head).at(-1)
  if (noun === undefined || !namesJob(head.split(' ').at(-1) ?? '')) return true
  const isOwn = isHeld(noun, place) || (/^(?:own|lead|hold|us|found|manag|direct|creat|author)(?:er|or)$/.test(head) && place.lines.some((line) => holds(line, head.replace(/(?:er|or)$/, ''))))
  return isOwn && (COUNTED.test(of) || rests(`${head} ${of}`, place))
}

/** A noun or participle of office in the words with which resumes tell it. */
const TOLD_AS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:co-)?(?:authors?|writers?)$/i, /\b(?:wrote|written|writing|authored|co-?author\w*|publi\w+|papers?|articles?)\b/i],
  [/^(?:winners?|recipients?|laureates?|awarded|honou?red)$/i, /\b(?:won|win(?:s|ner)?|awards?|awarded|prizes?|medals?|honou?rs?|received|recipient|of the year)\b/i],
  [/^(?:holders?|holds?)$/i, /./],
  [/^(?:teachers?|instructors?)$/i, /\b(?:taught|teach\w*|instruct\w*)\b/i],
  [/^speakers?$/i, /./],
]
/** By whose choice something came about is more than that it is so. */
const CHOSEN = /^(?:elected|appointed|nominated|invited|voted|recruited|commissioned|designated|knighted|headhunted)$/i

/** What is said of the person: one line holds the noun with half of the words, and what the title plans excuses no word alone. */
function isTold({ head, words, isNoun }: OpeningClaim, place: Place): boolean {
  const as = TOLD_AS.find(([noun]) => noun.test(head))?.[1]
  const own = wordsOf(words, place)
  const keys = own.filter((key) => !keysOf(head).includes(key))
  const wanted = keys.length > 0 ? keys : wordsOf(words, { ...place, planned: [] })
  const ofHead = (line: Line) => as?.test(line.text) ?? keysOf(head).every((key) => holds(line, key))
  const lines = isNoun || CHOSEN.test(head) ? place.lines.filter(ofHead) : place.lines
  if (wanted.length === 0) return lines.length > 0
  return lines.some((line) => wanted.filter((key) => holds(line, key)).length > HALF * wanted.length)
}

/** What stands beside the plan: told by one line, or made of the words of the plan. */
function stands(words: string, place: Place): boolean {
  return rests(words, { ...place, planned: [...place.planned, ...place.told] }, FROM_OTHERS.test(words) ? MOST : HALF)
}

function isUnfounded(phrase: string, behind: string, place: Place): boolean {
  const ofSelf = OF_SELF.test(behind)
  const claim = claimOfOpening(phrase, behind)
  if (claim?.of === 'person' && !isTold(claim, place)) return true
  if (claim?.of === 'setting' && !stands(claim.words, place)) return true
  const post = POST.exec(phrase)
  // “As a consultant, I will …” may be planned.
  if (post !== null && ofSelf) return (post[2] !== undefined || !/^As (?:an?|the|one) /.test(phrase)) && !hasPost(post[1] ?? '', post[2] ?? '', place)
  const given = GIVEN_BY.exec(phrase)?.[1] ?? WITH_MEANS.exec(phrase)?.[1]
  // “With 22 drills behind me”: a figure is asked for elsewhere.
  if (
    given !== undefined &&
    !(/^Encouraged/.test(phrase) && !FROM_OTHERS.test(given)) &&
    !/^\d/.test(given) &&
    (ofSelf || FROM_OTHERS.test(given)) &&
    !/\bthat (?:will|would|may|can|adopts?)\b/.test(phrase)
  )
    return !rests(given, place, MOST)
  const skill = SKILLED.exec(phrase)?.[1]
  if (skill !== undefined && ofSelf) return !rests(skill, place)
  const [, done, verb = '', object = ''] = DOING.exec(phrase) ?? []
  if (verb !== '') {
    const plain = verb.split(' ').at(-1)!.toLowerCase()
    const isLight = LIGHT_DOING.test(plain) && !(OF_LIFE.test(plain) && /^(?:After|Before|Upon) /.test(phrase))
    const isPast = done !== undefined && (/^Since/.test(phrase) || OF_OFFICE.test(plain) || /^(?:I|my) (?!will|would|can|may|plan)/i.test(behind))
    const isStep = isLight || OF_METHOD.test(plain) || object === '' || stands(object.split(HANGS_ON)[0] ?? '', { ...place, lines: [] })
    const counts = ofSelf ? OF_OFFICE.test(plain) || (isPast && !isLight) || !isStep : isPast && !isLight
    return counts && !isDone(plain, object, place)
  }
  if (OWNED.test(phrase) || OWN.test(phrase)) {
    const own = (HAVING.exec(phrase)?.[1] ?? OWN.exec(phrase)?.[1] ?? '').replace(/^(?:[\w-]+ )?(?:experience|career|work|time|years|practice|training) as (?:an? |the )?/, '')
    const license = /\blicen[cs]e (?:as|in|for|from|to) (.+)$/.exec(own)?.[1]
    if (license !== undefined) return !rests(license, place, 1)
    if (!OWNED.test(phrase) && (isPlannedName(nounOf(own)) || OF_EVERYBODY.test(own) || stands(own, { ...place, lines: [] }))) return false
    const head = wordsOf(own.split(/ (?:on|of|for|in|at|as|with|about|to|from) /)[0] ?? '', place).at(-1)
    return (head !== undefined && !isHeld(head, place)) || !rests(own, place)
  }
  return false
}

/** Whose they are: “my company” needs an owner in the material. */
const MY_BUSINESS =
  /\b[Mm]y (?:own )?(?:[\p{Ll}-]+ )?(?:company|firm|business|start-?up|consultancy|enterprise|agency|brand|foundation|nonprofit|factory|shop|store|bakery)\b(?! (?:plan|model|school|office|course|partners?)\b)/u
const OWNS =
  /\b(?:own(?:er|ed|s)?|co-?owner|(?:co-?)?found(?:er|ed|s|ing)|proprietor|self[- ]employed|ceo|chief executive|principal|managing (?:partner|director)|partner|my (?:\w+ )?(?:company|firm|business|start-?up|shop))\b/i

const TAUGHT = /\b(?:I|Having) (?:(?:once|later|also|first|then|have) )?(?:taught|led|ran|wrote|drew|oversaw|published|lectured|spoken|spoke) ([^.,;:]*)/gu
/** “Without me the ward would have closed.” */
const WITHOUT_ME = /\b(?:[Ww]ithout me|[Bb]ut for me|[Ww]ere it not for me)\b,? ?/
const WOULD_HAVE = /\b(?:would|could) (?:not |never )?have\b/

/** “I will write it while on leave from the ministry” */
const WHILE_IN_STATE = /\b(?:while|when) on ([^,;.]{3,100})/
const OF_SELF_WITHIN = /\b(?:I|we)\b/
/** “investors who have already pledged money” */
const PROMISED = /\b(?:who|that|which) (?:has|have) (?:already |also )?(?:pledged|promised|agreed|committed|signed|offered|invested|endorsed|invited|ordered|bought)\b[^,;.]{0,80}/

/** Fails for what an opening tells of the person, or what is told as the person's own, on no word of the material. */
export function checkOpenings(sentence: string, title: string, lines: readonly Line[], fail: (detail: string) => void, told: readonly string[] = []): void {
  const place: Place = { lines, planned: keysOf(title.replace(/^\p{L}+ /u, '')), told }
  const refuse = (what: string) => fail(`nothing of the resume tells this of the person: “${what.slice(0, 90)}”`)
  const at = /^[^;]{3,160}?, (?=(?:I|my|we|our|the|this|it|each|every|small|[\p{Ll}]{3,}s)\b)/u.exec(sentence)
  // “Closed cases come first: where the sheet is wrong, I …”
  const opening = at?.[0].slice(0, -2).split(': ').at(-1) ?? ''
  if (at !== null && isUnfounded(opening, sentence.slice(at[0].length), place)) refuse(opening)
  const state = WHILE_IN_STATE.exec(sentence)?.[1]
  if (state !== undefined && OF_SELF_WITHIN.test(sentence) && isUnfounded(`On ${state}`, 'I', place)) refuse(state)
  const promised = PROMISED.exec(sentence)?.[0]
  if (promised !== undefined && !rests(promised, place, MOST)) refuse(promised)
  const without = WITHOUT_ME.exec(sentence)
  const lost = without === null ? '' : sentence.slice(without.index + without[0].length)
  if (WOULD_HAVE.test(lost) && !rests(lost, { lines, planned: [], told: [] }, MOST)) refuse(sentence)
  const planned = place.planned.some((key) => likeWords(key, keysOf(MY_BUSINESS.exec(title)?.[0] ?? '').at(-1) ?? ''))
  const business = MY_BUSINESS.exec(sentence)
  if (business !== null && !planned && !/^\S+ (?:(?!(?:in|at|of|near|on) )[\p{L}-]+ ){1,3}(?:will|would)\b/u.test(sentence.slice(business.index)) && !lines.some(({ text }) => OWNS.test(text)))
    refuse(sentence)
  for (const { whole, people, noun, where, madeBy } of ownPeople(sentence)) {
    const isPlanned = [...place.planned, ...place.told].some((key) => keysOf(noun).some((own) => likeWords(own, key))) && stands(people, place)
    const isOwn = lines.some((line) => madeBy.test(line.text) || keysOf(noun).some((key) => holds(line, key)))
    if (!(isPlanned || isOwn) || !stands(where, place)) refuse(whole)
  }
  for (const { 1: object = '' } of sentence.matchAll(TAUGHT)) {
    const keys = wordsOf(object, place)
    if (keys.length > 0 && !keys.some((key) => isHeld(key, place))) refuse(`${object}`)
  }
}
