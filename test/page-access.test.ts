import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STORY_SLUGS } from '../content/professions/story-slugs.ts'
import { PAGES } from './page-access.ts'

/** The pages of a fault have no address. */
const OF_FAULTS = ['404', '500']

/** What `app/pages` answers, as the table writes it: `orders/[reference]/index.astro` is `orders/:reference`. */
function addressesOf(file: string): string[] {
  const path = file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '')
  if (path === '[profession]') return Object.keys(STORY_SLUGS).map((story) => story.slice(1))
  return [path === '[...address]' ? '*' : path.replace(/\[\.\.\.\w+\]/g, '*').replace(/\[(\w+)\]/g, ':$1')]
}

test('every page of the site has its row of who may see it, and every row its page', () => {
  const files = globSync('**/*.{astro,ts}', { cwd: 'app/pages' })
  const addresses = files.flatMap(addressesOf).filter((address) => !OF_FAULTS.includes(address))
  expect(Object.keys(PAGES).sort()).toEqual(addresses.sort())
})
