/** Builds an endeavor's parts from an object that no problem area is about: the ground of the field, filled with the object. */
import { titleFits } from '../occupation/match-occupations.ts'
import { occupationIndex } from '../occupation/occupation-index.ts'
import type { PersonFacts } from '../person/person-facts.ts'
import { carriedProblem } from './carried.ts'
import type { Asset } from './assets.ts'
import { staysInside } from './handed-on.ts'
import { leadsInto, nearestArea, ofField, publishedFields, SURE_FIT, type Grounded } from './choose-slots.ts'
import { holdsCue, searchableLine, strongLines, sureness, type AreaEvidence } from './evidence.ts'
import type { OwnObject } from './own-object.ts'
import { DAILY, GAIN, UNIT } from './own-ground-words.ts'
import type { Matcher } from './problem-match.ts'
import type { DraftingKnowledge, Problem, ProblemArea } from './problem-area.ts'
import { inflectPhrase } from './verbs.ts'

const LEAST_OCCUPATION = 0.3

const LEAST_TITLE = 0.6

/** Share of the occupations a short title may mean ("Teacher") that lie in one group of occupations. */
const ONE_GROUP = 0.8

/** The occupation that a title is nearest to, or one of the group that nearly all it may mean lie in; null where it tells neither. */
function codeOf(title: string | null): string | null {
  const codes = occupationIndex().codes
  const fits = title ? [...titleFits(title.slice(0, 160))].sort((a, b) => b[1] - a[1]) : []
  const [best] = fits
  if (!best) return null
  if (best[1] >= LEAST_TITLE) return codes[best[0]] ?? null
  const group = (n: number) => codes[n]?.slice(0, 3)
  const same = fits.filter(([n]) => group(n) === group(best[0])).length
  return fits.length > 1 && same / fits.length >= ONE_GROUP ? (codes[best[0]] ?? null) : null
}

function groundWith(code: string | null, { grounds }: DraftingKnowledge): ProblemArea | null {
  const fits = ({ occupations }: ProblemArea) => Math.max(0, ...occupations.map((prefix) => (code?.startsWith(prefix) ? prefix.length : 0)))
  // A manager of engineers belongs to engineering: the narrowest prefix decides.
  return code === null ? null : (grounds.toSorted((a, b) => fits(b) - fits(a)).find((one) => fits(one) > 0) ?? null)
}

/** Where no occupation was read: the field in which most of the posts lie, and none where two hold as many. */
function commonGround(facts: PersonFacts, knowledge: DraftingKnowledge): ProblemArea | null {
  const counts = new Map<ProblemArea, number>()
  for (const { title } of facts.roles) {
    const ground = groundWith(codeOf(title), knowledge)
    if (ground) counts.set(ground, (counts.get(ground) ?? 0) + 1)
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1])
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null
}

/** The ground of the field the person works in, by the occupation that was read; null where none was. */
export function groundOf(facts: PersonFacts, areas: readonly AreaEvidence[], knowledge: DraftingKnowledge): ProblemArea | null {
  const read = facts.occupations.find(({ confidence, stated }) => stated === true || confidence >= LEAST_OCCUPATION)?.code ?? null
  if (read !== null) return groundWith(read, knowledge)
  const career = () => groundWith(areas.find(({ ofCareer }) => ofCareer)?.area.occupations[0] ?? null, knowledge)
  if (facts.roles.length > 1) return commonGround(facts, knowledge) ?? career()
  return groundWith(codeOf(facts.roles[0]?.title ?? facts.headline) ?? (areas.find(({ ofCareer }) => ofCareer) ?? areas.find(({ backed }) => backed))?.area.occupations[0] ?? null, knowledge)
}

/** How much less of the career may lie in an area beside the one in which most does. */
const MAIN_MARGIN = 0.25

const LEADING = { lines: 3, share: 1.01 }

/** The area of the career that a work lies nearest to, for its users, routes, and employers; a sure line may lead into any field that is shown otherwise as well. */
function careerAreaOf(areas: readonly AreaEvidence[], matcher: Matcher, works: number, scholarly: boolean): (asset: Asset) => AreaEvidence | null {
  const career = areas.filter(({ ofCareer }) => ofCareer)
  const least = Math.max(0, ...career.map(({ main }) => main)) - MAIN_MARGIN
  const nearest = ofField(career.filter(({ main }) => main >= least))
  const shown = ofField(areas.filter(({ backed, ofCareer }) => backed || ofCareer))
  const [first, second] = nearest.map((area) => ({ area, lines: new Set(strongLines(area.supports).map(({ line }) => line.id)).size })).sort((a, b) => b.lines - a.lines)
  // The field in which most of the lines lie has nearer users than the ground of a whole group of occupations.
  const leading = first && first.lines >= LEADING.lines && first.lines >= (second?.lines ?? 0) * LEADING.share ? first.area : null
  const published = publishedFields(areas, works)
  const ofPost = ({ roleId }: Asset) =>
    roleId === null
      ? null
      : (nearest.filter(({ supports }) => supports.some(({ line, cue }) => line.kind === 'title' && line.id === roleId && sureness(cue) >= 1)).sort((a, b) => b.score - a.score)[0] ?? null)
  // Whoever practices publishes on that practice.
  const practiced = ({ kind }: Asset) => kind === 'work' || !scholarly
  return (asset) =>
    nearestArea(asset, matcher, (fit) => (practiced(asset) ? (fit >= SURE_FIT ? shown : nearest) : published).filter((area) => leadsInto(area, asset, fit))) ??
    ofPost(asset) ??
    (practiced(asset) ? leading : (published.find(({ area }) => area.problems.some((problem) => matcher.fit(asset, problem) >= 0)) ?? null))
}

const STUDIES: readonly (readonly [ground: string, field: RegExp])[] = [
  ['ground-computing', /comput|software|data|informati|cyber|artificial intelligence/i],
  ['ground-engineering', /engineer|mechanic|aerospace|materials/i],
  ['ground-health', /nurs|medic|pharm|health|clinical|dent/i],
  ['ground-education', /educat|teach|pedagog/i],
]

/** Professors, teaching and research assistants: posts that tell no field. */
const SCHOLARS = /^(?:25-1|25-9044|19-4061)/

/** What a title says plainly goes before what was studied. */
const OF_WORK: readonly (readonly [ground: string, words: RegExp])[] = [
  ['ground-education', / (?:school|schools|classroom|classrooms|teacher|teachers|pedagogy|curriculum|student|students|mentoring) /],
  ['ground-health', / (?:patient|patients|clinical|hospital|hospitals|surgical|surgery|nursing) /],
]

/** For a researcher whose posts tell no occupation: the ground of what was studied. */
function groundOfStudies(facts: PersonFacts, work: string, { grounds }: DraftingKnowledge): ProblemArea | null {
  const ofWork = OF_WORK.find(([, words]) => words.test(work))?.[0]
  if (ofWork) return grounds.find(({ id }) => id === ofWork) ?? null
  const fields = facts.degrees.flatMap(({ field }) => (field ? [field] : []))
  const [found] = fields.flatMap((field) => STUDIES.find(([, words]) => words.test(field))?.[0] ?? []).concat(fields.length > 0 ? ['ground-science'] : [])
  return grounds.find(({ id }) => id === found) ?? null
}

/** Whether the line, its post, or else the posts of the career name any of the users of a ground. */
function knownUsers({ text, roleId }: Asset, { users }: ProblemArea, { roles, headline }: PersonFacts): boolean {
  const own = roles.filter(({ id }) => roleId === null || id === roleId)
  const told = [text, searchableLine([...own.flatMap(({ title, employer, department }) => [title, employer, department]), roleId === null ? headline : null].filter(Boolean).join(' '))]
  return users.some(({ cues }) => cues.some((cue) => told.some((line) => holdsCue(line, cue))))
}

/** Assets an endeavor can be built from alone; none where no occupation was read, since the object would stand on foreign ground. */
export function groundedAssets(assets: readonly Asset[], facts: PersonFacts, areas: readonly AreaEvidence[], knowledge: DraftingKnowledge, matcher: Matcher): Grounded[] {
  const common = groundOf(facts, areas, knowledge)
  const codes = new Map(facts.roles.map(({ id, title }) => [id, codeOf(title)]))
  const ofPosts = new Map([...codes].map(([id, code]) => [id, groundWith(code, knowledge)]))
  const scholarly = SCHOLARS.test(codes.get(facts.roles[0]?.id ?? '') ?? facts.occupations[0]?.code ?? '')
  const careerArea = careerAreaOf(areas, matcher, facts.publications.length + facts.patents.length, scholarly)
  return assets.flatMap((asset): Grounded[] => {
    // What was done as a teacher stands on the ground of teaching, whatever came later.
    // A professor's methods are of the field that was studied; only the teaching is of schools.
    const teaching = asset.object?.deliverable === 'teaching' || asset.object?.deliverable === 'subject'
    const studied =
      (asset.kind !== 'work' && scholarly) || (asset.kind === 'work' && !teaching && (asset.roleId === null ? scholarly : SCHOLARS.test(codes.get(asset.roleId) ?? '')))
        ? groundOfStudies(facts, asset.text, knowledge)
        : null
    const ground = studied ?? ofPosts.get(asset.roleId ?? '') ?? common
    if (!ground) return []
    const evidence: AreaEvidence = { area: ground, score: 0, supports: [], problems: [], ofCareer: true, main: 1, backed: true }
    if (
      !asset.object ||
      DAILY.test(asset.object.phrase) ||
      GAIN.test(asset.object.phrase) ||
      (asset.object.kind === 'run' && UNIT.test(asset.object.phrase)) ||
      (asset.kind === 'work' && staysInside(asset))
    )
      return []
    const { kind, means, scope, deliverable } = asset.object
    if (deliverable) {
      const problem = carriedProblem(asset.object, deliverable, 'users', knowledge)
      const field = careerArea(asset)
      return [{ asset, ground: field ?? evidence, problem: { problem, score: 0, supports: [] }, stranger: field === null && studied === null && !knownUsers(asset, ground, facts) }]
    }
    const told = means ? '-means' : scope ? '-scope' : ''
    const problem = ground.problems.find(({ id }) => id === `${ground.id}-${kind}${told}`)
    return problem ? [{ asset, ground: evidence, problem: { problem, score: 0, supports: [] }, stranger: !knownUsers(asset, ground, facts) }] : []
  })
}

/** The parts of a ground with the object in its place; a problem of an area stays as it is. */
export function filled(problem: Problem, object: OwnObject | null, users: string): Problem {
  if (!object) return problem
  const action = `${object.verb} ${object.general}`
  const subject = inflectPhrase(action, 'gerund')
  const fill = (text: string) =>
    text
      .replaceAll('{means}', object.means ?? subject)
      .replaceAll('{scope}', object.scope ?? 'sites')
      .replaceAll('{object}', object.general)
      .replaceAll('{subject}', subject)
      .replaceAll('{aim}', action)
      .replaceAll('{users}', users)
  const each = <T extends readonly string[]>(texts: T) => texts.map(fill) as unknown as T
  return {
    ...problem,
    topic: fill(problem.topic),
    subject: fill(problem.subject),
    aim: fill(problem.aim),
    now: each(problem.now),
    cost: each(problem.cost),
    steps: each(problem.steps),
    outputs: each(problem.outputs),
    measure: object.timed && object.kind === 'change' ? `the ${object.timed} spent on ${object.general}` : fill(problem.measure),
    tie: fill(problem.tie),
  }
}
