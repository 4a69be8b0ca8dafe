import { describe, expect, it, test } from 'vitest'
import { faultOf, readsWell } from './reads-well.ts'
import { isSound } from './restate-achievement.ts'
import { restateLine, shortenedClause } from './restate-line.ts'

test('a noun in -ing before another one is nothing that the person answered for doing', () => {
  expect(restateLine('Responsible for training completion of 400 deckhands')).toBeNull()
  expect(restateLine('Responsible for training deckhands of 4 piers')?.clause).toBe('was responsible for training deckhands of 4 piers')
})

describe('saying a line of a resume after “I”', () => {
  it.each([
    ['Assembled, tested and maintained air-launched guided missiles', 'assembled, tested, and maintained air-launched guided missiles'],
    ['Supervise and train employees on company brand standards through workshops', 'supervised and trained employees on company brand standards through workshops'],
    [
      'Designed and established new protein, peptide, and enzyme analytical methods and assay systems.',
      'designed and established new protein, peptide, and enzyme analytical methods and assay systems',
    ],
    ['Development of software for 14 county offices', 'developed software for 14 county offices'],
    ['Responsible for managing inventory of 3 warehouses', 'was responsible for managing inventory of 3 warehouses'],
    ['Determine sail dates, order and maintain buoys, and schedule work through the yard', 'determined sail dates, ordered and maintained buoys, and scheduled work through the yard'],
    ['Determine the tide schedule and material/ labor needs of the yard', 'determined the tide schedule and material and labor needs of the yard'],
    ['Create harbor charts and inventory lists for 14 piers', 'created harbor charts and inventory lists for 14 piers'],
    ['Coordinated travel, meetings, events', 'coordinated travel, meetings, and events'],
    ['Oversee property tax cycle for 300 parcels', 'oversaw the property tax cycle for 300 parcels'],
    ['Coordinate glazing trials to compare and review the clay mixtures.', 'coordinated glazing trials to compare and review the clay mixtures'],
    ['Maintain accurate performance reports for subordinates and follow up as needed.', 'maintained accurate performance reports for subordinates and followed up'],
  ])('%j becomes “I %s.”', (line, clause) => {
    expect(restateLine(line)?.clause).toBe(clause)
  })

  it.each([
    ['deeds of those who are helped', 'Help members find, review, and select books'],
    ['deeds of those who are named by them', 'Supervise clerks who file, order and maintain records'],
    ['deeds of a crew that is helped', 'Help crews load, order and maintain buoys'],
    ['deeds of those who are supported', 'Support teachers as they plan and grade lessons'],
    ['deeds of a team', 'Manage a team to load, order and maintain buoys'],
    ['deeds of a crew', 'Ensure crews inspect, order and maintain buoys'],
    ['a noun at its head', 'Project management for three regional teams'],
    ['a verb that lost its object', 'Developed, tested,'],
    ['a noun that looks like a verb', 'Program focused on prospect development'],
    ['no verb', 'Strong written and oral skills in two languages'],
    ['a participle that describes', 'Winning expertise in team leadership with 20 awards'],
    ['a row in which a verb may be a noun', 'Maintain harbor charts, order buoy chains and prepare the yearly tide book'],
    ['a verb before a plural that may be a noun', 'Develop tide tables and review invoices of the yard'],
  ])('says nothing of %s', (_what, line) => {
    expect(restateLine(line)).toBeNull()
  })
})

it.each(['managed harbor kitchen, dock leadership and catering in large volume', 'launched company Harbor page and kept its log', 'launched lasting well-liked program mentored by the harbor board'])(
  '“I %s” lacks an article',
  (clause) => {
    expect(isSound(clause)).toBe(false)
  },
)

it.each(['managed the harbor kitchen', 'built SAP system tests', 'maintained strict pilot and harbor confidentiality', 'managed campaigns in 4 ports'])('“I %s” lacks none', (clause) => {
  expect(isSound(clause)).toBe(true)
})

describe('the check of a clause after “I”', () => {
  it.each([
    ['reduced claim denials by 32% by adding a check before billing', null],
    ['negotiated and closed 55 property sales', null],
    ['reduce claim denials by 32%', 'no verb in the past tense'],
    ['responsible for claim denials in two offices', 'no verb in the past tense'],
    ['managed the team of', 'unfinished'],
    ['trained staff in safety and', 'unfinished'],
    ['built a tool (used by nine plants', 'brackets'],
    ['wrote check requests and route checks to the bank', 'another tense'],
    ['administered and reviews drug screens', 'a word is missing'],
    ['evaluated recommend changes to the plan', 'another tense'],
    ['managed the case load of 250 clients Scan documents for the court', 'two statements'],
    ['supervised five case managers Conducts interviews', 'two statements'],
    ['led large archive projects An example includes the records of a college', 'two statements'],
    ['conducted meeting to inform members', 'article'],
    ['aided the them in reaching goals', 'a word is missing'],
    ['managed reports; filed them', 'marks'],
    ['trained and experience in databases', 'two forms of verbs'],
    ['included pulling permits, scheduling the construction, and hiring subcontractors', 'no work of the person’s own'],
    ['designed office brochures, TV commercial, posting and editing content on social media', 'a list of two kinds'],
    ['managed client accounts, vendor contracts, and writing the weekly report', 'a list of two kinds'],
    ['developed annual planning, budgeting and productivity levels for corporate accounting', 'a list of two kinds'],
    ['evaluated college level exam papers, making sure grades and fairly reflect the quality of work', 'a word is missing'],
    ['developed a pool of workers to fill job orders and short term assignments Candidate Recruitment', 'two statements'],
    ['directed the treasury functions for the city, including the preparation', 'unfinished'],
    ['deployed new initiatives including training physician partners, implementing a patient workflow from intake to discharge', 'a list of two kinds'],
    ['completed personnel forms for all hires, terminations, title changes and terminations', 'a word is missing'],
    ['migrated thousands documents into a shared environment', 'a word is missing'],
    ['redesigned the intake form, the route sheet, and the call list, cutting errors by 30%', null],
    ['coached the experienced with cross country and track', 'no verb in the past tense'],
    ['executed the branding plan to change the image of the firm, resulting', 'unfinished'],
    ['managed accounts for 7 loan officers- collected', 'unfinished'],
    ['provided quotations and budgets Effectively oversaw early delivery of projects', 'two statements'],
    ['engineered that developed a containment strategy for defects', 'no verb in the past tense'],
    ['led improvement projects such as labor reduction Derive and lead equipment projects', 'two statements'],
    ['executed the on referral process of two banks', 'a word is missing'],
    ['managed difficult situations with customers and providing clients with advice', 'two forms of verbs'],
    ['integrated staff into new systems as well as deepen relationships', 'two forms of verbs'],
    ['led the work by training staff and providing clients with advice', null],
    ['designed an Quality tool used by auditors', 'article'],
    ['led an hourly audit of a European plant and a one-day course', null],
    ['managed billing, coding, and training for two clinics', null],
    ['trained technicians across Cisco Systems sites', null],
    ['rewrote the intake form so that errors are found and quickly corrected', null],
    ['directed the treasury functions for the city, including the preparation of reports', null],
  ])('%j: %s', (clause, fault) => {
    expect(faultOf(clause)).toBe(fault)
  })

  it('refuses every restated clause that is cut in the middle', () => {
    const clause = restateLine('Assembled, tested and maintained air-launched guided missiles for three squadrons')?.clause ?? ''
    expect(readsWell(clause)).toBe(true)
    const words = clause.split(' ')
    const ends = words.map((_word, at) => words.slice(0, at).join(' ')).filter((cut) => /(?:and|for|,)$/.test(cut))
    expect(ends.length).toBeGreaterThan(2)
    expect(ends.filter(readsWell)).toEqual([])
  })
})

it.each(['managed landings so that order is kept relative', 'led reviews of 40 moorings ranging', 'managed all berth changes stemming'])(
  'nothing ends on a word that something has to follow: %s',
  (clause) => {
    expect(readsWell(clause)).toBe(false)
  },
)

it('what was counted is not cut from its figure', () => {
  expect(shortenedClause('built a tidal heat simulator that predicted landing temperatures within 4% of measured values over 18 months, cutting test cost by $2.3 million')).not.toMatch(
    /cutting test cost$/,
  )
})

it('says what was saved in a week as that', () => {
  expect(restateLine('Automated kelp sorting and grading workflows, leveraging cameras and queues to save 25 hours/week')?.clause ?? '').not.toMatch(/hours and week/)
  expect(restateLine('Repaired 12 boats/month in the harbor yard')?.clause).toBe('repaired 12 boats a month in the harbor yard')
})

test('a line is not cut behind “how”', () => expect(restateLine('Teach farmers how to plant, prune and harvest trees')?.clause ?? '').not.toMatch(/how$/))

test('a line is not cut behind a noun that asks for more', () => {
  const line = 'Advised the finance committees of four regional housing trusts on new lending rules for tenants and their landlords with an acute focus on risk strategies'
  expect(restateLine(line)?.clause ?? '').not.toMatch(/with an acute focus$/)
})

test('one thing behind the verb of a purpose gets its article, so that the purpose is told', () => {
  expect(restateLine('Developed forms and checklists to facilitate mooring process')?.clause).toBe('developed forms and checklists to facilitate the mooring process')
})

test('“for all” ends no clause', () => expect(restateLine('Maintained the rope safety standards of two harbors for all')?.clause).toBe('maintained the rope safety standards of two harbors'))
