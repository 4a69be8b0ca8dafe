/** Every number of an option, in digits or words, must stand beside its noun in the person's material or in a listed document. */
import { TENS, UNDER_TWENTY } from '../number-words.ts'
import { claimsOf } from './check-claims.ts'
import { likeWords, namesOfDocument, wordKey, wordsOfDocument, type Material } from './check-material.ts'
import type { Fault } from './endeavor-rules.ts'
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
// A digit that hangs on letters is part of a name: HL7, IPv6, P6, B2B.
const DIGITS =
  /(?<![\p{L}\d.,_/-])([$€£]|USD )?(\d+(?:,\d{3})*(?:\.\d+)?)(?: ?(%|percent\b|per cent\b)|(?:[ -](hundred|thousand|million|billion|trillion)s?\b)|(k|m|mm|bn|b)\b)?(?![\d_]|\.\d|\p{L})/giu

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
    const dollars = money !== undefined || /^(?: ?(?:U\.S\. )?dollars)/i.test(after)
    found.push({ value: Number(digits.replaceAll(',', '')) * factor, unit: percent ? '%' : dollars ? '$' : '', start: match.index, end: match.index + raw.length, raw: raw.trim(), written: 'digits' })
  }
  for (const match of text.matchAll(WORD_NUMBER)) {
    const raw = match[0].trim().replace(/[ -](?:and)?$/, '')
    const value = ofWords(raw)
    if (value === null || found.some(({ start, end }) => match.index < end && match.index + raw.length > start)) continue
    const after = text.slice(match.index + raw.length)
    found.push({
      value,
      unit: /^ ?(?:percent|per cent)\b/i.test(after) ? '%' : /^ (?:U\.S\. )?dollars/i.test(after) ? '$' : '',
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
  /(?:\b(?:IEC|ISO|IEEE|ANSI|ASTM|NFPA|SAE|ASME|ASHRAE|API|ACI|AISC|ASCE|RFC|NIST|SP|FIPS|IFRS|IAS|ASC|AS|AU-C|AWS|DO|MIL|STD|USP|ICH|EN|DIN|BS|UL|UN|CSA|CIS|PCI|TLS|SSL|HTTP|USB|CMMC|OSHA|AC|TSO|ICD|CPT|DSM|GS1|EPCIS|COSO|SQL|GPT|AR|EC2|CFR|U\.S\.C\.|Circular|Bulletin|Industry|Web|Windows|Android|iOS|Python|Java|Basel|Solvency|MiFID|Boeing|Airbus|Embraer|Cessna|Model|model|[Pp]art|[Ss]ection|[Tt]itle|[Cc]hapter|[Tt]ype|[Cc]lass|[Ll]evel|[Tt]ier|[Pp]hase|[Ss]tage|[Vv]ersion|[Gg]rades?|[Cc]ategory|[Mm]ode|[Ff]orm|[Gg]roup|[Ss]tep|[Yy]ear|[Ss]chedule|[Aa]nnex|[Aa]ppendix|[Aa]rticle|[Ff]igure|[Tt]able|[Ll]ine|[Rr]ule|[Cc]ode|[Oo]ption|Law|Order|COVID|SARS-CoV|K|omega|vitamin [A-Z])[ -]?|\b[A-Z][A-Za-z]+[A-Z]\w*[ -])(?:[\d.]+(?:-| to | and |, ?))?$/
const ACRONYM_BEFORE = /\b[A-Z]{2,6}[ -]$/
const CODE_AFTER = /^ ?(?:CFR|U\.S\.C\.|USC|C\.F\.R\.|D\b)/

function isDesignation(text: string, { start, end, raw, unit }: Found): boolean {
  if (unit !== '') return false
  const before = text.slice(Math.max(0, start - 40), start)
  const after = text.slice(end)
  if (CODE_AFTER.test(after) || /^ ?(?:a\.m|p\.m|AM\b|PM\b|o['’]clock)/.test(after) || (/^24$/.test(raw) && /^\/7/.test(after))) return true
  if (raw.includes(',')) return false
  if (/^\d+\.\d+$/.test(raw) && /(?:[A-Z][\w.]*|[Vv]ersion|license) $/.test(before)) return true
  if (NAMED_BEFORE.test(before)) return true
  // "the ICU 40 beds" counts; "BIM 360" does not.
  return ACRONYM_BEFORE.test(before) && !/^ [a-z]+s\b/.test(after)
}

const DURATION = /^[ -](?:minute|hour|day|night|week|month|quarter|year|season|semester|term|cycle|shift)s?\b/
/** Units that measure a thing and count nobody. */
const MEASURE =
  /^(?:[ -]?(?:°|acres?|hectares?|square|meters?|metres?|feet|foot|inch(?:es)?|miles?|kilometers?|km|mm|cm|m|kg|g|mg|ml|pounds?|tons?|tonnes?|volts?|kV|V|kW|MW|GW|kWh|MWh|watts?|hertz|Hz|kHz|MHz|GHz|dB|dS\/m|ppm|degrees|gallons?|liters?|pages?|points?|words?|letters?|decimals?|bits?|bytes|KB|MB|GB|psi|bar|mph|knots?)(?![\p{L}]))/u
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

export function checkNumbers(text: string, material: Material): Fault[] {
  const publicText = material.documents.map(wordsOfDocument).join('\n')
  const read = [material.text, publicText].flatMap((from) => numbersIn(from).map((one) => ({ ...one, from })))
  const publicNumbers = new Set(numbersIn(publicText).map(({ value }) => value))
  const faults: Fault[] = []
  const refuse = (raw: string, sentence: string) =>
    faults.push({ rule: 'number', detail: `“${raw}” with what it counts stands in neither resume, answers nor the listed documents: “${sentence.slice(0, 120)}”` })

  for (const whole of splitSentences(text)) {
    const sentence = withoutDocumentNames(whole, material)
    const claims = claimsOf(sentence)
    for (const number of numbersIn(sentence)) {
      const { value, unit, start, end, raw, written } = number
      const claimed = claims.claimedAt(start)
      const after = sentence.slice(end)
      if (isDesignation(sentence, number)) continue
      if (written === 'words' && value === 1) continue
      // A rate: "the errors for each thousand messages".
      if (/\b(?:each|per|every) $/.test(sentence.slice(0, start)) && Number.isInteger(Math.log10(value))) continue
      if (written !== 'digits' && value <= PLAN_WORDS_MAX && !claimed) continue
      if (written === 'vague' && !claimed) continue
      if (unit === '' && !claimed && value <= DURATION_MAX && DURATION.test(after)) continue
      if (unit === '' && !claimed && value <= PLAN_MAX && Number.isInteger(value) && /\bI\b/.test(sentence)) continue
      if (!claimed && unit !== '%' && (MEASURE.test(after) || (value <= 1000 && BOUND_BEFORE.test(sentence.slice(0, start))) || (unit === '$' && BOUND_BEFORE.test(sentence.slice(0, start))))) continue
      const isYear = unit === '' && written === 'digits' && Number.isInteger(value) && /^(?:19|20)\d\d$/.test(raw)
      if (isYear && (publicNumbers.has(value) || read.some((one) => one.value === value) || (!claimed && (value >= 2026 || /\b(?:before|since|after|until) $/.test(sentence.slice(0, start))))))
        continue
      const list = LISTS.find(([pattern]) => pattern.test(after))?.[1]
      if (list && claimed && material.facts && material.facts[list].length >= value) continue
      if (list && claimed && list === 'patents') continue
      const experience = material.facts?.yearsOfExperience
      if (experience && value <= experience && /^ (?:\w+ )?years?\b/.test(after) && (value === experience || /\b(?:more than|over|at least|some)\s*$/.test(sentence.slice(0, start)))) continue
      const own = around(sentence, number, 6, 8)
      const roughly = MORE_THAN.test(sentence.slice(0, start))
      const near = /^\s*(?:[.,;:)]|$)/.test(after) ? [] : own.after.slice(0, 4)
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
        if (unit === '' && !isYear && near.length > 0) {
          return near.some((key) => there.after.slice(0, 7).some((other) => likeWords(key, other)) || there.before.slice(-4).some((other) => likeWords(key, other)))
        }
        return [...own.before, ...own.after].some((key) => [...there.before, ...there.after].some((other) => likeWords(key, other)))
      })
      if (!matches) refuse(`${raw}${after.slice(0, 24).replace(/[.,;].*$/, '')}`, whole)
    }
    for (const [pattern, , evidence] of MULTIPLES) {
      for (const match of sentence.matchAll(pattern)) if (claims.any && claims.claimedAt(match.index) && !evidence.test(material.text)) refuse(match[0], whole)
    }
  }
  return faults
}
