import { describe, expect, it } from 'vitest'
import { asDuty, restateAchievement } from './restate-achievement.ts'

const said = (text: string) => restateAchievement(text)?.clause ?? null

describe('saying an achievement again', () => {
  it.each([
    ['Reduced claim denials by 32% by adding a check before billing.', 'reduced claim denials by 32% by adding a check before billing'],
    ['Responsible for managing 12 branches in two states', 'was responsible for managing 12 branches in two states'],
    ['Prepare and analyze expense allocations on monthly basis', 'prepared and analyzed expense allocations on a monthly basis'],
    ['Maintained strict pilot and harbor confidentiality in every case', 'maintained strict pilot and harbor confidentiality in every case'],
    ['Successfully led a team of 8 technicians', 'led a team of 8 technicians'],
    ['Developed inventory process for three regional warehouses', 'developed an inventory process for three regional warehouses'],
    ['• Oversees budgets of $2.4 million for four departments', 'oversaw budgets of $2.4 million for four departments'],
  ])('%j becomes “I %s.”', (text, clause) => {
    expect(said(text)).toBe(clause)
  })

  it.each([
    ['a noun at its head', 'Project yielded increased customer retention of 0.66%'],
    ['a list cut in the middle', 'Reviewed payrolls, taxes, benefits for Seoul, Shanghai'],
    ['an article that is missing inside', 'Submitted weekly reports to project manager on site work'],
    ['a place-holder', 'Opened 14 stores for Company Name in City , State'],
    ['two forms of verbs', 'Training and development of bee keepers in three parishes'],
    ['praise instead of work', 'Provided excellent service to all customers every day'],
    ['an address', 'Built www.example.com for 300 customers in Ohio'],
    ['a noun that may be a verb behind “and”', 'Create and foster ties with dredging firms, silt brokers and inventory sources throughout the bay'],
    ['a row of things of which one has an article', 'Managed harbor kitchen, dock service director leadership and catering in large volume'],
    ['a question', 'Served as team leader - what does leader do?'],
  ])('says nothing of %s', (_what, text) => {
    expect(said(text)).toBeNull()
  })

  it('keeps what it says to a length that a sentence bears', () => {
    const long = restateAchievement(
      'Directed the system upgrade of a mission critical toll road, resulting in faster response, fewer closures, better reporting to the ministry, and a design that three other operators later took over for their own tunnels',
    )
    expect(long?.clause.split(' ').length ?? 0).toBeLessThan(26)
  })
})

it('a noun that looks like a verb of another form is none of the verbs at the head', () => {
  expect(restateAchievement('Designed, revised and delivered training programs for ferry crews')?.clause).toBe('designed, revised, and delivered training programs for ferry crews')
})

it('no verb behind “and” stays in the present', () => {
  expect(restateAchievement('Prepare charts and teach rope work')?.clause ?? '').not.toMatch(/and teach/)
})

it.each([
  ['Responsible for a yearly catch of over 18 million dollars.', 'was responsible for a yearly catch of over 18 million dollars'],
  ['Responsible for the training of 12 new deckhands', 'was responsible for the training of 12 new deckhands'],
])('a charge over a thing is told as it stands where a figure says how large it is: %j', (line, clause) => {
  expect(said(line)).toBe(clause)
})

it.each(['Responsible for all of the gear on board', 'Responsible for a crew of 8 riggers and keeping logs', 'Responsible for successful launch of 12 barges'])(
  'says nothing of the charge %j',
  (line) => {
    expect(said(line)).toBeNull()
  },
)

it.each([
  ['To lead and teach evening classes in rope work', 'Lead and teach evening classes in rope work'],
  ['To gain deck skills', 'To gain deck skills'],
  ['To manage boats for a company that values people', 'To manage boats for a company that values people'],
  ['To boldly go', 'To boldly go'],
])('of a duty in the infinitive the deed is left, of a wish nothing: %j', (line, duty) => {
  expect(asDuty(line)).toBe(duty)
})
