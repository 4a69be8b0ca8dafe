/** Chooses four designs for a person: four problems, four forms, the four strongest assets; two along the career, two beside it. */
import type { PersonFacts } from '../person/person-facts.ts'
import { assetsOf, publicationCount, type Asset } from './assets.ts'
import { chooseSlots, projectFit, PROJECT_FIT_LEAST, type Slot } from './choose-slots.ts'
import { ownObjectOf } from './own-object.ts'
import { choosePriority } from './choose-priority.ts'
import { titleInSentence } from './role-setting.ts'
import { careerSentence, skillSentence, standingSentences } from './standing.ts'
import type { GeneratorForm } from '../endeavor/endeavor-form.ts'
import { nicheNoun, roleFocusFromAnswer } from '../endeavor/answer-phrases.ts'
import { isSafe } from '../endeavor/safe-words.ts'
import { stableHash, withArticle } from '../endeavor/sentence-forms.ts'
import type { Design } from './design.ts'
import { EVERYWHERE } from './common-words.ts'
import { evidenceLines, holdsCue, searchableLine, sureness, weighAreas, type EvidenceLine } from './evidence.ts'
import type { MissingFact } from './missing-facts.ts'
import { CONTRIBUTION_FORMS, type ContributionForm, type DraftingKnowledge, type UserGroup } from './problem-area.ts'
import { holdsWebAddress } from '../endeavor/web-addresses.ts'
import { UNTOLD_USERS } from './realize.ts'
import { namesUsers, readStatedProject, type StatedProject } from './stated-project.ts'
import { ROOTED_AREAS } from './tune-content.ts'
import { sharedTopics, topicFits } from './topic-fit.ts'
import { OPTIONS } from './wording.ts'

/** Numbers of licenses, certificates and accounts are nobody's business on a page that may be shown. */
export function withoutIdentifiers(quote: string): string {
  return quote.replace(/(?:#\s?|\b(?:no|number|id|license|licence|certificate)\.?:?\s#?)[A-Z]{0,3}-?\d[\dA-Z-]{4,}\b|(?<![$€£\d,.])\b\d{7,}\b(?![,.]\d)/gi, '…')
}

export type Chosen = { kind: 'designs'; designs: [Design, Design, Design, Design] } | { kind: 'ask'; missing: MissingFact[] }

const FORM_CUES: Readonly<Record<ContributionForm, readonly string[]>> = {
  tool: ['software', 'system', 'tool', 'database', 'design', 'automat', 'program', 'spreadsheet', 'app$', 'model', 'code', 'template', 'dashboard', 'engineer'],
  practice: ['polic', 'procedure', 'standard', 'complian', 'audit', 'quality', 'protocol', 'guideline', 'regulat', 'process', 'safety', 'inspection', 'best practice'],
  training: ['train', 'teach', 'taught', 'instruct', 'mentor', 'coach', 'curriculum', 'workshop', 'educat', 'lesson', 'seminar', 'onboarding'],
  evidence: ['research', 'analy', 'data$', 'survey', 'study', 'studies', 'statistic', 'report', 'evaluat', 'measure', 'metric', 'publication', 'assess', 'test'],
  service: ['manag', 'operation', 'client', 'customer', 'program', 'coordinat', 'director', 'owner', 'founder', 'president', 'budget', 'vendor', 'partner', 'service'],
}

function assignForms(slots: readonly Slot[], lines: readonly EvidenceLine[], form: GeneratorForm, seed: string, project: StatedProject | null): ContributionForm[] {
  const whole = lines.filter(({ kind }) => kind === 'achievement' || kind === 'title' || kind === 'publication')
  const general = new Map(CONTRIBUTION_FORMS.map((one) => [one, whole.reduce((total, line) => total + (FORM_CUES[one].some((cue) => holdsCue(line.text, cue)) ? 1 : 0), 0) / Math.max(whole.length, 1)]))
  const taken = new Set<ContributionForm>()
  return slots.map((slot, at) => {
    if (at === 0 && project) {
      taken.add(project.form)
      return project.form
    }
    const scored = CONTRIBUTION_FORMS.map((one) => {
      const own = slot.problem.supports.filter(({ line }) => FORM_CUES[one].some((cue) => holdsCue(line.text, cue))).length
      const owner = one === 'service' && form.userBackground.employmentType === 'entrepreneur_businessowner' ? 1.2 : 0
      return { one, score: (taken.has(one) ? -20 : 0) + (general.get(one) ?? 0) * 4 + Math.min(own, 3) * 0.8 + owner + (stableHash(`${seed}|${at}|${one}`) % 100) / 60 }
    }).sort((a, b) => b.score - a.score)
    const best = scored[0]?.one ?? 'tool'
    taken.add(best)
    return best
  })
}

/** The noun of the person's own work for the title, where it is about the problem or its area. */
function ownTopic(own: readonly Asset[], { area, problem }: Slot): string | null {
  const cues = [...problem.problem.cues, ...area.area.cues]
  for (const asset of own) {
    const object = ownObjectOf(asset, cues)
    // What the subject says already is not said twice.
    if (object && !object.split(' ').every((word) => problem.problem.subject.includes(word.toLowerCase().replace(/s$/, '')))) return object
  }
  return null
}

const stemsOf = (text: string) => new Set(searchableLine(text).trim().split(' ').filter((word) => word.length > 3 && !EVERYWHERE.has(word)).map((word) => word.replace(/(?:ies|ing|es|ed|s)$/, '').slice(0, 7)))

function sharedStems(one: string, other: string): number {
  const words = stemsOf(other)
  return [...stemsOf(one)].filter((word) => words.has(word)).length
}

/** Words of the problem that a fact holds, at most three. */
function sharedWords(asset: Asset, { problem: { problem } }: Slot): number {
  const own = stemsOf([problem.topic, problem.aim, ...problem.outputs, ...problem.cues.map((cue) => cue.replace('$', ''))].join(' '))
  return Math.min([...stemsOf(asset.text)].filter((word) => own.has(word)).length, 3)
}

/** Whether the post under which it stands lies by its title in the area. */
function ofThePost({ roleId }: Asset, { area }: Slot): boolean {
  return roleId !== null && area.ofCareer && area.supports.some(({ line, cue }) => line.kind === 'title' && line.id === roleId && sureness(cue) >= 1)
}

/** Whether it was done for one of the users that have the problem: "14 electric cooperatives". */
function servedUsers(asset: Asset, { area, problem: { problem } }: Slot): UserGroup | null {
  return area.area.users.find(({ name }, at) => (!problem.groups || problem.groups.includes(at)) && name.includes(' ') && [...stemsOf(name.replace(/^(?:small|rural|regional|midsize|independent|local) /, ''))].every((stem) => stemsOf(asset.text).has(stem)) && stemsOf(name).size > 0) ?? null
}

/** How much an asset speaks for a slot: evidence for its very problem, for its area, or work in the occupation it lies in. */
function relevance(asset: Asset, slot: Slot): number {
  // Of many publications the one whose title shares most with the subject stands for them.
  return sharedWords(asset, slot) * (asset.kind === 'publication' ? 1.2 : 0.6) + (slot.area.ofCareer ? 0.4 : 0) + (servedUsers(asset, slot) ? 1.3 : 0) + (slot.problem.supports.some(({ line }) => line.id === asset.id) ? 2.5 : 0) + (slot.area.supports.some(({ line }) => line.id === asset.id) ? 1.5 : 0)
}

const wordsOf = (text: string) => new Set(text.trim().split(' ').filter((word) => word.length > 3))

/** True where two facts say nearly the same: an employer's line printed twice, a bullet reworded for another post. */
function alike(one: Asset, other: Asset): boolean {
  const [a, b] = [wordsOf(one.text), wordsOf(other.text)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(Math.min(a.size, b.size), 1) > 0.6
}

/** What has nothing to do with the field of an option is told there only where it is large: millions, a patent, a publication. */
const LEAST_UNRELATED = 4.6
const LEAST_OCCUPATION = 0.3
const LEAST_CAREER = 1
const LEAST_RELATED = -1
/** A plain duty that is work on the very problem says more than a post. */
const LEAST_ON_PROBLEM = -3
/** A result of the post that lies in the field, though it shares no word with the subject. */
const LEAST_OF_POST = 3
/** A fact of this strength has to stand somewhere before a weaker one is told. */
const STRONG = 2

/** Up to two assets for each slot: every slot another one, the strongest of the person first. */
function carry(slots: readonly Slot[], assets: readonly Asset[], knowledge: DraftingKnowledge, alone: string | null): Asset[][] {
  const carried: Asset[][] = slots.map(() => [])
  const used: Asset[] = []
  const free = (asset: Asset) => !used.some((other) => other === asset || alike(other, asset))
  const give = (at: number, asset: Asset) => {
    carried[at]?.push(asset)
    used.push(asset)
  }
  // Beside a project that no problem area covers, only what shares words with it speaks for it.
  const beside = alone === null ? [] : assets.map((asset) => ({ asset, shared: sharedStems(asset.text, alone) })).filter(({ shared }) => shared > 0).sort((a, b) => Math.min(b.shared, 2) - Math.min(a.shared, 2) || b.asset.strength - a.asset.strength)
  if (beside[0]) give(0, beside[0].asset)
  const pairs = slots
    .flatMap((slot, at) => assets.map((asset) => ({ at, asset, related: relevance(asset, slot), onProblem: slot.problem.supports.some(({ line, cue }) => line.id === asset.id && sureness(cue) >= 1), shown: slot.area.supports.some(({ line, cue }) => line.id === asset.id && sureness(cue) >= 1), shared: sharedTopics(asset.text, slot.problem.problem.id, knowledge), ofCareer: slot.area.ofCareer, served: servedUsers(asset, slot) !== null, post: ofThePost(asset, slot) })))
    .filter(({ at }) => at > 0 || alone === null)
    // What shares no word with the subject shows nothing for it; a scholarship or an honor of the studies shows no work.
    .filter(({ asset, related, shown, shared, ofCareer, served, post }) => (asset.kind === 'work' && related > 1 && (shown || shared > 1)) || (shared > 0 && (shown || shared > 1 || ofCareer)) || served || (ofCareer && asset.strength >= LEAST_UNRELATED && asset.kind !== 'award') || (post && asset.strength >= LEAST_OF_POST))
    .filter(({ asset, related }) => asset.kind !== 'award' || (related > 1 && !/ (?:scholarship|scholar|dean|deans|honor roll|student) /.test(asset.text)))
    .filter(({ asset, related, onProblem, post }) => (post && asset.strength >= LEAST_OF_POST) || asset.strength >= (onProblem ? LEAST_ON_PROBLEM : related > 1 ? LEAST_RELATED : related > 0 ? LEAST_CAREER : LEAST_UNRELATED))
    .sort((a, b) => b.related + b.asset.strength - a.related - a.asset.strength)
  // Each of the strongest facts takes the option it speaks for most.
  const nearest = (asset: Asset) => pairs.reduce((best, pair) => (pair.asset === asset ? Math.max(best, pair.related) : best), 0)
  const strongest = assets.filter(({ strength }) => strength >= STRONG).toSorted((a, b) => b.strength - a.strength || nearest(b) - nearest(a))
  for (const asset of strongest.slice(0, slots.length + 2)) {
    const place = pairs.filter((pair) => pair.asset === asset && carried[pair.at]?.length === 0).sort((a, b) => b.related - a.related)[0]
    if (place && free(asset)) give(place.at, asset)
  }
  for (const least of [0.5, 0]) for (const { at, asset, related } of pairs) if (related >= least && carried[at]?.length === 0 && free(asset)) give(at, asset)
  // One of the strongest facts that found no problem of its own stands beside what does.
  for (const { at, asset, related } of pairs) if (carried[at]?.length === 1 && free(asset) && !(asset.kind === 'publication' && carried[at]?.[0]?.kind === 'publication') && (related >= 1.5 || asset.strength >= LEAST_UNRELATED) && asset.strength >= 0.5) give(at, asset)
  return carried
}

function usersFor(slot: Slot, own: readonly Asset[], lines: readonly EvidenceLine[], seed: string, taken: Set<string>, knowledge: DraftingKnowledge): string {
  const { area } = slot.area
  const { problem } = slot.problem
  const { groups } = problem
  const subject = [problem.topic, problem.subject, problem.aim, ...problem.outputs].join(' ')
  const covered = (users: string) => choosePriority(knowledge.priorities, { subject, users, near: [] }) !== null
  const scored = area.users.flatMap((group: UserGroup, at) => (groups && !groups.includes(at) ? [] : [{ group, at }])).map(({ group, at }) => {
    const fit = lines.reduce((total, line) => total + (group.cues.some((cue) => holdsCue(line.text, cue)) ? (line.kind === 'project' || line.kind === 'niche' ? 6 : line.kind === 'title' ? 1.5 : 1) : 0), 0)
    return { group, score: Math.min(fit, 8) + (stableHash(`${seed}|${slot.problem.problem.id}|${group.name}`) % 100) / 50 - (taken.has(group.name) ? 9 : 0) + (covered(group.name) ? 4 : 0) + (own[0] && servedUsers(own[0], slot) === group ? 6 : 0) - at * 0.01 }
  }).sort((a, b) => b.score - a.score)
  const chosen = scored[0]?.group.name ?? 'organizations'
  taken.add(chosen)
  return chosen
}

const ORGANIZATIONS = /\b(?:hospital|clinic|school|district|bank|union|firm|compan|agenc|count(?:y|ies)|cit(?:y|ies)|utilit|laborator|nonprofit|organization|startup|institution|college|practice|business|manufacturer|supplier|plant|shop|store|department|government|cooperative|center|museum|librar|court|port|airline|carrier|operator|lender|insurer|fabricator|fleet|retailer|producer|maker|universit)/i

/** Whether the users a visitor names can have this problem: any organization can, unless it belongs to certain ones. */
function nicheSuits(niche: string, { area, problem }: Slot): boolean {
  if (problem.supports.some(({ line }) => line.kind === 'niche')) return true
  if (!problem.problem.groups && !ROOTED_AREAS.has(area.area.id) && ORGANIZATIONS.test(niche)) return true
  const words = searchableLine(niche).trim().split(' ').filter((word) => word.length > 4 && !/^(?:rural|small|local|community|public|regional)$/.test(word))
  return problem.supports.some(({ line }) => line.kind === 'niche') || area.area.users.some(({ name, cues }) => words.some((word) => name.includes(word) || cues.includes(word.replace(/s$/, ''))))
}

/** Subjects that live in one place only bear a niche that is told of them. */
function nicheBearable({ area, problem }: Slot): boolean {
  return problem.supports.some(({ line }) => line.kind === 'niche') || (!ROOTED_AREAS.has(area.area.id) && (problem.problem.groups?.length ?? 9) > 1)
}


/** The visitor's niche as a noun phrase that can follow "for"; null where it is no phrase. */
function nicheOf(form: GeneratorForm): string | null {
  const noun = form.userProposedEndeavor.proposedEndeavorNiche ? nicheNoun(form.userProposedEndeavor.proposedEndeavorNiche) : null
  if (!noun || noun.text.split(' ').length > 9 || /^(?:to|i|we|my)\b/i.test(noun.text) || !isSafe(noun.text) || holdsWebAddress(noun.text)) return null
  return noun.text
}

/** The intended role with its article, "a lead data scientist"; null where the answer names no role in a few words. */
function roleOf(form: GeneratorForm): string | null {
  const phrase = form.userBackground.futureRoleFocus ? roleFocusFromAnswer(form.userBackground.futureRoleFocus) : null
  const named = phrase?.kind === 'noun' ? phrase.text : (/^(?:work|serve|act|continue) as (.+)$/i.exec(phrase?.text ?? '')?.[1] ?? null)
  if (!named) return null
  if (/^(?:a |the )?(?:head|director|manager|lead|leader|chief|vice president|coordinator) (?:of|for) [a-z -]{3,40}$/i.test(named)) return withArticle(named.replace(/^(?:a|the) /i, '').toLowerCase())
  const title = titleInSentence(named.replace(/^an? /i, '').split(/\b(?:for|in|at|of|on|with|who|working)\b/)[0]?.trim() ?? '')
  return title && title.includes(' ') && isSafe(title) ? withArticle(title) : null
}

function noticeOf(project: { kind: 'no endeavor' | 'unreadable'; what?: string }, field: string): string {
  return project.kind === 'no endeavor'
    ? `You described a ${project.what ?? 'local business'}. It may be a fine business, but a petition of this kind asks for a result that reaches beyond its own customers, so these options stay near your work in ${field}. A method from your trade that others could use would fit: describe that, and it becomes option 1.`
    : 'Your project could not be turned into a sentence of its own, so these options follow your resume. Begin with a verb, such as “build a tool that …”, and option 1 will carry your words.'
}

/** Four designs, or what is missing. Pure; the same facts and answers give the same designs. `salt` asks for another variety. */
export function chooseDesigns(facts: PersonFacts, form: GeneratorForm, knowledge: DraftingKnowledge, salt = 0): Chosen {
  const lines = evidenceLines(facts, form)
  const areas = weighAreas(lines, facts, knowledge)
  const told = lines.filter(({ kind }) => kind === 'achievement' || kind === 'title' || kind === 'project' || kind === 'publication').length
  const best = areas[0]
  if (told === 0) return { kind: 'ask', missing: ['work'] }
  if (!best) return { kind: 'ask', missing: ['field'] }
  // Without a post and without an occupation that can be told, words alone would choose the field.
  if (!facts.roles.some(({ title }) => title !== null) && !facts.occupations.some(({ confidence }) => confidence >= LEAST_OCCUPATION) && form.userProposedEndeavor.futureProject.trim() === '') return { kind: 'ask', missing: ['field'] }
  const seed = JSON.stringify([facts.name, facts.headline, facts.roles.map(({ title, employer }) => [title, employer]), facts.achievements.slice(0, 6).map(({ text }) => text), salt])
  const project = readStatedProject(form.userProposedEndeavor.futureProject)
  const stated = project?.kind === 'project' ? project : null
  const assets = assetsOf(facts)
  const slots = chooseSlots(areas, topicFits(lines, knowledge), stated, seed, new Set(assets.map(({ id }) => id)), assets)
  if (slots.length < 4) return { kind: 'ask', missing: ['field'] }
  const forms = assignForms(slots, lines, form, seed, stated)
  const own = slots[0] && stated && projectFit(slots[0], stated) < PROJECT_FIT_LEAST ? stated.phrase : null
  const carried = carry(slots, assets, knowledge, own)
  const publications = publicationCount(facts)
  const saidStandings = new Set<string>()
  const niche = nicheOf(form)
  const nicheUsers = niche && namesUsers(niche) ? niche : null
  const role = roleOf(form)
  const notices = project && project.kind !== 'project' ? [noticeOf(project, best.area.name)] : []
  const taken = new Set<string>()
  const designs = slots.map((slot, at): Design => {
    const own = carried[at] ?? []
    const standings = standingSentences(facts, { area: slot.area.area, ofCareer: slot.area.ofCareer })
    const fitting = standings.filter(({ post }) => !post || !own.some(({ setting }) => setting))
    const bare = [careerSentence(facts), fitting[at % Math.max(fitting.length, 1)] ?? null, skillSentence(facts, slot.area.area, at)].filter((one) => one !== null)
    // Where no fact of the work can be told, post, degree and skills say why this person; another option begins with another of them.
    const told = own.length > 0 ? fitting.filter(({ sentence }) => !saidStandings.has(sentence)).slice(0, own.length < 2 ? 1 : 0) : [...bare.slice(at % Math.max(bare.length, 1)), ...bare].filter((one, index, all) => all.findIndex(({ sentence }) => sentence === one.sentence) === index).slice(0, 2)
    const sentences = [...new Set(told.map(({ sentence }) => sentence))]
    for (const sentence of sentences) saidStandings.add(sentence)
    const standing = sentences.length > 0 ? { sentence: sentences.join(' '), quotes: told.map(({ quote }) => quote).filter(Boolean) } : undefined
    const matched = !stated || projectFit(slot, stated) >= PROJECT_FIT_LEAST
    // Beside a project of its own a fact is only as near as their words.
    const alone = at === 0 && stated !== null && !matched
    const tie = (id: string, clause: string) => ({
      near: alone ? sharedStems(clause, stated.phrase) > 1 : slot.problem.supports.some(({ line, cue }) => line.id === id && sureness(cue) >= 1),
      field: !alone && (slot.area.supports.some(({ line, cue }) => line.id === id && sureness(cue) >= 1) || own.some((asset) => asset.id === id && ofThePost(asset, slot))),
    })
    const support = [
      ...own.map(({ quote, stated: byPerson }) => ({ from: byPerson ? ('answers' as const) : ('resume' as const), quote: withoutIdentifiers(quote).slice(0, 700) })),
      ...(standing?.quotes ?? []).map((quote) => ({ from: 'resume' as const, quote: withoutIdentifiers(quote).slice(0, 700) })),
      ...(at === 0 && stated ? [{ from: 'answers' as const, quote: withoutIdentifiers(stated.quote).slice(0, 700) }] : []),
      ...slot.problem.supports.filter(({ line }) => line.kind !== 'project' && line.kind !== 'niche' && line.kind !== 'aim' && !own.some(({ id }) => id === line.id)).slice(0, 3 - own.length).map(({ line }) => ({ from: 'resume' as const, quote: withoutIdentifiers(line.quote).slice(0, 700) })),
    ]
    return {
      area: slot.area.area.id,
      problem: slot.problem.problem.id,
      form: forms[at] ?? 'tool',
      path: slot.path,
      maker: at === 0 && stated ? 'project' : slot.maker,
      topic: at === 0 && stated ? null : ownTopic(own, slot),
      users: (at === 0 ? (stated?.users ?? (stated && !matched ? (nicheUsers ?? UNTOLD_USERS) : null)) : null) ?? (at < 3 && nicheUsers && nicheSuits(nicheUsers, slot) ? nicheUsers : null) ?? usersFor(slot, own, lines, seed, taken, knowledge),
      project: at === 0 && stated ? { phrase: stated.phrase, object: stated.object, named: stated.users !== null || nicheUsers !== null, matched, purpose: stated.purpose } : null,
      niche: niche && !nicheUsers && (at === 0 && stated ? sharedStems(niche, stated.phrase) === 0 : nicheBearable(slot)) ? niche : null,
      role: role && at !== 3 ? role : null,
      whys: own.map(({ id, kind, clause, quoted, stated: byPerson, setting }) => ({ clause, kind, quoted, stated: byPerson, setting, ...tie(id, clause) })),
      publications: own.some(({ kind }) => kind === 'publication') ? publications : null,
      standing: standing?.sentence ?? null,
      support,
      notes: at === 0 ? notices : [],
      turn: Math.min(slot.turn, 3),
      salt: (stableHash(seed) % 1_000_000) * OPTIONS + at,
    }
  })
  const [a, b, c, d] = designs
  if (!a || !b || !c || !d) return { kind: 'ask', missing: ['field'] }
  return { kind: 'designs', designs: [a, b, c, d] }
}
