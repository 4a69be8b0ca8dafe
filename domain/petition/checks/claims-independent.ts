/** Who is told as a body without a tie to the petitioner, or as one that took the work up by itself, and gives money or work in another fact. */
import type { CaseFact, CaseFile } from '../case-file.ts'
import { findExhibit } from '../case-file.ts'
import { sentencesOf, short } from './block-text.ts'
import type { Doubt } from './possible-conflicts.ts'

const KINDS = 'department|office|board|council|agency|commission|bureau|association|foundation|network|program|district|authority|university|college|hospital|company|institute|society|union|guild'
const BODY = new RegExp(
  `(?<![\\p{L}’])((?:(?!(?:the|an?|of|from|by|to|and|or|nor|neither|my|our|its|for|in|with|that)\\b)[\\p{L}’-]+ ){0,4})(${KINDS})(?![\\p{L}])(?: of ((?:the )?[\\p{L}-]+))?`,
  'giu',
)
/** Words by which many bodies are called. */
const COMMON =
  /^(?:state|national|federal|county|city|regional|local|public|american|international|neither|each|this|that|which|has|have|had|grant|award|agreement|letter|contract|invoice|other|same|whole)$/i
/** A body by its kind and what it is for; `places`: the names before it. */
type Body = { kind: string; topics: readonly string[]; places: readonly string[] }

const bodiesOf = (text: string): Body[] =>
  [...text.matchAll(BODY)].map(([, before = '', kind = '', of = '']) => {
    const words = before.split(' ').filter((word) => word !== '' && !COMMON.test(word) && !/^(?:The|A|An|My|Our|Its)$/.test(word))
    const isName = (word: string) => /^\p{Lu}/u.test(word)
    const behind = of.split(' ').filter((word) => word !== '' && !/^the$/i.test(word))
    const isProper = isName(kind)
    return {
      kind: kind.toLowerCase(),
      topics: (isProper ? [...words, ...behind] : [...words.filter((word) => !isName(word)), ...behind]).map((word) => word.toLowerCase()),
      places: isProper ? [] : words.filter(isName).map((word) => word.toLowerCase()),
    }
  })

const isSame = (one: Body, other: Body): boolean =>
  one.kind === other.kind &&
  one.topics.length > 0 &&
  one.topics.length === other.topics.length &&
  one.topics.every((topic) => other.topics.includes(topic)) &&
  (one.places.length === 0 || other.places.length === 0 || one.places.join() === other.places.join())

const NEVER =
  /\b(?:has|have|had) (?:never|not)(?: ever)? (?:employed|paid|funded|financed|bought)\b|\b(?:neither|none|nor)\b[^.;]*\b(?:ever )?(?:employed|paid|funded|financed|employs?|pays?)\b|\bno (?:financial )?tie\b/i
const TO_ME = /\b(?:me|my|us|tie)\b/i
const NONE = /\b(?:never|neither|none|nor|not|no|nobody|nothing|will|may(?! (?:\d{1,2}, )?(?:19|20)\d\d)|asked|applied)\b/i
const TO_WORK = '(?:me|us|my|our|for (?:my|our|this)|(?:the|this) (?:work|project|study|research|endeavor))\\b'
const GIVES = new RegExp(
  `^,? ?(?:also |has |have |now )*(?:(?:pays?|paid|funds?|funded|finances?|financed|employs?|employed) (?:(?:half|part|all) of )?${TO_WORK}|(?:pays?|paid|granted|grants|awarded|gave|gives) (?:(?:me|us|my \\p{Ll}+) )?(?:an? (?:\\p{Ll}+ )?grant\\b|\\$\\d(?![^.;]{0,40}\\b(?:each|per|to (?!me|my|us)))))`,
  'iu',
)
const GIVEN_BY = /\b(?:grants?|awards?|fees?|salary|funding|money|contract|funded|financed|paid|employed)\b[^.;]{0,40}\b(?:of|from|by|with) (?:the |an? )?$/i
const MONEY_TITLE = /^(?:Grant|Award|Funding|Invoice|Purchase order|Service contract|Consulting agreement)\b/i
const MONEY = /\b(?:grants?|awards?|funding|salary|fees?|pays?|paid|bought|buys)\b/i
const MINE = /\b(?:I|me|my|us|our|work|project|research)\b/i

/** Bodies that a sentence says give money or work to the petitioner or the endeavor. */
function givers(file: CaseFile, fact: CaseFact, sentence: string): Body[] {
  if (NONE.test(sentence)) return []
  const told = [...sentence.matchAll(BODY)].flatMap((match) => {
    const [words] = match
    const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + words.length)]
    return GIVES.test(after) || (GIVEN_BY.test(before) && (MINE.test(sentence) || /\bgrant\b/i.test(sentence))) ? bodiesOf(words) : []
  })
  const shown = MONEY.test(sentence) && MINE.test(sentence) ? fact.exhibits.map((id) => findExhibit(file, id)?.title ?? '').filter((title) => MONEY_TITLE.test(title)) : []
  return [...told, ...shown.flatMap(bodiesOf)]
}

/** What is told as without a tie, with the body; one that stands as “the department” is the one that its fact names. */
const independents = (fact: CaseFact): { sentence: string; bodies: Body[] }[] =>
  sentencesOf(fact.text).flatMap((sentence) => {
    if (!NEVER.test(sentence) || !TO_ME.test(sentence)) return []
    const whole = bodiesOf(fact.text).filter(({ topics }) => topics.length > 0)
    const bodies = bodiesOf(sentence).flatMap((body) => (body.topics.length > 0 ? [body] : whole.filter(({ kind }) => kind === body.kind)))
    return bodies.length === 0 ? [] : [{ sentence, bodies }]
  })

/** “The council teaches it”: a body that is told, of use beyond the employer, to have taken the work up. */
const TAKES_UP = /^,? ?(?:also |has |have |now )*(?:put|wrote|adopted|adopts|accepted|accepts|recommends?|recommended|changed|included|includes|teach(?:es)?|taught|uses?|used)\b/i
const adopters = (fact: CaseFact): { sentence: string; bodies: Body[] }[] =>
  fact.element !== 'p1.beyond'
    ? []
    : sentencesOf(fact.text).flatMap((sentence) => {
        const bodies = NONE.test(sentence)
          ? []
          : [...sentence.matchAll(BODY)].flatMap((match) => (TAKES_UP.test(sentence.slice(match.index + match[0].length)) ? bodiesOf(match[0]).filter(({ topics }) => topics.length > 0) : []))
        return bodies.length === 0 ? [] : [{ sentence, bodies }]
      })

/** `facts`: what is settled. An answer that tells both halves agrees with itself. */
export function ofIndependence(file: CaseFile, facts: readonly CaseFact[], roles: readonly CaseFact[]): Doubt[] {
  const own = facts.filter(({ kind, source }) => kind === 'statement' && source.kind !== 'letter')
  const given = [
    ...own.flatMap((fact) => sentencesOf(fact.text).flatMap((sentence) => givers(file, fact, sentence).map((body) => ({ fact, body, words: sentence })))),
    ...roles.flatMap((fact) => bodiesOf(fact.fields['employer'] ?? '').map((body) => ({ fact, body, words: fact.text }))),
  ]
  const grants = given.filter(({ fact }) => fact.kind !== 'role')
  const doubt = (fact: CaseFact, sentence: string, other: (typeof given)[number], message: string): Doubt => ({
    rule: 'may-disagree',
    factId: fact.id,
    otherId: other.fact.id,
    quote: short(sentence),
    message: `${message}: “${short(other.words)}” An officer who finds it undisclosed doubts the rest. Ask for both in one answer: what it gives, to whom, and what it decided without regard to that.`,
  })
  const of = (some: typeof given, bodies: readonly Body[]) => some.find((one) => bodies.some((body) => isSame(body, one.body)))
  // What stands in an answer on use by others is disclosed where it counts.
  const disclosed = grants.filter(({ fact }) => fact.element === 'p1.beyond').map(({ body }) => body)
  return own.flatMap((fact) => {
    if (grants.some((one) => one.fact.id === fact.id)) return []
    const untied = independents(fact).flatMap(({ sentence, bodies }) => {
      const other = of(given, bodies)
      return other === undefined ? [] : [doubt(fact, sentence, other, 'It is told as a body without a tie here, and gives money or work in another fact')]
    })
    if (untied.length > 0) return untied
    return adopters(fact)
      .flatMap(({ sentence, bodies }) => {
        const other = of(
          grants.filter(({ body }) => !disclosed.some((one) => isSame(one, body))),
          bodies,
        )
        return other === undefined ? [] : [doubt(fact, sentence, other, 'It is told as one that took the work up, and pays for it in another fact')]
      })
      .slice(0, 1)
  })
}

const BINDING = /\b(?:rules?|regulations?|codes?)\b/i
const ADVISING = /\b(?:guidance|guidelines?|manuals?|bulletins?|memorand(?:um|a))\b/i

/** One body’s document, a rule in one fact and guidance in another: what binds is argued differently from what advises. */
export function ofStatus(file: CaseFile, facts: readonly CaseFact[]): Doubt[] {
  const told = facts
    .filter(({ kind, source }) => kind === 'statement' && source.kind !== 'letter')
    .flatMap((fact) => adopters(fact).map((one) => ({ ...one, fact, titles: fact.exhibits.map((id) => findExhibit(file, id)?.title ?? '').join('; ') })))
  return told
    .filter(({ sentence, titles }) => BINDING.test(sentence) && !ADVISING.test(sentence) && !BINDING.test(titles))
    .flatMap(({ fact, sentence, bodies }): Doubt[] => {
      const other = told.find((one) => one.fact.id !== fact.id && ADVISING.test(one.sentence) && !BINDING.test(one.sentence) && one.bodies.some((body) => bodies.some((own) => isSame(own, body))))
      return other === undefined
        ? []
        : [
            {
              rule: 'may-disagree',
              factId: fact.id,
              otherId: other.fact.id,
              quote: short(sentence),
              message: `A rule here, and what only advises in another fact: “${short(other.sentence)}” Ask which document it is, and for its words.`,
            },
          ]
    })
}
