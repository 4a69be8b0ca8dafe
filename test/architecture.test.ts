import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Which rings a ring may import from. Imports point inward; `server` joins. */
const MAY_IMPORT: Record<string, string[]> = {
  domain: ['domain'],
  content: ['content', 'domain'],
  usecases: ['usecases', 'content', 'domain'],
  adapters: ['adapters', 'usecases', 'content', 'domain'],
  api: ['api', 'usecases', 'content', 'domain'],
  // Of the calls pages know the contract, as types.
  app: ['app', 'usecases', 'content', 'domain'],
  server: ['server', 'adapters', 'api', 'usecases', 'content', 'domain'],
}

const IMPORT = /(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|import\s+['"]([^'"]+)['"]/g

const sources = Object.keys(MAY_IMPORT).flatMap((ring) => globSync(`${ring}/**/*.{ts,tsx,astro}`).filter((file) => !/\.test\.tsx?$/.test(file)))

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

/** The ring a relative import ends in; null for a package. */
function ringOf(file: string, target: string): string | null {
  if (!target.startsWith('.')) return null
  return normalize(join(dirname(file), target)).split('/')[0] ?? null
}

test('there are sources to look at', () => {
  expect(sources.length).toBeGreaterThan(100)
})

describe.each(Object.entries(MAY_IMPORT))('%s', (ring, allowed) => {
  test(`imports only from ${allowed.join(', ')}`, () => {
    const wrong = sources
      .filter((file) => file.startsWith(`${ring}/`))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => {
            const to = ringOf(file, target)
            return to !== null && !allowed.includes(to) && !(ring === 'app' && target.endsWith('/api/contract.ts'))
          })
          .map((target) => `${file} → ${target}`),
      )
    expect(wrong).toEqual([])
  })
})

describe('the domain', () => {
  const domain = sources.filter((file) => file.startsWith('domain/'))

  test('needs nothing of the machine: no Node.js module, no React, no environment', () => {
    const wrong = domain.flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      // Pure as zod is: the tagger of a petition's sentences, and its words, in one file.
      const pure = file === 'domain/petition/tagged.ts' ? ['wink-nlp', 'wink-eng-lite-web-model'] : ['zod']
      const packages = importsOf(file).filter((target) => !target.startsWith('.') && !pure.includes(target))
      return [...packages, ...(/\bprocess\.env\b/.test(text) ? ['process.env'] : [])].map((what) => `${file} → ${what}`)
    })
    expect(wrong).toEqual([])
  })

  test('reads no clock', () => {
    const wrong = domain.filter((file) => /\bDate\.now\(\)|new Date\(\)|performance\.now\(/.test(readFileSync(file, 'utf8')))
    expect(wrong).toEqual([])
  })
})

test('one file reads the environment', () => {
  const readers = sources.filter((file) => /\bprocess\.env\b/.test(readFileSync(file, 'utf8')))
  expect(readers).toEqual(['server/env.ts'])
})

test('neither a call nor a page reaches a store: what they need has a use case', () => {
  const reaching = sources.filter((file) => /^(api|app)\//.test(file) && /\.stores\b|\{ stores \}|database\.transaction/.test(readFileSync(file, 'utf8')))
  expect(reaching).toEqual([])
})
