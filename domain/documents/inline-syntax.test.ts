import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plain } from './blocks.ts'
import { wordsOf } from './document.ts'
import { InlineSyntaxError, parseInline } from './inline-syntax.ts'

describe('parseInline', () => {
  it('reads bold and italic inside each other', () => {
    expect(parseInline('a **b *c* d** *e **f***')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'text', text: 'b ', bold: true },
      { kind: 'text', text: 'c', bold: true, italic: true },
      { kind: 'text', text: ' d', bold: true },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: 'e ', italic: true },
      { kind: 'text', text: 'f', italic: true, bold: true },
    ])
  })

  it('reads fields, exhibits, links, footnotes and line breaks', () => {
    expect(parseInline('[[short: Year]] {{Ex-12}}\n[site](https://www.uscis.gov/i-140)^[see *there*]')).toEqual([
      { kind: 'field', label: 'Year', width: 'short' },
      { kind: 'text', text: ' ' },
      { kind: 'exhibit', id: 'Ex-12' },
      { kind: 'line-break' },
      { kind: 'link', text: 'site', href: 'https://www.uscis.gov/i-140' },
      {
        kind: 'footnote',
        content: [
          { kind: 'text', text: 'see ' },
          { kind: 'text', text: 'there', italic: true },
        ],
      },
    ])
  })

  it('leaves the asterisks of products and names alone, and any sign after a backslash', () => {
    expect(wordsOf(parseInline('2 * 3, O*NET, \\*x\\*, \\{{Ex-1}}, \\[[field: a]]'))).toBe('2 * 3, O*NET, *x*, {{Ex-1}}, [[field: a]]')
  })

  it('turns straight quotes into the curly pair', () => {
    expect(wordsOf(parseInline(`"One" isn't ("two") **"three"** *Dhanasar*'s`))).toBe('“One” isn’t (“two”) “three” Dhanasar’s')
  })

  it.each(['a **b', 'a *b', '****', '[[field:]]', '[[name: x]]', '{{Exhibit 3}}', '^[open'])('refuses %j', (source) => {
    expect(() => parseInline(source)).toThrow(InlineSyntaxError)
  })
})

it('prints plain text as it is, whatever signs it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const inlines = plain(text)
      expect(inlines.every((inline) => inline.kind === 'text' || inline.kind === 'line-break')).toBe(true)
      expect(wordsOf(inlines)).toBe(text.replace(/\r\n?/g, '\n').replace(/\n/g, ' '))
    }),
  )
})
