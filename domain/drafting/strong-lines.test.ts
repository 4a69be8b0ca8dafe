import { expect, it } from 'vitest'
import { draftingLine as line, idsOf as ids, type DraftingLine as Line } from '../../test/drafting-line.ts'
import { withStrongLines } from './strong-lines.ts'

const strong = line('strong', 6, 'cut mooring time by half at nine ports')
const second = line('second', 2.4, 'wrote a guide on quay lighting')
const plain = line('plain', 0.8, 'mapped tides with the harbor office')
const slight = line('slight', 0.2, 'kept lists of buoys in order')
const printed = line('printed', 1.2, 'Tides over the bar', { quoted: true })
const far = line('far', 6.8, 'opened forty bakeries in three states')
const all = [far, strong, second, printed, plain, slight]
const bears = { onSubject: () => false, inField: ({ id }: Line) => id !== 'far' }
const none = () => 0

it('leaves no option without a deed while one of the field is untold, the nearest of weight first', () => {
  expect(ids(withStrongLines([[], [], [], []], all, bears, none))).toEqual(['strong', 'second', 'plain', ''])
  expect(ids(withStrongLines([[strong], [], [second], []], all, bears, ({ id }, at) => (id === 'plain' && at === 3 ? 2 : 0)))).toEqual(['strong', 'plain', 'second', ''])
})

it('puts a strong deed in the place of a slight one of another subject, and beside what is on the subject', () => {
  expect(ids(withStrongLines([[slight], [plain], [second], [strong]], all, bears, none))[0]).toBe('slight')
  expect(ids(withStrongLines([[slight], [plain], [printed], [second]], [strong, second, plain, slight], bears, none))[0]).toBe('strong')
  const about = { ...bears, onSubject: ({ id }: Line) => id === 'slight' }
  expect(ids(withStrongLines([[slight], [second], [second], [second]], [strong], about, ({ id }, at) => (id === 'strong' && at === 0 ? 1 : 0)))[0]).toBe('slight strong')
})

it('tells no deed twice and none of a field that is not the person’s', () => {
  expect(ids(withStrongLines([[strong], [second], [plain], [slight]], all, bears, none)).join(' ')).not.toMatch(/far|strong.*strong/)
})
