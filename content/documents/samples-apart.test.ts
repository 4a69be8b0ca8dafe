/** What samples of different people may have in common: neither a person nor an organization, and not the order of their parts. */
import { describe, expect, test } from 'vitest'
import { SAMPLE_WORDS } from '../prefiling/sample-words.ts'
import { wordsOf, type Document } from '../../domain/documents/document.ts'
import { inlinesOfDocument } from '../../domain/documents/walk-document.ts'
import { DOCUMENT_IDS, findDocument } from './catalogue.ts'
import { ORDINARY_LETTERS } from './ordinary-letters.ts'

const isLetter = (id: string): boolean => /^cover-letter-|^banking-cover-letter$/.test(id)
const load = async (ids: readonly string[]): Promise<Document[]> => (await Promise.all(ids.map(findDocument))).filter((document) => document !== null)

const textOf = (document: Document): string => [...inlinesOfDocument(document).map(wordsOf), ...document.exhibits.flatMap(({ title, shows }) => [title, shows ?? ''])].join('\n')
const TITLED = /\b(?:Mr|Ms|Mrs|Dr|Professor|Captain)\b\.? (?:\p{Lu}[\p{L}-]+ )*(\p{Lu}[\p{L}’-]{3,})/gu

describe('fictional names', () => {
  test('stand in one sample each: no person and no organization has two lives', async () => {
    const samples = (await load(DOCUMENT_IDS.filter((id) => isLetter(id) || ['ai-petition-sample', 'rfe-sample', 'adjustment-sample'].includes(id)))).map((document) => ({
      id: document.id,
      text: textOf(document),
    }))
    const names = new Set([...SAMPLE_WORDS.names, ...samples.flatMap(({ text }) => [...text.matchAll(TITLED)].map(([, name]) => name ?? ''))])
    expect(names.size).toBeGreaterThan(250)
    const shared = [...names].flatMap((name) => {
      const at = samples.filter(({ text }) => new RegExp(`(?<![\\p{L}-])${RegExp.escape(name)}(?![\\p{L}-])`, 'u').test(text)).map(({ id }) => id)
      return at.length > 1 ? [`${name}: ${at.join(', ')}`] : []
    })
    expect(shared).toEqual([])
  })
})

const SMALL_WORDS = new Set('the a an and of to for in on it its is my i by with that from as one'.split(' '))
/** The words that carry a heading, without their endings, in the order of the alphabet: `Merit, substantial` is `Substantial merits`. */
const headingKey = (text: string): string =>
  [
    ...new Set(
      text
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter((word) => word !== '' && !SMALL_WORDS.has(word))
        .map((word) => word.replace(/(?:ing|ed|s)$/, '')),
    ),
  ]
    .sort()
    .join(' ')

/** Headings by their words, all else by its kind; paragraphs that follow each other count once. */
const skeletonOf = ({ blocks }: Pick<Document, 'blocks'>): string[] =>
  blocks
    .map((block) => (block.kind === 'heading' ? `${block.level}: ${headingKey(wordsOf(block.content))}` : block.kind))
    .filter((kind, index, all) => kind !== 'paragraph' || all[index - 1] !== 'paragraph')
const headingsOf = (skeleton: readonly string[]): string[] => skeleton.filter((one) => /^\d: /.test(one))

/** Length of the longest run that both have in the same order, gaps allowed, as a share of the shorter. */
function sharedOrder(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, () => 0)
  for (const left of one) {
    const next = [0]
    for (const [index, right] of other.entries()) next.push(left === right ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0))
    row = next
  }
  return (row.at(-1) ?? 0) / Math.min(one.length, other.length)
}

describe('the order of parts of the cover letters', () => {
  /** Measured on November 26, 2026: headings 0.22 at most; headings with tables, lists and text 0.68 at most. */
  const HEADINGS_LIMIT = 0.25
  const SKELETON_LIMIT = 0.7
  /** Letters on ordinary records among themselves, measured on the same day: 0.11 and 0.66 at most. */
  const ORDINARY_HEADINGS_LIMIT = 0.12
  const ORDINARY_SKELETON_LIMIT = 0.67

  test('differs from letter to letter', async () => {
    const letters = (await load(DOCUMENT_IDS.filter(isLetter))).map((document) => ({ id: document.id, skeleton: skeletonOf(document) }))
    expect(letters).toHaveLength(16)
    const pairs = letters.flatMap((one, index) =>
      letters.slice(index + 1).map((other) => ({
        of: `${one.id}, ${other.id}`,
        one: one.skeleton,
        other: other.skeleton,
        bothOrdinary: [one.id, other.id].every((id) => ORDINARY_LETTERS.includes(id)),
      })),
    )
    const over = pairs.flatMap(({ of, one, other, bothOrdinary }) => {
      const [headings, whole] = [sharedOrder(headingsOf(one), headingsOf(other)), sharedOrder(one, other)]
      const [headingsLimit, limit] = bothOrdinary ? [ORDINARY_HEADINGS_LIMIT, ORDINARY_SKELETON_LIMIT] : [HEADINGS_LIMIT, SKELETON_LIMIT]
      return headings > headingsLimit || whole > limit ? [`${of}: headings ${headings.toFixed(2)}, all ${whole.toFixed(2)}`] : []
    })
    expect(over).toEqual([])
  })

  test('is the same where only the words under the headings were changed', async () => {
    const [letter] = await load(['cover-letter-pilot'])
    const skeleton = skeletonOf(letter!)
    expect(sharedOrder(skeleton, skeletonOf({ blocks: letter!.blocks.filter(({ kind }) => kind !== 'signature') }))).toBe(1)
    expect(sharedOrder(['1: a', '1: b', '1: c'], ['1: c', '1: b', '1: a'])).toBeCloseTo(1 / 3)
  })
})

/** Short, middle and long paragraphs, in words. */
const lengthOf = (words: number): string => (words < 40 ? 'short' : words < 90 ? 'middle' : 'long')
const rhythmOf = ({ blocks }: Pick<Document, 'blocks'>): string[] =>
  blocks.map((block) => (block.kind === 'paragraph' || block.kind === 'numbered' ? `${lengthOf(wordsOf(block.content).split(/\s+/).length)} ${block.kind}` : block.kind))
const shareOfBoth = (one: readonly string[], other: readonly string[]): number => (sharedOrder(one, other) * 2 * Math.min(one.length, other.length)) / (one.length + other.length)

describe('the rhythm of the letters on ordinary records', () => {
  /** Kinds of blocks and lengths of paragraphs in their order. Measured on November 26, 2026: 0.80 at most, 0.62 in the middle; with four letters of one rhythm it was 0.83 and 0.74. */
  const LIMIT = 0.81
  const MIDDLE_LIMIT = 0.66

  test('differs from letter to letter', async () => {
    const letters = (await load(ORDINARY_LETTERS)).map((document) => ({ id: document.id, rhythm: rhythmOf(document) }))
    expect(letters).toHaveLength(8)
    const shares = letters.flatMap((one, index) => letters.slice(index + 1).map((other) => ({ of: `${one.id}, ${other.id}`, share: shareOfBoth(one.rhythm, other.rhythm) })))
    expect(shares.filter(({ share }) => share > LIMIT).map(({ of, share }) => `${of}: ${share.toFixed(2)}`)).toEqual([])
    expect(shares.map(({ share }) => share).toSorted((a, b) => a - b)[Math.floor(shares.length / 2)]).toBeLessThan(MIDDLE_LIMIT)
  })
})
