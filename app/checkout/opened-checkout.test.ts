import { describe, expect, test } from 'vitest'
import { addressWithout, openedForm } from './opened-checkout.ts'

type Form = { level: string; text: string }
const preset: Form = { level: 'one', text: '' }
const kept = (query: string) => ({ form: { level: 'kept', text: 'typed' }, email: '', code: null, credit: null, key: 'k', sent: null, query })
const opened = (search: string, given: Partial<Parameters<typeof openedForm<Form>>[0]> = {}) =>
  openedForm<Form>({
    given: new URLSearchParams(search),
    kept: null,
    preset,
    merge: (form, { level }) => ({ ...form, level }),
    presetNames: ['level'],
    privateNames: ['title'],
    carried: undefined,
    ...given,
  })

describe('the form that a checkout opens with', () => {
  test('is the drawn one where the tab kept none', () => expect(opened('level=one')).toEqual({ form: undefined, query: 'one' }))
  test('is the kept one at a reload of the same address, with what was changed since', () =>
    expect(opened('level=one', { kept: kept('one') })).toEqual({ form: { level: 'kept', text: 'typed' }, query: 'one' }))
  test('is the kept one under what another address asks for', () => expect(opened('level=one', { kept: kept('two') })).toEqual({ form: { level: 'one', text: 'typed' }, query: 'one' }))
  test('takes what arrives and leaves the address at once', () => expect(opened('title=x', { kept: kept('') }).form).toEqual({ level: 'one', text: 'typed' }))
  test('takes what travelled beside an address that asks for nothing', () => {
    const carried = () => ({ preset: { level: 'carried', text: 'own' }, query: 'c' })
    expect(opened('', { carried })).toEqual({ form: { level: 'carried', text: 'own' }, query: 'c' })
    expect(opened('level=one', { carried })).toEqual({ form: undefined, query: 'one' })
  })
})

test.each([
  ['?level=one', null],
  ['?level=one&title=Mine', '/order?level=one'],
  ['?title=Mine&upgrade=PW-1', '/order'],
])('what is private leaves the address %s', (search, shown) => {
  expect(addressWithout(['title', 'upgrade'], { pathname: '/order', search })).toBe(shown)
})
