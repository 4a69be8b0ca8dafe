import { describe, expect, it } from 'vitest'
import { chooseDesigns } from '../../domain/drafting/choose-designs.ts'
import { composeSet } from '../../domain/drafting/compose-set.ts'
import { withoutTheThing } from '../../domain/drafting/content-of.ts'
import { readPerson } from '../../domain/person/read-person.ts'
import { draftingKnowledge } from './all-areas.ts'

const FORM = {
  userBackground: { employmentType: 'employee' as const, futureRoleFocus: 'The work that I do now' },
  userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
}

const read = (...lines: string[]) => readPerson([{ lines }], new Date('2026-06-01T00:00:00Z'))

function composed(person: ReturnType<typeof read>) {
  const chosen = chooseDesigns(person, FORM, draftingKnowledge)
  const set = composeSet(person, FORM, draftingKnowledge)
  if (chosen.kind !== 'designs' || set.kind !== 'composed') throw new Error('asked')
  return { designs: chosen.designs, options: set.set.options }
}

const bridges = read(
  'Mira Sample',
  'Structural Bridge Engineer',
  '',
  'Experience',
  'Bridge Engineer, Tarn Bridges Ltd. 2016 - Present',
  '• Load rated 212 county bridges; 31 postings removed after load tests',
  '• Wrote Python tool "StrandWise" which estimates lost strands in box beams; calibrated with 22 beams. Eleven county engineers use it.',
  '• Diagnostic load tests w/ strain gauges (14 bridges)',
  '• Replacement of 27 river crossings after the flood of 2018 with scour checks in 9 months',
  '• Assisted with drawings',
  '',
  'Education',
  'MS, Civil Engineering, Tarn University, 2014',
)

describe('lines of weight that no rule can say again', () => {
  const { designs, options } = composed(bridges)

  it('each carry an option of their own, and none tells a degree alone', () => {
    const leads = designs.map(({ whys }) => whys[0]?.clause ?? '')
    expect(leads.filter((clause) => clause === '')).toEqual([])
    expect(new Set(leads).size).toBe(4)
  })

  it('are told as they are printed', () => {
    const all = options.map(({ text }) => text).join('\n')
    const told = ['212 county bridges', '‘StrandWise’', '14 bridges', '27 river crossings'].filter((part) => all.includes(part))
    expect(told.length).toBeGreaterThanOrEqual(3)
    expect(all).toContain('Eleven county engineers use it')
    expect(all).not.toContain('Assisted with drawings')
  })

  it('claim nothing in the fold-out of work that they may be about', () => {
    for (const { grounding } of options) expect(grounding?.toProve.join(' ')).not.toMatch(/reached in other work|training and practice alone/)
  })
})

it('a field that neither headline nor occupation tells comes from what the strongest lines are about', () => {
  const person = read(
    'Ona Sample',
    'ona@example.org / Tarn City',
    '',
    'Research scientist, speech & language. PhD 2021.',
    '',
    'Work',
    'Senior Research Scientist, Tarn Voice (startup) -- Jan 2023–now',
    '* trained noise-robust ASR — word errors on accented harbor-radio audio 30.2 -> 16.8',
    '* designed error-disparity audit of speech models by accent and age; open-sourced (1.2k stars), used by 3 county dispatch centers',
    '* on-device distillation of a speech model, 1.2B -> 80M parameters, runs without cloud',
    'Research intern, Quill Labs (summer 2019)',
    '',
    'Education',
    'PhD Language Technologies, Tarn University 2016-2021',
  )
  expect(composeSet(person, FORM, draftingKnowledge).kind).toBe('composed')
})

it('the object of a strong line that no known problem is about is handed on in the field of the career', () => {
  const { designs } = composed(
    read(
      'Mira Sample',
      '',
      'Experience',
      'Structural Bridge Engineer, Tarn Bridges Ltd. 2016 - Present',
      '• Thermal imaging of swallow nests with a drone, 312 nests in 5 counties',
      '• Load rated 212 county bridges; 31 postings removed after load tests',
      '• Bridge scour checks at 44 piers with sonar',
      '',
      'Education',
      'MS, Civil Engineering, Tarn University, 2014',
    ),
  )
  const handed = designs.find(({ own }) => own !== null)
  expect(handed).toMatchObject({ area: expect.stringMatching(/^(?:bridge-engineering|civil-structures)$/), own: { deliverable: 'practice', general: 'thermal imaging of swallow nests' } })
})

it('a teacher of the deaf is known by degree and work where no title is told', () => {
  const { designs } = composed(
    read(
      'Mira Sample',
      '',
      'Experience',
      '• Wrote a signed reading sequence for deaf children of grade 1 to 4, used in 38 schools',
      '• Coached 92 hearing teachers of deaf pupils by an observation rubric for sign language',
      '',
      'Education',
      'M.Ed., Deaf Education, Tarn University, 2017',
    ),
  )
  expect(designs.map(({ area }) => area)).toContain('deaf-education')
})

/** The longest run of words that two titles share. */
function sharedRun(one: string, other: string): number {
  const words = one.split(' ')
  const runs = words.flatMap((_, from) => words.slice(from).map((_word, more) => words.slice(from, from + more + 1).join(' ')))
  return Math.max(0, ...runs.filter((run) => ` ${other} `.includes(` ${run} `)).map((run) => run.split(' ').length))
}

it('the titles of a set share no clause, however few subjects the work bears on', () => {
  const { options } = composed(
    read(
      'Mira Sample',
      '',
      'Experience',
      'Staff Accountant, Tarn Foods Ltd. 2012 - Present',
      '• Reconciled 42 bank accounts at month end',
      '• Closed the month for 6 plants in 4 days',
      '• Posted journal entries and accruals',
      '• Reconciled the general ledger each month',
      '',
      'Education',
      'BS, Accounting, Tarn University, 2011',
    ),
  )
  expect(options).toHaveLength(4)
  for (const [at, { title }] of options.entries()) for (const other of options.slice(at + 1)) expect({ title, other: other.title, run: sharedRun(title, other.title) < 6 }).toMatchObject({ run: true })
})

it('a method is not handed out with a written method', () => {
  expect(withoutTheThing(['a step-by-step method', 'a form', 'a report on limits', 'instructions for staff'], 'method')).toEqual(['a form', 'a report on limits', 'instructions for staff'])
  expect(withoutTheThing(['a step-by-step method', 'a form', 'a report on limits'], 'method')).toEqual(['a step-by-step method', 'a form', 'a report on limits'])
})
