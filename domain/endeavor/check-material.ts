/** What an option may rest on, made ready for comparing: the person's own words and the listed public documents. */
import type { ResumeFacts } from '../resume/resume-facts.ts'
import type { GeneratorForm } from './endeavor-form.ts'

/** A public document an option may name. Both shapes of the product's lists fit: one or several names, one or several statements. */
export type ListedDocument = {
  key: string
  title: string
  date: string | null
  issuer: string
  name?: string
  otherName?: string
  names?: readonly string[]
  /** What the document says; nothing beyond it may be claimed. */
  covers?: string | readonly string[]
  says?: readonly string[]
}

/** Where facts may come from. What is absent supports nothing; with neither facts, text nor earlier texts the rules on facts rest. */
export type PersonMaterial = {
  facts?: ResumeFacts
  /** The resume as it was read, line by line: a fact that the reader missed is still true. */
  resumeText?: string
  form?: GeneratorForm
  /** Earlier texts of the same person in one string, as in a tune request without a resume. */
  given?: string
}

export type Material = {
  /** Everything of the person, in lines. */
  text: string
  lines: readonly string[]
  /** The resume as printed: what stands beside what. */
  printed: readonly string[]
  words: readonly string[]
  documents: readonly ListedDocument[]
  facts: ResumeFacts | null
}

export function folded(text: string): string {
  return text
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Letters and digits only, single blanks: "Women’s Hospital, Inc." → "womens hospital inc". */
export function bare(text: string): string {
  return folded(text)
    .replace(/'/g, '')
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Every string inside a value, one a line. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(stringsIn)
}

/** Words that resumes shorten. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\btechs\b/gi, 'technicians'],
  [/\b(?<=\p{Lu}\p{Ll}+ )Br\.(?!\p{L})/gu, 'Bridge'],
  [/\bDepts?\.?(?= )/g, 'Department'],
  [/\bUniv\.(?= )/g, 'University'],
  [/\b[Mm]gmt\b\.?/g, 'management'],
  [/\bIntl\b\.?/g, 'International'],
  [/\bAssoc\.(?= )/g, 'Association'],
  [/\bgov['’]?t\b\.?/gi, 'government'],
  [/\bCo-?PI\b/gi, 'co-principal investigator'],
  [/\bPI\b/g, 'principal investigator'],
  [/(?<=(?<![\d.,/-])\b\d{1,3}) (?=\d{3}\b(?![ /-]?\d))/g, ','],
  [/(?<=\d ?)MM\b/g, ' million'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/(?= )/gi, 'with'],
]

/** A text, followed by each line that shortens a word, with the whole word. */
function withWholeWords(text: string): string {
  const whole = text.split('\n').flatMap((line) => {
    const told = SHORTENED.reduce((left, [short, word]) => left.replace(short, word), line)
    return told === line ? [] : [told]
  })
  return whole.length === 0 ? text : `${text}\n${whole.join('\n')}`
}

const FULL_LINE = 70
/** Lines that run on in the next, joined with it: a full line without an end, and what begins no new item. */
const goingOn = (resumeText: string): string[] => {
  const lines = resumeText.split('\n').map((line) => line.trim())
  return lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? ''
    return line.length >= FULL_LINE && !/[.;:!?]$/.test(line) && /^\p{Lu}\p{Ll}/u.test(next) ? [`${line} ${next}`] : []
  })
}

export function materialOf({ facts, resumeText = '', form, given = '' }: PersonMaterial, documents: readonly ListedDocument[]): Material {
  const { profession: _guess, ...read } = facts ?? { profession: null }
  const numbers = (facts?.roles ?? []).map(({ startYear, endYear }) => `${startYear ?? ''} ${endYear ?? ''}`)
  const posts = (facts?.roles ?? []).map(({ title, employer }) => [title, employer].filter(Boolean).join(', '))
  const said = [resumeText, ...stringsIn(read), ...posts, ...numbers, ...stringsIn(form), given].join('\n')
  const text = withWholeWords([said, ...goingOn(resumeText)].join('\n'))
  return { text, lines: text.split('\n').map(bare).filter(Boolean), printed: resumeText.split('\n').filter((line) => line.trim() !== ''), words: text.split(/\s+/), documents, facts: facts ?? null }
}

export function wordsOfDocument({ title, issuer, date, name, otherName, names = [], covers = [], says = [] }: ListedDocument): string {
  return [title, issuer, date ?? '', name ?? '', otherName ?? '', ...names, ...(typeof covers === 'string' ? [covers] : covers), ...says].join(' ')
}

export function namesOfDocument({ title, name, otherName, names = [] }: ListedDocument): string[] {
  return [title, name, otherName, ...names].filter((one): one is string => one !== undefined && one !== '')
}

const STOP = new Set(
  'a an the and or of in on at to for with by from as is are was were be been it its this that these those my i me our we who which what than then so such per each every more most less over under about into across within after before during both all any some no not have has had will would can may also only other same than their they them there'.split(
    ' ',
  ),
)

/** The part of a word that singular, plural and related forms share; empty for words that say nothing. */
export function wordKey(word: string): string {
  const plain = bare(word)
  if (STOP.has(plain)) return ''
  return plain
    .replace(/(?<=[a-z]{2})(?:ies|ied|y)$/, 'i')
    .replace(/(?<=[a-z]{3})(?:es|s)$/, '')
    .slice(0, 7)
}

export function likeWords(a: string, b: string): boolean {
  if (a === '' || b === '') return false
  if (a === b) return true
  const length = Math.min(a.length, b.length)
  return length >= 3 && (length >= 5 ? a.slice(0, 5) === b.slice(0, 5) : a.length - b.length <= 2 && b.length - a.length <= 2 && a.slice(0, length) === b.slice(0, length))
}

/** Whether the person's material holds these words one after another. */
export function holdsWords(material: Material, phrase: string): boolean {
  const wanted = bare(phrase)
  return wanted !== '' && material.lines.some((line) => ` ${line} `.includes(` ${wanted} `))
}

/** Whether one line holds all these words, in any order and form. */
export function lineHolds(material: Material, words: readonly string[], line: (text: string) => boolean = () => true): boolean {
  const keys = words.flatMap((word) => bare(word).split(' ').map(wordKey)).filter(Boolean)
  return keys.length > 0 && material.lines.some((text) => line(text) && keys.every((key) => text.split(' ').some((word) => likeWords(wordKey(word), key))))
}
