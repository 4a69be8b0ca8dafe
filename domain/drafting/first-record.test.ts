import { expect, it } from 'vitest'
import { withRecord } from './first-record.ts'

const line = (id: string, strength: number, words: string, more: { quoted?: boolean } = {}) => ({
  id,
  kind: 'work' as const,
  strength,
  quoted: more.quoted ?? false,
  stated: false,
  text: ` ${words} `,
  object: null,
})
const weak = line('weak', 0.5, 'mapped metrics with the harbor office')
const lesser = line('lesser', 2.6, 'wrote a guide on quay lighting')
const strong = line('strong', 6, 'cut mooring time by half at nine ports')
const printed = line('printed', 6.5, 'partner giving insights on volumes', { quoted: true })
const far = line('far', 6.5, 'opened forty bakeries in three states')
const all = [printed, far, strong, lesser, weak]
const ids = (lines: readonly (readonly Line[])[]) => lines.map((of) => of.map(({ id }) => id).join(' '))
type Line = typeof weak
const nowhere = { onSubject: () => false, inField: ({ id }: Line) => id !== 'far' }

it('tells the strongest line of the field in the first option, wherever it stood, before what is about no subject either', () => {
  expect(ids(withRecord([[weak], [strong], [], []], all, nowhere, 0))).toEqual(['strong weak', '', '', ''])
  expect(ids(withRecord([[weak], [lesser], [], []], all, nowhere, 0))).toEqual(['strong weak', 'lesser', '', ''])
})

it('leaves a line at the option that it is about, and lets one on the subject lead in the first', () => {
  const about = { ...nowhere, onSubject: ({ id }: Line, at: number) => (id === 'strong' && at === 1) || (id === 'weak' && at === 0) }
  expect(ids(withRecord([[weak], [strong], [], []], [strong, lesser, weak], about, 0))).toEqual(['weak', 'strong', '', ''])
  expect(ids(withRecord([[weak], [], [], []], [strong, lesser, weak], about, 0))).toEqual(['weak strong', '', '', ''])
})

it('tells the next one in the second option where that tells nothing', () => {
  expect(ids(withRecord([[strong], [], [], []], [strong, lesser, weak], nowhere, 1))).toEqual(['strong', 'lesser', '', ''])
  expect(ids(withRecord([[strong], [weak], [], []], [strong, lesser, weak], nowhere, 1))).toEqual(['strong', 'weak', '', ''])
})

it('adds no slight line', () => {
  expect(ids(withRecord([[lesser], [], [], []], [lesser, weak], nowhere, 0))).toEqual(['lesser', '', '', ''])
  expect(ids(withRecord([[], [], [weak], []], [weak], nowhere, 0))).toEqual(['', '', 'weak', ''])
  const plain = line('plain', 2, 'wrote procedures for the crane crews')
  expect(ids(withRecord([[], [], [], []], [plain], nowhere, 0))).toEqual(['', '', '', ''])
  // What is told of another subject anyway is told in the first option as well as there.
  expect(ids(withRecord([[], [], [plain], []], [plain], nowhere, 0))).toEqual(['plain', '', '', ''])
})
