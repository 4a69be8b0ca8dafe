import { expect, it } from 'vitest'
import type { Design } from './design.ts'
import { saysMost } from './realize.ts'

const line = (clause: string) => ({ clause, kind: 'work', result: null }) as unknown as Design['whys'][number]
const made = line('Developed the kiln units: 32 lessons for grade 4')
const came = line('In the schools which used them the share of pupils meeting goal rose from 17% to 31%')

it('where one line has room, what came of a work goes before the work, and nothing before a result', () => {
  expect(saysMost({ whys: [made, came], own: null })).toEqual([came])
  expect(saysMost({ whys: [line('cut kiln losses by 40%'), came], own: null })).toHaveLength(1)
  expect(saysMost({ whys: [line('cut kiln losses by 40%'), came], own: null })[0]?.clause).toContain('40%')
  expect(saysMost({ whys: [line('wrote rules adopted by 9 ports'), came], own: null })[0]?.clause).toContain('9 ports')
})
