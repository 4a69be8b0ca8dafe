/** Whether the facts of a case agree with each other and with the titles of their exhibits. It compares words: what no word tells is not seen. */
import { findExhibit, settledFacts, type CaseFact, type CaseFile } from '../case-file.ts'
import { degreeLevel } from '../fact-words.ts'
import { latestMonthOf, monthOf, monthOfDay } from '../months.ts'
import { bare, sentencesOf } from './block-text.ts'

type Disagreement = { rule: 'contradiction' | 'exhibit-mismatch' | 'license'; factId: string; quote: string; message: string }

const isPresent = (to: string) => to === '' || /present|now|current/i.test(to)
const titlesOf = (file: CaseFile, fact: CaseFact): string[] => fact.exhibits.flatMap((id) => findExhibit(file, id)?.title ?? [])
const words = (text: string) => bare(text).split(' ').filter(Boolean)

/** A position that ends before it begins, and one degree with two schools or years. */
function ofParts(file: CaseFile): Disagreement[] {
  const found: Disagreement[] = []
  for (const { id, fields, text } of settledFacts(file, 'eb2.experience')) {
    const [from, to] = [monthOf(fields['from'] ?? '', false), monthOf(fields['to'] ?? '', true)]
    if (from !== null && to !== null && !isPresent(fields['to'] ?? '') && to < from) found.push({ rule: 'contradiction', factId: id, quote: text, message: 'This position ends before it begins.' })
  }
  const degrees = settledFacts(file, 'eb2.degree')
  for (const [place, degree] of degrees.entries()) {
    const field = bare(degree.fields['field'] ?? '')
    const twin = degrees.slice(0, place).find((one) => field !== '' && degreeLevel(one) !== 'other' && degreeLevel(one) === degreeLevel(degree) && bare(one.fields['field'] ?? '') === field)
    const differ = (['school', 'year'] as const).filter((name) => {
      const [here, there] = [bare(degree.fields[name] ?? ''), bare(twin?.fields[name] ?? '')]
      return here !== '' && there !== '' && here !== there
    })
    if (twin !== undefined && differ.length > 0)
      found.push({ rule: 'contradiction', factId: degree.id, quote: degree.text, message: `Another fact gives a degree of this level and field another ${differ.join(' and ')}: “${twin.text}”` })
  }
  return found
}

/** Two sentences in the same words that tell different numbers. */
function ofNumbers(facts: readonly CaseFact[]): Disagreement[] {
  const told = facts.flatMap((fact) =>
    sentencesOf(fact.text).map((sentence) => ({
      fact,
      sentence,
      numbers: (sentence.match(/\d[\d,.]*\d|\d/g) ?? []).join(' '),
      words: new Set(words(sentence).filter((word) => !/\d/.test(word) || /^\d+(?:st|nd|rd|th)$/.test(word))),
    })),
  )
  return told.flatMap((one, place) => {
    if (one.numbers === '' || one.words.size < 4) return []
    const other = told.slice(0, place).find(({ numbers, words: own, fact }) => {
      if (fact.id === one.fact.id || numbers === '' || numbers === one.numbers) return false
      const both = [...own].filter((word) => one.words.has(word)).length
      return both >= 4 && both * 5 >= (own.size + one.words.size - both) * 4
    })
    return other === undefined ? [] : [{ rule: 'contradiction' as const, factId: one.fact.id, quote: one.sentence, message: `Another fact says in the same words: “${other.sentence}”` }]
  })
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
/** “Release” last: it may be the verb. */
const KINDS = ['version', 'edition', 'revision', 'release'] as const
/** “version 3”; “the third edition”; and, in a sentence that speaks of versions, “the fourth in July”. */
const EDITION = new RegExp(`\\b(?:(?:version|edition|release|revision) (\\d+)|(${ORDINALS.join('|')})(?= (?:version|edition|release|revision|in|of|and|is|was)\\b|[,.]|$))`, 'gi')
const AHEAD = /\b(?:will|must be|(?<!\bha[ds] )to be|is due|are due|plans?|planned|intends?|next|until|from now)\b/i

/** What comes next has a higher number than what is out already. */
function ofEditions(facts: readonly CaseFact[]): Disagreement[] {
  const told = facts.flatMap((fact) =>
    sentencesOf(fact.text).flatMap((sentence) => {
      const kind = KINDS.find((one) => words(sentence).includes(one))
      if (kind === undefined) return []
      return [...sentence.matchAll(EDITION)].map(([quote, number, ordinal]) => ({
        fact,
        quote,
        kind,
        number: number === undefined ? ORDINALS.indexOf(ordinal!.toLowerCase()) + 1 : Number(number),
        ahead: AHEAD.test(sentence),
      }))
    }),
  )
  return told
    .filter(({ ahead }) => ahead)
    .flatMap((next) => {
      const out = told.find((one) => !one.ahead && one.kind === next.kind && one.number >= next.number && one.fact.id !== next.fact.id)
      return out === undefined
        ? []
        : [
            {
              rule: 'contradiction' as const,
              factId: next.fact.id,
              quote: next.quote,
              message: `“${next.quote}” is still to come here, and another fact tells of “${out.quote}” already: “${out.fact.text.slice(0, 160)}”`,
            },
          ]
    })
}

const NUMBERED =
  /\b(?:v|version |edition |release )(\d{1,2})\b[^,;.\d]{0,40}?\b((?:(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.? )?(?:19|20)\d\d)\b/giu

/** “Version 2 in June 2024, version 3 in January 2024”: the later one is out before. */
const ofOrder = (facts: readonly CaseFact[]): Disagreement[] =>
  facts.flatMap((fact) => {
    const told = [...fact.text.matchAll(NUMBERED)].map(([quote, number, date]) => ({ quote, number: Number(number), first: monthOf(date!, false)!, last: monthOf(date!, true)! }))
    const late = told.find((one) => told.some((other) => other.number < one.number && other.first > one.last))
    const before = told.find((other) => late !== undefined && other.number < late.number && other.first > late.last)
    return late === undefined || before === undefined
      ? []
      : [{ rule: 'contradiction' as const, factId: fact.id, quote: late.quote, message: `It came out before the one of a lower number: “${before.quote}” Ask which date is right.` }]
  })

/** What is told as done in a month that has not come yet. */
function ofDaysAhead(facts: readonly CaseFact[], today: string | null): Disagreement[] {
  if (today === null) return []
  const now = monthOfDay(today)
  const DONE: Saying = [
    /\b(?:published|released|formed|founded|signed|ordered|tested|wrote|has written|have written|reported|completed|installed|adopted|finished|won|received)\b/,
    /\bin ((?:[A-Z][a-z]+ )?20\d\d)\b/,
  ]
  return facts.flatMap((fact) =>
    sentencesOf(fact.text).flatMap((sentence) => {
      const when = AHEAD.test(sentence) ? undefined : saidIn(sentence, DONE)?.[1]
      return when !== undefined && monthOf(when, false)! > now
        ? [{ rule: 'contradiction' as const, factId: fact.id, quote: sentence, message: `It is told as done, and ${when} has not come yet.` }]
        : []
    }),
  )
}

const NAMED = /\b(?:Employment )?[Ll]etters? (?:of|from) (?:the )?((?:\p{Lu}[\p{L}\d’'.-]*(?: (?:of|and|the|for|&) )?\s?)+)/u
const DIPLOMA = /^Diploma and transcript, (.+?)(?: \(|$)/
const SEVERAL =
  /\b(?:[Bb]oth|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve)\b(?: (?!and\b)[\p{L}-]+){0,4}? (?:has |have )?(?:each )?(?:written|wrote|signed)\b/u
const ONE_LETTER = /^(?:Letter|Statement|Confirmation) (?:of|from|by) (?!(?:both|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several)\b)/i

/** The employer, the school, the one who wrote, the number of writers, and the date: as the fact has it and as its exhibit is called. */
function ofExhibits(file: CaseFile, facts: readonly CaseFact[], today: string | null): Disagreement[] {
  const day = today ?? file.lock?.at ?? null
  const now = day === null ? Infinity : monthOfDay(day)
  return facts.flatMap((fact): Disagreement[] => {
    const titles = titlesOf(file, fact)
    const found: Disagreement[] = []
    const mismatch = (message: string) => found.push({ rule: 'exhibit-mismatch', factId: fact.id, quote: fact.text.slice(0, 160), message })
    const employer = bare(fact.fields['employer'] ?? '')
    const letters = titles.flatMap((title) => NAMED.exec(title)?.[1]?.trim() ?? [])
    if (fact.kind === 'role' && employer !== '' && letters.length > 0 && letters.length === titles.length && !letters.some((name) => shares(name, employer)))
      mismatch(`The position is at ${fact.fields['employer']}; its letter is of ${letters.join(', ')}.`)
    const school = bare(fact.fields['school'] ?? '')
    const diplomas = titles.flatMap((title) => DIPLOMA.exec(title)?.[1] ?? [])
    if (fact.kind === 'degree' && school !== '' && diplomas.length > 0 && !diplomas.some((name) => shares(name, school)))
      mismatch(`The degree is of ${fact.fields['school']}; its diploma is of ${diplomas.join(', ')}.`)
    if (fact.kind === 'statement') {
      const several = SEVERAL.exec(fact.text)
      if (several !== null && titles.length === 1 && ONE_LETTER.test(titles[0]!)) mismatch(`“${several[0]}”, and the exhibit is one letter: “${titles[0]}”`)
      const writer = writerIn(fact.text)
      if (
        writer !== null &&
        letters.length === titles.length &&
        letters.length > 0 &&
        !letters.some((name) => shares(name, bare(writer)) || fact.text.includes(name)) &&
        letters.every((name) => isOrganization(name) === isOrganization(writer))
      )
        mismatch(`${writer} wrote, as the fact says; the letter is of ${letters.join(', ')}.`)
      const late = lateFor(fact, titles, now)
      if (late !== null) mismatch(late)
    }
    return found
  })
}

const ORGANIZATION =
  /\b(?:Universit\w+|College|School|Schools|District|Council|Association|Alliance|Institute|Society|Foundation|Cooperative|Utility|Electric|Power|Controls|Instruments|Systems|Hospital|Clinic|Health|Bank|Company|Corporation|Inc|LLC|Ltd|Agency|Department|Authority|Board|Laborator\w+|Labs|Engineering|Consultants|Partners|Group|Union|Center|Services)\b/
const isOrganization = (name: string) => ORGANIZATION.test(name)

/** Who wrote, where it is a person with a title or an organization by its name; others cannot be told apart from those who write for them. */
function writerIn(text: string): string | null {
  const name = /((?:(?:Dr|Prof|Professor|Mr|Ms|Mrs)\.? )?(?:\p{Lu}[\p{L}’'-]+ ){1,4})(?:has written|wrote|writes|states in (?:a|its|her|his) letter)\b/u.exec(text)?.[1]?.trim()
  return name !== undefined && (isOrganization(name) || /^(?:Dr|Prof|Professor|Mr|Ms|Mrs)\b/.test(name)) ? name : null
}

/** What somebody has bound themselves to lies ahead. */
const UNDERTAKEN = /(\b(?:agreed|voted|resolved|promised|decided|undertook|offered|asked|committed)\b[^.;]*?) to [^.;]*/

/** “by the end of 2026” */
const DUE =
  /\b(?:before|through)\b|\bby (?:the (?:end|spring|summer|fall|winter) of )?(?:early |mid-?|late )?(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?(?:\d{1,2}, )?(?:19|20)\d\d\b/i

/** A document of a month cannot show what was done after it; what has not come yet was not done. Where one of the documents tells no date, nobody can say. */
function lateFor(fact: CaseFact, titles: readonly string[], now: number): string | null {
  if (fact.element === 'p2.plan' || fact.element === 'p3.urgency' || titles.length === 0) return null
  const dates = titles.map((title) => latestMonthOf(title))
  if (dates.some((date) => date === null)) return null
  const shown = Math.max(...(dates as number[]))
  const done = sentencesOf(fact.text)
    .filter((sentence) => !AHEAD.test(sentence) && !DUE.test(sentence))
    .map((sentence) => sentence.replace(UNDERTAKEN, '$1'))
  const newest = done.map((sentence) => ({ sentence, month: latestMonthOf(sentence, false) })).find(({ month }) => month !== null && month > shown && month <= now)
  return newest === undefined ? null : `“${newest.sentence.slice(0, 120)}” came after the document that shows it: “${titles.join('”, “')}”`
}

const shares = (name: string, key: string): boolean => {
  const own = words(name).filter((word) => word.length > 3)
  return own.length === 0 || own.some((word) => key.split(' ').includes(word))
}

type Saying = readonly [first: RegExp, then: RegExp]

/** The other, where a text says it behind the one in the same clause; undefined where it does not. Two looks: one pattern for both looks for the other from every place of the one. */
function saidIn(text: string, [first, then]: Saying): RegExpExecArray | undefined {
  for (const clause of text.split(/[.;]/)) {
    const said = first.exec(clause)
    const found = said === null ? null : then.exec(clause.slice(said.index + said[0].length))
    if (found !== null) return found
  }
  return undefined
}

const says = (text: string, saying: Saying): boolean => saidIn(text, saying) !== undefined

const NEEDS_LICENSE: Saying = [/\b(?:requires?|needs?|must (?:have|hold)|demands?)\b/i, /\b(?:licen[sc]\w*|certifications?|certificates?)\b/i]
const LICENSED_PROFESSION = /\blicensed profession\b/i
const HOLDS_LICENSE: Saying = [
  /\b(?:I (?:am|hold|have|keep|was|became|obtained|earned|passed)|my(?! (?:[\w-]+ ){0,3}(?:requires?|needs?|demands?)\b))\b/i,
  /\b(?:licen[sc]e\w*|certifi(?:ed|cation|cate)|registered (?:as|with|in)|admitted to the bar)/i,
]
const LICENSE_HELD: Saying = [/\b(?:licen[sc]|certif)\w*/i, /\bI (?:hold|have|keep)\b/i]
/** Occupations that no state lets a person practise without a license. */
const LICENSED =
  /\b(?:physician|surgeon|dentist|registered nurse|nurse practitioner|pharmacist|veterinarian|attorney|lawyer|physical therapist|occupational therapist|speech[- ]language pathologist|audiologist|optometrist|podiatrist|chiropractor|clinical psychologist|airline pilot|certified public accountant|licensed architect)\b/i
const NO_PRACTICE: Saying = [/\b(?:no|not|without)\b/i, /\b(?:licen[sc]\w*|patients|practi[sc]\w+)/i]

/** An occupation that asks for a license or a certification, and no fact by which the petitioner holds one; that the position requires it is no such fact. */
function ofLicense(file: CaseFile): Disagreement[] {
  const occupation = settledFacts(file, 'eb2.occupation').find(({ text }) => says(text, NEEDS_LICENSE) || LICENSED_PROFESSION.test(text) || LICENSED.test(text))
  if (occupation === undefined || says(occupation.text, NO_PRACTICE)) return []
  const held = settledFacts(file, 'eb2.occupation', 'eb2.ability', 'eb2.degree', 'p2.education', 'p2.record', 'closing.standing').some(
    ({ text }) => says(text, HOLDS_LICENSE) || says(text, LICENSE_HELD),
  )
  return held
    ? []
    : [
        {
          rule: 'license',
          factId: occupation.id,
          quote: occupation.text.slice(0, 160),
          message: 'This occupation asks for a license or a certification, and no fact says that the petitioner holds one or does not need it.',
        },
      ]
}

/** Whether a fact tells of an occupation that asks for a license: then it is asked for. */
export const asksForLicense = (file: CaseFile): boolean => ofLicense(file).length > 0

/** `used`: ids of the facts that a letter rests on; the others say nothing in it. `today` YYYY-MM-DD; null where no day is known. */
export function disagreements(file: CaseFile, used: ReadonlySet<string>, today: string | null): Disagreement[] {
  const told = { ...file, facts: file.facts.filter(({ id }) => used.has(id)) }
  const statements = settledFacts(told, ...new Set(told.facts.map(({ element }) => element))).filter(({ kind }) => kind === 'statement' || kind === 'item')
  const settled = [...statements, ...settledFacts(told, 'eb2.degree', 'eb2.experience')]
  return [...ofParts(told), ...ofNumbers(statements), ...ofEditions(statements), ...ofOrder(statements), ...ofDaysAhead(statements, today), ...ofExhibits(told, settled, today), ...ofLicense(told)]
}
