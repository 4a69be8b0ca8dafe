import { describe, expect, it } from 'vitest'
import { academicHost, atTheirHouse, settingIn } from './answer-setting.ts'

describe('the setting that an answer on the next role names', () => {
  it.each([
    ['Night auditor for a hotel chain, closing the day and checking the rates', 'hotel chains', 'a U.S. hotel chain'],
    ['Reading tutor in public elementary schools, with parents', 'public elementary schools', 'a U.S. public elementary school'],
    ['Press officer for a state department of forestry. I like to write for the public', 'state departments of forestry', 'a U.S. state department of forestry'],
    ['Site engineer with a general contractor building bridges and tunnels', 'general contractors', 'a U.S. general contractor'],
    ['I want to keep doing payroll work for a big bank here. I would train a team', 'large banks', 'a U.S. bank'],
    ['Planner for a seed or fertilizer manufacturer: better forecasts', 'seed and fertilizer manufacturers', 'a U.S. fertilizer manufacturer'],
    ['Buyer for a drugstore chain or a retail health company, fewer late orders', 'drugstore chains and retail health companies', 'a U.S. drugstore chain'],
    ['manager of a community swimming club, rosters and lessons', 'community swimming clubs', 'a U.S. community swimming club'],
    ['Senior hotel sales manager, groups and events', 'hotels', 'a U.S. hotel'],
    ['Community pharmacy technician', 'community pharmacies', 'a U.S. community pharmacy'],
    ['Ledger clerk with local governments, park districts and villages', 'local governments', 'a U.S. local government'],
    ['Trainer in bank, teaching new tellers', 'banks', 'a U.S. bank'],
    ['Records chief of a port or a college, with plans that work', 'ports and colleges', 'a U.S. port'],
    ['Records clerk for a college department', 'colleges', 'a U.S. college'],
    ['I want to be a picture editor at a publishing house, finding new painters', 'publishing houses', 'a U.S. publishing house'],
    ['High school drama teacher, with chess clubs', 'high schools', 'a U.S. high school'],
    ['Well inspector for a county or charity', 'counties and charities', 'a U.S. county'],
    ['To manage school district fleets, so that drivers know their routes', 'school districts', 'a U.S. school district'],
    ['Translator for immigrant-owned bakeries and small shops', 'immigrant-owned bakeries and small shops', 'a U.S. immigrant-owned bakery'],
  ])('is told in the plural, and one of its kind employs: %s', (answer, users, host) => {
    expect(settingIn(answer)).toEqual({ users, host })
  })

  it.each([
    ['Bookkeeper. I want to help parishes and small charities with their payroll', 'parishes and small charities'],
    ['I keep bringing music lessons to rural libraries', 'rural libraries'],
    ['rollout adviser for hotel software, joining booking and keys', 'hotels'],
  ])('employs nobody where those who are helped are named: %s', (answer, users) => {
    const setting = settingIn(answer.replace('parishes', 'churches'))
    expect(setting).toEqual({ users: users.replace('parishes', 'churches'), host: null })
  })

  it.each([
    '',
    'Senior accountant',
    'University professor of tides',
    'Supplier quality engineer',
    'Analyst for rescue readiness and training programs',
    'I want to go back to school and to college',
    'Run site offices for wind farm and power line construction projects',
    'I want to look at leases for boat dealers and say which one is risky',
    'Sales agent selling freight services to manufacturers and distributors',
    'Controller at Alder Valley Bank',
    'Lead in the accounting department of my company',
    'I do not want to work for a bank any more',
    'Work in the community, with a good team and a small group',
    'to open small groups for parents',
    'Nurse in a county with few doctors',
    'I want to sell farm equipment and store shelves',
  ])('is not guessed: “%s”', (answer) => {
    expect(settingIn(answer)).toBeNull()
  })
})

it('starting something up is no firm', () => {
  expect(settingIn('Engineer in a new harbor works, responsible for crane start-up and upkeep')).toBeNull()
  expect(settingIn('Manager in a battery start-up')?.host).toBe('a U.S. battery start-up')
})

it('who professes is employed by a college', () => {
  expect(academicHost('To finish with ferries and become a college professor, studying how ferry lines use weather data')).toBe('a U.S. college or university')
  expect(academicHost('Ferry captain who trained with a professor')).toBeNull()
})

it('people who leave a house are no house', () => {
  expect(settingIn('I want to run a housing program for women leaving island shelters')).toBeNull()
  expect(settingIn('Loan officer for harbor home loans, first time buyers who work in canneries')).toBeNull()
  expect(settingIn('Nurse for people who mostly work at warehouses')).toBeNull()
})

describe('whose house it is', () => {
  it('is never that of those who do wrong', () => {
    expect(settingIn('tide models for detection of smuggling networks')).toBeNull()
    expect(settingIn('radio models for networks of island clinics')).not.toBeNull()
  })

  it('is where people work who are told by their work alone', () => {
    expect(atTheirHouse('local HR people', 'island hospitals')).toBe('local HR people at island hospitals')
    expect(atTheirHouse('older people', 'island hospitals')).toBe('older people')
    expect(atTheirHouse('nurses', 'island hospitals')).toBe('nurses')
    expect(atTheirHouse(null, 'island hospitals')).toBeNull()
  })

  it('is named by those who cannot pay for more', () => {
    expect(settingIn('Tide consulting for hospitals - mostly rural and safety-net who cannot afford big firms')?.users).toBe('hospitals')
  })
})
