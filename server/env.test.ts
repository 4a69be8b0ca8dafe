import { expect, test } from 'vitest'
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
