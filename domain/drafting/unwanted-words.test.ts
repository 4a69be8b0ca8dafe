import { describe, expect, it } from 'vitest'
import type { PersonFacts } from '../person/person-facts.ts'
import { unwantedWords, withoutUnwanted } from './unwanted-words.ts'

describe('what is to be left unsaid', () => {
  it.each([
    ['Please do NOT say tidal lagoon in the text, our harbor master is nervous', ['tidal lagoon']],
    ['Please avoid the words rope and winching, given the present mood', ['rope', 'winching']],
    ['Rules changed again so pls no mention of PORTGRANT by name', ['portgrant']],
    ["don't mention Quill Yards", ['quill yards']],
    ['I prefer not to mention the gap of 2011', ['gap of 2011']],
    ['My letters are ready. I live in Marble', []],
    ['do not use it, never say this', []],
  ])('%s', (answer, words) => expect(unwantedWords(answer)).toEqual(words))

  it('takes out each fact that holds it, however it is hyphenated, and leaves posts and degrees', () => {
    const item = (text: string) => ({ text })
    const facts = {
      achievements: [item('Built a tidal-lagoon gate'), item('Built a weir')],
      publications: [item('On the Tidal Lagoon')],
      patents: [item('Gate for weirs')],
      awards: [],
      roles: [{ title: 'Tidal lagoon engineer' }],
    } as unknown as PersonFacts
    const left = withoutUnwanted(facts, 'do not say tidal lagoon')
    expect([left.achievements, left.publications, left.patents].flat()).toEqual([item('Built a weir'), item('Gate for weirs')])
    expect(left.roles).toHaveLength(1)
    expect(withoutUnwanted(facts, '')).toBe(facts)
  })
})
