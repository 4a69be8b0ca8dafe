/** Short forms in which problem areas are written: lists as one string, parts in a fixed order. */
import type { IndustryFocus } from '../../domain/endeavor/endeavor-form.ts'
import type { Problem, ProblemArea, Route, RouteKind, UserGroup } from '../../domain/drafting/problem-area.ts'
import { dutyOf, reachOf, serves } from './reach.ts'
import { subjectOf } from './subjects.ts'

/** "a | b | c" as a list. */
export const list = (text: string) =>
  text
    .split('|')
    .map((item) => item.trim())
    .filter(Boolean)

function atLeast<T>(items: T[], count: number, what: string): T[] {
  if (items.length < count) throw new Error(`${what}: ${items.length} of ${count}`)
  return items
}

/** What kind of body carries a result on, by its name in small letters; the first that fits. */
const ROUTE_KINDS: readonly (readonly [RouteKind, RegExp])[] = [
  // A professional body by its own name, whatever it calls itself: "the American College of Sports Medicine".
  ['association', /^the (?:academy of|american (?:academy|college|alliance|geophysical union))/],
  ['library', /data repositories|courseware libraries|curriculum libraries|academic journal|open-source|hardware foundations/],
  ['standards', /standards|code committees|accredit|building officials/],
  [
    'education',
    /colleges?\b|universit|schools of|hospitality schools|academies|education (?:arm|network|service)|adult education|training (?:association|partnerships|centers)|extension|special-education centers|interpreter programs|research centers/,
  ],
  ['agency', /the state [a-z -]*(?:departments|offices|agencies|laboratories|task forces|programs)|workforce boards|councils of government|technical assistance/],
  [
    'association',
    /association|societ|council|federation|league|network|forum|chapters?\b|foundation|cooperatives|centers?\b|groups?\b|community|exchanges|institute|consortia|hubs|organizations|pools|agencies on aging|bodies|boards of pharmacy|communicators|communities|libraries|consortium|national society|facilities|chambers/,
  ],
]

export function routeOf(name: string): Omit<Route, 'users' | 'problems'> {
  const kind = ROUTE_KINDS.find(([, words]) => words.test(name.toLowerCase()))?.[0]
  if (!kind) throw new Error(`${name}: a route of no known kind`)
  return { name, kind }
}

type ProblemDraft = {
  id: string
  cues: string
  topic: string
  aim: string
  now: string
  cost: string
  told?: string
  steps: string
  outputs: string
  measure: string
  tie: string
  priority?: string
  groups?: string
}

/** `now`, `cost`, `told`, `steps` and `outputs` are lists parted by "|". */
export function problem({ id, cues, topic, aim, now, cost, told, steps, outputs, measure, tie, priority, groups }: ProblemDraft): Problem {
  return {
    id,
    cues: list(cues),
    topic,
    subject: subjectOf(id, topic),
    aim,
    now: atLeast(list(now), 2, `${id} now`) as unknown as Problem['now'],
    cost: atLeast(list(cost), 2, `${id} cost`) as unknown as Problem['cost'],
    ...(told === undefined ? {} : { told: atLeast(list(told), 2, `${id} told`) as unknown as NonNullable<Problem['told']> }),
    steps: atLeast(list(steps), 3, `${id} steps`) as unknown as Problem['steps'],
    outputs: atLeast(list(outputs), 3, `${id} outputs`) as unknown as Problem['outputs'],
    measure,
    tie,
    ...(priority === undefined ? {} : { priority }),
    ...(groups === undefined ? {} : { groups: groups.split(' ').map(Number) }),
  }
}

/** A route reaches those whom its body serves, with what lies in the body’s duty, within what the table of the area says. */
function bound(name: string, { users, problems }: ReturnType<typeof reachOf>, groups: readonly UserGroup[], ids: readonly string[]): Pick<Route, 'users' | 'problems'> {
  const duty = dutyOf(name)
  const carried = duty === null ? problems : (problems ?? ids).filter((id) => duty.includes(id))
  const reached = (users ?? groups.map((_, at) => at)).filter((at) => serves(name, groups[at]?.name ?? ''))
  return { ...(users === null && reached.length === groups.length ? {} : { users: reached }), ...(carried === null ? {} : { problems: carried }) }
}

type AreaDraft = {
  id: string
  name: string
  soc: string
  cues: string
  users: string[]
  channels: string
  host: string
  priorities: string
  industries?: IndustryFocus[]
  onlyByTitle?: true
  problems: ProblemDraft[]
}

/** `users` entries are "regional hospitals: hospital | ward", or "regional hospitals: hospital > a U.S. hospital" where the area's employer would be a stranger to them. */
export function area({ id, name, soc, cues, users, channels, host, priorities, industries = [], onlyByTitle, problems }: AreaDraft): ProblemArea {
  const groups = users.map((entry): UserGroup => {
    const [group = '', rest = ''] = entry.split(':')
    const [words = '', employer] = rest.split('>')
    return { name: group.trim(), cues: list(words), ...(employer === undefined ? {} : { host: employer.trim() }) }
  })
  return {
    id,
    name,
    occupations: soc.split(' '),
    cues: list(cues),
    users: atLeast(groups, 2, `${id} users`) as unknown as ProblemArea['users'],
    channels: atLeast(list(channels), 2, `${id} channels`).map((route, at): Route => ({
      ...routeOf(route),
      ...bound(
        route,
        reachOf(id, at),
        groups,
        problems.map((one) => one.id),
      ),
    })) as unknown as ProblemArea['channels'],
    host,
    priorities: atLeast(priorities.split(' '), 1, id) as unknown as ProblemArea['priorities'],
    industries,
    ...(onlyByTitle === undefined ? {} : { onlyByTitle }),
    problems: atLeast(problems.map(problem), 2, `${id} problems`) as unknown as ProblemArea['problems'],
  }
}
