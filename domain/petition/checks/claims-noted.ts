/** What short answers say of one count, and of one gift: held together by the questions that they answer, since notes have no sentence to compare. Told by words, read by a person. */
import { findExhibit, type CaseFact, type CaseFile } from '../case-file.ts'
import { sentencesOf, short } from './block-text.ts'
import { countOf, type Doubt } from './possible-conflicts.ts'
import { disagree, sentences, type Told } from './told-sentences.ts'

const questionOf = ({ source }: CaseFact): string => (source.kind === 'answer' ? source.question : '')
const isEffect = (fact: CaseFact): boolean => (fact.element === 'p1.merit' || questionOf(fact) === 'result') && fact.source.kind !== 'letter'

const I_COUNTED = /\bI (?:\p{Ll}+ )?(?:counted|measured)\b|\b(?:counted|measured) by me\b/u
const ME = /\b(?:I|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Uu]s|[Oo]ur)\b/

/** “I counted”, and “the staff of the council” to the question who counted. */
function ofCounters(facts: readonly CaseFact[]): Doubt[] {
  const named = facts.find((fact) => questionOf(fact) === 'who-counted' && !ME.test(fact.text))
  if (named === undefined) return []
  return sentences(facts.filter((fact) => fact.id !== named.id && isEffect(fact)))
    .filter(({ sentence }) => I_COUNTED.test(sentence))
    .slice(0, 1)
    .map((one) => disagree(one, `Somebody else counted it, as another fact says: “${short(named.text)}” Ask who counted what.`, named.id))
}

const SET = /(?<![\p{L}\d.,$–-])(\d{1,3}(?:,\d{3})+|\d{2,4}) (\p{Ll}{4,}s)\b(?! (?:and|or) )/gu
const MEASURED = /^(?:years|months|weeks|days|hours|minutes|seconds|times|miles|meters|inches|pounds|tons|dollars|cents|points|degrees|percents|pages|others|papers|citations|steps)$/
/** “11 of the 14 kilns”: the whole is 14. */
const PART_OF = /\b[\p{L}\d]+ (?:out )?of (?:the |all |all the )?(?=\d)/gu
/** What parts two counts of one sort: one came later, or is of another. */
const APART = /\b(?:more|another|other|first|then|later|now|next|each|per|added|since|before)\b/i

type Counted = { number: number; noun: string; words: string }
const setsIn = (words: string): Counted[] =>
  words
    .replace(PART_OF, '')
    .split(/[,;:] /)
    .filter((clause) => !APART.test(clause))
    .flatMap((clause) => [...clause.matchAll(SET)])
    .flatMap(([found, digits, noun]) => {
      const number = countOf(digits!)
      return number === null || MEASURED.test(noun!) ? [] : [{ number, noun: noun!, words: found }]
    })

/** “14 gauges” of the effect, or a “Log of 200 hearings” that shows it, and “11 gauges” to the question of how many there were in all. */
function ofWholes(file: CaseFile, facts: readonly CaseFact[]): Doubt[] {
  const effects = facts.filter((fact) => isEffect(fact) && questionOf(fact) !== 'how-counted')
  return sentences(facts.filter((fact) => questionOf(fact) === 'how-counted')).flatMap((one): Doubt[] => {
    const own = setsIn(one.sentence)
    if (new Set(own.map(({ noun }) => noun)).size !== own.length) return []
    const clash = (words: string): Counted | undefined => {
      const others = setsIn(words)
      const isShared = (noun: string): boolean => others.some((other) => other.noun === noun && own.some((one) => one.noun === noun && one.number === other.number))
      return others.find(({ noun }) => !isShared(noun) && own.some((one) => one.noun === noun))
    }
    for (const fact of effects) {
      const told = sentencesOf(fact.text).find((sentence) => clash(sentence) !== undefined)
      if (told !== undefined) return [disagree(one, `${clash(told)!.words} stand in another fact: “${short(told)}” Ask how many there were in all, or what tells the two apart.`, fact.id)]
    }
    const shown = [...new Set([...effects, one.fact].flatMap(({ exhibits }) => exhibits))].map((id) => findExhibit(file, id)?.title ?? '').find((title) => clash(title) !== undefined)
    return shown === undefined ? [] : [disagree(one, `${clash(shown)!.words} stand in the title of a document: “${short(shown)}” Ask how many there were in all, or what tells the two apart.`)]
  })
}

const NAME = '\\p{Lu}[\\p{L}&.’-]+(?: (?:of |for |the )?\\p{Lu}[\\p{L}&.’-]+)*'
const GIVEN = new RegExp(`(?:^|(?<=[\\s(,;]))(${NAME}) [Gg]rants?\\b|\\b[Gg]rants? (?:of|from|by) (?:the )?(${NAME})|^(?:The )?(${NAME}) (?:has |have )?(?:granted|awarded)\\b`, 'u')
const GRANT_OF = new RegExp(`\\b(?:[Gg]rant|[Aa]ward)(?: (?:letter|agreement|notice|contract))? (?:of|from|by) (?:the )?(${NAME})`, 'u')
const NO_NAME = /^(?:The|A|An|My|Our|This|That|In|Of|State|Federal|National|County|City|Foundation|Fund|Office|Department|Agency|Small|Research|Travel|One|Two|Seed)$/
const namesIn = (words: string): string[] => (words.match(/\p{Lu}[\p{L}&.’-]+/gu) ?? []).map((word) => word.replace(/[.’]s?$/, '')).filter((word) => !NO_NAME.test(word))
/** “National Science Foundation” and “NSF”. */
const initials = (words: string): string => (words.match(/\p{Lu}(?=\p{Ll})/gu) ?? []).join('')

/** A grant of one body under the paper of another. */
const ofGrants = (file: CaseFile, facts: readonly CaseFact[]): Doubt[] =>
  sentences(facts.filter(({ kind }) => kind === 'statement')).flatMap((one: Told): Doubt[] => {
    const found = GIVEN.exec(one.sentence)
    const giver = found?.[1] ?? found?.[2] ?? found?.[3] ?? ''
    const titles = one.fact.exhibits.map((id) => findExhibit(file, id)?.title ?? '')
    const others = titles.map((title) => GRANT_OF.exec(title)?.[1] ?? '')
    const names = namesIn(giver)
    const isSame = (other: string): boolean => namesIn(other).some((name) => names.includes(name)) || initials(other) === giver || initials(giver) === other
    if (names.length === 0 || titles.length === 0 || others.some((other) => other === '' || namesIn(other).length === 0 || isSame(other))) return []
    return [{ rule: 'exhibit-reach', factId: one.fact.id, quote: short(one.sentence), message: `“${titles.join('”, “')}” is of another giver. Ask which of them gave it, and for its document.` }]
  })

const YEAR = /\b(?:19|20)\d\d\b/g
const FIRST = /\b(?:[Ff]irst \p{Ll}+|published|finished|released|completed|made|built|came out|out since|ready)\b[^.;,]{0,40}?\b((?:19|20)\d\d)\b/u
/** What had others before it, or goes back further. */
const LATER = /\b(?:second|third|fourth|fifth|new|last|latest|began|started|since(?! (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d[,.;]?)|draft|prototype)\b|\b(?:versions?|editions?|releases?) [2-9]\b/iu
const SINCE = /\bsince (?:(?:early|late|mid|spring|summer|fall|winter|the [a-z]+ of|\p{Lu}\p{Ll}+)[ -])*((?:19|20)\d\d)\b/u
const USE = /^(?:use-in-detail|second-use|beyond|users)$/

/** “First box 2022”, and somebody who uses it since 2020. */
function ofFirst(facts: readonly CaseFact[]): Doubt[] {
  const first = sentences(facts.filter((fact) => questionOf(fact) === 'progress')).flatMap((one) => {
    const year = Number(FIRST.exec(one.sentence)?.[1] ?? 0)
    return year > 0 && !LATER.test(one.fact.text) && [...one.fact.text.matchAll(YEAR)].every(([other]) => Number(other) >= year) ? [{ ...one, year }] : []
  })[0]
  if (first === undefined) return []
  return sentences(facts.filter((fact) => USE.test(questionOf(fact)))).flatMap((one) => {
    const year = Number(SINCE.exec(one.sentence)?.[1] ?? first.year)
    return year >= first.year ? [] : [disagree(one, `What was done first is of ${first.year}, as another fact says: “${short(first.sentence)}” Ask what was used before.`, first.fact.id)]
  })
}

const NOT = /\b(?:not|never|no|none|neither|nor|nobody)\b/i
const CLIENTS = /^(.{2,60}?) (?:is|are) (?:all |both |also |an? |the )?(?:\p{Ll}+ )?(?:clients?|customers?)\b/u
const ALL_OF_THEM = /^(?:They|All(?: of them)?|Both(?: of them)?|These|Those who use it|The users|Those)$/
const BEYOND = /^(?:beyond|use-in-detail|second-use)$/

/** Those who are told to be outside of the employer and its clients, and are called clients to the question how they stand to it. */
function ofClients(facts: readonly CaseFact[]): Doubt[] {
  const beyond = sentences(facts.filter((fact) => BEYOND.test(questionOf(fact))))
  return sentences(facts.filter((fact) => questionOf(fact) === 'user-ties')).flatMap((one) => {
    const subject = NOT.test(one.sentence) ? undefined : CLIENTS.exec(one.sentence)?.[1]
    if (subject === undefined) return []
    const names = namesIn(subject)
    const other = beyond.find(({ sentence }) => (ALL_OF_THEM.test(subject) ? true : names.length > 0 && names.every((name) => sentence.includes(name))))
    return other === undefined
      ? []
      : [disagree(one, `A client is not outside of the employer and its clients, as another fact tells it: “${short(other.sentence)}” Ask who uses it without being one.`, other.fact.id)]
  })
}

export const claimsNoted = (file: CaseFile, facts: readonly CaseFact[]): Doubt[] => [...ofCounters(facts), ...ofWholes(file, facts), ...ofGrants(file, facts), ...ofFirst(facts), ...ofClients(facts)]
