import { describe, expect, test } from 'vitest'
import { renderDocx } from '../adapters/documents/render-docx.ts'
import { readDocxParts } from '../adapters/documents/document-readers.ts'
import { checkBytes } from '../app/prefiling/check-file.ts'
import { OWN_DOCUMENTS, ownDocument } from '../content/documents/own-case/own-documents.ts'
import { checkDocument } from '../domain/documents/check-document.ts'
import { EMPTY_CASE, type OwnCase } from '../domain/own-case/own-case.ts'

const degree = (name: string, field: string, school: string, year: string, state: 'read' | 'confirmed' = 'confirmed') => ({ degree: name, field, school, year, state })
const job = (title: string, employer: string, from: string, to: string, state: 'read' | 'confirmed' = 'confirmed') => ({ title, employer, from, to, state })
const item = (title: string, proves: OwnCase['exhibits'][number]['proves'], translation = false) => ({ title, proves, date: '2025', status: 'have' as const, translation })

/** Six people of different work; names with marks that a document must not read as its own. */
const PEOPLE: readonly OwnCase[] = [
  EMPTY_CASE,
  {
    ...EMPTY_CASE,
    name: 'Ana Duarte',
    occupation: 'Electrical engineer, 17-2071',
    endeavor: 'To keep small utilities running through storms.',
    degrees: [degree('M.Sc.', 'Power systems', 'Porto', '2014')],
    jobs: [job('Engineer', 'Grid Inc.', '2015', 'today')],
    exhibits: [item('Diploma', 'EB-2'), item('Report', 'Prong 1'), item('Passport', 'Identity')],
  },
  {
    ...EMPTY_CASE,
    name: 'Nguyễn Văn “Tom” [Jr.]',
    endeavor: 'Teach **safe** flying {{Ex-9}}',
    degrees: [degree('bachelor’s degree', 'Aviation', '', '')],
    exhibits: [item('Log [copy]', 'Prong 2', true)],
  },
  {
    ...EMPTY_CASE,
    name: 'Олена Бондар',
    jobs: [job('Nurse', 'Hospital *A*', '', '', 'read'), job('Head nurse', 'Hospital B', '03/2020', '')],
    degrees: [degree('PhD', 'Nursing', 'Kyiv', '2018', 'read')],
  },
  {
    ...EMPTY_CASE,
    name: "Seán O'Neill",
    exhibits: Array.from({ length: 30 }, (_, index) => item(`Document ${index + 1}`, (['Identity', 'EB-2', 'Prong 1', 'Prong 2', 'Prong 3'] as const)[index % 5] ?? 'Identity')),
  },
  { ...EMPTY_CASE, name: 'A'.repeat(200), endeavor: 'e '.repeat(600).trim(), birthCountry: 'Côte d’Ivoire', citizenship: 'France' },
]

describe.each(PEOPLE.map((own, index) => [own.name.slice(0, 20) || `nobody ${index}`, own] as const))('the documents of %s', (_, own) => {
  test('may be published, and cite each exhibit that the case has', () => {
    for (const which of OWN_DOCUMENTS) expect(checkDocument(ownDocument(which, own)), which).toEqual([])
  })

  test('say in Word what the person said and confirmed, and nothing that was only read', async () => {
    for (const which of OWN_DOCUMENTS) {
      const parts = readDocxParts(await renderDocx(ownDocument(which, own)))
      const words = (parts['word/document.xml'] ?? '').replace(/<[^>]+>/g, '')
      expect(words.length).toBeGreaterThan(100)
      if (which === 'letter' && own.name !== '') expect(words).toContain(own.name.slice(0, 5).replaceAll('&', '&amp;').replaceAll("'", '&apos;'))
      for (const row of own.jobs.filter(({ state }) => state === 'read')) expect(words, which).not.toContain(row.employer)
      for (const row of own.degrees.filter(({ state }) => state === 'read')) expect(words, which).not.toContain(row.school)
    }
  })
})

test('a letter has no leftover of a sample in it: only its own open places are found', async () => {
  const check = checkBytes(await renderDocx(ownDocument('letter', PEOPLE[1] ?? EMPTY_CASE)))
  if (check.kind !== 'checked') throw new Error(check.kind)
  expect([...new Set(check.leftovers.map(({ kind }) => kind))]).toEqual(['bracket'])
  const sheets = checkBytes(await renderDocx(ownDocument('exhibits', PEOPLE[1] ?? EMPTY_CASE)))
  expect(sheets.kind === 'checked' ? sheets.leftovers.filter(({ kind }) => kind !== 'exhibit-uncited') : sheets).toEqual([])
})
