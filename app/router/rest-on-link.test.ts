import { expect, test } from 'vitest'
import { PAGES } from '../../content/pages.ts'
import { READING_PAGES } from '../../content/reading-pages.ts'
import { isOpenPage } from './rest-on-link.ts'

test('every page of the site may be asked for ahead, but for the one deep down', () => {
  const open = [...PAGES, ...READING_PAGES].filter(({ cached }) => cached).map(({ path }) => path)
  expect(open.length).toBeGreaterThan(50)
  expect(open.filter((path) => !isOpenPage(path))).toEqual(['/privacy/requests'])
})

test.each(['/orders/A1', '/orders/A1/pay', '/console/orders/A1', '/blog/a/b', '/resume.pdf', '//evil.example', '/api/orders'])('%s is not asked for ahead', (path) => {
  expect(isOpenPage(path)).toBe(false)
})
