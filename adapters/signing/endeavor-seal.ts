import type { EndeavorSeal } from '../../usecases/email-endeavors.ts'
import type { OptionText } from '../../usecases/endeavor-drafter.ts'
import { signatureHolds, signatureOf } from './signature.ts'

const textsOf = (options: readonly OptionText[]) => options.flatMap(({ title, text }) => [title.trim(), text.trim()])

const wordParts = (options: readonly OptionText[]) => ['endeavors', ...textsOf(options)]
const planParts = (options: readonly OptionText[], plan: unknown) => ['endeavor-plan', ...textsOf(options), JSON.stringify(plan ?? null)]

/** Two signatures in one text: over the words alone, which a mail repeats, and over words and plan, which tuning reads. */
export function endeavorSeal(secret: string): EndeavorSeal {
  return {
    seal: ({ options, plan }) => `${signatureOf(secret, wordParts(options))}.${signatureOf(secret, planParts(options, plan))}`,
    holdsForWords: (options, seal) => signatureHolds(secret, wordParts(options), seal.split('.')[0] ?? ''),
    holdsForTuning(options, plan, seal) {
      const [words = '', withPlan = ''] = seal.split('.')
      const planHolds = (plan ?? null) === null || signatureHolds(secret, planParts(options, plan), withPlan)
      return signatureHolds(secret, wordParts(options), words) && planHolds
    },
  }
}
