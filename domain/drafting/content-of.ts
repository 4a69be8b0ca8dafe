/** Fills a design with its parts from the knowledge: which channel, steps, outputs and document it uses. */
import type { GeneratorEmploymentType } from '../endeavor/endeavor-form.ts'
import type { Design } from './design.ts'
import type { DraftingKnowledge } from './problem-area.ts'
import { formNoun, formOutputs, type Content } from './realize.ts'
import { chooserFor, someOf } from './wording.ts'

/** Null where the design names parts that do not exist: a plan from another version, or forged. */
export function contentOf(design: Design, employmentType: GeneratorEmploymentType, knowledge: DraftingKnowledge): Content | null {
  const area = knowledge.areas.find(({ id }) => id === design.area)
  const problem = area?.problems.find(({ id }) => id === design.problem)
  if (!area || !problem) return null
  const choose = chooserFor(JSON.stringify([design.area, design.problem, design.form, design.users, design.whys.map(({ clause }) => clause), design.salt, 'parts']))
  const key = problem.priority ?? area.priorities[0]
  const priority = knowledge.priorities.find((one) => one.key === key && one.verified) ?? null
  const outputs = [...someOf(choose, 'outputs', problem.outputs, 2), choose('formOutput', formOutputs(design.form))]
  return {
    design,
    area,
    problem,
    priority: design.project && !design.project.matched ? null : priority,
    employmentType,
    users: design.users,
    channel: choose('channel', area.channels),
    steps: problem.steps.length > 3 ? someOf(choose, 'steps', problem.steps, 3) : problem.steps,
    outputs,
    quality: null,
    noun: formNoun(design.form, design.topic ?? problem.topic, choose),
    added: { build: [], users: [], spread: [] },
    place: null,
    detailed: false,
    tuned: false,
  }
}
