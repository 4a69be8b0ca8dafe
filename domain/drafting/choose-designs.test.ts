import { expect, it } from 'vitest'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import { standsBeside } from './choose-designs.ts'
import { searchableLine } from './evidence.ts'

const slotOf = (id: string) => {
  for (const area of draftingKnowledge.areas) {
    const problem = area.problems.find((one) => one.id === id)
    if (problem) return { area: { area }, problem: { problem }, object: null } as unknown as Parameters<typeof standsBeside>[1]
  }
  throw new Error(id)
}
const paper = (clause: string, kind: 'publication' | 'work' = 'publication') => ({ kind, clause, text: searchableLine(clause) })

it('a publication stands only in an option whose subject shares words with it', () => {
  const reforestation = slotOf('reforestation')
  expect(standsBeside(paper('Seedlings of spruce on burned slopes'), reforestation)).toBe(true)
  expect(standsBeside(paper('Rope mathematics and the counting of knots'), reforestation)).toBe(false)
  expect(standsBeside(paper('cut the mooring time of 14 ferries', 'work'), reforestation)).toBe(true)
})
