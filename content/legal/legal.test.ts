import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LEGAL_REVIEWS } from '../legal-reviews.ts'
import { LEGAL_LINKS } from '../navigation.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const TEXTS = ['privacy-policy.md', 'terms-of-service.md', 'website-terms.md']
const KNOWN_TOKENS = ['brand', 'company', 'address', 'email', 'governingState', 'retainer']

const read = (name: string): string => readFileSync(`${folder}${name}`, 'utf8')

describe('legal texts', () => {
  it('are exactly the three that the footer links to, with notes for the operator beside them', () => {
    const found = readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .sort()
    expect(found).toEqual(['README.md', ...TEXTS])
  })

  it.each(TEXTS)('%s opens with title, slug, description, version and a real effective date', (name) => {
    const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(read(name)) ?? []
    const fields = Object.fromEntries(head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]))
    expect(Object.keys(fields).sort()).toEqual(['description', 'effective', 'slug', 'title', 'version'])
    expect(LEGAL_LINKS.map((link) => link.to)).toContain(`/${fields.slug}.pdf`)
    expect(LEGAL_LINKS.map((link) => link.label)).toContain(fields.title)
    expect(fields.version).toMatch(/^"\d+\.\d+"$/)
    expect(new Date(`${fields.effective}T00:00:00Z`).toISOString().slice(0, 10)).toBe(fields.effective)
  })

  it.each(TEXTS)('%s names the provider only through tokens that exist', (name) => {
    const text = read(name)
    const tokens = [...text.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '')
    expect(tokens.filter((token) => !KNOWN_TOKENS.includes(token))).toEqual([])
    for (const token of ['brand', 'company', 'address', 'email']) expect(tokens).toContain(token)
    expect(text).not.toMatch(/prongwise/i)
    expect(text).not.toMatch(/\$\d/)
  })

  it.each(TEXTS)('%s numbers its sections without a gap', (name) => {
    const numbers = [...read(name).matchAll(/^## (\d+)\. /gm)].map((match) => Number(match[1]))
    expect(numbers.length).toBeGreaterThan(5)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  it.each(TEXTS)('%s links only to secure addresses and has full table rows', (name) => {
    const text = read(name)
    for (const [, target] of text.matchAll(/\]\(([^)]*)\)/g)) expect(new URL(target ?? '').protocol).toBe('https:')
    const tables = text.split('\n\n').filter((part) => part.startsWith('| '))
    for (const table of tables) {
      const widths = table.split('\n').map((row) => row.split('|').length)
      expect(new Set(widths).size, table).toBe(1)
    }
  })

  it('are each confirmed in the version that stands, or not at all', () => {
    expect(LEGAL_REVIEWS.map(({ text }) => `${text}.md`).sort()).toEqual(TEXTS)
    for (const { text, confirmedVersion, confirmedOn } of LEGAL_REVIEWS) {
      const version = /^version: "(.+)"$/m.exec(read(`${text}.md`))?.[1]
      expect([version, null]).toContain(confirmedVersion)
      expect(confirmedOn === null).toBe(confirmedVersion === null)
    }
  })

  it('keeps what it says to the operator out of the texts for customers', () => {
    for (const name of TEXTS) expect(read(name)).not.toMatch(/\bcounsel\b|\bplaceholder\b|\boperator\b|TODO/i)
  })
})
