import { generateText, NoObjectGeneratedError, Output, type LanguageModel } from 'ai'
import { z } from 'zod'
import { folded, stringsIn } from '../../domain/endeavor/check-material.ts'
import { checkEndeavorSet, type CheckContext, type CheckKnowledge } from '../../domain/endeavor/endeavor-check.ts'
import { DEFAULT_TUNING, type TuningOption } from '../../domain/endeavor/endeavor-form.ts'
import { checkWording } from '../../domain/endeavor/check-wording.ts'
import type { EndeavorFailure, EndeavorRule } from '../../domain/endeavor/endeavor-rules.ts'
import type { EndeavorOption, EndeavorSet } from '../../domain/endeavor/endeavor-set.ts'
import { findUnsafeWords } from '../../domain/endeavor/safe-words.ts'
import { parseModelPlan, type ModelPlan } from '../../domain/endeavor/model-plan.ts'
import type { ResumeFacts } from '../../domain/resume/resume-facts.ts'
import type { DraftInput, EndeavorDrafter, ModelBudget, TuneInput } from '../../usecases/endeavor-drafter.ts'
import { ALLOWED_WORDS, generatePrompt, repairPrompt, systemFor, tunePrompt, UNREADABLE_ANSWER } from './drafting-prompts.ts'
import { MASK, personMask } from './mask-person.ts'
import { keysNamedIn, PARTS, withoutFaultySentences } from './mend-draft.ts'

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
type DraftOption = z.infer<typeof optionSchema>

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

/** A public document as it stands in a grounding. */
type DraftingDocument = CheckKnowledge['priorities'][number] & { url: string }

export type ModelDrafterOptions = {
  model: LanguageModel
  /** Answers whenever the model cannot. */
  composer: EndeavorDrafter
  documents: readonly DraftingDocument[]
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
/** What two options can break together, whoever wrote them. */
const RULES_OF_SETS: readonly EndeavorRule[] = ['overlap', 'same title']
const KEPT_WORDS = 'This option is unchanged: the language model could not apply these settings just now. Please try again.'

const line = (text: string, max: number) => text.replace(/\s+/g, ' ').trim().slice(0, max)

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

/** Where a quote may come from, searched in order. */
type Source = { from: 'resume' | 'answers' | 'sample'; text: string }[]

/** In the words of the list: a model's own may say more than the document does. */
const noteOf = ({ covers = [], says = [] }: DraftingDocument): string => line([...(typeof covers === 'string' ? [covers] : covers), ...says][0] ?? '', 300)

const saidIn = ({ sentences }: DraftOption, parts: readonly (typeof PARTS)[number][]): string =>
  sentences
    .filter(({ part }) => parts.includes(part))
    .map(({ text }) => text.trim())
    .join(' ')

/** Something to be shown beside an option that no option may hold. */
const isPlainNote = (text: string): boolean => findUnsafeWords(text).length === 0 && checkWording('', text, null).every(({ rule }) => rule === 'first person')

/** Keeps what can be shown to rest on the material: an invented quote falls out here and fails the check, an unnamed priority falls out. */
function toOption(draft: DraftOption, at: number, sources: Source, documents: readonly DraftingDocument[], name: string | null): EndeavorOption {
  // Line breaks and marks stay for the check to see.
  const text = saidIn(draft, PARTS).slice(0, 4000)
  const keys = keysNamedIn(text, draft.priorityKeys, documents)
  return {
    title: line(draft.title, 300),
    text,
    parts: {
      problem: saidIn(draft, ['problem']),
      build: saidIn(draft, ['build']),
      users: saidIn(draft, ['users']),
      spread: saidIn(draft, ['spread', 'priority']),
      why: saidIn(draft, ['why']),
    },
    path: at < 2 ? 'close' : 'alternative',
    draftedBy: 'model',
    grounding: {
      support: draft.supportQuotes
        .map((quote) => (name === null ? quote : quote.replaceAll(MASK, name)))
        .flatMap((quote) => {
          const found = sources.find(({ text }) => quote.trim() !== '' && text.includes(folded(quote)))
          return found ? [{ from: found.from, quote: line(quote, 600) }] : []
        })
        .slice(0, 10),
      priorities: documents.filter(({ key }) => keys.includes(key)).map((document) => ({ key: document.key, title: document.title, date: document.date, url: document.url, note: noteOf(document) })),
      toProve: draft.toProve
        .filter(isPlainNote)
        .slice(0, 6)
        .map((item) => line(item, 300)),
    },
    adaptations: draft.adaptations
      .filter(isPlainNote)
      .slice(0, 4)
      .map((item) => line(item, 300)),
  }
}

/** The lines of the resume that a later tuning may rest on. */
function factsForTuning(facts: ResumeFacts, mask: (text: string) => string): string[] {
  const roles = facts.roles
    .slice(0, 6)
    .map(({ title, employer, startYear, endYear, current }) => `${title}${employer ? ` at ${employer}` : ''}${startYear ? `, ${startYear} to ${current ? 'present' : (endYear ?? '')}` : ''}`)
  const lines = [...roles, ...facts.degrees.map(({ source }) => source), ...facts.licences, ...facts.results.map(({ text }) => text), ...facts.patents, ...facts.awards, ...facts.publications]
  return lines
    .map((one) => line(mask(one), 300))
    .filter(Boolean)
    .slice(0, 40)
}

const planOf = (options: EndeavorSet['options'], employmentType: ModelPlan['employmentType'], facts: string[]): ModelPlan => {
  const of = ({ path, grounding }: EndeavorOption) => ({ path, support: grounding.support, priorities: grounding.priorities.map(({ key, note }) => ({ key, note })), toProve: grounding.toProve })
  const [a, b, c, d] = options
  return { version: 3, employmentType, options: [of(a), of(b), of(c), of(d)], facts }
}

type Task = {
  task: DraftReport['task']
  tuning: TuningOption
  prompt: string
  sources: Source
  name: string | null
  context: CheckContext
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
  const { model, composer, documents, timeoutMs, report, budget, now = () => performance.now() } = options

  async function draft({ task, tuning, prompt, sources, name, context, instead, others }: Task): Promise<EndeavorSet['options'] | null> {
    const start = now()
    const used = { calls: 0, input: 0, output: 0 }
    let rules: EndeavorRule[] = []
    const done = async (outcome: DraftReport['outcome']) =>
      report({ task, outcome, ms: Math.round(now() - start), calls: used.calls, inputTokens: used.input || undefined, outputTokens: used.output || undefined, rules })
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

    const knowledge: CheckKnowledge = { priorities: documents }
    const optionOf = (one: DraftOption, at: number): EndeavorOption => toOption(one, at, sources, documents, name)
    const ofSet = (made: readonly EndeavorOption[]): EndeavorSet['options'] | null => {
      const [a, b, c, d] = made
      return a && b && c && d && made.length === 4 ? [a, b, c, d] : null
    }
    const failuresOf = (made: EndeavorSet['options']): EndeavorFailure[] => checkEndeavorSet({ options: made }, context, knowledge)
    /** Places that are at fault, alone or as part of the whole; `spared`: those that were held to other rules before. */
    const faultyPlaces = (made: EndeavorSet['options'], spared: readonly boolean[] = []): number[] => {
      const failures = failuresOf(made).filter(({ rule, option }) => option === null || !spared[option] || RULES_OF_SETS.includes(rule))
      return [0, 1, 2, 3].filter((at) => failures.some(({ option }) => option === at || option === null))
    }
    type Held = { drafts: DraftOption[]; made: EndeavorSet['options']; shortened: boolean[]; wrong: number[] }
    /** Holds four drafts to the check and leaves out the sentences that can be missed. */
    const hold = (drafts: DraftOption[]): Held | null => {
      const first = ofSet(drafts.map(optionOf))
      if (!first) return null
      const shortened = [false, false, false, false]
      const made = [...first]
      for (const at of faultyPlaces(first)) {
        const shorter = withoutFaultySentences(drafts[at]!, at, optionOf, context, knowledge)
        if (!shorter) continue
        made[at] = optionOf(shorter, at)
        shortened[at] = true
      }
      const set = ofSet(made)
      return set && { drafts, made: set, shortened, wrong: faultyPlaces(set, shortened) }
    }
    /** The set with one or two places filled otherwise; null where that leads to no set that holds. */
    const completed = async ({ made, shortened, wrong }: Held): Promise<EndeavorSet['options'] | null> => {
      if (wrong.length > OTHERS_MAX) return null
      let options = made
      const spared = [...shortened]
      for (const [index, at] of wrong.entries()) {
        spared[at] = true
        const open = wrong.slice(index + 1)
        const fitting = (await others(at))
          .map((other) => ofSet(options.map((one, place) => (place === at ? other : one))))
          .find((set) => set && faultyPlaces(set, spared).every((place) => open.includes(place)))
        if (!fitting) return null
        options = fitting
      }
      return options
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
      let held = drafts && hold(drafts)
      if (!drafts || !held) {
        await done(`${instead}: model failed`)
        return null
      }
      const failures = failuresOf(ofSet(drafts.map(optionOf)) ?? held.made)
      rules = [...new Set(failures.map(({ rule }) => rule))]
      if (held.wrong.length === 0) {
        await done(unreadable ? 'repaired' : failures.length === 0 ? 'accepted' : 'shortened')
        return held.made
      }
      if (!unreadable) {
        const { made, wrong } = held
        const now = failuresOf(made)
        const asked = wrong.map((at) => ({
          option: at + 1,
          draft: drafts?.[at],
          failures: [...failures, ...now].filter(({ option }) => option === at || option === null).map(({ rule, detail }) => `${rule}: ${detail}`),
        }))
        const mended = await ask(`${prompt}\n\n${repairPrompt(asked.map((one) => ({ ...one, failures: [...new Set(one.failures)] })))}`).catch(() => null)
        // A model may answer with all four although only some were asked for.
        const replaced = drafts.map((one, at) => (wrong.includes(at) ? (mended?.[mended.length === 4 ? at : wrong.indexOf(at)] ?? one) : one))
        held = hold(replaced) ?? held
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
      let composed: Promise<EndeavorSet> | null = null
      const made = await draft({
        task: 'generate',
        tuning: DEFAULT_TUNING,
        prompt: generatePrompt({ facts, resumeText, form, mask }),
        sources: [
          { from: 'resume', text: folded(`${stringsIn(facts).join(' \n ')} \n ${resumeText}`) },
          { from: 'answers', text: folded(stringsIn(form).join(' \n ')) },
        ],
        name: facts.name,
        context: { facts, form, resumeText, tuning: DEFAULT_TUNING, words: ALLOWED_WORDS },
        instead: 'composer',
        others: async (at) => {
          composed ??= composer.generate(input)
          const { options: given } = await composed
          const path = at < 2 ? 'close' : 'alternative'
          return [given[at], ...given].filter((one): one is EndeavorOption => one?.path === path).map((one) => ({ ...one, draftedBy: 'composer' as const }))
        },
      })
      return made ? { options: made, plan: planOf(made, form.userBackground.employmentType, factsForTuning(facts, mask)) } : (composed ?? composer.generate(input))
    },
    async tune(input: TuneInput): Promise<EndeavorSet> {
      const { current, tuning, sampleId } = input
      const plan = parseModelPlan(input.plan)
      // A sample and what the composer wrote are rebuilt from their own structure.
      if (sampleId !== null || !plan) return composer.tune(input)
      const texts = current.map(({ title, text }) => `${title}\n${text}`)
      const support = plan.options.flatMap((option) => option.support)
      const kept = (at: 0 | 1 | 2 | 3): EndeavorOption => {
        const { path, support: quotes, priorities, toProve } = plan.options[at]
        const named = priorities.flatMap(({ key, note }) => documents.filter((one) => one.key === key).map(({ title, date, url }) => ({ key, title, date, url, note })))
        return { ...current[at], path, draftedBy: 'model', grounding: { support: quotes, priorities: named, toProve }, adaptations: [KEPT_WORDS] }
      }
      const before: EndeavorSet['options'] = [kept(0), kept(1), kept(2), kept(3)]
      const made = await draft({
        task: 'tune',
        tuning,
        prompt: tunePrompt(current, tuning, plan),
        sources: [...support.map(({ from, quote }) => ({ from, text: folded(quote) })), { from: 'resume', text: folded(plan.facts.join(' \n ')) }],
        name: null,
        context: { given: [...texts, ...plan.facts, ...support.map(({ quote }) => quote)].join('\n'), tuning, words: ALLOWED_WORDS },
        instead: 'kept',
        others: async (at) => before.slice(at, at + 1),
      })
      return made ? { options: made, plan: planOf(made, plan.employmentType, plan.facts) } : { options: before, plan }
    },
  }
}
