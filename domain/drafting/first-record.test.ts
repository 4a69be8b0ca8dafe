import { expect, it } from 'vitest'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import { readPerson } from '../person/read-person.ts'
import { composeSet } from './compose-set.ts'
import { withRecord } from './first-record.ts'
import { draftingLine as line, idsOf as ids, type DraftingLine as Line } from '../../test/drafting-line.ts'

const weak = line('weak', 0.5, 'mapped metrics with the harbor office')
const lesser = line('lesser', 2.6, 'wrote a guide on quay lighting')
const strong = line('strong', 6, 'cut mooring time by half at nine ports')
const printed = line('printed', 6.5, 'partner giving insights on volumes', { quoted: true })
const far = line('far', 6.8, 'opened forty bakeries in three states')
const all = [printed, far, strong, lesser, weak]
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

const read = (...lines: string[]) => readPerson([{ lines: ['Mira Sample', '', 'Experience', ...lines] }], new Date('2026-06-01T00:00:00Z'))
const HARBOR = read(
  'Human Resources Manager, Tarn Docks Inc., 2019 to Present',
  '• Conducted job analysis for crane crews and wrote structured interview guides for hiring',
  '• Reviewed leave and benefits files of dock staff',
  '• Moved the visa filings of foreign divers to one desk, which reduced the filing time by 45%',
  'Human Resources Assistant, Heron Ferries Inc., 2014 to 2019',
  '• Investigated complaints of deck crews and kept the interview notes',
)
const composedFor = (futureProject: string) => {
  const composed = composeSet(
    HARBOR,
    { userBackground: { employmentType: 'employee', futureRoleFocus: '' }, userProposedEndeavor: { futureProject, proposedEndeavorNiche: '', additionalInfo: '' } },
    draftingKnowledge,
  )
  return composed.kind === 'ask' ? [] : composed.set.options
}

it('the first option tells the strongest result, though it is of another subject', () => {
  expect(composedFor('')[0]?.text).toMatch(/by 45%/)
})

it('says what to have ready for a project of one’s own', () => {
  const [first] = composedFor('Build a register of worn mooring ropes that small ports can search before a storm')
  expect(first?.grounding.toProve.filter((item) => item.startsWith('What to have ready'))).toEqual([
    expect.stringMatching(/^What to have ready for the project: a dated letter of one of the small ports on what goes wrong today/),
    expect.stringMatching(/^What to have ready for the work told here: /),
  ])
  const [forPeople] = composedFor('Build a course on knots for older adults so that they can moor at night')
  expect(forPeople?.grounding.toProve.join(' ')).toContain('a dated letter of an organization that serves older adults on what goes wrong')
})
