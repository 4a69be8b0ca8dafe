/** What in the facts carries the step from a fact to its test. Where it is missing, the letter leaves the step out, the checks say so, and a question asks for it. */
import { MONTH_NAMES } from '../format-date.ts'
import { UNDER_TWENTY } from '../number-words.ts'
import { findExhibit, isSettled, settledFacts, type CaseFact, type CaseFile } from './case-file.ts'
import { sentencesOf } from './checks/block-text.ts'
import { latestMonthOf, monthOfDay } from './months.ts'
import { sharedPhrase, sharedStems } from './passages.ts'
import { meaningsOf, says } from './surely.ts'
import { isThingAsUser } from './thing-users.ts'

/** How those who use the work stand to the petitioner and the employer. */
export type Tie = 'competes' | 'no-client' | 'unpaid'

const TIES: readonly [Tie, RegExp][] = [
  ['competes', /\bcompet\w+ (?:with|of) my (?:employer|company)\b/i],
  ['no-client', /\b(?:none|neither|nor|not|no)\b[^.;]*\bclients?\b/i],
  [
    'unpaid',
    /\b(?:none|neither|never|not|nor|nobody|no)\b[^.;]*\b(?:employ(?:s|ed|ers?)?|pa(?:y|ys|id)|tie|contract|share)\b|\bworked for (?:neither|none)\b|\bno [\p{L} ]{3,30} (?:that|which|whom?) I have (?:ever )?worked\b|\bmy (?:employer|company|firm|studio|practice) has no part\b|\bpays? (?:me|us) nothing\b|\b(?:uses?|used|got|have|has) (?:it|the [\p{L} ]{3,30}) (?:for free|free of charge|without charge)\b/iu,
  ],
]
/** “I did not pay them”: that the petitioner pays nobody says nothing of who pays the petitioner. */
const I_DO_NOT = /\b(?:I|[Ww]e) (?:(?:did|do|have|had|was|were|will|would) )?(?:not|never) (?:\p{Ll}+ )?(?:employ(?:ed)?|pay|paid) (?!me\b|us\b)\p{L}[^,.;]*/gu
export const tieOf = (text: string): Tie | null => TIES.find(([, pattern]) => pattern.test(text.replace(I_DO_NOT, '')))?.[0] ?? null

/** What is told as intended, and not as done. */
export const AHEAD =
  /\b(?:will|shall|would|(?:plan|intend|hope|want|expect|aim)s? to|(?:am|is|are) (?:going|about|due|scheduled|expected|planned|set) to|(?:have|has) yet to|(?:is|are) to (?:be|come|appear)|(?:is|are) (?:\p{Ll}+ )?(?:planned|scheduled|due|expected|intended) (?:for|in|on|by|at))\b/iu
const isOwn = ({ kind, source }: CaseFact): boolean => kind === 'statement' && source.kind !== 'letter'

/** Facts about use by others that say how the users stand to the petitioner or the employer. */
export const tiedFacts = (file: CaseFile): { fact: CaseFact; tie: Tie }[] =>
  settledFacts(file, 'p1.beyond')
    .filter(isOwn)
    .flatMap((fact) => {
      const tie = tieOf(fact.text)
      return tie === null ? [] : [{ fact, tie }]
    })

const DATE = new RegExp(`\\b(?:(?:the )?(?:spring|summer|fall|autumn|winter) (?:of )?(20\\d\\d)|(?:${MONTH_NAMES}) (?:\\d{1,2}, )?20\\d\\d)\\b`, 'g')
/** The month in which each ends; winter in that of the next year. */
const SEASONS: Record<string, number> = { spring: 6, summer: 9, fall: 12, autumn: 12, winter: 15 }

/** The dates ahead that a text names, with the months from this one to that of their last day. `day`: YYYY-MM-DD. */
export function datesAhead(text: string, day: string): { words: string; months: number }[] {
  const now = monthOfDay(day)
  return [...text.matchAll(DATE)].flatMap(([words, year]) => {
    const month = year === undefined ? latestMonthOf(words, false) : Number(year) * 12 + SEASONS[/spring|summer|fall|autumn|winter/.exec(words)![0]]! - 1
    return month === null || month <= now ? [] : [{ words, months: month - now }]
  })
}

/** A date further away leaves time for what an employer has to do first. */
export const NEAR_MONTHS = 18

/** The nearest date within that time that the facts on urgency name, whatever they say of it: a question is asked by it, and nothing concluded. */
export function nearDate(file: CaseFile): { fact: CaseFact; words: string; months: number } | null {
  const day = file.lock?.at.slice(0, 10)
  if (day === undefined) return null
  const dates = settledFacts(file, 'p3.urgency').flatMap((fact) => sentencesOf(fact.text).flatMap((one) => datesAhead(one, day).map((date) => ({ fact, ...date }))))
  return dates.filter(({ months }) => months <= NEAR_MONTHS).toSorted((one, other) => one.months - other.months)[0] ?? null
}

/** The nearest such date of a fact that surely says what begins or ends then. */
export function sureNearDate(file: CaseFile): { fact: CaseFact; words: string; sentence: string; months: number } | null {
  const day = file.lock?.at.slice(0, 10)
  if (day === undefined) return null
  const dates = settledFacts(file, 'p3.urgency').flatMap((fact) =>
    meaningsOf(file, fact).flatMap(({ said, sentence }) => (said.says === 'near' ? datesAhead(said.words, day).map(({ words, months }) => ({ fact, words, sentence, months })) : [])),
  )
  return dates.filter(({ months }) => months <= NEAR_MONTHS).toSorted((one, other) => one.months - other.months)[0] ?? null
}

/** A month of every year: “starts in December each year”. */
const EACH_YEAR = new RegExp(`\\b(?:${MONTH_NAMES})\\b[^.;,]*\\b(?:each|every) year\\b|\\b(?:each|every) (?:year|${MONTH_NAMES})\\b`)

/** How the near date stands to the others: the only one told of urgency, the first of those, or the first of all that the facts name ahead. */
export function placeOfNearDate(file: CaseFile): 'only' | 'first-of-these' | 'first-of-all' {
  const day = file.lock?.at.slice(0, 10) ?? ''
  const near = sureNearDate(file)
  const own = settledFacts(file, 'p3.urgency')
  const ahead = (facts: readonly CaseFact[]) => facts.flatMap(({ text, fields }) => datesAhead([text, ...Object.values(fields)].join('; '), day))
  if (near === null || ahead(own).some(({ months }) => months < near.months) || new Set(ahead(own).map(({ months }) => months)).size < 2 || own.some(({ text }) => EACH_YEAR.test(text))) return 'only'
  const settled = file.facts.filter(isSettled)
  return ahead(settled).some(({ months }) => months < near.months) ? 'first-of-these' : 'first-of-all'
}

/** What a result and the endeavor are both about, in the words of the result. */
export function sharedSubject(file: CaseFile, { text }: Pick<CaseFact, 'text'>): string | null {
  const own = [file.lock?.text ?? '', ...settledFacts(file, 'endeavor.problem', 'endeavor.method').map((fact) => fact.text)]
  return own.map((one) => sharedPhrase(text, one)).find((one) => one !== null) ?? null
}

/** Words of meaning that a result shares with the endeavor at the least where they are about one thing. */
const ON_SUBJECT = 3
export const isOnSubject = (file: CaseFile, fact: CaseFact): boolean =>
  sharedSubject(file, fact) !== null || sharedStems(fact.text, [file.lock?.text ?? '', ...settledFacts(file, 'endeavor.problem', 'endeavor.method').map(({ text }) => text)].join(' ')) >= ON_SUBJECT

/** Of the petitioner: what nurses do in the program of another is no occupation of theirs. */
const OWN_SCHEDULE_A =
  /\b(?:as an?|I am an?|[Ll]icensed as an?|[Oo]ccupation (?:is|of)|for) (?:[\p{L}-]+ ){0,3}(?:nurse|physical therapist)s?\b|^(?:(?:An?|The) )?(?:[\p{L}-]+ ){0,2}(?:nurse|physical therapist)\b/iu

/** Whether the occupation is one for which an employer may file under Schedule A. */
export const isScheduleA = (file: CaseFile): boolean =>
  settledFacts(file, 'eb2.occupation').some(({ text }) => OWN_SCHEDULE_A.test(text) && !/\b(?:practical|vocational) nurse\b|\bnurs\w+ (?:assistant|aide)\b/i.test(text))

/** What says nothing for the petitioner, or speaks against: told where it was answered, and never concluded from. */
const IDLE =
  /\bI (?:do not|don’t|did not) (?:know(?! (?:of )?(?:any(?:body|one)|another \p{Ll}+|any other \p{Ll}+)(?: else)? (?:who|that|with)\b)|remember|recall|have (?:the|that|those|any|an exact) (?:exact )?(?:numbers?|figures?|counts?|dates?|pages?|records?))\b|\bI (?:have )?forg[eo]t(?:ten)?\b|\bI (?:am not sure|cannot (?:say|tell)|have no (?:idea|figures?|numbers?|records?) )|\bmy (?:cousin|brother|sister|uncle|aunt|wife|husband|father|mother) (?:owns?|holds?|has|pays?|works?)\b|\b(?:nobody|no one) (?:uses|has used) it\b|\b(?:green card|PERM|labor certification|visa)\b[^.;]{0,80}\b(?:takes? (?:too|very|so) long|(?:too|very|so) (?:slow|long|expensive|complicated))\b|\b(?:employer|company|boss|they|he|she) (?:(?:does|do|did|will|would) not (?:want to |wish to |like to )?(?:sponsor|do it|file|apply)\b|refuse[sd]? to (?:sponsor|do it|file|apply)\b)/iu
export const isIdle = (sentence: string): boolean => IDLE.test(sentence)

/** Words in which a fact may say what a position leaves out: nobody is asked for it again, and nothing concluded. */
const LEFT_OUT =
  /\bno (?:position|post|job)\b|\b(?:outside|no part of|not part of|beyond|not in|in none of|in no|leaves? out)\b[^.;]*\b(?:position|job|post|duties|description|contract|it|them)\b|\b(?:stands?|is|are) not in\b|\b(?:could|would|may|will) not (?:hire|employ|describe)\b/i

const ON_OWN_ACCOUNT = /\bself[- ]employed\b|\bon my own account\b/i

/** Why a certification, which names one job opportunity, does not fit: what a job leaves out, that nobody has the job, or that there is no employer. */
export type JobLimit = 'left-out' | 'no-position' | 'on-own-account'

/** The fact that carries that step, if one does; of Schedule A other law is told. */
export function jobLimit(file: CaseFile): { kind: JobLimit; fact: CaseFact } | null {
  if (isScheduleA(file)) return null
  const told = settledFacts(file, 'p3.impractical').filter((fact) => isOwn(fact) && !isIdle(fact.text))
  const nobody = told.find((fact) => says(file, fact, 'noPosition'))
  const left = told.find((fact) => says(file, fact, 'leftOut'))
  const account = settledFacts(file, 'endeavor.vehicle', 'eb2.experience').find((fact) =>
    fact.kind === 'role' ? ON_OWN_ACCOUNT.test(fact.text) && /present|now|current/i.test(fact.fields['to'] ?? '') : says(file, fact, 'onOwnAccount'),
  )
  if (left !== undefined) return { kind: 'left-out', fact: left }
  if (nobody !== undefined) return { kind: 'no-position', fact: nobody }
  return account === undefined || told.length === 0 || file.plan === 'employee' ? null : { kind: 'on-own-account', fact: account }
}

const answers = (file: CaseFile, ...questions: string[]): CaseFact[] =>
  file.facts.filter(({ source, state }) => state !== 'rejected' && source.kind === 'answer' && questions.includes(source.question))

/** How long certification takes, in what a fact says. */
const CERTIFYING = /\b(?:certifications?|prevailing wage|PERM)\b[^.]*\b(?:days|weeks|months|years?)\b/i

const PACE = /\b(\d{1,2}|\p{Ll}+) months (?:before|ago|earlier|after)\b|\b(?:takes?|took|needs?|average[sd]?)\b[^.;]{0,40}?\b(\d{1,2}|\p{Ll}+) months\b/u

/** The Department posts days: “an average of 503 calendar days”. */
const PACE_IN_DAYS = /\b(?:takes?|took|needs?|average[sd]?|time|pace|posted|posts)\b[^.;]{0,60}?\b(\d{2,4}) (?:calendar )?days\b/u
/** No month has more. */
const DAYS_OF_MONTH = 31

/** The pace of certification that the Department of Labor has posted, in whole months and as it is told, with the fact that says so. */
export function certificationMonths(file: CaseFile): { fact: CaseFact; months: number; words: string } | null {
  for (const fact of settledFacts(file, 'p3.urgency')) {
    if (!CERTIFYING.test(fact.text) || !/\bDepartment of Labor\b/.test(`${fact.text} ${fact.exhibits.map((id) => findExhibit(file, id)?.title ?? '').join(' ')}`)) continue
    const found = PACE.exec(fact.text)
    const count = found?.[1] ?? found?.[2] ?? ''
    const months = /^\d+$/.test(count) ? Number(count) : UNDER_TWENTY.indexOf(count)
    if (months > 0) return { fact, months, words: `${months} months` }
    const days = PACE_IN_DAYS.exec(fact.text)?.[1]
    if (days !== undefined) return { fact, months: Math.floor(Number(days) / DAYS_OF_MONTH), words: `${days} days` }
  }
  return null
}

/** That a company is the petitioner’s own. */
export const OWNS = /\bmy own (?:company|firm|practice|studio)\b|\bI own\b|\bonly owner\b/

/** `asks`: the question that asks for it, where it is one of its own. */
export type Missing = { element: CaseFact['element']; factId: string | null; message: string; asks?: 'loss-after' | 'benefit-inside' | 'paid-time' }

/** What is not there after a date. */
const LOSES = /\b(?:without|loses?|lost|miss(?:es|ed)?|cannot|wait(?:s|ing)?|next chance|not again|stays?|remains?|too late|until (?:20\d\d|\p{Lu}\p{Ll}+ 20\d\d)|no longer|only in 20\d\d)\b/u
/** Whether a fact on urgency says what somebody is without after the date. */
export const saysLoss = ({ text }: Pick<CaseFact, 'text'>): boolean => LOSES.test(text)
/** The time that an employer gives. */
const GIVES_TIME = /\b(?:gives?|pays?|allows?|lets|agreed|grants?)\b[^.;]*\b(?:time|hours?|days?)\b|\bgive it (?:\d+ percent|\p{L}+ (?:days?|hours?))\b|\b\d+ percent of my time\b/u
const OF_TIME = /\b(?:time|hours?|days?|week)\b/
/** What a job description holds. */
const DESCRIBES = /\b(?:description|position|job|post|contract)\b[^.;]*\b(?:lists?|covers?|names?|consists?|is (?:for|of|the)|are)\b/i
const NOT_IN = /\b(?:not|no|none|outside|leaves? out)\b/i

const USES = 'uses?|used|using|runs?|ran|adopted|adopts|teach(?:es)?|taught|tests?|tested|appl(?:y|ies|ied)|installed|took'
const TELLS_USE = new RegExp(`\\b(?:${USES})\\b`, 'i')
const ONE_BODY = new RegExp(`^(?:The )?((?:\\p{Lu}[\\p{L}’&.-]*|of|for|the)(?: (?:\\p{Lu}[\\p{L}’&.-]*|of|for|the)){0,6}) (?:(?:has|is|now|already|alone|also|only) ){0,2}(?:${USES})\\b`, 'u')
const NOT_YET = /\b(?:can|could|may|might|will|would|asked|wants?)\b/
/** Bodies of many, or whose word goes beyond them. */
const OF_MANY =
  /\b(?:Association|Network|Federation|Alliance|Council|Union|League|Society|Guild|Cooperative|Consortium|Department|Agency|Administration|Bureau|Commission|Board|State|University|Office|Ministry|Institute)\b/
const SEVERAL =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|most|some|others?|both|all|dozens|hundreds) (?:of )?(?:\p{Ll}+ ){0,3}?\p{Ll}{2,}s (?:use|used|run|ran|have|adopted|teach|taught|test|tested|apply|applied|took)\b|\b(?:[Tt]hey|[Oo]thers|[Nn]obody|[Ee]verybody) /u

/** The one body whose use of the work is all that is told of use; null where others, or a body of many, are told of. */
export function soleUser(file: CaseFile): { name: string; factId: string } | null {
  const facts = settledFacts(file, 'p1.beyond', 'endeavor.users')
  if (facts.some((fact) => !isOwn(fact))) return null
  const told = facts.flatMap((fact) =>
    sentencesOf(fact.text)
      .filter((one) => TELLS_USE.test(one) && !NOT_YET.test(one) && !isThingAsUser(fact, one))
      .map((sentence) => ({ fact, sentence })),
  )
  const names = told.map(({ sentence }) => (SEVERAL.test(sentence) ? undefined : ONE_BODY.exec(sentence)?.[1]))
  const [name] = names
  const beyond = told.find(({ fact }) => fact.element === 'p1.beyond')
  return name === undefined || beyond === undefined || OF_MANY.test(name) || names.some((one) => one !== name) ? null : { name, factId: beyond.fact.id }
}

/** One user, and neither a public document nor a wider effect beside it: what is of national importance does not rest on that. */
export function restsOnOneUser(file: CaseFile): ReturnType<typeof soleUser> {
  const wider = settledFacts(file, 'p1.beyond').some(({ source }) => source.kind === 'answer' && /^(?:r\d+\.)?(?:spread|region)$/.test(source.question))
  const documents = file.priorities.length > 0 || settledFacts(file, 'p1.priority').some(({ exhibits }) => exhibits.some((id) => (findExhibit(file, id)?.state ?? 'missing') !== 'missing'))
  return wider || documents ? null : soleUser(file)
}

/** The steps from fact to test that the facts do not carry. */
export function missingReasons(file: CaseFile): Missing[] {
  const found: Missing[] = []
  const first = (element: CaseFact['element']): string | null => settledFacts(file, element)[0]?.id ?? null
  if (first('p1.beyond') !== null && tiedFacts(file).length === 0)
    found.push({
      element: 'p1.beyond',
      factId: first('p1.beyond'),
      message: 'Who uses the work is told, and not how they stand to the petitioner and the employer. Without it nothing shows that the benefit is not the employer’s. Ask.',
    })
  const sole = restsOnOneUser(file)
  if (sole !== null)
    found.push({
      element: 'p1.beyond',
      factId: sole.factId,
      message: `Only ${sole.name} is told to use the work, and no public document stands beside it, so the letter does not conclude that it is of national importance. Ask who else uses it, or what public document speaks of the problem.`,
    })
  const results = settledFacts(file, 'p2.record').filter((fact) => isOwn(fact))
  if (results.length > 0 && results.every((fact) => !isOnSubject(file, fact)) && answers(file, 'result-bears').length === 0)
    found.push({ element: 'p2.record', factId: results[0]!.id, message: 'No result names anything that the endeavor is about. What has it to do with the endeavor? Ask.' })
  const named = settledFacts(file, 'p1.priority')
  if (named.length > 0 && file.priorities.length === 0 && named.every((fact) => !isOnSubject(file, fact)) && answers(file, 'priority-bears').length === 0)
    found.push({
      element: 'p1.priority',
      factId: named[0]!.id,
      message:
        'What is told of the public document names nothing that the endeavor is about. A document on the whole field is context and no proof: ask for its words on this problem, with their page.',
    })
  if (first('p3.urgency') !== null && nearDate(file) === null)
    found.push({
      element: 'p3.urgency',
      factId: first('p3.urgency'),
      message: `No date within ${NEAR_MONTHS} months of filing is named. A later one leaves an employer time to ask for certification: ask what must begin before it, and when.`,
    })
  const impractical = settledFacts(file, 'p3.impractical')
  if (impractical.length > 0 && file.plan === 'employee' && !isScheduleA(file) && impractical.every(({ text }) => !LEFT_OUT.test(text)))
    found.push({
      element: 'p3.impractical',
      factId: impractical[0]!.id,
      message: 'No fact says what of the endeavor the job with the employer leaves out, so the letter does not say it either. Ask, and ask whose document shows it.',
    })
  const isOwner = settledFacts(file, 'p2.progress', 'endeavor.vehicle', 'p3.impractical').some(({ text }) => OWNS.test(text))
  if (impractical.length > 0 && file.plan !== 'employee' && !isOwner && !isScheduleA(file) && jobLimit(file) === null)
    found.push({
      element: 'p3.impractical',
      factId: impractical[0]!.id,
      message: 'Facts and law stand side by side: no fact says why one job with one employer does not fit this work. Ask who could offer the job, and what it would leave out.',
    })
  const near = nearDate(file)
  if (near !== null && !isScheduleA(file) && settledFacts(file, 'p3.urgency').every(({ text }) => !CERTIFYING.test(text)))
    found.push({
      element: 'p3.urgency',
      factId: near.fact.id,
      message: `${near.words} is named, and no dated source says how long a labor certification takes. The letter counts the months and does not say that they are too few. Ask for the processing times of the Department of Labor, with their date.`,
    })
  if (near !== null && settledFacts(file, 'p3.urgency').every((fact) => !saysLoss(fact)) && answers(file, 'delay', 'loss-after').length === 0)
    found.push({
      element: 'p3.urgency',
      factId: near.fact.id,
      asks: 'loss-after',
      message: `${near.words} is named, and not what the United States would be without after it. Ask who loses what, and for how long.`,
    })
  const benefit = settledFacts(file, 'p3.benefit').filter(isOwn)
  const described = impractical.flatMap(({ text }) => sentencesOf(text).filter((one) => DESCRIBES.test(one) && !NOT_IN.test(one)))
  const own = [file.lock?.text ?? '', ...settledFacts(file, 'endeavor.method', 'endeavor.outputs').map(({ text }) => text)].join(' ')
  const inJob = benefit.some(({ text }) => described.some((one) => sharedStems(text, one) > 0 && sharedStems(text, own) <= sharedStems(one, own)))
  if (benefit.length > 0 && answers(file, 'benefit-inside').length === 0 && (inJob || benefit.every((fact) => !isOnSubject(file, fact) && sharedStems(fact.text, own) === 0)))
    found.push({
      element: 'p3.benefit',
      factId: benefit[0]!.id,
      asks: 'benefit-inside',
      message: inJob
        ? 'What would be lost without the petitioner stands in the description of the job too, so that a certified job would hold it. Ask for a contribution that is part of the endeavor and of no job.'
        : 'What would be lost without the petitioner names nothing of the endeavor. Ask for a contribution that is part of it.',
    })
  const givesTime = settledFacts(file, 'endeavor.vehicle', 'p2.plan').find(({ text }) => GIVES_TIME.test(text))
  if (givesTime !== undefined && file.plan === 'employee' && jobLimit(file)?.kind === 'left-out' && !impractical.some(({ text }) => OF_TIME.test(text)) && answers(file, 'paid-time').length === 0)
    found.push({
      element: 'p3.impractical',
      factId: givesTime.id,
      asks: 'paid-time',
      message: 'The employer gives time for the work that the job is said to leave out, and nothing tells why that does not make it a part of the job. Ask.',
    })
  if (isScheduleA(file) && answers(file, 'schedule-a').length === 0)
    found.push({
      element: 'p3.impractical',
      factId: first('p3.impractical'),
      message:
        'For this occupation an employer may file under Schedule A without a test of the labor market (20 CFR 656.5, 656.15). The letter does not answer that. Ask why the waiver is needed all the same.',
    })
  return found
}
