/** Which argument leads, what is left to be done, what a quotation has to do with the outputs, and what the third prong still lacks: a fictional kiln inspector. */
import { describe, expect, test } from 'vitest'
import type { CaseFile } from '../../../domain/petition/case-file.ts'
import { plainText } from '../../../domain/petition/checks/block-text.ts'
import { openQuestions } from '../../../domain/petition/gaps.ts'
import { missingReasons } from '../../../domain/petition/reasoning.ts'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { PEOPLE, type Petitioner } from '../../../test/petitions/people.ts'
import { publicPriorities } from '../../areas/public-priorities.ts'
import { CASE_QUESTIONS } from '../case-questions.ts'
import { composeLetter } from './compose-letter.ts'
import { subjectOf } from '../../../domain/petition/subject-of.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'

const KILN: Petitioner = {
  ...PEOPLE[0]!,
  key: 'kiln',
  plan: 'employee',
  priorities: [],
  roles: [{ title: 'kiln inspector', employer: 'Lindenau Pottery', from: 'May 2019', to: 'present' }],
  endeavor: 'To develop, test and publish a smoke check by which small potteries find cracked kilns before they burn',
  options: { eb2: ['eb2-advanced'], p1: ['p1-practice'], p2: ['p2-results'], p3: ['p3-not-one-job', 'p3-time'] },
  answers: {
    name: ['Ilse Varga Moreno', ''],
    method: ['I blow cold smoke into the kiln and count where it comes out. I call it SmokeCheck.', 'SmokeCheck guide, 2024'],
    outputs: ['The work will produce a smoke check for cracked kilns, a guide, and a course for potters.', 'SmokeCheck guide, 2024'],
    merit: ['The Ohio fire office counted 19 cracks with SmokeCheck in 2025.', 'Report of the Ohio fire office, 2025'],
    beyond: ['The guide was downloaded 340 times from 31 states.', 'Download log, 2026'],
    'second-use': ['Nine potteries that have never paid me have used SmokeCheck since 2024.', 'Letters of nine potteries, 2026'],
    priority: ['On page 9 the fire plan says: “Cracked kilns should be found before they are fired.”', 'Fire plan of the Ohio fire office, 2024'],
    result: ['At Lindenau Pottery I cut the cost of kilns from $90,000 to $61,000 a year.', 'Letter of Lindenau Pottery'],
    'own-part': ['I designed SmokeCheck alone.', 'Letter of Lindenau Pottery'],
    progress: ['I published the guide in March 2024.', 'SmokeCheck guide, 2024'],
    plan: ['By June 2027 I will test 40 electric kilns. In 2028 I will publish the second guide.', 'Work plan, 2026'],
    means: ['Lindenau Pottery gives me eight hours a week for it.', 'Letter of Lindenau Pottery'],
    impractical: ['My job description at Lindenau lists the glaze of its own pots.', 'Letter of Lindenau Pottery'],
    'employer-limit': ['SmokeCheck is no part of my job.', 'Letter of Lindenau Pottery'],
    benefit: ['The rule for electric kilns of SmokeCheck does not exist yet, and nobody else makes it.', 'Letters of nine potteries, 2026'],
    urgency: ['The Ohio fire rule begins on June 1, 2027.', 'Fire plan of the Ohio fire office, 2024'],
  },
}
const kiln = (answers: Petitioner['answers'] = {}, without: readonly string[] = []): CaseFile =>
  caseOf({ ...KILN, answers: Object.fromEntries(Object.entries({ ...KILN.answers, ...answers }).filter(([id]) => !without.includes(id))) })
const SEEDS = ['one', 'two', 'three', 'four']
const told = (file: CaseFile, id: string): string[] =>
  SEEDS.map((seed) =>
    composeLetter({ file, seed }, publicPriorities)
      .flatMap((block) => (block.id.startsWith(id) ? [plainText(block.block)] : []))
      .join(' '),
  )
const asks = (file: CaseFile) => missingReasons(file).flatMap(({ asks: one }) => one ?? [])

describe('what leads a conclusion', () => {
  test('of prong one is use by those who pay nothing, then what others measured, and never a count of downloads', () => {
    for (const words of told(kiln(), 'p1/beyond/applied')) {
      expect(words).toMatch(/Nine potteries that have never paid me have used SmokeCheck since 2024/)
      expect(words).not.toContain('340')
    }
    for (const words of told(kiln({}, ['second-use']), 'p1/beyond/applied')) expect(words).toMatch(/19 cracks/)
  })
  test('of prong two is a result of this work, where the record tells of another', () => {
    for (const words of told(kiln(), 'p2/applied')) {
      expect(words).toMatch(/19 cracks/)
      expect(words).not.toContain('$61,000')
    }
    // Whose the result is, has to be told.
    for (const words of told(kiln({}, ['own-part']), 'p2/applied')) expect(words).toContain('$61,000')
    for (const words of told(kiln({ 'second-result': ['With SmokeCheck I found 14 cracked kilns in 30 potteries.', 'Letter of Lindenau Pottery'] }), 'p2/applied'))
      expect(words).toContain('14 cracked kilns')
  })
})

test('what is done and what comes next stand beside an endeavor to publish what has begun', () => {
  for (const words of told(kiln(), 'endeavor/ahead/applied')) expect(words).toMatch(/I published the guide in March 2024.* by June 2027 I will test 40 electric kilns/)
})

test('the words of a public document stand beside the outputs that they speak of, once, and nothing where they share none', () => {
  for (const words of told(kiln(), 'p1/priority/tied')) expect(words).toMatch(/cracked kilns.*a smoke check for cracked kilns, a guide, and a course for potters/)
  expect(told(kiln({ priority: ['On page 9 the fire plan says: “Roofs should be of tile.”', 'Fire plan of the Ohio fire office, 2024'] }), 'p1/priority/tied').join('')).toBe('')
})

describe('the third prong asks for', () => {
  test('what is lost after the date, and does not weigh it', () => {
    expect(asks(kiln())).toContain('loss-after')
    expect(openQuestions(kiln(), CASE_QUESTIONS).map(({ id }) => id)).toContain('loss-after')
    const file = kiln({ 'loss-after': ['Potteries without the check fire cracked kilns until 2029.', ''] })
    expect(asks(file)).not.toContain('loss-after')
    expect(told(file, 'p3/balance').join('')).not.toMatch(/without after/)
  })
  test('why paid time does not make the job fit', () => {
    expect(asks(kiln())).toContain('paid-time')
    const file = kiln({ 'paid-time': ['The eight hours are leave, which Lindenau may end each year; it gives me no duties in them.', 'Letter of Lindenau Pottery'] })
    expect(asks(file)).not.toContain('paid-time')
    for (const words of told(file, 'p3/impractical')) expect(words).toContain('The eight hours are leave')
    expect(asks(kiln({}, ['means']))).not.toContain('paid-time')
  })
  test('a contribution that is in the endeavor and in no job', () => {
    expect(asks(kiln())).not.toContain('benefit-inside')
    expect(asks(kiln({ benefit: ['The table of glazes does not exist yet.', 'Letter of Lindenau Pottery'] }))).toContain('benefit-inside')
    expect(asks(kiln({ benefit: ['The museum of clocks has no map.', 'Letter of the museum'] }))).toContain('benefit-inside')
    expect(openQuestions(kiln(), CASE_QUESTIONS).map(({ id }) => id)).not.toContain('benefit-inside')
  })
})

test('no sentence of the frame stands in more than half of the letters of twelve people', () => {
  const people = [...PEOPLE, ...MORE_PEOPLE]
  const seen = new Map<string, Set<string>>()
  for (const person of people) {
    const file = caseOf(person)
    const own = new Set(file.facts.flatMap(({ text }) => sentencesOf(text)))
    for (const { block, standard } of composeLetter({ file, seed: person.key }, publicPriorities)) {
      if (standard !== null || block.kind !== 'paragraph') continue
      for (const sentence of sentencesOf(plainText(block).replace(/ \(Exhibit[^)]*\)/g, ''))) {
        const frame = sentence.split(subjectOf(file)).join('X')
        if (!own.has(sentence) && frame.split(' ').length >= 7) seen.set(frame, new Set([...(seen.get(frame) ?? []), person.key]))
      }
    }
  }
  expect([...seen].filter(([, keys]) => keys.size > people.length / 2).map(([frame]) => frame)).toEqual([])
})

test('what waits to be said whole stands in no conclusion, under no heading, and in no balance', () => {
  const file = kiln({
    beyond: ['State office put check into fire plan 2025.', 'Fire plan of the Ohio fire office, 2025'],
    benefit: ['Tables for south, only mine', 'Letters of nine potteries, 2026'],
    plan: ['By June 2027 I will test 40 electric kilns. 2028 guide for gas', 'Work plan, 2026'],
  })
  const letter = SEEDS.map((seed) => composeLetter({ file, seed }, publicPriorities))
  const ids = letter.flatMap((blocks) => blocks.map(({ id }) => id))
  expect(ids.filter((id) => /^p3\/benefit\//.test(id))).toEqual([])
  expect(
    letter
      .flat()
      .map(({ block }) => plainText(block))
      .join(' '),
  ).not.toMatch(/State office put|tables for south|whoever else is available|doesn’t depend on a shortage|2028 (?:each|thus)/)
})
