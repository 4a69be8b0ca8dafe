import { describe, expect, it } from 'vitest'
import { box, bullets, drawing, exhibit, exhibitIndex, fill, fillBox, gap, h1, h2, h3, note, p, plain, table, wideBox } from './blocks.ts'
import { checkDocument, isSafeLink } from './check-document.ts'
import type { Document } from './document.ts'

const document = (change: Partial<Document> = {}): Document => ({
  id: 'a-letter',
  title: 'A letter',
  edition: '2026-11-21',
  kind: 'letter',
  front: 'none',
  footer: 'Sample.',
  exhibits: [exhibit('Ex-1', 'Passport', 'Identity')],
  blocks: [h1('Who'), p('Me ({{Ex-1}}).'), exhibitIndex()],
  ...change,
})
const kinds = (change: Partial<Document>): string[] => checkDocument(document(change)).map((fault) => fault.kind)

describe('checkDocument', () => {
  it('finds nothing in a sound document', () => {
    expect(checkDocument(document())).toEqual([])
  })

  it('finds a citation without an exhibit, also inside tables, lists, notes and footnotes', () => {
    for (const block of [p('See {{Ex-9}}.'), bullets('a', ['b', ['c {{Ex-9}}']]), table([1], ['x'], [['{{Ex-9}}']]), note('You', 'see {{Ex-9}}'), p('word^[see {{Ex-9}}]')]) {
      expect(kinds({ blocks: [...document().blocks, block] })).toEqual(['dangling-exhibit'])
    }
  })

  it('finds duplicate, uncited and unprinted exhibits', () => {
    const twice = [exhibit('Ex-1', 'Passport', 'Identity'), exhibit('Ex-1', 'Diploma', 'EB-2')]
    expect(kinds({ exhibits: twice })).toEqual(['duplicate-exhibit'])
    expect(kinds({ exhibits: [...document().exhibits, exhibit('Ex-2', 'Diploma', 'EB-2')] })).toEqual(['uncited-exhibit'])
    expect(kinds({ blocks: [p('Me ({{Ex-1}}).')] })).toEqual(['missing-exhibit-index'])
    expect(kinds({ exhibits: [exhibit('Ex-1', ' ', 'Identity')] })).toEqual(['empty-block'])
  })

  it('finds empty blocks and names their place', () => {
    const empties = [p(plain('')), p('\\ '), bullets(), note('', 'x'), note('x'), fillBox('q', 0), table([1], ['x'], [])]
    for (const block of empties) {
      expect(checkDocument(document({ blocks: [...document().blocks, block] }))).toEqual([expect.objectContaining({ kind: 'empty-block', block: 3 })])
    }
    expect(kinds({ blocks: [] })).toContain('no-blocks')
  })

  it('finds rows that do not fit their table', () => {
    const wrong = table([1, 2], ['a', 'b'], [['x'], [fill('y'), 'z']])
    expect(kinds({ blocks: [...document().blocks, wrong] })).toEqual(['table-shape'])
    expect(kinds({ blocks: [...document().blocks, table([1, 0], ['a', 'b'], [['x', 'y']])] })).toEqual(['table-shape'])
  })

  it('finds characters that XML forbids or that hide text, wherever they stand', () => {
    for (const hidden of ['\u0000', '\u000B', '\uFFFE', '\uFFFF', '\uD800', '\u202E', '\u{E0041}']) {
      expect(kinds({ blocks: [...document().blocks, p(plain(`a${hidden}b`))] })).toEqual(['forbidden-characters'])
      expect(kinds({ title: `a${hidden}b` })).toEqual(['forbidden-characters'])
    }
  })

  it('finds skipped heading levels but lets a document go back up', () => {
    expect(kinds({ blocks: [...document().blocks, h3('Deep')] })).toEqual(['skipped-heading'])
    expect(kinds({ blocks: [...document().blocks, h2('b'), h3('c'), h1('d')] })).toEqual([])
  })

  it('lets only https and mailto be links', () => {
    expect(isSafeLink('https://www.uscis.gov/i-140')).toBe(true)
    expect(isSafeLink('mailto:a@example.org')).toBe(true)
    for (const href of ['javascript:alert(1)', 'http://example.org', 'file:///etc/passwd', 'https://a b', '//x']) {
      expect(isSafeLink(href)).toBe(false)
    }
    expect(kinds({ blocks: [...document().blocks, p('[x](http://example.org)')] })).toEqual(['unsafe-link'])
  })

  it('finds a drawing whose rows do not fill its columns, or that says nothing to who cannot see it', () => {
    const drawn = (alt: string, ...rows: Parameters<typeof drawing>[3]) => kinds({ blocks: [...document().blocks, drawing('A path', alt, [1, 1], rows)] })
    expect(drawn('One step', [box('step', 'Begin'), gap()], [wideBox(2, 'goal', 'End', 'in {{Ex-1}}')])).toEqual([])
    expect(drawn('One step', [box('step', 'Begin')])).toEqual(['drawing-shape'])
    expect(drawn('One step', [wideBox(2, 'step', 'Begin'), gap()])).toEqual(['drawing-shape'])
    expect(drawn(' ', [box('step', 'Begin', 'see {{Ex-9}}'), gap()])).toEqual(['dangling-exhibit', 'empty-block'])
  })

  it('finds ids and editions of the wrong form', () => {
    expect(kinds({ id: 'A letter', edition: 'today' })).toEqual(['bad-id', 'bad-edition'])
  })
})
