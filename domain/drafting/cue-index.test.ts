import { expect, it } from 'vitest'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import { cueIndex, cuesIn, holdsCue } from './cue-index.ts'
import { searchableLine } from './evidence.ts'

const cues = [...new Set(draftingKnowledge.areas.flatMap((area) => [...area.cues, ...area.problems.flatMap((problem) => problem.cues), ...area.users.flatMap((users) => users.cues)]))]
const index = cueIndex(cues)

/** Every `step`th cue and how it may end, one behind the other, so that they stand in lines of every kind. */
const linesOf = (step: number, ending: string) =>
  Array.from({ length: 60 }, (_, at) =>
    searchableLine(Array.from({ length: 12 }, (_word, n) => `${(cues[(at * 271 + n * step) % cues.length] ?? '').replace('$', '')}${n % 2 === 0 ? ending : ''}`).join(' ')),
  )

it.each([
  [1, ''],
  [17, 's'],
  [101, 'ing'],
  [997, 'ed works'],
])('finds the cues of a line by its words as by asking for each of them (every %ith with “%s”)', (step, ending) => {
  for (const line of linesOf(step, ending)) expect([...cuesIn(line, index)].sort()).toEqual(cues.filter((cue) => holdsCue(line, cue)).sort())
})

it.each([
  ['api', 'Wrote APIs for 3 banks', true],
  ['api', 'Taught apiculture to 40 farmers', false],
  ['sap$', 'Moved 12 plants to SAP', true],
  ['sap$', 'Bled the saps of 40 maples', false],
  ['weld', 'Welded 200 frames', false],
  ['weldi', 'Taught welding', true],
  ['tax retur', 'Filed 300 tax returns', true],
  ['tax retur', 'Filed 300 taxes and returned them', false],
  ['p l', 'Kept the P&L of 4 shops', true],
])('“%s” in “%s”: %s', (cue, text, held) => {
  const line = searchableLine(text)
  expect(cuesIn(line, cueIndex([cue])).has(cue)).toBe(held)
  expect(holdsCue(line, cue)).toBe(held)
})
