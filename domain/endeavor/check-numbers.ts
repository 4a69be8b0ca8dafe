/** Every number of an option, in digits or words, must stand beside its noun in the person's material or in a listed document. */
import { TENS, UNDER_TWENTY } from '../number-words.ts'
import { claimsOf } from './check-claims.ts'
import { holdsWords, likeWords, namesOfDocument, wordKey, wordsOfDocument, type Material } from './check-material.ts'
import type { Fault } from './endeavor-rules.ts'
import { workedFor } from './role-years.ts'
import { splitSentences } from './sentence-forms.ts'

const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12, dozen: 12 }
const SHORT_SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mm: 1e6, bn: 1e9, b: 1e9 }
const VAGUE: Readonly<Record<string, number>> = { dozens: 24, hundreds: 100, thousands: 1000, millions: 1e6, billions: 1e9 }
const MULTIPLES: readonly [RegExp, number, RegExp][] = [
  [/\b(?:doubled|doubling|twofold)\b/gi, 2, /doubl|twofold|100 ?%|2x|twice/i],
  [/\b(?:tripled|tripling|threefold)\b/gi, 3, /tripl|threefold|200 ?%|3x|three times/i],
  [/\b(?:quadrupled|fourfold|tenfold|fivefold)\b/gi, 4, /quadrupl|fold|\d+x|times/i],
  [/\b(?:halved|halving|cut in half|by half)\b/gi, 0.5, /halv|half|50 ?%/i],
]

type Found = { value: number; unit: '%' | '$' | ''; start: number; end: number; raw: string; written: 'digits' | 'words' | 'vague' }

const WORD_NUMBER = new RegExp(`\\b(?:(?:${[...UNDER_TWENTY.slice(1), ...TENS.slice(2), ...Object.keys(SCALES), 'several', 'half a'].join('|')})(?:[ -](?:and )?|\\b))+`, 'gi')
// A digit that hangs on letters is part of a name: HL7, IPv6, P6, B2B. The end of a range is a figure: "10-20 crews".
const DIGITS =
  /(?:(?<!\S[-])|(?<=(?<!\S)\d{1,3}[-]))(?<![\p{L}\d.,_/])([$€£]|USD )?(\d+(?:,\d{3})*(?:\.\d+)?)\+?(?: ?(%|percent\b|per cent\b)|(?:[ -](hundred|thousand|million|billion|trillion)s?\b)|(k|m|mm|bn|b)\b)?(?![\d_]|\.\d|\p{L})/giu

function ofWords(phrase: string): number | null {
  let total = 0
  let part = 0
  let seen = false
  for (const word of phrase.toLowerCase().split(/[ -]+/)) {
    if (word === '' || word === 'and') continue
    const one = UNDER_TWENTY.indexOf(word)
    const ten = TENS.indexOf(word)
    if (one >= 0) part += one
    else if (ten > 1) part += ten * 10
    else if (word === 'several') part += 2
    else if (SCALES[word] !== undefined) {
      const scale = SCALES[word]
      if (scale >= 1000) {
        total += (part || 1) * scale
        part = 0
      } else part = (part || 1) * scale
    } else continue
    seen = seen || word !== 'several'
  }
  return seen ? total + part : null
}

function numbersIn(text: string): Found[] {
  const found: Found[] = []
  for (const match of text.matchAll(DIGITS)) {
    const [raw, money, digits = '', percent, scale, short] = match
    if (/^[.,]+$/.test(digits)) continue
    const factor = scale ? (SCALES[scale.toLowerCase()] ?? 1) : short ? (SHORT_SCALES[short.toLowerCase()] ?? 1) : 1
    const after = text.slice(match.index + raw.length)
    const dollars = money !== undefined || /^[ -]?(?:U\.S\. )?dollars?\b/i.test(after)
    // "from 54 to 71 percent"
    const shared = /^ ?(?:to|and|or|-|–) ?\d+(?:\.\d+)? ?(?:%|percent\b|per cent\b)/.test(after)
    found.push({
      value: Number(digits.replaceAll(',', '')) * factor,
      unit: percent || (shared && !scale && !short) ? '%' : dollars ? '$' : '',
      start: match.index,
      end: match.index + raw.length,
      raw: raw.trim(),
      written: 'digits',
    })
  }
  for (const match of text.matchAll(WORD_NUMBER)) {
    const raw = match[0].trim().replace(/[ -](?:and)?$/, '')
    const value = ofWords(raw)
    if (value === null || found.some(({ start, end }) => match.index < end && match.index + raw.length > start)) continue
    const after = text.slice(match.index + raw.length)
    found.push({
      value,
      unit: /^ ?(?:percent|per cent)\b/i.test(after) ? '%' : /^[ -](?:U\.S\. )?dollars?\b/i.test(after) ? '$' : '',
      start: match.index,
      end: match.index + raw.length,
      raw,
      written: 'words',
    })
  }
  for (const match of text.matchAll(/\b(dozens|hundreds|thousands|millions|billions)\b/gi)) {
    found.push({ value: VAGUE[match[0].toLowerCase()] ?? 0, unit: '', start: match.index, end: match.index + match[0].length, raw: match[0], written: 'vague' })
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Places of the same number in a resume that are looked around: a person's own figure stands among the first. */
const EQUAL_NUMBERS_MAX = 50

/** A line that goes on in lower case was only wrapped. */
const LINE_ENDS = /\n(?!\s*[\p{Ll}(])/u

/** Keys of the words before and after a place on its own line. */
function around(text: string, { start, end }: { start: number; end: number }, before: number, after: number): { before: string[]; after: string[] } {
  const keys = (part: string) =>
    part
      .split(/[\s-]+/)
      .map(wordKey)
      .filter(Boolean)
  return {
    before: keys(
      text
        .slice(Math.max(0, start - 160), start)
        .split(LINE_ENDS)
        .at(-1) ?? '',
    ).slice(-before),
    after: keys(text.slice(end, end + 160).split(LINE_ENDS)[0] ?? '').slice(0, after),
  }
}

/** Names of standards, rules, products and steps carry digits that count nothing. */
const NAMED_BEFORE =
  /(?:\b(?:IEC|ISO|IEEE|ANSI|ASTM|NFPA|SAE|ASME|ASHRAE|API|ACI|AISC|ASCE|RFC|NIST|SP|FIPS|IFRS|IAS|ASC|AS|AU-C|AWS|DO|MIL|STD|USP|ICH|EN|DIN|BS|UL|UN|CSA|CIS|PCI|TLS|SSL|HTTP|USB|CMMC|OSHA|AC|TSO|ICD|CPT|DSM|GS1|EPCIS|COSO|SQL|GPT|AR|EC2|CFR|U\.S\.C\.|Circular|Bulletin|Industry|Web|Windows|Android|iOS|Python|Java|Basel|Solvency|MiFID|Boeing|Airbus|Embraer|Cessna|Model|model|[Pp]art|[Ss]ection|[Tt]itle|[Cc]hapter|[Tt]ype|[Cc]lass|[Ll]evel|[Tt]ier|[Pp]hase|[Ss]tage|[Vv]ersion|[Gg]rades?|[Cc]ategory|[Mm]ode|[Ff]orm|[Gg]roup|[Ss]tep|[Yy]ear|[Ss]chedule|[Aa]nnex|[Aa]ppendix|[Aa]rticle|[Ff]igure|[Tt]able|[Ll]ine|[Rr]ule|[Cc]ode|[Oo]ption|Law|Order|COVID|SARS-CoV|K|omega|vitamin [A-Z])[ -]?|\b[A-Z][A-Za-z]+[A-Z]\w*[ -])(?:[\d.]+(?:-| to | through | and |, ?))?$/
const ACRONYM_BEFORE = /\b[A-Z]{2,6}[ -]$/
const CODE_AFTER = /^ ?(?:CFR|U\.S\.C\.|USC|C\.F\.R\.|D\b)/

function isDesignation(text: string, { start, end, raw, unit }: Found, material: Material): boolean {
  if (unit !== '') return false
  const before = text.slice(Math.max(0, start - 40), start)
  // "Route 53", where the resume has "Route53".
  const named = /[a-z,] ([A-Z][A-Za-z]+) ?$/.exec(before)?.[1]
  if (named !== undefined && /^[\d.]+$/.test(raw) && new RegExp(`(?<![\\p{L}\\d])${named}[ -]?${raw.replaceAll('.', '\\.')}(?![\\d.]*\\d)`, 'u').test(material.text)) return true
  const after = text.slice(end)
  if (CODE_AFTER.test(after) || /^ ?(?:a\.m|p\.m|AM\b|PM\b|o['’]clock)/.test(after) || (/^24$/.test(raw) && /^\/7/.test(after))) return true
  if (raw.includes(',')) return false
  if (/^\d+\.\d+$/.test(raw) && /(?:[A-Z][\w.]*|[Vv]ersion|license) $/.test(before)) return true
  if (NAMED_BEFORE.test(before)) return true
  // "the ICU 40 beds" counts; "BIM 360" does not.
  return ACRONYM_BEFORE.test(before) && !/^ [a-z]+s\b/.test(after)
}

/** What a figure counts ends where the next phrase begins: "240 departments on the rules" counts no rules. */
const COUNTED = /^.*?(?=[,;:]| (?:on|in|at|by|from|with|under|across|before|after|since|while|when|where|that|which|who|whose|and \p{L}+ed)\b)/u
const DURATION = /^[ -](?:minute|hour|day|night|week|month|quarter|year|season|semester|term|cycle|shift)s?\b/
/** Units that measure a thing and count nobody. */
const MEASURE =
  /^(?:[ -]?(?:°(?: ?[CF])?|acres?|hectares?|square|meters?|metres?|feet|foot|inch(?:es)?|miles?|kilometers?|km|mm|cm|m|kg|g|mg|ml|pounds?|tons?|tonnes?|volts?|kV|V|kW|MW|GW|kWh|MWh|watts?|hertz|Hz|kHz|MHz|GHz|dB|dS\/m|ppm|degrees|gallons?|liters?|pages?|points?|words?|letters?|decimals?|bits?|bytes|KB|MB|GB|psi|bar|mph|knots?)(?![\p{L}]))/u
const BOUND_BEFORE = /\b(?:fewer than|less than|under|below|up to|above|over|exceed(?:s|ing)|at least|(?:[Aa]n? (?:[\w.-]+ ){1,3}(?:of|with))) $/
const MORE_THAN = /\b(?:more than|over|at least|nearly|almost|about|some|around)(?: an?)? $/
const PLAN_MAX = 30
const PLAN_WORDS_MAX = 100
const DURATION_MAX = 120
const LISTS: readonly [RegExp, 'patents' | 'publications' | 'awards' | 'degrees' | 'licences'][] = [
  [/^ (?:\w+ ){0,2}patents?\b/, 'patents'],
  [/^ (?:[\w-]+ ){0,2}(?:publications|papers|articles)\b/, 'publications'],
  [/^ (?:\w+ ){0,2}(?:awards|prizes)\b/, 'awards'],
  [/^ (?:\w+ ){0,2}degrees\b/, 'degrees'],
]

/** Blanks the names of listed documents: their dates and numbers are part of the name. */
export function withoutDocumentNames(text: string, material: Material): string {
  return material.documents
    .flatMap(namesOfDocument)
    .reduce((left, name) => left.replaceAll(name, (found) => ' '.repeat(found.length)).replaceAll(name.replace(/^the /, ''), (found) => ' '.repeat(found.length)), text)
}

/** How many parts of one kind a thing that is planned may have without being a result. */
const PART_MAX = 12
const COUNTED_RESULT =
  /^ (?:[\w-]+ ){0,3}?(?:hospitals?|banks?|schools?|farms?|plants?|clinics?|pharmac(?:y|ies)|users?|customers?|clients?|patients?|students?|compan(?:y|ies)|firms?|agenc(?:y|ies)|sites?|count(?:y|ies)|cit(?:y|ies)|states?|districts?|utilit(?:y|ies)|teams?|countr(?:y|ies)|people|persons?|members?|employees?|awards?|patents?|papers?|publications?|downloads?|citations?|pilots?|nurses?|engineers?|teachers?|growers?|airlines?|carriers?|classrooms?|partners?|institutions?|organizations?|universit(?:y|ies)|years?|months?|times|percent|dollars?|degrees?|licenses?|certificates?|grants?|contracts?)\b/

/** "In my program each movement has three versions": a part of what the title names, not a result that was reached. */
function isPartOfPlan(sentence: string, start: number, after: string, title: string, known: readonly (Found & { from: string })[]): boolean {
  const own = /^(?:In |Under |With |Within )?[Mm]y (?:own )?([a-z-]+)\b/.exec(sentence)
  if (!own || /\bI\b/.test(sentence) || own[0].length > start || COUNTED_RESULT.test(after)) return false
  // A figure of this kind that was read of the thing is the one to tell.
  const kind = unitAfter(after)?.[0]
  if (kind !== undefined && known.some((one) => unitAfter(one.from.slice(one.end, one.end + 40))?.[0] === kind && likeIn(lineAround(one), own[1] ?? ''))) return false
  return title.split(/[\s-]+/).some((word) => likeWords(wordKey(word), wordKey(own[1] ?? '')))
}

/** More figures than a sentence of a petition holds: it is refused. */
const FIGURES_MAX = 24

/** A small figure in another unit is told only where so many other words are the same. */
const SAME_WORDS_MIN = 3

const keysIn = (text: string): string[] => [...new Set(text.split(/[\s,;.-]+/).map(wordKey))].filter((key) => key.length > 3 && unitAfter(` ${key}`) === null)

/** "in three weeks", where the resume has three months of the same. */
function smallInOtherUnit(sentence: string, after: string, value: number, read: readonly (Found & { from: string })[]): boolean {
  const equal = read.filter((one) => one.value === value)
  if (value <= 1 || equal.some((one) => sameUnit(after, one.from.slice(one.end, one.end + 40)))) return false
  const elsewhere = equal.filter((one) => otherUnit(after, one.from.slice(one.end, one.end + 40)))
  if (elsewhere.length === 0) return false
  const said = keysIn(sentence)
  const lines = new Set(elsewhere.map(lineAround))
  return [...lines].some((line) => {
    const there = keysIn(line)
    return said.filter((key) => there.some((other) => likeWords(key, other))).length >= SAME_WORDS_MIN
  })
}

/** Words that say how much, not of what: they show no likeness between two figures. */
const CHANGES = new Set(
  'reduce reduced reduces reducing cut cutting fall fell falls rise rose raised raise increase increased increasing save saved saving lower lowered improve improved improving decrease decreased drop dropped grow grew shorten shortened achieve achieved keep kept result resulted percent total yearly annual annually year years over through while when after before led help helped design designed implement implemented create created use used build built develop developed work project company hospital team'
    .split(' ')
    .map(wordKey),
)

/** What is counted by its members: "a team of 25", where the resume has "Team size: 25". */
const GROUPS = new Set('team group class crew staff department unit cohort committee'.split(' ').map(wordKey))

/** Say when, not what. */
const ADVERBS = new Set('now today then later before again only instead already once still'.split(' ').map(wordKey))
const SCOPE = /\b(?:across|throughout|in) (?:the )?(?:whole |entire )?(industry|nation|country|state|states|world|region|continent|sector)\b/
const WORKED_WITH = /\b(?:Boeing|Airbus|Embraer|Cessna|Bombardier|Gulfstream|IFRS|IAS|ISO|IEC|IEEE|ASTM|ASME|NFPA|SAE|Part) $/
const RATE = /^(?: [\w-]+){1,3} (?:an?|per|each|every) (day|week|month|quarter|year|hour|shift)\b/
const RATE_WORDS: Readonly<Record<string, RegExp>> = { day: /\bda(?:y|ily)/i, week: /week/i, month: /month/i, quarter: /quarter/i, year: /year|annu|\bp\.?a\b/i, hour: /hour/i, shift: /shift/i }

const CHANGED_BEFORE =
  /([\p{L}][\p{L} '’-]*?) (?:has |have |had )?(?:since )?(?:fell|fallen|dropped|declined|rose|risen|grew|grown|went (?:up|down)|gone (?:up|down)|shrank|decreased|increased) (?:by )?(?:about |some |over |more than )?$/u
const CHANGED_AFTER =
  /\b(?:cut|cutting|cuts|reduc(?:ed?|es|ing)|rais(?:ed?|es|ing)|increas(?:ed?|es|ing)|improv(?:ed?|es|ing)|lower(?:ed|s|ing)?|decreas(?:ed?|es|ing)|shorten(?:ed|s|ing)?|sav(?:ed?|es|ing)|lifted|expanded|boosted) ((?:[\p{L}'’-]+ ){1,8})by (?:about |some |over |more than )?$/u
const HEAD_ENDS = /\b(?:after|from|in|on|at|of|for|with|to|by|during|among|across|through|under)\b/
const AMOUNT = /^(?:shares?|rates?|numbers?|amounts?|levels?|percentages?|costs?|times?|counts?|totals?|volumes?)$/

/** What a share says was changed: the head of the words that rose, fell or were cut; null where the sentence does not tell it so. */
function changedThing(sentence: string, start: number): string[] | null {
  const before = sentence.slice(0, start)
  const told =
    CHANGED_AFTER.exec(before)?.[1] ??
    CHANGED_BEFORE.exec(before)?.[1]
      ?.split(/[,;] ?|\b(?:that|which|when|and) /)
      .at(-1)
  if (told === undefined) return null
  const [head = '', ...rest] = told.trim().split(HEAD_ENDS)
  const noun = head.trim().split(' ').at(-1) ?? ''
  if (wordKey(noun) === '') return null
  return AMOUNT.test(noun) && rest.length > 0 ? [noun, (rest[0] ?? '').trim().split(' ').at(-1) ?? ''] : [noun]
}

const lineAround = ({ from, start, end }: Found & { from: string }) => `${from.slice(0, start).split(LINE_ENDS).at(-1) ?? ''} ${from.slice(end).split(LINE_ENDS)[0] ?? ''}`

/** "a charge nurse since 2012", where the post of 2012 has ended. */
function onlyEndedThen(year: number, sentence: string, { facts, printed }: Material): boolean {
  if (!new RegExp(`\\bsince ${year}\\b`).test(sentence) || !/\bI have (?:been|worked|served|held)\b/.test(sentence)) return false
  const begun = (facts?.roles ?? []).filter(({ startYear }) => startYear === year)
  // A certificate of that year still stands.
  const state = /\bI have (?:been|worked as|served as|held) ([^,.;]*?) since\b/.exec(sentence)?.[1] ?? ''
  const stands = printed.some((line) => line.match(/\b(?:19|20)\d\d\b/g)?.join() === String(year) && state.split(/\s+/).filter((word) => wordKey(word) !== '' && likeIn(line, word)).length >= 2)
  return !stands && begun.length > 0 && begun.every(({ current }) => !current)
}

/** Units by what they measure; one figure in two units of a kind is two different amounts. */
const UNITS: readonly (readonly RegExp[])[] = [
  [/^(?:seconds?|secs?|s)$/i, /^(?:minutes?|mins?)$/i, /^(?:hours?|hrs?|h)$/i, /^days?$/i, /^nights?$/i, /^(?:weeks?|wks?)$/i, /^months?$/i, /^quarters?$/i, /^(?:years?|yrs?)$/i, /^decades?$/i],
  [
    /^(?:millimet(?:er|re)s?|mm)$/i,
    /^(?:centimet(?:er|re)s?|cm)$/i,
    /^(?:met(?:er|re)s?|m)$/,
    /^(?:kilomet(?:er|re)s?|km)$/i,
    /^(?:inch(?:es)?|in)$/,
    /^(?:foot|feet|ft)$/i,
    /^yards?$/i,
    /^(?:miles?|mi)$/i,
  ],
  [/^(?:milligrams?|mg)$/i, /^(?:grams?|g)$/, /^(?:kilograms?|kilos?|kg)$/i, /^(?:pounds?|lbs?)$/i, /^(?:tons?|tonnes?|mt)$/i, /^(?:ounces?|oz)$/i],
  [/^acres?$/i, /^hectares?$/i],
  [/^(?:milliliters?|ml)$/i, /^(?:lit(?:er|re)s?|l)$/i, /^gallons?$/i, /^barrels?$/i],
  [/^(?:volts?|V)$/, /^(?:kV|kilovolts?)$/, /^(?:watts?|W)$/, /^(?:kW|kilowatts?)$/, /^(?:MW|megawatts?)$/, /^(?:GW|gigawatts?)$/, /^kWh$/, /^MWh$/, /^GWh$/, /^[kK]VA$/, /^MVA$/],
  [/^(?:KB|kilobytes?)$/i, /^(?:MB|megabytes?)$/i, /^(?:GB|gigabytes?)$/i, /^(?:TB|terabytes?)$/i, /^(?:PB|petabytes?)$/i],
]

/** Kind and place of the unit that follows a figure. */
function unitAfter(text: string): [number, number] | null {
  const word = /^\+?[ -]{0,2}(?:(?:square|cubic|sq|cu)\.?\s)?([\p{L}]+)/u.exec(text)?.[1]
  if (word === undefined) return null
  for (const [kind, units] of UNITS.entries()) {
    const at = units.findIndex((unit) => unit.test(word))
    if (at >= 0) return [kind, at]
  }
  return null
}

/** "1,400 kilometers", where the resume has meters. */
function otherUnit(after: string, there: string): boolean {
  const said = unitAfter(after)
  const read = unitAfter(there)
  return said !== null && read !== null && said[0] === read[0] && said[1] !== read[1]
}

function sameUnit(after: string, there: string): boolean {
  const said = unitAfter(after)
  const read = unitAfter(there)
  return said !== null && read !== null && said[0] === read[0] && said[1] === read[1]
}

const PERSONS = /^(?:people|persons|users|customers|clients|patients|members|men|women|children|families|households|readers|learners|citizens|residents|subscribers)\b/
const PERSON_NEAR =
  /\b(?:people|persons?|users?|customers?|clients?|patients?|members?|m[ae]n|wom[ae]n|child(?:ren)?|famil(?:y|ies)|households?|readers?|learners?|residents?|subscribers?|staff|team|crew|employees?|students?|pupils?|participants?|guests?|\w+(?:ers|ors|ists|ants|ees|nurses))\b/i

/** Whether two equal figures count the same: how often of what, what kind of people, and in which role. */
function sameCount(sentence: string, { start, end }: Found, { from, start: at, end: until }: Found & { from: string }): boolean {
  const after = sentence.slice(end)
  const line = from.slice(from.lastIndexOf('\n', at) + 1, at)
  const rest = from.slice(until, until + 120).split(LINE_ENDS)[0] ?? ''
  const rate = RATE.exec(after)?.[1]
  if (rate !== undefined && !RATE_WORDS[rate]?.test(`${line.slice(-60)} ${rest.slice(0, 60)}`)) return false
  if (/^\+? times\b/.test(after)) {
    const deed = wordKey(sentence.slice(0, start).match(/([\p{L}-]+)(?: (?:more than|over|about|some|nearly|at least))? $/u)?.[1] ?? '')
    return (
      deed === '' ||
      line
        .split(/[\s,;]+/)
        .slice(-6)
        .some((word) => likeWords(wordKey(word), deed))
    )
  }
  if (PERSONS.test(after.trimStart())) return PERSON_NEAR.test([...line.split(/\s+/).slice(-3), ...rest.split(/\s+/).slice(0, 5)].join(' '))
  const role = /^ (?:[\p{L}-]+ ){1,2}as (?:an? |the )?(\p{L}+)/u.exec(after)?.[1]
  if (role !== undefined && likeIn(`${line} ${rest}`, role)) return likeIn(rest.split(/[,;]? \d/)[0] ?? '', role) || likeIn(line.split(/\d/).at(-1) ?? '', role)
  return true
}

/** "8 to 12 associates", "250, 500 and 1010 kVA": one noun for all of them. */
const LIST_AFTER = /^(?:[ ,/–-]{0,3}(?:(?:to|and|or|x|of) )?\.?\d[\d.,]*%?){1,6}/
/** Each figure whole: a run of digits that could be taken as several took its sixth power. */
const LIST_BEFORE = /(?:(?<!\d)(?<!\d[.,])\d[\d.,]{0,12}(?![\d.,])%? ?(?:[,/–-]|to |and |or |x |of )? ?){1,6}$/

/** Keys of the words after and before a figure, up to the next figure on either side. */
const ownOf = new WeakMap<Found, [string[], string[]]>()
function ownWords(found: Found & { from: string }): [string[], string[]] {
  const known = ownOf.get(found) ?? readOwnWords(found)
  ownOf.set(found, known)
  return known
}

function readOwnWords({ from, start, end }: Found & { from: string }): [string[], string[]] {
  const keys = (text: string) =>
    text
      .split(/[\s-]+/)
      .map(wordKey)
      .filter(Boolean)
  const line =
    from
      .slice(Math.max(0, start - 160), start)
      .split(LINE_ENDS)
      .at(-1) ?? ''
  const rest = from.slice(end, end + 160).split(LINE_ENDS)[0] ?? ''
  const behind = rest.replace(LIST_AFTER, '')
  const ahead = line.replace(LIST_BEFORE, '')
  return [[...keys(behind.split(/\d/)[0] ?? ''), ...(/^ ?°/.test(rest) ? ['degree'] : [])], keys(ahead.split(/\d/).at(-1) ?? '')]
}

const EXPERIENCE = /\b(?:experience|career|worked|practice|practiced|profession|field|trade|have (?:been|\w+ed|taught|built|written|led|run)|years (?:of|in|as|at))\b/
/** "33+ years of experience": the person's own count of all of it. */
const OF_EXPERIENCE = /^\+? years?['’]? (?:of )?(?:[\p{L}-]+ ){0,2}experience/u
const PLAIN_KINDS =
  /^(?:small|large|old|new|different|other|such|full|whole|more|further|separate|local|busy|single|same|young|first|main|key|open|early|late|good|long|short|senior|junior|own|good|weekly|monthly|yearly|annual)$/

/** "230 interstate bridges", where nothing of the person's speaks of interstates. */
function strangeKind(after: string, { text }: Material): boolean {
  const kind = /^ ([a-z]+) (?:[a-z]+s)\b/.exec(after)?.[1]
  return kind !== undefined && wordKey(kind) !== '' && !PLAIN_KINDS.test(kind) && !/(?:ing|ed|ly)$/.test(kind) && !likeIn(text, kind)
}

const likeIn = (text: string, word: string) => text.split(/[\s,;]+/).some((other) => likeWords(wordKey(other), wordKey(word)))

const splitWords = (text: string) => text.split(/[\s,;-]+/).filter((word) => wordKey(word).length > 3 && !CHANGES.has(wordKey(word)))

const DATE_LINE_WORDS_MAX = 6
const GRADUATED = /\b(?:graduat\w+|degree|bachelor['’]s|master['’]s|doctorate)\b/i

/** Whether a line with this year, the lines beside it, or a post that begins or ends in it tells of what the sentence tells. */
function yearTold(year: number, sentence: string, { text, facts, printed }: Material): boolean {
  const said = sentence
    .split(/[^\p{L}\d]+/u)
    .map(wordKey)
    .filter((key) => key.length > 2 && !CHANGES.has(key) && !/^\d+$/.test(key))
  if (said.length === 0) return true
  const tells = (told: string) => {
    const keys = told.split(/[^\p{L}\d]+/u).map(wordKey)
    return said.some((key) => keys.some((other) => likeWords(key, other)))
  }
  if ((facts?.roles ?? []).some(({ startYear, endYear, title, employer, duties }) => (startYear === year || endYear === year) && tells([title, employer ?? '', ...duties].join(' ')))) return true
  if (GRADUATED.test(sentence) && (facts?.degrees ?? []).some((degree) => degree.year === year)) return true
  if (text.split('\n').some((line) => line.includes(String(year)) && tells(line))) return true
  // Dates often stand on a line of their own, beside what they belong to.
  return printed.some((line, at) => line.includes(String(year)) && line.split(/\s+/).length <= DATE_LINE_WORDS_MAX && tells([printed[at - 1] ?? '', printed[at + 1] ?? ''].join(' ')))
}

const ANOTHER_MIN = 2

/** Whether a noun stands right behind a figure and before the next on its line. */
function isNounOf(noun: string, { from, end }: Found & { from: string }, next: Found): boolean {
  const between = from.slice(end, next.start)
  const words = between
    .split(/[\s-]+/)
    .map(wordKey)
    .filter(Boolean)
  // "5,000 hours, 3,100 as captain": a list leaves the noun out.
  return !/[,;:(]/.test(between) && !LINE_ENDS.test(between) && words.slice(0, 2).some((key) => likeWords(key, noun))
}

/** "a ward of 300 beds", where the ward has 35 and another house 300; "15 years in extension", where extension has five. */
function countsAnother(sentence: string, { value, start, end }: Found, told: readonly Found[], read: readonly (Found & { from: string })[]): boolean {
  const after = sentence.slice(end)
  const noun = wordKey(/^\+?[ -]([\p{L}]+)/u.exec(after)?.[1] ?? '')
  if (noun === '') return false
  const alike = read.flatMap((one) => {
    const [behind, ahead] = ownWords(one)
    return !one.unit && behind.slice(0, 2).some((key) => likeWords(key, noun)) ? [{ value: one.value, equal: one.value === value, behind, words: [...behind, ...ahead] }] : []
  })
  const equals = alike.filter(({ equal }) => equal)
  // "from 11 days to 4 days" tells both.
  const others = alike.filter((one) => !one.equal && !told.some((other) => other.value === one.value))
  if (others.length === 0) return false
  if (equals.length === 0) {
    // "two contracts within 7 plants": the contracts belong to the figure before them.
    const near = read.filter((one) => one.value === value && !one.unit && ownWords(one)[1].some((key) => likeWords(key, noun)))
    return near.length > 0 && near.every((one) => read.some((other) => other.from === one.from && other.end < one.start && isNounOf(noun, other, one)))
  }
  const said = [...new Set(splitWords(`${sentence.slice(0, start)} ${after}`).map(wordKey))].filter((key) => !likeWords(key, noun))
  const shared = ({ words }: { words: readonly string[] }) => said.filter((key) => words.some((word) => likeWords(key, word))).length
  if (others.some((one) => shared(one) >= ANOTHER_MIN) && equals.every((one) => shared(one) === 0)) return true
  const field = /^\+? years? (?:of|in) (?:experience (?:of|in) )?((?:[\p{L}-]+ ?){1,4})/u.exec(after)?.[1]?.split(/ (?:and|at|for|with|on|as|in) /)[0] ?? ''
  const head = wordKey(field.trim().split(' ').at(-1) ?? '')
  const holds = ({ behind }: { behind: readonly string[] }) => behind.some((word) => likeWords(word, head))
  return head !== '' && others.some(holds) && !equals.some(holds)
}

const BETWEEN_ENDS = /^(?: ?%| percent)? ?(?:-|–|to|through|or|and) ?$/
const UP_TO = /\b(?:up to|as many as|at most|no more than) $/i

/** "15 crews", where the resume tells of 10-15: the higher figure alone is more than that. */
function isOnlyEndOfRange({ value, start }: Found, sentence: string, told: readonly Found[], read: readonly (Found & { from: string })[]): boolean {
  const equals = read.filter((one) => one.value === value)
  const areEnds = equals.length > 0 && equals.every((one) => /(?<![^\s($€£])\d{1,3}-$/.test(one.from.slice(0, one.start)))
  return areEnds && !UP_TO.test(sentence.slice(0, start)) && !told.some((other) => other.end < start && BETWEEN_ENDS.test(sentence.slice(other.end, start)))
}

const DECIMAL_COMMA = /(?<![\d.,])\d{1,3},\d{1,2}(?![\d,]) ?(?:%|\p{L})/u
const DECIMAL_COMMAS = /(?<![\d.,])(\d{1,3}),(\d{1,2})(?![\d,])/g
const THOUSANDS_POINT = /(?<![\d.,])(\d{1,3})\.(\d{3})(?![\d.,])/g

/** A text, and where it has the marks of other countries, the same with ours: “21,6 %” and “4.870 wells”; “3h40” in words. */
export function withOurMarks(text: string): string {
  const told = text
    .replace(/\b(\d{1,2})h(\d\d)\b/g, '$1 hours and $2 minutes')
    .replace(/(?<![\d.,])(\d{1,3}(?:[.,]\d{1,3}){0,3}) ?M ?([$€])(?!\d)/g, '$2$1 million')
    .replace(/(?<![\d.,$€])(\d{1,3}(?:[.,]\d{1,3}){0,3}) ?([$€])(?![\d.])/g, '$2$1')
  const marked = DECIMAL_COMMA.test(text) ? told.replace(THOUSANDS_POINT, '$1,$2').replace(DECIMAL_COMMAS, '$1.$2') : told
  return marked === text ? text : `${text}\n${marked}`
}

type Numbers = { read: (Found & { from: string })[]; publicNumbers: ReadonlySet<number> }
const numbersRead = new WeakMap<Material, Numbers>()

/** All figures that a person's material and the listed documents hold. */
function numbersOf(material: Material): Numbers {
  const known = numbersRead.get(material)
  if (known) return known
  const publicText = material.documents.map(wordsOfDocument).join('\n')
  // "to under10%": a blank lost in print.
  const printed = material.text.replace(/(?<=\b\p{Ll}{2,12})(?=\d+%)/gu, ' ')
  const text = withOurMarks(printed)
  const read = [text, publicText].flatMap((from) => numbersIn(from).map((one) => ({ ...one, from })))
  const made = { read, publicNumbers: new Set(numbersIn(publicText).map(({ value }) => value)) }
  numbersRead.set(material, made)
  return made
}

/** `title` names what is planned. */
export function checkNumbers(text: string, material: Material, title = ''): Fault[] {
  const { read, publicNumbers } = numbersOf(material)
  const faults: Fault[] = []
  const refuse = (raw: string, sentence: string) =>
    faults.push({ rule: 'number', detail: `“${raw}” with what it counts stands in neither resume, answers nor the listed documents: “${sentence.slice(0, 120)}”` })

  for (const whole of splitSentences(text)) {
    const sentence = withoutDocumentNames(whole, material)
    const claims = claimsOf(sentence)
    const numbers = numbersIn(sentence)
    if (numbers.length > FIGURES_MAX) {
      refuse(`${numbers.length} figures`, whole)
      continue
    }
    for (const number of numbers) {
      const { value, unit, start, end, raw, written } = number
      const claimed = claims.claimedAt(start)
      const after = sentence.slice(end)
      if (isDesignation(sentence, number, material)) {
        // What the person worked with has to be read: a Boeing 737 for an Embraer, one standard for another.
        const model = claimed ? WORKED_WITH.exec(sentence.slice(0, start))?.[0].trim() : undefined
        if (model !== undefined && !holdsWords(material, `${model} ${raw}`) && !holdsWords(material, `${model}${raw}`)) refuse(`${model} ${raw}`, whole)
        continue
      }
      if (written === 'words' && value === 1) continue
      // A rate: "the errors for each thousand messages".
      if (/\b(?:each|per|every) $/.test(sentence.slice(0, start)) && Number.isInteger(Math.log10(value))) continue
      if (!claims.planned && smallInOtherUnit(sentence, after, value, read)) {
        refuse(`${raw}${after.slice(0, 12)}`, whole)
        continue
      }
      if (claimed && isOnlyEndOfRange(number, sentence, numbers, read)) {
        refuse(`${raw}${after.slice(0, 12)}`, whole)
        continue
      }
      if (/^ years(?: I\b|[,.;])/.test(after) && EXPERIENCE.test(sentence) && read.some((one) => one.value === value && OF_EXPERIENCE.test(one.from.slice(one.end, one.end + 40)))) continue
      if (claimed && unit === '' && countsAnother(sentence, number, numbers, read)) {
        refuse(`${raw}${after.slice(0, 24).replace(/[.,;].*$/, '')}`, whole)
        continue
      }
      if (written !== 'digits' && value <= PLAN_WORDS_MAX && (!claimed || (value <= PART_MAX && isPartOfPlan(sentence, start, after, title, read)))) continue
      if (written === 'vague' && !claimed) continue
      // "how far two samples can differ": what may be, not what was done.
      if (
        written === 'words' &&
        value <= PART_MAX &&
        (/^[^,.;]{0,60} (?:can|may|might|could|would|should|must)\b/.test(after) || /\b(?:may|might|can|could) (?:\w+ ){0,2}$/.test(sentence.slice(0, start)))
      )
        continue
      // "6.5 days", where the resume has 6.5 hours of the same.
      const inOtherUnit =
        !claims.planned &&
        (value > PART_MAX || !Number.isInteger(value)) &&
        read.some((one) => one.value === value && otherUnit(after, one.from.slice(one.end, one.end + 40)) && splitWords(sentence).some((word) => likeIn(lineAround(one), word)))
      if (inOtherUnit) {
        refuse(`${raw}${after.slice(0, 12)}`, whole)
        continue
      }
      if (unit === '' && !claimed && value <= DURATION_MAX && DURATION.test(after)) continue
      if (unit === '' && !claimed && value <= PLAN_MAX && Number.isInteger(value) && /\bI\b/.test(sentence)) continue
      if (!claimed && unit !== '%' && (MEASURE.test(after) || (value <= 1000 && BOUND_BEFORE.test(sentence.slice(0, start))) || (unit === '$' && BOUND_BEFORE.test(sentence.slice(0, start))))) continue
      const isYear = unit === '' && written === 'digits' && Number.isInteger(value) && /^(?:19|20)\d\d$/.test(raw)
      if (isYear && claimed && onlyEndedThen(value, sentence, material)) {
        refuse(`since ${raw}`, whole)
        continue
      }
      if (
        isYear &&
        ((!claimed && publicNumbers.has(value)) ||
          (read.some((one) => one.value === value) && (!claimed || yearTold(value, sentence, material))) ||
          (!claimed && (value >= 2026 || /\b(?:before|since|after|until) $/.test(sentence.slice(0, start)))))
      )
        continue
      const list = LISTS.find(([pattern]) => pattern.test(after))?.[1]
      if (list && claimed && material.facts && material.facts[list].length >= value) continue
      if (list && claimed && list === 'patents') continue
      const experience = material.facts?.yearsOfExperience
      if (
        experience &&
        value <= experience &&
        EXPERIENCE.test(sentence) &&
        /^ (?:\w+ )?years?\b/.test(after) &&
        (value === experience || /\b(?:more than|over|at least|some)\s*$/.test(sentence.slice(0, start)))
      )
        continue
      if (unit === '' && /^ (?:full )?years?\b/.test(after) && workedFor(value, sentence, material)) continue
      if (value === 2 && /^ languages\b/.test(after) && /bilingual/i.test(material.text)) continue
      const own = around(sentence, number, 6, 8)
      const roughly = MORE_THAN.test(sentence.slice(0, start))
      // "a team of 25 for the print shop": what is counted stands before.
      const group = wordKey(/([\p{L}]+) of (?:about |some |over |more than )?$/u.exec(sentence.slice(0, start))?.[1] ?? '')
      const counted = claimed ? around(sentence.slice(0, end) + (COUNTED.exec(after)?.[0] ?? after), number, 0, 8).after : []
      const near = /^\s*(?:[.,;:)]|$|per\b)/.test(after)
        ? []
        : [...(counted.length > 0 ? counted : own.after).slice(0, 4), ...(GROUPS.has(group) ? [group] : [])].filter((key) => !ADVERBS.has(key) && !/^\d/.test(key))
      const measured = [...own.before, ...own.after].filter((key) => !CHANGES.has(key))
      const changed = unit === '%' && !claims.planned ? changedThing(sentence, start) : null
      const scope = claimed ? SCOPE.exec(after)?.[1] : undefined
      let looked = 0
      const matches = read.some((one) => {
        if (one.unit !== unit) return false
        if (
          written === 'vague'
            ? one.value < value && one.raw.toLowerCase() !== raw.toLowerCase()
            : Math.abs(one.value - value) > 1e-9 * Math.max(1, value) && !(roughly && one.value >= value && one.value <= value * 1.5)
        )
          return false
        looked += 1
        if (looked > EQUAL_NUMBERS_MAX) return false
        const there = around(one.from, one, 8, 10)
        const rest = one.from.slice(one.end, one.end + 40)
        if (otherUnit(after, rest)) return false
        if (claimed && !sameCount(sentence, number, one)) return false
        // "2 hours", where the resume has "2 h"; "seven people", where it has "a crew of 7".
        if (near.length > 0 && ((unit === '' && sameUnit(after, rest)) || (claimed && PERSONS.test(after.trimStart())))) return true
        if (scope !== undefined && !likeIn(lineAround(one), scope)) return false
        if (changed !== null && !changed.some((word) => likeIn(lineAround(one), word))) return false
        if (unit === '' && !isYear && near.length > 0) {
          const [behind, ahead] = claimed ? ownWords(one) : [there.after, there.before]
          return near.some((key) => behind.slice(0, 7).some((other) => likeWords(key, other)) || ahead.slice(-4).some((other) => likeWords(key, other)))
        }
        return (claimed && measured.length > 0 ? measured : [...own.before, ...own.after]).some((key) => [...there.before, ...there.after].some((other) => likeWords(key, other)))
      })
      if (!matches || (claimed && unit === '' && strangeKind(after, material))) refuse(`${raw}${after.slice(0, 24).replace(/[.,;].*$/, '')}`, whole)
    }
    for (const [pattern, , evidence] of MULTIPLES) {
      for (const match of sentence.matchAll(pattern)) if (claims.any && claims.claimedAt(match.index) && !evidence.test(material.text)) refuse(match[0], whole)
    }
  }
  return faults
}
