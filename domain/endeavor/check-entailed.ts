/**
 * What an option tells as standing must follow from one line of the material: its figures and what they count, a cause with its effect, a
 * deed with its own strength, and what others do with a thing. Two true lines do not make a third, and a word that stands elsewhere in the
 * resume bears out nothing here.
 */
import { TENS, UNDER_TWENTY } from '../number-words.ts'
import { claimsOf } from './check-claims.ts'
import { isSharedAt } from './check-deeds.ts'
import { keysOf, linesOf, placesOf, type Line } from './check-lines.ts'
import { bare, likeWords, wordKey, type Material } from './check-material.ts'
import { isPlannedName } from './check-rests.ts'

type Fail = (detail: string) => void

const HALF = 1 / 2
const KEYS_MAX = 24
const holds = ({ words }: Line, key: string) => words.some((word) => likeWords(word.key, key))

const COUNTS = new Map([...UNDER_TWENTY.map((word, value) => [word, value] as const), ...TENS.map((word, value) => [word, value * 10] as const)].filter(([word, value]) => word !== '' && value > 1))
const COUNT_KEYS = new Set([...COUNTS.keys()].map(wordKey))
/** Say how much or in which way and not what, and words of telling. */
const OF_TELLING = new Set(
  keysOf(
    'reduced reduction fell fallen dropped cut lowered rose raised increased improved grew decreased shortened saved led made done created developed average total approximately about together yearly annual today former present performed conducted carried brought went took taken later already ended within including among experience career field',
  ),
)
const told = (text: string): string[] =>
  keysOf(text)
    .filter((key) => !COUNT_KEYS.has(key) && !OF_TELLING.has(key))
    .slice(0, KEYS_MAX)

/** What is no plan, holds not of everybody, and may be no more than thought. */
const GENERIC =
  /^(?:An?|Each|Every|Any|Anyone|Anybody|Whoever|One|Some|Such|When|If|Where|Often|Most)\b|\b(?:will|would|can|could|may|might|shall|should|must|if|unless|whether|whoever|cannot|needs? to|ha(?:s|ve) to)\b/i
const CLAUSE_ENDS = /[,;:()]\s|\s[–—]\s|\b(?:(?<!\bhundred )and|but|while|whereas|which|who|whom|whose|that|where|when|because|so that|after|before|since|until|for which|of which)\b/

/** The largest part of these words that one line holds; words of its post count for it. */
function shareOf(keys: readonly string[], lines: readonly Line[], headings: readonly string[] = []): number {
  const open = keys.filter((key) => !headings.some((word) => likeWords(word, key)))
  if (open.length === 0) return 1
  return lines.reduce((most, line) => Math.max(most, open.filter((key) => holds(line, key)).length), 0) / open.length
}

const FIGURE = /(?<![\p{L}\d.,/-])[$€£]?(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\d/]|[.,]\d|-\p{L})/gu
const YEAR = /^(?:19|20)\d\d$/
/** Figures of a text in one spelling; years and “one” tell when and who. */
function figuresIn(text: string): string[] {
  const digits = [...text.matchAll(FIGURE)].map(([whole]) => whole.replace(/[$€£,]/g, '')).filter((one) => !YEAR.test(one))
  const words = [...text.toLowerCase().matchAll(/\p{L}+/gu)].flatMap(([word]) => (COUNTS.has(word) ? [String(COUNTS.get(word))] : []))
  return [...new Set([...digits, ...words])].filter((one) => one !== '1')
}

/** Figures of a line, with the readings that other countries' marks allow: “4.870” is also 4,870, “21,6” also 21.6. */
const figuresOf = new WeakMap<Line, ReadonlySet<string>>()
function figuresRead(line: Line): ReadonlySet<string> {
  const known = figuresOf.get(line)
  if (known) return known
  const made = new Set([...figuresIn(line.text), ...(line.text.match(/\d[\d.,]*\d|\d/g) ?? []).flatMap((one) => [one.replace(/[.,](?=\d{3}(?!\d))/g, ''), one.replace(',', '.'), one])])
  figuresOf.set(line, made)
  return made
}

/** “in two schools”: what a heading or its wrapped line may tell. */
const FEW = 3
const LEAST_WORDS = 2
/** “… in a cardiac ward”: a setting, which other lines of the post tell. */
const IN_A_PLACE = /\b[Ii]n an? (?:[\p{L}-]+(?: |(?=\.?$))){1,4}\.?$/u
/** The lines with the figure hold few of the words that stand beside it, and another line holds more of them. */
function belongsElsewhere(keys: readonly string[], bearing: readonly Line[], lines: readonly Line[], headings: readonly string[]): boolean {
  const share = shareOf(keys, bearing, headings)
  return share < HALF && shareOf(keys, lines, headings) > share
}

const PAST =
  /\b(?:(?:has|have|had) (?:\w+ ){0,2}?(?:\p{L}{2,}(?:ed|en|wn|ught)|done|gone|made|become|begun|run|held|sold|told|built|spent|sent|kept|left|led|met|won|cut|put|set|found)\b|was|were|did|been|became|began|brought|built|came|cut|drew|drove|fell|fallen|found|gave|got|grew|held|kept|led|made|met|paid|ran|rose|saw|sold|sent|spent|stood|taught|took|went|won|wrote)\b|(?<!\b(?:the|an?|and|or|of|with|by|in|for|is|are|be|as|to|its|their|my|our) )(?<!-)\b\p{L}{3,}ed\b/u
/** “In my method each bed has two colors” tells of a plan. */
const tellsOfSelf = (clause: string): boolean => /\bI\b/.test(clause) || [...clause.matchAll(/\b(?:[Mm]y|[Oo]ur) ([^,;.]+)/g)].some(([, named = '']) => !isPlannedName(named))
/** Numbers in words above a hundred are asked for by the rule on numbers alone. */
const SPELLED = /\b(?:hundred|thousand|million|billion)\b/
const TEACHES = /\b(?:taught|showed|told|shown) me\b/
/** Figures of one clause, and at least a half of its words, stand in one line. */
function checkTogether(sentence: string, lines: readonly Line[], headings: readonly string[], fail: Fail): void {
  for (const clause of sentence.split(CLAUSE_ENDS)) {
    const figures = figuresIn(clause)
    if (figures.length === 0 || SPELLED.test(clause) || !(tellsOfSelf(clause) || PAST.test(clause)) || TEACHES.test(clause)) continue
    const keys = told(clause.replace(IN_A_PLACE, ''))
    const bearing = figures.map((figure) => lines.filter((line) => figuresRead(line).has(figure)))
    // What is read nowhere is another rule's question.
    if (bearing.some((found) => found.length === 0)) continue
    const all = bearing[0]!.filter((line) => bearing.every((found) => found.includes(line)))
    if (all.length === 0 && figures.every((one) => Number(one) > FEW)) fail(`these figures stand in different lines of the resume: “${clause.trim().slice(0, 90)}”`)
    else if (all.length > 0 && figures.length === 1 && keys.length >= LEAST_WORDS && belongsElsewhere(keys, all, lines, headings))
      fail(`no line of the resume tells this with that figure: “${clause.trim().slice(0, 90)}”`)
  }
}

/** “… because of my algorithm”, “Thanks to my rules, …” */
const CAUSE =
  /\b(?:[Bb]ecause of|[Tt]hanks to|[Oo]wing to|[Dd]ue to|[Aa]s a result of|[Aa]s a consequence of|[Bb]y virtue of) (?:(?:my|our|the) |(?=\p{Lu}))([^,.;]{3,80})|\b[Aa]fter (my [^,.;]{3,80})/u
/** “My rules cut the loss”, “My testimony led the house to …” */
const OWN_CAUSE =
  /^My ((?:[\p{L}\d’'-]+ ){1,5}?)(?:(?:has|have|also|since|already) )*(?:cut|led|made|brought|drove|saved?|saves|won|earned|ended|stopped|prevent(?:s|ed)?|reduce[sd]?|raise[sd]?|lower(?:s|ed)?|improve[sd]?|increase[sd]?|change[sd]?|convinced|persuaded|enable[sd]?|halved|doubled|shorten(?:s|ed)?|spare[sd]?|caused?|kept|protect(?:s|ed)?) ([^.;]+)/u

const HEAD_ENDS = /\b(?:was|were|is|are|has|have|had|came|went|stood|began|in|at|on|for|of|with|from|to|that|which)\b/
/** A line that tells what came of something. */
const EFFECT_IN_LINE =
  /\b(?:reduc\w+|cut(?:s|ting)?|lower\w*|decreas\w+|increas\w+|improv\w+|rais(?:e[sd]?|ing)|rose|fell|grew|drop\w*|declin\w+|sav(?:e[sd]?|ing|ings)|shorten\w*|prevent(?:s|ed|ing)|avoid\w*|eliminat\w+|halv\w+|doubl\w+|tripl\w+|boost\w*|gain\w*|from [\p{Sc}\d].{0,40}? to|down to|up to|fewer|less|more|better|faster|higher|instead of|result\w*|led to|leading to|allow\w*|enabl\w+|restor\w+|clos(?:e[sd]|ing)|remov\w+|ended?|stopp\w+|went|without|zero|no longer|block\w*|so that|thereby|chang(?:e[sd]?|ing)|lift\w*|kept|keeps|achiev\w+|reach\w*|pass\w*)\b|[−–-]\s?\d+(?:\.\d+)? ?%|→/iu
const EFFECT =
  /\b(?:fewer|less|better|faster|slower|sooner|lower|higher|longer|shorter|cheaper|safer|calmer|quieter|stronger|healthier|cleaner|easier|half as|twice as|doubled|tripled|fell|fallen|rose|risen|dropped|declined|improved|halved|shrank|prevented|saved|reduced|shortened|eliminated)\b/u

const CHANGED =
  /\b(?:fell|fallen|rose|risen|dropped|declined|doubled|tripled|improved|halved|shrank|prevented|saved|reduced|shortened|eliminated|ha(?:s|ve) (?:fewer|less|better|lower|higher|safer))\b/u
/** “37 hospitals have fewer accidents”: what came of something stands in a line that tells what came of it. */
function checkEffect(sentence: string, lines: readonly Line[], headings: readonly string[], fail: Fail): void {
  if (!EFFECT.test(sentence) || /\b(?:fewer|less) than\b/.test(sentence)) return
  const clause = sentence.split(CLAUSE_ENDS).find((one) => EFFECT.test(one)) ?? sentence
  const keys = told(clause)
  if (keys.length < 2 || !(claimsOf(sentence).any || figuresIn(sentence).length > 0 || CHANGED.test(clause))) return
  const telling = lines.filter(({ text }) => EFFECT_IN_LINE.test(text))
  const figures = figuresIn(clause)
  if (figures.length > 1 && telling.some((line) => figures.every((figure) => figuresRead(line).has(figure)))) return
  const share = shareOf(keys, lines, headings)
  if (share > 0 && shareOf(keys, telling, headings) < Math.min(HALF, share)) fail(`no line of the resume tells such an effect: “${sentence.slice(0, 90)}”`)
}

/** A cause and what it did stand in one line. */
function checkCause(sentence: string, lines: readonly Line[], fail: Fail): void {
  const found = CAUSE.exec(sentence)
  const own = OWN_CAUSE.exec(sentence)
  const [thing, effect] = found ? [found[1] ?? found[2]?.slice('my '.length) ?? '', sentence.replace(found[0], ' ')] : [own?.[1] ?? '', own?.[2] ?? '']
  if (thing === '' || isPlannedName(thing)) return
  const head = keysOf(thing.split(HEAD_ENDS)[0] ?? '').at(-1)
  const keys = told(effect)
  if (head === undefined || keys.length < 2) return
  const figures = figuresIn(effect)
  // “After my trial, losses went from 7 to 3” tells when, and its figures are asked for by themselves.
  if (found?.[2] !== undefined && figures.length > 0) return
  const tells = (line: Line) =>
    holds(line, head) &&
    EFFECT_IN_LINE.test(line.text) &&
    (keys.filter((key) => holds(line, key)).length >= HALF * keys.length || (figures.length > 0 && figures.every((figure) => figuresRead(line).has(figure))))
  if (!lines.some(tells)) fail(`no line of the resume tells that the one led to the other: “${sentence.slice(0, 90)}”`)
}

/** A deed of making something, and what in a resume tells of no more than having a part in it or being named by it. */
const STRONG: readonly { said: RegExp; proof: RegExp }[] = [
  {
    said: /\bI (?:(?:have|also|then|later|first|personally|once) ){0,2}(?:wrote|written|authored|drafted|compiled|penned) ([^.;]+)/u,
    proof: /\b(?:wr[io]t\w*|author\w*|draft\w*|compil\w*|publi\w*|prepar\w*|develop\w*|creat\w*|produc\w*|design\w*|document\w*|elaborat\w*|articles?|papers?|books?|chapters?|journal|vol\.|et al)/i,
  },
  {
    said: /\bI (?:(?:have|also|then|later|first|personally|once) ){0,2}(?:built|invented|designed|developed|created|founded|devised|established) ([^.;]+)/u,
    proof:
      /\b(?:buil[dt]\w*|invent\w*|design\w*|develop\w*|creat\w*|found\w*|devis\w*|establish\w*|set(?:ting)? up|start\w*|launch\w*|construct\w*|implement\w*|introduc\w*|initiat\w*|assembl\w*|made|mak(?:e|ing)|patent\w*|wr[io]t\w*|form(?:ed|ing)|elaborat\w*|engineer\w*|program\w*|produc\w*)/i,
  },
  {
    said: /\bI (?:(?:have|also|then|later|first|personally|once) ){0,2}(?:taught|trained|instructed) ([^.;]+)/u,
    proof: /\b(?:t(?:each|aught|rain|utor)\w*|instruct\w*|lectur\w*|cours\w*|class\w*|professor|workshops?|coach\w*|mentor\w*|seminars?|curricul\w*|school\w*|educat\w*|onboard\w*)/i,
  },
]
/** A line that tells a deed of whoever it is about. */
const HAS_DEED = /(?<!\p{L})\p{L}{3,}(?:ed|ing)(?!\p{L})|\b(?:led|ran|cut|wrote|built|won|drew|taught|made|held)\b/iu

/** “I wrote the plan”, where a line tells that it was cited there. */
function checkStrength(sentence: string, lines: readonly Line[], { facts }: Material, fail: Fail): void {
  for (const { said, proof } of STRONG) {
    const object = said.exec(sentence)?.[1]?.split(CLAUSE_ENDS)[0]
    if (object === undefined || /\b(?:with|together|jointly|co-\w+)\b/i.test(sentence)) continue
    const keys = told(object)
    if (keys.length < 2) continue
    const counted = lines.map((line) => ({ line, count: keys.filter((key) => holds(line, key)).length }))
    const most = Math.max(0, ...counted.map(({ count }) => count))
    if (most < 2) continue
    const best = counted.filter(({ count }) => count === most).map(({ line }) => line)
    // “White paper” is what was written, and proves nobody's writing.
    const without = (text: string) => text.replace(/[\p{L}\d]+/gu, (word) => (keys.some((key) => likeWords(key, wordKey(word))) ? ' ' : word))
    const proves = (line: Line) => {
      const [place = 0] = placesOf(line, keys)
      return !HAS_DEED.test(line.text) || (facts?.publications ?? []).some((one) => one.includes(line.text.trim())) || (proof.test(without(line.text)) && !isSharedAt(line.text, place))
    }
    if (!best.some(proves)) fail(`larger than the resume tells it (“${best[0]?.text.trim().slice(0, 80) ?? ''}”): “${sentence.slice(0, 80)}”`)
  }
}

/** That nobody else, nothing else, or nothing before is like it. */
const SCOPE = '(?:country|nation|state|world|region|industry|field|market|Southeast|Northeast|Midwest|United States|U\\.S\\.)'
const EXCLUSIVE: readonly RegExp[] = [
  /\b[Nn]o (?:other|comparable|similar|competing|rival) ([\p{L}-]+)/u,
  new RegExp(`\\b(?:[Nn]obody|[Nn]o one|[Nn]one)(?: else)? (?:in|of|across) (?:the |this |my )?(?:whole |entire )?${SCOPE}\\b()`, 'u'),
  /\b(?:is|was|are|were|became|remains?) (?:still |so far )?the (?:only|sole) ([\p{L}-]+)/u,
  /\b[Tt]here (?:was|were|had been) (?:no|not any|nothing|hardly any) ([\p{L}-]+)/u,
  /\b(?:[Uu]ntil then|[Bb]efore (?:that|it|this|my|the)[^,]{0,40}),? (?:no|nobody|nothing|none|there was no) ?([\p{L}-]*)/u,
  /\b(?:had|has|have|was|were) never (?:been )?\p{L}+[^,;]{0,60}? (?:before|until)()\b/u,
  /\bthan (?:that of |those of )?(?:any|every)(?: other| commercial| existing)? [\p{L}-]+()/u,
  /\b[Ll]ike no other ([\p{L}-]*)|\b[Uu]nlike (?:any|all) (?:other|others) ?([\p{L}-]*)/u,
]
const FOREMOST: readonly RegExp[] = [
  /\b(?:is|was|are|were|became|remains?) (?:still |so far )?the (?:first|earliest|largest|leading) ([\p{L}-]+)/u,
  /\b(?:the|a) first (?:[\p{L}-]+ ){1,4}of (?:its|their) kind()/u,
]
const EXCLUSIVE_IN_LINE = /\b(?:only|sole(?:ly)?|no other|none|unique\w*|never|first and only)\b/i
const FOREMOST_IN_LINE = /\b(?:first|never|leading|largest|earliest|ahead of|new|novel|pioneer\w*)\b/i
/** “one of the first”: told of several. */
const ONE_OF_SEVERAL = /\bone of\b|\bamong the\b/i

/** What a whole field is told to hold now. */
const FIELD_HOLDS =
  /\b(?:[\p{L}-]+(?:ists|ians|eers|ers|ors|ants)|[Ee]xperts?|[Tt]he (?:field|profession|industry|literature|community|discipline|consensus)|[Rr]egulators|[Pp]eers|[Cc]olleagues) (?:(?:everywhere|worldwide|nationwide|in the field) )?(?:(?:now|today|widely|generally|increasingly|commonly|largely|nowadays|already|have come to|has come to|have long|has long) )+(?:accepts?|agrees?|recogni[sz]es?|regards?|considers?|views?|sees?|acknowledges?|treats?|prefers?|thinks?|takes?|knows?|holds?|believes?|rel(?:y|ies)|turns?|follows?|cites?|quotes?|uses?)\b/u

function checkField(sentence: string, title: string, lines: readonly Line[], fail: Fail): void {
  const refuse = () => fail(`nothing of the resume tells this of the field: “${sentence.slice(0, 90)}”`)
  const keys = told(sentence)
  if (FIELD_HOLDS.test(sentence) && shareOf(keys, lines) <= HALF) return refuse()
  const exclusive = EXCLUSIVE.map((one) => one.exec(sentence)).find((one) => one !== null)
  const found = exclusive ?? FOREMOST.map((one) => one.exec(sentence)).find((one) => one !== null)
  if (!found || /^(?:An?|Each|Every|If|When|Where)\b/.test(sentence)) return
  const noun = wordKey(found[1] ?? found[2] ?? '')
  const isScope = found[1] === ''
  const planned = keysOf(title)
  const ofThing = [...thingsOf(sentence)].some((key) => planned.some((other) => likeWords(other, key)) || lines.some((line) => holds(line, key)))
  const comparable = isScope || ofThing || planned.some((key) => likeWords(key, noun)) || lines.some((line) => holds(line, noun))
  const bears = (line: Line) =>
    (exclusive ? EXCLUSIVE_IN_LINE : FOREMOST_IN_LINE).test(line.text) && !ONE_OF_SEVERAL.test(line.text) && keys.filter((key) => holds(line, key)).length >= HALF * keys.length
  if (comparable && !lines.some(bears)) refuse()
}

const THE_THING = /\b(?:[Tt]he|[Tt]his|[Tt]hese|[Mm]y|[Oo]ur|[Ii]ts) ((?:[\p{L}’'-]+ ?){1,3})/gu
const thingsOf = (sentence: string): Set<string> => new Set([...sentence.matchAll(THE_THING)].flatMap(([, words = '']) => keysOf(words)))

/** What can be made, handed out, and taken up. */
const MADE =
  /\b(?:method|protocol|procedure|model|system|standard|toolkit|kit|library|platform|framework|program|tool|scheme|service|score|scale|assay|test|index|curriculum|course|template|register|registry|guide|guideline|manual|algorithm|software|device|sensor|meter|detail|details|design|drawings|map|exemption|rule|rules|checklist|card|handbook|book|detections?|alerts?|exercise|unit|units|planner|simulator|patent|study|studies|testimony|measurements?|report|findings?|slab|slabs|calculator|dashboard|database|network|lessons?|materials?|workshop|training|recipe|formula|film|app|website|podcast|plan)\b/u
/** A noun of the same letters stands behind an article: “its code report”. */
const NO_NOUN = '(?<!\\b(?:the|an?|its|each|this|their|my|our|one|no|of|in|for|with|by)(?: [\\p{L}-]+)? )'
const AMBIGUOUS = 'uses?|cop(?:y|ies)|trusts?|requests?|orders?|reports?|changes?|pays?'
const TAKES_UP =
  '(?:is|are|has|have been) (?:now |already |since )?\\p{L}{3,}ing|used|using|rel(?:y|ies|ied) (?:on|upon)|adopt(?:s|ed)?|follow(?:s|ed)?|copied|trusted|teach(?:es)?(?: with| from)?|taught|works? (?:with|by|from)|ask(?:s|ed)? for|turn(?:s|ed)? to|depend(?:s|ed)? on|swears? by|acts? on|requested|ordered|install(?:s|ed)?|praise[sd]?|welcome[sd]?|prefer(?:s|red)?|reported|paid|b(?:uy|uys|ought)|ch(?:oose|ooses|ose|osen)|switch(?:es|ed)?|changed|replaced?|became|become|model for|standard for|example for|made|introduced|taken (?:up|over)|t(?:ake|akes|ook) (?:up|over)'
const TAKES = new RegExp(`\\b(?:${TAKES_UP})\\b|${NO_NOUN}\\b(?:${AMBIGUOUS})\\b`, 'u')
/** Who acts is somebody else: neither the person nor the thing itself. */
const BY_SELF = /^(?:(?:In|At|For|Since|From|By|With|Of|During|As|Between|On) [^,]{2,60}, )?(?:I|My|We|Our|It|Its|This|They|Their|There|Here|What|How)\b/u

/** What follows a thing at the head of a sentence, up to its own object. */
const OF_THING = new RegExp(`^(?:The|This|These) (?:[\\p{L}’'-]+ ){0,2}?${MADE.source}((?: \\S+){1,3})`, 'u')
const OF_PLAN = /^(?:The|This|These) ((?:[\p{L}’'-]+ ){0,2}?[\p{L}’'-]+)((?: \S+){1,2})/u
/** Holds of many, and of nobody's thing. */
const OFTEN = /\b(?:often|usually|seldom|rarely|mostly|commonly|frequently|sometimes|typically)\b/i
/** Its own verb is past: “replays recorded faults” is none. */
const toldOfThing = (rest: string): boolean => PAST.test(/^ (?:has|have|had)\b/.test(rest) ? rest : ` ${rest.trim().split(' ')[0] ?? ''}`)
/** “Farms that follow the system earn more”: what others gain by, or do with, a thing that stands already is told by one line. */
function checkOthers(sentence: string, title: string, lines: readonly Line[], fail: Fail): void {
  if (BY_SELF.test(sentence)) return
  if (OFTEN.test(sentence)) return
  const isKnown = (words: string) => {
    const made = new RegExp(`\\b${(MADE.exec(words)?.[0] ?? '').replace(/s$/, '')}`, 'i')
    return made.test(title) || lines.some(({ text }) => made.test(text))
  }
  const things = [...sentence.matchAll(THE_THING)].flatMap(([, words = '']) => (MADE.test(words) && isKnown(words) ? [words] : []))
  if (things.length === 0) return
  // What a thing does in the present is a part of its plan; what it has done is not.
  const planned = OF_PLAN.exec(sentence)
  const ofTitle = planned !== null && keysOf(title).some((key) => keysOf(planned[1] ?? '').some((own) => likeWords(own, key)))
  const rest = OF_THING.exec(sentence)?.[1] ?? (ofTitle ? planned[2] : undefined)
  if (rest !== undefined && !toldOfThing(rest)) return
  if (figuresIn(sentence).length > 0) return
  const says = TAKES.test(sentence) || rest !== undefined
  const keys = told(sentence)
  if (says && keys.length >= 3 && shareOf(keys, lines) <= HALF) fail(`nothing of the resume tells this of others: “${sentence.slice(0, 90)}”`)
}

const AT_POST = /\b(?:[Aa]t|[Ff]or|[Ww]ith|[Ww]ithin) (?:the )?(\p{Lu}[\p{L}&'’.-]*(?: (?:(?:of|and|&) )?\p{Lu}[\p{L}&'’-]*)*)/gu

/** A figure that stands under another post than the one that is named. */
function checkPostOfFigure(sentence: string, { facts }: Material, fail: Fail): void {
  const posts = (facts?.roles ?? []).map(({ title, employer, duties }) => ({ name: ` ${bare(`${title} ${employer ?? ''}`)} `, duties: duties.map((text) => ({ text, words: [] })) }))
  if (posts.length < 2) return
  const figures = figuresIn(sentence).filter((one) => one.length > 1)
  for (const [, name = ''] of sentence.replace(/“[^”]*”?/g, ' ').matchAll(AT_POST)) {
    const named = posts.filter((post) => post.name.includes(` ${bare(name)} `) || post.duties.some(({ text }) => bare(text).includes(bare(name))))
    if (named.length === 0 || named.length === posts.length) continue
    for (const figure of figures) {
      const owners = posts.filter(({ duties }) => duties.some((duty) => figuresRead(duty).has(figure)))
      if (owners.length > 0 && !owners.some((post) => named.includes(post))) fail(`the resume tells “${figure}” of another post: “${sentence.slice(0, 90)}”`)
    }
  }
}

const headingsRead = new WeakMap<Material, readonly string[]>()
/** Words of the posts and of the lines that name them: where a deed was done is told above it. */
function headingsOf(material: Material): readonly string[] {
  const known = headingsRead.get(material)
  if (known) return known
  const names = (material.facts?.roles ?? []).flatMap(({ title, employer }) => [title, employer ?? '']).filter((name) => name.length > 3)
  const lines = material.printed.filter((line) => names.some((name) => line.includes(name)) && line.length <= HEADING_MAX)
  const made = keysOf([...names, ...lines].join('\n'))
  headingsRead.set(material, made)
  return made
}
const HEADING_MAX = 120
/** What is left where the name of a public document stood: other rules hold what such a sentence says. */
const OF_DOCUMENT = /\s{6}/

/** `sentence` plans nothing; names of public documents are taken out of it. */
export function checkEntailed(sentence: string, title: string, material: Material, fail: Fail): void {
  if (OF_DOCUMENT.test(sentence)) return
  const lines = linesOf(material)
  checkField(sentence, title, lines, fail)
  if (GENERIC.test(sentence)) return
  const claims = claimsOf(sentence)
  const headings = headingsOf(material)
  checkCause(sentence, lines, fail)
  checkEffect(sentence, lines, headings, fail)
  checkStrength(sentence, lines, material, fail)
  checkOthers(sentence, title, lines, fail)
  if (!claims.any && thingsOf(sentence).size === 0 && !PAST.test(sentence)) return
  checkTogether(sentence, lines, headings, fail)
  if (claims.any) checkPostOfFigure(sentence, material, fail)
}
