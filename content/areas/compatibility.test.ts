import { describe, expect, it } from 'vitest'
import { formsFor, routesFor, usersOf, usersReached } from '../../domain/drafting/compatibility.ts'
import { composeSet, parseDraftPlan, tuneSet } from '../../domain/drafting/compose-set.ts'
import { covers } from '../../domain/drafting/choose-priority.ts'
import { ANY_HOST, contentOf, OPEN_ROUTE } from '../../domain/drafting/content-of.ts'
import type { Design } from '../../domain/drafting/design.ts'
import { CONTRIBUTION_FORMS } from '../../domain/drafting/problem-area.ts'
import { clash } from '../../domain/drafting/sectors.ts'
import { personFromResume } from '../../domain/person/person-from-resume.ts'
import { petitioners } from '../../test/endeavor-petitioners.ts'
import { draftingKnowledge as knowledge } from './all-areas.ts'
import { reachEntries } from './reach.ts'

const places = [...knowledge.areas, ...knowledge.grounds].flatMap((area) => area.problems.map((problem) => ({ area, problem })))

describe('the tables of what goes together', () => {
  it('speak of areas, routes, users and problems that exist', () => {
    const faults = reachEntries().filter(({ area: id, place, reach }) => {
      const area = knowledge.areas.find((one) => one.id === id)
      return !area || !area.channels[place] || reach.users?.some((user) => !area.users[user]) || reach.problems?.some((problem) => !area.problems.some((one) => one.id === problem))
    })
    expect(faults).toEqual([])
  })

  it('carry nothing to users of a visitor’s own by the body of others', () => {
    const funds = places.find(({ problem }) => problem.id === 'subrecipient-oversight')!
    const names = CONTRIBUTION_FORMS.flatMap((form) => routesFor(funds.area, funds.problem, form, 'small city governments').map(({ name }) => name))
    expect(names).toContain('the national finance officers’ association')
    expect(names).not.toContain('the university business officers’ association')
    expect(names).not.toContain('the school business officials’ association')
  })

  it('leave every problem at least three forms, and every user of it a route', () => {
    expect(places.filter(({ area, problem }) => formsFor(area, problem).length < 3).map(({ problem }) => problem.id)).toEqual([])
    const stranded = places.flatMap(({ area, problem }) =>
      usersOf(area, problem)
        .filter(({ name }) => CONTRIBUTION_FORMS.every((form) => routesFor(area, problem, form, name).length === 0))
        .map(({ name }) => `${problem.id}: ${name}`),
    )
    expect(stranded).toEqual([])
  })

  it('give no committee a course or a service, and no shelf of code a standard', () => {
    for (const { area, problem } of places) {
      for (const { name } of usersOf(area, problem)) {
        for (const form of ['training', 'service'] as const) expect(routesFor(area, problem, form, name).filter(({ kind }) => kind === 'standards' || kind === 'library')).toEqual([])
      }
    }
  })

  it('join no public building owner with industrial heat, and no school association with a restaurant', () => {
    const heat = places.find(({ problem }) => problem.id === 'industrial-heat')!
    expect(usersOf(heat.area, heat.problem).map(({ name }) => name)).toEqual(['industrial heat users', 'pump and turbine operators'])
    const waste = places.find(({ problem }) => problem.id === 'kitchen-waste')!
    expect(routesFor(waste.area, waste.problem, 'service', 'independent restaurants').map(({ name }) => name)).not.toContain('the school nutrition association')
  })
})

describe('the gate of what fits together, over every area', () => {
  const quadruples = places.flatMap(({ area, problem }) =>
    CONTRIBUTION_FORMS.flatMap((form) => usersReached(area, problem, form).map(({ name }) => ({ area, problem, form, users: name, routes: routesFor(area, problem, form, name) }))),
  )

  // Neither employer nor document depends on the form.
  const triples = [...new Map(quadruples.map((one) => [`${one.problem.id}|${one.users}`, one])).values()]

  it('lets no body of another world carry a problem to its users', () => {
    expect(quadruples.length).toBeGreaterThan(2000)
    const faults = quadruples.flatMap(({ problem, users, routes }) => routes.filter(({ name }) => clash(name, users)).map(({ name }) => `${problem.id}: ${users} by ${name}`))
    expect([...new Set(faults)]).toEqual([])
  })

  it('names no employer of another world than the users’', () => {
    const design = anyDesign()
    const faults = triples.flatMap(({ area, problem, form, users }) => {
      const content = contentOf({ ...design, area: area.id, problem: problem.id, form, users }, 'employee', knowledge)
      return content && (clash(content.host, users) || (content.host === ANY_HOST && !clash(area.host, users))) ? [`${problem.id}: ${users} and ${content.host}`] : []
    })
    expect([...new Set(faults)]).toEqual([])
  })

  it('names a document only where it speaks of these users and of the subject', () => {
    const design = anyDesign()
    const faults = triples.flatMap(({ area, problem, form, users }) => {
      const priority = contentOf({ ...design, area: area.id, problem: problem.id, form, users }, 'employee', knowledge)?.priority
      const subject = [problem.topic, problem.subject, problem.aim, ...problem.outputs].join(' ')
      return priority && !covers(priority, { subject, users }) ? [`${problem.id}: ${users} under ${priority.key}`] : []
    })
    expect([...new Set(faults)]).toEqual([])
  })
})

function anyDesign(): Design {
  const [first] = petitioners
  const composed = composeSet(personFromResume(first!.facts), first!.form, knowledge)
  const plan = composed.kind === 'composed' ? parseDraftPlan(composed.set.plan) : null
  if (!plan) throw new Error('no design')
  return { ...plan.options[1], own: null, topic: null, project: null, niche: null, whys: [] }
}

describe('every composed option', () => {
  const sets = petitioners.flatMap(({ id, facts, form }) => {
    const composed = composeSet(personFromResume(facts), form, knowledge)
    const plan = composed.kind === 'composed' ? parseDraftPlan(composed.set.plan) : null
    return plan ? [{ id, plan }] : []
  })

  it('holds only users, forms and routes that the tables join', () => {
    expect(sets.length).toBeGreaterThan(10)
    for (const { id, plan } of sets) {
      for (const design of plan.options) {
        const content = contentOf(design, plan.employmentType, knowledge)
        if (!content) throw new Error(`${id}: no content`)
        const { area, problem, users, channel } = content
        const listed = area.users.some(({ name }) => name === users)
        // A visitor's own users and project stand by themselves.
        if (listed && !design.project)
          expect(
            usersReached(area, problem, design.form).map(({ name }) => name),
            `${id}: ${problem.id}`,
          ).toContain(users)
        const routes = routesFor(area, problem, design.form, users).map(({ name }) => name)
        expect(routes.length > 0 ? routes : [OPEN_ROUTE], `${id}: ${problem.id}`).toContain(channel)
      }
    }
  })

  it('takes another problem or another legal route than the others, and no asset twice', () => {
    for (const { id, plan } of sets) {
      const keys = plan.options.map(({ problem, own, form, users }) => JSON.stringify([problem, own?.general, form, users]))
      expect(new Set(keys).size, id).toBe(4)
      const leading = plan.options.flatMap(({ whys }) => (whys[0] ? [whys[0].clause] : []))
      expect(new Set(leading).size, id).toBe(leading.length)
    }
  })

  it('is another path only where its field or its role differs from both close ones', () => {
    for (const { id, plan } of sets) {
      const close = plan.options.filter(({ path }) => path === 'close')
      for (const other of plan.options.filter(({ path }) => path === 'alternative')) {
        expect(other.otherBy, id).not.toBeNull()
        if (other.otherBy === 'field')
          expect(
            close.map(({ area }) => area),
            id,
          ).not.toContain(other.area)
        else
          expect(
            close.map(({ form }) => form),
            id,
          ).not.toContain(other.form)
      }
    }
  })

  it('commits: no text says what might be done', () => {
    for (const { id, plan } of sets) {
      const set = tuneSet(plan, { levelOfDetail: 'default', technologicalAdvancement: 'default', geographicFocus: 'no_focus', strategicIndustryFocus: [], typeOfWork: [] }, knowledge)
      for (const { text } of set?.options ?? []) expect(text, id).not.toMatch(/\bI (?:could|would|may|might)\b/)
    }
  })
})

it('reaches an office that oversees a trade by no body of that trade, where another route does', () => {
  const mining = knowledge.areas.find(({ id }) => id === 'mining')
  const air = mining?.problems.find(({ subject }) => /air/.test(subject))
  if (!mining || !air) throw new Error('mining')
  const through = (users: string) => routesFor(mining, air, 'service', users).map(({ name }) => name)
  expect(through('quarry and aggregate operators')).toContain('the aggregate producers’ association')
  expect(through('state mine-safety offices')).not.toContain('the aggregate producers’ association')
  expect(through('state mine-safety offices').length).toBeGreaterThan(0)
})
