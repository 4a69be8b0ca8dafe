/** Chooses four designs for a person: four problems, four forms, the four strongest assets; two along the career, two beside it. */
import { titleFits } from '../occupation/match-occupations.ts'
import { occupationIndex } from '../occupation/occupation-index.ts'
import type { OccupationMatch, PersonFacts } from '../person/person-facts.ts'
import { assetsOf, publicationCount, type Asset } from './assets.ts'
import { aimedAt, alike, belongs, chooseSlots, projectMatch, PROJECT_FIT_LEAST, sameLine, saysSome, sharesObject, strongestOf, SURE_FIT, toldOf, type Slot } from './choose-slots.ts'
import { academicHost, atTheirHouse, settingIn, type AnswerSetting } from './answer-setting.ts'
import { bearingOf, type Bearing } from './bears-on.ts'
import { isOfOneMatter } from './borrowed-fit.ts'
import { formsFor, mayHave, routesFor, usersOf, usersReached } from './compatibility.ts'
import { groundedAssets } from './ground.ts'
import { CARRIED, carriedProblem } from './carried.ts'
import { formsShownBy } from './kind-of-work.ts'
import { isKnown, isOfAnyTrade, isOfStrangersTrade, postsOf, takersTold, usersOfSetting } from './known-users.ts'
import { clash, livesApart } from './sectors.ts'
import { LEAST_FIT, namesProblem, objectFit } from './object-fit.ts'
import { isMoney } from './named-work.ts'
import { isRoutine } from './handed-on.ts'
import { ownObjectOf, type OwnObject } from './own-object.ts'
import { BESIDE, READY, readinessOf, shareIn, withDeeds } from './own-deeds.ts'
import { freeForms, isElsewhere, isFarOff, isOfTheWork, isOfWords, knownGroup, objectOfNiche, placeWorth, servedThrough, untoldWorks, worldOf } from './own-places.ts'
import { ownSubjects } from './own-subjects.ts'
import { soughtOccupations } from './sought-role.ts'
import { choosePriority, speakingOf } from './choose-priority.ts'
import { likenessOf, matcherOf, type Matcher } from './problem-match.ts'
import { titleInSentence } from './role-setting.ts'
import { standingSentences } from './standing.ts'
import type { GeneratorForm, ProjectSaid } from '../endeavor/endeavor-form.ts'
import { roleFocusFromAnswer } from '../endeavor/answer-phrases.ts'
import { namesTradeAlone, readNiche, type StatedNiche } from './stated-niche.ts'
import { ANY_HOST } from './content-of.ts'
import { isSafe } from '../endeavor/safe-words.ts'
import { withoutMistakenLetters } from '../resume/mistaken-letters.ts'
import { capitalize, joinList, stableHash, withArticle } from '../endeavor/sentence-forms.ts'
import { NO_PLANS, type Design } from './design.ts'
import { EVERYWHERE } from './common-words.ts'
import { dutiesTold } from './duties.ts'
import { withRecord, type Bears } from './first-record.ts'
import { bestPlaced, withoutFar, withStrongLines } from './strong-lines.ts'
import { evidenceLines, holdsCue, searchableLine, strongLines, sureness, weighAreas, type AreaEvidence, type EvidenceLine, type ProblemEvidence } from './evidence.ts'
import type { MissingFact } from './missing-facts.ts'
import { CONTRIBUTION_FORMS, type ContributionForm, type DraftingKnowledge, type Problem, type ProblemArea, type UserGroup, type WorkKind } from './problem-area.ts'
import { TELLS_ADVANCED, UNTOLD_USERS } from './realize.ts'
import { PRIVATE, projectOfNiche, projectOfSubject, projectOfWords, readFocus, wantedWords } from './stated-focus.ts'
import { withoutPeople } from './people-unnamed.ts'
import { areHouses, arePersons, areServed, isPostNoun, ORGANIZATIONS } from './persons.ts'
import { SITE } from './project-heading.ts'
import { asSentences, readStatedProject, type ReadProject, type StatedProject } from './stated-project.ts'
import { problemTold, readProblem } from './stated-problem.ts'
import { cleanedProject, withSaid } from './said-project.ts'
import { ROOTED_AREAS } from './tune-content.ts'
import { isAimOfItsGroups, isOfWorld, isToldOfOthers, liesIn, mayServe, settingFit } from './setting-fit.ts'
import { sharesSubject } from './shares-subject.ts'
import { tellsChange } from './printed-line.ts'
import { withoutStrayFields } from './stray-fields.ts'
import { toldThreshold } from './told-threshold.ts'
import { unwantedIn, unwantedOf, withoutRequestsIn, withoutUnwanted } from './unwanted-words.ts'
import { topicFits, topicStems } from './topic-fit.ts'
import { withProjectVaried } from './vary-project.ts'
import { isNeighbors, toldWithin } from './within-field.ts'
import { mendedAnswers } from './mended-answers.ts'
import { presentOf } from './present-deed.ts'
import { readPlans } from './project-plans.ts'
import { lendsItsText, placeName, problemLentTo, problemOfProject, saysLittle, usersTold, type Meant } from './project-problem.ts'
import { OPTIONS } from './wording.ts'

/** Numbers of licenses, certificates and accounts are nobody's business on a page that may be shown. */
export function withoutIdentifiers(quote: string): string {
  return quote.replace(/(?:#\s?|\b(?:no|number|id|license|licence|certificate)\.?:?\s#?)[A-Z]{0,3}-?\d[\dA-Z-]{4,}\b|(?<![$€£\d,.])\b\d{7,}\b(?![,.]\d)/gi, '…')
}

/** The answer that a passage was read in, as it was typed, where it was set right before. */
function asTyped(quote: string, { userBackground, userProposedEndeavor }: GeneratorForm): string {
  const { futureProject, proposedEndeavorNiche, projectSaid } = userProposedEndeavor
  const answers = [futureProject, userBackground.futureRoleFocus, proposedEndeavorNiche, ...(projectSaid === undefined ? [] : [projectSaid.thing])]
    .map((answer) => answer.replace(/\s+/g, ' ').trim())
    .filter((answer) => answer !== '')
  const words = new Set(topicStems(quote))
  const shared = (answer: string) => topicStems(answer).filter((stem) => words.has(stem)).length
  return answers.some((answer) => answer.includes(quote)) ? quote : (answers.toSorted((a, b) => shared(b) - shared(a))[0] ?? quote)
}

export type Chosen = { kind: 'designs'; designs: [Design, Design, Design, Design] } | { kind: 'ask'; missing: MissingFact[] }

const FORM_CUES: Readonly<Record<ContributionForm, readonly string[]>> = {
  tool: ['software', 'system', 'tool', 'database', 'design', 'automat', 'program', 'spreadsheet', 'app$', 'model', 'code', 'template', 'dashboard', 'engineer'],
  practice: ['polic', 'procedure', 'standard', 'complian', 'audit', 'quality', 'protocol', 'guideline', 'regulat', 'process', 'safety', 'inspection', 'best practice'],
  training: ['train', 'teach', 'taught', 'instruct', 'mentor', 'coach', 'curriculum', 'workshop', 'educat', 'lesson', 'seminar', 'onboarding'],
  evidence: ['research', 'analy', 'data$', 'survey', 'study', 'studies', 'statistic', 'report', 'evaluat', 'measure', 'metric', 'publication', 'assess', 'test'],
  service: ['manag', 'operation', 'client', 'customer', 'program', 'coordinat', 'director', 'owner', 'founder', 'president', 'budget', 'vendor', 'partner', 'service'],
}

/** Every form that some route can carry for the slot; a project brings its own. */
const openForms = ({ area, problem }: Slot) => formsFor(area.area, problem.problem)

/** What somebody does in a post is no other path for them. */
const PRESENT: readonly (readonly [ContributionForm, RegExp])[] = [
  ['training', /\b(?:teacher|professor|lecturer|instructor|educator|trainer|tutor|coach|faculty|principal)\b/i],
  ['evidence', /\b(?:research|researcher|scientist|epidemiologist|statistician|investigator|analyst|postdoc\w*|economist|professor)\b/i],
  ['tool', /\b(?:developer|programmer|software|machine learning|data engineer|devops)\b/i],
  ['practice', /\b(?:compliance|auditor|audit|policy|quality|regulatory|standards)\b/i],
  ['service', /\b(?:program (?:manager|director|coordinator)|social worker|case manager|coordinator|organizer)\b/i],
]
const presentForms = (title: string): ContributionForm[] => PRESENT.flatMap(([form, words]) => (words.test(title) ? [form] : []))

function assignForms(
  slots: readonly Slot[],
  lines: readonly EvidenceLine[],
  facts: PersonFacts,
  form: GeneratorForm,
  seed: string,
  project: StatedProject | null,
  knowledge: DraftingKnowledge,
): ContributionForm[] {
  const whole = lines.filter(({ kind }) => kind === 'achievement' || kind === 'title' || kind === 'publication')
  const general = new Map(
    CONTRIBUTION_FORMS.map((one) => [one, whole.reduce((total, line) => total + (FORM_CUES[one].some((cue) => holdsCue(line.text, cue)) ? 1 : 0), 0) / Math.max(whole.length, 1)]),
  )
  const taken = new Set<ContributionForm>()
  const present = presentForms(facts.roles[0]?.title ?? facts.headline ?? '')
  return slots.map((slot, at) => {
    if (at === 0 && project) {
      taken.add(project.form)
      return project.form
    }
    const shownForms = slot.asset && !slot.object ? formsShownBy(slot.asset) : []
    const scored = CONTRIBUTION_FORMS.map((one) => {
      const own = slot.problem.supports.filter(({ line }) => FORM_CUES[one].some((cue) => holdsCue(line.text, cue))).length
      const owner = one === 'service' && form.userBackground.employmentType === 'entrepreneur_businessowner' ? 1.2 : 0
      return {
        one,
        score:
          (openForms(slot).includes(one) && takesForm(slot, one, knowledge) ? 0 : -90) +
          (taken.has(one) ? -20 : 0) +
          (slot.path === 'alternative' && slot.area.ofCareer && present.includes(one) ? -8 : 0) +
          // The kind of work that the deed shows.
          (shownForms.indexOf(one) === 0 ? 4 : shownForms.includes(one) ? 2 : 0) +
          suits(one, slot.object, knowledge) +
          (general.get(one) ?? 0) * 4 +
          Math.min(own, 3) * 0.8 +
          owner +
          (stableHash(`${seed}|${at}|${one}`) % 100) / 60,
      }
    }).sort((a, b) => b.score - a.score)
    const best = scored[0]?.one ?? 'tool'
    taken.add(best)
    return best
  })
}

/** Said to be public, or made to be. */
const PUBLIC_RECORD = /\b(?:public|publicly|published|open|open-access|open-source|shared|downloaded)\b/i
/** Records that were kept in a post are their owner's: nobody opens them, though a standard for such records may be written. */
export const isAnothersRecord = ({ asset, object }: { asset: Pick<Asset, 'kind' | 'quote'> | null; object: Pick<OwnObject, 'deliverable'> | null }): boolean =>
  object?.deliverable === 'record' && asset?.kind === 'work' && !PUBLIC_RECORD.test(asset.quote)

/** A patented thing is tested, taught, and described, and not given away. */
const takesForm = (slot: Slot, form: ContributionForm, { deliverables }: DraftingKnowledge): boolean => {
  const { asset, object } = slot
  return (
    !object?.deliverable ||
    (deliverables[object.deliverable].forms[form] !== undefined &&
      !(asset?.kind === 'patent' && form === 'tool') &&
      !(object.kind === 'run' && object.deliverable === 'inquiry' && form === 'evidence') &&
      !(form === 'evidence' && isAnothersRecord(slot)))
  )
}

/** What was made is passed on as a tool or by a service, what was studied as evidence, what was taught as a course. */
function suits(form: ContributionForm, object: OwnObject | null, { deliverables }: DraftingKnowledge): number {
  if (!object) return 0
  if (object.deliverable) return 4 - Object.keys(deliverables[object.deliverable].forms).indexOf(form) * 0.8
  const near: Readonly<Record<WorkKind, readonly ContributionForm[]>> = {
    make: ['tool', 'service', 'practice'],
    change: ['practice', 'evidence', 'tool'],
    run: ['practice', 'training', 'tool'],
    study: ['evidence', 'tool', 'practice'],
    teach: ['training', 'practice'],
  }
  const place = near[object.kind].indexOf(form)
  return place === -1 ? -1 : 2 - place * 0.5
}

/** The noun of the person's own work for the title and the opening, where it is what the problem is about. */
function ownTopic({ area, problem, asset, object }: Slot, knowledge: DraftingKnowledge): string | null {
  if (!asset || object || objectFit(asset, problem.problem, area.ofCareer, knowledge) < NEAR_FIT || !namesProblem(asset, area.area, problem.problem, area.ofCareer, knowledge)) return null
  const found = ownObjectOf(asset, [...problem.problem.cues, ...area.area.cues])
  // What the subject says already is not said twice.
  return found && !found.split(' ').every((word) => problem.problem.subject.includes(word.toLowerCase().replace(/s$/, ''))) ? found : null
}

const stemsOf = (text: string) =>
  new Set(
    searchableLine(text)
      .trim()
      .split(' ')
      .filter((word) => word.length > 3 && !EVERYWHERE.has(word))
      .map((word) => word.replace(/(?:ies|ing|es|ed|s)$/, '').slice(0, 7)),
  )

function sharedStems(one: string, other: string): number {
  const words = stemsOf(other)
  return [...stemsOf(one)].filter((word) => words.has(word)).length
}

/** Whether the post under which it stands lies by its title in the area. */
function ofThePost({ roleId }: Asset, { area }: Slot): boolean {
  return roleId !== null && area.ofCareer && area.supports.some(({ line, cue }) => line.kind === 'title' && line.id === roleId && sureness(cue) >= 1)
}

/** Whether it was done for one of the users that have the problem: "14 electric cooperatives". */
function servedUsers(asset: Asset, { area, problem: { problem } }: Slot): UserGroup | null {
  return (
    area.area.users.find(
      ({ name }, at) =>
        (!problem.groups || problem.groups.includes(at)) &&
        name.includes(' ') &&
        [...stemsOf(name.replace(/^(?:small|rural|regional|midsize|independent|local) /, ''))].every((stem) => stemsOf(asset.text).has(stem)) &&
        stemsOf(name).size > 0,
    ) ?? null
  )
}

const LEAST_OCCUPATION = 0.3
/** From here on an asset's object is what the problem is about. */
const NEAR_FIT = LEAST_FIT.ofField

/** From here on the problem of a person's own object is the one to hand it on for. */
const NAMED_FIT = 1.2
/** And how firmly its own words have to name it: one shared word hands a load rating on for the sake of repairs. */
const NAMED_OBJECT = 2.2

/** Below this an asset is about quite another subject. */
const FAR_FIT = -3
/** And in a field that is not the person's own. */
const OTHER_FIELD_FIT = -1
/** What counts among the strongest results of a person. */
const LEAST_STRONG = 3
/** From here on a result is about the problem of an option. */
const BESIDE_FIT = 2
/** How near a result is to a work of one's own that is handed on beside it. */
const HANDED_BESIDE = -2
/** Down to here a line that shares a word with the subject is told of it. */
const LEAST_SHARED = -3
/** A large result may stand in an option of another subject. */
const LEAST_BESIDE = 1.5

/** Share of the career that makes a field the person's own, whatever the occupation is called. */
const OWN_FIELD = 0.5
const isOwnField = (slot: Slot | undefined) => slot !== undefined && (slot.area.ofCareer || slot.area.main >= OWN_FIELD)

/** Below this a fact says nothing of a person, and below the other not even where it names the subject. */
const LEAST_TOLD = -2.5
const LEAST_NAMED = -4

/** What a line is worth in an option: most that it names the subject, then how near it means it, what it shares with the answers, its weight, and that others granted or printed it. */
const WORTH = { named: 4, near: 0.8, answered: 1.2, weight: 0.7, granted: 4 }
const FIT_COUNTED = 3.5
/** How far a line may be at most. */
const FAR_COUNTED = 5
/** Words of the answers that are counted. */
const ANSWERED_MOST = 2
/** What it is worth that the option was chosen for the line. */
const CHOSEN_WORTH = 2.5
/** The least worth of a line in an option, and the least strength of one that is told beside another. */
const LEAST_WORTH = -3.5
const SECOND_LEAST = 1

/** Words of a title that name what was done and not what it was done to. */
const DOING_STEM =
  /^(?:measur|shar|evaluat|assess|analy[sz]|stud|compar|estimat|predict|improv|reduc|increas|mov|run|plan|manag|learn|train|control|review|case|field|effect|impact|approach|framework|toward|practic|perform)/

/** Whether the title of a publication shares a noun with what the option is about; of another subject, though of the same field or journal, it says nothing there. */
export function standsBeside({ kind, clause }: Pick<Asset, 'kind' | 'clause'>, { problem: { problem }, object }: Pick<Slot, 'problem' | 'object'>): boolean {
  if (kind !== 'publication') return true
  const about = new Set(topicStems([problem.topic, problem.subject, problem.aim, object?.phrase ?? '', ...(object ? [] : problem.outputs)].join(' ')))
  const title = searchableLine(clause)
  return topicStems(clause).some((stem) => about.has(stem) && !DOING_STEM.test(stem)) || problem.cues.some((cue) => sureness(cue) >= 0.5 && holdsCue(title, cue))
}

/** What the choice of a line looks at: whether it is about the subject at all, whether it names it, and what it shares with the answers. */
type Telling = {
  matcher: Matcher
  isAbout: (asset: Asset, slot: Slot) => boolean
  isNear: (asset: Asset, slot: Slot) => boolean
  answered: ReadonlySet<string>
  /** What else is planned beside the project, and the niche. */ planned: string
}

/** Whether a line says enough of a person to be told; one that names the subject may be slighter. */
const mayTell = (asset: Asset, slot: Slot, { isNear }: Telling) => asset.kind !== 'award' && (asset.strength >= LEAST_TOLD || (asset.strength >= LEAST_NAMED && isNear(asset, slot)))

function worthIn(asset: Asset, slot: Slot, telling: Telling): number {
  if (!standsBeside(asset, slot) || !telling.isAbout(asset, slot) || !mayTell(asset, slot, telling)) return -Infinity
  const fit = Math.min(Math.max(telling.matcher.fit(asset, slot.problem.problem), -FAR_COUNTED), FIT_COUNTED)
  const answered = new Set(topicStems(`${asset.clause} ${asset.result ?? ''}`).filter((stem) => telling.answered.has(stem))).size
  return (
    (telling.isNear(asset, slot) ? WORTH.named : 0) +
    fit * WORTH.near +
    Math.min(answered, ANSWERED_MOST) * WORTH.answered +
    Math.min(asset.strength, 7) * WORTH.weight +
    (asset.kind === 'work' ? 0 : WORTH.granted) +
    (slot.asset !== asset ? 0 : slot.fit >= 0 ? CHOSEN_WORTH : 1)
  )
}

/** Each option tells a line of its own: the line that is worth most anywhere is told there, then the next one of those that are left. */
function assign(slots: readonly { slot: Slot; at: number }[], assets: readonly Asset[], free: (asset: Asset) => boolean, telling: Telling): Map<number, Asset> {
  const pairs = slots
    .flatMap(({ slot, at }) => assets.filter(free).map((asset) => ({ at, asset, worth: worthIn(asset, slot, telling) })))
    .filter(({ worth }) => worth > LEAST_WORTH)
    .sort((a, b) => b.worth - a.worth)
  const given = new Map<number, Asset>()
  for (const { at, asset } of pairs) if (!given.has(at) && ![...given.values()].some((other) => other === asset || alike(other, asset) || sameLine(other, asset))) given.set(at, asset)
  return given
}

/** The strongest line that is about the subject, where none of those told is. */
export const fittingFor = <Line>(told: readonly Line[], open: readonly Line[], isNear: (line: Line) => boolean): Line | undefined => (told.some(isNear) ? undefined : open.find(isNear))

/** A project that names a work of the record. */
const namesWork = ({ maker, asset }: Pick<Slot, 'maker' | 'asset'>): boolean => maker === 'project' && asset !== null

/** "make campaigns for truck makers" → "campaigns": the thing that a project makes or changes. */
const thingOf = (phrase: string): string => thingWhole(phrase).split(' ').at(-1) ?? ''
/** "stay-green" is also written "staygreen". */
export const inOneWord = (phrase: string): string => (phrase.includes('-') ? `${phrase} ${phrase.replace(/(?<=\p{L})-(?=\p{L})/gu, '')}` : phrase)
/** "help ports to start mooring programs" → "mooring programs": what others are helped to do has its thing behind their verb. */
const thingWhole = (phrase: string): string =>
  (phrase.replace(/^help .+? to (?=[a-z]+ )/, '').split(/ (?:for|in|at|of|to|that|which|so|by|with|from|among|on) /)[0] ?? '').split(' ').slice(1).join(' ')

/**
 * Up to two lines for each option. A work that is handed on stays where it is; the others are given out so that every option tells a line of
 * weight, nearest to its problem; what is left of weight stands beside them.
 */
function carry(slots: readonly Slot[], assets: readonly Asset[], telling: Telling, alone: string | null): Asset[][] {
  const { matcher, isNear } = telling
  const fixed = (slot: Slot, at: number) => slot.object !== null || namesWork(slot) || (at === 0 && alone !== null)
  // Of a work that is handed on the whole line is told, where its own words say more than what could be said of it.
  const whole = (asset: Asset) => assets.find((other) => other.id === asset.id && other.whole === true && other.strength > asset.strength) ?? asset
  const carried = slots.map((slot, at): Asset[] => (slot.asset !== null && (namesWork(slot) || (slot.object !== null && !(at === 0 && alone !== null))) ? [whole(slot.asset)] : []))
  const used = carried.flat()
  const free = (asset: Asset) => !used.some((other) => other === asset || alike(other, asset) || sameLine(other, asset))
  const give = (at: number, asset: Asset) => {
    carried[at]?.push(asset)
    used.push(asset)
  }
  // What the same line tells beside it belongs to it.
  slots.forEach(({ asset, object }, at) => {
    const beside = object?.deliverable && carried[at]?.length === 1 ? assets.find((other) => other !== asset && other.id === asset?.id && !other.quoted && !other.whole && free(other)) : undefined
    if (beside) give(at, beside)
  })
  // Beside a project that no problem area covers, only what shares its thing or two of its words speaks for it.
  const sharing =
    alone === null
      ? []
      : assets
          .map((asset) => ({ asset, shared: sharedStems(asset.text, inOneWord(`${alone}. ${telling.planned}`)), ofThing: sharedStems(asset.text, inOneWord(thingOf(alone))) > 0 }))
          .filter(({ shared, ofThing }) => shared > 0 || ofThing)
  const beside = sharing
    .filter(({ asset, shared, ofThing }) => (shared > 1 || ofThing) && free(asset))
    // What was paid for says less than what was done with it.
    .sort((a, b) => Number(isMoney(a.asset.quote)) - Number(isMoney(b.asset.quote)) || Math.min(b.shared, SHARED_MOST) - Math.min(a.shared, SHARED_MOST) || b.asset.strength - a.asset.strength)
  // Where none does, one that shares a word of what the thing is called.
  const named = alone === null || beside[0] ? undefined : assets.find((asset) => asset.kind === 'work' && asset.strength >= 0 && free(asset) && sharedStems(asset.text, thingWhole(alone)) > 0)
  const told = beside[0]?.asset ?? named
  if (told) give(0, told)
  // What came of the same work stands beside it.
  const lead = carried[0]?.[0]
  const sameWork = sharing.filter(({ asset }) => asset !== lead && lead?.kind === 'work' && asset.kind === 'work' && asset.strength >= LEAST_STRONG && ofOnePost(asset, lead) && free(asset))
  const came = sameWork.find(({ asset }) => tellsChange(asset.clause)) ?? sameWork.find(({ asset, shared }) => shared > 1 && !isMoney(asset.quote))
  if (came && lead) {
    for (const other of carried[0]?.slice(1) ?? []) used.splice(used.indexOf(other), 1)
    carried[0] = [lead]
    give(0, came.asset)
  }
  const given = assign(
    slots.flatMap((slot, at) => (fixed(slot, at) ? [] : [{ slot, at }])),
    assets,
    free,
    telling,
  )
  for (const [at, asset] of given) give(at, asset)
  // A line that is about the subject stands in the text, and not in the fold-out behind one that is not.
  slots.forEach((slot, at) => {
    if (fixed(slot, at)) return
    const open = assets.filter((asset) => mayTell(asset, slot, telling) && free(asset) && standsBeside(asset, slot))
    const fitting = fittingFor(carried[at] ?? [], open, (asset) => isNear(asset, slot))
    if (!fitting) return
    give(at, fitting)
    carried[at]?.reverse()
  })
  // What the same line tells beside what is told of it, then every other line of weight: where it is nearest.
  for (const asset of assets.filter(({ kind, strength }) => kind !== 'award' && strength >= SECOND_LEAST)) {
    if (!free(asset)) continue
    const [best] = slots
      .map((slot, at) => ({ at, slot, told: carried[at] ?? [], fit: slot.object?.deliverable ? HANDED_BESIDE : matcher.fit(asset, slot.problem.problem) }))
      .filter(
        ({ at, slot, told, fit }) =>
          told.length < 2 &&
          !(at === 0 && alone !== null) &&
          !(asset.kind === 'publication' && told[0]?.kind === 'publication') &&
          standsBeside(asset, slot) &&
          (told[0]?.id === asset.id || fit >= (isOwnField(slot) ? (asset.strength >= LEAST_STRONG ? FAR_FIT : OTHER_FIELD_FIT) : 0)),
      )
      .sort((a, b) => Number(b.told[0]?.id === asset.id) - Number(a.told[0]?.id === asset.id) || a.told.length - b.told.length || b.fit - a.fit)
    if (!best) continue
    const [first] = best.told
    give(best.at, asset)
    // The stronger of two on one subject leads; the second one goes first where the text is too long.
    if (first && best.fit >= 0 && slots[best.at]?.object === null && first.strength < asset.strength) carried[best.at]?.reverse()
  }
  return carried
}

/** More words than these do not make a line nearer to a project than a stronger one. */
const SHARED_MOST = 2

const ofOnePost = (one: Asset, other: Asset) => one.id === other.id || (one.roleId !== null && one.roleId === other.roleId)

/** Down to here a large result may lie from a subject of its field that its words do not name. */
const FAR_RESULT = -4.2
/** Cues of so few letters stand in words of any trade. */
const SHORT_CUE = 4
/** Whether it was done for one of those who have the problem, by a word that means one thing. */
const doneForUsers = ({ text }: Asset, { area: { area }, problem: { problem } }: Slot): boolean =>
  area.users.some(({ cues }, at) => (!problem.groups || problem.groups.includes(at)) && cues.some((cue) => cue.length > SHORT_CUE && sureness(cue) >= 1 && holdsCue(text, cue)))
/**
 * One of the strongest results of the career is told in its field where it lies near, whatever its words, as long as its post, which may be the newest,
 * or those it was done for belong there: what shares neither object, users, nor setting with the subject says nothing for it. To a work that is handed on no subject is near.
 */
const isOwnResult = (asset: Asset, slot: Slot, matcher: Matcher, newest: string | null) =>
  !asset.quoted &&
  isOwnField(slot) &&
  asset.strength >= LEAST_STRONG &&
  /\d/.test(asset.clause) &&
  (ofThePost(asset, slot) || (slot.area.ofCareer && asset.roleId === newest) || doneForUsers(asset, slot)) &&
  (slot.object?.deliverable !== undefined || matcher.fit(asset, slot.problem.problem) >= FAR_RESULT)

/** A quoted line that stands under no post reads as one of the post before it. */
const standsApart = (asset: Asset, first: Asset | undefined) =>
  first !== undefined && asset !== first && asset.kind === 'work' && first.kind === 'work' && asset.quoted && !asset.stated && asset.setting === null && !ofOnePost(asset, first)

/** Whether a line is about the subject of an option. */
const aboutSlot =
  (matcher: Matcher, newest: string | null) =>
  (asset: Asset, slot: Slot): boolean => {
    const {
      problem: { problem },
      object,
      area,
      asset: chosen,
    } = slot
    return (
      asset.kind !== 'work' ||
      isOwnResult(asset, slot, matcher, newest) ||
      ((object !== null || namesWork(slot) || slot.turn > 0) && chosen !== null && (asset === chosen || sameLine(asset, chosen))) ||
      // A word of an output alone (“requests”, “rooms”) is shared by lines of any post.
      sharesSubject(asset, object === null && matcher.fit(asset, problem) < 0 && !ofThePost(asset, slot) ? { ...problem, outputs: [] } : problem, object, area.ofCareer)
    )
  }

/**
 * The lines that are about the subject of their option. One that is not gives way to the one of most worth that is and stands nowhere else, and
 * where there is none, nothing is told. Beside a project of the visitor’s own what shares words with it was chosen already.
 */
function onSubject(given: readonly (readonly Asset[])[], slots: readonly Slot[], assets: readonly Asset[], telling: Telling, alone: boolean): Asset[][] {
  const { isAbout } = telling
  const kept = given.map((told, at): Asset[] => {
    const slot = slots[at]
    if (!slot || (at === 0 && alone)) return [...told]
    const about = told.filter((asset) => isAbout(asset, slot))
    return about.filter((asset) => !standsApart(asset, about[0]))
  })
  return withFilled(kept, slots, assets, telling, alone)
}

/** Where nothing is told: the line of most worth that is about the subject and stands nowhere else. */
function withFilled(given: readonly (readonly Asset[])[], slots: readonly Slot[], assets: readonly Asset[], telling: Telling, alone: boolean): Asset[][] {
  const kept = given.map((told) => [...told])
  slots.forEach((slot, at) => {
    if ((kept[at]?.length ?? 0) > 0 || (at === 0 && alone)) return
    const used = kept.flat()
    const [other] = assets
      .filter((asset) => !used.some((one) => one === asset || alike(one, asset) || sameLine(one, asset)))
      .map((asset) => ({ asset, worth: worthIn(asset, slot, telling) }))
      .filter(({ worth }) => worth > LEAST_WORTH)
      .sort((a, b) => b.worth - a.worth)
    if (other) kept[at]?.push(other.asset)
  })
  return kept
}

/** What users cost whom nothing in the resume names. */
const STRANGE_USERS = 14
/** What a name of such places or peoples costs where no line of the resume is about them. */
const STRANGE_PLACE = 5
const OF_ONE_PEOPLE = ['rural', 'tribal', 'military', 'veteran', 'coastal', 'parish']
/** What users are worth who are of the world that the visitor named. */
const OF_SETTING = 30
/** Places and sizes name nobody. */
const tellsUsers = (cue: string) => !/^(?:rural|small|local|state|county|public|regional|government|federal|city|community)\$?$/.test(cue)

const onGroundOf = ({ object, area }: Slot, { grounds }: DraftingKnowledge) => object?.deliverable != null && grounds.includes(area.area)

const ACADEMIC = /\b(?:universi(?:ty|tat|dad|dade|té|tà|tät)|college|polytechnic|institute of technology)\b/i
const TEACHES = /\b(?:teacher|teaching|lecturer|professor|instructor|tutor|dean|provost|registrar|faculty)\b/i

/** What users cost a work that is handed on, who do not have the problem of the first option. */
const NOT_KIN = 5
/** For a work that is handed on in the field of the first option: the problem of that option, whose users are those of the work. */
export function kinOf({ area, problem, object }: Pick<Slot, 'area' | 'problem' | 'object'>, first: Pick<Slot, 'area' | 'problem' | 'object'> | undefined): Problem | null {
  if (!object?.deliverable || problem.problem.id !== CARRIED || first === undefined) return null
  return first.object === null && first.area.area === area.area ? first.problem.problem : null
}

/** Users that have the problem and are reached in this form: nearest to the asset's own words, then to the person's. */
function usersFor(
  slot: Slot,
  form: ContributionForm,
  lines: readonly EvidenceLine[],
  facts: PersonFacts,
  seed: string,
  taken: Set<string>,
  knowledge: DraftingKnowledge,
  setting: string | null,
  first: Slot | undefined,
): string {
  const { area } = slot.area
  const { problem } = slot.problem
  const subject = [problem.topic, problem.subject, problem.aim, ...problem.outputs].join(' ')
  const documents = slot.object === null ? speakingOf(knowledge.priorities, subject) : []
  const covered = (users: string) => choosePriority(documents, { subject, users, near: [] }) !== null
  // What stands under no post, as a publication does, belongs to all of them.
  const posts = facts.roles.filter(({ id }) => (slot.asset?.roleId ?? null) === null || id === slot.asset?.roleId)
  // Whoever does research at a university makes it for others than colleges.
  const ofHouse = (words: string | null) => (words !== null && slot.object !== null && ACADEMIC.test(words) && !facts.roles.some(({ title }) => title !== null && TEACHES.test(title)) ? null : words)
  const beside = searchableLine(
    posts
      .flatMap(({ title, employer, department }) => [title, ofHouse(employer), ofHouse(department)])
      .filter(Boolean)
      .join(' '),
  )
  const everywhere = postsOf(facts)
  // Without an area of the career, the groups that a field begins with, unless the words of the work name others.
  const onGround = onGroundOf(slot, knowledge)
  const kin = kinOf(slot, first)
  const ofKin = new Set(kin === null ? [] : usersOf(area, kin))
  const reached = usersReached(area, problem, form)
  const told = new Set(reached.filter((group) => isKnown(group, lines, everywhere)))
  // Of work that every trade has, the users of a field are examples: whom the resume does not know has no part in it.
  const ofSetting =
    told.size === 0 && !onGroundOf(slot, knowledge) && isOfAnyTrade(area) ? usersOfSetting(area, problem, form, lines, everywhere, taken, slot.asset?.roleId ?? facts.roles[0]?.id ?? null) : null
  if (ofSetting !== null) {
    taken.add(ofSetting)
    return ofSetting
  }
  const inPassing = ({ cues }: UserGroup) => cues.some((cue) => tellsUsers(cue) && (lines.some(({ text }) => holdsCue(text, cue)) || holdsCue(everywhere, cue)))
  const known = (group: UserGroup) => (told.size > 0 ? told.has(group) : inPassing(group))
  const anyKnown = told.size > 0 || reached.some(inPassing)
  const strange = OF_ONE_PEOPLE.filter((word) => ![everywhere, ...lines.map(({ text }) => text)].some((text) => holdsCue(text, word)))
  const scored = reached
    .map((group, at) => {
      const meets = (line: string) => group.cues.some((cue) => holdsCue(line, cue))
      const fit = lines.reduce(
        (total, line) => total + (meets(line.text) ? (line.kind === 'project' || line.kind === 'niche' ? 6 : line.kind === 'title' ? 1.5 : onGround ? 0.1 : slot.object ? 0.4 : 1) : 0),
        0,
      )
      return {
        group,
        score:
          Math.min(fit, 8) +
          (slot.asset && meets(toldOf(slot.asset)) ? 12 : 0) +
          (meets(beside) ? 5 : 0) +
          (setting !== null && isOfWorld(group.name, setting) ? OF_SETTING : 0) +
          (slot.object ? 0 : (stableHash(`${seed}|${problem.id}|${group.name}`) % 100) / 50) -
          (taken.has(group.name) ? (slot.object ? 0.5 : 9) : 0) +
          (covered(group.name) ? 4 : 0) -
          // Users of another world are named only where the resume knows them, or knows nobody else that has the problem.
          (known(group) ? 0 : anyKnown ? STRANGE_USERS : livesApart(group.name) ? STRANGE_USERS : 0) +
          (slot.asset && servedUsers(slot.asset, slot) === group ? 6 : 0) -
          (kin !== null && !ofKin.has(group) ? NOT_KIN : 0) -
          (strange.some((word) => group.name.includes(word)) ? STRANGE_PLACE : 0) -
          at * (slot.object ? 0.7 : 0.01) -
          (onGround && at > 2 && !(slot.asset && meets(toldOf(slot.asset))) && !meets(beside) && !(setting !== null && isOfWorld(group.name, setting)) ? 20 : 0),
      }
    })
    .sort((a, b) => b.score - a.score)
  const chosen = scored[0]?.group.name ?? area.users[0].name
  taken.add(chosen)
  return chosen
}

/** Whether the users a visitor names can have this problem: any organization can, unless it belongs to certain ones. */
function nicheSuits(niche: string, { area, problem }: Slot): boolean {
  if (problem.supports.some(({ line }) => line.kind === 'niche')) return true
  if (!problem.problem.groups && !ROOTED_AREAS.has(area.area.id) && ORGANIZATIONS.test(niche)) return true
  const words = searchableLine(niche)
    .trim()
    .split(' ')
    .filter((word) => word.length > 4 && !/^(?:rural|small|local|community|public|regional)$/.test(word))
  return problem.supports.some(({ line }) => line.kind === 'niche') || area.area.users.some(({ name, cues }) => words.some((word) => name.includes(word) || cues.includes(word.replace(/s$/, ''))))
}

/** Those who took a work up, by the name that its field has for them where it has one. */
const takersAmong = (takers: string | null, { area: { area } }: Slot): string | null =>
  takers === null ? null : (area.users.find(({ name }) => name === takers || name.endsWith(` ${takers}`))?.name ?? takers)

/** "people with diabetes" beside a problem of clinics: whom the work is for, and not who takes it up. */
const isServedAlone = (users: string | null, { area: { area }, problem: { problem } }: Slot): boolean => users !== null && areServed(users) && !mayHave(area, problem, users)

/** Whether organizations that are named have a part in the aim of a problem, and it is not told of others alone. */
const isOpenTo = (users: string, { area: { area }, problem: { problem } }: Slot): boolean =>
  settingFit(users, area, problem) === 'own' || (!isToldOfOthers(users, problem) && !isAimOfItsGroups(users, area, problem) && usersOf(area, problem).length > 1)

/** Words of a niche that stand in those of any field. */
const OF_EVERY_NICHE = /\b(?:safety|plants?|industrial|management|quality|services?|business|systems?|training|development|operations?|technology|access)\b/gi

/** Subjects that live in one place only bear a niche that is told of them. */
function nicheBearable(niche: string, { area, problem }: Slot): boolean {
  if (problem.supports.some(({ line }) => line.kind === 'niche')) return true
  const { topic, subject, aim, outputs, cues } = problem.problem
  const special = niche.replace(OF_EVERY_NICHE, ' ')
  const told = [area.area.name, ...area.area.users.map(({ name }) => name), topic, subject, aim, ...outputs, ...cues].join(' ')
  return !ROOTED_AREAS.has(area.area.id) && (problem.problem.groups?.length ?? 9) > 1 && sharedStems(special, told) > 0
}

/** The intended role with its article, "a lead data scientist"; null where the answer names no role in a few words. */
function roleOf(form: GeneratorForm): string | null {
  const phrase = form.userBackground.futureRoleFocus ? roleFocusFromAnswer(form.userBackground.futureRoleFocus) : null
  const named = phrase?.kind === 'noun' ? phrase.text : (/^(?:work|serve|act|continue) as (.+)$/i.exec(phrase?.text ?? '')?.[1] ?? null)
  if (!named) return null
  if (/^(?:a |the )?(?:head|director|manager|lead|leader|chief|vice president|coordinator) (?:of|for) [a-z -]{3,40}$/i.test(named)) return withArticle(named.replace(/^(?:a|the) /i, '').toLowerCase())
  const title = titleInSentence(
    named
      .replace(/^an? /i, '')
      .split(/\b(?:for|in|at|of|on|with|who|working)\b/)[0]
      ?.trim()
      // "CISO or head of IT": what a second role is of was cut.
      .replace(/ (?:or|and) (?:head|director|manager|chief|vice president|lead)$/i, '') ?? '',
  )
  // "project manager fiber": what stands behind the post is no part of a title.
  return title && title.includes(' ') && isSafe(title) && isPostName(title) ? withArticle(title) : null
}

/** Whether a title ends in the name of a post. */
function isPostName(title: string): boolean {
  const last = title.split(' ').at(-1) ?? ''
  return isPostNoun(last) || /^(?:ceo|cto|cfo|coo|ciso|cio)$/i.test(last)
}

const NO_NICHE: StatedNiche = { focus: null, users: null }

/** Whether the latest posts bear that very title: "a staff accountant" beside "Staff Accountant". */
function holdsRole(role: string, { roles }: PersonFacts): boolean {
  const plain = (title: string) =>
    title
      .toLowerCase()
      .replace(/^an? /, '')
      .replace(/[^a-z]+/g, ' ')
      .trim()
  return roles.slice(0, HELD_MOST).some(({ title }) => title !== null && plain(title) === plain(role))
}
const HELD_MOST = 2

/** Whether an intended role lies in the major group of one of the occupations that were read; where its name is no occupation's, it may. */
function isOfTrade(role: string, occupations: readonly OccupationMatch[]): boolean {
  const { codes } = occupationIndex()
  const group = (code: string | undefined) => code?.slice(0, 2)
  const fits = [...titleFits(role.replace(/^an? /, ''))].sort(([, a], [, b]) => b - a).slice(0, ROLE_FITS)
  return fits.length === 0 || occupations.length === 0 || fits.some(([n]) => occupations.some(({ code }) => group(code) === group(codes[n])))
}
const ROLE_FITS = 3

function noticeOf(project: Exclude<ReadProject, { kind: 'project' }>, field: string): string {
  if (project.kind === 'no endeavor')
    return project.step
      ? `What you wrote as your project is a ${project.what}. That is a good reason to work, but a petition rests on what you will do for others, so these options stay near your work in ${field}. Write what you would make, change, or study there, and for whom, and it becomes option 1.`
      : `You described a ${project.what}. It may be a fine business, but a petition of this kind asks for a result that reaches beyond its own customers, so these options stay near your work in ${field}. A method from your trade that others could use would fit: describe that, and it becomes option 1.`
  switch (project.why) {
    case 'another language':
      return 'Your project is written in another language, at least in part, so these options follow your resume. Write it in English, in simple words, and option 1 will carry it.'
    case 'few words':
      return 'Your project is named in so few words that it could mean many things, so these options follow your resume and your other answers. Say what you will make or change, and for whom, in one sentence, and option 1 will carry it.'
    case 'no verb':
      return 'Your project could not be turned into a sentence of its own, so these options follow your resume and your other answers. Begin with a verb, such as “build a tool that …”, and option 1 will carry your words.'
  }
}

/** Where the resume shows one or two subjects, four options are further angles on these: then the person is asked for more. */
export function fewSubjects(slots: readonly Slot[]): string[] {
  const count = new Set(slots.map(({ area, problem, object }) => object?.general ?? `${area.area.id} ${problem.problem.id}`)).size
  return count > 2
    ? []
    : [
        `We found ${count === 1 ? 'one subject' : 'two subjects'} in your resume, so ${count === 1 ? 'all options' : 'some options'} take the same one for other users or in another form. Name the field of your next work in your profile, and more subjects can be drafted.`,
      ]
}

/** "29": health care. */
const groupOf = (code: string) => code.slice(0, 2)

const NAMING: ReadonlySet<EvidenceLine['kind']> = new Set(['title', 'summary', 'skill', 'degree', 'license'])

/** Kinds of lines that show that somebody worked in a field. */
const WORKED: ReadonlySet<EvidenceLine['kind']> = new Set(['achievement', 'publication', 'patent'])

/** Whether titles, summary, skills, licenses, studies, or the work itself name the field, or it is of the person's profession: then it is nothing new. */
export function isNamed({ area, supports }: AreaEvidence, lines: readonly EvidenceLine[], occupations: readonly OccupationMatch[] = []): boolean {
  const groups = new Set(occupations.map(({ code }) => groupOf(code)))
  if (area.occupations.some((code) => groups.has(groupOf(code)))) return true
  if (supports.some(({ line, cue }) => (NAMING.has(line.kind) || WORKED.has(line.kind)) && sureness(cue) >= 1)) return true
  const naming = lines.filter(({ kind }) => NAMING.has(kind)).map(({ text }) => text)
  const words = [...stemsOf(area.name)]
  return words.length > 0 && words.every((word) => naming.some((text) => text.includes(` ${word}`)))
}

/** Another field than both close options lie in, or else another role in the same one: forms of a set differ. */
function otherBy(slot: Slot, close: readonly Slot[], lines: readonly EvidenceLine[], occupations: readonly OccupationMatch[]): 'field' | 'role' {
  if (isNamed(slot.area, lines, occupations)) return 'role'
  return slot.object === null && !slot.area.ofCareer && close.every(({ area, object }) => object === null && area.area.id !== slot.area.area.id) ? 'field' : 'role'
}

/** The lines that are about the problem of the slot, nearest first. */
const nearLines = ({ problem }: Slot, matcher: Matcher) =>
  matcher.lines
    .map((line) => ({ line, fit: matcher.fit(line, problem.problem) }))
    .filter(({ fit }) => fit >= 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ line }) => line)

type Sentence = { sentence: string; quote: string; post?: true }

/** From here on a second line says more than such a degree. */
const ABOVE_DEGREE = 2.5
const withRoomForDegree = (lines: readonly Asset[]): Asset[] => lines.filter(({ strength }, n) => n === 0 || strength >= ABOVE_DEGREE)

/** Up to two of the sentences, those first that no earlier option of the set holds; one that does only where there is no other. */
function unsaid(all: readonly Sentence[], at: number, said: ReadonlySet<string>): Sentence[] {
  const turned = all.map((_one, index) => all[(index + at) % all.length]).filter((one) => one !== undefined)
  const fresh = turned.filter(({ sentence }) => !said.has(sentence))
  if (fresh.length > 0) return fresh.slice(0, 2)
  return turned.slice(0, 1).map((one) => ({ ...one, sentence: one.sentence.replace(/^My present post is that of /, 'I now work as ') }))
}

/** A post with its employer is named whole once in a set; after that by its title alone, so that four texts do not repeat it. */
function settingOnce(setting: string | null, said: Set<string>): string | null {
  if (setting === null) return null
  const short = said.has(setting) ? /^(as an? .+?) at [A-Z0-9]/.exec(setting)?.[1] : undefined
  said.add(setting)
  return short ?? setting
}

/** How clearly the strongest lines have to lie in one field for it to be the person's where neither occupation nor posts tell one. */
const FIELD_OF_LINES = { lines: 8, near: 3, least: 6, lead: 1.3, area: 4 }

/** Where no occupation is sure and no area is backed: the field in which the strongest lines lie by their meaning, and which the posts do not speak against. */
function withFieldOfLines(areas: readonly AreaEvidence[], assets: readonly Asset[], matcher: Matcher): AreaEvidence[] {
  if (areas.some(({ ofCareer, backed }) => ofCareer || backed)) return [...areas]
  const { lines, near, least, lead, area: areaLeast } = FIELD_OF_LINES
  const strong = assets.filter(({ kind }) => kind !== 'award').slice(0, lines)
  const nearness = areas
    .filter(({ area, score }) => area.onlyByTitle === undefined && score >= areaLeast)
    .map((area) => ({
      area,
      sum: strong.reduce((sum, asset) => sum + Math.max(0, ...area.area.problems.map((problem) => matcher.fit(asset, problem) + near)), 0) * (0.7 + 0.3 * area.main),
      told: strong.filter((asset) => area.area.problems.some((problem) => matcher.fit(asset, problem) + near > 0)).length,
    }))
    .sort((a, b) => b.sum - a.sum)
  const [first, second] = nearness
  if (!first || first.sum < least || first.told < 2 || first.sum < (second?.sum ?? 0) * lead) return [...areas]
  return areas.map((one) => (one === first.area ? { ...one, ofCareer: true, backed: true, main: Math.max(one.main, 1) } : one)).sort((a, b) => Number(b.ofCareer) - Number(a.ofCareer))
}

/** From here on a line means what the problem does, by its own words and whatever the post was. */
const LIKE = 5
/** A line of weight that is near to a field makes it no stranger's. */
const LEAST_HELD = 1.5

/** A subject of quite another profession: neither its field is in the occupation's group, nor is a line of weight near to it, nor an answer. */
function isStrange({ area, problem, object }: Slot, assets: readonly Asset[], matcher: Matcher, facts: PersonFacts, aims: readonly Problem[]): boolean {
  if (object !== null || area.ofCareer || facts.occupations.length === 0 || aims.includes(problem.problem)) return false
  if (problem.supports.concat(area.supports).some(({ line }) => line.kind === 'project' || line.kind === 'niche' || line.kind === 'aim')) return false
  const groups = new Set(facts.occupations.map(({ code }) => groupOf(code)))
  if (area.area.occupations.some((code) => groups.has(groupOf(code)))) return false
  return !assets.some((asset) => asset.kind !== 'award' && asset.strength >= LEAST_HELD && matcher.fit(asset, problem.problem) >= 0)
}

/** Whether the role that is wanted, or the field that is stated, lies in none of the major groups of the career. */
function turnsAway(areas: readonly AreaEvidence[], { occupations }: PersonFacts, answer: string): boolean {
  // Most answers name no other trade: their titles are not looked up again.
  if (!areas.some(({ sought = 0 }) => sought > 0)) return false
  const told = (isStated: boolean) => occupations.filter(({ stated = false }) => stated === isStated).map(({ code }) => groupOf(code))
  const wanted = [...[...soughtOccupations(answer).keys()].map(groupOf), ...told(true)]
  const career = new Set([...areas.filter(({ ofCareer, sought = 0 }) => ofCareer && sought === 0).flatMap(({ area }) => area.occupations.map(groupOf)), ...told(false)])
  return wanted.length > 0 && career.size > 0 && wanted.every((group) => !career.has(group))
}

/** The slots without subjects of strangers, as far as four can be had from the other fields; a second telling of the own field stands before them. */
export function withoutStrangers(
  slotsOf: (within: readonly AreaEvidence[]) => Slot[],
  areas: readonly AreaEvidence[],
  assets: readonly Asset[],
  matcher: Matcher,
  facts: PersonFacts,
  aims: readonly Problem[] = [],
): Slot[] {
  const strange = (slots: readonly Slot[]) => slots.filter((slot) => isStrange(slot, assets, matcher, facts, aims))
  let slots = slotsOf(areas)
  let within = areas
  while (strange(slots).length > 0) {
    const out = new Set(strange(slots).map(({ area }) => area.area.id))
    // What was asked for stays.
    within = within.flatMap((one) => {
      if (!out.has(one.area.id)) return [one]
      const problems = one.problems.filter(({ problem }) => aims.includes(problem))
      return problems.length > 0 && problems.length < one.problems.length ? [{ ...one, problems }] : []
    })
    const others = slotsOf(within)
    if (others.length < 4) break
    slots = others
  }
  return slots
}

/** The fields without the problems of trades that the resume does not know, as long as some other problem of the field is left. */
function ofKnownTrades(fields: readonly AreaEvidence[], lines: readonly EvidenceLine[], facts: PersonFacts): AreaEvidence[] {
  const posts = postsOf(facts)
  return fields.map((one) => {
    const problems = one.problems.filter(
      ({ problem, supports }) => supports.some(({ line }) => line.kind === 'project' || line.kind === 'niche') || !isOfStrangersTrade(one.area, problem, lines, posts),
    )
    return problems.length > 0 && problems.length < one.problems.length ? { ...one, problems } : one
  })
}

/** What is only near in meaning to an answer, and is of others than those it names, is not what is meant: pages of school districts beside a publishing house. */
export const isMeantFor = (setting: string, area: ProblemArea, problem: Problem, answer: string): boolean =>
  !isToldOfOthers(setting, problem) &&
  (settingFit(setting, area, problem) !== 'other' ||
    (sharedStems(answer.replace(/[.;:!?]/g, ' '), [problem.topic, problem.subject, problem.aim, ...problem.cues].join(' ')) > 0 &&
      // What one group alone has is meant where the answer names that group.
      (usersOf(area, problem).length > 1 || usersOf(area, problem).some(({ name }) => sharedStems(answer.replace(/[.;:!?]/g, ' '), name) > 0))))

/** The fields with the problems that an answer names and a line of the person is about. */
function withAsked(fields: readonly AreaEvidence[], weighed: readonly AreaEvidence[], aims: readonly Problem[]): AreaEvidence[] {
  const asked = (one: AreaEvidence) => one.problems.filter(({ problem }) => aims.includes(problem))
  const added = (one: AreaEvidence, to: readonly ProblemEvidence[]) => asked(one).filter(({ problem }) => !to.some((other) => other.problem === problem))
  const whole = (field: AreaEvidence) => weighed.find(({ area }) => area === field.area) ?? field
  return [
    ...fields.map((field) => ({ ...field, problems: [...field.problems, ...added(whole(field), field.problems)] })),
    ...weighed.filter((one) => asked(one).length > 0 && !fields.some(({ area }) => area === one.area)).map((one) => ({ ...one, problems: asked(one) })),
  ]
}

/** A field that only the project names. */
const unweighed = ({ area, problem }: Meant): AreaEvidence => ({ area, supports: [], problems: [{ problem, supports: [], score: 0 }], score: 0, ofCareer: false, main: 0, backed: false })

/** How much of all that is known of a person has to lie in a problem of no field of theirs that an answer names. */
const BORNE_OUT = 0.5

type Choice = { bears: (one: ProblemEvidence) => boolean; repeats: boolean; fills: (asset: Asset) => boolean }
const NONE: ReadonlySet<string> = new Set()
/** How many of the strongest lines may go untold for the sake of whom the work is for. */
const GIVEN_UP = 1

/** The problems that those whom a visitor named cannot have. */
function foreignTo(setting: string, fields: readonly AreaEvidence[], aims: readonly Problem[]): ReadonlySet<string> {
  return new Set(
    fields.flatMap(({ area, problems }) =>
      problems
        .filter(
          ({ problem, supports }) =>
            (!aims.includes(problem) || isToldOfOthers(setting, problem)) &&
            !supports.some(({ line: { kind } }) => kind === 'project' || kind === 'niche') &&
            settingFit(setting, area, problem) === 'other',
        )
        .map(({ problem }) => problem.id),
    ),
  )
}

/** Those for whom something is made employ nobody; and beside a project that is stated elsewhere they are no users of it. */
export function settingBeside(setting: AnswerSetting | null, made: string | null, elsewhere: boolean): AnswerSetting | null {
  if (setting === null || made === null || !setting.users.includes(made)) return setting
  return elsewhere ? null : { ...setting, host: null }
}

/** Different subjects that a set for them has to have, where another has them. */
const SUBJECTS = 3
const subjectsOf = ({ slots }: Designed): number => new Set(slots.map(({ problem, object }) => object?.general ?? problem.problem.id)).size

/** The set for those whom the visitor named where it serves them in more options, unless it leaves too much of the record untold or tells one subject over and over. */
function nearer(ofSetting: Designed | null, other: Designed | null, users: string, carried: (set: Designed) => number): Designed | null {
  if (ofSetting === null || other === null) return ofSetting ?? other
  const served = ({ designs }: Designed) => designs.filter((design) => design.users === users || design.project !== null).length
  return served(ofSetting) > served(other) && carried(ofSetting) >= carried(other) - GIVEN_UP && subjectsOf(ofSetting) >= Math.min(SUBJECTS, subjectsOf(other)) ? ofSetting : other
}

type Designed = { slots: readonly Slot[]; designs: readonly Design[] }
/** A line as it stands beside an option that rests on it. */
const asSupport = (quote: string): string => withoutIdentifiers(withoutMistakenLetters(quote)).slice(0, 700)
/** How often a known problem is told before the other fields of the occupation are looked at. */
const TOLD_MOST = 2
/** How many options of a set may rest on a degree, a post or a license alone. */
const UNTOLD = 1
/** How many options of a set may hand on what is done every working day. */
const DUTIES = 1
/** From here on one of the strongest lines makes a subject the person’s own. */
const LED_FIT = 2
/** How often a set is looked at again, as one of its subjects turns out to rest on nothing. */
const ROUNDS = 3
/** Options of a set that may be of the field alone or a second telling, where the others are the person’s own. */
const STRAYS = 2

/** Without the fields of another world than the one that the answers name, where others are left: who is to work at a bank is offered no clinic. */
function inTheirWorld(weighed: AreaEvidence[], answers: string): AreaEvidence[] {
  const kept = weighed.filter(({ area }) => !clash(answers, area.name))
  return kept.length > 0 ? kept : weighed
}

/** Whether the person was heard beside the resume: on a project, a niche, a next role, or the occupation. */
const isAnswered = ({ userBackground: { futureRoleFocus }, userProposedEndeavor: { futureProject, proposedEndeavorNiche, additionalInfo } }: GeneratorForm, { occupations }: PersonFacts): boolean =>
  [futureRoleFocus, futureProject, proposedEndeavorNiche, additionalInfo].some((answer) => answer.trim() !== '') || occupations.some(({ stated }) => stated === true)

/** What is done, by its noun: "rope recycling", "salt recovery". */
const IS_DOING = /(?:[a-z]{3}ing|ery|[st]ion|ment|ysis)$/
/** "build a first site in Astoria" → "build a first site for rope recovery in Astoria": where the project does not say what is done there, the niche does. */
export function withSubject(project: StatedProject, niche: string): StatedProject {
  if (project.object === null || !SITE.test(project.object) || / (?:for|of) /.test(project.phrase) || !/^[A-Za-z][\w-]*(?: [\w-]+){0,6}$/.test(niche)) return project
  // Of several topics nobody knows which is done there, and what the project shares with them it says by itself.
  const topics = niche.split(/ (?:and|or) /)
  if ((topics.length > 1 && !topics.every((topic) => IS_DOING.test(topic))) || sharedStems(niche, project.phrase) > 0) return project
  // "batteries recycling"
  const subject = niche.replace(/\b([a-z]+?)(ies|s)(?= (?:recycling|recovery|repair|testing|monitoring|screening)\b)/g, (_all, one: string, ending: string) => (ending === 'ies' ? `${one}y` : one))
  const told = project.phrase.replace(new RegExp(`^(build .{1,60}? ${project.object})\\b`), `$1 for ${subject}`)
  return { ...project, phrase: told }
}

/** Words of a niche from which on it says more of what is meant than the known problem that is near to it. */
const OWN_NICHE = 3

/** The niche as a project: where no known problem is about it, or where it says more than they do and one of them can lend it the rest. */
function ownNiche(niche: string, near: readonly Meant[], facts: PersonFacts, ofCareer: (area: ProblemArea) => boolean, knowledge: DraftingKnowledge, matcher: Matcher): StatedProject | null {
  const read = projectOfNiche(niche, knownTo(facts))
  if (read === null) return null
  const line = { id: 'niche', text: searchableLine(niche), roleId: null }
  if (near.length === 0 && !knowledge.areas.some(({ problems }) => problems.some((problem) => matcher.fit(line, problem) >= 0))) return read
  if (topicStems(niche).length < OWN_NICHE) return null
  const meant = problemOfProject(read, niche, ofCareer, knowledge) ?? near.find(({ problem }) => sharesObject({ core: read.phrase, whole: read.phrase }, problem))
  if (meant) return { ...read, meant: placeName(meant.area, meant.problem) }
  // What is near by its field alone, and shares hardly a word with the niche, is another subject than the one that was asked for.
  return near.some(({ problem }) => lendsItsText(read, '', problem)) ? null : read
}

function problemOfNiche(niche: string, facts: PersonFacts, ofCareer: (area: ProblemArea) => boolean, knowledge: DraftingKnowledge): Meant | null {
  const read = projectOfNiche(niche, knownTo(facts))
  return read && problemOfProject(read, niche, ofCareer, knowledge)
}

/** Whether a word stands in what the resume tells of the work. */
function knownTo({ achievements, publications, roles, skills }: PersonFacts): (word: string) => boolean {
  const words = new Set([...achievements, ...publications].flatMap(({ text }) => searchableLine(text).split(' ')))
  for (const { title } of roles) for (const word of searchableLine(title ?? '').split(' ')) words.add(word)
  for (const skill of skills) for (const word of searchableLine(skill.text).split(' ')) words.add(word)
  return (word) => words.has(word)
}

/** What goes wrong today for those whom a project is for: what is said outright before what follows from its purpose, and last what only says the project again. */
function troubleOf({ trouble, users, phrase }: StatedProject, sayingMore: readonly string[]): StatedProject['trouble'] {
  const told = (words: string) => problemTold(words, users) ?? []
  const turned = (words: string) => readProblem(words, users) ?? []
  const again = trouble !== null && phrase.endsWith(trouble.clause.split(' ').slice(-4).join(' '))
  const first = trouble !== null && (trouble.told || !again) ? [trouble] : []
  const [found] = [...(trouble?.told ? first : []), ...sayingMore.flatMap(told), ...first, ...sayingMore.flatMap(turned)]
  return found ? { clause: found.clause, told: found.told } : trouble
}

/** A deed in the tense in which its post and its line tell it. */
function inItsTime({ kind, quoted, stated, result, roleId, clause, quote }: Asset, heldNow: ReadonlySet<string>): { clause: string; present: boolean } {
  const isHeld = kind === 'work' && !quoted && !stated && result === null && roleId !== null && heldNow.has(roleId)
  const present = isHeld ? presentOf(clause, quote) : null
  return { clause: present ?? clause, present: present !== null }
}

/** Share of the career from which on the employers of a field are those of the person. */
const LEAST_HOSTED = 0.3

/** Lines of the record that tell a field beside those of the career. */
const OF_FIELD = 2

/** A project that is told in its parts alone is one that was stated. */
const withProject = (form: GeneratorForm, { thing }: ProjectSaid): GeneratorForm =>
  form.userProposedEndeavor.futureProject.trim() !== '' || thing === '' ? form : { ...form, userProposedEndeavor: { ...form.userProposedEndeavor, futureProject: capitalize(thing) } }

/** Four designs, or what is missing. Pure; the same facts and answers give the same designs. `salt` asks for another variety. */
export function chooseDesigns(person: PersonFacts, typed: GeneratorForm, knowledge: DraftingKnowledge, salt = 0): Chosen {
  const unwanted = unwantedOf(typed)
  const { facts, leftOut } = withoutUnwanted(person, unwanted)
  const { form: mendedForm, notes: mended } = mendedAnswers(withoutRequestsIn(typed))
  const { projectSaid } = mendedForm.userProposedEndeavor
  const given = projectSaid === undefined ? null : cleanedProject(projectSaid).said
  const form = given === null ? mendedForm : withProject(mendedForm, given)
  const readings = leftOut.length === 0 ? mended : [...mended, `As you asked, we left out each line of your resume that names ${joinList(leftOut.map((words) => `“${words}”`))}.`]
  // Who has stated the field is asked for what still lacks, and not for the field again.
  const fieldOrWork = facts.occupations.some(({ stated }) => stated === true) ? 'work' : 'field'
  const read = readStatedProject(mendedForm.userProposedEndeavor.futureProject)
  const project = given === null ? read : withSaid(read, given)
  const isAsRead = project?.kind === 'project' && read?.kind === 'project' && project.phrase === read.phrase
  /** Parts that the visitor gave: of these nothing is read, concluded, or lent. */
  const parts = project?.kind === 'project' ? (project.said ?? null) : null
  const focus = readFocus(form.userBackground.futureRoleFocus)
  const setting = settingBeside(settingIn(form.userBackground.futureRoleFocus), focus?.project?.users ?? null, project?.kind === 'project')
  const academic = setting === null ? academicHost(form.userBackground.futureRoleFocus) : null
  // "cybersecurity for small water utilities": a subject without a verb.
  const unread = project?.kind === 'unreadable' && project.why === 'no verb' ? (project.subject ?? project.quote) : null
  const worded = unread === null ? null : projectOfWords(unread, knownTo(facts))
  // "smoke forecast for outdoor crews" is a thing that is made; "case reporting for clinics" is done better.
  const subject = unread === null || worded?.object != null ? worded : (projectOfSubject(unread) ?? worded)
  const said = project?.kind === 'project' ? project : project?.kind === 'no endeavor' ? null : (subject ?? focus?.project ?? null)
  const lines = evidenceLines(facts, project === null && focus?.project ? { ...form, userProposedEndeavor: { ...form.userProposedEndeavor, futureProject: focus.project.quote } } : form)
  const weighed = inTheirWorld(
    withoutStrayFields(weighAreas(lines, facts, knowledge), lines, facts),
    [form.userBackground.futureRoleFocus, form.userProposedEndeavor.proposedEndeavorNiche, form.userProposedEndeavor.futureProject].join(' '),
  )
  const told = lines.filter(({ kind }) => kind === 'achievement' || kind === 'title' || kind === 'publication').length
  const best = weighed[0]
  if (told === 0) return { kind: 'ask', missing: ['work'] }
  if (!best) return { kind: 'ask', missing: [fieldOrWork] }
  // Without a post and without an occupation that can be told, words alone would choose the field, unless headline and studies name it.
  const posted = weighed.some(({ sought = 0 }) => sought > 0) || facts.roles.some(({ title }) => title !== null) || facts.occupations.some(({ confidence }) => confidence >= LEAST_OCCUPATION)
  const holds = ({ supports }: AreaEvidence, from: string) => supports.some(({ line, cue }) => (line.id === from || line.kind === from) && sureness(cue) >= 1)
  const studied = (area: AreaEvidence) => area.ofCareer && holds(area, 'degree') && (holds(area, 'headline') || holds(area, 'achievement'))
  if (!posted && !weighed.some(studied) && said === null && form.userProposedEndeavor.futureProject.trim() === '') return { kind: 'ask', missing: [fieldOrWork] }
  const seed = JSON.stringify([facts.name, facts.headline, facts.roles.map(({ title, employer }) => [title, employer]), facts.achievements.slice(0, 6).map(({ text }) => text), salt])
  const assets = assetsOf(facts)
  const topics = topicFits(lines, knowledge)
  const matcher = matcherOf(facts, lines, weighed, topics, knowledge)
  const { futureProject, proposedEndeavorNiche } = form.userProposedEndeavor
  const turns = turnsAway(weighed, facts, form.userBackground.futureRoleFocus)
  const isMeant = ({ area: { area }, problem: { problem } }: { area: AreaEvidence; problem: ProblemEvidence }) =>
    setting === null || isMeantFor(setting.users, area, problem, form.userBackground.futureRoleFocus)
  const near = aimedAt(
    focus?.subject ?? '',
    [wantedWords(form.userBackground.futureRoleFocus), ...(project?.kind === 'no endeavor' ? [] : [futureProject]), proposedEndeavorNiche].filter((words) => words.trim() !== ''),
    said !== null,
    // Of a trade that is only wanted, what is of others than those it names is left out before the nearest are taken.
    weighed.flatMap((area) => area.problems.map((problem) => ({ area, problem }))).filter((one) => !turns || (one.area.sought ?? 0) === 0 || isMeant(one)),
    matcher,
    turns,
  ).filter(isMeant)
  const isOfCareer = (area: ProblemArea) => weighed.some((one) => one.area === area && one.ofCareer)
  const nearby = near.map(({ area: { area }, problem: { problem } }): Meant => ({ area, problem }))
  const unplaced =
    said ?? (project?.kind === 'no endeavor' ? null : (ownNiche(proposedEndeavorNiche, nearby, facts, isOfCareer, knowledge, matcher) ?? (near.length > 0 ? null : (focus?.change ?? null))))
  // A name of one's own does not say what it is about: the answer on the role does.
  const aboutIt = proposedEndeavorNiche.trim() === '' && project?.kind === 'project' && saysLittle(project) ? wantedWords(form.userBackground.futureRoleFocus) : proposedEndeavorNiche
  const meant =
    unplaced &&
    (nearby.find(({ area, problem }) => unplaced.meant === placeName(area, problem)) ??
      problemOfProject(unplaced, aboutIt, isOfCareer, knowledge) ??
      // A project that no problem is near to is about what its niche is about.
      (project?.kind === 'project' ? problemOfNiche(proposedEndeavorNiche, facts, isOfCareer, knowledge) : null))
  const itsFields = meant ? [meant.area] : weighed.filter(({ ofCareer }) => ofCareer).map(({ area }) => area)
  const placed = unplaced && {
    ...unplaced,
    users: parts !== null ? unplaced.users : usersTold(unplaced.users, itsFields, [futureProject, proposedEndeavorNiche, form.userBackground.futureRoleFocus].join('. ')),
    ...(meant ? { meant: placeName(meant.area, meant.problem) } : {}),
  }
  const { focus: niche, users: nicheUsers } = readNiche(form.userProposedEndeavor.proposedEndeavorNiche) ?? NO_NICHE
  // "agencies" beside "adviser to transit agencies": the fuller name of the same houses.
  const fuller = placed?.users != null && setting !== null && !placed.users.includes(' ') && setting.users.endsWith(` ${placed.users}`) ? setting.users : null
  const housed = placed && setting && project?.kind === 'project' && parts === null ? { ...placed, users: fuller ?? atTheirHouse(placed.users, setting.users) } : placed
  const stated = housed && niche !== null && parts?.thing !== true ? withSubject(housed, niche) : housed
  // What goes wrong is also said beside the project: in the answer on the role, or as further information.
  const { additionalInfo } = form.userProposedEndeavor
  const sayingMore = [additionalInfo, form.userBackground.futureRoleFocus, proposedEndeavorNiche].filter((words) => !PRIVATE.test(words)).map(withoutPeople)
  const trouble = parts !== null && stated ? stated.trouble : stated && troubleOf(stated, sayingMore)
  const plansRead =
    stated && project?.kind !== 'no endeavor' && (parts === null || isAsRead)
      ? readPlans(asSentences(futureProject), [stated.phrase, ...stated.outputs, trouble?.told ? trouble.clause : ''].join('. '), (words) => unwantedIn(words, unwanted).length > 0)
      : NO_PLANS
  const plans = parts?.users === true ? { ...plansRead, first: null } : plansRead
  let lenderFound: Meant | null | undefined
  /** What is said of the field of a project that no problem is about. */
  const lender = (): Meant | null => {
    if (lenderFound !== undefined) return lenderFound
    const isOfLines = (area: ProblemArea) => weighed.some((one) => one.area === area && strongLines(one.supports).length >= OF_FIELD)
    const beside = proposedEndeavorNiche.trim() === '' ? wantedWords(form.userBackground.futureRoleFocus) : ''
    lenderFound = stated && !trouble?.told && parts === null ? problemLentTo(stated, proposedEndeavorNiche, beside, [isOfCareer, isOfLines], knowledge) : null
    return lenderFound
  }
  const aims = near.map(({ problem: { problem } }) => problem)
  /** What is asked for is no stranger’s; a problem that only gives a project its place is not asked for. */
  const asked = meant && stated && lendsItsText(stated, proposedEndeavorNiche, meant.problem) ? [...aims, meant.problem] : aims
  const answered = new Set(topicStems([form.userBackground.futureRoleFocus, futureProject, proposedEndeavorNiche].join(' ')))
  const known = [
    ...lines.map(({ text }) => text),
    searchableLine(
      facts.roles
        .flatMap(({ title, employer, department }) => [title, employer, department])
        .filter(Boolean)
        .join(' '),
    ),
  ]
  const usersKnown = new Map<ProblemArea, boolean>()
  const knowsUsers = (area: ProblemArea): boolean => {
    const knows = usersKnown.get(area) ?? area.users.some(({ cues }) => cues.some((cue) => known.some((text) => holdsCue(text, cue))))
    usersKnown.set(area, knows)
    return knows
  }
  const knows = ({ area, supports }: AreaEvidence): boolean => supports.some(({ line }) => line.kind === 'project' || line.kind === 'niche') || knowsUsers(area)
  const named: Parameters<typeof chooseSlots>[7] = (asset, area, problem, line) => {
    const names = (one: Pick<Asset, 'about' | 'text'>) => namesProblem(one, area.area, problem.problem, area.ofCareer, knowledge)
    if (line !== undefined) return names(asset)
    const object = searchableLine(asset.object?.phrase ?? '')
    return area.ofCareer && matcher.fit(asset, problem.problem) >= NAMED_FIT && names({ about: object, text: object }) && objectFit({ about: object }, problem.problem, true, knowledge) >= NAMED_OBJECT
  }
  const isBorneOut = ({ area, problem: { problem } }: (typeof near)[number]) =>
    matcher.standing(problem) >= BORNE_OUT &&
    assets.some((asset) => asset.kind !== 'award' && matcher.fit(asset, problem) >= SURE_FIT && namesProblem(asset, area.area, problem, area.ofCareer, knowledge))
  const borneAims = [...near.filter(isBorneOut).map(({ problem: { problem } }) => problem), ...(meant ? [meant.problem] : [])]
  const among = (all: readonly AreaEvidence[]) => {
    const areas = withFieldOfLines(all, assets, matcher)
    const grounded = groundedAssets(assets, facts, areas, knowledge, matcher)
    const choose = ({ bears, repeats, fills }: Choice) =>
      withoutStrangers((within) => chooseSlots(within, topics, stated, seed, assets, grounded, matcher, named, knows, bears, repeats, fills, aims), areas, assets, matcher, facts, borneAims)
    return { areas, choose, grounded }
  }
  const weighedWith = meant && !weighed.some(({ area }) => area === meant.area) ? [...weighed, unweighed(meant)] : weighed
  const fields = withAsked(ofKnownTrades(ownSubjects(weighed, facts, assets, matcher, knows, knowledge), lines, facts), weighedWith, borneAims)
  const fromFields = among(fields)
  const rest = weighed.filter((one) => one.ofCareer && !fields.some(({ area }) => area === one.area))
  const fromOccupation = rest.length === 0 ? fromFields : among([...fields, ...rest])
  const chosenBy = (choice: Choice) => {
    const slots = fromFields.choose(choice)
    const isRepeated = slots.some(({ problem }) => slots.filter((other) => other.problem.problem === problem.problem && !other.object?.deliverable).length > TOLD_MOST)
    // Too little is shown there: every field of the occupation.
    return (slots.length < 4 || isRepeated) && fromOccupation !== fromFields ? { areas: fromOccupation.areas, slots: fromOccupation.choose(choice) } : { areas: fromFields.areas, slots }
  }
  const nearestLine = ({ problem: { problem } }: Slot): Asset | undefined =>
    assets.filter(({ kind, strength }) => kind !== 'award' && strength >= LEAST_TOLD).sort((a, b) => b.strength + matcher.fit(b, problem) - a.strength - matcher.fit(a, problem))[0]
  const naming = new Map<string, boolean>()
  const isNear = (asset: Pick<Asset, 'id' | 'text' | 'about' | 'roleId'>, { area, problem: { problem } }: Slot): boolean => {
    if (matcher.fit(asset, problem) < 0) return false
    const key = [problem.id, area.ofCareer, asset.about, asset.text].join('|')
    const names = naming.get(key) ?? namesProblem(asset, area.area, problem, area.ofCareer, knowledge)
    naming.set(key, names)
    return names
  }
  const newest = facts.roles[0]?.id ?? null
  const heldNow = new Set(facts.roles.flatMap(({ id, current, certainty }) => (current && certainty === 'sure' ? [id] : [])))
  const strongest = strongestOf(assets)
  const tellable = assets.filter((asset) => asset.kind !== 'award' && !isRoutine(asset))
  const publications = publicationCount(facts)
  const threshold = toldThreshold(facts)
  const focusUsers = focus?.users ?? null
  // People may be named beside the house in which they are served; of two names of the house the plain one is taken.
  const namedUsers = nicheUsers ?? (setting !== null && (focusUsers === null || !arePersons(focusUsers) || focus?.project?.users !== focusUsers) ? setting.users : focusUsers)
  const wantedRole = roleOf(form)
  // What somebody does already is no role that is sought.
  const role = wantedRole !== null && holdsRole(wantedRole, facts) ? null : wantedRole
  const soughtCodes = [...soughtOccupations(form.userBackground.futureRoleFocus).keys()]
  const ofOwnTrade = role !== null && isOfTrade(role, facts.occupations)
  const aimed = new Set(aims)
  const roleHost = ({ area: { area } }: Slot, ofProject: boolean): string | null => {
    if (wantedRole === null) return null
    if (/\bconsultant$/.test(wantedRole)) return 'a U.S. consulting firm'
    // The field of the project says who employs such work; of another major group it does not employ that role.
    const isOf = (code: string, prefix: string) => (ofProject ? groupOf(code) === groupOf(prefix) : code.startsWith(prefix))
    return soughtCodes.length > 0 && !soughtCodes.some((code) => area.occupations.some((prefix) => isOf(code, prefix))) ? ANY_HOST : null
  }
  /** A field that is no part of the career, and whose trades are none of the person's: its employers would not hire for that work. */
  const isOfOtherTrade = ({ area: { area, ofCareer, main, sought = 0 } }: Slot): boolean => {
    const groups = new Set([...facts.occupations.map(({ code }) => groupOf(code)), ...soughtCodes.map(groupOf)])
    return !ofCareer && main < LEAST_HOSTED && sought === 0 && groups.size > 0 && area.occupations.length > 0 && !area.occupations.some((code) => groups.has(groupOf(code)))
  }
  const designsOf = (slots: readonly Slot[], areas: readonly AreaEvidence[]): Design[] => {
    const forms = assignForms(slots, lines, facts, form, seed, stated, knowledge)
    const isOwn = ({ problem: { problem } }: Slot, project: StatedProject): boolean => !lendsItsText(project, proposedEndeavorNiche, problem)
    const own = slots[0] && stated && (projectMatch(slots[0], stated, matcher) < PROJECT_FIT_LEAST || isOwn(slots[0], stated)) ? stated.phrase : null
    const telling: Telling = { matcher, isAbout: aboutSlot(matcher, newest), isNear, answered, planned: [...plans.deeds, proposedEndeavorNiche].join('. ') }
    const given = carry(slots, assets, telling, own)
    const about = onSubject(given, slots, assets, telling, own !== null)
    const bears: Bears<Asset> = {
      // Beside a project of one's own what shares its words was chosen already.
      onSubject: (asset, at) => {
        const slot = slots[at]
        if (!slot) return false
        if (at === 0 && own !== null) return (about[0] ?? []).includes(asset)
        return (
          isNear(asset, slot) ||
          (slot.asset !== null && (asset === slot.asset || ((namesWork(slot) || slot.object !== null) && sameLine(asset, slot.asset))) && (slot.object !== null || slot.fit >= 0))
        )
      },
      inField: (asset) => asset.roleId === null || asset.roleId === newest || slots.some((slot) => ofThePost(asset, slot)),
    }
    const refilled = withFilled(withRecord(about, tellable, bears, 0), slots, assets, telling, own !== null)
    const nearness = (asset: Asset, at: number) => {
      const slot = slots[at]
      if (!slot) return 0
      return slot.object ? HANDED_BESIDE : matcher.fit(asset, slot.problem.problem)
    }
    const ofSomeField = (asset: Asset) => bears.inField(asset) || slots.some((slot) => belongs(asset, slot.area, matcher))
    const isProject = (at: number) => at === 0 && (own !== null || (slots[0] !== undefined && namesWork(slots[0])))
    // What shares a word of its own with the subject is told a little farther off.
    const shares = (asset: Asset, at: number) => slots[at] !== undefined && nearness(asset, at) >= LEAST_SHARED && telling.isAbout(asset, slots[at])
    const accepted = withoutFar(withRecord(refilled, tellable, bears, 1), bears, (asset, at) => isProject(at) || shares(asset, at), nearness)
    // The work that a project names is told there, before all else; what else stood there may be told where it is nearer.
    const { asset: ofName } = slots.find(namesWork) ?? { asset: null }
    const isOfName = (line: Asset) => ofName !== null && (line === ofName || sameLine(line, ofName))
    const claimed =
      ofName === null
        ? accepted
        : accepted.map((lines, at): Asset[] =>
            at === 0
              ? [given[0]?.find(isOfName) ?? ofName, ...lines.filter((line) => !isOfName(line) && ofOnePost(line, ofName) && tellsChange(line.clause)).slice(0, 1)]
              : lines.filter((line) => !isOfName(line)),
          )
    const strengthened = withStrongLines(claimed, tellable, { ...bears, inField: ofSomeField }, nearness)
    const placed = bestPlaced(strengthened, (asset, at) => isProject(at) || (slots[at]?.object != null && asset === slots[at].asset), nearness)
    const carried = placed.map((lines) => [...lines.filter(isOfName), ...lines.filter((line) => !isOfName(line))])
    const saidStandings = new Set<string>()
    const saidSettings = new Set<string>()
    const saidDuties = new Set(carried.flat().map(({ id }) => id))
    // What the visitor asks to work on goes to the kind of house that is named with it, and a work that no field is known for only where it was done in one.
    const isOfSetting = ({ area, problem, object, asset }: Slot) =>
      setting !== null &&
      ((object !== null && (asset === null || liesIn(setting.users, asset.text))) ||
        (!(object !== null && knowledge.grounds.includes(area.area)) && settingFit(setting.users, area.area, problem.problem) !== 'other'))
    // Of users of the world that the visitor named, those are told that were named.
    const ofSameWorld = (users: string, { area, problem, object }: Slot): string =>
      setting !== null &&
      (object !== null || settingFit(setting.users, area.area, problem.problem) !== 'other') &&
      !arePersons(users) &&
      isOfWorld(users, setting.users) &&
      mayHave(area.area, problem.problem, setting.users) &&
      !isToldOfOthers(setting.users, problem.problem)
        ? setting.users
        : users
    const notices = [...(project && project.kind !== 'project' && subject === null ? [noticeOf(project, best.area.name)] : []), ...readings, ...fewSubjects(slots)]
    const taken = new Set<string>()
    const career = areas.filter(({ ofCareer }) => ofCareer).sort((a, b) => b.main - a.main || b.score - a.score)[0]
    return slots.map((slot, at): Design => {
      const standings = standingSentences(facts, { area: slot.area.area, ofCareer: slot.area.ofCareer })
      const own = at === 0 && standings.some(({ sentence }) => TELLS_ADVANCED.test(sentence)) ? withRoomForDegree(carried[at] ?? []) : (carried[at] ?? [])
      // In another field a post says nothing.
      const fitting = standings.filter(({ post }) => !post || (slot.area.ofCareer && !own.some(({ setting }) => setting)))
      const matched = !stated || (parts?.thing !== true && projectMatch(slot, stated, matcher) >= PROJECT_FIT_LEAST && lendsItsText(stated, proposedEndeavorNiche, slot.problem.problem))
      // Beside a project of its own a fact is only as near as their words, and posts of another field say nothing.
      const alone = at === 0 && stated !== null && !matched
      // Without a fact of the work that shares the object, the option rests on training and practice, and says no more than that.
      const bare = alone ? fitting.filter(({ post }) => !post).slice(0, 1) : fitting
      const duties =
        own.length > 0 || slot.object !== null
          ? null
          : dutiesTold(facts, ({ id, text, roleId }) => {
              const line = searchableLine(text)
              if (saidDuties.has(id)) return 0
              if (alone) return sharedStems(line, stated.phrase) > 1 ? 1 : 0
              // A duty of the field says more of a post than its title does.
              return isNear({ id, text: line, about: line, roleId }, slot)
                ? 2
                : slot.area.ofCareer && slot.area.supports.some((support) => support.line.id === id && sureness(support.cue) >= 1)
                  ? 1
                  : 0
            })
      for (const id of duties?.ids ?? []) saidDuties.add(id)
      const told = own.length > 0 ? fitting.filter(({ sentence }) => !saidStandings.has(sentence)).slice(0, own.length < 2 ? 1 : 0) : unsaid(bare, at, saidStandings)
      const sentences = [...new Set(told.map(({ sentence }) => sentence))]
      if (duties === null) for (const sentence of sentences) saidStandings.add(sentence)
      const standing = duties ?? (sentences.length > 0 ? { sentence: sentences.join(' '), quotes: told.map(({ quote }) => quote).filter(Boolean) } : undefined)
      // A connection is only told where the object of the fact is the subject of the endeavor.
      const tie = (asset: Asset) => ({
        near:
          alone && !(namesWork(slot) && asset === slot.asset)
            ? sharedStems(asset.clause, stated.phrase) > 1
            : slot.object || namesWork(slot)
              ? asset === slot.asset || (slot.asset !== null && sameLine(asset, slot.asset))
              : isNear(asset, slot),
        about: !alone && !slot.object && likenessOf(asset.text, slot.problem.problem, knowledge) >= LIKE,
        field: !alone && ofThePost(asset, slot),
      })
      const supports = [
        ...[...own, ...(slot.object?.deliverable && slot.asset && !own.includes(slot.asset) ? [slot.asset] : [])].map(({ quote, stated: byPerson }) => ({
          from: byPerson ? ('answers' as const) : ('resume' as const),
          quote: asSupport(quote),
        })),
        ...(standing?.quotes ?? []).map((quote) => ({ from: 'resume' as const, quote: asSupport(quote) })),
        ...(at === 0 && stated ? [{ from: 'answers' as const, quote: withoutIdentifiers(asTyped(stated.quote, typed)).slice(0, 700) }] : []),
        ...(slot.object !== null && slot.asset === null
          ? [{ from: 'answers' as const, quote: withoutIdentifiers(typed.userProposedEndeavor.proposedEndeavorNiche.replace(/\s+/g, ' ').trim()).slice(0, 700) }]
          : []),
        ...(aimed.has(slot.problem.problem) ? [{ from: 'answers' as const, quote: withoutIdentifiers(typed.userBackground.futureRoleFocus.replace(/\s+/g, ' ').trim()).slice(0, 700) }] : []),
        // What else is near is printed as it was found to be the person's own deed, and no line whole that was not.
        ...(slot.object || alone ? [] : nearLines(slot, matcher))
          .flatMap(({ id }) => assets.find((asset) => asset.id === id && matcher.fit(asset, slot.problem.problem) >= 0) ?? [])
          .filter((asset) => !own.some(({ id }) => asset.id === id) && standsBeside(asset, slot))
          .slice(0, Math.max(3 - own.length, 0))
          .map(({ quote }) => ({ from: 'resume' as const, quote: asSupport(quote) })),
      ]
      // Two statements may stand in one line.
      const lent = alone ? lender() : null
      const place = lent
        ? { area: lent.area.id, problem: lent.problem.id }
        : at === 0 && stated
          ? placeOfProject(slot, best.area, knowledge)
          : { area: slot.area.area.id, problem: slot.problem.problem.id }
      // What the option was chosen by is shown beside it, where nothing else bears it.
      if (supports.length === 0) supports.push(...[slot.asset ?? nearestLine(slot)].flatMap((asset) => (asset ? [{ from: 'resume' as const, quote: asSupport(asset.quote) }] : [])))
      const support = supports.filter(({ quote }, n) => supports.findIndex((other) => other.quote === quote) === n)
      const takes = forms[at] ?? 'tool'
      const users =
        (at === 0
          ? ((stated && matched && parts?.users !== true && isServedAlone(stated.users, slot) ? null : stated?.users) ??
            (stated && !matched ? ((parts === null ? namedUsers : null) ?? UNTOLD_USERS) : null))
          : null) ??
        (at > 0 && slot.object?.deliverable != null && slot.asset !== null ? takersAmong(takersTold(slot.asset.quote), slot) : null) ??
        (at < 3 &&
        namedUsers &&
        mayHave(slot.area.area, slot.problem.problem, namedUsers) &&
        (namedUsers === setting?.users
          ? isOfSetting(slot) || (aimed.has(slot.problem.problem) && isOpenTo(namedUsers, slot))
          : (aimed.has(slot.problem.problem) || nicheSuits(namedUsers, slot)) && (arePersons(namedUsers) || isOpenTo(namedUsers, slot)))
          ? namedUsers
          : null) ??
        (setting !== null && (isOfSetting(slot) || (at === 0 && stated?.meant !== undefined && mayHave(slot.area.area, slot.problem.problem, setting.users))) ? setting.users : null) ??
        (at === 0 && stated?.users && matched && isServedAlone(stated.users, slot) ? `organizations that serve ${stated.users}` : null) ??
        ofSameWorld(usersFor(slot, takes, lines, facts, seed, taken, knowledge, setting?.users ?? null, slots[0]), slot)
      return {
        area: place.area,
        problem: place.problem,
        form: takes,
        path: slot.path,
        otherBy:
          slot.path === 'close'
            ? null
            : otherBy(
                slot,
                slots.filter(({ path }) => path === 'close'),
                lines,
                facts.occupations,
              ),
        maker: at === 0 && stated ? 'project' : slot.maker,
        topic: at === 0 && stated ? null : ownTopic(slot, knowledge),
        own: at === 0 && stated ? null : slot.object,
        users,
        // Who did such work, or asked for it, belongs to its employers; else those of the career are named.
        employer: slot.area.ofCareer || slot.area.problems.some(({ problem }) => aimed.has(problem)) || (slot.asset !== null && slot.fit >= BESIDE_FIT) ? null : (career?.area.id ?? null),
        host:
          setting?.host != null &&
          (users === setting.users || (at === 0 && !clash(setting.users, users)) || (slot.path === 'close' && !clash(setting.users, users) && mayServe(setting.users, users)) || arePersons(users))
            ? setting.host
            : (academic ?? roleHost(slot, at === 0 && stated !== null) ?? (isOfOtherTrade(slot) ? ANY_HOST : null) ?? (lent !== null && lent.area === career?.area ? lent.area.host : null)),
        project:
          at === 0 && stated
            ? {
                phrase: stated.phrase,
                object: stated.object,
                named: stated.users !== null || (parts === null && namedUsers !== null),
                ...(parts === null ? {} : { said: parts }),
                matched,
                lent: lent !== null,
                plans,
                purpose: stated.purpose,
                trouble,
                outputs: stated.outputs.slice(0, 2).filter((output) => output.length <= 160 && isSafe(output)),
              }
            : null,
        niche:
          niche &&
          at < 3 &&
          !(at === 0 && parts?.thing === true) &&
          !(slot.object !== null && slot.asset === null) &&
          (nicheUsers === null || users !== nicheUsers) &&
          (at === 0 && stated ? sharedStems(niche, stated.phrase) === 0 : nicheBearable(niche, slot))
            ? niche
            : null,
        // A role of another trade has nothing to do with what else the record bears.
        role: role && at !== 3 && (ofOwnTrade || (at === 0 && stated !== null) || aimed.has(slot.problem.problem)) ? role : null,
        whys: own.map((asset, n) => ({
          elsewhere: n > 0 && !ofOnePost(asset, own[0] ?? asset),
          ...inItsTime(asset, heldNow),
          result: asset.result,
          kind: asset.kind,
          quoted: asset.quoted,
          stated: asset.stated,
          setting: settingOnce(asset.setting, saidSettings),
          ...tie(asset),
        })),
        publications: own.some(({ kind }) => kind === 'publication') ? publications : null,
        standing: standing?.sentence ?? null,
        threshold,
        support,
        notes: at === 0 ? notices : [],
        turn: Math.min(slot.turn, 3),
        briefDocument: false,
        order: null,
        salt: (stableHash(seed) % 1_000_000) * OPTIONS + at,
      }
    })
  }
  const isBare = ({ support }: Design) => support.length === 0
  const deeds = new Set([...assets.map(({ quote }) => quote), ...facts.achievements.map(({ place, text }) => place?.quote ?? text)].map(asSupport))
  /** Rests on a degree, a post or a license alone. */
  const isUntold = ({ whys, support, project }: Design) => project === null && whys.length === 0 && !support.some(({ from, quote }) => (from === 'answers' && stated === null) || deeds.has(quote))
  const mainField = fromOccupation.areas.filter(({ ofCareer }) => ofCareer).toSorted((a, b) => b.score - a.score)[0]?.area.id ?? null
  const answers = searchableLine([form.userBackground.futureRoleFocus, futureProject, proposedEndeavorNiche, additionalInfo].join(' '))
  const isSomebodyElses = (design: Design) => isOfStrangers(design, mainField, [answers, ...known], knowledge)
  const isThin = ({ designs }: Designed) => designs.filter(isUntold).length > UNTOLD
  const bearing = bearingOf(fromOccupation.areas, facts.occupations, matcher, knowledge)
  const borneBy = fromOccupation.areas.flatMap(({ problems }) => problems.filter(({ problem }) => bearing(problem) !== 'none').map(({ problem }) => problem))
  const leading = strongest.filter((asset) => !borneBy.some((problem) => matcher.fit(asset, problem) >= LED_FIT))
  /** One of the strongest lines is surely about it, and about none that the work bears on. */
  const led = (problem: Problem) => leading.some((asset) => matcher.fit(asset, problem) >= LED_FIT)
  /** How many options rest on one of the strongest lines. */
  const carriedOf = ({ slots }: Designed) => strongest.filter((line) => slots.some(({ asset }) => asset !== null && (asset.id === line.id || alike(asset, line)))).length
  const drawn = new Map<Choice['fills'], Map<string, Designed | null>>()
  /** The set without these problems; drawn once. */
  const without = (barred: ReadonlySet<string>, admitted: readonly Bearing[], fills: Choice['fills']): Designed | null => {
    const known = drawn.get(fills) ?? new Map<string, Designed | null>()
    drawn.set(fills, known)
    const key = [...admitted, '', ...barred].join('|')
    const found = known.get(key)
    if (found !== undefined) return found
    const { areas, slots } = chosenBy({ bears: ({ problem }) => !barred.has(problem.id) && (admitted.includes(bearing(problem)) || led(problem)), repeats: false, fills })
    const one = slots.length < 4 ? null : { slots, designs: designsOf(slots, areas) }
    known.set(key, one)
    return one
  }
  /** Four options on subjects that the person's work bears on; one that nothing is found to support after all gives way to another. */
  const borne = (admitted: readonly Bearing[], fills: Choice['fills'], isUnfit: (design: Design) => boolean = isBare, foreign: ReadonlySet<string> = NONE): Designed | null => {
    const barred = new Set(foreign)
    for (let round = 0; round < ROUNDS; round++) {
      const one = without(barred, admitted, fills)
      if (one === null || !one.designs.some(isUnfit)) return one
      for (const { problem } of one.designs.filter(isUnfit)) barred.add(problem)
    }
    return null
  }
  /**
   * Beside two options of their own, more of the field or, where it has no more, the same subject for other users stand before a question; who has
   * answered is not asked again.
   */
  const filledUp = (fills: Choice['fills'], foreign: ReadonlySet<string> = NONE): Designed | null => {
    const again = filled(fills, foreign, true)
    // The same subject in another form is no other endeavor, as long as the person's own field has one that is.
    if (stated || !again?.slots.some(({ turn }) => turn > 0)) return again
    return filled(fills, foreign, false) ?? again
  }
  const filled = (fills: Choice['fills'], foreign: ReadonlySet<string>, repeats: boolean): Designed | null => {
    const { areas, slots: chosen } = chosenBy({ bears: ({ problem }) => !foreign.has(problem.id), repeats, fills })
    const isStray = ({ object, turn, problem: { problem } }: Slot) => object === null && (turn > 0 || bearing(problem) === 'none')
    // Beside a subject that the work bears on, another of its field is no stranger's.
    const atHome = new Set(chosen.filter(({ object, problem: { problem } }) => object === null && bearing(problem) !== 'none').map(({ area: { area } }) => area))
    const isForeign = ({ object, area, problem: { problem } }: Slot) => object === null && !asked.includes(problem) && !area.ofCareer && bearing(problem) === 'none' && !atHome.has(area.area)
    const misses = (slots: readonly Slot[]) =>
      repeats ? !isAnswered(form, facts) && (slots.some(isForeign) || slots.filter(isStray).length > STRAYS) : slots.some((slot) => isStray(slot) && !asked.includes(slot.problem.problem))
    if (chosen.length < 4 || misses(chosen)) return null
    let slots = chosen
    let designs = designsOf(slots, areas)
    // What is told of one option may be taken from another, so the set is looked at again.
    for (let round = 0; repeats && round < ROUNDS && designs.some(isBare); round++) {
      slots = withoutUnsupported(slots, designs)
      designs = supportedAlike(designsOf(slots, areas))
    }
    // Who has named a project is not asked again for a field: the record may say nothing of it, and the option says so.
    return ((!stated || !repeats) && designs.some(isBare)) || misses(slots) ? null : { slots, designs }
  }
  const tellsOf = ({ object }: Asset) => object !== null && saysSome(object)
  const ofWeight = (asset: Asset) => tellsOf(asset) && asset.strength >= LEAST_BESIDE && !isRoutine(asset)
  const made = (asset: Asset) => (tellsOf(asset) || asset.strength >= LEAST_BESIDE) && !isRoutine(asset)
  const all = ['own', 'near', 'field'] as const
  /** A set of little but duties, or of subjects that no deed is about, is anybody's: then the field is worth a question, once. */
  const orAsk = (one: Designed | null) =>
    one && (isAnswered(form, facts) || stated || (!isThin(one) && one.slots.filter(({ asset, object }) => object !== null && asset !== null && isRoutine(asset)).length <= DUTIES)) ? one : null
  // Of the sets that bear, the one in which the most of the strongest lines carry an option, and of those alike the one whose subjects are surest.
  const surestOf = (admitted: readonly (readonly Bearing[])[], isUnfit: (design: Design) => boolean, foreign: ReadonlySet<string>) =>
    admitted.flatMap((bearings) => borne(bearings, ofWeight, isUnfit, foreign) ?? []).toSorted((one, other) => carriedOf(other) - carriedOf(one))[0]
  const find = (foreign: ReadonlySet<string>): Designed | null =>
    (strongest.length === OPTIONS ? surestOf([['own'], ['own', 'near']], (design) => isBare(design) || isUntold(design) || isSomebodyElses(design), foreign) : undefined) ??
    surestOf([['own'], ['own', 'near'], all], (design) => isBare(design) || isSomebodyElses(design), foreign) ??
    surestOf([['own'], ['own', 'near'], all], isBare, foreign) ??
    borne(all, made, isBare, foreign) ??
    orAsk(borne([...all, 'lines'], made, isBare, foreign)) ??
    orAsk(filledUp(made, foreign)) ??
    orAsk(borne(all, (asset) => tellsOf(asset) || asset.strength >= LEAST_BESIDE, isBare, foreign)) ??
    orAsk(filledUp(() => true, foreign))
  /** Who wants another trade than that of the record gets as many options of it as it has, and the strongest of their own beside them. */
  const turned = (one: Designed | null): Designed | null => {
    const wanted = near.filter(({ area: { sought = 0 } }) => sought > 0)
    if (one === null || !turns || wanted.length === 0) return one
    const isWanted = ({ problem: { problem } }: Slot) => wanted.some((each) => each.problem.problem === problem)
    // A project that is stated stands before all.
    const project = stated ? one.slots.slice(0, 1) : []
    const kept = one.slots.filter((slot) => !isWanted(slot) && !project.includes(slot)).toSorted((a, b) => (b.asset?.strength ?? -9) - (a.asset?.strength ?? -9))
    const slots = [
      ...project,
      ...wanted
        .filter(({ problem }) => !project.some((slot) => slot.problem.problem === problem.problem))
        .map(
          ({ area, problem }): Slot =>
            one.slots.find((slot) => slot.problem.problem === problem.problem) ?? { area, problem, path: 'close', maker: 'problem', turn: 0, asset: null, fit: 0, object: null },
        ),
      ...kept,
    ].slice(0, OPTIONS)
    if (slots.length < OPTIONS) return one
    const placed = slots.map((slot, at): Slot => ({ ...slot, path: at < 2 ? 'close' : 'alternative' }))
    return { slots: placed, designs: designsOf(placed, fromOccupation.areas) }
  }
  /** The set without the problems of a neighbor's field, as far as its other subjects can be told again. */
  const withinField = (set: Designed): Designed => {
    const [first] = set.slots
    const alone = stated !== null && first !== undefined && projectMatch(first, stated, matcher) < PROJECT_FIT_LEAST
    const home = first === undefined || alone ? null : first
    const said = searchableLine([form.userBackground.futureRoleFocus, futureProject, proposedEndeavorNiche].join('. '))
    const isForeign = (slot: Slot) => slot !== first && isNeighbors(slot, home, { matcher, lines: assets, names: isNear, answers: said, material: [said, ...known], asked })
    if (!set.slots.some(isForeign)) return set
    const clauses = new Set(set.designs.filter((_, at) => set.slots[at] !== undefined && !isForeign(set.slots[at])).flatMap(({ whys }) => whys.map(({ clause }) => clause)))
    const staying = new Set(assets.filter((asset) => clauses.has(inItsTime(asset, heldNow).clause)).map(({ id }) => id))
    const isTold = ({ id }: Asset) => staying.has(id)
    const slots = toldWithin(set.slots, isForeign, (slot) => !(alone && slot === first), isTold, !alone, { matcher, lines: assets })
    if (slots.every((slot, at) => slot === set.slots[at])) return set
    const designs = supportedAlike(designsOf(slots, fromOccupation.areas))
    return designs.some(isBare) ? set : { slots, designs }
  }
  const ofAll = find(NONE)
  const found = turned(setting !== null ? nearer(find(foreignTo(setting.users, fromOccupation.areas, asked)), ofAll, setting.users, carriedOf) : ofAll)
  /** A subject of strangers, or one told again. */
  const isStray = (slot: Slot | undefined) =>
    slot !== undefined &&
    slot.object === null &&
    ((slot.turn > 0 && found?.slots.includes(slot) === true) || (!isOwnField(slot) && !asked.includes(slot.problem.problem) && bearing(slot.problem.problem) === 'none'))
  /** Where the record carries no subject at all: the project in four forms. */
  const ofProject = (): Design[] => {
    const [problem] = best.problems
    if (!stated || !problem) return []
    const slots = Array.from({ length: OPTIONS }, (_, turn): Slot => ({ area: best, problem, path: turn < 2 ? 'close' : 'alternative', maker: 'project', turn, asset: null, fit: 0, object: null }))
    const varied = withProjectVaried(designsOf(slots, weighed), () => true, OPTIONS - 1)
    return varied.every((design) => design.project !== null) ? varied : []
  }
  const share = shareIn([...known, ...assets.map(({ text }) => text), searchableLine([form.userBackground.futureRoleFocus, futureProject, proposedEndeavorNiche].join('. '))], knowledge)
  /** The field of the first option, or, where only the words of a project led there, the first one of the career. */
  const homeOf = ({ slots: [first] }: Designed): AreaEvidence | undefined =>
    first === undefined || first.area.ofCareer || first.area.backed ? first?.area : (fromOccupation.areas.find(({ ofCareer, problems }) => ofCareer && problems.length > 0) ?? first.area)
  /** How readily a slot of a set gives way to a deed; null where it stays whatever there is. */
  const givesWay = (set: Designed, slot: Slot, at: number): number | null => {
    if ((at === 0 && stated !== null) || (slot.object !== null && slot.object.deliverable !== 'topic')) return null
    // Who turns to another trade keeps what it has.
    if (turns && (slot.area.sought ?? 0) > 0) return null
    if (slot.object !== null) return READY
    const { problem } = slot.problem
    const isNamed = assets.some((line) => line.kind !== 'award' && isNear(line, slot))
    const readiness = readinessOf({
      share: share(problem),
      isNamed,
      isHome: slot.area.area === homeOf(set)?.area,
      isAsked: isNamed && asked.includes(problem),
      isAgain: slot.turn > 0,
      fit: slot.asset === null ? null : slot.fit,
      strength: slot.asset?.strength ?? 0,
    })
    // A set begins as it was chosen, unless little speaks for that.
    return at === 0 && readiness < BESIDE ? null : readiness
  }
  /** The slot of a deed in the place of another. */
  const slotIn =
    (home: AreaEvidence | undefined) =>
    (asset: Asset, { path, area: before }: Slot): Slot => {
      const { object } = asset
      const ground = fromOccupation.grounded.find((one) => one.asset === asset)?.ground
      const isField = (area: AreaEvidence) => (area.ofCareer || area.backed) && area.problems.length > 0 && area.area.onlyByTitle === undefined
      const own = [home, before, ground, ...fromOccupation.areas].filter((area) => area !== undefined).filter(isField)
      // What stands under no older post is of the field of the first option.
      const isRecent = asset.roleId === null || asset.roleId === newest
      const near = own.filter((one) => belongs(asset, one, matcher))
      const area = near.find(knows) ?? near[0] ?? (isRecent ? own[0] : ground) ?? ground ?? own[0] ?? best
      const problem = carriedProblem(object as OwnObject, object?.deliverable ?? 'work', 'users', knowledge)
      return { area, problem: { problem, score: 0, supports: [] }, path, maker: 'generalize', turn: 0, asset, fit: 3, object }
    }
  /** The set with the person's own deeds in the place of what lies beside their field. */
  const withOwnDeeds = (set: Designed): Designed => {
    const slots = withDeeds(set.slots, { deeds: assets, slotOf: slotIn(homeOf(set)), yields: (slot, at) => givesWay(set, slot, at) })
    if (slots.every((slot, at) => slot === set.slots[at])) return set
    const designs = supportedAlike(designsOf(slots, fromOccupation.areas))
    return designs.some(isBare) ? set : { slots, designs }
  }
  const kept = found && withOwnDeeds(turns ? found : withinField(found))
  /** A neighbor's problem that no line names: the project in another form says more of the person. */
  const isBeside = (slot: Slot | undefined, at: number) => {
    if (slot === undefined || !kept || stated === null || slot.object !== null || slot.turn > 0 || slot.area.area === homeOf(kept)?.area) return false
    return (givesWay(kept, slot, at) ?? 0) >= BESIDE && !kept.designs[at]?.whys.some(({ near }) => near)
  }
  const posts = postsOf(facts)
  const areUsersKnown = ({ area, users }: Design) => {
    const group = knowledge.areas.find(({ id }) => id === area)?.users.find(({ name }) => name === users)
    return group === undefined || isKnown(group, lines, posts)
  }
  /** Nothing of the person, of the answers, or of those they work for agrees with it: somebody else's endeavor. */
  const isStrangers = (set: Designed, at: number): boolean => {
    const slot = set.slots[at]
    const design = set.designs[at]
    if (slot === undefined || design === undefined || at === 0 || slot.object !== null || design.project !== null || design.niche !== null || slot.turn > 1) return false
    if (turns && (slot.area.sought ?? 0) > 0) return false
    // Two options of one field bear each other out.
    if (set.slots.some((other, n) => n !== at && other.area.area === slot.area.area)) return false
    const { problem } = slot.problem
    const standing = matcher.standing(problem)
    const deed = design.whys.some(({ near, about }) => near || about)
    const isHome = slot.area.area === homeOf(set)?.area
    return disagrees({ readiness: givesWay(set, slot, at) ?? 0, standing, deed, isHome, knowsUsers: areUsersKnown(design) })
  }
  /** The set with the subject of its first option told again in the place of what is somebody else's, where enough of the person lies in it. */
  const ofTheirOwn = (set: Designed): Designed => {
    const [first] = set.slots
    // Who has answered nothing has named no subject to stay with.
    if (first === undefined || first.object !== null || answers.trim() === '') return set
    const { problem } = first.problem
    if (share(problem) < RETOLD.share && matcher.standing(problem) < RETOLD.standing) return set
    const project = set.designs[0]?.project ?? null
    // A project that has the words of its problem tells it; one that has not leaves it to one option.
    const untoldYet = project !== null && !project.matched && !project.lent ? 1 : 0
    let now = set
    for (const at of [3, 2, 1]) {
      if (!isStrangers(now, at) || now.slots[at]?.problem.problem === problem) continue
      const turn = now.slots.filter((slot) => slot.object === null && slot.problem.problem === problem).length - untoldYet
      if (turn >= (untoldYet === 1 ? RETOLD.ofProject : RETOLD.most)) continue
      const slots = now.slots.map((slot, n): Slot => (n === at ? { ...first, path: slot.path, maker: 'combine', turn, asset: null, fit: 0 } : slot))
      const designs = supportedAlike(designsOf(slots, fromOccupation.areas))
      // Told again, a subject tells a deed that is on it, or none.
      const told = designs.map((design, n) => (n === at ? { ...design, whys: design.whys.filter(({ near, about }) => near || about) } : design))
      if (!told.some(isBare)) now = { slots, designs: told }
    }
    return now
  }
  /** Subjects of other fields that nothing of the person leads to, and in whose place no work of theirs is left: the project in another form says more. */
  const left = new Set<number>()
  /** The set with other places of the person's own work where subject, deed, and users part company. */
  const inOwnPlaces = (set: Designed): Designed => {
    const home = homeOf(set)
    const slotOf = slotIn(home)
    const niched = objectOfNiche(proposedEndeavorNiche)
    const timesTold = (slots: readonly Slot[], { general }: OwnObject) => slots.filter(({ object }) => object?.general === general).length
    // The project of the first option may be on the niche already.
    const ofFirst = new Set(topicStems(set.designs[0]?.project?.phrase ?? ''))
    const ofNicheAlone = new Set(topicStems(proposedEndeavorNiche))
    const untilNow = niched !== null && topicStems(niched.general).every((stem) => ofFirst.has(stem)) ? 1 : 0
    const told = [...assets.filter(({ kind }) => kind === 'work').map(({ text }) => text), ...lines.filter(({ kind }) => kind === 'achievement' || kind === 'title').map(({ text }) => text), answers]
    let now = set
    for (const at of [1, 2, 3]) {
      const slot = now.slots[at]
      const design = now.designs[at]
      if (slot === undefined || design === undefined || design.project !== null || (turns && (slot.area.sought ?? 0) > 0)) continue
      const isPaper = slot.asset?.kind === 'publication' && slot.object?.deliverable === 'topic'
      if (slot.object !== null && !isPaper) continue
      const { problem } = slot.problem
      const knowsUsers = areUsersKnown(design)
      // An answer on a role is near to problems of more fields than one: in another than the person's own it asks for none of users whom nobody named.
      const isAsked = asked.includes(problem) && (knowsUsers || slot.area.area === home?.area)
      const agreement = { named: design.whys.some(({ near }) => near), share: share(problem), isAsked, knowsUsers }
      // What was answered on and is told nowhere stands before a subject that no answer names.
      const isUnasked =
        niched !== null &&
        untilNow === 0 &&
        timesTold(now.slots, niched) === 0 &&
        !agreement.isAsked &&
        !topicStems([problem.topic, problem.subject, problem.aim].join(' ')).some((stem) => ofNicheAlone.has(stem))
      if (isPaper ? isOfTheWork(slot.object?.general ?? '', told) : !isElsewhere(agreement) && !isUnasked) continue
      const far = isPaper || isFarOff({ ...agreement, meant: design.whys.some(({ about }) => about) })
      const { slots } = now
      const isFree = ({ deliverable }: OwnObject) => deliverable !== null && deliverable !== 'topic' && freeForms(deliverable, now.designs, at, knowledge).length > 0
      const [work] = untoldWorks(slots, assets, far).filter(({ object, strength }) => object !== null && isFree(object) && (far || strength >= LEAST_BESIDE))
      // The project itself in another form is another story; a second telling of a work is none.
      const isVaried = work === undefined && withProjectVaried(now.designs, (_design, n) => n === at || left.has(n))[at]?.project != null
      const ofNiche: Slot | null =
        niched !== null && isFree(niched) && timesTold(slots, niched) < (far ? NICHE_MOST : 1 - untilNow) && !(isVaried && timesTold(slots, niched) > 0)
          ? {
              area: home ?? slot.area,
              problem: { problem: carriedProblem(niched, 'practice', 'users', knowledge), score: 0, supports: [] },
              path: slot.path,
              maker: 'generalize',
              turn: timesTold(slots, niched),
              asset: null,
              fit: 0,
              object: niched,
            }
          : null
      // Who has named no project and no niche has named no work to stay with.
      const again =
        (far || agreement.share < HALF_SAID) && !isVaried && `${futureProject}${proposedEndeavorNiche}`.trim() !== ''
          ? slots.find(
              (other) =>
                other.asset?.kind === 'work' && other.asset.strength >= (far ? LEAST_STRONG : LEAST_AGAIN) && other.object !== null && isFree(other.object) && timesTold(slots, other.object) === 1,
            )
          : undefined
      // Nobody knows those it is for: then the work that it rests on is handed on itself.
      const rests =
        slot.asset !== null && !agreement.knowsUsers && !agreement.isAsked && placeWorth(slot.asset) !== null && slot.asset.object !== null && isFree(slot.asset.object) ? slot.asset : undefined
      const handed = work ?? rests
      const next = handed ? slotOf(handed, slot) : (ofNiche ?? (again ? { ...again, path: slot.path, turn: 1 } : null))
      if (next === null) {
        if (isVaried && far && !slot.area.ofCareer) left.add(at)
        continue
      }
      const replaced = slots.map((one, n): Slot => (n === at ? next : one))
      const designs = supportedAlike(designsOf(replaced, fromOccupation.areas))
      if (!designs.some(isBare)) now = { slots: replaced, designs }
    }
    return now
  }
  /** The designs for those whom the line of a work, the answers, and the posts know, where nothing knows those that were chosen. */
  const inKnownWorld = ({ designs, slots }: Designed): Design[] => {
    const taken = new Set(designs.map(({ users }) => users))
    const fields = [...new Set([...slots.map(({ area }) => area), ...fromOccupation.areas.filter(({ ofCareer, backed }) => ofCareer || backed)])].filter(({ area }) => knowledge.areas.includes(area))
    const [first] = designs
    const said = first?.project && first.users !== UNTOLD_USERS ? first.users : (settingIn(futureProject)?.users ?? null)
    return designs.map((design, at) => {
      const slot = slots[at]
      if (slot === undefined || design.project !== null) return design
      const { area } = slot.area
      const { problem } = slot.problem
      const serving = setting !== null && setting.host === null && design.users === setting.users ? servedThrough(setting.users, area, problem, design.form) : null
      if (serving !== null) return { ...design, users: serving }
      if (at === 0 || design.users === setting?.users || design.users === namedUsers) return design
      const group = knowledge.areas.find(({ id }) => id === design.area)?.users.find(({ name }) => name === design.users)
      const isOwn = slot.object?.deliverable != null && design.own !== null
      const world = worldOf(slot.asset, answers, posts, lines)
      // Users whom only a word of some post names give way to those for whom the visitor means to work, where one field reaches both.
      const meantFor =
        isOwn &&
        said !== null &&
        areHouses(said) &&
        !areServed(said) &&
        isOfOneMatter(design.own?.general ?? '', `${first?.project?.phrase ?? futureProject} ${proposedEndeavorNiche}`) &&
        (group === undefined || !isOfWords(group, { ...world, posts: '' }))
          ? fields.find((field) => (field.ofCareer || field === slots[0]?.area) && routesFor(field.area, problem, design.form, said).length > 0)
          : undefined
      if (meantFor !== undefined && said !== null) return { ...design, area: meantFor.area.id, users: said, employer: null }
      // A work is taken up by organizations, and not by those whom these serve.
      if (group === undefined || (isOwn ? isOfWords(group, world) && areHouses(group.name.split(' and ')[0] ?? '') : isKnown(group, lines, posts))) return design
      const atHand = fields.filter((field) => field.area.id === design.area)
      const found = isOwn ? (knownGroup(problem, design.form, world, atHand, taken) ?? knownGroup(problem, design.form, world, fields, taken)) : null
      if (found !== null) return { ...design, area: found.field.area.id, users: found.users, employer: null }
      const atHome = slots[0]?.area.area.id === design.area
      return said !== null && atHome && !arePersons(said) && mayHave(area, problem, said) ? { ...design, users: said } : design
    })
  }
  /** A work that is told once more does not tell its deed again, nor one that is about something else. */
  const withoutAgain = (designs: readonly Design[], slots: readonly Slot[]): Design[] =>
    designs.map((design, at) => {
      if (design.own === null || design.turn === 0) return design
      const told = new Set(designs.flatMap(({ whys }, n) => (n !== at && slots[n]?.object === slots[at]?.object ? whys.map(({ clause }) => clause) : [])))
      return { ...design, whys: design.whys.filter(({ clause, near, about }) => (near || about) && !told.has(clause)) }
    })
  const agreed = kept && inOwnPlaces(ofTheirOwn(kept))
  const designs = agreed
    ? withProjectVaried(
        withoutAgain(inKnownWorld(agreed), agreed.slots),
        (design, at) => (design.own === null && isUntold(design)) || isStray(agreed.slots[at]) || isBeside(agreed.slots[at], at) || isStrangers(agreed, at) || left.has(at),
      )
    : ofProject()
  const [a, b, c, d] = withNicheTold(designs, form, typed)
  if (!a || !b || !c || !d) return { kind: 'ask', missing: [fieldOrWork] }
  // Four options of which none rests on a deed of the person would be anybody's.
  // Who has said for whom gets what the posts bear, for these.
  const serves = setting !== null && found?.designs.every(({ users }) => users === setting.users) === true
  if (!stated && !serves && found && !found.slots.some(({ asset }) => asset !== null) && !assets.some(({ kind, strength }) => kind !== 'award' && strength >= LEAST_BESIDE))
    return { kind: 'ask', missing: ['work'] }
  return { kind: 'designs', designs: [a, b, c, d] }
}

/** From here on a work told once more stands before a subject of the field that no deed names. */
const LEAST_AGAIN = 5.5
/** Of such a subject as much as this stands in the record where it stays. */
const HALF_SAID = 0.5
/** How many options may stand on the niche that was answered, where all else is of strangers. */
const NICHE_MOST = 3

/** From here on a subject readily gives way, and below this so little of the person lies in it that it does so unless a deed is on it. */
const DISAGREES = { ready: 4, standing: 2, stranger: 1, far: 0 }
/** How much of a subject has to lie in the person to be told again, and how often it may stand in a set. */
const RETOLD = { share: 0.4, standing: 1.5, most: 2, ofProject: 1 }

/** Whether subject, users, and deed of an option part company. */
export const disagrees = ({ readiness, standing, deed, isHome, knowsUsers }: { readiness: number; standing: number; deed: boolean; isHome: boolean; knowsUsers: boolean }): boolean =>
  (!deed && (standing < DISAGREES.far || (readiness >= DISAGREES.ready && standing < DISAGREES.standing))) || (!isHome && !knowsUsers && standing < DISAGREES.stranger)

/** Where no option takes up the niche, the visitor is told so, and why. */
function withNicheTold(designs: readonly Design[], { userProposedEndeavor: { proposedEndeavorNiche: niche } }: GeneratorForm, typed: GeneratorForm): Design[] {
  const read = readNiche(niche)
  const words = new Set(topicStems(niche))
  const takes = (design: Design) =>
    design.niche !== null || design.users === read?.users || topicStems(`${design.project?.phrase ?? ''} ${design.users} ${design.problem}`).some((stem) => words.has(stem))
  if (niche.trim() === '' || namesTradeAlone(niche) || designs.some(takes)) return [...designs]
  const said = typed.userProposedEndeavor.proposedEndeavorNiche.replace(/\s+/g, ' ').trim()
  const shown = said.length > NICHE_SHOWN ? `${said.slice(0, NICHE_SHOWN)}…` : said
  const note =
    read === null
      ? `Your niche, “${shown}”, stands in no option, since it could not be put into a sentence. Name it in two to six words, such as “drinking water in rural schools”, and compose again.`
      : `Your niche, “${shown}”, stands in no option: nothing in these subjects bears on it. Say under Future project what you would make for it, and option 1 will carry it.`
  return designs.map((design, at) => (at === 0 ? { ...design, notes: [...design.notes, note].slice(0, NOTES_MOST) } : design))
}
const NICHE_SHOWN = 80
const NOTES_MOST = 6

/** Users whom neither resume nor answers (`known`) name, in a field beside the main one, with no deed on the subject: somebody else's endeavor. */
export function isOfStrangers(
  { area, users, whys, project, own }: Pick<Design, 'area' | 'users' | 'project' | 'own'> & { whys: readonly { near: boolean }[] },
  mainField: string | null,
  known: readonly string[],
  { areas }: Pick<DraftingKnowledge, 'areas'>,
): boolean {
  if (project !== null || own !== null || area === mainField || whys.some(({ near }) => near)) return false
  const group = areas.find(({ id }) => id === area)?.users.find(({ name }) => name === users)
  return group !== undefined && !group.cues.some((cue) => known.some((text) => holdsCue(text, cue)))
}

/** A project that is named may stand where a work of the record would have: then in the first problem of its field, or of the person's. */
export function placeOfProject(
  { area: { area }, problem: { problem } }: { area: Pick<Slot['area'], 'area'>; problem: { problem: { id: string } } },
  field: ProblemArea,
  { areas }: Pick<DraftingKnowledge, 'areas'>,
): { area: string; problem: string } {
  const home = areas.includes(area) ? area : field
  return { area: home.id, problem: (home.problems.find(({ id }) => id === problem.id) ?? home.problems[0] ?? problem).id }
}

/** A subject that nothing in the record supports gives way to the nearest of the set that something does, each once more at most. */
export function withoutUnsupported(slots: readonly Slot[], designs: readonly Pick<Design, 'support'>[]): Slot[] {
  const times = (slot: Slot) => slots.filter(({ problem }) => problem.problem === slot.problem.problem).length
  const again = slots.filter((slot, at) => (designs[at]?.support.length ?? 0) > 0 && slot.object === null && slot.maker !== 'project' && times(slot) === 1).sort((one, other) => other.fit - one.fit)
  return slots.map((slot, at) => {
    const other = (designs[at]?.support.length ?? 0) > 0 ? undefined : again.shift()
    return other ? { ...other, path: slot.path, maker: 'combine', turn: 1, asset: null, fit: 0 } : slot
  })
}

/** The same problem for other users rests on what it rests on where it was taken first. */
function supportedAlike(designs: readonly Design[]): Design[] {
  return designs.map((design) =>
    design.support.length > 0
      ? design
      : { ...design, support: designs.find(({ area, problem, own, support }) => own === null && area === design.area && problem === design.problem && support.length > 0)?.support ?? [] },
  )
}
