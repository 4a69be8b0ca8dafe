import { expect, it } from 'vitest'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import type { Asset } from './assets.ts'
import type { Slot } from './choose-slots.ts'
import type { Problem } from './problem-area.ts'
import { splitSentences } from '../endeavor/sentence-forms.ts'
import { readPerson } from '../person/read-person.ts'
import { kinOf } from './choose-designs.ts'
import { CARRIED } from './carried.ts'
import { composeSet, parseDraftPlan } from './compose-set.ts'
import { isNeighbors, toldWithin } from './within-field.ts'

const line = (id: string, strength: number): Asset => ({
  id,
  kind: 'work',
  clause: id,
  result: null,
  quoted: false,
  stated: false,
  setting: null,
  roleId: null,
  quote: id,
  strength,
  text: ` ${id} `,
  object: null,
  about: id,
})

const [first, second] = draftingKnowledge.areas
const slot = (problem: Problem, of: { ofCareer?: boolean; asset?: Asset; far?: boolean } = {}): Slot => ({
  area: { area: (of.far ? second : first)!, score: 10, supports: [], problems: [], ofCareer: of.ofCareer ?? true, main: 1, backed: true },
  problem: { problem, score: 1, supports: [] },
  path: 'alternative',
  maker: 'problem',
  turn: 0,
  asset: of.asset ?? null,
  fit: 1,
  object: null,
})

const [own, near, strange] = first!.problems as unknown as [Problem, Problem, Problem]
/** How near each line is to each problem; what is not listed is far. */
const matcherOf = (fits: Readonly<Record<string, readonly [own: number, near: number, strange: number]>>, standing = 0) => ({
  fit: ({ id }: { id: string }, problem: Problem) => fits[id]?.[[own, near, strange].indexOf(problem)] ?? -9,
  standing: () => standing,
})
const known = (fits: Parameters<typeof matcherOf>[0], lines: readonly Asset[], standing = 0) => ({
  matcher: matcherOf(fits, standing),
  lines,
  names: () => false,
  answers: '',
  material: [],
  asked: [] as Problem[],
})

it('knows a problem of neighbors, that no line is about and nobody asked for', () => {
  const lines = [line('leaks', 4)]
  expect(isNeighbors(slot(strange), null, known({ leaks: [3, 1, 1.9] }, lines))).toBe(true)
  expect(isNeighbors(slot(strange), null, known({ leaks: [3, 1, 2.6] }, lines))).toBe(false)
  expect(isNeighbors(slot(strange), null, { ...known({ leaks: [3, 1, 0] }, lines), names: () => true })).toBe(false)
  expect(isNeighbors(slot(strange), null, { ...known({ leaks: [3, 1, 0] }, lines), asked: [strange] })).toBe(false)
  expect(isNeighbors(slot(strange), null, known({ leaks: [3, 1, 0], answers: [0, 0, 1.2] }, lines))).toBe(false)
})

it('takes one of the first option’s field for no neighbor’s where much of the person lies in it', () => {
  const lines = [line('leaks', 4)]
  expect(isNeighbors(slot(strange), slot(own), known({ leaks: [3, 1, 1] }, lines, 1.6))).toBe(false)
  expect(isNeighbors(slot(strange), slot(own, { far: true }), known({ leaks: [3, 1, 1] }, lines, 1.6))).toBe(true)
})

it('takes no line for one of a field that names its world in a word that nobody said', () => {
  const gas = draftingKnowledge.areas.find(({ id }) => id === 'gas-networks')!
  const of = { ...known({ leaks: [3, 1, 4] }, [line('leaks', 4)]), material: [' acoustic leak surveys '] }
  const like = slot(strange, { ofCareer: false })
  const there = { ...like, area: { ...like.area, area: gas } }
  expect(isNeighbors(there, slot(own), of)).toBe(true)
  expect(isNeighbors(there, slot(own), { ...of, material: [' leak surveys of gas mains '] })).toBe(false)
})

it('does not take for asked what beside a project lies in another field', () => {
  const of = { ...known({ leaks: [3, 1, 1] }, [line('leaks', 4)]), asked: [strange] }
  expect(isNeighbors(slot(strange, { far: true, ofCareer: false }), slot(own), of)).toBe(true)
  expect(isNeighbors(slot(strange, { ofCareer: false }), slot(own), of)).toBe(false)
})

const told = (slots: readonly Slot[], fits: Parameters<typeof matcherOf>[0], lines: readonly Asset[], matched = true, isTold: (one: Asset) => boolean = () => false) =>
  toldWithin(
    slots,
    ({ problem }) => problem.problem === strange,
    () => true,
    isTold,
    matched,
    { matcher: matcherOf(fits), lines },
  ).map(({ problem, turn, asset }) => [problem.problem.id, turn, asset?.id ?? null])

it('tells a subject of the person’s own again, from a line that no option tells', () => {
  const lines = [line('leaks', 5), line('patent', 4), line('meters', 3)]
  const fits = { leaks: [3, 0, 0], patent: [1, -2, 0], meters: [2, -2, 0] } as const
  const others = (ofCareer: boolean) => told([slot(own, { asset: lines[0]! }), slot(near), slot(strange, { ofCareer }), slot(strange, { ofCareer })], fits, lines)
  expect(others(false)).toEqual([
    [own.id, 0, 'leaks'],
    [near.id, 0, null],
    [own.id, 1, 'patent'],
    [own.id, 2, 'meters'],
  ])
  // In the person's own fields a third telling gives way to another problem.
  expect(others(true).filter(([id]) => id === own.id)).toHaveLength(2)
  expect(told([slot(own, { asset: lines[0]! }), slot(near), slot(near), slot(strange)], fits, lines, true, ({ id }) => id === 'patent')[3]).toEqual([own.id, 1, 'meters'])
})

it('tells no subject more than three times', () => {
  const lines = ['a', 'b', 'c', 'd'].map((id) => line(id, 4))
  const fits = Object.fromEntries(lines.map(({ id }) => [id, [2, -9, 0]])) as Record<string, [number, number, number]>
  const strangers = [1, 2, 3].map(() => slot(strange, { ofCareer: false }))
  expect(told([slot(own), ...strangers], fits, lines).filter(([id]) => id === own.id)).toHaveLength(3)
})

it('keeps a problem of the career’s field that a line is nearer to than any untold one to another subject', () => {
  const lines = [line('leaks', 5), line('pumps', 4)]
  const fits = { leaks: [3, 0, 2], pumps: [0.5, -3, 2] } as const
  const slots = (ofCareer: boolean) => [slot(own, { asset: lines[0]! }), slot(near), slot(near), slot(strange, { ofCareer })]
  expect(told(slots(true), fits, lines)[3]?.[0]).toBe(strange.id)
  expect(told(slots(false), fits, lines)[3]?.[0]).toBe(own.id)
})

it('leaves the place to another form of a project that no known problem covers, where no line is left', () => {
  const slots = [slot(own), slot(near), slot(near), slot(strange, { ofCareer: false })]
  expect(told(slots, { leaks: [1, 0, -1] }, [line('leaks', 5)], true, () => true)[3]?.[0]).toBe(own.id)
  expect(told(slots, { leaks: [1, 0, -1] }, [line('leaks', 5)], false, () => true)[3]?.[0]).toBe(strange.id)
})

it('keeps an engineer of leaking water mains with water utilities, in options that share no sentence', () => {
  const person = readPerson(
    [
      {
        lines: `Ora Sample
Leak Detection Engineer

Experience
Leak Detection Engineer, Tarn Water District 2016 - Present
• Developed a leak correlation method for plastic water mains; false excavations fell from 30% to 9%
• Designed 24 district metered zones and their night flow analysis
• Recovered 4.1 million m3 of water in two water utilities
• Trained 60 technicians of 7 water utilities in acoustic leak surveys

Patents
US Patent 9,123,456: Locating leaks in plastic pipe by pressure transients`.split('\n'),
      },
    ],
    new Date('2026-06-01T00:00:00Z'),
  )
  const form = {
    userBackground: { employmentType: 'employee' as const, futureRoleFocus: 'leak detection, more of the algorithms' },
    userProposedEndeavor: { futureProject: 'make a leak location method which works in plastic pipe for small water utilities', proposedEndeavorNiche: '', additionalInfo: '' },
  }
  const composed = composeSet(person, form, draftingKnowledge)
  if (composed.kind === 'ask') throw new Error('asked')
  expect(parseDraftPlan(composed.set.plan)?.options.filter(({ area }) => /gas/.test(area))).toEqual([])
  const sentences = composed.set.options.flatMap(({ text }) => splitSentences(text))
  expect(new Set(sentences).size).toBe(sentences.length)
})

it('gives a work that is handed on in the field of the first option the users of that option’s problem', () => {
  const work = { ...slot({ ...own, id: CARRIED }), object: { deliverable: 'record' } } as unknown as Slot
  expect(kinOf(work, slot(own))).toBe(own)
  expect(kinOf(work, slot(own, { far: true }))).toBeNull()
  expect(kinOf(slot(near), slot(own))).toBeNull()
})
