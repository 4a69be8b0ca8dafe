import { describe, expect, it } from 'vitest'
import { readPlans } from './project-plans.ts'

const read = (answer: string, phrase = 'build a rope kit') => readPlans(answer, phrase, () => false)

describe('what stands beside a project', () => {
  it.each([
    ['A rope kit for piers. Start with 14 piers in Oregon and N. California, publish all drawings openly so other riggers can use.', 'with 14 piers in Oregon and Northern California'],
    ['A rope kit. Start with Oregon (pilot was in Astoria), then Maine and Texas.', 'in Oregon and go on to Maine and Texas'],
    ['A rope kit. Want to start 2031 with first 2 clients and keep the course for riggers.', 'with the first two clients'],
    ['A rope kit. Field test with 40-60 boats first.', 'with a field test in 40 to 60 boats'],
    ['A rope kit, now tested in our port, next step 6 ports in Southeast', 'with six ports in the Southeast'],
  ])('with whom it begins: %s', (answer, first) => expect(read(answer).first).toBe(first))

  it('those with whom it is piloted are the first', () => {
    expect(read('A rope kit so that small ports can order it, and pilot it with ferry districts in 3 or 4 western states.').first).toBe('with ferry districts in three or four western states')
    expect(read('A rope kit. I would begin with Maine, New Jersey, and West Virginia.').first).toBe('in Maine, New Jersey, and West Virginia')
  })

  it('a partner that is named is the first, and a thing is none', () => {
    expect(read('Demonstration plant for ropes with a harbor authority (2031)').first).toBe('with a harbor authority')
    expect(read('Demonstration plant for ropes with a light winch').first).toBeNull()
  })

  it('tells no start that the project tells itself', () => {
    expect(read('DOCK-B trial in 18 rope yards until 2034', 'conduct the DOCK-B trial in 18 rope yards').first).toBeNull()
  })

  it('what else is done, with its articles', () => {
    expect(read('A rope kit for piers, publish test data and worked examples openly so other riggers can use.').deeds).toEqual([
      'publish test data and worked examples openly so that other riggers can use them',
    ])
    expect(read('Take it to 9 ports, and add trade records module (dock bill vs load) for old sails. Also build a shared chart exchange for small docks.').deeds).toEqual([
      'add a trade records module for old sails',
      'build a shared chart exchange for small docks',
    ])
  })

  it('nothing of the person, of money, or that is unsure', () => {
    expect(read('A rope kit. I would charge for set up and training. Also build a shop with my wife. And maybe later also build the small boats.').deeds).toEqual([])
    expect(read('A rope kit. Then publish the secret knots.').deeds).toEqual([])
    expect(readPlans('A rope kit. Then publish a table of knots.', 'build a rope kit', (words) => words.includes('knots')).deeds).toEqual([])
  })

  it('nothing of the person’s own dates, staff, and what there is today', () => {
    expect(read('A rope kit. My H1B is until 2031.').when).toBeNull()
    expect(read('A rope kit, I finish my PhD by 2031').when).toBeNull()
    expect(read('A rope kit. We have the pier grant until 2031.').when).toBeNull()
    expect(read('A rope kit. We had 12 docks by 2021.').when).toBeNull()
    expect(read('A rope mill, now 120 t per year, later 900 t per year').size).toBe('The planned capacity is 900 metric tons per year.')
    expect(read('A rope kit. Start with 2 employees and a van.').first).toBeNull()
    expect(read('A rope kit. Start with the easy ones.').first).toBeNull()
    expect(read('A rope kit. I will keep working at the pier in Astoria.').deeds).toEqual([])
  })

  it('by when, how large, and what it is judged by', () => {
    expect(read('A rope kit for all piers by 2031').when).toBe('The goal is to reach this by 2031.')
    expect(read('Take the platform from 11 to 150 rope yards until 2031', 'take the platform from 11 to 150 rope yards').when).toBe('The goal is to reach this by 2031.')
    expect(read('DOCK-B trial in 18 yards until 2031', 'conduct the DOCK-B trial in 18 yards').when).toBe('The work is planned to run until 2031.')
    expect(read('A rope kit. Starting with Appalachia and the Delta.').first).toBe('in Appalachia and the Delta')
    expect(read('A rope mill with 3 lines (1,400 t old sails per year), start 2031')).toMatchObject({
      when: 'It is planned to start in 2031.',
      size: 'The planned capacity is 1,400 metric tons of old sails per year.',
    })
    expect(read('A rope kit, and test if pier ED visits go down').measure).toBe('pier emergency department visits')
    expect(read('A rope mill, fiber recovery over 94%').measure).toBe('fiber recovery')
    expect(read('A rope mill that grew 12% and sells')).toMatchObject({ measure: null, size: null })
  })
})

it('a deed that only says where is none', () => {
  expect(readPlans('A pier kit. I want to design in the United States and assemble in Marble', 'a pier kit', () => false).deeds).toEqual([])
})

it('begins in the place that it starts from', () =>
  expect(readPlans('A rescue service for boats - winches and radios - starting from Maine and then Alaska, because nobody comes', 'develop a rescue service for boats', () => false).first).toBe(
    'in Maine and go on to Alaska',
  ))
