/** Facts held against each other in other words: years of work, sums, the plan beside the endeavor, who did it, what was ready when. Told by words, read by a person. */
import type { CaseFact, CaseFile } from '../case-file.ts'
import { legalClaims, type LegalClaim } from '../legal-claims.ts'
import { monthOf, monthOfDay } from '../months.ts'
import { unshownPraise } from '../praise.ts'
import { uncarried, type Unfit } from '../sentence-support.ts'
import { bare, short } from './block-text.ts'
import { claimsEmployed } from './claims-employed.ts'
import { claimsEntry } from './claims-entry.ts'
import { claimsIndexed } from './claims-indexed.ts'
import { claimsMeasured } from './claims-measured.ts'
import { claimsRelated } from './claims-related.ts'
import { ofFees, ofIndependence, ofOfficers, ofStatus } from './claims-independent.ts'
import { claimsShown, withOffers } from './claims-shown.ts'
import { claimsOwned } from './claims-owned.ts'
import { claimsFirstAhead } from './claims-first-ahead.ts'
import { claimsYearly } from './claims-yearly.ts'
import { countOf, type Doubt } from './possible-conflicts.ts'
import { disagree, sentences, wordsOf } from './told-sentences.ts'

const YEARS = /\b([\p{L}-]{1,14}|\d{1,2}) years (?:of|at|in|with|as)(?: an?| the)? ((?:[\p{L}’&-]{1,30} ){0,3}[\p{L}’&-]{1,30})/giu
/** Months by which a rounded number of years may miss. */
const ROUNDED = 11

/** “Four years of county hydraulics”, and two at the county. */
function ofYears(file: CaseFile, facts: readonly CaseFact[], roles: readonly CaseFact[]): Doubt[] {
  const day = file.lock?.at
  if (day === undefined) return []
  const today = monthOfDay(day)
  const spans = roles.flatMap((role) => {
    const { from = '', to = '', employer = '' } = role.fields
    const [start, end] = [monthOf(from, false), /present|now|current/i.test(to) ? today : monthOf(to, true)]
    const names = bare(employer)
      .split(' ')
      .filter((word) => word.length > 4)
    return start === null || end === null || names.length === 0 ? [] : [{ role, names, months: end - start + 1 }]
  })
  return sentences(facts.filter(({ kind }) => kind === 'statement')).flatMap((one) =>
    [...one.sentence.matchAll(YEARS)].flatMap(([quote, count = '', place = '']): Doubt[] => {
      const years = /^one$/i.test(count) ? 1 : countOf(count)
      const words = bare(place).split(' ')
      const at = spans.filter(({ names }) => names.some((name) => words.includes(name)))
      if (years === null || at.length !== 1 || !/\b(?:I|my)\b/i.test(one.sentence) || Math.abs(at[0]!.months - years * 12) <= ROUNDED) return []
      return [disagree(one, `“${quote}” here, and the position says otherwise: “${at[0]!.role.text}” Ask how many years, and where.`)]
    }),
  )
}

const SUM = /\$\d[\d,.]*(?: (?:million|billion))?/g
const EACH_YEAR = /^ ?(?:an?|per|each|every) year\b|^ (?:annually|yearly)\b/i

/** One sum, once “a year” and once without it. */
function ofSums(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts).flatMap((one) =>
    [...one.sentence.matchAll(SUM)].map((match) => {
      const after = one.sentence.slice(match.index + match[0].length)
      return { ...one, sum: match[0].replace(/\.$/, ''), yearly: EACH_YEAR.test(after), any: /\byear/i.test(one.sentence) || /\bannual/i.test(one.sentence) }
    }),
  )
  return told
    .filter(({ yearly }) => yearly)
    .flatMap((one) => {
      const other = told.find((two) => two.fact.id !== one.fact.id && two.sum === one.sum && !two.yearly && !two.any)
      return other === undefined ? [] : [disagree(one, `${one.sum} is a sum of each year here, and of no time in another fact: “${short(other.sentence)}” Ask which is right.`, other.fact.id)]
    })
}

/** Names of things of one sort: a plan for others than those of the endeavor is another endeavor. */
const SORTS: readonly (readonly RegExp[])[] = [
  [
    /\bturkeys?\b/i,
    /\b(?:laying hens?|layers?|hens?)\b/i,
    /\bducks?\b/i,
    /\bbroilers?\b|\bchickens?\b/i,
    /\bpigs?\b|\bswine\b/i,
    /\bcattle\b|\bcows?\b|\bdairy\b/i,
    /\bsheep\b/i,
    /\bhorses?\b/i,
    /\bdogs?\b|\bcats?\b|\bveterinary\b/i,
    /\bpatients?\b/i,
  ],
  [/\bpines?\b/i, /\bjunipers?\b/i, /\boaks?\b/i, /\bspruces?\b/i],
  [/\bpotato(?:es)?\b/i, /\bwheat\b/i, /\bmaize\b|\bcorn\b/i, /\bsoy(?:beans?)?\b/i, /\brice\b/i, /\bgrapes?\b/i, /\balmonds?\b/i],
  [/\bbridges?\b/i, /\bdams?\b/i, /\btunnels?\b/i, /\blevees?\b/i],
  [/\bbus(?:es)?\b/i, /\btrams?\b|\blight rail\b/i, /\bferr(?:y|ies)\b/i, /\baircraft\b|\bairplanes?\b/i],
  [/\bfreight\b/i, /\bcommuter\b|\bpassenger\b/i],
  [/\bchildren\b|\bpupils?\b|\bpreschool\w*/i, /\badults?\b/i, /\bveterans?\b/i],
]

/** A step of the plan on a sort of thing that the endeavor does not name, where it names another. */
function ofPlan(file: CaseFile, facts: readonly CaseFact[]): Doubt[] {
  const lock = file.lock?.text ?? ''
  const plan = facts.filter(({ element, kind }) => (element === 'p2.plan' || element === 'p2.interest') && (kind === 'statement' || kind === 'phase'))
  return SORTS.flatMap((sort): Doubt[] => {
    const own = sort.filter((name) => name.test(lock))
    if (own.length === 0) return []
    const steps = sentences(plan)
    return steps
      .filter(({ sentence }) => sort.some((name) => !own.includes(name) && name.test(sentence)) && own.every((name) => !name.test(sentence)))
      .slice(0, 1)
      .map((one) => disagree(one, `The endeavor as it was chosen says: “${short(lock)}” This step is about something else. Ask how it belongs to the endeavor, or leave it out.`))
  })
}

const OWNED_PATENT =
  /\b(?:the|my|this|our) patent (?:belongs|is|was|covers|protects)\b|\bI (?:have|hold|own) (?:an?|the|one|\d+|two|three) patents?\b(?! appl)|\b(?:it|they|which|this) (?:is|are|was|has been) (?:now |already )?patented\b/i
const APPLIED = /\bpatent application\b|\bapplied for (?:an? )?patent\b|\bpatent pending\b/i
const GRANTED = /\bpatents? (?!appl)(?:[\p{L}-]+ ){0,8}?(?:granted|issued|awarded)\b|\bpatent (?:No\. )?number\b|\b(?:U\.?S\.? )?Patent (?:No\.|Number|\d)/iu
/** Waiting today; that it was applied for once says nothing. */
const PENDING = /\bpatent[- ]pending\b|\bpending patent\b|\bpatent(?: application)? (?:is|remains) (?:still |only )?(?:filed|pending|under examination|waiting)\b/i

/** A patent that is told as held where only an application is there, and one that is granted here and waits there. */
function ofPatents(file: CaseFile, facts: readonly CaseFact[]): Doubt[] {
  const all = sentences(facts)
  const applied = all.find(({ sentence }) => APPLIED.test(sentence))
  const titles = file.exhibits.map(({ title }) => title)
  const granted = all.find(({ sentence }) => GRANTED.test(sentence) && !PENDING.test(sentence) && !/\bnot\b/.test(sentence))
  const pending = all.find(({ fact, sentence }) => fact.id !== granted?.fact.id && PENDING.test(sentence) && !/\b(?:second|other|another|new|further)\b/i.test(sentence))
  if (granted !== undefined && pending !== undefined)
    return [disagree(granted, `It is granted here, and another fact tells of an application that waits: “${short(pending.sentence)}” Ask which it is, with its number and date.`, pending.fact.id)]
  if ((applied === undefined && !titles.some((title) => APPLIED.test(title))) || [...all.map(({ sentence }) => sentence), ...titles].some((text) => GRANTED.test(text))) return []
  return all
    .filter(
      ({ sentence, fact }) =>
        (OWNED_PATENT.test(sentence) || (/\bpatent\b/i.test(sentence) && fact.exhibits.some((id) => APPLIED.test(file.exhibits.find((one) => one.id === id)?.title ?? '')))) &&
        !/\bappl(?:y|ied|ication)\b|\bpending\b/i.test(sentence),
    )
    .slice(0, 1)
    .map((one) =>
      disagree(
        one,
        `A patent is spoken of, and only an application is there: “${short(applied?.sentence ?? titles.find((title) => APPLIED.test(title)) ?? '')}” Ask whether it was granted, and say so.`,
      ),
    )
}

const PLACEHOLDER = /\b(?:X{2,}|TBD|TBA|TODO|xx+|0,XXX)\b|\?\?|\[[^\]]{0,20}\]|\b(?:not sure|don’t remember|do not remember|I think|maybe|probably|something like|or so)\b|(?<=\w)\?/

/** What was left to be filled in later, and what is only guessed. */
const ofPlaceholders = (facts: readonly CaseFact[]): Doubt[] =>
  sentences(facts.filter(({ kind, source }) => kind !== 'passage' && source.kind !== 'letter')).flatMap((one) => {
    // A gap or a doubt within quotation marks is that of another.
    const found = PLACEHOLDER.exec(one.sentence.replace(/“[^”]*”/g, '“”'))
    return found === null ? [] : [disagree(one, `“${found[0]}” leaves open what is so. Ask for what is certain, and leave the rest out.`)]
  })

const DID =
  /\bI (?:have )?(installed|trained|tested|measured|wrote|built|repaired|set|treated|taught) (?:[\p{L}]+ ){0,4}?(?:on |in |at |of )?(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (\p{Ll}{4,}s)\b/iu

/** “I have installed the sensors on 17 bridges”, and a county that installed some itself. */
function ofDoers(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts)
  return told.flatMap((one) => {
    const [, verb, count = '', noun] = DID.exec(one.sentence) ?? []
    if (verb === undefined || noun === undefined || countOf(count) === null) return []
    const byOther = new RegExp(`\\b(?!I )(?:${verb})\\b[^.;]{0,160}\\b${noun.replace(/s$/, '')}s?\\b`, 'iu')
    const other = told.find(
      ({ fact, sentence }) =>
        fact.id !== one.fact.id &&
        !/\bI (?:have )?(?:\p{L}+ )?\b/u.test(sentence.slice(0, 6)) &&
        byOther.test(sentence) &&
        /\b(?:itself|themselves|without (?:my|me|help)|on (?:its|their) own)\b/i.test(sentence),
    )
    return other === undefined ? [] : [disagree(one, `Another fact says that others did so: “${short(other.sentence)}” Ask who did how many.`, other.fact.id)]
  })
}

const READY = /\b((?:\p{Ll}+ ){0,2}\p{Ll}{4,}) (?:was|were) (?:finished|completed|ready|written|released|published) in (?:\p{Lu}\p{Ll}+ )?((?:19|20)\d\d)\b/giu
const USED = /\b(?:taught|trained|tested|treated|measured|worked|used) (?:with|on|by|using) (?:the )?((?:\p{Ll}+ ){0,2}\p{Ll}{4,})\b/iu

/** What was used in a year before it was ready. */
function ofReady(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts)
  const ready = told.flatMap((one) => [...one.sentence.matchAll(READY)].map(([, what, year]) => ({ ...one, what: bare(what!).split(' ').at(-1)!, year: Number(year) })))
  return told.flatMap((one) => {
    const what = USED.exec(one.sentence)?.[1]
    const years = [...wordsOf(one.fact).matchAll(/\b((?:19|20)\d\d)\b/g)].map(([year]) => Number(year))
    if (what === undefined || years.length === 0) return []
    const words = bare(what).split(' ')
    const other = ready.find((two) => two.fact.id !== one.fact.id && words.includes(two.what) && Math.max(...years) < two.year)
    return other === undefined ? [] : [disagree(one, `It was ready only in ${other.year}, as another fact says: “${short(other.sentence)}” Ask what was used then.`, other.fact.id)]
  })
}

const USER_COUNT =
  /\b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty) (?:\p{Ll}[\p{L}-]* ){0,2}?(hospitals|clinics|railroads|counties|districts|cities|farms|schools|utilities|companies|owners|programs|laboratories)\b/giu
const NOT_ALL = /\b(?:other|others|more|another|first|next|of the|of these|will|wrote|asked|want|wants|up to|each|per)\b/i

/** How many use it today, told twice. */
function ofUsersToday(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts.filter(({ element }) => element === 'endeavor.users' || element === 'p1.beyond' || element === 'p2.progress')).flatMap((one) =>
    [...one.sentence.matchAll(USER_COUNT)].flatMap((match) => {
      const number = countOf(match[1]!)
      const around = one.sentence.slice(Math.max(0, match.index - 12), match.index + match[0].length + 24)
      return number === null || NOT_ALL.test(around) || /\b(?:in|of) (?:the (?:country|state|nation)|all)\b/i.test(around) || number > 200 ? [] : [{ ...one, number, noun: match[2]!.toLowerCase() }]
    }),
  )
  return told.flatMap((one, place) => {
    if (one.fact.element !== 'p2.progress') return []
    const other = told.find(
      (two, at) =>
        at !== place &&
        two.fact.element !== 'p2.progress' &&
        two.noun === one.noun &&
        two.number !== one.number &&
        !told.some((three) => three.fact.id === two.fact.id && three.number === one.number) &&
        told.reduce((sum, three) => sum + (three.fact.id === two.fact.id && three.noun === two.noun ? three.number : 0), 0) !== one.number,
    )
    return other === undefined ? [] : [disagree(one, `${one.number} ${one.noun} here, and ${other.number} in another fact: “${short(other.sentence)}” Ask how many, and which.`, other.fact.id)]
  })
}

const WHY: Record<Exclude<Unfit, 'tie'>, (title: string) => string> = {
  older: (title) => `It came after the document that shows it: “${title}” Ask for a later one.`,
  absence: (title) => `“${title}” is older than a year and cannot show that there is none today. Ask for a document of this year.`,
  'other-party': (title) => `It is about another than the one of whom “${title}” is. Ask for a document of that one.`,
  'one-of-several': (title) => `“${title}” is of one of those that are named. Ask for the documents of the others.`,
  kind: (title) => `A document like “${title}” does not show this. Ask for the one that does.`,
}

/** Sentences that none of their documents can carry. */
const ofSupport = (file: CaseFile, facts: readonly CaseFact[]): Doubt[] =>
  withOffers(
    file,
    facts.flatMap((fact) =>
      uncarried(file, fact).map(({ sentence, why, title }) => ({ fact, sentence, doubt: { rule: 'exhibit-reach' as const, factId: fact.id, quote: short(sentence), message: WHY[why](title) } })),
    ),
  )

const ON_LAW: Readonly<Record<LegalClaim, string>> = {
  law: 'What a law asks is shown by its own words, and the letter does not swear to it before. Ask for the sentence of the law, with its section or page.',
  certification:
    'Whether a job can be certified is a matter of law, and the letter does not swear to it. Ask for the facts: what the position is for, who has or has not such a position, and the posted times.',
  eligibility:
    'Whether the classification is open to you is what the letter argues, and no fact to swear to. Ask for the facts: the degree, the years of work, what others paid, joined, or recognized.',
}

const ofLaw = (file: CaseFile, facts: readonly CaseFact[]): Doubt[] =>
  legalClaims(file, facts).map(({ fact, sentence, claim }) => ({
    rule: 'exhibit-reach',
    factId: fact.id,
    quote: short(sentence),
    message: ON_LAW[claim],
    withheld: true,
  }))

const ofPraise = (file: CaseFile, facts: readonly CaseFact[]): Doubt[] =>
  facts.flatMap((fact) =>
    unshownPraise(file, fact).map((sentence) => ({
      rule: 'exhibit-reach' as const,
      factId: fact.id,
      quote: short(sentence),
      message: 'What others say of you is shown by their own letter, and the letter does not repeat it before. Ask for a letter of whoever said so, or leave it out.',
      withheld: true as const,
    })),
  )

/** What the other checks of a case do not see. `facts`: all that are settled. */
export const claimsCrossed = (file: CaseFile, facts: readonly CaseFact[], roles: readonly CaseFact[]): Doubt[] => {
  const told = facts.filter(({ kind }) => ['statement', 'item', 'passage', 'phase'].includes(kind))
  return [
    ...ofYears(file, told, roles),
    ...ofSums(told),
    ...ofPlan(file, told),
    ...ofPatents(file, told),
    ...ofPlaceholders(told),
    ...ofDoers(told),
    ...ofReady(told),
    ...ofUsersToday(told),
    ...claimsIndexed(file, told),
    ...claimsRelated(told, roles.find(({ fields }) => fields['to'] === 'present')?.fields['employer'] ?? null),
    ...claimsMeasured(told),
    ...claimsYearly(told),
    ...claimsOwned(told),
    ...claimsFirstAhead(told),
    ...claimsEmployed(told, roles),
    ...claimsEntry(file, told),
    ...ofIndependence(file, told, roles),
    ...ofOfficers(file, told, roles),
    ...ofFees(told),
    ...ofStatus(file, told),
    ...ofSupport(file, told),
    ...claimsShown(file, told),
    ...ofLaw(file, told),
    ...ofPraise(file, told),
  ]
}

const UNTIED_HERE = / without a tie here/

/** Those of the second that the first do not hold: one sentence has one doubt on its exhibit. */
export const notKnown = <T extends { rule: string; factId: string; quote: string; message: string }>(known: readonly T[], found: readonly Doubt[]): Doubt[] =>
  found.filter(({ rule, factId, quote, message }) =>
    rule === 'may-disagree'
      ? // One body by one name was found already.
        !known.some((one) => one.factId === factId && UNTIED_HERE.test(one.message) && UNTIED_HERE.test(message))
      : rule !== 'exhibit-reach' ||
        !known.some(
          (one) =>
            (one.rule === 'exhibit-reach' || one.rule === 'exhibit-mismatch') &&
            one.factId === factId &&
            (one.quote.startsWith(quote) || quote.startsWith(one.quote) || one.message.includes(quote.slice(0, 60))),
        ),
  )
