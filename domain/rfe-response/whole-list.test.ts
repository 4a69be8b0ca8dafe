import { describe, expect, it } from 'vitest'
import type { NoticePassage } from '../rfe/notice-reading.ts'
import { readNotice } from '../rfe/read-notice.ts'
import { responseOf } from './request-table.ts'
import { placeWholeLists, pointOfClosingItem } from './whole-list.ts'

describe('a list of papers on the whole of a notice', () => {
  const lines = [
    'U.S. Citizenship and Immigration Services',
    'REQUEST FOR EVIDENCE',
    'Form I-140',
    'You ask for a national interest waiver for your proposed endeavor, a loom that weaves sails.',
    '1. National Importance',
    'The record does not show that any sailmaker outside of the harbor would use the loom.',
    '2. Well Positioned',
    'You did not provide a plan, and the record does not show that the investor has committed any money.',
    '3. Balance',
    'The record does not show that it would be impractical to obtain a labor certification.',
    'You may submit, with your response:',
    '(i) Orders of sailmakers;',
    '(ii) Proof that the investor has paid; and',
    '(iii) A statement on the labor certification.',
  ].flatMap((line) => [line, ''])

  it('stands item by item under the criticism whose words it repeats', () => {
    const reading = readNotice([{ lines }])
    const table = responseOf({ reading, file: 'notice.pdf', sha256: '0' } as never)
    const rows = table.requests.map(({ point, asked }) => [point, asked.map(({ text }) => text)])
    expect(rows).toEqual([
      [1, ['Orders of sailmakers']],
      [2, ['Proof that the investor has paid']],
      [3, ['A statement on the labor certification']],
    ])
  })

  it('is not moved by a word that any sentence may hold', () => {
    const stated = (concern: NoticePassage['concern'], quote: string): NoticePassage => ({ concern, point: null, quote, page: 1, kind: 'stated' })
    const item = (quote: string): NoticePassage => ({ concern: 'balance', point: 3, quote, page: 1, kind: 'asked', listed: true })
    const passages = [
      stated('endeavor-unclear', 'It is not known whether sails are part of it.'),
      stated('balance', 'The sponsor is not named.'),
      item('a letter of the sponsor'),
      item('whether it is urgent'),
    ]
    expect(placeWholeLists(passages)).toEqual(passages)
  })

  it('is moved from the point that it has by two words of another, and not by one', () => {
    const stated = (concern: NoticePassage['concern'], quote: string): NoticePassage => ({ concern, point: null, quote, page: 1, kind: 'stated' })
    const item = (concern: NoticePassage['concern'], quote: string): NoticePassage => ({ concern, point: null, quote, page: 1, kind: 'asked', listed: true })
    const passages = [
      stated('national-importance', 'No sailmaker of another harbor would weave with the loom.'),
      stated('plan', 'The investor is not bound.'),
      item('balance', 'The urgency for sailmakers'),
      item('balance', 'The urgency for sailmakers of each harbor'),
      item(null, 'Letters of the investor'),
    ]
    const placed = (of: readonly NoticePassage[]) => placeWholeLists(of).map(({ concern }) => concern)
    expect(placed(passages)).toEqual(['national-importance', 'plan', 'balance', 'national-importance', 'plan'])
    // In a part, with another behind it, it is of that part.
    const within = [...passages, item(null, 'Receipts of the investor who is bound'), stated('record', 'The tally is bare.')]
    expect(placed(within)).toEqual(['national-importance', 'plan', 'balance', 'balance', null, null, 'record'])
    const both = within.toSpliced(4, 0, item(null, 'Orders of sailmakers of the harbor'))
    expect(placed(both)).toEqual(['national-importance', 'plan', 'balance', 'balance', 'national-importance', null, 'plan', 'record'])
  })

  it('stays where its part is, where it repeats the words of one point only', () => {
    const stated = (concern: NoticePassage['concern'], quote: string): NoticePassage => ({ concern, point: null, quote, page: 1, kind: 'stated' })
    const item = (quote: string): NoticePassage => ({ concern: 'balance', point: 3, quote, page: 1, kind: 'asked', listed: true })
    const passages = [stated('national-importance', 'No sailmaker would use the loom.'), stated('balance', 'No urgency is shown.'), item('Orders of sailmakers'), item('Proof of the harvest')]
    expect(placeWholeLists(passages)).toEqual(passages)
  })
})

describe('an item without a point of its own, behind all criticism', () => {
  const stated = (concern: NoticePassage['concern'], quote: string): NoticePassage => ({ concern, point: null, quote, page: 1, kind: 'stated' })
  const item = (quote: string): NoticePassage => ({ concern: null, point: null, quote, page: 1, kind: 'asked', listed: true })
  const passages = [
    stated('national-importance', 'No sailmaker outside of the harbor would use the loom.'),
    stated('record', 'The record does not show that the weavers rely on your work.'),
    stated('balance', 'No urgency is shown.'),
    item('Any note of the weavers'),
    item('Bank statements or other proof of funds'),
    item('Whatever else you have'),
  ]
  const live = ['national-importance', 'record', 'balance'] as const

  it('goes where its words were told, or to the point of what it asks for, and is not guessed', () => {
    expect([3, 4, 5].map((at) => pointOfClosingItem(passages, at, live))).toEqual(['record', 'record', null])
  })

  it('is of no point where two are about as likely, whatever it begins with', () => {
    const license = [
      stated('eb2-threshold', 'The diploma was not evaluated.'),
      stated('plan', 'No vats were bought.'),
      item("A copy of the dyer's state license"),
      item('Letters of hotels that use the dyes'),
    ]
    expect([2, 3].map((at) => pointOfClosingItem(license, at, ['eb2-threshold', 'plan']))).toEqual([null, null])
  })

  it('is left where it stands while criticism follows', () => {
    expect(pointOfClosingItem([...passages, stated('plan', 'No plan was filed.')], 3, live)).toBeNull()
  })
})
