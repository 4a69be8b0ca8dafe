import { GENERATOR_META } from '../content/generator.ts'
import { notesOn } from '../content/unsupported-note.ts'
import { normaliseEmail } from '../domain/email-address.ts'
import { ENDEAVOR_COPY_TEMPLATE } from '../domain/retention/retention-rules.ts'
import { holdsWebAddress, withoutAddresses } from '../domain/endeavor/web-addresses.ts'
import type { OptionText } from './endeavor-drafter.ts'
import type { Chance, Clock, Database, RateLimiter } from './ports.ts'
import { queueMail } from './queue-mail.ts'
import type { StopLinks } from './stop-mails.ts'

/**
 * Says which options the server wrote. Without it, a call that mails options would mail any words to anybody.
 * Tuning seals its result only where the seal of what it was given holds: else it would seal foreign words.
 */
export type EndeavorSeal = {
  /** `plan` as it goes to the browser. */
  seal(set: { options: readonly OptionText[]; plan?: unknown }): string
  holdsForWords(options: readonly OptionText[], seal: string): boolean
  /** Whether the words were written here, and the plan, where one came back, is the one that went out with them. */
  holdsForTuning(options: readonly OptionText[], plan: unknown, seal: string): boolean
}

/** Copies to one address: whoever types a stranger's address must not fill that mailbox. */
export const COPY_ADDRESS_LIMIT = 'endeavor-copy-address'

export type EmailEndeavorsResult =
  | { kind: 'queued' }
  /** The options are not, or no longer, what the server wrote. */
  | { kind: 'not-sealed' }
  /** A mail program would turn something in the options into a link. */
  | { kind: 'holds-address' }
  | { kind: 'limited'; retryAfterSeconds: number }

type Deps = {
  database: Database
  limits: RateLimiter
  clock: Clock
  chance: Pick<Chance, 'id'>
  publicUrl: string
  seal: EndeavorSeal
  stopLinks: StopLinks
}

/** Queues one mail with four options that the generator wrote. Nothing else is stored. */
export async function emailEndeavors(deps: Deps, given: { email: string; options: readonly OptionText[]; seal: string; unsupported?: readonly (readonly string[])[] }): Promise<EmailEndeavorsResult> {
  if (!deps.seal.holdsForWords(given.options, given.seal)) return { kind: 'not-sealed' }
  if (given.options.some(({ title, text }) => holdsWebAddress(`${title}\n${text}`))) return { kind: 'holds-address' }
  const email = normaliseEmail(given.email)
  const counted = await deps.limits.consume(COPY_ADDRESS_LIMIT, email)
  if (counted.kind === 'limited') return { kind: 'limited', retryAfterSeconds: counted.retryAfterSeconds }
  const now = new Date(deps.clock.now())
  await deps.database.transaction((stores) =>
    queueMail(stores, deps.chance, now, {
      dedupeKey: `${ENDEAVOR_COPY_TEMPLATE}:${deps.chance.id()}`,
      to: email,
      template: ENDEAVOR_COPY_TEMPLATE,
      props: {
        // The marks are not sealed: only what stands in a sealed text is told of.
        options: given.options.map(({ title, text }, at) => {
          const marks = (given.unsupported?.[at] ?? []).filter((mark) => !holdsWebAddress(mark))
          return { title: withoutAddresses(title), text: withoutAddresses([text, ...notesOn(text, marks)].join('\n\n')) }
        }),
        generatorUrl: `${deps.publicUrl}${GENERATOR_META.path}`,
        unsubscribeUrl: deps.stopLinks.address(email),
      },
    }),
  )
  return { kind: 'queued' }
}
