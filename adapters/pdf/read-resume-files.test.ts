import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PdfText } from '../../domain/resume/pdf-reading.ts'
import { readResume, resumeProblem } from '../../domain/resume/read-resume.ts'
import { resumeFactsSchema, type ResumeFacts } from '../../domain/resume/resume-facts.ts'
import { INSTRUCTIONS, resumeWithInstructions } from '../../test/resumes/hostile.ts'
import { LABELLED_AT, addScore, foldFact, foldedText, readFixture, readLabels, type Tally } from '../../test/resumes/score.ts'
import { createPdfReader } from './read-pdf.ts'

const reader = createPdfReader()
const read: { label: ReturnType<typeof readLabels>[number]; pages: PdfText['pages']; facts: ResumeFacts }[] = []

beforeAll(async () => {
  for (const label of readLabels()) {
    const reading = await reader.read(readFixture(label))
    if (reading.kind !== 'text') throw new Error(`${label.file}: ${reading.kind}`)
    read.push({ label, pages: reading.pages, facts: readResume(reading.pages, LABELLED_AT) })
  }
}, 240_000)
afterAll(() => reader.close())

/** Every text that the facts carry. */
function textsOf(facts: ResumeFacts): string[] {
  const { name, headline, summary, roles, degrees, results } = facts
  return [
    ...[name, headline].filter((text) => text !== null),
    ...(summary === null ? [] : summary.split(/(?<=[.!?]) /)),
    ...roles.flatMap((role) => [role.title, ...(role.employer === null ? [] : [role.employer]), ...role.duties]),
    ...degrees.flatMap((degree) => [degree.field, degree.institution, degree.source].filter((text) => text !== null)),
    ...results.map((result) => result.text),
    ...[facts.licences, facts.skills, facts.publications, facts.patents, facts.awards, facts.profession.evidence].flat(),
  ]
}

test('every fact of every resume is made of words and years that stand in it', () => {
  expect(read.length).toBeGreaterThanOrEqual(24)
  for (const { label, pages, facts } of read) {
    const text = foldedText(pages)
    for (const fact of textsOf(facts)) expect(text.includes(foldFact(fact)), `${label.id}: ${fact}`).toBe(true)
    const years = [...facts.roles.flatMap((role) => [role.startYear, role.endYear]), ...facts.degrees.map((degree) => degree.year)]
    for (const year of years) expect(year === null || text.includes(String(year)), `${label.id}: ${year}`).toBe(true)
    expect(resumeFactsSchema.safeParse(facts).success).toBe(true)
  }
})

test.each(['tuned', 'holdout'] as const)('nine facts of ten are found, and nine found facts of ten are right, on the %s half', (half) => {
  const tallies = new Map<string, Tally>()
  for (const { label, facts } of read) if (label.half === half) addScore(tallies, label, facts)
  const total = { hit: 0, found: 0, wanted: 0 }
  for (const [field, tally] of tallies) {
    total.hit += tally.hit
    total.found += tally.found
    total.wanted += tally.wanted
    // A field of a handful of items cannot be held to a tenth.
    if (tally.wanted >= 10) expect(tally.hit / tally.wanted, `${field}: recall`).toBeGreaterThanOrEqual(0.85)
    if (tally.found >= 10) expect(tally.hit / tally.found, `${field}: precision`).toBeGreaterThanOrEqual(0.85)
  }
  expect(total.hit / total.wanted).toBeGreaterThanOrEqual(0.9)
  expect(total.hit / total.found).toBeGreaterThanOrEqual(0.9)
})

test('resumes in other languages are told apart, English ones are of use', () => {
  for (const { label, facts } of read) expect(resumeProblem(facts), label.id).toBe(label.language === 'en' ? null : 'not-english')
})

/** Every letter in another one's place, as under a font whose table is broken; the same for the same seed. */
function exchanged(pages: PdfText['pages'], seed: number): PdfText['pages'] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const others = [...letters]
  let state = seed * 7919
  for (let at = 25; at > 0; at--) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const place = state % (at + 1)
    ;[others[at], others[place]] = [others[place]!, others[at]!]
  }
  const other = (letter: string) => {
    const found = others[letters.indexOf(letter.toLowerCase())]!
    return letter === letter.toLowerCase() ? found : found.toUpperCase()
  }
  return pages.map(({ lines }) => ({ lines: lines.map((line) => line.replace(/[a-z]/gi, other)) }))
}

test('a file whose letters come out as other letters is refused as unreadable, whatever they are', () => {
  const inLatinLetters = read.filter(({ facts }) => facts.language !== 'zh')
  expect(inLatinLetters.length).toBeGreaterThanOrEqual(24)
  for (const { label, pages } of inLatinLetters) {
    for (const seed of [1, 2, 3]) expect(resumeProblem(readResume(exchanged(pages, seed), LABELLED_AT)), `${label.id}, ${seed}`).toBe('unreadable')
    const coded = (first: number) =>
      pages.map(({ lines }) => ({ lines: lines.map((line) => line.replace(/[a-z]/gi, (letter) => String.fromCharCode(first + (letter.toLowerCase().charCodeAt(0) - 97)))) }))
    expect(resumeProblem(readResume(coded(0xe020), LABELLED_AT)), `${label.id}, private signs`).toBe('unreadable')
    expect(resumeProblem(readResume(coded(0x21), LABELLED_AT)), `${label.id}, marks`).toBe('unreadable')
  }
})

test('instructions in a resume, hidden or in plain sight, never become facts, and what stands beside them is kept', async () => {
  const reading = await reader.read(await resumeWithInstructions())
  if (reading.kind !== 'text') throw new Error(reading.kind)
  const facts = readResume(reading.pages, LABELLED_AT)
  const told = textsOf(facts).join('\n')
  for (const words of ['gnore', 'isregard', 'Nobel', 'Turing', 'astronaut', 'APPROVED', 'rate this', 'configuration', 'praises', 'Lockpicking']) {
    expect(told, words).not.toContain(words)
  }
  expect(INSTRUCTIONS.visibleDuty).toContain('Turing')
  expect(facts.name).toBe('Selma Quist')
  expect(facts.roles[0]?.duties).toEqual(['Wrote 900 automated tests and cut regression time from 3 days to 4 hours.', 'Trained six testers in Python.'])
  expect(facts.skills.slice(0, 3)).toEqual(['Python', 'Selenium', 'Playwright'])
})
