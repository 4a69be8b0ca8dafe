/** Fills a design with its parts from the knowledge: which channel, steps, outputs and document it uses. */
import type { GeneratorEmploymentType } from '../endeavor/endeavor-form.ts'
import type { Design } from './design.ts'
import { isAboutObject, isSaidOf } from './borrowed-fit.ts'
import { choosePriority } from './choose-priority.ts'
import { mayHave, routesFor, usersOf } from './compatibility.ts'
import { CARRIED, carriedProblem, handingOf, isCounted } from './carried.ts'
import { headOf } from './deliverable.ts'
import { holdsCue, searchableLine, sureness } from './evidence.ts'
import { filled } from './ground.ts'
import { NO_DOCUMENT, type DraftingKnowledge, type Problem, type ProblemArea, type PublicPriority } from './problem-area.ts'
import { likenessOf } from './problem-match.ts'
import { firstOutput, projectNoun } from './project-parts.ts'
import { formNoun, formOutputs, type Content } from './realize.ts'
import { clash } from './sectors.ts'
import { chooserFor, someOf, type Chooser } from './wording.ts'

/** The area and the problem of a design, its own object in their places; null where they do not exist. */
export function partsOf(
  { area: areaId, problem: problemId, own, users, form }: Pick<Design, 'area' | 'problem' | 'own' | 'users' | 'form'>,
  knowledge: DraftingKnowledge,
): { area: ProblemArea; problem: Problem } | null {
  const known = own === null ? knowledge.areas : own.deliverable === null ? knowledge.grounds : [...knowledge.areas, ...knowledge.grounds]
  const area = known.find(({ id }) => id === areaId)
  if (!area) return null
  if (own !== null && own.deliverable !== null && problemId === CARRIED) return { area, problem: carriedProblem(own, own.deliverable, users, knowledge, form) }
  const problem = area.problems.find(({ id }) => id === problemId)
  return problem ? { area, problem: filled(problem, own, users) } : null
}

/** The known problem of its field that a work which is handed on lies in: the one whose words stand most in what is told of it; null where none do. */
function kindred({ own, whys }: Design, { problems }: ProblemArea): Problem | null {
  const told = searchableLine([own?.phrase ?? '', ...whys.filter(({ near }) => near).flatMap(({ clause, result }) => [clause, result ?? ''])].join(' '))
  const held = problems.map((problem) => ({ problem, sum: problem.cues.filter((cue) => holdsCue(told, cue)).reduce((sum, cue) => sum + sureness(cue), 0) })).sort((a, b) => b.sum - a.sum)
  return held[0] && held[0].sum >= LEAST_KINDRED && held[0].sum > (held[1]?.sum ?? 0) ? held[0].problem : null
}
const LEAST_KINDRED = 1

/**
 * Whether a document speaks of the work itself, where it was not written to its problem: of what the work is called, of those it is for, or of a known
 * problem that is about it. What its line says beside it, an oncology committee or a groundwater law, is not what it is about.
 */
function fitsWork(document: PublicPriority, { own, project, niche, users, problem }: Design, kin: Problem | null): boolean {
  if (problem !== CARRIED && (project === null || project.matched)) return true
  const holds = (text: string) => document.speaksOf.subjects.some((cue) => holdsCue(searchableLine(text), cue))
  const work = [project?.phrase ?? '', project?.purpose?.goal ?? '', own?.general ?? '', niche ?? '', users].join(' ')
  if (own === null) return isSaidOf(document, work)
  return (kin !== null && isAboutObject(own.phrase, kin)) || holds(users) || (holds(own.general) && isSaidOf(document, work))
}

/** Whether a problem is one of these users: of those that have it, or of users whom its field does not list. */
const isOfUsers = (problem: Problem, area: ProblemArea, users: string): boolean =>
  usersOf(area, problem).some(({ name }) => name === users) || (!area.users.some(({ name }) => name === users) && mayHave(area, problem, users))

/** How near in meaning a thing by its own name has to be to a problem of its field. */
const MEANS = 5

/** The problem of these users that a thing means by its own name; null where none is near. */
function meaning(general: string, area: ProblemArea, users: string, knowledge: DraftingKnowledge): Problem | null {
  if (!knowledge.areas.includes(area)) return null
  const name = searchableLine(general)
  const [nearest] = area.problems.map((problem) => ({ problem, likeness: likenessOf(name, problem, knowledge) })).sort((a, b) => b.likeness - a.likeness)
  return nearest && nearest.likeness >= MEANS && isAboutObject(general, nearest.problem) && isOfUsers(nearest.problem, area, users) ? nearest.problem : null
}

/** Works that a store of data or code can carry. */
const STORED: ReadonlySet<string> = new Set(['software', 'model', 'record', 'topic', 'inquiry'])

/** Null where the design names parts that do not exist: a plan from another version, or forged. */
export function contentOf(design: Design, employmentType: GeneratorEmploymentType, knowledge: DraftingKnowledge): Content | null {
  return wordingsOf(design, employmentType, knowledge)?.(design) ?? null
}

/** The content of a design under another choice of words: what no wording changes is looked up once. */
export function wordingsOf(design: Design, employmentType: GeneratorEmploymentType, knowledge: DraftingKnowledge): ((wording: Pick<Design, 'salt' | 'briefDocument' | 'order'>) => Content) | null {
  const found = partsOf(design, knowledge)
  if (!found) return null
  const { area, problem } = found
  const { project, users } = design
  const own = !project || project.matched ? [problem.topic, problem.subject, problem.aim, ...problem.outputs] : []
  const kin = problem.id === CARRIED && knowledge.areas.includes(area) ? kindred(design, area) : null
  const near =
    (!project || project.matched || project.lent) && (design.own === null || (design.own.deliverable !== null && knowledge.areas.includes(area)))
      ? [problem.id === CARRIED ? (kin?.priority ?? '') : (problem.priority ?? area.priorities[0]), ...area.priorities]
      : []
  // What only lends its words may have been written to no document: then the project itself is met by one, or nothing is.
  const documents = project?.lent && near.includes(NO_DOCUMENT) ? [] : near
  const lent = project?.lent && documents.length > 0 ? [problem.topic, problem.subject] : []
  // A library of code is no library.
  const phrase = (project?.phrase ?? '').replace(/\b(?:open-source|software|code|programming|python|c\+\+) librar(?:y|ies)\b/gi, 'software')
  const told = design.own?.deliverable ? design.whys.filter(({ near }) => near).flatMap(({ clause, result }) => [clause, result ?? '']) : []
  // A work that lies in a known problem serves what is asked there.
  const field = kin ? [area.name, kin.topic, kin.subject, kin.aim] : []
  const chosen = choosePriority(knowledge.priorities, {
    subject: [...(project ? [phrase, project.purpose?.goal ?? '', project.trouble?.told ? project.trouble.clause : ''] : []), ...own, ...lent, ...told, ...field].join(' '),
    // "a small wellness program for students" is for nobody small.
    users: project ? `${users} ${/ (?:for|in|at|among|of|that|which|who|with|to) .*$/i.exec(phrase)?.[0] ?? ''}` : users,
    near: documents,
  })
  const priority = chosen !== null && fitsWork(chosen, design, kin) ? chosen : null
  // What goes wrong is told of the field, where the thing itself means a known problem of these users; a cause of one and a cost of another say nothing.
  const meant = problem.id === CARRIED && design.own !== null && !isCounted(design.own) ? meaning(design.own.general, area, users, knowledge) : null
  const toldOfField = meant ? { now: meant.now, cost: meant.cost, groups: meant.groups, ...(meant.told ? { told: meant.told } : {}) } : null
  const handing = handingOf(design, knowledge)
  const reaching = routesFor(area, problem, design.form, users)
  // A store of data or code carries no procedure.
  const bodies = design.own?.deliverable && !STORED.has(design.own.deliverable) ? reaching.filter(({ kind }) => kind !== 'library') : reaching
  const routes = bodies.length > 0 ? bodies : reaching
  const host = hostOf(design, area, knowledge)
  const seed = (salt: number) => JSON.stringify([design.area, design.problem, design.form, design.users, design.whys.map(({ clause }) => clause), salt, 'parts'])
  return (wording) => {
    const choose = chooserFor(seed(wording.salt))
    const [first, ...rest] = routes
    // A route that carries this form to others of these users; for users of the visitor's own, one that reaches all.
    const route = first ? choose('channel', [first, ...rest]) : null
    const ofField =
      problem.id === CARRIED
        ? carriedOutputs(withoutTheThing(problem.outputs, handing?.noun ?? ''), design.turn, choose)
        : project?.object && project.matched
          ? [...firstOf(project.object, design.form), ...someOf(choose, 'outputs', withoutTheThing(problem.outputs, project.object), 2)]
          : [...someOf(choose, 'outputs', problem.outputs, design.turn > 0 ? 1 : 2), choose('formOutput', formOutputs(design.form))]
    // What the visitor means to hand out stands before what the field hands out.
    const named = project?.matched ? project.outputs : []
    const outputs = [...named, ...ofField].slice(0, Math.max(named.length, ofField.length))
    return {
      design: { ...design, ...wording },
      area,
      problem: toldOfField ? { ...problem, ...toldOfField } : design.turn > 1 ? untold(problem) : problem,
      priority,
      // What an endeavor is to a document that was not written into its problem, nobody said.
      tie: priority === null || (priority.key === near[0] && !project && design.turn === 0) ? problem.tie : '',
      employmentType,
      users: design.users,
      host,
      channel: route?.name ?? OPEN_ROUTE,
      route: route?.kind ?? null,
      steps: stepsOf(design, problem, choose),
      outputs,
      quality: null,
      noun: handing?.noun ?? (project ? projectNoun({ object: project.object, form: design.form, phrase: project.phrase }) : formNoun(design.form, problem.subject, choose)),
      handing,
      added: { build: [], users: [], spread: [] },
      place: null,
      detailed: false,
      tuned: false,
      brief: false,
      // What lacks was told whole where the problem was taken first.
      terse: design.turn > 0,
    }
  }
}

/** A third telling has no version of its own left: it says a cause alone. */
const untold = ({ told: _told, ...problem }: Problem): Problem => problem

/** The thing itself, where the text does not say that it comes with itself: "the approach with a first version of the approach". */
function firstOf(object: string, form: Design['form']): string[] {
  const first = firstOutput({ object, form })
  return form !== 'tool' && form !== 'evidence' && new RegExp(`\\bthe ${RegExp.escape(object)}\\b`).test(first) ? [] : [first]
}

/** Who employs the petitioner meanwhile; where the area's employers live in another world than its users here, any of the field. */
function hostOf({ employer, users, host: named }: Design, area: ProblemArea, { areas }: DraftingKnowledge): string {
  if (named !== null) return named
  const host = areas.find(({ id }) => id === employer)?.host ?? area.users.find(({ name }) => name === users)?.host ?? area.host
  return clash(host, users) ? ANY_HOST : host
}

/** Where no employer is known that lives in the world of the users. */
export const ANY_HOST = 'a U.S. employer in my field'

/** A work that is handed on twice in a set is told by other steps each time. */
function carriedSteps([first, second, ...rest]: Problem['steps'], turn: number, counted: boolean, choose: Chooser): string[] {
  const [third, ...others] = rest
  if (turn > 0) return [second, choose('step', [third ?? first, ...others])]
  // Counting the thing's own result is never left out.
  return counted ? [first, second, choose('step', [third ?? first, ...others])] : someOf(choose, 'steps', [first, ...rest], 3)
}

/** A method is not handed out with a written method. */
export function withoutTheThing(outputs: Problem['outputs'], noun: string): Problem['outputs'] {
  const [first, second, third, ...rest] = outputs.filter((output) => noun === '' || headOf(output) !== noun)
  return first === undefined || second === undefined || third === undefined ? outputs : [first, second, third, ...rest]
}

function carriedOutputs([first, second, ...rest]: Problem['outputs'], turn: number, choose: Chooser): string[] {
  return turn > 0 ? [second, ...rest.slice(-1)] : someOf(choose, 'outputs', [first, ...rest], 3)
}

/** The steps of the method. The same problem for other users is told by two of them, so that two texts of a set do not run alike. */
function stepsOf(design: Design, problem: Problem, choose: Chooser): readonly string[] {
  if (problem.id === CARRIED) return carriedSteps(problem.steps, design.turn, design.own !== null && isCounted(design.own), choose)
  const [first, ...rest] = problem.steps
  // Told a third time, by those between.
  if (design.turn > 1 && rest.length > 2) return rest.slice(0, 2)
  if (design.turn > 0) return someOf(choose, 'steps', [first, ...rest], 2)
  return rest.length > 2 ? someOf(choose, 'steps', [first, ...rest], 3) : [first, ...rest]
}

/** Where no body is known that carries it there. */
export const OPEN_ROUTE = 'the professional bodies of the field'
