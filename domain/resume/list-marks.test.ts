import { expect, test } from 'vitest'
import { readPerson } from '../person/read-person.ts'

const NOW = new Date('2026-11-26T00:00:00Z')
const told = (duties: string) => readPerson([{ lines: `Experience\nWeaver, Quill Mills Inc., 2015 – Present\n${duties}`.split('\n') }], NOW).achievements.map(({ text }) => text)

test('roman marks begin lines and part them', () => {
  expect(
    told('i. Built nine looms for the mill, output up by 14%\nii. Dyed wool from zero. Tests passed within 1.8%\niii. faults told raised from 3 to 71 per yr\niv. teaching of 12 interns'),
  ).toEqual(['Built nine looms for the mill, output up by 14%', 'Dyed wool from zero. Tests passed within 1.8%', 'faults told raised from 3 to 71 per yr', 'teaching of 12 interns'])
  expect(told('i. Built nine looms; ii. Trained 12 weavers; and iii. Cut waste by 14%')).toEqual(['Built nine looms', 'Trained 12 weavers', 'Cut waste by 14%'])
})

test('lettered marks part a line', () => {
  expect(told('(a) Built nine looms; (b) trained 12 weavers; (c) cut waste by 14%')).toEqual(['Built nine looms', 'trained 12 weavers', 'cut waste by 14%'])
  expect(told('• Redesigned the mill: (a) nine looms; (b) three vats')).toEqual(['Redesigned the mill: (a) nine looms; (b) three vats'])
})

test('a letter that no other follows in its order is no mark', () => {
  expect(told('• Won the case of Quill, v. Marble for the mill and its 40 weavers')).toEqual(['Won the case of Quill, v. Marble for the mill and its 40 weavers'])
})
