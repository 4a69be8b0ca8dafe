import { expect, it } from 'vitest'
import { draftingLine as line, idsOf as ids, type DraftingLine as Line } from '../../test/drafting-line.ts'
import { bestPlaced, withoutFar, withStrongLines } from './strong-lines.ts'

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

it('fills no option with a slight deed that lies far from its subject', () => {
  const ids4 = (nearness: number) => ids(withStrongLines([[], [strong], [second], [printed]], [plain], bears, () => nearness))[0]
  expect(ids4(-2)).toBe('plain')
  expect(ids4(-3)).toBe('')
  expect(ids(withStrongLines([[], [plain], [second], [printed]], [strong], bears, () => -4))[0]).toBe('strong')
})

it('tells a second deed that is about the subject beside the first, though it is slighter than one of another subject would have to be', () => {
  const about = { ...bears, onSubject: ({ id }: Line, at: number) => id === 'plain' && at === 2 }
  const nearness = ({ id }: Line, at: number) => (id === 'plain' && at === 2 ? 1 : -1)
  expect(ids(withStrongLines([[strong], [second], [printed], [slight]], [plain], about, nearness))).toEqual(['strong', 'second', 'printed plain', 'slight'])
  expect(ids(withStrongLines([[strong], [second], [printed], [slight]], [plain], bears, nearness))[2]).toBe('printed')
})

it('lets two options change deeds where both together gain, unless one was told for its option', () => {
  const nearness = ({ id }: Line, at: number) => (id === 'plain' ? at : -at)
  expect(ids(bestPlaced([[plain], [second]], () => false, nearness))).toEqual(['second', 'plain'])
  expect(ids(bestPlaced([[plain], [second]], ({ id }) => id === 'plain', nearness))).toEqual(['plain', 'second'])
  expect(ids(bestPlaced([[plain, slight], [second]], () => false, nearness))).toEqual(['plain slight', 'second'])
})

it('takes out what lies too far for its strength, unless it is about the subject or was told for its option', () => {
  const far = (nearness: number, about = false, stays = false) =>
    ids(
      withoutFar(
        [[strong, second, plain]],
        { onSubject: () => about },
        () => stays,
        () => nearness,
      ),
    )[0]
  expect(far(-2)).toBe('strong second plain')
  expect(far(-3)).toBe('strong second')
  expect(far(-4)).toBe('strong')
  expect(far(-5)).toBe('')
  expect(far(-4, true)).toBe('strong second plain')
  expect(far(-4, false, true)).toBe('strong second plain')
})
