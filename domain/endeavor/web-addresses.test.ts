import { expect, test } from 'vitest'
import { holdsWebAddress } from './web-addresses.ts'

test.each(['see https://example.test/x', 'WWW.example.test', 'cheap-loans.com', 'Go to CHEAP.SHOP now', 'ask a@b.example', 'loans.com/now', 'мой.com', 'ftp://files'])('%j holds an address', (text) =>
  expect(holdsWebAddress(text)).toBe(true),
)

test.each(['I will write tools in ASP.NET and Node.js.', 'a share of 4.2 percent, e.g. of meters', 'the U.S. grid', 'It ends.In a new sentence without a blank it goes on', 'version 3.11 @ work'])(
  '%j holds none',
  (text) => expect(holdsWebAddress(text)).toBe(false),
)
