import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-26T00:00:00Z')
const told = (duties: string) => readPerson([{ lines: `Experience\nHead Weaver, Quill Mills Inc., 2015 – Present\n${duties}`.split('\n') }], NOW).achievements.map(({ text }) => text)

const DYES = 'Dye exposures: 0.21 → 0.07 mg/m3 (indigo, 8h) after trial of 6 closed vats, new filters and real-time monitor. 2,300 weavers covered'
const WOOL = 'Wool dust: fogging and floor treat. at the looms. Samples over the limit down from 19% to 4% in 24 months'
const FIRE = 'Re-write of fire plan: tests of the shelter with 12 volunteers; found that 5 of 18 doors would jam'

test('lines without bullets are statements of their own where each begins one', () => {
  expect(told(`   Looms on demand roll-out at 3 mills. Motors follow the orders. 14.8 GWh saved p.a., output not reduced.\n   ${DYES}\n   ${WOOL}\n   ${FIRE}`)).toEqual([
    'Looms on demand roll-out at 3 mills. Motors follow the orders. 14.8 GWh saved p.a., output not reduced.',
    DYES,
    WOOL,
    FIRE,
  ])
  expect(told(`Wrote "Warp and weft", a reading sequence of 5 books. Used in 38 mills\nCoached 92 weavers, mostly new to the trade. My checklist is part of the guild's rules`)).toHaveLength(2)
})

test('a statement without a bullet goes on where its line was full or the next begins with a small letter', () => {
  expect(told(`${DYES}\nin all four mills of the valley and the harbor\n${FIRE}`)).toEqual([`${DYES} in all four mills of the valley and the harbor`, FIRE])
  const wrapped = 'Built nine looms for the weavers of the northern valley and of Marble\nHarbor, where 40 weavers use them on every day of the working year and\nTuesday nights'
  expect(told(wrapped)).toEqual([wrapped.replaceAll('\n', ' ')])
})

test('a capital letter or a number behind a line that was nearly full begins nothing', () => {
  const rules =
    'Taught all weavers of the guild the rules of the loom manual, the Marble norms and the Quill\n503 list, the norms of the Harbor guild, the instructions of the mill and those of the National\nWeaving Program for the handling of dyes'
  expect(told(`Managed the dye stores of the mill for 5000 weavers, staff and guests\n${rules}`)).toEqual([
    'Managed the dye stores of the mill for 5000 weavers, staff and guests',
    rules.replaceAll('\n', ' '),
  ])
})

test('paragraphs of sentences stay sentences', () => {
  expect(told('Built nine looms for the weavers of the valley. Trained 12 weavers in the dyeing of wool.\nLed the guild of 40 mills.')).toHaveLength(3)
  const services = 'Loom analysis\nStaffing of mills\nDyeing Services\nWeaving Services\n'
  expect(told(`${services}Completed repairs as needed for all the mills. Drew up plans for the guild and its mills.\nWrote reports to the guild about the looms. Checked the dyes.`)).toHaveLength(4)
})
