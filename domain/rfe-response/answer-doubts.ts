/** What an officer may turn against an answer: figures of one thing that do not go together, a document that cannot show what it is cited for, words that accuse. Told before release, decided by a person. */
import { sentencesOf } from '../petition/checks/block-text.ts'
import { finding, type Finding } from '../petition/checks/finding.ts'
import { countOf, countsIn, type Count } from '../petition/checks/possible-conflicts.ts'
import type { CaseExhibit, CaseFact, CaseFile } from '../petition/case-file.ts'
import { factsOf, type DraftBlock, type Section } from '../petition/draft.ts'
import { arguesConceded } from './conceded-words.ts'
import { countedFromToday, looksAhead, olderThan, showsOnlyLater } from './later-dates.ts'
import { paperOfAnother, wantedByOthers } from './other-hands.ts'
import { concededConcerns } from './response-file.ts'
import { deniedTies } from './support-ties.ts'
import { onlyWithdraws } from './withdrawn.ts'

/** What a letter counts of itself. */
const NO_SET = /^(?:letter|report|case|version|exhibit|article|step)$/

type Placed = { fact: CaseFact; section: Section }
/** `factId`: null of the title of a document. */
type PlacedCount = Count & { where: string; section: Section; factId: string | null }
const placedCounts = (text: string, where: string, section: Section, factId: string | null): PlacedCount[] =>
  countsIn(text).flatMap((count) => (NO_SET.test(count.noun) ? [] : [{ ...count, where, section, factId }]))

const WORDS = /\d[\d,]*|\p{L}+(?:-\p{L}+)?/gu
const singular = (word: string): string => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')

/** Which numbers stand in one sentence with a noun: by the noun, one list for each of its sentences. */
function numbersBeside(sentences: readonly string[], nouns: ReadonlySet<string>): Map<string, ReadonlySet<number>[]> {
  const beside = new Map<string, ReadonlySet<number>[]>()
  for (const sentence of sentences) {
    const words = sentence.match(WORDS) ?? []
    const named = new Set(words.map(singular).filter((word) => nouns.has(word)))
    if (named.size === 0) continue
    const numbers = new Set(words.flatMap((word) => countOf(word.replace(/,$/, '')) ?? []))
    for (const noun of named) {
      const there = beside.get(noun)
      if (there === undefined) beside.set(noun, [numbers])
      else there.push(numbers)
    }
  }
  return beside
}

/** So many nouns are asked about at a time, and so many numbers of one are held against each other. */
const NOUNS_MAX = 20
const NUMBERS_MAX = 12

type Unequal = { factId: string | null; found: Finding }

/** One noun with two numbers, and no sentence that tells both: "eleven hospitals" and "eight hospitals". */
function unequalCounts(counts: readonly PlacedCount[], sentences: readonly string[]): Unequal[] {
  const byNoun = new Map<string, PlacedCount[]>()
  for (const count of counts) {
    const own = byNoun.get(count.noun) ?? []
    if (own.length < NUMBERS_MAX && own.every(({ number }) => number !== count.number)) byNoun.set(count.noun, [...own, count])
  }
  const several = [...byNoun].filter(([, own]) => own.length > 1)
  const beside = numbersBeside(sentences, new Set(several.map(([noun]) => noun)))
  const unequal: Unequal[] = []
  for (const [noun, own] of several) {
    const isTold = (one: number, other: number) => (beside.get(noun) ?? []).some((numbers) => numbers.has(one) && numbers.has(other))
    const one = own.find((count) => own.some(({ number }) => number !== count.number && !isTold(number, count.number)))
    const other = one === undefined ? undefined : own.find(({ number }) => number !== one.number && !isTold(number, one.number))
    if (one === undefined || other === undefined) continue
    const message = `“${one.phrase}” (${one.where}) and “${other.phrase}” (${other.where}): no sentence says how the two numbers go together. Ask the customer, and have one sentence tell both.`
    unequal.push({ factId: one.factId ?? other.factId, found: finding('may-disagree', { section: one.section }, one.phrase, message, one.sentence) })
    if (unequal.length >= NOUNS_MAX) break
  }
  return unequal
}

const RELEASED_AHEAD = /\b(?:releas\w+|publish\w*|launch\w*|available|on the market|deliver\w*)\b/i
const IN_USE = /\b(?:receives?|gets?|obtains?|buys?|downloads?|plants?|use[sd]?)\b/i
const AHEAD_WORDS = /\b(?:will|would|shall|is to|are to|once|when it|plan(?:s|ned)? to)\b/i
const contentWords = (text: string): Set<string> => new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, '')))
const COMMON = new Set('with that from have when this they them what which each into were been will would filed then than year time work who whom'.split(' '))

/** "Each member receives the schedule" beside "to be released in 2028". */
function usedBeforeRelease(facts: readonly Placed[], filedOn: string): Finding[] {
  const ahead = facts.flatMap(({ fact }) =>
    sentencesOf(fact.text).flatMap((sentence) => (RELEASED_AHEAD.test(sentence) && looksAhead(sentence, filedOn) ? [{ fact, sentence, words: [...contentWords(fact.text)] }] : [])),
  )
  return facts.flatMap(({ fact, section }) => {
    const used = sentencesOf(fact.text).find((sentence) => IN_USE.test(sentence) && !AHEAD_WORDS.test(sentence))
    if (used === undefined) return []
    const words = contentWords(fact.text)
    const later = ahead.find((one) => one.fact.id !== fact.id && one.words.some((word) => words.has(word) && !COMMON.has(word)))
    return later === undefined
      ? []
      : [
          finding(
            'may-disagree',
            { section },
            used.slice(0, 160),
            `“${used}” tells a use that exists, and “${later.sentence}” a release that is still ahead. Ask the customer what is used now, and what will be released.`,
            used,
          ),
        ]
  })
}

const AVERAGE = /\b(?:average|mean|median)\b[^.]*?(?<![\d,.])(\d[\d,]*(?:\.\d+)?)(?= (?!of\b)[a-z]|[.,;]|$)/i
const TOTAL = /\b(\d+|[a-z]+) (articles|papers|publications|patents|projects)(?: (?:together|in all))? (?:have|had|were|received|drew)\b[^.;]*?(?<![\d,.])(\d[\d,]*)/i

/** A total that divided by its number lies under the average that it is held against. */
function underAverage(facts: readonly Placed[]): Finding[] {
  return facts.flatMap(({ fact, section }) => {
    const average = Number(AVERAGE.exec(fact.text)?.[1]?.replaceAll(',', ''))
    const total = TOTAL.exec(fact.text)
    const set = total === null ? null : countOf(total[1]!)
    if (!(average > 0) || total === null || set === null) return []
    const each = Number(total[3]!.replaceAll(',', '')) / set
    return each >= average
      ? []
      : [
          finding(
            'may-disagree',
            { section },
            total[0],
            `“${total[0]}” is ${(Math.round(each * 10) / 10).toLocaleString('en-US')} for each of the ${total[2]!}, and the average told beside it is ${average}. Ask the customer which of the figures answers the notice.`,
            fact.text,
          ),
        ]
  })
}

const NO_POSITION = /\b(?:ha(?:s|ve) no (?:such |open )?(?:position|job|post|opening)|no (?:such )?(?:position|job|post)\b|none of them employs|does not employ|do not employ)/i
const SPEAKS_FOR_ITSELF = /\b(?:letters?|statements?|declarations?|affidavits?|e-?mails?|correspondence|payroll|staff|organi[sz]ation charts?|job descriptions?|list of (?:employees|positions))\b/i
const RULE_OF_LAW =
  /\b(?:labor certifications?|the (?:statute|regulations?|law)|an employer|the Department of Labor)\b[^.;]*\b(?:would (?:have to|test|require)|must|ha(?:s|ve) to|requires?|tests?|asks? for|describes?|cannot)\b/i
const LEGAL = /\b(?:CFR|regulations?|statutes?|act|code|policy manual|federal register|department of labor|processing times?)\b/i

/** What a contract, an article or a report of results cannot show. */
function beyondItsKind({ fact, section }: Placed, exhibits: readonly CaseExhibit[]): Finding[] {
  const cited = exhibits.filter(({ id }) => fact.exhibits.includes(id))
  if (cited.length === 0) return []
  const title = cited[0]!.title
  return sentencesOf(fact.text).flatMap((sentence) => {
    if (RULE_OF_LAW.test(sentence) && !cited.some((one) => LEGAL.test(one.title)))
      return [
        finding(
          'exhibit-reach',
          { section },
          sentence.slice(0, 160),
          `“${title}” does not show a rule of law. Ask the customer which part of this it shows; the rule stands in the law that is quoted, without an exhibit.`,
          sentence,
        ),
      ]
    if (NO_POSITION.test(sentence) && !cited.some((one) => SPEAKS_FOR_ITSELF.test(one.title)))
      return [
        finding(
          'exhibit-reach',
          { section },
          sentence.slice(0, 160),
          `“${title}” does not show whom somebody employs, or that a position does not exist. Ask the customer for a letter that says so.`,
          sentence,
        ),
      ]
    return []
  })
}

const WRITING =
  'trial|study|survey|report|log|register|minutes|agreement|handbook|manual|toolkit|plan|evaluation|audit|inventory|calculation|count|article|map|photograph|contract|grant letter|breeding book'
/** “The trial shows that …” */
const SAYS = new RegExp(`\\b(?:the|this|its|my) ((?:[\\p{L}-]+ )?(?:${WRITING})) (?:shows?|counts?|counted|finds?|found|says?|states?|names?|lists?|marks?|holds?|records?|gives?|reports?)\\b`, 'iu')

/** A document that a sentence names, told under another one while its own lies in the case: half of the sentence is proved. */
function citedElsewhere({ fact, section }: Placed, exhibits: readonly CaseExhibit[]): Finding[] {
  const cited = exhibits.filter(({ id }) => fact.exhibits.includes(id))
  return sentencesOf(fact.text).flatMap((sentence) => {
    const writing = SAYS.exec(sentence)?.[1]?.split(' ').at(-1)?.toLowerCase()
    if (writing === undefined || cited.length === 0) return []
    const named = new RegExp(`\\b${writing}`, 'i')
    const own = cited.some(({ title }) => named.test(title)) ? undefined : exhibits.find(({ title }) => named.test(title))
    return own === undefined
      ? []
      : [
          finding(
            'exhibit-reach',
            { section },
            sentence.slice(0, 160),
            `This names what the ${writing} says and cites “${cited[0]!.title}”. Ask the customer whether “${own.title}” shows it, and have it cited.`,
            sentence,
          ),
        ]
  })
}

/** The documents of a fact that are all older than what it tells: they cannot show it. */
export function olderExhibits(file: CaseFile, fact: CaseFact): { exhibit: CaseExhibit; date: string }[] {
  const filedOn = file.response?.filedOn ?? ''
  const cited = fact.element === 'p2.plan' ? [] : file.exhibits.filter(({ id, state }) => state !== 'missing' && fact.exhibits.includes(id))
  const older = cited.flatMap((exhibit) => {
    const date = olderThan(exhibit.title, fact.text, filedOn)
    return date === null ? [] : [{ exhibit, date }]
  })
  return older.length === cited.length ? older : []
}

const olderDoubts = (file: CaseFile, { fact, section }: Placed): Finding[] =>
  olderExhibits(file, fact)
    .slice(0, 1)
    .map(({ exhibit, date }) =>
      finding(
        'exhibit-reach',
        { section },
        fact.text.slice(0, 160),
        `“${exhibit.title}” is older than what it should show (“${date}”), and is not cited for it. Ask the customer for the document that shows it.`,
        fact.text,
      ),
    )

/** Support that was signed after filing shows what stood on that day only where the answer tells it. */
function signedLater(file: CaseFile, { fact, section }: Placed): Finding[] {
  const cited = file.exhibits.filter(({ id, state }) => state !== 'missing' && fact.exhibits.includes(id))
  const late = cited.filter(({ title, filed }) => filed === undefined && showsOnlyLater(title, fact.text, file.response!.filedOn))
  return late.length === 0 || late.length < cited.length
    ? []
    : [
        finding(
          'after-filing',
          { section },
          fact.text.slice(0, 160),
          `“${late[0]!.title}” was signed after the filing, and nothing beside it tells what stood on that day. Ask the customer what was agreed, promised, or asked for before the filing, and when, and have the sentence say only that.`,
          fact.text,
        ),
      ]
}

/** “This spring” is counted from the day of the answer: nobody can tell whether it was so when the petition was filed. */
function fromToday(file: CaseFile, { fact, section }: Placed): Finding[] {
  const words = countedFromToday(fact.text, file.response!.filedOn, fact.said?.at.slice(0, 10))
  const message = `“${words}” is counted from today, and the petition is judged as of ${file.response!.filedOn}. Ask the customer for the month, and what was so on that day.`
  return words === null ? [] : [finding('after-filing', { section }, words, message, fact.text)]
}

function concededTold(file: CaseFile, { fact, section }: Placed): Finding[] {
  const sentence = arguesConceded(fact.text, concededConcerns(file.response!))
  return sentence === null
    ? []
    : [finding('conceded', { section }, sentence.slice(0, 160), `“${sentence}” argues a point that the notice accepts. Ask the customer to say only what answers this one.`, sentence)]
}

/** What others want or have is shown by their own paper. */
function ofOthers({ fact, section }: Placed, exhibits: readonly CaseExhibit[]): Finding[] {
  const titles = exhibits.filter(({ id }) => fact.exhibits.includes(id)).map(({ title }) => title)
  const wanted = wantedByOthers(fact.text, titles)
  const paper = paperOfAnother(fact.text, titles)
  return [
    ...(wanted === null ? [] : [{ sentence: wanted, message: `“${titles[0]}” does not carry the word of whoever promised, asked, or agreed. Ask the customer for their letter or agreement.` }]),
    ...(paper === null
      ? []
      : [{ sentence: paper.sentence, message: `“${titles[0]}” does not show what ${paper.body} has or says. Ask the customer for the document of ${paper.body} itself, with its date and page.` }]),
  ].map(({ sentence, message }) => finding('exhibit-reach', { section }, sentence.slice(0, 160), message, sentence))
}

/** Two words or more with capitals, as a place, a firm or a district has them. */
const PROPER = /\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)+/gu
const NO_NAME = /^(?:Exhibit|Tab|Policy Manual|United States|New York|Master of|Bachelor of|Doctor of|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/
const COMMON_LEAD = /^(?:The|A|An|In|On|Both|Its|My|Their|By|When|Before|After|Since|Letters?|Reports?|Report|Minutes|Second|Statement|Survey|Contract|Agreement) /
const properNames = (text: string): string[] => [...new Set((text.match(PROPER) ?? []).map((name) => name.replace(COMMON_LEAD, '')).filter((name) => name.includes(' ') && !NO_NAME.test(name)))]

/** A sentence on one named body under the document of another, while a document of the one lies in the case. */
function ofAnother({ fact, section }: Placed, exhibits: readonly CaseExhibit[]): Finding[] {
  const cited = exhibits.filter(({ id }) => fact.exhibits.includes(id))
  if (cited.length === 0 || cited.every(({ title }) => properNames(title).length === 0)) return []
  return sentencesOf(fact.text).flatMap((sentence) => {
    const names = properNames(sentence)
    const isShown = names.length === 0 || names.some((name) => cited.some(({ title }) => title.includes(name)))
    const own = isShown ? undefined : exhibits.find(({ id, title }) => !fact.exhibits.includes(id) && names.some((name) => title.includes(name)))
    const name = names.find((one) => own?.title.includes(one))
    return own === undefined || name === undefined
      ? []
      : [
          finding(
            'exhibit-reach',
            { section },
            sentence.slice(0, 160),
            `This speaks of ${name} and cites “${cited[0]!.title}”. Ask the customer whether “${own.title}” shows it, and have it cited for it.`,
            sentence,
          ),
        ]
  })
}

const ONLY_LENGTH = /\b(?:has|have|is|are|of|fills?) (?:about )?(?:\d+|[a-z]+) pages\b(?! (?:of|on|that|to)\b)/i

/** What tells how long a document is, and not what it says. */
const onlyLength = ({ fact, section }: Placed): Finding[] =>
  sentencesOf(fact.text).flatMap((sentence) =>
    ONLY_LENGTH.test(sentence) && sentence.split(' ').length < 10
      ? [finding('idle-or-harmful', { section }, sentence.slice(0, 160), `“${sentence}” tells how long a document is. Ask the customer to say what stands in it.`, sentence)]
      : [],
  )

function tieDoubts(file: CaseFile, placed: readonly Placed[]): Unequal[] {
  return deniedTies(file).flatMap(({ independent, words, denial }) => {
    const section = placed.find(({ fact }) => fact.id === independent.id)?.section
    const message = `“${denial}” denies a tie, and “${words}” tells one, which the letter discloses behind it. Ask the customer which tie there is and which there is not, and have the sentence say that.`
    return section === undefined ? [] : [{ factId: independent.id, found: finding('may-disagree', { section }, denial.slice(0, 160), message, denial) }]
  })
}

const ACCUSES =
  /\b(?:the notice|USCIS|the officer|the director)\b (?:\w+ly |has |have )?(?:miss(?:es|ed)|overlook(?:s|ed)|ignore[sd]?|disregard(?:s|ed)|misread\w*|misunderst\w+|misstate[sd]?|fail(?:s|ed) to|is (?:wrong|mistaken|in error)|errs?|erred)\b/i

const placedFacts = (file: CaseFile, sections: ReadonlyMap<string, Section>): Placed[] =>
  file.facts.flatMap((fact): Placed[] => {
    const section = sections.get(fact.id)
    return section === undefined || onlyWithdraws(fact.text) ? [] : [{ fact, section }]
  })

function countDoubts(file: CaseFile, placed: readonly Placed[]): Unequal[] {
  const used = new Set(placed.flatMap(({ fact }) => fact.exhibits))
  const titles = file.exhibits.filter(({ id }) => used.has(id)).map(({ id, title }) => ({ id, title: title.replace(/ \(filed as [^)]*\)$/, '') }))
  const citedIn = (id: string): Section => placed.find(({ fact }) => fact.exhibits.includes(id))!.section
  const counts = [
    ...placed.flatMap(({ fact, section }) => placedCounts(fact.text, 'an answer', section, fact.id)),
    ...titles.flatMap(({ id, title }) => placedCounts(title, 'the title of a document', citedIn(id), null)),
  ]
  const sentences = [...placed.flatMap(({ fact }) => sentencesOf(fact.text)), ...titles.map(({ title }) => title)]
  return unequalCounts(counts, sentences)
}

/** Of one answer by itself. */
const singleDoubts = (file: CaseFile, one: Placed): Finding[] => [
  ...fromToday(file, one),
  ...concededTold(file, one),
  ...signedLater(file, one),
  ...olderDoubts(file, one),
  ...ofOthers(one, file.exhibits),
  ...citedElsewhere(one, file.exhibits),
  ...ofAnother(one, file.exhibits),
  ...onlyLength(one),
]

/** What only the customer can settle: two numbers of one thing, and a document that is older than its sentence, of another body, or cited under another one. */
export function doubtsToAsk(file: CaseFile, sections: ReadonlyMap<string, Section>): { factId: string; message: string }[] {
  const placed = placedFacts(file, sections)
  return [
    ...[...tieDoubts(file, placed), ...countDoubts(file, placed)].flatMap(({ factId, found }) => (factId === null ? [] : [{ factId, message: found.message }])),
    ...placed.flatMap((one) => singleDoubts(file, one).map(({ message }) => ({ factId: one.fact.id, message }))),
  ]
}

export function answerDoubts(file: CaseFile, sections: ReadonlyMap<string, Section>): Finding[] {
  const placed = placedFacts(file, sections)
  return [
    ...[...tieDoubts(file, placed), ...countDoubts(file, placed)].map(({ found }) => found),
    ...usedBeforeRelease(placed, file.response!.filedOn),
    ...underAverage(placed),
    ...placed.flatMap((one) => [...beyondItsKind(one, file.exhibits), ...singleDoubts(file, one)]),
    ...placed.flatMap(({ fact, section }) =>
      sentencesOf(fact.text).flatMap((sentence) => {
        const words = ACCUSES.exec(sentence)?.[0]
        return words === undefined
          ? []
          : [finding('idle-or-harmful', { section }, words, 'This accuses the officer who reads it. Have it say what the evidence shows, and nothing of what the notice did.', sentence)]
      }),
    ),
  ]
}

/** The section in which each fact of an answer is told. */
export const sectionsOfFacts = (blocks: readonly DraftBlock[], isAnswer: (blockId: string) => boolean): Map<string, Section> =>
  new Map(blocks.filter(({ id }) => isAnswer(id)).flatMap((block) => factsOf(block).map((id) => [id, block.section] as const)))
