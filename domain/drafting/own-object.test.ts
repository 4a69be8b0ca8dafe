import { expect, it } from 'vitest'
import { ownObjectOf } from './own-object.ts'

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
