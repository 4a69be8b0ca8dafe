import { generateText, NoObjectGeneratedError, Output, type LanguageModel } from 'ai'
import { z } from 'zod'
import { folded, stringsIn } from '../../domain/endeavor/check-material.ts'
import type { CheckContext } from '../../domain/endeavor/endeavor-check.ts'
import { DEFAULT_TUNING, type TuningOption } from '../../domain/endeavor/endeavor-form.ts'
import type { EndeavorRule } from '../../domain/endeavor/endeavor-rules.ts'
import type { EndeavorOption, EndeavorSet } from '../../domain/endeavor/endeavor-set.ts'
import { parseModelPlan, type ModelPlan } from '../../domain/endeavor/model-plan.ts'
import { joinList } from '../../domain/endeavor/sentence-forms.ts'
import { unwantedIn, unwantedOf } from '../../domain/drafting/unwanted-words.ts'
import type { ResumeFacts } from '../../domain/resume/resume-facts.ts'
import type { DraftInput, EndeavorDrafter, ModelBudget, TuneInput } from '../../usecases/endeavor-drafter.ts'
import { ALLOWED_WORDS, generatePrompt, repairPrompt, systemFor, tunePrompt, UNREADABLE_ANSWER } from './drafting-prompts.ts'
import type { DoTask } from '../work/tasks.ts'
import { line, type DraftGround, type DraftingDocument, type DraftOption, type Held } from './hold-drafts.ts'
import { MASK, personMask } from './mask-person.ts'
import { PARTS } from './mend-draft.ts'

const optionSchema = z.object({
  title: z.string(),
  /** The text, told apart for a reader. */
  sentences: z.array(z.object({ part: z.enum(PARTS), text: z.string() })),
  supportQuotes: z.array(z.string()),
  priorityKeys: z.array(z.string()),
  toProve: z.array(z.string()),
  adaptations: z.array(z.string()),
})
const draftSchema = z.object({ options: z.array(optionSchema) })

export type DraftReport = {
  task: 'generate' | 'tune'
  /** `shortened`: accepted without a sentence that broke a rule; `completed`: one or two of the four are not of this draft. */
  outcome:
    | 'accepted'
    | 'shortened'
    | 'repaired'
    | 'completed'
    | 'composer: rules broken'
    | 'composer: model failed'
    | 'composer: ceiling reached'
    | 'kept: rules broken'
    | 'kept: model failed'
    | 'kept: ceiling reached'
  ms: number
  calls: number
  inputTokens: number | undefined
  outputTokens: number | undefined
  /** Names of the rules that the first answer broke; never its words. */
  rules: EndeavorRule[]
}

export type ModelDrafterOptions = {
  model: LanguageModel
  work: DoTask
  /** Answers whenever the model cannot. */
  composer: EndeavorDrafter
  /** Those that may be named at this moment. */
  documents: () => readonly DraftingDocument[]
  /** Longest wait for one answer of the model. */
  timeoutMs: number
  /** Waited for, so that the next draft finds this one counted. */
  report(report: DraftReport): void | Promise<void>
  /** Absent: no ceiling. */
  budget?: ModelBudget
  now?: () => number
}

/** For the draft and its repair together: a page waits two minutes, a server that stops 110 s. */
const PATIENCE_MS = 100_000
/** A draft of four long options needs less than half of it. */
const OUTPUT_TOKENS_MAX = 8_000
/** Fewer than in truth: an estimate on the dear side. */
const LETTERS_PER_TOKEN = 3
const ANSWER_LETTERS_MAX = 60_000
const KEPT_WORDS = 'This option is unchanged: the language model could not apply these settings just now. Please try again.'

/** The object of an answer, without fence or preface; null where there is none. */
export function parseDraft(answer: string): { options: DraftOption[] } | null {
  if (answer.length > ANSWER_LETTERS_MAX) return null
  const start = answer.indexOf('{')
  const end = answer.lastIndexOf('}')
  if (start < 0 || end < start) return null
  try {
    const parsed = draftSchema.safeParse(JSON.parse(answer.slice(start, end + 1)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** The lines of the resume that a later tuning may rest on. */
function factsForTuning(facts: ResumeFacts, mask: (text: string) => string): string[] {
  const roles = facts.roles
    .slice(0, 6)
    .map(({ title, employer, startYear, endYear, current }) => `${title}${employer ? ` at ${employer}` : ''}${startYear ? `, ${startYear} to ${current ? 'present' : (endYear ?? '')}` : ''}`)
  const lines = [...roles, ...facts.degrees.map(({ source }) => source), ...facts.licences, ...facts.results.map(({ text }) => text), ...facts.patents, ...facts.awards, ...facts.publications]
  return lines
    .filter((one) => one.trim() !== '')
    .slice(0, 40)
    .map((one) => line(mask(one), 300))
}

const planOf = (options: EndeavorSet['options'], employmentType: ModelPlan['employmentType'], facts: string[], unwanted: string[] = []): ModelPlan => {
  const of = ({ path, grounding, unsupported }: EndeavorOption) => ({
    path,
    support: grounding.support,
    priorities: grounding.priorities.map(({ key, note }) => ({ key, note })),
    toProve: grounding.toProve,
    ...(unsupported === undefined ? {} : { unsupported }),
  })
  const [a, b, c, d] = options
  return { version: 3, employmentType, options: [of(a), of(b), of(c), of(d)], facts, ...(unwanted.length === 0 ? {} : { unwanted }) }
}

/** `leftOut`: what the resume names and no option does, as asked. */
function withNote([first, ...others]: EndeavorSet['options'], leftOut: readonly string[]): EndeavorSet['options'] {
  if (leftOut.length === 0) return [first, ...others]
  return [{ ...first, adaptations: [...first.adaptations, `As you asked, no option names ${joinList(leftOut.map((words) => `“${words}”`))}.`] }, ...others]
}

type Task = {
  task: DraftReport['task']
  tuning: TuningOption
  prompt: string
  sources: DraftGround['sources']
  name: string | null
  context: CheckContext
  /** Absent: the material of the check. */
  bornOut?: string
  /** Who waits for it. */
  visitor: string
  /** What the outcome is called where the model's words are not taken. */
  instead: 'composer' | 'kept'
  /** What may stand in a place whose option broke rules to the end, the best first. */
  others(at: number): Promise<EndeavorOption[]>
}

/** A set with more of them missing is not the model's any more. */
const OTHERS_MAX = 2

/**
 * Drafts with a language model. The answer is held to the same check as the composer's. A sentence that breaks a rule is left
 * out where its option stays whole; options that are not whole without it are asked for once more. One or two that break a rule
 * to the end are taken from the composer or, in a tuned set of the model's own, stay as they were, and so does the whole set
 * where there are more.
 */
export function modelDrafter(options: ModelDrafterOptions): EndeavorDrafter {
  const { model, work, composer, documents: listed, timeoutMs, report, budget, now = () => performance.now() } = options

  async function draft({ task, tuning, prompt, sources, name, context, bornOut, visitor, instead, others }: Task): Promise<EndeavorSet['options'] | null> {
    const start = now()
    const used = { calls: 0, input: 0, output: 0 }
    let rules: EndeavorRule[] = []
    const done = async (outcome: DraftReport['outcome']) =>
      report({ task, outcome, ms: Math.round(now() - start), calls: used.calls, inputTokens: used.input || undefined, outputTokens: used.output || undefined, rules })
    const documents = listed()
    const system = systemFor(tuning, documents)

    /** Null: an answer that is no draft. Rejects where the provider fails. */
    const ask = async (question: string): Promise<DraftOption[] | null> => {
      used.calls++
      const count = (usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined) => {
        used.input += usage?.inputTokens ?? 0
        used.output += usage?.outputTokens ?? 0
      }
      const abortSignal = AbortSignal.timeout(Math.max(1, Math.min(timeoutMs, PATIENCE_MS - (now() - start))))
      try {
        const answer = await generateText({
          model,
          instructions: system,
          prompt: question,
          output: Output.object({ schema: draftSchema }),
          maxRetries: 2,
          maxOutputTokens: OUTPUT_TOKENS_MAX,
          abortSignal,
        })
        count(answer.usage)
        return parseDraft(answer.text)?.options ?? null
      } catch (error) {
        if (!NoObjectGeneratedError.isInstance(error)) {
          // Broken off at its time limit: paid for all the same, so the most it can have cost is counted.
          if (abortSignal.aborted) count({ inputTokens: Math.ceil((system.length + question.length) / LETTERS_PER_TOKEN), outputTokens: OUTPUT_TOKENS_MAX })
          throw error
        }
        count(error.usage)
        return parseDraft(error.text ?? '')?.options ?? null
      }
    }

    const ground: DraftGround = { sources, documents, context, ...(bornOut === undefined ? {} : { bornOut }) }
    const hold = (drafts: readonly DraftOption[]) =>
      work('holdDrafts', { drafts: drafts.map((one) => ({ ...one, supportQuotes: one.supportQuotes.map((quote) => (name === null ? quote : quote.replaceAll(MASK, () => name))) })), ground }, visitor)
    /** The set with one or two places filled otherwise; null where that leads to no set that holds. */
    const completed = async (held: Held): Promise<EndeavorSet['options'] | null> => {
      if (held.wrong.length > OTHERS_MAX) return null
      const there: EndeavorOption[][] = []
      for (const at of held.wrong) there.push(await others(at))
      return work('completeDrafts', { held, others: there, ground }, visitor)
    }

    if (budget && !(await budget.allows())) {
      await done(`${instead}: ceiling reached`)
      return null
    }
    try {
      let drafts = await ask(prompt)
      let unreadable = false
      if (drafts?.length !== 4) {
        unreadable = true
        drafts = await ask(`${prompt}\n\n${UNREADABLE_ANSWER}`)
      }
      const first = drafts && (await hold(drafts))
      if (!drafts || !first) {
        await done(`${instead}: model failed`)
        return null
      }
      let { held } = first
      const { asDrafted, left } = first
      rules = [...new Set(asDrafted.map(({ rule }) => rule))]
      if (held.wrong.length === 0) {
        await done(unreadable ? 'repaired' : asDrafted.length === 0 ? 'accepted' : 'shortened')
        return held.made
      }
      if (!unreadable) {
        const { wrong } = held
        const asked = wrong.map((at) => ({
          option: at + 1,
          draft: drafts?.[at],
          failures: [...asDrafted, ...left].filter(({ option }) => option === at || option === null).map(({ rule, detail }) => `${rule}: ${detail}`),
        }))
        const mended = await ask(`${prompt}\n\n${repairPrompt(asked.map((one) => ({ ...one, failures: [...new Set(one.failures)] })))}`).catch(() => null)
        // A model may answer with all four although only some were asked for.
        const replaced = drafts.map((one, at) => (wrong.includes(at) ? (mended?.[mended.length === 4 ? at : wrong.indexOf(at)] ?? one) : one))
        held = (await hold(replaced))?.held ?? held
        if (held.wrong.length === 0) {
          await done('repaired')
          return held.made
        }
      }
      const set = await completed(held)
      await done(set ? 'completed' : `${instead}: rules broken`)
      return set
    } catch {
      // The error may quote the prompt; only the fact is reported.
      await done(`${instead}: model failed`)
    }
    return null
  }

  return {
    // The model reads the whole resume: it is not held to what the composer can tell.
    untoldFacts: async (input: DraftInput) => ({ ...(await composer.untoldFacts(input)), fewResults: false }),
    async generate(input: DraftInput): Promise<EndeavorSet> {
      const { facts, form, resumeText = '' } = input
      const mask = personMask(facts.name)
      const unwanted = unwantedOf(form)
      let composed: Promise<EndeavorSet> | null = null
      const made = await draft({
        task: 'generate',
        tuning: DEFAULT_TUNING,
        prompt: generatePrompt({ facts, resumeText, form, unwanted, mask }),
        sources: [
          { from: 'resume', text: folded(`${stringsIn(facts).join(' \n ')} \n ${resumeText}`) },
          { from: 'answers', text: folded(stringsIn(form).join(' \n ')) },
        ],
        name: facts.name,
        context: { facts, form, resumeText, tuning: DEFAULT_TUNING, words: ALLOWED_WORDS, unwanted, marks: true },
        visitor: input.visitor ?? '',
        instead: 'composer',
        others: async (at) => {
          composed ??= composer.generate(input)
          const { options: given } = await composed
          const path = at < 2 ? 'close' : 'alternative'
          return [given[at], ...given].filter((one): one is EndeavorOption => one?.path === path).map((one) => ({ ...one, draftedBy: 'composer' as const }))
        },
      })
      if (!made) return composed ?? composer.generate(input)
      const told = factsForTuning(facts, mask).filter((one) => unwantedIn(one, unwanted).length === 0)
      return { options: withNote(made, unwantedIn([...stringsIn(facts), resumeText].join('\n'), unwanted)), plan: planOf(made, form.userBackground.employmentType, told, unwanted) }
    },
    async tune(input: TuneInput): Promise<EndeavorSet> {
      const { current, tuning, sampleId } = input
      const plan = parseModelPlan(input.plan)
      // A sample and what the composer wrote are rebuilt from their own structure.
      if (sampleId !== null || !plan) return composer.tune(input)
      const texts = current.map(({ title, text }) => `${title}\n${text}`)
      const support = plan.options.flatMap((option) => option.support)
      const documents = listed()
      const kept = (at: 0 | 1 | 2 | 3): EndeavorOption => {
        const { path, support: quotes, priorities, toProve, unsupported = [] } = plan.options[at]
        const marked = unsupported.filter(({ sentence }) => current[at].text.includes(sentence))
        const named = priorities.flatMap(({ key, note }) => documents.filter((one) => one.key === key).map(({ title, date, url }) => ({ key, title, date, url, note })))
        return {
          ...current[at],
          path,
          draftedBy: 'model',
          grounding: { support: quotes, priorities: named, toProve },
          adaptations: [KEPT_WORDS],
          ...(marked.length === 0 ? {} : { unsupported: marked }),
        }
      }
      const before: EndeavorSet['options'] = [kept(0), kept(1), kept(2), kept(3)]
      const made = await draft({
        task: 'tune',
        tuning,
        prompt: tunePrompt(current, tuning, plan),
        sources: [...support.map(({ from, quote }) => ({ from, text: folded(quote) })), { from: 'resume', text: folded(plan.facts.join(' \n ')) }],
        name: null,
        context: { given: [...texts, ...plan.facts, ...support.map(({ quote }) => quote)].join('\n'), tuning, words: ALLOWED_WORDS, unwanted: plan.unwanted ?? [], marks: true },
        // A sentence that was marked bears nothing out.
        bornOut: [
          ...current.map(({ title, text }, at) => `${title}\n${(plan.options[at]?.unsupported ?? []).reduce((left, { sentence }) => left.replaceAll(sentence, ' '), text)}`),
          ...plan.facts,
          ...support.map(({ quote }) => quote),
        ].join('\n'),
        visitor: input.visitor ?? '',
        instead: 'kept',
        others: async (at) => before.slice(at, at + 1),
      })
      return made ? { options: made, plan: planOf(made, plan.employmentType, plan.facts, plan.unwanted) } : { options: before, plan }
    },
  }
}
