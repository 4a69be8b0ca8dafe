import { expect, it } from 'vitest'
import { formsShownBy } from './kind-of-work.ts'

it.each([
  ['trained 120 technicians on relay test procedures', 'training'],
  ['developed policies for four departments', 'practice'],
  ['built a tracking system used by nine plants', 'tool'],
  ['evaluated properties in two counties', 'evidence'],
  ['managed operations for seven branches', 'service'],
  ['greeted visitors in two languages', null],
])('%j shows the skill for %s', (clause, form) => {
  expect(formsShownBy({ clause, kind: 'work' })[0] ?? null).toBe(form)
})

it('shows no skill by an award, a patent or a paper', () => {
  for (const kind of ['award', 'patent', 'publication'] as const) expect(formsShownBy({ clause: 'built a tracking system', kind })).toEqual([])
})
