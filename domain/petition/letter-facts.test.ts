import { expect, test } from 'vitest'
import { publicPriorities } from '../../content/areas/public-priorities.ts'
import { checkKnowledge } from '../../content/petition/check-knowledge.ts'
import { composeLetter } from '../../content/petition/letter/compose-letter.ts'
import { caseOf } from '../../test/petitions/case-of.ts'
import { RICH_LETTERS } from '../../test/petitions/rich-letters.ts'
import { RICH_ENGINEER } from '../../test/petitions/rich-person.ts'
import { bodyFromAnswers } from '../reference-letters/letter-from-answers.ts'
import type { CaseFile } from './case-file.ts'
import { confirmFact, correctFact, withExhibit } from './change-case.ts'
import { checkDraft } from './checks/check-draft.ts'
import { blockWords, factsOf } from './draft.ts'
import { letterQuotes, withLetterFacts, withoutLetterFacts, type AdoptedLetter } from './letter-facts.ts'

const adopted = (place: number, exhibitId: string): AdoptedLetter => {
  const writer = { ...RICH_LETTERS[place]!, number: place + 1, exhibitId }
  return { ...writer, body: bodyFromAnswers(writer, writer.answers) }
}
/** The case of the engineer with each letter adopted, and nothing of it confirmed yet. */
function withLetters(): CaseFile {
  return RICH_LETTERS.reduce((file, { name, position }, place) => {
    const added = withExhibit(file, { title: `Letter of ${name}, ${position}`, proves: ['Prong 1', 'Prong 2'], state: 'have', existed: 'yes' })
    return withLetterFacts(added.file, adopted(place, added.id))
  }, caseOf(RICH_ENGINEER))
}
function confirmed(file: CaseFile): CaseFile {
  return file.facts
    .filter(({ source }) => source.kind === 'letter')
    .reduce((one, { id, rev }) => {
      const result = confirmFact(one, { id, rev })
      if (result.kind !== 'changed') throw new Error(result.kind)
      return result.file
    }, file)
}
const own = (file: CaseFile) => file.facts.filter(({ source }) => source.kind === 'letter')
const composed = (file: CaseFile) => composeLetter({ file, seed: 'letters' }, publicPriorities)
const blocking = (file: CaseFile) => checkDraft(file, composed(file), checkKnowledge(file, publicPriorities, [], '2026-11-22')).filter((one) => one.blocking)

test('each answer of an adopted letter is a fact to confirm, in the words of its writer, shown by the letter', () => {
  const [first, ...others] = letterQuotes(adopted(1, 'e90'))
  expect(first).toMatchObject({ slot: 'tie', element: 'p1.beyond' })
  expect(first!.text).toBe(
    'Tobias Merrow, operator of the Pine Ledge water system, writes: “I read about the program in the newsletter of the association. I am not related to the petitioner and we have met once.”',
  )
  expect(others.every(({ text }) => text.startsWith('Tobias Merrow ') && !text.includes('operator of'))).toBe(true)
  const file = withLetters()
  expect(own(file).length).toBeGreaterThan(15)
  expect(own(file).every(({ state, exhibits }) => state === 'read' && exhibits.length === 1)).toBe(true)
  // What the employer says of the results is no interest of others.
  expect(own(file).flatMap(({ element, source }) => (source.kind === 'letter' && source.writer === 'Martin Hale' ? [element] : []))).toEqual(Array.from({ length: 5 }, () => 'p2.record'))
})

test('an answer that the writer changed before adopting the letter is not quoted; long ones are cut between sentences', () => {
  const letter = adopted(1, 'e90')
  const words = letterQuotes({ ...letter, body: letter.body.map((paragraph) => paragraph.replace('four leaks', 'three leaks')) })
  expect(words.map(({ slot }) => slot)).not.toContain('change')
  const long = { ...letter.answers, use: 'This sentence has exactly eight words in it. '.repeat(30) }
  const quote = letterQuotes({ ...letter, answers: long, body: bodyFromAnswers(letter, long) }).find(({ slot }) => slot === 'use')!.quote
  expect(quote.split(' ').length).toBe(88)
  expect(quote.endsWith('.')).toBe(true)
})

test('nothing of a letter is told before it is confirmed; confirmed, it stands with its exhibit and nothing blocks', () => {
  const before = withLetters()
  const plain = composed(before)
  expect(plain.flatMap(factsOf).filter((id) => own(before).some((fact) => fact.id === id))).toEqual([])
  const file = confirmed(before)
  const letter = composed(file)
  const told = new Set(letter.flatMap(factsOf))
  expect(own(file).filter(({ id }) => !told.has(id))).toEqual([])
  expect(blocking(file)).toEqual([])
  const words = (blocks: typeof letter) =>
    blocks
      .map(({ block }) => blockWords(block))
      .join(' ')
      .split(/\s+/).length
  expect(words(letter) - words(plain)).toBeGreaterThan(600)
})

test('what one writer says of an element is one paragraph, with the letter behind it; what changed stands behind how it was before', () => {
  const file = confirmed(withLetters())
  const letter = composed(file)
  for (const { name } of RICH_LETTERS)
    for (const section of ['p1', 'p2'] as const) {
      const paragraphs = letter.filter((block) => block.section === section && factsOf(block).some((id) => own(file).some((fact) => fact.id === id && fact.text.startsWith(name))))
      expect(paragraphs.filter(({ id }) => !id.endsWith('/applied')).length, `${name} in ${section}`).toBeLessThanOrEqual(1)
    }
  const merrow = letter.map(({ block }) => blockWords(block)).find((words) => words.startsWith('Tobias Merrow, operator'))!
  expect(merrow).toMatch(/we have met once\.”.*: “I run 900 connections by myself.*”.*: “I have found four leaks.*”.*“The well pump has a counter/)
})

test('a quotation that the customer changed is no testimony: it blocks', () => {
  const file = withLetters()
  const fact = own(file).find(({ text }) => text.includes('four leaks'))!
  const changed = correctFact(file, { id: fact.id, rev: fact.rev, text: fact.text.replace('four leaks', 'nine leaks'), fields: {} })
  if (changed.kind !== 'changed') throw new Error(changed.kind)
  expect(blocking(changed.file).map(({ rule }) => rule)).toContain('quotation')
})

test('a letter that is opened again testifies to nothing, and adopted once more it is asked anew', () => {
  const file = confirmed(withLetters())
  const { exhibits } = own(file)[0]!
  const opened = withoutLetterFacts(file, exhibits[0]!)
  expect(own(opened).some((fact) => fact.exhibits.includes(exhibits[0]!))).toBe(false)
  expect(own(opened).length).toBeLessThan(own(file).length)
  const again = withLetterFacts(opened, adopted(0, exhibits[0]!))
  expect(
    own(again)
      .filter((fact) => fact.exhibits.includes(exhibits[0]!))
      .every(({ state }) => state === 'read'),
  ).toBe(true)
  expect(withLetterFacts(again, adopted(0, exhibits[0]!))).toEqual(again)
})
