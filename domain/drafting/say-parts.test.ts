import { expect, it } from 'vitest'
import { NO_PLANS } from './design.ts'
import { movesOf, type Content } from './realize.ts'
import { methodOf, openingOf, outputsOf, pointsBack, priorityOf, problemLent, problemOf, tieSaid, usersSentence } from './say-parts.ts'

const content = (now: readonly [string, string], terse: boolean, users = 'ports', listed = users) =>
  ({ users, area: { users: [{ name: listed }] }, problem: { id: 'p', now, cost: ['boats wait outside', 'crews lose a night'] }, terse, handing: null, brief: false }) as unknown as Content
const picking =
  (at: number) =>
  <T>(_slot: string, items: readonly [T, ...T[]]) =>
    items[at % items.length] ?? items[0]

it('a document whose connection nobody told is named without one', () => {
  const told = { priority: { names: ['the Harbor Act of 2020'], says: ['asks for deeper berths'] }, tie: '', design: { briefDocument: false } } as unknown as Content
  for (const at of [0, 1, 2, 3, 4]) expect(priorityOf(told, { short: 'the tool' } as never, false, picking(at))).not.toMatch(/the tool|[;:,] ?\.|  /)
  expect(tieSaid(told, { short: 'the tool' } as never, picking(0))).toBe('')
})

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7]

it.each(PLACES)('a problem of few words is no sentence of its own (wording %i)', (at) => {
  const long = 'pilots note the depth of each berth on paper'
  expect(problemOf(content(['berths go by telephone', long], true), picking(at))).toMatch(/depth of each berth on paper\.$/)
  expect(problemOf(content(['berths go by telephone', 'logs stay aboard'], true), picking(at))).toMatch(/(?:boats wait outside|crews lose a night)(?: because .*)?\.$/i)
  expect(problemOf(content(['berths go by telephone', 'logs stay aboard'], false), picking(at))).not.toMatch(/^(?:(?!because)[^,;.])*(?:telephone|aboard)\./)
})

it.each(PLACES)('a problem of users whom the field does not list is not told of people of another world (wording %i)', (at) => {
  const now = ['patients wait for a chair on the pier', 'crews note the depth of each berth on paper'] as const
  expect(problemOf(content(now, true, 'ferry hotels', 'ports'), picking(at))).not.toMatch(/patients/)
  expect([0, 1].map((turn) => problemOf(content(now, true, 'dockside clinics', 'ports'), picking(turn))).join(' ')).toMatch(/patients/)
})

it.each(PLACES)('a problem of small users is not told of large ones (wording %i)', (at) => {
  const now = ['small ferry lines keep the log of each berth at home', 'pilots note the depth of each berth on paper'] as const
  expect(problemOf(content(now, false, 'harbors and other large ports'), picking(at))).not.toMatch(/small ferry lines/i)
  expect([0, 1].map((turn) => problemOf(content(now, true, 'small ports'), picking(turn))).join(' ')).toMatch(/small ferry lines/i)
})

it.each(PLACES)('a problem is one sentence that joins what is wrong and what it costs (wording %i)', (at) => {
  const said = problemOf(content(['pilots note the depth of each berth on paper', 'pilots keep the log of each berth at home'], false), picking(at))
  expect(said).toMatch(/, and (?:boats wait|crews lose)|^Because .*, (?:boats wait|crews lose)|^(?:Boats wait|Crews lose).* because /)
  expect(said.match(/[.;]/g)).toHaveLength(1)
})

it.each(PLACES)('method and outputs name what they speak of, whatever stands before them (wording %i)', (at) => {
  for (const form of ['tool', 'practice', 'training', 'evidence', 'service']) {
    const told = { problem: { id: 'p' }, steps: ['sound each berth', 'mark the shoals'], outputs: ['a chart', 'a log'], design: { form } } as unknown as Content
    expect(methodOf(told, { short: 'the thing' } as never, picking(at))).not.toMatch(/^(?:It|They|Its|Together|Those who use it)\b/)
    expect(outputsOf(told, { short: 'the thing' }, picking(at))).not.toMatch(/^(?:It|They|Its|What|Beside)\b/)
  }
})

it.each(PLACES)('nothing is handed out with itself (wording %i)', (at) => {
  for (const form of ['tool', 'practice', 'training', 'service']) {
    const told = { outputs: ['the thing itself', 'a chart'], design: { form } } as unknown as Content
    expect(outputsOf(told, { short: 'the thing' }, picking(at))).not.toMatch(/the thing.*the thing|^Members.*the thing/i)
    expect(outputsOf(told, { short: 'the thing' }, picking(at))).toContain('a chart')
  }
})

it.each(PLACES)('people who are served are no sites at which a standard is applied (wording %i)', (at) => {
  const told = {
    users: 'island elders',
    employmentType: 'employee',
    host: 'a port',
    problem: { id: 'p', measure: 'falls' },
    design: { form: 'practice', project: null },
    place: null,
  } as unknown as Content
  expect(usersSentence(told, { users: 'island elders', short: 'the protocol' } as never, picking(at))).toMatch(/organizations that serve island elders/)
  const taught = { ...told, design: { form: 'training', project: null } } as unknown as Content
  expect(usersSentence(taught, { users: 'island elders', short: 'the course' } as never, picking(at))).toMatch(/a small group of island elders/)
})

it.each(PLACES)('no second relative clause follows the first one (wording %i)', (at) => {
  const told = { design: { form: 'tool', path: 'close', topic: null, role: null, project: null }, handing: null, place: null } as unknown as Content
  const names = { verb: 'build', thing: 'a toolkit for calls that are returned', aim: 'answer', users: 'ports' } as never
  expect(openingOf(told, names, picking(at)).said).not.toMatch(/returned (?:that|with which)/)
})

it.each(PLACES)('“they” stands behind what it points to (wording %i)', (at) => {
  const told = {
    users: 'ports',
    area: { users: [{ name: 'ports' }] },
    problem: { id: 'p', now: ['pilots note the depth of each berth on paper'], cost: ['they learn of shoals too late'] },
    terse: false,
    handing: null,
    brief: false,
  } as unknown as Content
  expect(problemOf(told, picking(at))).not.toMatch(/^They/)
})

it.each(PLACES)('a role that is sought is not told as held (wording %i)', (at) => {
  const told = {
    design: { role: 'a harbor master', topic: null, project: { phrase: 'dredge the inner berths', plans: NO_PLANS }, path: 'close', form: 'tool' },
    handing: null,
    place: null,
    area: { name: 'ports' },
  } as unknown as Content
  const names = { verb: 'build', thing: 'a tool', users: 'ports', aim: 'see each shoal' } as never
  expect(openingOf(told, names, picking(at)).said).toMatch(/^In (?:my intended role as|the role I seek, as|my next role, as) a harbor master, I /)
})

it.each([
  ['offers such charts in a form a pilot can use', true],
  ['puts that teaching on the quay', true],
  ['brings practice to the amount of that rule', true],
  ['prepares those employees to act', true],
  ['gives pilots a chart that can be checked', false],
  ['protects those who use the quay', false],
  ['helps those already hired', false],
])('what points back to a document stands beside it: %s', (tie, points) => expect(pointsBack(tie)).toBe(points))

it('a document stands first only where what is said of it later points to nothing of it', () => {
  const told = (tie: string) => ({ tie, priority: {}, handing: null, design: { salt: 4, whys: [], project: null } }) as unknown as Content
  const first = (tie: string) => movesOf(told(tie)).some(({ moves }) => moves.startsWith('priority'))
  expect(first('gives pilots a chart that can be checked')).toBe(true)
  expect(first('offers such charts in a form a pilot can use')).toBe(false)
})

it.each(PLACES)('a short project is told with what it is for, where the problem is not told out of it (wording %i)', (at) => {
  const purpose = { who: 'small ports', goal: 'see a loose mooring in two hours' }
  const said = (project: object) =>
    openingOf(
      { design: { role: null, topic: null, path: 'close', form: 'tool', project }, users: 'ports', place: null } as unknown as Content,
      { verb: 'build', thing: 'a tool', aim: 'moor' } as never,
      picking(at),
    ).said
  expect(said({ phrase: 'bring TideNet to ports', purpose, plans: NO_PLANS, matched: true })).toContain('bring TideNet to ports, so that small ports can see a loose mooring in two hours.')
  expect(said({ phrase: 'bring TideNet to ports', purpose, plans: NO_PLANS, matched: false })).toMatch(/bring TideNet to ports\.$/)
  expect(said({ phrase: 'build a tool with which small ports see a loose mooring', purpose, plans: NO_PLANS, matched: true })).toMatch(/see a loose mooring\.$/)
})

it.each(PLACES)('a subject that another option tells already is told without its aim, where that is long (wording %i)', (at) => {
  const aim = 'know how deep the water at each berth is tonight'
  const said = (turn: number, words: string) =>
    openingOf(
      {
        design: { turn, own: null, project: null, form: 'tool', path: at % 2 === 0 ? 'close' : 'alternative', otherBy: 'role', role: null, topic: null },
        problem: { aim: words },
        place: null,
      } as unknown as Content,
      { verb: 'build', thing: 'a toolkit for berth depth', users: 'ports', aim: words } as never,
      picking(at),
    ).said
  expect(said(0, aim)).toContain(aim)
  expect(said(1, aim)).toMatch(/a toolkit for berth depth for ports/)
  expect(said(1, aim)).not.toContain(aim)
  expect(said(1, 'know each depth')).toContain('know each depth')
  expect(said(2, 'know each depth')).not.toContain('know each depth')
})

it.each(PLACES)('how large a project is and by when is told behind it, and with whom it begins in the place of any others (wording %i)', (at) => {
  const plans = { ...NO_PLANS, first: 'with 14 piers in Oregon', when: 'The goal is to reach this by 2031.', size: 'The planned capacity is 900 gallons per day.' }
  const design = {
    role: null,
    topic: null,
    niche: null,
    path: 'close',
    form: 'tool',
    host: null,
    whys: [],
    project: { phrase: 'build a buoy for ports', purpose: null, matched: false, object: 'buoy', named: true, plans },
  }
  const told = { design, users: 'ports', place: null, employmentType: 'employee', problem: { id: 'p' } } as unknown as Content
  const names = { verb: 'build', thing: 'a buoy', users: 'ports', aim: 'moor', short: 'the buoy' } as never
  expect(openingOf(told, names, picking(at)).said).toContain('build a buoy for ports. The planned capacity is 900 gallons per day. The goal is to reach this by 2031.')
  expect(usersSentence(told, names, picking(at))).toMatch(/start with 14 piers in Oregon/)
  expect(usersSentence(told, names, picking(at))).not.toMatch(/agreed measure|(?:two|three) ports/)
})

it.each(PLACES)('of the work told beside a project only what is of its subject says what is counted, and not its instrument (wording %i)', (at) => {
  const measured = (clause: string) => {
    const project = { phrase: 'publish a splice procedure', purpose: null, matched: false, object: 'procedure', named: true, plans: NO_PLANS }
    const design = { role: null, topic: null, niche: null, path: 'close', form: 'practice', host: null, whys: [{ kind: 'work', clause, result: null }], project }
    const told = { design, users: 'ports', place: null, employmentType: 'employee', problem: { id: 'p' } } as unknown as Content
    return usersSentence(told, { users: 'ports', short: 'the procedure' } as never, picking(at))
  }
  expect(measured('Developed a splice check which uses drone pictures')).toContain('time, cost, and errors')
  expect(measured('Kept the ferry fleet supplied during a shortage of parts')).toContain('time, cost, and errors')
  expect(measured('Cut the shortages of splice wire at six ports')).toContain('stockouts')
})

it.each(PLACES)('says for whom a project is good where no trouble is concluded from it (wording %i)', (at) => {
  const opening = (goal: string) => {
    const project = { phrase: 'publish a splice procedure', purpose: { who: 'ferry lines', goal }, trouble: null, matched: false, plans: NO_PLANS }
    const told = { design: { role: null, topic: null, project, path: 'close', form: 'practice' }, handing: null, place: null, area: { name: 'ports' } } as unknown as Content
    return openingOf(told, { verb: 'publish', thing: 'a procedure', users: 'ferry lines', aim: 'moor' } as never, picking(at)).said
  }
  expect(opening('order it')).toContain('publish a splice procedure, so that ferry lines can order it.')
  expect(opening('moor without a tug')).toMatch(/publish a splice procedure\.$/)
})

it.each(PLACES)('what is said of the field of a project names nobody of another kind (wording %i)', (at) => {
  const told = ['Crews often splice by eye. A bad splice shows at sea.', '{users} often wait. Boats lie idle.'] as const
  const lent = (users: string, listed: string) =>
    problemLent(
      {
        problem: { id: 'p', told, now: ['crews splice by eye when the light goes'] },
        area: { users: [{ name: listed }] },
        users,
        design: { project: { phrase: 'build a splice', named: true } },
      } as never,
      picking(at),
    )
  expect(lent('children', 'ports')).toBe(told[0])
  expect(lent('piers', 'ports')).not.toContain('{users}')
})
