/** Chooses the seeds of a set: two that follow the present career and two credible other paths, steered by the resume and the visitor's answers. */
import type { ResumeFacts } from '../resume/resume-facts.ts'
import type { GeneratorForm } from './endeavor-form.ts'
import type { EndeavorKnowledge, EndeavorSeed, FieldKey } from './knowledge.ts'
import { isGoingOn, phraseFromAnswer } from './answer-phrases.ts'
import { comparableWords, stableHash } from './sentence-forms.ts'

export type ChosenSeed = { seed: EndeavorSeed; path: 'close' | 'alternative'; role: 'project' | 'plain'; general: boolean }

/** A text as " word word ": a keyword matches where a word of it begins. */
export function searchable(text: string): string {
  return ` ${comparableWords(text.replace(/[/_-]/g, ' ')).join(' ')} `
}

export function hasKeyword(haystack: string, keyword: string): boolean {
  return haystack.includes(` ${comparableWords(keyword.replace(/[/_-]/g, ' ')).join(' ')}`)
}

function resumeCorpus(facts: ResumeFacts): string {
  return searchable(
    [facts.headline, facts.summary, ...facts.roles.flatMap((role) => [role.title, ...role.duties]), ...facts.degrees.map(({ source }) => source), ...facts.skills, ...facts.results.map(({ text }) => text), ...facts.licences, ...facts.publications, ...facts.patents].filter(Boolean).join(' . '),
  )
}

/** Fields of the samples that are part of a profession of the order form. */
const REFINED: Partial<Record<FieldKey, FieldKey>> = { nurse: 'physicianDentist', accounting: 'bankingFinance', procurement: 'productProjectManager', supplyChain: 'productProjectManager', staffing: 'hrRecruiter' }

/** The field of a resume: an extra field or a profession told by its latest titles, else the profession the reader found. */
function fieldOf(facts: ResumeFacts, form: GeneratorForm, knowledge: EndeavorKnowledge): FieldKey | null {
  const byTitle = (title: string) => {
    const text = searchable(title)
    return knowledge.fieldWords.find(({ words }) => words.some((word) => hasKeyword(text, word)))?.field ?? null
  }
  const latest = facts.roles[0] ? byTitle(facts.roles[0].title) : null
  if (latest && REFINED[latest] === facts.profession.key) return latest
  const founder = form.userBackground.employmentType === 'entrepreneur_businessowner' && latest === 'techEntrepreneur'
  if (latest && (founder || !facts.profession.key || facts.profession.confidence < 0.85)) return latest
  return facts.profession.key ?? (facts.headline ? byTitle(facts.headline) : null)
}

/** Keywords too general to show that a project is about a seed's subject. */
const GENERAL_KEYWORDS = new Set(
  'design data platform system software community app tool product program training students school model analysis ai public local rural small clients business company web mobile online digital content test quality process operations research report risk safety security health technology service development planning development children support materials plant construction engineer engineering manufactur cost campaign video media brand'.split(' '),
)

/** `projectWords`: particular keywords that the project, the niche or the intended role mention. */
export type SeedScores = { resume: number; answers: number; project: number; projectWords: number; total: number }

/** How well a seed fits: weights fall with the number of seeds that share a keyword. */
function seedScorer(facts: ResumeFacts, form: GeneratorForm, knowledge: EndeavorKnowledge): (seed: EndeavorSeed) => SeedScores {
  const frequency = new Map<string, number>()
  for (const seed of knowledge.seeds) for (const keyword of seed.keywords) frequency.set(keyword, (frequency.get(keyword) ?? 0) + 1)
  const weight = (keyword: string) => (frequency.get(keyword) ?? 1) ** -0.7
  const resume = resumeCorpus(facts)
  const { futureProject, proposedEndeavorNiche, additionalInfo } = form.userProposedEndeavor
  const answers = { project: searchable(futureProject), niche: searchable(proposedEndeavorNiche), role: searchable(form.userBackground.futureRoleFocus), more: searchable(additionalInfo) }
  const sum = (seed: EndeavorSeed, text: string) => seed.keywords.reduce((total, keyword) => total + (hasKeyword(text, keyword) ? weight(keyword) : 0), 0)
  const particular = (seed: EndeavorSeed, text: string) => seed.keywords.reduce((total, keyword) => total + (hasKeyword(text, keyword) ? weight(keyword) * (GENERAL_KEYWORDS.has(keyword) ? 0.3 : 1) : 0), 0)
  const hits = (seed: EndeavorSeed, text: string) => seed.keywords.filter((keyword) => !GENERAL_KEYWORDS.has(keyword) && hasKeyword(text, keyword)).length
  return (seed) => {
    const found = { resume: Math.min(sum(seed, resume), 2.5), project: sum(seed, answers.project), niche: sum(seed, answers.niche), role: particular(seed, answers.role), more: sum(seed, answers.more) }
    const intent = answers.project + answers.niche + answers.role
    const projectWords = hits(seed, answers.project) > 0 ? hits(seed, intent) : 0
    const steer = 2 * found.project + 3 * found.niche + 3 * found.role + found.more
    return { resume: found.resume, answers: steer, project: found.project + 0.5 * found.niche, projectWords, total: found.resume + steer }
  }
}

/** Words one of which a resume or answer must hold before a seed of that kind is offered: no option may rest on a craft the person never learned. */
const KIND_CAPABILITIES: Readonly<Record<EndeavorSeed['kind'], readonly string[] | null>> = {
  software: ['software', 'programm', 'python', 'java', 'code', 'cloud', 'api', 'developer', 'database', 'network', 'server', 'linux', 'sql', 'cyber', 'security', 'kubernetes', 'aws', 'azure', 'embedded', 'firmware', 'computer', 'fhir', 'app'],
  data: ['data', 'statistic', 'analy', 'model', 'sql', 'python', 'forecast', 'research', 'measure', 'excel'],
  process: null,
  hardware: ['engineer', 'electr', 'mechan', 'circuit', 'design', 'hardware', 'semiconductor', 'robot', 'sensor', 'machine'],
  chemistry: ['chem', 'process', 'material', 'polymer', 'bioprocess', 'laborator', 'water'],
  clinical: ['clinic', 'patient', 'nurs', 'medic', 'dental', 'dentist', 'physician', 'hospital', 'surg', 'health', 'obstet', 'therap'],
  finance: ['financ', 'bank', 'credit', 'account', 'aml', 'audit', 'invest', 'fraud', 'payment', 'tax', 'risk', 'loan', 'treasur'],
  people: ['train', 'teach', 'mentor', 'educat', 'curricul', 'hr', 'recruit', 'coach', 'instruct', 'supervis', 'onboard', 'workforce', 'hiring', 'talent', 'staffing', 'school'],
  outreach: ['market', 'communicat', 'content', 'campaign', 'brand', 'media', 'outreach', 'seo', 'sales', 'public relations', 'crm', 'fraud', 'scam', 'patient education'],
  flight: ['pilot', 'flight', 'flew', 'aviation', 'aircraft', 'uav', 'drone', 'aerospace', 'airline'],
}

/** Score below which a seed says nothing about the visitor's project. */
const PROJECT_MATCH = 0.4
const OWN_FIELD_BONUS = 0.6
/** A seed of another field needs this much of the resume behind it. */
const FOREIGN_MATCH = 1.2

/** Whether an answer names a project of its own. Where the field is known, an answer without a subject leaves the choice to the field. */
function describesProject(answer: string, field: FieldKey | null): boolean {
  const phrase = phraseFromAnswer(answer)
  if (!answer.trim()) return false
  return field === null || (phrase !== null && !isGoingOn(phrase))
}

/** Four seeds in the order of the options. Deterministic: ties go to a hash of the request. */
export function chooseSeeds(facts: ResumeFacts, form: GeneratorForm, knowledge: EndeavorKnowledge): ChosenSeed[] {
  const field = fieldOf(facts, form, knowledge)
  const score = seedScorer(facts, form, knowledge)
  const salt = stableHash(JSON.stringify([facts.skills, facts.roles.map(({ title }) => title), form]))
  const tie = (seed: EndeavorSeed) => (stableHash(`${salt}${seed.id}`) % 1000) / 8000
  const taken: ChosenSeed[] = []
  const isTaken = (seed: EndeavorSeed) => taken.some((chosen) => chosen.seed.id === seed.id)
  const closeness = (seed: EndeavorSeed) =>
    taken.reduce((cost, { seed: other }) => cost + (other.priorities[0].key === seed.priorities[0].key ? 0.7 : 0) + (other.industries.some((industry) => seed.industries.includes(industry)) ? 0.2 : 0), 0)
  const bestOf = (seeds: readonly EndeavorSeed[], value: (seed: EndeavorSeed) => number) =>
    seeds.filter((seed) => !isTaken(seed)).map((seed) => ({ seed, value: value(seed) + tie(seed) - closeness(seed) })).sort((a, b) => b.value - a.value)[0]?.seed
  const generalSeed = (value: (seed: EndeavorSeed) => number = () => 0) => bestOf(knowledge.generalSeeds, value)

  const inField = (list: readonly FieldKey[]) => field !== null && list.includes(field)
  if (describesProject(form.userProposedEndeavor.futureProject, field)) {
    const best = [...knowledge.seeds]
      .map((seed) => ({ seed, value: score(seed).project, order: score(seed).project + tie(seed) + (inField(seed.close) ? OWN_FIELD_BONUS : inField(seed.alternative) ? OWN_FIELD_BONUS / 2 : 0) }))
      .filter(({ seed, value }) => value >= PROJECT_MATCH && score(seed).projectWords >= 2)
      .sort((a, b) => b.order - a.order)[0]?.seed
    // A known profession prefers its own seed on one common word to a general seed on none.
    const own = best || field === null ? undefined : bestOf(knowledge.seeds.filter((one) => (inField(one.close) || inField(one.alternative)) && score(one).projectWords >= 1), (one) => score(one).project + score(one).resume + (inField(one.close) ? OWN_FIELD_BONUS : 0))
    const fitting = best ?? own
    const seed = fitting ?? generalSeed((one) => score(one).project + (one === knowledge.generalSeeds[0] ? 0.3 : 0))
    if (seed) {
      const follows = !fitting || inField(seed.close) || score(seed).resume >= FOREIGN_MATCH
      taken.push({ seed, path: follows ? 'close' : 'alternative', role: 'project', general: !fitting })
    }
  }
  const need = (path: ChosenSeed['path']) => 2 - taken.filter((chosen) => chosen.path === path).length
  const fillPath = (path: ChosenSeed['path'], pools: readonly (readonly EndeavorSeed[])[]) => {
    for (const pool of pools) {
      while (need(path) > 0) {
        const seed = bestOf(pool, (one) => score(one).total)
        if (!seed) break
        taken.push({ seed, path, role: 'plain', general: knowledge.generalSeeds.includes(seed) })
      }
    }
  }
  const supported = (seed: EndeavorSeed) => score(seed).total >= 0.25
  const foreign = knowledge.seeds.filter((seed) => score(seed).resume >= FOREIGN_MATCH)
  const corpus = resumeCorpus(facts) + searchable(Object.values({ ...form.userProposedEndeavor, role: form.userBackground.futureRoleFocus }).join(' . '))
  const capable = (seed: EndeavorSeed) => KIND_CAPABILITIES[seed.kind]?.some((word) => hasKeyword(corpus, word)) ?? true
  // What a founder's company is about stands in the resume, not in the title.
  const closePool = knowledge.seeds.filter((seed) => inField(seed.close) || (field === 'techEntrepreneur' && inField(seed.alternative) && score(seed).resume >= FOREIGN_MATCH))
  const alternativePool = knowledge.seeds.filter((seed) => inField(seed.alternative) || (inField(seed.close) && !seed.alternative.includes(field!)))
  const ownAlternatives = knowledge.seeds.filter((seed) => inField(seed.alternative))
  fillPath('close', [closePool.filter(supported), field ? closePool : foreign, knowledge.generalSeeds])
  fillPath('alternative', [ownAlternatives.filter((seed) => supported(seed) && capable(seed)), ownAlternatives.filter(capable), ownAlternatives, field ? alternativePool : foreign, knowledge.generalSeeds])
  const byPath = (path: ChosenSeed['path']) => taken.filter((chosen) => chosen.path === path)
  const project = taken.filter(({ role }) => role === 'project')
  return [...project, ...[...byPath('close'), ...byPath('alternative')].filter((chosen) => !project.includes(chosen))]
}
