/**
 * What a sentence of a customer surely says: it has one of the closed shapes below from its first word to its last, or says nothing here.
 * Only from such a sentence does a letter conclude in its own words (docs/decisions/013).
 */
import { MONTH_NAMES } from '../format-date.ts'
import { TENS, UNDER_TWENTY } from '../number-words.ts'
import { STATE_NAMES } from '../resume/state-names.ts'
import { isSettled, publicExhibitId, settledFacts, type Attestation, type CaseFact, type CaseFile, type Meaning, type Untied } from './case-file.ts'
import { sentencesOf } from './checks/block-text.ts'
import { nameOfMethod } from './method-name.ts'
import { latestMonthOf, monthOfDay } from './months.ts'
import { rootsOf } from './passages.ts'
import { wordsGiven } from './words-given.ts'

export type Says = Meaning['says']

/** Words of the petitioner's own endeavor, its name, the employers, and the day. */
type Ground = {
  name: string | null
  /** What the endeavor says that it makes: “a washing step”. */
  thing: string | null
  roots: ReadonlySet<string>
  employers: readonly string[]
  self: ReadonlySet<string>
  areSystemsBodies: boolean
  documents: readonly string[]
  day: string | null
  told: Map<string, readonly Meaning[]>
}
const grounds = new WeakMap<CaseFile, Ground>()
function groundOf(file: CaseFile): Ground {
  const known = grounds.get(file)
  if (known !== undefined) return known
  const own = settledFacts(file, 'endeavor.problem', 'endeavor.method', 'endeavor.outputs', 'endeavor.users')
  const told = [file.lock?.text ?? '', ...own.map(({ text }) => text)].join(' ')
  const ground: Ground = {
    name: nameOfMethod(file)?.name.replace(/^the /, '') ?? null,
    thing: THING.exec(file.lock?.text ?? '')?.[1] ?? null,
    roots: rootsOf(told),
    employers: [
      ...file.facts.filter(({ element, state }) => element === 'eb2.experience' && state !== 'rejected').flatMap(({ fields }) => (fields['employer'] ?? '') || []),
      ...file.facts.filter(isSettled).flatMap(({ text }) => [OWN_COMPANY, COMPANY_OWN].flatMap((shape) => [...text.matchAll(shape)].map(([, name]) => name!))),
    ],
    self: new Set(settledFacts(file, 'identity.name').flatMap(({ text, fields }) => [text, ...Object.values(fields)].flatMap(wordsOfName))),
    areSystemsBodies: /\b(?:water|health|school|hospital|library|transit) systems\b/.test(told),
    documents: file.priorities.flatMap((key) => file.exhibits.filter(({ id }) => id === publicExhibitId(key)).map(({ title }) => title.toLowerCase())),
    day: file.lock?.at.slice(0, 10) ?? null,
    told: new Map(),
  }
  grounds.set(file, ground)
  return ground
}

/** “To develop and publish a washing step that …”; a way, a set, or a series of something is no name of it. */
const THING =
  /^[Tt]o (?:\p{Ll}+(?:, |,? and ))*\p{Ll}+ (?:to \p{Ll}+ \p{Ll}+ )?an? ((?:[\p{L}\d-]+ ){0,3}(?!(?:way|means|kind|form|manner|set|number|series|part|company|group|team|network|system|center)\b)[\p{L}\d-]+)(?=,? (?:that|which|with|in|by|for|so|without|from|using|through|of|to)\b|$)/u
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
/** Bodies that use a thing; each in the singular. */
const USERS = words(
  'system utility town city county village district state hospital clinic school college university agency cooperative company firm mill farm grower railroad museum maker vendor union bank authority association alliance council league federation recycler airline airport pharmacy nonprofit church pottery bakery brewery dairy orchard ranch',
)
/** Persons, and parts and things of a body: they may be colleagues of the petitioner, or machines. */
const PARTS = words(
  'center department office plant farmer laboratory lab group program operator teacher nurse library crew member user network port yard shop station board engineer technician trainer dispatcher owner works practice court team studio',
)
/** A name is one of a body by a word of it. */
const BODY_WORDS = words(
  'llc inc corp corporation ltd gmbh controls instruments water power energy electric gas works industries technologies solutions partners foundation institute society laboratories services systems trust center centers department office board commission bureau medical health library group',
)
/** What says of which sort they are. */
const SORTS = words(
  'small large rural public private local regional municipal community water county state city town national federal independent other further tribal food health dental school nursing primary elementary high middle credit power electric gas rail bus fire emergency farm dairy grain fruit control distressed neighboring member union relay software drinking action strategic mitigation safety energy',
)
const WORKS = words(
  'method program tool protocol rule test comparison procedure software screening model kit card guide manual description handbook course drawing design checklist library tables table atlas',
)
/** Of a count or of an aim. */
const NEUTRAL = words(
  'percent million thousand billion hundred gallon hour day week month year place case page site unit record sample test method way tool program reading measurement technician operator student teacher nurse person people household family paper article report study version guide course treated saved found closed known new result finding search comparison',
)
/** What is better when there is less of it. */
const LESS_IS_BETTER = words(
  'loss losses leak leaks leakage cost costs error errors waste failure failures infection infections death deaths fall falls delay delays emissions downtime outages injuries readmissions',
)
const GLUE = words('the a an of and for in from on to at each')
const NUMBERS = words([...UNDER_TWENTY.slice(1), ...TENS.filter(Boolean), 'several', 'dozens', 'hundreds'].join(' '))
const DOCUMENTS = words('guide manual rule plan form code standard policy guidance requirements schedule curriculum handbook')

const PROPER = `(?!I\\b)\\p{Lu}[\\p{L}\\d&’-]{0,30}(?: (?:of |and |for |the )?(?!I\\b)\\p{Lu}[\\p{L}\\d&’-]{0,30}){0,5}`
const DATE = `(?:(?:the )?(?:spring|summer|fall|autumn|winter|beginning|end) of |early |late )?(?:(?:${MONTH_NAMES}) )?(?:\\d{1,2}, )?(?:19|20)\\d\\d`
const TIMES = [
  `(?:in|since|during|on|throughout) ${DATE}(?: and ${DATE})?`,
  `by (?:the end of )?${DATE}`,
  `between (?:${MONTH_NAMES}) and ${DATE}`,
  `(?:each|every) (?:night|day|week|month|season|morning|evening)`,
  `in (?:the|a|its|my|our|their) (?:(?:first|second|third) )?(?:trial|pilot|study|season|test)(?: of ${DATE})?`,
].join('|')
const WITHOUT_ME = `without (?:my (?:help|advice|support|part|knowledge)|me|writing to me|asking me)|on (?:its|their) own|by (?:itself|themselves)`
const FREE = `free of charge|without charge|for free`

const singular = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '')
const isIn = (list: ReadonlySet<string>, word: string): boolean => list.has(word.toLowerCase()) || list.has(singular(word))
const isNumber = (word: string): boolean => /^\$?(?!0+(?:\.0+)?$)\d[\d,]*(?:\.\d+)?$/.test(word) || NUMBERS.has(word.toLowerCase())
/** Words that count, deny, or hedge are of no endeavor, though its description holds them. */
const FUNCTION = words(
  'most few fewer less least more many some any none nobody nothing never neither nor not no only hardly barely rarely seldom almost nearly unless until except instead against cannot could would should might must without other others another same former what who whose while although though because than too',
)
const isOwn = ({ roots }: Ground, word: string): boolean => !FUNCTION.has(word.toLowerCase()) && [...rootsOf(word)].some((root) => roots.has(root))
/** Of two words and more: one word with a capital may only begin its sentence. */
const isProper = (some: string): boolean =>
  / /.test(some.replace(/^[Tt]he /, '')) && new RegExp(`^(?:[Tt]he )?${PROPER}$`, 'u').test(some) && !/^(?:I|My|We|Our|Their|Its|His|Her|No|Not|None|Few|Only|Some|Most|All|Both|Each)\b/.test(some)
/** Every word of it is of the endeavor, or says nothing by itself. */
const isKnown = (ground: Ground, some: string): boolean => {
  const all = some.split(' ')
  return all.length <= 14 && all.every((word) => GLUE.has(word.toLowerCase()) || isNumber(word) || isIn(NEUTRAL, word) || isIn(SORTS, word) || isOwn(ground, word))
}

/** The work of the petitioner by its name, or as the thing that it is. */
function isWork(ground: Ground, some: string): boolean {
  const bare = some.replace(/^(?:the|The|this|This|my|My) /, '')
  if (ground.name !== null && bare === ground.name) return true
  const version = /^(?:(?:first|second|third|fourth|fifth|sixth|latest) (?:version|edition|form|release)|[Vv]ersion \d{1,2}(?:\.\d)?)(?: of (.+))?$/.exec(bare)
  if (version !== null) return version[1] === undefined || isWork(ground, version[1])
  if (bare !== some && ground.thing !== null && (bare === ground.thing || ground.thing.endsWith(` ${bare}`))) return true
  const all = bare.split(' ')
  return bare !== some && isIn(WORKS, all.at(-1)!) && all.length <= 3 && all.every((word) => isOwn(ground, word))
}
/** “The program and its description”: what stands beside the work. */
const isWorks = (ground: Ground, some: string): boolean => {
  const all = some.split(/,? and |, /)
  return all.some((one) => isWork(ground, one)) && all.every((one) => isWork(ground, one) || isIn(WORKS, one.replace(/^(?:the|The|its) /, '')))
}

const wordsOfName = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1 && !/^(?:the|of|and|for|in)$/.test(word))
const isWithin = (some: readonly string[], others: readonly string[]): boolean => some.every((word) => others.includes(word))
/** Not the petitioner, nor an employer or a company of theirs by a part of its name or by its first word. */
function isOther({ employers, self }: Ground, name: string): boolean {
  const own = wordsOfName(name)
  if (own.some((word) => self.has(word))) return false
  return employers.every((one) => {
    const known = wordsOfName(one)
    // “Harlow State” is not “Harlow County”.
    const isSameFirst = known[0] === own[0] && own[1] !== 'state' && !SORTS.has(own[0] ?? '') && !STATES.has(own[0] ?? '')
    return known.length === 0 || !(isWithin(own, known) || isWithin(known, own) || isSameFirst)
  })
}
const STATES: ReadonlySet<string> = new Set(STATE_NAMES.flatMap((name) => wordsOfName(name).slice(0, 1)))
/** “Joan Power” may be a person. */
const LIKE_SURNAME = /^\p{Lu}[\p{Ll}.]* (?:Power|Church|Mills?|Banks?|Town|Farmer)$/u
/** A body, and not the petitioner or who employs them. */
const isBodyName = (ground: Ground, some: string): boolean =>
  isProper(some) &&
  !LIKE_SURNAME.test(some) &&
  !/^(?:[Tt]he )?\p{L}+(?<!s)s (?:of|in|for) /u.test(some) &&
  wordsOfName(some).some((word) => BODY_WORDS.has(word) || isIn(USERS, word)) &&
  isOther(ground, some)
/** A company of the petitioner, as any fact names it. */
const OWN_COMPANY = new RegExp(
  `\\b(?:[Mm]y (?:own |family )?(?:(?:husband|wife|spouse|brother|sister|father|mother|son|daughter|family)’s )?(?:company|firm|practice|studio|business|employer)|I own [^.;,]{0,40}? of|I (?:co-?)?(?:founded|own|run|started|lead|manage)|(?:founder|owner|partner|president|CEO|principal|proprietor|shareholder|director|head|manager|employee) of|I work(?:ed)? (?:at|for)|employed by),? (?:is )?((?:the )?${PROPER})`,
  'gu',
)
const COMPANY_OWN = new RegExp(
  `((?:the )?${PROPER}),? (?:(?:which|that|where) I (?:co-?)?(?:founded|own|run|started|lead|manage|work)|(?:is|was) (?:my|owned by me|mine)|my (?:own )?(?:company|firm|employer))\\b`,
  'gu',
)
/** “The district” may be the employer: one thing of many is somebody else only where no employer is of that sort. */
const MANY_IN_ONE = words('association league federation alliance union')
const isElse = ({ employers }: Ground, noun: string): boolean => MANY_IN_ONE.has(noun.toLowerCase()) && employers.every((one) => !new RegExp(`\\b${noun}\\b`, 'i').test(one))

/** “Control systems” are machines. */
const SYSTEMS = words('small large rural public private local regional municipal community water health school hospital member independent other further tribal distressed neighboring')
const OF_NAME = new RegExp(`^.+? (?:of|in) ((?:the )?${PROPER}|(?:two|three|four|five|six) (?:other )?states)$`, 'u')
const partsOf = (one: string): { of: string | undefined; before: string[]; noun: string } => {
  const of = OF_NAME.exec(one)?.[1]
  const all = (of === undefined ? one : one.slice(0, one.lastIndexOf(of)).replace(/ (?:of|in) $/, '')).split(' ')
  return { of, noun: all.pop()!, before: all }
}
const areSorts = (ground: Ground, all: readonly string[]): boolean => all.length <= 3 && all.every((word) => isIn(SORTS, word) || isOwn(ground, word))
/** Some of a sort, whoever they are: where a thing is, or for whom. */
const isSort = (ground: Ground, some: string): boolean => {
  const { noun, before } = partsOf(some)
  const rest = /^(?:The|the|All|Both|These|An?|an?)$/.test(before[0] ?? '') ? before.slice(1) : before
  return isBodyName(ground, some) || ((isIn(USERS, noun) || isIn(PARTS, noun)) && areSorts(ground, isNumber(rest[0] ?? '') ? rest.slice(1) : rest))
}

/** Others than the petitioner and the employer: bodies by their name, their number, or the place or body that they are of. */
function isUsers(ground: Ground, some: string, havePaidNothing = false): boolean {
  return some.split(/,? and (?:by )?|, /).every((one) => {
    if (isBodyName(ground, one)) return true
    const { of, noun, before } = partsOf(one)
    if (of !== undefined && !isOther(ground, of)) return false
    const article = /^(?:The|the|All|Both|These|An?|an?)$/.test(before[0] ?? '') ? before.shift()! : ''
    const isCounted = isNumber(before[0] ?? '') && before.shift() !== undefined
    // “The other systems” are not those of whom the letter tells.
    if (/^(?:The|the|These)$/.test(article) && /^(?:other|further)$/.test(before[0] ?? '')) return false
    if (!isIn(USERS, noun) || !areSorts(ground, before)) return false
    if (singular(noun) === 'system' && !(ground.areSystemsBodies && before.every((word) => SYSTEMS.has(word.toLowerCase())))) return false
    if (noun === singular(noun)) return article === '' ? false : /^an?$/i.test(article) ? of !== undefined : isElse(ground, noun)
    // Several of the sort that an employer is may be its own, if they are not called others.
    const areElse = ground.employers.every((employer) => !wordsOfName(employer).includes(singular(noun)))
    const areOthers = article === '' && /^(?:other|further|independent)$/i.test(before[0] ?? '')
    return of !== undefined || areOthers || ((areElse || havePaidNothing) && isCounted)
  })
}

/** A public body by a name that no company bears: whose it is, what it sees to, and what it is. */
const SEES_TO =
  'water|drinking water|health|public health|education|environment|environmental|environmental quality|environmental protection|natural resources|public safety|transportation|agriculture|labor|commerce|housing|energy|fire|emergency management|forestry|wildlife|revenue|justice|corrections|human services|social services|land|rural water|water resources|conservation|public works|public utilities|highways?|medicine|nursing|pharmacy|veterans affairs|interior'
const BODY = new RegExp(
  `^(?:the )?(?:(?:(?!the\\b)\\p{L}+ )?(?:state|county|city)|federal|${STATE_NAMES.join('|')}) (?:(?:${SEES_TO}) (?:department|office|board|agency|commission|bureau|administration|authority)|(?:department|office|board|agency|commission|bureau|division) (?:of|for|on) (?:the )?(?:${SEES_TO})(?: (?:and (?:the )?(?:${SEES_TO})))?)$|^(?:the )?(?:(?:u\\.s\\.|united states) )?(?:department|bureau) of (?:the )?(?:${SEES_TO})(?: and (?:${SEES_TO}))?$`,
  'iu',
)
const SEES_TO_ALONE = new RegExp(`^(?:${SEES_TO})$`, 'iu')
const isBody = (ground: Ground, some: string): boolean => BODY.test(some) && isOther(ground, some)

const AUDITOR = /^(?:the|an?) (?:independent|outside|external|state|federal) (?:auditor|inspector)s?$/i
const isCounter = (ground: Ground, some: string): boolean => {
  const [article = '', ...all] = some.split(' ')
  const noun = all.at(-1) ?? ''
  return AUDITOR.test(some) || isBodyName(ground, some) || isBody(ground, some) || (/^the$/i.test(article) && isElse(ground, noun) && areSorts(ground, all.slice(0, -1)))
}

const FIGURE = '\\$?\\d[\\d,]*(?:\\.\\d+)?|(?:\\p{Ll}+)'
/** So many of a thing that the endeavor is about. */
const isCountOf = (ground: Ground, some: string): boolean => {
  const [, number = '', behind = ''] = new RegExp(`^(?:about |more than |over )?(${FIGURE})(.*)$`, 'u').exec(some) ?? []
  const rest = behind.replace(/ (?:a|each|per) (?:year|month|week)/, '').replace(/ for each (?:household|family|farm|user|patient|student|acre)$/, '')
  // “Gallons lost”, behind the thing, is what became of it.
  return isNumber(number) && !/ \d/.test(rest) && !/ (?!saved|treated)(?:\p{Ll}+ed|lost|spent|gone)$/u.test(rest) && (rest === '' ? number.startsWith('$') : isKnown(ground, rest.trim()))
}
/** “the losses of the district by 40 percent”, “the share of lost water from 23 percent in 2019 to 11 percent in 2023”. */
const isLessOf = (ground: Ground, some: string): boolean => {
  const [, thing = '', fall = ''] = /^(.+?) (by \d[\d.]* percent|(?:by (?:half|a third|a quarter))|from .+ to .+)$/.exec(some) ?? []
  const [, first = 'x', unit = '', from, second = 'x', unitThen = '', to] =
    new RegExp(`^from \\$?(\\d[\\d,.]*)(?: (\\p{L}+))?(?: in (${DATE}))? to \\$?(\\d[\\d,.]*)(?: (?:a )?(\\p{L}+))?(?: in (${DATE}))?$`, 'u').exec(fall) ?? []
  const isOneMeasure =
    (unit === unitThen || (unit === '' && !/^(?:hundred|thousand|million|billion)$/.test(unitThen))) && (from === undefined || to === undefined || latestMonthOf(from)! < latestMonthOf(to)!)
  const [head = '', ...of] = thing.replace(/^(?:the|The|its|their) /, '').split(' of ')
  const all = head.split(' ')
  const isBad = LESS_IS_BETTER.has(all.at(-1)!) || (/^(?:share|part)$/.test(head) && / (?:lost|wasted)\b/.test(` ${of.join(' ')}`))
  return (
    isBad &&
    all.slice(0, -1).every((word) => isIn(SORTS, word) || isOwn(ground, word)) &&
    of.every((one) => isKnown(ground, one) || new RegExp(`^(?:the )?${PROPER}$`, 'u').test(one) || isIn(USERS, one.replace(/^the /, '')) || isIn(PARTS, one.replace(/^the /, ''))) &&
    (fall.startsWith('by') || (isOneMeasure && Number(first.replaceAll(',', '')) > Number(second.replaceAll(',', ''))))
  )
}

/** No sentence of such a shape has more letters. */
const SENTENCE_MAX = 320
/** A sentence without the phrases before and behind it that turn nothing: when, where, with what, without whom, by whose count. */
type Clause = { core: string; has: ReadonlySet<'time' | 'place' | 'with' | 'withoutMe' | 'free' | 'counted'>; years: readonly number[]; whole: string }
function clauseOf(ground: Ground, sentence: string): Clause | null {
  if (sentence.length > SENTENCE_MAX || !/^\p{Lu}[^;:“”()?!]*\.$/u.test(sentence)) return null
  const has = new Set<'time' | 'place' | 'with' | 'withoutMe' | 'free' | 'counted'>()
  const whole = sentence.slice(0, -1)
  let core = whole
  const lead = new RegExp(`^(${TIMES}),? (?=\\p{L})`, 'iu').exec(core) ?? new RegExp(`^((?:At|In) (?:the )?${PROPER}),? (?=\\p{Ll}|I )`, 'u').exec(core)
  if (lead !== null) {
    has.add(new RegExp(`^(?:${TIMES})$`, 'iu').test(lead[1]!) ? 'time' : 'place')
    core = core.slice(lead[0].length)
  }
  const [, withWhat, restOf] = /^(?:With|Using) (.{3,60}?),? ((?:I|the|a|an|two|three|four|five|six|seven|eight|nine|ten|crews|operators)\b.+)$/u.exec(core) ?? []
  if (withWhat !== undefined && isWork(ground, withWhat)) {
    has.add('with')
    core = restOf!
  }
  core = core.replace(/^./u, (letter) => letter.toUpperCase())
  for (let cut = true; cut;) {
    const before = core
    core = core.replace(new RegExp(`,? (?:${TIMES})$`, 'u'), () => (has.add('time'), ''))
    core = core.replace(new RegExp(` (?:${WITHOUT_ME})$`, 'u'), () => (has.add('withoutMe'), ''))
    core = core.replace(new RegExp(` (?:${FREE})$`, 'u'), () => (has.add('free'), ''))
    core = core.replace(/,? (?:as|and) ((?:the |The )?[\p{L} ’&-]{3,50}?) (?:has |have )?(?:counted|measured|confirmed|recorded|shows?|showed)(?: it| them)?$/u, (all: string, who: string) =>
      isCounter(ground, who) ? (has.add('counted'), '') : all,
    )
    core = core.replace(/ (?:with|using) ((?:(?!with\b|using\b)[^ ,]+ ?){1,8})$/u, (all: string, what: string) => (isWork(ground, what) ? (has.add('with'), '') : all))
    core = core.replace(
      new RegExp(
        ` (?:in|at|on|for|across) ((?:the )?${PROPER}|(?:(?:all|the|small|its|two|three|four|five|six|seven|eight|nine|ten|\\d+) )?(?:(?!(?:in|at|on|for|across|of|with|that|by)\\b)\\p{Ll}+ ){0,3}\\p{Ll}+)$`,
        'u',
      ),
      (all: string, where: string) =>
        !new RegExp(`^(?:${MONTH_NAMES})\\b`).test(where) &&
        !isWork(ground, where) &&
        (/^(?:the )?\p{Lu}/u.test(where) ||
          isSort(ground, where.replace(/^(?:all|its|the) /, '')) ||
          (isIn(words('network feeder field'), where.split(' ').at(-1)!) && isSort(ground, where.replace(/\p{Ll}+$/u, 'systems'))))
          ? (has.add('place'), '')
          : all,
    )
    cut = core !== before
  }
  return { core, has, whole, years: [...whole.matchAll(/\b(?:19|20)\d\d\b/g)].map(Number) }
}

const isPast = ({ day }: Ground, { years, whole }: Clause): boolean => {
  if (day === null) return years.length > 0
  const latest = latestMonthOf(whole, false)
  return years.length > 0 && latest !== null && latest <= monthOfDay(day)
}

/** “By the end of 2026” is ahead until it is over. */
const ENDS_LATE = /\b(?:by|end of|late|fall|autumn|winter)\b/i
const isAhead = ({ day }: Ground, words: string): boolean => {
  const latest = latestMonthOf(words, ENDS_LATE.test(words))
  return day !== null && latest !== null && latest > monthOfDay(day)
}

const ME = '(?:me|me for it|me for (?:its|their) use)'
const IT = '(?:for it|for (?:its|their) use|for the (?:program|method|tool|software))'
const NOT_PAYING = new RegExp(`^(.+?) (?:do|does) not (employ|pay)(?: or (employ|pay))? (${ME}|${IT})(?: (?:and|or) (?:(?:do|does) not )?(employ|pay) (${ME}|${IT}))?$`)
const NEVER_PAID = new RegExp(`^(.+?) (?:has|have) never (employed|paid)(?: (?:or|nor) (employed|paid))? (${ME}|${IT})(?: or (employed|paid) (me|${IT}))?$`)
const NEITHER_NOR = /^(.+?) neither (employs?|pays?) nor (employs?|pays?) (me)$/
const NONE_OF = new RegExp(
  `^(?:None|Neither) of ((?:the|these) .+?|them) (?:has ever |have ever )?(employ(?:s|ed)?|pays?|paid)(?: (?:or|nor) (employ(?:s|ed)?|pays?|paid))? (${ME}|${IT})(?: or (employ(?:s|ed)?|pays?|paid) (me|${IT}))?$`,
)
const NEITHER_OF = new RegExp(`^Neither (.+?) nor ((?:its|their) members|.+?) (?:has ever |have ever )?(employ(?:s|ed)?|pays?|paid)(?: (?:or|nor) (employ(?:s|ed)?|pays?|paid))? (${ME}|${IT})$`)
const NOTHING_FOR = /^(.+?) (?:pay|pays) nothing (for it|for (?:its|their) use|for the (?:program|method|tool|software))$/

const noTie: Untied = { employs: false, paysMe: false, paysForIt: false }
const denying = (pairs: readonly (readonly [string | undefined, string | undefined])[]): Untied =>
  pairs.reduce<Untied>(
    (tie, [verb, whom]) =>
      verb === undefined || whom === undefined
        ? tie
        : {
            employs: tie.employs || (verb.startsWith('employ') && whom === 'me'),
            paysMe: tie.paysMe || (verb.startsWith('pa') && whom === 'me'),
            paysForIt: tie.paysForIt || (verb.startsWith('pa') && whom !== 'me'),
          },
    noTie,
  )

/** Nothing may stand behind it: “they do not pay me on time”. */
function tieIn(ground: Ground, part: string, isThey: boolean): Untied | null {
  const isThose = (who: string | undefined): boolean => who !== undefined && (/^(?:They|they|them)$/.test(who) ? isThey : isUsers(ground, who.replace(/^these /, 'the ')))
  const not = NOT_PAYING.exec(part)
  if (not !== null && isThose(not[1]))
    return denying([
      [not[2], not[4]],
      [not[3], not[4]],
      [not[5], not[6]],
    ])
  const never = NEVER_PAID.exec(part)
  if (never !== null && isThose(never[1]))
    return denying([
      [never[2], never[4]],
      [never[3], never[4]],
      [never[5], never[6]],
    ])
  const neither = NEITHER_NOR.exec(part)
  if (neither !== null && isThose(neither[1]))
    return denying([
      [neither[2], neither[4]],
      [neither[3], neither[4]],
    ])
  const none = NONE_OF.exec(part)
  if (none !== null && isThose(none[1]))
    return denying([
      [none[2], none[4]],
      [none[3], none[4]],
      [none[5], none[6]],
    ])
  const both = NEITHER_OF.exec(part)
  if (both !== null && isThose(both[1]) && (/^(?:its|their) members$/.test(both[2]!) || isThose(both[2])))
    return denying([
      [both[3], both[5]],
      [both[4], both[5]],
    ])
  const nothing = NOTHING_FOR.exec(part)
  if (nothing !== null && isThose(nothing[1])) return { ...noTie, paysForIt: true }
  return null
}

function untiedIn(ground: Ground, { core, has, whole }: Clause, isThey: boolean): Meaning[] {
  if (has.size === 1 && has.has('free')) {
    const [, who = '', what = ''] = /^(.+?) (?:use|uses|have used|has used) (.+)$/.exec(core) ?? []
    return (isUsers(ground, who) || (who === 'They' && isThey)) && (what === 'it' || isWork(ground, what)) ? [{ says: 'untied', tie: { ...noTie, paysForIt: true } }, { says: 'used' }] : []
  }
  const [, first = whole, second] = /^(.+?),? and (none (?:of them )?(?:has |employs |pays ).+|they .+)$/.exec(whole) ?? []
  const ties = [
    tieIn(ground, first, isThey),
    ...(second === undefined
      ? []
      : [
          tieIn(
            ground,
            second.replace(/^none (?!of)/, 'none of them ').replace(/^./, (letter) => letter.toUpperCase()),
            true,
          ),
        ]),
  ]
  if (ties.includes(null)) return []
  return [{ says: 'untied', tie: ties.reduce<Untied>((all, one) => ({ employs: all.employs || one!.employs, paysMe: all.paysMe || one!.paysMe, paysForIt: all.paysForIt || one!.paysForIt }), noTie) }]
}

const ADOPTED =
  /^(.+?) (?:has )?(?:put|took|taken|adopted|adopts|included|includes|added|named|names|recommends|recommended|cites|cited|lists|listed|accepted|accepts) (.+?) (?:in|into|to) its (?:own )?(.+)$/
const MADE_PART = /^(.+?) (?:has )?made (.+?) (?:a )?part of its (?:own )?(.+)$/
const WHO_UNTIED = /^(.+?) (?:that|which|who) have never (employed or paid|paid or employed|employed|paid) me (?:use|run|have used|have run) (.+)$/
const USE = /^(.+?) (?:has |have )?(?:uses?|used|runs?|ran|appl(?:y|ies|ied)|repeated|tested|adopted|installed|teach(?:es)?|taught) (.+)$/
const OPEN_WAY =
  '(?: (?:under an? (?:open|free|public|permissive) license|in the public domain|as open source|to (?:everyone|everybody|anyone|anybody|all|the public)|for (?:everyone|everybody|anyone|anybody|all)|free of charge|online))'
const IS_OPEN = new RegExp(`^(.+?) (?:is|are|has been|have been|was published|were published)(?: (?:published|available|free|public|open source|printed))?(?: to copy)?${OPEN_WAY}?$`)
const I_OPENED = new RegExp(`^I (?:have )?(?:published|released|posted) (.+?)${OPEN_WAY}$`)
const ANYONE =
  /^(Anyone|Anybody|Everyone|Everybody|Any (.+?)) (?:can|may) (?:download|use|take|copy|get|install|run|apply) (.+?)(?:,? (?:without a license|without my permission|from (?:the|its) (?:public )?(?:site|page|repository|website)(?: of the [\p{L} ]{3,40})?(?:, without a license)?))?$/u
/** Said in front of what nobody else can. */
const OTHERS_CAN = /^Others can (?:run|use|apply|repeat|teach|install) (.+)$/

function useIn(ground: Ground, clause: Clause): Meaning[] {
  const { core, has } = clause
  const body = ADOPTED.exec(core) ?? MADE_PART.exec(core)
  if (body !== null && isBody(ground, body[1]!) && isWork(ground, body[2]!) && !has.has('withoutMe')) {
    const all = body[3]!.split(' ')
    const document = all.at(-1)!
    if (isIn(DOCUMENTS, document) && all.length <= 3 && all.slice(0, -1).every((word) => isIn(SORTS, word) || isOwn(ground, word))) return [{ says: 'adopted', document }]
  }
  const apart = WHO_UNTIED.exec(core)
  if (apart !== null && isUsers(ground, apart[1]!, true) && isWork(ground, apart[3]!))
    return [{ says: 'used' }, { says: 'untied', tie: { employs: apart[2]!.includes('employed'), paysMe: apart[2]!.includes('paid'), paysForIt: false } }]
  const [, users = '', what = ''] = USE.exec(core) ?? []
  if (isUsers(ground, users) && isWork(ground, what)) return has.has('withoutMe') ? [{ says: 'used' }, { says: 'withoutMe' }] : [{ says: 'used' }]
  return []
}

function openIn(ground: Ground, { core, has }: Clause): Meaning[] {
  if (has.has('withoutMe') || has.has('with')) return []
  const told = has.has('free') ? `${core} free of charge` : core
  const open = IS_OPEN.exec(told)
  const state = open === null ? '' : told.slice(open[1]!.length)
  // “Available” alone names nobody to whom, and what is free in one year may not be in the next.
  const isOpen = /\bpublished\b/.test(state) || (!has.has('time') && (/\b(?:free|public|open source)\b/.test(state) || / (?:available|printed) (?:to|for|free|under|in|online)/.test(state)))
  if (open !== null && isWorks(ground, open[1]!) && isOpen) return [{ says: 'open' }]
  const mine = I_OPENED.exec(told)
  if (mine !== null && isWorks(ground, mine[1]!)) return [{ says: 'open' }]
  const any = ANYONE.exec(core)
  if (any === null || (any[2] !== undefined && !isSort(ground, any[2]))) return OTHERS_CAN.test(core) && isWorks(ground, OTHERS_CAN.exec(core)![1]!) ? [{ says: 'beside' }] : []
  return any[3] === 'it' ? [{ says: 'beside' }] : isWorks(ground, any[3]!) ? [{ says: 'open' }] : []
}

/** A count of what is better when less, or of what became of a thing, is a gain only where it was found or saved. */
const isGood = (core: string): boolean =>
  /\b(?:found|saved|closed)\b/.test(core) ||
  core
    .split(/[^\p{L}]+/u)
    .every((word) => /^leaks?$/.test(word) || !(LESS_IS_BETTER.has(word) || /^(?!(?:has|have|counted|measured|confirmed|recorded|treated|published)$)(?:\p{Ll}+ed|lost|spent|gone)$/u.test(word)))
const COUNTED = /^(.+?) (?:has |have )?(?:counted|measured|confirmed|recorded) (.+?)(?: that (?:was|were) (?:found|saved|closed))?$/
const WORKED = /^(.+?) (?:has |have )?(?:found|saved|detected|located|identified|screened) (.+)$/
const CUT = /^(.+?) (?:has |have )?(?:cut|reduced|lowered|halved|shortened) (.+)$/

function effectIn(ground: Ground, clause: Clause): Meaning[] {
  const { core, has, years } = clause
  if (has.has('withoutMe')) return []
  const count = COUNTED.exec(core)
  if (count !== null && isCounter(ground, count[1]!) && isCountOf(ground, count[2]!) && isGood(count[0]) && has.has('with')) return [{ says: 'counted' }, { says: 'measured' }]
  const found = WORKED.exec(core)
  const cut = CUT.exec(core)
  const doer = (found ?? cut)?.[1] ?? ''
  const isInOrder = years.length < 2 || years[0]! <= years.at(-1)!
  const isEffect = (found !== null && isCountOf(ground, found[2]!)) || (cut !== null && isInOrder && isLessOf(ground, cut[2]!))
  if (!isEffect) return []
  if (doer === 'I') return has.has('with') ? [{ says: 'result' }, { says: 'ownResult' }] : [{ says: 'result' }]
  if (!isWork(ground, doer) && !(has.has('with') && isSort(ground, doer))) return /^The work$/.test(doer) && has.has('place') ? [{ says: 'region' }] : []
  return [{ says: 'measured' }, ...(has.has('counted') ? [{ says: 'counted' } as const] : []), ...(has.has('place') ? [{ says: 'region' } as const] : [])]
}
const REGION = new RegExp(
  `^(?:In [^,]{3,60}, )?(.+?) (?:saves|saved|has saved|created|has created) (\\$?\\d.+?) in (?:(?:\\p{Ll}+|\\d+) ){0,4}?(?:counties|districts|towns|states|region)(?:, as the [\\p{L} ]{3,40} shows?)?$`,
  'u',
)
const regionIn = (ground: Ground, { whole }: Clause): Meaning[] => {
  const [, doer = '', effect = ''] = REGION.exec(whole) ?? []
  const isGain = / created /.test(whole) ? /^\d[\d,]* (?:\p{Ll}+ )?(?:jobs|positions)$/u.test(effect) : isCountOf(ground, effect)
  return (doer === 'The work' || isWork(ground, doer)) && isGain ? [{ says: 'region' }] : []
}

const MADE = /^I (?:have )?(?:published|released|finished|completed|built|wrote|written|developed|tested|installed|issued|printed) (.+)$/
/** “I completed the program” may tell of one’s studies. */
const isPublishedOrNamed = ({ name }: Ground, core: string): boolean =>
  /\b(?:published|released|issued|came out|appeared)\b/.test(core) || /\b[Vv]ersion\b/.test(core) || (name !== null && core.includes(name))
const CAME_OUT = /^(.+?) (?:(?:was|were) (?:released|published|finished|issued|completed)|came out|appeared|went into use)$/
const ALSO = new RegExp(`^(.+?) (?:${TIMES}) and (?:the (?:second|third|fourth|fifth|sixth)(?: (?:version|edition|release))?|version \\d{1,2})$`, 'u')
function progressIn(ground: Ground, clause: Clause): Meaning[] {
  const { core, has } = clause
  if (!has.has('time') || has.has('withoutMe') || !isPast(ground, clause)) return []
  const first = ALSO.exec(core)?.[1] ?? core
  const what = MADE.exec(first)?.[1] ?? CAME_OUT.exec(first)?.[1] ?? /^I have worked on (.+)$/.exec(first)?.[1]
  return what !== undefined && isWorks(ground, what) && isPublishedOrNamed(ground, first) ? [{ says: 'progress' }] : []
}

const WILL_USE = '(?:use|test|adopt|try|install|run|repeat|offer|host)'
const WROTE = new RegExp(`^(.+?) (?:wrote|has written|have written|signed (?:an? )?(?:letters?|agreements?|statements?))(?: ((?:in|on|between) .+?))? that (?:it|they) will ${WILL_USE} (.+)$`)
const AGREED = new RegExp(`^(.+?) (?:has |have )?(agreed|agreed in writing|voted|resolved)(?: ((?:in|on) .+?))? to ${WILL_USE} (.+)$`)
function interestIn(ground: Ground, { core, has, whole }: Clause): Meaning[] {
  if (has.has('withoutMe') || has.has('counted') || isAhead(ground, whole.split(new RegExp(` that (?:it|they) will | to ${WILL_USE} `))[0]!)) return []
  const [, who = '', when = '', what = ''] = WROTE.exec(core) ?? []
  const [, by = '', how = '', on = '', aim = ''] = AGREED.exec(core) ?? []
  const isWhen = (date: string | undefined): boolean =>
    date === undefined || date === '' || (new RegExp(`^(?:${TIMES})$`, 'u').test(date) && isPast(ground, { core, has, whole: date, years: [...date.matchAll(/\d{4}/g)].map(Number) }))
  const isSome = (some: string): boolean => isUsers(ground, some.replace(/^The (?:board|council) of the /, 'The '))
  if (isSome(who) && isWhen(when) && isWork(ground, what)) return [{ says: 'interest' }, { says: 'written' }]
  return isSome(by) && isWhen(on) && isWork(ground, aim) ? [{ says: 'interest' }, ...(how.includes('writing') ? [{ says: 'written' } as const] : [])] : []
}

const ASKS = new RegExp(
  `^The ((?:\\p{L}+ ){1,7})(plan|strategy|list|report|rule|order|statement|policy)(?: (?:of|for) ${DATE}| (?:19|20)\\d\\d)? (?:(?:names|recommends|requires|lists)(?: on page \\d{1,4}|, on page \\d{1,4},)?|(?:asks|calls)(?: on page \\d{1,4}|, on page \\d{1,4},)? for) (.+)$`,
  'u',
)
/** A document of a state, county, city, or the federal government, and of no company. */
const PUBLIC = new RegExp(`^(?:(?:\\p{Lu}[\\p{L}’-]+ )?(?:State|County|City)|state|county|city|federal|Federal|${STATE_NAMES.join('|')})(?: (.*))?$`, 'u')
const askedIn = (ground: Ground, { whole }: Clause): Meaning[] => {
  const [, of = '', kind = '', what = ''] = ASKS.exec(whole) ?? []
  const found = PUBLIC.exec(of.trim())
  const topic = found === null ? null : (found[1] ?? '')
  const isPublic =
    topic !== null &&
    isOther(ground, of) &&
    (SEES_TO_ALONE.test(topic) || topic.split(' ').every((word) => word === '' || (/^\p{Ll}/u.test(word) && (isIn(SORTS, word) || GLUE.has(word) || (isOwn(ground, word) && !isIn(USERS, word))))))
  const isNamed = isPublic || (/ \S/.test(of) && ground.documents.some((title) => title.includes(`${of}${kind}`.toLowerCase())))
  return what !== '' && isNamed && isKnown(ground, what.replace(/\b(methods?|tools?|programs?|ways) (?:that|to|which) /, '$1 of ')) ? [{ says: 'askedFor' }] : []
}

const TERMS = words('rule law plan program list trial season application deadline permit standard regulation requirement period cycle round phase term funding')
const NEAR = new RegExp(`^(?:The|A|An) (?:next |new |first )?(.+?) (?:takes effect|begins|starts|ends|expires|closes|is due|opens) (?:in|on|by) (${DATE})$`, 'u')
const SETTLES = new RegExp(`^(.+?) (?:decides|(?:settles|adopts|revises|renews|closes) its (?:next |new )?(.+?)) (?:in|on) (${DATE})$`, 'u')
function nearIn(ground: Ground, { whole }: Clause): Meaning[] {
  const [, term = '', begins = ''] = NEAR.exec(whole) ?? []
  const [noun = '', of] = term.split(/ (?:of|for) (?:the )?/)
  const isTerm = (some: string): boolean => {
    const all = some.split(' ')
    return isIn(TERMS, all.at(-1)!) && all.length <= 4 && all.slice(0, -1).every((word) => /^\p{Lu}/u.test(word) || isIn(SORTS, word) || isOwn(ground, word))
  }
  if (
    begins !== '' &&
    isTerm(noun) &&
    (of === undefined || of.split(' ').every((word) => isIn(SORTS, word) || isIn(USERS, word) || isIn(PARTS, word) || isIn(TERMS, word) || isOwn(ground, word) || /^\p{Lu}/u.test(word)))
  )
    return [{ says: 'near', words: begins }]
  const [, who = '', what = 'list', when = ''] = SETTLES.exec(whole) ?? []
  return when !== '' && (isSort(ground, who) || isBody(ground, who)) && (isTerm(what) || isIn(DOCUMENTS, what.split(' ').at(-1)!)) && what.split(' ').length <= 2 ? [{ says: 'near', words: when }] : []
}

const MY_JOB = 'my (?:own |present )?(?:job|position|post|duties|job description|contract)'
const THIS_WORK = '(?:[Tt]his work|[Tt]he work|[Tt]he endeavor|[Mm]y endeavor)'
const LEFT_OUT = [
  new RegExp(`^(?:(?:Most|Part|All|Half|Much|A part) of )?${THIS_WORK} (?:is|lies|falls|stands) (?:outside|outside of|no part of|not part of|not a part of) ${MY_JOB}$`),
  new RegExp(`^${MY_JOB.replace('my', 'My')} (?:does|do) not (?:include|cover|name|list|ask for) (?:it|${THIS_WORK})$`),
  new RegExp(`^${MY_JOB.replace('my', 'My')} leaves? out (?:it|${THIS_WORK})$`),
]
const OUTSIDE = new RegExp(`^(.+?) (?:is|lies|falls|stands) (?:outside|outside of|no part of|not part of|not a part of) ${MY_JOB}$`)
const NO_POSITION = new RegExp(`^(.+?) (?:has|have) (no|a|such a)(?: such)? (?:position|post|job) for (?:it|${THIS_WORK}|(.+))$`)
const OWN_ACCOUNT = /^I (?:am|have been) self-employed$|^I (?:work|(?:will )?(?:do|carry out) (?:this work|the work|the endeavor)) on my own account$/u
const ONLY_MINE = /^(?:Nobody|No one) else (?:has|makes|develops|offers|maintains|keeps) (.+)$/
const NOT_YET_THERE = /^(.+?) (?:does|do) not exist yet$/
const isOfWork = (some: string): boolean =>
  isIn(
    WORKS,
    some
      .split(/ (?:for|with|that) /)[0]!
      .split(' ')
      .at(-1)!,
  )
function jobIn(ground: Ground, { core, has }: Clause): Meaning[] {
  if ([...has].some((one) => one !== 'place')) return []
  if (LEFT_OUT.some((shape) => shape.test(core)) || isWork(ground, OUTSIDE.exec(core)?.[1] ?? '')) return [{ says: 'leftOut' }]
  const [, who = '', article = '', what] = NO_POSITION.exec(core) ?? []
  if ((article === 'no' ? who === 'My employer' : who === 'No employer') && (what === undefined || isWork(ground, what))) return [{ says: 'noPosition' }]
  if (OWN_ACCOUNT.test(core)) return [{ says: 'onOwnAccount' }]
  const sole = ONLY_MINE.exec(core)?.[1] ?? NOT_YET_THERE.exec(core)?.[1]
  if (sole !== undefined && (isWork(ground, sole) || (/^(?:The|the) /.test(sole) && isOfWork(sole) && isKnown(ground, sole.replace(/\bwith\b/g, 'of'))))) return [{ says: 'onlyMine' }]
  return []
}

const I_WILL = new RegExp(
  `^(?:(?:By|In) ${DATE},? )?I will (?:release|publish|test|add|write|build|train|submit|measure|collect|install|repeat|extend|revise|teach) (.+?)(?: (?:by|in) ${DATE})?$`,
  'u',
)
const STUDIED =
  /^(?:My (?:master’s |doctoral |bachelor’s )?(?:thesis|dissertation|research|degree project) (?:dealt with|was on|treated|examined|studied|covered|measured)|I (?:studied|took courses? (?:in|on)|wrote my (?:master’s |doctoral )?(?:thesis|dissertation) on)) (.+)$/
function aheadIn(ground: Ground, { whole, core }: Clause): Meaning[] {
  const what = I_WILL.exec(whole)?.[1]?.replace(/^(the|an?|my) (?:second|third|fourth|fifth|sixth|next|new) /, '$1 ')
  const day = ground.day === null ? null : latestMonthOf(ground.day.slice(0, 4), false)! + Number(ground.day.slice(5, 7)) - 1
  const isOver = day !== null && (latestMonthOf(whole) ?? day) < day
  if (what !== undefined && !isOver && (isWorks(ground, what) || isCountOf(ground, what) || (/^(?:the|an?|my) /.test(what) && isKnown(ground, what.replace(/^my /, ''))))) return [{ says: 'plan' }]
  const subject = STUDIED.exec(core)?.[1]
  return subject !== undefined && isKnown(ground, subject) ? [{ says: 'prepared' }] : []
}

/** What stands beside a conclusion and can turn none. */
const BESIDE = [/^(.+?) (?:is|are) neither my employers? nor clients? of my employer$/, /^(.+?) (?:is|are) neither my employer nor a client of my employer$/, /^(.+?) (?:has|have) never employed me$/]
const besideIn = (ground: Ground, { core, has }: Clause): Meaning[] => {
  const who = has.size > 0 ? undefined : BESIDE.flatMap((shape) => shape.exec(core)?.[1] ?? [])[0]
  return who !== undefined && (/^(?:They|It)$/.test(who) || isUsers(ground, who)) ? [{ says: 'beside' }] : []
}
const HOLDS = /^(.+?) (?:holds|contains|covers|(reads|handles)) (.+)$/
const holdsIn = (ground: Ground, { whole }: Clause): Meaning[] => {
  const [, what = '', takes, told = ''] = HOLDS.exec(whole) ?? []
  const [held = '', by] = told.split(/, (?:given|sent|recorded) by /)
  if (by !== undefined && !isSort(ground, by)) return []
  return isWork(ground, what) && (isCountOf(ground, held) || ((takes !== undefined || / \d/.test(held)) && isKnown(ground, held.replace(/\bwith\b/g, 'of')))) ? [{ says: 'beside' }] : []
}

const PAPERS = words('report study paper article record repository audit manual guide list log certificate agreement minutes table statement survey letter document')
const OF_PAPERS = words('the its their a an my yearly annual public trial dated written open final first second third fourth test release monthly published official')
/** “The trial report of March 2025”, “a letter of the association”: a document by its sort, its date, and whose it is; and none that is called false, old, or withdrawn. */
function isPaper(ground: Ground, some: string): boolean {
  const [head = '', ...of] = some.replace(/^(?:The|the) record of changes/, 'The record').split(/ (?:of|from|by) /)
  const all = head.split(' ')
  const isWhose = (one: string): boolean =>
    /^(?:the|its) (?:trial|test|study|pilot|count|audit|season)$/.test(one) ||
    new RegExp(`^${DATE}$`, 'u').test(one) ||
    isProper(one) ||
    isSort(ground, one) ||
    isBody(ground, one) ||
    isWork(ground, one)
  return isIn(PAPERS, all.at(-1)!) && all.length <= 5 && all.slice(0, -1).every((word) => isIn(OF_PAPERS, word) || isIn(SORTS, word)) && of.length <= 2 && of.every(isWhose)
}
const TOLD = '(?:this|so|it|both|them|the count|the figures?|the dates?|the result|(?:these|both|all|the two) (?:figures|dates|counts|results))'
const PAPER_SHOWS = new RegExp(`^(.+?) (?:shows?|states?|says?|confirms?|gives?|records?) ${TOLD}$`)
const IS_SHOWN =
  /^(?:(.+?)|The count|The counts|The figures|The results|The readings|The code|The data) (?:is|are) (?:public|attached|enclosed|Exhibits? \d{1,3}(?:(?:,| and| to|, and) \d{1,3}){0,6}|dated .+)$/
const STANDS_IN = /^(?:It|They|This|The counts?|The figures|The program|The code|The description) (?:is|are|stands?) (?:in|on page \d{1,4} of) (.+)$/
const IS_LICENSE = /^The license is (?:the|an?) (?:MIT|BSD|Apache|GPL|GNU General Public|Mozilla Public|Creative Commons(?: Attribution)?) [Ll]icense(?: \d(?:\.\d)?)?$/
const BY_OTHERS = /^(.+?) (?:has |have )?(?:published|printed|confirmed|counted|measured|recorded) (?:them|it|both|(?:its|their|the) (?:reports?|results|figures|count|readings))$/
const STATES_OF = new RegExp(
  `^(?:(?:${STATE_NAMES.join('|')})(?:, |,? and |$)){1,6}$|^(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,3}) (?:other )?(?:states|counties|towns|cities)(?: of (?:${STATE_NAMES.join('|')}))?$`,
)
const IS_WHERE = new RegExp(`^(?:(They|It|All|Both|These)|(.+?)) (?:is|are|was|were|lies?|took place|ran) (?:all )?in ((?!\\b(?:${MONTH_NAMES})\\b)[^\\d].*)$`, 'u')
const IS_WHEN = new RegExp(`^The (?:first |second )?(?:trial|test|study|count|pilot|season) (?:was|ran|took place|lasted) (?:(?:in|on) ${DATE}|from ${DATE} (?:to|until) ${DATE})$`, 'u')
const ARE_NAMED = new RegExp(`^(?:They|These|The (?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,3}) \\p{Ll}+) are (${PROPER}(?:, ${PROPER}){0,12},? and ${PROPER})$`, 'u')
const ARE_MEMBERS = /^(?:They|All|Both|(.+?)) (?:is|are) (?:all )?(?:an? )?members? of (.+)$/
const SERVES = /^(?:(It|They|Both|Each)|(.+?)) (?:serves?|has|have|oversees?) (?:about |more than |over |some )?(\S+(?: (?:thousand|million))?) (\p{Ll}+)$/u
const SERVED = words('people person household member customer student patient connection system bed acre farm town county school resident pupil library grower teacher nurse')
const NEEDS = /^(.+?)(?: with (.+?))? needs? it$/
const ARE = words('trial test study count pilot')

/** Where, when, who, how many, and which document: nothing of it takes back what stands in front. */
function neutralIn(ground: Ground, { whole, core }: Clause): Meaning[] {
  const beside: Meaning[] = [{ says: 'beside' }]
  const isSome = (some: string | undefined): boolean => some !== undefined && (isSort(ground, some) || isUsers(ground, some) || isBody(ground, some) || isElse(ground, some.replace(/^[Tt]he /, '')))
  const shows = PAPER_SHOWS.exec(whole)?.[1]
  if (shows !== undefined && isPaper(ground, shows)) return beside
  const shown = IS_SHOWN.exec(whole)
  if (
    shown !== null &&
    (shown[1] === undefined || isPaper(ground, shown[1]) || /^(?:My|The) job description$/.test(shown[1])) &&
    (!/ dated /.test(whole) || new RegExp(` dated ${DATE}$`, 'u').test(whole))
  )
    return beside
  const stands = STANDS_IN.exec(whole)?.[1]
  if (stands !== undefined && isPaper(ground, stands)) return beside
  if (IS_LICENSE.test(whole) || IS_WHEN.test(whole)) return beside
  const by = BY_OTHERS.exec(core)?.[1]
  if (by !== undefined && (/^(?:Both|They)$/.test(by) || isCounter(ground, by) || isUsers(ground, by))) return beside
  const [, pronoun, what, where = ''] = IS_WHERE.exec(whole) ?? []
  if (STATES_OF.test(where) && (pronoun !== undefined || isSome(what) || (what !== undefined && /^The /.test(what) && isIn(ARE, what.slice(4))))) return beside
  // “They were in nine systems.”
  if (where !== '' && pronoun !== undefined && isNumber(where.split(' ')[0]!) && isSort(ground, where)) return beside
  const named = ARE_NAMED.exec(whole)?.[1]
  if (named !== undefined && named.split(/,? and |, /).every((one) => isBodyName(ground, one))) return beside
  const [, members, of] = ARE_MEMBERS.exec(whole) ?? []
  if (of !== undefined && (members === undefined || isSome(members)) && (isBodyName(ground, of) || isElse(ground, of.replace(/^the /, '')))) return beside
  const [, it, who, number = '', served = ''] = SERVES.exec(whole) ?? []
  if (isIn(SERVED, served) && number.split(' ').every((one) => isNumber(one) || /^(?:thousand|million)$/.test(one)) && (it !== undefined || isSome(who))) return beside
  const [, needy, having] = NEEDS.exec(whole) ?? []
  return needy !== undefined && !/\bno\b/i.test(whole) && isSort(ground, needy) && (having === undefined || isKnown(ground, having)) ? beside : []
}

/** What the petitioner made: it turns nothing. What they did beside it, such as a test or a count, is not done by others: `deed`. */
const MY_DEED = /^I (?:have )?(designed|wrote|built|made|chose|developed|published|drew|planned|led|directed|ran|tested|trained|installed|collected|measured|counted|computed) (.+)$/
const AND_DID = / and (designed|wrote|built|led|made|chose|developed|published|drew|planned|directed|ran|tested|collected|measured|counted) /
const MADE_IT = /^(?:designed|wrote|built|made|developed|published|drew|planned)$/
const deedIn = (ground: Ground, { core, has }: Clause): Meaning[] => {
  const [, first = '', rest = ''] = MY_DEED.exec(core) ?? []
  const [what = '', ...more] = rest.split(AND_DID)
  const deeds = [[first, what], ...more.flatMap((verb, at) => (at % 2 === 0 ? [[verb, more[at + 1]!]] : []))] as [string, string][]
  const isDone =
    first !== '' && !has.has('withoutMe') && deeds.every(([, thing]) => isWorks(ground, thing) || (/^(?:the|its|their) /.test(thing) && isKnown(ground, thing.replace(/^(?:its|their) /, 'the '))))
  return isDone ? [{ says: deeds.every(([verb, thing]) => MADE_IT.test(verb) && isWorks(ground, thing)) ? 'beside' : 'deed' }] : []
}

/** These name what is still to come; nothing else that has a date ahead is done. */
const MAY_BE_AHEAD: readonly Says[] = ['plan', 'near', 'askedFor', 'interest', 'written']
const READERS = [useIn, openIn, effectIn, regionIn, progressIn, interestIn, askedIn, nearIn, jobIn, aheadIn, besideIn, holdsIn, neutralIn, deedIn]
/** “I built X, which three clinics use” as “I built X.” and “Three clinics use X.”; null where what “which” stands for is not the work. */
function partsOfSentence(ground: Ground, sentence: string): [string, string] | null {
  const [, main = '', rest = ''] = sentence.length > SENTENCE_MAX ? [] : (/^([^,;:]{8,200}), which ([^,;:]{6,120})\.$/.exec(sentence) ?? [])
  const named = main.replace(new RegExp(` (?:${TIMES})$`, 'u'), '').split(' ')
  const work = [5, 4, 3, 2, 1].map((count) => named.slice(-count).join(' ')).find((some) => isWork(ground, some) && !/^[\p{Ll}]+$/u.test(some))
  if (work === undefined) return null
  const [, doers, did, how = ''] = /^(.+?) ((?:has |have )?(?:uses?|used|runs?|ran|repeated|tested|adopted|installed|teach(?:es)?|taught))( .+)?$/.exec(rest) ?? []
  const capital = (words: string): string => words.replace(/^./u, (letter) => letter.toUpperCase())
  return [`${main}.`, doers !== undefined && !/^(?:has|have|is|was)$/.test(doers) ? `${capital(doers)} ${did} ${work}${how}.` : `${capital(work)} ${rest}.`]
}

/** All that one sentence surely says. `isThey`: “they” are the users whom the sentence before it names. */
export function surelySays(file: CaseFile, sentence: string, isThey = false): readonly Meaning[] {
  const ground = groundOf(file)
  const key = `${isThey}${sentence}`
  const known = ground.told.get(key)
  if (known !== undefined) return known
  const clause = clauseOf(ground, sentence)
  const plain = clause === null ? [] : [...untiedIn(ground, clause, isThey), ...READERS.flatMap((read) => read(ground, clause))]
  const parts = plain.length > 0 ? [] : (partsOfSentence(ground, sentence) ?? []).map((part) => surelySays(file, part))
  const all = parts.every((told) => told.length > 0) ? [...plain, ...parts.flat()] : plain
  const told = isAhead(ground, sentence) ? all.filter(({ says: one }) => MAY_BE_AHEAD.includes(one)) : all
  ground.told.set(key, told)
  return told
}
const NAMES_USERS: readonly Says[] = ['used', 'withoutMe', 'untied', 'interest', 'beside']

/** What one sentence of an answer leaves of what the others say: what I did is not done without me, and what does not exist yet is not used. */
const VOIDS: Partial<Record<Says, readonly Says[]>> = {
  deed: ['withoutMe', 'counted'],
  result: ['withoutMe', 'counted'],
  onlyMine: ['used', 'withoutMe', 'open', 'counted', 'measured', 'result', 'ownResult', 'progress', 'region', 'adopted'],
  near: ['used', 'withoutMe', 'open', 'adopted', 'interest', 'written', 'progress'],
}

/** The other facts that came of the same answer: its paragraphs, or what was taken out of it. */
const restOfAnswer = ({ facts }: CaseFile, { text, source }: Pick<CaseFact, 'text' | 'source'>): string[] =>
  source.kind !== 'answer'
    ? []
    : facts.filter((one) => one.state !== 'rejected' && one.kind === 'statement' && one.source.kind === 'answer' && one.source.question === source.question && one.text !== text).map((one) => one.text)

/** What the sentences of a fact surely mean, by their shapes: nothing, where one sentence of its answer is of no such shape and might take back what another says. */
export function surelyMeant(file: CaseFile, fact: Pick<CaseFact, 'text' | 'kind' | 'source'>): readonly { said: Meaning; sentence: string }[] {
  if (fact.kind !== 'statement' || fact.source.kind === 'letter') return []
  const sentences = (text: string) => {
    let isThey = false
    return sentencesOf(text).map((sentence) => {
      const told = surelySays(file, sentence, isThey)
      isThey = told.some(({ says: one }) => NAMES_USERS.includes(one))
      return told.map((said) => ({ said, sentence }))
    })
  }
  const own = sentences(fact.text)
  const all = [...own, ...restOfAnswer(file, fact).flatMap(sentences)]
  if (all.some((told) => told.length === 0)) return []
  const voided = new Set(all.flat().flatMap(({ said }) => VOIDS[said.says] ?? []))
  return own.filter((told) => !told.some(({ said }) => voided.has(said.says))).flat()
}

/** Told in the sentence's own words, or a date: a letter takes it by itself. Everything else is concluded from it, and its customer is asked. */
const BY_ITSELF: readonly Says[] = ['near', 'plan', 'prepared', 'region']

const given = new WeakMap<CaseFile, Map<string, Attestation[]>>()
function wordsOf(file: CaseFile): Map<string, Attestation[]> {
  const known = given.get(file)
  if (known !== undefined) return known
  const words = Map.groupBy(wordsGiven(file), ({ factId }) => factId)
  given.set(file, words)
  return words
}

/** What a letter may take from a fact, each with its sentence: what its customer attested, and what needs no word of theirs. */
export function meaningsOf(file: CaseFile, fact: Pick<CaseFact, 'id' | 'text' | 'kind' | 'source'>): readonly { said: Meaning; sentence: string }[] {
  if (fact.kind !== 'statement' || fact.source.kind === 'letter') return []
  const given = wordsOf(file).get(fact.id) ?? []
  const isDenied = (says: Says, sentence: string): boolean => given.some((one) => one.word === 'no' && one.meaning.says === says && one.sentence === sentence)
  return [
    ...given.flatMap(({ word, meaning, sentence }) => (word === 'yes' ? [{ said: meaning, sentence }] : [])),
    ...surelyMeant(file, fact).filter(({ said, sentence }) => BY_ITSELF.includes(said.says) && !isDenied(said.says, sentence)),
  ]
}
export const says = (file: CaseFile, fact: Pick<CaseFact, 'id' | 'text' | 'kind' | 'source'>, ...wanted: readonly Says[]): boolean =>
  meaningsOf(file, fact).some(({ said }) => wanted.includes(said.says))

/** The sentences of a fact that say one of these. */
export const sureSentences = (file: CaseFile, fact: Pick<CaseFact, 'id' | 'text' | 'kind' | 'source'>, ...wanted: readonly Says[]): string[] => [
  ...new Set(meaningsOf(file, fact).flatMap(({ said, sentence }) => (wanted.includes(said.says) ? [sentence] : []))),
]
