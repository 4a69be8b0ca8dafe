/** Why a fact meets its test: said of what the facts themselves say, and not at all where they do not carry it. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { Inlines } from '../../../domain/documents/document.ts'
import { formatDate } from '../../../domain/format-date.ts'
import { findExhibit, settledFacts, type CaseFact, type CaseFile } from '../../../domain/petition/case-file.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'
import { UNDER_TWENTY } from '../../../domain/number-words.ts'
import { sharedPhrase } from '../../../domain/petition/passages.ts'
import { isScheduleA, nearDate, sharedSubject, tiedFacts, type Tie } from '../../../domain/petition/reasoning.ts'
import { citation, composedWords, exhibitsOf, vary, type LetterGround, type Wordings } from './letter-parts.ts'
import { subjectOf } from './subject.ts'

/** A sentence, in the notation of documents, with the facts that carry it. */
export type Reason = { words: string; facts: readonly CaseFact[] }

export const reasonInlines = ({ file }: LetterGround, { words, facts }: Reason): Inlines => [
  ...composedWords(` ${words.replace(/\.$/, '')}`),
  ...(facts.length === 0 ? [] : citation(facts.flatMap((fact) => exhibitsOf(file, fact)))),
  ...plain('.'),
]

const NAME = '\\p{Lu}[\\p{L}’&.-]*[\\p{L}](?: (?:of |for |and the |the )?\\p{Lu}[\\p{L}’&-]+)+'
/** Behind others in a list a name may be one word. */
const LAST = `(?:${NAME}|\\p{Lu}[\\p{L}’-]{3,})`
const NAMES = new RegExp(`(?:the )?${NAME}(?:,? and (?:of )?(?:the )?${LAST}|(?:, (?:the )?${NAME})+,? and (?:the )?${LAST})?`, 'u')
const MONTHS = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/

/** The organizations that a sentence names first: one, or a list. */
function namedIn(sentence: string): string | null {
  const found = NAMES.exec(sentence.replace(/^The (?=\p{Lu})/u, 'the '))?.[0]
  return found === undefined || MONTHS.test(found) ? null : found.replace(/ and of /, ' and ')
}
/** The organizations that a text names first. */
export const namesIn = (text: string): string | null => sentencesOf(text).flatMap((sentence) => namedIn(sentence) ?? [])[0] ?? null
const areMany = (names: string): boolean => / and (?:the )?\p{Lu}/u.test(names)

/** The employer of today, where a position says so, with the position. */
export function employerOf(file: CaseFile): { name: string; title: string; role: CaseFact } | null {
  const role = settledFacts(file, 'eb2.experience').find(
    ({ kind, fields }) => kind === 'role' && /present|now|current/i.test(fields['to'] ?? '') && (fields['employer'] ?? '') !== '' && !/^self/i.test(fields['employer']!),
  )
  return role === undefined ? null : { name: role.fields['employer']!.replace(/^The /, 'the '), title: role.fields['title'] ?? '', role }
}

const isOwned = ({ plan }: CaseFile): boolean => plan === 'entrepreneur' || plan === 'consultant'

/** Those who use the work. */
type Users = { they: string; them: string; many: boolean }

/** What follows from how they stand to the petitioner. */
const FOLLOWS: Record<Tie, (users: Users, employer: string) => Wordings> = {
  competes: ({ they, many }, employer) => [
    `${they} ${many ? 'compete' : 'competes'} with ${employer}, so that what ${many ? 'they gain' : 'it gains'} is no benefit to my employer`,
    `As ${they} ${many ? 'compete' : 'competes'} with ${employer}, none of this serves my employer alone`,
  ],
  'no-client': ({ them }, employer) => [
    `None of that is work of ${employer} for a client; the benefit falls to ${them}`,
    `The benefit thus falls to ${them}, outside what ${employer} does for its clients`,
  ],
  unpaid: ({ they, them, many }, employer) => [`The benefit falls to ${them}, and not to ${employer}`, `What ${they} ${many ? 'gain' : 'gains'} by it is no gain of ${employer}`],
}

/** Why use by others is more than a benefit to the employer. `user`: who they are, where the fact names nobody. */
export function reachReason({ file, seed }: LetterGround, beyond: readonly CaseFact[], user: string | null): Reason | null {
  const employer = employerOf(file)
  const here = isOwned(file) ? 'my own company' : employer?.name
  const found = tiedFacts(file).find(({ fact }) => beyond.includes(fact))
  // What users gain may be a gain of the petitioner's own company as well.
  if (here === undefined || found === undefined || (isOwned(file) && found.tie === 'unpaid')) return null
  const names =
    sentencesOf(found.fact.text)
      .flatMap((sentence) => namedIn(sentence) ?? [])
      .find((one) => !one.includes(here.replace(/^the /, ''))) ?? null
  const who = names ?? user
  if (who === null) return null
  const users: Users = { many: names === null || areMany(names), they: who, them: who }
  const words = vary(seed, 'reach-reason', FOLLOWS[found.tie](users, here))
  return { words: capital(words), facts: [found.fact, ...(employer === null || isOwned(file) ? [] : [employer.role])] }
}

/** Where others did it without the petitioner. */
const WITHOUT = /\bwithout (?:me|my (?:help|presence))\b|\bI (?:have never (?:met|visited)|took no (?:other )?part)\b/i

/** Why a second result counts apart from the first. */
export function aloneReason({ seed }: LetterGround, again: readonly CaseFact[]): Reason | null {
  const alone = again.find(({ text }) => WITHOUT.test(text))
  return alone === undefined
    ? null
    : {
        words: vary(seed, 'alone', [
          'Because it was obtained without me, the second result belongs to the method and not to its author',
          'As I had no part in the second result, it speaks for the method itself',
          'The second result came without me and shows what the method does in other hands',
          'Since others obtained the second result by themselves, the method does not need its author there',
        ]),
        facts: [alone],
      }
}

const COUNTED_BY =
  /\bas (the [^,.;]{4,60}?) (?:counted|measured|recorded|found|states|stated|reported)\b|\b(?:counted|measured|confirmed|checked|verified|audited) by ((?:the|an?|\p{Lu})[^,.;]{3,60})(?=[,.;])|(?:^|[.;] )(The [^,.;]{4,50}?|\p{Lu}\p{Ll}+ [\p{Ll}-]{4,30}s) (?:counted|confirmed|measured)\b/u
const OF_BODY =
  /^(?:[\p{L}-]+ ){0,3}?(?:[Rr]eport|[Ee]valuation|[Ss]urvey|[Ss]ummary|[Aa]udit|[Rr]ecord|[Cc]ount|[Rr]eview|[Tt]est)s? (?:of|by) ((?:the )?\p{Lu}[\p{L}’-]+(?: (?:of |for |and )?\p{Lu}[\p{L}’-]+)+)/u

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Why a measured effect is credible: it was not the petitioner who counted. */
export function counterReason({ file, seed }: LetterGround, effect: readonly CaseFact[]): Reason | null {
  for (const fact of effect) {
    const said = COUNTED_BY.exec(fact.text)?.slice(1).find(Boolean)
    const title = fact.exhibits.flatMap((id) => findExhibit(file, id)?.title ?? []).flatMap((one) => OF_BODY.exec(one)?.[1] ?? [])[0]
    const who = (said ?? title)?.replace(/^\p{Lu}\p{Ll}+ (?=\p{Ll})/u, (word) => word.toLowerCase())
    if (who === undefined || /\b(?:I|me|my)\b/.test(who)) continue
    const isConfirmed = said !== undefined && new RegExp(`(?:confirmed|checked|verified|audited) by ${escaped(said)}|${escaped(said)} confirmed`).test(fact.text)
    const words =
      said === undefined
        ? vary(seed, 'counter', [`The figures come from ${who}, not from me`, `These figures are those of ${who}, not mine`])
        : isConfirmed
          ? vary(seed, 'counter', [`The confirmation is that of ${who}, not mine`, `The confirmation comes from ${who} and not from me`])
          : vary(seed, 'counter', [`The counting was done by ${who}, not by me`, `The count was made by ${who} and not by me`])
    return { words, facts: [fact] }
  }
  return null
}

/** Why a public document counts for this endeavor and not for its field: it names what the endeavor is about. */
export function priorityReason({ file, seed }: LetterGround, priority: readonly CaseFact[]): Reason | null {
  for (const fact of priority.filter(({ kind }) => kind === 'statement')) {
    const phrase = sharedPhrase(fact.text, file.lock?.text ?? '')
    if (phrase === null) continue
    return {
      words: vary(seed, 'priority-reason', [
        `The public document names ${phrase} and not only the field`,
        `The public document speaks of ${phrase}, with which the endeavor deals`,
        `What the public document names, ${phrase}, is what the endeavor is about`,
      ]),
      facts: [fact],
    }
  }
  return null
}

/** Why a past result bears on the endeavor: both are about one thing. `change`: its figures. */
export function recordReason({ file, seed }: LetterGround, result: CaseFact, change: string | null): Reason {
  const phrase = sharedSubject(file, result)
  const figures = change === null ? '' : `, ${change}`
  return {
    words:
      phrase === null
        ? vary(seed, 'record-reason', [`I have a record of success in related work${figures}`, `My record in related work is one of success${figures}`])
        : vary(seed, 'record-reason', [
            `With ${phrase}, the subject of the endeavor as well, I have a record of success${figures}`,
            `My record of success is with ${phrase}${figures}; the endeavor has the same subject`,
            `As to ${phrase}, which the endeavor also concerns, my record is one of success${figures}`,
          ]),
    facts: [result],
  }
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)
const ARTICLE = (title: string) => (/^[aeiou]/i.test(title) ? 'an' : 'a')

/** What stands outside the position that the employer of today could have certified; null where there is no such position. */
export function besideTheJob({ file }: LetterGround): string | null {
  const employer = employerOf(file)
  if (employer === null || employer.title === '' || isOwned(file)) return null
  const names = tiedFacts(file).map(({ fact }) => namesIn(fact.text))[0] ?? null
  return names === null ? subjectOf(file) : `the work with ${names}`
}

const OWNS = /\bmy own (?:company|firm|practice|studio)\b|\bI own\b|\bI (?:founded|formed)\b/

/** Whether the company of today is the petitioner's own, as a confirmed fact says; with that fact. */
export const ownCompany = (file: CaseFile): { name: string; facts: CaseFact[] } | null => {
  const employer = employerOf(file)
  const owned = settledFacts(file, 'p2.progress', 'endeavor.vehicle', 'p3.impractical').find(({ text }) => OWNS.test(text))
  return employer === null || owned === undefined || !isOwned(file) ? null : { name: employer.name, facts: [employer.role, owned] }
}

/** Why the employer's certification would not cover the endeavor. */
export function jobReason(ground: LetterGround, impractical: readonly CaseFact[]): Reason | null {
  const { file, seed } = ground
  const own = ownCompany(file)
  if (own !== null && impractical.length > 0)
    return {
      words: vary(seed, 'own-company', [
        `The employer that would have to open the job to all is ${own.name}, my own company, and the job would be mine`,
        `Here the job would be at ${own.name}, which is my own company`,
        `An offer by ${own.name}, my own company, would be an offer to myself`,
      ]),
      facts: own.facts,
    }
  const employer = employerOf(file)
  if (employer === null || employer.title === '' || isOwned(file) || impractical.length === 0) return null
  const post = employer.title.slice(0, 1).toLowerCase() + employer.title.slice(1)
  const outside = tiedFacts(file)[0]?.fact
  const beside = besideTheJob(ground)
  const aPost = `${ARTICLE(post)} ${post}`
  const { name } = employer
  const words = isScheduleA(file)
    ? vary(seed, 'job-reason', [
        `With or without a test of the market, ${name} could offer a position as ${post}; ${beside} lies outside it`,
        `What ${name} could offer is a position as ${post}, and ${beside} is not in such a position`,
      ])
    : vary(seed, 'job-reason', [
        `${capital(name)} could ask for certification of ${aPost}, and ${beside} would be no part of that job`,
        `A certified position of ${post} at ${name} would leave out ${beside}`,
        `The market would be tested for ${aPost} at ${name}, not for ${beside}`,
        `The job that ${name} could have certified is that of ${aPost}; ${beside} lies outside it`,
      ])
  return { words, facts: [employer.role, ...(outside === undefined || namesIn(outside.text) === null ? [] : [outside])] }
}

const formatMonth = (day: string): string => formatDate(day.slice(0, 10)).replace(/ \d{1,2},/, '')

/** Why delay loses something: a dated step before which all that certification asks for would have to be done. */
export function delayReason({ file, seed }: LetterGround): Reason | null {
  const near = nearDate(file)
  // Nobody recruits under Schedule A.
  if (near === null || isScheduleA(file)) return null
  const months = near.months === 1 ? 'one month' : `${UNDER_TWENTY[near.months] ?? near.months} months`
  const now = formatMonth(file.lock!.at)
  return {
    words: vary(seed, 'delay-reason', [
      `From ${now} to ${near.words} there are ${months} at most for these steps`,
      `All of these steps would have to fit between ${now} and ${near.words}, ${months} at most`,
      `${capital(months)} at most lie between ${now} and ${near.words}, and each of these steps would come first`,
      `Each of these steps would come before ${near.words}, which is ${months} at most from ${now}`,
    ]),
    facts: [near.fact],
  }
}

/** Who it is, other than the petitioner, that says the contribution would be missed. */
export function judgeOf(benefit: readonly CaseFact[]): { who: string; fact: CaseFact } | null {
  for (const fact of benefit) {
    const who = /(?:^|[,;.] |\band )((?:the|The) [^,;.]{3,60}?|\p{Lu}[^,;.]{3,60}?) (?:writes?|states?|has written|have written|wrote) that\b/u.exec(fact.text)
    if (who !== null && !/\bI\b/.test(who[1]!)) return { who: who[1]!.replace(/^The (?=\p{Ll})/u, 'the '), fact }
  }
  return null
}

/** Whose word it is that the contribution would be missed. */
export function benefitReason({ seed }: LetterGround, benefit: readonly CaseFact[]): Reason | null {
  const judged = judgeOf(benefit)
  return judged === null
    ? null
    : { words: vary(seed, 'benefit-reason', [`For this I rely on ${judged.who} and not on my own judgment`, `I rely here on ${judged.who}, not on my own judgment`]), facts: [judged.fact] }
}
