import { expect, test } from 'vitest'
import { pausedByDeletion, startsWithForm, withoutOwnWords } from './deleted-words.ts'

const dueAt = new Date('2026-01-07T00:00:00Z')

test('what was bought stays, what it was bought for goes', () => {
  const addons = { userAddons: { consultation: true }, userDisclaimers: { disclaimer1: true } }
  expect(withoutOwnWords({ ...addons, userEndeavorOption: { endeavorTitle: 'Mine' } })).toEqual(addons)
  expect(withoutOwnWords({ userProfession: { pilot: true, general: true, userInput: 'Beekeeper' } })).toEqual({ userProfession: { pilot: true, general: true, userInput: '' } })
})

test('only a clock that runs for what was sent stands still', () => {
  expect(pausedByDeletion({ product: 'selfpetition-ai', state: 'in_production', dueAt })).toContain('input form')
  expect(pausedByDeletion({ product: 'rfe-response', state: 'paid', dueAt })).toContain('RFE letter')
  expect(pausedByDeletion({ product: 'niw-diy', state: 'paid', dueAt })).toBeNull()
  expect(pausedByDeletion({ product: 'selfpetition-ai', state: 'paid', dueAt: null })).toBeNull()
  expect(pausedByDeletion({ product: 'selfpetition-ai', state: 'delivered', dueAt })).toBeNull()
})

test('a promise starts with the first form, and again where that one is gone', () => {
  expect(startsWithForm({ state: 'paid', dueAt: null }, 0)).toBe(true)
  expect(startsWithForm({ state: 'in_production', dueAt: null }, 0)).toBe(true)
  expect(startsWithForm({ state: 'in_production', dueAt: null }, 1)).toBe(false)
  expect(startsWithForm({ state: 'in_production', dueAt }, 0)).toBe(false)
  expect(startsWithForm({ state: 'placed', dueAt: null }, 0)).toBe(false)
})
