import { expect, it } from 'vitest'
import { partsPhrase } from './phrase-cuts.ts'
import { quoteAchievement } from './quote-achievement.ts'

const cutBefore = (line: string) => {
  const [head = '', rest = ''] = line.split('| ')
  return partsPhrase(`${head}${rest}`.split(' '), head.trim().split(' ').length)
}

it.each([
  ['advised four trusts with an acute focus | on risk strategies', true],
  ['opened the archive to give divers access | to old charts', true],
  ['printed posters using stock photography, | ink drawings, and painted maps', true],
  ['printed posters using stock photography | and painted maps', true],
  ['mended 12 ropes for three ferries | on the northern line', false],
  ['printed posters using stock photography, | reducing the cost by 8%', false],
  ['mended ropes by splicing | and taught two crews', false],
])('%s', (line, inside) => expect(cutBefore(line)).toBe(inside))

it('a quotation does not end within a list of what was used', () => {
  const line =
    'Printed 14 posters and signs of the harbor quarter for three regional museums and the ferry line with care every year using stock photography, hand lettering, ink drawings, painted maps, and prints'
  expect(quoteAchievement(line) ?? '').not.toMatch(/(?:photography|lettering|drawings|maps) …$/)
})
