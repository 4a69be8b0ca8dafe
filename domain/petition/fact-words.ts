/** How a fact is worded for a letter: sentences in the first person, from what a person wrote or a resume says. */
import { cleanText } from '../documents/clean-text.ts'
import { isDoneToOne } from '../drafting/keeps-meaning.ts'
import { findVerb, isPastVerb } from '../drafting/verbs.ts'
import { sentencesOf } from './checks/block-text.ts'
import { copyEdited } from './copy-edit.ts'
import { conferredLevel, isFieldOfStudy, isSchoolName, isYearPast, type DegreeLevel } from './degree-name.ts'
import { latestMonthOf, monthOfDay } from './months.ts'
import { pointsElsewhere, withoutYes } from './says-nothing.ts'
import { hasStrayWord } from './sentence-gate.ts'
import { ACTS_IN_PLURAL } from './terse.ts'
import { toldWhole } from './told-whole.ts'
import { settledFacts, type CaseFact, type CaseFile, type FactFields, type FactKind } from './case-file.ts'

const IRREGULAR = 'built|led|wrote|made|ran|taught|won|held|gave|found|cut|set|grew|drew|began|brought|kept|sold|spoke|took|saw|rebuilt|oversaw|drove|met|put|chose|became'
const PAST_FIRST = new RegExp(`^(?:(?:Also|Then|Successfully|Independently|Jointly|Co-?|Personally)[ -]?)?(?:[A-Z][a-z]+ed|${IRREGULAR})\\b`, 'i')
/** Adjectives and nouns that end like past tenses. */
const NOT_PAST = /^(?:Advanced|Applied|Certified|Licensed|Distributed|Embedded|Integrated|Invited|Limited|United|Need|Speed|Bed|Seed|Feed|Shared|Related|Based|Associated|Mixed|Unmanned|Named)\b/i
const VERB = new RegExp(
  `\\b(?:am|is|are|was|were|has|have|had|do|does|did|will|would|can|could|may|might|must|shall|should|${IRREGULAR}|fell|rose|went|came|stood|lost|paid|sent|told|wrote|asks?|begins?|carries|confirms?|contains?|costs?|counts?|covers?|ends?|falls?|lives?|saves?|sells?|starts?|stops?|treats?|depends?|finds?|gives?|helps?|holds?|keeps?|leads|lets?|makes?|means|measures?|names?|needs?|offers?|pays?|reaches|requires?|says?|serves?|shows?|states?|takes?|teach(?:es)?|tells?|uses?|works?|writes?|burns|develops|employs|enables|maintains|produces|provides|publishes|recovers|removes|yields)\\b|\\b(?:I|we|they|it|he|she|who|that|which|this) [a-z]+|(?<=\\s)[a-z]{3,}ed\\b`,
  'i',
)

/** One line of clean text: no line breaks, no double spaces, curly quotes. */
export function tidy(text: string): string {
  return cleanText(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(^|[\s([])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([])'/g, '$1‘')
    .replace(/'/g, '’')
}

const PLAIN = /\b(?:belong|favor|use|hold|ask|give|take|need|run|make|want|come|go|read|send|pay|work|serve|keep|show|open|begin|write)\b/

/** Whether words hold what may be a verb. Plurals are not told from verbs: a sentence is called none only where nothing in it looks like one. */
export const hasVerb = (text: string): boolean => hasKnownVerb(text) || /(?<=\p{L}’? )\p{Ll}{2,}(?:s|ed|es|n’t|t)\b(?= (?:\p{Ll}|\p{Lu}|\d|$))/u.test(text) || PLAIN.test(text)

/** The month is no auxiliary. */
const hasKnownVerb = (text: string): boolean => VERB.test(text.replace(/\bMay (?=(?:\d{1,2}, )?(?:19|20)\d\d\b)/g, ''))

/** Words that begin a sentence whose subject was left out: “Says that …”, “Free on the page …”. */
const SUBJECTLESS =
  /^(?:(?:Says?|Needs?|Costs?|Equals|Equal to|Shows?|Requires?|Includes?|Uses|Works|Helps|Covers|Gives|Takes|Makes|Has|Have|Is|Are|Was|Were|Will|Can|Could|Would|Put|Does|Do|Got|Gets|Went|Runs|Asks?|Pays)\b(?! [A-Z])|(?:Free|Public|Available|Equal|Same) (?:on|in|at|and|for|by|to|of|as|from|also)\b|Not (?:needed|required|used|known|yet|applicable|done|in|at)\b|(?:Maybe|Mostly|Just|Also) [a-z])/
/** Verbs that no resume leads with. */
const COMMON =
  /\b(?:cannot|crack(?=[.,])|goes|competes?|walks?|divides?|waits?|describes?|explains?|lacks?|releases?|withdrew|shook|looks?|deals?|dealt|lays?|comes?|decides?|differs?|got|votes?|bought|buys?|sees?|closes?|grows?|knows?|knew|thinks?|brings?|spends?|spent|stands?|breaks?|broke|drives?|dries|fits?|flies|flows?|hears?|lost|loses?|meets?|moves?|proves?|pulls?|pushes|rests?|returns?|seems?|sits?|stores?|speaks?|splits?|spreads?|talks?|turns?|wants?|warns?|watch(?:es)?|wins?|remains?|belongs?|consists?|happens?|arrives?|appears?|becomes?|stays?|leaves?|left|lies?|rots?|bears?|bore|chooses?|catch(?:es)?|caught|feels?|felt|follows?|joins?|lends?|lent|matters?|misses|occurs?|passes|prefers?|prints?|reports?|rises?|settles?|sinks?|swells?|visits?)\b/
/** One thing of many is not named without an article: “Pond was lowered”, “Course is on the page”. */
const WITHOUT_ARTICLE =
  /^(?:Agency|Association|Bureau|Client|Company|Consultant|Course|Crane|Customer|Dam|Doctor|Employer|Engineer|Farmer|Government|Grant|Hospital|Index|Inspector|Lab|Laboratory|Letter|Machine|Manager|Method|Model|Nurse|Paper|Patient|Plan|Pond|Program|Project|Report|Result|Schedule|School|Sensor|State|Student|Study|System|Teacher|Team|Technician|Test|Tool|University|Van|Vendor|Worker) (?:(?:is|was|has|had|will|can|says|said|does|did) |[a-z]{3,12}(?:ed|s) (?:(?:the|an?|once|twice|in|on|at|to|it|for|by|that|all|no|not|only|every|each|its|their)\b|\d))/
const BASE = /(?<=\b\p{L}{2,}s )(\p{Ll}{3,})(?= )/gu
const INFLECTED = /(?<=\p{L}[’”]? )(\p{Ll}{3,}(?:s|ed))(?=[ .,;])/gu
/** Words behind which a form in -s is a plural. */
const COUNTED = /(?:\b(?:the|an?|of|my|our|its|their|and|or|no|some|many|most|few|other|these|those|new|old|small|large|two|three|four|five|six|seven|eight|nine|ten|\d[\d,.]*)) $/i
/** “First the nurse reads the values”: behind one thing, a word in -s before an article or a pronoun can only be its verb. */
const ACTS_IN_SINGULAR =
  /^(?:(?:First|Second|Third|Fourth|Fifth|Then|Next|Finally|Today|Now),? )?(?:the|an?|each|every|one|this|another|my|our|its|their) (?!(?:last|past|first|next|two|three|four|five|six|seven|eight|nine|ten|same|many|few|\d+) )(?:\p{Ll}[\p{L}-]*(?<!s) ){1,3}(?!hours|days|weeks|months|years|times)\p{Ll}{3,}s (?:the|an?|each|every|its|their|his|her|my|our|it|them|whether|how)\b/iu
/** “A tight tile rings under 4 ms”: behind one thing that is not named before, a word in -s and where or how it is done. */
const STANDS_IN_SINGULAR =
  /^(?:An?|Each|Every|This) (?!(?:few|set|pair|list|series)\b)(?:\p{Ll}[\p{L}-]*(?<!s) ){1,2}(?<!\b(?:of|in|on|at|for|from|with|by|to|and|or|per) )(?!(?:hours|days|weeks|months|years|times|things|savings)\b)\p{Ll}{3,}(?<!s)s (?:under|over|at|in|on|into|from|to|with|without|through|when|if|as|only|once|twice|longer|shorter|faster|slower|less|more|up|down|off|out)\b/u
/** “The Ohio Clay Department funds Lindenau with $9,000”: behind a name, a word in -s before another name or an article is its verb. */
const NAME_ACTS =
  /^(?:The )?(?:\p{Lu}[\p{L}’&-]* ){1,5}(?:of (?:the )?(?:\p{Lu}[\p{L}’&-]* ){1,4})?\p{Ll}{2,}(?<!s)s (?:(?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}|the |an? |my |our |its |their |us |me |it |\$)/u
/** So short a sentence is looked at word by word. */
const SHORT = 14

/** What is left of a note behind a sentence: “… over 14 years, letters.” */
const NOTE_BEHIND =
  /^[^,]*, (?:(?:please )?see (?:the |my )?(?:attached|enclosed) \p{Ll}+|(?:see )?(?:the )?(?:letters?|invoices?|photos?|certificates?|records?|documents?|cop(?:y|ies)|diplomas?|contracts?|receipts?|reports?|e-?mails?|statements?|evidence|proof|attached|enclosed|etc|yes|no))[.!]?$/iu
/** “Did 6 years fillings”: a time and what it was filled with, and no word between. */
const BARE_TIME =
  /\b(?:did|do|does|made|worked|had|have) (?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:years?|months?|weeks?) (?!(?:perhaps|sometimes|always|towards|besides|afterwards)\b)\p{Ll}{4,}(?:s|ing)\b(?! (?:of|as|in|at)\b)/iu
const isNote = (sentence: string): boolean => NOTE_BEHIND.test(sentence) || BARE_TIME.test(sentence)

/** Words of talk that stand in no letter. */
const TALK =
  /\b(?:g[eo]t the money|kids|lots of|a lot of|a bunch of|stuff|guys?|(?:my|our|the|an?) (?:old |former )?boss|gonna|wanna|kinda|sort of|awesome|cool|okay|thing[sy]?s like that|or something(?=[.,;]|$)|sure(?=,)|for sure|no thanks|really|you|your|yourself)\b|^So (?!(?:far|that|as|few|many|much|long|little)\b)|^(?:Well|Anyway|Yeah|Honestly|Basically), |^That is (?:it|all)\.$/i
/** “That is only the hazard, yes.” */
const YES = /(?<!\b(?:is|was|be|said|says?|answer(?:s|ed)?|voted?) )\byes[.!]?$/i
export const isTalk = (sentence: string): boolean => TALK.test(sentence) || YES.test(sentence)

/** Whether a text, such as the answer to a criterion, is whole in each of its sentences. */
export const isWholeText = (sentences: readonly string[]): boolean => sentences.every((one) => /^“/.test(one) || isWhole(one))

const isCut = (sentence: string): boolean =>
  SUBJECTLESS.test(sentence) || WITHOUT_ARTICLE.test(sentence) || DONE_TO_WORK.test(sentence) || isNote(sentence) || pointsElsewhere(sentence) || /^(?:19|20)\d\d: (?!\p{L}+ )/u.test(sentence)

/** Whether what looks like a sentence is called none only since no verb of it is in our lists. */
export const hasNoKnownVerb = (sentence: string): boolean => !isCut(sentence) && !isWhole(sentence)

/** Whether a sentence has a subject in front and, where it is short, a verb that is known as one. */
export function isWhole(sentence: string): boolean {
  if (isCut(sentence)) return false
  if (COMMON.test(sentence) || ACTS_IN_PLURAL.test(sentence) || ACTS_IN_SINGULAR.test(sentence) || STANDS_IN_SINGULAR.test(sentence) || NAME_ACTS.test(sentence)) return true
  if (!hasVerb(sentence)) return false
  if (sentence.split(' ').length > SHORT || hasKnownVerb(sentence) || PLAIN.test(sentence)) return true
  return (
    [...sentence.matchAll(INFLECTED)].some(({ 1: word, index }) => findVerb(word!) !== null && !COUNTED.test(sentence.slice(Math.max(0, index - 12), index))) ||
    [...sentence.matchAll(BASE)].some(({ 1: word }) => findVerb(word!) !== null)
  )
}

/** Lines of a list are not told in two. */
const TWO_SENTENCES = /\p{Ll}{2}[.?!]”? \p{Lu}\p{L}* \p{Ll}/u

/** Whether a text can stand in a paragraph; others stand in lists. */
export function isSentence(text: string): boolean {
  return /^[“‘(]?[\p{Lu}\d]/u.test(text) && /[.?!]”?$/.test(text) && text.split(' ').length >= 4 && (hasKnownVerb(text) || TWO_SENTENCES.test(text)) && !startsWithoutSubject(text)
}

function startsWithoutSubject(text: string): boolean {
  const [first = ''] = text.split(' ')
  // “Infrared sees voids”: what only ends like a past is a subject.
  return PAST_FIRST.test(text) && !NOT_PAST.test(text) && !OF_A_SUBJECT.test(text) && (!/^\p{Lu}\p{Ll}+ed$/u.test(first) || isPastVerb(first))
}
/** “Phased array ultrasound is good”: what looks like a past tense belongs to the subject of another verb. */
const OF_A_SUBJECT =
  /^(?!(?:Showed|Proved|Reported|Ensured|Demonstrated|Confirmed|Noticed|Learned|Discovered)\b)\p{L}+ed(?: (?!(?:that|which|who|how|what|where|when|and|or|as)\b)[\p{L}-]+){1,6} (?:is|are|was|were|went|fell|rose|came|grew)\b/u

/** “Cited 41 times”, “Used in three plants”: told of a work of the person, who did not do it. */
const DONE_TO_WORK =
  /^(?:[a-z]+ly )?(?:(?:cited|quoted|downloaded|viewed|mentioned|starred|reprinted)\b|(?:used|featured|listed|ranked|rated|installed|adopted|deployed|printed|released|accepted|approved|funded|included|translated|exhibited|shown|tested|sold) (?:by|in|at|on|as|into|among|for|since|worldwide|nationwide)\b)/i

const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text)

/** What ended with a day in the past is told from that day: “I have worked … before the filing”. */
const withFittingTense = (line: string): string => line.replace(/^I have (\w+(?:ed|en|d|t)\b[^.;]*?) before (?:the )?filing(?=[,.;]|$)/i, 'Before filing, I had $1')

/** What may follow a comma that joins two sentences: a subject with its verb. */
const GOES_ON =
  /, (?=(?:it|they|he|she|we|I|this) (?:is|are|was|were|am|has|have|had|will|can|do|does|did)\b|the [a-z]{2,15}(?: [a-z]{2,15}){0,2} (?:counted|measured|confirmed|recorded) (?:it|them|this)\b)/g
const LEADS_IN =
  /^(?:If|When|Whenever|Since|Because|As|Although|Though|While|After|Before|Until|Where|Once|In|By|At|On|For|With|From|During|Of|To|Without|Under|Over|Today|Now|Then|Here|There|And|But|So|Or|What|That|How)\b/i
const FULL = /\b(?:is|are|was|were|has|have|had|went|fell|rose|teach(?:es)?|uses?|takes?|makes?|gives?)\b/
/** So far back the beginning of a clause is looked for. */
const CLAUSE_MAX = 400

/** The commas by which two whole sentences are joined, as people write them. */
const splicesIn = (text: string): number[] =>
  [...text.matchAll(GOES_ON)]
    .map(({ index }) => index)
    .filter((index) => {
      const before = text.slice(Math.max(0, index - CLAUSE_MAX), index)
      const clause = /[^,;:.?!]*$/.exec(before)![0].trim()
      return /(?:^|[.?!]”? )[^,;:.?!]*$/.test(before) && FULL.test(clause) && !LEADS_IN.test(clause)
    })
export const isSpliced = (text: string): boolean => splicesIn(text).length > 0
/** With a semicolon for each such comma. */
const unspliced = (text: string): string => splicesIn(text).reduce((told, at) => `${told.slice(0, at)};${told.slice(at + 1)}`, text)

/** A participle before the noun that it describes. */
const NAMES_A_THING =
  /^(?:Sealed|Closed|Fixed|Combined|Weighted|Guided|Aided|Assisted|Automated|Filtered|Recorded|Measured|Printed|Planned|Proposed|Improved|Reduced|Controlled|Used|Trained|Heated|Coated|Layered|Ranked) (?!(?:the|an?|my|our|its|their|all|each|every|how|what|that|which|and|in|by|for|to|on|with|at)\b)(?:\p{Ll}+ ){1,3}(?:with|for|of|that|which|from|in|by)\b/u

/** “I wrote it wrong.”: said to us of another answer, and no sentence of a letter. */
const SAID_TO_US =
  /^(?:(?:Sorry|Apologies)(?:[,;:]? (?:for|about|that|I|it|this|my)\b[^.;“”\d]{0,60})?|(?:Sorry[,;]? )?I (?:wrote|typed|entered) (?:it|this|that)(?: (?:number|figure|date|year))? (?:wrong|wrongly|incorrectly|by mistake|in error)|(?:Sorry[,;]? )?(?:it|that|this) (?:is|was) (?:my|a) typo(?: of mine)?)[.!]$/i
/** “…, see above.”, “… (as said above)” */
const POINTS_ABOVE =
  /(?:, (?:see|as (?:I )?(?:said|told|wrote)) above(?=[.,;]|$)| \((?:see|as (?:I )?(?:said|told|wrote)) above\)(?=[.,;]|$)| \(see (?:my |the )?(?:CV|resume|résumé|attached|attachment|other answer)\))/giu
const withoutSaidToUs = (text: string): string => {
  const kept = sentencesOf(text).filter((one) => !SAID_TO_US.test(one) && !pointsElsewhere(one))
  return (kept.length === 0 ? text : kept.join(' ')).replace(POINTS_ABOVE, '')
}

/** What was answered or corrected, as a copy editor would hand it on. `question`: the id of what it answers. */
export const proposeAnswer = (raw: string, question = ''): string => {
  const edited = toldWhole(withoutYes(withoutSaidToUs(copyEdited(tidy(raw)))), question, (one) => isWhole(one) && !isTalk(one))
  // “Sealed bid auction with zones” is a thing, and nobody did it: what a line with “I” in front would swear to.
  const told = unspliced(
    NAMES_A_THING.test(edited)
      ? proposeSentence(`The ${edited}`)
          .slice(4)
          .replace(/^./, (letter) => letter.toUpperCase())
      : sentenceFrom(edited, isOfPetitioner(question)),
  )
  const proposed = told.replace(/\b(no|any) such an? (?=\p{Ll})/gu, '$1 such ')
  // Words of ours that a small word went astray in are worse than those that were typed.
  return sentencesOf(proposed).some(hasStrayWord) && !sentencesOf(asTyped(raw)).some(hasStrayWord) ? asTyped(raw) : proposed
}

/** Questions about what others have, do, or count, or of a notice: who “saved $90,000” in their answers, nobody has said. */
const OF_OTHERS =
  /^r\d+\.(?:(?:words|because|named|item|lacks)\d+|words-of-users|route)$|^(?:(?:r\d+|left3)\.)?(?:merit|second-effect|cost-today|who-counted|how-counted|problem|problem-size|usual-practice|users|next-users|beyond|spread|region|use-in-detail|second-use|user-ties|interest|planned-use)$/

/** Whether what is done in the answers to a question may be told of the petitioner. */
export const isOfPetitioner = (question: string): boolean => !OF_OTHERS.test(question)

/** What a person wrote, with a subject where the line begins with a past tense, a capital in front and a period at its end. */
export const proposeSentence = (raw: string): string => sentenceFrom(raw, true)

/** A sign before a line of a list; before a figure a dash may be its minus. */
const LIST_MARK = /^(?:[-–](?!\d)|[•*·▪●○])\s*/

/** `ofMe`: whether what has no subject may be told of the petitioner. */
function sentenceFrom(raw: string, ofMe: boolean): string {
  const line = withFittingTense(tidy(raw)).replace(LIST_MARK, '').replace(/[;,]$/, '')
  if (line === '') return ''
  const whole = ofMe && startsWithoutSubject(line) && !isDoneToOne(line) && !DONE_TO_WORK.test(line) ? `I ${lowerFirst(line)}` : line.slice(0, 1).toUpperCase() + line.slice(1)
  const told = whole.replace(/\bI am ((?:licensed|certified|registered|employed|a member|a fellow)\b[^.;,]*? since (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d\b)/gu, 'I have been $1')
  return /[.?!]”?$/.test(told) || !VERB.test(told) ? told : `${told}.`
}

/** “1.” and “1)”; a figure is none: “3.1 percent”, and “2020.” or “17.” where nothing is listed. */
const NUMBER_MARK = /^\s*(?:\(?(\d+)\)|(\d{1,2})\.(?!\d))(?!\s*(?:of|out of|percent|%)(?![\p{L}]))\s*/u
const withoutMark = (part: string, _place: number, all: readonly string[]): string => {
  const [mark = '', inParentheses, before] = NUMBER_MARK.exec(part) ?? []
  const number = inParentheses ?? before
  const isNumbered = number === '1' || (number !== undefined && all.length > 1)
  return isNumbered ? part.slice(mark.length) : part.trimStart().replace(LIST_MARK, '')
}

/** The paragraphs of an answer, each a fact of its own. Lines of a list are told apart too. */
export function paragraphsOf(raw: string): string[] {
  return (
    raw
      .replace(/\r\n?/g, '\n')
      .split(/\n\s*\n|\n(?=\s*(?:[-–•*·▪●○]|\d+[.)])\s)/)
      // A list that runs on in one line: “1) … 2) …”.
      .flatMap((part) => (/^\s*\(?1\)\s/.test(part) ? part.split(/\s+(?=\(?\d{1,2}\)\s)/) : [part]))
      .map(withoutMark)
      .map(tidy)
      // A figure on a line of its own belongs to what stands before it.
      .reduce<string[]>((parts, part) => {
        if (/\p{L}/u.test(part)) parts.push(part)
        else if (/\d/.test(part) && parts.length > 0) parts.push(`${parts.pop() ?? ''} ${part}`)
        return parts
      }, [])
  )
}

/** “at the University of Ohio” */
const withThe = (name: string): string => (/^University of (?:the )?\p{Lu}/u.test(name) ? `the ${name}` : name)

const article = (word: string) => (/^(?:[aeio]|M\.?[AB]?\.?S|u(?!n[ai])|8|11|18|honou?r)/i.test(word) && !/^(?:eu|one|uni|m[a-z]{2})/i.test(word) ? 'an' : 'a')

/** Whether a country is the United States, as people write it. */
export const isHere = (country: string): boolean => /^(?:(?:the )?united states(?: of america)?|u\.?s\.?a?\.?)$/i.test(country.trim())

function degreeWords({ degree = '', field = '', school = '', country = '', year = '' }: FactFields): string {
  const name =
    degree === ''
      ? 'a degree'
      : /^(?:the|a|an) /i.test(degree)
        ? degree
        : /\bdegree\b/i.test(degree)
          ? `a ${degree.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
          : `the degree of ${degree}`
  // "Master of Architecture in architecture" says one thing twice; a school here needs no country.
  const told = field === '' || new RegExp(`\\bof ${RegExp.escape(field)}$`, 'i').test(degree) ? '' : ` in ${field}`
  const abroad = country === '' || isHere(country) ? '' : `, ${country}`
  return `I hold ${name}${told}${school === '' ? '' : ` from ${withThe(school)}`}${abroad}${year === '' ? '' : `, conferred in ${year}`}.`
}

function roleWords({ title = '', employer = '', from = '', to = '' }: FactFields): string {
  const now = to === '' || /present|now|current/i.test(to)
  const place = employer === '' ? '' : /^self/i.test(employer) ? ' on my own account' : ` at ${withThe(employer)}`
  const work = title === '' ? '' : ` as ${article(title)} ${title}`
  if (from === '') return now ? `I work${place}${work}.` : `I worked${place}${work} until ${to}.`
  return now ? `I have worked${place}${work} since ${from}.` : `I worked${place}${work} from ${from} to ${to}.`
}

/** As it was typed, from a capital to a period: nobody is put in front of a line without a subject. */
export function asTyped(raw: string): string {
  const line = tidy(raw)
  const told = line.slice(0, 1).toUpperCase() + line.slice(1)
  return /[.?!]”?$/.test(told) || !VERB.test(told) ? told : `${told}.`
}

function phaseWords({ phase = '', when = '', with: partner = '', yields = '' }: FactFields): string {
  return `${[phase, when, partner === '' ? '' : `with ${partner}`].filter(Boolean).join(', ')}: ${yields}.`
}

function tieWords({ output = '', document = '', page = '', says = '' }: FactFields): string {
  return `${output}: ${document}${page === '' ? '' : `, page ${page}`}, says: ${says}.`
}

/** The sentence of a fact that has parts; `text` of one that has none. */
export function wordsOfFact(kind: FactKind, fields: FactFields, text: string): string {
  switch (kind) {
    case 'degree':
      return degreeWords(fields)
    case 'role':
      return roleWords(fields)
    // What is said of a document is not said of the petitioner.
    case 'passage':
      return asTyped(fields['says'] ?? text)
    case 'phase':
      return phaseWords(fields)
    case 'tie':
      return tieWords(fields)
    case 'name':
      return fields['name'] ?? text
    case 'statement':
    case 'item':
      return text
  }
}

/** Whether a fact tells a degree that was conferred by that day (YYYY-MM-DD). */
export function isConferred({ fields }: Pick<CaseFact, 'fields'>, day: string | null): boolean {
  const [field, school] = [(fields['field'] ?? '').trim(), (fields['school'] ?? '').trim()]
  const degree = fields['degree'] ?? ''
  const told = latestMonthOf(degree)
  const isHeld = conferredLevel(degree) !== null && (told === null || day === null || told <= monthOfDay(day))
  return isHeld && (field === '' || isFieldOfStudy(field)) && (school === '' || isSchoolName(school)) && isYearPast(fields['year'] ?? '', day)
}

/** Which degree a fact tells: what decides the door to EB-2. */
export const degreeLevel = ({ fields }: Pick<CaseFact, 'fields'>): DegreeLevel | 'other' => conferredLevel(fields['degree'] ?? '') ?? 'other'

/** Confirmed degrees of another country; one whose country is not known is none. */
export const foreignDegrees = (file: CaseFile): CaseFact[] =>
  settledFacts(file, 'eb2.degree').filter(({ kind, fields }) => kind === 'degree' && (fields['country'] ?? '') !== '' && !isHere(fields['country']!))

/** What the petitioner said of the United States equivalent of a degree, as a sentence of its own. */
export const equivalences = (file: CaseFile): CaseFact[] => settledFacts(file, 'eb2.degree').filter(({ kind }) => kind !== 'degree')
