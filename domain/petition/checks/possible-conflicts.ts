/** What may not agree, by words that two facts share: read by a person, decided by none of this. */
import { findExhibit, settledFacts, type CaseFact, type CaseFile } from '../case-file.ts'
import { spelledNumber } from '../../number-words.ts'
import { MONTH_NAMES } from '../../format-date.ts'
import { monthOf } from '../months.ts'
import { datesAhead, nearDate } from '../reasoning.ts'
import { bare, sentencesOf } from './block-text.ts'
import type { SETTLED_RULES } from './finding.ts'
import { claimsCounted } from './claims-counted.ts'
import { claimsQualified } from './claims-qualified.ts'

/** `otherId`: the fact that it does not agree with, where it is one. `offer`: the title of a document of the case that may show it; it is no part of what is settled. `withheld`: it is about words that the letter leaves out. `uncounted`: it asks for the figures of a change. */
export type Doubt = { rule: (typeof SETTLED_RULES)[number] | 'same-document'; factId: string; otherId?: string; quote: string; message: string; offer?: string; withheld?: true; uncounted?: true }

/** What is asked of it, at its end. */
const ASK = / Ask [^“”]*$/
export const withoutAsk = ({ message, offer }: Pick<Doubt, 'message' | 'offer'>): string => `${message.replace(ASK, '')}${offered(offer)}`
export const withOffer = ({ message, offer }: Pick<Doubt, 'message' | 'offer'>): string => `${withoutAsk({ message, offer })}${ASK.exec(message)?.[0] ?? ''}`
const offered = (offer: string | undefined): string => (offer === undefined ? '' : ` “${offer}” is in the list of documents: if it says so, name it.`)

/** A count in figures or words; null where it is none, or a year. */
export function countOf(word: string): number | null {
  if (/^a dozen$/i.test(word)) return 12
  if (/^\d{1,3}(?:,?\d{3})*$/.test(word)) {
    const number = Number(word.replaceAll(',', ''))
    return number < 2 || (!word.includes(',') && number >= 1900 && number < 2100) ? null : number
  }
  const spelled = spelledNumber(word)
  return spelled !== null && spelled > 1 ? spelled : null
}

/** Words by which amounts are measured, and what is counted differently each time. */
const MEASURES =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|percent|dollars|cents|miles|feet|inches|pounds|gallons|acres|pages?|times|people|others|degrees|points?|cases|is|was|has|less|its|this|words)$/
const FILL = new Set([
  'the',
  'a',
  'an',
  'of',
  'in',
  'from',
  'at',
  'for',
  'and',
  'or',
  'to',
  'that',
  'which',
  'with',
  'by',
  'on',
  'our',
  'my',
  'its',
  'their',
  'this',
  'these',
  'those',
  'same',
  'all',
  'each',
  'more',
  'other',
  'first',
  'last',
])
const stem = (word: string) => word.replace(/(?:ies)$/, 'y').replace(/s$/, '')

export type Count = { sentence: string; phrase: string; number: number; /** In the singular. */ noun: string; about: Set<string>; behind: readonly string[]; years: string[] }

/** “nine trial systems” and “the eleven systems in the trial”: a number, a plural, and what kind of them. */
export function countsIn(text: string): Count[] {
  return sentencesOf(text).flatMap((sentence) => {
    const years = sentence.match(/\b(?:19|20)\d\d\b/g) ?? []
    const tokens = [...sentence.matchAll(/[$€]?[\p{L}\d][\p{L}\d,’'-]*/gu)].map((match) => ({
      word: match[0].replace(/[,’']+$/, ''),
      ends: /[,;:.]/.test(sentence.charAt(match.index + match[0].length)) || /,$/.test(match[0]),
    }))
    return tokens.flatMap(({ word, ends }, place): Count[] => {
      const number = countOf(word)
      if (number === null || ends || /^(?:pages?|version|than|about|section|exhibit|grade|level)$/i.test(tokens[place - 1]?.word ?? '')) return []
      const before: string[] = []
      let at = place + 1
      for (; at < Math.min(place + 4, tokens.length); at++) {
        const next = tokens[at]!.word.toLowerCase()
        if (FILL.has(next) || countOf(next) !== null || MEASURES.test(next)) return []
        if (/[^s]s$/.test(next) && next.length > 4) break
        if (tokens[at]!.ends) return []
        before.push(stem(next))
      }
      const noun = tokens[at]
      if (noun === undefined || at === place + 4) return []
      const behind: string[] = []
      if (!noun.ends && /^(?:in|of|from|on|at)$/.test(tokens[at + 1]?.word ?? ''))
        for (let far = at + 2; far < Math.min(at + 5, tokens.length); far++) {
          const next = tokens[far]!.word.toLowerCase()
          if (!FILL.has(next) && countOf(next) === null) behind.push(stem(next))
          if (tokens[far]!.ends || !FILL.has(next)) break
        }
      const about = new Set([...before, ...behind].filter((one) => !/\d/.test(one)))
      const last = behind.length > 0 ? at + 2 + (FILL.has(tokens[at + 2]!.word.toLowerCase()) ? 1 : 0) : at
      return [
        {
          sentence,
          phrase: tokens
            .slice(place, last + 1)
            .map((one) => one.word)
            .join(' '),
          number,
          noun: stem(noun.word.toLowerCase()),
          about,
          behind,
          years,
        },
      ]
    })
  })
}

const said = (fact: CaseFact): string =>
  fact.kind === 'passage'
    ? (fact.fields['says'] ?? '')
    : fact.kind === 'phase'
      ? [fact.fields['with'], fact.fields['yields']].join('; ')
      : fact.kind === 'tie'
        ? (fact.fields['output'] ?? '')
        : fact.text

function ofCounts(facts: readonly CaseFact[]): Doubt[] {
  const counts = facts.flatMap((fact) => countsIn(said(fact)).map((count) => ({ ...count, fact })))
  return counts.flatMap((one, place) => {
    const other = counts.slice(0, place).find(
      (before) =>
        before.fact.id !== one.fact.id &&
        before.noun === one.noun &&
        before.number !== one.number &&
        // “of the trial” names a set; two of “small systems” may be any.
        (one.behind.some((word) => before.about.has(word)) || before.behind.some((word) => one.about.has(word))) &&
        (one.years.length === 0 || before.years.length === 0 || one.years.some((year) => before.years.includes(year))),
    )
    return other === undefined
      ? []
      : [
          {
            rule: 'may-disagree' as const,
            factId: one.fact.id,
            otherId: other.fact.id,
            quote: one.sentence.slice(0, 160),
            message: `“${one.phrase}” here, and “${other.phrase}” in another fact: “${other.sentence.slice(0, 160)}” Ask which is right, or what tells the two apart.`,
          },
        ]
  })
}

const HAS_NONE =
  /(?:^|[,;] )(?:the |my |our |this |that )?((?:[\p{L}’'-]+ ){0,3}?[\p{L}’'-]+) (?:employs?|has|have|had|never (?:had|hired|employed)) (?:no |an? |any )?((?:[\p{L}-]+ ){0,2}?)([\p{L}-]{5,})(?=[,.;]| (?:and|of|in|for|who|that)\b|$)/iu

/** “The association employs no engineers”, and “the association’s field engineer”. */
function ofNone(facts: readonly CaseFact[]): Doubt[] {
  return facts.flatMap((fact) =>
    sentencesOf(said(fact)).flatMap((sentence): Doubt[] => {
      const match = /\b(?:no|never)\b/i.test(sentence) ? HAS_NONE.exec(sentence) : null
      if (match === null || !/\b(?:no|never)\b/i.test(match[0])) return []
      const owner = stem(bare(match[1]!).split(' ').at(-1)!)
      const noun = stem(match[3]!.toLowerCase())
      if (owner.length < 4) return []
      const owned = new RegExp(`\\b(?:its|our|${owner}['’]?s?['’]?) (?:[\\p{L}-]+ ){0,2}?${noun}s?\\b`, 'iu')
      const other = facts
        .filter(({ id }) => id !== fact.id)
        .flatMap((one) => sentencesOf(said(one)).map((text) => ({ text, whole: said(one) })))
        .find(({ text, whole }) => !/\b(?:no|not|never|any)\b/i.test(owned.exec(text)?.[0] ?? 'no') && new RegExp(`\\b${owner}`, 'i').test(whole))
      return other === undefined
        ? []
        : [{ rule: 'may-disagree', factId: fact.id, quote: sentence.slice(0, 160), message: `Another fact speaks of one: “${other.text.slice(0, 160)}” Ask which is right.` }]
    }),
  )
}

const SINCE = new RegExp(`\\b([\\p{L}-]+) since ((?:${MONTH_NAMES}) \\d{4})`, 'gu')

/** “engineer since July 2019” beside a position as engineer that began in another month of that year. */
function ofBeginnings(facts: readonly CaseFact[], roles: readonly CaseFact[]): Doubt[] {
  return facts.flatMap((fact) =>
    sentencesOf(said(fact)).flatMap((sentence) =>
      [...sentence.matchAll(SINCE)].flatMap(([quote, what, when]): Doubt[] => {
        const month = monthOf(when!, false)
        const alike = roles
          .filter(
            ({ fields }) =>
              bare(fields['title'] ?? '')
                .split(' ')
                .at(-1) === what!.toLowerCase(),
          )
          .map((role) => ({ role, from: monthOf(role.fields['from'] ?? '', false) }))
        if (month === null || alike.some(({ from }) => from === month)) return []
        const near = alike.find(({ from }) => from !== null && Math.abs(from - month) < 12)
        return near === undefined
          ? []
          : [{ rule: 'may-disagree', factId: fact.id, quote: sentence.slice(0, 160), message: `“${quote}” here; the position began otherwise: “${near.role.text}” Ask which is right.` }]
      }),
    ),
  )
}

const WROTE = /\b(?:agreed (?:to (?:this|it|that) )?in writing|in writing|(?:has|have) written that|report states?|releases? me)\b/i

/** What somebody is said to have written, and no cited title that names them. */
function ofReach(file: CaseFile, facts: readonly CaseFact[], roles: readonly CaseFact[]): Doubt[] {
  return facts.flatMap((fact) => {
    const titles = fact.exhibits.flatMap((id) => findExhibit(file, id)?.title ?? [])
    if (fact.kind === 'passage' || titles.length === 0 || titles.length < fact.exhibits.length) return []
    const shown = new Set(
      bare(titles.join(' '))
        .split(' ')
        .map((word) => word.slice(0, 6)),
    )
    return sentencesOf(fact.text).flatMap((sentence): Doubt[] => {
      const wrote = WROTE.exec(sentence)
      if (wrote === null) return []
      const before = sentence.slice(0, wrote.index).split(/[;:]/).at(-1)!
      const names = /\b(?:employer|district|hospital)\b/i.test(before) || /^release/i.test(wrote[0]) ? roles.map(({ fields }) => fields['employer'] ?? '').join(' ') : ''
      const actor = bare(`${before} ${names}`)
        .split(' ')
        .filter((word) => word.length > 4)
      // Makers, users, cities: who they are is told by the names in the title of their letters.
      const named = names === '' && titles.some((title) => /\bletters? (?:of|from)\b/i.test(title))
      return named || actor.length === 0 || actor.some((word) => shown.has(word.slice(0, 6)))
        ? []
        : [{ rule: 'exhibit-reach', factId: fact.id, quote: sentence.slice(0, 160), message: `Who wrote this stands in no title of what shows it: “${titles.join('”, “')}”. Ask for their document.` }]
    })
  })
}

/** Writers of letters that a title names: “Letters of Joan Ferris and Tobias Merrow, August 2026”. */
function writersIn(title: string): string[] {
  const [, several, names] = /\b(letters?) (?:of|from) (.+)$/i.exec(title) ?? []
  if (names === undefined) return []
  // Behind the comma of one letter stands where its writer works.
  return (several!.toLowerCase() === 'letter' ? [names.split(/, | and /)[0]!] : names.split(/, (?:and )?| and /))
    .map((name) => name.replace(/^(?:the|Dr\.?|Prof\.?|Mr\.?|Ms\.?) /gi, '').trim())
    .filter((name) => /^(?:(?:manager|director|president|editor|owner) of )?\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){1,4}$/u.test(name) && monthOf(name, false) === null)
}

/** A letter that is one exhibit and part of another. */
function ofExhibitsTwice(file: CaseFile, used: ReadonlySet<string>): Doubt[] {
  const named = file.exhibits
    .filter(({ id, url }) => url === null && file.facts.some((fact) => used.has(fact.id) && fact.exhibits.includes(id)))
    .flatMap(({ id, title }) => writersIn(title).map((writer) => ({ id, title, writer, month: /\b(?:[A-Z][a-z]+ )?20\d\d\b/.exec(title)?.[0] ?? '' })))
  return named.flatMap((one, place) => {
    const twin = named
      .slice(0, place)
      .find(({ id, writer, month }) => id !== one.id && writer === one.writer && (month === '' || one.month === '' || month.includes(one.month) || one.month.includes(month)))
    return twin === undefined
      ? []
      : [
          {
            rule: 'same-document' as const,
            factId: file.facts.find((fact) => used.has(fact.id) && fact.exhibits.includes(one.id))!.id,
            quote: one.title,
            message: `The letter of ${one.writer} is in “${twin.title}” as well. Where it is one document, make it one exhibit.`,
          },
        ]
  })
}

/** A grant that lasts longer is no step. */
const IS_MONEY = /\$\d|\b(?:grant|contract|funding|salary|budget)\b[^.;]*\b(?:until|ends?|through)\b/i

/** No step of the plan before the date by which the letter says that it must be done. */
function ofDeadline(file: CaseFile): Doubt[] {
  const near = nearDate(file)
  const day = file.lock?.at.slice(0, 10)
  if (near === null || day === undefined) return []
  const steps = settledFacts(file, 'p2.plan').flatMap((fact) => {
    // What is due is due at the end of a row: “January to December 2027”.
    const words =
      fact.kind === 'phase'
        ? `${fact.fields['when'] ?? ''}; ${said(fact)}`
        : sentencesOf(said(fact))
            .filter((one) => !IS_MONEY.test(one))
            .join(' ')
    const dates = datesAhead(words, day)
    const first = dates.toSorted((one, other) => one.months - other.months)[0]
    return first === undefined ? [] : [{ fact, first }]
  })
  // What comes later may follow what is ready in time.
  if (steps.some(({ first }) => first.months <= near.months)) return []
  const next = steps.toSorted((one, other) => one.first.months - other.first.months).slice(0, 1)
  return next.map(({ fact, first }) => ({
    rule: 'may-disagree' as const,
    factId: fact.id,
    otherId: near.fact.id,
    quote: (fact.kind === 'phase' ? fact.text : said(fact)).slice(0, 160),
    message: `The plan is for ${first.words}, and the date that makes the matter urgent is ${near.words}, before it. Ask what must be ready by then.`,
  }))
}

const AS_EMPLOYEE = /\b(?:as an employee of|as its employee|employed by|my employer)\b/i
const NO_ONE_JOB = /\b(?:(?:job|position|post)s? (?:with|at|for) (?:one|any|an|a single)\b[^.;]*|employe[de]s? of (?:one|any|none)\b[^.;]*|employed by (?:none|one|any)\b[^.;]*)/i
const ENDS = /\b(?:would|could|may|must) (?:end|not|no|stop)|\bnone\b|\bno one\b/i

/** That one job would end the work, of somebody who does it in one. */
function ofVehicle(file: CaseFile): Doubt[] {
  const vehicle = file.plan === 'employee' ? settledFacts(file, 'endeavor.vehicle').find(({ text }) => AS_EMPLOYEE.test(text)) : undefined
  if (vehicle === undefined) return []
  return settledFacts(file, 'p3.impractical').flatMap((fact) =>
    sentencesOf(fact.text)
      .filter((sentence) => NO_ONE_JOB.test(sentence) && ENDS.test(sentence))
      .map((sentence): Doubt => ({
        rule: 'may-disagree',
        factId: fact.id,
        quote: sentence.slice(0, 160),
        message: `Elsewhere the work is that of an employee: “${vehicle.text.slice(0, 160)}” Ask why it can be done in that job and in no certified one.`,
      })),
  )
}

/** “Nine systems use it”, and “31 members that do not use it” of 64, from one exhibit. */
function ofUsers(facts: readonly CaseFact[]): Doubt[] {
  const usersIn = (fact: CaseFact) =>
    sentencesOf(said(fact)).flatMap((sentence) => {
      const found = /(?:^|[ (])(\S+) (?:[\p{L}-]+ ){0,10}?(do(?:es)? not )?use (?:it|the|this|them)\b/iu.exec(sentence)
      const number = found === null ? null : countOf(found[1]!.replace(/[^\p{L}\d,-]/gu, ''))
      return number === null ? [] : [{ fact, sentence, number, uses: found![2] === undefined }]
    })
  const all = facts.flatMap(usersIn)
  const whole = (exhibits: readonly string[]) =>
    facts
      .filter((fact) => fact.exhibits.some((id) => exhibits.includes(id)))
      .flatMap((fact) => [...said(fact).matchAll(/\b(?:has|have|of (?:the|its)?) ?(\d+) (?:members|systems)\b/g)].map(([, number]) => Number(number)))
  // Whose results somebody looks at, they use it too.
  const followed = facts.flatMap((fact) =>
    sentencesOf(said(fact)).flatMap((sentence) => {
      const number = countOf(/\b(?:lists?|results|readings|reports) of (?:the )?([\p{L}\d,-]+) (?:\p{L}+ )?(?:members|systems|users|customers|sites)\b/u.exec(sentence)?.[1] ?? '')
      const using = number === null ? undefined : all.find((one) => one.uses && one.fact.id !== fact.id && one.number !== number && one.fact.exhibits.some((id) => fact.exhibits.includes(id)))
      return using === undefined
        ? []
        : [
            {
              rule: 'may-disagree' as const,
              factId: fact.id,
              otherId: using.fact.id,
              quote: sentence.slice(0, 160),
              message: `${number!} here, and another fact of the same exhibit says: “${using.sentence.slice(0, 160)}” Ask how many use it, and since when.`,
            },
          ]
    }),
  )
  const apart = all
    .filter(({ uses }) => !uses)
    .flatMap((without) => {
      const using = all.find((one) => one.uses && one.fact.exhibits.some((id) => without.fact.exhibits.includes(id)))
      const total = whole(without.fact.exhibits)[0]
      return using === undefined || total === undefined || total - without.number === using.number
        ? []
        : [
            {
              rule: 'may-disagree' as const,
              factId: without.fact.id,
              otherId: using.fact.id,
              quote: without.sentence.slice(0, 160),
              message: `${without.number} of ${total} that do not use it leave ${total - without.number}; another fact of the same exhibit says: “${using.sentence.slice(0, 160)}” Ask which is right, or what tells the two apart.`,
            },
          ]
    })
  return [...apart, ...followed]
}

/** `used`: ids of the facts that a letter rests on. */
export function doubts(file: CaseFile, used: ReadonlySet<string>): Doubt[] {
  const told = { ...file, facts: file.facts.filter(({ id }) => used.has(id)) }
  const facts = settledFacts(told, ...new Set(told.facts.map(({ element }) => element))).filter(({ kind }) => ['statement', 'item', 'passage', 'phase', 'tie'].includes(kind))
  const roles = settledFacts(told, 'eb2.experience').filter(({ kind }) => kind === 'role')
  return [
    // An answer to a notice is held to more: any two numbers of one thing (answer-doubts.ts).
    ...(file.response === undefined ? ofCounts(facts) : []),
    ...ofNone(facts),
    ...ofBeginnings(facts, roles),
    ...ofReach(told, facts, roles),
    ...ofExhibitsTwice(told, used),
    ...ofDeadline(told),
    ...ofVehicle(told),
    ...ofUsers(facts),
    ...claimsQualified(told, facts),
    ...claimsCounted(told, facts),
  ]
}
