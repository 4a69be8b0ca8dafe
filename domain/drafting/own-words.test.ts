import { expect, it } from 'vitest'
import { postTold, toldPlainly } from './own-words.ts'

it.each([
  ['reduced food costs by expertly estimating purchasing needs', 'reduced food costs by estimating purchasing needs'],
  ['developed an innovative program for 40 clinics', 'developed a program for 40 clinics'],
  ['restructured the plan into a dynamic web-based tool for 129 airports', 'restructured the plan into a web-based tool for 129 airports'],
  ['checked papers, making sure that grades accurately and fairly reflect the work', 'checked papers, making sure that grades accurately and fairly reflect the work'],
  ['trained 27 agents on a form that proved successful in 40 offices', 'trained 27 agents on a form that proved successful in 40 offices'],
  ['delivered exceptional results for clients', null],
  ['collaberated with national brands', null],
  ['received a merit raise for meeting inventory goals', null],
  ['received a $2 million grant for soil research', 'received a $2 million grant for soil research'],
  ['measured traffic managed development and guided the launch', null],
])('“I %s” is told as %j', (clause, told) => {
  expect(toldPlainly(clause)).toBe(told)
})

it.each([
  ['Project lead on building and implementation of HPHT testing equipment', 'was project lead on building and implementation of HPHT testing equipment'],
  ['Technical Project Manager for the rollout of over 300 TIDE (Tide Image Display) kiosks at 22 harbors', 'was technical project manager for the rollout of over 300 TIDE kiosks at 22 harbors'],
  ['Lead designer of high pressure valve seals for oil wells', 'was lead designer of high pressure valve seals for oil wells'],
  ['Lead designer of high pressure choke and gate valve seals', 'was lead designer of high pressure choke and gate valve seals'],
  ['Member of the national welding committee', 'was a member of the national welding committee'],
  ['Team player with strong ethics', null],
])('the post of %j is told as %j', (line, told) => {
  expect(postTold(line)).toBe(told)
})

it('praise that is half of a word stays: what is left of “cost-effective” says something else', () => {
  expect(toldPlainly('built a cost-effective care system for 30 homes')).toBe('built a cost-effective care system for 30 homes')
  expect(toldPlainly('installed energy-efficient and robust pumps in 40 mills')).toContain('energy-efficient')
})
