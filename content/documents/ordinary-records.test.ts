/** The letters for people without papers, grants or a method of their own name, as most petitioners are. */
import { expect, test } from 'vitest'
import { wordsOf, type Document } from '../../domain/documents/document.ts'
import { inlinesOfDocument } from '../../domain/documents/walk-document.ts'
import { DOCUMENT_IDS, findDocument } from './catalogue.ts'
import { ORDINARY_LETTERS as ORDINARY } from './ordinary-letters.ts'

const ACADEMIC =
  /\b(?:journal|article|peer.review|refereed|proceedings|dissertation|doctora|Ph\.D|grant\b|grant (?:agreement|award)|award\b|prize|foundation|principal investigator|repository|open license|patent)/i
const academicExhibits = ({ exhibits }: Document): string[] => exhibits.map(({ title, shows }) => `${title}; ${shows ?? ''}`).filter((words) => ACADEMIC.test(words))
/** A name of the petitioner's own for the endeavor stands in italics where the letter says what it is about. */
const namedMethods = (document: Document): string[] =>
  inlinesOfDocument(document)
    .flat()
    .flatMap((inline) => (inline.kind === 'text' && inline.italic === true ? [inline.text] : []))
    .filter((text) => /^(?:\p{Lu}[\p{L}-]+ ){1,2}\p{Lu}[\p{L}-]+$/u.test(text))
/** Whole years between the first year and the last one of an employment. */
const yearsAtWork = (document: Document): number => {
  const years = document.exhibits
    .filter(({ title, shows }) => /dut(?:y|ies)|employ|service|work/i.test(`${title} ${shows ?? ''}`))
    .flatMap(({ title, shows }) => [...`${title} ${shows ?? ''}`.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year)))
  return 2026 - Math.min(...years)
}
const load = async (ids: readonly string[]): Promise<Document[]> => (await Promise.all(ids.map(findDocument))).filter((document) => document !== null)

test('letters on ordinary records rest on ten years of work, and on no paper, grant or named method', async () => {
  const letters = await load(ORDINARY)
  expect(letters).toHaveLength(ORDINARY.length)
  for (const letter of letters) {
    expect(academicExhibits(letter), letter.id).toEqual([])
    expect(namedMethods(letter), letter.id).toEqual([])
    expect(yearsAtWork(letter), letter.id).toBeGreaterThanOrEqual(10)
    expect(inlinesOfDocument(letter).map(wordsOf).join('\n'), letter.id).toMatch(/confidential|proprietary|belongs? to/)
  }
})

/** What such a career leaves behind besides letters. */
const RECORD =
  /\b(?:accepted|agreements?|annex|audits?|certificates?|claims?|clauses?|contracts?|engagement|filings?|forms?|logs?|minutes|notices?|orders?|pay|register|reports?|rules?|summary|tables?|tabulations?)\b/i
const LACK = /\b(?:published nothing|nothing [^.]{0,20}published|no (?:papers?|publications?|study)|not a researcher)\b/i
const filedWords = (document: Document): string =>
  inlinesOfDocument({ ...document, notice: [] })
    .map(wordsOf)
    .join('\n')

test('they prove by letters and by the records of others, and say what the person does not have', async () => {
  for (const letter of await load(ORDINARY)) {
    const letters = letter.exhibits.filter(({ title }) => /^Letters? (?:of|from) /.test(title))
    expect(letters.length, letter.id).toBeGreaterThanOrEqual(5)
    expect(letter.exhibits.filter((one) => !letters.includes(one) && RECORD.test(`${one.title} ${one.shows ?? ''}`)).length, letter.id).toBeGreaterThanOrEqual(5)
    expect(filedWords(letter), letter.id).toMatch(LACK)
  }
})

test('the other letters show what the rule looks for', async () => {
  const others = await load(DOCUMENT_IDS.filter((id) => id.startsWith('cover-letter-') && !ORDINARY.includes(id)))
  expect(others.filter((letter) => academicExhibits(letter).length > 0).length).toBeGreaterThan(4)
  expect(others.filter((letter) => namedMethods(letter).length > 0).length).toBeGreaterThan(4)
})
