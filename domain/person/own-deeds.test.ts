import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const RESULT = 'Reduced gas use of tile kilns by 47 percent'
const read = (body: string, below = '') => {
  const lines = `Experience\nWeaver, Quill Mills Inc., 2015 – Present\n• Kept the looms in order.\n${body}\n\n${below}`.split('\n')
  return readPerson([{ lines }], NOW).achievements
}
const results = (body: string, below = '') => read(body, below).filter(({ isResult }) => isResult)
const certainties = (body: string, below = '') => results(body, below).map(({ certainty }) => certainty)

test.each([
  'Key achievements',
  'Responsibilities included:',
  'Project: Kiln renewal',
  'Customer Service',
  'Data Management and Training',
  'Delivered Results',
  'Employed in several roles including the following:',
  'Gross Margin Improvement',
  'Financial Management:',
  'LOOM TO SHUTTLE CONVERSION',
  'Rebuilt the dye house of the bay',
  'Mill Award, 3 of 4 years',
  'Strong communication skills',
])('below a line that is known a result is sure: %s', (head) => expect(certainties(`${head}\n• ${RESULT}`)).toEqual(['sure']))

test.each([
  'Tom Lee’s doctoral project',
  'Results of my supervisor’s group',
  'Competitor benchmarks',
  'Goals for 2027',
  'Case study from the literature',
  'What the mill achieved',
  'Planned outcomes',
  'Company achievements',
  'Observed at Marble Kilns:',
  'Trained under Jane Roe',
  'Jane Roe, lead',
  'Kiln of the Bay 2028',
])('below another line it is not: %s', (head) => {
  expect(certainties(`${head}\n• ${RESULT}`)).toEqual(['unsure'])
  expect(certainties('', `Projects\n${head}\n${RESULT}`)).not.toContain('sure')
  expect(certainties('', `Summary\n${head.replace(/:$/, '')}:\n${RESULT}.`)).not.toContain('sure')
})

test.each([
  'As a trainee I looked on while the masons',
  'What the lime crew got done',
  'The glaze team of Ines Roe',
  'Notes from the gallery',
  'Figures I was handed',
  'Heard at the quarry gate',
  'Under debate',
  'Quarry in Galway',
  'My task was to file the minutes of a board which',
  'Wrote down what the crew',
])('what leads a result and is not known to be the person’s own leaves it unsure: %s', (line) => {
  expect(certainties(`${line}\n• ${RESULT}`)).not.toContain('sure')
  expect(certainties(`${line}:\n• ${RESULT}`)).not.toContain('sure')
  expect(certainties(`${line}.\n• ${RESULT}`)).not.toContain('sure')
})

test('behind a sentence of somebody a deed without a subject is nobody’s, and one of “I” is the person’s', () => {
  const prose = (text: string) => readPerson([{ lines: ['Experience', 'Senior Weaver, Quill Mills Inc., 2015 – Present', text] }], NOW).achievements.filter(({ isResult }) => isResult)
  expect(prose(`As a trainee I looked on. ${RESULT}.`).map(({ certainty }) => certainty)).toEqual(['unsure'])
  expect(prose('As a trainee I looked on. I reduced gas use of tile kilns by 47 percent.').map(({ certainty }) => certainty)).toEqual(['sure'])
  expect(prose(`I was a weaver of the guild. ${RESULT}.`).map(({ certainty }) => certainty)).toEqual(['sure'])
  expect(prose(`Our company weaves rugs for hotels. ${RESULT}.`).map(({ certainty }) => certainty)).toEqual(['sure'])
})

test('a clause where a title would stand leaves what is below it unsure', () => {
  const { roles, achievements } = readPerson(
    [{ lines: ['Experience', 'Senior Weaver, Quill Mills Inc., 2015 – Present', 'A day among the quarry chiefs', `• ${RESULT}`, '• Wove rugs for the guild'] }],
    NOW,
  )
  expect(roles.map(({ certainty }) => certainty)).not.toContain('sure')
  expect(achievements.map(({ certainty }) => certainty)).not.toContain('sure')
})

test('a line that names somebody else makes what else is told below it unsure too, and a project does not', () => {
  const duty = (head: string) => read(`${head}\n• Wove rugs for the guild`).find(({ text }) => text.includes('rugs'))?.certainty
  expect(duty('Tom Lee’s doctoral project')).toBe('unsure')
  expect(duty('Marble Kiln Renewal')).toBe('sure')
})

test('a bullet heads those that stand further right, until one stands where it does', () => {
  const layout = (x: number) => ({ x, endX: 400, y: 0, size: 10, bold: false, italic: false, drop: 12, column: 0, breaks: [] })
  const lines = ['Experience', 'Weaver, Quill Mills Inc., 2015 – Present', '• Tom Lee’s doctoral project', `• ${RESULT}`, '• Trained 300 weavers of the bay']
  const page = { lines, layout: [layout(10), layout(10), layout(10), layout(30), layout(10)] }
  expect(
    readPerson([page], NOW)
      .achievements.filter(({ isResult }) => isResult)
      .map(({ certainty }) => certainty),
  ).toEqual(['unsure', 'sure'])
})

test.each([
  'Reduced lead times from 40 to 12 days',
  'Increased sales by 40% in two seasons',
  'In 2019, trained 300 weavers of the bay',
  'Over ten years I have trained 300 weavers of the bay',
  'Have reduced the keying of orders by 40%',
  'Ranked 2nd of 40 mills',
  'Exceeded a sales target of $2 million',
  'No audit findings in 12 seasons',
  'Monthly analysis of orders led to a growth of 20%',
  'Instrumental in reducing overhead by 40%',
  'Responsible for recruitment of 950 weavers, exceeding the goals set',
  'Improved yield (wool combing) by 12%',
  'Increased loss prevention by 12%',
  'Improved yield (from 40 to 60%) for the mill',
  'Silt forecasts: developed 12 models of the bay, cutting dredging by 20%',
  'Losses of wool from 38% to 29%',
  'The protocol for the dyeing of wool reduced faults from 7.1 to 4.4 a month',
  'The waiting list of millers came down by 40%',
  'Pruned 4,000 trees of the guild',
  'Never missed a deadline of 13 fairs',
  'Raised sales by 20% by finding potential weavers of the bay',
  'Reduced cancelled sales from 5% to 1%',
  'Raised the care of guests by 3% (measured by orders filled)',
  'A decrease in loom times while reducing faults by 33% and raising profitability',
])('a result in the form of an own deed is sure: %s', (text) => expect(certainties(`• ${text}`)).toEqual(['sure']))

test('what goes on with an own deed is as sure as that, and a person, a firm, or a routine is not', () => {
  expect(certainties('• Launched the color fairs of the guild. Resulted in a growth of 237% in 2019.')).toEqual(['sure'])
  expect(certainties('• I created a coaching routine of 15 minutes a day that 640 families have used')).toEqual(['sure'])
  expect(certainties('• Irrigation program on 212 pivots: pumping decreased by 29% in five seasons')).toEqual(['sure'])
  expect(certainties('• Verifies about 60 orders per day')).not.toContain('sure')
})

test('a bullet that ends with the small word of its clause is whole, and leads nothing', () => {
  expect(certainties('• Wrote the gauge that 40 kilns are fired with\n• Cut the losses by 38%')).toEqual(['sure', 'sure'])
})

test('a short deed in a list without marks heads nothing, and what is named as outcomes does', () => {
  const list = (line: string) => certainties(`\nObtained the permits of the bay\n${line}\nDecreased the waste of wool by 23%`)
  expect(list('Attended the fairs')).toEqual(['sure'])
  expect(list('Planned outcomes')).not.toContain('sure')
})

test.each([
  'Took 40 calls per day from millers',
  'No more than 12 percent of kilns improved',
  'Worked toward a goal to achieve 100% of orders',
  'Found a potential savings of 30 percent',
  'Reduced sales from 5% to 1%',
  'Increased sales by 3% but lost 12% of the customers',
  'Set a target of 30 percent growth',
  'Reduced output from 400 to 90 tiles an hour',
  'Cut the number of customers by 40%',
  'Increased employee turnover by 30%',
  'Improved output by -12%',
  'Ranked 39th of 40 mills for output, 12% below the first',
  'Placed 39th of 40 mills',
  'Copied a report on how Marble Kilns saved $2 million',
  'Improved nothing in 40 mills',
  'Witnessed 40 fires of the mill',
  'Her losses of wool fell from 38% to 29%',
  'A predecessor cut the losses by 38%',
  'The mill that fired me cut the losses by 38%',
  'Marble Kilns reduced gas use by 47 percent',
  'Jane Roe and Tom Lee reduced gas use by 47 percent',
  'Due to gas use reduced by 47 percent the mill closed',
  'Never reduced gas use by 47 percent',
  'Helped Tom Lee to win $4 million',
  'Worked at the mill when Tom Lee raised output by 30%',
  `${RESULT} [by Jane Roe]`,
  `${RESULT} – Tom Lee, my manager`,
  `${RESULT}, per the claim of the vendor`,
  'Saved $2 million (unverified)',
  'Read 40 papers of the guild',
  'Received 40 complaints',
  'Won none of 12 bids',
  'Achieved only half of the 40 kilns',
  'Developed a plan to cut losses by 20 percent',
  'Tom Lee: reduced gas use by 47 percent',
])('what may be another’s, undone or no success is not sure: %s', (text) => expect(certainties(`• ${text}`)).not.toContain('sure'))
