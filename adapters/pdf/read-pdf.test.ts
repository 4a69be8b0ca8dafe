import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
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
  selfDrawingForm,
} from '../../test/resumes/hostile.ts'

const FIXTURES = join(import.meta.dirname, '../../test/resumes/pdf')
const fixture = (name: string) => new Uint8Array(readFileSync(join(FIXTURES, name)))
const reader = createPdfReader({ warm: 1, clockMs: 9000 })
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
  const quick = createPdfReader({ warm: 0, clockMs: 5 })
  expect(await quick.read(fixture('t07-longcareer.pdf'))).toEqual({ kind: 'too-complex' })
  await quick.close()
})

test('a waiting child does not keep the process alive', () => {
  const module = JSON.stringify(join(import.meta.dirname, 'read-pdf.ts'))
  const script = `const { createPdfReader } = await import(${module}); createPdfReader({ warm: 2 }); console.log('started')`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { timeout: 20_000 })
  expect(output.toString().trim()).toBe('started')
})

test('a child that cannot be found is refused when the reader is made', () => {
  expect(() => createPdfReader({ childPath: '/nowhere/read-pdf-child.mjs' })).toThrow(/nowhere/)
})
