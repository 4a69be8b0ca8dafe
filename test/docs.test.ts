import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsExample, settingsTable } from '../server/settings-help.ts'

test('the operations page and .env.example list every setting', () => {
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(settingsTable())
  expect(readFileSync('.env.example', 'utf8')).toBe(settingsExample())
})

test('no document points at a file that is not there', () => {
  const broken = ['README.md', ...globSync('docs/**/*.md')].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((target) => !target.startsWith('/') && !existsSync(join(dirname(file), target)))
      .map((target) => `${file} → ${target}`),
  )
  expect(broken).toEqual([])
})

test('every command of the README exists', () => {
  const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts as Record<string, string>
  const named = [...readFileSync('README.md', 'utf8').matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
})
