/** Which parts of an endeavor go together: the users that have a problem, the routes that reach those users, and the forms those routes can carry. */
import { arePersons } from './persons.ts'
import { CONTRIBUTION_FORMS, type ContributionForm, type Problem, type ProblemArea, type Route, type RouteKind, type UserGroup } from './problem-area.ts'
import { clash } from './sectors.ts'

/** A committee reviews a written standard; it runs no course and no service. A library holds what can be copied. */
const CARRIED_BY: Readonly<Record<ContributionForm, readonly RouteKind[]>> = {
  tool: ['library', 'association', 'agency', 'education'],
  practice: ['standards', 'association', 'agency'],
  training: ['education', 'association', 'agency'],
  evidence: ['library', 'association', 'agency', 'education'],
  service: ['association', 'agency', 'education'],
}

/** The groups of an area that have the problem. */
export function usersOf(area: ProblemArea, problem: Problem): UserGroup[] {
  return area.users.filter((_group, at) => !problem.groups || problem.groups.includes(at))
}

/** Whether those whom a visitor names may be the users of the problem: people have none that only organizations have. */
export const mayHave = (area: ProblemArea, problem: Problem, users: string): boolean => !arePersons(users) || usersOf(area, problem).some(({ name }) => arePersons(name))

const placeOf = (area: ProblemArea, users: string) => area.users.findIndex(({ name }) => name === users)

/** A body of those whom an office oversees carries nothing to that office, where another route does. */
const TRADE_BODY = /\b(?:producers|operators|manufacturers|contractors|builders|processors|dealers|retailers|brokers|lenders|bankers)[’'] /i
const PUBLIC_OFFICE = /\b(?:state|county|city|municipal|federal|tribal)\b.*\b(?:offices?|agenc(?:y|ies)|departments?|authorit(?:y|ies)|regulators?|boards?)\b/i

/** Whose body it is, where its name tells: "the university business officers’ association". */
const OF_A_WORLD = /\b(?:universit|college|school|hospital|nonprofit|bank|credit union|farm|hotel|restaurant|airport|utilit|librar|museum|church|county|counties|cit(?:y|ies)\b|municipal)/i
/** A body of others than the users; what teaches or lends may be open to all. */
const isOfOthers = (name: string, users: string): boolean => {
  if (!/\b(?:associations?|societ(?:y|ies)|networks?|councils?|federations?|leagues?)$/.test(name)) return false
  const world = OF_A_WORLD.exec(name)?.[0].toLowerCase()
  return world !== undefined && !users.toLowerCase().includes(world.replace(/(?:ies|y)$/, ''))
}

/** Routes that carry a form of this problem to others of these users. Users that the area does not list, a visitor's own, are reached by routes that reach all. */
export function routesFor(area: ProblemArea, problem: Problem, form: ContributionForm, users: string): Route[] {
  const place = placeOf(area, users)
  const routes = area.channels.filter(
    (route) => CARRIED_BY[form].includes(route.kind) && (!route.problems || route.problems.includes(problem.id)) && (!route.users || (place >= 0 && route.users.includes(place))),
  )
  // The users themselves carry it on only where nobody else does, and bodies of another world never do.
  const known = routes.filter(({ name }) => !clash(name, users))
  const others = known.filter(({ name }) => !name.includes(users))
  const told = place < 0 ? others.filter(({ name }) => !isOfOthers(name, users)) : others
  const able = [told, others, known].find((some) => some.length > 0) ?? []
  const fitting = able.filter(({ name }) => !(TRADE_BODY.test(name) && PUBLIC_OFFICE.test(users)))
  return fitting.length > 0 ? fitting : able
}

/** Forms in which a problem can be answered for some users of it. */
export function formsFor(area: ProblemArea, problem: Problem): ContributionForm[] {
  return CONTRIBUTION_FORMS.filter((form) => usersOf(area, problem).some(({ name }) => routesFor(area, problem, form, name).length > 0))
}

/** Users to whom this form can be carried on. */
export function usersReached(area: ProblemArea, problem: Problem, form: ContributionForm): UserGroup[] {
  return usersOf(area, problem).filter(({ name }) => routesFor(area, problem, form, name).length > 0)
}
