import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../domain/documents/document.ts'
import type { Document } from '../../domain/documents/document.ts'
import { inlinesOfDocument } from '../../domain/documents/walk-document.ts'
import { sharesBetween } from '../../test/shared-runs.ts'
import { caseBuilder } from './case-builders/case-builder-frame.ts'
import type { CaseBuilderContent } from './case-builders/case-builder-frame.ts'
import { DOCUMENT_IDS, findDocument } from './catalogue.ts'

/** Share of runs of eight words that two documents may have in common. */
const LIMIT = 0.05

const runsOf = (document: Document): string[] => [...inlinesOfDocument(document).map(wordsOf), ...document.exhibits.flatMap(({ title, shows }) => [title, shows ?? ''])]

const load = async (belongs: (id: string) => boolean): Promise<Document[]> => (await Promise.all(DOCUMENT_IDS.filter(belongs).map(findDocument))).filter((document) => document !== null)

/** Pairs that share more than the limit, as `a in b: 7.3%`. */
const excesses = (texts: readonly { id: string; text: string }[]): string[] =>
  sharesBetween(texts)
    .filter(({ share }) => share > LIMIT)
    .map(({ id, other, share }) => `${id} in ${other}: ${(share * 100).toFixed(1)}%`)

const none = { ask: '-', lines: 1 }

/** A workbook without a profession: what is left is the frame. */
const EMPTY: CaseBuilderContent = {
  id: 'empty',
  profession: '-',
  edition: '2026-01-01',
  pages: 1,
  start: { intro: [], collect: ['-'] },
  threshold: {
    occupation: [],
    degreeCases: [],
    experience: ['-'],
    exceptional: { academic: '-', tenYears: '-', licence: '-', pay: '-', membership: '-', recognition: '-' },
    traps: ['-'],
    pattern: '-',
  },
  endeavor: {
    find: [],
    contrast: [],
    problem: none,
    method: none,
    outputs: ['-'],
    beneficiaries: [],
    routes: [],
    milestones: [],
    duties: ['-'],
    patterns: ['-'],
  },
  prong1: {
    merit: none,
    importance: { field: '-', jobs: '-', economy: '-', public: '-' },
    priorities: [],
    effects: [],
    options: [],
    traps: ['-'],
  },
  prong2: { skills: [], record: [], results: [], letters: [], progress: none, options: [] },
  prong3: {
    balance: { impractical: '-', benefitAnyway: '-', urgency: '-', beyondMinimum: '-', economic: '-', noHarm: '-' },
    options: [],
    traps: ['-'],
  },
  exhibits: [],
  checks: ['-'],
}

describe('texts of two professions', () => {
  it('share few runs of eight words in their cover letters', async () => {
    const letters = await load((id) => /^cover-letter-|^banking-cover-letter$/.test(id))
    expect(letters.length).toBeGreaterThan(1)
    expect(excesses(letters.map((letter) => ({ id: letter.id, text: runsOf(letter).join('\n') })))).toEqual([])
  })

  it('share few runs of eight words in the parts of their Case Builders that are not the frame', async () => {
    const frame = new Set(runsOf(caseBuilder(EMPTY)))
    const builders = await load((id) => id.startsWith('case-builder-'))
    expect(builders.length).toBeGreaterThan(1)
    const own = builders.map((builder) => ({
      id: builder.id,
      text: runsOf(builder)
        .filter((run) => !frame.has(run))
        .join('\n'),
    }))
    for (const { text } of own) expect(text.split(/\s+/).length).toBeGreaterThan(800)
    expect(excesses(own)).toEqual([])
  })
})
