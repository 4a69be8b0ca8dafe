/** A claim that another fact limits: without its condition, beside a document that is too short for it, or of one’s own beside what is public. Told by words, read by a person. */
import { findExhibit, type CaseFact, type CaseFile } from '../case-file.ts'
import { sentencesOf, short } from './block-text.ts'
import { countOf, type Doubt } from './possible-conflicts.ts'
import { disagree, type Told } from './told-sentences.ts'

const wordsOf = ({ kind, fields, text }: CaseFact): string => (kind === 'passage' ? (fields['says'] ?? '') : text)
const sentences = (facts: readonly CaseFact[]): Told[] => facts.flatMap((fact) => sentencesOf(wordsOf(fact)).map((sentence) => ({ fact, sentence })))

const WITHOUT = /\bwithout (?:\p{L}+ )?(power|electricity|water|training|supervision|internet|network|heat|cooling|fuel|staff|a (?:\p{L}+ )?(?:doctor|dentist|nurse|engineer|specialist))\b/iu
const LIMITED = /^[^,;:.]{0,12}\b(?:for|up to|at most) (?:up to |at most )?(?:\d[\d.,]*|\p{L}+) (?:minutes?|hours?|days?|weeks?|months?)\b/iu

/** “Works without power for six hours a day”, and “works without power”. */
function ofConditions(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts).flatMap((one) => {
    const match = WITHOUT.exec(one.sentence)
    return match === null ? [] : [{ ...one, quote: match[0], what: match[1]!.toLowerCase(), limited: LIMITED.exec(one.sentence.slice(match.index + match[0].length))?.[0] ?? null }]
  })
  return told
    .filter(({ limited }) => limited === null)
    .flatMap((one) => {
      const other = told.find(({ fact, what, limited }) => limited !== null && what === one.what && fact.id !== one.fact.id)
      return other === undefined
        ? []
        : [
            disagree(
              one,
              `“${one.quote}” here, and “${other.quote}${other.limited!}” in another fact: “${short(other.sentence)}” Ask whether the limit meets what is claimed or asked for here.`,
              other.fact.id,
            ),
          ]
    })
}

const LENGTH = /\b(?:has|in|of|is|fills|runs to) ([\p{L}\d-]+) pages\b/iu
const WORKS = /\b(guide|manual|description|report|protocol|plan|handbook|thesis|dissertation|paper|article|book|procedure|curriculum)\b/giu
const worksIn = (sentence: string): string[] => [...sentence.matchAll(WORKS)].map(([word]) => word.toLowerCase())

/** “Explains in 28 pages”, and what stands on page 33 of it. */
function ofLengths(file: CaseFile, facts: readonly CaseFact[]): Doubt[] {
  const lengths = sentences(facts).flatMap((one) => {
    const pages = countOf(LENGTH.exec(one.sentence)?.[1] ?? '')
    const work = worksIn(one.sentence)[0]
    return pages === null || work === undefined ? [] : [{ ...one, pages, work }]
  })
  return facts
    .filter(({ kind }) => kind === 'passage' || kind === 'tie')
    .flatMap((fact) => {
      const last = Math.max(0, ...(fact.fields['page'] ?? '').split(/\D+/).map(Number))
      const length = lengths.find(({ fact: own, pages, work }) => {
        const shared = own.exhibits.some((id) => fact.exhibits.includes(id))
        const titles = fact.exhibits.map((id) => findExhibit(file, id)?.title ?? '').join(' ')
        return shared && pages < last && (worksIn(wordsOf(fact)).includes(work) || (worksIn(titles).join() === work && !/, | and /.test(titles)))
      })
      return length === undefined
        ? []
        : [
            disagree(
              { fact, sentence: wordsOf(fact) },
              `Page ${last} is cited, and another fact says that the ${length.work} has ${length.pages} pages: “${short(length.sentence)}” Ask whether the pages are those of the exhibit, and say so, or correct one.`,
              length.fact.id,
            ),
          ]
    })
}

const ALONE =
  /\b(?:nobody|no one|no other \p{L}+) (?:else )?(?:has|have|holds?|owns?|possess\w*) (?:the |this |that |such )|\bI am the (?:only )?(?:one|person) (?:who|that) (?:has|holds|owns)\b|\bonly I (?:have|hold|own)\b/iu
const PUBLIC = /\b(?:open licen[sc]e|Apache|MIT licen[sc]e|open source|downloads|downloaded|(?:is|are) (?:public|published|free)|published under|agreed to publication|free (?:on|of charge))\b/i
const SUBJECT = /\b(suite|pairs|data ?set|data|readings|library|code|program|software|tool|register|recordings|records|samples|images|photographs)\b/giu
/** Names of one thing that people use for its parts. */
const KIN: readonly (readonly string[])[] = [
  ['suite', 'pairs'],
  ['data set', 'dataset', 'data', 'readings', 'recordings', 'records'],
  ['code', 'program', 'software', 'tool'],
  ['library', 'readings', 'samples', 'recordings'],
  ['images', 'photographs'],
]
const subjectsOf = (sentence: string): Set<string> =>
  new Set([...sentence.matchAll(SUBJECT)].map(([word]) => word.toLowerCase()).flatMap((word) => [word, ...KIN.filter((kin) => kin.includes(word)).flat()]))

/** “Nobody else has the data”, and that they are public. */
function ofOwn(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts)
  return told
    .filter(({ sentence }) => ALONE.test(sentence))
    .flatMap((one) => {
      const own = subjectsOf(one.sentence)
      const other = told.find(({ fact, sentence }) => fact.id !== one.fact.id && PUBLIC.test(sentence) && [...subjectsOf(wordsOf(fact))].some((word) => own.has(word)))
      return other === undefined
        ? []
        : [
            disagree(
              one,
              `It is said to be held by nobody else, and another fact says that it is or will be public: “${short(other.sentence)}” Ask what of it is still only with the petitioner.`,
              other.fact.id,
            ),
          ]
    })
}

export const claimsQualified = (file: CaseFile, facts: readonly CaseFact[]): Doubt[] => [...ofConditions(facts), ...ofLengths(file, facts), ...ofOwn(facts)]
