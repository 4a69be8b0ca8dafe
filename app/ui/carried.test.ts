import { afterEach, expect, test, vi } from 'vitest'
import { carry, takeCarried } from './carried.ts'

function tabWith(kept: Map<string, string>) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
}

afterEach(() => vi.unstubAllGlobals())

test('what a page carries is found once by the next one', () => {
  tabWith(new Map())
  carry('announcement', 'Registration successful')
  expect(takeCarried('announcement')).toBe('Registration successful')
  expect(takeCarried('announcement')).toBeUndefined()
})

test('what is no value of ours is nothing', () => {
  tabWith(new Map([['carried-endeavor', '{broken']]))
  expect(takeCarried('endeavor')).toBeUndefined()
})

test('where the browser keeps nothing, nothing is carried', () => {
  vi.stubGlobal('sessionStorage', undefined)
  carry('announcement', 'x')
  expect(takeCarried('announcement')).toBeUndefined()
})
