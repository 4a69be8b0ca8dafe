/** What two facts measure of one thing: an amount in another unit or scale, the share or the place of an author, and the version that is there. Where it may be two amounts, nothing is said. */
import { spelledNumber, TENS, UNDER_TWENTY } from '../../number-words.ts'
import type { CaseFact } from '../case-file.ts'
import { bare, short } from './block-text.ts'
import type { Doubt } from './possible-conflicts.ts'
import { disagree, sentences, type Told } from './told-sentences.ts'

/** By what is measured: names of a unit, and how many of the smallest it is. */
const UNITS: readonly (readonly [RegExp, number])[][] = [
  [
    [/^(?:ng|nanograms?)$/, 1e-9],
    [/^(?:µg|μg|mcg|ug|micrograms?)$/, 1e-6],
    [/^(?:mg|milligrams?)$/, 1e-3],
    [/^(?:g|grams?)$/, 1],
    [/^(?:kg|kilograms?|kilos?)$/, 1e3],
    [/^(?:tons?|tonnes?)$/, 1e6],
  ],
  [
    [/^(?:µl|μl|microliters?)$/, 1e-6],
    [/^(?:ml|mL|milliliters?)$/, 1e-3],
    [/^(?:l|L|liters?)$/, 1],
  ],
  [
    [/^(?:nm|nanometers?)$/, 1e-9],
    [/^(?:µm|μm|um|microns?|micrometers?)$/, 1e-6],
    [/^(?:mm|millimeters?)$/, 1e-3],
    [/^(?:cm|centimeters?)$/, 1e-2],
    [/^(?:m|meters?)$/, 1],
    [/^(?:km|kilometers?)$/, 1e3],
  ],
  [
    [/^(?:inch|inches)$/, 1],
    [/^(?:foot|feet)$/, 12],
    [/^(?:yards?)$/, 36],
    [/^(?:miles?)$/, 63_360],
  ],
  [
    [/^(?:ms|milliseconds?)$/, 1e-3],
    [/^(?:seconds?)$/, 1],
    [/^(?:minutes?)$/, 60],
    [/^(?:hours?)$/, 3600],
    [/^(?:days?)$/, 86_400],
    [/^(?:weeks?)$/, 604_800],
    [/^(?:months?)$/, 2_629_800],
    [/^(?:years?)$/, 31_557_600],
  ],
  [
    [/^(?:W|watts?)$/, 1],
    [/^(?:kW|kilowatts?)$/, 1e3],
    [/^(?:MW|megawatts?)$/, 1e6],
    [/^(?:GW|gigawatts?)$/, 1e9],
  ],
  [
    [/^(?:Wh|watt-hours?)$/, 1],
    [/^(?:kWh|kilowatt-hours?)$/, 1e3],
    [/^(?:MWh|megawatt-hours?)$/, 1e6],
    [/^(?:GWh|gigawatt-hours?)$/, 1e9],
  ],
  [
    [/^(?:KB|kilobytes?)$/, 1e3],
    [/^(?:MB|megabytes?)$/, 1e6],
    [/^(?:GB|gigabytes?)$/, 1e9],
    [/^(?:TB|terabytes?)$/, 1e12],
  ],
  [
    [/^(?:Hz|hertz)$/, 1],
    [/^(?:kHz|kilohertz)$/, 1e3],
    [/^(?:MHz|megahertz)$/, 1e6],
  ],
  [
    [/^hundred$/, 1e2],
    [/^thousand$/, 1e3],
    [/^million$/, 1e6],
    [/^billion$/, 1e9],
    [/^trillion$/, 1e12],
  ],
]
const SCALES = UNITS.length - 1
const unitOf = (word: string): { sort: number; times: number } | null => {
  for (const [sort, names] of UNITS.entries()) for (const [name, times] of names) if (name.test(word)) return { sort, times }
  return null
}

const SMALL = [...UNDER_TWENTY.slice(2), ...TENS.filter((word) => word !== '')].join('|')
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,])(\\$?)(\\d[\\d,]{0,14}(?:\\.\\d{1,6})?|${SMALL}|one)(?: |-)?([\\p{L}µμ]{1,12}(?:-hours?)?)(?![\\p{L}\\d])(?: (?:of |short )?(?:the |dry |wet )?(\\p{Ll}{3,}))?`,
  'giu',
)
const IDLE =
  /^(?:the|and|for|are|was|were|has|have|had|with|from|that|this|each|per|about|only|than|more|less|some|over|under|nearly|into|they|their|its|our|which|who|will|can|may|one|two|made|make|used|uses|use|takes|took|take|gave|got|said|says|holds|hold|contains|year|years)$/
/** “a child”, “per liter”, “of each year”: an amount of another whole. */
const PER = /^(?: (?:an?|per|each|every|for each) | ?\/)(\p{Ll}+)/u
const stem = (word: string): string => word.replace(/(?:ing|ed|es|s)$/, '').slice(0, 7)
const stemsOf = (text: string): string[] =>
  bare(text)
    .split(' ')
    .filter((word) => word.length > 2 && !/\d/.test(word) && !IDLE.test(word) && unitOf(word) === null)
    .map(stem)

type Measured = Told & { digits: string; money: boolean; sort: number; times: number; phrase: string; of: string; per: string; before: string | undefined; stems: Set<string>; clause: string }

/** Each amount is read with the words of its clause: what is longer is no clause, and nothing is said of it. */
const CLAUSE_MAX = 600
/** More amounts than these are a list. */
const AMOUNTS_MAX = 12
const CLAUSE = /[;:]|, (?:and|but|while|which) | (?:and|but|while) (?=(?:the|a|an|it|I|we|my|our|they)\b)/u

function measuredIn(one: Told): Measured[] {
  return one.sentence.split(CLAUSE).flatMap((clause) => {
    const amounts = clause.length > CLAUSE_MAX ? [] : [...clause.matchAll(AMOUNT)]
    return amounts.length > AMOUNTS_MAX
      ? []
      : amounts.flatMap((match): Measured[] => {
          const [, money = '', amount = '', unit = '', noun = ''] = match
          const found = unitOf(unit) ?? unitOf(unit.toLowerCase())
          // “5 m” of money is a scale, and no length.
          if (found === null || (money !== '' && found.sort !== SCALES)) return []
          const head = clause.slice(0, match.index)
          const after = clause.slice(match.index + match[0].length - (noun === '' ? 0 : match[0].length - match[0].lastIndexOf(unit) - unit.length))
          const spelled = spelledNumber(amount)
          return [
            {
              ...one,
              digits: spelled === null ? amount.replaceAll(',', '') : String(spelled),
              money: money !== '' || /^dollars$/.test(noun),
              ...found,
              phrase: `${money}${amount} ${unit}`,
              of: IDLE.test(noun) || /^(?:to|in|at|on|of|by|of)$/.test(noun) ? '' : stem(noun),
              per: PER.exec(after)?.[1] ?? '',
              before: stemsOf(head).at(-1),
              clause,
              stems: new Set(stemsOf(`${head} ${after}`)),
            },
          ]
        })
  })
}

/** So many are held against each other, whatever a case holds. */
const COMPARED_MAX = 300
const SHARED_MIN = 2
/** Of the fewer words of two clauses, so many have to be shared: “each door loses” and “the store loses” are two. */
const SHARED_PART = 0.75

const AHEAD = /\b(?:will|would|could|can|may|might|plans?|planned|hopes?|aims?|goal|target|want|wants)\b/i
/** “Weighs” and “weight” are one. */
const isAmong = (word: string, words: ReadonlySet<string>): boolean =>
  words.has(word) || (word.length > 4 && [...words].some((other) => other.length > 4 && (other.startsWith(word) || word.startsWith(other))))
/** “A crate of sensors”, beside “a sensor”. */
const isOfContainer = (one: Measured, two: Measured): boolean =>
  [...one.clause.matchAll(/\b(\p{Ll}{3,20}) of /gu)].some(([, word]) => unitOf(word!) === null && !IDLE.test(word!) && !isAmong(stem(word!), two.stems))

/** “5 mg of lead”, and “5 g of lead”: one number that is told in two units of one sort. */
function ofUnits(facts: readonly CaseFact[]): Doubt[] {
  const told: Measured[] = []
  for (const one of sentences(facts)) if (told.length < COMPARED_MAX) told.push(...measuredIn(one))
  const has = (fact: CaseFact, one: Measured) => told.some((two) => two.fact.id === fact.id && two.sort === one.sort && two.digits === one.digits && two.times === one.times)
  return told.flatMap((one, place) => {
    const other = told.slice(0, place).find((two) => {
      if (two.fact.id === one.fact.id || two.digits !== one.digits || two.sort !== one.sort || two.times === one.times || two.money !== one.money) return false
      const isOfAll = (per: string, of: Measured) => per === of.per || (of.per === '' && of.stems.has(stem(per)))
      if (!isOfAll(one.per, two) && !isOfAll(two.per, one)) return false
      if (has(two.fact, one) || has(one.fact, two)) return false
      if (one.of !== '' && two.of !== '' && one.of !== two.of) return false
      if (AHEAD.test(one.clause) !== AHEAD.test(two.clause) || isOfContainer(one, two) || isOfContainer(two, one)) return false
      const shared = [...one.stems].filter((word) => isAmong(word, two.stems))
      const governed = (one.of !== '' && one.of === two.of) || (one.before !== undefined && one.before === two.before) || one.stems.has(two.before ?? ' ') || two.stems.has(one.before ?? ' ')
      return governed && shared.length >= Math.max(SHARED_MIN, SHARED_PART * Math.min(one.stems.size, two.stems.size))
    })
    return other === undefined
      ? []
      : [disagree(one, `“${one.phrase}” here, and “${other.phrase}” in another fact: “${short(other.sentence)}” Ask which is right, or say of what each is.`, other.fact.id)]
  })
}

const MEASURE =
  'limit|dose|threshold|weight|length|range|resolution|capacity|area|speed|accuracy|precision|cost|price|budget|size|volume|distance|depth|height|width|thickness|duration|temperature|sensitivity|sample|cohort|error|rate|score'
const OF_MEASURE = new RegExp(
  `\\b[Tt]he ((?:\\p{Ll}[\\p{L}-]* ){0,2})(${MEASURE})(?: of (?:the|my|our|this) ((?:\\p{Ll}[\\p{L}-]* ){0,1}\\p{Ll}[\\p{L}-]*))? (is|was|stands at) (?:about |now |only )?(\\$?)(\\d[\\d,]{0,14}(?:\\.\\d{1,6})?)(?: ?(\\p{L}{1,12}))?`,
  'u',
)
const IN_TIME =
  /\b(?:before|after|now|first|then|from|until|since|earlier|later|will|would|rose|fell|grew|reduced|next|planned|target|old|new|today|minimum|maximum|average|median|mean)\b|\b(?:19|20)\d\d\b/i
/** Two measures of one thing may miss by rounding. */
const ROUNDING = 0.05

/** “The detection limit of the strip is 5 mg”, and “is 8 mg”. */
function ofMeasures(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts).flatMap((one) => {
    const found = OF_MEASURE.exec(one.sentence)
    if (found === null || IN_TIME.test(one.sentence)) return []
    const [, own = '', head = '', of = '', verb = '', money = '', digits = '', unit = ''] = found
    const known = unitOf(unit)
    const words = [...of.split(' '), ...own.trim().split(' ')].filter((word) => word !== '')
    return words.length === 0
      ? []
      : [{ ...one, words, head, verb, sort: money === '' ? (known === null ? `of ${unit}` : `${known.sort}`) : 'money', value: Number(digits.replaceAll(',', '')) * (known?.times ?? 1) }]
  })
  return told.slice(0, COMPARED_MAX).flatMap((one, place) => {
    const other = told
      .slice(0, place)
      .find(
        (two) =>
          two.fact.id !== one.fact.id &&
          two.head === one.head &&
          two.verb === one.verb &&
          two.sort === one.sort &&
          (one.words.every((word) => two.words.includes(word)) || two.words.every((word) => one.words.includes(word))) &&
          Math.abs(two.value - one.value) > ROUNDING * Math.max(one.value, two.value),
      )
    return other === undefined ? [] : [disagree(one, `Another fact measures it otherwise: “${short(other.sentence)}” Ask which is right, or say of what each is.`, other.fact.id)]
  })
}

const WORK = 'paper|article|report|study|guide|manual|book|handbook|chapter|code|program|software|atlas|thesis|curriculum|standard|protocol|algorithm|library|patent|map|survey|manuscript|tool|test'
const WORKED = `(?:the|this|our|my) ((?:\\p{Ll}[\\p{L}-]* ){0,2}?(?:${WORK})(?: (?:on|about) (?:\\p{Ll}[\\p{L}-]* ){0,1}\\p{Ll}[\\p{L}-]*)?)\\b`
const ORDINAL = 'first|second|third|fourth|fifth|last|sole|only|single'
/** “I am the second author of the paper”, “I am listed third”, “my name comes first”. */
const PLACE = new RegExp(
  `\\b(?:I (?:am|was)|[Mm]y name (?:is|was|stands|comes|came)) (?:the |its |listed |named |printed )?(?:as )?(?:the )?(?:[\\p{L}-]+ ){0,1}?(${ORDINAL})(?=[ ,.;]|$)(?! (?:to|who|person|one|in|of (?:my|the) \\p{L}+ to)\\b)`,
  'iu',
)
const AUTHORED = /\b(?:authors?|listed|named|printed|name|paper|article|manuscript)\b/i
const A_WORK = new RegExp(`\\b${WORKED}`, 'iu')
const SHARE_OF = new RegExp(
  `\\b(I|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+){0,2}) (?:have |has )?(?:myself |each )?(?:wrote|written|did|made|built|drew|coded|authored|contributed|drafted) (?:about |nearly |some )?(all|most|half|a third|two thirds|a quarter|three quarters|\\d{1,3} percent|[\\p{L}-]{3,12} percent) of ${WORKED}`,
  'u',
)
const MY_SHARE = new RegExp(`\\b[Mm]y share (?:of|in) ${WORKED} (?:is|was) (?:about )?(half|a third|two thirds|a quarter|three quarters|\\d{1,3} percent|[\\p{L}-]{3,12} percent)`, 'u')
const BY_OTHER = new RegExp(
  `\\b([Aa]ll|[Mm]ost|[Hh]alf|[Aa] third|[Tt]wo thirds|[Aa] quarter|[Tt]hree quarters|\\d{1,3} percent|[\\p{L}-]{3,12} percent) of ${WORKED}(?:, (?:about |nearly )?(\\d{1,3} percent),)? (?:is|was|were|are) (?:written|done|made|built|drawn|coded|drafted|contributed) by (me|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+){0,2})`,
  'u',
)
const PARTS: Record<string, number> = { all: 100, most: 51, half: 50, 'a third': 33, 'two thirds': 67, 'a quarter': 25, 'three quarters': 75 }
const percentOf = (share: string): number | null => {
  if (share in PARTS) return PARTS[share]!
  const count = share.replace(' percent', '')
  return /^\d+$/.test(count) ? Number(count) : spelledNumber(count)
}
const KINDS = new RegExp(`^(?:${WORK})$`)
/** “The paper on brine” and “the brine paper” are one; “the paper” may be either. */
const sameWork = (one: string, other: string): boolean => {
  const [left, right] = [one, other].map((name) =>
    name
      .toLowerCase()
      .split(' ')
      .filter((word) => !/^(?:on|about)$/.test(word)),
  ) as [string[], string[]]
  const kind = (words: string[]) => words.find((word) => KINDS.test(word))
  return kind(left) === kind(right) && (left.every((word) => right.includes(word)) || right.every((word) => left.includes(word)))
}
/** The last of the authors may be the second or the third of them. */
const samePlace = (one: string, other: string): boolean => one === other || ([one, other].includes('last') && !['first', 'sole'].includes(one === 'last' ? other : one))
/** Two papers are told apart by their names or years. */
const TITLED = /[“”]|\b(?:19|20)\d\d\b/
const SHARE_ROUNDING = 5

function ofAuthors(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts)
  const places = told
    .flatMap((one) => {
      const order = PLACE.exec(one.sentence)?.[1]
      const work = A_WORK.exec(one.sentence)?.[1]
      return order === undefined || work === undefined || !AUTHORED.test(one.sentence) || TITLED.test(one.sentence)
        ? []
        : [{ ...one, order: /^(?:sole|only|single)$/i.test(order) ? 'sole' : order.toLowerCase(), work }]
    })
    .slice(0, COMPARED_MAX)
  const shares = told
    .flatMap((one) => {
      const [, who = '', share = '', work = ''] = SHARE_OF.exec(one.sentence) ?? []
      const [, ownWork = work, ownShare = share] = MY_SHARE.exec(one.sentence) ?? []
      const [, by, workBy = ownWork, told = by, whose = who] = BY_OTHER.exec(one.sentence) ?? []
      const percent = percentOf((told ?? ownShare).toLowerCase())
      return workBy === '' || percent === null ? [] : [{ ...one, who: /^(?:me)?$/.test(whose) ? 'I' : whose, percent, least: (told ?? ownShare) === 'most', work: workBy }]
    })
    .slice(0, COMPARED_MAX)
  const ordered = places.flatMap((one, place) => {
    const other = places.slice(0, place).find((two) => two.fact.id !== one.fact.id && !samePlace(two.order, one.order) && sameWork(one.work, two.work))
    return other === undefined ? [] : [disagree(one, `Another fact gives another place among the authors: “${short(other.sentence)}” Ask for the list of authors as it is printed.`, other.fact.id)]
  })
  const parted = shares.flatMap((one, place) => {
    const other = shares
      .slice(0, place)
      .find(
        (two) =>
          two.fact.id !== one.fact.id &&
          sameWork(one.work, two.work) &&
          (two.who === one.who
            ? Math.abs(two.percent - one.percent) > SHARE_ROUNDING && (!one.least || two.percent < one.percent) && (!two.least || one.percent < two.percent)
            : two.percent + one.percent > 100 + SHARE_ROUNDING),
      )
    return other === undefined ? [] : [disagree(one, `Another fact gives other shares of it: “${short(other.sentence)}” Ask who made how much of it.`, other.fact.id)]
  })
  return [...ordered, ...parted]
}

const NUMBER = '(\\d{1,3}(?:\\.\\d{1,3}){0,3})'
const CURRENT = new RegExp(
  `\\b(?:(?:current|latest|newest|present) (?:version|release)(?: of (?:the|my|our) (\\p{Ll}[\\p{L} -]{1,40}?))? is (?:version |number )?${NUMBER}|(?:[Tt]he|[Mm]y|[Oo]ur) (\\p{Ll}[\\p{L} -]{1,30}?) (?:is (?:now |currently )?(?:at|in)|has (?:now )?reached|runs in|stands at) (?:its )?(?:version|release) ${NUMBER})(?![\\d.]*\\d)`,
  'u',
)
const RELEASED = new RegExp(
  `\\b[Vv]ersion ${NUMBER}(?: of (?:the|my|our) (\\p{Ll}[\\p{L} -]{1,30}?))? (?:was (?:released|published|finished|issued)|came out|appeared|is) (?:in|of|from) (?:(\\p{Lu}\\p{Ll}+) )?((?:19|20)\\d\\d)\\b`,
  'u',
)
/** Which version is the last, and when one came out. */
function ofVersions(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts)
  const current = told.flatMap((one) => {
    const found = CURRENT.exec(one.sentence)
    return found === null ? [] : [{ ...one, which: '', of: found[1] ?? found[3] ?? '', is: (found[2] ?? found[4])!, month: '' }]
  })
  const released = told.flatMap((one) => {
    const [, which = '', of = '', month = '', year] = RELEASED.exec(one.sentence) ?? []
    return year === undefined ? [] : [{ ...one, which, of, is: year, month }]
  })
  const differ = (list: typeof current, ask: string): Doubt[] =>
    list.slice(0, COMPARED_MAX).flatMap((one, place) => {
      const other = list
        .slice(0, place)
        .find(
          (two) =>
            two.fact.id !== one.fact.id &&
            two.which === one.which &&
            (one.of === '' || two.of === '' || sameWork(one.of, two.of)) &&
            ((two.is !== one.is && !two.is.startsWith(`${one.is}.`) && !one.is.startsWith(`${two.is}.`)) || (one.month !== '' && two.month !== '' && one.month !== two.month)),
        )
      return other === undefined ? [] : [disagree(one, `Another fact says otherwise of the version: “${short(other.sentence)}” ${ask}`, other.fact.id)]
    })
  return [...differ(current, 'Ask which version is the last.'), ...differ(released, 'Ask when it came out.')]
}

export function claimsMeasured(facts: readonly CaseFact[]): Doubt[] {
  const told = facts.filter(({ kind, source }) => (kind === 'statement' || kind === 'item') && source.kind !== 'letter')
  return [...ofUnits(told), ...ofMeasures(told), ...ofAuthors(told), ...ofVersions(told)]
}
