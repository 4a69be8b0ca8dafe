import { describe, expect, it } from 'vitest'
import { isForeign, meantBy, mendedAnswers } from './mended-answers.ts'

const read = (futureProject: string, futureRoleFocus = '') => {
  const { form, notes } = mendedAnswers({ userBackground: { employmentType: 'employee', futureRoleFocus }, userProposedEndeavor: { futureProject, proposedEndeavorNiche: '', additionalInfo: '' } })
  return { project: form.userProposedEndeavor.futureProject, role: form.userBackground.futureRoleFocus, notes }
}

describe('a visitor’s answer is set right before it is read', () => {
  it.each([
    ['goverment', 'government'],
    ['municpal', 'municipal'],
    ['recieve', 'receive'],
    ['managment', 'management'],
    ['comunity', 'community'],
  ])('%s lacks a letter of %s', (typed, meant) => {
    expect(meantBy(typed)).toBe(meant)
  })

  it.each(['arepas', 'telenovela', 'telehealth', 'government', 'kriging'])('%s is left as it is', (word) => {
    expect(meantBy(word)).toBeNull()
  })

  it.each([
    ['a course so that crews dont fall', 'a course so that crews do not fall'],
    ['Im sure they wont come, Ive seen it, thats why', 'I am sure they will not come, I have seen it, that is why'],
    ['an marketing kit for farms wich sell fish', 'a marketing kit for farms that sell fish'],
    ['a app for low income tenants', 'an app for low-income tenants'],
    ['post-soviet ports', 'post-Soviet ports'],
    ['a guide for medicaid members', 'a guide for Medicaid members'],
    ['a tool that shows when a grant money ends', 'a tool that shows when grant money ends'],
  ])('%j is read as %j', (typed, meant) => {
    expect(read(typed).project).toBe(meant)
  })

  it('says which words were read otherwise, and nothing where none was', () => {
    const { role, notes } = read('', 'Tide analyst in a city goverment')
    expect(role).toBe('Tide analyst in a city government')
    expect(notes.join()).toContain('“goverment” as “government”')
    expect(read('a tide guide for small hotels').notes).toEqual([])
  })

  it('leaves names as they are', () => {
    expect(read('a course with Managment Quarterly at Enviroment House').project).toBe('a course with Managment Quarterly at Enviroment House')
  })

  it.each(['none', 'N/A', 'no idea', '-', 'I don’t know'])('%j is no answer', (answer) => {
    expect(read(answer).project).toBe('')
  })

  it('knows another language from an English sentence', () => {
    expect(isForeign('quiero hacer un mapa para los puertos')).toBe(true)
    expect(isForeign('ciberseguridad e inteligencia artificial para el gobierno')).toBe(true)
    expect(isForeign('a map of the ports of El Paso for people in need')).toBe(false)
  })
})

it('one of many without its article stands in the plural, and shorthand is written out', () => {
  const read = (futureProject: string) =>
    mendedAnswers({ userBackground: { employmentType: 'employee', futureRoleFocus: '' }, userProposedEndeavor: { futureProject, proposedEndeavorNiche: '', additionalInfo: '' } }).form
      .userProposedEndeavor.futureProject
  expect(read('brake test for old elevator in public housing')).toBe('brake test for old elevators in public housing')
  expect(read('training for inspector')).toBe('training for inspectors')
  expect(read('the gauges are 900 dollar each and nobody teach them')).toBe('the gauges are 900 dollars each and nobody teaches them')
  expect(read('adaptive antennas for first-responder')).toBe('adaptive antennas for first-responders')
  expect(read('a test for the inspector')).toBe('a test for the inspector')
  expect(read('a screen for breast cancer in towns')).toBe('a screen for breast cancer in towns')
  expect(read('a data std for the ~ 500 mutuals, ~40 ports')).toBe('a data standard for the roughly 500 mutuals, about 40 ports')
})
