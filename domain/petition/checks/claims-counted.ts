/** Counts and measures of one thing that two facts tell apart: who uses it, a share of time, a limit, and how many wrote. Told by words, read by a person. */
import { findExhibit, type CaseFact, type CaseFile } from '../case-file.ts'
import { sharedStems } from '../passages.ts'
import { sentencesOf, short } from './block-text.ts'
import { countOf, type Doubt } from './possible-conflicts.ts'
import { disagree, type Told } from './told-sentences.ts'

const sentences = (facts: readonly CaseFact[]): Told[] => facts.filter(({ kind }) => kind === 'statement').flatMap((fact) => sentencesOf(fact.text).map((sentence) => ({ fact, sentence })))

const USERS =
  /^(?:So |All |The |In all )?([\p{L}\d,-]+) (?:\p{Ll}+ ){0,2}?(districts|counties|clinics|farms|hospitals|schools|systems|companies|utilities|towns|cities|states|plants|agencies|teachers|owners|vendors|makers|laboratories|universities)(?: in [^,.;]{1,40})? (?:did|use|uses|used|have|has|had|held|hold|ran|run|adopted|installed|did it|now use|already use) (?:it|the|this|run it|used it|held it|adopted it|done it|installed it)\b/iu
/** What tells two such counts apart: when, and that it grew. */
const GROWN = /\b(?:more|another|other|first|then|later|since|now|by|until|before|after|next|will|of the|of (?:its|their))\b|\b(?:19|20)\d\d\b/i

/** “Three districts did it”, and “four districts have run it”. */
function ofAdopters(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts).flatMap((one) => {
    const found = USERS.exec(one.sentence)
    const number = found === null ? null : countOf(found[1]!)
    return number === null || GROWN.test(found![0].slice(found![1]!.length)) ? [] : [{ ...one, number, noun: found![2]!.toLowerCase() }]
  })
  return told.flatMap((one, place) => {
    const other = told.slice(0, place).find(({ fact, number, noun }) => fact.id !== one.fact.id && noun === one.noun && number !== one.number)
    return other === undefined || GROWN.test(one.sentence)
      ? []
      : [disagree(one, `${one.number} ${one.noun} here, and ${other.number} in another fact: “${short(other.sentence)}” Ask how many, and since when.`, other.fact.id)]
  })
}

const SHARE = /\b(\d{1,3}|[\p{L}-]+) percent of my (?:working )?time\b/iu

/** “60 percent of my time”, and “40 percent of my time”. */
function ofShares(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts).flatMap((one) => {
    const percent = countOf(SHARE.exec(one.sentence)?.[1] ?? '')
    return percent === null ? [] : [{ ...one, percent }]
  })
  return told.flatMap((one, place) => {
    const other = told.slice(0, place).find(({ fact, percent }) => fact.id !== one.fact.id && percent !== one.percent)
    return other === undefined
      ? []
      : [disagree(one, `${one.percent} percent here, and ${other.percent} percent in another fact: “${short(other.sentence)}” Ask how much time the work gets.`, other.fact.id)]
  })
}

const AMOUNT = '(\\d[\\d,]*(?:\\.\\d+)?)'
const NOT_MORE = new RegExp(`\\b(?:not|never|no|none|nobody)\\b[^.;]*\\b(?:more|larger|greater|longer|higher|bigger) than ${AMOUNT} (\\p{Ll}{3,})`, 'iu')
const numberOf = (digits: string): number => Number(digits.replaceAll(',', ''))

/** “Not tested at more than two tons”, and “treated 3.2 tons”. */
function ofLimits(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts)
  return told.flatMap((one) => {
    const [, digits, unit] = NOT_MORE.exec(one.sentence) ?? []
    if (digits === undefined || unit === undefined) return []
    const more = new RegExp(`(?<![\\d.,$])${AMOUNT} ${unit.replace(/s$/, '')}s?\\b`, 'giu')
    const other = told.find(
      ({ fact, sentence }) =>
        fact.id !== one.fact.id &&
        !/\bwill\b/.test(sentence) &&
        fact.element !== 'p2.plan' &&
        !NOT_MORE.test(sentence) &&
        [...sentence.matchAll(more)].some(([, found]) => numberOf(found!) > numberOf(digits)),
    )
    return other === undefined ? [] : [disagree(one, `Another fact tells of more: “${short(other.sentence)}” Ask what the limit is of, and say so.`, other.fact.id)]
  })
}

const WRITERS = /\b(?:letters?|statements?|emails?|agreements?|invoices?|minutes) (?:of|from) (?:the )?([\p{L}\d-]+) (?:\p{Ll}+ ){0,2}?(\p{Ll}{4,}s)\b/iu
const ACTED = /^(?:All |The |In all )?([\p{L}\d,-]+) (?:\p{Ll}+ ){0,2}?(\p{Ll}{4,}s) (?:have |has |had )?(?:each )?(?:signed|agreed|wrote|written|asked|committed|promised|joined|enrolled)\b/iu

/** “Twenty districts have signed”, under “Letters of 14 districts”. */
function ofWriters(file: CaseFile, facts: readonly CaseFact[]): Doubt[] {
  return sentences(facts).flatMap(({ fact, sentence }): Doubt[] => {
    const [, acted = '', who] = ACTED.exec(sentence) ?? []
    const number = countOf(acted)
    if (number === null || who === undefined) return []
    const titles = fact.exhibits.flatMap((id) => findExhibit(file, id)?.title ?? [])
    const written = titles.flatMap((title) => {
      const [, count = '', noun] = WRITERS.exec(title) ?? []
      const own = countOf(count)
      return own !== null && noun?.toLowerCase() === who.toLowerCase() ? [own] : []
    })
    const all = written.reduce((sum, own) => sum + own, 0)
    return written.length === 0 || all >= number
      ? []
      : [
          {
            rule: 'exhibit-reach',
            factId: fact.id,
            quote: short(sentence),
            message: `This tells of ${number} ${who.toLowerCase()}, and “${titles.join('”, “')}” holds ${all}. Ask for the others, or say how many the documents show.`,
          },
        ]
  })
}

const CHANGE = new RegExp(`\\bfrom (\\$?)${AMOUNT}(?![\\d.,]*\\d)([^,.;]{0,40}?) to \\$?${AMOUNT}(?:(?: percent| per \\p{Ll}+| an? \\p{Ll}+))?`, 'u')
const isYear = (digits: string): boolean => /^(?:19|20)\d\d$/.test(digits)
/** Words of meaning by which two sentences are about one thing. */
const ONE_THING = 2

/** “Scaffold days fell from 64 to 19”, and “scaffold days went from 64 to 16”: one beginning, and two ends. */
function ofChanges(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts).flatMap((one) => {
    const [quote, , from = '', , to = ''] = CHANGE.exec(one.sentence) ?? []
    return quote === undefined || isYear(from) || isYear(to) ? [] : [{ ...one, quote, from: numberOf(from), to: numberOf(to) }]
  })
  return told.flatMap((one, place) => {
    const other = told.slice(0, place).find(({ fact, sentence, from, to }) => fact.id !== one.fact.id && (from === one.from) !== (to === one.to) && sharedStems(sentence, one.sentence) >= ONE_THING)
    return other === undefined
      ? []
      : [disagree(one, `“${one.quote}” here, and “${other.quote}” in another fact: “${short(other.sentence)}” Ask which is right, or what tells the two apart.`, other.fact.id)]
  })
}

const LARGE = /(?<![\d.,$])(\d[\d,]*) (\p{Ll}{4,}s)\b/gu
const LARGE_LEAST = 100
/** Parts of a hundred; two counts so near to each other are seldom of two things. */
const NEAR = 3

/** “5,260 plans were checked”, and “5,200 plans checked”. */
function ofNearCounts(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts).flatMap((one) =>
    [...one.sentence.matchAll(LARGE)].flatMap(([quote, digits, noun]) => (isYear(digits!) || numberOf(digits!) < LARGE_LEAST ? [] : [{ ...one, quote, number: numberOf(digits!), noun: noun! }])),
  )
  return told.flatMap((one, place) => {
    const other = told
      .slice(0, place)
      .find(
        ({ fact, sentence, number, noun }) =>
          fact.id !== one.fact.id &&
          noun === one.noun &&
          number !== one.number &&
          Math.abs(number - one.number) * 100 <= NEAR * Math.max(number, one.number) &&
          sharedStems(sentence, one.sentence) >= ONE_THING,
      )
    return other === undefined
      ? []
      : [disagree(one, `“${one.quote}” here, and “${other.quote}” in another fact: “${short(other.sentence)}” Ask which is right, or what tells the two apart.`, other.fact.id)]
  })
}

export const claimsCounted = (file: CaseFile, facts: readonly CaseFact[]): Doubt[] => [
  ...ofAdopters(facts),
  ...ofChanges(facts),
  ...ofNearCounts(facts),
  ...ofShares(facts),
  ...ofLimits(facts),
  ...ofWriters(file, facts),
]
