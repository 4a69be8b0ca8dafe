/** Words that a note may stand for, by the question that it answers: the customer confirms or changes them, and nothing is told before. */
import { thirdPersonOf } from '../drafting/verbs.ts'
import { capitalize } from '../endeavor/sentence-forms.ts'
import { MONTH_NAMES } from '../format-date.ts'
import { waitsAtGate } from './broken-sentence.ts'
import { hasStrayWord } from './sentence-gate.ts'
import { sentencesOf } from './checks/block-text.ts'
import { CERTAIN, OFTEN } from './counted-nouns.ts'
import { hasNoVerb, isThing } from './terse.ts'
import { saysNo } from './says-nothing.ts'
import { withArticles } from './articles.ts'
import { fromNotes } from './from-notes.ts'
import { inOneNumber } from './verb-number.ts'

const NOUNS: ReadonlySet<string> = new Set(`${CERTAIN}|${OFTEN}|contractor|union|trap|season|archive|museum|conservator|plate|hammer|strategy`.split('|'))
const small = (words: string): string => (/^\p{Lu}\p{Ll}/u.test(words) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(words) ? words.slice(0, 1).toLowerCase() + words.slice(1) : words)
const DATE = `(?:(?:${MONTH_NAMES}) )?(?:19|20)\\d\\d`
const COUNT = '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'

/** “Version 1 in 2022, version 2 March 2024” → “version 1 in 2022 and version 2 in March 2024”. */
const dated = (note: string): string =>
  note.replace(new RegExp(`(\\p{Ll}|\\d) (?=${DATE}(?:[,.]|$))(?<!\\b(?:in|of|from|since|until|by|to|${MONTH_NAMES}) )`, 'gu'), '$1 in ').replace(/, (?=[^,]*$)/, ' and ')
const THING_AND_DATE = new RegExp(`^(?:[\\p{L}\\d][\\p{L}\\d’.-]* ){1,5}?(?:in )?${DATE}$(?<!\\b(?:since|until|from|by|after|before|is|are|was|were|has|have) ${DATE})`, 'u')
const SEASON = new RegExp(`\\b(?:spring|summer|fall|autumn|winter|early|late|mid) ${DATE}$`, 'iu')
const DATE_AT_END = new RegExp(` (?:in )?((?:(${MONTH_NAMES}) )?((?:19|20)\\d\\d))$`, 'u')

/** How a month or a year stands to a day: it may be running, and then nobody knows which side is meant. */
type Side = 'behind' | 'ahead' | 'unknown'
function sideOf(piece: string, day: string | null): Side {
  const [, , month, year] = DATE_AT_END.exec(piece) ?? []
  if (day === null || year === undefined) return 'unknown'
  const named = month === undefined ? year : `${year}-${String(MONTH_NAMES.split('|').indexOf(month) + 1).padStart(2, '0')}`
  const now = day.slice(0, named.length)
  return named < now ? 'behind' : named > now ? 'ahead' : 'unknown'
}

/** “Version 2 June 2027”: done before the day of the case, planned after it, and asked where it is neither for sure. */
function progressOf(note: string, day: string | null): string {
  const pieces = note.split(', ')
  if (!pieces.every((one) => THING_AND_DATE.test(one) && !SEASON.test(one))) return note
  const sides = new Set(pieces.map((one) => sideOf(one, day)))
  if (sides.size !== 1 || sides.has('unknown')) return note
  if (sides.has('behind')) return `I finished ${small(dated(note))}`
  const planned = pieces.map((one) => {
    const what = one.replace(DATE_AT_END, '')
    const when = DATE_AT_END.exec(one)?.[1] ?? ''
    return arePlural(what) ? `${what} are planned for ${when}` : `${withThe(what)} is planned for ${when}`
  })
  return planned.map((one, at) => (at === 0 ? one : small(one))).join(' and ')
}
const arePlural = (words: string): boolean => /(?:[^su]s|\bpeople)$/.test(words.split(/ (?:of|in|at|for|with|from|to|on|by) /)[0]!)

const NOUN_AND_DATE = new RegExp(`^((?:\\p{L}[\\p{L}’-]* ){1,5}?)(?:in |from )?(${DATE})$`, 'u')
const TWO_COUNTS = new RegExp(`^(At \\p{Lu}[\\p{L}’ ]*?(?= \\p{Ll}),? )?((?:\\p{L}[\\p{L}’-]* ){1,5}?)(${COUNT}) in ((?:19|20)\\d\\d)(?:,| and) (${COUNT}) in ((?:19|20)\\d\\d)$`, 'u')

/** Somebody or something that is only named: a few words, none of them a verb, a count, or a second thing. */
const isNamed = (note: string): boolean => hasNoVerb(note) && !/[\d,;:]/.test(note) && note.split(' ').length <= 7
/** The same, where the last word may look like a verb: “guild staff”. */
const isActor = (note: string): boolean => isNamed(note) || (!/[\d,;:]/.test(note) && !/(?:s|ed)$/.test(note) && / /.test(note) && isNamed(note.replace(/ \S+$/, '')))
const withThe = (note: string): string => (/^(?:the|an?|my|our|its|their|I)\b/i.test(note) || !/^\p{Lu}?\p{Ll}+(?: \p{Ll}|$)/u.test(note) || /^\p{Lu}\S*$/u.test(note) ? note : `the ${small(note)}`)
/** “Current employer”: the petitioner’s own. */
const withMy = (note: string): string => note.replace(/^(?=(?:current|present|own)\b)/i, 'my ').replace(/^my \p{Lu}/u, (words) => words.toLowerCase())
/** “me and the clerk” as a subject. */
const asSubject = (note: string): string => {
  const beside = /^(?:me|I) and (?!I\b)(.+)$/i.exec(note)?.[1]
  return beside !== undefined ? `${withThe(beside)} and I` : /^(?:me|I)$/i.test(note) ? 'I' : withThe(note)
}
const COUNTED_FROM = /^([^,]+),? (?:from|out of) (.+)$/

/** What the words of a note may be said of, by the question: no more than the question itself asks. */
const BY_QUESTION: Readonly<Record<string, (note: string, day: string | null) => string>> = {
  // Who will be first, and not who uses it today.
  users: (note) =>
    !/\b(?:first|then|later|now|after)\b|^(?:us|me|them|we|they|everybody|everyone)\b/i.test(note) && /s\b(?! of\b)|\band\b/.test(note.split(/ (?:of|in|at|for|with|from) /)[0]!)
      ? `The first users are ${small(note.replace(new RegExp(`, (?=${COUNT} (?:in|of) [^,]+$)`), ' and '))}`
      : note,
  'who-counted': (note) => {
    const [, who = note, records] = COUNTED_FROM.exec(note) ?? []
    return !/\b(?:guess\w*|unknown|future|soon|memory|nobody|later|planned)\b/i.test(who) && isActor(who.replace(/^(?:me|I) and /i, ''))
      ? `${capitalize(asSubject(who))} counted the effect${records === undefined ? '' : ` from ${records}`}`
      : note
  },
  'user-ties': (note) => (saysNo(note) ? 'Those who use the work neither employ nor pay me, do not buy from my employer, and do not compete with it' : note),
  // “Wipe, bleach, look” may be things or deeds.
  'usual-practice': (note) => (/^\p{L}+(?:, \p{L}+)+$/u.test(note) ? note : isOrder(note) ? `The usual practice today is to ${small(note)}` : `The usual practice today is ${small(note)}`),
  method: (note) => (isOrder(note) ? `I ${small(note)}` : note),
  route: (note) => (/^(?:free|public|open|available|published|printed|posted|listed|taught|sold|part of|in|on) /i.test(note) ? `It is ${small(note)}` : note),
  spread: (note) =>
    /^(?:anywhere|everywhere|wherever)\b/i.test(note)
      ? `It could work ${small(note)}`
      : `It could work in ${note.replace(/^(?=(?:Any|Every|Each|All|Most|Some)\b)./u, (letter) => letter.toLowerCase()).replace(/^(?!(?:any|every|each|all|most|some)\b).+$/u, small)}`,
  progress: progressOf,
  vehicle: (note) =>
    /^employee /i.test(note)
      ? note.replace(/^(?:[Ee]mployee) (of|at) /, 'I do the work as an employee $1 ')
      : isNamed(note) && !/\b(?:my|your)?self\b|^me$|^no\b/i.test(note)
        ? `I will do this work through ${withMy(note)}`
        : note,
  education: (note) =>
    note
      .replace(/^(?:(?:MA|MS|MSc|MEng|[Mm]asters?(?:’s)?),? )?thesis (on|about) /i, (_found, on: string) => `My ${/^m/i.test(note) ? 'master’s ' : ''}thesis was ${on} `)
      .replace(/^PhD,? thesis (on|about) /, 'My doctoral thesis was $1 ')
      .replace(/^(PhD|MS|MA|MSc|MEng)?,? ?thesis (?!on\b|about\b|was\b|is\b)(.+)$/i, (found, degree: string | undefined, what: string) =>
        !/[\d,;:]|^\p{Ll}+(?:s|ed)\b|\b(?:is|was|I|it)\b/u.test(what) ? `My ${degree === undefined ? '' : `${degree} `}thesis was on ${small(what)}` : found,
      ),
  urgency: (note) => note.replace(NOUN_AND_DATE, (found, what: string, when: string) => (isThing(what.trim()) ? `The ${small(what)}begins in ${when}` : found)),
}
/** Those that change nothing but words that they know. */
const SURE: ReadonlySet<string> = new Set(['vehicle', 'education', 'urgency', 'who-counted', 'user-ties'])
const isOrder = (note: string): boolean =>
  /^(?:Send|Sort|Drop|Put|Take|Stack|Weigh|Mix|Cut|Heat|Count|Collect|Compare|Find|Place|Press|Pull|Push|Read|Set|Measure|Mark|Check|Remove|Calculate)\b/i.test(note)

/** Whatever is asked: counts of two years, what is not in something, a count behind a sentence. */
const generally = (note: string, day: string | null): string =>
  inOneNumber(note)
    // A name would have its noun capitalized.
    .replace(
      /^(?=\p{Lu}\p{Ll}+ (?:association|cooperative|council|commission|committee|department|group|network|service|guild|board) (?:is|was|has|had|will|uses|used|gives|gave|recommends|put|took|wrote|asked|runs)\b)(?!(?:The|An?|My|Our|Its|This|That|Each|Every|No|One|Any|Some|Another) )/u,
      'The ',
    )
    .replace(/^Not (my|our) (employer|client|customer)s?, never paid me$/, 'It is not $1 $2 and has never paid me')
    .replace(TWO_COUNTS, (found, at: string | undefined, what: string, first: string, year: string, second: string, later: string) =>
      day !== null && [year, later].some((one) => one > day.slice(0, 4))
        ? found
        : `${at === undefined ? 'There' : `${at.trim().replace(/,?$/, ',')} there`} were ${first} ${small(what)}in ${year} and ${second} in ${later}`,
    )
    .replace(
      /^(.{3,60}?) not (in|part of) (?:my )?(?=\p{Ll})(?!(?:it|them|this|that|the|any|one|every|each|our|its|their)\b)/u,
      (_found, what: string, how: string) => `${what} ${/s$| and /.test(what) ? 'are' : 'is'} not ${how} my `,
    )
    .replace(new RegExp(`^(.+), (${COUNT} people)$`, 'u'), (found, before: string, people: string) => (hasNoVerb(before) ? found : `${before}; it has reached ${people}`))
    .replace(new RegExp(`, (${COUNT}) downloads$`, 'u'), '; it has been downloaded $1 times')

/** A note that begins with its verb, or that holds another clause, is none of one thing. */
const PARTED = /^(?:Needs?|Costs?|Requires?|Takes|Has|Have|Is|Are|Was|Were)\b|[:–]| [-–] |, (?:nobody|nothing|no one|everybody|they|it|he|she|we|I|the|some|all|none)\b/i
const isGood = (sentence: string): boolean => !waitsAtGate(sentence)
const ended = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`)

/** “You need a degree” said of everybody: “One needs a degree”. */
const withOne = (sentence: string): string =>
  sentence
    .replace(
      /\b([Yy])ou (are|have|do|need|see|want|get|know|pay|buy|use|find|take|make|open|send|call)\b/g,
      (_found, letter: string, verb: string) => `${letter === 'Y' ? 'O' : 'o'}ne ${{ are: 'is', have: 'has', do: 'does' }[verb] ?? thirdPersonOf(verb)}`,
    )
    .replace(/\b([Yy])ou (?=(?:can|cannot|could|must|will|would|may|might|should|never|always|only)\b)/g, (_found, letter: string) => `${letter === 'Y' ? 'O' : 'o'}ne `)
    .replace(/\byour\b/g, 'one’s')

function proposedFor(sentence: string, question: string, day: string | null): string | null {
  const note = sentence.replace(/\.$/, '')
  const general = generally(note, day)
  const chained = / [-–—] /.test(note) ? fromNotes(sentence, question, day) : null
  if (chained !== null) return chained
  const framed = BY_QUESTION[question]
  const tries = [general, ...(framed !== undefined && (SURE.has(question) || (hasNoVerb(note) && !PARTED.test(note)) || isOrder(note)) ? [framed(general, day)] : [])]
  for (const one of tries.flatMap((words) => [withArticles(words, NOUNS), words, withOne(words)])) {
    const whole = ended(capitalize(one))
    if (whole !== sentence && isGood(whole) && sentencesOf(whole).every((told) => !hasStrayWord(told))) return whole
  }
  const noted = fromNotes(sentence, question, day)
  return noted === null || noted === sentence || sentencesOf(noted).some((told) => !told.includes('[') && hasStrayWord(told)) ? null : noted
}

/** The text with a proposal for each sentence that is none, and a gap where there is none; null where none of them has one. `question`: the id of what it answers; `day`: the day of the case (`YYYY-MM-DD`), null where none is known: nothing is told as finished then. */
export function proposedWording(text: string, question: string, day: string | null): string | null {
  if (text.length > 800 || /[“”[\]]/.test(text)) return null
  const id = question.replace(/^(?:r\d+|left3)\./, '')
  const told = sentencesOf(text).map((sentence) => ({ sentence, words: isGood(sentence) && /[.?!]$/.test(sentence) ? sentence : proposedFor(sentence, id, day) }))
  // A wording with several gaps is more work than one's own.
  if (told.every(({ sentence, words }) => words === null || words === sentence) || told.filter(({ words }) => words === null).length > 1) return null
  return told.map(({ sentence, words }) => words ?? `[Who does what? You wrote: ${sentence.replace(/[.]$/, '')}.]`).join(' ')
}
