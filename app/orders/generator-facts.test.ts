import { expect, test } from 'vitest'
import { generatorFacts } from './generator-facts.ts'

const device = (kept: Record<string, unknown>) => ({ getItem: (key: string) => (key in kept ? JSON.stringify(kept[key]) : null), setItem: () => {}, removeItem: () => {} })
const facts = { name: 'Ana Duarte', roles: [], degrees: [], achievements: [], skills: [], licenses: [], publications: [], patents: [], awards: [], occupations: [] }
const dataUrl = `data:application/pdf;base64,${btoa('%PDF-1.7')}`

test('what the visitor corrected in the generator goes before the file', () => {
  expect(generatorFacts(device({ 'generator-files': { name: 'cv.pdf', dataUrl, facts } }), null)).toMatchObject({ kind: 'facts', name: 'cv.pdf', facts: { name: 'Ana Duarte' } })
})

test('a file that was not corrected is taken as it is', async () => {
  const found = generatorFacts(device({ 'generator-files': { name: 'cv.pdf', dataUrl } }), null)
  expect(found?.kind === 'file' ? await found.file.text() : found).toBe('%PDF-1.7')
})

test('nothing is offered where nothing, or only a name, or something damaged is kept', () => {
  for (const kept of [{}, { 'generator-files': { name: 'cv.pdf', dataUrl: null } }, { 'generator-files': { name: 'cv.pdf', dataUrl: 'data:application/pdf;base64,%%' } }])
    expect(generatorFacts(device(kept), null)).toBeNull()
  expect(generatorFacts(null, { getItem: () => '{' })).toBeNull()
})
