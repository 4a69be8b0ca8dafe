import { dayOf } from '../../domain/calendar-day.ts'
import type { ModelBudget } from '../../usecases/endeavor-drafter.ts'
import type { Chance, Clock, Database } from '../../usecases/ports.ts'
import { queueMail } from '../../usecases/queue-mail.ts'

/** Cents of a U.S. dollar; `input` and `output` are prices of a million tokens. */
export type ModelPrices = { inputCents: number; outputCents: number; dailyCents: number }

export type ModelLedgerDeps = {
  database: Database
  clock: Clock
  chance: Pick<Chance, 'id'>
  operatorEmail: string
  consoleUrl: string
  model: string
  prices: ModelPrices
}

/** How one draft ended and what it used; no content. */
export type ModelReport = { task: string; outcome: string; ms: number; calls: number; inputTokens: number | undefined; outputTokens: number | undefined; rules: readonly string[] }

/** A cent of a million tokens is a hundredth of a millionth of a dollar each. */
const costMicros = ({ inputTokens = 0, outputTokens = 0 }: ModelReport, { inputCents, outputCents }: ModelPrices): number => Math.ceil((inputTokens * inputCents + outputTokens * outputCents) / 100)
const MICROS_PER_CENT = 10_000

/**
 * Counts in the database what drafts cost and holds them to the ceiling of a day (UTC). Drafts that run at the same moment can
 * together pass the ceiling by what they cost themselves. The operator is told once a day.
 */
export function modelLedger({ database, clock, chance, operatorEmail, consoleUrl, model, prices }: ModelLedgerDeps): ModelBudget & { record(report: ModelReport): Promise<void> } {
  return {
    async allows() {
      const now = clock.now()
      const day = dayOf(now)
      const spent = await database.stores.modelDrafts.costSince(new Date(`${day}T00:00:00Z`))
      if (prices.inputCents + prices.outputCents === 0 || spent < prices.dailyCents * MICROS_PER_CENT) return true
      await database.transaction((stores) =>
        queueMail(stores, chance, new Date(now), {
          dedupeKey: `model-ceiling:${day}`,
          to: operatorEmail,
          template: 'operator-payment-notice',
          props: {
            heading: 'The language model reached its ceiling for today',
            text: 'Until midnight (UTC) the built-in composer drafts. Raise LLM_DAILY_CENTS if that is not wanted.',
            rows: [
              ['Day', day],
              ['Spent', `$${(spent / 1_000_000).toFixed(2)}`],
              ['Ceiling', `$${(prices.dailyCents / 100).toFixed(2)}`],
            ],
            consoleUrl,
          },
        }),
      )
      return false
    },
    async record(report) {
      const { task, outcome, ms, calls, inputTokens = 0, outputTokens = 0, rules } = report
      await database.stores.modelDrafts.insert({
        id: chance.id(),
        at: new Date(clock.now()),
        model,
        task,
        outcome,
        ms,
        calls,
        inputTokens,
        outputTokens,
        costMicros: costMicros(report, prices),
        rules: [...rules],
      })
    },
  }
}
