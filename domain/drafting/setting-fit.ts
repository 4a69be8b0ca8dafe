/** Whether organizations that a visitor names can have a problem: those of its own world, or any where the problem is at home in many. */
import { usersOf } from './compatibility.ts'
import type { Problem, ProblemArea } from './problem-area.ts'
import { speaksOfOthers } from './sectors.ts'
import { ROOTED_AREAS } from './tune-content.ts'

/** Trades by the words of their organizations. */
const WORLDS: readonly (readonly [string, RegExp])[] = [
  ['care homes', /nursing home|nursing facilit|(?:assisted|senior|independent) living|long-term-care|retirement/],
  ['health', /hospital|clinic\b|clinics|patient|nursing|medical|health|ambulance|physician/],
  ['childhood', /preschool|early-childhood|early childhood|day ?care|head start/],
  ['university', /universit|college|higher education/],
  ['school', /school|kindergarten|district|classroom|youth/],
  ['bank', /\bbank|credit union|lender/],
  ['insurance', /insurer|insurance|\bplans\b/],
  ['flight', /airline|air carrier|aircraft|airport|aviation/],
  ['farm', /farm|grower|livestock|ranch|dairy|orchard/],
  ['lodging and food', /restaurant|hotel|hospitality|lodging|cafe\b|cafes|kitchen|cater|resort/],
  ['pharmacy', /pharmac|drugstore/],
  ['retail', /retail|store|shop\b|shops|supermarket|grocer|garden center|\bchains?$/],
  ['dealers', /dealer/],
  ['law', /law (?:firm|office)|court|legal aid|defender/],
  ['faith', /church|congregation|worship|faith|parish/],
  ['nonprofit', /nonprofit|charit|food bank|community group|shelter/],
  ['public', /count(?:y|ies)\b|\bstate\b|\bcity\b|cities|public agenc|municipal|government|\bfederal\b/],
  ['utility', /utilit|electric cooperative|water/],
  ['culture', /museum|librar|theater|galler|\barts?\b|archive/],
  ['books', /publishing house|book publish/],
  ['media', /media|newsroom|broadcast|publish|(?:radio|television|tv|news) stations?/],
  ['building', /contractor|builder|construction/],
  ['fitness', /fitness|recreation|gym|golf|club|spa\b|spas/],
  ['software', /software|technology|start-?up/],
  ['trade', /distributor|wholesal|logistic|warehouse|trucking|freight|fleet/],
  ['making', /manufactur|maker|\b(?:device|equipment|instrument)s?\b|factor(?:y|ies)|plant|processor|mill\b|mills|supplier|machine shop|foundr/],
]
/** What makes a name the name of makers, whatever they make: "farm equipment manufacturers". */
const BY_HEAD: ReadonlySet<string> = new Set(['making', 'insurance', 'bank', 'software', 'law', 'building', 'trade', 'fitness'])

const headOf = (name: string) =>
  name
    .split(/ (?:of|with|in|for|at|from|without|that|who|near) /)[0]
    ?.split(' ')
    .at(-1) ?? ''

const FIRM = /^(?:compan(?:y|ies)|firms?|vendors?|start-?ups?|businesses)$/

/** The worlds of a name; its head decides where it tells one by itself. */
function worldsOf(name: string): string[] {
  const parts = name.toLowerCase().split(/ and (?=(?:[a-z-]+ )*[a-z-]+s\b)/)
  return parts.flatMap((part) => {
    // "healthcare technology companies" make technology, "medical device companies" devices, and neither treats anybody.
    if (FIRM.test(headOf(part))) return /software|technology/.test(part) ? ['software'] : WORLDS.filter(([world, words]) => BUSINESS.has(world) && words.test(part)).map(([world]) => world)
    const byHead = WORLDS.filter(([world, words]) => BY_HEAD.has(world) && words.test(headOf(part)))
    const found = byHead.length > 0 ? byHead : WORLDS.filter(([, words]) => words.test(part)).slice(0, 1)
    return found.map(([world]) => world)
  })
}

/** Heads of names that only houses of business bear. */
const OF_BUSINESS = /^(?:compan(?:y|ies)|firms?|vendors?|start-?ups?|business(?:es)?|brands?|sellers?|makers?|producers?|(?:im|ex)porters?|traders?|employers?)$/

/** Places, sizes, and kinds of organizations: shared by names of any trade. */
const TELLS_NO_TRADE = new Set(
  (
    'and with the their for from who that other small smaller large larger big mid midsize medium size rural urban regional local state county counties city cities town towns public community communities ' +
    'independent family owned owner owners run growing young new national federal domestic american private nonprofit nonprofits multisite general service services firm firms company companies business ' +
    'businesses agency agencies program programs operator operators center centers organization organizations office offices group groups team teams provider providers employer employers department ' +
    'departments maker makers producer producers network networks system systems brand brands chain chains people residents home homes'
  ).split(' '),
)
/** The words of a name that tell its trade, without their endings. */
const tradeStems = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/’s\b/g, '')
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !TELLS_NO_TRADE.has(word))
    .map((word) =>
      word
        .replace(/(?:ing|ies|ers|es|s|y)$/, '')
        .replace(/e$/, '')
        .slice(0, 7),
    )

/** Whether words on a problem name what its groups are named by, and the setting is not: what dyeing plants dye, and call centers answer. */
function namesGroups(told: string, setting: string, area: ProblemArea, problem: Problem): boolean {
  const own = new Set([...tradeStems(setting), ...tradeStems(area.name ?? '')])
  const groups = new Set(usersOf(area, problem).flatMap(({ name }) => tradeStems(name)))
  return speaksOfOthers(told, setting) || tradeStems(told).some((stem) => groups.has(stem) && !own.has(stem))
}

const aimOf = ({ topic, subject, aim }: Problem): string => [topic, subject, aim].join(' ')

/** Whether what is to be reached is the work of the groups that the problem is known of, and of nobody else. */
export const isAimOfItsGroups = (setting: string, area: ProblemArea, problem: Problem): boolean => namesGroups(aimOf(problem), setting, area, problem)

/** What comes from abroad is nobody’s who has nothing to do with other countries. */
const ABROAD = /\b(?:abroad|foreign|cross-border|overseas)\b/
const DEALS_ABROAD = /export|import|trad(?:e|ing)|international|global|multinational|shipping|freight|border|customs|immigra/

/** Whether the trouble itself is told of them. */
export function isToldOfItsGroups(setting: string, area: ProblemArea, problem: Problem): boolean {
  const told = [aimOf(problem), ...(problem.now ?? []), ...(problem.cost ?? []), problem.measure ?? ''].join(' ')
  const own = worldsOf(setting)
  // "plant investments": a word of the world of its groups.
  const theirs = usersOf(area, problem).flatMap(({ name }) => worldsOf(name).filter((world) => world !== 'public' && !own.includes(world)))
  return (
    OF_OFFICES.test(told) ||
    (ABROAD.test(told) && !DEALS_ABROAD.test(setting)) ||
    namesGroups(told, setting, area, problem) ||
    WORLDS.some(([world, words]) => theirs.includes(world) && words.test(aimOf(problem).toLowerCase()))
  )
}

/** Whether those who have a problem are of so many worlds, business and public, that any house may have it. */
export const isOfAnyHouse = (area: ProblemArea, problem: Problem): boolean => {
  const names = usersOf(area, problem).map(({ name }) => name)
  const found = [...new Set(names.flatMap(worldsOf))]
  return found.length >= LEAST_WORLDS && (found.some((world) => BUSINESS.has(world)) || names.some((name) => ANY_FIRM.test(name))) && found.some((world) => !BUSINESS.has(world))
}

/** Houses that feed people, and names of their kitchens: what kitchens have is not of one world. */
const FEEDS = /kitchen|restaurant|hotel|lodging|resort|nursing home|(?:assisted|senior|independent) living|retirement|cafeteria|cater/
const KITCHENS = /kitchen|\bmeal|restaurant|dining|culinary|cater/

/** Worlds of business: what only public houses and charities have is not at home there. */
const BUSINESS: ReadonlySet<string> = new Set([...'bank insurance flight farm pharmacy retail dealers law media books building software trade making'.split(' '), 'lodging and food'])
/** Firms of no trade: any house of business is one. */
const ANY_FIRM =
  /^(?:(?:small|smaller|midsize|growing|family|family-owned|private|local|regional|independent|young|middle-market|owner-run|and) )*(?:firms|companies|businesses|employers|organizations)$/

/** Different worlds among those who have a problem, from which on it is at home in any. */
const LEAST_WORLDS = 3
/** And how many of them have to be public where the house is. */
const LEAST_PUBLIC = 2

/** What public offices alone have: "public decisions". */
const OF_OFFICES = /\b(?:public|residents?|voted|taxpayers?)\b/
const PUBLIC_WORLDS: ReadonlySet<string> = new Set(['public', 'school', 'university', 'utility', 'culture'])

/**
 * `own`: of those who have the problem some are of the same world. `general`: they are of so many worlds that it is at home in any.
 * `other`: the problem is of others.
 */
export type SettingFit = 'own' | 'general' | 'other'

/** Ages of pupils: what is done in the first grade is none of a high school's. */
const AGES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:first[- ]grade|kindergarten|preschool|early[- ]childhood|young children)\b/, /\b(?:elementary|primary|preschool|early|k-\d|kindergarten|daycare)/],
  [/\b(?:high[- ]school|college courses?|algebra)\b/, /\b(?:high|secondary|middle|colleges?|universit)/],
]
/** Schools of one age employ nobody for those of another. */
const YOUNG = /\b(?:elementary|primary|preschools?|kindergarten)/
const GROWN = /\b(?:high|secondary|colleges?|universit)/
const areOfOtherAge = (one: string, other: string): boolean => [one, other].every((name, at, names) => YOUNG.test(name) !== GROWN.test(name) && YOUNG.test(name) !== YOUNG.test(names[1 - at] ?? ''))

/** From the youngest to the oldest who go there. */
const AGE_AT: readonly (readonly [RegExp, number, number])[] = [
  [/\bpreschools?\b/, 3, 5],
  [/\b(?:elementary|primary)\b/, 5, 12],
  [/\bmiddle\b/, 10, 14],
  [/\b(?:high|secondary)\b/, 14, 19],
]
const NUMBERS = 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
/** "twelve-year-olds" → 12 */
const ageIn = (told: string): number | null => {
  const said = /\b([a-z]+|\d{1,2})-year-olds?\b/.exec(told)?.[1]
  return said === undefined ? null : /^\d/.test(said) ? Number(said) : NUMBERS.includes(said) ? NUMBERS.indexOf(said) + 2 : null
}

const isOfOtherAge = (setting: string, told: string): boolean => {
  const kinds = AGE_AT.filter(([words]) => words.test(setting))
  if (kinds.length === 0) return false
  const age = ageIn(told)
  return AGES.some(([text, own]) => text.test(told) && !own.test(setting)) || (age !== null && !kinds.some(([, from, to]) => age >= from && age <= to))
}

/** Whether the words of a problem speak of a world that the setting does not belong to: "a hospital’s cash" beside hotels. */
export const isToldOfOthers = (setting: string, { topic, subject, aim, outputs, steps }: Problem): boolean => {
  const told = [topic, subject, aim, ...outputs, ...steps].join(' ')
  return speaksOfOthers(told, setting) || isOfOtherAge(setting.toLowerCase(), told)
}

export function settingFit(setting: string, area: ProblemArea, problem: Problem): SettingFit {
  const worlds = worldsOf(setting)
  const shares = (others: readonly string[]) => others.some((world) => worlds.includes(world))
  const names = usersOf(area, problem).map(({ name }) => name)
  const groups = names.map(worldsOf)
  const named = [problem.topic, problem.subject, problem.aim].join(' ')
  if (isToldOfOthers(setting, problem)) return 'other'
  // Lenders on aircraft are lenders, and what they do with aircraft is no other bank’s.
  const ofOther = WORLDS.filter(([world, words]) => !worlds.includes(world) && words.test(named.toLowerCase())).map(([, words]) => words)
  const isPlainly = (name: string) => !ofOther.some((words) => words.test(name))
  if (groups.some((group, at) => shares(group) && isPlainly(names[at] ?? '')) || (FEEDS.test(setting) && names.some((name) => KITCHENS.test(name)))) return 'own'
  // What lives in one place only is at home nowhere else.
  if (ROOTED_AREAS.has(area.id)) return 'other'
  if (OF_OFFICES.test(named) && !worlds.some((world) => PUBLIC_WORLDS.has(world))) return 'other'
  // "Telecom call centers" are of the trade of "telecom help lines".
  const trade = new Set(tradeStems(setting))
  if (names.some((name) => tradeStems(name).some((stem) => trade.has(stem)))) return 'own'
  if (isToldOfItsGroups(setting, area, problem)) return 'other'
  // Of an agency or a center no world may be told: what only firms have is not known to be theirs.
  const isFirm = worlds.some((world) => BUSINESS.has(world)) || OF_BUSINESS.test(headOf(setting))
  if (worlds.length === 0 && !isFirm) return isOfAnyHouse(area, problem) ? 'general' : 'other'
  const isPublic = !isFirm
  if (!isPublic && names.some((name) => ANY_FIRM.test(name))) return 'general'
  const found = [...new Set(groups.flat())]
  // What sellers have, and one public house beside them, is not at home in a hospital.
  const suits = isPublic ? found.filter((world) => !BUSINESS.has(world)).length >= LEAST_PUBLIC : found.some((world) => BUSINESS.has(world))
  return suits && found.length >= LEAST_WORLDS ? 'general' : 'other'
}

/** Whether somebody employed in such a house may serve these users: who runs a school's money keeps no family firm's books. */
export const mayServe = (setting: string, users: string): boolean => {
  const worlds = worldsOf(setting)
  if (areOfOtherAge(setting, users)) return false
  return worlds.length === 0 || worlds.some((world) => BUSINESS.has(world)) || isOfWorld(users, setting)
}

/** Whether the words of a line lie in the world of the setting. */
export const liesIn = (setting: string, text: string): boolean => {
  const worlds = worldsOf(setting)
  return WORLDS.some(([world, words]) => worlds.includes(world) && words.test(text.toLowerCase()))
}

/** Whether two names are of one world. */
export const isOfWorld = (name: string, setting: string): boolean => {
  const worlds = worldsOf(setting)
  return worldsOf(name).some((world) => worlds.includes(world))
}
