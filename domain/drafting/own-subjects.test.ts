import { expect, it } from 'vitest'
import { draftingKnowledge as knowledge } from '../../content/areas/all-areas.ts'
import { readPerson } from '../person/read-person.ts'
import { chooseDesigns, fewSubjects } from './choose-designs.ts'
import type { Slot } from './choose-slots.ts'

const FORM = { userBackground: { employmentType: 'employee' as const, futureRoleFocus: '' }, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' } }

function areasOf(resume: string): string[] {
  const chosen = chooseDesigns(readPerson([{ lines: resume.split('\n') }], new Date('2026-06-01T00:00:00Z')), FORM, knowledge)
  return chosen.kind === 'designs' ? chosen.designs.map(({ area }) => area) : []
}

it('gives a speech-language pathologist no pathology, though the title holds the word', () => {
  const areas = areasOf(`Ora Sample
Speech-Language Pathologist

Experience
Lead Speech-Language Pathologist, Tarn Rehabilitation Hospital 2016 - Present
• Started a swallow screening on the stroke ward; pneumonia fell from 8.2% to 4.1% of patients
• Trained 31 nurses of 3 small hospitals by video in the same screening
• Wrote a home practice booklet for aphasia, used by 2 agencies

Education
M.S. Speech-Language Pathology, Tarn University, 2013

Publications
Nurse-run screening on a small ward. American Journal of Speech-Language Pathology, 2021`)
  expect(new Set(areas)).toEqual(new Set(['speech-language']))
})

it('takes the field that degree and work name before an old post in another', () => {
  const areas = areasOf(`Ora Sample
Lead Teacher

Experience
Lead Teacher, Tarn Early Childhood Center 2009 - Present
• Wrote lesson plans for 2 preschool rooms and 34 children
• Led home visits for families of the early childhood program
• Planned the classroom curriculum of a kindergarten for 3 years
• Taught reading to preschool children in small groups

Photographer, Tarn Sports 2005 - 2008
• Took pictures at 40 games

Education
B.S. Early Childhood Education, Tarn University, 2009`)
  expect(areas).toHaveLength(4)
  expect(areas).not.toContain('arts-media')
  expect(areas).toContain('school-teaching')
})

it('gives a lawyer of aircraft finance no bookkeeping', () => {
  const areas = areasOf(`Ora Sample
Consultant

Experience
Consultant, Tarn Advisers 2014 - Present
• Advised 9 lenders on cross-border aircraft financing and the Cape Town filings of 31 aircraft
• Drafted aircraft lease agreements and novations for 2 airlines
• Researched taxation and value added tax of joint ventures

Education
LL.B. Law, Tarn University, 2011

Publications
Taxation of small lenders. Tarn Law Review, 2012`)
  expect(areas).toHaveLength(4)
  expect(areas).toContain('aircraft-finance-law')
  for (const area of areas) expect(area).toMatch(/law/)
})

it('hands a work on to no users of a field that it does not lie in', () => {
  const chosen = chooseDesigns(
    readPerson(
      [
        {
          lines: `Ora Sample
Instructional Designer

Experience
Instructional Designer, Tarn College 2016 - Present
• Helped faculty design 40 online courses with e-learning modules
• Tested course assessments for accessibility in higher education

Clinical Research Coordinator, Tarn Cancer Center 2010 - 2015
• Developed an enrollment tracker for cancer prevention trials, used by 9 clinics

Education
M.Ed. Instructional Design, Tarn University, 2016`.split('\n'),
        },
      ],
      new Date('2026-06-01T00:00:00Z'),
    ),
    FORM,
    knowledge,
  )
  const designs = chosen.kind === 'designs' ? chosen.designs : []
  expect(designs).toHaveLength(4)
  for (const { area, own } of designs) if (own?.general.includes('trial')) expect(area).not.toBe('higher-education')
})

it('says so and asks for more where the resume shows one or two subjects', () => {
  const slot = (id: string) => ({ area: { area: { id: 'dental' } }, problem: { problem: { id } }, object: null }) as unknown as Slot
  expect(fewSubjects(['a', 'b', 'c', 'a'].map(slot))).toEqual([])
  expect(fewSubjects(['a', 'b', 'b', 'a'].map(slot))[0]).toMatch(/^We found two subjects .* Name the field of your next work/)
  expect(fewSubjects(['a', 'a', 'a', 'a'].map(slot))[0]).toMatch(/^We found one subject /)
})
