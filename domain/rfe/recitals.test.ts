import { expect, test } from 'vitest'
import { readNotice } from './read-notice.ts'
import { onlyRecites } from './recitals.ts'

test.each([
  'you filed form i-140 in june.',
  'you seek a waiver of the job offer.',
  'you propose to open a network of clinics for hearing loss in ohio.',
  'your endeavor is to design prostheses for children.',
])('what was filed, is sought, and is proposed is only told before any part: %s', (plain) => {
  expect(onlyRecites(plain, true)).toBe(true)
  expect(onlyRecites(plain, false)).toBe(false)
})

test.each([
  'submitted: diploma; transcript; letters.',
  'you submitted letters of recommendation, a business plan, and your resume.',
  'also of record are tax returns.',
  'no extension of this period will be granted.',
  'extensions are not available.',
  'it cannot be extended.',
])('a bare list of papers, and how to answer, is only told everywhere: %s', (plain) => expect(onlyRecites(plain, false)).toBe(true))

test.each([
  'you propose to do what your profession does.',
  'you propose to open a clinic that a hospital runs already.',
  'you submitted letters that you wrote.',
  'you submitted letters from your own staff.',
  'you submitted one letter.',
  'exhibit 4 is in portuguese.',
  'you submitted an unsigned contract.',
])('a clause, a number, or a word that weighs is more than that, also before any part: %s', (plain) => expect(onlyRecites(plain, true)).toBe(false))

const quotes = (sentence: string): string[] => {
  const lines = [
    'U.S. Citizenship and Immigration Services',
    'REQUEST FOR EVIDENCE',
    'Form I-140',
    '',
    'Substantial Merit and National Importance',
    '',
    sentence,
    '',
    'Conclusion',
    '',
    'The funds for the work were not shown.',
  ]
  const read = readNotice([{ lines }])
  return read.kind === 'read' ? read.passages.map(({ quote }) => quote) : []
}

test.each([
  'You submitted a lease that ended in 2019.',
  'You wrote the opinions that your experts signed.',
  'You state on page 2 that you will train forty nurses and on page 7 that you will train four.',
  'Your business plan proposes courses that colleges offer already.',
  'You provided a diploma from a school that closed in 2009.',
  'Your plan describes a mill that serves farmers in one valley.',
  'You presented the data of another engineer.',
  'Your statement says that the agency refused the proposal.',
  'Your plan lists four buyers in Tarnville.',
  'You have worked in the field for one year.',
  'Exhibit 6 contains pages in Polish.',
  'The record contains one letter.',
  'You indicated on another form that you will return to Peru.',
])('what is told in the part of a point may be held against the petition, and is asked: %s', (sentence) => expect(quotes(sentence)).toContain(sentence))
