import { describe, expect, it } from 'vitest'
import { INDUSTRY_FOCUSES } from '../../domain/endeavor/endeavor-form.ts'
import { EXTRA_FIELDS, type EndeavorSeed } from '../../domain/endeavor/knowledge.ts'
import { findUnsafeWords } from '../../domain/endeavor/safe-words.ts'
import { countWords } from '../../domain/endeavor/sentence-forms.ts'
import { PROFESSION_KEYS } from '../../domain/professions.ts'
import { endeavorKnowledge as knowledge } from './endeavor-knowledge.ts'

const seeds: readonly EndeavorSeed[] = [...knowledge.seeds, ...knowledge.generalSeeds]
const faultsOf = (judge: (seed: EndeavorSeed) => boolean) => seeds.filter((seed) => !judge(seed)).map(({ id }) => id)

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}

describe('the endeavor knowledge', () => {
  it('gives every priority a source address, an issuer and a unique key', () => {
    for (const { url, issuer, covers } of knowledge.priorities) {
      expect(url).toMatch(/^https:\/\//)
      expect(issuer && covers).toBeTruthy()
    }
    expect(new Set(knowledge.priorities.map(({ key }) => key)).size).toBe(knowledge.priorities.length)
  })

  it('names no priority that is not in the table', () => {
    const keys = new Set(knowledge.priorities.map(({ key }) => key))
    expect(faultsOf((seed) => seed.priorities.every(({ key }) => keys.has(key)))).toEqual([])
    for (const focus of INDUSTRY_FOCUSES) expect(keys.has(knowledge.lenses[focus].priority.key)).toBe(true)
  })

  it.each([...PROFESSION_KEYS, ...EXTRA_FIELDS])('has at least six seeds for %s, three close and three alternative', (field) => {
    expect(knowledge.seeds.filter(({ close }) => close.includes(field)).length).toBeGreaterThanOrEqual(3)
    expect(knowledge.seeds.filter(({ alternative }) => alternative.includes(field)).length).toBeGreaterThanOrEqual(3)
  })

  it('lists no field as close and alternative at once', () => {
    expect(faultsOf((seed) => !seed.close.some((field) => seed.alternative.includes(field)))).toEqual([])
  })

  it('uses no word an endeavor may not use', () => {
    const found = [...seeds, ...Object.values(knowledge.lenses), knowledge.meetings].flatMap((part) => stringsOf(part).flatMap((text) => findUnsafeWords(text).map(({ word }) => `${word}: ${text}`)))
    expect(found).toEqual([])
  })

  it('gives each seed an id and a method of its own, named in title and opening', () => {
    expect(new Set(seeds.map(({ id }) => id)).size).toBe(seeds.length)
    expect(faultsOf((seed) => seed.title.object.includes(seed.method) && seed.opening.includes(seed.method))).toEqual([])
    expect(faultsOf((seed) => !seeds.some((other) => other.id !== seed.id && other.opening.includes(seed.method)))).toEqual([])
  })

  it('keeps sentences, phrases and titles in the form the renderer needs', () => {
    const sentence = (text: string) => /^[A-Z].*[a-z”]\.$/.test(text)
    const phrase = (text: string) => !/[.;]$/.test(text) && !/^\s|\s$/.test(text)
    expect(faultsOf((seed) => seed.opening.startsWith('I will ') && [seed.opening, seed.problem, seed.route, seed.tech.sentence].every(sentence))).toEqual([])
    expect(faultsOf((seed) => [seed.adopters, seed.host, seed.pilot, seed.partners, seed.failure, seed.measure, seed.novelty, seed.tech.object, ...seed.outputs, ...Object.values(seed.geo)].every(phrase))).toEqual([])
    expect(faultsOf((seed) => seed.outputs.every((output) => !output.includes(',') && countWords(output) <= 9))).toEqual([])
    expect(faultsOf((seed) => seed.toProve.every((clause) => clause.startsWith('that ')))).toEqual([])
    expect(faultsOf((seed) => /^an? /.test(seed.failure) && seed.measure.startsWith('the '))).toEqual([])
    const titleWords = ({ title }: EndeavorSeed) => countWords(`${title.verb} ${title.object} ${title.purpose}`)
    expect(faultsOf((seed) => titleWords(seed) >= 8 && titleWords(seed) <= 18)).toEqual([])
  })

  it('knows where any two industry focuses meet', () => {
    INDUSTRY_FOCUSES.forEach((first, at) => {
      for (const second of INDUSTRY_FOCUSES.slice(at + 1)) expect(knowledge.meetings[`${first} + ${second}`], `${first} + ${second}`).toBeTruthy()
    })
  })
})
