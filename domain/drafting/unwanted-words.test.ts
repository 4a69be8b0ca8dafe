import { describe, expect, it } from 'vitest'
import type { PersonFacts } from '../person/person-facts.ts'
import { unwantedIn, unwantedOf, unwantedWords, withoutRequests, withoutRequestsIn, withoutUnwanted } from './unwanted-words.ts'

describe('what is to be left unsaid', () => {
  it.each([
    ['Please do NOT say tidal lagoon in the text, our harbor master is nervous', ['tidal lagoon']],
    ['Please avoid the words rope and winching, given the present mood', ['rope', 'winching']],
    ['Rules changed again so pls no mention of PORTGRANT by name', ['portgrant']],
    ["don't mention Quill Yards", ['quill yards']],
    ['Exclude my KELP firm work; much of it is private.', ['kelp']],
    ['No festival rigging please, I am done with that.', ['festival rigging']],
    ["Not write 'dock boy' and not write that I was poor", ['dock boy']],
    ['no oil and gas', ['oil', 'gas']],
    ['Rope fire is also my interest but it is early, kindly leave out.', ['rope fire']],
    ['I do not want to go back to cruise ships.', ['cruise ships']],
    ["I'm not interested in winches or 5G anymore.", ['winches', '5g']],
    ["Don't use employer loss ratios pls", ['loss ratios']],
    ['Please focus on the terminals, not the sea.', ['sea']],
    ['No patents yet. No problem with relocation. No kids.', []],
    ['I want to avoid delays. There is no gas here.', []],
    ['My town was hit by a storm, I do not want this in the text.', []],
    ['I prefer not to mention the gap of 2011', ['gap of 2011']],
    ['My letters are ready. I live in Marble', []],
    ['do not use it, never say this', []],
    ['Our hospitals do not use checklists, and nurses never name a lead', []],
    ['I want to avoid delays in wards. We leave out nobody', []],
    ['please do not use the word winching', ['winching']],
    ['Also do not name harbor gate controller product.', ['harbor gate controller']],
    ['please do not mention the lagoon flaw / the GTX or the 4 yards anywhere, it is not cleared', ['lagoon flaw', 'gtx', '4 yards']],
  ])('%s', (answer, words) => expect(unwantedWords(answer)).toEqual(words))

  it('is read in the project as words alone, and never as a subject', () => {
    expect(unwantedWords('A dock without cranes. No cranes. Do not mention my winch is pending', false)).toEqual(['winch'])
    expect(withoutRequests('Safer docks in mills. don’t mention my winch is pending', false)).toBe('Safer docks in mills.')
    expect(withoutRequests('Safer docks. No cranes.', false)).toBe('Safer docks. No cranes.')
  })

  it('is named by all of its words in another order, and not by some of them', () => {
    expect(unwantedIn('Audited a port bank under consent order', ['consent order bank'])).toEqual(['consent order bank'])
    expect(unwantedIn('Audited a river bank in order', ['consent order bank'])).toEqual([])
  })

  it('is asked for in sentences that are no part of a text', () => {
    expect(withoutRequests('I was an expert witness. Please dont mention consent order bank.')).toBe('I was an expert witness.')
    expect(withoutRequests('IMPORTANT please do not mention the lagoon flaw. The papers are fine.')).toBe('The papers are fine.')
    expect(withoutRequests('Please do not include my salary; ports lose ropes')).toBe('ports lose ropes')
    expect(withoutRequests('Crews do not use checklists.')).toBe('Crews do not use checklists.')
  })

  it('takes out each fact that holds it, however it is hyphenated, and leaves posts and degrees', () => {
    const item = (text: string) => ({ text })
    const facts = {
      achievements: [item('Built a tidal-lagoon gate'), item('Built a weir')],
      publications: [item('On the Tidal Lagoon'), item('Silt in tidal lagoons')],
      patents: [item('Gate for weirs')],
      awards: [],
      roles: [{ title: 'Tidal lagoon engineer' }],
    } as unknown as PersonFacts
    const { facts: left, leftOut } = withoutUnwanted(facts, ['tidal lagoon'])
    expect([left.achievements, left.publications, left.patents].flat()).toEqual([item('Built a weir'), item('Gate for weirs')])
    expect(left.roles).toHaveLength(1)
    expect(leftOut).toEqual(['tidal lagoon'])
  })

  it('finds a pending patent where the list of patents only counts it', () => {
    const facts = { achievements: [], publications: [], patents: [{ text: '2 granted, 1 pending' }, { text: 'Weir gate' }], awards: [], roles: [] } as unknown as PersonFacts
    expect(withoutUnwanted(facts, unwantedWords("don't mention my pending patent (not out yet)")).facts.patents).toEqual([{ text: 'Weir gate' }])
  })

  it('leaves everything where no fact names it, also inside another word', () => {
    const facts = { achievements: [{ text: 'Led a European fleet' }], publications: [], patents: [], awards: [], roles: [] } as unknown as PersonFacts
    expect(withoutUnwanted(facts, ['rope'])).toEqual({ facts, leftOut: [] })
    expect(withoutUnwanted(facts, []).facts).toBe(facts)
  })
})

it('parts no abbreviation and no figure', () =>
  expect(withoutRequests('A coating line for U.S. sail makers at 3.5 percent. Please do not mention Quill Ltd.', false)).toBe('A coating line for U.S. sail makers at 3.5 percent.'))

it('is asked for in any answer, with the names of things by their first letters', () => {
  expect(unwantedWords("don't use employer loss ratios pls")).toEqual(['loss ratios'])
  expect(unwantedIn('Rating plan; LR 88% to 71%', ['loss ratios'])).toEqual(['loss ratios'])
  const form = {
    userBackground: { employmentType: 'employee' as const, futureRoleFocus: '' },
    userProposedEndeavor: { futureProject: "salt free firing. don't mention my patent is pending", proposedEndeavorNiche: '', additionalInfo: '' },
  }
  expect(unwantedIn('US patent application pending', unwantedOf(form))).toHaveLength(1)
  expect(withoutRequestsIn(form).userProposedEndeavor.futureProject).toBe('salt free firing.')
})

it.each([
  ['I’m not interested in smartphones or 5G anymore', ['smartphones', '5g']],
  ['I do not want to go back to nursing homes.', ['nursing homes']],
  ['Not interested in academic career', ['academic career']],
  ['no oil and gas please', ['oil', 'gas']],
  ['There is no test for this yet', []],
  ['Hospitals do not want to wait', []],
])('is turned down beside the project: %s', (answer, words) => expect(unwantedWords(answer)).toEqual(words))
