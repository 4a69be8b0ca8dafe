import { expect, test } from 'vitest'
import { FACTS_ID, factsIn, readFacts, writeFacts, type PageFacts } from './page-facts.ts'

const facts: PageFacts = {
  build: 'b1',
  scripts: ['/assets/start.js'],
  params: { slug: 'x' },
  parts: [{ id: 'root', module: '/assets/root.js', data: { text: 'a </script><script>alert(1)</script> b' }, action: null }],
  error: null,
}

test('what was written is read again', () => {
  expect(readFacts(writeFacts(facts))).toEqual(facts)
})

test('no text of a page can end the block it stands in', () => {
  expect(writeFacts(facts)).not.toContain('<')
})

test('the facts are found in a document that holds other blocks', () => {
  const html = `<script type="application/ld+json">{}</script><script type="application/json" id="${FACTS_ID}">${writeFacts(facts)}</script><script>run()</script>`
  expect(factsIn(html)).toEqual(facts)
})

test('a document that is no page of this site has none', () => {
  expect(factsIn('<!doctype html><title>Elsewhere</title><script>run()</script>')).toBeNull()
})

test('what only the server draws with is not sent', () => {
  const [part] = facts.parts
  const written = writeFacts({ ...facts, parts: [{ ...part!, data: { title: 'sent', still: { text: 'drawn' } } }] })
  expect(readFacts(written).parts[0]?.data).toEqual({ title: 'sent' })
})
