import { expect, it } from 'vitest'
import { ownObject, ownObjectOf } from './own-object.ts'

const own = (clause: string, ...cues: string[]) => ownObjectOf({ clause, kind: 'work' }, cues)

it.each([
  ['reconciled intercompany balances with 18 sister companies', 'balance', 'intercompany balances'],
  ['maintained 71 parks and recreation areas', 'park', null],
  ['built a load-rating model used on 340 bridges', 'rating', 'a load-rating model'],
  ['reduced network bandwidth costs by 40%', 'network', 'network bandwidth costs'],
  ['led a team of 8 technicians', 'team', null],
  ['developed positive relationships with vendors', 'vendor', null],
  ['supervised construction projects in three states', 'construction', 'construction projects'],
])('of “I %s”, where %j is the subject, the title can name %j', (clause, cue, expected) => {
  expect(own(clause, cue)).toBe(expected)
})

it('names nothing that is about something else than the endeavor', () => {
  expect(own('reconciled intercompany balances with 18 sister companies', 'bridge')).toBeNull()
})

it.each([
  ['built a spat settlement model covering 7 bays', 'build', 'a spat settlement model'],
  ['developed a wearable tide sensor tested in 120 boats', 'develop', 'a wearable tide sensor'],
  ['designed a 50 kW kelp dryer controller with 98% efficiency', 'design', 'a kelp dryer controller'],
  ['created a simulation curriculum for newly licensed pilots used in 12 ports', 'create', 'a simulation curriculum for newly licensed pilots'],
  ['open-sourced quillwalk, a chart library for tidal data', 'open-source', 'a chart library for tidal data'],
  ['developed a workplace English curriculum for 14 employers', 'develop', 'a workplace English curriculum'],
  ['designed a quality assurance phantom for 3 clinics', 'design', 'a quality assurance phantom'],
  ['cut kelp dryer commissioning time by half', 'cut', null],
  ['built and optimized data pipelines for landing records using queues', 'build', 'data pipelines for landing records'],
  ['built data pipelines with three colleagues', 'build', null],
])('of “I %s” others can take up %j %j', (clause, base, expected) => {
  expect(ownObject(clause, base)?.phrase ?? null).toBe(expected)
})
