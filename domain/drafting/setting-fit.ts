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
  ['insurance', /insurer|insurance/],
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

const isOfOtherAge = (setting: string, told: string): boolean =>
  /\b(?:elementary|primary|middle|high|secondary|preschool)/.test(setting) && AGES.some(([text, own]) => text.test(told) && !own.test(setting))

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
  if (groups.some(shares) || (FEEDS.test(setting) && names.some((name) => KITCHENS.test(name)))) return 'own'
  // What lives in one place only is at home nowhere else.
  if (ROOTED_AREAS.has(area.id)) return 'other'
  if (OF_OFFICES.test(named) && !worlds.some((world) => PUBLIC_WORLDS.has(world))) return 'other'
  const isPublic = worlds.length > 0 && worlds.every((world) => !BUSINESS.has(world))
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
