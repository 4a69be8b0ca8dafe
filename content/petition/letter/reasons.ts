/** Why a fact meets its test: said of what the facts themselves say, and not at all where they do not carry it. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { Inlines } from '../../../domain/documents/document.ts'
import { formatDate } from '../../../domain/format-date.ts'
import { settledFacts, STATEMENT_ID, type CaseFact, type CaseFile } from '../../../domain/petition/case-file.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'
import { isWhole } from '../../../domain/petition/fact-words.ts'
import { isTelegraphic } from '../../../domain/petition/telegraphic.ts'
import { UNDER_TWENTY } from '../../../domain/number-words.ts'
import { certificationMonths, isIdle, isScheduleA, jobLimit, OWNS, placeOfNearDate, sureNearDate, type JobLimit } from '../../../domain/petition/reasoning.ts'
import { meaningsOf, sureSentences, type Says } from '../../../domain/petition/surely.ts'
import { bareEnd, LEANS, lowered } from './core-sentence.ts'
import { citation, exhibitsFor, exhibitsOf, exhibitsTold, vary, type LetterGround, type Wordings } from './letter-parts.ts'
import { undisputed } from './undisputed.ts'

/** A sentence with the facts that carry it. `after`: what is our own, behind the exhibits; `follows`: what follows from it and another fact. */
export type Reason = {
  words: string
  facts: readonly CaseFact[]
  /** Where it cites others than those behind their sentences. */
  exhibits?: readonly string[]
  after?: string
  follows?: { words: string; facts: readonly CaseFact[] }
}

export const reasonInlines = ({ file }: LetterGround, { words, facts, exhibits, after = '', follows }: Reason): Inlines => [
  ...plain(words.replace(/\.$/, '')),
  ...(facts.length === 0 ? [] : citation(exhibits ?? facts.flatMap((fact) => exhibitsTold(file, fact)))),
  ...plain(`${after}.`),
  ...(follows === undefined ? [] : [...plain(` ${follows.words}`), ...citation(follows.facts.flatMap((fact) => exhibitsTold(file, fact))), ...plain('.')]),
]

/** The employer of today, where a position says so, with the position. */
export function employerOf(file: CaseFile): { name: string; role: CaseFact } | null {
  const role = settledFacts(file, 'eb2.experience').find(
    ({ kind, fields }) => kind === 'role' && /present|now|current/i.test(fields['to'] ?? '') && (fields['employer'] ?? '') !== '' && !/^self/i.test(fields['employer']!),
  )
  return role === undefined ? null : { name: role.fields['employer']!.replace(/^The /, 'the '), role }
}

const isOwned = ({ plan }: CaseFile): boolean => plan === 'entrepreneur' || plan === 'consultant'

/** The first sentence of some facts that surely says one of these, the first of them before the others. */
export function surest({ file }: LetterGround, given: readonly CaseFact[], ...wanted: readonly Says[]): Reason | null {
  for (const one of wanted)
    for (const fact of undisputed(file, given)) {
      // What stands behind a sentence is looked at also where it is in doubt itself.
      const whole = file.facts.find(({ id }) => id === fact.id) ?? fact
      const sentence = sureSentences(file, whole, one).find((own) => sentencesOf(fact.text).includes(own) && isWhole(own) && !isTelegraphic(own) && !isIdle(own))
      if (sentence !== undefined) return { words: bareEnd(sentence), facts: [fact] }
    }
  return null
}

/** Titles that the owner of a company bears. */
const OF_AN_OWNER = /\b(?:founder|owner|partner|principal|president|proprietor|chief|director|CEO|CTO)\b/i
/** That a company is owned, and not rights or drawings. */
const OWNS_COMPANY = /\bmy own (?:company|firm|practice|studio)\b|\bonly owner\b|\bI own (?:\d+ percent of )?(?:the|my|this) (?:company|firm|practice|studio|business)\b/
/** “I own 70 percent of Kiln Works LLC”, “my own company, Kiln Works LLC”. */
const OWNED_NAME =
  /\bI own [^.;,]*?\bof ((?:the )?\p{Lu}[\p{L}\d&’-]*(?: (?:of |and |& )?\p{Lu}[\p{L}\d&’-]*\.?)*)|\bmy own (?:company|firm|practice|studio), (\p{Lu}[\p{L}\d&’-]*(?: (?:of |and |& )?\p{Lu}[\p{L}\d&’-]*)*)/u

/** The company of the petitioner, as a confirmed fact says; with that fact. An employer is no such company because something else is owned. */
export const ownCompany = (file: CaseFile): { name: string; facts: CaseFact[] } | null => {
  const employer = employerOf(file)
  const owned = settledFacts(file, 'p2.progress', 'endeavor.vehicle', 'p3.impractical').filter(({ text }) => OWNS.test(text))
  const [first] = owned
  if (first === undefined || !isOwned(file)) return null
  const of = employer === null ? undefined : owned.find(({ text }) => text.includes(employer.name.replace(/^the /, '')))
  if (employer !== null && of !== undefined) return { name: employer.name, facts: [employer.role, of] }
  for (const fact of owned) {
    const [, share, own] = OWNED_NAME.exec(fact.text) ?? []
    const name = share ?? own
    if (name !== undefined) return { name, facts: [fact] }
  }
  return employer !== null && OWNS_COMPANY.test(first.text) && OF_AN_OWNER.test(employer.role.fields['title'] ?? '') ? { name: employer.name, facts: [employer.role, first] } : null
}

/** The step from a fact to the law on certification, which names one job opportunity; null where no fact carries it. */
function certificationReason({ file, seed }: LetterGround): Reason | null {
  const limit = jobLimit(file)
  if (limit === null) return null
  const employer = employerOf(file)
  // That somebody is at work already, and could be sponsored, is what an officer asks first.
  const atWork =
    employer === null || limit.kind !== 'left-out'
      ? 'A certification for that position would be valid for that position only'
      : vary(seed, 'at-work', [
          `That I am at work already does not answer this: a certification for my position at ${employer.name} would be valid for that position only`,
          `If ${employer.name} asked for a certification of the position that I have, it would be valid for that position only`,
        ])
  const words = {
    'left-out': [
      `${atWork}, and what the position leaves out would stand outside of the certification`,
      `${atWork}; what is no part of that position would be no part of the certification`,
      `${atWork}, and the work that is outside of the position would remain outside`,
    ],
    'no-position': [
      'Without a position to offer, there is no job opportunity for a certification to name',
      'A certification names a job opportunity, and without a position there is none to name',
      'Without such a position a certification would have no job opportunity to name',
    ],
    'on-own-account': [
      'That I am at work already does not answer this: I work on my own account, and a certification needs an employer with a position to offer',
      'I am at work already, and on my own account; a certification would need an employer with a position, and would be valid for that position only',
      'The work that I do already is done on my own account, and a certification would be for a position with an employer',
    ],
  } satisfies Record<JobLimit, Wordings>
  return { words: vary(seed, `job-${limit.kind}`, words[limit.kind]), facts: [...(employer === null || limit.kind !== 'left-out' ? [] : [employer.role]), limit.fact] }
}

/** Why nobody else could offer the job: whose company it is, what a job leaves out, or that nobody has it. It is told by a fact or not at all. */
export function jobReason(ground: LetterGround): Reason | null {
  const { file, seed } = ground
  const own = ownCompany(file)
  return own === null
    ? certificationReason(ground)
    : {
        words: vary(seed, 'own-company', [
          `The job would be at ${own.name}, in which I have an ownership interest, and it would have to be shown to be clearly open to others`,
          `Here the job would be at ${own.name}, of which I am an owner, which is unlikely to be found clearly open to any worker`,
          `A job at ${own.name}, of which I am an owner, is unlikely to be found clearly open`,
        ]),
        facts: own.facts,
      }
}

const formatMonth = (day: string): string => formatDate(day.slice(0, 10)).replace(/ \d{1,2},/, '')

/** Nothing is called the nearest that another fact names an earlier date beside. */
const DATE_IS: Record<ReturnType<typeof placeOfNearDate>, Wordings> = {
  only: ['The date told above is', 'The date named above is'],
  'first-of-these': ['The first of the dates told above is', 'Of the dates told above, the first is', 'Of the dates named above, the first is'],
  'first-of-all': ['The nearest date is', 'The first of these dates is', 'The date that comes first is'],
}

/** The nearest date, where its sentence stands in the letter. */
export function toldNearDate(file: CaseFile): ReturnType<typeof sureNearDate> {
  const near = sureNearDate(file)
  return near === null || !isWhole(near.sentence) || isTelegraphic(near.sentence) ? null : near
}

/** How near the date is before which all that certification asks for would have to be done. The count is ours and stands behind the exhibit. */
export function delayReason({ file, seed }: LetterGround): Reason | null {
  const near = toldNearDate(file)
  // Nobody recruits under Schedule A.
  if (near === null || isScheduleA(file)) return null
  // From the first day of this month to the last day of that one.
  const most = near.months + 1
  const months = `${UNDER_TWENTY[most] ?? most} months`
  const now = formatMonth(file.lock!.at)
  // The longer time is told only where a dated source of the Department says it.
  const pace = certificationMonths(file)
  const isLonger = pace !== null && pace.months > most
  return {
    words: `${vary(seed, 'delay-reason', DATE_IS[placeOfNearDate(file)])} ${near.words}`,
    facts: [near.fact],
    exhibits: exhibitsFor(file, near.fact, near.sentence),
    after: vary(seed, 'delay-count', [
      `; by my count, at most ${months} from ${now}`,
      `, which by my count leaves at most ${months} from ${now} for these steps`,
      `; counted from ${now}, at most ${months} are left for these steps`,
    ]),
    ...(isLonger
      ? {
          follows: {
            words: vary(seed, 'delay-waits', [
              `At the posted pace of ${pace.words}, an application of today would still be waiting on ${near.words}`,
              `The posted time is ${pace.words}, which is longer: a decision would come after ${near.words}`,
              `As ${pace.words} are longer than that, a certification would come only after ${near.words}`,
            ]),
            facts: [pace.fact],
          },
        }
      : {}),
  }
}

/** What the United States would gain whoever else is available: a sentence shown by a document, that of somebody else first. */
export function benefitReason({ file, seed }: LetterGround, benefit: readonly CaseFact[]): Reason | null {
  const found = undisputed(file, benefit)
    .filter((fact) => exhibitsOf(file, fact).some((id) => id !== STATEMENT_ID))
    .flatMap((fact) => meaningsOf(file, fact).flatMap(({ said, sentence }) => (said.says === 'onlyMine' ? [{ fact, words: bareEnd(sentence) }] : [])))
    .find(({ words }) => !LEANS.test(words) && !isIdle(words) && !isTelegraphic(`${words}.`))
  if (found === undefined) return null
  const said = lowered(found.words, file.facts)
  return {
    words: vary(seed, 'benefit-reason', [
      `Even if other qualified workers are available, the United States would benefit from this contribution: ${said}`,
      `The United States would benefit from this contribution whoever else is available: ${said}`,
      `With other qualified workers available, the United States would still benefit from the contribution: ${said}`,
    ]),
    facts: [found.fact],
  }
}
