import { expect, test } from 'vitest'
import { takeAnnouncement } from './announcement.ts'

function entriesWith(state: unknown) {
  const entries = {
    state,
    replaceState(next: unknown) {
      entries.state = next
    },
  }
  return entries
}

test('is shown once: a reload and Back come to the same entry, without it', () => {
  const entries = entriesWith({ key: 'a1', state: { announce: 'Registration successful', scroll: 3 } })
  expect(takeAnnouncement(entries)).toBe('Registration successful')
  expect(entries.state).toEqual({ key: 'a1', state: { scroll: 3 } })
  expect(takeAnnouncement(entries)).toBeUndefined()
})

test.each([[null], [{ key: 'a1', state: null }], [{ key: 'a1', state: { announce: 7 } }], ['text']])('an entry with %j announces nothing and stays as it is', (state) => {
  const entries = entriesWith(state)
  expect(takeAnnouncement(entries)).toBeUndefined()
  expect(entries.state).toBe(state)
})
