/** Every setting the program reads, with meaning and default. This file is the only reader of `process.env`. */
import { z } from 'zod'
import { isLocalAddress } from '../domain/local-address.ts'
import { flag, folder, googleTag, host, mailAddress, mailServer, origin, postgresServer, scannerDaemon, text, webAddress, wholeNumber } from './setting-kinds.ts'

/** Ten years: longer than any duty to keep. */
const RETENTION_DAYS_MAX = 3650
/** Limits are counted in 32 bits. */
const LIMIT_MAX = 1_000_000

const settings = {
  PORT: [wholeNumber(0, 65_535).default(3000), 'Port of the HTTP server'],
  HOST: [host.optional(), 'Address to listen on; default 0.0.0.0, and 127.0.0.1 with TRUST_PROXY=1, where only the proxy may reach it'],
  PUBLIC_URL: [origin.optional(), 'Address visitors use, without a path; default http://localhost:PORT'],
  DATA_DIR: [folder.default('./data'), 'Folder of the embedded database, uploaded files and secrets'],
  INSTALLATION_SECRET: [
    z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits, as of: openssl rand -hex 32')
      .optional(),
    'For several machines that share no DATA_DIR: 64 hexadecimal digits of which every secret is made that DATA_DIR has no file of',
  ],
  DATABASE_URL: [postgresServer.optional(), 'PostgreSQL instead of the embedded database'],
  TRUST_PROXY: [flag.optional(), '1 when a reverse proxy sets X-Forwarded-For'],
  OPERATOR_EMAIL: [mailAddress.default('operator@prongwise.example'), 'Where notices about orders and forms go'],
  OPERATOR_SECOND_FACTOR: [
    z.enum(['optional', 'required'], 'must be optional or required').default('optional'),
    'required: an operator without two-step sign-in reaches nothing in the console but the way to turn it on',
  ],
  SMTP_URL: [mailServer.optional(), 'smtp(s)://user:password@host:port; without it mails stay in the local mailbox'],
  MAIL_FROM: [mailAddress.default('orders@prongwise.example'), 'Sender address of mails'],
  MAIL_REPLY_ADDRESS: [
    mailAddress.refine((given) => /^[a-z0-9._-]{1,16}@/i.test(given), 'the name before the @ must have at most 16 letters and no +').optional(),
    'Address whose mails reach POST /api/mail/inbound, such as reply@mail.example.com: customers answer to reply+…@mail.example.com, and their words come into the thread of their order; without it mails lead to the page',
  ],
  MAIL_INBOUND_SECRET: [
    z.string().trim().min(32, 'must have at least 32 letters, as of: openssl rand -hex 32').optional(),
    'Secret with which the mail service calls POST /api/mail/inbound, required with MAIL_REPLY_ADDRESS',
  ],
  MAIL_RECEIVING_HOST: [
    host.optional(),
    'Name that the receiving mail server writes at the start of Authentication-Results, such as mx.google.com: with it answers that it found to come from the customer’s address count as the customer’s; without it none does. That server must remove headers with its own name that came with a mail',
  ],
  DEV_MAILBOX: [flag.optional(), '1 shows the local mailbox at /dev/mail; default on when no SMTP_URL is set and PUBLIC_URL is local'],
  S3_BUCKET: [text.optional(), 'Bucket of an S3-compatible service for uploaded files; without it they lie in DATA_DIR'],
  S3_REGION: [text.default('us-east-1'), 'Region of the bucket'],
  S3_ENDPOINT: [webAddress.optional(), 'Address of the service, when it is not Amazon'],
  S3_ACCESS_KEY_ID: [text.optional(), 'Key of the bucket, required with S3_BUCKET'],
  S3_SECRET_ACCESS_KEY: [text.optional(), 'Secret of the key, required with S3_BUCKET'],
  FREE_SPACE_MB: [wholeNumber(0, 1_000_000_000).default(512), 'Megabytes that stay free where DATA_DIR lies: files that would use them up are refused'],
  UNPAID_MB: [
    wholeNumber(1, LIMIT_MAX).default(2048),
    'Megabytes that forms, letters and their files may take while they belong to no paid order: more is refused, so that customers who paid have room. Files may take nine tenths of it',
  ],
  UNPAID_MB_PER_HOUR: [wholeNumber(1, 1_000_000).default(64), 'Of these, megabytes that one visitor may send within an hour'],
  RETENTION_DAYS: [wholeNumber(1, RETENTION_DAYS_MAX).default(180), 'Days that forms, letters and their files are kept after the work is done'],
  CLAMAV_URL: [scannerDaemon.optional(), 'ClamAV daemon that looks at every upload: tcp://host:3310 or the path of its socket; without it files are not scanned'],
  STRIPE_SECRET_KEY: [text.optional(), 'Stripe key; without it the built-in test payment page is used'],
  STRIPE_API_BASE: [webAddress.optional(), 'Another address of the Stripe API, for a local emulator'],
  STRIPE_WEBHOOK_SECRET: [text.optional(), 'Signing secret of the Stripe webhook endpoint /api/webhooks/stripe'],
  TEST_PAYMENTS: [flag.optional(), '1 allows the test payment page on a public address; without it a public PUBLIC_URL needs STRIPE_SECRET_KEY'],
  LLM_PROVIDER: [
    z.enum(['none', 'anthropic', 'openai', 'openai-compatible'], 'must be none, anthropic, openai or openai-compatible').default('none'),
    'Language model that drafts endeavors; none = built-in composer',
  ],
  LLM_MODEL: [text.optional(), 'Model name, required with LLM_PROVIDER'],
  LLM_API_KEY: [text.optional(), 'Key of the model provider'],
  LLM_BASE_URL: [webAddress.optional(), 'Address of an OpenAI-compatible endpoint, or another address of the provider'],
  LLM_TIMEOUT_MS: [wholeNumber(1, 100_000).default(60_000), 'Longest wait for one model answer, at most 100000: pages wait for two minutes'],
  LLM_DAILY_CENTS: [wholeNumber(0, LIMIT_MAX).default(1000), 'U.S. cents a day (UTC) that drafts by the model may cost; from there on the built-in composer writes and OPERATOR_EMAIL is told'],
  LLM_INPUT_CENTS: [wholeNumber(0, LIMIT_MAX).default(300), 'Price of a million tokens sent, in U.S. cents; 0 for a local model'],
  LLM_OUTPUT_CENTS: [wholeNumber(0, LIMIT_MAX).default(1500), 'Price of a million tokens answered, in U.S. cents; 0 for a local model'],
  GENERATOR_LIMIT: [wholeNumber(1, LIMIT_MAX).default(5), 'Generations and tunings per visitor in GENERATOR_LIMIT_SECONDS'],
  GENERATOR_LIMIT_SECONDS: [wholeNumber(1, LIMIT_MAX).default(3600), 'Length of the generator limit'],
  UPGRADE_CREDIT_PERCENT: [wholeNumber(0, 100).default(0), 'Per cent of what an NIW DIY package cost, without its add-ons, that count once toward a Selfpetition AI order; 0 = no credit is offered'],
  GOOGLE_TAG_ID: [googleTag.optional(), 'Google tag (G-, GT-, AW- or GTM-) that public pages load once a visitor agrees; without it nothing of another company is ever loaded and nobody is asked'],
  TEST_CLOCK: [z.iso.datetime('must be an instant such as 2026-01-05T12:00:00Z').optional(), 'Instant at which the clock starts, for tests; refused unless PUBLIC_URL is local'],
  LOG_LEVEL: [z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent').default('info'), 'How much is logged'],
} as const satisfies Record<string, readonly [z.ZodType, string]>

type Settings = typeof settings
const shape = Object.fromEntries(Object.entries(settings).map(([name, [schema]]) => [name, schema])) as {
  [K in keyof Settings]: Settings[K][0]
}
const checked = z.object(shape).superRefine((env, context) => {
  const need = (name: keyof Settings, because: string) => {
    if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: `is needed ${because}` })
  }
  // On the test page anyone can mark an order as paid and receive what it sells.
  if (env.STRIPE_SECRET_KEY === undefined && env.TEST_PAYMENTS !== true && env.PUBLIC_URL !== undefined && !isLocalAddress(env.PUBLIC_URL)) {
    need('STRIPE_SECRET_KEY', 'on a public PUBLIC_URL (or TEST_PAYMENTS=1 to show the test payment page there)')
  }
  if (env.STRIPE_SECRET_KEY !== undefined) need('STRIPE_WEBHOOK_SECRET', 'with STRIPE_SECRET_KEY')
  if (env.S3_BUCKET !== undefined) for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) need(name, 'with S3_BUCKET')
  if (env.MAIL_REPLY_ADDRESS !== undefined) need('MAIL_INBOUND_SECRET', 'with MAIL_REPLY_ADDRESS')
  if (env.MAIL_RECEIVING_HOST !== undefined) need('MAIL_REPLY_ADDRESS', 'with MAIL_RECEIVING_HOST')
  if (env.MAIL_INBOUND_SECRET !== undefined) need('MAIL_REPLY_ADDRESS', 'with MAIL_INBOUND_SECRET')
  if (env.LLM_PROVIDER !== 'none') need('LLM_MODEL', 'with LLM_PROVIDER')
  if (env.LLM_PROVIDER === 'anthropic' || env.LLM_PROVIDER === 'openai') need('LLM_API_KEY', `with LLM_PROVIDER=${env.LLM_PROVIDER}`)
  if (env.LLM_PROVIDER === 'openai-compatible') need('LLM_BASE_URL', 'with LLM_PROVIDER=openai-compatible')
})

// Whoever reaches the port past the proxy could say in X-Forwarded-For who they are.
const envSchema = checked.transform((env) => ({ ...env, HOST: env.HOST ?? (env.TRUST_PROXY === true ? '127.0.0.1' : '0.0.0.0') }))

export type Env = z.infer<typeof envSchema>

/** Name, meaning and default of every setting, for the operations page and the start-up check. */
export const SETTINGS_HELP = Object.entries(settings).map(([name, [schema, meaning]]) => ({
  name,
  meaning,
  default: schema.safeParse(undefined).success ? schema.parse(undefined) : undefined,
}))

export class SettingsError extends Error {}

/** Empty variables count as unset. Throws `SettingsError` naming every wrong setting, never its value. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = envSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new SettingsError(`These settings are wrong:\n${lines.join('\n')}`)
}
