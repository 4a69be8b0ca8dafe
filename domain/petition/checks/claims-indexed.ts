/** What all facts of a case say of one thing, side by side: how many use it and pay for it, who made it, who pays for the post, and what has to be ready by which date. Told by words, read by a person. */
import { MONTHS } from '../../format-date.ts'
import { settledFacts, type CaseFact, type CaseFile } from '../case-file.ts'
import { datesAhead, NEAR_MONTHS, nearDate } from '../reasoning.ts'
import { bare, sentencesOf, short } from './block-text.ts'
import { countOf, type Doubt } from './possible-conflicts.ts'
import { disagree, sentences, type Told } from './told-sentences.ts'

const WHO =
  'hospitals|services|clinics|pharmacies|practices|railroads|railways|counties|districts|cities|towns|villages|farms|growers|ranches|orchards|schools|colleges|universities|utilities|companies|firms|owners|programs|laboratories|labs|states|agencies|departments|offices|stations|plants|mills|mines|ports|airports|fleets|shops|stores|banks|libraries|museums|churches|shelters|courts|cooperatives|associations|networks|teams|crews|brigades|customers|clients|subscribers|users|members|teachers|nurses|operators|technicians|translators|inspectors|studios|theaters|yards|vessels|boats|harbors|hatcheries|breweries|bakeries|kitchens|restaurants|workshops|foundries|sites|units|(?!(?:oth|pap|lett|met|numb|lay|ord|chapt|quart|comput|err|fact|col|sens|mot|auth|invent|corn|bord|filt|fing|show|tow|pow)(?:ers|ors)\\b)\\p{Ll}{3,14}(?:ers|ors)'
const COUNT =
  '\\d{1,3}(?:,\\d{3})*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:-\\p{Ll}+)?|thirty(?:-\\p{Ll}+)?|forty|fifty|a dozen'
const COUNTED = new RegExp(`(?<![\\p{L}\\d$.,-])(${COUNT}) ((?:(?!(?:and|or|of|in|the|to|by|with|from|for)\\b)\\p{Ll}[\\p{L}-]* ){0,3}?)(${WHO})\\b`, 'giu')
/** What is counted where it is asked who uses the work, and in how many places. */
const USE_QUESTIONS: ReadonlySet<string> = new Set(['users', 'beyond', 'spread', 'use-in-detail', 'next-users', 'route'])
const ANYTHING =
  '(?!(?:years|months|weeks|days|hours|minutes|seconds|times|steps|dollars|cents|points|pages|miles|meters|inches|pounds|tons|versions|editions|languages|others|members|people|persons|parts|kinds|ways)\\b)\\p{Ll}{4,}(?<!s)s'
const COUNTED_ANYTHING = new RegExp(COUNTED.source.replace(WHO, `${WHO}|${ANYTHING}`), 'giu')
/** Not how many there are in all: more of them, a part, an offer, or the whole of a market. */
const PART = /\b(?:more|other|others|another|additional|further|new|next|first|last|remaining|each|every|per|only|at least|up to|over|of (?:the|these|those|its|our|my)|same|different|to|between)\b/i
const MARKET = /\b(?:there are|in the (?:country|state|nation|region|county|united states)|nationwide|of (?:this|that) (?:size|kind|type|sort)|each needs?|could|can|would|might|certif\w+|exist)\b/i
const NOW_USES =
  /\b(?:uses?|used|using|runs?|ran|adopted|adopts|appl(?:y|ies|ied)|rel(?:y|ies) on|follows?|teach(?:es)?) (?:it|them|the|this|that|these|my|our|\p{Lu})|\b(?:work|works|worked|set|done|made|tested|treated|checked|screened) [^.;]{0,30}?\bwith (?:it|the|this)\b|\bby it\b|\b(?:is|are) (?:now |already )?(?:at work|in use|in service|installed|running) (?:in|at|on)\b|\bserves?\b|\b(?:has|have) (?:it|used)\b|\b(?:customers|clients|subscribers|users)\b|\b(?:tried|tested|running|using) (?:it|this)\b|\butiliz(?:es?|ed|ing) (?:it|the|this)\b|\bbeen (?:used|applied|tried) (?:to|on|in|at|by|for)\b|\bbeing \p{Ll}+ed with (?:it|the|this)\b/u
const AHEAD =
  /\b(?:will|plans?|planned|intends?|by (?:January|February|March|April|May|June|July|August|September|October|November|December|20\d\d)|next year|asked|wrote|written|want|wants|agreed|signed|interested|waiting)\b/i
const singular = (noun: string): string => noun.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')

/** “The seed programs of North Dakota and Minnesota use it”: two of them, by their names. */
const NAMED_LIST = new RegExp(
  `\\b[Tt]he (?:\\p{Ll}[\\p{L}-]* ){0,3}?(${WHO}) (?:of|in|at) (\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+)*(?:, \\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+)*)*,? and \\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+)*)`,
  'gu',
)
/** “The programs that use the method are fourteen state agencies”. */
const USERS_ARE = new RegExp(`\\b[Tt]he (?:\\p{Ll}[\\p{L}-]* ){0,2}?(${WHO}) (?:that|who|which) (?:now |already )?(?:use|run|apply|follow|have) [^.;,]{2,40}? are (?:about |some )?(${COUNT})\\b`, 'u')

/** “Fourteen units, each in a hospital of its own” are of fourteen hospitals. */
const OF_ITS_OWN = /^, each (?:in|at|of|on) an? (?:(?:different|separate) (?<whole>\p{Ll}{3,})|(?<whole>\p{Ll}{3,}) of its own)/u

/** So many are held against each other, whatever a case holds. */
const COMPARED_MAX = 300
type Use = Told & { number: number; noun: string; phrase: string; years: readonly string[] }

function usesIn(one: Told): Use[] {
  const { sentence } = one
  const years = sentence.match(/\b(?:19|20)\d\d\b/g) ?? []
  const are = USERS_ARE.exec(sentence)
  if (are !== null) {
    const number = countOf(are[2]!)
    return number === null ? [] : [{ ...one, number, noun: singular(are[1]!), phrase: `${are[2]!} ${are[1]!}`, years }]
  }
  const isOnUse = one.fact.source.kind === 'answer' && USE_QUESTIONS.has(one.fact.source.question)
  const counted = [...sentence.matchAll(isOnUse ? COUNTED_ANYTHING : COUNTED)].flatMap((match): Use[] => {
    const number = countOf(match[1]!)
    const clauseFrom = Math.max(sentence.lastIndexOf(';', match.index), sentence.lastIndexOf(', and ', match.index), sentence.lastIndexOf(', but ', match.index)) + 1
    const rest = sentence.slice(match.index + match[0].length)
    const clause = sentence.slice(clauseFrom, match.index) + match[0] + (/^[^;.]*?(?=;|, (?:and|but) |$)/.exec(rest)?.[0] ?? rest)
    const near = `${sentence.slice(Math.max(0, match.index - 14), match.index).replace(/\bapplied to $/, '')}${match[1]!} ${match[2]!}`
    const isFirst = match.index === 0 && one.fact.source.kind === 'answer' && one.fact.source.question === 'users'
    if (
      number === null ||
      number > 500 ||
      PART.test(near) ||
      /^ (?:of (?:the|these|those|them|its)|that|who|which)\b/.test(rest) ||
      MARKET.test(clause) ||
      AHEAD.test(clause) ||
      (!isFirst && !NOW_USES.test(clause))
    )
      return []
    return [{ ...one, number, noun: singular(OF_ITS_OWN.exec(rest)?.groups!['whole'] ?? match[3]!), phrase: match[0], years }]
  })
  const named = [...sentence.matchAll(NAMED_LIST)].flatMap((match): Use[] => {
    const after = sentence.slice(match.index + match[0].length)
    const names = match[2]!.split(/, (?:and )?| and /)
    return AHEAD.test(sentence) || !/^ (?:now |already |both |all )?(?:use|run|have (?:it|used|adopted)|apply|follow)\b/.test(after)
      ? []
      : [{ ...one, number: names.length, noun: singular(match[1]!), phrase: match[0], years }]
  })
  return [...counted, ...named]
}

/** How many use the work, told of one noun in two facts. */
function ofUses(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts.filter(({ source }) => source.kind !== 'letter'))
    .flatMap(usesIn)
    .slice(0, COMPARED_MAX)
  const numbers = new Map<string, number[]>()
  for (const { fact, noun, number } of told) numbers.set(`${fact.id} ${noun}`, [...(numbers.get(`${fact.id} ${noun}`) ?? []), number])
  const numbersOf = ({ fact, noun }: Use) => numbers.get(`${fact.id} ${noun}`)!
  // “41 in one state and 12 in another” are 53.
  const tells = (use: Use, number: number) => numbersOf(use).includes(number) || numbersOf(use).reduce((sum, own) => sum + own, 0) === number
  return told.flatMap((one, place) => {
    const other = told.slice(0, place).find(
      (two) =>
        two.fact.id !== one.fact.id &&
        two.noun === one.noun &&
        two.number !== one.number &&
        // One of the two tells both, or each is of its own year.
        !tells(one, two.number) &&
        !tells(two, one.number) &&
        (one.years.length === 0 || two.years.length === 0 || one.years.some((year) => two.years.includes(year)) || /\bsince\b/.test(`${one.sentence} ${two.sentence}`)),
    )
    return other === undefined
      ? []
      : [disagree(one, `“${one.phrase}” here, and “${other.phrase}” in another fact: “${short(other.sentence)}” Ask how many use it today, and who they are.`, other.fact.id)]
  })
}

const PAYING = new RegExp(`(?<![\\p{L}\\d$.,-])(${COUNT}) (?:paying |paid )?(customers|clients|buyers|subscribers)\\b`, 'iu')
const PAID_BY =
  /(?<!\p{L})(\p{Lu}[\p{L}’-]{1,30}(?: \p{Lu}[\p{L}’-]{1,30}){0,4}(?:(?:, (?:and )?| and )\p{Lu}[\p{L}’-]{1,30}(?: \p{Lu}[\p{L}’-]{1,30}){0,4}){0,5}) (?:has |have |had )?(?:paid|pays?|bought|ordered) (?:me|us|my|\$|for)/gu
const FREE = /\b(?:paid|pays?) nothing\b|\b(?:never|not) (?:paid|pay)\b|\bfree of charge\b|\bwithout (?:charge|paying)\b/i

/** “Four paying customers”, and one of whom a fact says that it paid. */
function ofCustomers(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts.filter(({ source }) => source.kind !== 'letter'))
  const payers = told
    .filter(({ sentence }) => !/\b(?:salary|wages|will|employed)\b/i.test(sentence))
    .flatMap((one) => [...one.sentence.matchAll(PAID_BY)].flatMap(([, names]) => names!.split(/, (?:and )?| and /).map((name) => ({ ...one, name }))))
  const free = told.find(({ sentence }) => FREE.test(sentence))
  if (payers.length === 0 || free === undefined) return []
  const shown = new Set(payers.map(({ name }) => name)).size
  return told.flatMap((one) => {
    const number = countOf(PAYING.exec(one.sentence)?.[1] ?? '')
    const other = payers.find(({ fact }) => fact.id !== one.fact.id)
    return number === null || other === undefined || number <= shown
      ? []
      : [
          disagree(
            one,
            `${number} pay here, and the other facts name ${shown} that paid: “${short(other.sentence)}” “${short(free.sentence)}” Ask who the others are, and what they paid.`,
            other.fact.id,
          ),
        ]
  })
}

const PLANS_FOR = new RegExp(`(?<![\\p{L}\\d$.,-])(${COUNT}) (?:more |other |further |new )?(?:\\p{Ll}+ ){0,2}?(${WHO})\\b`, 'giu')
const WROTE = /\b(?:wrote|written|signed|letters?|agreed|asked|committed)\b/i

/** “Twenty more hospitals with the two networks”, and networks that wrote of fourteen. */
function ofPlanned(facts: readonly CaseFact[]): Doubt[] {
  const planned = sentences(facts.filter(({ element }) => element === 'p2.plan')).flatMap((one) =>
    [...one.sentence.matchAll(PLANS_FOR)].flatMap(([phrase, count, noun]) => {
      const number = countOf(count!)
      return number === null ? [] : [{ ...one, phrase, number, noun: singular(noun!) }]
    }),
  )
  const wrote = sentences(facts.filter(({ element }) => element === 'p2.interest')).filter(({ sentence }) => WROTE.test(sentence))
  return planned.flatMap((one) => {
    const partner = /\bwith (?:the |these |those )?((?:\p{L}+ ){0,3}?(?:networks?|associations?|cooperatives?|districts?|systems|agencies|departments?|unions?|councils?))\b/u.exec(one.sentence)?.[1]
    const by = bare(partner ?? '')
      .split(' ')
      .at(-1)!
    const places = (one.sentence.slice(1).match(/(?<=[ ,])\p{Lu}\p{Ll}{3,}/gu) ?? []).filter((name) => !MONTHS.includes(name))
    if (by.length < 5 && places.length === 0) return []
    const isOfThem = (sentence: string) =>
      places.some((name) => sentence.includes(name)) ||
      (by.length > 4 &&
        bare(sentence)
          .split(' ')
          .some((word) => singular(word) === singular(by)))
    const other = wrote.find(
      ({ sentence }) => isOfThem(sentence) && [...sentence.matchAll(PLANS_FOR)].some(([, count, noun]) => singular(noun!) === one.noun && (countOf(count!) ?? Infinity) < one.number),
    )
    return other === undefined
      ? []
      : [disagree(one, `“${one.phrase}” in the plan, and fewer of those who wrote: “${short(other.sentence)}” Ask where the others come from, or for how many the plan is.`, other.fact.id)]
  })
}

const ALONE =
  /\bI (?:have )?(?:\p{Ll}+ )?(?:measured|made|wrote|built|did|designed|developed|collected|drew|counted|took)\b[^.;]{0,80}\b(?:myself|alone)\b|\bthat I (?:have )?\p{Ll}+ myself\b|\b(?:is|are) (?:all )?mine(?: alone)?\b|\b(?:I measured|I made|I built|I wrote) (?:\p{Ll}+ )?myself\b|\bneeds? (?:someone|somebody|the person) who\b|\bmy work alone\b|\bonly I (?:have )?(?:made|measured|wrote|built)\b/iu
const TOGETHER =
  /\b(?:first|second|last|one) of (?:two|three|four|five|six|seven|eight|\d) (?:authors|inventors)\b|\bwith (?:two|three|four|five|six|\d+) (?:\p{Ll}+ )?(?:colleagues|students|technicians|engineers|co-?authors|assistants)\b|\b(?:colleagues?|students?|technicians?|assistants?|co-?authors?|interns?) (?:\p{Ll}+ ){0,2}?(?:helped|measured|made|wrote|built|did|designed|collected|ran|took|drew|counted)\b|\b(?:me and (?:my )?(?:co-?founder|colleagues?|partner|brother|students?|\p{Lu}\p{Ll}+)|mine and of|and me|and I (?:have )?(?:wrote|written|made|built|measured|designed|did))\b|\bwe (?:wrote|made|built|measured|designed|developed)\b/iu
/** “Ana Reed wrote half of the code of the program”, and what it was of. */
const BY_OTHERS =
  /(?:^|[,;] (?:and )?|\band )(?:(?:Dr\.? )?\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’-]+|(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Mm]y|[Oo]ur|[Aa]n?|[Tt]he|[Aa]nother|[Oo]ne|[Ss]ome) (?:\p{Ll}+ ){0,2}(?:students?|colleagues?|friends?|programmers?|engineers?|developers?|interns?|assistants?|contractors?)(?:,? \p{Lu}[\p{L}’-]+){0,3}|[Tt]hey|[Hh]e|[Ss]he)(?: (?:of|at|from) [^,.;]{2,40})?,? (?:also |then |later )?(wrote|programmed|coded|built|made|designed|developed|drew|drafted|created)\b ([^.;]{3,100})/u
const A_PART = /^(?:about |roughly |nearly |almost )?(?:half|parts?|most|some|all|much|an? (?:third|quarter|part)|(?:the )?(?:code|rest))\b/i
/** Words that name no work. */
const NO_WORK =
  /^(?:which|there|their|these|those|other|others|where|while|after|before|about|first|second|three|person|authors?|myself|alone|someone|somebody|journal|between|every|under|method|works?|years?|needs?)$/
/** The part of a sentence that says who made it. */
const clauseOf = (sentence: string, saying: RegExp): string => (/[“”]/.test(sentence) ? sentence : (sentence.split(/[;:]/).find((clause) => saying.test(clause)) ?? sentence))
const worksOf = (sentence: string): Set<string> =>
  new Set(
    bare(sentence)
      .split(' ')
      .filter((word) => word.length > 4 && !/\d/.test(word) && !NO_WORK.test(word))
      .map((word) => word.replace(/(?:ements?|ed|ing|ies|es|s)$/, '').slice(0, 7)),
  )

/** What another made of a thing, as words: of “the manual of the program” the manual, of “half of the program” the program. */
function worksByOthers(sentence: string): Set<string> {
  const [, verb = '', what = ''] = BY_OTHERS.exec(sentence) ?? []
  return worksOf(`${verb === 'programmed' || verb === 'coded' ? 'program' : ''} ${A_PART.test(what) ? what : what.split(/ (?:of|for|in|with) /)[0]!}`)
}

/** “I wrote the model alone. Ana Reed wrote half of its code.”: in one answer both cannot stand. */
function ofMakersTogether(facts: readonly CaseFact[]): Doubt[] {
  return facts
    .filter(({ kind, source }) => kind === 'statement' && source.kind !== 'letter')
    .flatMap((fact) => {
      const told = sentences([fact])
      const alone = told.find(({ sentence }) => ALONE.test(sentence) && !TOGETHER.test(sentence) && !BY_OTHERS.test(sentence))
      if (alone === undefined) return []
      const own = worksOf(clauseOf(alone.sentence, ALONE))
      const other = told.find(({ sentence }) => sentence !== alone.sentence && [...worksByOthers(sentence)].some((work) => own.has(work)))
      return other === undefined ? [] : [disagree(alone, `It is told as made alone, and the same answer tells of others: “${short(other.sentence)}” Ask what each of them did.`)]
    })
    .slice(0, 1)
}

/** What is told as made alone, and with others in another fact. */
function ofMakers(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts.filter(({ kind, source }) => kind === 'statement' && source.kind !== 'letter'))
  const together = told
    .filter(({ sentence }) => TOGETHER.test(sentence))
    .slice(0, COMPARED_MAX)
    .map((one) => ({ ...one, works: worksOf(clauseOf(one.sentence, TOGETHER)) }))
  return told
    .filter(({ fact, sentence }) => ALONE.test(sentence) && !together.some((one) => one.fact.id === fact.id))
    .slice(0, COMPARED_MAX)
    .flatMap((one) => {
      const own = worksOf(clauseOf(one.sentence, ALONE))
      const other = together.find(({ fact, works }) => fact.id !== one.fact.id && [...works].some((work) => own.has(work)))
      return other === undefined ? [] : [disagree(one, `It is told as made alone, and another fact tells of others: “${short(other.sentence)}” Ask what each of them did.`, other.fact.id)]
    })
    .slice(0, 1)
}

const PAYS_POST =
  /(?:^|[,;] |\band )((?:The |the |My |my )?(?:\p{L}+ ){0,4}?\p{L}+) (?:pays?|funds?|covers?) (?:all of )?my (?:salary|wages|post|position)\b|\bmy (?:salary|wages|post|position|job)(?: at (?:the )?[\p{L} ]{2,40}?)? (?:is|are) (?:paid|funded|covered) (?:by|from|out of) (?:the |an? )?((?:\p{L}+ ){0,3}?\p{L}+)/iu

/** Who pays the petitioner's post, told twice. */
function ofPayer(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts.filter(({ kind }) => kind === 'statement')).flatMap((one) => {
    const found = PAYS_POST.exec(one.sentence)
    const payer = found === null ? '' : bare(found[1] ?? found[2] ?? '').replace(/^(?:the|my|our|a|an) /, '')
    return payer === '' ? [] : [{ ...one, payer }]
  })
  return told.flatMap((one, place) => {
    const last = (words: string) => singular(words.split(' ').at(-1)!)
    const other = told.slice(0, place).find((two) => two.fact.id !== one.fact.id && last(two.payer) !== last(one.payer) && !two.payer.includes(one.payer) && !one.payer.includes(two.payer))
    return other === undefined
      ? []
      : [disagree(one, `“${one.payer}” pays here, and “${other.payer}” in another fact: “${short(other.sentence)}” Ask who pays for the post, from which money, and until when.`, other.fact.id)]
  })
}

const OWNS_ALL = /\bI (?:am the only owner|own (?:it|the (?:company|firm|practice)|\p{Lu}[\p{L} ]{2,30}?)(?: alone)?(?=[.,;]|$| and\b))/u
const OWNS_PART = /\bI own (?:about )?(\d{1,2})(?:\.\d+)? percent\b|\bco-?founder (?:owns|has|holds)\b/i

/** Whose the company is, told twice. */
function ofOwner(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts.filter(({ kind }) => kind === 'statement'))
  const part = told.find(({ sentence }) => OWNS_PART.test(sentence))
  const whole = told.find(({ fact, sentence }) => fact.id !== part?.fact.id && OWNS_ALL.test(sentence) && !OWNS_PART.test(sentence))
  return part === undefined || whole === undefined ? [] : [disagree(whole, `It is told as owned by one, and another fact tells of a part: “${short(part.sentence)}” Ask who owns what.`, part.fact.id)]
}

/** What has to be there by the day: its verb or noun, as a plan would tell it too. */
const NEEDED = /\b(validat|publish|publicat|test|result|certif|approv|evaluat|trial)\w*/giu
const BY_THEN = /\b(?:by then|before then|until then|by that (?:date|day|time)|without|cannot|not (?:yet )?\p{Ll}+ed by|waits? (?:until|for)|too late|must (?:be|have))\b/iu
const KIN: Readonly<Record<string, string>> = { validat: 'publish', result: 'publish', publicat: 'publish', evaluat: 'publish' }
const needIn = (text: string): Set<string> => new Set([...text.matchAll(NEEDED)].map(([, stem]) => KIN[stem!.toLowerCase()] ?? stem!.toLowerCase()))

/** What the near date asks for, and the plan has only later. */
function ofReadiness(file: CaseFile, facts: readonly CaseFact[]): Doubt[] {
  const near = nearDate(file)
  const day = file.lock?.at.slice(0, 10)
  if (near === null || day === undefined) return []
  const asks = needIn(
    sentencesOf(near.fact.text)
      .filter((one) => BY_THEN.test(one))
      .join(' '),
  )
  if (asks.size === 0) return []
  const steps = sentences(facts.filter(({ element }) => element === 'p2.plan')).flatMap((one) => {
    const first = datesAhead(one.sentence, day).toSorted((left, right) => left.months - right.months)[0]
    return first === undefined || ![...needIn(one.sentence)].some((need) => asks.has(need)) ? [] : [{ ...one, first }]
  })
  const late = steps.find(({ first }) => first.months > near.months)
  return late === undefined || steps.some(({ first, sentence }) => first.months <= near.months && /\bpublish|\bresults?\b/i.test(sentence))
    ? []
    : [disagree(late, `The plan has this for ${late.first.words}, and ${near.words} is the date by which it is needed: “${short(near.fact.text)}” Ask what will be ready by then.`, near.fact.id)]
}

const EVERY_YEAR = new RegExp(`\\b(${MONTHS.join('|')})\\b[^.;,]{0,80}\\b(?:each|every) year\\b|\\b(?:each|every) (${MONTHS.join('|')})\\b`)

/** A month that comes each year, before the date that is told as the near one. */
function ofSeasons(file: CaseFile): Doubt[] {
  const near = nearDate(file)
  const day = file.lock?.at.slice(0, 10)
  if (near === null || day === undefined || near.months > NEAR_MONTHS) return []
  const now = Number(day.slice(5, 7)) - 1
  return sentences(settledFacts(file, 'p3.urgency')).flatMap((one) => {
    const [, before, behind] = EVERY_YEAR.exec(one.sentence) ?? []
    const month = MONTHS.indexOf(before ?? behind ?? '')
    const months = month < 0 ? Infinity : (month - now + 12) % 12
    return months >= near.months
      ? []
      : [disagree(one, `${MONTHS[month]!} comes before ${near.words}, and comes again each year. Ask which date is the one that cannot wait, and what is lost if it passes.`)]
  })
}

/** `facts`: all that are settled and tell something. */
export const claimsIndexed = (file: CaseFile, facts: readonly CaseFact[]): Doubt[] => [
  ...ofUses(facts),
  ...ofCustomers(facts),
  ...ofPlanned(facts),
  ...ofMakers(facts),
  ...ofMakersTogether(facts),
  ...ofPayer(facts),
  ...ofOwner(facts),
  ...ofReadiness(file, facts),
  ...ofSeasons(file),
]
