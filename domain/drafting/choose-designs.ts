/** Chooses four designs for a person: four problems, four forms, the four strongest assets; two along the career, two beside it. */
import type { PersonFacts, RoleFact } from '../person/person-facts.ts'
import type { GeneratorForm } from '../endeavor/endeavor-form.ts'
import { nicheNoun, roleFocusFromAnswer } from '../endeavor/answer-phrases.ts'
import { isSafe } from '../endeavor/safe-words.ts'
import { joinList, stableHash, withArticle } from '../endeavor/sentence-forms.ts'
import type { Design } from './design.ts'
import { evidenceLines, holdsCue, independentSupports, searchableLine, sureness, weighAreas, type AreaEvidence, type EvidenceLine, type ProblemEvidence } from './evidence.ts'
import type { MissingFact } from './missing-facts.ts'
import { CONTRIBUTION_FORMS, type ContributionForm, type DraftingKnowledge, type ProblemArea, type UserGroup } from './problem-area.ts'
import { holdsWebAddress } from '../endeavor/web-addresses.ts'
import { readStatedProject, type StatedProject } from './stated-project.ts'
import { restateAchievement } from './restate-achievement.ts'

/** A fact that can be told in a clause. */
export type Asset = { id: string; clause: string; setting: string | null; quote: string; strength: number; text: string }

export type Chosen = { kind: 'designs'; designs: [Design, Design, Design, Design] } | { kind: 'ask'; missing: MissingFact[] }

const FORM_CUES: Readonly<Record<ContributionForm, readonly string[]>> = {
  tool: ['software', 'system', 'tool', 'database', 'design', 'automat', 'program', 'spreadsheet', 'app$', 'model', 'code', 'template', 'dashboard', 'engineer'],
  practice: ['polic', 'procedure', 'standard', 'complian', 'audit', 'quality', 'protocol', 'guideline', 'regulat', 'process', 'safety', 'inspection', 'best practice'],
  training: ['train', 'teach', 'taught', 'instruct', 'mentor', 'coach', 'curriculum', 'workshop', 'educat', 'lesson', 'seminar', 'onboarding'],
  evidence: ['research', 'analy', 'data$', 'survey', 'study', 'studies', 'statistic', 'report', 'evaluat', 'measure', 'metric', 'publication', 'assess', 'test'],
  service: ['manag', 'operation', 'client', 'customer', 'program', 'coordinat', 'director', 'owner', 'founder', 'president', 'budget', 'vendor', 'partner', 'service'],
}

/** Titles that can be said in a sentence: "senior accountant", "nurse manager". */
export function titleInSentence(title: string): string | null {
  const plain = title.replace(/[^\x20-\x7e]/g, '').replace(/\s+/g, ' ').trim().replace(/^(?:state|city)\s+/i, '')
  if (plain.length < 4 || plain.length > 48 || /[\d,;:|()@/\\.]|\b(?:of the year|company|city|state|name|various|present|current|temporary|self)\b|\s[-–]\s|[-–] |^[-–]/i.test(plain)) return null
  const words = plain.split(' ')
  if (words.length > 5) return null
  const last = words.at(-1)?.toLowerCase() ?? ''
  if (!/(?:er|or|ist|ant|ent|ian|man|woman|nurse|chef|head|lead|aide|clerk|intern|fellow|officer|executive|associate|representative|rep|pilot|captain|attorney|counsel|coach|analyst|architect|specialist|advocate|expert|steward|mechanic|president|chief|cook|assistant|master|host|librarian|dean|principal|founder|ceo|cto|cfo|coo|faculty)$/.test(last)) return null
  if (/^(?:department|development|management|procurement|recruitment|investment|client|equipment|student|parent|patient|center|major|minor|senior|junior|other|vendor|customer|volunteer)$/.test(last) && last !== 'volunteer') return null
  return words.map((word) => (/^(?:[A-Z]{2,4}|[A-Z]\.)$/.test(word) && !/^(?:AND|FOR|THE|ART|LAW|OF)$/.test(word) ? word : word.toLowerCase())).join(' ').replace(/\b(?:ii|iii|iv|i)$/, '').trim()
}

function employerInSentence(employer: string | null): string | null {
  if (!employer) return null
  const plain = employer.replace(/\s+/g, ' ').trim()
  if (plain.length < 3 || plain.length > 50 || /[^\x20-\x7e’é]|company name|city|\bstate\b|confidential|[|•;:,@+]|\d{4}|average|university of\b.*\bat\b/i.test(plain)) return null
  return /^[A-Z0-9]/.test(plain) ? plain.replace(/[.,]+$/, '') : null
}

function settingOf(role: RoleFact | undefined): string | null {
  if (!role || role.certainty !== 'sure') return null
  const title = role.title ? titleInSentence(role.title) : null
  const employer = employerInSentence(role.employer)
  if (title && employer) return `as ${withArticle(title)} at ${employer}`
  if (title) return `as ${withArticle(title)}`
  return employer ? `at ${employer}` : null
}

const STRONG = new Set('develop design build create implement launch establish found author write invent reduce cut increase improve lead direct oversee initiate devise introduce pioneer publish win save restructure redesign automate standardize architect formulate spearhead organize coordinate train teach manage analyze research investigate negotiate evaluate engineer generate secure raise achieve grow eliminate streamline plan produce program conduct'.split(' '))
const WEAK = new Set('help assist perform provide prepare maintain process support use utilize ensure operate order schedule serve verify check monitor review complete record update'.split(' '))

/** Everything of the resume that can be told in a sentence, strongest first. */
export function assetsOf(facts: PersonFacts): Asset[] {
  const roles = new Map(facts.roles.map((role) => [role.id, role]))
  const assets: Asset[] = []
  const seen = new Set<string>()
  for (const fact of facts.achievements) {
    if (fact.certainty !== 'sure') continue
    const restated = restateAchievement(fact.text)
    if (!restated || seen.has(restated.clause)) continue
    seen.add(restated.clause)
    const at = facts.roles.findIndex(({ id }) => id === fact.roleId)
    const strength = (restated.measured ? 4 : 0) + (/\d ?%|\$ ?\d|\d,\d{3}|million|billion/.test(restated.clause) ? 2 : 0) + (STRONG.has(restated.base) ? 2 : WEAK.has(restated.base) ? -1.5 : 0.5) - Math.max(0, at) * 0.4 - (restated.clause.split(' ').length > 22 ? 0.6 : 0) - (!restated.measured && restated.clause.split(' ').length <= 5 ? 1.2 : 0)
    assets.push({ id: fact.id, clause: restated.clause, setting: settingOf(roles.get(fact.roleId ?? '')), quote: fact.place?.quote ?? fact.text, strength, text: searchableLine(fact.text) })
  }
  for (const [items, before, bonus] of [[facts.patents, 'am named on the patent', 6], [facts.publications, 'published', 5]] as const) {
    for (const item of items) {
      const title = titleOfWork(item.text)
      if (item.certainty === 'sure' && title) assets.push({ id: item.id, clause: `${before} “${title}”`, setting: null, quote: item.place?.quote ?? item.text, strength: bonus, text: searchableLine(item.text) })
    }
  }
  return assets.sort((a, b) => b.strength - a.strength)
}

/** The title of a paper or patent where the line clearly holds one; else null. */
function titleOfWork(text: string): string | null {
  const quoted = /[“"]([^”"]{12,140})[”"]/.exec(text)?.[1]
  const title = (quoted ?? '').replace(/[.,;]+$/, '').trim()
  return title && title.split(' ').length >= 3 && isSafe(title) && /^[A-Z0-9]/.test(title) && !/[<>|]|\beds?\b\.?|\bvol\b|,.*,.*,/i.test(title) ? title : null
}

const LEVELS: Readonly<Record<string, string>> = { doctorate: 'a doctorate', professional: 'a professional degree', master: 'a master’s degree', bachelor: 'a bachelor’s degree', associate: 'an associate degree' }

/** Whole sentences about degree and years, only from facts that are sure. */
function standingSentences(facts: PersonFacts): { sentence: string; quote: string; post?: true }[] {
  const found: { sentence: string; quote: string; post?: true }[] = []
  const degree = facts.degrees.find(({ certainty, level, field, completed }) => certainty === 'sure' && completed && level && LEVELS[level] && field && /^[A-Za-z&,' -]{4,48}$/.test(field) && field.split(' ').length <= 6 && !/\b([a-z]+)\b.*\b\1\b/i.test(field.replace(/\b(?:and|of|in|the)\b/gi, '')) && !/\b(?:january|february|march|april|may|june|july|august|september|october|november|december|university|college|city|state|gpa|program|degree|major|minor|honors?|school|studies in)\b/i.test(field))
  if (degree?.level && degree.field) {
    const field = degree.field.replaceAll('&', 'and').split(' ').map((word) => (/^(?:[A-Z]{2,}|English|Spanish|French|German|Chinese|American|African|Latin|Asian|European)$/.test(word) ? word : word.toLowerCase())).join(' ')
    found.push({ sentence: `I hold ${LEVELS[degree.level]} in ${field}.`, quote: degree.place?.quote ?? '' })
  }
  // Roles stand newest first: where the first has no dates, or a title that no sentence can carry, another is not called the latest.
  const latest = facts.roles[0]
  const title = latest?.certainty === 'sure' && latest.title && (latest.current || latest.start !== null || latest.end !== null) ? titleInSentence(latest.title) : null
  if (latest && title) {
    const years = facts.yearsOfExperience
    const sentence = years !== null && years >= 3 && years <= 45 ? `I have ${years} years of work behind me, ${latest.current ? 'now' : 'most recently'} as ${withArticle(title)}.` : `My ${latest.current ? 'present' : 'latest'} post is that of ${withArticle(title)}.`
    found.push({ sentence, quote: latest.place?.quote ?? latest.title ?? '', post: true })
  }
  const license = facts.licenses.find(({ certainty, text }) => certainty === 'sure' && /^[A-Z][A-Za-z ()&'-]{5,60}$/.test(text) && text.split(' ').length <= 8 && isSafe(text))
  if (license) found.push({ sentence: `My credentials include ${license.text.replace(/^(?:certified|licensed)/i, (word) => word)}.`, quote: license.place?.quote ?? license.text })
  return found.filter(({ sentence }) => isSafe(sentence))
}

/** Tools and subjects of the resume that lie in the area, as one sentence; null where fewer than two can be told. */
function skillSentence(facts: PersonFacts, { area }: Slot, at: number): { sentence: string; quote: string } | null {
  const cues = [...area.area.cues, ...area.area.problems.flatMap(({ cues: own }) => own)]
  const fitting = facts.skills.filter(({ certainty, text }) => certainty === 'sure' && /^[A-Za-z][A-Za-z0-9 +#./&-]{1,28}$/.test(text) && text.split(' ').length <= 3 && isSafe(text) && !holdsWebAddress(text) && !SOFT.test(text) && !PERSON.test(text) && cues.some((cue) => holdsCue(searchableLine(text), cue)))
  const all = [...new Set(fitting.map(({ text }) => (/^[A-Z][a-z]+(?: [A-Za-z]+)*$/.test(text) && !NAMED.test(text) ? text.toLowerCase() : text)))]
  const own = all.filter((name) => !all.some((other) => other !== name && name.toLowerCase().includes(other.toLowerCase())))
  if (own.length < 2) return null
  // Another option of the same person names other skills where there are enough.
  const names = [...own.slice((at * 2) % own.length), ...own].slice(0, Math.min(3, own.length))
  const told = joinList(names)
  const forms = [`I bring knowledge of ${told}.`, `My working knowledge includes ${told}.`, `I am versed in ${told}.`, `To it I bring ${told}.`]
  return { sentence: forms[at % forms.length] ?? `I bring knowledge of ${told}.`, quote: fitting[0]?.place?.quote ?? fitting[0]?.text ?? '' }
}

/** Products and languages, whose names keep their capital. */
const NAMED = /^(?:Java|Python|Excel|Oracle|Linux|Tableau|Jenkins|Selenium|Angular|React|Hadoop|Spark|Ansible|Docker|Kubernetes|Windows|Cisco|Adobe|Photoshop|Salesforce|Hyperion|Primavera|Revit|Spanish|French|German|Microsoft|Active|Google|Apache|Quickbooks|Peachtree|Unix|Azure|Splunk|Jira|Cucumber|Eclipse|Maven|Git|Spring|Hibernate|Ruby|Perl|Scala|Kafka|Sharepoint|Outlook|Android|Lightroom|Illustrator|Essbase|Access|Aderant)/

const SOFT = /\b(?:communication|leadership|team|motivat|organiz|skills?|detail|problem|interpersonal|customer service|microsoft office|ms office|excel|word|powerpoint|typing|hard work|flexib|creativ|time management|analytical)\b/i

/** A word for a person is a post, not a skill. */
const PERSON = /^(?:[a-z]+ )*(?:teacher|manager|engineer|nurse|accountant|analyst|consultant|instructor|developer|specialist|technician|assistant|director|officer|coordinator|chef|designer|administrator|advisor|agent|lawyer|attorney|physician|therapist|tutor|trainer|mentor|supervisor|clerk|students?|clients?|patients?|customers?|employees?)$/i

/** "I have worked as a nurse at Elm Fork Hospital and as a care manager." */
function careerSentence(facts: PersonFacts): { sentence: string; quote: string } | null {
  const told = facts.roles.flatMap((role) => {
    const setting = settingOf(role)
    return setting?.startsWith('as ') ? [{ setting, quote: role.place?.quote ?? '' }] : []
  })
  const settings = [...new Set(told.map(({ setting }) => setting))].slice(0, 2)
  return settings.length === 0 ? null : { sentence: `I have worked ${settings.join(' and ')}.`, quote: told[0]?.quote ?? '' }
}

type Slot = { area: AreaEvidence; problem: ProblemEvidence; path: Design['path']; maker: Design['maker'] }

/** Worth of a problem for this person: own evidence first, then how firmly the area is theirs. */
const worth = (area: AreaEvidence, problem: ProblemEvidence) => problem.score + Math.min(area.score, 40) * 0.35 + (area.ofCareer ? 4 : 0)

function rank(areas: readonly AreaEvidence[], seed: string, tellable: ReadonlySet<string>): { area: AreaEvidence; problem: ProblemEvidence; value: number }[] {
  return areas
    .flatMap((area) => area.problems.map((problem) => ({ area, problem, value: worth(area, problem) + (problem.supports.some(({ line }) => tellable.has(line.id)) ? 3 : 0) + (stableHash(`${seed}|${problem.problem.id}`) % 100) / 100 })))
    .sort((a, b) => b.value - a.value)
}

/** How firmly the words of the project lie in a problem: its own cues count in full, those of its area half. */
function projectFit({ area, problem }: { area: AreaEvidence; problem: ProblemEvidence }, project: StatedProject): number {
  const line = searchableLine(project.quote)
  const hits = (cues: readonly string[]) => cues.filter((cue) => holdsCue(line, cue)).reduce((total, cue) => total + sureness(cue), 0)
  return hits(problem.problem.cues) + hits(area.area.cues) * 0.5
}

const PROJECT_FIT_LEAST = 1.4

function chooseSlots(areas: readonly AreaEvidence[], project: StatedProject | null, seed: string, tellable: ReadonlySet<string>): Slot[] {
  const ranked = rank(areas, seed, tellable)
  const slots: Slot[] = []
  const used = new Set<string>()
  const take = (found: { area: AreaEvidence; problem: ProblemEvidence } | undefined, path: Design['path'], maker: Design['maker']) => {
    if (!found) return
    used.add(found.problem.problem.id)
    slots.push({ area: found.area, problem: found.problem, path, maker })
  }
  const free = ({ problem }: { problem: ProblemEvidence }) => !used.has(problem.problem.id)
  if (project) take(ranked.toSorted((a, b) => projectFit(b, project) - projectFit(a, project) || b.value - a.value)[0], 'close', 'project')
  const career = (one: { area: AreaEvidence }) => one.area.ofCareer || one.area === areas[0]
  const inArea = (id: string) => slots.filter(({ area }) => area.area.id === id).length
  while (slots.length < 2) {
    const next = ranked.find((one) => free(one) && career(one) && inArea(one.area.area.id) < (slots.length === 0 ? 1 : 2) && one.problem.score > 0) ?? ranked.find((one) => free(one) && career(one)) ?? ranked.find(free)
    if (!next) break
    take(next, 'close', next.problem.score > 0 ? 'generalize' : 'problem')
  }
  const top = areas[0]?.score ?? 0
  /** Another field is offered only where the resume itself supports it, by work and not by a skill's name. */
  const credible = (one: { area: AreaEvidence; problem: ProblemEvidence }) =>
    one.area.score >= top * 0.4 &&
    one.problem.score >= 4 &&
    independentSupports(one.problem.supports.filter(({ line }) => line.kind !== 'skill' && line.kind !== 'summary')) >= 2 &&
    one.problem.supports.some(({ cue }) => sureness(cue) >= 1) &&
    one.problem.supports.some(({ line }) => tellable.has(line.id))
  while (slots.length < 4) {
    const next =
      ranked.find((one) => free(one) && inArea(one.area.area.id) === 0 && credible(one)) ??
      ranked.find((one) => free(one) && inArea(one.area.area.id) <= 1 && one.problem.score > 1 && (career(one) || credible(one))) ??
      ranked.find((one) => free(one) && inArea(one.area.area.id) <= 2 && one.problem.score > 0 && career(one)) ??
      ranked.find((one) => free(one) && career(one) && inArea(one.area.area.id) <= 2) ??
      ranked.find((one) => free(one) && career(one)) ??
      ranked.find(free)
    if (!next) break
    take(next, 'alternative', inArea(next.area.area.id) === 0 ? 'problem' : 'combine')
  }
  return slots
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

/** The assets that carry an option: those that are evidence for its problem, then for its area, then the strongest left. */
function carry(slots: readonly Slot[], assets: readonly Asset[]): (Asset | null)[][] {
  const free = new Set(assets)
  const relevance = (asset: Asset, slot: Slot) => {
    const own = slot.problem.supports.find(({ line }) => line.id === asset.id)
    const near = slot.area.supports.find(({ line }) => line.id === asset.id)
    return (own ? 5 + Math.min(own.strength, 6) * 0.4 : 0) + (near ? 2.5 : 0)
  }
  const pick = (slot: Slot, least: number): Asset | null => {
    const best = [...free].map((asset) => ({ asset, related: relevance(asset, slot) })).filter(({ asset, related }) => related >= least && asset.strength >= (related >= 5 ? -0.5 : 1)).sort((a, b) => b.related + b.asset.strength - a.related - a.asset.strength)[0]
    if (!best) return null
    free.delete(best.asset)
    return best.asset
  }
  const first: (Asset | null)[] = slots.map(() => null)
  // The surest pairs first, so that a fact goes to the option it speaks for and not to the one that comes earlier.
  const pairs = slots
    .flatMap((slot, at) => assets.map((asset) => ({ at, asset, related: relevance(asset, slot) })))
    .filter(({ asset, related }) => related >= 5 && asset.strength >= -0.5)
    .sort((a, b) => b.related + b.asset.strength - a.related - a.asset.strength)
  for (const { at, asset } of pairs) {
    if (first[at] || !free.has(asset)) continue
    first[at] = asset
    free.delete(asset)
  }
  slots.forEach((slot, at) => (first[at] ??= pick(slot, 2.5)))
  const filled = slots.map((slot, at) => first[at] ?? (slot.path === 'close' || slot.area.ofCareer ? pick(slot, 0) : null))
  const second = slots.map((slot, at) => (filled[at] ? pick(slot, 5) : null))
  return slots.map((_, at) => [filled[at] ?? null, second[at] ?? null])
}

function usersFor(area: ProblemArea, slot: Slot, lines: readonly EvidenceLine[], seed: string, taken: Set<string>): string {
  const { groups } = slot.problem.problem
  const scored = area.users.flatMap((group: UserGroup, at) => (groups && !groups.includes(at) ? [] : [{ group, at }])).map(({ group, at }) => {
    const fit = lines.reduce((total, line) => total + (group.cues.some((cue) => holdsCue(line.text, cue)) ? (line.kind === 'project' || line.kind === 'niche' ? 6 : line.kind === 'title' ? 1.5 : 1) : 0), 0)
    return { group, score: Math.min(fit, 8) + (stableHash(`${seed}|${slot.problem.problem.id}|${group.name}`) % 100) / 50 - (taken.has(group.name) ? 3 : 0) - at * 0.01 }
  }).sort((a, b) => b.score - a.score)
  const chosen = scored[0]?.group.name ?? 'organizations'
  taken.add(chosen)
  return chosen
}

/** Whether the users a visitor names can have this problem: any organization can, unless it belongs to certain ones. */
function nicheSuits(niche: string, { area, problem }: Slot): boolean {
  if (!problem.problem.groups) return true
  const words = searchableLine(niche).trim().split(' ').filter((word) => word.length > 4 && !/^(?:rural|small|local|community|public|regional)$/.test(word))
  return problem.supports.some(({ line }) => line.kind === 'niche') || area.area.users.some(({ name, cues }) => words.some((word) => name.includes(word) || cues.includes(word.replace(/s$/, ''))))
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
    : 'Your project could not be turned into a sentence of its own, so option 1 follows its subject. Begin with a verb, such as “build a tool that …”, and it will carry your words.'
}

/** Four designs, or what is missing. Pure; the same facts and answers give the same designs. `salt` asks for another variety. */
export function chooseDesigns(facts: PersonFacts, form: GeneratorForm, knowledge: DraftingKnowledge, salt = 0): Chosen {
  const lines = evidenceLines(facts, form)
  const areas = weighAreas(lines, facts, knowledge)
  const told = lines.filter(({ kind }) => kind === 'achievement' || kind === 'title' || kind === 'project' || kind === 'publication').length
  const best = areas[0]
  if (told === 0) return { kind: 'ask', missing: ['work'] }
  if (!best || best.score < 4 || independentSupports(best.supports) < 2) return { kind: 'ask', missing: ['field'] }
  const seed = JSON.stringify([facts.name, facts.headline, facts.roles.map(({ title, employer }) => [title, employer]), facts.achievements.slice(0, 6).map(({ text }) => text), salt])
  const project = readStatedProject(form.userProposedEndeavor.futureProject)
  const stated = project?.kind === 'project' ? project : null
  const assets = assetsOf(facts)
  const slots = chooseSlots(areas, stated, seed, new Set(assets.map(({ id }) => id)))
  if (slots.length < 4) return { kind: 'ask', missing: ['field'] }
  const forms = assignForms(slots, lines, form, seed, stated)
  const carried = carry(slots, assets)
  const standings = standingSentences(facts)
  const niche = nicheOf(form)
  const nicheUsers = niche && /^(?:[a-z.-]+ ){0,3}[a-z-]+[^s]s$/i.test(niche) && !/\b(?:for|of|in|and|with)\b|(?:ics|ness|us|is|systems|models|methods|devices|materials|technologies|products|services|tools|networks|drugs|analytics)$/i.test(niche) ? niche : null
  const role = roleOf(form)
  const notices = project && project.kind !== 'project' ? [noticeOf(project, best.area.name)] : []
  const taken = new Set<string>()
  const designs = slots.map((slot, at): Design => {
    const own = (carried[at] ?? []).filter((asset): asset is Asset => asset !== null)
    const fitting = standings.filter(({ post }) => !post || !own.some(({ setting }) => setting))
    const told = own.length > 0 ? fitting.slice(at % Math.max(fitting.length, 1)).slice(0, own.length < 2 ? 1 : 0) : [at % 2 === 0 ? careerSentence(facts) : (fitting[at % Math.max(fitting.length, 1)] ?? null), skillSentence(facts, slot, at) ?? fitting.find(({ post }) => !post) ?? null].filter((one) => one !== null)
    const sentences = [...new Set(told.map(({ sentence }) => sentence))]
    const standing = sentences.length > 0 ? { sentence: sentences.join(' '), quotes: told.map(({ quote }) => quote).filter(Boolean) } : undefined
    const matched = !stated || projectFit(slot, stated) >= PROJECT_FIT_LEAST
    const support = [
      ...own.map(({ quote }) => ({ from: 'resume' as const, quote: quote.slice(0, 700) })),
      ...(standing?.quotes ?? []).map((quote) => ({ from: 'resume' as const, quote: quote.slice(0, 700) })),
      ...(at === 0 && stated ? [{ from: 'answers' as const, quote: stated.quote.slice(0, 700) }] : []),
      ...slot.problem.supports.filter(({ line }) => line.kind !== 'project' && line.kind !== 'niche' && line.kind !== 'aim' && !own.some(({ id }) => id === line.id)).slice(0, 3 - own.length).map(({ line }) => ({ from: 'resume' as const, quote: line.quote.slice(0, 700) })),
    ]
    return {
      area: slot.area.area.id,
      problem: slot.problem.problem.id,
      form: forms[at] ?? 'tool',
      path: slot.path,
      maker: at === 0 && stated ? 'project' : slot.maker,
      topic: null,
      users: (at === 0 ? stated?.users : null) ?? (at < 3 && nicheUsers && nicheSuits(nicheUsers, slot) ? nicheUsers : null) ?? usersFor(slot.area.area, slot, lines, seed, taken),
      project: at === 0 && stated ? { phrase: stated.phrase, object: stated.object, named: stated.users !== null, matched } : null,
      niche: niche && !nicheUsers && at < 3 ? niche : null,
      role: role && at !== 3 ? role : null,
      whys: own.map(({ id, clause, setting }) => ({ clause, setting, near: slot.problem.supports.some(({ line }) => line.id === id) })),
      standing: standing?.sentence ?? null,
      support,
      notes: at === 0 ? notices : [],
      salt: stableHash(`${seed}|${at}`) % 1_000_000,
    }
  })
  const [a, b, c, d] = designs
  if (!a || !b || !c || !d) return { kind: 'ask', missing: ['field'] }
  return { kind: 'designs', designs: [a, b, c, d] }
}
