/** From a person's facts and answers to four endeavors, and from a plan and a tuning to the same four under another emphasis. */
import { isDefaultTuning, type GeneratorEmploymentType, type GeneratorForm, type TuningOption } from '../endeavor/endeavor-form.ts'
import { runsOfWords, sharedBetween } from '../endeavor/shared-runs.ts'
import { splitSentences } from '../endeavor/sentence-forms.ts'
import type { EndeavorOption, EndeavorSet } from '../endeavor/endeavor-set.ts'
import type { PersonFacts } from '../person/person-facts.ts'
import { chooseDesigns } from './choose-designs.ts'
import { contentOf, partsOf, wordingsOf } from './content-of.ts'
import { severalOf } from './deliverable.ts'
import { draftPlanSchema, type Design, type DraftPlan } from './design.ts'
import type { MissingFact, UntoldFacts } from './missing-facts.ts'
import { arePersons, areServed } from './persons.ts'
import type { ContributionForm, DraftingKnowledge } from './problem-area.ts'
import { projectReadBack } from './project-read-back.ts'
import { problemSaid } from './project-parts.ts'
import { movesOf, ownUsers, realize, textOf, type Content } from './realize.ts'
import { topicStems } from './topic-fit.ts'
import { tuneContent } from './tune-content.ts'
import { knowledgeWithout, unwantedIn, unwantedOf } from './unwanted-words.ts'
import { OPTIONS } from './wording.ts'

export type Composed = { kind: 'composed'; set: EndeavorSet } | { kind: 'ask'; missing: MissingFact[] }

/** What stays to be shown, by the form the contribution takes; for the fold-out, never for the text of the petition. */
const TO_PROVE: Readonly<Record<ContributionForm, (content: Content) => [string, string]>> = {
  tool: ({ users, problem }) => [`That ${users} will use it beside their daily work`, `That it changes ${problem.measure}`],
  practice: ({ users, channel }) => [`That ${users} will follow it without extra staff`, `That ${channel} will review and carry it`],
  training: ({ channel, problem }) => [`That those trained keep up what they learned, measured by ${problem.measure}`, `That instructors from ${channel} can teach it`],
  evidence: ({ users, problem }) => [`That enough ${users} will share their figures`, `That ${problem.measure} can be counted in the same way everywhere`],
  service: ({ users, channel }) => [`That ${users} will join and keep to the agreement`, `That ${channel} can run it elsewhere at a bearable cost`],
}

const OPEN_THRESHOLD: Readonly<Record<NonNullable<Design['threshold']>, string>> = {
  'no degree':
    'That EB-2 itself is open to you. It asks for an advanced degree, for a bachelor’s degree with five years of progressive work after it, or for exceptional ability shown by at least three kinds of evidence, and no completed bachelor’s degree or higher was read. If you hold one, add it to what was read',
  bachelor:
    'That EB-2 itself is open to you. A bachelor’s degree counts with five years of progressive work after it, and five such years could not be counted from the dates that were read; otherwise exceptional ability has to be shown by at least three kinds of evidence',
  'undated bachelor':
    'That EB-2 itself is open to you. A bachelor’s degree counts with five years of progressive work after it, and the year of your degree was not read. Add it, and have ready the diploma and letters of your employers on those five years',
}

/** Whether what is told shares a word with what the endeavor is about or hands out. */
export function namesSubject({ clause, result }: Design['whys'][number], { subject, topic, aim, outputs }: Content['problem']): boolean {
  const own = new Set(topicStems([subject, topic, aim, ...outputs].join(' ')))
  return topicStems(`${clause} ${result ?? ''}`).some((stem) => own.has(stem))
}

/** Who writes of the need: people are spoken for by those who serve them. */
function firstOf(content: Content): string {
  const users = ownUsers(content)
  if (users === null) return 'one of its first users'
  return arePersons(users) ? `an organization that serves ${content.users}` : `one of the ${content.users}`
}

/** Who takes up what is made for people: those who serve them. */
function takersOf(content: Content): string {
  const users = ownUsers(content) ?? 'its first users'
  return areServed(users) ? `those who serve ${users}` : users
}

/** What shows the need for a project of one's own, and what bears out the work that is told beside it. */
function toHaveReady(content: Content): string[] {
  const { whys } = content.design
  const own = whys.find(({ kind, stated }) => kind === 'work' && !stated)
  const listed = whys.find(({ kind }) => kind === 'patent' || kind === 'publication')
  return [
    `What to have ready for the project: a dated letter of ${firstOf(content)} on what goes wrong today and what a trial would need, and any count that you hold of it`,
    ...(own ? ['What to have ready for the work told here: a letter of somebody who saw it, on what your part was, with the report or record behind each figure'] : []),
    ...(listed ? [`What to have ready for the ${listed.kind}: its first page, and proof of who cites or uses it`] : []),
  ]
}

function optionOf(content: Content, adaptations: readonly string[]): EndeavorOption {
  const { title, text, parts } = realize(content)
  const ownProject = content.design.project && !content.design.project.matched
  const { design, priority, problem } = content
  const concluded = ownProject && design.project ? problemSaid(design.project) : null
  return {
    title,
    text,
    path: design.path,
    parts,
    grounding: {
      support: design.support,
      priorities: priority
        ? [
            {
              key: priority.key,
              title: priority.title,
              date: priority.date,
              url: priority.url,
              note: content.tie === '' ? `It ${priority.says[0]}.` : `It ${priority.says[0]}; the outputs answer it: what is built ${content.tie}.`,
            },
          ]
        : [],
      toProve: [
        ...(ownProject
          ? [`That ${takersOf(content)} will take it up beside their daily work`, 'That its effect can be measured before and after, and repeated elsewhere']
          : TO_PROVE[design.form](content)),
        ...(design.project || design.whys.some((why) => why.near || why.about || namesSubject(why, problem))
          ? []
          : [
              `A result of your own in ${problem.subject}: ${
                design.whys.length === 0
                  ? 'none is told in this option. One result is enough, from one place of work: what you made or changed, for whom, and a count before and after. Add it to what was read and compose again'
                  : 'what is told of you here does not name it in its words. Say so where it concerns it, or add a result that names it, and compose again'
              }`,
            ]),
        ...(concluded && !concluded.told
          ? [
              `That ${concluded.clause}. Your answers do not say so: it is the other side of what you want to make possible. Check it, or say under Additional information what goes wrong today and compose again`,
            ]
          : []),
        ...(ownProject && concluded === null && !design.project?.lent
          ? [
              `What goes wrong today${ownUsers(content) ? ` for ${content.users}` : ''}: your answers do not say it. Add one sentence under Additional information (“Today, …”) and compose again, and it becomes the problem of this option`,
            ]
          : []),
        ...(ownProject ? toHaveReady(content) : []),
        ...(priority
          ? []
          : [
              `A dated public document that speaks of ${design.project ? 'this project' : problem.subject}${ownUsers(content) ? ` for ${content.users}` : ''}: none that is known here does. Look for a federal strategy, rule, or agency report of recent years`,
            ]),
        ...(design.threshold ? [OPEN_THRESHOLD[design.threshold]] : []),
      ],
    },
    adaptations: [...design.notes, ...adaptations],
  }
}

function setOf(designs: DraftPlan['options'], employmentType: GeneratorEmploymentType, knowledge: DraftingKnowledge, tuning: TuningOption | null): EndeavorSet | null {
  const option = (design: Design, index: number): EndeavorOption | null => {
    const content = contentOf(design, employmentType, knowledge)
    if (!content) return null
    if (!tuning || isDefaultTuning(tuning)) return optionOf(content, [])
    const { content: tuned, adaptations } = tuneContent(content, tuning, index, knowledge)
    return optionOf(tuned, adaptations)
  }
  const [a, b, c, d] = designs.map(option)
  return a && b && c && d ? { options: [a, b, c, d], plan: { version: 2, employmentType, options: designs } } : null
}

/** Share of eight-word runs that two options of one person may have in common, and how many wordings are tried for it. */
const SHARED_MAX = 0.045
const WORDINGS = 48
/** Of these, as many name a document with what it says; where others of the set have said it in every wording, it is named alone. */
const WHOLE_DOCUMENT = 34
/** The same for a problem that is taken again. */
const WHOLE_DOCUMENT_AGAIN = 12

/** How many sentences of an option may begin like one of another. */
const BEGINS_MAX = 1
/** What a sentence is worth that stands in another option as well. */
const REPEATED = 2
/** How many wordings are tried for none. */
const UNREPEATED = 6

const beginsOf = (sentences: readonly string[]) => new Set(sentences.map((sentence) => sentence.split(' ').slice(0, 4).join(' ')))

/** The designs with other wordings where two texts would come too close: the same problem for other users, the same document. */
function apart(designs: DraftPlan['options'], employmentType: GeneratorEmploymentType, knowledge: DraftingKnowledge): DraftPlan['options'] {
  const told: ReadonlySet<string>[] = []
  const said = new Set<string>()
  const begun = new Set<string>()
  const moved = new Set<string>()
  const settled = designs.map((chosen) => {
    const worded = wordingsOf(chosen, employmentType, knowledge)
    if (!worded) return chosen
    // No two options of a set make their moves in one order, as far as the orders reach.
    const moves = movesOf(worded(chosen))
    const own = moves.find((one) => !moved.has(one.moves)) ?? moves[0]
    if (own) moved.add(own.moves)
    const design = { ...chosen, order: own?.at ?? null }
    let closest: { design: Design; runs: ReadonlySet<string>; begins: ReadonlySet<string>; sentences: readonly string[]; likeness: number } | null = null
    for (let at = 0; at < WORDINGS; at++) {
      const one = { ...design, salt: design.salt + at * OPTIONS, briefDocument: at >= (design.turn > 0 ? WHOLE_DOCUMENT_AGAIN : WHOLE_DOCUMENT) }
      const text = textOf(worded(one))
      const runs = new Set(runsOfWords(text))
      const share = Math.max(0, ...told.map((other) => sharedBetween(other, runs)))
      const sentences = splitSentences(text)
      const begins = beginsOf(sentences)
      const repeated = design.turn === 0 ? 0 : sentences.filter((sentence) => said.has(sentence)).length
      const again = [...begins].filter((begin) => begun.has(begin)).length
      // Common runs weigh first; below the limit, whole sentences and common beginnings.
      const likeness = Math.max(share, SHARED_MAX) * 100 + again + repeated * REPEATED
      if (!closest || likeness < closest.likeness) closest = { design: one, runs, begins, sentences, likeness }
      if (share <= SHARED_MAX && again <= BEGINS_MAX && (repeated === 0 || at >= UNREPEATED)) break
    }
    if (!closest) return design
    told.push(closest.runs)
    for (const begin of closest.begins) begun.add(begin)
    for (const sentence of closest.sentences) said.add(sentence)
    return closest.design
  })
  const [a, b, c, d] = settled
  return a && b && c && d ? [a, b, c, d] : designs
}

/** Pure: the same facts, answers and `variety` give the same set. Another `variety` says the same person's endeavors another way. */
export function composeSet(facts: PersonFacts, form: GeneratorForm, knowledge: DraftingKnowledge, variety = 0): Composed {
  const composed = composedFrom(facts, form, knowledge, variety)
  const unwanted = unwantedOf(form)
  if (composed.kind === 'ask' || composed.set.options.every(({ title, text }) => unwantedIn(`${title} ${text}`, unwanted).length === 0)) return composed
  const without = composedFrom(facts, form, knowledgeWithout(knowledge, unwanted), variety)
  const plan = planOf(without)
  // A word that is left out is not worth the field of somebody else.
  const keepsField = plan?.options.some(({ area }) => planOf(composed)?.options.some((one) => one.area === area)) === true
  return keepsField && without.kind === 'composed' ? { kind: 'composed', set: { ...without.set, plan: { ...plan, unwanted } } } : composed
}

const planOf = (composed: Composed): DraftPlan | null => (composed.kind === 'composed' && composed.set.plan?.version === 2 ? composed.set.plan : null)

function composedFrom(facts: PersonFacts, form: GeneratorForm, knowledge: DraftingKnowledge, variety: number): Composed {
  const chosen = chooseDesigns(facts, form, knowledge, variety)
  if (chosen.kind === 'ask') return chosen
  const set = setOf(apart(chosen.designs, form.userBackground.employmentType, knowledge), form.userBackground.employmentType, knowledge, null)
  return set ? { kind: 'composed', set } : { kind: 'ask', missing: ['field'] }
}

/** Fewer options of a set than this on deeds of their own subject, and none of these that tells a figure or a work: then results are worth a question. */
const LEAST_ON_DEEDS = 2

/** What has to be told before `composeSet` gives options, and whether results would make them the person's own. */
export function untoldFacts(facts: PersonFacts, form: GeneratorForm, knowledge: DraftingKnowledge): UntoldFacts {
  const project = projectReadBack(form)
  const chosen = chooseDesigns(facts, form, knowledge)
  if (chosen.kind === 'ask') return { missing: chosen.missing, fewResults: false, project }
  const onDeeds = chosen.designs.filter(({ project, whys }) => project !== null || whys.some(({ near }) => near)).length
  const told = chosen.designs.some(({ whys }) => whys.some(({ kind, clause, near }) => near && (kind !== 'work' || /\d/.test(clause))))
  return { missing: [], fewResults: onDeeds < LEAST_ON_DEEDS && !told, project }
}

/** The plan as a browser sends it back; null where it is none of ours. */
export function parseDraftPlan(plan: unknown): DraftPlan | null {
  const parsed = draftPlanSchema.safeParse(plan)
  return parsed.success ? parsed.data : null
}

/** The four options of a plan under a tuning; null where the plan names parts that do not exist. */
export function tuneSet(plan: DraftPlan, tuning: TuningOption, knowledge: DraftingKnowledge): EndeavorSet | null {
  return setOf(plan.options, plan.employmentType, knowledgeWithout(knowledge, plan.unwanted ?? []), tuning)
}

/** Whether the texts on the screen come from this plan: its subjects and facts stand in them. */
export function planFitsTexts(plan: DraftPlan, current: readonly { title: string; text: string }[], knowledge: DraftingKnowledge): boolean {
  return plan.options.every((design, at) => {
    const shown = current[at]
    const problem = partsOf(design, knowledge)?.problem
    if (!shown || !problem) return false
    const subjects = design.project ? [design.project.phrase] : [problem.subject, problem.aim, ...(design.own ? [severalOf(design.own.general)] : [])]
    const said = `${shown.title} ${shown.text}`.toLowerCase()
    return subjects.some((subject) => said.includes(subject.toLowerCase())) && (design.whys[0] === undefined || said.includes(design.whys[0].clause.toLowerCase()))
  })
}
