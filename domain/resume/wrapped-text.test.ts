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

test('a line that ends in a range of dates under a short bullet heads what follows', () => {
  const texts = told('• Wove shawls of the bay and cut the waste of wool', 'by 20% for the guild', '• Raised the output of the mill by 37%', 'looms June 2025-July 2025', '• Wove a rug for the guild')
  expect(texts).toContain('Raised the output of the mill by 37%')
  expect(texts).toContain('Wove shawls of the bay and cut the waste of wool by 20% for the guild')
})
