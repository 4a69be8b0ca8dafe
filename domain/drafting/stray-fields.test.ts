import { expect, it } from 'vitest'
import type { AreaEvidence, EvidenceKind, EvidenceLine } from './evidence.ts'
import { withoutStrayFields } from './stray-fields.ts'

const line = (id: string, kind: EvidenceKind, text: string): EvidenceLine => ({ id, kind, text: ` ${text} `, quote: text, weight: 1, roleId: null })
const title = line('1', 'title', 'structural engineer of docks')
const timber = line('2', 'achievement', 'tested timber piers with timberframe joints')
const sawn = line('3', 'achievement', 'sawmill and logging yards of the county')
const niche = line('4', 'niche', 'timber housing')

type Told = readonly (readonly [EvidenceLine, string])[]
const field = (name: string, told: Told, more: Partial<AreaEvidence> = {}): AreaEvidence =>
  ({ area: { id: name, name }, supports: told.map(([one, cue]) => ({ line: one, cue })), problems: [], score: 5, ofCareer: false, main: 0, backed: true, ...more }) as unknown as AreaEvidence
const own = field('structural engineering', [[title, 'structural engineer']], { ofCareer: true, main: 1 })
const lines = [title, timber, sawn, niche]
const kept = (fields: AreaEvidence[], confidence = 0.9) =>
  withoutStrayFields(fields, lines, { occupations: [{ code: '17-2051.00', title: 'Civil Engineers', confidence }] as never }).map(({ area }) => area.name)

it('a field for which one word of the resume speaks is none, whatever the answers repeat of it', () => {
  expect(
    kept([
      own,
      field('forestry', [
        [timber, 'timberframe'],
        [niche, 'timberframe'],
      ]),
    ]),
  ).toEqual(['structural engineering'])
})

it('a field that more words mean, that the resume names, or that is only wished for stays', () => {
  const forestry = field('forestry', [
    [timber, 'timberframe'],
    [sawn, 'sawmill'],
    [sawn, 'logging yard'],
  ])
  const docks = field('docks', [[timber, 'timberframe']])
  const wished = field('beekeeping', [[niche, 'beekeep']])
  expect(kept([own, forestry, docks, wished])).toHaveLength(4)
})

it('a field of the profession goes only where the profession is surely read', () => {
  const other = field('aircraft law', [[timber, 'timberframe']], { ofCareer: true, main: 1 })
  expect(kept([own, other])).toEqual(['structural engineering'])
  expect(kept([own, other], 0.3)).toHaveLength(2)
})
