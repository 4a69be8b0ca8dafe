import { describe, expect, test } from 'vitest'
import { readEnv, SETTINGS_HELP } from './env.ts'

test('everything has a default', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: './data', GENERATOR_LIMIT: 5, LLM_PROVIDER: 'none' })
})

test('an empty variable counts as unset', () => {
  expect(readEnv({ PORT: '', STRIPE_SECRET_KEY: '' })).toMatchObject({ PORT: 3000 })
})

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ STRIPE_SECRET_KEY: 'sk_test_value' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'm' }, 'LLM_API_KEY'],
  [{ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm' }, 'LLM_BASE_URL'],
  [{ PUBLIC_URL: 'https://prongwise.example' }, 'STRIPE_SECRET_KEY'],
])('wrong settings are named, their values are not %#', (given, name) => {
  let message = ''
  try {
    readEnv(given)
  } catch (error) {
    message = (error as Error).message
  }
  expect(message).toContain(name)
  expect(message).not.toMatch(/eighty|sk_test_value/)
})

test('a public address may show the test payment page only when told so', () => {
  expect(() => readEnv({ PUBLIC_URL: 'https://prongwise.example', TEST_PAYMENTS: '1' })).not.toThrow()
  expect(() => readEnv({ PUBLIC_URL: 'http://localhost:3000' })).not.toThrow()
})

test('every setting says what it means', () => {
  for (const { name, meaning } of SETTINGS_HELP) expect(meaning.length, name).toBeGreaterThan(10)
})

function refusalOf(given: Record<string, string>): string {
  try {
    readEnv(given)
  } catch (error) {
    return (error as Error).message
  }
  return 'nothing is wrong'
}

describe('a setting that cannot work', () => {
  test.each([
    ['PUBLIC_URL', 'ftp://drafts.test'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'drafts.test'],
    ['PUBLIC_URL', 'https://user:HIDDEN@drafts.test'],
    ['PUBLIC_URL', 'https://drafts.test/shop'],
    ['PUBLIC_URL', 'https://drafts.test/?a=HIDDEN'],
    ['PUBLIC_URL', 'https://drafts.test/#top'],
    ['SMTP_URL', 'smtp:/user:HIDDEN@mail.test:abc'],
    ['SMTP_URL', 'http://user:HIDDEN@mail.test'],
    ['SMTP_URL', 'smtp://user:HIDDEN@'],
    ['SMTP_URL', 'user:HIDDEN@mail.test'],
    ['SMTP_URL', 'smtp://user:HIDDEN@mail.test:70000'],
    ['DATABASE_URL', 'mysql://user:HIDDEN@db.test/x'],
    ['DATABASE_URL', 'postgres://user:HIDDEN@db.test:abc/x'],
    ['CLAMAV_URL', 'http://HIDDEN.test:3310'],
    ['CLAMAV_URL', 'tcp://'],
    ['CLAMAV_URL', 'tcp://HIDDEN.test:70000'],
    ['CLAMAV_URL', 'run/clamav.HIDDEN'],
    ['S3_ENDPOINT', 'ftp://HIDDEN.test'],
    ['LLM_BASE_URL', 'file:///HIDDEN'],
    ['STRIPE_API_BASE', 'ws://HIDDEN.test'],
    ['MAIL_FROM', 'Orders <HIDDEN@drafts.test>'],
    ['MAIL_FROM', 'orders'],
    ['MAIL_FROM', 'a@drafts.test\r\nBcc: HIDDEN@drafts.test'],
    ['OPERATOR_EMAIL', 'a@drafts.test, HIDDEN@drafts.test'],
    ['OPERATOR_EMAIL', 'nobody'],
    ['RETENTION_DAYS', '0'],
    ['RETENTION_DAYS', '1.5'],
    ['RETENTION_DAYS', '1000000000'],
    ['RETENTION_DAYS', 'HIDDEN'],
    ['GENERATOR_LIMIT', '99999999999'],
    ['GENERATOR_LIMIT_SECONDS', '99999999999'],
    ['DATA_DIR', '   '],
    ['DATA_DIR', 'data\u0000HIDDEN'],
    ['HOST', 'http://HIDDEN'],
    ['TRUST_PROXY', 'HIDDEN'],
  ])('%s as %j is named in words that repeat nothing of it', (name, value) => {
    const refusal = refusalOf({ [name]: value })
    expect(refusal).toMatch(new RegExp(`^These settings are wrong:\n  ${name}: `))
    expect(refusal).not.toMatch(/HIDDEN|Invalid|expected|drafts\.test/)
  })
})

describe('a setting that works', () => {
  test.each([
    ['PUBLIC_URL', 'https://drafts.test'],
    ['PUBLIC_URL', 'https://drafts.test:8443/'],
    ['PUBLIC_URL', 'http://[::1]:3000'],
    ['SMTP_URL', 'smtp://mail.test'],
    ['SMTP_URL', 'smtps://user%40a.test:p%3A%2F@mail.test:465?pool=true'],
    ['DATABASE_URL', 'postgres://user:password@db.test:5432/drafts?sslmode=require'],
    ['DATABASE_URL', 'postgresql:///drafts?host=/run/postgresql'],
    ['CLAMAV_URL', 'tcp://scanner:3310'],
    ['CLAMAV_URL', 'tcp://127.0.0.1'],
    ['CLAMAV_URL', '/run/clamav/clamd.sock'],
    ['MAIL_FROM', 'orders@drafts.technology'],
    ['OPERATOR_EMAIL', 'people+orders@drafts.test'],
    ['RETENTION_DAYS', '365'],
    ['HOST', '::1'],
    ['HOST', 'drafts-server'],
  ])('%s as %j is taken', (name, value) => {
    const given = { TEST_PAYMENTS: '1', [name]: value }
    expect(() => readEnv(given)).not.toThrow()
    expect(readEnv(given)).toMatchObject({ [name]: name === 'RETENTION_DAYS' ? 365 : value.replace(/\/$/, '') })
  })
})

describe('the address to listen on', () => {
  test('is every one of the machine, and behind a trusted proxy its own only', () => {
    expect(readEnv({}).HOST).toBe('0.0.0.0')
    expect(readEnv({ TRUST_PROXY: '0' }).HOST).toBe('0.0.0.0')
    expect(readEnv({ TRUST_PROXY: '1' }).HOST).toBe('127.0.0.1')
  })

  test('is the one that is set, as for a proxy on another machine', () => {
    expect(readEnv({ TRUST_PROXY: '1', HOST: '10.0.0.2' }).HOST).toBe('10.0.0.2')
  })
})
