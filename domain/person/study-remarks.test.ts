import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'
import { leavesOpen } from './study-remarks.ts'

const NOW = new Date('2026-11-29T00:00:00Z')
const WORK = ['', 'EXPERIENCE', 'Process Engineer, Marble Works Inc., Quillshore, OH', 'Jan 2024 - Present', '- Reduced scrap by 12% across two lines']
const degreesOf = (...lines: string[]) => readPerson([{ lines: ['Dana Quillmark', '', 'EDUCATION', ...lines, ...WORK] }], NOW).degrees.map(({ certainty, completed }) => [certainty, completed])
const BACHELOR = 'Bachelor of Science in Botany, Quill University, 2014'
const DOCTORATE = 'Ph.D. in Botany, Quill University, 2014 - 2019'

test.each([
  'Degree awarded: N/A',
  'Finished all but thesis with honors',
  'Exmatriculated 2018',
  '2L',
  'Predoctoral stage',
  'No Degree Conferred',
  'Received no diploma',
  'Focus on kilns, ABD',
  'Completed 90 of 120 credits with distinction',
  'Graduated: No',
  'Completed: 75%',
  'Will graduate cum laude',
  'On track to graduate next May',
  'Two courses remaining',
  'Thesis being written',
  'Defense scheduled for spring',
  'Passed qualifying examinations; advanced to candidacy',
  'To be conferred December 2020',
  '- One semester left until graduation',
  'Dissertation submitted, awaiting committee review',
  'Final examination deferred',
  'Currently studying part time',
  'Third-year student',
  'Degree pending completion of final studio',
  'Admitted for Fall 2012',
  'Successfully defended prospectus',
  'GPA 3.7, 27/30 credits',
  '2 papers yet to clear',
  'Dismissed for low grades',
  'Terminated candidacy to join industry',
  'Program suspended because of deployment',
  'All requirements met except thesis',
  'School closed before I could finish',
  'Switched to architecture at another college',
  'Writing up',
  'About halfway through',
  'THESIS STILL TO BE WRITTEN',
  'Did three years, no diploma',
  'Backlog in two subjects',
  'Exited the program with a certificate',
  'Compelled to discontinue owing to illness',
  'I stopped attending in my junior year',
  'Diploma withheld',
  'Stage: data collection',
  'Took a break from research in 2012',
  'Project proposal accepted',
  'Coursework finished; thesis never turned in',
  'Financial hold on diploma',
  'Rising third-year',
  '80% complete',
  'Student teaching incomplete',
  '120 of 124 credits',
  'Thesis: in preparation',
  'Dissertation: submitted',
  'Thesis: Kilns of the valley (to be defended)',
  'Graduation: Spring 2027',
])('a remark below a degree leaves open whether it was given: %s', (below) => {
  for (const degree of [BACHELOR, DOCTORATE]) expect(degreesOf(degree, below)).not.toContainEqual(['sure', true])
})

test.each([
  ['on its line', 'B.S. in Botany | Quill University | 2010-2013 | 101 hrs completed'],
  ['in brackets', 'PhD [thesis with examiners], Botany, Quill University, 2024'],
  ['as a head over it', 'Degrees in Progress', BACHELOR],
  ['as a year that goes on', 'B.S. in Botany, Quill University, 2026'],
  ['as the month of the reading', 'B.S. in Botany, Quill University, November 2026'],
  ['as a beginning', 'M.S. in Botany, Quill University', 'Start: September 2025'],
])('so does one %s', (_, ...lines) => expect(degreesOf(...lines)).not.toContainEqual(['sure', true]))

test.each([
  'Magna cum laude',
  'Degree: No. 88-123',
  'Thesis: Work in Progress in Continuous Steel Mills',
  'Thesis on work in progress in mills',
  'Dissertation: "Grain Growth in Pending Phase Transitions of Nickel Alloys"',
  'Title of dissertation: Remaining Symmetries of Pending Collisions',
  'Senior Thesis - Delayed Failure in Partial Joints',
  'Relevant coursework: Missing Data, Failure Analysis, Current Topics in Control',
  'Study abroad: Lisbon, Portugal (Spring 2012)',
  "Dean's List (six semesters)",
  '- Teaching assistant for three undergraduate courses',
  'Taught two sections of an introductory course each term',
  'Phi Beta Kappa; Honors thesis on memory in candidates for office',
  'Passed final examinations with distinction',
  'Passed the CPA exam',
  'Admitted to the bar, 2004',
  'Senior design: Hydraulic press for student workshops',
  'Thesis supervised by Prof. Carol Finch',
  'Worked 20 hours per week while enrolled to fund studies',
  'Two-year program with a research thesis on scour at bridge piers',
  'Graduated with High Honors, departmental thesis prize',
  '120 ECTS, final grade 1.3',
  '128 credits',
  'Year of passing: 2014',
  'Graduation: May 2014',
  'Thesis Track',
  'Top 10% of class, Coursework in Kiln Technology, Coursework in Botany',
  'Senior thesis examined housing in small towns',
  '- Formula race car suspension lead',
  'September 2012 Thesis Title: Signals of Partial Failure in Remaining Welds',
  'Clustering for Approximate Kilns, MSc Thesis Oct 2012 - Sep 2013',
  'Capstone: Predicting delayed flights',
  'Summer field camp at Moss Lake',
  'Editor of the student newspaper',
  'Sigma Theta Tau, inducted 2011',
  'Second class upper',
])('what finished studies show leaves a degree sure: %s', (below) => expect(degreesOf(BACHELOR, below)).toEqual([['sure', true]]))

test('a title that goes on below its label says nothing of the studies', () => {
  const title = 'Dissertation: Left behind by the river: how villages that were never finished remain in the delta and what is to be'
  expect(degreesOf('Ph.D. in Geography, Quill University, 2014', title, 'expected of the roads that are still under construction')).toEqual([['sure', true]])
})

test('a remark under the studies that go on leaves it sure that they do', () => {
  expect(degreesOf('Ph.D. in Botany, Quill University, 2022 - Present', 'Passed qualifying examinations')).toEqual([['sure', false]])
})

// In the fifth power of its length it would not end.
test.each(['kilndome'.repeat(40), 'kiln-dome-'.repeat(60), '窯'.repeat(300)])('a line without blanks below a degree is read: %#', (line) => expect(degreesOf(BACHELOR, line)).toHaveLength(1))

test.each(['.', '-', "'", ".'-"])('a run of marks is read in a moment: %s', (mark) => {
  const from = performance.now()
  leavesOpen(mark.repeat(60_000 / mark.length), NOW)
  expect(performance.now() - from).toBeLessThan(1_000)
})

const toldOf = (...lines: string[]) =>
  readPerson([{ lines: ['Education', ...lines] }], NOW).degrees.map(({ level, field, school, year, completed, certainty }) => [level, field, school, year, completed, certainty])

test('the small words of a name in another language are no sentence', () =>
  expect(toldOf('MSc, Kiln Medicine\t2012–2014', 'Universidade Federal do Rio Quill do Sul, Marble, Brazil')).toEqual([
    ['master', 'Kiln Medicine', 'Universidade Federal do Rio Quill do Sul', 2014, true, 'sure'],
  ]))

test('a thesis that its bracket tells on the next line leaves nothing open', () =>
  expect(toldOf('2009.03 ~ 2011.02\tM.S. in Materials Science, Quill University, Marble, Korea (thesis:', 'Clay plasma diagnostics)')[0]?.slice(4)).toEqual([true, 'sure']))

test('a doctorate that tells in brackets what it is called elsewhere is one, with its field', () =>
  expect(toldOf('2018–2022 Dr.techn. (PhD) in Geotechnical Engineering, Quill University of Technology, Austria')).toEqual([
    ['doctorate', 'Geotechnical Engineering', 'Quill University of Technology', 2022, true, 'sure'],
  ]))

test('a program for managers is an entry of its own', () =>
  expect(
    toldOf('Quill University', 'Master of Science, Economics · (2014 - 2015)', '', 'Marble School of Business', 'Executive program, Leadership for Industry · (2021)').map((degree) => [
      degree[2],
      degree[5],
    ]),
  ).toEqual([['Quill University', 'sure']]))

test('a school that the width of the page broke within a word is whole', () =>
  expect(toldOf('2014–2017\tPh.D. in Biomedical Informatics, Quill and West-', 'ern Marble University')[0]?.[2]).toBe('Quill and Western Marble University'))

test('a candidate in part time is one, with the field behind', () =>
  expect(toldOf('2024–\tPh.D. candidate (part-time), Biomedical Informatics, Quill University (expected 2027)')).toEqual([
    ['doctorate', 'Biomedical Informatics', 'Quill University', null, false, 'unsure'],
  ]))

test('a specialization with a school of its own is no part of the degree before it', () => {
  const lines = ['M.S. Kiln Analytics', 'Universidad de los Quillos', '2018 – 2019', '', 'Specialization in Epidemiology (in', 'progress)', 'Universidad Marmol – online', '2025 –']
  expect(toldOf(...lines)).toEqual([['master', 'Kiln Analytics', 'Universidad de los Quillos', 2019, true, 'sure']])
  expect(toldOf('M.S. Botany', 'Quill University', '2018 – 2019', '', 'Specialization in Kiln Science')[0]?.[2]).toBe('Quill University')
})

test('the completion of another course by its name leaves no degree open, that of a part of the studies does', () => {
  const certainty = (below: string) =>
    readPerson([{ lines: `Anna Quill\n\nEDUCATION\n\nAssociate of Arts : Botany , 05/2013 Quill College - City\n${below}`.split('\n') }], new Date('2026-11-22T00:00:00Z')).degrees[0]?.certainty
  expect(certainty('Graduation of Aircraft Loom Systems : Aircraft Loom Systems 2A635 , 12/2016 Quill Air Base - City')).toBe('sure')
  expect(certainty('Completion of Coursework for the degree , 12/2016')).toBe('unsure')
  expect(certainty('Completion of Kiln Thesis pending')).toBe('unsure')
})
