import { describe, expect, it } from 'vitest'
import { choosePriority, covers } from '../../domain/drafting/choose-priority.ts'
import { composeSet } from '../../domain/drafting/compose-set.ts'
import { readPerson } from '../../domain/person/read-person.ts'
import { draftingKnowledge as knowledge, knowledgeOn } from './all-areas.ts'

const find = (area: string, id: string) => {
  const found = knowledge.areas.find((one) => one.id === area)
  const problem = found?.problems.find((one) => one.id === id)
  if (!found || !problem) throw new Error(`${area}/${id}`)
  return { subject: [problem.topic, problem.subject, problem.aim, ...problem.outputs].join(' '), near: [problem.priority ?? found.priorities[0], ...found.priorities] }
}
const keyFor = (area: string, id: string, users: string) => choosePriority(knowledge.priorities, { ...find(area, id), users })?.key ?? null

describe('the public document of an endeavor', () => {
  it.each([
    ['financial-reporting', 'close-control', 'small public companies', 'SOX'],
    ['financial-reporting', 'close-control', 'county governments', 'UG'],
    ['financial-reporting', 'close-control', 'midsize manufacturers', null],
    ['clinic-operations', 'record-quality', 'specialty clinics', 'CURES'],
    ['clinic-operations', 'patient-access', 'rural clinics', 'WAITS'],
    ['clinic-operations', 'patient-access', 'specialty clinics', 'WAITS'],
    ['human-resources', 'leave-benefits', 'rural hospitals', 'FMLA'],
    ['food-service', 'kitchen-safety', 'school meal programs', 'FCODE'],
    ['retail', 'first-job', 'independent stores', 'TALENT'],
    ['corporate-finance', 'cost-control', 'midsize manufacturers', null],
    ['customer-operations', 'first-call', 'county service lines', null],
    ['home-loan-processing', 'closing-cost-surprise', 'community banks with home lending', 'TRID1026'],
    ['personnel-practice', 'open-enrollment-help', 'single-site manufacturers', 'SBC147'],
    ['financial-reporting', 'tax-compliance', 'midsize manufacturers', 'RP9825'],
    ['enterprise-risk', 'continuity-exercise', 'community banks and credit unions', 'BCMFFIEC'],
    ['enterprise-risk', 'continuity-exercise', 'midsize manufacturers', null],
    ['public-works-scheduling', 'update-truth', 'state transportation departments', 'GAOSCHED'],
    ['process-instrumentation', 'alarm-flood', 'pipeline and terminal operators', 'CONTROLROOM'],
    ['process-instrumentation', 'alarm-flood', 'chemical and refining plants', null],
    ['brokerage-finance-control', 'own-control-test', 'independent investment advisers', 'COMPLIANCE38A'],
    ['film-and-coating', 'trial-on-production-line', 'makers of tapes, membranes, and coated products', 'MEP'],
    ['public-safety', 'joint-drill', 'port and plant security teams', 'EXERCISE648'],
    ['public-safety', 'joint-drill', 'school safety teams', null],
    // "Candidates" are no Candida, a job posting is no entry in a ledger, and members who are brought back are no reshored plant.
    ['recruiting-practice', 'niche-search', 'rural hospitals', null],
    ['recruiting-practice', 'job-preview', 'rural hospitals', null],
    ['customer-loyalty-marketing', 'lapsed-member-return', 'credit unions', null],
    ['site-hazards', 'home-roof-falls', 'residential builders', 'HOMEFALL'],
    ['patient-advocacy', 'grievance-to-change', 'community hospitals', 'GRIEVANCE'],
    ['patient-advocacy', 'grievance-to-change', 'health-plan member offices', 'PLANGRIEV'],
    ['financial-risk', 'small-bank-stress', 'community banks', 'CRETEST'],
    ['financial-risk', 'small-bank-stress', 'credit unions', null],
    ['aerospace-production', 'traveled-work', 'military aircraft depots', null],
  ])('follows what %s/%s is about and whom it serves: for %s, %s', (area, id, users, key) => {
    expect(keyFor(area, id, users)).toBe(key)
  })

  it('of a visitor’s own project is met by more than one phrase of it, and a map is no geography', () => {
    const own = (subject: string, users: string) => choosePriority(knowledge.priorities, { subject, users, near: [] })?.key ?? null
    expect(own('plan and measure what ads really work for brands trying to reach multicultural young people', 'brands')).toBeNull()
    expect(own('draw maps of which server feeds which service', 'community banks')).toBeNull()
  })

  it('of a visitor’s own project is one of the sub-field where a whole phrase names its subject', () => {
    const own = (subject: string, users: string) => choosePriority(knowledge.priorities, { subject, users, near: [] })?.key ?? null
    expect(own('develop tests for new antibiotics', 'small laboratories')).toBe('GAIN')
    expect(own('develop furnace lamps', 'glass plants')).toBeNull()
    expect(own('close dormant accounts of a directory', 'community banks')).toBeNull()
    expect(own('send schedule updates to riders', 'transit agencies')).toBeNull()
    expect(own('find the grievance causes of patients', 'regional hospitals')).toBeNull()
    expect(own('a mobile pay application', 'small stores')).toBeNull()
    expect(own('a menu planner that cuts food waste', 'banquet kitchens')).toBe('FLW')
  })

  it.each([
    ['financial-reporting', 'tax-compliance', 'family-owned firms'],
    ['growth-marketing', 'incremental-ads', 'small consumer brands'],
    ['companion-animals', 'spay-access', 'rural and small-town veterinary clinics'],
    ['media-engineering', 'playout-recovery', 'local television stations'],
    ['immersive-graphics', 'virtual-heritage', 'museums and libraries'],
  ])('is left out where none speaks of the very problem: %s/%s for %s', (area, id, users) => {
    expect(keyFor(area, id, users)).toBeNull()
  })

  it('speaks of the subject and of the users of every endeavor it is named in', () => {
    for (const area of knowledge.areas) {
      for (const { id } of area.problems) {
        for (const { name } of area.users) {
          const chosen = choosePriority(knowledge.priorities, { ...find(area.id, id), users: name })
          if (chosen) expect(covers(chosen, { ...find(area.id, id), users: name }), `${area.id}/${id}`).toBe(true)
        }
      }
    }
  })

  it.each(['PLAIN', 'EVID'])('%s binds federal agencies, and is named for no others', (key) => {
    const named = knowledge.priorities.filter((one) => one.key === key)
    const others = [...knowledge.areas, ...knowledge.grounds].flatMap((area) =>
      area.problems.flatMap(({ id, topic, subject, aim, outputs }) =>
        area.users
          .filter(({ name }) => !/federal (?:agenc|office|department)/.test(name))
          // Chosen among all it would be chosen alone.
          .filter(({ name }) => choosePriority(named, { subject: [topic, subject, aim, ...outputs].join(' '), near: [key], users: name }))
          .map(({ name }) => `${area.id}/${id}: ${name}`),
      ),
    )
    expect(others).toEqual([])
  })

  it('has a predicate in the number of its name', () => {
    const head = (name: string) => name.split(/,| (?:of|on|for|in|to|under|against|from|with|that|which|as) /)[0] ?? name
    const isPlural = (name: string) => /(?:rules|standards|provisions|guidelines|regulations|amendments|principles|elements|recommendations|priorities|plans)$/.test(head(name))
    const faults = knowledge.priorities.flatMap(({ key, names, says }) => {
      const plural = names.map(isPlural)
      return says.filter((predicate) => plural.some((one) => one === /^\w+s /.test(predicate) && !/^(?:set|made|lowered) /.test(predicate))).map((predicate) => `${key}: ${predicate}`)
    })
    expect(faults).toEqual([])
  })

  it('is known for some users of most problems, and is left out rather than stretched', () => {
    const problems = knowledge.areas.flatMap((area) => area.problems.map(({ id, groups }) => ({ area, id, users: area.users.filter((_, at) => !groups || groups.includes(at)) })))
    const covered = problems.filter(({ area, id, users }) => users.some(({ name }) => keyFor(area.id, id, name) !== null))
    // Finer sub-fields have fewer documents of their own: naming none is right for them.
    expect(covered.length / problems.length).toBeGreaterThan(0.55)
  })
})

describe('a document that ends', () => {
  const ending = knowledge.priorities.filter(({ until }) => until !== undefined)

  it('says its last day, after its own date', () => {
    expect(ending.length).toBeGreaterThan(0)
    for (const { key, date, until } of ending) {
      expect(until, key).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(until! > date, key).toBe(true)
    }
  })

  it.each(ending.map(({ key, until }) => [key, until!] as const))('%s stands until %s and no day longer', (key, until) => {
    const after = new Date(Date.parse(until) + 86_400_000).toISOString().slice(0, 10)
    const keysOn = (day: string) => knowledgeOn(day).priorities.map((one) => one.key)
    expect(keysOn(until)).toContain(key)
    expect(keysOn(after)).not.toContain(key)
  })

  it('that is over is named in no set, though it was before', () => {
    const lines = `Ilse Sample

Experience
Psychiatrist, Tarn Regional Hospital, 2016 – Present
• Built a telepsychiatry program with 9 rural clinics that cut the wait for a first visit from 61 to 12 days.
• Set up collaborative care reviews for 740 patients in 6 rural counties.

Education
Doctor of Medicine, Fell State University, 2008`.split('\n')
    const form = {
      userBackground: { employmentType: 'employee' as const, futureRoleFocus: 'The work that I do now' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    }
    const person = readPerson([{ lines }], new Date('2026-06-01T00:00:00Z'))
    const namedOn = (day: string) => {
      const composed = composeSet(person, form, knowledgeOn(day))
      return composed.kind === 'ask' ? [] : composed.set.options.flatMap(({ grounding }) => grounding.priorities.map(({ key }) => key))
    }
    const ended = new Set(ending.map(({ key }) => key))
    expect(namedOn('2026-11-27').some((key) => ended.has(key))).toBe(true)
    expect(namedOn('2099-01-01').filter((key) => ended.has(key))).toEqual([])
  })

  // Plans whose years are over, programs that lapsed, and guidance that another took the place of.
  it.each([/\b20(?:1\d|2[0-4])\s*[–-]\s*20(?:1\d|2[0-5])\b/, /SR Letter 11-7/, /CPL 03-00-024/])('%s stands in no title', (ended) => {
    expect(knowledge.priorities.filter(({ key, title }) => !['QSCR', 'FIOHOME', 'GHGINV', 'MEALS'].includes(key) && ended.test(title)).map(({ key }) => key)).toEqual([])
  })
})
