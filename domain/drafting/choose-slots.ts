/** Chooses the four problems of a set: only from areas in which the person is known to work, or to which the stated project belongs. */
import { stableHash } from '../endeavor/sentence-forms.ts'
import type { Asset } from './assets.ts'
import { CARRIED } from './carried.ts'
import { mayHave } from './compatibility.ts'
import { EVERYWHERE } from './common-words.ts'
import { answersProblems, type Deliverable } from './deliverable.ts'
import type { Design } from './design.ts'
import { holdsCue, independentSupports, searchableLine, strongLines, sureness, type AreaEvidence, type ProblemEvidence } from './evidence.ts'
import { isInstrument, isRoutine, staysInside } from './handed-on.ts'
import { namedWork } from './named-work.ts'
import { bareOf } from './noun-phrase.ts'
import { workKind, type OwnObject } from './own-object.ts'
import type { Problem, ProblemArea } from './problem-area.ts'
import { placeName } from './project-problem.ts'
import { WANTED_POST, type Matcher } from './problem-match.ts'
import { tellsSubject } from './shares-subject.ts'
import { isWholeTopic } from './titled-object.ts'
import { topicStems } from './topic-fit.ts'
import type { StatedProject } from './stated-project.ts'

/** `turn` counts how often the problem was taken before: another turn takes other users and another form. */
export type Slot = {
  area: AreaEvidence
  problem: ProblemEvidence
  path: Design['path']
  maker: Design['maker']
  turn: number
  /** The asset the slot is built on, where one is. */ asset: Asset | null
  /** How firmly it is about the problem; 0 where no asset is. */ fit: number
  /** Set where no problem area is about the asset: the endeavor is built from its own object. */ object: OwnObject | null
}

type Found = { area: AreaEvidence; problem: ProblemEvidence; value: number }

const stems = (text: string) =>
  new Set(
    searchableLine(text)
      .trim()
      .split(' ')
      .filter(
        (word) =>
          word.length > 3 &&
          !/^(?:that|with|from|they|their|what|when|this|into|than|have|will|would|people|small|open|work|make|build|develop|create|used|help|helps|using|which|each|every|before|after|without|other|others|rural|local|regional|national|public|community|state|county)$/.test(
            word,
          ),
      )
      .map((word) => word.replace(/(?:ies|es|s|ing|ed)$/, '').slice(0, 7)),
  )

type Vocabulary = { own: Set<string>; far: Set<string> }

/** What a problem is about, in its own words and in those of its area. */
const vocabularies = new WeakMap<ProblemArea, Map<string, Vocabulary>>()
function vocabularyOf(area: ProblemArea, id: string): Vocabulary {
  const known =
    vocabularies.get(area) ??
    new Map(
      area.problems.map((problem): [string, Vocabulary] => [
        problem.id,
        {
          own: stems([problem.topic, problem.aim, ...problem.outputs, ...problem.cues.map((cue) => cue.replace('$', ''))].join(' ')),
          far: stems([...problem.now, ...problem.cost, ...problem.steps, problem.tie, area.name, ...area.users.map(({ name }) => name), ...area.cues].join(' ')),
        },
      ]),
    )
  vocabularies.set(area, known)
  return known.get(id) ?? { own: new Set(), far: new Set() }
}

/** How firmly the words of the project lie in a problem: its own words count in full, those of its area a third. */
export function projectFit({ area, problem }: Pick<Found, 'area' | 'problem'>, project: StatedProject): number {
  const line = searchableLine(project.quote)
  const cues = problem.problem.cues.filter((cue) => holdsCue(line, cue)).reduce((total, cue) => total + sureness(cue), 0)
  const words = stems(project.quote)
  const { own, far } = vocabularyOf(area.area, problem.problem.id)
  const shared = [...words].filter((word) => own.has(word)).length
  // Words of the area alone would choose among its problems by chance.
  return cues + shared === 0 ? 0 : Math.max(cues, shared) + Math.min(cues, shared) * 0.4 + [...words].filter((word) => far.has(word) && !own.has(word)).length / 3
}

/** How near in meaning a problem has to be to the words of a visitor, how much of them it has to share, and how much of both together, to be what they mean. */
const MEANT = { far: -2, meaning: -0.5, shared: 1, both: 3, foreign: 3.3, surely: 20 }

/** Whether a field is shown by the record beside what the visitor answered. */
const isShown = ({ ofCareer, supports }: AreaEvidence) => ofCareer || strongLines(supports).some(({ line: { kind } }) => kind !== 'project' && kind !== 'niche' && kind !== 'aim')

/** Whether a role that the visitor wants lies in the field. */
const isSought = ({ sought = 0 }: AreaEvidence) => sought > 0

/** Where a project goes on with those it is for, and how many words before it are enough to tell it by. */
const CORE_END = /,? (?:for|so that|so they|used by|in|at|among|that|which|who) /
const CORE_LEAST = 3

/** What is made or changed without those it is for, up to what they are to do with it, and with it. */
function objectOf({ phrase, users }: StatedProject): { core: string; whole: string } {
  const whole = users === null ? phrase : phrase.replace(users, '').replace(/\s+/g, ' ')
  return { core: whole.split(CORE_END)[0] ?? whole, whole }
}

/** Share of the words of what is made or changed that a problem has to say as well: what it lends is told of that very thing. */
const SHARED_OBJECT = 0.3
/** With fewer words of its own a thing is told by its kind alone. */
const LEAST_NAMED_BY = 3

/** Whether the clauses of a problem speak of what the project makes or changes; a cue that stands in both does not. */
export function sharesObject({ core, whole }: { core: string; whole: string }, { topic, subject, aim, now, cost, steps, outputs, measure }: Problem): boolean {
  const stemsOf = (text: string) => [...new Set(topicStems(text.split(' ').slice(1).join(' ')))]
  // "a learning model that predicts late payment": what it does says what it is of.
  const own = stemsOf(core).length < LEAST_NAMED_BY ? stemsOf(whole) : stemsOf(core)
  const told = new Set(topicStems([topic, subject, aim, ...now, ...cost, ...steps, ...outputs, measure].join(' ')))
  return own.filter((stem) => told.has(stem)).length >= Math.max(1, own.length * SHARED_OBJECT)
}

/** How firmly a problem is what the visitor's project means, by shared words and by meaning; `PROJECT_FIT_LEAST` and more where it is. */
export function projectMatch(one: Pick<Found, 'area' | 'problem'>, project: StatedProject, matcher: Pick<Matcher, 'fit' | 'standing'>): number {
  if (project.meant !== undefined) return project.meant === placeName(one.area.area, one.problem.problem) ? MEANT.surely : 0
  if (project.users !== null && !mayHave(one.area.area, one.problem.problem, project.users)) return 0
  // What is made or changed tells the problem; for whom it is does not: a process for supervisors trains none, and images of rural hospitals are not their closing.
  const whole = project.users === null ? project.quote : project.quote.replace(project.users, '').replace(/\s+/g, ' ')
  const shared = projectFit(one, { ...project, quote: whole })
  const core = whole.split(CORE_END)[0] ?? whole
  const { quote, words } = core.split(' ').length >= CORE_LEAST ? { quote: core, words: projectFit(one, { ...project, quote: core }) } : { quote: whole, words: shared }
  const meaning = matcher.fit({ id: 'project', text: searchableLine(quote), roleId: null }, one.problem.problem)
  const least = isShown(one.area) || matcher.standing(one.problem.problem) >= 0 ? MEANT.meaning : MEANT.foreign
  const meant =
    sharesObject(objectOf(project), one.problem.problem) && ((shared >= PROJECT_FIT_LEAST && meaning >= MEANT.far) || (meaning >= least && words >= MEANT.shared && words + meaning >= MEANT.both))
  return meant ? PROJECT_FIT_LEAST + Math.max(0, shared + meaning) : Math.min(shared, PROJECT_FIT_LEAST - 1)
}

/**
 * Nearness from which on a problem is what a visitor wants to work on; the second one, one of a field that nothing else shows, one that only the
 * whole of the answer names, and one beside a project that is stated more so.
 */
const AIMED = { own: 0, first: 0.5, next: 1, foreign: 3.3, whole: 2, beside: { ofCareer: 1, elsewhere: 2.5 } }
/** How many options stand on what the visitor wants to work on: more where the role that is wanted lies in no field of the career. */
const AIMED_MOST = { goesOn: 2, turns: 4 }
/** What a word of the answer is worth that tells the problems of a wanted trade apart, and the share of them that may hold it. */
const WORD_WORTH = 1.5
const RARE_WORD = 0.2

/** What the words of an answer that few of these problems hold are worth in each of them. */
function namedBy(answer: string, problems: readonly Problem[]): (problem: Problem) => number {
  const stems = new Map(problems.map((problem) => [problem, topicStems([problem.topic, problem.subject, problem.aim].join(' '))]))
  const holds = (problem: Problem, word: string) => (stems.get(problem) ?? []).some((stem) => stem.startsWith(word))
  const words = problems.length === 0 ? [] : topicStems(answer).filter((word) => problems.filter((problem) => holds(problem, word)).length <= problems.length * RARE_WORD)
  return (problem) => words.filter((word) => holds(problem, word)).length * WORD_WORTH
}

/**
 * The problems that the words of a visitor are about, nearest first. `subject`: what is wanted in few words, empty where they do not tell;
 * `others`: the answers with whatever else they say.
 * @param beside a project is stated, which stands first
 * @param turns the role that is wanted lies in another trade than the career
 */
export function aimedAt<T extends { area: AreaEvidence; problem: ProblemEvidence }>(
  subject: string,
  others: readonly string[],
  beside: boolean,
  known: readonly T[],
  matcher: Pick<Matcher, 'fit' | 'standing'>,
  turns = false,
): T[] {
  const leastOf = (area: AreaEvidence, said: number, standing: number) => {
    const { ofCareer } = area
    if (turns && isSought(area)) return AIMED.own
    if (beside) return ofCareer ? AIMED.beside.ofCareer : AIMED.beside.elsewhere
    if (ofCareer && standing >= AIMED.next) return AIMED.own
    return said >= AIMED.first ? AIMED.first : ofCareer ? AIMED.next : AIMED.whole
  }
  const named = namedBy(others[0] ?? '', turns ? known.flatMap(({ area, problem }) => (isSought(area) ? [problem.problem] : [])) : [])
  const [own, ...rest] = [subject, ...others].map((words) => (words === '' ? null : { id: 'aim', text: searchableLine(words), roleId: WANTED_POST }))
  const nearness = (line: typeof own, problem: Problem) => (line ? matcher.fit(line, problem) : -Infinity)
  const near = known
    .map((one) => {
      const { problem } = one.problem
      const said = nearness(own, problem)
      return { one, said, fit: Math.max(said, ...rest.map((line) => nearness(line, problem))), standing: matcher.standing(problem), named: named(problem) }
    })
    .filter(
      ({ one: { area }, said, fit, standing }) =>
        fit >= (isShown(area) || isSought(area) || standing >= 0 ? leastOf(area, said, standing) : AIMED.foreign) && (area.area.onlyByTitle === undefined || area.backed),
    )
    .map((one) => ({ ...one, worth: one.fit + one.standing * STANDING_WORTH.home + one.named }))
    .sort((a, b) => b.worth - a.worth)
    .filter(({ one: { area }, fit, standing }, at) => at === 0 || (fit >= (turns && isSought(area) ? AIMED.own : AIMED.next) && (area.ofCareer || isSought(area) || standing >= 0)))
  // Where the answer names one field of the trade, and it has enough, the others are not meant.
  const [first] = near
  const meant = first === undefined || first.named === 0 ? [] : near.filter(({ one: { area }, named: own }) => own > 0 || area === first.one.area)
  const most = turns ? AIMED_MOST.turns : AIMED_MOST.goesOn
  return (meant.length >= most ? meant : near).slice(0, most).map(({ one }) => one)
}

/** The whole of what is told of it, for a search of words. */
export const toldOf = ({ text, result }: Pick<Asset, 'text' | 'result'>): string => (result === null ? text : `${text}${searchableLine(result)}`)

/** Below this a project is told by itself: an area that only resembles it would say something else. */
export const PROJECT_FIT_LEAST = 5

/** A problem has to hold this share of what the best one holds of the person's words; in the occupation's own area somewhat less. */
const LEAST_TOPIC = { elsewhere: 0.5, ofCareer: 0.35, byItself: 0.85, neighbor: 0.3 }

/** What the person's words are about first, then evidence for the very problem, then how firmly the area is the person's. */
function valueOf(area: AreaEvidence, problem: ProblemEvidence, topic: number, seed: string, tellable: ReadonlySet<string>): number {
  return (
    topic * 24 +
    Math.min(problem.score, 40) * 0.6 +
    Math.min(area.score, 40) * 0.2 +
    (area.ofCareer ? 6 : 0) +
    (problem.supports.some(({ line }) => tellable.has(line.id)) ? 3 : 0) +
    (stableHash(`${seed}|${problem.problem.id}`) % 100) / 100
  )
}

/** Where no title tells the field: what skills, duties and degrees tell together, if one area holds clearly more of it than any other. */
const LEAST_TOLD = { score: 5, lines: 3, cues: 3, lead: 1.2, clearLead: 2, clearScore: 7, topic: 0.75 }

function told(areas: readonly AreaEvidence[], all: readonly Found[], topicOf: (problem: ProblemEvidence) => number): Found[] {
  const [first, second] = areas.filter(({ area }) => area.onlyByTitle === undefined)
  if (!first || first.score < LEAST_TOLD.score || independentSupports(first.supports) < LEAST_TOLD.lines) return []
  if (new Set(first.supports.filter(({ cue }) => sureness(cue) >= 0.5).map(({ cue }) => cue)).size < LEAST_TOLD.cues) return []
  const named = first.supports.some(({ line, cue }) => line.kind === 'title' && first.area.cues.includes(cue))
  if (second && first.score < second.score * (first.score < LEAST_TOLD.clearScore ? LEAST_TOLD.clearLead : named ? 1 : LEAST_TOLD.lead)) return []
  const own = all.filter(({ area }) => area === first)
  return own.some(({ problem }) => topicOf(problem) >= LEAST_TOLD.topic) ? own.filter(({ problem }) => problem.supports.length > 0).sort((a, b) => b.value - a.value) : []
}

/** From here on a line is surely about a problem. */
export const SURE_FIT = 1

/** Of the areas that stand open at its fit, the one whose problem a work is nearest to. What publications are about leads into an area only surely. */
export function nearestArea(asset: Asset, matcher: Matcher, areasAt: (fit: number) => readonly AreaEvidence[]): AreaEvidence | null {
  for (const { problem, fit } of matcher.nearest(asset)) {
    if (asset.object?.deliverable === 'topic' && fit < SURE_FIT) return null
    const found = areasAt(fit).find(({ area }) => area.problems.includes(problem))
    if (found) return found
  }
  return null
}

/** Occupations of teaching: that somebody teaches tells no field of what is published. */
const TEACHING = /^25-/

/** Publications, and their share of all, that show a field of their author's: a word that a few titles hold shows none. */
const PUBLISHED = { titles: 3, share: 0.3 }

const teaches = ({ area }: AreaEvidence) => area.occupations.length > 0 && area.occupations.every((code) => TEACHING.test(code))
const publishedIn = (area: AreaEvidence) => new Set(strongLines(area.supports).flatMap(({ line }) => (line.kind === 'publication' || line.kind === 'patent' ? [line.id] : []))).size

/** The fields in which enough of what a person published lies, most first; `total`: how much was published. */
export function publishedFields(areas: readonly AreaEvidence[], total: number): AreaEvidence[] {
  const least = Math.max(PUBLISHED.titles, total * PUBLISHED.share)
  return areas.filter((area) => !teaches(area) && publishedIn(area) >= least).sort((a, b) => publishedIn(b) - publishedIn(a) || b.score - a.score)
}

/** Whether a work of this fit may take its users, routes, and employers from an area: one of the career where it is about it, any other only where it is much nearer. */
export function leadsInto(area: AreaEvidence, asset: Asset, fit: number): boolean {
  if (asset.kind !== 'work') return fit >= (area.ofCareer && !teaches(area) ? SURE_FIT : FOREIGN)
  return fit >= (area.ofCareer ? 0 : FOREIGN)
}

/** Share of the lines of the strongest area that an area needs, so that its users and routes are the person's own. */
const LEAST_OF_FIELD = 0.45

/** The areas in which enough of the person's lines lie to take users and routes from them. */
export function ofField(areas: readonly AreaEvidence[]): AreaEvidence[] {
  const lines = (area: AreaEvidence) => new Set(strongLines(area.supports).map(({ line }) => line.id)).size
  const most = Math.max(0, ...areas.map(lines))
  return areas.filter((area) => lines(area) >= most * LEAST_OF_FIELD)
}

/** Down to here the line of a work may lie from all that its field is about: beyond it the users of the field have no use for the work. */
const OF_ITS_FIELD = -1.5

/** Whether a work lies in the field whose users, routes, and employer it would get: by a word of its line, by its post, or by its meaning. */
export const belongs = (asset: Asset, { area, supports }: AreaEvidence, matcher: Matcher): boolean =>
  supports.some(({ line, cue }) => (line.id === asset.id || (line.kind === 'title' && line.id === asset.roleId)) && sureness(cue) >= 1) ||
  area.problems.some((problem) => matcher.fit(asset, problem) >= OF_ITS_FIELD)

/** How much of the main career lies in a field that is the career, and below what it is a side line. */
const MAIN = { career: 0.75, side: 0.5 }

/** Least strength of an asset that an endeavor is built on, by whether a problem area is about it. */
const LEAST_ASSET = { onProblem: -2, ofOwn: 1.2, ofWeak: 0.5 }
/** What a known problem is worth beside an endeavor that is built from the object alone. */
const KNOWN = 2.5
/** What each step of nearness to the problem is worth beside the strength of the deed, and how many steps count. */
const FIT_WORTH = 1
const FIT_MOST = 5
/** A thing that was made with its figure says most; a lesson, a look at something, or one title says less. */
function handedWorth({ kind, clause }: Asset, deliverable: Deliverable | null): number {
  if (kind === 'publication') return deliverable === 'topic' || deliverable === 'inquiry' ? -0.6 : 0
  if (deliverable === 'subject') return -1.2
  if (deliverable === 'inquiry' || deliverable === 'work' || deliverable === 'solution') return -0.5
  return deliverable !== null && deliverable !== 'change' && /\d/.test(clause) ? 0.5 : 0
}

/** "critical analysis": without a figure, two plain words are no work that others could take up. */
const saysEnough = ({ general }: Pick<OwnObject, 'general'>) => bareOf(general).split(' ').length >= 3
/** Behind a line of weight two telling words say enough: "basis-risk complaints". */
export const saysSome = ({ general }: Pick<OwnObject, 'general'>) => saysEnough({ general }) || (bareOf(general).includes(' ') && bareOf(general).length >= 15)

/**
 * What carries options, in this order: deeds that are surely about a known problem; instruments with what they reached, handed on; the objects of
 * strong lines that no known problem is surely about; deeds near a problem; what a row of papers is on; then what may lie in one.
 */
const PASSES = ['told', 'own', 'any', 'near', 'titles', 'loose'] as const
/** How many options stand on what a paper is on. */
const TOPICS_MOST = 1
/** From here on a known problem is fitting enough to stand before the general pattern. */
const KNOWN_FIT = 0.7
/** How many works of a person are handed on by the general pattern: instruments with what they reached, and whatever a strong line is about. */
const HANDED_MOST = { own: 2, any: 3 }
/** From which strength on the object of a line carries an option where no known problem is surely about it. */
const LEAST_OBJECT = 1.2
/** And from here on where the deed does not name it. */
const UNNAMED_FIT = 1.7
/** And where its own object can be handed on instead. */
const OBJECT_BEFORE = 3.3
/** A problem of a field that is not the person's own has to be shown by as many lines and be surely what one is about, or more so where only one shows it. */
const FOREIGN_SUPPORTS = 2
const FOREIGN_SURE = 3.3
const FOREIGN_ALONE = 3.4
/** An area in which this share of the strongest one's evidence is not reached is a side line, whatever the occupation. */
const SIDE_SHARE = 0.45
const SIDE_LOSS = 1.5
const SIDE_FIT = 2.2
/** So near that the field need not be known otherwise. */
const VERY_SURE = 5.5
/** And is taken after those of the own field. */
const FOREIGN_LOSS = 1.5

/** From which strength on a line is worth an option of its own, how far it may be from a problem of its field, and from one that is taken already. */
const VERY_STRONG = { line: 3.5, fit: -0.3, again: -0.9 }
const STRONG_LINE = { line: 1.2, fit: -0.9, again: 0.7 }
/** Before a subject that no line is about. */
const LAST_STRONG = { line: 1.2, fit: -2.5, again: -3.5 }
const AGAIN_LOSS = 2.5
const REPEATS_MOST = 2

/** How far what is left may be from a problem, for an option to tell it. */
const LEAST_BESIDE = -1.5
/** What each paper that already carries an option takes from the next one. */
const SAME_KIND = 1.3
/** How near a deed has to be to a problem of a field that neither occupation nor posts show. */
const FOREIGN = 2.5
/** What the problem's standing in all that is known of the person is worth where a line chooses among problems, more in a field that neither occupation nor posts show, and where the set chooses among lines. */
const STANDING_WORTH = { home: 0.3, foreign: 1.2, choice: 0.4 }

/** Cues of an area that any title may hold. */
const PLAIN_IN_TITLES =
  /^(?:team|client|account|report|project|program|service|staff|manage|director|operations|system|data|process|quality|order|office|product|customer|training|train|support|assistant|specialist|analyst|lead|coordinat|technology|resource|production|development|community|local|business)$/

/** Cues of users that stand in lines of any field: they name nobody. */
const PLAIN_OF_USERS = new Set(
  'state county public local rural government federal national health service office building system plant community group company business product research program regional private network center industr operator maker'.split(
    ' ',
  ),
)

/** Publications from which on their subjects are worked on by themselves. */
const SCHOLAR = 3

/** `stranger`: no users of its ground are among those the person worked for. */
export type Grounded = { asset: Asset; ground: AreaEvidence; problem: ProblemEvidence; stranger: boolean }

const wordsOf = (text: string, longerThan = 3) =>
  new Set(
    text
      .trim()
      .split(' ')
      .filter((word) => word.length > longerThan),
  )

/** True where two facts say nearly the same: an employer's line printed twice, a bullet reworded for another post. */
export function alike(one: Pick<Asset, 'text'>, other: Pick<Asset, 'text'>): boolean {
  const [a, b] = [wordsOf(one.text), wordsOf(other.text)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(Math.min(a.size, b.size), 1) > 0.6
}

type Told = Pick<Asset, 'id' | 'quoted' | 'whole'>
/** A line in its own words, and what was said anew of it. */
export const sameLine = (one: Told, other: Told): boolean => one.id === other.id && (one.quoted || other.quoted || one.whole === true || other.whole === true)

/** How many lines choose before all others, and from which strength on. */
const STRONGEST = { lines: 4, least: 1.5 }

/** The strongest lines of a record, each story once. */
export function strongestOf(assets: readonly Asset[]): Asset[] {
  const found: Asset[] = []
  for (const asset of assets) {
    if (found.length === STRONGEST.lines || asset.strength < STRONGEST.least) break
    if (asset.kind !== 'award' && !isRoutine(asset) && !found.some((other) => alike(other, asset) || sameStory(other, asset) || sameLine(other, asset))) found.push(asset)
  }
  return found
}

/** "Quill" of "Quill: a toolbox for streaming graphs". */
const named = ({ kind, clause }: Pick<Asset, 'kind' | 'clause'>) => (kind === 'work' ? null : (/^(\S+(?: \S+)?):\s/.exec(clause)?.[1]?.toLowerCase() ?? null))

/** Share of the words of a title that a line of work has to hold for both to tell one story. */
const TOLD_ALIKE = { words: 3, share: 0.45 }

/** "Real-time soot with battery loaders" and "soot from 0.2 to 0.07 after the trial of battery loaders". */
function toldAlike(one: Pick<Asset, 'kind' | 'text' | 'about'>, other: Pick<Asset, 'kind' | 'text' | 'about'>): boolean {
  const [title, work] = one.kind === 'work' ? [other.about, one.text] : [one.about, other.text]
  const plain = (text: string) =>
    new Set([...wordsOf(text, 2)].map((word) => word.replace(/s$/, '')).filter((word) => !EVERYWHERE.has(word) && !/^(?:the|and|for|with|from|under|into|near|using)$/.test(word)))
  const [a, b] = [plain(title), plain(work)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared >= TOLD_ALIKE.words && shared / Math.max(a.size, 1) >= TOLD_ALIKE.share
}

/** A result and the paper on it: their objects share most of their words. */
export function sameStory({ object: one, ...a1 }: Asset, { object: other, ...b1 }: Asset): boolean {
  if (named(a1) !== null && named(a1) === named(b1)) return true
  if ((a1.kind === 'work') !== (b1.kind === 'work') && toldAlike(a1, b1)) return true
  if (!one?.deliverable || !other?.deliverable) return false
  const [a, b] = [stems(one.general), stems(other.general)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared > 1 && shared / Math.max(Math.min(a.size, b.size), 1) > 0.6
}

/** Whether an object of the person's own and a known problem are one subject under two titles: "service standards" beside the checking of service standards. */
export function isOneSubject({ general }: Pick<OwnObject, 'general'>, { topic, subject }: Pick<Problem, 'topic' | 'subject'>): boolean {
  const about = stems(`${topic} ${subject}`)
  const own = [...stems(general)]
  return own.length > 1 && own.filter((word) => about.has(word)).length >= 2
}

/**
 * Four slots, or fewer than four where nothing is backed. The set is chosen over the assets first: each of the strongest takes the
 * problem its object is about, or else is an endeavor of its own (`grounded`); what is left is filled from the field.
 */
export function chooseSlots(
  areas: readonly AreaEvidence[],
  topics: ReadonlyMap<string, number>,
  project: StatedProject | null,
  seed: string,
  assets: readonly Asset[],
  grounded: readonly Grounded[],
  matcher: Matcher,
  names: (asset: Asset, area: AreaEvidence, problem: ProblemEvidence, line?: string) => boolean = () => false,
  /** Whether any of the users of an area stands in what is known of the person. */
  knows: (area: AreaEvidence) => boolean = () => true,
  /** Whether the person's work bears on the subject; no other carries an option. */
  bears: (one: ProblemEvidence) => boolean = () => true,
  /** Whether a problem may be told twice, for other users in another form. */
  repeats = false,
  /** Which of the person's own objects may fill a set that is not full. */
  fills: (asset: Asset) => boolean = () => true,
  /** What the visitor wants to work on: these problems stand first, behind the project where one is stated. */
  aims: readonly Problem[] = [],
): Slot[] {
  const tellable = new Set(assets.map(({ id }) => id))
  const topicOf = ({ problem }: ProblemEvidence) => topics.get(problem.id) ?? 0
  const known = areas.flatMap((area) => area.problems.map((problem): Found => ({ area, problem, value: valueOf(area, problem, topicOf(problem), seed, tellable) })))
  const all = known.filter(({ problem }) => bears(problem))
  const slots: Slot[] = []
  const timesTaken = (id: string) => slots.filter(({ problem }) => problem.problem.id === id).length
  const free = ({ problem }: Found) =>
    timesTaken(problem.problem.id) === 0 && !slots.some(({ object, problem: { problem: taken } }) => object?.deliverable != null && taken.id === CARRIED && isOneSubject(object, problem.problem))
  const take = (one: Found, maker: Design['maker'], asset: Asset | null = null, fit = 0, object: OwnObject | null = null) => {
    // A work of one's own is handed on once.
    const turn = object?.deliverable ? 0 : timesTaken(one.problem.problem.id)
    slots.push({ area: one.area, problem: one.problem, path: 'close', maker, turn: Math.min(turn, 3), asset, fit, object })
  }
  const fitting = project ? (known.map((one) => ({ one, fit: projectMatch(one, project, matcher) })).sort((a, b) => b.fit - a.fit || b.one.value - a.one.value)[0] ?? null) : null
  const projectArea = fitting && fitting.fit >= PROJECT_FIT_LEAST ? fitting.one.area : null
  // Beside the occupation that was read, another field needs a post in it: words alone lead into foreign fields.
  /** A title may fit several trades: one word of the work is not enough to choose among them. */
  const ofCareer = (area: AreaEvidence) =>
    area.ofCareer && (strongLines(area.supports).length >= 2 || area.supports.some(({ line }) => line.kind === 'title') || areas.filter((one) => one.ofCareer).length === 1)
  const inPost = (area: AreaEvidence) =>
    ofCareer(area) ||
    strongLines(area.supports).filter(({ line }) => line.kind === 'publication' || line.kind === 'patent').length >= 2 ||
    area.supports.some(({ line }) => line.kind === 'title' && area.area.cues.some((cue) => !PLAIN_IN_TITLES.test(cue) && holdsCue(line.text, cue)))
  const somePost = areas.some(inPost)
  const posted = (area: AreaEvidence) => inPost(area) || !somePost || area === projectArea || area.supports.some(({ line }) => line.kind === 'niche' || line.kind === 'project')
  const byItself = (one: Found) => topicOf(one.problem) >= LEAST_TOPIC.byItself && strongLines(one.problem.supports).length >= 2
  const shownAt = all.filter((one) => one.area.backed || one.area === projectArea || byItself(one)).sort((a, b) => b.value - a.value)
  const inField = shownAt.filter((one) => posted(one.area) || byItself(one))
  const backed = inField.length > 0 ? inField : shownAt
  const onTopic = backed.filter(({ area, problem }) => topicOf(problem) >= (area.ofCareer || area === projectArea ? LEAST_TOPIC.ofCareer : LEAST_TOPIC.elsewhere))
  const eligible = onTopic.length > 0 ? [...onTopic] : backed.filter(({ area }) => area.ofCareer)
  if (eligible.length === 0) eligible.push(...told(areas, all, topicOf))
  if (eligible.length === 0 && repeats) eligible.push(...backed)
  if (eligible.length === 0 && grounded.length < 2) return []
  if (project) {
    const own = fitting && fitting.fit >= PROJECT_FIT_LEAST ? fitting.one : (eligible[0] ?? { area: grounded[0]!.ground, problem: grounded[0]!.problem, value: 0 })
    // The work that it names stands with it and carries no other option.
    take(own, 'project', namedWork(`${project.quote} ${project.phrase}`, assets), SURE_FIT)
  }
  for (const one of aims.flatMap((aimed) => known.find(({ problem: { problem } }) => problem === aimed) ?? []).filter(free)) {
    const borne = assets
      .filter((asset) => asset.kind !== 'award' && !slots.some((slot) => slot.asset !== null && (alike(slot.asset, asset) || sameLine(slot.asset, asset))))
      .map((asset) => ({ asset, fit: matcher.fit(asset, one.problem.problem) }))
      .filter(({ asset, fit }) => fit >= (names(asset, one.area, one.problem, asset.text) ? 0 : SURE_FIT))
      .sort((a, b) => Math.min(b.asset.strength, 7) + b.fit - Math.min(a.asset.strength, 7) - a.fit)[0]
    // Beside a project, what no line bears gives way to the subjects of the record.
    if (project === null || borne) take(one, 'problem', borne?.asset ?? null, borne?.fit ?? 0)
  }
  const firsts = slots.length

  // A field that the answer leads to and the record bears out is as much the person's own as the career.
  const leadsTo = (area: AreaEvidence) => area.backed && area.problems.some(({ problem }) => aims.includes(problem))
  const inCareer = (area: AreaEvidence) => ofCareer(area) || area === eligible[0]?.area || leadsTo(area)
  const own = new Map(grounded.map((one) => [one.asset, one]))
  const found = new Map(all.map((one) => [one.problem.problem, one]))
  // An area whose words stand in every resume is open to those whom a title or a project leads there.
  const open = ({ area }: Found) => area.area.onlyByTitle === undefined || area.backed
  const fields = new Set([...backed, ...eligible].map(({ area }) => area))
  const atHome = (area: AreaEvidence) => inCareer(area) || fields.has(area)
  const isFar = (area: AreaEvidence) => !atHome(area) && !area.ofCareer
  const most = Math.max(0, ...areas.filter(({ ofCareer, backed }) => ofCareer || backed).map(({ score }) => score))
  const isSide = (area: AreaEvidence) => area.score < most * SIDE_SHARE
  // A field of which nobody is named that has its problems gives way to one whose people the resume knows.
  const knowing = areas.filter((area) => (area.ofCareer || area.backed) && knows(area))
  const elsewhereKnown = (area: AreaEvidence) => knowing.some((other) => other !== area && other.score > area.score)
  /** The problem that an asset is about, of those not taken yet; null where none is near enough. `loose`: a problem in which much of the person's work lies, and the asset with it. */
  const home = (asset: Asset, loose: boolean): { one: Found; fit: number } | null => {
    // The title of a work may come from any field.
    const ofHome = asset.kind === 'work' ? atHome : inCareer
    return (
      matcher
        .nearest(asset)
        .flatMap(({ problem, fit }) => {
          const one = found.get(problem)
          const standing = matcher.standing(problem)
          if (!one) return []
          if (isFar(one.area) && (!knows(one.area) || fit < (independentSupports(one.problem.supports) < FOREIGN_SUPPORTS ? FOREIGN_ALONE : FOREIGN_SURE))) return []
          if (fit < VERY_SURE && !knows(one.area) && elsewhereKnown(one.area)) return []
          const near = loose ? standing > 0 && ofHome(one.area) : fit >= 0 && (ofHome(one.area) ? fit + standing * STANDING_WORTH.home >= 0 : fit + standing * STANDING_WORTH.foreign >= FOREIGN)
          return near && open(one) && free(one) ? [{ one, fit, order: fit + standing * STANDING_WORTH.home - (isSide(one.area) ? SIDE_LOSS : 0) }] : []
        })
        .sort((a, b) => b.order - a.order)[0] ?? null
    )
  }
  /** Without problems it is no field of the person's: nothing is handed on there. */
  const commonTo = (area: AreaEvidence): AreaEvidence => ({ ...area, problems: [] })
  /** The field whose users and routes a work gets: the one whose users its line names, then the nearest of those known of the person, before the common ground. */
  const fieldOf = ({ asset, ground }: Grounded): AreaEvidence => {
    if (!asset.object?.deliverable) return ground
    const served =
      asset.kind === 'work'
        ? areas.filter((area) => (area.ofCareer || area.backed) && area.area.users.some(({ cues }) => cues.some((cue) => cue.length > 4 && !PLAIN_OF_USERS.has(cue) && holdsCue(toldOf(asset), cue))))
        : []
    const ofServed = served.toSorted((a, b) => Number(b.ofCareer) - Number(a.ofCareer) || Number(b === ground) - Number(a === ground) || b.score - a.score)[0]
    if (ofServed && !(ground.problems.length > 0 && served.includes(ground))) return ofServed
    if (ground.problems.length > 0) return !knows(ground) && elsewhereKnown(ground) ? commonTo(ground) : ground
    const fields = ofField([...new Set(eligible.map(({ area }) => area))])
    return nearestArea(asset, matcher, (fit) => fields.filter((area) => leadsInto(area, asset, fit) && (knows(area) || !elsewhereKnown(area)))) ?? ground
  }
  const scholarly = assets.some(({ object }) => object?.deliverable === 'topic')
  const carried: Asset[] = slots.flatMap(({ asset }) => asset ?? [])
  const untold = (asset: Asset) =>
    !carried.some((other) => other === asset || alike(other, asset) || sameStory(other, asset) || sameLine(other, asset)) &&
    !slots.some(({ object }) => object !== null && object.general === own.get(asset)?.asset.object?.general)
  /** A known problem that is taken already tells the same. */
  const isTaken = (object: OwnObject) => slots.some(({ object: other, problem: { problem } }) => other === null && problem.id !== CARRIED && isOneSubject(object, problem))
  type Candidate = { asset: Asset; at: { one: Found; fit: number } | null; object: OwnObject | null; worth: number }
  const handedOnes = () => slots.filter((slot) => slot.object?.deliverable && slot.problem.problem.id === CARRIED).length
  const topicsTaken = () => slots.filter(({ object }) => object?.deliverable === 'topic').length
  /** What a strong line is about, for others like its users, in a field of the person's own. */
  const anyObject = (asset: Asset): OwnObject | null => {
    const ground = own.get(asset)
    if (
      !ground ||
      asset.kind !== 'work' ||
      !asset.object?.deliverable ||
      isTaken(asset.object) ||
      asset.strength < LEAST_OBJECT ||
      !saysSome(asset.object) ||
      !tellsSubject(asset.object.general) ||
      staysInside(asset) ||
      (isRoutine(asset) && !fills(asset))
    )
      return null
    // Who led or arranged something has no method of it to give away.
    if (asset.object.deliverable === 'work' && workKind(asset.object.verb) === 'run') return null
    const field = fieldOfAny(ground)
    return handedOnes() < HANDED_MOST.any && field.problems.length > 0 && belongs(asset, field, matcher) ? asset.object : null
  }
  /** The field that the line itself names, or else the one in which most of what is known of the person lies. */
  const fieldOfAny = (ground: Grounded): AreaEvidence => {
    const field = fieldOf(ground)
    if (field.problems.length > 0 && field.supports.some(({ line, cue }) => line.id === ground.asset.id && sureness(cue) >= 1)) return field
    return areas.find(({ area, ofCareer, backed, problems }) => (ofCareer || backed) && problems.length > 0 && area.onlyByTitle === undefined) ?? field
  }
  /** What of the asset can be handed on as it is; in a field of the person's own, with users known there. */
  const handedOn = (asset: Asset): OwnObject | null => {
    const ground = own.get(asset)
    if (!ground || !asset.object?.deliverable || isTaken(asset.object) || asset.strength < LEAST_ASSET.ofWeak || !saysEnough(asset.object) || !tellsSubject(asset.object.general)) return null
    if (handedOnes() >= HANDED_MOST.own) return null
    // What one paper is on is told where nothing else is left.
    if (asset.object.deliverable === 'topic') return null
    const field = fieldOf(ground)
    return isInstrument(asset) && field.problems.length > 0 && belongs(asset, field, matcher) ? asset.object : null
  }
  const worthOf = (asset: Asset, pass: (typeof PASSES)[number]): Candidate[] => {
    if (asset.kind === 'award') return []
    // Beside subjects that many publications share, a single title chooses no problem.
    if (asset.kind === 'publication' && scholarly && asset.object === null) return []
    const strength = Math.min(asset.strength, 7)
    if (pass === 'titles') {
      const isTopic =
        own.has(asset) && asset.object?.deliverable === 'topic' && !isTaken(asset.object) && saysEnough(asset.object) && tellsSubject(asset.object.general) && isWholeTopic(asset.object.general)
      return isTopic && topicsTaken() < TOPICS_MOST && assets.filter(({ kind }) => kind === 'publication').length >= SCHOLAR ? [{ asset, at: null, object: asset.object, worth: strength }] : []
    }
    if (pass === 'own' || pass === 'any') {
      const object = pass === 'own' ? handedOn(asset) : anyObject(asset)
      return object ? [{ asset, at: null, object, worth: strength + KNOWN + FIT_WORTH + handedWorth(asset, object.deliverable) }] : []
    }
    const at = asset.strength >= LEAST_ASSET.onProblem ? home(asset, pass === 'loose') : null
    if (!at) return []
    const { area, problem } = at.one
    const far = isFar(area)
    if (isSide(area) && at.fit < SIDE_FIT) return []
    const says = names(asset, area, problem, asset.text)
    if (pass !== 'loose' && at.fit < (says ? (pass === 'told' ? KNOWN_FIT : 0) : pass === 'told' ? (anyObject(asset) ? OBJECT_BEFORE : UNNAMED_FIT) : SURE_FIT)) return []
    const object = asset.object?.deliverable && answersProblems(asset.object.deliverable) && own.has(asset) && isInstrument(asset) && names(asset, area, problem) ? asset.object : null
    return [
      {
        asset,
        at,
        object,
        worth: strength + KNOWN + Math.min(at.fit, FIT_MOST) * FIT_WORTH + matcher.standing(problem.problem) * STANDING_WORTH.choice - (far ? FOREIGN_LOSS : 0) - (isSide(area) ? SIDE_LOSS : 0),
      },
    ]
  }
  /** Four papers of one author tell one story. */
  const oneSided = ({ asset: { kind } }: Candidate) => (kind === 'work' ? 0 : carried.filter((other) => other.kind === kind).length * SAME_KIND)
  /**
   * What is left of the strong lines: each takes the problem of the field that it is nearest to; where that is taken and no other is near,
   * the same problem again, for other users and in another form, rather than a subject that no line of the person is about.
   */
  const carryStrong = ({ line, fit: least, again: leastAgain }: { line: number; fit: number; again: number }, pool: readonly Asset[]): void => {
    while (slots.length < 4) {
      const best = pool
        .filter((asset) => asset.kind !== 'award' && asset.strength >= line && untold(asset))
        .flatMap((asset) => {
          const fits = all
            .filter((one) => open(one) && inCareer(one.area) && (knows(one.area) || !elsewhereKnown(one.area)))
            .map((one) => ({ asset, one, fit: matcher.fit(asset, one.problem.problem) }))
          const order = ({ one, fit }: (typeof fits)[number]) => fit + matcher.standing(one.problem.problem) * STANDING_WORTH.home
          const repeated = fits.filter(({ one, fit }) => fit >= leastAgain && repeatable(one)).sort((a, b) => b.fit - a.fit)[0]
          const isFree = ({ one, fit }: (typeof fits)[number]) => free(one) && (fit >= least || fit >= (repeated?.fit ?? Infinity))
          const next = fits.filter(isFree).sort((a, b) => order(b) - order(a))[0]
          // Taken again is only what lies nearer than all that is free.
          const again = next && repeated && next.fit >= repeated.fit ? undefined : repeated
          return [
            ...(next ? [{ ...next, maker: 'generalize' as const, worth: Math.min(asset.strength, 7) + Math.min(next.fit, FIT_MOST) }] : []),
            ...(again && slots.filter(({ turn }) => turn > 0).length < REPEATS_MOST
              ? [{ ...again, maker: 'combine' as const, worth: Math.min(asset.strength, 7) + Math.min(again.fit, FIT_MOST) - AGAIN_LOSS }]
              : []),
          ]
        })
        .sort((a, b) => b.worth - a.worth)[0]
      if (!best) break
      carried.push(best.asset)
      take(best.one, best.maker, best.asset, best.fit)
    }
  }
  /** Taken once, by an option that is built on the problem itself. */
  const repeatable = ({ problem: { problem } }: Found) =>
    repeats && timesTaken(problem.id) === 1 && slots.some((slot) => slot.problem.problem === problem && slot.object === null && slot.maker !== 'project' && slot.fit >= 0)

  // The strongest lines choose first; what any other line is about fills what they leave.
  for (const pool of [strongestOf(assets), assets]) {
    for (const pass of PASSES) {
      if ((pass === 'loose' || pass === 'titles') && pool !== assets) break
      while (slots.length < 4) {
        const best = pool
          .filter(untold)
          .flatMap((asset) => worthOf(asset, pass))
          .sort((a, b) => b.worth - oneSided(b) - a.worth + oneSided(a))[0]
        if (!best) break
        carried.push(best.asset)
        const alone = own.get(best.asset)
        if (best.at) take(best.at.one, 'generalize', best.asset, best.at.fit, best.object)
        else if (alone) take({ area: (pass === 'any' ? fieldOfAny : fieldOf)(alone), problem: alone.problem, value: 0 }, 'generalize', best.asset, 3, best.asset.object)
      }
      if (pass === 'any') carryStrong(VERY_STRONG, assets)
      if (pass === 'near') carryStrong(STRONG_LINE, pool)
    }
  }
  carryStrong(LAST_STRONG, assets)

  // Nothing further is told: the person's own objects, then problems in which most of what is known lies; none is taken twice while another is left.
  const byStanding = all
    .filter((one) => open(one) && matcher.standing(one.problem.problem) >= 0 && inCareer(one.area) && (knows(one.area) || !elsewhereKnown(one.area)))
    .sort((a, b) => matcher.standing(b.problem.problem) - matcher.standing(a.problem.problem))
  const shown = ({ problem }: Found) => strongLines(problem.supports).length >= 1 && assets.some((asset) => untold(asset) && matcher.fit(asset, problem.problem) >= LEAST_BESIDE)
  const career = eligible.filter(({ area }) => inCareer(area))
  const rest: readonly ((one: Found) => boolean)[] = [
    (one) => career.includes(one) && shown(one),
    (one) => career.includes(one) && one.problem.supports.length > 0,
    (one) => career.includes(one),
    (one) => inCareer(one.area) && (one.problem.supports.length > 0 || topicOf(one.problem) >= LEAST_TOPIC.neighbor),
    (one) => inCareer(one.area),
    (one) => eligible.includes(one),
    (one) => backed.includes(one) && knows(one.area),
    (one) => one.area.ofCareer && open(one) && knows(one.area),
  ]
  while (slots.length < 4) {
    const standing = byStanding.find(free)
    const next = standing ?? rest.flatMap((fits) => [...eligible, ...all].find((one) => free(one) && fits(one)) ?? [])[0]
    // An object that others could not take up as it is stands for itself only where nothing else is left.
    const own =
      next === undefined
        ? grounded
            .toSorted((a, b) => Number(a.stranger) - Number(b.stranger))
            .find(
              ({ asset }) =>
                untold(asset) &&
                fills(asset) &&
                !(asset.object?.deliverable === 'topic' && topicsTaken() >= TOPICS_MOST) &&
                !(asset.object && (isTaken(asset.object) || !tellsSubject(asset.object.general))),
            )
        : undefined
    if (own) {
      carried.push(own.asset)
      take({ area: fieldOf(own), problem: own.problem, value: 0 }, 'generalize', own.asset, 3, own.asset.object)
    } else if (next) take(next, 'problem')
    else {
      // Nothing else is left: the same work for other users, in another form.
      const taken = slots.filter(({ object, maker }) => object === null && maker !== 'project').map((slot): Found => ({ area: slot.area, problem: slot.problem, value: 0 }))
      const again = [...career, ...taken].toSorted((a, b) => timesTaken(a.problem.problem.id) - timesTaken(b.problem.problem.id) || b.value - a.value)
      const repeated = repeats ? (again[0] ?? eligible[0]) : undefined
      if (!repeated) break
      take(repeated, 'combine')
    }
  }
  return ordered(slots, firsts)
}

/** From which strength on the best asset leads a set. */
const LEADING = 3.5

/** Options built on an asset stand before those on training, the main career before a side line; the best asset of the main career stands in one of the first two, and leads where it is a large one and surely about its problem. What the visitor stated (`firsts` slots) stands before all. */
export function ordered(slots: readonly Slot[], firsts: number): Slot[] {
  const nearness = ({ area, asset, fit, object }: Slot) =>
    (object?.deliverable ? 4 : object === null ? Math.max(area.main * 4, area.ofCareer ? 1.5 : 0) + Math.min(fit, 3) * 0.5 : (asset?.strength ?? 0) >= LEAST_ASSET.ofOwn ? 2.5 : -1) +
    (asset ? 2 + (Math.min(asset.strength, 7) + (object?.deliverable ? handedWorth(asset, object.deliverable) : 0)) * 0.5 : -4)
  const first = slots.slice(0, firsts)
  const free = slots.slice(first.length)
  // Where the main career fills the close options, no side line takes their place, however large its result.
  const filled = free.filter(({ area, asset, object }) => asset !== null && object === null && area.main >= MAIN.career).length >= 2 - first.length
  const aside = ({ area, object }: Slot) => filled && object === null && area.main < MAIN.side
  const rest = free.toSorted((a, b) => Number(aside(a)) - Number(aside(b)) || nearness(b) - nearness(a))
  const worth = (slot: Slot | undefined) => (slot?.asset && !aside(slot) ? slot.asset.strength + (slot.object?.deliverable ? handedWorth(slot.asset, slot.object.deliverable) : 0) : -9)
  const best = rest.reduce((at, slot, index) => (worth(slot) > worth(rest[at]) ? index : at), 0)
  const leads = (slot: Slot | undefined) => slot?.asset != null && slot.object === null && slot.fit >= SURE_FIT && slot.asset.strength >= LEADING
  const last = leads(rest[best]) ? 0 : Math.max(1 - first.length, 0)
  if (best > last) rest.splice(last, 0, ...rest.splice(best, 1))
  return [...first, ...rest].map((slot, at) => ({ ...slot, path: at < 2 ? 'close' : 'alternative' }))
}
