import { describe, expect, it } from 'vitest'
import { readPerson } from '../person/read-person.ts'
import { assetsOf } from './assets.ts'
import { keepsMeaning } from './keeps-meaning.ts'
import { tellAchievement } from './restate-achievement.ts'
import { restateLine } from './restate-line.ts'

const DEED = 'the control systems of 12 plants'

function told(line: string): string[] {
  const facts = readPerson([{ lines: ['Mira Sample', 'Engineer', '', 'Experience', 'Engineer, Tarn Bridges Ltd. 2019 - Present', `• ${line}`] }], new Date('2026-06-01T00:00:00Z'))
  const again = tellAchievement(line)
  return [restateLine(line)?.clause, again?.quoted === false ? again.clause : undefined, ...assetsOf(facts).map(({ clause }) => clause)].filter((clause) => clause !== undefined)
}

it.each([
  ['Oversaw a crew of pilots on their day to day duties across 5 piers', 'oversaw a crew of pilots on their day'],
  ['Developed harbor plans that align with the goals of the yards', 'developed harbor plans that align'],
])('%s is not cut amid a phrase', (line, clause) => {
  expect(keepsMeaning(line, clause)).toBe(false)
})

describe('a line that is said again', () => {
  it.each([
    ['helped', ['Helped to design', 'Helped design', 'I helped to design', 'Also helped to design', 'Successfully helped to design']],
    ['worked', ['Worked to design', 'Worked on']],
    ['able to', ['Able to operate', 'I am able to operate', 'I was able to operate']],
    ['assisted', ['Assisted in designing', 'Assisted with the design of', 'Responsible for assisting with']],
    ['supported', ['Supported the design of']],
    ['participated', ['Participated in designing']],
    ['contributed', ['Contributed to the design of']],
    ['learned', ['Learned to operate']],
    ['trained to', ['Trained to operate']],
    ['responsible for', ['Responsible for designing', 'I was responsible for designing', 'Responsible for the design of']],
    ['in charge of', ['In charge of designing']],
    ['tasked with', ['Tasked with designing']],
    ['planned to', ['Planned to build']],
    ['proposed', ['Proposed building', 'Proposed to build']],
    ['team', ['Team designed', 'Our team designed', 'The team designed', 'We designed']],
    ['jointly', ['Jointly designed']],
    ['partially', ['Partially designed']],
    ['nearly', ['Nearly finished']],
    ['rarely', ['Rarely operated']],
    ['not', ['Did not finish', 'I have not finished']],
  ])('keeps “%s” of its line or is not told', (qualifier, openers) => {
    const kept = qualifier === 'assisted' ? /assist/i : new RegExp(qualifier, 'i')
    for (const opener of openers) for (const clause of told(`${opener} ${DEED}`)) expect(clause, opener).toMatch(kept)
  })

  it.each([
    'I was awarded the contract for 12 bridges',
    'I was assigned the cases of 12 clinics',
    'I was taught the design of control systems for bridges',
    'Appointed chair of the national welding committee',
    'Elected president of the society of 300 engineers',
    'Asked to design the control systems of 12 plants',
    'Expected to develop software for 14 county offices',
    'Trained by Siemens on 12 turbine models',
    'Greco designed the control systems of 12 plants',
    'Development of software for 14 county offices by the vendor',
    'Audit adjustments reduced from a historic trend of 100 adjustments to 3 in the audit of last year',
    'Plant Controller from 1996 to 1998 for two acquisitions in one state',
    'Coached the team to win the award of 2003 for integration of $1.5 billion Integrated Facilities Division',
    'Charged with reducing the scrap rates of two plants',
    'Failed to reduce the scrap rates of two plants',
  ])('does not tell what others did as a deed of the person: %j', (line) => {
    expect(told(line)).toEqual([])
  })

  it.each([
    ['Developed the plan (not implemented) for 14 county offices', /not implemented/],
    ['Developed software (as part of a team of 12) for 14 county offices', /part of a team/],
    ['Developed the plan (with two colleagues) for 14 county offices', /colleagues/],
    [
      'Designed control systems for 12 plants in four states and three provinces of two countries over seven long years of steady work as part of a team of 40 engineers from five companies',
      /part of a team/,
    ],
    ['Cut the review of permits for homes and shops in all towns of one county of Ohio from 20 days to 12 by a written order that every town then took up', /to 12|^(?!.*from 20)/],
  ])('does not cut off what bounds the deed: %j', (line, bound) => {
    for (const clause of told(line)) expect(clause).toMatch(bound)
  })

  it.each([
    ['Responsible for managing inventory of 3 warehouses', 'was responsible for managing inventory of 3 warehouses'],
    ['Responsible for the development of software for 14 county offices', 'was responsible for developing software for 14 county offices'],
    ['Helped design the control systems of 12 plants', 'helped design the control systems of 12 plants'],
  ])('tells %j with its qualifier', (line, clause) => {
    expect(told(line)).toContain(clause)
  })

  it.each([
    [
      'Provided quotations on quick projects and maintained schedules and budgets Effectively oversaw early delivery of nuclear and non-nuclear projects totaling over $15MM',
      /budgets.*oversaw early|of nuclear$/,
    ],
    ['Convinced agencies of national advertisers to advertise in small, local newspapers', /in small$/],
    ['Brought three new products to market through design changes', /products$/],
  ])('tells whole what belongs together: %j', (line, cut) => {
    for (const clause of told(line)) expect(clause).not.toMatch(cut)
  })

  it.each([
    ['Oversaw early delivery of nuclear and non-nuclear projects', 'oversaw early delivery of nuclear'],
    ['Oversaw the permits of nuclear, fossil and renewable plants in 12 counties', 'oversaw the permits of nuclear'],
    ['Responsible for developing welding procedures as well as document control', 'was responsible for developing welding procedures as well'],
    ['Managed the budgets, contracts & claims of 12 sites', 'managed the budgets'],
    ['Turned three units into profit centers', 'turned three units'],
    ['Gave a talk which led the owners to insist that managers give us priority', 'gave a talk which led the owners to insist'],
    ['Collaborated in learning communities which partnered with other teachers', 'collaborated in learning communities which partnered'],
    ['Called upon to determine the parameters of a reactor', 'called upon to determine the parameters of a reactor'],
  ])('does not end %j at %j', (line, clause) => {
    expect(keepsMeaning(line, clause)).toBe(false)
  })

  it.each([
    ['Cut the review of permits from 20 days to 12 and wrote a guide for 14 offices', 'cut the review of permits from 20 days to 12'],
    ['Built a load-rating model used on 340 bridges, reducing inspection cost by 41%', 'built a load-rating model used on 340 bridges'],
  ])('may end before a second deed or a result: %j', (line, clause) => {
    expect(keepsMeaning(line, clause)).toBe(true)
  })
})

it.each([
  ['Planned the drills of 14 piers in a manner that spares the crews', 'planned the drills of 14 piers in a manner'],
  ['Led menu design and costing, creating 12 dishes', 'led menu design and costing, creating'],
])('does not end amid a phrase: %j', (line, clause) => {
  expect(keepsMeaning(line, clause)).toBe(false)
})

it('does not part where something came from and where it went', () => {
  expect(keepsMeaning('Moved harbor records from paper to shared files', 'moved harbor records from paper')).toBe(false)
  expect(keepsMeaning('Moved harbor records from paper to shared files', 'moved harbor records from paper to shared files')).toBe(true)
})
