/**
 * What an option tells of the person in the present, of others and the person's things, or with the subject apart from its verb must rest
 * on words of the material. Nothing is asked of a plan, except for what stands beside it as told: “Having founded …, I will …”.
 */
import { claimsOf } from './check-claims.ts'
import { keysOf, type Line } from './check-lines.ts'
import { TENS, UNDER_TWENTY } from '../number-words.ts'
import { likeWords } from './check-material.ts'
import { appositionTold } from './opening-claims.ts'

const holds = ({ words }: Line, key: string) => words.some((word) => likeWords(word.key, key))
const WORDS_MAX = 40

/** Words of telling and planning tie nothing to a fact, and no fact is asked for them. */
const OF_TELLING = new Set(
  keysOf(
    'experience background career field subject question method approach idea interest reason endeavor proposal plan aim goal present current own future practice knowledge skill myself training role job life step effort focus view way kind basis foundation ground direction path choice record',
  ),
)
const toldKeys = (text: string): string[] =>
  keysOf(text)
    .filter((key) => !OF_TELLING.has(key))
    .slice(0, WORDS_MAX)

/** The largest part of these words that one line holds. */
function shareOf(keys: readonly string[], lines: readonly Line[]): number {
  return lines.reduce((most, line) => Math.max(most, keys.filter((key) => holds(line, key)).length), 0) / keys.length
}

const GENERIC = new RegExp(
  [
    '\\b(?:ha(?:s|ve) to|will|would|can|could|may|might|shall|should|must|if|whether|unless|whoever|anyone|nobody|no one|never|none)\\b',
    "\\b(?:do|does|did|am|is|are|was|were|have|has|had)(?: not|n['’]t)\\b",
  ].join('|'),
  'i',
)
const THIRD = 1 / 3
const HALF = 1 / 2

const ADVERBS = '(?:(?:also|still|now|often|already|currently|presently|regularly|\\w+ly) ){0,2}'
/** A figure is asked for by the rules on numbers. */
const COUNTED = new RegExp(`\\d|\\b(?:${[...UNDER_TWENTY, ...TENS].filter((word) => word !== '' && word !== 'one' && word !== 'zero').join('|')})\\b`, 'i')
const IRREGULAR = [
  'led|ran|cut|wrote|built|made|held|won|taught|spent|took|began|brought|gave|grew|kept|sold|bought|spoke|put|sent|met|drew|found|laid|drove|oversaw|saw|came|went|got',
  'thought|felt|knew|left|lost|paid|read|said|sat|set|stood|told|rose|fell|chose|became|let|hit|ate|fed|flew|heard|lit|rode|shot|shut|sang|swam|threw|understood|wore',
].join('|')

/** “I speak at congresses”: a present that tells a deed. */
const PRESENT = new RegExp(`(?:^|, |\\band )I ${ADVERBS}(?!(?:am|have|had|has|was|do|did|lead|run|${IRREGULAR})\\b)(\\p{Ll}{3,})\\b(?<!ed) ([^.;]*)`, 'u')
/** What everybody does, and what begins a plan. */
const LIGHT_PRESENT = new Set(
  'work use know see find think believe understand bring rest start begin draw rely build base hold need want live offer ask answer keep come make take give say hope plan propose expect seek share care look feel learn study write read put set leave call mean choose follow combine apply turn move join carry name intend aim wish like prefer consider regard treat return remain stay stand remember notice leave want base'.split(
    ' ',
  ),
)
const MY_THING = /^(?:Today,? |Now,? |At present,? )?My ((?:(?!(?:is|are|has|have|was|were)\b)[\p{L}’-]+ ){1,5}?)(?:(?:is|are|has|have)\b|(\p{Ll}{2,}s|[a-z]{3,})\b)/u
/** What one's own things show or need happens to nobody else. */
const SHOWS = /^(?:shows?|suggests?|means?|proves?|needs?|helps?|fits?|supports?|prepares?|differs?|matters?|leaves?|(?:is|are) (?:small|simple|short|plain|current|meant|close|open|ready))\b/
const ORDER = new Set('own first next second main chief only present current proposed planned'.split(' '))
/** What is planned, or is asked for by rules of its own: degrees, papers, posts. */
const PLANNED_NAMES = new Set(
  [
    'aim plan goal endeavor proposal purpose intention interest method approach idea focus work project question hope wish view reason answer concern path target field subject argument point',
    'design concept measure test output outputs result results user users pilot partner partners site sites host hosts figure figures part task step choice contribution',
    'degree degrees patent patents paper papers publication publications article articles award awards certificate certificates certification license licenses master bachelor doctorate ph m b d diploma thesis',
    'experience background preparation schooling qualification qualifications credentials training career education skills knowledge role position duties years studies practice profession day days life time strength strengths expertise familiarity understanding',
  ]
    .join(' ')
    .split(' '),
)
/** “my first partners”, “the master’s degree” */
export function isPlannedName(phrase: string): boolean {
  const words = phrase.toLowerCase().match(/\p{L}+/gu) ?? []
  return PLANNED_NAMES.has(words.find((word) => !ORDER.has(word)) ?? '')
}
/** Another subject, and the person or a thing of the person behind its verb. */
const OTHERS_AND_SELF = /^(?!My\b).*?(?<!\b(?:is|are|was|were) )\b(?:[Mm]y ((?:[\p{L}’-]+ ?){1,3})|me\b|mine\b)/u
/** Others teach and show much of which no resume tells. */
const TEACHING = [
  'taught|showed|shown|gave|given|led|brought|convinced|made|let|allowed|helped|prepared|told|asked|enabled|drew|left|put',
  'allows|helps|prepares|tells|shows?|teach(?:es)?|gives?|lets?|leads?|brings?|interests?|concerns?|asks?|enables|ties?|draws|matters?|leaves|puts',
  '(?:dear|close|near|familiar|known|clear|open) to',
]
const TEACHES = new RegExp(`\\b(?:${TEACHING.join('|')}) (?:to )?me\\b`)

/** “It was I who invented …”, “Among my works is a …”, “Mine is the …”: the subject stands apart from what is told of it. */
export const plainOrder = (sentence: string): string =>
  sentence
    .replace(/\b[Ii]t (?:was|is) I (?:who|that) /g, 'I ')
    .replace(/\b[Aa]mong my (?:own )?\p{Ll}+s (?:is|are|was|were) (?=(?:the|an?|both|two)\b)/gu, 'I own ')
    .replace(/^Mine (?:is|are|was|were) (?=(?:the|an?)\b)/, 'I own ')

/** Standing at the end: “… is mine”, “Credit for … belongs to me”, “Behind … stands my work”, “… came from my desk”. */
const THING = '(?:[Tt]he|[Aa]n?|[Ss]everal|[Mm]any|[Mm]ost|[Bb]oth|[Tt]wo) [^,;]{3,100}?'
const MY_ONE = 'my (?:own )?\\p{L}+'
const IS_MINE = [
  `(?:is|are|was|were) (?:(?:wholly|entirely|largely|partly|all) )?(?:mine|${MY_ONE})`,
  '(?:belongs?|belonged|goes|go|went|falls?) (?:back )?to me',
  `(?:belongs?|goes|go|went) back to ${MY_ONE}`,
  `(?:stands?|stood|lies|lay|is|was) (?:me|I|${MY_ONE})`,
  `(?:came|comes|stems?|stemmed|sprang) from (?:me|${MY_ONE})`,
  '(?:bears?|carr(?:y|ies)) my name',
]
const AT_END = new RegExp(`^(?:(?:Behind|At the root of|At the origin of) )?(?:[Cc]redit for )?(${THING}) (?:${IS_MINE.join('|')})[.!]?$`, 'u')
const WHO_WAS_ME = /^(?:The|An?|One) (?:[\p{L}-]+ ){1,4}?(?:who|that) ([^,;]+?) (?:was|is) (?:me|I|myself)[.!]?$/u
const HEAD_ENDS = /\b(?:of|for|in|on|at|to|with|by|from|that|which|who|whose|where|when|now|and|or|as|through|into|across|during|after|before|since)\b/
/** The name of a thing: its words before what hangs on it. */
const nameOf = (phrase: string): string[] => keysOf(phrase.split(HEAD_ENDS)[0] ?? '')

/** A line makes a thing where it names it before anything that hangs on it: “Designed a rig for cameras” makes no camera. */
function isMade(phrase: string, lines: readonly Line[]): boolean {
  const head = nameOf(phrase).at(-1)
  return head === undefined || lines.some(({ text }) => nameOf(text).some((key) => likeWords(key, head)))
}

/** Beside a plan: “Having founded two firms, I will …”, “As the inventor of the lens, I will …”, “Drawing on my license as an engineer, I will …”. */
const RESTS_ON = '(?:Drawing|Building|Relying|Resting) on my'
const BESIDE = new RegExp(`^(Having|As (?:an?|the|one)|${RESTS_ON}|Known for|Trusted by|Holding|Leading|Chairing|Owning) ([^;]{3,160}?), (?:I|my)\\b`)

const MODAL = '(?:will|would|can|could|may|might|shall|should|must)\\b'
/** “Because I manage the queue, I can …”, “…, since I hold the patent”: told as standing, whatever is planned by it. */
const REASON = new RegExp(`\\b(?:[Bb]ecause|[Ss]ince|[Aa]lthough|[Tt]hough|[Nn]ow that|[Gg]iven that) (I (?!${MODAL}|\\w+ ${MODAL})[^,.;]+)`, 'g')
/** “As someone who runs a clinic, I will …” */
const AS_ONE_WHO = /\b[Aa]s (?:someone|somebody|one|a person|an? [\p{L}-]+) who ((?:has|have) )?(?:once |also |already |now |\p{L}+ly )?([\p{L}-]+) ([^,;.]+)/u
/** “runs” → “run”, “teaches” → “teach” */
const ofFirstPerson = (verb: string) => (/(?:ch|sh|ss|x|z|o)es$/.test(verb) ? verb.slice(0, -2) : /ies$/.test(verb) ? `${verb.slice(0, -3)}y` : /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb)

/** What a planned sentence tells beside its plan as a clause of its own, with “I” as its subject. */
export function clausesTold(sentence: string): string[] {
  const [, perfect, verb = '', rest = ''] = AS_ONE_WHO.exec(sentence) ?? []
  return [...[...sentence.matchAll(REASON)].map(([, clause = '']) => `${clause}.`), ...(verb === '' ? [] : [`I ${perfect === undefined ? ofFirstPerson(verb) : `have ${verb}`} ${rest}.`])]
}

/** The same told with its subject before its verb; for the rules that look for “I”. */
export function toldPlainly(sentence: string): string[] {
  const who = WHO_WAS_ME.exec(sentence)?.[1]
  if (who !== undefined) return [`I ${who}.`]
  const beside = BESIDE.exec(sentence)
  if (beside === null) return appositionTold(sentence)
  const [, opening = '', rest = ''] = beside
  if (opening === 'Having') return [`I ${rest}.`]
  const maker = /^As /.test(opening) ? MAKERS.exec(rest) : null
  if (maker !== null) return [`I ${maker[1]}ed ${maker[2]}.`]
  const held = / my$/.test(opening) ? /^(?:[\w-]+ )?(?:experience|career|work|time|years|practice|training) as (an? .+)$/.exec(rest)?.[1] : undefined
  if (held !== undefined) return [`I am ${held}.`]
  const license = / my$/.test(opening) ? /^licen[cs]e as (an? .+)$/.exec(rest)?.[1] : undefined
  if (license !== undefined) return [`I am ${license}.`]
  return / my$/.test(opening) ? [`I have my ${rest}.`] : []
}

/** “As the founder of a food bank, I will …” */
const AT_POST = /^As (?:an?|the|one) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:er|or|ist|head|chair|president|owner) of [^,;]{3,80}), I\b/u
const I_OWN = /^I (?:\w+ly |alone |also |first )?(?:own|invented|created|founded|patented|pioneered|discovered|originated|devised|conceived) (.+?)[.!]?$/

/** The thing that a sentence tells as made or owned by the person: “The meter is my creation”, “The person who invented the meter was me”, “I own the meter”; null where it tells none. */
export function thingTaken(sentence: string): string | null {
  const plain = plainOrder(sentence)
  const taken = AT_END.exec(plain)?.[1] ?? WHO_WAS_ME.exec(plain)?.[1]?.replace(/^\p{L}+ /u, '') ?? I_OWN.exec(plain)?.[1]
  return (
    taken
      ?.replace(/^(?:[Tt]he|[Aa]n?|[Mm]y) /, '')
      .split(HEAD_ENDS)[0]
      ?.trim() || null
  )
}

const ANCHORED = /^(?:Known|Trusted|Holding|Leading|Chairing|Owning)\b/
const MAKERS = /^(invent|creat|develop|design|originat|construct|discover|pioneer|introduc)(?:e?r|or) of (.+)$/

/** Fails for what rests on no word of the material. */
export function checkRests(sentence: string, title: string, lines: readonly Line[], fail: (detail: string) => void): void {
  const refuse = () => fail(`nothing of the resume tells this of the person: “${sentence.slice(0, 90)}”`)
  const beside = BESIDE.exec(sentence)
  if (beside !== null && ANCHORED.test(beside[1] ?? '')) {
    const keys = toldKeys(beside[2] ?? '')
    if (keys.length >= 2 && (shareOf(keys, lines) < HALF || (beside[1] === 'Known for' && !isMade((beside[2] ?? '').replace(/^an? |^the /, ''), lines)))) refuse()
  }
  const post = AT_POST.exec(sentence)?.[1]
  if (post !== undefined && !COUNTED.test(post) && shareOf(toldKeys(post), lines) < HALF) refuse()
  if (claimsOf(sentence).planned || GENERIC.test(sentence)) return
  // What the title makes is planned, also in the present.
  const planned = nameOf(title.replace(/^\w+ /, ''))
  const thing = AT_END.exec(sentence)?.[1]
  if (thing !== undefined) {
    const name = thing.replace(/^(?:[Tt]he|[Aa]n?) /, '')
    const keys = nameOf(name)
    if (!isPlannedName(name) && (!isMade(name, lines) || (keys.length > 1 && shareOf(keys, lines) <= HALF))) refuse()
    return
  }
  if (COUNTED.test(sentence)) return
  const present = PRESENT.exec(sentence)
  if (present !== null) {
    const [, verb = '', rest = ''] = present
    const keys = keysOf(`${verb} ${rest.split(/\b(?:because|so that|while|where|when|that|which|who)\b/)[0] ?? ''}`).filter((key) => key !== 'myself' && key !== 'own')
    if (!LIGHT_PRESENT.has(verb) && keys.length >= 3 && shareOf(keys, lines) <= HALF) refuse()
    return
  }
  if (/\bI\b/.test(sentence)) return
  const keys = toldKeys(sentence)
  if (keys.length < 3) return
  const mine = MY_THING.exec(sentence)?.[1]
  if (mine !== undefined) {
    const head = keysOf(mine).at(-1) ?? ''
    const isPlanned = isPlannedName(sentence.slice(sentence.indexOf(mine))) || isPlannedName(mine.trim().split(' ').at(-1) ?? '') || planned.some((key) => likeWords(key, head))
    const said = toldKeys(sentence.slice(sentence.indexOf(mine) + mine.length))
    const isNew = said.length >= 2 && !said.some((key) => lines.some((line) => holds(line, key)))
    const shows = SHOWS.test(sentence.slice(sentence.indexOf(mine) + mine.length).trimStart())
    if (!isPlanned && !shows && !TEACHES.test(sentence) && (isNew || shareOf(keys, lines) < (head !== '' && isMade(mine, lines) ? THIRD : HALF))) refuse()
    return
  }
  const other = OTHERS_AND_SELF.exec(sentence)
  if (other !== null && !TEACHES.test(sentence) && !isPlannedName(other[1] ?? '') && shareOf(keys, lines) < HALF) refuse()
}
