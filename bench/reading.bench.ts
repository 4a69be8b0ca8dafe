/**
 * How resumes are read: our labelled set, and sets of others where they are given.
 * READING_LABELLED: the file "Entity Recognition in Resumes.json" of NER-Resume-Spacy; printed in three layouts.
 * READING_PARTS: how the parts to run begin, with commas ("ours", "as", "plain", "Word"); all where it is not given.
 * READING_RESUMES: from which to which of the labelled resumes ("0-110"); all where it is not given.
 * READING_PDFS: a folder of PDF files; what is read of each is printed, to be judged by a person.
 */
import { globSync, readFileSync } from 'node:fs'
import { createPdfReader } from '../adapters/pdf/read-pdf.ts'
import type { MonthYear, PersonFacts } from '../domain/person/person-facts.ts'
import { readPerson } from '../domain/person/read-person.ts'
import { resumeFactsOf } from '../domain/resume/read-resume.ts'
import { LABELLED_AT, addScore, readFixture, readLabels, type Tally } from '../test/resumes/score.ts'
import { PRINTED_LAYOUTS, printResume, readLabelledResumes, type LabelledResume, type WantedRole } from './indeed-resumes.ts'

const reader = createPdfReader({ warm: 1, clockMs: 60_000 })
const times = { upload: [] as number[], facts: [] as number[] }

async function factsOf(file: Uint8Array, now: Date): Promise<PersonFacts | null> {
  const start = performance.now()
  const reading = await reader.read(file)
  if (reading.kind !== 'text') return null
  const read = performance.now()
  const facts = readPerson(reading.pages, now)
  times.upload.push(performance.now() - start)
  times.facts.push(performance.now() - read)
  return facts
}

const parts = process.env.READING_PARTS?.split(',')
const isWanted = (part: string): boolean => parts === undefined || parts.some((start) => part.startsWith(start))

const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3))
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]?.toFixed(0) ?? '–'

async function ourSet(): Promise<void> {
  const halves = { tuned: new Map<string, Tally>(), holdout: new Map<string, Tally>() }
  for (const label of readLabels()) {
    const facts = await factsOf(readFixture(label), LABELLED_AT)
    if (facts !== null) addScore(halves[label.half], label, resumeFactsOf(facts))
  }
  console.log('| our labelled set | tuned: right of found, of wanted | hold-out |\n|---|---|---|')
  const cell = (tally: Tally | undefined) => (tally === undefined ? '' : `${share(tally.hit, tally.found)} ${share(tally.hit, tally.wanted)} (${tally.wanted})`)
  for (const field of halves.holdout.keys()) console.log(`| ${field} | ${cell(halves.tuned.get(field))} | ${cell(halves.holdout.get(field))} |`)
}

const fold = (text: string | null | undefined) =>
  (text ?? '')
    .toLowerCase()
    .replace(/[\s.,’'“”"()&\-–]+/g, ' ')
    .trim()

/** Equal, or three words of four in common: the labels keep stray marks and places. */
function alike(a: string | null, b: string | null): boolean {
  const [x, y] = [fold(a), fold(b)]
  if (x === y) return true
  if (x === '' || y === '') return false
  const [first, second] = [new Set(x.split(' ')), new Set(y.split(' '))]
  return [...first].filter((word) => second.has(word)).length / Math.max(first.size, second.size) >= 0.75
}

/** Of "Amity University, Noida" the first part is the school too. */
const sameSchool = (found: string | null, wanted: string | null) => alike(found, wanted) || (found !== null && wanted !== null && found.length > 2 && fold(wanted).includes(fold(found)))

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
function samePoint(found: MonthYear | null, wanted: string): boolean {
  const words = wanted.toLowerCase().split(' ')
  const month = words.length > 1 ? MONTHS.indexOf(words[0] ?? '') + 1 : null
  return found !== null && found.year === Number(words.at(-1)) && found.month === month
}

function scoreOf(resume: LabelledResume, facts: PersonFacts) {
  const named = (wanted: WantedRole) => facts.roles.filter(({ title, employer }) => alike(title, wanted.title) && alike(employer, wanted.employer))
  const whole = resume.roles.filter((wanted) => named(wanted).some(({ start, end, current }) => samePoint(start, wanted.start) && (wanted.current ? current : samePoint(end, wanted.end))))
  const left = [...facts.degrees]
  let degrees = 0
  let wrongSchools = 0
  for (const wanted of resume.degrees) {
    const candidates = left.filter(({ place }) => fold(place?.quote).includes(fold(wanted.printed).slice(0, 30)))
    const found = candidates.find(({ school }) => sameSchool(school, wanted.school)) ?? candidates[0]
    if (found === undefined) continue
    left.splice(left.indexOf(found), 1)
    if (sameSchool(found.school, wanted.school) && found.year === wanted.year) degrees++
    if (found.school !== null && !sameSchool(found.school, wanted.school) && !fold(wanted.printed).includes(fold(found.school))) wrongSchools++
  }
  return { named: resume.roles.filter((wanted) => named(wanted).length > 0).length, whole: whole.length, degrees, wrongSchools, name: fold(facts.name) === fold(resume.name) ? 1 : 0 }
}

async function labelledSet(path: string): Promise<void> {
  const [from, to] = process.env.READING_RESUMES?.split('-').map(Number) ?? []
  const resumes = readLabelledResumes(path).slice(from, to)
  console.log(`\n| ${resumes.length} labelled resumes of others | title + employer | + dates | degree with school and year | wrong schools | resumes with one | names |\n|---|---|---|---|---|---|---|`)
  for (const layout of PRINTED_LAYOUTS) {
    if (!isWanted(layout)) continue
    const sum = { roles: 0, wanted: 0, named: 0, whole: 0, degrees: 0, wrongSchools: 0, withWrong: 0, names: 0 }
    for (const resume of resumes) {
      // The set was gathered in the spring of 2018.
      const facts = await factsOf(printResume(resume, layout), new Date('2018-06-01'))
      sum.roles += resume.roles.length
      sum.wanted += resume.degrees.length
      if (facts === null) continue
      const score = scoreOf(resume, facts)
      sum.named += score.named
      sum.whole += score.whole
      sum.degrees += score.degrees
      sum.wrongSchools += score.wrongSchools
      sum.withWrong += score.wrongSchools > 0 ? 1 : 0
      sum.names += score.name
    }
    console.log(
      `| ${layout} | ${share(sum.named, sum.roles)} (${sum.roles}) | ${share(sum.whole, sum.roles)} | ${share(sum.degrees, sum.wanted)} (${sum.wanted}) | ${sum.wrongSchools} | ${sum.withWrong} | ${share(sum.names, resumes.length)} |`,
    )
  }
}

async function sheetOf(folder: string): Promise<void> {
  for (const path of globSync('**/*.pdf', { cwd: folder }).sort()) {
    const facts = await factsOf(new Uint8Array(readFileSync(`${folder}/${path}`)), new Date())
    console.log(`\n## ${path}`)
    if (facts === null) {
      console.log('not read')
      continue
    }
    const point = (at: MonthYear | null) => (at === null ? '' : `${at.year}${at.month === null ? '' : `/${at.month}`}`)
    console.log(`name ${facts.name} · headline ${facts.headline} · years ${facts.yearsOfExperience} · ${facts.occupations[0]?.title ?? 'no occupation'}`)
    for (const { certainty, title, employer, start, end, current } of facts.roles) console.log(`- ${certainty} · ${title} @ ${employer} · ${point(start)}–${current ? 'now' : point(end)}`)
    for (const { certainty, level, field, school, year } of facts.degrees) console.log(`- ${certainty} · ${level} · ${field} · ${school} · ${year}`)
    for (const { isResult, text, measures } of facts.achievements) if (isResult) console.log(`- result [${measures.join('; ')}] ${text.slice(0, 200)}`)
  }
}

if (isWanted('ours')) await ourSet()
const { READING_LABELLED, READING_PDFS } = process.env
if (READING_LABELLED !== undefined) await labelledSet(READING_LABELLED)
if (READING_PDFS !== undefined) await sheetOf(READING_PDFS)
await reader.close()
console.log(`\nMedian of ${times.facts.length} files: reading the facts ${median(times.facts)} ms; from the file to the facts ${median(times.upload)} ms (a process for each file).`)
