import { expect, test } from 'vitest'
import { missedAfterDeletion, withoutOwnWords } from './deleted-words.ts'

test('what was bought stays, what it was bought for goes', () => {
  const addons = { userAddons: { consultation: true }, userDisclaimers: { disclaimer1: true } }
  expect(withoutOwnWords({ ...addons, userEndeavorOption: { endeavorTitle: 'Mine' } })).toEqual(addons)
  expect(withoutOwnWords({ userProfession: { pilot: true, general: true, userInput: 'Beekeeper' } })).toEqual({ userProfession: { pilot: true, general: true, userInput: '' } })
})

test('only products that are made from what was sent miss it', () => {
  expect(missedAfterDeletion('selfpetition-ai')).toContain('input form')
  expect(missedAfterDeletion('rfe-response')).toContain('RFE letter')
  expect(missedAfterDeletion('niw-diy')).toBeNull()
})
