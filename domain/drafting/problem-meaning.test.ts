import { expect, it } from 'vitest'
import { draftingKnowledge as knowledge } from '../../content/areas/all-areas.ts'
import { meaningIndex, meaningOf, meaningOn } from './problem-meaning.ts'

it.each(['Reduced patient falls by 31% on 5 hospital wards', 'Built a payment ledger that settles transfers', ''])('%j says of one problem what it says of it among all', (text) => {
  const { line, topic, whole } = meaningOf(text, knowledge)
  meaningIndex(knowledge).problems.forEach((_one, which) => {
    const alone = meaningOn(text, which, knowledge)
    expect(alone.line).toBeCloseTo(line[which] ?? 0, 4)
    expect(alone.topic).toBeCloseTo(topic[which] ?? 0, 4)
    expect(alone.whole).toBeCloseTo(whole[which] ?? 0, 4)
  })
})
