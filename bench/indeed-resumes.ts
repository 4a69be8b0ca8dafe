/**
 * The public set of 220 labelled resumes (NER-Resume-Spacy, one JSON per line): what each tells, taken from the set's own
 * structure and checked against its labels, and the same resume printed in three layouts. The file is fetched for the
 * measurement and is never part of this project.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

export type WantedRole = { title: string; employer: string; start: string; end: string; current: boolean }
export type WantedDegree = { printed: string; school: string | null; year: number | null }
export type LabelledResume = { n: number; content: string; paragraphs: string[]; roles: WantedRole[]; degrees: WantedDegree[]; name: string | null; roleLines: Map<number, 'title' | 'other'> }

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const POINT = `(?:${MONTH} )?(?:19|20)\\d\\d`
const DATES = new RegExp(`^(${POINT})(?: to (${POINT}|Present))?$`)
const HEADING = /^(?:WORK EXPERIENCE|EDUCATION|SKILLS|ADDITIONAL INFORMATION|AWARDS|CERTIFICATIONS?(?:\/LICENSES)?|LINKS|PUBLICATIONS|PATENTS|GROUPS|MILITARY SERVICE|ASSESSMENTS)$/
const DEGREE =
  /\b(?:B\.? ?E\b|B\.? ?Tech|Bachelor|Master|M\.? ?Tech|M\.?B\.?A|M\.?C\.?A|B\.?C\.?A|B\.? ?Sc|M\.? ?Sc|B\.? ?Com|M\.? ?Com|Ph\.? ?D|Diploma|B\.?A\b|M\.?A\b|B\.?B\.?A|MS\b|M\.S|BS\b|B\.S\b|PGDM|PGDBM|Post Grad|B\.?Arch|LL\.?B|Graduat|PGP|BBM|B\.?Ed|MBBS|M\.?E\b)/i
const NO_DEGREE = /C\.?B\.?S\.?E|^(?:12th|10th|hsc|ssc|s\.s\.c|h\.s\.c)/i

type Annotated = { content: string; annotation: { label: string[]; points: { text: string }[] }[] }

export function readLabelledResumes(path: string): LabelledResume[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line, n) => labelled(JSON.parse(line), n))
}

function labelled(given: Annotated, n: number): LabelledResume {
  const content = given.content.replace(/\r/g, '').replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  const labels = (kind: string) => given.annotation.filter(({ label }) => label.includes(kind)).flatMap(({ points }) => points.map(({ text }) => text.trim().replace(/\s+/g, ' ')))
  const paragraphs = content
    .split('\n')
    .filter((line) => !line.startsWith('https://www.indeed.com'))
    .join('\n')
    .split(/\n\s*\n+/)
    .map((paragraph) => paragraph.replace(/^\n+|\n+$/g, ''))
    .filter((paragraph) => paragraph.trim() !== '')
  const { roles, roleLines } = wantedRoles(paragraphs, labels('Designation'), labels('Companies worked at'))
  return { n, content, paragraphs, roles, roleLines, degrees: wantedDegrees(paragraphs, labels('Degree'), labels('College Name')), name: labels('Name')[0] ?? null }
}

const holds = (labels: string[], text: string) => labels.some((label) => label.length > 1 && (text.toLowerCase().includes(label.toLowerCase()) || label.toLowerCase().includes(text.toLowerCase())))
/** "Wipro -  Bengaluru, Karnataka -" → "Wipro". */
const beforePlace = (text: string) => (text.replace(/\s*-$/, '').split(/ -\s{1,2}/)[0] ?? '').trim()

/** Title, employer (its line ends in a dash) and dates, three paragraphs each; the labels must know one of the two. */
function wantedRoles(paragraphs: string[], titles: string[], employers: string[]) {
  const roles: WantedRole[] = []
  const roleLines = new Map<number, 'title' | 'other'>()
  let section = ''
  for (const [n, paragraph] of paragraphs.entries()) {
    const text = paragraph.trim()
    if (HEADING.test(text)) section = text
    const dates = text.match(DATES)
    if (section !== 'WORK EXPERIENCE' || dates === null) continue
    const title = paragraphs[n - 2]?.trim() ?? ''
    const printed = paragraphs[n - 1]?.trim() ?? ''
    if (!/ ?-$/.test(printed) || /\n/.test(printed + title) || HEADING.test(title) || DATES.test(title) || title.length >= 110) continue
    const employer = beforePlace(printed)
    if (!holds(titles, title) && !holds(employers, employer)) continue
    roles.push({ title, employer, start: dates[1] ?? '', end: dates[2] ?? dates[1] ?? '', current: dates[2] === 'Present' })
    roleLines
      .set(n - 2, 'title')
      .set(n - 1, 'other')
      .set(n, 'other')
  }
  return { roles, roleLines }
}

/** Degree, school and dates, each where it is told; schooling before a first degree is not counted. */
function wantedDegrees(paragraphs: string[], degrees: string[], schools: string[]): WantedDegree[] {
  const wanted: WantedDegree[] = []
  let entry: WantedDegree | null = null
  let section = ''
  const close = () => {
    if (entry !== null && DEGREE.test(entry.printed) && !NO_DEGREE.test(entry.printed)) wanted.push(entry)
    entry = null
  }
  for (const paragraph of paragraphs) {
    const text = paragraph.trim()
    if (HEADING.test(text)) {
      close()
      section = text
      continue
    }
    if (section !== 'EDUCATION') continue
    const dates = text.match(DATES)
    const open: WantedDegree | null = entry
    if (dates !== null) {
      const last = dates[2] ?? dates[1] ?? ''
      if (open !== null) open.year = last === 'Present' ? null : Number(last.slice(-4))
      close()
    } else if (text.includes('\n') && text.length > 200) close()
    else if (open !== null && open.school === null && !holds(degrees, text) && (holds(schools, beforePlace(text)) || !DEGREE.test(text))) open.school = beforePlace(text.replace(/\n/g, ' '))
    else {
      close()
      if (holds(degrees, text) || DEGREE.test(text)) entry = { printed: text.replace(/\n/g, ' '), school: null, year: null }
    }
  }
  close()
  return wanted
}

export const PRINTED_LAYOUTS = ['as the site prints it', 'plain text, blank lines', 'Word, default spacing'] as const
export type PrintedLayout = (typeof PRINTED_LAYOUTS)[number]

const FONTS = ['@expo-google-fonts/tinos', '@expo-google-fonts/carlito'].map((name) => join(import.meta.dirname, '../node_modules', name))
/** User text goes into Typst only as a string literal. */
const literal = (text: string) => `#"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

let compiler: NodeCompiler | undefined

export function printResume(resume: LabelledResume, layout: PrintedLayout): Uint8Array {
  // The fonts are looked through once.
  compiler ??= NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths: [...FONTS, '/usr/share/fonts'] }] })
  return compiler.pdf({ mainFileContent: SOURCES[layout](resume) })
}

const SOURCES: Record<PrintedLayout, (resume: LabelledResume) => string> = {
  'as the site prints it': ({ paragraphs, roleLines }) =>
    [
      '#set page(paper: "us-letter", margin: 0.8in)\n#set text(font: ("Carlito", "DejaVu Sans"), size: 10pt)\n#set par(leading: 0.5em, spacing: 0.9em)',
      ...paragraphs.map((paragraph, n) => sitePart(paragraph, n, roleLines.get(n))),
    ].join('\n\n'),
  'plain text, blank lines': ({ content }) =>
    `#set page(paper: "us-letter", margin: 0.8in)\n#set text(font: ("Carlito", "DejaVu Sans"), size: 10pt)\n#set par(leading: 0.5em, spacing: 0.5em)\n${content
      .split('\n')
      .map((line) => (line.trim() === '' ? '~' : literal(line)))
      .join(' \\\n')}`,
  // Calibri 11, 1.08 lines, 8 points after each paragraph.
  'Word, default spacing': ({ paragraphs }) =>
    [
      '#set page(paper: "us-letter", margin: 1in)\n#set text(font: ("Carlito", "DejaVu Sans"), size: 11pt, top-edge: 0.952em, bottom-edge: -0.269em)\n#set par(leading: 1.1pt, spacing: 9.1pt)',
      ...paragraphs.flatMap(unwrapped).map(literal),
    ].join('\n\n'),
}

function sitePart(paragraph: string, n: number, role: 'title' | 'other' | undefined): string {
  const [first = '', ...rest] = paragraph.split('\n')
  const text = paragraph.trim()
  if (n === 0) return [`#text(size: 20pt, weight: "bold")[${literal(first)}]`, ...rest.map((line) => `#block(above: 0.6em)[#text(size: 12pt)[${literal(line)}]]`)].join('\n\n')
  if (HEADING.test(text)) return `#v(8pt)#text(size: 13pt, weight: "bold", fill: rgb("#666"))[${literal(text)}]\n#v(-8pt)#line(length: 100%, stroke: 0.5pt + gray)`
  if (role === 'title') return `#v(6pt)\n#block(below: 0.5em)[#text(size: 11pt, weight: "bold")[${literal(text)}]]`
  if (role === 'other') return `#block(above: 0.5em, below: 0.5em)[#text(fill: rgb("#555"))[${literal(text)}]]`
  return paragraph.split('\n').map(literal).join(' \\\n')
}

/** The set's lines were broken by its own pages: full ones are joined again, bullets stay apart. */
function unwrapped(paragraph: string): string[] {
  const whole: string[] = []
  for (const line of paragraph
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')) {
    const before = whole.at(-1)
    if (before !== undefined && before.length > 75 && !/^[•➢*\-–✓❖]|^\d+[.)] /.test(line)) whole[whole.length - 1] = `${before} ${line}`
    else whole.push(line)
  }
  return whole
}
