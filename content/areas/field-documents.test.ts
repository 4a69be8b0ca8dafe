/** Documents of sub-fields, and who the bodies and the laws of the tables reach. */
import { describe, expect, it } from 'vitest'
import { choosePriority, covers } from '../../domain/drafting/choose-priority.ts'
import { composeSet } from '../../domain/drafting/compose-set.ts'
import { routesFor, usersOf } from '../../domain/drafting/compatibility.ts'
import { CONTRIBUTION_FORMS } from '../../domain/drafting/problem-area.ts'
import { readPerson } from '../../domain/person/read-person.ts'
import { draftingKnowledge as knowledge } from './all-areas.ts'
import { dutyOf, serves } from './reach.ts'

const keyFor = (subject: string, users: string) => choosePriority(knowledge.priorities, { subject, users, near: [''] })?.key ?? null
const groups = [...new Set([...knowledge.areas, ...knowledge.grounds].flatMap((area) => area.users.map(({ name }) => name)))]
const subjects = [...knowledge.areas, ...knowledge.grounds].flatMap((area) => area.problems.map(({ topic, subject, aim, outputs }) => [topic, subject, aim, ...outputs].join(' ')))

describe('a work of one’s own in a sub-field', () => {
  it.each([
    ['a tele-stewardship service for antimicrobial stewardship', 'rural hospitals', 'STEWARD'],
    ['a tele-stewardship service for antimicrobial stewardship', 'school districts', null],
    ['sonar buoys that monitor scour at bridge piers', 'county public works departments', 'NBISSC'],
    ['relay settings for distance elements', 'rural electric cooperatives', 'PRC27'],
    ['polarizing supervision near inverter-based resources', 'municipal utilities', 'IBR'],
    ['a sepsis screening protocol', 'regional hospitals', 'SEPSIS'],
    ['a sepsis screening protocol', 'small manufacturers', null],
    ['a sterile compounding program', 'regional hospitals', 'COMPOUND'],
    ['a coaching manual for paraeducators', 'public school districts', 'IDEAPARA'],
    ['a leak survey of the natural gas main', 'municipal utilities', 'PIPES'],
    ['a pilot recharge basin over an aquifer', 'small water utilities', 'SECUREW'],
    ['an employee wellness program', 'small professional firms', 'WELLNESS'],
    ['an employee wellness program', 'rural hospitals', null],
    ['machine translation of discharge papers for a hospital in another language', 'community clinics', 'LANGACC'],
    ['a simulation curriculum for newly graduated nurses', 'regional hospitals', 'NURSEED'],
    ['a store loyalty card', 'independent retailers', null],
    ['data stewardship rules', 'regional hospitals', null],
    ['crisis line staffing', 'county emergency-call centers', null],
  ])('%s for %s: %s', (object, users, key) => {
    expect(keyFor(object, users)).toBe(key)
  })

  it('is tied to a document of its sub-field by a phrase or a word that no other field uses', () => {
    const loose = knowledge.priorities
      .filter(({ narrow }) => narrow)
      .flatMap(({ key, speaksOf }) => speaksOf.subjects.filter((cue) => !cue.includes(' ') && groups.some((name) => name.includes(cue))).map((cue) => `${key}: ${cue}`))
    expect(loose).toEqual([])
  })

  it('carries that document in its text', () => {
    const lines = `Orin Sample

Experience
Clinical Pharmacist, Tarn Regional Hospital, 2016 – Present
• Built an antimicrobial stewardship protocol for 7 rural hospitals that cut carbapenem use by 34%.
• Reviewed 1,960 orders.

Education
Doctor of Pharmacy, Fell State University, 2012`.split('\n')
    const form = {
      userBackground: { employmentType: 'employee' as const, futureRoleFocus: 'The work that I do now' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    }
    const composed = composeSet(readPerson([{ lines }], new Date('2026-06-01T00:00:00Z')), form, knowledge)
    const named = composed.kind === 'composed' ? composed.set.options.map(({ grounding }) => grounding.priorities[0]?.key) : []
    expect(named).toContain('STEWARD')
  })
})

describe('a law', () => {
  it.each([
    ['FMLA', /small|independent|family-owned/],
    ['SBDC', /hospital|school|utilit|county|(?<!independent (?:sales|media) )agenc|health system|public compan/],
    ['MEP', /hospital|school|bank|county|clinic/],
    ['WELLNESS', /hospital|school|county|agenc/],
    ['STEWARD', /school|manufactur|pharmacies|firms/],
    ['RHT', /^(?!.*(?:rural|tribal|critical access|county)).*$/],
    ['PRC27', /hospital|school|manufactur/],
    ['PTC', /trucking|hospital|school/],
    ['CLIA', /food|environmental|school/],
    ['TAMP', /county|municipal|school/],
    ['PLAIN', /^(?!.*federal).*$/],
  ])('%s is named for nobody whom it does not reach, whatever the subject', (key, strangers) => {
    const named = knowledge.priorities.filter((one) => one.key === key)
    const about = subjects.filter((subject) => named.some(({ speaksOf }) => covers({ ...named[0]!, speaksOf: { ...speaksOf, users: [] } }, { subject, users: '' })))
    const wrong = groups.filter((users) => strangers.test(users) && about.some((subject) => choosePriority(named, { subject, users, near: [key] })))
    expect(wrong).toEqual([])
  })

  it('on rural care says nothing of what an employer does for its staff', () => {
    for (const subject of ['an employee wellness program with health screening', 'model medical plans for patients', 'a workplace program on chronic disease'])
      expect(keyFor(subject, 'rural hospitals')).not.toBe('RHT')
  })
})

describe('a body that carries a result on', () => {
  const routes = [...knowledge.areas, ...knowledge.grounds].flatMap((area) =>
    area.problems.flatMap((problem) =>
      usersOf(area, problem).flatMap(({ name }) =>
        CONTRIBUTION_FORMS.flatMap((form) => routesFor(area, problem, form, name).map((route) => ({ area: area.id, problem: problem.id, users: name, body: route.name }))),
      ),
    ),
  )
  const said = ({ area, problem, users, body }: (typeof routes)[number]) => `${area}/${problem}: ${users}, by ${body}`

  it('reaches only those whom it serves', () => {
    expect(routes.filter(({ body, users }) => !serves(body, users)).map(said)).toEqual([])
  })

  it('with one duty carries only what lies in it, and never a work that no problem names', () => {
    expect(routes.filter(({ body, problem }) => dutyOf(body)?.includes(problem) === false).map(said)).toEqual([])
    const open = [...knowledge.areas, ...knowledge.grounds].flatMap(({ id, channels }) =>
      channels.filter(({ name, problems }) => dutyOf(name) !== null && problems === undefined).map(({ name }) => `${id}: ${name}`),
    )
    expect(open).toEqual([])
  })
})

it('an employer that is named for some users is one in whose service work for them is done', () => {
  const hosts = knowledge.areas.flatMap((area) => area.users.flatMap(({ name, host }) => (host === undefined ? [] : [{ name, host, own: area.host }])))
  expect(hosts.length).toBeGreaterThan(30)
  expect(hosts.filter(({ host, own }) => !/^an? U\.S\. [a-z]/.test(host) || host === own)).toEqual([])
  const pairs: [RegExp, RegExp][] = [
    [/school district|school systems/, /school/],
    [/hospitals?$|hospital engineering/, /hospital|health|rehabilitation|accounting/],
    [/bank/, /bank/],
  ]
  expect(hosts.filter(({ name, host }) => pairs.some(([users, employer]) => users.test(name) && !employer.test(host)))).toEqual([])
})
