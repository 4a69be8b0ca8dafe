/** Whether users are single people, who are taught and served in groups, or organizations, of which two or three can be named. */
import { titleScore } from '../resume/header-words.ts'
import { endsInJob } from '../resume/job-heads.ts'

const PERSONS =
  /\b(?:children|people|women|men|youth|students|patients|parents|residents|veterans|adults|families|workers|farmers|ranchers|volunteers|interpreters|toddlers|truckers|teachers|buyers|owners|tenants|caregivers|customers|nurses|clients|learners|refugees|immigrants|amputees|mothers|seniors|survivors|supervisors|officers|staff|personnel|faculty|employees|graduates|users|citizens|elders|newcomers|retirees|speakers|mechanics|consumers|teenagers|teens|adolescents|kids|babies|infants|newborns|preschoolers|schoolchildren|deckhands|farmhands|girls|boys|elderly)\b/

/** Whether a word in the singular names a post: "welder". */
export function isPostNoun(word: string): boolean {
  const head = `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  return titleScore(head) >= 2 || endsInJob(head)
}

/** "police officers", "immigrant families"; not "rural hospitals", and not "nurse staffing firms". */
export function arePersons(users: string): boolean {
  const last =
    users
      .split(/ (?:with|of|in|at|who) /)[0]
      ?.split(' ')
      .at(-1) ?? ''
  if (PERSONS.test(last)) return true
  return (
    /[^s]s$/.test(last) &&
    isPostNoun(last.replace(/s$/, '')) &&
    !/(?:provid|manufactur|mak|suppli|build|produc|carri|insur|lend|retail|distribut|develop|operat|contract|employ|start|cent|own|grow)(?:er|or)s$/.test(last)
  )
}

const WHERE_THEY_ARE = /\b([a-z]+s|people|men|women|children|youth|staff) who (?:[a-z]+ )?(?:work|live|study|stay|shop|serve|teach|are) (?:in|at|for|inside) [^,;.:]+/g
/** “buyers who work in factories” → “buyers”: the house tells of people, and is nobody whom the work is for. */
export const withoutTheirHouses = (text: string): string => text.replace(WHERE_THEY_ARE, (whole, who: string) => (arePersons(who) ? who : whole))

const SERVED = new Set(
  'children people women men youth students patients parents residents veterans adults families tenants caregivers clients learners refugees immigrants elders newcomers retirees speakers amputees mothers seniors survivors teenagers teens adolescents kids babies infants newborns girls boys elderly'.split(
    ' ',
  ),
)

/** People who are served, and in no post in which a method would be taken up: "young adults", not "case managers". */
export function areServed(users: string): boolean {
  const last =
    users
      .split(/ (?:with|of|in|at|who) /)[0]
      ?.split(' ')
      .at(-1) ?? ''
  return SERVED.has(last) && !ORGANIZATIONS.test(users)
}

/** "two rural clinics"; people, and what is joined by "other", are no two: "a small group of police officers". */
export const someUsers = (users: string, count: string): string => (arePersons(users) || / and other /.test(users) ? `a small group of ${users}` : `${count} ${users}`)

/** The same where something is applied and not taken part in: people who are served apply nothing, "three organizations that serve elders". */
export const sitesAmong = (users: string, count: string): string => (areServed(users) ? `${count} organizations that serve ${users}` : someUsers(users, count))

/** Words of organizations, anywhere in what names them. */
export const ORGANIZATIONS =
  /\b(?:hospital|clinic|school|district|bank|union|firm|compan|agenc|count(?:y|ies)|cit(?:y|ies)|utilit|laborator|nonprofit|organization|start-?up|brand|employer|investor|institution|college|practice|business|manufacturer|supplier|plant|shop|store|department|government|cooperative|center|museum|librar|archive|court|port|airline|carrier|operator|lender|insurer|fabricator|fleet|retailer|producer|maker|universit)/i

export const PLACES_OF_WORK = /\b(?:homes|mills|kitchens|hotels|restaurants|shelters|prisons|facilities|factories|labs|laboratories|classrooms|churches|farms|ranches|breweries|foundries)$/i
export const areOrganizations = (users: string) => ORGANIZATIONS.test(users) || PLACES_OF_WORK.test(users)

/** Trades that are named by what they do. */
const TRADERS = /^(?:(?:re|dis)?(?:import|export|recycl|mantl|wholesal|grow|brok|haul|hull|brew|refin|cater|shipp|roof|mill|distill|thresh)ers|(?:sub)?contractors)$/
/** Those who do wrong: nothing is made for them. */
const WRONGDOERS =
  /\b(?:rings|gangs|cartels|syndicates|traffickers|smugglers|fraudsters|scammers|hackers|attackers|launderers|counterfeiters|criminals|thieves|terrorists|extremists|poachers|robbers|burglars|predators|spammers|forgers|kidnappers|mules|botnets|(?:mule|criminal|crime|fraud|trafficking|smuggling|laundering|terror|terrorist|scam|gang|shell|ghost|bogus|fake|fraudulent) (?:networks|groups|organizations|companies|vendors|firms|accounts|cells|entities|charities))$/i
export const areWrongdoers = (users: string): boolean => WRONGDOERS.test(users.split(/ (?:in|of|at|from|across|that|who|with) /)[0] ?? users)

/** "rural utilities", "new nurses", and not "feeders". */
export function areSomebody(users: string): boolean {
  const last = users.split(' ').at(-1) ?? ''
  return !areWrongdoers(users) && (areOrganizations(users) || TRADERS.test(last) || PERSONS.test(last) || GROUPS.test(users) || isPostNoun(last.replace(/ies$/, 'y').replace(/s$/, '')))
}
/** People who belong together, and act as one. */
const GROUPS = /\b(?:communities|tribes|churches|congregations|crews)$/i

/** "dam owners", "ferry operators": who has a plant or a fleet is a house, whoever it is. */
const HOLDERS = /^(?!.*\b(?:home|house|car|pet|dog|gun|phone))(?:(?:[\w-]+ ){1,5}(?:owners|operators)|(?:owners|operators) of [\w -]+)$/

export const areHouses = (users: string): boolean => !arePersons(users) || HOLDERS.test(users)
