import { generateText, Output, type LanguageModel } from 'ai'
import { z } from 'zod'
import { checkEndeavorSet } from '../../domain/endeavor/endeavor-check.ts'
import type { EndeavorFailure } from '../../domain/endeavor/endeavor-rules.ts'
import { DEFAULT_TUNING, type TuningOption } from '../../domain/endeavor/endeavor-form.ts'
import type { EndeavorOption, EndeavorSet } from '../../domain/endeavor/endeavor-set.ts'
import type { EndeavorKnowledge } from '../../domain/endeavor/knowledge.ts'
import type { DraftInput, EndeavorDrafter, TuneInput } from '../../usecases/endeavor-drafter.ts'
import { generatePrompt, repairPrompt, systemFor, tunePrompt } from './drafting-prompts.ts'

const optionSchema = z.object({
  title: z.string(),
  text: z.string(),
  path: z.enum(['close', 'alternative']),
  supportQuotes: z.array(z.string()),
  priorityKeys: z.array(z.string()),
  priorityNote: z.string(),
  toProve: z.array(z.string()),
  adaptations: z.array(z.string()),
})
const draftSchema = z.object({ options: z.array(optionSchema) })
type Draft = z.infer<typeof draftSchema>

export type DraftReport = {
  task: 'generate' | 'tune'
  outcome: 'accepted' | 'repaired' | 'composer: rules broken' | 'composer: model failed'
  ms: number
  inputTokens: number | undefined
  outputTokens: number | undefined
}

export type ModelDrafterOptions = {
  model: LanguageModel
  /** Answers whenever the model cannot. */
  composer: EndeavorDrafter
  knowledge: EndeavorKnowledge
  timeoutMs: number
  report(report: DraftReport): void
  now?: () => number
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
/** Every string inside a value, folded, one under another. */
function strings(value: unknown): string {
  if (typeof value === 'string') return folded(value)
  if (value === null || typeof value !== 'object') return ''
  return Object.values(value).map(strings).join('\n')
}

const line = (text: string, max: number) => text.replace(/\s+/g, ' ').trim().slice(0, max)

/** Where a quote may come from, searched in order. */
type Source = { materials: { from: 'resume' | 'answers'; text: string }[]; knowledge: EndeavorKnowledge }

/** Keeps what can be shown to rest on the material: an invented quote or priority falls out here and fails the check. */
function toOption(draft: Draft['options'][number], { materials, knowledge }: Source): EndeavorOption {
  return {
    title: line(draft.title, 300),
    text: line(draft.text, 4000),
    path: draft.path,
    grounding: {
      support: draft.supportQuotes
        .flatMap((quote) => {
          const found = materials.find(({ text }) => quote.trim() !== '' && text.includes(folded(quote)))
          return found ? [{ from: found.from, quote: line(quote, 600) }] : []
        })
        .slice(0, 10),
      priorities: knowledge.priorities
        .filter(({ key }) => draft.priorityKeys.includes(key))
        .slice(0, 2)
        .map(({ key, title, date, url }) => ({ key, title, date, url, note: line(draft.priorityNote, 300) })),
      toProve: draft.toProve.slice(0, 6).map((item) => line(item, 300)),
    },
    adaptations: draft.adaptations.slice(0, 4).map((item) => line(item, 300)),
  }
}

function toSet(draft: Draft, source: Source): EndeavorSet | null {
  const [one, two, three, four] = draft.options.map((option) => toOption(option, source))
  return one && two && three && four && draft.options.length === 4 ? { options: [one, two, three, four] } : null
}

const words = (failure: EndeavorFailure) => `${failure.option === null ? 'All options' : `Option ${failure.option + 1}`}: ${failure.rule}: ${failure.detail}`

type Task = {
  task: DraftReport['task']
  system: string
  prompt: string
  source: Source
  check(set: EndeavorSet): EndeavorFailure[]
  fallback(): Promise<EndeavorSet>
}

/**
 * Drafts with a language model. The answer is held to the same checker as the composer's, repaired once, and replaced by
 * the composer's where it still breaks a rule or the provider fails.
 */
export function modelDrafter(options: ModelDrafterOptions): EndeavorDrafter {
  const { model, composer, knowledge, timeoutMs, report, now = () => performance.now() } = options

  async function run({ task, system, prompt, source, check, fallback }: Task): Promise<EndeavorSet> {
    const start = now()
    let inputTokens = 0
    let outputTokens = 0
    const done = (outcome: DraftReport['outcome']) =>
      report({ task, outcome, ms: Math.round(now() - start), inputTokens: inputTokens || undefined, outputTokens: outputTokens || undefined })
    // One clock for the draft and its repair: a visitor waits once.
    const abortSignal = AbortSignal.timeout(timeoutMs)
    const ask = async (question: string): Promise<Draft> => {
      const answer = await generateText({
        model,
        instructions: system,
        prompt: question,
        output: Output.object({ schema: draftSchema }),
        maxRetries: 2,
        abortSignal,
      })
      inputTokens += answer.usage.inputTokens ?? 0
      outputTokens += answer.usage.outputTokens ?? 0
      return answer.output
    }
    try {
      const draft = await ask(prompt)
      const set = toSet(draft, source)
      const failures = set === null ? ['There must be exactly four options.'] : check(set).map(words)
      if (set !== null && failures.length === 0) {
        done('accepted')
        return set
      }
      const repaired = toSet(await ask(`${prompt}\n\n${repairPrompt(draft, failures)}`), source)
      if (repaired !== null && check(repaired).length === 0) {
        done('repaired')
        return repaired
      }
      done('composer: rules broken')
    } catch {
      // The error may quote the prompt; only the fact is reported.
      done('composer: model failed')
    }
    return fallback()
  }

  return {
    missingFacts: (input: DraftInput) => composer.missingFacts(input),
    generate: (input: DraftInput) =>
      run({
        task: 'generate',
        system: systemFor(DEFAULT_TUNING),
        prompt: generatePrompt(input.facts, input.form, knowledge),
        source: { materials: [{ from: 'resume', text: strings(input.facts) }, { from: 'answers', text: strings(input.form) }], knowledge },
        check: (set) => checkEndeavorSet(set, { facts: input.facts, form: input.form, tuning: DEFAULT_TUNING }, knowledge),
        fallback: () => composer.generate(input),
      }),
    tune: (input: TuneInput) => {
      const given = input.current.map(({ title, text }) => `${title}\n${text}`).join('\n')
      const tuning: TuningOption = input.tuning
      return run({
        task: 'tune',
        system: systemFor(tuning),
        prompt: tunePrompt(input.current, tuning, knowledge),
        source: { materials: [{ from: 'answers', text: folded(given) }], knowledge },
        check: (set) => checkEndeavorSet(set, { given, tuning }, knowledge),
        fallback: () => composer.tune(input),
      })
    },
  }
}
