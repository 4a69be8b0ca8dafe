/** Two figures for one thing in one year: what was counted there, and by whom, is asked of the petitioner. Told by words, read by a person. */
import { findVerb } from '../../drafting/verbs.ts'
import { MONTHS } from '../../format-date.ts'
import type { CaseFact } from '../case-file.ts'
import { STATE_NAMES } from '../../resume/state-names.ts'
import { sentencesOf, short } from './block-text.ts'
import { countOf, type Doubt } from './possible-conflicts.ts'
import { disagree, wordsOf, type Told } from './told-sentences.ts'

const COUNT = '\\d{1,3}(?:,\\d{3})+|\\d{1,6}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\p{Ll}+)?|two|three|four|five|six|seven|eight|nine|ten|\\p{Ll}{1,7}teen|eleven|twelve'
const FUNCTION =
  'and|or|but|of|in|on|at|the|an?|to|by|with|from|for|than|that|which|who|is|are|was|were|has|have|had|did|my|our|its|their|percent|dollars|cents|years|months|weeks|days|hours|minutes|seconds'
const UNITS =
  'years|months|weeks|days|hours|minutes|seconds|dollars|cents|miles|feet|inches|pounds|gallons|acres|pages|points|degrees|times|words|others|less|this|its|was|has|does|percents|sales|always|perhaps'
/** A number with what it counts: “41 landslides”, “sixty-three road-closing landslides”. */
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d$€£.,–-])(?!(?:19|20)\\d\\d\\b)(${COUNT}) ((?:(?!(?:${FUNCTION})\\b)\\p{Ll}[\\p{L}-]* ){0,3}?)((?!(?:${UNITS})\\b)\\p{Ll}{3,}(?<![usi])s|cases|people|children|men|women)(?![\\p{L}’-])`,
  'giu',
)
/** A part, more than there were, or a mean: nothing that another number denies. */
const NOT_ALL =
  /\b(?:more|other|others|another|additional|further|first|last|next|remaining|each|every|per|over|than|at least|at most|up to|to|between|of (?:the|these|those|its|our|my)|about|some|around|roughly|nearly|almost|approximately|exactly half of) $/i
/** “Ran on 12 farms”, “used at 12 fires”: where something was done, and not how many there were. */
const A_SETTING = /\b(?:in|on|at|across|among|for|to|from|with|by) $/i
const A_RATE = /^[^.;]{0,60}?\b(?:an?|per|each|every) (?:year|quarter|month|week|day|hour|shift|season|visit|patient|mile|person|site)\b/i
const YEAR = /\b(?:19|20)\d\d\b/g
const NO_PERIOD = new RegExp(
  `\\b(?:since|until|till|by|before|after|from|through|to|and|than)(?: (?:the|early|late|mid|end of|beginning of|start of|spring of|summer of|fall of|autumn of|winter of|year|${MONTHS.join('|')}|\\d{1,2},)){0,3} $`,
  'i',
)
/** “My plan of 2022”, “the 2022 handbook”: the year of a paper. */
const OF_A_PAPER = /\b(?:the|my|our|its|an?|their) $/i
const COUNTS_OF = /^(?:’s)? (?:\p{Ll}+ )?(?:season|survey|count|inventory|census|records?|storms?|floods?|year|harvest|trial|study|campaign|data|log|list)\b/u
const PART_OF_YEAR = new RegExp(`\\b(?:${MONTHS.join('|')})\\b|\\b(?:the|in|during|last) (?:spring|summer|fall|autumn|winter)\\b|\\b(?:quarter|half|semester|fiscal|school|academic|crop)\\b`, 'g')
const THAT_YEAR = /\b(?:[Tt]hat|[Tt]he same|[Ii]n the) year\b/
const OF_TODAY = /\b(?:has|have|is|are|now|today|currently|uses?|runs?)\b/
const AHEAD = /\b(?:will|would|could|may(?! (?:\d{1,2}, )?(?:19|20)\d\d)|might|plans?|planned|intends?|expect\w*|forecast\w*|project(?:ed|s)|goal|target)\b/

const PLACES =
  'counties|county|states?|cities|city|towns?|villages?|districts?|regions?|provinces?|country|countries|nation|valleys?|clinics?|hospitals?|schools?|colleges?|universities|university|plants?|mills?|mines?|farms?|ports?|airports?|stations?|laborator(?:y|ies)|labs?|works|networks?|companies|company|firms?|utilities|utility|rivers?|basins?|forests?|parks?|corridors?|highways?|coasts?|islands?|wards?|departments?|sites?|buildings?|nationwide|statewide|countywide|citywide'
const PLACE = new RegExp(`(?<![\\p{L}-])(?:${PLACES})(?![\\p{L}-])`, 'giu')
const singular = (noun: string): string => noun.toLowerCase().replace(/wide$/, '').replace(/ies$/, 'y').replace(/s$/, '')
/** Names of places and bodies; who counted, or with what, is none. */
const NAME = /(?<!\b(?:by|with|using|Dr\.|Mr\.|Ms\.) )(?<![\p{L}’-])\p{Lu}\p{Ll}[\p{L}’-]*(?: (?:of )?\p{Lu}\p{Ll}[\p{L}’-]*){0,4}/gu
const isState = (name: string): boolean => STATE_NAMES.some((state) => name.includes(state))

const COUNTS = /^(?:count|record|list|report|regist|found|find|log|map|saw|see|had|has|have|note|document|identif|tall|hold|held|contain|show|name|happen|occur|there|were|was|are|is|been)/
const ACTS =
  'fell|rose|left|went|came|began|broke|lost|won|sold|bought|built|wrote|taught|led|ran|made|took|gave|got|kept|cut|hit|shut|struck|burst|sank|sent|met|paid|grew|drew|flew|drove|spent|put|set|died'
const IS_ACT = new RegExp(`^(?:${ACTS})$`)
const isAct = (word: string): boolean => (/\p{Ll}{2}ed$/u.test(word) || IS_ACT.test(word) || findVerb(word)?.form === 'past') && !COUNTS.test(word)
/** Said of any count. */
const NEUTRAL =
  /^(?:recorded|reported|known|total|separate|different|counted|confirmed|documented|registered|single|individual|such|whole|also|then|in|all|together|altogether|only|just|more|less|or)$/
const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:ing|ed|es|s)$/, '')
    .slice(0, 7)
const stems = (words: string): string[] => (words.match(/[\p{L}-]{3,}/gu) ?? []).filter((word) => !NEUTRAL.test(word) && !new RegExp(`^(?:${FUNCTION}|during)$`).test(word)).map(stem)

type Yearly = Told & {
  number: number
  phrase: string
  /** What is counted, with its year and the part of it. */
  key: string
  names: Set<string>
  places: Set<string>
  kinds: Set<string>
  acts: Set<string>
  isMine: boolean
}

const FROM_FIRST_TO_LAST = /\b(?:[Ff]rom )?January (?:1,? )?(?:to|through|until|till|–|-) December (?:31,? )?(?=(?:19|20)\d\d\b)/g

/** The one year of a sentence, with the part of it; null where it is not told of a time, or of several. */
function periodOf(told: string, before: string | null): string | null {
  const sentence = told.replace(FROM_FIRST_TO_LAST, '')
  const years = [...sentence.matchAll(YEAR)]
  const part = (text: string) =>
    (text.match(PART_OF_YEAR) ?? [])
      .map((one) => one.split(' ').at(-1)!)
      .toSorted()
      .join(' ')
  if (years.length === 0) {
    if (before === null || OF_TODAY.test(sentence.replace(THAT_YEAR, ''))) return null
    const year = periodOf(before, null)
    return year === null || part(sentence) !== '' ? null : year
  }
  if (new Set(years.map(([year]) => year)).size > 1) return null
  const [{ 0: year, index }] = years as [RegExpExecArray]
  const [head, tail] = [sentence.slice(Math.max(0, index - 60), index), sentence.slice(index + 4, index + 60)]
  if (NO_PERIOD.test(head) || /^[–/-]/.test(tail) || (OF_A_PAPER.test(head) && !COUNTS_OF.test(tail)) || /\b(?:plan|report|edition|version|handbook|guide|paper|code|law|act|rule) of $/i.test(head))
    return null
  return `${year} ${part(sentence)}`
}

/** Letters of a sentence that is read for counts. */
const SENTENCE_MAX = 500

function countedIn(fact: CaseFact): Yearly[] {
  const all = sentencesOf(wordsOf(fact))
  return all.flatMap((sentence, place): Yearly[] => {
    if (sentence.length > SENTENCE_MAX) return []
    const period = periodOf(sentence, all[place - 1] ?? null)
    if (period === null) return []
    return [...sentence.matchAll(COUNTED)].flatMap((match): Yearly[] => {
      const [phrase, count, own, noun] = match
      const number = countOf(count!.toLowerCase())
      const head = sentence.slice(0, match.index)
      const tail = sentence.slice(match.index + phrase.length)
      if (number === null || NOT_ALL.test(head) || A_SETTING.test(head) || A_RATE.test(tail) || /^ (?:of (?:the|these|those|its|our|my|them)|each|per)\b/.test(tail)) return []
      const names = [...sentence.matchAll(NAME)]
        .filter(({ 0: name, index }) => !MONTHS.includes(name) && (index > 0 || name.includes(' ')))
        .map(([name]) => name.replace(/^(?:In|At|On|The|Of|During|By|All|Our|My) /, ''))
      const away = `${head} ${tail}`
      const clause = /^[^,;:.]*/.exec(tail)![0]
      const [acting = '', of = ''] = clause.split(/ (?:with|of|on(?! (?:the|its|our|my|their|all|every) )|about|from|for|whose|aged|under|between) /)
      const act = acting.split(/ (?:in|on|at|during|by|after|before|because|when) /)[0]!
      const isActing = act.split(' ').slice(0, 6).some(isAct)
      const done = head.trimEnd().split(' ').at(-1)!.toLowerCase()
      const isDone = isAct(done)
      return [
        {
          fact,
          sentence,
          number,
          phrase,
          key: `${singular(noun!)} ${period}${AHEAD.test(sentence) ? ' ahead' : ''}`,
          names: new Set(names.flatMap((name) => name.split(' ')).filter((word) => word !== 'of' && word.replace(PLACE, '') !== '')),
          places: new Set([...(away.match(PLACE) ?? []).map(singular), ...(names.some(isState) ? ['state'] : [])]),
          kinds: new Set([...stems(own!), ...stems(of.split(' ').slice(0, 4).join(' '))]),
          acts: new Set([...(isDone ? [stem(done)] : []), ...(isActing ? stems(act.replace(PLACE, '')).slice(0, 4) : [])]),
          isMine: isDone && /\b(?:I|[Ww]e|[Mm]y (?:team|crew|group|students?))\b/.test(/[^,;:.]*$/.exec(head)![0]),
        },
      ]
    })
  })
}

const apart = (one: ReadonlySet<string>, two: ReadonlySet<string>): boolean => one.size > 0 && two.size > 0 && ![...one].some((word) => two.has(word))
/** At two places that are both told. */
const isElsewhere = (one: Yearly, two: Yearly): boolean => apart(one.names, two.names) || ((one.names.size === 0 || two.names.size === 0) && apart(one.places, two.places))
/** What is of a kind may be fewer than all; it is not more. */
const isPartOf = (one: Yearly, two: Yearly): boolean => one.kinds.size > 0 && two.kinds.size === 0 && one.number < two.number

/** So many are held against each other, whatever a case holds. */
const COMPARED_MAX = 300

/** “41 landslides closed roads in 2022”, and “in 2022 there were 63 landslides”. */
export function claimsYearly(facts: readonly CaseFact[]): Doubt[] {
  const told: Yearly[] = []
  for (const fact of facts) if (told.length < COMPARED_MAX) told.push(...countedIn(fact))
  const numbersOf = ({ fact, key }: Yearly): number[] => told.filter((one) => one.fact.id === fact.id && one.key === key).map(({ number }) => number)
  /** One that tells the other number too says what tells the two apart; and “41 in one county and 22 in another” are 63. */
  const tells = (one: Yearly, other: Yearly): boolean => {
    const own = numbersOf(one)
    return (
      own.includes(other.number) ||
      own.reduce((sum, number) => sum + number, 0) === other.number ||
      [...one.sentence.matchAll(/\d[\d,]*\d|\d|\p{L}+(?:-\p{L}+)?/gu)].some(([word]) => countOf(word) === other.number)
    )
  }
  return told.flatMap((one, place) => {
    const other = told
      .slice(0, place)
      .find(
        (two) =>
          two.fact.id !== one.fact.id &&
          two.key === one.key &&
          two.number !== one.number &&
          one.isMine === two.isMine &&
          !isElsewhere(one, two) &&
          !apart(one.kinds, two.kinds) &&
          !isPartOf(one, two) &&
          !isPartOf(two, one) &&
          !apart(one.acts, two.acts) &&
          !tells(one, two) &&
          !tells(two, one),
      )
    return other === undefined
      ? []
      : [
          disagree(
            one,
            `“${one.phrase}” here, and “${other.phrase}” of the same year in another fact: “${short(other.sentence)}” Ask what was counted each time, where, and by whom, or which number is right.`,
            other.fact.id,
          ),
        ]
  })
}
