/**
 * What an option tells as standing is borne out by ONE line of the person's material, or it is marked: every word of a claim that says
 * something must stand in that line, its figures beside what they count, its deed with the same doer, and no limit that the line sets may be
 * left away. Nothing here looks for suspicious words: what is not found is not borne out, whatever its shape.
 */
import { alike, sameWord, tokensOf, type Token } from './borne-words.ts'
import { stringsIn, type PersonMaterial } from './check-material.ts'
import { isPlannedName } from './check-rests.ts'
import { splitSentences } from './sentence-forms.ts'

const set = (words: string) => new Set(words.trim().split(/\s+/))
/** Words of grammar, of telling and planning, and of time: they claim nothing by themselves. */
const FREE =
  set(`a an the and or but nor so as at by for from in into of off on onto out over to up with within under until upon via per than then that this these those there here it its itself they them
  their theirs i me my mine myself we us our ours who whom whose which what when where while whether if how why though although because since before after during between among amid across through throughout around
  about along beside besides against toward towards beyond behind below above down above am is are was were be been being has have had having do does did done will would shall should can could may might must
  also too both either each other others another such same own very quite rather just even still now today already currently present presently recently later earlier early once again further together therefore thus hence
  more less most yet however moreover meanwhile otherwise instead likewise especially mainly mostly partly largely often usually far long ago so-called called namely
  one ones thing things kind kinds way ways part parts piece total number amount range set
  experience background career field subject question method approach idea interest reason endeavor proposal plan aim goal practice knowledge skill skills job step effort focus view basis foundation ground direction path choice
  record different work works worked working serve serves served serving hold holds held come comes came go went going gone get got become became rest rests draw drew relate remain stay know known learn learned bring brought
  take took taken put make makes made using used use uses day days time times life people person persons year years month months week weeks today role post position responsible charge include includes including included
  need needs want like name named case cases result results area areas matter current former several various many some few new real whole full together every all any around currently roughly nearly almost compared compare
  degree degrees diploma certificate certificates certification certifications certified license licenses studies dealt credential credentials rate rates share
  member members membership belong belongs belonged sit sits sat studied studying speak speaks language languages
  dollar dollars usd percent approximately over well side order place places detail details about him her his she he doctoral`)
/** Of these FREE words the ones that say something where the person or another party does them. */
const DEED_OF_OTHERS = set('use used uses using take took taken serve serves served hold holds held name named need want work works worked get got bring brought need needs')
/** Of degrees and honors a resume tells without a verb. */
const OF_HONORS = set('earned earn received receive obtained obtain completed complete awarded named won gained graduated gave')
const HONOR = /\b(?:Ph\.?D|doctor\w*|master\w*|bachelor\w*|degrees?|diploma|awards?|prize|medal|fellowship|scholarship|certificates?|certification|licen[cs]e|of the Year)\b/i
const RANKS = set(
  'first only sole most all every each always never best largest leading chief head top main principal whole entire any alone single largest highest lowest biggest foremost nobody none everybody everyone no',
)
const DETERMINERS = set('the a an my our its their this these those each every any no')
const BE = set('am is are was were be been being get gets got')
const AUX = set('am is are was were be been has have had')
const ADVERB = /^(?:also|then|now|already|since|still|later|once|first|recently|currently|never|not|ever|only|just|so|long|together|together|both|personally|\p{L}+ly)$/u
const PAST_FORM =
  /^(?:\p{L}{2,}ed|became|began|bought|broke|brought|built|came|caught|chose|drew|drove|fell|felt|found|gave|got|grew|held|kept|knew|laid|led|left|lost|made|met|paid|ran|rose|said|saw|sent|shown|shrank|sold|spent|spoke|stood|taught|took|told|thought|threw|understood|won|wrote|written|given|taken|drawn|chosen|grown|known|seen|set|cut|put)$/u
const NOT_PAST = /^(?:need|speed|seed|feed|breed|weed|bleed|indeed|hundred|embed|red|bed|shed|exceed|proceed|succeed)$/
/** Go up or down, begin or end: the thing itself does it. */
const CHANGE = tokensOf(
  'fell dropped declined decreased rose grew increased improved shrank went became lowered shortened reduced changed remained stayed opened started began reached ended doubled halved',
).flatMap(({ ids }) => ids.filter((one) => !one.startsWith('=')))
const DOWN = tokensOf('reduced')[0]!.ids.filter((one) => one.startsWith('='))
const UP = tokensOf('increased')[0]!.ids.filter((one) => one.startsWith('='))
const isChange = ({ ids }: Token) => ids.some((one) => CHANGE.some((other) => alike(one, other)))

const PARTY =
  /^(?:compan|firm|bank|court|ministr|agenc|school|district|universit|association|committee|council|societ|maker|producer|grower|farmer|teacher|judge|famil|program|government|state|count(?:y|ies)|operator|utilit|office|board|laborator|hospital|clinic|ward|department|institut|center|commission|union|archive|developer|vendor|supplier|exporter|integrator|manufacturer|ship(?:yard|per)|airline|port|railway|carrier|insurer|owner|engineer|scientist|researcher|clinician|physician|doctor|nurse|patient|parent|child|student|trainee|worker|crew|team|group|partner|client|customer|investor|journal|editor|congress|parliament|regulator|inspector|auditor|lawyer|expert|colleague|peer|tribe|communit|people|user|member|village|cit(?:y|ies)|town|organi[sz]ation|foundation|employer|public|field|industry|profession)/
const isParty = ({ word, said }: Token) => !FREE.has(word) && (PARTY.test(word) || /^\p{Lu}[\p{L}\d]*\p{L}$/u.test(said))

/** What sets a limit in a line: without its like in the claim, the claim says more. */
const LIMITS: readonly { inLine: RegExp; inClaim: RegExp; ofDeedsOnly: boolean; ofTheVerb: boolean }[] = [
  {
    inLine:
      /\b(?:pending|provisional|applications?|under review|submitted|in preparation|in progress|expected|exp\b|enrolled|unfinished|not (?:finished|completed)|planned|shortlist\w*|(?:semi-?)?finalist|nominee for|nominated|runner-up|honorable mention|filed)/i,
    inClaim:
      /\b(?:pending|provisional|appl\w+|under review|submitted|in preparation|in progress|expected|enrolled|unfinished|not|planned|shortlist\w*|finalist|nomin\w+|runner-up|mention|filed|interrupted|stopped|studying|stud(?:y|ied))\b/i,
    ofDeedsOnly: false,
    ofTheVerb: false,
  },
  {
    inLine:
      /\b(?:assist\w*|help(?:ed|ing)?|support(?:ed|ing)|contribut\w*|participat\w*|part of|took part|member|co-?(?:pi|author\w*|lead\w*|organi[sz]\w*|breeder|develop\w*|found\w*|invent\w*|principal)|together with|jointly|under (?:the )?(?:supervision|guidance)|deputy|vice|associate member)\b/i,
    inClaim:
      /\b(?:assist\w*|help\w*|support\w*|contribut\w*|participat\w*|part|parts|team|member\w*|co|co-\w+|together|jointly|joint|with|we|us|our|served?|sit|sat|belong\w*|deputy|vice|under|colleagues?|among|one of)\b/i,
    ofDeedsOnly: true,
    ofTheVerb: false,
  },
  {
    inLine: /\b(?:not|never|didn['’]t|cannot|no longer|except)\b/i,
    inClaim: /\b(?:not|no|never|none|nothing|nobody|without|miss\w*|absent|lack\w*|un\w+|fail\w*|except|left out|cannot|zero|n['’]t|although|despite)\b/i,
    ofDeedsOnly: false,
    ofTheVerb: false,
  },
  { inLine: /\b(?:one|two|\d+) of (?:the )?(?:first|only|leading|largest)\b/i, inClaim: /\b(?:of|among)\b/i, ofDeedsOnly: false, ofTheVerb: false },
]
const DENIES = /\b(?:no|not|never|none|nobody|nothing|without|neither)\b/i
const DENIED_IN_LINE = /\b(?:no|not|never|none|nobody|nothing|without|neither|zero|w\/o|un\w{4,}|non-?\w+|miss\w*|free|0|fewer|less)\b/i
const CAUSES =
  /\b(?:because|thanks to|owing to|due to|led to|lead to|leads to|as a result|result(?:ed|s)? (?:in|from)|caus(?:e|es|ed|ing)|therefore|thereby|so that|enabl\w+|allow(?:s|ed)|made|makes|is why|are why|was why|the reason|paid (?:for|off)|[Ii]t (?:was|is) (?:the |my )?[^,.]{2,60} (?:that|who|which)|brought)\b/
const CAUSED_IN_LINE =
  /\b(?:because|thanks|owing|due|led to|leading to|result\w*|caus\w+|thereby|so that|by (?:\w+ ){0,2}\w+ing|by (?:use|means)|through|using|via|enabl\w+|allow\w*|makes?|made|making|which|that|after|then|based|brought)\b|→/i
const STRICT = /\b(?:because|thanks|owing|due|led to|lead to|leads to|as a result|result\w*|caus\w+|is why|are why|was why|the reason|[Ii]t (?:was|is))\b/
const STRICTLY_IN_LINE = /\b(?:because|thanks|owing|due|led to|leading to|result\w*|caus\w+|thereby|so that|by (?:\w+ ){0,2}\w+ing|by (?:use|means)|through|using|via|enabl\w+|allow\w*)\b|→/i
const RATE = /\b(?:an?|per|each|every) (day|week|month|year|hour|minute)\b/g
const WITH_ME = /\b(?:with|for|to|from|by|asks?|asked) (?:me|us)\b|\b\p{L}+(?:ed|s) me\b/u
const ME_IN_LINE = /\b(?:me|my|invited|asked|appointed|elected|named|commissioned|requested|awarded|selected|chosen|nominated|together|with|co-?\w+|joint\w*|received|won)\b/i

export type Unit = {
  text: string
  tokens: readonly Token[]
  /** The number of the stretch between full breaks in which each token stands, and of that between commas. */
  parts: readonly number[]
  commas: readonly number[]
  /** The same between the ends of statements: what stands behind a dash or in brackets belongs to what is before it. */
  statements: readonly number[]
  /** Names and years of the post under which the line stands. */
  setting: readonly Token[]
  initials: string
  /** What the list names in which the line stands. */
  of: RegExp | null
}

const SMALL = /^(?:of|the|and|for|in|on|a|an)$/
const initialsOf = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ word }) => !SMALL.test(word))
    .map(({ word }) => word.charAt(0))
    .join('')
const isShort = ({ said }: Token) => /^\p{Lu}{3,6}s?$/u.test(said)
const STATEMENT_ENDS = /[;|•]|[!?]\s|\n/
const BREAK = /[;:|•→()“”"]|[.!?]\s|\s[–—-]\s|\n/
function unitOf(text: string, setting: readonly Token[] = [], of: RegExp | null = null): Unit {
  const tokens = tokensOf(text).slice(0, UNIT_MAX)
  let part = 0
  let comma = 0
  let statement = 0
  const statements: number[] = []
  const parts: number[] = []
  const commas: number[] = []
  for (const { gap, said } of tokens) {
    if (BREAK.test(gap)) part++
    if (BREAK.test(gap) || gap.includes(',')) comma++
    if (STATEMENT_ENDS.test(gap) || (/\.\s/.test(gap) && /^\p{Lu}/u.test(said))) statement++
    statements.push(statement)
    parts.push(part)
    commas.push(comma)
  }
  return { text, tokens, parts, commas, statements, setting, initials: initialsOf(tokens), of }
}
const UNIT_MAX = 160
const CLAIM_MAX = 40

export type Borne = { units: readonly Unit[]; index: ReadonlyMap<string, readonly (readonly [string, number])[]> }

const bucket = (id: string) => (id.startsWith('#') || id.startsWith('=') ? id : id.slice(0, 4))
function indexed(units: readonly Unit[]): Borne {
  const index = new Map<string, [string, number][]>()
  for (const [at, { tokens, setting }] of units.entries()) {
    const seen = new Set<string>()
    for (const { ids } of [...tokens, ...setting])
      for (const id of ids) {
        if (seen.has(id)) continue
        seen.add(id)
        const list = index.get(bucket(id))
        if (list) list.push([id, at])
        else index.set(bucket(id), [[id, at]])
      }
  }
  return { units, index }
}

const HEADING_MAX = 120
const FULL_LINE = 60
/** A printed item runs over no more lines. */
const LINES_MAX = 6
const OF_PAPERS = /^(?:wrote|written|write|published|publish|papers?|articles?|publications?|appeared|stud(?:y|ies)|journal|author|authored|described?)$/
const OF_PATENTS = /^(?:patents?|patented|inventor|invention|invented|hold)$/
const OF_AWARDS = /^(?:awards?|prize|honou?red|won|received|named)$/
const CONTINUES = /\n(?!\s*[\p{Ll}(])/u
const SENTENCES = /(?<=[\p{Ll}\d)%][.]) (?=\p{Lu})/u
/** The lines of a person's material that tell what stands. What the person plans or seeks bears out no fact. */
export function linesThatBear({ facts, resumeText = '', form, given = '' }: PersonMaterial): Borne {
  const whole = resumeText.split(CONTINUES).map((line) => line.replace(/\n\s*/g, ' ').trim())
  const printed = resumeText.split('\n').map((line) => line.trim())
  const { profession: _guess, roles = [], ...read } = facts ?? { profession: null }
  const names = roles.flatMap(({ title, employer }) => [title, employer ?? '']).filter((name) => name.length > 3)
  const runsOn = (line: string) => line.length >= FULL_LINE && !/[.;:!?]$/.test(line) && !names.some((name) => line.includes(name))
  const goesOn = printed.flatMap((line, at) => {
    if (!runsOn(line) || runsOn(printed[at - 1] ?? '')) return []
    const end = printed.findIndex((other, place) => place > at && (!runsOn(other) || place - at >= LINES_MAX))
    return [printed.slice(at, end < 0 ? undefined : end + 1).join(' ')]
  })
  const duties = roles.flatMap(({ duties: own, title, employer, startYear, endYear, current }) => {
    const heads = printed.flatMap((line, at) =>
      line.length <= HEADING_MAX && [employer, title].some((name) => name !== null && name.length > 3 && line.includes(name))
        ? [line, ...((printed[at + 1] ?? '').length <= HEADING_MAX ? [printed[at + 1] ?? ''] : [])]
        : [],
    )
    const setting = tokensOf(`${employer ?? ''} ${title} ${startYear ?? ''} ${endYear ?? ''} ${heads.slice(0, 8).join(' ')}`)
    return [unitOf(`${title}, ${employer ?? ''}, ${startYear ?? ''} ${endYear ?? ''} ${current ? 'present' : ''}`, setting), ...own.map((duty) => unitOf(duty, setting))]
  })
  const stated = splitSentences(form?.userProposedEndeavor.additionalInfo ?? '')
  const told = given
    .split('\n')
    .flatMap((text) => splitSentences(text))
    .filter((one) => !/\b(?:will|would)\b/.test(one))
  const texts = [...new Set([...whole, ...goesOn, ...whole.flatMap((line) => line.split(SENTENCES)), ...stringsIn(read), ...stated, ...told])].filter((text) => /\p{L}/u.test(text))
  const lists = (
    [
      [facts?.publications, OF_PAPERS],
      [facts?.patents, OF_PATENTS],
      [facts?.awards, OF_AWARDS],
    ] as const
  ).flatMap(([list = [], of]) => list.map((text) => [text, of] as const))
  const listOf = new Map(lists)
  return indexed([...duties, ...texts.map((text) => unitOf(text, [], listOf.get(text) ?? null))])
}
/** Texts that bear out what is said of them, each by itself. */
export function textsThatBear(texts: readonly string[]): Borne {
  const each = texts.flatMap((text) => {
    const sentences = splitSentences(text)
    // A paragraph is no line: what it tells in two places is told of two things.
    return sentences.length <= 2 ? [text, ...sentences] : sentences
  })
  return indexed([...new Set(each)].map((text) => unitOf(text)))
}

type Claim = { text: string; /** A word of what the clause hangs on. */ of: string; sentence?: string }

/** Initials of an institution or an instrument: “Department of Energy”, “DOE”. */
function initialsHeld(claim: readonly Token[], unit: Unit): ReadonlySet<number> {
  const held = new Set<number>()
  const said = claim.map((token, at) => ({ at, letter: token.word.charAt(0) })).filter(({ at }) => !SMALL.test(claim[at]!.word))
  const letters = said.map(({ letter }) => letter).join('')
  for (const { said: short } of unit.tokens) {
    if (!/^\p{Lu}{2,6}s?$/u.test(short)) continue
    const wanted = short.replace(/s$/, '').toLowerCase()
    for (let from = letters.indexOf(wanted); from >= 0; from = letters.indexOf(wanted, from + 1)) for (let one = 0; one < wanted.length; one++) held.add(said[from + one]!.at)
  }
  for (const [at, token] of claim.entries()) if (isShort(token) && unit.initials.includes(token.word.replace(/s$/, ''))) held.add(at)
  return held
}

/** Words that say something in a claim, by their place. */
function telling(claim: readonly Token[], text: string): number[] {
  const ofHonor = HONOR.test(text)
  const figures = claim.some(({ isFigure }) => isFigure)
  const self = /^(?:i|we)$/.test(claim[0]?.word ?? '') || claim.some(({ word }) => word === 'i')
  return claim.flatMap(({ word, isFigure, said }, at) => {
    if (isFigure) return /^(?:one|1)$/.test(word) ? [] : [at]
    if (RANKS.has(word) && !(word === 'first' && claim[at - 1] === undefined) && !/^(?:no|any|each|every|all|head|main|single|top)$/.test(word)) return [at]
    if (FREE.has(word)) return !self && DEED_OF_OTHERS.has(word) && !AUX.has(claim[at + 1]?.word ?? '') && at > 0 ? [at] : []
    if (figures && at > 0 && isChange(claim[at]!)) return []
    if (ofHonor && OF_HONORS.has(word)) return []
    if (word.length < 2 || (/ly$/.test(word) && !/^\p{Lu}/u.test(said) && !/^(?:only|early|weekly|daily|monthly|yearly)$/.test(word))) return []
    return [at]
  })
}

const isHead = ({ tokens, commas }: Unit, at: number): boolean => {
  const before = tokens[at - 1]
  if (before === undefined || commas[at] !== commas[at - 1]) return true
  return /^(?:i|we|and|or|also|to|then|who|which|that|successfully|my)$/.test(before.word) || /ly$/.test(before.word)
}
const isPassive = (unit: Unit, at: number, { tokens, parts } = unit): boolean =>
  [1, 2, 3].some(
    (step) =>
      BE.has(tokens[at - step]?.word ?? '') &&
      parts[at - step] === parts[at] &&
      tokens.slice(at - step + 1, at).every(({ word }) => ADVERB.test(word) || /^(?:and|been|being|or)$/.test(word) || PAST_FORM.test(word)),
  ) ||
  (PAST_FORM.test(tokens[at]!.word) &&
    tokens[at + 1]?.word === 'by' &&
    !/ing$/.test(tokens[at + 2]?.word ?? '') &&
    !/^(?:\d|\p{L}?$)/u.test(tokens[at + 2]?.word ?? '') &&
    !tokens[at + 2]?.isFigure &&
    !isHead(unit, at))

/** Whether the line tells it as done by the person. */
function doneBySelf(unit: Unit, at: number): boolean {
  const { word } = unit.tokens[at]!
  if (isPassive(unit, at)) return false
  if (/ing$/.test(word) || isHead(unit, at)) return true
  const before = unit.tokens[at - 1]!.word
  if (/(?:er|or|ist|lead|head|chair|pi)s?$/.test(word)) return true
  return !PAST_FORM.test(word) && !DETERMINERS.has(before)
}

const NEAR_OBJECT = 8
type Deed = { at: number; subject: number | null; passive: boolean }
/** The deeds of a claim with who does them; null for the person. */
function deedsIn(claim: readonly Token[]): Deed[] {
  const first = claim.findIndex(({ word }) => word === 'i' || word === 'we')
  const deeds: Deed[] = []
  let at =
    first >= 0
      ? first + 1
      : claim.findIndex(
          ({ word, gap }, place) =>
            place > 0 &&
            !gap.includes(',') &&
            (AUX.has(word) || (PAST_FORM.test(word) && !NOT_PAST.test(word) && !DETERMINERS.has(claim[place - 1]!.word) && !/^(?:of|in|for|with|by|on|at|and|to|from)$/.test(claim[place - 1]!.word))),
        )
  if (at < 0) return []
  const subject = first >= 0 ? null : at - 1
  let passive = false
  while (at < claim.length && (AUX.has(claim[at]!.word) || ADVERB.test(claim[at]!.word))) {
    if (BE.has(claim[at]!.word)) passive = true
    at++
  }
  if (at >= claim.length) return []
  const verb = claim[at]!
  const isParticiple = PAST_FORM.test(verb.word) && !NOT_PAST.test(verb.word)
  // “I am the lead of …” tells no deed.
  if (passive && !isParticiple && !/ing$/.test(verb.word)) return []
  deeds.push({ at, subject, passive: passive && isParticiple })
  for (let next = at + 1; next < claim.length - 1; next++)
    if (claim[next]!.word === 'and' && PAST_FORM.test(claim[next + 1]!.word) && !NOT_PAST.test(claim[next + 1]!.word)) deeds.push({ at: next + 1, subject, passive: passive && isParticiple })
  return deeds
}

const placesIn = (unit: Unit, token: Token): number[] => unit.tokens.flatMap((one, at) => (sameWord(one, token) ? [at] : []))

/** The deed of a claim is told by the line with another doer. */
function hasOtherDoer(claim: readonly Token[], { at, subject, passive }: Deed, unit: Unit): boolean {
  const verb = claim[at]!
  if (FREE.has(verb.word)) return false
  // “The loss fell” is done by nobody; “the rule cut the loss” is.
  const next = claim[at + 1]
  if (
    isChange(verb) &&
    (subject === null || passive || next === undefined || next.isFigure || /^(?:from|to|by|in|on|at|for|after|with|and|within|when|where|up|down|below|above|under|over|of)$/.test(next.word))
  )
    return false
  const all = placesIn(unit, verb)
  // Of “trained” and “training film” the deed is the one.
  const told = all.filter((place) => PAST_FORM.test(unit.tokens[place]!.word))
  const places = told.length > 0 ? told : all
  if (places.length === 0) return false
  if (subject === null) {
    if (passive) return false
    const object = RANKING.test(verb.word) ? claim.slice(at + 1, at + 8).find(({ word, isFigure }) => !FREE.has(word) && !isFigure) : undefined
    const objects = object === undefined ? [] : placesIn(unit, object)
    // Who leads a group at an institute does not lead the institute.
    return !places.some(
      (place) => doneBySelf(unit, place) && (object === undefined || objects.some((one) => one > place && one - place <= NEAR_OBJECT && unit.statements[one] === unit.statements[place])),
    )
  }
  const who = claim[subject]!
  if (passive) {
    const by = claim.findIndex(({ word }, place) => place > at && word === 'by')
    const doer = by < 0 ? undefined : claim.slice(by + 1).find((one) => isParty(one))
    if (doer === undefined) {
      const things = placesIn(unit, who)
      // “were planted” of another thing than the one that stands before it.
      return things.length > 0 && places.every((place) => isPassive(unit, place) && !things.some((one) => one < place && place - one <= NEAR_OBJECT && unit.statements[one] === unit.statements[place]))
    }
    const doers = placesIn(unit, doer)
    return doers.length > 0 && !places.some((place) => doers.some((one) => (isPassive(unit, place) || !doneBySelf(unit, place) ? true : one < place)))
  }
  const whos = placesIn(unit, who)
  if (whos.length === 0) return isParty(who)
  return !places.some((place) =>
    whos.some((one) => {
      const isOfOthers = PAST_FORM.test(unit.tokens[place]!.word) && /^(?:as|by|in|at)$/.test(unit.tokens[place + 1]?.word ?? '') && place > 0
      if (one < place && !isOfOthers)
        return (
          !isPassive(unit, place) &&
          unit.parts[one] === unit.parts[place] &&
          (isParty(who) || unit.commas[one] === unit.commas[place] || unit.tokens.slice(one, place).some(({ word }) => /^(?:which|that)$/.test(word)))
        )
      const between = unit.tokens.slice(place + 1, one)
      return (
        between.length < 12 &&
        unit.statements[one] === unit.statements[place] &&
        !between.some(({ word }) => PAST_FORM.test(word) && !NOT_PAST.test(word)) &&
        between.some(({ word }) => /^(?:by|in|of|from|at|to|among|as)$/.test(word)) &&
        (isOfOthers || isPassive(unit, place) || !isHead(unit, place) || between.some(({ word }) => word === 'by'))
      )
    }),
  )
}

/** From less to more, where the line tells it from more to less. */
function turned(claim: readonly Token[], unit: Unit): number[] {
  const from = claim.findIndex(({ word }, at) => word === 'from' && claim[at + 1]?.isFigure)
  const to = claim.findIndex(({ word }, at) => at > from && word === 'to' && claim[at + 1]?.isFigure)
  if (from >= 0 && to > from) {
    const [first, second] = [placesIn(unit, claim[from + 1]!), placesIn(unit, claim[to + 1]!)]
    if (first.length > 0 && second.length > 0 && !first.some((one) => second.some((other) => one < other))) return [from + 1, to + 1]
  }
  const has = (ids: readonly string[]) => unit.tokens.some((one) => one.ids.some((id) => ids.includes(id)))
  return claim.flatMap((one, at) => {
    if (!isChange(one)) return []
    const [isDown, isUp] = [one.ids.some((id) => DOWN.includes(id)), one.ids.some((id) => UP.includes(id))]
    return (isDown && !isUp && has(UP) && !has(DOWN)) || (isUp && !isDown && has(DOWN) && !has(UP)) ? [at] : []
  })
}

const UNITLESS = /^(?:percent|percentage|million|billion|thousand|m|mm|k|usd|dollars?|times|years?|months?|weeks?|days?|hours?|minutes?|of|or|and|to|more|less|fewer)$/
const SPAN = /^(?:days?|weeks?|months?|years?|hours?|minutes?|h|hrs?|hr|min|yrs?)$/
/** A figure of the claim stands in the line beside another thing. */
function figureMoved(claim: readonly Token[], unit: Unit): number[] {
  return claim.flatMap((figure, at) => {
    if (!figure.isFigure || /^(?:one|1|(?:19|20)\d\d)$/.test(figure.word)) return []
    const span = claim[at + 1]
    if (span !== undefined && SPAN.test(span.word)) {
      const spans = placesIn(unit, figure).flatMap((place) => (SPAN.test(unit.tokens[place + 1]?.word ?? '') ? [unit.tokens[place + 1]!] : []))
      if (spans.length > 0 && !spans.some((one) => sameWord(one, span))) return [at + 1]
    }
    const after = claim.slice(at + 1, at + 4).find((one) => !FREE.has(one.word) && !one.isFigure && !UNITLESS.test(one.word))
    if (after === undefined || claim.slice(at + 1, at + 4).some(({ word, gap }) => gap.includes(',') || /^(?:to|from|in|of|for|by|at|with|between)$/.test(word))) return []
    const things = placesIn(unit, after)
    const figures = placesIn(unit, figure)
    if (things.length === 0 || figures.length === 0) return []
    const all = unit.tokens.flatMap((one, place) => (one.isFigure ? [place] : []))
    const ok = things.some((thing) => figures.some((one) => Math.abs(one - thing) <= 4 || all.every((other) => Math.abs(other - thing) >= Math.abs(one - thing))))
    return ok ? [] : [at]
  })
}

const RANKING =
  /^(?:lead|leads|led|leading|direct\w*|head(?:s|ed|ing)?|chair\w*|run|runs|ran|running|manag\w+|found(?:ed|er)|own(?:s|ed|er)?|represent\w*|govern\w*|command\w*|oversee\w*|oversaw|supervis\w+|advis\w+)$/
const TIES = /^(?:with|for|by|to|from)$/
/** “evaluated for the port” of what was evaluated with the port. */
function otherTie(claim: readonly Token[], unit: Unit): number[] {
  const tieBefore = (tokens: readonly Token[], at: number) => {
    for (let back = 1; back <= 4; back++) {
      const one = tokens[at - back]
      if (one === undefined || tokens[at - back + 1]!.gap.includes(',')) return null
      if (TIES.test(one.word)) return one.word
      if (/^(?:of|in|at|on|and|is|are|was|were)$/.test(one.word) || PAST_FORM.test(one.word)) return null
    }
    return null
  }
  return claim.flatMap((token, at) => {
    if (!isParty(token) || token.isFigure) return []
    const tie = tieBefore(claim, at)
    if (tie === null) return []
    const others = placesIn(unit, token).map((place) => tieBefore(unit.tokens, place))
    return others.length > 0 && others.every((other) => other !== null && other !== tie && `${tie} ${other}` !== 'from by' && `${tie} ${other}` !== 'to for') ? [at] : []
  })
}

/** The stretches of a line that bear the claim: those that alone hold a word of it, and the one that holds most. */
function nearOf(claim: readonly Token[], places: readonly number[], unit: Unit): string {
  const inParts = places.map((place) => new Set(placesIn(unit, claim[place]!).map((at) => unit.statements[at]!)))
  const counts = new Map<number, number>()
  for (const found of inParts) for (const part of found) counts.set(part, (counts.get(part) ?? 0) + 1)
  const most = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
  const near = new Set([most, ...inParts.filter(({ size }) => size === 1).flatMap((found) => [...found])])
  return unit.tokens.flatMap(({ said, gap }, at) => (near.has(unit.statements[at]!) ? [`${gap}${said}`] : [])).join('')
}

/** Words of a claim that this line does not bear out; empty where it does. */
function lostIn({ text, sentence = text }: Claim, claim: readonly Token[], places: readonly number[], unit: Unit): string[] {
  const held = initialsHeld(claim, unit)
  const isRanked = claim.some(({ word }) => RANKING.test(word))
  const inSetting = (at: number) =>
    /^\p{Lu}|^\d/u.test(claim[at]!.said) &&
    (!isRanked || claim.slice(Math.max(0, at - 6), at).some(({ word }) => /^(?:at|in|for|with|within|since|from|until|by)$/.test(word))) &&
    unit.setting.some((one) => sameWord(one, claim[at]!))
  const lost = places.filter((at) => !held.has(at) && unit.of?.test(claim[at]!.word) !== true && !unit.tokens.some((one) => sameWord(one, claim[at]!)) && !inSetting(at))
  if (lost.length > 0) return lost.map((at) => claim[at]!.said)
  const deeds = deedsIn(claim)
  const other = deeds.filter((deed) => hasOtherDoer(claim, deed, unit)).map(({ at }) => at)
  const moved = [...other, ...figureMoved(claim, unit), ...otherTie(claim, unit), ...turned(claim, unit)]
  if (moved.length > 0) return moved.map((at) => claim[at]!.said)
  const near = nearOf(claim, places, unit)
  const isSelf = deeds.some(({ subject, passive }) => subject === null && !passive)
  for (const { inLine, inClaim, ofDeedsOnly } of LIMITS) {
    const limit = inLine.exec(near)?.[0]
    if (limit !== undefined && (!ofDeedsOnly || isSelf || /^(?:I am|I was|My)\b/.test(text)) && !inClaim.test(sentence)) return [limit]
  }
  if (DENIES.test(text) && !DENIED_IN_LINE.test(unit.text)) return [DENIES.exec(text)![0]]
  const cause = CAUSES.exec(text)?.[0]
  if (cause !== undefined && !(STRICT.test(cause) ? STRICTLY_IN_LINE : CAUSED_IN_LINE).test(near)) return [cause.split(' ')[0]!]
  for (const [, rate = ''] of text.matchAll(RATE)) if (!unit.tokens.some((one) => sameWord(one, tokensOf(rate)[0]!))) return [rate]
  if (WITH_ME.test(text) && !ME_IN_LINE.test(unit.text)) return ['me']
  return []
}

/** Where it was done, without a name: the post tells it. */
const AT_THE_PLACE =
  / (?:at|in|on|of|for|across|within) (?:the|my|our|this|that) (?:school|hospital|unit|center|clinic|company|bank|plant|department|laborator(?:y|ies)|office|site|university|institute|firm|practice|ward|fleet|utility|district|college|agency|team|group)\b(?! (?:of|for|that|which) )/g
const CANDIDATES = 12
/** From this share on a claim that the line does not bear out may be one of its paraphrases. */
const NEAR = 0.6
/** The words of a claim that its best line does not hold; empty where one line bears all of it. */
function unborneIn(given: Claim, { units, index }: Borne): { lost: string[]; isNear: boolean } {
  const claim = tokensOf(given.text.replace(AT_THE_PLACE, ' ')).slice(0, CLAIM_MAX)
  const places = telling(claim, given.text)
  const extra =
    given.of === ''
      ? []
      : tokensOf(given.of)
          .slice(-1)
          .filter(({ word }) => !FREE.has(word))
  const whole = [...claim, ...extra]
  const asked = [...places, ...extra.map((_, at) => claim.length + at)]
  if (places.length === 0) return { lost: [], isNear: true }
  const counts = new Map<number, number>()
  for (const at of asked) {
    const hit = new Set<number>()
    for (const id of whole[at]!.ids) for (const [other, unit] of index.get(bucket(id)) ?? []) if (alike(id, other)) hit.add(unit)
    if (isShort(whole[at]!)) for (const [unit, { initials }] of units.entries()) if (initials.includes(whole[at]!.word.replace(/s$/, ''))) hit.add(unit)
    for (const unit of hit) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  }
  const best = [...counts].sort((a, b) => b[1] - a[1]).slice(0, CANDIDATES)
  let least: string[] | null = null
  for (const [unit] of best) {
    const lost = lostIn(given, whole, asked, units[unit]!)
    if (lost.length === 0) return { lost, isNear: true }
    if (least === null || lost.length < least.length) least = lost
  }
  return { lost: [...new Set(least ?? asked.map((at) => whole[at]!.said))], isNear: (best[0]?.[1] ?? 0) >= NEAR * asked.length && least?.every((one) => !/^\p{Lu}|^\d/u.test(one)) === true }
}

const MODAL =
  /\b(?:will|would|shall|should|must|may|might|can|could|cannot|needs? to|plans? to|intends? to|aims? to|hopes? to|wants? to|proposes? to|seeks? to|expects? to|wishe?s? to|going to|(?:is|are) (?:to (?!date\b|this\b|the\b|an?\b|my\b)|meant|planned|intended)|comes? (?:first|next|later)|(?:plan|aim|goal|intention|purpose|endeavor|proposal|idea)(?: here)? is|if|unless|whether)\b/i
const HANGS = /^(?:that|which|who|whom|whose|where|when|while|although|though|before|since|until|once|wherever|whenever|what|how|for which|of which|in which)\b/i
const RELATIVE = /^(?:that|which|who|whom|whose|for which|of which|in which|with which|where)\b/i
/** Tells of a case that may be anybody's. */
const OF_ANYBODY = /^(?:An?|Each|Every|Anybody|Any|Anyone|Whoever|One|When|If|Where|In an?|At an?|For an?|On an?|As long as|Until)\b/
const PAST =
  /\b(?:(?:has|have|had|['’]ve|having) (?:(?:already|also|long|since|never|not|now|once|been|just|even|only|ever|\p{L}+ly) )*\p{L}|was|were|did|been|(?<!\b(?:is|are|be) (?:not |then |also )?)(?:became|began|bought|broke|brought|built|came|chose|drew|drove|fell|felt|found|gave|got|grew|held|kept|laid|led|left|lost|made|met|paid|ran|rose|said|saw|sent|sold|spent|spoke|stood|taught|took|told|thought|won|wrote))\b|(?<!\b(?:the|an?|and|or|of|with|by|in|for|is|are|be|as|to|each|every|no|this|its|their|my|our|than|most|more|less|well|not|any|all|two|three|four|five|many|how|from|new|one|other) )(?<=[\p{L}’'\d] )(?!need\b|speed\b|seed\b|feed\b|breed\b|hundred\b)\p{L}{2,}ed\b/u
const TOLD_AS_DONE = /\b(?:has|have|had|was|were|did)\b(?! (?:an?|the|no|one|two|three|four|five|six|each|every|its|to)\b)/
const TAKEN_UP =
  /^(?:now |already |long |first |widely )?(?:\p{L}{2,}ed|built|taught|made|shown|proven|known|written|drawn) (?:by|across|since|(?:at|in|on) (?:\p{Lu}|\d|\p{L}+ \p{L}+s\b)|for (?:\p{L}+ )?(?:years|decades|seasons))/u
const CLEFT = /^(?:It (?:is|was) (?!I\b)[^,.]{2,80} (?:that|who|which)|What [^,.]{2,80} (?:is|was)) /
const SETTING_OPENING = /^(?:At|In|On|Since|From|Until|During|As|While|For|Within|Under|Inside|Before|Employed|Working|Between|Over|Of|Among|Together)\b/
const TIED_OPENING = /^(?:With|By|Through|Using|After|Thanks|Because|Following|Based|Having|Owing|Due|Once)\b/
const RESTS_ON =
  /^(?:Building|Drawing|Relying|Resting|Based|Starting|Beginning|Following|Continuing|Extending|Using|Backed|Encouraged|Supported|Funded|Armed|Having|From|Thanks|With (?:my|the|our)|After (?:my|the|our))\b/
const STATUS =
  /\b(?:[Mm]y|[Tt]he|[Oo]ur|[Tt]his|[Ii]ts) ((?:\p{L}+[ -]){0,2}?(?:patented|tested|proven|validated|award-winning|prize-winning|published|existing|licensed|certified|accredited|established|trusted|adopted|deployed|commercial|funded|standardized|peer-reviewed|approved|accepted|cited|acclaimed|copyrighted|registered|successful) (?:[\p{L}-]+ ?){1,3})/gu
/** Only what stands can go on or be done again. */
const GOES_ON = /\b(?:continue (?:to |with )?|once (?:again|more) |resume |renew |carry on |keep (?=\p{L}+ing )|return to |go back to |reopen |revive )(.+)/u
const OF_NOW =
  /\b(?:already|now|today|daily|currently|to this day|at present|for years|so far|nowadays|everywhere|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|dozens?|hundreds?|thousands?|most|many|all)\b/i
const PLAN_SUBJECT = /^(?:It|They|This|These|The (?:work|outputs?|results?|project|endeavor|plan|first \p{L}+))\b/u
const DEFINITE = /^(?:The|This|These|My|Our|Its|Their)\b/
const ARGUES = /^(?:That|This|Such|There|Here|What|Nobody|Nothing|Neither)\b(?! (?:saved|cut|led|won))/
/** “This is another path for me”: words of telling alone. */
const HEAD_ENDS = /\b(?:of|for|in|on|at|to|with|by|from|that|which|who|and|or|as)\b/

/** Its first verb is no past: “The method replays recorded faults”. */
function isPresent(text: string): boolean {
  const words = tokensOf(text).slice(0, 7)
  for (let at = 1; at < words.length; at++) {
    const { word } = words[at]!
    if (AUX.has(word)) return /^(?:is|are|has|have)$/.test(word)
    if (at > 1 && /s$/.test(word) && !/(?:ss|us)$/.test(word) && !/s$/.test(words[at - 1]!.word)) return true
    if (PAST_FORM.test(word) && !NOT_PAST.test(word) && !/^(?:set|cut|put)$/.test(word) && at > 1) return false
  }
  return true
}

/** A sentence in pieces, each with the piece before it. */
function piecesOf(sentence: string): { text: string; before: string }[] {
  const texts = sentence
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/[.!?]["”’)]?$/, '')
    .split(
      /[;:()]\s*|\s[–—]\s|,\s+(?=(?:will|would|can|and|but|so|yet|which|who|whose|where|when|while|although|though|since|before|until|once|I|we|it|they|the|my|our|its|an?|now|both|one|after|because|in|at|with|from|for|of|as|\p{L}{2,}ed (?:by|across|since|at|in|for|on))\b)|(?<!\b(?:so|of|for|in|with|by|to|on)) (?=(?:that|which|who|whom|whose|where|when|while|although|though|until|wherever|whenever|how) )| (?=(?:and|but|yet) (?:I|we|it|they|the|my|our|has|have|was|were|now|then|is|are)\b)/u,
    )
    .map((text) => text.trim())
    .filter(Boolean)
    .flatMap((text, at) => (at > 0 && RELATIVE.test(text) ? text.split(/ (?=(?:will|would) )/) : [text]))
    // “Tlingit, Yup’ik, and Mingrelian”
    .reduce<string[]>((made, text) => {
      const before = made.at(-1)
      if (before === undefined || !/^(?:and|or) /.test(text) || !/,[^,]{1,30}$/.test(before) || /,[^,]*\b(?:I|we|it|they|is|are|was|were|has|have)\b[^,]*$/.test(before)) return [...made, text]
      return [...made.slice(0, -1), `${before}, ${text}`]
    }, [])
  return texts.map((text, at) => ({ text, before: texts[at - 1] ?? '' }))
}

const lastNoun = (text: string) =>
  tokensOf(text)
    .filter(({ isFigure }) => !isFigure)
    .at(-1)?.said ?? ''

export type Plan = { /** Whether a phrase of this sentence names what the endeavor makes by its title or another sentence. */ isPlanned(phrase: string, sentence: string): boolean }

/** What a sentence claims, in parts that one line each has to bear out. */
function claimsIn(sentence: string, plan: Plan): { claims: Claim[]; /** Whether nothing of it is a plan. */ isHeld: boolean } {
  const isPlanned = (phrase: string) => plan.isPlanned(phrase, sentence)
  // “It was my data that opened …” tells a cause in two clauses.
  if (CLEFT.test(sentence) && !MODAL.test(sentence)) return { claims: [{ text: sentence, of: '' }], isHeld: true }
  const pieces = piecesOf(sentence)
  const isPlan = pieces.some(({ text }, at) => MODAL.test(text) && !(HANGS.test(text) && !MODAL.test(pieces[0]?.text ?? '') && at > 0))
  if (isPlan) {
    const claims = pieces.flatMap(({ text, before }, at) => {
      const status = [...text.matchAll(STATUS)].flatMap(([, phrase = '']) => (isPlannedName(phrase) ? [] : [{ text: phrase.split(HEAD_ENDS)[0] ?? phrase, of: '' }]))
      if (MODAL.test(text)) {
        const goesOn = GOES_ON.exec(text)?.[1]
        return goesOn === undefined ? status : [...status, { text: goesOn, of: '' }]
      }
      if (at === 0 && RESTS_ON.test(text) && !/^From (?:there|then|the (?:first|start|beginning))\b/.test(text)) {
        const what = text.replace(/^\p{L}+(?: on| upon| from| with| by| to)? /u, '')
        return [...status, ...(isPlanned(what.split(HEAD_ENDS)[0] ?? '') && !PAST.test(text) ? [] : [{ text: what, of: '' }])]
      }
      if (RELATIVE.test(text) && at > 0) {
        const antecedent = before.split(/\b(?:of|for|to|with|from|on|in|into|as|by)\b/).at(-1) ?? ''
        const isOwn = /\b(?:my|our)\b/i.test(antecedent) || (/\b(?:the|these|this)\b/i.test(antecedent) && !isPlanned(antecedent))
        return isOwn || PAST.test(text) || OF_NOW.test(text) ? [...status, { text: text.replace(RELATIVE, '').trim(), of: lastNoun(before) }] : status
      }
      // “The kit, tried by nine farms, will …”
      if (at > 0 && TAKEN_UP.test(text)) return [...status, { text, of: lastNoun(before) }]
      const isTold =
        (/\b(?:I|we)\b/.test(text) && !/^(?:to|so)\b/.test(text)) || (PAST.test(text) && !HANGS.test(text) && at > 0 && /^(?:and|but) |^(?:an?|the|my|one|now|already|long|\p{L}+ed)\b/u.test(text))
      return isTold ? [...status, { text, of: '' }] : status
    })
    return { claims, isHeld: false }
  }
  const ofAnybody = OF_ANYBODY.test(sentence) && !PAST.test(pieces[0]!.text) && !/\b(?:I|[Mm]y|me|we|our)\b/.test(pieces[0]!.text)
  if (ofAnybody) return { claims: [], isHeld: false }
  // What comes of the plan, told in the present: “Growers then choose …”
  if (/^[\p{L}-]+(?: [\p{L}-]+){0,4} then \p{Ll}/u.test(sentence) && !PAST.test(sentence) && !/\b(?:I|[Mm]y|me|we|our)\b|\d/.test(sentence)) return { claims: [], isHeld: false }
  const claims: Claim[] = []
  let tied = ''
  let wasOfPlan = false
  for (const [at, { text, before }] of pieces.entries()) {
    const isLast = at === pieces.length - 1
    if (MODAL.test(text)) continue
    if (at === 0 && !isLast && TIED_OPENING.test(text)) {
      tied = text
      continue
    }
    if (at === 0 && !isLast && SETTING_OPENING.test(text) && !PAST.test(text.replace(/^Since\b/, ''))) {
      // Where and when: its names stand together somewhere; what the person is there, in the same line.
      const where = /^As (?:an?|the|one|\p{L})/u.test(text)
        ? text.replace(/^As (?:an?|the)? ?/, '')
        : tokensOf(text)
            .slice(1)
            .flatMap(({ said }) => (/^\p{Lu}/u.test(said) ? [said] : []))
            .join(' ')
      if (where !== '') claims.push({ text: where, of: '' })
      continue
    }
    const isOfPlan =
      (PLAN_SUBJECT.test(text) ||
        (/^The \p{Ll}+(?<!s) \p{Ll}+s\b/u.test(text) && !OF_NOW.test(text)) ||
        (DEFINITE.test(text) && isPlanned(text.split(' ').slice(1, 4).join(' '))) ||
        (HANGS.test(text) && at > 0 && isPlanned(before.split(' ').slice(-3).join(' ')))) &&
      !TOLD_AS_DONE.test(text) &&
      isPresent(text) &&
      !/\b(?:my|our|I)\b/i.test(text)
    if (isOfPlan || (wasOfPlan && at > 0 && !TOLD_AS_DONE.test(text) && !/\b(?:I|my|our)\b/i.test(text))) {
      wasOfPlan = true
      continue
    }
    wasOfPlan = false
    if (ARGUES.test(text) && !PAST.test(text)) continue
    const hangs = at > 0 && RELATIVE.test(text)
    claims.push({ text: `${tied} ${hangs ? text.replace(RELATIVE, '') : text}`.trim(), of: hangs ? lastNoun(before) : '' })
    tied = ''
  }
  return { claims, isHeld: true }
}

/** “wrote the guide and trained 40 nurses” */
const COORDINATE = /,? and (?=\p{L}+(?:ed|ing|s)? )/u
const WORDS_MAX = 8

/** Words of a sentence that no single line bears out. `isNear`: one line holds most of each claim, with its names and figures. `isHeld`: all of it, and nothing is a plan. */
export function notBorneOut(sentence: string, sources: readonly Borne[], plan: Plan): { words: string[]; isNear: boolean; isHeld: boolean } {
  let isNear = true
  const { claims, isHeld } = claimsIn(sentence, plan)
  const lostOf = (claim: Claim) => {
    const found = sources.map((source) => unborneIn({ ...claim, sentence }, source))
    return found.find(({ lost }) => lost.length === 0) ?? found.reduce((least, one) => (one.lost.length < least.lost.length ? one : least))
  }
  const words = claims.flatMap((claim) => {
    const found = lostOf(claim)
    if (found.lost.length === 0) return []
    const halves = claim.text.split(COORDINATE)
    if (halves.length === 2 && halves.every((half) => half.split(' ').length >= 3)) {
      const subject = /^(?:I|We)\b(?: (?:am|was)\b(?=.* and (?:an?|the) ))?/.exec(claim.text)?.[0]
      const both = halves.map((half, at) =>
        lostOf({ text: at === 1 && subject && !/^(?:I|we)\b/i.test(half) && (PAST.test(` ${half}`) || / (?:am|was)$/.test(subject)) ? `${subject} ${half}` : half, of: claim.of }),
      )
      if (both.every(({ lost }) => lost.length === 0)) return []
    }
    isNear &&= found.isNear
    return found.lost
  })
  return { words: [...new Set(words)].slice(0, WORDS_MAX), isNear: isNear && isHeld && claims.length > 0, isHeld: isHeld && claims.length > 0 && words.length === 0 }
}

/** One person's lines are read for many options. */
const bearing = new WeakMap<PersonMaterial, Borne>()
export function bearingOf(context: PersonMaterial): Borne {
  const known = bearing.get(context)
  if (known) return known
  const made = linesThatBear(context)
  bearing.set(context, made)
  return made
}

/** What an option says it will hand out. */
const HANDS_OUT = /\b(?:produce|outputs?|write|build|make|include|release|publish|contain)\b/
export const handedOutIn = (sentences: readonly string[]): string[] => sentences.filter((sentence) => /\bwill\b/.test(sentence) && HANDS_OUT.test(sentence))

/** What the endeavor makes: what the title names, and what the option hands out. */
export function planOf(title: string, handedOut: readonly string[]): Plan {
  const places = new Map<string, Set<string>>()
  for (const text of [title, ...handedOut])
    for (const { word, ids, isFigure } of tokensOf(text)) if (!FREE.has(word) && !isFigure) for (const id of ids) if (!id.startsWith('=')) places.set(id, (places.get(id) ?? new Set()).add(text))
  return {
    isPlanned: (phrase, sentence) =>
      tokensOf(phrase).some(({ word, ids }) => {
        if (FREE.has(word)) return false
        return ids.some((id) => (places.get(id)?.size ?? 0) > (places.get(id)?.has(sentence) ? 1 : 0))
      }),
  }
}
