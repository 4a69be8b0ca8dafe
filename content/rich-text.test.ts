import { expect, test } from 'vitest'
import { parseRichText, plainText } from './rich-text.ts'

test('bold, italic and links become nodes and the text between them stays', () => {
  expect(parseRichText('Read **this**, *then* [the FAQ](/faq/Costs).')).toEqual([
    { kind: 'text', text: 'Read ' },
    { kind: 'strong', nodes: [{ kind: 'text', text: 'this' }] },
    { kind: 'text', text: ', ' },
    { kind: 'em', nodes: [{ kind: 'text', text: 'then' }] },
    { kind: 'text', text: ' ' },
    { kind: 'link', href: '/faq/Costs', nodes: [{ kind: 'text', text: 'the FAQ' }] },
    { kind: 'text', text: '.' },
  ])
})

test('a link may stand inside bold words and bold words inside a link', () => {
  expect(parseRichText('**see [prices](/prices)**')).toEqual([
    { kind: 'strong', nodes: [{ kind: 'text', text: 'see ' }, { kind: 'link', href: '/prices', nodes: [{ kind: 'text', text: 'prices' }] }] },
  ])
  expect(parseRichText('[**prices**](/prices)')).toEqual([
    { kind: 'link', href: '/prices', nodes: [{ kind: 'strong', nodes: [{ kind: 'text', text: 'prices' }] }] },
  ])
})

test('asterisks and brackets that are no marks stay as written', () => {
  expect(parseRichText('2 * 3 * 4 and [a] (b) and O*NET')).toEqual([{ kind: 'text', text: '2 * 3 * 4 and [a] (b) and O*NET' }])
  expect(parseRichText('')).toEqual([])
})

test('plain text keeps the words and drops the marks', () => {
  expect(plainText('**Price:** see [the *list*](/prices)')).toBe('Price: see the list')
})
