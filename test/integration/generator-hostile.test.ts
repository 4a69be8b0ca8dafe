import { strToU8, zipSync } from 'fflate'
import { paragraph, wordFile } from '../resumes/word-file.ts'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RESUME_REFUSAL_WORDS } from '../../domain/resume/pdf-reading.ts'
import { createTestProduct, type TestProduct } from '../harness.ts'
import { provesWhole } from '../soak/proves-whole.ts'
import {
  circularPageTree,
  deepPageTree,
  encryptedFile,
  flateBomb,
  INSTRUCTIONS,
  manyLetters,
  manyPages,
  operatorFlood,
  resumeWithInstructions,
  scannedPage,
  selfDrawingForm,
} from '../resumes/hostile.ts'

/** No file may keep its sender waiting longer. */
const ANSWER_MS = 60_000
/** A scan is recognized before it is refused. */
const SCAN_ANSWER_MS = 240_000

let product: TestProduct

beforeAll(async () => {
  product = await createTestProduct({ env: { GENERATOR_LIMIT: '5' }, compose: { readingClockMs: 9000, readingProcessorMs: () => performance.now() } })
})
afterAll(async () => {
  expect(product.faults).toEqual([])
  await product.close()
})

let visitors = 0
const visitor = () => ({ 'x-forwarded-for': `10.8.0.${visitors++}` })

const resume = readFileSync(new URL('../resumes/pdf/t01-software.pdf', import.meta.url))
const form = {
  userBackground: { employmentType: 'employee', futureRoleFocus: 'Lead of test automation for hospital software' },
  userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
}
const send = (bytes: Uint8Array, from = visitor()) => product.post('/endeavour/generate', { form, cv: `data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}` }, from)

type Refusal = keyof typeof RESUME_REFUSAL_WORDS
type Case = [what: string, bytes: () => Uint8Array | Promise<Uint8Array>, status: number, words: Refusal[]]

const CASES: Case[] = [
  ['plain words', () => Buffer.from('I am a resume.'), 415, ['not-a-pdf']],
  ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, ['not-a-pdf']],
  ['an older Word file', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 415, ['old-word']],
  ['a zip that is no Word file', () => zipSync({ 'a.txt': strToU8('words') }), 415, ['not-a-pdf']],
  ['a Word file that unfolds to gigabytes', () => wordFile(paragraph(' '.repeat(60_000_000))), 422, ['too-complex']],
  [
    'a Word file whose text defines itself again and again',
    () => wordFile('', { more: { 'word/document.xml': strToU8('<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:document>&b;</w:document>') } }),
    422,
    ['damaged'],
  ],
  ['no bytes', () => new Uint8Array(), 422, ['empty']],
  ['a file that opens with a password', encryptedFile, 422, ['encrypted']],
  ['a file cut in the middle', () => resume.subarray(0, Math.floor(resume.length / 3)), 422, ['damaged', 'no-text']],
  ['a header and nothing more', () => Buffer.from('%PDF-1.7\n'), 422, ['damaged', 'no-text']],
  ['a scan', scannedPage, 422, ['no-text']],
  ['200 pages', () => manyPages(200), 422, ['too-many-pages']],
  ['too many letters', () => manyLetters(), 422, ['too-complex']],
  ['a file that unfolds to gigabytes', flateBomb, 422, ['too-complex', 'no-text', 'damaged']],
  ['millions of drawing steps', operatorFlood, 422, ['too-complex', 'no-text', 'damaged']],
  ['a page tree of endless depth', () => deepPageTree(), 422, ['too-complex', 'no-text', 'damaged']],
  ['a page tree that holds itself', circularPageTree, 422, ['too-complex', 'no-text', 'damaged']],
  ['a drawing that draws itself', selfDrawingForm, 422, ['too-complex', 'no-text', 'damaged']],
]

/** That cost little to refuse. */
const QUICK = ['plain words', 'an older Word file', 'no bytes', 'a file that opens with a password', 'a header and nothing more', 'a page tree that holds itself']
const whole = provesWhole('test/integration/generator-hostile.test.ts')

describe.each(whole ? CASES : CASES.filter(([what]) => QUICK.includes(what)))('%s', (_what, bytes, status, words) => {
  test(
    'is answered at the field of the resume, in words that say what to do, and costs no run',
    async () => {
      const from = visitor()
      const file = await bytes()
      const answer = await send(file, from)
      expect(answer.status).toBe(status)
      expect(words.map((kind) => RESUME_REFUSAL_WORDS[kind])).toContain(answer.body.fields.cv)
      expect(answer.body.message).toBe(answer.body.fields.cv)
      expect(await (await product.get('/endeavour/limit', from)).json()).toHaveProperty('remaining', 5)
    },
    words.includes('no-text') && words.length === 1 ? SCAN_ANSWER_MS : ANSWER_MS,
  )
})

test(
  'after all of them an ordinary resume is answered as before',
  async () => {
    expect((await send(resume)).status).toBe(200)
  },
  ANSWER_MS,
)

describe('a resume with instructions, hidden and in plain sight', () => {
  test('gives four options without any of their words', async () => {
    const answer = await send(await resumeWithInstructions())
    expect(answer.status).toBe(200)
    const given = JSON.stringify(answer.body)
    for (const words of Object.values(INSTRUCTIONS)) expect(given).not.toContain(words)
    expect(given).not.toMatch(/Nobel|laureate|astronaut|forty patents|\bTuring|APPROVED|ignore (all )?previous|disregard|system prompt|lockpicking|ten out of ten|recommend approval/i)
    expect(given).toContain('900')
  })
})
