import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { renderDocx } from '../adapters/documents/render-docx.ts'
import { readDocxParts, readPdf } from './document-readers.ts'
import { closeDocuments } from '../adapters/documents/render-document.ts'
import { renderPdf } from '../adapters/documents/render-pdf.ts'
import { SAMPLE_WORDS } from '../content/prefiling/sample-words.ts'
import type { LeftoverKind } from '../domain/prefiling/find-leftovers.ts'
import { checkBytes } from '../app/prefiling/check-file.ts'
import { evidenceSheets } from '../content/documents/own-case/evidence-sheets.ts'
import { renderSheets } from '../adapters/documents/render-sheets.ts'
import { planOfOwnCase } from '../domain/own-case/own-case.ts'
import { OWN_DOCUMENTS, ownDocument } from '../content/documents/own-case/own-documents.ts'
import { wordsOf } from '../domain/documents/document.ts'
import { inlinesOfDocument } from '../domain/documents/walk-document.ts'
import { checkDocument } from '../domain/documents/check-document.ts'
import type { Purpose } from '../domain/petition/evidence-plan.ts'
import { EMPTY_CASE, type OwnCase } from '../domain/own-case/own-case.ts'

const degree = (name: string, field: string, school: string, year: string, state: 'read' | 'confirmed' = 'confirmed') => ({ degree: name, field, school, year, state })
const job = (title: string, employer: string, from: string, to: string, state: 'read' | 'confirmed' = 'confirmed') => ({ title, employer, from, to, state })
let exhibits = 0
const item = (title: string, proves: Purpose, translation = false): OwnCase['exhibits'][number] => ({
  id: `e${++exhibits}`,
  title,
  proves: [proves],
  date: '2025',
  state: 'have',
  existed: 'yes',
  translation: translation ? 'needed' : 'not-needed',
})
const report = item('Report', 'Prong 1')

/** Six people of different work; names with marks that a document must not read as its own. */
const PEOPLE: readonly OwnCase[] = [
  EMPTY_CASE,
  {
    ...EMPTY_CASE,
    name: 'Ana Duarte',
    occupation: 'Electrical engineer, 17-2071',
    endeavor: 'To keep small utilities running through storms.',
    post: 'Protection engineer',
    door: 'advanced',
    degrees: [degree('M.Sc.', 'Power systems', 'Porto', '2014')],
    jobs: [job('Engineer', 'Grid Inc.', '2015', 'today')],
    exhibits: [item('Diploma', 'EB-2'), report, item('Passport', 'Identity')],
    claims: [
      { id: 'c1', text: 'Outages of eleven utilities fell by a third.', proves: 'Prong 1', exhibits: [report.id] },
      { id: 'c2', text: 'A claim [with {{Ex-7}} marks]', proves: 'Prong 3', exhibits: [] },
    ],
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
    door: 'ability',
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

/** Open places of the person’s own, and exhibits of an index that has no letter around it. */
const OPEN_PLACES: readonly LeftoverKind[] = ['bracket', 'blank', 'exhibit-uncited']
/** What says of a sheet that it is not for filing is found, as it should be. */
const PRIVATE_SHEETS: readonly string[] = ['data-sheets', 'evidence-plan']

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

test('no document of six people holds anything of a sample, in Word or in PDF: open are only their own places', async () => {
  onTestFinished(closeDocuments)
  for (const own of PEOPLE) {
    for (const which of OWN_DOCUMENTS) {
      const document = ownDocument(which, own)
      const check = checkBytes(await renderDocx(document))
      if (check.kind !== 'checked') throw new Error(check.kind)
      const allowed = PRIVATE_SHEETS.includes(which) ? [...OPEN_PLACES, 'field', 'sample-mark'] : OPEN_PLACES
      // Two of them typed the mark of an exhibit themselves: that is found, and is no sample’s.
      const typed: LeftoverKind[] = JSON.stringify(own).includes('{{') ? ['exhibit-unlisted', 'exhibit-gap'] : []
      const kinds = check.leftovers.map(({ kind }) => kind).filter((kind) => ![...allowed, ...typed].includes(kind))
      expect(kinds, `${own.name.slice(0, 20)}, ${which}`).toEqual([])
    }
    const { words } = await readPdf((await renderPdf(ownDocument('letter', own))).pdf)
    expect(SAMPLE_WORDS.names.filter((name) => words.includes(name.replaceAll(' ', '')))).toEqual([])
    expect(words).toContain('Dhanasar')
  }
})

test('a letter has no leftover of a sample in it: only its own open places are found', async () => {
  const check = checkBytes(await renderDocx(ownDocument('letter', PEOPLE[1] ?? EMPTY_CASE)))
  if (check.kind !== 'checked') throw new Error(check.kind)
  expect([...new Set(check.leftovers.map(({ kind }) => kind))]).toEqual(['bracket'])
  const sheets = checkBytes(await renderDocx(ownDocument('exhibits', PEOPLE[1] ?? EMPTY_CASE)))
  expect(sheets.kind === 'checked' ? sheets.leftovers.filter(({ kind }) => kind !== 'exhibit-uncited') : sheets).toEqual([])
})

test('a letter states each claim with its exhibits, once, and asks for the exhibit of one that has none', async () => {
  const words = (readDocxParts(await renderDocx(ownDocument('letter', PEOPLE[1] ?? EMPTY_CASE)))['word/document.xml'] ?? '').replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')
  expect(words).toContain('Outages of eleven utilities fell by a third (Exhibit 2).')
  expect(words.split('fell by a third')).toHaveLength(2)
  expect(words).not.toContain('What I claim] Report')
  expect(words).toContain('A claim [with {{Ex-7}} marks] ([exhibit that shows this]).')
})

test('a cover sheet says that a translation follows only where it is done, and leaves an open place where it is needed', async () => {
  const sheets = async (translation: OwnCase['exhibits'][number]['translation']) => {
    const bytes = await renderDocx(ownDocument('exhibits', { ...EMPTY_CASE, exhibits: [{ ...item('Diploma', 'EB-2'), translation }] }))
    const check = checkBytes(bytes)
    if (check.kind !== 'checked') throw new Error(check.kind)
    const says = (readDocxParts(bytes)['word/document.xml'] ?? '').includes('is followed by its full English translation')
    return { says, open: check.leftovers.filter(({ kind }) => kind === 'bracket').length }
  }
  expect(await sheets('done')).toEqual({ says: true, open: 0 })
  expect(await sheets('needed')).toEqual({ says: false, open: 1 })
  expect(await sheets('not-needed')).toEqual({ says: false, open: 0 })
})

test('a plan as an Excel file holds each row, its open points, and words that look like formulas as words', async () => {
  const own = { ...(PEOPLE[1] ?? EMPTY_CASE), exhibits: [...(PEOPLE[1]?.exhibits ?? []), { ...item('=1+1', 'Prong 2'), state: 'missing' as const }] }
  const files = unzipSync(await renderSheets(evidenceSheets(planOfOwnCase(own))))
  const sheet = (number: number) => strFromU8(files[`xl/worksheets/sheet${number}.xml`] ?? new Uint8Array())
  const all = Object.entries(files)
    .map(([name, bytes]) => (name.endsWith('.xml') ? strFromU8(bytes) : ''))
    .join('')
  expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toMatch(/Claims.*Exhibits.*Open points.*Index to file/s)
  for (const words of ['Outages of eleven utilities fell by a third.', 'Diploma', '=1+1', 'rests on no exhibit', 'is missing']) expect(all, words).toContain(words)
  expect(all).not.toContain('<f>')
  expect(sheet(1)).toContain('ySplit="1"')
})

const wordsOfDocument = (which: (typeof OWN_DOCUMENTS)[number], own: Partial<OwnCase>) =>
  inlinesOfDocument(ownDocument(which, { ...EMPTY_CASE, ...own }))
    .map(wordsOf)
    .join('\n')

test('a letter states the standard of the door that was chosen, and of none that was not', () => {
  const STANDARDS = {
    advanced: 'above that of baccalaureate. 8 CFR 204.5(k)(2)',
    'five-years': 'five years of progressive experience in the specialty is considered',
    ability: 'significantly above that ordinarily encountered in the sciences, arts, or business',
  } as const
  const told = (own: Partial<OwnCase>) => Object.entries(STANDARDS).flatMap(([door, words]) => (wordsOfDocument('letter', own).includes(words) ? [door] : []))
  for (const door of ['advanced', 'five-years', 'ability'] as const) expect(told({ door })).toEqual([door])
  expect(told({})).toEqual([])
  expect(told({ degrees: [degree('M.Sc.', 'Physics', 'Porto', '2014')] })).toEqual([])
  expect(wordsOfDocument('letter', {})).toContain('The way into EB-2')
  const ability = wordsOfDocument('letter', { door: 'ability' })
  expect(ability).not.toContain('must itself be a profession')
  expect(ability).toContain('must relate to the endeavor')
  expect(ability).toContain('the sciences, the arts, or business')
  expect(wordsOfDocument('letter', { door: 'advanced' })).not.toContain('five years of experience stand for a degree')
})

test('a letter invents no word of a position or degree, and tells of one that ended in the past', () => {
  const jobs = (...rows: OwnCase['jobs']) => wordsOfDocument('letter', { jobs: rows })
  expect(jobs(job('Engineer', 'Grid Inc.', '2012', '2015'))).toContain('From 2012 to 2015, I held the position of Engineer at Grid Inc.')
  expect(jobs(job('Engineer', 'Grid Inc.', '03/2020', 'present'))).toContain('Since 03/2020, I have held the position of Engineer at Grid Inc.')
  expect(jobs(job('Engineer', 'Grid', '03/2020', ''))).toContain('From 03/2020 to [month and year, or today]: position of Engineer at Grid.')
  expect(jobs(job('', 'Grid', '', '2015'))).toContain('From [month and year] to 2015, I held the position of [title] at Grid.')
  const bare = wordsOfDocument('letter', { jobs: [job('', 'Grid', '', '')], degrees: [degree('', 'Physics', '', '')] })
  expect(bare).toContain('I hold this degree: [degree] in Physics.')
  expect(bare).not.toMatch(/a specialist|the beginning/)
})

test('Part 6 of the data sheet has the title the person gave for the petition, never that of a job', () => {
  const jobs = [job('Branch clerk', 'Bank', '2012', '2015')]
  expect(wordsOfDocument('data-sheets', { post: 'Fraud control specialist', jobs })).toContain('Fraud control specialist')
  const sheet = ownDocument('data-sheets', { ...EMPTY_CASE, jobs }).blocks.find((block) => block.kind === 'table')
  expect(JSON.stringify(sheet)).not.toContain('Branch clerk')
})

test('a statement swears to itself, not to a letter', () => {
  expect(wordsOfDocument('statement', {})).toContain('the facts in this statement are true and correct')
  expect(wordsOfDocument('statement', {})).not.toContain('in this letter')
  expect(wordsOfDocument('letter', {})).toContain('the factual statements in this letter')
})

test('a letter says what the person wrote in whole sentences', () => {
  const wordsOfLetter = (name: string) =>
    inlinesOfDocument(
      ownDocument('letter', { ...EMPTY_CASE, endeavor: 'To shorten outages', degrees: [degree(name, 'Physics', 'Porto', '2014')], jobs: [job('Engineer', 'Grid Inc.', '2015', 'today')] }),
    )
      .map(wordsOf)
      .join('\n')
  expect(wordsOfLetter('M.Sc.')).toContain('I hold this degree: M.Sc. in Physics from Porto (2014).')
  expect(wordsOfLetter('M.Sc.')).toContain('Since 2015, I have held the position of Engineer at Grid Inc.')
  expect(wordsOfLetter('M.Sc.')).toContain('To shorten outages.')
})

test('no document prints the notation in which its places are written: each is a field', () => {
  for (const which of OWN_DOCUMENTS) expect(JSON.stringify(ownDocument(which, EMPTY_CASE).blocks), which).not.toMatch(/\[\[(?:short|field|long)/)
})

test('of a position with one date the data sheet says whether it is the first or the last', () => {
  const sheet = (from: string, to: string) => wordsOfDocument('data-sheets', { jobs: [job('Engineer', 'Grid', from, to)] })
  expect(sheet('2016', '2019')).toContain('Engineer, Grid, 2016 to 2019')
  expect(sheet('2016', '')).toContain('Engineer, Grid, from 2016')
  expect(sheet('', '2016')).toContain('Engineer, Grid, until 2016')
})

test('a statement and a letter end with the day of execution that 28 U.S.C. 1746 asks for, and the endeavor is a sentence', () => {
  for (const which of ['letter', 'statement'] as const) {
    const signed = ownDocument(which, EMPTY_CASE).blocks.find(({ kind }) => kind === 'signature')
    expect(JSON.stringify(signed)).toContain('Executed on ')
  }
  expect(wordsOfDocument('statement', { endeavor: 'to shorten outages' })).toContain('My endeavor: to shorten outages.')
})

test('each page of what stays at home says so, and no page of what is filed does', () => {
  const footers = Object.fromEntries(OWN_DOCUMENTS.map((which) => [which, ownDocument(which, EMPTY_CASE).footer]))
  expect(footers['data-sheets']).toMatch(/^Not for the envelope\./)
  expect(footers['evidence-plan']).toMatch(/^Not for the envelope\./)
  for (const which of ['letter', 'statement', 'exhibits']) expect(footers[which]).not.toMatch(/envelope|legal advice/)
})
