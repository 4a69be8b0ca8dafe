import { expect, test } from 'vitest'
import { readPerson } from '../person/read-person.ts'

const told = (...duties: string[]) =>
  readPerson([{ lines: ['Mira Sample', '', 'Experience', 'Tax Accountant, Quill Mills Inc., 2015 – Present', ...duties] }], new Date('2026-11-22T00:00:00Z')).achievements.map(({ text }) => text)

test.each([
  ['• Reviewed the harbor tax credits of the yard under Sec.', '901, including tide receipts of the bay.', /under Sec\. 901, including/],
  ['• Audited the dredging books of Tarn Bay Corp.', 'and of its three yards in the outer bay.', /Corp\. and of its/],
])('a line that ends in an abbreviation goes on below: %s', (first, second, whole) => {
  const texts = told(first, second)
  expect(texts.some((text) => whole.test(text))).toBe(true)
  expect(texts.filter((text) => /^(?:901|and of)/.test(text))).toEqual([])
})
