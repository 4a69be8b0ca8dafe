/** The degree that entry requires, beside the degrees that are held. */
import { describe, expect, test } from 'vitest'
import { pointsOf } from '../../../content/petition/questions.ts'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { PEOPLE, WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import { isSettled } from '../case-file.ts'
import { claimsEntry } from './claims-entry.ts'

const [one] = WATER_ENGINEER.degrees
const caseWith = (degree: string, answers: Petitioner['answers'], rest: Partial<Petitioner> = {}) =>
  caseOf({ ...WATER_ENGINEER, degrees: [{ ...one!, degree, field: 'pharmacology' }], ...rest, answers: { name: ['Ada Brink', ''], ...answers } })
const found = (degree: string, occupation: string, answers: Petitioner['answers'] = {}, rest: Partial<Petitioner> = {}): string[] => {
  const file = caseWith(degree, { occupation: [occupation, ''], ...answers }, rest)
  return claimsEntry(file, file.facts.filter(isSettled)).map(({ message }) => message)
}

describe('a degree that the occupation requires and the petitioner does not hold', () => {
  test.each([
    ['Master of Science', 'I work as a stewardship pharmacist. The post requires a Pharm.D.'],
    ['M.S.', 'A Doctor of Pharmacy is required for the job now.'],
    ['Bachelor of Pharmacy', 'Pharmacists need a Pharm.D. degree today.'],
    ['Doctor of Philosophy', 'Entry into the occupation requires an M.D.'],
    ['Bachelor of Science', 'The occupation normally requires a master’s degree.'],
    ['Master of Science', 'The profession requires a Ph.D. or a Psy.D.'],
    ['Master of Science', 'The post requires a Pharm.D. I have no license yet.'],
    ['Master of Science', 'A B.S. was enough until 2004; the position now requires a Pharm.D.'],
  ])('is asked about: %s, %s', (degree, occupation) => expect(found(degree, occupation)).toEqual([expect.stringMatching(/is what is required here/)]))

  test.each([
    ['Doctor of Pharmacy', 'The post requires a Pharm.D.'],
    ['Master of Science', 'The occupation normally requires a bachelor’s degree in chemistry.'],
    ['Master of Science', 'The position requires a master’s degree or a doctorate.'],
    ['Doctor of Philosophy', 'The occupation requires a doctorate.'],
    ['Doctor of Science', 'The occupation requires a Ph.D.'],
    ['Master of Science', 'The occupation does not require a Pharm.D.'],
    ['Master of Science', 'Some employers ask for a doctorate, which is preferred.'],
    ['Master of Science', 'I work as a chemist. I may study for a Ph.D. later.'],
    ['Master of Science', 'The post requires a Pharm.D. The state board accepted my degree as equivalent to the Pharm.D. in 2019.'],
    ['Master of Science', 'The post requires a Pharm.D. I am licensed as a pharmacist in Ohio.'],
    ['Master of Science', 'The post requires a Pharm.D., which I meet by a license of Ohio.'],
    ['Master of Science', 'The clinics of Baltimore, MD require a license for the job.'],
  ])('but not where it is met, not asked of all, or answered: %s, %s', (degree, occupation) => expect(found(degree, occupation)).toEqual([]))

  test('may be met by an equivalence that is told', () => {
    expect(found('Bachelor of Pharmacy', 'The post requires a Pharm.D.', { equivalent: ['The evaluation equates the degree with a Doctor of Pharmacy.', ''] })).toEqual([])
  })
  test('is not a master’s degree where five years stand for it', () => {
    expect(found('Bachelor of Science', 'The occupation requires a master’s degree.', {}, { options: { ...WATER_ENGINEER.options, eb2: ['eb2-five-years'] } })).toEqual([])
  })
  test('is asked where the job offer tells it', () => {
    expect(found('Master of Science', 'I work as a chemist.', { impractical: ['The job description requires a Pharm.D., and the endeavor is not in it.', ''] })).toHaveLength(1)
  })
  test('stands among the points that hold a release, with a question', () => {
    const points = pointsOf(caseWith('Master of Science', { occupation: ['I work as a stewardship pharmacist. The post requires a Pharm.D.', 'O*NET summary, 2026'] }))
    expect(points.filter(({ message }) => /is what is required here/.test(message))).toEqual([expect.objectContaining({ rule: 'may-disagree', question: expect.stringMatching(/^agree-/) })])
  })
})

test('nothing is found in people who hold what they tell', () => {
  const all = [...PEOPLE, ...MORE_PEOPLE].flatMap((person) => {
    const file = caseOf(person)
    return claimsEntry(file, file.facts.filter(isSettled)).map(({ message }) => `${person.key}: ${message}`)
  })
  expect(all).toEqual([])
})
