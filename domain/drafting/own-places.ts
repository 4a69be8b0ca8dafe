/**
 * Another place of the person's own work for an option that is somebody else's: what they made and no option tells yet, what they answered that
 * they want to work on, or a work of the set once more in another form and for others.
 */
import type { Asset } from './assets.ts'
import { alike, sameLine, sameStory, saysSome, type Slot } from './choose-slots.ts'
import { routesFor } from './compatibility.ts'
import { headOf, type Deliverable } from './deliverable.ts'
import type { Design } from './design.ts'
import { holdsCue, searchableLine, sureness, type AreaEvidence, type EvidenceLine } from './evidence.ts'
import { staysInside } from './handed-on.ts'
import type { OwnObject } from './own-object.ts'
import { DAILY, GAIN } from './own-ground-words.ts'
import { deedWorth } from './own-deeds.ts'
import { arePersons } from './persons.ts'
import type { ContributionForm, DraftingKnowledge, Problem, ProblemArea, UserGroup } from './problem-area.ts'
import { tellsSubject } from './shares-subject.ts'
import { readNiche } from './stated-niche.ts'
import { topicStems } from './topic-fit.ts'

/** How much of a subject has to stand in the record where no deed is on it: of any subject, and of one that the answers ask for. */
const LEAST_SHARE = { any: 0.7, asked: 0.5, far: 0.3 }

/** Whether subject, deed, and users of an option part company: no deed names the subject and little of it stands in the record, or nothing knows its users. */
export const isElsewhere = ({ named, share, isAsked, knowsUsers }: Agreement): boolean => (named ? !knowsUsers && !isAsked : share < (isAsked ? LEAST_SHARE.asked : LEAST_SHARE.any))
/** Whether it is so far off that a work of the set told once more is better. */
export const isFarOff = ({ named, meant, share, isAsked, knowsUsers }: Agreement & { /** Whether a deed means it, by other words. */ meant: boolean }): boolean =>
  !named && ((!knowsUsers && !isAsked) || (!meant && share < LEAST_SHARE.far))
export type Agreement = { named: boolean; share: number; isAsked: boolean; knowsUsers: boolean }

/** What of a lesser line can be told of as well, where it stands against somebody else's subject. */
const LEAST_STRENGTH = 0
/** And of a thing that was made, against a subject that nothing of the person is about. */
const LEAST_MADE = -1
const KEPT: ReadonlySet<Deliverable> = new Set(['software', 'model', 'protocol', 'teaching', 'program', 'device', 'record', 'process', 'practice', 'solution'])

const HOUSE = /^(?:center|centre|clinic|market|club|line|exchange)s?$/

/** How strongly a thing speaks in the place of somebody else's subject; null where others could not take it up. */
export function placeWorth(asset: Asset, far = false): number | null {
  const { object, kind, strength } = asset
  // "built a dialysis center": a house, and no program.
  if (object?.deliverable === 'program' && HOUSE.test(headOf(object.general))) return null
  const worth = object?.deliverable === 'topic' ? null : deedWorth(asset)
  if (worth !== null) return worth
  if (object?.deliverable == null || kind !== 'work' || !KEPT.has(object.deliverable)) return null
  const isPlain = !saysSome(object) || !tellsSubject(object.general) || staysInside(asset) || DAILY.test(object.phrase) || GAIN.test(object.phrase)
  return isPlain || strength < (far && object.kind === 'make' && object.deliverable !== 'solution' ? LEAST_MADE : LEAST_STRENGTH) ? null : strength
}

const isTold = (asset: Asset, other: Asset) => other === asset || alike(other, asset) || sameStory(other, asset) || sameLine(other, asset)

/** The works that no option of the set tells, the strongest first. `far`: in place of a subject that nothing of the person is about. */
export function untoldWorks(slots: readonly Slot[], assets: readonly Asset[], far: boolean): Asset[] {
  const told = (asset: Asset) => slots.some(({ asset: other, object }) => (other !== null && isTold(asset, other)) || (object !== null && object.general === asset.object?.general))
  return assets
    .flatMap((asset) => [placeWorth(asset, far)].flatMap((worth) => (worth === null || told(asset) ? [] : [{ asset, worth }])))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ asset }) => asset)
}

/** Words of a niche, at most: longer ones make no title. */
const NICHE_WORDS = { least: 2, most: 8 }
/** What ends in the name of somebody's trade or wish is no work. */
const NO_WORK = /\b(?:and|or|industry|field|sector|business|businesses|technology|things|career|job|position|area)$/i

/** What the person wants to work on, as a practice that can be studied, taught, and written down; null where the words name none. */
export function objectOfNiche(answer: string): OwnObject | null {
  // Of two subjects the first is named; what a slash joins would be cut in two.
  const [first = ''] = answer.split(/[,;(]|\s[–—+-]\s/)
  const niche = /[/\d]/.test(first) ? undefined : readNiche(first)?.focus?.replace(/ for (?!the ).*$/, '')
  if (niche == null) return null
  const words = niche.split(' ')
  if (words.length < NICHE_WORDS.least || words.length > NICHE_WORDS.most || NO_WORK.test(niche) || !tellsSubject(niche) || topicStems(niche).length < NICHE_WORDS.least) return null
  return { phrase: niche, general: niche, kind: 'run', verb: 'run', means: null, scope: null, timed: null, deliverable: 'practice', metric: null }
}

/** How often a group's word weighs where it stands. */
const WEIGHT = { line: 3, answers: 3, posts: 2, lines: 0.5, linesMost: 1.5, field: 1, backed: 0.5 }
/** From here on a group is known. */
const LEAST_KNOWN = 2.5
/** Words that stand in lines of every trade. */
const PLAIN =
  /^(?:rural|small|local|state|county|public|regional|government|federal|city|community|product|technolog|material|research|production|contractor|private|family|industrial|energy|power|system|building|service|plant|component|level|equipment|machine|general|program|health|financ|medical|environment|technical|published|paper|laborator|universit|academ|design|manufactur|software|university|professor|phd|postdoc|student|member|plan|home|open source|code|library|experiment|instrument|risk|analysis|test|model|train|site|office|standard|quality|safety|data|operator|supplier)\$?$/

export type World = {
  /** The line the work stands in, what was answered, all posts, all lines of the record. */ line: string
  answers: string
  posts: string
  lines: readonly EvidenceLine[]
}

/** The field and the group of those whom the line, the answers, and the posts know best; null where they know none. */
export function knownGroup(
  problem: Problem,
  form: ContributionForm,
  { line, answers, posts, lines }: World,
  fields: readonly AreaEvidence[],
  taken: ReadonlySet<string>,
): { field: AreaEvidence; users: string } | null {
  const works = lines.filter(({ kind }) => kind === 'achievement' || kind === 'publication' || kind === 'patent' || kind === 'summary')
  const told = (cue: string): number => {
    if (PLAIN.test(cue)) return 0
    const among = works.filter(({ text }) => holdsCue(text, cue)).length * WEIGHT.lines
    return (
      ((holdsCue(line, cue) ? WEIGHT.line : 0) + (holdsCue(answers, cue) ? WEIGHT.answers : 0) + (holdsCue(posts, cue) ? WEIGHT.posts : 0) + Math.min(among, WEIGHT.linesMost)) *
      Math.min(sureness(cue), 1)
    )
  }
  const worthOf = ({ cues }: UserGroup) => cues.reduce((sum, cue) => sum + told(cue), 0)
  const found = fields
    .flatMap((field) =>
      field.area.users
        .filter(({ name }) => routesFor(field.area, problem, form, name).length > 0)
        .map((group) => ({ field, group, told: worthOf(group) }))
        .map((one) => ({ ...one, worth: one.told + (field.ofCareer ? WEIGHT.field : 0) + (field.backed ? WEIGHT.backed : 0) - (taken.has(one.group.name) ? WEIGHT.field : 0) })),
    )
    .filter((one) => one.told >= LEAST_KNOWN && !arePersons(one.group.name.split(' and ')[0] ?? ''))
    .toSorted((a, b) => b.worth - a.worth)[0]
  return found === undefined ? null : { field: found.field, users: found.group.name }
}

/** Whether the line of the work, the answers, or the posts name users by a word that means them alone. */
export const isOfWords = ({ cues }: Pick<UserGroup, 'cues'>, { line, answers, posts }: World): boolean =>
  cues.some((cue) => !PLAIN.test(cue) && [line, answers, posts].some((text) => holdsCue(text, cue)))

/** Those of a field who serve the users that an answer names, where these are of another trade: the insurers of farms. */
export function servedThrough(named: string, area: ProblemArea, problem: Problem, form: ContributionForm): string | null {
  const head = named.split(' ').at(-1)?.replace(/s$/, '') ?? ''
  if (area.users.some(({ name }) => name.split(' ').at(-1)?.includes(head))) return null
  const words = searchableLine(named)
  return area.users.find(({ name, cues }) => cues.some((cue) => !PLAIN.test(cue) && holdsCue(words, cue)) && routesFor(area, problem, form, name).length > 0)?.name ?? null
}

/** Whether what a paper is on stands in what is told of the work or was answered: two words of its title, and not fewer than half. */
export function isOfTheWork(title: string, works: readonly string[]): boolean {
  const told = new Set(topicStems(works.join(' ')))
  const stems = topicStems(title)
  const shared = stems.filter((stem) => told.has(stem)).length
  return shared >= PAPER.least && shared >= stems.length * PAPER.share
}
const PAPER = { least: 2, share: 0.5 }

/** The texts of a person in which users are looked for. */
export const worldOf = (asset: Pick<Asset, 'text' | 'result'> | null, answers: string, posts: string, lines: readonly EvidenceLine[]): World => ({
  line: asset === null ? '' : searchableLine(`${asset.text} ${asset.result ?? ''}`),
  answers,
  posts,
  lines,
})

/** Forms of a work that no other option of the set takes. */
export const freeForms = (deliverable: Deliverable, designs: readonly Pick<Design, 'form'>[], at: number, { deliverables }: DraftingKnowledge): ContributionForm[] => {
  const taken = new Set(designs.flatMap(({ form }, n) => (n === at ? [] : [form])))
  return (Object.keys(deliverables[deliverable].forms) as ContributionForm[]).filter((form) => !taken.has(form))
}
