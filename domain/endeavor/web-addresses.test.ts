import { expect, test } from 'vitest'
import { holdsWebAddress, withoutAddresses } from './web-addresses.ts'

test.each(['see https://example.test/x', 'WWW.example.test', 'cheap-loans.com', 'Go to CHEAP.SHOP now', 'ask a@b.example', 'loans.com/now', 'мой.com', 'ftp://files'])('%j holds an address', (text) =>
  expect(holdsWebAddress(text)).toBe(true),
)

test.each(['I will write tools in ASP.NET and Node.js.', 'a share of 4.2 percent, e.g. of meters', 'the U.S. grid', 'It ends.In a new sentence without a blank it goes on', 'version 3.11 @ work'])(
  '%j holds none',
  (text) => expect(holdsWebAddress(text)).toBe(false),
)

test.each([
  ['Develop sure-refund.me, an open program', 'Develop sure-refund. me, an open program'],
  ['sure-login.us and bank1.finance/now', 'sure-login. us and bank1. finance/now'],
  ['a.sure.de', 'a. sure. de'],
  ['мой。рф', 'мой。 рф'],
  ['मेरी.भारत', 'मेरी. भारत'],
  ['It ends.Then it goes on', 'It ends. Then it goes on'],
  ['node.js.evil', 'node.js. evil'],
  ['vue.js-pay.us', 'vue. js-pay. us'],
])('%j is mailed as %j', (text, mailed) => expect(withoutAddresses(text)).toBe(mailed))

test.each(['I write ASP.NET, Node.js, and Vue.js.', 'e.g. 4.2 percent of the U.S. grid', 'A Ph.D. of 2020, in report.pdf', 'Everything ends.\nA new line'])('%j is mailed as it is', (text) =>
  expect(withoutAddresses(text)).toBe(text),
)
