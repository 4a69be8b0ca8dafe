/** Whether a sentence that is to be sworn to says just what was typed, however it was written. */
import { MONTH_NAMES } from '../format-date.ts'
import { UNDER_TWENTY } from '../number-words.ts'
import type { CaseFact } from './case-file.ts'
import { SPELLED } from './copy-edit.ts'

const MONTHS = MONTH_NAMES.toLowerCase().split('|')
const monthOf = (word: string): string | undefined => (word.length < 3 || word.length > 4 ? undefined : MONTHS.find((month) => month.startsWith(word)))

/** Ways to write one thing; none changes what is said. */
const WRITTEN: readonly [RegExp, string][] = [
  [/’/g, "'"],
  [/\b(?:cannot|can't)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/\bi'm\b/g, 'i am'],
  [/(?<=\d),(?=\d{3}\b)/g, ''],
  [/\$ (?=\d)/g, '$'],
  [/\$(\d{1,6})k\b/g, '$$$1000'],
  [/(?<![$\d.])(\d[\d.]*) (million |billion )?dollars\b/g, '$$$1 $2'],
  [/%/g, ' percent '],
  [/\b(?:u\.s\.a?\.?|usa?)(?![\p{L}\d])/gu, 'united states'],
  [/\bapprox\b/g, 'approximately'],
  [/\bw\/o /g, 'without '],
  [/\bw\/ ?(?=\p{L})/gu, 'with '],
]
/** What may be put in or taken out without a word to anybody: articles, and what only talk puts in front. */
const FREE = new Set('a an the ok okay actually honestly basically frankly'.split(' '))
/** A number with its sign, a word, the comma behind “No”, and where a sentence ends before another. */
const PIECES = /[-<>≤≥±~€£$]?\d+(?:\.\d+)?[½¼¾]?|[½¼¾]|^no,|[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*|[.?!](?=\s+\S)/gu

const wordsOf = (text: string): string[] =>
  (WRITTEN.reduce((told, [found, written]) => told.replace(found, written), text.trim().toLowerCase()).match(PIECES) ?? [])
    .map((word) => SPELLED[word] ?? monthOf(word) ?? (/^\d{1,2}$/.test(word) ? (UNDER_TWENTY[Number(word)] ?? word) : word))
    .flatMap((word) => word.toLowerCase().split(' '))
    .filter((word) => !FREE.has(word))

/** `typed`: a person's own words; `told`: the sentence made of them. Spelling, commas, and articles aside, both have the same words in the same order. */
export function saysTheSame(typed: string, told: string): boolean {
  const [own, others] = [wordsOf(typed), wordsOf(told)]
  return own.length === others.length && own.every((word, place) => word === others[place])
}

/** Whether a fact is in other words than its customer typed. */
export function isReworded({ source, text, typed }: CaseFact): boolean {
  const words = typed ?? (source.kind === 'answer' ? source.quote : null)
  return words !== null && !saysTheSame(words, text)
}
