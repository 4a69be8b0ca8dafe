/** Decides what in a Word file would be filed by mistake: places not filled in, marks and names of samples, exhibits that do not agree. */
import type { WordParagraph, WordPlace, WordText } from './word-text.ts'

export const LEFTOVER_KINDS = ['bracket', 'field', 'blank', 'reminder', 'sample-mark', 'sample-name', 'provider', 'exhibit-unlisted', 'exhibit-uncited', 'exhibit-gap', 'tracked', 'comment'] as const
export type LeftoverKind = (typeof LEFTOVER_KINDS)[number]

export type Leftover = {
  kind: LeftoverKind
  place: WordPlace | 'file'
  /** The words themselves. */
  found: string
  /** Some words around them; empty where there are none. */
  around: string
}

/** What belongs to samples: names of their people and organizations, and of the provider. */
export type SampleWords = { names: readonly string[]; provider: readonly string[] }

const AROUND = 60

const around = (text: string, at: number, length: number): string => {
  // Between words.
  const from = at <= AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1
  const last = text.lastIndexOf(' ', at + length + AROUND)
  const to = text.length <= at + length + AROUND || last < at + length ? text.length : last
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
}

/** Brackets that a writer means: changes and omissions in a quotation, numbers of references. */
const MEANT =
  /^(?:sic|emphasis (?:added|in original|omitted)|(?:internal )?(?:citations?|quotation marks|footnotes?) (?:omitted|added)|footnote omitted|cleaned up|[A-Z]|[a-z]|…|[. ]{3,9}|\d[\d, –-]*)$/i

const PATTERNS: readonly (readonly [LeftoverKind, RegExp])[] = [
  ['bracket', /\[{1,2}([^[\]]{1,120})\]{1,2}/g],
  ['bracket', /\{\{[^{}]{1,60}\}\}|<<[^<>]{1,80}>>/g],
  ['blank', /_{4,}/g],
  [
    'reminder',
    /\b(?:TBD|TODO|X{3,}|lorem ipsum|to be (?:added|completed|confirmed|supplied)|insert (?:name|date|title|exhibit|here)[^.]{0,20}|(?:your|full) name here|delete this (?:box|note|line|page)|delete before filing|replace this [a-z]+)\b/gi,
  ],
  [
    'sample-mark',
    /\(fictional\)|\bfictional (?:facts|person|people|petitioner|names?)\b|\bare (?:all )?fictional\b|\bsample answers?\b|\bworked sample\b|\bSample with\b|\bNot legal advice\b|\bThis is not legal advice\b|\bDo not reuse its sentences\b|\bnot for the envelope\b|\bprivate check, Exhibit\b/gi,
  ],
]

const matches = (paragraph: WordParagraph): Leftover[] =>
  PATTERNS.flatMap(([kind, pattern]) =>
    [...paragraph.text.matchAll(pattern)].flatMap((match): Leftover[] => {
      if (kind === 'bracket' && match[1] !== undefined && MEANT.test(match[1].trim())) return []
      return [{ kind, place: paragraph.place, found: match[0], around: around(paragraph.text, match.index, match[0].length) }]
    }),
  )

const isWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

function named(paragraph: WordParagraph, kind: 'sample-name' | 'provider', names: readonly string[]): Leftover[] {
  const text = paragraph.text.toLowerCase()
  const found: { at: number; name: string }[] = []
  // Longer names first: `Mateo Lindqvist Reyes` is not also `Mateo Lindqvist`.
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    const wanted = name.toLowerCase()
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const inside = found.some((other) => at >= other.at && at < other.at + other.name.length)
      // “on a second look” is no name.
      if (!inside && /\p{Lu}/u.test(paragraph.text[at] ?? '') && !isWord(text[at - 1]) && !isWord(text[at + wanted.length])) found.push({ at, name })
    }
  }
  return found.map(({ at, name }) => ({ kind, place: paragraph.place, found: paragraph.text.slice(at, at + name.length), around: around(paragraph.text, at, name.length) }))
}

const NUMBER = String.raw`(?:[A-Z]-?)?\d{1,3}`
const CITED = new RegExp(String.raw`\b(?:Exhibits?|Exs?\.)[\s\u00A0]+(${NUMBER}(?:(?:\s*[,;]\s*(?:and\s+)?|\s+(?:and|to|through)\s+|\s*[–-]\s*)${NUMBER})*)`, 'gi')
const LISTED = new RegExp(String.raw`^(?:Exhibit|Ex\.)[\s\u00A0]+(${NUMBER})(?:\s*$|\s*[.:–—-]\s)`, 'i')

/** `A-1` and `A1` are one exhibit. */
const standing = (id: string): string => id.toUpperCase().replace('-', '')

/** `3, 5 and 7` or `3 to 6` as single numbers. */
export function exhibitsNamed(words: string): string[] {
  const parts = [...words.matchAll(new RegExp(String.raw`(${NUMBER})(\s*[–-]\s*(?=(?:[A-Z]-?)?\d)|\s+(?:to|through)\s+)?`, 'gi'))]
  return parts.flatMap(([, id = '', range], index) => {
    const next = parts[index + 1]?.[1]
    const [, series = '', from = ''] = /^([A-Z]?)-?(\d+)$/i.exec(id) ?? []
    const [, nextSeries = '', to = ''] = /^([A-Z]?)-?(\d+)$/i.exec(next ?? '') ?? []
    if (range === undefined || (nextSeries !== '' && nextSeries.toUpperCase() !== series.toUpperCase())) return [standing(id)]
    const count = Math.min(Number(to) - Number(from), 200)
    return count > 0 ? Array.from({ length: count }, (_, step) => standing(`${series}${Number(from) + step}`)) : [standing(id)]
  })
}

/** Cited and listed exhibits have to be the same. Where a file lists none, nothing is said: its index may be another file. */
function exhibitFaults(paragraphs: readonly WordParagraph[]): Leftover[] {
  const listed = new Set<string>()
  const cited = new Map<string, string>()
  for (const { text } of paragraphs) {
    const heading = LISTED.exec(text)
    if (heading?.[1] !== undefined) listed.add(standing(heading[1]))
    const rest = heading === null ? text : text.slice(heading[0].length)
    for (const match of rest.matchAll(CITED)) for (const id of exhibitsNamed(match[1] ?? '')) if (!cited.has(id)) cited.set(id, around(rest, match.index, match[0].length))
  }
  if (listed.size === 0) return []
  const fault = (kind: LeftoverKind, id: string, words: string): Leftover => ({ kind, place: 'text', found: `Exhibit ${id}`, around: words })
  return [
    ...[...cited].filter(([id]) => !listed.has(id)).map(([id, words]) => fault('exhibit-unlisted', id, words)),
    ...[...listed].filter((id) => !cited.has(id)).map((id) => fault('exhibit-uncited', id, '')),
    ...gaps(listed).map((id) => fault('exhibit-gap', id, '')),
  ]
}

/** Numbers left out of a series that begins with 1. */
function gaps(listed: ReadonlySet<string>): string[] {
  const series = Map.groupBy(listed, (id) => /^[A-Z]?/.exec(id)?.[0] ?? '')
  return [...series].flatMap(([letter, ids]) => {
    const numbers = ids.map((id) => Number(id.slice(letter.length)))
    const last = Math.min(Math.max(...numbers), 300)
    return Array.from({ length: last }, (_, index) => index + 1)
      .filter((number) => !numbers.includes(number))
      .map((number) => `${letter}${number}`)
  })
}

/** Everything found, in the order of the kinds and of the text. */
export function findLeftovers(word: WordText, samples: SampleWords): Leftover[] {
  const read = word.paragraphs.filter(({ text, openFields }) => text !== '' || openFields.length > 0)
  const found: Leftover[] = [
    ...read.flatMap(matches),
    // A field that shows its label in brackets was found as a bracket.
    ...read.flatMap(({ place, text, openFields }) =>
      openFields.filter((label) => !text.includes(`[${label}`)).map((label): Leftover => ({ kind: 'field', place, found: label, around: text.slice(0, 2 * AROUND) })),
    ),
    ...read.flatMap((paragraph) => [...named(paragraph, 'sample-name', samples.names), ...named(paragraph, 'provider', samples.provider)]),
    ...exhibitFaults(read.filter(({ place }) => place === 'text' || place === 'footnote')),
    ...(word.trackedChanges > 0 ? [{ kind: 'tracked' as const, place: 'file' as const, found: String(word.trackedChanges), around: '' }] : []),
    ...(word.comments > 0 ? [{ kind: 'comment' as const, place: 'file' as const, found: String(word.comments), around: '' }] : []),
  ]
  return found.toSorted((one, other) => LEFTOVER_KINDS.indexOf(one.kind) - LEFTOVER_KINDS.indexOf(other.kind))
}
