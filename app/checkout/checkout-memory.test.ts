import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { niwDiyPreset } from './checkout-forms.ts'
import { keepCheckoutMemory, readCheckoutMemory, type CheckoutMemory } from './checkout-memory.ts'

const FORM = niwDiyPreset(new URLSearchParams())
const MEMORY: CheckoutMemory<typeof FORM> = { form: FORM, email: 'anna@mail.com', code: { code: 'SPRING', kind: 'main', percent: 35 }, credit: null, key: 'a1', sent: null, query: '' }

const stored = new Map<string, string>()
const keep = (text: string) => stored.set('checkout.niw-diy', text)

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', { getItem: (name: string) => stored.get(name) ?? null, setItem: (name: string, text: string) => stored.set(name, text) })
})
afterEach(() => vi.unstubAllGlobals())

test('a checkout finds what it kept', () => {
  expect(readCheckoutMemory('niw-diy', FORM)).toBeNull()
  keepCheckoutMemory('niw-diy', MEMORY)
  expect(readCheckoutMemory('niw-diy', FORM)).toEqual(MEMORY)
  expect(readCheckoutMemory('rfe-response', FORM)).toBeNull()
})

const { userAddons: _, ...olderForm } = FORM
test.each([
  ['is no JSON', '{"form":'],
  ['is nothing', 'null'],
  ['is a word', '"filled"'],
  ['has no form', JSON.stringify({ ...MEMORY, form: undefined })],
  ['has a form of an older version', JSON.stringify({ ...MEMORY, form: olderForm })],
  ['has other kinds of answers', JSON.stringify({ ...MEMORY, form: { ...FORM, userAddons: ['aos'] } })],
  ['has no address', JSON.stringify({ ...MEMORY, email: null })],
])('what %s is not taken for a filled form', (_name, text) => {
  keep(text)
  expect(readCheckoutMemory('niw-diy', FORM)).toBeNull()
})

test('a code of another shape goes, the form stays', () => {
  keep(JSON.stringify({ ...MEMORY, code: 'SPRING' }))
  expect(readCheckoutMemory('niw-diy', FORM)).toEqual({ ...MEMORY, code: null })
})

test('a browser that keeps nothing gives nothing back', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  keepCheckoutMemory('niw-diy', MEMORY)
  expect(readCheckoutMemory('niw-diy', FORM)).toBeNull()
})
