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
const paper = (clause: string, kind: 'publication' | 'work' = 'publication') => ({ kind, clause, text: searchableLine(`${clause}, Transportation Review, 2021`) })

it('a publication stands only in an option whose subject shares words with it', () => {
  const reforestation = slotOf('reforestation')
  expect(standsBeside(paper('Seedlings of spruce on burned slopes'), reforestation)).toBe(true)
  expect(standsBeside(paper('Rope mathematics and the counting of knots'), reforestation)).toBe(false)
  expect(standsBeside(paper('cut the mooring time of 14 ferries', 'work'), reforestation)).toBe(true)
})

it('a publication of the same field, or in its journal, does not stand under another subject', () => {
  const freight = slotOf('transport-planning')
  expect(standsBeside(paper('Phantom ferries: measuring crossings that never sailed'), freight)).toBe(false)
  expect(standsBeside(paper('Sharing winches among 30 electric ferries'), freight)).toBe(false)
  expect(standsBeside(paper('Half-empty trucks on county roads'), freight)).toBe(true)
})
