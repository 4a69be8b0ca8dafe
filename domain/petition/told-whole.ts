/**
 * Notes told as sentences, where rules can do so surely: two sentences that a comma joins are parted, articles and the words of
 * a date are put in, and what a note leaves out is taken from the question that it answers. A sentence that is still none
 * afterwards stays as it was typed, and is asked for again.
 */
import { capitalize, joinList } from '../endeavor/sentence-forms.ts'
import { findVerb } from '../drafting/verbs.ts'
import { MONTH_NAMES } from '../format-date.ts'
import { STATES } from '../resume/state-names.ts'
import { UNDER_TWENTY } from '../number-words.ts'
import { sentencesOf } from './checks/block-text.ts'
import { looseCommas } from './clauses.ts'
import { AUX, initialVowel, NOUNS, small, VERBS, withArticles } from './articles.ts'
import { withMissingWords } from './missing-words.ts'
import { isTelegraphic } from './telegraphic.ts'
import { FROM_TO_BARE, hasNoVerb } from './terse.ts'
import { inOneNumber } from './verb-number.ts'

type IsWhole = (sentence: string) => boolean

const ended = (words: string): string => (/[.?!]”?$/.test(words) ? words : `${words}.`)

const MONTH = `(?:${MONTH_NAMES})`
const IN_MONEY = /\b(?:costs?|paid|pays?|buys?|bought|price|grants?|granted|fund(?:s|ed|ing)?|budget|fees?|loan|savings?|saves?|earn(?:s|ed)?|revenue|sold|dollars)\b/i
const ENDS_AMOUNT = '(?=[.,;)]|$| (?:to|by|from|in|on|an?|per|each|and|or|until|for|over|where|so|which|but|because|when)\\b)'

/** Money and dates as notes write them. Outside of quotation marks. */
function written(text: string): string {
  return (
    text
      .replace(new RegExp(`\\b(${MONTH.toLowerCase().slice(3, -1)}) (?=(?:19|20)\\d\\d\\b)`, 'g'), (name) => capitalize(name))
      .replace(/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)nt\b/g, '$1 not')
      .replace(/(\d) ?\/ ?(?=(hour|day|week|month|year)\b)/g, (_found, digit: string, unit: string) => `${digit} ${unit === 'hour' ? 'an' : 'a'} `)
      .replace(/(?:[^.?!;]|[.](?=\d))+/g, (clause) =>
        IN_MONEY.test(clause)
          ? clause
              .replace(new RegExp(`(?<![$€£\\d.,])\\b(\\d[\\d.,]* (?:million|billion))${ENDS_AMOUNT}`, 'g'), '$$$1')
              .replace(
                new RegExp(`\\b(costs?|pays?(?: me| us)?|paid(?: me| us)?|[Gg]rants?(?: of)?|granted|fees?(?: of|,)?|fees?, about|about|[Ss]avings(?: of)?) (\\d{1,3}(?:,\\d{3})+)${ENDS_AMOUNT}`, 'g'),
                '$1 $$$2',
              )
          : clause,
      )
      .replace(
        /\b(wrote (?:in|on) (?:\p{Lu}\p{Ll}+ )?(?:\d{1,2}, )?(?:19|20)\d\d),? (?=(want|ask|need|plan)(s?) )/gu,
        (_found, wrote: string, _verb: string, one: string) => `${wrote} that ${one === '' ? 'they' : 'it'} `,
      )
      .replace(/\bfrom state(?=[.,;]|$)/g, 'from the state')
      // “The state counted this, not me.”
      .replace(/\b((?:counted|measured|tested|checked|weighed|wrote|made|did|found) (?:it|this|that|them|these)), (?:and )?not me(?=[.;]|$)/g, '$1, and not I')
      .replace(/(^|[.?!] )(?!(?:If|When|Whenever|Once|After|As|Because|Since|While|First|Until)\b)([^.?!,;:]+), then (?=(?:it|they|we|I|he|she) )/g, '$1$2, and then ')
      .replace(/\b1 (?=(?:day|hour|week|month|year)\b)/g, 'one ')
      .replace(/\b([Gg]rant|[Ss]avings|[Bb]udget|[Ff]ees|[Ll]oan) \$(?=\d)/g, '$1 of $$')
      .replace(new RegExp(`\\b(wrote|asked|repeated|started|began|finished|ended|published|released|signed|tested|came out) (?=(?:${MONTH} )?(?:19|20)\\d\\d\\b)`, 'g'), '$1 in ')
      .replace(/\b(?!years|editions|versions|rules|seasons|budgets|class|plans|minutes|records|reports|letters|notes|times|days|series)(\p{Ll}{3,}s) (?=(?:19|20)\d\d[.,;])/gu, '$1 in ')
  )
}

const FINITE = new RegExp(`\\b(?:${AUX}|${VERBS})\\b`, 'i')
const PRONOUN = '(?:I|we|they|it|he|she|nobody|everybody|no one|nothing)'
const DETERMINED = '(?:the|an?|my|our|its|their|his|her|no|other|each|every|most|some|half|all|\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const NAMED = '(?:\\p{Lu}[\\p{L}\\d’&-]+(?: \\p{Lu}[\\p{L}’&-]+){0,3})'
/** A subject and its verb, at the beginning of what stands behind a comma. */
const CLAUSE = new RegExp(
  `^(?:the other (?:two |three |four )?days? )?(?:${PRONOUN}|each(?= (?:has|have|is|needs))|${DETERMINED} (?:\\p{Ll}[\\p{L}’-]*(?: of (?:the|them))? ){1,4}?|${NAMED}|(?:pharmacist|farmer|county|program|software|company|association|nurse|teacher|inspector|operator)s?) ?(?:\\b(?:also|now|then|still|only|just|often) )?\\b(?:${AUX}|${VERBS})\\b`,
  'u',
)
const SUBJECT = new RegExp(`^(?:${PRONOUN}|${DETERMINED} (?:\\p{Ll}[\\p{L}’-]* ){1,3}?|${NAMED}) ?\\b(\\p{Ll}{3,}(?:s|ed))\\b`, 'u')
const isClause = (words: string): boolean => {
  if (CLAUSE.test(words)) return true
  const verb = SUBJECT.exec(words)?.[1]
  return verb !== undefined && findVerb(verb) !== null && !/^(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|all|most|some|each|every|half|no) \p{Ll}+s\b/u.test(words)
}
const JOINED = /^(?:and|but|or|nor|so|yet|which|who|whose|that|where|when|while|if|because|since|as|then|with|by|in|on|at|of|for|from|to|without|including|not|also|e\.g|i\.e)\b/
const SUBORDINATE = /^(?:If|When|Whenever|Since|Because|As|Although|Though|While|After|Before|Until|Where|Once|Unless|What|That|How|Whoever)\b/
const RELATIVE = /\b(?:that|which|who|whom|whose|where)\b/

const LEADS_IN = /^(?:In|By|At|On|For|With|From|During|Of|To|Without|Under|Over|Today|Now|Then|Here|Among|Between|Within|Every|Each)\b/
const SUBJECT_AND_VERB = new RegExp(`\\b(?:I|we|they|it|he|she) \\p{Ll}|\\b(?:${AUX})\\b`, 'u')
/** Whether words hold a verb of their own; a plural behind a preposition is none. */
const hasOwnVerb = (words: string): boolean =>
  / mine$/.test(words) ||
  (LEADS_IN.test(words.trim())
    ? SUBJECT_AND_VERB.test(words)
    : FINITE.test(words) ||
      words
        .trim()
        .split(' ')
        .slice(1)
        .some((word) => /\p{Ll}{2}ed$/u.test(word) || (/s$/.test(word) && findVerb(word) !== null)))

const DONE = 'written|made|designed|built|done|developed|measured|tested|published|drawn|filmed|programmed|funded|paid|trained|found|translated'
/** “program written by Lars Dahl”: was it. Where no “by” names who did it, nothing follows that may have been done: “The office found in May that …” is told of the office. */
const WITHOUT_WAS = new RegExp(
  `^((?:the |my |our )?(?:\\p{L}[\\p{L}’-]* ){1,3}?)(?=(?:${DONE}) (?:by |(?:in|at|with) (?:(?:19|20)\\d\\d|(?:[\\p{L}’-]+ ){0,3}[\\p{L}’-]+(?: (?:19|20)\\d\\d)?)(?=[,.;]|$)))`,
  'iu',
)
/** “Gorse Valley tested in May”: a body that is named does it. */
const isNamed = (subject: string): boolean => /\p{Lu}\p{L}*$/u.test(subject.trim()) && !NOUNS.has(subject.trim().toLowerCase())
/** “Plant manager measured by meter”: who measures is not measured. */
const ACTOR =
  /(?:manager|engineer|nurse|inspector|operator|technician|supervisor|farmer|grower|teacher|doctor|director|owner|officer|therapist|team|staff|department|office|agency|board|council|committee|association|company|university|lab|laboratory|group|crew)s?$/i
const isActor = (subject: string): boolean => ACTOR.test(subject.trim())
const withWas = (sentence: string): string => {
  const subject = WITHOUT_WAS.exec(sentence)?.[1]
  if (subject === undefined || isNamed(subject) || isActor(subject) || FINITE.test(subject) || /^(?:I|We|It|They|He|She|As|When|If|Once)\b/.test(subject) || /\b(?:and|or) $/.test(subject))
    return sentence
  return `${/^(?:the|my|our|an?) /i.test(subject) || /^\d/.test(subject) ? subject : `The ${small(subject)}`}${/s $/.test(subject) ? 'were' : 'was'} ${sentence.slice(subject.length)}`
}
/** “Idea and table mine”: they are. */
const withAre = (sentence: string): string => {
  const what = /^(?:[Tt]he |[Mm]y )?([\p{L} ]{3,40}?)(?: (?:is|are))? mine(?=[,.;]|$)/u.exec(sentence)
  if (what === null || /\b(?:is|are)\b/.test(what[0]) || /^(?:It|This|That|All|Everything)$/.test(what[1]!)) return sentence
  const parts = what[1]!.split(' and ')
  return `The ${parts.map(small).join(' and the ')} ${parts.length > 1 || /s$/.test(what[1]!) ? 'are' : 'is'} mine${sentence.slice(what[0].length)}`
}
const SINCE_WHEN = `(?=(?:(?:the )?(?:spring|summer|fall|autumn|winter|end|beginning) of |early |late )?(?:${MONTH} (?:\\d{1,2}, )?)?(?:19|20)\\d\\d)`
/** Words between a verb and “since” that begin no clause of their own. */
const BETWEEN = '(?:(?!(?:that|which|who|where|when|because|and|but|or|as|than|to|since|until|after|first|best|worst|most|least|only|[\\p{Ll}]{3,}est)\\b)[\\p{L}\\d’&-]+ )'
const I_SINCE = new RegExp(`\\bI (hold|am|work|lead|own|manage|direct|serve|practice|live|supervise|head|chair) (${BETWEEN}{0,8}(?:as (?:an?|the) ${BETWEEN}{1,5})?)since ${SINCE_WHEN}`, 'gu')
const PERFECT: Readonly<Record<string, string>> = {
  hold: 'held',
  am: 'been',
  work: 'worked',
  lead: 'led',
  own: 'owned',
  manage: 'managed',
  direct: 'directed',
  serve: 'served',
  practice: 'practiced',
  live: 'lived',
  supervise: 'supervised',
  head: 'headed',
  chair: 'chaired',
}
const THEY_SINCE = new RegExp(`(?<=\\p{L} )(?:(already|also|always|now|still) )?(uses|runs|teaches) ((?:it|this|the|an?|my|our|its|all|\\d[\\d,]*) ${BETWEEN}{0,6})since ${SINCE_WHEN}`, 'gu')
/** “They give me one day a week since 2024”, where a verb and nothing else is told of them. */
const PRONOUN_SINCE = new RegExp(`(?<=^|[.;,] |\\b(?:and|but) )([Tt]hey|[Ww]e) (\\p{Ll}{3,}) (${BETWEEN}{0,8})since ${SINCE_WHEN}`, 'gu')
const PARTICIPLES: Readonly<Record<string, string>> = {
  give: 'given',
  send: 'sent',
  make: 'made',
  buy: 'bought',
  sell: 'sold',
  pay: 'paid',
  keep: 'kept',
  get: 'received',
  take: 'taken',
  hold: 'held',
  do: 'done',
  lend: 'lent',
  let: 'let',
}
const IS_SINCE = new RegExp(`\\b(is|are) (not )?(${BETWEEN}{1,4})since ${SINCE_WHEN}`, 'gu')

/** “Sampling already runs since …” → “has already run since”: the adverb goes between. */
const behindAuxiliary = (adverb: string | undefined): string => (adverb === undefined ? '' : `${adverb} `)

/** “They use it since 2025” → “They have used it since 2025”. */
const withPerfect = (text: string): string =>
  text
    .replace(
      /(?<!\b(?:in|of|for|to|has|have|had|having) )(?<!\b(?:has|have|had|having) (?:already|also|always|now|still) )\b(?:(already|also|always|now|still) )?(use|run|have|teach)( (?:it|this|the \p{Ll}+))? since (?=(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)/gu,
      (_found, adverb: string | undefined, verb: string, what = '') => `have ${behindAuxiliary(adverb)}${{ use: 'used', run: 'run', have: 'had', teach: 'taught' }[verb]!}${what as string} since `,
    )
    .replace(
      /\b(?:(already|also|always|now|still) )?(uses|runs|teaches)( (?:it|this|the \p{Ll}+))? since (?=(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)/gu,
      (_found, adverb: string | undefined, verb: string, what = '') => `has ${behindAuxiliary(adverb)}${{ uses: 'used', runs: 'run', teaches: 'taught' }[verb]!}${what as string} since `,
    )
    .replace(PRONOUN_SINCE, (found, who: string, verb: string, what: string) => {
      const known = findVerb(verb)
      const participle = PARTICIPLES[verb] ?? (known?.form === 'base' && known.past.endsWith('ed') ? known.past : undefined)
      return participle === undefined ? found : `${who} have ${participle} ${what}since `
    })
    .replace(THEY_SINCE, (_found, adverb: string | undefined, verb: string, what: string) => `has ${behindAuxiliary(adverb)}${{ uses: 'used', runs: 'run', teaches: 'taught' }[verb]!} ${what}since `)
    .replace(I_SINCE, (_found, verb: string, what: string) => `I have ${PERFECT[verb]!} ${what}since `)
    .replace(IS_SINCE, (_found, verb: string, not = '', what = '') => `${verb === 'is' ? 'has' : 'have'} ${not as string}been ${(what as string).replace(/ now $/, ' ')}since `)

/** Letters of a clause that is looked through at each of its commas. */
const CLAUSE_MAX = 400

/** Words; a shorter half is an aside on the other. */
const WORDS_LEAST = 4

/** “on August 14, 2025”: the comma of a date. */
const ENDS_WITH_DAY = new RegExp(`\\b${MONTH} \\d{1,2}$`)

/** “A is so, B does that”: two sentences. Clauses of a list that ends in “and” stay together. */
function parted(sentence: string): string[] {
  if (!mayPart(sentence)) return [sentence]
  for (const { index } of sentence.matchAll(/, /g)) {
    const [left, right] = [sentence.slice(0, index), sentence.slice(index + 2)]
    if (ENDS_WITH_DAY.test(left) && /^(?:19|20)\d\d\b/.test(right)) continue
    const own = left.slice(Math.max(left.lastIndexOf(';'), left.lastIndexOf(':')) + 1)
    if (own.length > CLAUSE_MAX) return [sentence]
    if (!hasOwnVerb(own) || RELATIVE.test(own.split(/,/).at(-1)!) || /, (?:and|or) /.test(right)) continue
    // What a clause with “if” leads to stands behind its comma.
    const pieces = own.trim().split(', ')
    if ([pieces[0]!, pieces.at(-1)!].some((piece) => SUBORDINATE.test(capitalize(piece)))) continue
    // “…, but the chart and the form, all of that was me”: it takes up what stands before it, which is no sentence.
    if (/^all of (?:that|this|it|them) /.test(right)) continue
    // “…, and fourth, the case enters a log.”: the comma stands behind the word that counts.
    if (/\b(?:first|second|third|fourth|fifth|last|next|finally|then)$/i.test(left)) continue
    const whenever = /^(when|if) (\p{L}+(?: \p{L}+)?) ([^,]{3,60}?) (?=(?:he|she|they|it|I|we) \p{Ll}+)/u.exec(right)
    // “…, we expect.”, “…, I was informed.” say how the first half is meant.
    if (whenever === null && right.split(' ').length < WORDS_LEAST) continue
    if (whenever === null && (JOINED.test(right) || !(isClause(right) || WITHOUT_WAS.test(right)))) continue
    const then = whenever === null ? right : `${whenever[0].trimEnd()}, ${right.slice(whenever[0].length)}`
    // A figure begins no sentence, and what speaks of the same thing goes on.
    return /^(?:\d|(?:it|they|this|he|she) )/.test(then) ? [`${left}; ${then}`] : [`${left}.`, ...parted(capitalize(then))]
  }
  return [sentence]
}

const DEGREES: Readonly<Record<string, string>> = {
  bachelor: 'a bachelor’s degree',
  bachelors: 'a bachelor’s degree',
  master: 'a master’s degree',
  masters: 'a master’s degree',
  doctorate: 'a doctorate',
  phd: 'a PhD',
}
const bareDegree = (words: string): string =>
  words
    .replace(/^an? /i, '')
    .replace(/[’']/g, '')
    .replace(/ degree$/i, '')
const degreeOf = (words: string): string => {
  const bare = bareDegree(words)
  return DEGREES[bare.toLowerCase()] ?? (/^\p{Lu}{2,}|^\p{Lu}\p{Ll}*\p{Lu}/u.test(bare) ? `${initialVowel(bare)} ${bare}` : words)
}
const OFTEN = '(usually|normally|typically|generally)'
const OCCUPATION = new RegExp(
  `^(?:an? )?((?:\\p{L}+ ){0,3}\\p{L}+)(?:[,;.] |, (?:which )?)(?:it )?(?:${OFTEN} )?(?:(?:requires?|needs?) (?:${OFTEN} )?(.+?)|((?:an? )?[\\p{L}’]+(?: degree)?)(?: is)?(?: ${OFTEN})?(?: (?:needed|required))?)(?: (${OFTEN.slice(1, -1)}))?( in (?:all|most|every)(?: of)?(?: the)?(?: \\d+)? states?| everywhere)?\\.?$`,
  'iu',
)

/** What is no thing among things of a list. */
const IS_THERE = /:|\b(?:exists?|existing|already)\b/i
export const NO_OUTPUT =
  /^(?:and|or|but|maybe|perhaps|possibly|also|then|later|all|in|on|at|by|for|from|to|of|with|without|as|not|if)\b|^(?:free|open|public|online|ready|new|done|available|finished)\.?$|\b(?:maybe|perhaps|not|yet|hopefully|each|etc)\b/iu

/** Things of a list with their articles: “guide, restore box image, paper forms” → “a guide, a restore box image, and paper forms”. */
function listed(words: string): string {
  const items = words
    .replace(/\.$/, '')
    .split(/, (?:and )?| and /)
    .map((one) => small(one.trim()))
    .filter(Boolean)
    .map((one) =>
      /^(?:an?|the|my|our|\d(?!\d*-\p{L}+ \p{Ll}+$)|two|three|four|five|six|some)\b/iu.test(one) ||
      /(?:[^s]s|ware|code|training|data|advice|guidance|software)$/.test(one.split(/ (?:of|for|with|on|in|to|from) /)[0]!)
        ? one
        : `${initialVowel(one)} ${one}`,
    )
  return joinList(items.map((one) => one.replace(/^a (\d)-(?=\p{L})/u, (_found, digit: string) => `a ${UNDER_TWENTY[Number(digit)]!}-`)))
}

const AHEAD_VERBS =
  'put|train|publish|write|test|make|build|release|finish|start|begin|add|run|develop|launch|open|extend|do|hold|sell|visit|create|design|expand|measure|teach|install|submit|adapt|offer|prepare|collect|validate|translate|compare|repeat|bring|set|apply'
const WHEN = `(?:(?:In|By|From|Until|During|After|Before) )?(?:(?:early|late|mid|summer|spring|fall|autumn|winter|${MONTH}) )*(?:19|20)\\d\\d`

/** “In 2027 train 40 trainers” → “In 2027 I will train 40 trainers”; a second year begins a sentence. */
function planned(sentence: string): string[] {
  return sentence
    .replace(new RegExp(`(?:, |; )(?:and )?(?:in )?((?:${MONTH} )?20\\d\\d),? (?=(?:${AHEAD_VERBS})\\b)`, 'g'), '. In $1 ')
    .split(/(?<=\.) (?=In )/)
    .map((one) =>
      one
        .replace(
          new RegExp(`^(${WHEN})[:,]? (?=(?:${AHEAD_VERBS})\\b)`),
          (_found, when: string) => `${/^(?:\d|[A-Z][a-z]+ \d|early|late|mid)/.test(when) && !/^(?:In|By|From|Until|During|After|Before) /.test(when) ? `In ${small(when)}` : when} I will `,
        )
        .replace(new RegExp(`^(?=(?:${capitalized(AHEAD_VERBS)}) (?!(?:is|was|are|were)\\b)[\\p{Ll}\\d])`, 'u'), '\u0000')
        .replace(/^\u0000(\p{Lu})/u, (_found, letter: string) => `I will ${letter.toLowerCase()}`)
        .replace(/(\d+ (?:more )?\p{Ll}+), (\d+ (?:more )?\p{Ll}+)(?=\.?$)/u, '$1 and $2'),
    )
}
const capitalized = (words: string): string => words.split('|').map(capitalize).join('|')

const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?'
const FROM_TO = new RegExp(
  `^((?:At (?:[^,]{3,50}, |\\p{Lu}[\\p{L}’&-]*(?: \\p{Lu}[\\p{L}’&-]*){0,3} (?=\\p{Ll})))?)((?:\\p{L}[\\p{L}’-]* ){0,5}?\\p{L}[\\p{L}’-]*) from (\\$?)(${NUMBER})((?: (?:percent|per \\p{Ll}+|an? \\p{Ll}+|\\p{Ll}+)){0,2}?)(?: before)? to (\\$?)(${NUMBER})(?!\\d)`,
  'u',
)
/** “The share of tests from 40 percent to 97 percent” → with the verb that its numbers give it. */
function changed(sentence: string): string {
  const found = FROM_TO.exec(sentence)
  if (found === null || /\b(?:I|we|they|it|he|she)\b/.test(`${found[1]!}${found[2]!}`) || FINITE.test(found[2]!) || findVerbIn(found[2]!)) return sentence
  // “Alarms down from 31 to 6”: which way they went is the verb.
  const [, what = '', bent = ''] = /^(.*?)(?: (down|up))?$/u.exec(found[2]!) ?? []
  const [from, to] = [Number(found[4]!.replaceAll(',', '')), Number(found[7]!.replaceAll(',', ''))]
  if (from === to || (bent === 'down' ? from < to : bent === 'up' && from > to)) return sentence
  // “Tiles from 1890 to 1930 hang on hooks”, “Pipe from 4 to 12 inches leaks”: a span of what the sentence has another verb for.
  const clause = /^[^,;.]*/.exec(sentence.slice(found[0].length))![0]
  if ((isYear(found[4]!) && isYear(found[7]!)) || !hasNoVerb(`${found[7]!}${clause}`)) return sentence
  const [whole = '', place = '', , money = '', first = '', unit = '', money2 = ''] = found
  const subject =
    place === '' ? (/s$/.test(what.split(/ (?:of|in|for) /)[0]!) || /^(?:The|An?|My|Our|Its) /.test(what) ? what : `The ${small(what)}`) : `${place.replace(/,? $/, ',')} the ${small(what)}`
  const perUnit = unit.replace(' per ', ' a ')
  return `${subject} ${from < to ? 'rose' : 'fell'} from ${money}${first}${perUnit} to ${money2}${found[7]!}${sentence.slice(whole.length)}`.replace(/, counted by (?=\p{Ll})/u, ', as counted by ')
}
const isYear = (number: string): boolean => /^(?:1[5-9]|20)\d\d$/.test(number)
const findVerbIn = (words: string): boolean => words.split(' ').some((word) => /(?:ed)$/.test(word) && findVerb(word) !== null)

/** What somebody has: a sum or the kind of means, and no name of who gives it. */
/** “70 percent of my time” is given, and not had. */
const OF_MY_TIME = /^(\d{1,3} percent of my (?:working )?time)\.?$/
const MEANS_FIRST =
  /^(?:(?:an?|the|my|one|two|three|\d+)\b|\$|(?:grants?|contracts?|agreements?|loans?|salary|savings|funding|funds|stipend|fellowship|budget|revenue|equipment|access|use|space|land|staff)\b)/iu
/** “It will be created table, data set”: the things behind it are what the work produces. */
const WILL_BE_CREATED = /^(?:It|There) will be (?:created|made|developed|produced|built) (?=\p{L})(?!by |in |at |with |for )/u
/** What a note leaves out, by the question that it answers: subject, verb, or both. */
const FRAMES: Readonly<Record<string, (note: string) => string | null>> = {
  means: (note) =>
    OF_MY_TIME.test(note)
      ? note.replace(OF_MY_TIME, 'I work on it for $1')
      : FINITE.test(note) || note.includes(':') || !MEANS_FIRST.test(note)
        ? null
        : `I have ${small(note)
            .replace(/\b(contract with [^,$]+?) \$/, 'a $1 for $')
            .replace(/^(grant)\b/, 'a $1')
            .replace(/^(\$[\d,]+) (?=(?:grant|loan|contract|stipend|fellowship|award)\b)/, 'a $1 ')
            .replace(/, signed(?=\.?$)/, ', which is signed')}`,
  // “Existing: a guide”, “the card and the form exist already”: what is there is not to be made.
  // “… (not built yet)”, “maybe twelve”, “free”: what is no thing is in no list of things.
  outputs: (answer) => {
    const note = answer.replace(WILL_BE_CREATED, '')
    return FINITE.test(note) || IS_THERE.test(note) || note.split(/, (?:and )?| and /).some((one) => NO_OUTPUT.test(one.trim())) ? null : `The work will produce ${listed(note)}.`
  },
  education: (note) => {
    const thesis = /^(?:the )?((?:MS|MSc|MA|PhD|DVM|master[’']?s|doctoral|bachelor[’']?s) )?(thesis|dissertation|PhD)(?: (?:was|is))? (on|about) ([^,;]+)$/iu.exec(note)
    if (thesis !== null) return `My ${thesis[1] === undefined ? '' : small(thesis[1])}${thesis[2]!.replace(/^T|^D/, (letter) => letter.toLowerCase())} was ${thesis[3]!.toLowerCase()} ${thesis[4]!}`
    if (FINITE.test(note)) return note.replace(/^(PhD|Dissertation|Thesis|Master[’']s)(?= (?:was|is|taught|gave)\b)/, (word) => `My ${word === 'PhD' ? word : small(word)}`)
    return /^Courses? (?:on|in) /i.test(note) ? `I took ${small(note)}` : null
  },
  occupation: (note) => {
    const found = OCCUPATION.exec(note)
    if (found === null || FINITE.test(found[1]!) || /^(?:I|We|It|The)\b/.test(found[1]!)) return null
    const [, occupation = '', before, , required, named, , after, where = ''] = found
    const often = [before, found[3], found[6], after].find((one) => one !== undefined && new RegExp(`^${OFTEN}$`, 'i').test(one))
    const needs = required ?? named
    if (needs === undefined || (named !== undefined && DEGREES[bareDegree(named).toLowerCase()] === undefined && !/^\p{Lu}\p{L}*\p{Lu}/u.test(named))) return null
    const told = needs
      .replace(/\.$/, '')
      .split(/ (or|and) /)
      .map((one, place) => (place % 2 === 1 ? one : degreeOf(one)))
      .join(' ')
    return `I will work as ${initialVowel(occupation)} ${small(occupation)}. The occupation ${often === undefined ? '' : `${often.toLowerCase()} `}requires ${told}${where}.`
  },
  license: (note) => {
    const held = /^((?:[A-Z]{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)) (?:state )?license (since .+)$/u.exec(note)
    const state = held === null ? undefined : (STATES[held[1]!] ?? (Object.values(STATES).includes(held[1]!) ? held[1] : undefined))
    if (held !== null && state !== undefined) return `I have held ${initialVowel(state)} ${state} license ${held[2]!}`
    const engineer = /^P\.?E\.? in (\p{Lu}[\p{L} ]+?) (since .+)$/u.exec(note)
    return engineer === null ? null : `I have been licensed as a professional engineer in ${engineer[1]!} ${engineer[2]!}`
  },
  vehicle: (note) => {
    if (/^(?:I am )?self[- ]employed\.?$/i.test(note)) return 'I do the work on my own account.'
    const share = /^(?:at )?(?:the )?(\p{Lu}[^,.]*), (?:(\d+) (?:percent|%) of my time|(?:(\d+|one|two|three|four) (days?|hours?) (?:a|per|each) week))(?: (?:on|for) it)?\.?$/iu.exec(note)
    if (share !== null) return `I do the work at ${share[1]!} and give it ${share[2] === undefined ? `${share[3]!} ${share[4]!} a week` : `${share[2]} percent of my time`}.`
    return note.replace(/^As employee of /, 'As an employee of ').replace(/, ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)(?=\.?$)/, ', on $1')
  },
  recognition: (note) =>
    note
      .replace(/^(?:A )?([Rr]eviewer|[Mm]ember|[Jj]uror|[Ee]ditor) (of|for|at) /, (_found, what: string, of: string) => `I have been ${initialVowel(what)} ${what.toLowerCase()} ${of} `)
      .replace(/^(?:An )?[Ii]nvited talk at (?:the )?(.+?)(?: in)? ((?:19|20)\d\d)/, 'I gave an invited talk at $1 in $2'),
  publications: (note) => {
    const counts = /^(\d+) papers, (\d+) (?:as )?first author(?:, (?:cited (\d+) times|(\d+) citations))?\.?$/i.exec(note)
    const cited = counts?.[3] ?? counts?.[4]
    return counts === null ? null : `I have published ${counts[1]!} papers, ${counts[2]!} of them as first author${cited === undefined ? '' : `; they have been cited ${cited} times`}.`
  },
  urgency: (note) => note.replace(/^([^,.;]*\b(?:rule|law|program|season|term)\b[^,.;]*?) (?=enforced|due|open|closed|required)/i, '$1 is '),
}
/** Frames that know the whole note, so that it does not matter whether it looks like a sentence. */
const STRICT: ReadonlySet<string> = new Set(['vehicle', 'occupation', 'license', 'publications'])

/** “Kiln cost $900 to $400” → “Kiln cost fell from $900 to $400”: what goes down is no range. What goes up may be one, and is asked for again. */
function fallen(sentence: string): string {
  const found = FROM_TO_BARE.exec(sentence)
  // “The 31 to 14.”: of what, nobody says.
  if (found === null || FINITE_BEFORE.test(found[1]!) || /^(?:The|An?|My|Our|Its|From|In|At)$/.test(found[1]!)) return sentence
  const [from, to] = [Number(found[3]!.replace(/,/g, '')), Number(found[6]!.replace(/,/g, ''))]
  return from > to ? `${found[1]!} fell from ${sentence.slice(found[1]!.length + 1)}` : sentence
}
const FINITE_BEFORE = /\b(?:is|was|are|were|has|have|had|went|came|rose|fell|grew|did|\p{Ll}+ed)\b/u

/** “At Tres Ríos: I reduced …” → “At Tres Ríos I reduced …”. */
const unlabelled = (sentence: string): string =>
  sentence
    .replace(/^(First|Second) (half|quarter) of ((?:19|20)\d\d),? (?=(?:we|I) )/u, (_found, which: string, part: string, year: string) => `In the ${which.toLowerCase()} ${part} of ${year}, `)
    .replace(/^((?:At|In|With|Before|During|After) [^:]{2,50}): (?=I |we |the |there )/, '$1 ')
    .replace(/^(At \p{Lu}[^:,]{1,50}): (?=\p{Ll}{2,}ed (?:the|an?|\d))/u, '$1 I ')
    .replace(/^(\p{Lu}[\p{L}’&]+(?: (?:of |for )?\p{Lu}[\p{L}’&]+)+): (\d[\d,]* (?:\p{Ll}+ ){1,3}?)(?=(?:found|trained|tested|closed|installed|treated|repaired|stopped|counted)\b)/u, 'At $1, $2were ')

/** One thing of many that acts at the beginning of a sentence has its article, whatever else is right. */
const leads = (sentence: string): string => {
  const told = withArticles(sentence)
  return told.startsWith('The ') && !sentence.startsWith('The ') ? told : sentence
}

const outside = (text: string, change: (piece: string) => string): string =>
  text
    .split(/(“[^”]*”)/)
    .map((piece, place) => (place % 2 === 1 ? piece : change(piece)))
    .join('')

const STANDS_ALONE =
  /^(?:(?:by|since|until|before|after) (?:then|that) |so far |now |today |later )?(?:I|we|they|he|she|it|there|that|this|these|those|nobody|everybody|the|an?|my|our|its|their|his|her|no|each|every|one|two|three|four|five|six|seven|eight|nine|ten|some|most|many|both|all|ours|theirs|\p{Lu}[\p{L}’&-]*|\p{Ll}+(?<!s)s) /u

/** One half says how the other is meant: what is hoped, doubted, told by others, or only supposed is no statement by itself. */
const TELLS_HOW = new RegExp(
  `\\b(?:${[
    'hop(?:e|ed|es)|doubt(?:s|ed)?|think(?:s)?|thought|guess(?:es|ed)?|told|claim(?:s|ed)?|sa(?:y|ys|id)|believe[sd]?|den(?:y|ies|ied)|suppose[sd]?|assume[sd]?|imagine[sd]?|suggest(?:s|ed)?',
    'sure|certain|proven?|true|false|lie|so|wish|test|game|joke|goal|dream|plan|let us|maybe|perhaps|if|unless|had I|were it|every time|the (?:day|moment|time|year|week|minute)',
  ].join('|')})\\b`,
  'i',
)

const mayPart = (sentence: string): boolean => !/[“”]/.test(sentence) && !TELLS_HOW.test(sentence)

/** A sentence parted where only a comma joins its clauses. */
function atCommas(sentence: string): string[] {
  const at = mayPart(sentence) ? looseCommas(sentence) : []
  // “…, principal kept the log”: one thing of many needs its article first.
  if (at.some((place) => !STANDS_ALONE.test(sentence.slice(place + 2)) || sentence.slice(place + 2).split(' ').length < WORDS_LEAST)) return [sentence]
  return [...at, sentence.length].map((end, place) => ended(capitalize(sentence.slice(place === 0 ? 0 : at[place - 1]! + 2, end))))
}

/** “Page 12: “…””, of the document that is named with it. */
const ON_PAGE = /^(?:[Oo]n )?[Pp](?:age|\.) ?(\d{1,4}):? (“[^”]{8,600}”)\.?$/u
const SAID_BY = new RegExp(`^(“[^”]{8,400}”) ?[—–-] ?(\\p{Lu}[\\p{L}’-]*(?: \\p{Lu}[\\p{L}.’-]*){1,3}), (letter|e-?mail|message|report) of ((?:${MONTH} (?:\\d{1,2}, )?)?(?:19|20)\\d\\d)\\.?$`, 'u')

/** Letters of an answer that is read as notes; a longer one was not typed in a hurry. */
const WORDS_MAX = 1_600

/** Signs of markup and programs, and letters that were lost: no sentence is made of these. */
const NO_NOTE = /[<>{}[\]\\=#`|@\u200b\ufffd]/

/** `text`: an answer as a copy editor hands it on. `question`: the id of what it answers; empty where it is not known. */
export function toldWhole(text: string, question: string, isWhole: IsWhole): string {
  if (text.length > WORDS_MAX || NO_NOTE.test(text)) return text
  // “The first list we had” – Ada Reed, letter of May 2026
  const said = question === 'words-of-users' ? SAID_BY.exec(text) : null
  const placed = /^(?:priority|priority-bears|second-priority)$/.test(question) ? ON_PAGE.exec(text) : null
  if (placed !== null) return `On page ${placed[1]!} the document says: ${placed[2]!.replace(/[.]?”$/, '.”')}`
  if (said !== null) return `${said[2]!} wrote in ${/^[aeiou]/.test(said[3]!) ? 'an' : 'a'} ${said[3]!} of ${said[4]!}: ${said[1]!.replace(/[.]?”$/, '.”')}`
  const id = question.replace(/^r\d+\./, '')
  const isBroken = (sentence: string): boolean => !isWhole(sentence) || isTelegraphic(sentence)
  const all = outside(text, (piece) => withPerfect(written(piece)))
  const frame = FRAMES[id]
  // What is one note is framed as one, before its commas part it.
  const framed =
    frame === undefined || (id === 'means' && sentencesOf(all).length > 1) || (!STRICT.has(id) && !(id === 'outputs' && WILL_BE_CREATED.test(all)) && !sentencesOf(all).every(isBroken))
      ? null
      : frame(all)
  if (framed !== null && framed !== all && sentencesOf(framed).every((one) => !isBroken(withArticles(one))))
    return sentencesOf(framed)
      .map((one) => ended(withArticles(withMissingWords(one))))
      .join(' ')
  return sentencesOf(all)
    .flatMap((sentence) => {
      const pieces = parted(unlabelled(outside(sentence, (words) => inOneNumber(withMissingWords(words)))))
      return pieces.flatMap((whole) => {
        const piece = withAre(withWas(fallen(capitalize(changed(outside(whole, withMissingWords))))))
        if (!isBroken(piece)) return [leads(piece)]
        const clauses = atCommas(piece)
        if (clauses.length > 1 && clauses.every((one) => !isBroken(one))) return clauses.map(leads)
        const steps = id === 'plan' || id === 'second-year' ? planned(piece) : [piece]
        return steps.map((step) => {
          const own = frame?.(step) ?? step
          const told = withArticles(own)
          return isBroken(told) ? (isBroken(step) ? withArticles(step) : step) : told
        })
      })
    })
    .map((sentence, place, list) => (place < list.length - 1 || !all.endsWith(sentence) ? ended(sentence) : sentence))
    .map(capitalize)
    .join(' ')
}
