/** Each page imports one style sheet: it names every file that the page can draw, so that no class of theirs is without effect, also of what appears after a press. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

/** The files of app/ that a file imports, also those that it asks for later. */
function importsOf(path: string): string[] {
  return [...read(path).matchAll(/(?<!import type[^\n]*)(?:from\s*|import\s*\(?\s*|src=)["'](\.{1,2}\/[^"'?]+)["']/g)]
    .map(([, name = '']) => join(dirname(path), name))
    .filter((name) => /\.(?:tsx?|astro)$/.test(name) && existsSync(name) && name.startsWith('app/'))
}

function reachedFrom(path: string): Set<string> {
  const reached = new Set<string>()
  const visit = (one: string) => {
    if (reached.has(one)) return
    reached.add(one)
    for (const next of importsOf(one)) visit(next)
  }
  visit(path)
  return reached
}

/** The files and folders that a sheet and those it imports take classes from. */
function sourcesOf(sheet: string): string[] {
  const text = read(sheet)
  const own = [...text.matchAll(/@source '([^']+)'/g)].map(([, source = '']) => join(dirname(sheet), source))
  return [...own, ...[...text.matchAll(/@import '(\.[^']+)'/g)].flatMap(([, name = '']) => sourcesOf(join(dirname(sheet), name)))]
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory()

test('the sheet of each page names every component that the page can draw', () => {
  const missing: string[] = []
  const pages = globSync('app/pages/**/*.astro')
  expect(pages.length).toBeGreaterThan(40)
  for (const page of pages) {
    const [sheet, ...more] = [...read(page).matchAll(/import '([^']+\/styles\/[\w-]+\.css)'/g)].map(([, name = '']) => join(dirname(page), name))
    expect([page, sheet === undefined, more]).toEqual([page, false, []])
    const sources = sourcesOf(sheet ?? '')
    const named = (path: string) => sources.some((source) => (isFolder(source) ? !relative(source, path).startsWith('..') : matchesGlob(path, source)))
    // A page itself only places components, and what holds no words for a class draws nothing.
    const drawn = [...reachedFrom(page)].filter((path) => /\.(?:tsx|astro)$/.test(path) && !path.startsWith('app/pages/') && /class(?:Name)?\b/.test(read(path)))
    for (const path of drawn) if (!named(path)) missing.push(`${sheet} of ${page}: ${path}`)
  }
  expect(missing).toEqual([])
})
