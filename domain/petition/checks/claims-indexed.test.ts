/** What several facts of one case say of one thing. */
import { describe, expect, test } from 'vitest'
import { pointsOf } from '../../../content/petition/questions.ts'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'

const messages = (answers: Petitioner['answers']) =>
  pointsOf(
    caseOf({
      ...WATER_ENGINEER,
      roles: [{ title: 'engineer', employer: 'Redclay Works', from: 'July 2019', to: 'present' }],
      endeavor: 'To develop and publish a test by which potteries find cracks in a kiln before it is fired',
      answers: { name: ['Ada Brink', ''], ...answers },
    }),
  ).map(({ quote, message }) => `${quote} | ${message}`)
const one = (start: RegExp) => [expect.stringMatching(start)]
const GUILD = 'Letter of the potters’ guild, 2026'

describe('how many use it', () => {
  test('two counts of one noun, wherever they stand', () => {
    expect(messages({ users: ['Six workshops use it.', GUILD], impractical: ['The work serves fifteen workshops at once.', GUILD] })).toEqual(one(/“fifteen workshops” here, and “Six workshops”/))
    expect(
      messages({ users: ['The schools of Tamsin and Orrell use it now.', GUILD], impractical: ['The schools that use the test are nine public schools, and none has a post for it.', GUILD] }),
    ).toEqual(one(/“nine schools” here, and “The schools of Tamsin and Orrell”/))
  })
  test.each([
    ['one of the two tells both', 'Six workshops and two schools use it; with those of Orrell nine schools use it.', 'The test serves nine schools.'],
    ['more of them', 'Six workshops use it.', 'Twelve more workshops use it next year.'],
    ['what they may do', 'Six workshops use it.', 'About 900 workshops could use it.'],
    ['each of its own year', 'In 2024 six workshops used it.', 'In 2026 fourteen workshops used it.'],
    ['of all there are', 'Six workshops use it.', 'There are 900 workshops of this size that use the old test.'],
    ['a part of them', 'Six workshops use it.', 'Three workshops that never paid me use it.'],
    ['the sum of what another tells', 'Six workshops in Ohio use the test and four workshops in Iowa use the test.', 'The test serves ten workshops.'],
    ['use of other things', 'Six workshops use it.', 'Forty workshops use gas.'],
  ])('no question where it is told %s', (_name, users, spread) => expect(messages({ users: [users, GUILD], spread: [spread, GUILD] })).toEqual([]))
  test('of people by what they do, and of a place by its name', () => {
    expect(messages({ users: ['Five glazers use it.', GUILD], impractical: ['The work serves 20 glazers.', GUILD] })).toEqual(one(/“20 glazers” here, and “Five glazers”/))
    expect(messages({ interest: ['In 2026 nine schools of Mississippi signed.', 'Letters of nine schools, 2026'], plan: ['In 2027 I will bring it to 20 schools in Mississippi.', ''] })).toEqual(
      one(/“20 schools” in the plan/),
    )
  })
  test('customers who pay, and those of whom a payment is told', () => {
    const paid = ['Orrell paid my firm $4,000. Tamsin and Wick have paid nothing.', 'Accounts, 2026'] as const
    expect(messages({ 'user-ties': paid, progress: ['The firm has had three paying customers since 2024.', 'Accounts, 2026'] })).toEqual(one(/3 pay here, and the other facts name 1/))
    expect(
      messages({ 'user-ties': ['Orrell and Tamsin paid my firm $4,000. Wick has paid nothing.', 'Accounts, 2026'], progress: ['The firm has had two customers since 2024.', 'Accounts, 2026'] }),
    ).toEqual([])
  })
  test('a plan for more than those who wrote', () => {
    const interest = ['The guilds of Orrell and Tamsin wrote in July 2026 that eight schools will try it.', 'Letters of two guilds, July 2026'] as const
    expect(messages({ interest, plan: ['By December 2027 I will bring it to 15 more schools with the two guilds.', ''] })).toEqual([])
    expect(
      messages({
        interest: ['The two networks wrote in July 2026 that eight schools will try it.', 'Letters of two networks, July 2026'],
        plan: ['By December 2027 I will bring it to 15 more schools with the two networks.', ''],
      }),
    ).toEqual(one(/“15 more schools” in the plan, and fewer/))
  })
})

describe('who stands behind it', () => {
  const beyond = (text: string) => ({ beyond: [text, GUILD] as const })
  test.each([
    ['that never paid, by its proper name', 'Kestrel Ceramics has never employed or paid me.', 'Kestrel Ceramics pays me $9,000 a year for repairs.', /without a tie here/],
    ['that took the work up', 'Kestrel Ceramics adopted the test in 2025.', 'Kestrel Ceramics lends me a furnace until 2028.', /took the work up, and gives money or other support/],
    ['by the short form of its name', 'The Larch Potters Union put the test into its course in 2025.', 'The union pays me $12,000 for 2027.', /took the work up, and gives/],
    [
      'of the expert who judged it',
      'Dr. Ines Aldo of Marsh State University compared the test with three others.',
      'I use the furnace hall of Marsh State University without charge.',
      /measured or judged the work, and gives/,
    ],
    [
      'of the company that measured it',
      'Kestrel Ceramics measured the cracks with and without the test.',
      'The work is funded by Kestrel Ceramics until 2028.',
      /measured or judged the work, and gives/,
    ],
  ])('a body %s', (_name, told, means, message) => expect(messages({ ...beyond(told), means: [means, 'Work plan, 2026'] })).toEqual([expect.stringMatching(message)]))
  test.each([
    ['is another', 'Kestrel Ceramics adopted the test in 2025.', 'Redfern Ceramics lends me a furnace until 2028.'],
    ['will only be asked', 'Kestrel Ceramics adopted the test in 2025.', 'Kestrel Ceramics may lend me a furnace.'],
    ['pays its own people', 'Kestrel Ceramics adopted the test in 2025.', 'Kestrel Ceramics pays its potters for each kiln they test.'],
    ['is disclosed with the use', 'Kestrel Ceramics adopted the test in 2025. Kestrel Ceramics lends me a furnace until 2028.', 'Kestrel Ceramics lends me a furnace until 2028.'],
  ])('but none that %s', (_name, told, means) => expect(messages({ ...beyond(told), means: [means, 'Work plan, 2026'] })).toEqual([]))
  test('a body whose grant only the title of its letter names', () =>
    expect(
      messages({
        beyond: ['The Ohio ceramics department changed its form in 2025 and names the test. The department has never employed me.', 'Form of the Ohio ceramics department, 2025'],
        means: ['The state has granted $90,000.', 'Grant agreement, state ceramics department, 2025'],
      }),
    ).toEqual(one(/without a tie here.*under “Grant agreement/)))
  test('what is lent without a word of the petitioner, among the means', () =>
    expect(messages({ beyond: ['Kestrel Ceramics adopted the test in 2025.', GUILD], means: ['Kestrel Ceramics gives its furnaces and an office for free.', ''] })).toEqual(
      one(/gives money or other support/),
    ))
  test('whose the company is', () => {
    const control = ['I own 60 percent, and the cofounder has 40.', 'Articles, 2026'] as const
    expect(messages({ vehicle: ['I do it through Gustline, and I own it.', 'Articles, 2026'], 'owner-control': control })).toEqual(
      expect.arrayContaining(one(/owned by one, and another fact tells of a part/)),
    )
  })
  test('who pays for the post', () => {
    const vehicle = ['My post is paid by grants until 2028.', 'Letter of Redclay Works'] as const
    expect(messages({ vehicle, means: ['Redclay pays my salary until 2028.', 'Letter of Redclay Works'] })).toHaveLength(1)
    expect(messages({ vehicle, means: ['A grant pays my salary until 2028.', 'Letter of Redclay Works'] })).toEqual([])
  })
  test('what was made alone, and with others', () => {
    const method = ['The glaze table is mine alone.', 'Glaze manual, 2025'] as const
    expect(messages({ method, publications: ['“A glaze table for low kilns”, Kiln Review, 2024; I am the first of three authors.', 'Kiln Review, 2024'] })).toEqual(
      one(/told as made alone, and another fact tells of others/),
    )
    expect(messages({ method, 'own-part': ['The glaze table was made by me and my cofounder Ilse Maren.', 'Letter of Redclay Works'] })).toEqual(one(/told as made alone/))
    expect(messages({ method, 'own-part': ['Two students measured the furnaces.', 'Letter of Redclay Works'] })).toEqual([])
    expect(
      messages({
        method: ['The glaze rule is mine; reading furnaces was known before.', 'Glaze manual, 2025'],
        'own-part': ['I wrote it; two students were there and two colleagues measured the furnaces.', 'Letter of Redclay Works'],
      }),
    ).toEqual([])
  })
})

test('what was made alone, and by another in the same answer', () => {
  const told = (part: string) => messages({ 'own-part': [part, 'Glaze manual, 2025'] }).filter((message) => /the same answer tells of others/.test(message))
  expect(told('I wrote the entire program alone. Ada Reed wrote about half of the code of the program.')).toHaveLength(1)
  expect(told('I wrote the whole program by myself. Two students of the college measured the kilns, and they also programmed the interface.')).toHaveLength(1)
  expect(told('I designed the model alone. My colleague Ada Reed programmed half of the model.')).toHaveLength(1)
  expect(told('I wrote the program alone. Ada Reed wrote the manual of the program.')).toEqual([])
  expect(told('I wrote the program alone. Two students measured the kilns.')).toEqual([])
})

test('how many of any sort, where it is asked who uses it', () => {
  const told = (users: string, spread: string) => messages({ users: [users, GUILD], spread: [spread, GUILD] }).filter((message) => /in another fact/.test(message))
  expect(told('At the moment 14 furnaces of five guilds are being tested with the chart.', 'So far, it has been applied to 11 furnaces.')).toHaveLength(1)
  expect(told('So far six furnaces are running it.', 'Nine furnaces are using it.')).toHaveLength(1)
  expect(told('Nine furnaces of Ohio are utilizing the chart.', 'The chart has been applied in 12 furnaces so far.')).toHaveLength(1)
  expect(told('27 kilns used it last season.', 'Three kilns tried it so far.')).toHaveLength(1)
  expect(told('14 furnaces of five guilds are being tested with the chart.', 'It could be used on 900 furnaces.')).toEqual([])
  expect(told('14 furnaces of five guilds are being tested with the chart.', 'It was used for 11 months.')).toEqual([])
})

describe('dates that everything hangs on', () => {
  const urgency = ['The guild revises its course in June 2027. What is not validated by then waits until 2031.', GUILD] as const
  test('what has to be shown by the near date, and is planned for later', () => {
    expect(messages({ urgency, plan: ['By April 2027 four workshops will run the test. By December 2027 I will publish the results.', 'Work plan, 2026'] })).toEqual(
      one(/is the date by which it is needed/),
    )
    expect(messages({ urgency, plan: ['By April 2027 I will publish the results of four workshops. By December 2027 I will publish the second part.', 'Work plan, 2026'] })).toEqual([])
  })
  test('a month of every year before it', () => {
    expect(messages({ urgency: ['The firing season starts in March each year. The rule of the guild begins in June 2027.', GUILD] })).toEqual(one(/March comes before June 2027/))
    expect(messages({ urgency: ['The fair is in August each year. The rule of the guild begins in June 2027.', GUILD] })).toEqual([])
  })
})

test('how many services use it', () => expect(messages({ users: ['Five ambulance services use it.', GUILD], progress: ['Six services run it.', GUILD] })).toEqual(one(/“Six services” here/)))

test('a rule whose exhibit is guidance, and one that is only proposed elsewhere', () => {
  expect(messages({ beyond: ['The State board of kilns put the test into its rules in 2025.', 'Guidance of the State board of kilns, 2025'] })).toEqual(one(/title of what shows it: “Guidance/))
  expect(
    messages({
      beyond: ['The Ohio board of kilns put the test into its rules in 2025.', 'Minutes of the Ohio board of kilns, 2025'],
      interest: ['The Ohio board of kilns included the test in its draft rule of May 2026.', GUILD],
    }),
  ).toEqual(one(/only advises or is only proposed in another fact/))
  expect(messages({ beyond: ['The State board of kilns put the test into its rules in 2025.', 'Rules of the State board of kilns, 2025'] })).toEqual([])
})
