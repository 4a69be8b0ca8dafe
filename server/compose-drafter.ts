import { blockDrafter } from '../adapters/llm/block-drafter.ts'
import { languageModel } from '../adapters/llm/language-model.ts'
import { modelDrafter } from '../adapters/llm/model-drafter.ts'
import { modelLedger, type ModelReport } from '../adapters/llm/model-ledger.ts'
import { composedRuns } from '../adapters/signing/composed-runs.ts'
import type { DoTask } from '../adapters/work/tasks.ts'
import { knowledgeOn } from '../content/areas/all-areas.ts'
import { dayOf } from '../domain/calendar-day.ts'
import { tuneSample } from '../content/samples/sample-sets.ts'
import { composerDrafter } from '../usecases/composer-drafter.ts'
import type { Chance, Clock, Database } from '../usecases/ports.ts'
import type { Services } from '../usecases/services.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import { installationSecret } from './secrets.ts'

/** A paragraph may be asked for twice, and a page waits two minutes. */
const BLOCK_TIMEOUT_MS = 50_000

type DraftingDeps = { database: Database; clock: Clock; chance: Pick<Chance, 'id'>; publicUrl: string; work: DoTask }

type Drafting = Pick<Services, 'draftsWithModel' | 'drafter' | 'blockDrafter'>

/** The composer, or the language model that the settings name with the composer behind it. */
export function composeDrafter(env: Env, log: Log, { database, clock, chance, publicUrl, work }: DraftingDeps): Drafting {
  const composer = composerDrafter({
    work,
    clock,
    runs: composedRuns(installationSecret(env, 'composed-runs'), database.stores.composedRuns, clock),
    tuneSample,
  })
  const model = languageModel({
    provider: env.LLM_PROVIDER,
    model: env.LLM_MODEL,
    apiKey: env.LLM_API_KEY,
    baseUrl: env.LLM_BASE_URL,
  })
  const ledger = modelLedger({
    database,
    clock,
    chance,
    operatorEmail: env.OPERATOR_EMAIL,
    consoleUrl: `${publicUrl}/console`,
    model: env.LLM_MODEL ?? '',
    prices: { inputCents: env.LLM_INPUT_CENTS, outputCents: env.LLM_OUTPUT_CENTS, dailyCents: env.LLM_DAILY_CENTS },
  })
  // Figures only: neither a resume nor an answer reaches the log.
  async function report({ task, outcome, ms, calls, inputTokens, outputTokens, rules }: ModelReport) {
    log.info(
      `model ${task}: ${outcome} in ${ms} ms, ${calls} calls, ${inputTokens ?? '?'} tokens in, ${outputTokens ?? '?'} out${rules.length === 0 ? '' : `, rules broken at first: ${rules.join(', ')}`}`,
    )
    // A draft that is written is not lost because it could not be counted.
    await ledger.record({ task, outcome, ms, calls, inputTokens, outputTokens, rules }).catch((error) => log.error('a draft of the model could not be counted', error))
  }
  const timeoutMs = env.LLM_TIMEOUT_MS
  return {
    drafter: model === null ? composer : modelDrafter({ model, work, composer, documents: () => knowledgeOn(dayOf(clock.now())).priorities, timeoutMs, budget: ledger, report }),
    blockDrafter: model === null ? null : blockDrafter({ model, timeoutMs: Math.min(timeoutMs, BLOCK_TIMEOUT_MS), budget: ledger, report }),
    draftsWithModel: model !== null,
  }
}
