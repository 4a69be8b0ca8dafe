import { expect, it } from 'vitest'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import { personFromResume } from '../person/person-from-resume.ts'
import { petitioners } from '../../test/endeavor-petitioners.ts'
import type { GeneratorForm } from '../endeavor/endeavor-form.ts'
import { evidenceLines, weighAreas } from './evidence.ts'
import { soughtOccupations } from './sought-role.ts'

it.each([
  ['I want to work in a bank, credit analyst or loan officer', ['13-2041.00', '13-2072.00']],
  ['Registered nurse in a small hospital', ['29-1141.00']],
])('knows the occupations of the roles that are wanted: %s', (answer, codes) => {
  expect([...soughtOccupations(answer).keys()]).toEqual(expect.arrayContaining(codes))
})

it.each(['Project manager for bridge repairs', 'Program director', 'Improve the sleep of shift workers', ''])('knows none of any trade: %s', (answer) => {
  expect(soughtOccupations(answer).size).toBe(0)
})

it('marks the fields in which the role lies, also where nothing else of the person does', () => {
  const form = (futureRoleFocus: string): GeneratorForm => ({
    userBackground: { employmentType: 'employee', futureRoleFocus },
    userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
  })
  const person = personFromResume(petitioners.find(({ id }) => id === 'nurse')!.facts)
  const sought = (answer: string) => weighAreas(evidenceLines(person, form(answer)), person, draftingKnowledge).filter(({ sought = 0 }) => sought > 0)
  expect(sought('Loan officer').some(({ area, ofCareer }) => area.occupations.some((code) => '13-2072.00'.startsWith(code)) && !ofCareer)).toBe(true)
  expect(sought('Improve the sleep of shift workers')).toEqual([])
})
