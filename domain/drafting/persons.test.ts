import { describe, expect, it } from 'vitest'
import { areHouses, areServed, arePersons, sitesAmong, someUsers } from './persons.ts'

describe('people who are served', () => {
  it.each(['rural and island elders', 'deaf swimmers and their parents', 'speakers of small languages', 'newcomers', 'retirees'])('%s are people, and no houses', (users) => {
    expect(arePersons(users)).toBe(true)
    expect(someUsers(users, 'three')).toBe(`a small group of ${users}`)
  })

  it('apply nothing: those who serve them do', () => {
    expect(areServed('island elders')).toBe(true)
    expect(sitesAmong('island elders', 'three')).toBe('three organizations that serve island elders')
    expect(sitesAmong('ferry companies', 'three')).toBe('three ferry companies')
    expect(sitesAmong('harbor pilots', 'two')).toBe('a small group of harbor pilots')
  })
})

it('counts the youngest among those who are served', () => {
  for (const users of ['deaf babies', 'newborns', 'infants with seizures']) expect(arePersons(users)).toBe(true)
})

it('takes who has a plant or a fleet for a house, and who has a home or a pet for people', () => {
  for (const users of ['small dam owners', 'owners of small weirs', 'ferry operators', 'rural clinics']) expect(areHouses(users)).toBe(true)
  for (const users of ['older home owners', 'pet owners', 'island elders', 'owners']) expect(areHouses(users)).toBe(false)
})
