/** Composes four proposed endeavors from a resume and the visitor's answers; nothing in them comes from anywhere else but named public priorities. */
import type { ResumeFacts } from '../resume/resume-facts.ts'
import { nicheNoun, nicheSentence, phraseFromAnswer, projectSentence, projectTitle, roleFocusFromAnswer, roleFocusSentence, topicFromAnswer } from './answer-phrases.ts'
import { DEFAULT_TUNING, type GeneratorForm, type TuningOption } from './endeavor-form.ts'
import type { EndeavorPlan, OptionPlan } from './endeavor-plan.ts'
import { findSeed, renderOption } from './endeavor-prose.ts'
import type { EndeavorOption, CatalogueSet } from './endeavor-set.ts'
import type { EndeavorKnowledge, EndeavorSeed } from './knowledge.ts'
import { personalSentences } from './personal-sentences.ts'
import { roleTitle, skillInSentence, usableSkills } from './resume-phrases.ts'
import { isSafe } from './safe-words.ts'
import { chooseSeeds, hasKeyword, searchable } from './seed-choice.ts'
import { countWords, lowerFirst, stableHash } from './sentence-forms.ts'
import { TITLE_WORDS } from './tuned-title.ts'

export type ComposeInput = { facts: ResumeFacts; form: GeneratorForm }

/**
 * Four options, two close and two alternative, with their plan. Pure: the same input gives the same set.
 * The caller refuses resumes without text or in another language beforehand; a thin resume is answered with what it has.
 */
export function composeEndeavors(input: ComposeInput, knowledge: EndeavorKnowledge): CatalogueSet {
  return renderPlan(planEndeavors(input, knowledge), DEFAULT_TUNING, knowledge)
}

/** Renders every option of a plan whose seeds all exist. */
function renderPlan(plan: EndeavorPlan, tuning: TuningOption, knowledge: EndeavorKnowledge): CatalogueSet {
  const render = (index: 0 | 1 | 2 | 3): EndeavorOption => {
    const option = plan.options[index]
    const seed = findSeed(option, knowledge)
    if (!seed) throw new Error(`option ${index + 1} names the unknown seed ${option.seed}`)
    return renderOption({ plan: option, seed, tuning, employmentType: plan.employmentType, index, knowledge })
  }
  return { options: [render(0), render(1), render(2), render(3)], plan }
}

/** Which seeds, personal sentences and answers make up the four options. */
export function planEndeavors({ facts, form }: ComposeInput, knowledge: EndeavorKnowledge): EndeavorPlan {
  const chosen = chooseSeeds(facts, form, knowledge)
  const offset = stableHash(JSON.stringify([facts.name, facts.skills, facts.roles.map(({ title, employer }) => [title, employer])])) % 4
  const topics = topicsOf(facts, form)
  const variants = variantsFor(chosen.map(({ seed }) => seed.priorities[0].key), offset)
  const slots = chosen.map((one, index) => {
    const ofProject = one.role === 'project' ? (topicFromAnswer(form.userProposedEndeavor.futureProject) ?? 'this work') : null
    const topic = one.general ? (ofProject ?? topics[index % Math.max(topics.length, 1)] ?? 'work of this kind') : null
    return { ...one, topic, seed: one.seed, variant: variants[index] ?? index % 4 }
  })
  const personal = personalSentences(facts, slots)
  const { futureProject, proposedEndeavorNiche } = form.userProposedEndeavor
  const project = futureProject ? phraseFromAnswer(futureProject, 24) : null
  const niche = proposedEndeavorNiche ? nicheNoun(proposedEndeavorNiche) : null
  const role = roleFocusFromAnswer(form.userBackground.futureRoleFocus)
  const plainClose = slots.findIndex((slot) => slot.path === 'close' && slot.role === 'plain')
  const fittingRole = role ? [plainClose, ...slots.keys()].find((at) => at >= 0 && slots[at] && !slots[at].general && nicheFits(role.text, slots[at].seed)) : undefined
  const roleIndex = fittingRole ?? plainClose
  const plans = slots.map((slot, index): OptionPlan => {
    const own = personal[index] ?? { sentences: [], support: [] }
    const support = [...own.support]
    const notes: string[] = []
    const lead = slot.role === 'project' && project ? projectSentence(project) : null
    if (slot.role === 'project' && !lead) notes.push('The project you described could not be quoted safely, so this option follows its subject without its words.')
    if (lead && project) support.push({ from: 'answers', quote: project.quote })
    const fitsNiche = niche !== null && !(lead && searchable(lead).includes(searchable(niche.text).trimEnd())) && (slot.role === 'project' || slot.general || nicheFits(niche.text, slot.seed) || index === 0)
    if (niche && fitsNiche) support.push({ from: 'answers', quote: niche.quote })
    if (niche && !fitsNiche && !lead) notes.push(`Your niche “${niche.text}” is not used here, because the subject of this option lies elsewhere.`)
    const roleSentence = role && index === roleIndex ? roleFocusSentence(role, slot.variant) : null
    if (role && support.length === 0) support.push({ from: 'answers', quote: role.quote })
    if (roleSentence && role) support.push({ from: 'answers', quote: role.quote })
    return {
      seed: slot.seed.id,
      path: slot.path,
      variant: slot.variant as 0 | 1 | 2 | 3,
      topic: slot.topic,
      lead,
      title: lead && project ? projectHeading(projectTitle(project), slot.seed, slot.topic) : null,
      role: roleSentence,
      niche: niche && fitsNiche ? nicheSentence(niche.text, slot.variant) : null,
      person: own.sentences,
      kept: [],
      support,
      notes,
    }
  })
  const [first, second, third, fourth] = plans
  if (!first || !second || !third || !fourth) throw new Error('the knowledge base holds too few seeds for four options')
  return { version: 1, employmentType: form.userBackground.employmentType, options: [first, second, third, fourth] }
}

/** One sentence form for each option, all different; options that name the same priority get the even and the odd wording of its name. */
function variantsFor(priorityKeys: readonly string[], offset: number): number[] {
  const orders = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].flatMap((b) => [0, 1, 2, 3].map((c) => [a, b, c, 6 - a - b - c])))
  const clashes = (order: readonly number[]) => order.reduce((sum, variant, at) => sum + order.slice(at + 1).filter((other, further) => priorityKeys[at] === priorityKeys[at + 1 + further] && variant % 2 === other % 2).length, 0)
  const usable = orders.filter((order) => new Set(order).size === 4 && order.every((variant) => variant >= 0 && variant < 4))
  const turned = usable.map((order) => order.map((variant) => (variant + offset) % 4))
  return turned.sort((a, b) => clashes(a) - clashes(b))[0] ?? [0, 1, 2, 3]
}

/** A title of 8 to 20 words that begins with the visitor's project; null where none comes out. */
function projectHeading(title: string | null, seed: EndeavorSeed, topic: string | null): string | null {
  if (!title || !isSafe(title)) return null
  const object = topic ? seed.title.object.replaceAll('{topic}', () => topic) : seed.title.object
  const purpose = topic ? seed.title.purpose.replaceAll('{topic}', () => topic) : seed.title.purpose
  for (const candidate of [countWords(title) >= 9 ? title : '', `${title} ${/^(?:so that|to|by)\b/.test(purpose) ? purpose : `through ${object}`}`, `${title} with ${object}`, title]) {
    const count = countWords(candidate)
    if (count >= TITLE_WORDS.min && count <= TITLE_WORDS.max) return candidate
  }
  return null
}

const GENERAL_WORDS = new Set('rural local community women people small smaller large support public national system systems service services program programs company companies worker workers states united manager engineer level person people other which their would lead leader director work working'.split(' '))

function nicheFits(niche: string, seed: EndeavorSeed): boolean {
  const text = searchable(niche)
  if (seed.keywords.some((keyword) => !GENERAL_WORDS.has(keyword) && hasKeyword(text, keyword))) return true
  const prose = searchable([seed.opening, seed.problem, seed.adopters, seed.pilot, seed.host].join(' '))
  return text.trim().split(' ').some((word) => word.length > 4 && !GENERAL_WORDS.has(word) && prose.includes(` ${word}`))
}

/** Subjects for the general seeds: the niche, then pairs of skills, then the latest job title. */
function topicsOf(facts: ResumeFacts, form: GeneratorForm): string[] {
  const niche = form.userProposedEndeavor.proposedEndeavorNiche ? nicheNoun(form.userProposedEndeavor.proposedEndeavorNiche) : null
  const skills = usableSkills(facts).map(skillInSentence)
  const topics: string[] = []
  if (niche && countWords(niche.text) <= 7) topics.push(niche.text)
  for (let i = 0; i + 1 < skills.length && topics.length < 4; i += 2) topics.push(`${skills[i]} and ${skills[i + 1]}`)
  if (skills.length === 1 && skills[0]) topics.push(skills[0])
  for (const answer of [form.userBackground.futureRoleFocus, form.userProposedEndeavor.futureProject]) {
    const topic = topicFromAnswer(answer)
    if (topic) topics.push(topic)
  }
  const title = facts.roles[0] ? roleTitle(facts.roles[0]) : null
  const field = facts.degrees.find((degree) => degree.field && isSafe(degree.field))?.field
  if (field) topics.push(lowerFirst(field.toLowerCase()))
  if (title) topics.push(`the work of the ${title.toLowerCase()}`)
  return topics.filter((topic, at) => topics.indexOf(topic) === at && topic.length <= 90)
}
