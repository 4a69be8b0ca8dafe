import { describe, expect, it } from 'vitest'
import { clauseFromBullet, degreeNoun, employerName, roleNoun, roleTitle, skillInSentence } from './resume-phrases.ts'

const role = (title: string, employer: string | null = null) => ({ title, employer, startYear: 2020, endYear: null, current: true, duties: [] })

describe('a bullet of a resume', () => {
  it.each([
    ['Reduced claim processing time by 38%', 'reduced claim processing time by 38%'],
    ['• Built a queue used by 14 banks.', 'built a queue used by 14 banks'],
    ['Led HIPAA training for 60 nurses', 'led HIPAA training for 60 nurses'],
    ['Qualified 14 second sources for parts', 'qualified 14 second sources for parts'],
    ['Promoted to team lead after two years', 'was promoted to team lead after two years'],
    ['Recognized as employee of the year', 'was recognized as employee of the year'],
  ])('reads %j as a deed after "I"', (bullet, text) => {
    expect(clauseFromBullet(bullet, false)).toMatchObject({ kind: 'deed', text })
  })

  it.each(['Experienced in Java and Kafka development', 'Detailed knowledge of bank regulation', '38% reduction in processing time', 'Managing a team of 5 engineers', 'He reduced costs by 12 percent'])('quotes %j, because "I" cannot stand before it', (bullet) => {
    expect(clauseFromBullet(bullet, true)?.kind).toBe('quote')
  })

  it('takes a present-tense verb as a deed only under the current role', () => {
    expect(clauseFromBullet('Manage a team of 5 engineers', true)?.kind).toBe('deed')
    expect(clauseFromBullet('Manage a team of 5 engineers', false)?.kind).toBe('quote')
  })

  it('shortens a long bullet at a comma and keeps its figure', () => {
    const clause = clauseFromBullet('Cut month-end closing from 12 days to 4 days across nine entities, working with the controllers of each entity and the outside auditors over a period of two years', false)
    expect(clause?.text).toBe('cut month-end closing from 12 days to 4 days across nine entities')
  })

  it('is left out when it uses words an endeavor may not use', () => {
    expect(clauseFromBullet('Delivered world-class results for 12 clients', false)).toBeNull()
  })

  it('ends where the next bullet was printed on without a stop', () => {
    expect(clauseFromBullet('Recovered $12M for 90 clinics in its first year Managed backlog and releases', false)?.text).toBe('recovered $12M for 90 clinics in its first year')
  })

  it('does not take a noun for a deed', () => {
    expect(clauseFromBullet('Forecast error for day-ahead load fell by 23% at six customers', true)?.kind).toBe('quote')
  })

  it('is quoted as a passage of the resume', () => {
    const bullet = 'Reduced losses by 12%; won an award'
    expect(bullet).toContain(clauseFromBullet(bullet, false)?.quote)
  })
})

describe('names inside a sentence', () => {
  it('gives a role its article and employer', () => {
    expect(roleNoun(role('RN Supervisor', 'Holm Valley Hospital'))).toBe('an RN Supervisor at Holm Valley Hospital')
    expect(roleNoun(role('UX Designer'))).toBe('a UX Designer')
    expect(roleNoun(role('Accountant', 'Self-employed'))).toBe('a self-employed Accountant')
  })

  it('prints an employer in normal case and leaves initials alone', () => {
    const names = ['GREAT LAKES AUTOMATION INC.', 'COIMBATORE PUMPS PVT. LTD.', 'BANK OF NORTHUMBRIA', 'IBM', 'HSBC TRUST COMPANY', 'Harbor Pay LLC']
    expect(names.map((name) => employerName(role('Engineer', name)))).toEqual(['Great Lakes Automation Inc.', 'Coimbatore Pumps Pvt. Ltd.', 'Bank of Northumbria', 'IBM', 'HSBC Trust Company', 'Harbor Pay LLC'])
  })

  it('lowers a title printed in capitals and drops what follows a dash', () => {
    expect(roleTitle(role('SENIOR ENGINEER – Payments'))).toBe('Senior Engineer')
  })

  it('lowers ordinary skills and keeps names', () => {
    expect(['Risk Modeling', 'Primavera P6', 'SQL', 'Tableau', 'Project finance'].map(skillInSentence)).toEqual(['risk modeling', 'Primavera P6', 'SQL', 'Tableau', 'project finance'])
  })

  it('names a degree by what is printed', () => {
    expect(degreeNoun({ level: 'professional', field: 'Medicine', institution: 'Valmont Medical School', year: null, source: 'M.D., Valmont Medical School' })).toBe('an MD from Valmont Medical School')
    expect(degreeNoun({ level: 'master', field: 'Data Science', institution: null, year: null, source: 'MSc Data Science' })).toBe('a master’s degree in Data Science')
  })
})
