import { describe, expect, it } from 'vitest'
import { readNotice } from './read-notice.ts'
import { readNoticeOf } from '../../test/read-notice-of.ts'

const readingOf = (...paragraphs: string[]) => readNoticeOf('You request a national interest waiver for your proposed endeavor, a dye house.', ...paragraphs)
const asked = (reading: ReturnType<typeof readingOf>) => reading.passages.flatMap(({ kind, point, quote }) => (kind === 'asked' ? [[point, quote]] : []))
const LACK = 'You did not show that the mills have paid for the vats.'
const ITEMS = ['Contracts with mills that use the vats', 'Letters from dyers who have been trained on them', 'Proof of the loan']

describe('a line over papers', () => {
  it.each([
    'THEREFORE, submit the following:',
    'Accordingly, the petitioner is asked for:',
    'Please respond with:',
    'We need:',
    'Request:',
    'Documents to be sent:',
    'Acceptable evidence includes:',
    'For another look at this prong, submit any of the following:',
  ])('opens a list of what to send: %s', (lead) => {
    const bullets = readingOf('Well Positioned', LACK, lead, ...ITEMS.map((item) => `• ${item}`), 'Balance', 'You did not show that labor certification is impractical.')
    expect(asked(bullets)).toEqual(ITEMS.map((item) => [2, item]))
  })

  it('opens none where it tells what was sent in, or what the law counts', () => {
    for (const lead of ['The record consists of:', 'You relied on:', 'The regulation speaks of:'])
      expect(asked(readingOf('Well Positioned', LACK, lead, ...ITEMS.map((item) => `• ${item}`)))).toEqual([])
  })

  it('opens one whose lines have no marks, up to the title behind it', () => {
    const reading = readingOf('WELL POSITIONED', LACK, 'Please submit:', ...ITEMS, 'BALANCE', 'You did not show that labor certification is impractical.')
    expect(asked(reading)).toEqual(ITEMS.map((item) => [2, item]))
    expect(reading.prongs[3]).toBe('contested')
  })

  it('asks for questions to be answered', () => {
    const reading = readingOf('Well Positioned', LACK, 'You are invited to answer the following questions:', '1. Which mills have paid for a vat?', '2. What became of the loan?')
    expect(asked(reading)).toEqual([
      [2, 'Which mills have paid for a vat?'],
      [2, 'What became of the loan?'],
    ])
  })

  it('is known by other marks too', () => {
    for (const mark of ['➢', '■', '\uF0A7', '—', '[ ]', '(X)', '>'])
      expect(asked(readingOf('Well Positioned', LACK, 'Please submit:', ...ITEMS.map((item) => `${mark} ${item};`)))).toEqual(ITEMS.map((item) => [2, item]))
  })
})

describe('a label that is a word, or stands in brackets', () => {
  it.each([(n: number) => `[${n}] `, (n: number) => `#${n} `, (n: number) => `Item ${n}: `, (n: number) => `Request ${n}: `, (n: number) => `2.${n} `])('is no part of its item', (label) => {
    const reading = readingOf('Well Positioned', LACK, 'Please submit:', ...ITEMS.map((item, at) => `${label(at + 1)}${item};`), 'BALANCE', 'You did not show that labor certification is impractical.')
    expect(asked(reading)).toEqual(ITEMS.map((item) => [2, item]))
  })
})

describe('the only list of a notice', () => {
  const parts = ['National Importance', 'You did not show an effect beyond the two mills.', 'Well Positioned', LACK, 'Balance', 'You did not show that labor certification is impractical.']

  it('is of no single part behind the last of them', () => {
    const reading = readingOf(...parts, 'Submit the following:', '1. Evidence of what the dye house would change in other states.', '2. Proof of the loan.', '3. Photographs of the vats.')
    expect(asked(reading).map(([point]) => point)).toEqual([1, 2, null])
  })

  it('is of its part where it is a menu, or where another part has a list', () => {
    const menu = readingOf(...parts, 'Evidence may include:', '• Photographs of the vats;', '• Statements of your teachers;', '• Articles on dyers.')
    expect(asked(menu).map(([point]) => point)).toEqual([3, 3, 3])
    const second = readingOf(
      ...parts.slice(0, 4),
      'Submit the following:',
      '1. Proof of the loan.',
      '2. Photographs of the vats.',
      ...parts.slice(4),
      'Submit the following:',
      '1. Articles on dyers.',
      '2. Statements of your teachers.',
      '3. Photographs of the harbor.',
    )
    expect(asked(second).map(([point]) => point)).toEqual([2, 2, 3, 3, 3])
  })
})

describe('the edge of a page', () => {
  it('parts no paragraph and ends no part, also where its marks are printed once', () => {
    const first = [
      'U.S. Citizenship and Immigration Services',
      'REQUEST FOR EVIDENCE',
      'Form I-140',
      '',
      'You request a national interest waiver.',
      '',
      'WELL POSITIONED',
      '',
      'The plan of the dye house names no source of the funds that it would need before',
    ]
    const second = ['IOE0912345678 - I-140 NIW - RFE          Page 2', '', 'the first vat is bought.', '', 'Please submit:', '', '• Proof of the loan.']
    const reading = readNotice([{ lines: first }, { lines: second }])
    if (reading.kind !== 'read') throw new Error(reading.kind)
    expect(reading.passages.map(({ point, quote }) => [point, quote])).toEqual([
      [2, 'The plan of the dye house names no source of the funds that it would need before the first vat is bought.'],
      [2, 'Proof of the loan'],
    ])
  })
})

describe('a letter of a service center', () => {
  it('is the agency’s without its name', () => {
    const lines = [
      'TEXAS SERVICE CENTER',
      '',
      'The self-petitioner asks for a national interest waiver. It was not shown that the dye house has national importance, or that any mill would be served beyond the two of the harbor.',
    ]
    expect(readNotice([{ lines }]).kind).toBe('read')
  })
})

describe('what a paper does', () => {
  it('is no order behind “however”', () => {
    const reading = readingOf('Well Positioned', 'The five letters, however, describe in general terms that you are diligent and do not name a mill that used your vats.')
    expect(reading.passages.map(({ kind }) => kind)).toEqual(['stated'])
  })

  it('is not asked for where the law requires it of anyone', () => {
    const reading = readingOf('Exceptional Ability', 'You sent no salary survey.', 'On this record only one criterion is met, where three are required.')
    expect(asked(reading)).toEqual([])
  })
})

describe('a request outside of any part', () => {
  const prose = [
    'The dye house would serve two mills. It was not shown that the pigments have national importance. Evidence of such an effect may include:',
    '- studies of pigments in other states',
    'You did not provide a plan for the harbor, and no investor has promised money for the barges.',
  ]

  it('belongs to the criticism in whose paragraph its list is opened', () => {
    expect(asked(readingOf(...prose))).toEqual([[1, 'studies of pigments in other states']])
  })

  it('belongs to what its paragraph holds against one point, unless something in it is not placed, or the request is of the whole response', () => {
    const lacks = 'It was not shown that the pigments have national importance.'
    const order = 'USCIS would ask the petitioner to supply a list of the towns.'
    expect(asked(readingOf(`${lacks} ${order}`))).toEqual([[1, order]])
    expect(asked(readingOf(`${lacks} The barges are no match for the harbor. ${order}`))).toEqual([[null, order]])
    expect(asked(readingOf(`${lacks} Your response should include a list of the towns.`)).map(([point]) => point)).toEqual([null])
  })

  it('belongs to the one point on which the notice speaks of two of its things; one of them may be chance', () => {
    const reading = readingOf(...prose, 'Please submit:', '• Photographs of the barges in the harbor', '• A list of the barges')
    const items = reading.passages.filter(({ kind }) => kind === 'asked').slice(1)
    expect(items.map(({ point, suggested }) => [point, suggested])).toEqual([
      [2, undefined],
      [null, undefined],
    ])
  })

  it('is asked about where the notice speaks of its things on another point than its words mean', () => {
    const reading = readingOf(
      'National Importance',
      'You did not show that the pigments would be disseminated, or what they would change beyond the two mills.',
      'Well Positioned',
      'You did not provide a plan.',
      'Balance',
      'You did not show that labor certification is impractical.',
      'Submit the following:',
      '1. Evidence that the pigments were disseminated or adopted by others.',
      '2. A budget.',
      '3. The reasons for which labor certification is impractical.',
    )
    expect(reading.passages.filter(({ kind }) => kind === 'asked').map(({ point, suggested }) => [point, suggested])).toEqual([
      [null, 'national-importance'],
      [2, undefined],
      [3, undefined],
    ])
  })

  it('may tell what would meet a point', () => {
    for (const offer of [
      'You may rebut this with letters of mills.',
      'This could be shown by contracts of the mills.',
      'Probative evidence would be contracts of the mills.',
      'Copies of the lease would cure this.',
    ])
      expect(asked(readingOf('Well Positioned', LACK, offer)).map(([point]) => point)).toEqual([2])
    expect(asked(readingOf('Well Positioned', LACK, 'You may rebut this notice in writing.'))).toEqual([])
  })

  it('is one in the part of the law too', () => {
    const reading = readingOf(
      'Legal Requirements',
      'Under Dhanasar, the endeavor must have national importance.',
      'The petitioner should therefore provide studies of pigments.',
      'Well Positioned',
      LACK,
    )
    expect(asked(reading).map(([, quote]) => quote)).toEqual(['The petitioner should therefore provide studies of pigments.'])
  })
})

describe('a sentence of this case', () => {
  it('is listed or asked about where something is not there, whatever else it says', () => {
    const reading = readingOf(
      'The school which you say you will establish has no charter, no board and no money.',
      'There is in the whole of the filing no discussion of why the dyers should be spared the test.',
    )
    expect(reading.passages.map(({ kind, concern }) => [kind, concern])).toEqual([
      ['stated', 'record'],
      ['stated', null],
    ])
  })

  it('is none where it only tells who bears the burden of proof', () => {
    const reading = readingOf(
      'Balance',
      'You did not show that labor certification is impractical.',
      'Going on record without supporting documents is not sufficient for purposes of meeting the burden of proof in these proceedings.',
    )
    expect(reading.passages).toHaveLength(1)
  })

  it.each([
    'You need submit nothing further on this point.',
    'This point needs no further evidence.',
    'No deficiency was found on this prong.',
    'USCIS does not take issue with this prong.',
    'USCIS is not asking for evidence on this prong.',
    'It cannot be doubted that you are well positioned.',
  ])('is held against nothing where it wants nothing: %s', (words) => {
    expect(readingOf('Well Positioned', words, 'Balance', 'You did not show that labor certification is impractical.').prongs[2]).not.toBe('contested')
    expect(readingOf('Well Positioned', 'You submitted no further evidence on this point.').prongs[2]).toBe('contested')
  })

  it('accepts a point on which nothing further is wanted', () => {
    for (const words of [
      'No further evidence on this point is needed.',
      'No further evidence is being requested for the second prong.',
      'That you are well positioned has not been placed in question.',
    ])
      expect(readingOf('Well Positioned', words, 'Balance', 'You did not show that labor certification is impractical.').prongs[2]).toBe('conceded')
  })
})
