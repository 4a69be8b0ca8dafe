/** The clauses of a sentence, by its commas: where one begins that no word joins to what stands before it, and sentences in which nothing is said of anything. Where nothing tells a verb from a noun, there is no fault. */
import { tellsWhole } from './sentence-gate.ts'
import { findVerb } from '../drafting/verbs.ts'
import { BASE } from './terse.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const AUXILIARY = words('am is are was were has have had do does did will would can cannot could may might must shall should never')
/** Forms that are no noun and no participle: whatever stands before them, they say something of it. */
const FINITE = words(
  'became began broke came chose drew drove ate fell forgot forgave froze gave got grew knew flew hid rode rose ran rang sang sank sat saw shook spoke stole stood strove swam swore threw took tore went woke wore wrote ' +
    'allows asks becomes begins brings buys chooses comes contains describes eats explains follows gets gives goes grows hears includes keeps knows lends loses makes owns pays provides reads requires says sees sells sends serves speaks spends takes teaches tells thinks tries wants writes',
)
/** Past forms that may be participles too, where they say something of what stands before them unless “by” follows. */
const PAST = words(
  'asked agreed bought brought built caught confirmed counted dealt did dug fed felt found fought heard held kept laid led left lent lit lost made meant met paid refused said sent signed slept sold spent stuck struck swept taught thought told understood wanted won wound',
)
const NOMINATIVE = words('i we they he she it you nobody everybody everyone somebody someone nothing')
const DETERMINER = words(
  'the a an my our its their his her your no this that these those each every some most many both all half none one two three four five six seven eight nine ten eleven twelve another any few several ours mine theirs others neither either',
)
const ARTICLE =
  /^(?:the|an?|my|our|its|their|his|her|your|of|every|each|another|no|these|those|own|same|new|old|small|large|(?!(?:19|20)\d\d$)\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|hundred|thousand)$/
const COUNT = /^(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|hundred|thousand)$/
/** Forms that are a noun, a participle, or a verb; before an object they are the verb. */
const AMBIGUOUS = words('costs cut finds holds hit hurt let means needs put read set shot shut split spread')
const OBJECT = /^(?:the|an?|my|our|its|their|his|her|each|every|no|that|if|whether|how|one|two|three|four|five|six|seven|eight|nine|ten|\$?\d[\d,]*)$/
const PRONOUN = /^(?:it|them|me|us|him|neither|nothing|everything|anything)$/
/** What begins a clause that depends on another. */
const DEPENDS = words(
  'if when whenever because although though while whereas unless until since once as after before where wherever that which who whom whose what whatever how whether so than lest provided given despite',
)
const RELATIVE = words('that which who whom whose where when what how whether if because until while than why unless')
const JOINS = words('and or but nor yet so then plus')
const PREPOSITION = words(
  'in by at on for with from during of to without under over among between within per into onto near inside outside behind through across against about above below beyond around along toward towards except besides apart out off up down instead like unlike even only not',
)
/** What leads to a clause behind a comma: “…, by then the form is done”. */
const LEADS_TO =
  /^(?:by then|since then|until then|before that|after that|so far|from then on|at that point|this way|that way|in this way|now|today|later|meanwhile|actually|normally|usually|often|sometimes|mostly|next) (?=\S)/iu
/** What stands in front of a clause, with or without a comma. */
const ADVERB =
  /^(?:\p{L}+ly|\p{L}{3,}(?:ing|ed)|first|second|third|fourth|fifth|finally|last|next|then|also|however|therefore|moreover|still|thus|hence|yes|no|here|there|today|now|later|often|once|again|afterwards?|otherwise|overall|together|taken|left|made|built|seen|all told|most of all|together)$/iu
const OF_TIME =
  /^(?:(?:The|An?|Every|Each|Last|Next|This|That|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|\d+) )?(?:\p{Ll}+ )?(?:years?|months?|weeks?|days?|hours?|minutes?|seasons?|spring|summer|fall|autumn|winter|nights?|mornings?|times?)(?: (?:later|ago|before|after))?$/iu
/** “…, he wrote, …”, “…, the report says, …” */
const REPORTS = /^(?:\S+ ){1,3}(?:said|says|states|writes|wrote|reports)$/iu

const wordsOf = (piece: string): string[] =>
  piece
    .replace(/[“”().!?]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
const low = (word: string | undefined): string => (word ?? '').toLowerCase()

/** A verb whose form is no other word here. */
function isFinite(all: readonly string[], at: number): boolean {
  const word = low(all[at])
  const before = low(all[at - 1])
  const after = low(all[at + 1])
  if (at === 0 || before === 'to' || /^(?:May|Will)$/.test(all[at]!)) return false
  if (AUXILIARY.has(word)) return true
  // “Each needs a kiln”: it stands for a thing.
  const isThing = ARTICLE.test(before) && !(before === 'each' && at === 1)
  if (isThing && !COUNT.test(before)) return false
  if (FINITE.has(word)) return true
  if (PAST.has(word)) return after !== 'by'
  if (isThing) return false
  if (AMBIGUOUS.has(word)) return OBJECT.test(after) || PRONOUN.test(after)
  // “growers mow them”, “larvae stayed the same”: a noun has no object, and no participle.
  if (PRONOUN.test(after) && /^\p{Ll}{3,}$/u.test(all[at]!) && !IS_NO_VERB(word)) return true
  if (/ed$/u.test(word) && /^(?:the|an?|my|our|its|their|his|her)$/.test(after) && !GIVES.test(word)) return true
  if (!/^\p{Ll}{3,}(?:s|ed)$/u.test(all[at]!)) return false
  const form = findVerb(all[at]!)?.form
  return PRONOUN.test(after) || /^(?:apart|away|back|together)$/.test(after) || ((form === 'third' || form === 'past') && OBJECT.test(after))
}

const IS_NO_VERB = (word: string): boolean => [PREPOSITION, JOINS, DEPENDS, DETERMINER, NOMINATIVE].some((set) => set.has(word)) || /^(?:also|now|still|just|here|both|because)$/.test(word)

/** So many words stand at most between the beginning of a clause and its verb. */
const SUBJECT_MAX = 6

/** “…, on page 33 it says”, “…, in 2025 it was five”, “…, before Harlow we used none”: a place or time that is named by a figure or a name, and a clause. “In the towns we visited” names none. */
const LED_BY_NAME =
  /^(?:in|on|at|by|for|with|from|during|until|since|before|after|above|below|under|over) (?:(?!(?:that|which|who|whom|whose|where|when|what|all|every|each)\b)\p{L}+ ){0,2}(?:\p{Lu}[\p{L}\d’&-]*|\d[\d,.]*(?: (?:percent|degrees|C|F))?) (?=(?:I|we|they|he|she|it) \p{Ll})/u

/** Whether a piece begins with a subject and its verb. */
function beginsClause(given: string): boolean {
  const all = wordsOf(given.replace(LEADS_TO, '').replace(LED_BY_NAME, ''))
  const first = low(all[0])
  const second = low(all[1])
  if (all.length < 2 || /^(?:19|20)\d\d$/.test(first)) return false
  if (/^(?:that’s|it’s|there’s|he’s|she’s|thats)$/.test(first)) return true
  if (first === 'there') return /^(?:is|are|was|were)$/.test(second)
  // “…, this nobody else has”
  if ((first === 'that' || first === 'this') && /^(?:nobody|everybody|no)$/.test(second)) return true
  if (first === 'that' || first === 'this') return isFinite(all, 1) && (second !== 'is' || all.length > 2)
  if (NOMINATIVE.has(first)) return !(second === 'else' && all.length < 3) && !PREPOSITION.has(second) && !JOINS.has(second) && !RELATIVE.has(second)
  if (AUXILIARY.has(first) || FINITE.has(first) || DEPENDS.has(first) || JOINS.has(first) || PREPOSITION.has(first)) return false
  for (let at = 1; at < all.length && at <= SUBJECT_MAX; at++) {
    // “Laboratories in Oak Ridge and Penn Valley asked”: “and” between two names begins nothing.
    const joinsNames = low(all[at]) === 'and' && /^\p{Lu}/u.test(all[at - 1]!) && /^\p{Lu}/u.test(all[at + 1] ?? '')
    if (RELATIVE.has(low(all[at])) || (JOINS.has(low(all[at])) && !joinsNames)) return false
    if (isFinite(all, at)) return DETERMINER.has(first) || /^[\p{Lu}\d]|s$/u.test(all[0]!) || at <= 2
  }
  return false
}

/** Whether a lead holds a clause of its own: “By June all towns are trained, …”. */
function holdsClause(lead: string): boolean {
  const all = wordsOf(lead)
  if (DEPENDS.has(low(all[0]))) return false
  for (let at = 1; at < all.length; at++) {
    if (RELATIVE.has(low(all[at]))) return false
    // “… two million hives go to the coast”
    if (BASE.test(all[at]!) && /[^s]s$/u.test(all[at - 1]!) && PREPOSITION.has(low(all[at + 1]))) return true
    if (isFinite(all, at) || (NOMINATIVE.has(low(all[at - 1])) && low(all[at - 1]) !== 'it' && !PREPOSITION.has(low(all[at])))) return true
  }
  return false
}

/** Whether what stands before a comma only leads to the clause behind it. */
function isLead(left: string): boolean {
  const pieces = left.split(', ')
  const first = wordsOf(pieces[0]!)[0] ?? ''
  // “That was the hard part, …” depends on nothing.
  if ((DEPENDS.has(low(first)) && !/^That (?:is|was) /.test(left)) || low(first) === 'of') return true
  // “Should the pile move, I would stop.”
  if (/^(?:Should|Were|Had) (?!not\b)\p{L}/u.test(left)) return true
  if (
    OF_TIME.test(pieces[0]!) ||
    pieces[0]!.split(' ').every((word) => ADVERB.test(word)) ||
    /^(?:Not only|The (?:(?:more|less)\b|\p{Ll}+er (?:the|an?|it|they|we|I|he|she|this|that|its|our|my|their)\b))/u.test(left)
  )
    return true
  // “Now the school, …”: only what describes leads on to another subject.
  const second = wordsOf(pieces[0]!)[1] ?? ''
  if (!/(?:ing|ed)$/u.test(first) && ADVERB.test(first) && (DETERMINER.has(low(second)) || /^[\p{Lu}\d]/u.test(second))) return false
  // “Then soft iron in May, …”: so does a thing that is only named.
  if (/^(?:then|next|now)$/.test(low(first)) && /^\p{Ll}/u.test(second) && ![PREPOSITION, DEPENDS, JOINS].some((set) => set.has(second)) && !ADVERB.test(second)) return false
  if (PREPOSITION.has(low(first)) || ADVERB.test(first)) return !pieces.some(holdsClause)
  return false
}

/** Words in quotation marks and parentheses are read as one thing. */
const masked = (sentence: string): string => sentence.replace(/“[^”]*”|\([^)]*\)/gu, (found) => `X${'x'.repeat(found.length - 1)}`).replace(/[.?!]”?$/u, '')

/** “…, this nobody else has”: no part of a series. */
const FRONTED = /^(?:this|that) (?:nobody|everybody|no one)\b/u
/** “Paper in the journal”: nothing is said of it. */
const isThingOnly = (left: string): boolean => !left.includes(', ') && wordsOf(left).every((_, at, all) => !mayBeVerb(all, at, true))

/** The commas of a sentence behind which a clause begins that nothing joins to what stands before: two sentences, or a thing and a sentence. */
export function looseCommas(sentence: string): number[] {
  const text = masked(sentence)
  return [...text.matchAll(/, /gu)]
    .map(({ index }) => index)
    .filter((index) => {
      const left = text.slice(0, index).split(/[;:] /u).at(-1)!
      const rest = text.slice(index + 2).split(/[,;:] /u)
      const [piece = ''] = rest
      if (REPORTS.test(piece) || !beginsClause(piece) || isLead(left)) return false
      if (FRONTED.test(piece)) return true
      // “I measure, he counts, and the county pays” is a series; behind a thing that is only named it is none.
      return !(rest.length > 1 && !isThingOnly(left) && /^(?:and|or|but) /u.test(rest.at(-1)!) && beginsClause(rest.at(-1)!.replace(/^\S+ /u, '')))
    })
}

/** “…, if it is not on it they wait”: two clauses without a sign between them. */
const WITHOUT_SIGN = /\b(?:on|in|with|for|at|without|of|from) (?:it|them) (?:they|we|I|he|she) \p{Ll}/u
/** “… in the country I think.” */
const OPINED = /(?<!\b(?:what|as|that|how|than|whatever|who|which|one|people|ones)) (?:(?:I|we) (?:think|hope|guess|believe|suppose|assume)|(?:they|he|she) (?:said|says|say|think))[.]?$/u
/** “She has used it since 2023, before she had a list”: “before that”. */
const PERFECT_BEFORE = /\b(?:has|have) [^,;:]*\bsince [^,;:]*, before (?:she|he|they|we|I|it) /u
/** “…, so who should file for me.” */
const ASKS = /\bso (?:who|how|why) (?:should|would|could|can)\b/u
/** “…, but I think is more.” */
const OPINED_AMID = /\b(?:and|but|or|so) (?:I|we) (?:think|hope|guess|believe|suppose) (?:is|are|was|were|has|have|will)\b/u
/** “The rule is published so anyone.”: a clause of which only the subject is there. */
const SO_ANYONE = /\bso (?:any|every|some|no)(?:one|body)[.]?$/u
/** “Missed one pile”, “At the mill, found the crack”: what was done to a thing, and nobody who did it. A participle has no object, but for what is given, asked, or shown. */
const OBJECT_BEHIND = '(?:the|an?|my|our|its|their|his|her|all|one|two|three|four|five|six|seven|eight|nine|ten|\\d[\\d,]*|it|them) '
const DONE_BY_NOBODY = new RegExp(`^(?:(?:At|In|With|For|During|By|Also|Then) [^,;:]{2,60}, |(?:Also|Then|Already),? )?(\\p{L}\\p{Ll}+) ${OBJECT_BEHIND}`, 'u')
const GIVES = /^(?:red|bed|shed|given|granted|asked|shown|told|offered|taught|paid|sent|read|cut|set|put|let|hit)$/
/** A past form, or a participle that looks like one. */
export const isPast = (word: string): boolean => PAST.has(word) || FINITE.has(word) || findVerb(word)?.form === 'past'
function lacksSubject(sentence: string): boolean {
  const verb = DONE_BY_NOBODY.exec(sentence)?.[1]?.toLowerCase()
  return verb !== undefined && !GIVES.test(verb) && (isPast(verb) || /(?<!e)ed$/u.test(verb))
}
/** “…, me only”, “The office counted it not me”. */
const OF_ME = /(?:^|, )me\b(?! and\b)|[^,] not (?:me|us)[.]?$/u

/** What may be a verb: behind a plural any word that is no other, behind one thing a form in -s, and any past. `begins`: of the sentence. */
function mayBeVerb(all: readonly string[], at: number, begins: boolean): boolean {
  const one = low(all[at])
  const before = low(all[at - 1])
  const form = findVerb(one)?.form
  // “The tool, named so, divides …”
  const acts = OBJECT.test(low(all[at + 1])) || /^(?:what|it|them|me|us|him)$/.test(low(all[at + 1]))
  if (at === 0)
    return (
      !begins &&
      !JOINS.has(one) &&
      !PREPOSITION.has(one) &&
      /^\p{Ll}/u.test(all[0]!) &&
      (AUXILIARY.has(one) || FINITE.has(one) || PAST.has(one) || form === 'third' || (acts && (/s$/u.test(one) || PRONOUN.test(low(all[1])))))
    )
  if (isFinite(all, at) || (NOMINATIVE.has(before) && !PREPOSITION.has(one) && !JOINS.has(one))) return true
  if (/^[\p{Lu}\d$]/u.test(all[at]!) || [PREPOSITION, RELATIVE, JOINS, DETERMINER].some((set) => set.has(one))) return false
  if (/(?:ed|t)$/u.test(one) && at === all.length - 1 && (isPast(one) || /ed$/u.test(one))) return true
  if (AMBIGUOUS.has(one) || ARTICLE.test(before) || PREPOSITION.has(before) || /^(?:and|or|but|nor)$/.test(before) || isFinite(all, at - 1)) return false
  if (acts) return true
  if (/(?<!s)s$/u.test(before) && !NO_VERB.test(one)) return true
  const isCounted = all.slice(Math.max(0, at - 3), at).some((word) => COUNTS.test(word))
  // “about worm eggs” hangs on its preposition.
  const isGoverned = PREPOSITION.has(low(all[at - 2]))
  const mayBePlural = all.slice(0, at).some((word) => /(?:[^s]s|and|people|staff)$/iu.test(word))
  return (
    (/(?<!s)s$/u.test(one) && !isCounted && !isGoverned && !/ed$/u.test(before)) || /(?<!hundr)ed$/u.test(one) || isPast(one) || (mayBePlural && (form === 'base' || BASE.test(one) || one === 'show'))
  )
}
const NO_VERB = /^(?:right|now|today|ago|later|already|too|all|long|wide|high|deep|old|each|free|apart|together|only|also)$/u
const COUNTS =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|(?!(?:19|20)\d\d$)\d[\d,]*|all|some|many|most|several|few|other|these|those)$/iu

/** “Wherever there are posts.”: a clause that depends on one that is not there. */
const ONLY_DEPENDS = /^(?:If|When|Whenever|Wherever|Anywhere|Everywhere|Although|Though|While|Unless|Until) [^,;:]+$/u
const isOnlyDependent = (sentence: string): boolean => ONLY_DEPENDS.test(sentence) && wordsOf(sentence).filter((_, at, all) => isFinite(all, at)).length < 2

/** Whether nothing is said of anything: no verb, or only those of a clause that depends on it. */
function saysNothingOfIt(sentence: string): boolean {
  const parts = masked(sentence).split(/[,;:] /u)
  // “Glasses from the street, so the owner waits”: what follows from a thing says nothing of it either.
  const first = wordsOf(parts[0]!)[0] ?? ''
  const isLed = DEPENDS.has(low(first)) || PREPOSITION.has(low(first)) || ADVERB.test(first) || JOINS.has(low(first)) || OF_TIME.test(parts[0]!)
  const own = parts.length > 1 && !isLed && /^(?:so (?!that\b)|plus )/u.test(parts.at(-1)!) ? parts.slice(0, -1) : parts
  return own.every((piece, place, { length }) => {
    const all = wordsOf(piece)
    // “…, which is harder” describes a thing of which nothing else is said.
    if (place > 0 && place === length - 1 && /^(?:which|who|whose|whom)$/u.test(low(all[0])) && all.filter((_, at) => mayBeVerb(all, at, false)).length < 2) return true
    const from = all.findIndex(
      (word, at) => at > 0 && CUTS.has(low(word)) && !isUntilThing(all, at) && !(low(word) === 'that' && (PREPOSITION.has(low(all[0])) || /^(?:before|after|since|until)$/.test(low(all[0])))),
    )
    const verbs = all.flatMap((_, at) => (mayBeVerb(all, at, place === 0) ? [at] : []))
    if (from === -1) return verbs.length === 0
    return !verbs.some((at) => at < from) && verbs.filter((at) => at > from).length < 2
  })
}
/** “The time until the evaluation fell”: what stands between a thing and its verb. */
const isUntilThing = (all: readonly string[], at: number): boolean => low(all[at]) === 'until' && at < 4 && ARTICLE.test(low(all[at + 1])) && DETERMINER.has(low(all[0]))
const CUTS = words('that which who whom whose where when what how whether if because until while why unless')

/** “Strips, a card, and the recipe is to be published”, “A memo of 2004, and in 2024 the state made a plan”: what “and” adds to things is no thing. */
function isListWithClause(sentence: string): boolean {
  const text = masked(sentence)
  const at = text.lastIndexOf(', and ')
  if (at === -1) return false
  const before = text.slice(0, at).split(/, /u)
  const last = text.slice(at + 6)
  const bare = last.replace(/^(?:in|by|since|until|from) (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d,? /u, '')
  // The verb may be that of the whole list: “…, and the county use it”.
  if (!beginsClause(bare) || (bare === last && before.length > 1 && !/^(?:\S+ ){1,5}(?:is|was|has) /u.test(last) && !ONE_ACTS.test(last))) return false
  const isLed = DEPENDS.has(low(wordsOf(before[0]!)[0])) || PREPOSITION.has(low(wordsOf(before[0]!)[0]))
  return !isLed && before.every((piece, place) => wordsOf(piece).every((_, word, all) => !mayBeVerb(all, word, place === 0)))
}

/** “…, and Ash Mill sells the set”: a verb of one is none of the whole list. */
const ONE_ACTS = /^(?:\p{Lu}[\p{L}’&-]*(?<!s) ){1,4}\p{Ll}{3,}(?<!s)s (?:the|an?|it|its|our|my|them|their) /u

/** “A program, a library, and a guide.”: what will be made may be told so. */
const THINGS = /^(?:An?|The|My|Our|One|Two|Three|Four|Five|Six) [^;:]+, and (?:an?|the|my|our|one|two|three|four|five|six) [^,;:]+$/u

/** Whether a sentence is two that a comma joins, a thing with a sentence behind it, or none at all. */
/** “Before they burned 30 a year, in 2025 it was five”: “before” stands for “before that”. */
const BEFORE_THAT = /^(?:Before|After) (?:they|we|I|it|he|she) [^,;:]*\d[^,;:]*, (?:in (?:19|20)\d\d|now|today|since then|after(?:wards)?) (?:it|they|we|I|he|she) /u

export const isLoose = (sentence: string): boolean =>
  BEFORE_THAT.test(sentence) ||
  OPINED_AMID.test(sentence) ||
  PERFECT_BEFORE.test(sentence) ||
  ASKS.test(sentence) ||
  SO_ANYONE.test(sentence) ||
  looseCommas(sentence).length > 0 ||
  WITHOUT_SIGN.test(sentence) ||
  OPINED.test(sentence) ||
  OF_ME.test(sentence) ||
  lacksSubject(sentence) ||
  isListWithClause(sentence) ||
  isOnlyDependent(sentence) ||
  (!/^[“(]/u.test(sentence) && !THINGS.test(sentence) && sentence.split(' ').length > 3 && saysNothingOfIt(sentence) && !tellsWhole(sentence))
