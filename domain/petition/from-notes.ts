/** The sentences that a note most likely stands for: its subject, its articles, a chain parted, signs and short forms written out. A proposal only: the customer looks at it, and what nobody can know is a gap in brackets. */
import { findVerb } from '../drafting/verbs.ts'
import { capitalize } from '../endeavor/sentence-forms.ts'
import { MONTH_NAMES } from '../format-date.ts'
import { DETERMINER, FUNCTION, initialVowel, IS_VERB, PLAIN, small, withArticles } from './articles.ts'
import { waitsAtGate } from './broken-sentence.ts'
import { sentencesOf } from './checks/block-text.ts'
import { isOfPetitioner } from './fact-words.ts'
import { ONE_OF_MANY } from './one-of-many.ts'
import { faultsOf } from './sentence-gate.ts'

const SIGNS: readonly [RegExp, string][] = [
  [/(?<=[\p{Ll}\d)]) & (?=[\p{Ll}\d])/gu, ' and '],
  [/\bthru\b/gi, 'through'],
  [/\bw\/o (?=\p{L})/gu, 'without '],
  [/\bw\/ ?(?=[\p{L}\d])/gu, 'with '],
  [/\bb\/w\b/g, 'between'],
  [/\bincl\.? (?=\p{L})/gu, 'including '],
  [/ vs\.? (?=[\p{L}$\d])/gu, ' compared with '],
  [/\b(\d[\d,]*)\+ (?=\p{Ll})/gu, 'at least $1 '],
  [/(?<=\p{Ll} )((?:19|20)\d\d) ?[-–] ?((?:19|20)\d\d)(?=[,;.]|$)(?<!\b(?:from|in|of|between|since|the) [^,;.]{9,12})/gu, 'from $1 to $2'],
  [/\bin (field|process|area|frame|territory) of\b/g, 'in the $1 of'],
  [/\byrs\b/g, 'years'],
  [/\bdept\.? of\b/g, 'department of'],
]
/** Signs and short forms as English writes them. */
export const writtenOut = (note: string): string => SIGNS.reduce((told, [found, written]) => told.replace(found, written), note)

/** “takes effect January 2028” */
const BARE_MONTH = new RegExp(`(?<=\\p{Ll}) (?=(?:${MONTH_NAMES}) (?:19|20)\\d\\d(?:[,.;]|$))(?<!\\b(?:in|of|from|since|until|by|to|and|or|before|after|for|during|early|late|mid|last|next) )`, 'gu')
/** “Cost per test about $3”: whether it still is, nobody knows. */
const ABOUT = /^((?!.*\b(?:is|are|was|were|has|have|will)\b)[^,;:.]{3,60}?) (about|approximately|around|only|at least|up to) (?=\$?\d)/
const RELEASED = /\b([Vv]ersion \d+(?:\.\d+)?) (released|published|completed|tested) (?=in (\d{4})\b)/g

/** A noun that is one of what stands behind its “of”: “a team of 12 engineers”. */
const HOLDS = /\b(?:team|group|set|series|pair|number|network|list|range|sample|version|model|map|panel|kind|type|member|part|variety|collection|combination|series|crew|fleet|chain)$/
const ONLY_ONE = /^(?:first|second|third|last|best|only|same|main|current|entire|whole|usual|principal|final|next|largest|smallest|highest|lowest|most)\b/
const ARTICLES_MAX = 8
/** Words in front of a noun that only describe it: “of track circuit”, “free published toolkit”. */
const DESCRIBING_MAX = 3
const WHO_DID = /(?:^|[,;] |\b(?:I|we|he|she|they|it|who|which|that|and|has|have|had|to|will|can|must|may|not|\p{Lu}\p{L}+|\p{Ll}+s) )$/u
/** Where the words that describe the thing at `place` begin; null where they have an article, or nobody can tell. */
function beginsAt(sentence: string, place: number): number | null {
  let at = place
  for (let words = 0; words <= DESCRIBING_MAX; words += 1) {
    const before = /(?:^|[^\p{L}\d’-])([\p{L}\d’-]+) $/u.exec(sentence.slice(0, at))?.[1]
    if (before === undefined || FUNCTION.test(before)) return at
    // “I published toolkit”, “to build kiln”; “of track circuit”, “through free published toolkit”.
    const verb = findVerb(before)
    if ((verb !== null || IS_VERB.test(before)) && WHO_DID.test(sentence.slice(0, at - before.length - 1))) return words === 0 ? at : null
    if (verb?.form === 'past' || IS_VERB.test(before)) return null
    if (DETERMINER.test(before)) return null
    at -= before.length + 1
  }
  return null
}
/** “and publish manual”: the verb is none of the thing. */
function withoutVerb(bare: string | undefined): string | undefined {
  const [first = '', ...rest] = bare?.split(' ') ?? []
  return rest.length > 0 && findVerb(first)?.form === 'base' && !ONE_OF_MANY.has(first) ? rest.join(' ') : bare
}
/** An article before each thing of many that has none, as the gate finds them. */
export function withGivenArticles(sentence: string): string {
  let told = sentence
  for (let tries = 0; tries < ARTICLES_MAX; tries += 1) {
    const bare = withoutVerb(faultsOf(told).find(({ kind, at }) => kind === 'article' && !/^(?:the|an?) /i.test(at))?.at)
    const noun = bare === undefined ? -1 : told.toLowerCase().indexOf(bare.toLowerCase())
    if (bare === undefined || noun < 0) return withArticles(told, PLAIN)
    const place = beginsAt(told, noun)
    // “In result” is another phrase with an article.
    if (place === null || /^in $/i.test(told.slice(0, place)) || (/\bin $/i.test(told.slice(0, place)) && /^(?:result|fact|turn|addition|particular)$/i.test(bare))) return told
    const behind = told.slice(noun + bare.length)
    const isOwn = /^ of /.test(behind) && !HOLDS.test(bare)
    // “for dosing protocol”: one that doses, or the dosing of one, nobody knows.
    const behindDoing = /\b(?:for|of|in|by|at|on|with) (\p{Ll}+ing )?$/u.exec(told.slice(0, place))
    if (behindDoing !== null && (behindDoing[1] !== undefined || /^\p{Ll}+ing /u.test(bare))) {
      const at = place - (behindDoing[1]?.length ?? 0)
      return `${told.slice(0, at)}[the] ${told.slice(at)}`
    }
    const thing = told.slice(place)
    const article = place === 0 || isOwn || ONLY_ONE.test(thing) || /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(thing) ? 'the' : initialVowel(thing)
    told = place === 0 ? `The ${small(told)}` : `${told.slice(0, place)}${article} ${told.slice(place)}`
  }
  return told
}

/** “Responsible for …”: of a post; `behind`: the article that English puts before it. */
const POST =
  /^(responsible for|in charge of|accountable for|part of|member of|fellow of|head of|chair of|chief of|leader of|lead of|author of|lead author of|first author of|co-?author of|editor of|reviewer (?:of|for)|owner of|president of|secretary of|founder of|co-?founder of|supervisor of|manager of) /i
const postWords = (post: string): string =>
  /^(?:responsible|in charge|accountable|part)/i.test(post)
    ? post.toLowerCase()
    : `${/^(?:head|chair|chief|leader|lead|first|author|owner|president|secretary|founder)/i.test(post) ? 'the' : initialVowel(post.toLowerCase())} ${post.toLowerCase()}`
const DONE_TO = /^(invited|asked|selected|appointed|elected|hired|nominated|chosen|commissioned|named|awarded|recruited|engaged|retained|promoted) (?=by|to|as|for|in)/i
const USED =
  /^(?:now |currently |already )?(?:used|adopted|installed|deployed|cited|downloaded|tested|run|operated|required|recommended|funded|published|shared|licensed|taught|sold|available)\b(?= (?:by|at|in|on|as|for|since|with|to|free)\b)/i
const THE_WORK: Readonly<Record<string, string>> = { method: 'The method' }
const isSince = (note: string): boolean => /\bsince (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d\b/u.test(note)
const isOver = (note: string): boolean => /\b(?:until|from) (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d\b|\bin (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d\b/u.test(note)

/** A note with who or what it is told of. `before`: a piece of the same note stands in front of it. */
function withSubject(note: string, question: string, before: boolean): string {
  const ofMe = isOfPetitioner(question)
  const rest = small(note)
  const [first = ''] = rest.split(' ')
  const post = POST.exec(note)?.[1]
  if (post !== undefined && ofMe) {
    const behind = `${postWords(post)} ${note.slice(post.length + 1)}`
    return isSince(note) ? `I have been ${behind}` : isOver(note) ? `I was ${behind}` : `I [am or was] ${behind}`
  }
  if (USED.test(note)) {
    const subject = before ? 'It' : '[What]'
    return isSince(note) ? `${subject} has been ${rest}` : `${subject} is ${rest}`
  }
  if (DONE_TO.test(note) && !before) return `${ofMe ? 'I' : '[Who]'} was ${rest}`
  if (/^(?:awarded|given|granted|offered) (?:[\p{L}\d’-]+ ){1,6}by /iu.test(note) && !before) return `${ofMe ? 'I' : '[Who]'} was ${rest}`
  if (/^will \p{Ll}/iu.test(note) && ofMe) return `I ${rest}`
  const next = /^(?:next|first|last) (?:step|task|goal)s?: (\p{Ll}+)/iu.exec(note)
  if (next !== null && findVerb(next[1]!)?.form === 'base') return note.replace(/^(\p{L}+ \p{L}+): /u, (_found, step: string) => `The ${step.toLowerCase()} is to `)
  const form = findVerb(first)?.form
  const second = rest.split(' ')[1] ?? ''
  // “Model predicts”, “Pilot finished”: a thing and its verb.
  if (ONE_OF_MANY.has(first) && !/^(?:the|an?|my|our|its|all|each|every|\d.*)$/.test(second)) return note
  if (form === 'past' && !ofMe && !before) return `[Who or what] ${rest}`
  if (form === 'third') return `${before ? 'It' : (THE_WORK[question] ?? '[What]')} ${rest}`
  if (form === 'base' && (question === 'method' || question === 'plan') && / (?:the|an?|my|our|its|all|each|every|\d|\p{Ll}+s\b)/u.test(note)) return `I ${question === 'plan' ? 'will ' : ''}${rest}`
  return note
}

const ended = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`)
/** A chain of notes, each a sentence: “… in 2022 - used by 14 labs”, “…; the second site starts in 2027”. */
const piecesOf = (note: string): string[] => note.split(/; | [-–—] |, (?=(?:now|currently|already) (?:used|adopted|installed|taught|run)\b)/u).map((piece) => piece.trim())
/** What the gate would say of it once the gaps are filled. */
const isGood = (text: string): boolean =>
  sentencesOf(
    text.replace('[am or was]', 'was').replace('[What]', 'The chart').replace('[Who or what]', 'The board').replace('[Who]', 'The board').replace('[is or was]', 'is').replace('[the]', 'the'),
  ).every((one) => !waitsAtGate(one))

const isVerbFirst = (what: string): boolean => {
  const [first = '', second = ''] = small(what).split(' ')
  return !/^(?:per|of|for|in|at)$/.test(second) && (first === 'I' || (findVerb(first) !== null && !ONE_OF_MANY.has(first)))
}
const withGapOfTime = (found: string, what: string, about: string): string => (isVerbFirst(what) ? found : `${what} [is or was] ${about} `)

/** Null where no wording of the note passes the gate. `question`: the id of what it answers. `day`: of the case, YYYY-MM-DD; without one nothing is known to be over. */
export function fromNotes(note: string, question: string, day: string | null): string | null {
  const plain = writtenOut(note.replace(/\.$/, ''))
    .replace(BARE_MONTH, ' in ')
    .replace(ABOUT, withGapOfTime)
    .replace(RELEASED, (found, what: string, done: string, year: string) => (day !== null && year < day.slice(0, 4) ? `${what} was ${done} ` : found))
  const pieces = piecesOf(plain)
  const told = pieces.map((piece, place) => ended(withGivenArticles(capitalize(withSubject(piece, question, place > 0)))))
  const tries = [
    told.join(' '),
    ended(withGivenArticles(plain)),
    ...(pieces.length === 1
      ? plain
          .split(', ')
          .flatMap((_, at, all) =>
            at === 0
              ? []
              : [
                  `${ended(withGivenArticles(capitalize(withSubject(all.slice(0, at).join(', '), question, false))))} ${ended(withGivenArticles(capitalize(withSubject(all.slice(at).join(', '), question, true))))}`,
                ],
          )
      : []),
  ]
  return tries.find((one) => one.split(' ').length > 3 && isGood(one)) ?? null
}
