import { afterEach, expect, test, vi } from 'vitest'
import { rememberScroll, scrollFor } from './scroll.ts'

afterEach(() => vi.unstubAllGlobals())

test('a page that is opened stands at its top at once, and one that is returned to where it was left', () => {
  const moves: unknown[] = []
  vi.stubGlobal('window', { scrollY: 640, scrollTo: (...where: unknown[]) => moves.push(where) })
  scrollFor({ kind: 'begin', hash: '' })
  rememberScroll('left')
  scrollFor({ kind: 'return', key: 'left', hash: '' })
  scrollFor({ kind: 'stay' })
  expect(moves).toEqual([[{ top: 0, behavior: 'instant' }], [{ top: 640, behavior: 'instant' }]])
})
