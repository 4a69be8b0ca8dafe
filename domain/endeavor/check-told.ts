/**
 * What an option tells as done, held, named or taken up must be told by the person's material. The rules here are of grammar and
 * open for every verb and thing: what nothing of the material tells is refused, so no word has to be foreseen.
 */
import { TENS, UNDER_TWENTY } from '../number-words.ts'
import { claimsOf } from './check-claims.ts'
import { checkEntailed } from './check-entailed.ts'
import { keysOf, linesOf, ownObject, type Line } from './check-lines.ts'
import { bare, likeWords, wordKey, type Material } from './check-material.ts'
import { isKnownName } from './check-names.ts'
import { withoutDocumentNames } from './check-numbers.ts'
import { checkOpenings } from './check-openings.ts'
import { checkRests, clausesTold, plainOrder, toldPlainly } from './check-rests.ts'
import type { Fault } from './endeavor-rules.ts'
import { splitSentences } from './sentence-forms.ts'

const ADVERBS = '(?:(?:have|had|also|then|later|now|once|there|first|personally|\\w+ly) ){0,3}'
const OTHER_PAST = 'built|led|cut|wrote|ran|taught|drew|oversaw'
const OF_I = new RegExp(`\\bI ${ADVERBS}(\\p{L}{2,}ed|${OTHER_PAST})\\b((?:(?! I )[^.;:]|\\.(?=\\d))*)`, 'gu')
/** A further verb of the same subject: "…, detected intrusions, and analyzed trends". */
const FURTHER = /(?:,(?: and| then)?|\band|\bthen) (\p{L}{2,}ed|built) (?=(?:the|an?|its|their|all|both|every|my)\b|\d|[\p{Ll}-]+s\b)/gu
/** Tell of being there, learning, getting and ending, or are proved by lists and rules of their own. */
const NO_DEEDS = new Set(
  'need worked joined learned studied served attended assisted helped supported participated contributed collaborated belonged received earned obtained graduated moved wanted lived watched used noticed discovered realized started gained completed passed trained published patented owned founded headed directed chaired commanded cared asked carried continued returned turned stayed remained tried liked'.split(
    ' ',
  ),
)
/** Who designed a bridge did not build it. */
const MADE_ON_PAPER = new Set(['design', 'develop'].map(wordKey))
const SET_UP_ON_SITE =
  /\b(?:bridges?|viaducts?|tunnels?|roads?|dams?|canals?|plants?|factor(?:y|ies)|buildings?|houses?|hospitals?|schools?|stations?|substations?|lines?|pipelines?|ships?|aircraft|turbines?|wells?|pipes?|towers?|schools)\b/i
const MAKING = ['built', 'build', 'develop', 'creat', 'design', 'constru', 'assembl', 'impleme', 'set'].map(wordKey)
/** Where something was done ties it to no deed. */
const PLACE = /\b(?:at|in|for) (?:the )?(?!I\b)\p{Lu}[\p{L}.&'’-]*(?: (?:of |and |& )?\p{Lu}[\p{L}.&'’-]*)*/gu
const NEEDED = 2

/** "twenty-five clients": how many is another rule's question. */
const COUNTS = new Set([...UNDER_TWENTY, ...TENS].filter(Boolean).map(wordKey))
const thingsIn = (text: string): string[] => keysOf(text).filter((key) => !COUNTS.has(key))
/** "the program that I managed": what the deed was done to stands before it. */
const OBJECT_BEFORE = /((?:[\p{L}-]+,? ){1,6})(?:that|which|whom) $/u

const figuresIn = (text: string): string[] => text.match(/\d[\d.,]*/g)?.map((one) => one.replace(/[.,]+$/, '')) ?? []
const holds = ({ words }: Line, key: string) => words.some((word) => likeWords(word.key, key))

/** "logged" and "log": the doubled letter of a past form falls. */
const formsOf = (verb: string): string[] => [verb, verb.replace(/ed$/, ''), verb.replace(/(.)\1ed$/, '$1')].map(wordKey)

/** A line may hold several statements run together: the verb stands near its thing. */
const NEAR = 150

function isNear({ words }: Line, verb: string, keys: readonly string[], enough: number): boolean {
  return words.some(({ key, index }) => {
    if (!likeWords(key, verb)) return false
    const around = words.filter((other) => Math.abs(other.index - index) <= NEAR)
    return keys.filter((one) => around.some((other) => likeWords(other.key, one))).length >= enough
  })
}

/** More deeds than a sentence of a petition tells, and more words than tell one of them. */
const DEEDS_MAX = 24
const KEYS_MAX = 16

type Told = { verb: string; rest: string }

function deedsIn(sentence: string): Told[] {
  const all = [...sentence.matchAll(OF_I)].flatMap(({ index, 1: verb = '', 2: rest = '' }) => [
    {
      verb,
      rest:
        OBJECT_BEFORE.exec(sentence.slice(0, index))?.[1]
          ?.split(/\b(?:the|an?|my|our|its) /)
          .at(-1) ?? rest,
    },
    ...[...rest.matchAll(FURTHER)].map((one) => ({ verb: one[1] ?? '', rest: rest.slice(one.index + one[0].length) })),
  ])
  return all.slice(0, DEEDS_MAX)
}

/** "I invented a conversion": a line must have this verb of this thing, or a figure of the sentence with it. */
function checkVerbs(sentence: string, lines: readonly Line[], fail: (detail: string) => void): void {
  for (const { verb, rest } of deedsIn(sentence)) {
    // Past forms without "-ed" have too many ways to be told; what they lift is another rule's question.
    if (NO_DEEDS.has(verb.toLowerCase()) || (verb !== 'built' && OTHER_PAST.split('|').includes(verb))) continue
    const object = ownObject(rest.replace(PLACE, ' '))
    const keys = thingsIn(object).slice(0, KEYS_MAX)
    const figures = figuresIn(rest)
    const verbs = verb === 'built' ? MAKING.filter((key) => !MADE_ON_PAPER.has(key) || !SET_UP_ON_SITE.test(object)) : formsOf(verb)
    const enough = Math.min(NEEDED, keys.length)
    const told = lines.some((line) => {
      const shared = keys.filter((key) => holds(line, key)).length
      const sameFigure =
        shared > 0 &&
        !(verb === 'built' && SET_UP_ON_SITE.test(object) && /\bdesign/i.test(line.text)) &&
        !/^ and \p{L}+ed\b/u.test(rest) &&
        figures.some((figure) => figuresIn(line.text).includes(figure))
      return sameFigure || (shared >= enough && verbs.some((key) => isNear(line, key, keys, enough)))
    })
    if (!told && keys.length > 0) fail(`no line of the resume tells such a deed (use its own verb): “${verb} ${object.trim().slice(0, 60)}”`)
  }
}

const AT_POST = new RegExp(`\\b(?:[Aa]t|[Ff]or|[Ww]ithin|[Ii]nside) (?:the )?(\\p{Lu}[\\p{L}&'’.-]*(?: (?:(?:of|and|&) )?(?!I\\b)\\p{Lu}[\\p{L}&'’-]*)*)`, 'gu')

/** "At the first employer I built …", where the lines that tell it stand under another post. */
function checkPosts(sentence: string, { facts }: Material, lines: readonly Line[], fail: (detail: string) => void): void {
  const posts = (facts?.roles ?? []).map(({ title, employer, duties }) => ({ name: bare(`${title} ${employer ?? ''}`), duties: duties.map(bare) }))
  if (posts.length < 2) return
  for (const [, name = ''] of sentence.matchAll(AT_POST)) {
    const plain = ` ${bare(name)} `
    const isOf = ({ name: own, duties }: (typeof posts)[number]) => [own, ...duties].some((text) => ` ${text} `.includes(plain))
    const named = posts.filter(isOf)
    if (named.length === 0 || named.length === posts.length) continue
    for (const { verb, rest } of deedsIn(sentence)) {
      const keys = thingsIn(ownObject(rest.replace(PLACE, ' '))).slice(0, KEYS_MAX)
      const enough = Math.min(NEEDED, keys.length)
      if (NO_DEEDS.has(verb) || enough < NEEDED) continue
      const told = lines.filter((line) => formsOf(verb).some((form) => isNear(line, form, keys, enough)))
      const owners = told.map(({ text }) => posts.filter(({ duties }) => duties.some((duty) => duty.includes(bare(text)))))
      // A line of no post may be of any.
      if (owners.length > 0 && owners.every((own) => own.length > 0 && own.every((post) => !named.includes(post)))) fail(`the resume tells it of another post: “${verb}${rest.slice(0, 60)}”`)
    }
  }
}

const HELD_BY_I = new RegExp(
  `\\bI ${ADVERBS}(?:\\p{L}{2,}ed|built|led|ran|(?!(?:will|can|may|would|could|shall|must|see|know|had|write|keep|kept)\\b)[a-z]{3,}|own|(?:sit|serve|served|sat) on|belong to|am (?:an? |the )?[a-z]+ of) ((?:the|an?|my|its|their|two|both|one) )([^.,;:]*)`,
  'gu',
)
const PHRASE_ENDS =
  /\b(?:of|for|in|on|at|to|with|by|from|that|which|who|whose|where|when|while|and|or|as|through|within|under|into|across|during|after|before|until|since|because|so|if|than|between|among|about|over|against|without|per|using|is|are|was|were|has|have|had|will|would)\b/
/** What everybody has or does, and papers that rules of their own ask for. */
const LIGHT =
  /^(?:degrees?|parts?|credentials?|certificates?|certifications?|licen[cs]es?|authors?|co-?authors?|ways?|times?|roles?|works?|years?|months?|careers?|training|experience|background|hands?|eyes?|questions?|look|step|steps|path|mind|interest|views?|posts?|field|fields|resume|lesson|lessons|habits?|one|ones|numbers?|percent)$/i
const WRITING = /^(?:papers?|articles?|publications?|talks?|stud(?:y|ies)|chapters?|books?)$/i
const IN_PRINT = /\b(?:published|publications?|journal of|in the journal|letters|proceedings|thesis|conference|convention)\b/
const OWN_SUBJECT =
  /\b[Mm]y ((?:own |first |last |earlier )?(?:[a-z-]+ ){0,2}[a-z-]{3,}) (?:on [^.,;]{3,50} )?(?:(?:has|have|had|was|were) (?:\w+ ){0,2}?[a-z]{2,}(?:ed|en|wn)|won|went|took|led|became|came|gave|fell|rose|[a-z]{3,}ed)\b/gu

const MEMBER = /\bI (?:\w+ ){0,2}?(?:(?:sit|serve|served|sat) (?:on|in)|belong to|belonged to|am (?:an? |the )?(?:\w+ )?member of) ([^.,;:]*)/g

/** "I serve on the board of a network": two words of it must stand in one line. */
function checkMemberships(sentence: string, lines: readonly Line[], fail: (detail: string) => void): void {
  for (const { 1: body = '' } of sentence.matchAll(MEMBER)) {
    const keys = keysOf(body.split(/\b(?:that|which|who|where)\b/)[0] ?? '').slice(0, KEYS_MAX)
    const needed = Math.min(NEEDED, keys.length)
    if (!lines.some((line) => keys.filter((key) => holds(line, key)).length >= needed)) fail(`no such membership in the resume: “${body.slice(0, 60)}”`)
  }
}

/** The thing that a deed is done to, that is held or belonged to: its noun must stand in the material. */
function checkThings(sentence: string, title: string, material: Material, fail: (detail: string) => void): void {
  const hasWritten = (material.facts?.publications.length ?? 0) > 0 || material.lines.some((line) => IN_PRINT.test(line))
  const known = (word: string) => (WRITING.test(word) && hasWritten) || linesOf(material).some((line) => holds(line, wordKey(word)))
  const phrases = [...[...sentence.matchAll(HELD_BY_I)].map(({ 2: rest = '' }) => rest), ...[...sentence.matchAll(OWN_SUBJECT)].map(({ 1: phrase = '' }) => phrase)]
  for (const phrase of phrases) {
    const noun = phrase.split(PHRASE_ENDS)[0]?.trim().split(/\s+/).at(-1) ?? ''
    if (noun.length < 3 || wordKey(noun) === '' || LIGHT.test(noun) || /\d|(?:ed|ly)$/.test(noun)) continue
    const ofTitle = title.split(/[\s-]+/).some((word) => likeWords(wordKey(word), wordKey(noun)))
    // Of "self-check" the head tells the thing.
    if (!ofTitle && !known(noun.split('-').at(-1) ?? noun)) fail(`nothing of the resume tells of such a thing: “${phrase.trim().slice(0, 60)}”`)
  }
}

const CAPITAL = "(?!I\\b)(?:[A-Z][\\p{L}\\d]*(?:[-'’&.][\\p{L}\\d]+)*)"
const NAME = new RegExp(`(?<=\\S )(?<![.!?:“"] )${CAPITAL}(?: (?:of (?:the )?|for |and |& |de )?${CAPITAL})*`, 'gu')
const NAME_AT_HEAD = new RegExp(`^(?:The |An? )?(${CAPITAL}(?: (?:of (?:the )?|for |and |& )?${CAPITAL})+|[A-Z]{3,}|[A-Z]\\p{Ll}+[A-Z]\\p{L}+)(?= \\p{Ll}|['’]s )`, 'u')
const OF_SELF = /\b(?:I|[Mm]y|me|[Oo]ur|us)\b/
const BODY =
  /\b(?:Department|Ministry|Agency|Administration|Bureau|Commission|Reserve|Institute|Foundation|Association|Society|Council|University|College|Bank|Hospital|Congress|Senate|Corporation|Company|Inc|LLC)\b/
/** "a grant from the Department", "a study by the Institute", "A Reserve study" */
const GIVEN =
  /(?:^An? |\b(?:grants?|funding|money|awards?|contracts?|agreements?|partnerships?|stud(?:y|ies)|reports?|surveys?|support|letters?|invitations?|according) (?:\w+ ){0,2}?(?:from|by|of|with|to) (?:the )?)$/i
/** "in Excel", "in Ghana": a place or a tool and no other party, where nothing is told as done. */
const IN = /\bin (?:the )?$/
const DONE = /\bI (?:\w+ ){0,2}?(?:[a-z]{2,}ed|led|ran|built|taught|wrote)\b/

/** "The Council of … can pass the toolkit on to other hospitals": who may carry a plan did nothing yet. */
const MAY_CARRY = /^ can (?:pass|offer|carry|host|refer|start|run|take|prepare|replicate) (?:on )?(?:the|its|other|instructors|regular)\b/

const countries = new Set<string>()

function isCountry(name: string): boolean {
  if (countries.size === 0) {
    const names = new Intl.DisplayNames(['en'], { type: 'region' })
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    for (const code of letters.flatMap((one) => letters.map((two) => `${one}${two}`))) countries.add(names.of(code) ?? code)
    for (const continent of ['002', '003', '005', '019', '142', '150', '009', '013']) countries.add(names.of(continent) ?? '')
  }
  return name.length > 2 && countries.has(name)
}

/** Every name that is told of the person, or that a sentence about what is begins with, is known. */
function checkNamed(whole: string, material: Material, fail: (detail: string) => void): void {
  const claims = claimsOf(whole)
  if (claims.planned) return
  const sentence = withoutDocumentNames(whole, material)
  const ofSelf = OF_SELF.test(sentence)
  const places = [...sentence.matchAll(NAME)].map(({ 0: name, index }) => ({ name, index }))
  const head = NAME_AT_HEAD.exec(sentence)?.[1]
  // Who issued a listed document did nothing for the person by that.
  const own: Material = { ...material, documents: [] }
  for (const { name, index } of [...places, ...(head ? [{ name: head, index: 0 }] : [])]) {
    const plain = name.replace(/['’]s$/, '').replace(/\.$/, '')
    if (index > 0 && !ofSelf && !(BODY.test(plain) && GIVEN.test(sentence.slice(0, index)))) continue
    const before = sentence.slice(0, index)
    if (!ofSelf && MAY_CARRY.test(sentence.slice(sentence.indexOf(name) + name.length))) continue
    if (index > 0 && IN.test(before) && !DONE.test(sentence)) continue
    // "HL7", "ISO 20022": a designation says who or what nothing was done to.
    if (!ofSelf && /^ ?\d/.test(sentence.slice(index + name.length))) continue
    if (isCountry(plain) || isKnownName(plain, own)) continue
    const words = plain.split(/ (?:and|&) |['’]s /)
    if (words.every((word) => isCountry(word) || isKnownName(word, own))) continue
    // "System Center" of a resume may be told by its initials.
    if (/^[A-Z]{2,6}s?$/.test(plain) && standsForWords(plain.replace(/s$/, ''), material)) continue
    fail(`not named in the resume or the answers: “${plain}”`)
  }
}

function standsForWords(initials: string, { lines }: Material): boolean {
  const wanted = initials.toLowerCase()
  return lines.some((line) =>
    line
      .split(' ')
      .map((word) => word.charAt(0))
      .join('')
      .includes(wanted),
  )
}

const GENERIC = /\b(?:will|would|can|could|may|might|shall|should|must|if|whoever|anyone|nobody|no one|often|usually|seldom|mostly|rarely|frequently|every|each)\b/i
const SUBJECT =
  /^(?:(?:After|Since|With|Under|Through|Because of) [^,.;]{3,60}?,? (?=(?:the|my|this|our) ))?(?:(?:[Tt]he|[Tt]his|These|Those|[Mm]y|[Oo]ur|Its|Both|All|Two|Three|Four|Five|Six|Several|Many|Some) |An? (?!(?:[\p{L}-]+ ){1,3}(?:that|who|which)\b)|\p{Lu}\p{L}+ \p{Lu}|\p{Lu}{2,})/u
/** The main verb is told as past. */
const PAST =
  /^(?:[\p{L}\d’'-]+,? ){1,12}?(?:(?:has|have|had|was|were) (?:\w+ ){0,2}?(\p{L}{2,}(?:ed|en|wn|ade))\b|gave (?:me|my|the|this)\b|won\b|chose\b|(?<!\b(?:the|an?|of|by|and|or|with|to|in|for|on|as|is|are|be|its|their|my|our|no|not|each|every|any|from|at|than|more|most|that|which|who) )(?!need|seed|feed|speed)(\p{L}{3,}ed) (?:me|my|our|the|this|it|by|in|its|their|all|again|under|for|after|to|from|at|with)\b)/u
/** Verbs with which much is told that stands as a bare fact in a resume. */
const LIGHT_VERB =
  /^(?:appeared|ended|named|received|awarded|reached|included|covered|called|dealt|lasted|helped|learned|showed|taught|shaped|followed|turned|used|adopted|downloaded|cited|dropped|kept|been|given|taken|made|grown|fallen|risen|driven|shown|seen|written|worked|needed|asked|passed on)$/

/** "The database was described in a magazine": what is told of the own thing as happened must share its words with a line. */
function checkHappened(sentence: string, title: string, lines: readonly Line[], fail: (detail: string) => void): void {
  if (GENERIC.test(sentence) || claimsOf(sentence).planned || /\bI\b/.test(sentence.slice(0, 60)) || !SUBJECT.test(sentence) || !PAST.test(sentence)) return
  const told = PAST.exec(sentence)
  const verb = told?.[1] ?? told?.[2] ?? ''
  // "A group works with a sheet that was inherited": the past is of a clause.
  if (/^An? /.test(sentence) && /\b(?:that|which|who|where|when|while|because|since|and)\b/.test(told?.[0] ?? '')) return
  const isPerfect = /^(?:The|This|These|My|Both|Its) (?:[\p{L}-]+ ){1,4}(?:has|have) (?:already |since )?\p{L}+ed\b/u.test(sentence)
  const titleKeys = keysOf(title)
  const things = [...sentence.matchAll(/\b(?:[Tt]he|[Tt]his|[Ii]ts|these|those) ((?:[\p{L}-]+ ?){1,3})/gu)].flatMap(({ 1: thing = '' }) => keysOf(thing))
  if (!isPerfect && !OF_SELF.test(sentence) && !/\b[Tt]h(?:is|at|ose|ese)\b/.test(sentence) && !things.some((key) => titleKeys.some((other) => likeWords(key, other)))) return
  const keys = keysOf(sentence).slice(0, 40)
  const figures = figuresIn(sentence)
  const isVerbRead = verb === '' || LIGHT_VERB.test(verb) || lines.some((line) => formsOf(verb).some((form) => holds(line, form)))
  const share = isVerbRead ? 1 / 3 : 0.7
  const isTold = (line: Line) => keys.filter((key) => holds(line, key)).length >= share * keys.length || figures.some((figure) => figuresIn(line.text).includes(figure))
  if (keys.length >= (isVerbRead ? 3 : 2) && !lines.some(isTold)) fail(`nothing of the resume tells that this happened: “${sentence.slice(0, 90)}”`)
}

/** Any past, and the present of having and leading: “the results that I get” are still to come. */
const STANDING = `\\p{Ll}{2,}ed|${OTHER_PAST}|won|made|held|hold|own|have|run|lead|head|chair|direct|manage|operate|employ|edit|publish|advise|host|produce|sponsor|fund|rent|supervise|bought|sold`
const OWN_CLAUSE = new RegExp(`\\b((?:the|an?|both|two|my) (?:[\\p{L}-]+ ){1,5})(?:that|which) I (${STANDING})\\b`, 'gu')
/** “the tests in the journal that I edit”: what is held now stands nearest to it. */
const nearest = (thing: string, verb: string) => (/ed$/.test(verb) ? thing : (thing.split(/ (?=(?:the|an?|both|two|my) )/).at(-1) ?? thing))
const standingIn = (sentence: string): string[] => [...sentence.matchAll(OWN_CLAUSE)].map(([, thing = '', verb = '']) => `I ${verb} ${nearest(thing.trim(), verb)}.`)

/** More sentences than an option has. */
const SENTENCES_MAX = 40

/** Deeds, things, names and events that an option tells and the material does not. */
export function checkTold(text: string, title: string, material: Material): Fault[] {
  const faults: Fault[] = []
  const lines = linesOf(material)
  const ofDeed = (detail: string) => faults.push({ rule: 'deed', detail })
  const sentences = splitSentences(text)
  // What no option holds is not compared with itself.
  const keys = sentences.length <= SENTENCES_MAX ? sentences.map(keysOf) : []
  for (const [at, sentence] of sentences.entries()) {
    checkNamed(sentence, material, (detail) => faults.push({ rule: 'employer', detail }))
    checkHappened(withoutDocumentNames(sentence, material), title, lines, ofDeed)
    checkRests(withoutDocumentNames(plainOrder(sentence), material), title, lines, ofDeed)
    checkOpenings(
      withoutDocumentNames(sentence, material),
      title,
      lines,
      ofDeed,
      keys.flatMap((one, place) => (place === at ? [] : one)),
    )
    const clauses = clausesTold(sentence)
    for (const clause of clauses) checkRests(clause, title, lines, ofDeed)
    const planned = claimsOf(sentence).planned
    // “I will extend the patent that I hold”: what stands already is told, whatever is planned with it.
    for (const told of [...(planned ? standingIn(sentence) : [plainOrder(sentence)]), ...clauses, ...toldPlainly(sentence)]) {
      checkVerbs(told, lines, ofDeed)
      checkThings(told, title, material, ofDeed)
      checkMemberships(told, lines, ofDeed)
    }
    if (planned) continue
    checkEntailed(withoutDocumentNames(sentence, material), title, material, ofDeed)
    checkPosts(sentence, material, lines, ofDeed)
  }
  return faults
}
