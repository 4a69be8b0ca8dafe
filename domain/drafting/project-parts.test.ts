import { expect, it } from 'vitest'
import { problemSaid, projectOutputs, projectProblem, projectSpread, projectSteps, projectTrial } from './project-parts.ts'
import { chooserForOption } from './wording.ts'

const choose = chooserForOption(4)
const GUIDE = { form: 'practice', object: 'guide', users: 'ferry companies', purpose: null, trouble: null } as const

it('tells the trouble that was stated, or the other side of the purpose', () => {
  expect(projectProblem({ ...GUIDE, trouble: { clause: 'skippers wait two days for a chart', told: true } }, choose)).toContain('kippers wait two days for a chart')
  expect(projectProblem({ ...GUIDE, purpose: { who: 'the ferry companies', goal: 'moor at night' } }, choose)).toContain('many ferry companies find it hard to moor at night')
})

it('claims nothing of today where nothing is known', () => {
  expect(projectProblem(GUIDE, choose)).toBe('')
})

it('builds and hands out each kind of thing in its own way', () => {
  const all = ['guide', 'workbook', 'dashboard', 'bench', 'checklist', 'standard', 'app', 'mural'].map((object) => ({ form: 'tool', object }) as const)
  expect(new Set(all.map((parts) => projectSteps(parts, choose).replaceAll(parts.object, 'thing'))).size).toBe(all.length)
  expect(new Set(all.map((parts) => projectOutputs(parts, 3, choose).replaceAll(parts.object, 'thing'))).size).toBe(all.length)
})

it('a bench that travels is a service', () => {
  expect(projectOutputs({ form: 'service', object: 'bench' }, 2, choose)).toContain('a written scope of the bench')
  expect(projectOutputs({ form: 'tool', object: 'bench' }, 2, choose)).toContain('a working bench')
})

it('tries things for children with those who serve them, and teaches children themselves', () => {
  expect(projectTrial({ ...GUIDE, users: 'children' }, '', 'as an employee', choose)).toContain('organizations that serve children')
  expect(projectTrial({ form: 'training', object: 'course', users: 'children' }, '', 'as an employee', choose)).toContain('a small group of children')
})

it('lets those in a post take a thing up themselves', () => {
  const said = (users: string) => Array.from({ length: 12 }, (_, salt) => projectSpread(users, 'the guide', chooserForOption(salt * 4))).join(' ')
  expect(said('harbor managers')).toContain('other harbor managers')
  expect(said('children')).toContain('others who serve children')
})

it('the aim once more is no problem', () => {
  const phrase = 'help boat yards find where their processes lose rope'
  const said = (trouble: { clause: string; told: boolean }) => problemSaid({ purpose: null, trouble, phrase })
  expect(said({ clause: 'boat yards often do not know where their processes lose rope', told: false })).toBeNull()
  expect(said({ clause: 'boat yards often do not know where their processes lose rope', told: true })).not.toBeNull()
  expect(said({ clause: 'many boat yards find it hard to sell old sails', told: false })).not.toBeNull()
})

it('what the visitor means to hand out stands before what its kind hands out', () => {
  const said = (count: number, outputs: string[], at: number) => projectOutputs({ object: 'buoy', form: 'tool', outputs }, count, (_slot, items) => items[at] ?? items[0])
  expect(said(2, ['a toolkit and training for other ports'], 1)).toBe('I will deliver a toolkit and training for other ports, and the buoy itself.')
  expect(said(1, ['a toolkit'], 0)).toBe('The first output will be a toolkit.')
  expect(said(2, [], 0)).toMatch(/^The first outputs will be the buoy itself and /)
})

it('tells a row among what is handed out with commas throughout', () => {
  expect(
    projectOutputs(
      { object: 'service', form: 'service', users: null, phrase: 'develop a rescue service for boats', outputs: ['winches, the radio agreement', 'training for deckhands'] },
      2,
      (_of, all) => all[0] as never,
    ),
  ).toContain('winches, the radio agreement, and training for deckhands')
})
