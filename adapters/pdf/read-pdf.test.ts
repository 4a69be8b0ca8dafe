import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { paragraph, wordFile } from '../../test/resumes/word-file.ts'
import { createPdfReader } from './read-pdf.ts'
import {
  INSTRUCTIONS,
  circularPageTree,
  deepPageTree,
  encryptedFile,
  flateBomb,
  manyLetters,
  manyPages,
  operatorFlood,
  resumeWithInstructions,
  scannedPage,
  scannedResume,
  selfDrawingForm,
} from '../../test/resumes/hostile.ts'

const FIXTURES = join(import.meta.dirname, '../../test/resumes/pdf')
const fixture = (name: string) => new Uint8Array(readFileSync(join(FIXTURES, name)))
/** A machine on which every child has a core to itself. */
const aCoreForEach = { processorMs: () => performance.now() }
const reader = createPdfReader({ warm: 1, clockMs: 9000, ...aCoreForEach })
afterAll(() => reader.close())

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const reading = await reader.read(bytes)
  if (reading.kind !== 'text') throw new Error(`expected text, got ${reading.kind}`)
  return reading.pages.flatMap((page) => page.lines).join('\n')
}

test('a file without bytes is empty, and a file that is not a PDF is told apart by its first bytes', async () => {
  expect(await reader.read(new Uint8Array())).toEqual({ kind: 'empty' })
  expect(await reader.read(Buffer.from('PK\u0003\u0004 a Word document'))).toEqual({ kind: 'not-a-pdf' })
  expect(await reader.read(Buffer.from('\n%PDF-1.7 not at the very start'))).toEqual({ kind: 'not-a-pdf' })
})

test('a header with nothing behind it is damaged', async () => {
  expect(await reader.read(Buffer.from('%PDF-1.7\nnothing that a reader could follow'))).toEqual({ kind: 'damaged' })
})

test('a file cut off in the middle is repaired or refused', async () => {
  const whole = fixture('t07-longcareer.pdf')
  const reading = await reader.read(whole.subarray(0, Math.floor(whole.length * 0.6)))
  expect(['damaged', 'no-text', 'text']).toContain(reading.kind)
})

test('a file with a password is told apart from a damaged one', async () => {
  expect(await reader.read(encryptedFile())).toEqual({ kind: 'encrypted' })
})

test('a picture of a page holds no text', async () => {
  expect(await reader.read(await scannedPage())).toEqual({ kind: 'no-text', pageCount: 1 })
})

test('more pages than allowed are refused with the number of pages and the limit', async () => {
  const file = await manyPages(200)
  expect(await reader.read(file)).toEqual({ kind: 'too-many-pages', pageCount: 200, limit: 30 })
  const allowed = await reader.read(file, { maxPages: 200 })
  expect(allowed.kind === 'text' && allowed.pages.length).toBe(200)
})

test('more letters than allowed are refused', async () => {
  expect(await reader.read(await manyLetters(200_000))).toEqual({ kind: 'too-complex' })
  expect((await reader.read(await manyLetters(2_000), { maxLetters: 1_000 })).kind).toBe('too-complex')
})

test.each([
  ['a doubly packed stream that unfolds to 3 GB', flateBomb, 'too-complex'],
  ['millions of drawing steps', operatorFlood, 'too-complex'],
  ['a drawing that draws itself', selfDrawingForm, 'no-text'],
] as const)('%s is contained', async (_, build, kind) => {
  const bytes = build()
  expect(bytes.length).toBeLessThan(200_000)
  const before = process.memoryUsage().rss
  expect((await reader.read(bytes)).kind).toBe(kind)
  // The child's memory is its own: the server grows by no more than the file and its answer.
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
})

test.each([
  ['20,000 levels deep', deepPageTree],
  ['circular', circularPageTree],
] as const)('a page tree that is %s is answered with a refusal', async (_, build) => {
  expect(['damaged', 'too-complex', 'no-text']).toContain((await reader.read(build())).kind)
})

test('text that a person cannot see is left out, and white text on a dark ground is kept', async () => {
  const text = await textOf(await resumeWithInstructions())
  for (const hidden of ['white', 'nearWhite', 'tiny', 'offPage', 'invisible'] as const) {
    expect(text).not.toContain(INSTRUCTIONS[hidden].slice(0, 20))
  }
  expect(text).toContain('Selma Quist')
  expect(text).toContain('Open to relocation within the United States')
})

test('a dark side column is read whole, and a right-aligned date stays on its line behind a tab', async () => {
  expect(await textOf(fixture('t02-nurse.pdf'))).toContain('Fetal monitoring')
  expect(await textOf(fixture('t01-software.pdf'))).toContain('Staff Software Engineer\tApr 2021 – Present')
})

test('columns drawn row by row are read one after the other', async () => {
  const lines = (await textOf(fixture('t12-pdflib.pdf'))).split('\n')
  expect(lines.indexOf('Experience')).toBeGreaterThan(-1)
  expect(lines.indexOf('Skills')).toBeGreaterThan(lines.indexOf('- Prepared weekly SQL reports on container traffic'))
})

test('Chinese text needs the character maps and is read with them', async () => {
  expect(await textOf(fixture('t14-chinese.pdf'))).toContain('化学工程师')
})

test('above the limits of reading and waiting at once the answer is busy, and a closed reader answers busy', async () => {
  const small = createPdfReader({ warm: 0, concurrency: 1, queueLimit: 1 })
  const file = fixture('t13-spanish.pdf')
  const kinds = await Promise.all([small.read(file), small.read(file), small.read(file)].map(async (reading) => (await reading).kind))
  expect(kinds).toEqual(['text', 'text', 'busy'])
  await small.close()
  expect(await small.read(file)).toEqual({ kind: 'busy' })
})

test('a file that takes longer than the clock is refused, and its process is gone', async () => {
  const quick = createPdfReader({ warm: 0, clockMs: 5, ...aCoreForEach })
  expect(await quick.read(fixture('t07-longcareer.pdf'))).toEqual({ kind: 'too-complex' })
  await quick.close()
})

test('a file whose child was kept waiting is read once more, and is then no fault of the file', async () => {
  const asked: number[] = []
  const starved = createPdfReader({ warm: 0, clockMs: 5, processorMs: ({ pid }) => asked.push(pid ?? 0) })
  expect(await starved.read(fixture('t07-longcareer.pdf'))).toEqual({ kind: 'busy' })
  expect(asked.map((pid) => asked.indexOf(pid))).toEqual([0, 0, 2, 2])
  await starved.close()
})

test('a scan that is kept waiting is busy too', async () => {
  const starved = createPdfReader({ warm: 0, scanClockMs: 50, processorMs: () => 0 })
  expect(await starved.readResume(await scannedResume(['Ana Duarte']), { visitor: 'a', now: 0 })).toEqual({ kind: 'busy' })
  await starved.close()
})

/** Readers of facts that work on what a child warms up with, and then do what is given. */
async function withReaders<T>(then: string, use: (reader: ReturnType<typeof createPdfReader>) => Promise<T>, clockMs = 30_000): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'prongwise-readers-'))
  const factReaders = join(folder, 'readers.mjs')
  writeFileSync(factReaders, `let warm = false\nexport const FACT_READERS = { resume: () => { if (!warm) { warm = true; return null } ${then} } }`)
  const other = createPdfReader({ warm: 0, clockMs, factReaders, ...aCoreForEach })
  try {
    return await use(other)
  } finally {
    await other.close()
    rmSync(folder, { recursive: true })
  }
}

test('facts are read in the child and come through their schema', async () => {
  const read = await reader.readResume(fixture('t01-software.pdf'), { visitor: 'a', now: Date.parse('2026-06-01T00:00:00Z') })
  expect(read).toMatchObject({ kind: 'read', facts: { language: 'en' } })
  const letter = await reader.readNotice(fixture('t01-software.pdf'), { visitor: 'a' })
  expect(letter.kind === 'read' && letter.facts.kind).toBe('not-a-notice')
  expect(await reader.readResume(encryptedFile(), { visitor: 'a', now: 0 })).toEqual({ kind: 'encrypted' })
})

test('a resume may be a Word file; a letter may not', async () => {
  const bullet = (text: string) => paragraph(text, { properties: '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' })
  const heading = (text: string) => paragraph(text, { properties: '<w:spacing w:before="240"/>' })
  const bytes = wordFile(
    paragraph('Ana Duarte', { marks: '<w:b/>' }) +
      heading('EXPERIENCE') +
      paragraph('Registered Nurse, Mercy Hospital\tMarch 2019 – Present') +
      bullet('Trained 12 nurses in sepsis screening') +
      bullet('Cut falls on the ward by 31%') +
      paragraph('Staff Nurse, Alamo Clinic\tJune 2015 – February 2019') +
      bullet('Ran triage of 40 patients a day') +
      heading('SKILLS') +
      paragraph('Triage, Charting, Epic'),
  )
  const read = await reader.readResume(bytes, { visitor: 'a', now: Date.parse('2026-06-01T00:00:00Z') })
  if (read.kind !== 'read') throw new Error(read.kind)
  expect(read.facts.name).toBe('Ana Duarte')
  expect(read.facts.roles[0]?.title).toBe('Registered Nurse')
  expect(read.facts.roles.map(({ title, duties }) => [title, duties])).toEqual([
    ['Registered Nurse', ['Trained 12 nurses in sepsis screening', 'Cut falls on the ward by 31%']],
    ['Staff Nurse', ['Ran triage of 40 patients a day']],
  ])
  expect(read.facts.skills).toContain('Triage')
  expect(await reader.readNotice(bytes, { visitor: 'a' })).toEqual({ kind: 'not-a-pdf' })
  expect(await reader.readResume(Buffer.from('d0cf11e0a1b11ae1', 'hex'), { visitor: 'a', now: 0 })).toEqual({ kind: 'old-word' })
  expect(await reader.readResume(Buffer.from('PK\u0003\u0004 a zip that breaks off'), { visitor: 'a', now: 0 })).toEqual({ kind: 'damaged' })
})

test('a scanned resume is recognized and marked so; a long one, or one without words, is not read', async () => {
  const lines = [
    'Ana Duarte',
    'EXPERIENCE',
    'Registered Nurse, Mercy Hospital, March 2019 - Present',
    'Trained 12 nurses in sepsis screening',
    'EDUCATION',
    'Bachelor of Science in Nursing, University of Texas, 2014',
  ]
  const given = { visitor: 'scan', now: Date.parse('2026-06-01T00:00:00Z') }
  const read = await reader.readResume(await scannedResume(lines), given)
  if (read.kind !== 'read') throw new Error(read.kind)
  expect(read.scanned).toBe(true)
  expect(read.facts.name).toBe('Ana Duarte')
  expect(read.facts.roles[0]).toMatchObject({ title: 'Registered Nurse', startYear: 2019, current: true })
  expect(read.facts.degrees[0]?.year).toBe(2014)
  expect(await reader.readResume(await scannedResume(lines, 4), given)).toEqual({ kind: 'no-text', pageCount: 4 })
  expect(await reader.readResume(await scannedResume([]), given)).toEqual({ kind: 'no-text', pageCount: 1 })
})

test('a scanned notice is recognized, is never called clear, and says so', async () => {
  const lines = [
    'U.S. Citizenship and Immigration Services',
    'REQUEST FOR EVIDENCE',
    'Form I-140',
    'Notice Date: May 4, 2026',
    'Response Due: July 27, 2026',
    'You ask for a national interest waiver for your proposed endeavor.',
    'The record does not establish that the endeavor has national importance.',
  ]
  const read = await reader.readNotice(await scannedResume(lines), { visitor: 'scanned-notice' })
  if (read.kind !== 'read' || read.facts.kind !== 'read') throw new Error(JSON.stringify(read))
  expect(read.facts).toMatchObject({ noticeKind: 'rfe', deadline: { printed: 'July 27, 2026' }, prongs: { 1: 'contested' }, confidence: 'unclear' })
  expect(read.facts.notes).toContain('recognized-in-pictures')
  expect(await reader.readNotice(await scannedResume(lines, 7), { visitor: 'scanned-notice' })).toEqual({ kind: 'no-text', pageCount: 7 })
})

test('a notice that was scanned askew is read; of a picture of something else nothing is claimed', async () => {
  const said = 'The record does not establish that the endeavor has national importance.'
  const body = Array.from({ length: 12 }, (_, n) => (n === 4 ? said : `Sentence ${n + 1} of this letter tells about the petition and the papers in it.`))
  const lines = [
    'U.S. Citizenship and Immigration Services',
    'REQUEST FOR EVIDENCE',
    'Form I-140',
    'Response Due: July 27, 2026',
    'You ask for a national interest waiver for your proposed endeavor.',
    ...body,
  ]
  const read = await reader.readNotice(await scannedResume(lines, 1, 2.4), { visitor: 'askew-notice' })
  if (read.kind !== 'read' || read.facts.kind !== 'read') throw new Error(JSON.stringify(read))
  expect(read.facts).toMatchObject({ deadline: { printed: 'July 27, 2026' }, prongs: { 1: 'contested' } })
  expect(read.facts.findings[0]?.quote).toBe(said)
  expect(await reader.readNotice(await scannedResume(body.toSpliced(4, 1)), { visitor: 'askew-notice' })).toEqual({ kind: 'read', facts: { kind: 'unclear', why: 'not-readable' } })
})

test('a scan that takes longer than its clock is refused as before', async () => {
  const hurried = createPdfReader({ warm: 0, scanClockMs: 50, ...aCoreForEach })
  try {
    expect(await hurried.readResume(await scannedResume(['Ana Duarte']), { visitor: 'a', now: 0 })).toEqual({ kind: 'no-text', pageCount: 1 })
  } finally {
    await hurried.close()
  }
})

test('a reader of facts that never ends is stopped at its clock, and this process answers meanwhile', async () => {
  await withReaders(
    'for (;;) {}',
    async (endless) => {
      let answered = 0
      const beat = setInterval(() => answered++, 20)
      expect(await endless.readResume(fixture('t13-spanish.pdf'), { visitor: 'a', now: 0 })).toEqual({ kind: 'too-complex' })
      clearInterval(beat)
      expect(answered).toBeGreaterThan(10)
    },
    4000,
  )
})

test.each([
  ['other facts than their schema', "return { name: 5, roles: 'all' }", 'failed'],
  ['an answer above every size', "return { name: 'a'.repeat(5_000_000) }", 'too-complex'],
  ['a fault', "throw new Error('a fault of a rule')", 'too-complex'],
])('%s never come in', async (_, then, kind) => {
  await withReaders(then, async (other) => {
    expect(await other.readResume(fixture('t13-spanish.pdf'), { visitor: 'a', now: 0 })).toEqual({ kind })
  })
})

test('a rule reads and writes no file of the machine, starts no program and sees no setting', async () => {
  const tries = `const fs = process.getBuiltinModule('node:fs'); const can = (work) => { try { work(); return 'yes' } catch { return 'no' } }
    const texts = [can(() => fs.readFileSync('/etc/passwd')), can(() => fs.writeFileSync('/tmp/written', '')), can(() => process.getBuiltinModule('node:child_process').spawnSync('true')), Object.keys(process.env).join()]
    const told = { name: null, headline: null, summary: null, roles: [], yearsOfExperience: null, degrees: [], skills: [], publications: [], patents: [], awards: [], language: 'en' }
    return { ...told, licences: texts, results: [], profession: { key: null, confidence: 0, evidence: [] }, person: { ...told, achievements: [], licenses: [], occupations: [], profession: null } }`
  await withReaders(tries, async (other) => {
    const read = await other.readResume(fixture('t13-spanish.pdf'), { visitor: 'a', now: 0 })
    expect(read.kind === 'read' && read.facts.licences).toEqual(['no', 'no', 'no', 'PWD'])
  })
})

test('a waiting child does not keep the process alive', () => {
  const module = JSON.stringify(join(import.meta.dirname, 'read-pdf.ts'))
  const script = `const { createPdfReader } = await import(${module}); createPdfReader({ warm: 2 }); console.log('started')`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { timeout: 120_000 })
  expect(output.toString().trim()).toBe('started')
})

test('a child that cannot be found is refused when the reader is made', () => {
  expect(() => createPdfReader({ childPath: '/nowhere/read-pdf-child.mjs' })).toThrow(/nowhere/)
})
