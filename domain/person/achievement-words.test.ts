import { expect, test } from 'vitest'
import { measuresOf } from './achievement-words.ts'

test.each([
  'Led the integration of a division of 500 salespeople',
  'Managed a team of 10-15 students in the kitchen',
  'Supervised 12 nurses on the night shift',
  'Hired and scheduled a staff of 6-8',
  'Managed a 152 unit apartment community',
  'Doubled the output of the line',
  'Moved 100 web sites to a new system',
  'Cut invoice time by half for 40 dealers in two years',
  'Increased sales by 10+% in every season',
  'Directed trade in the bay, managing 26 key national accounts',
  'Exceeded a sales target of $2 million',
  'Conduct weekly audits of logs for a community with 407 apartments',
  'Implemented a program that made the quality scores increase by 10% in a year',
  'Assisted in a program with a sustained Net Promoter score of 90%',
  'Ranked number 1 among all representatives of the guild',
  'Found openings for the guild in 23 large U.S. towns',
  'As Chief Of Accounts I was responsible for a branch consisting of over 120 employees',
])('a result: %s', (text) => {
  expect(measuresOf(text).isResult).toBe(true)
})

test.each([
  ['a course number', '2413 BUS Principles of Bookkeeping, a study of ledgers and journals'],
  ['a span within a name', 'Completes report cards and 30 Day Educational reviews for each pupil'],
  ['layers', 'Set up the relay and the layer 3 thru 5 switches of the mill'],
  ['versions', 'Repaired Windows 7 and 10 machines'],
  ['what is paid', 'Annual Salary: 40,100 USD Hours per week: 40+ Pay Grade: Q-7'],
  ['a wish', 'My goal is to use my seven years as a weaver and six years helping my aunt run her mill to achieve steady growth'],
  ['an age', 'Caring for 12-18 month old infants'],
  ['a kind of machine', 'Operate 10-key calculators and copy machines'],
  ['a form', 'Prepared supporting schedules for the 10-K reports'],
  ['a plan with a number', 'Explained the 401K plan to all employees'],
  ['a version', 'Daily backup of Anywhere 11.0 databases'],
  ['a product', 'Set up desktops with Win 7, XP Pro machines on the network'],
  ['a unit of measure', 'Isolated strains that survived a salinity of 40 dS/m'],
  ['what the job asks for', 'Able to lift more than 50 lbs as needed'],
  ['a whole duty', 'Assumes 100% responsibility for the quality of products'],
  ['years of work', 'Eight plus years in the growing field of customer care'],
  ['how long it went on', 'Partner in the management and growth of the company spanning over 14 years'],
  ['typing', 'Type 45 words per minute and file records'],
  ['a word for twice', 'Prevented double billing of the copiers'],
  ['a named standard', 'Complied with the Five Diamond Service Standards'],
  ['one of a few', 'Promoted to one of 8 Lead Techs'],
  ['a method', 'Used Six Sigma tools on the line'],
  ['the employer', 'Full-service law firm with over 100 employees and many lenders as clients'],
  ['the employer’s size', 'Maintenance Supply company with 6,000 customers and 30 vendors.'],
  ['what was aimed at', 'Responsible for new trade in the bay with a sales target of $25 million'],
  ['the price of a thing', 'Project Cost: $13.8 million.'],
  ['the size of a thing', 'The project is a road of 8.5 miles between two towns'],
  ['a form of taxes', 'Researched rules in regards to 1099-INT/MISC requirements'],
  ['grades of a school', 'Teach chemistry and physics, 9 through 12 grades'],
  ['an employer with its legal form', 'Quill-Bay Mills, LLC is in the weaving industry with annual sales of $1M- $5M.'],
  ['a course', 'Certified facilitator - 7 Habits of Careful Potters'],
  ['an examination', 'Passed the board examination with a score of 91%'],
  ['a dimension', 'Improved the 3-D structural models of kilns'],
  ['numbers of forms', 'Kept the 402 and 403 forms of the guild'],
  ['a norm', '802.1x and MAB configurations of the switches'],
  ['another’s size at a time', 'As of October 2013, Quillmark serves 84 destinations in 24 states'],
  ['an association', 'The Guild of Potters is one of the largest organizations of its kind with over 38,000 members'],
])('no result: %s', (_, text) => {
  expect(measuresOf(text).isResult).toBe(false)
})

test('a number in words is told whole', () => {
  expect(measuresOf('Applied over one thousand patterns to the cloth').measures).toEqual(['over one thousand patterns'])
})
