/**
 * What a sentence tells before its subject stands already, whatever it plans: “As chair of the board, I will …”, “Backed by a grant, I will …”,
 * “After directing a hospital, I will …”. It must rest on words of the material.
 */
import { namesJob } from '../resume/header-words.ts'
import { TENS, UNDER_TWENTY } from '../number-words.ts'
import { keysOf, type Line } from './check-lines.ts'
import { likeWords } from './check-material.ts'

const holds = ({ words }: Line, key: string) => words.some((word) => likeWords(word.key, key))
const HALF = 1 / 2
const MOST = 3 / 4
const KEYS_MAX = 16

/** What everybody has, what is planned, and what rules of their own ask for. */
const OF_NO_LINE = new Set(
  keysOf(
    'experience background career field subject question method approach idea interest reason endeavor proposal plan aim goal present current own future practice knowledge skill training role job life step effort focus view way kind basis post pilot partner host site help work years degree doctorate master bachelor diploma former',
  ),
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
/** Whoever gave it has given it. */
const GIVEN_BY =
  /^(?:Backed|Supported|Funded|Financed|Sponsored|Endorsed|Encouraged|Commissioned|Invited|Selected|Chosen|Appointed|Elected|Licensed|Certified|Trained|Taught) (?:by|from|through|in|at|as) (.+)$/
const WITH_MEANS =
  /^(?:With|On) (?:(?:an?|the|new|first|full|initial) )*((?:funding|money|backing|capital|investors?|sponsors?|grants?|contracts?|agreements?|loans?|fellowships?|awards?|licen[cs]es?|patents?)\b.*|.+ (?:behind me|already in place|in hand|at my side|secured|signed))$/
/** Money and those who give it or decide: a fact also where the plan itself is the subject. */
const FROM_OTHERS = /\b(?:grants?|contracts?|fellowships?|federal|ministr(?:y|ies)|government|congress|senate|foundations?|investors?|national (?:award|prize)|prizes?)\b/i
const SKILLED =
  /^(?:Fluent|Skilled|Expert|Versed|Experienced|Qualified|Accredited|Known|Famous|Recognized|Respected|Trusted|Active|Registered|Board-certified) (?:in|at|as|to|for|by|among|with|on) (.+)$/

/** “Since founding my clinic, I have …”, “By winning the prize, …”: done, whatever the verb. Behind “after” and “before” only what is no step of a plan. */
const DOING = /^(?:(Since|By|From|In)|After|Before|Through|While|Besides) ((?:[\p{L}]+ly )?[\p{L}]{2,}ing) (.+)$/u
const OF_OFFICE =
  /^(?:direct|chair|head|found|co-?found|own|presid|command|serv|win|winn|sell|invent|patent|advis|graduat|earn|hold|edit|pioneer|discover|defend|represent|govern|oversee|supervis|manag|lectur|consult)ing$/
const LIGHT_DOING = /^(?:be|work|us|start|begin|mov|com|go|liv|learn|see|hav|arriv|join|finish|complet|leav|do|mak|keep|publish|shar|test|ask|combin|tak|giv)ing$/

type Place = { lines: readonly Line[]; planned: readonly string[] }

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

function isUnfounded(phrase: string, behind: string, place: Place): boolean {
  const ofSelf = OF_SELF.test(behind)
  const post = POST.exec(phrase)
  // “As a consultant, I will …” may be planned.
  if (post !== null && ofSelf) return (post[2] !== undefined || !/^As (?:an?|the|one) /.test(phrase)) && !hasPost(post[1] ?? '', post[2] ?? '', place)
  const given = GIVEN_BY.exec(phrase)?.[1] ?? WITH_MEANS.exec(phrase)?.[1]
  // “With 22 drills behind me”: a figure is asked for elsewhere.
  if (given !== undefined && !/^\d/.test(given) && (ofSelf || FROM_OTHERS.test(given)) && !/\bthat (?:will|would|may|can|adopts?)\b/.test(phrase)) return !rests(given, place, MOST)
  const skill = SKILLED.exec(phrase)?.[1]
  if (skill !== undefined && ofSelf) return !rests(skill, place)
  const [, done, verb = '', object = ''] = DOING.exec(phrase) ?? []
  if (verb !== '') {
    const plain = verb.split(' ').at(-1)!
    const counts =
      done === undefined ? OF_OFFICE.test(plain) && ofSelf : !LIGHT_DOING.test(plain) && (/^Since/.test(phrase) || OF_OFFICE.test(plain) || /^(?:I|my) (?!will|would|can|may|plan)/i.test(behind))
    return counts && !isDone(plain, object, place)
  }
  if (OWNED.test(phrase)) {
    const own = (HAVING.exec(phrase)?.[1] ?? '').replace(/^(?:[\w-]+ )?(?:experience|career|work|time|years|practice|training) as (?:an? |the )?/, '')
    const license = /\blicen[cs]e (?:as|in|for|from|to) (.+)$/.exec(own)?.[1]
    if (license !== undefined) return !rests(license, place, 1)
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
/** “my students at the institute” */
const MY_PEOPLE =
  /\b[Mm]y ((?:[\p{Ll}-]+ ){0,2}(?:students?|teams?|labs?|laborator(?:y|ies)|staff|readers|clients|patients|followers|subscribers|investors|faculty|fellows|assistants)) (?:at|of|in|from) the (?!pilot|trial|project|plan|first|test|field)/u
const TAUGHT = /\bI (?:(?:once|later|also|first|then) )?(?:taught|led|ran|wrote|drew|oversaw) ([^.,;:]*)/gu
/** “Without me the ward would have closed.” */
const WITHOUT_ME = /\b(?:[Ww]ithout me|[Bb]ut for me|[Ww]ere it not for me)\b,? ?/
const WOULD_HAVE = /\b(?:would|could) (?:not |never )?have\b/

/** Fails for what an opening tells of the person, or what is told as the person's own, on no word of the material. */
export function checkOpenings(sentence: string, title: string, lines: readonly Line[], fail: (detail: string) => void): void {
  const place: Place = { lines, planned: keysOf(title) }
  const refuse = (what: string) => fail(`nothing of the resume tells this of the person: “${what.slice(0, 90)}”`)
  const at = /^[^;]{3,160}?, (?=(?:I|my|we|our|the|this|it|each|every|small|[\p{Ll}]{3,}s)\b)/u.exec(sentence)
  if (at !== null && isUnfounded(at[0].slice(0, -2), sentence.slice(at[0].length), place)) refuse(at[0])
  const without = WITHOUT_ME.exec(sentence)
  const lost = without === null ? '' : sentence.slice(without.index + without[0].length)
  if (WOULD_HAVE.test(lost) && !rests(lost, { lines, planned: [] }, MOST)) refuse(sentence)
  const planned = place.planned.some((key) => likeWords(key, keysOf(MY_BUSINESS.exec(title)?.[0] ?? '').at(-1) ?? ''))
  const business = MY_BUSINESS.exec(sentence)
  if (business !== null && !planned && !/^.{0,40}\b(?:will|would)\b/.test(sentence.slice(business.index)) && !lines.some(({ text }) => OWNS.test(text))) refuse(sentence)
  const people = MY_PEOPLE.exec(sentence)?.[1]
  if (people !== undefined && !people.split(' ').some((word) => keysOf(word).some((key) => isHeld(key, place)))) refuse(sentence)
  for (const { 1: object = '' } of sentence.matchAll(TAUGHT)) {
    const keys = wordsOf(object, place)
    if (keys.length > 0 && !keys.some((key) => isHeld(key, place))) refuse(`${object}`)
  }
}
