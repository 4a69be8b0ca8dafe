/** Which exhibit can carry which sentence of a fact, by what a title, the date of a document, and its pages tell. What none of them can carry rests on the petitioner's statement. */
import { findExhibit, settledFacts, STATEMENT_ID, type CaseFact, type CaseFile } from './case-file.ts'
import { sentencesOf } from './checks/block-text.ts'
import { latestMonthOf, monthOf, monthOfDay } from './months.ts'
import { isToldBy, likeness, passagesOf, pinsOf } from './passages.ts'
import { tieOf } from './reasoning.ts'

/** What nobody may read into a document: why it cannot show a sentence. */
export type Unfit = 'older' | 'absence' | 'other-party' | 'one-of-several' | 'kind' | 'tie'

/** The day stands near: looked for to the end, each of many such words would cost the length of the passage. */
const ISSUED = /\b(?:issued|published|wrote|signed|adopted|released|printed|accepted|approved|dated)\b.{0,80}?\b(?:in|on|of) ((?:\p{Lu}\p{Ll}+ (?:\d{1,2}, )?)?(?:19|20)\d\d)\b/u
const DATE_ONLY =
  /^(?!.*\b(?:recommends?|says|asks|finds|found|counts)\b)[^.;]{3,90}? (?:issued|published|wrote|signed|adopted|released|printed|accepted|approved) (?:this|the|it|these)\b[^.;]{0,50}? (?:in|on|between) [^.;]{4,40}[.;]?$/u

/** A passage that says no more than by whom and when its document was made: it belongs to the citation. */
export const isDateOnly = ({ kind, fields }: CaseFact): boolean => kind === 'passage' && (fields['page'] ?? '') === '' && DATE_ONLY.test(fields['says'] ?? '')

/** The day or month that such a passage names. */
export const issuedOn = (file: CaseFile, exhibit: string): string | null =>
  passagesOf(file, exhibit).flatMap(({ fields }) => ((fields['page'] ?? '') === '' ? (ISSUED.exec(fields['says'] ?? '')?.[1] ?? []) : []))[0] ?? null

const isSeveral = (title: string): boolean => / and |, (?=\p{Ll}{3,} (?:of|on|from))|; /u.test(title)

/** The month after which a document shows nothing; null where nobody says when it was made. */
function monthOfExhibit(file: CaseFile, id: string): number | null {
  const title = findExhibit(file, id)?.title ?? ''
  // The day of one of several documents is not that of the others.
  const issued = isSeveral(title) ? null : issuedOn(file, id)
  return issued === null ? latestMonthOf(title) : Math.max(monthOf(issued, true) ?? 0, latestMonthOf(title, false) ?? 0)
}

const AHEAD = /\b(?:will|must be|to be|is due|are due|plans?|planned|intends?|next|until|from now|agreed|promised|undertook|offered|asked|committed|wants?)\b/i
const WINDOW = /\b(?:by|before|between|through)\b/i

const PARTY_BOUND =
  /^(?:[\p{L}-]+ ){0,2}?(?:[Ll]etters?|[Ee]-?mails?|[Mm]inutes|[Ii]nvoices?|[Aa]greements?|[Cc]ontracts?|[Cc]onfirmations?|[Bb]oard minutes) (?:of|from|with|to|by|,) |\b[Mm]inutes, /u
const NAME = /\p{Lu}[\p{L}\d’&-]+(?: (?:of |for |and |the )?\p{Lu}[\p{L}\d’&-]+)*/gu
const NO_PARTY =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Exhibit|Statement|Letters?|Agreement|Contract|Invoice|Email|Board|Employment|Copy|State|National|Department|Dr|Prof|Professor|Part|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Dates|Title|English|Spanish|French|American|Medicare|Medicaid|United|States|The|In|On|At|Of|My|All|Both|None)$/
/** First words by which many bodies are called: they tell none. */
const COMMON = new Set(
  'national american state city county university college school center district department association council committee company medical river valley saint north south east west new first'.split(
    ' ',
  ),
)

const distinctive = (name: string): string[] =>
  name
    .split(/[ -]/)
    .map((word) => word.replace(/[’']s?$/, ''))
    .filter((word) => word.length > 3 && /^\p{Lu}/u.test(word) && !COMMON.has(word.toLowerCase()) && !NO_PARTY.test(word))

const partiesOfTitle = (title: string): string[] => (PARTY_BOUND.test(title) ? [...title.matchAll(NAME)].flatMap(([name]) => distinctive(name)) : [])

const parties = new WeakMap<CaseFile, ReadonlySet<string>>()
/** The first distinctive word of each who wrote or signed a document of the case, or employed the petitioner. */
function partiesOf(file: CaseFile): ReadonlySet<string> {
  const known = parties.get(file)
  if (known !== undefined) return known
  const found = new Set([
    ...file.exhibits.flatMap(({ title }) => partiesOfTitle(title)),
    ...settledFacts(file, 'eb2.experience').flatMap(({ fields }) => (/^self/i.test(fields['employer'] ?? '') ? [] : distinctive(fields['employer'] ?? ''))),
  ])
  parties.set(file, found)
  return found
}

const STUDY = /\b(?:transcript|diploma|thesis|dissertation|residency certificate)\b/i
const YEARS_OF_WORK = /\b(?:[\p{L}-]{1,14}|\d{1,3}) years (?:of|at|in|with) (?!stud|school|graduate)/iu
const INVITES = /\b(?:agenda|invitation|schedule of (?:speakers|talks))\b/i
const TOOK_PART = /\bI (?:have )?(?:testified|spoke|gave|presented|lectured|taught)\b/i
const OWN_PLAN = /\b(?:work|business|project|study|research) plan\b|\bproposal\b|\broadmap\b/i
const WAS_DONE = /\b(?:I|[Ww]e) (?:have )?(?:already )?(?:\p{Ll}{2,}ed|ran|run|did|done|made|built|held|wrote|written|taught|found)\b/u
const SAYS_TIES = /\bletters?\b|\bstatements?\b|\be-?mails?\b|\bdeclarations?\b|\baffidavits?\b|\bconfirmations?\b|\bagreements?\b/i
const FORM_ONLY = /\b(?:form|template|map|list|index|summary|price list|parts list)\b/i

/** That something is not there today. */
const ABSENT =
  /\b(?:no (?:other )?(?:vendor|company|maker|supplier|product|program|tool|laboratory|agency|one)|nobody|none)\b[^.;]{0,60}\b(?:has|have|makes?|sells?|offers?|does|do|is|are)\b|\b(?:does|do) not (?:yet )?exist\b|\b(?:has|have) not been\b|\b(?:is|are) not (?:yet )?(?:written|made|built|available|offered|sold)\b/iu
/** Months after which nobody reads a document as one on today. */
const OF_TODAY = 12
const MONEY_FOR = /\b(?:grant|award|funding)\b[^,;]*\b(?:letter|agreement|notice|decision)\b|^(?:grant|award|funding)\b/i
const OF_MONEY = /\$\d|\b(?:grant\w*|award\w*|fund\w*|pa(?:y|ys|id)|budget|salary|until|gives?|given)\b/i
const OWN_PART =
  /\bI (?:alone )?(?:wrote|designed|chose|developed|made|built|measured|tested|did|found|invented|programmed)\b|\b(?:is|are|was|were) (?:all )?(?:mine|my (?:own )?(?:work|idea|design))\b|\bmy (?:own )?(?:part|time|idea)\b|\balone\b/i
const NOW_ONLY = /\b(?:form|manual|rules?|code|template|price list|handbook)\b/i
const BEFORE_IT = /\binstead of (?:the )?(?:\d|\p{L}+ (?:days?|weeks?|months?|hours?|years?|percent))|\b(?:before that|formerly|until then|used to)\b|\b(?:fell|dropped|rose) from\b/iu
const MEETING = /\b(?:program of (?:the )?[\p{L} ]*(?:meeting|conference)|agenda|course list|course records?|list of courses)\b/iu
const ONLINE = /\b(?:website|web site|download\w*|online|repository|open licen[sc]e|free on)\b/i

/** Answers that speak of the work as it can be used: nothing older than its first version tells it. */
const OF_USE = new Set(['spread', 'users', 'next-users', 'route', 'use-in-detail', 'second-use'])
const USES_IT = /\b(?:needs?|uses?|used|it|them)\b/i
const FIRST_OUT = /\b(?:first version|version 1(?:\.0)?|first release|first edition)\b[^.;]*?\b(?:in|on|of) ((?:\p{Lu}\p{Ll}+ (?:\d{1,2}, )?)?(?:19|20)\d\d)\b/u
const firsts = new WeakMap<CaseFile['facts'], number | null>()
/** The month in which the first version came out; null where no fact says so. */
function firstOut(file: CaseFile): number | null {
  const known = firsts.get(file.facts)
  if (known !== undefined) return known
  const told = settledFacts(file, 'p2.progress').flatMap(({ text }) => sentencesOf(text).flatMap((one) => FIRST_OUT.exec(one)?.[1] ?? []))[0]
  const month = told === undefined ? null : monthOf(told, false)
  firsts.set(file.facts, month)
  return month
}

/** Why a document cannot show a sentence; null where nothing speaks against it. `question`: that its fact answers; `exhibits`: the documents that stand behind the fact together. */
export function unfit(file: CaseFile, id: string, sentence: string, question = '', exhibits: readonly string[] = []): Unfit | null {
  const title = findExhibit(file, id)?.title ?? ''
  const shown = monthOfExhibit(file, id)
  const day = file.lock?.at
  if (shown !== null && !AHEAD.test(sentence) && !WINDOW.test(sentence)) {
    const now = day === undefined ? Infinity : monthOfDay(day)
    const done = latestMonthOf(sentence, false)
    if (done !== null && done > shown && done <= now) return 'older'
    const out = OF_USE.has(question) ? firstOut(file) : null
    if (out !== null && shown < out && USES_IT.test(sentence)) return 'older'
    if (day !== undefined && now - shown > OF_TODAY && ABSENT.test(sentence) && done === null) return 'absence'
  }
  if (tieOf(sentence) === 'unpaid' && /\b(?:employ\w*|pa(?:y|ys|id))\b/i.test(sentence) && !SAYS_TIES.test(title)) return 'tie'
  if (STUDY.test(title) && !isSeveral(title) && YEARS_OF_WORK.test(sentence)) return 'kind'
  if (INVITES.test(title) && TOOK_PART.test(sentence)) return 'kind'
  if (OWN_PLAN.test(title) && WAS_DONE.test(sentence) && !/\bwill\b/.test(sentence)) return 'kind'
  if (MONEY_FOR.test(title) && !isSeveral(title) && OWN_PART.test(sentence) && !OF_MONEY.test(sentence)) return 'kind'
  if (NOW_ONLY.test(title) && !isSeveral(title) && !/\bletters?\b/i.test(title) && BEFORE_IT.test(sentence)) return 'kind'
  if (MEETING.test(title) && !isSeveral(title) && ONLINE.test(sentence)) return 'kind'
  if (FORM_ONLY.test(title) && /\bI\b/.test(sentence) && tieOf(sentence) !== null) return 'kind'
  const own = partiesOfTitle(title)
  // Of several that a title only counts, each may be one.
  if (own.length === 0 || /\b(?:[Ll]etters|[Aa]greements|[Ee]mails|[Mm]inutes|[Ii]nvoices) (?:of|from|with) (?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b/.test(title))
    return null
  const known = partiesOf(file)
  const named = [...sentence.matchAll(NAME)].flatMap(([run]) =>
    // “North Dakota and Minnesota” are two; of one name with “and” in it the title has each word.
    run.split(' and ').flatMap((name) =>
      distinctive(name)
        .filter((word) => known.has(word))
        .slice(0, 1),
    ),
  )
  const others = named.filter((word) => !own.includes(word))
  if (others.length === 0) return null
  if (named.length === others.length) return 'other-party'
  if (!/(?:, | and )\p{Lu}/u.test(sentence)) return null
  // Duties are shown by letters of employers, each for its own part of the sentence (8 CFR 204.5(k)(3)(i)(B)).
  const beside = question === 'progression' ? exhibits.flatMap((one) => partiesOfTitle(findExhibit(file, one)?.title ?? '')) : []
  return others.every((word) => beside.includes(word)) ? null : 'one-of-several'
}

export type Part = {
  /** Words with their last sign; a part of a sentence that goes on ends without one, and the next begins with its joint. */
  text: string
  exhibits: readonly string[]
  /** Passages on whose pages this very part stands. */
  pins: readonly CaseFact[]
}

const JOINT = /, (?=(?:and|but|while) (?:the |an? |my |I |we |they |it |\p{Lu}|\d|nobody |none |no )(?=.{18}))|; /gu
const clausesOf = (sentence: string): string[] => {
  if (/[“”]/.test(sentence)) return [sentence]
  const at = [...sentence.matchAll(JOINT)].map(({ index }) => index)
  return [0, ...at].map((from, place) => sentence.slice(from, at[place] ?? sentence.length)).filter((one) => one !== '')
}

const TITLE_IDLE = /^(?:letters?|copy|agreement|agreements|contract|report|record|records|minutes|statement|with|dates|title|duties|from|employment|\d+)$/i
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']s?$/, '')
    .replace(/(?:ies|es|s)$/, '')
    .slice(0, 7)
/** How many words of meaning a title shares with what it may show. */
function nearness(title: string, text: string): number {
  const words = new Set((text.match(/[\p{L}\d]{4,}/gu) ?? []).map(stemOf))
  return new Set(
    (title.match(/[\p{L}\d]{4,}/gu) ?? [])
      .filter((word) => !TITLE_IDLE.test(word))
      .map(stemOf)
      .filter((word) => words.has(word)),
  ).size
}

/** The question that a fact answers; empty where it answers none. */
export const questionOf = ({ source }: CaseFact): string => (source.kind === 'answer' ? source.question : '')
/** The documents behind a fact that are there. */
export const usable = (file: CaseFile, fact: CaseFact): string[] => fact.exhibits.filter((id) => (findExhibit(file, id)?.state ?? 'missing') !== 'missing')

/** A fact part by part, each with the exhibits that can carry it. `text`: its words as they are told. `isDoubted`: a sentence that waits for its document. */
export function partsOf(file: CaseFile, fact: CaseFact, text: string, isDoubted: (sentence: string) => boolean = () => false): Part[] {
  const ids = usable(file, fact)
  const all = sentencesOf(text)
  const pins = pinsOf(file, fact)
  /** A page belongs to the sentence that is likest to what stands on it. */
  const pinned = new Map<string, CaseFact[]>()
  for (const passage of pins) {
    const best =
      all.find((one) => isToldBy(passage, { text: one })) ?? all.map((one) => ({ one, alike: likeness(passage, { text: one }) })).reduce((left, right) => (right.alike > left.alike ? right : left)).one
    pinned.set(best, [...(pinned.get(best) ?? []), passage])
  }
  const carried = (words: string, own: readonly CaseFact[]): Part => {
    const fit = ids.filter((id) => unfit(file, id, words, questionOf(fact), ids) === null)
    const near = fit.map((id) => ({ id, near: nearness(findExhibit(file, id)?.title ?? '', words) }))
    const most = Math.max(0, ...near.map((one) => one.near))
    // Of several documents the ones that speak of it; all where no title tells.
    const chosen = fit.length > 1 && most > 0 && near.some((one) => one.near === 0) ? near.filter((one) => one.near > 0).map(({ id }) => id) : fit
    const kept = [...new Set([...chosen, ...own.flatMap(({ exhibits }) => exhibits.filter((id) => ids.includes(id)))])]
    return { text: words, exhibits: kept.length === 0 ? [STATEMENT_ID] : kept, pins: own }
  }
  const same = (one: Part, other: Part): boolean => one.exhibits.join() === other.exhibits.join()
  const parts = all.flatMap((sentence): Part[] => {
    const own = pinned.get(sentence) ?? []
    if (isDoubted(sentence)) return [{ text: sentence, exhibits: [STATEMENT_ID], pins: [] }]
    const whole = carried(sentence, own)
    if (ids.length < 2 || own.length > 0) return [whole]
    const clauses = clausesOf(sentence)
    const apart = clauses.map((clause) => carried(clause, []))
    // Only where each half has a document of its own.
    return clauses.length === 2 && apart.every(({ exhibits }) => exhibits.length < ids.length && !exhibits.includes(STATEMENT_ID)) && !same(apart[0]!, apart[1]!) ? apart : [whole]
  })
  return parts.reduce<Part[]>((done, part) => {
    const last = done.at(-1)
    if (last === undefined || !same(last, part) || last.pins.length > 0 || part.pins.length > 0 || !/[.?!]”?$/.test(last.text)) return [...done, part]
    return [...done.slice(0, -1), { ...last, text: `${last.text} ${part.text}` }]
  }, [])
}

/** Sentences of a fact that none of its documents can carry and that somebody else has to show, with the reason. */
export const uncarried = (file: CaseFile, fact: CaseFact): { sentence: string; why: Exclude<Unfit, 'tie'>; title: string }[] => {
  const ids = usable(file, fact)
  if (fact.kind !== 'statement' || fact.source.kind === 'letter' || ids.length === 0 || ids.includes(STATEMENT_ID)) return []
  return sentencesOf(fact.text).flatMap((sentence) => {
    const reasons = ids.map((id) => ({ why: unfit(file, id, sentence, questionOf(fact), ids), title: findExhibit(file, id)?.title ?? '' }))
    // What only the petitioner's own word is needed for rests on the statement, and nobody is asked.
    const isOwnWord = (why: Unfit | null) => why === 'tie' || ((why === 'other-party' || (why === 'one-of-several' && questionOf(fact) !== 'progression')) && /\b(?:I|my|me)\b/i.test(sentence))
    return reasons.every(({ why }) => why !== null) && !reasons.some(({ why }) => isOwnWord(why)) ? [{ sentence, why: reasons[0]!.why as Exclude<Unfit, 'tie'>, title: reasons[0]!.title }] : []
  })
}
