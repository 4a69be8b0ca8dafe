import { describe, expect, test } from 'vitest'
import { PROFESSION_KEYS, type ProfessionKey } from '../../domain/professions.ts'
import { ARTICLES } from '../blog/articles.ts'
import { NIW_DIY_PROFESSIONS } from '../niw-diy.ts'
import { findProfessionPage, PROFESSION_PAGES } from './profession-pages.ts'
import { STORY_SLUGS } from './story-slugs.ts'

/** Cover letter / case builder pages of specification 1 §3. */
const SPECIFIED_PAGES: Record<ProfessionKey, [number, number]> = {
  softwareEngineer: [9, 18],
  it: [9, 19],
  bankingFinance: [8, 18],
  dataScientist: [9, 19],
  dataAnalyst: [8, 18],
  productProjectManager: [9, 17],
  networkElectricalEngineer: [10, 18],
  electromechanicalEngineer: [9, 18],
  chemicalEngineer: [8, 18],
  marketing: [10, 17],
  hrRecruiter: [9, 16],
  scienceTeacher: [10, 19],
  physicianDentist: [8, 19],
  pilot: [9, 20],
  aeronauticalEngineer: [9, 20],
  techEntrepreneur: [11, 22],
}

const blocks = PROFESSION_PAGES.flatMap((page) => page.blocks)

describe('profession pages', () => {
  test('cover each of the sixteen professions once', () => {
    expect(blocks.map((block) => block.profession).sort()).toEqual([...PROFESSION_KEYS].sort())
  })

  test('stand at the thirteen routes, each reachable from the NIW DIY page', () => {
    const paths = PROFESSION_PAGES.map((page) => page.path).sort()
    expect(paths).toEqual(Object.keys(STORY_SLUGS).sort())
    expect(NIW_DIY_PROFESSIONS.links.map((link) => link.href).sort()).toEqual(paths)
    for (const path of paths) expect(findProfessionPage(path)?.path).toBe(path)
    expect(findProfessionPage('/no-such-sample')).toBeUndefined()
  })

  test('give the page counts of the specification', () => {
    const counts = Object.fromEntries(blocks.map((block) => [block.profession, [block.coverLetterPages, block.caseBuilderPages]]))
    expect(counts).toEqual(SPECIFIED_PAGES)
  })

  test('send the profession to the checkout, and the employment type for founders only', () => {
    for (const block of blocks) {
      const query = new URL(block.button.href, 'https://site.example').searchParams
      expect(query.get('profession')).toBe(block.profession)
      expect(query.get('employmentType')).toBe(block.profession === 'techEntrepreneur' ? 'entrepreneur' : null)
    }
  })

  test('are titled by the pattern of the specification', () => {
    for (const page of PROFESSION_PAGES) expect(page.title).toMatch(/^.+ - EB2 NIW Templates$/)
  })

  test('list 8 to 12 job titles and 6 to 10 topics per template, each topic once on the site', () => {
    for (const block of blocks) {
      expect(block.jobTitles.length).toBeGreaterThanOrEqual(8)
      expect(block.jobTitles.length).toBeLessThanOrEqual(12)
      expect(block.topics.length).toBeGreaterThanOrEqual(6)
      expect(block.topics.length).toBeLessThanOrEqual(10)
      expect(block.limit.length).toBeGreaterThan(80)
    }
    const titles = blocks.flatMap((block) => block.topics.map((topic) => topic.title))
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('lead to articles that exist', () => {
    const published = ARTICLES.map((article) => article.slug)
    for (const story of PROFESSION_PAGES.flatMap((page) => page.stories)) expect(published).toContain(story.slug)
  })

  test('share no sentence with each other', () => {
    const seen = new Map<string, string>()
    const shared: string[] = []
    for (const page of PROFESSION_PAGES) {
      const texts = [...page.intro, ...Object.values(page.coverLetter), ...page.blocks.flatMap((block) => [block.limit, ...block.topics.map((topic) => topic.note)])]
      for (const sentence of texts.flatMap((text) => text.split(/(?<=[.:?])\s+/)).filter((text) => text.split(' ').length >= 6)) {
        const other = seen.get(sentence)
        if (other !== undefined && other !== page.path) shared.push(`${other} and ${page.path}: ${sentence}`)
        seen.set(sentence, page.path)
      }
    }
    expect(shared).toEqual([])
  })
})
