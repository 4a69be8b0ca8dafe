/** Where a notice argues, what is neither law, recital, acceptance, nor closing matter is told as criticism or asked about; what is needed is asked for. */
import { describe, expect, it } from 'vitest'
import { readNoticeOf } from '../../test/read-notice-of.ts'
import { responseOf } from '../rfe-response/request-table.ts'
import { foldNotice, plainOf } from './notice-text.ts'
import { readNotice } from './read-notice.ts'
import { asksFor } from './request-words.ts'
import { saysLacking } from './words-of-lack.ts'

const readingOf = (...paragraphs: string[]) => readNoticeOf('You request a national interest waiver.', ...paragraphs)
type Reading = ReturnType<typeof readingOf>
const stated = ({ passages }: Reading) => passages.flatMap(({ kind, concern, quote }) => (kind === 'stated' ? [[concern, quote]] : []))
const asked = ({ passages }: Reading) => passages.flatMap(({ kind, concern, quote }) => (kind === 'asked' ? [[concern, quote]] : []))
const importance = (sentence: string) => readingOf('National importance', 'The record does not show that the loom school has national importance.', sentence)
const told = (sentence: string) => stated(importance(sentence)).some(([, quote]) => sentence.includes(quote!))
const placed = (sentence: string) => stated(importance(sentence)).some(([concern, quote]) => concern !== null && sentence.includes(quote!))

describe('in the part of a point', () => {
  it.each([
    'These are three different schools, and USCIS is left to guess which of them is meant.',
    'If the three are one school, the petition does not say how they fit together.',
    'An issue of this kind has come to the attention of this office.',
    'She further writes of one hundred mills, but she has submitted nothing that would show which of them, if any, have asked for the cloth.',
    'The claim of urgency rests on a regulatory deadline of 2041.',
    'In his letter the petitioner contends that the law ties him to one mill, which is what Congress intended and cannot be held against it.',
    'A swatch showing the pattern, which is required by 8 CFR 204.5(k)(3)(i)(A), is missing from the filing.',
  ])('%s is not lost', (sentence) => expect(told(sentence)).toBe(true))

  it.each([
    'No mill, guild, or other body is shown to have an interest in the cloth.',
    'Of the six at hand, four are nearly identical in wording, which reduces the weight that they can be given.',
    'Whether the pattern has been used the record leaves unanswered.',
    'It is claimed that the school will save millions, a sum for which no source appears.',
    'These are three different schools, and the reader is left to guess which is meant.',
    'What the loom does is couched in such broad terms that it could be that of any school.',
    'Dyeing appears nowhere in the petition.',
    'One element wants clarification, in that one page gives ten looms and another six.',
    'The patent names your employer, and whether you may use it yourself is left open.',
    'Judging is routine in the craft and is of little probative value.',
    'Judging is routine in the craft and, as evidence of your being well positioned, is of little probative value.',
  ])('%s is held against the petition', (sentence) => expect(placed(sentence)).toBe(true))

  it.each([
    'If you do not respond, the petition will be decided on the record.',
    'In Dhanasar, the AAO determined that the petitioner did not show a wider impact of his teaching.',
    'The officer has read all of the exhibits.',
    'This notice does not decide the petition.',
    'USCIS may request additional evidence at its discretion.',
  ])('%s holds nothing against it and asks for nothing', (sentence) => {
    expect(told(sentence)).toBe(false)
    expect(asked(importance(sentence))).toEqual([])
  })

  it('a rule for every case that is turned against this one is listed or asked about', () => expect(told('That a craft is protected does not mean that every endeavor in it is important.')).toBe(true))

  it('“the classification” in the part of a prong is not about EB-2', () =>
    expect(stated(readingOf('Balance', 'That is a consequence of the classification that was chosen and cannot be a reason for a waiver.'))[0]?.[0]).toBe('balance'))

  it('what weighs against a point is told in the argument behind the law', () =>
    expect(
      stated(readingOf('Balance', 'A lack of workers that is found in an occupation is what the process was made for, so that the argument weighs against rather than for a waiver.'))[0]?.[0],
    ).toBe('balance'))
})

describe('outside of any part', () => {
  it('a topic that is announced opens a part for its paragraph', () => {
    const balance = readingOf('Finally there is the balance. The brief says only that the loom is unique, which is not explained.')
    expect(stated(balance)).toEqual([['balance', 'The brief says only that the loom is unique, which is not explained.']])
    const claim = readingOf(
      'It is argued that the loom is of national importance because cloth is. The undersigned is in agreement that cloth has substantial merit. But the loom could be that of any weaver, and no mill has asked for it.',
    )
    expect(stated(claim).at(-1)?.[0]).toBe('national-importance')
    expect(stated(claim)).toContainEqual([null, 'The undersigned is in agreement that cloth has substantial merit.'])
    for (const sentence of ['There is some indication that the third prong has been met.', 'There is a business plan for the first of ten years.'])
      expect(stated(readingOf('The record does not show that the loom has national importance.', sentence)).map(([, quote]) => quote)).toContain(sentence)
    const person = readingOf('Turning to the petitioner himself. He has, by the certificates, not taught for more than five months.')
    expect(stated(person).map(([concern]) => concern)).toEqual(['record'])
  })

  it('a paragraph that names a point argues, whatever its words', () => {
    const sentence = 'The discussion of the third prong is of no use if you are to be hired by a mill.'
    expect(stated(readingOf(sentence)).map(([, quote]) => quote)).toEqual([sentence])
  })

  it('what introduces a notice that argues at length is no criticism', () => {
    const introduction = 'The matter concerns 61 exhibits.'
    const held = [
      'The plan does not show how the school is paid for.',
      'The record does not show that the school has national importance.',
      'You have not shown why a labor certification would be impractical.',
    ]
    expect(stated(readingOf(introduction, ...held)).map(([, quote]) => quote)).not.toContain(introduction)
    expect(stated(readingOf(introduction)).map(([, quote]) => quote)).toContain(introduction)
  })

  it.each([
    ['Your position to advance the endeavor', 'record'],
    ['Are you the person to do it?', 'record'],
    ['1) EB-2', 'eb2-threshold'],
  ])('“%s” opens the part of a point', (heading, concern) => expect(stated(readingOf(heading, 'What was sent in does not suffice here.')).map(([one]) => one)).toContain(concern))

  it('a heading over all three prongs is the part of none', () => expect(readingOf('What can be said of the three prongs at this time', 'The loom does not exist.').prongs[1]).toBe('not-addressed'))
})

describe('what is needed', () => {
  it.each([
    'You must show who besides your own students has used the pattern.',
    'You will need to show how the school is to be paid for.',
    'What is called for here is a signed agreement with a mill.',
    'Also wanted are the bylaws of the guild.',
    'Further particulars of the teaching are invited.',
    'A fuller account of your own part in the show would be of assistance.',
    'It is to be explained how the cloth relates to the endeavor.',
    'Lastly, an explanation should be given, with papers, of why the process would not serve.',
    'In doing so explain by whom you will be employed.',
    'Attach swatches of the cloth.',
  ])('%s is asked for', (sentence) => expect(asksFor(plainOf(sentence))).toBe(true))

  it.each(['What is wanted are achievements of wide renown.', 'The letters should be given little weight.', 'This would do.'])('%s asks for nothing', (sentence) =>
    expect(asksFor(plainOf(sentence))).toBe(false),
  )

  it.each([
    'You may also show what share of the pattern is yours.',
    'To cure this, you may present letters that give the dates.',
    'Bank statements or a letter of the guild will do.',
    'So would letters from persons who know of the cloth by its name.',
  ])('%s is offered in a part', (sentence) => expect(importance(sentence).passages.find(({ quote }) => quote === sentence)).toMatchObject({ kind: 'asked', choice: 'offered' }))

  it('is asked about where it hangs on a condition, also behind “then” and a citation', () => {
    const sentence = 'If the guild is to be counted then evidence of one more kind under 8 CFR 204.5(k)(3)(ii) must be sent.'
    expect(stated(importance(sentence))).toContainEqual([null, sentence])
  })

  it('is listed behind what suggests it, in the part in which the list stands', () => {
    const reading = readingOf(
      'A. National importance',
      'The record does not show that the school has national importance.',
      'In your response, consider providing:',
      '(i) Statements of other guilds that plan to use the cloth;',
      '(ii) A new opinion that says what was looked at.',
      'B. Well positioned',
      'You have not shown that you are well positioned to advance the endeavor.',
    )
    expect(asked(reading).map(([concern]) => concern)).toEqual(['national-importance', 'national-importance'])
  })

  it('is parted at slashes and behind “we need”, and told once', () => {
    const slashes = readingOf('National importance', 'The record does not show it.', 'What we need: letters of other guilds alone / the sums behind the figure.')
    expect(asked(slashes).map(([, quote]) => quote)).toEqual(['letters of other guilds alone', 'the sums behind the figure'])
    expect(stated(slashes)).toHaveLength(1)
    expect(asked(readingOf('We need an assignment of the patent; proof of the money; and a schedule.')).map(([, quote]) => quote)).toEqual([
      'an assignment of the patent',
      'proof of the money',
      'a schedule',
    ])
  })

  it('is listed by capital letters that go on from part to part, under headings with Roman numerals', () => {
    const reading = readingOf(
      'I. Whether the proposed endeavor has both substantial merit and national importance',
      'The plan names one county alone.',
      'The following is requested:',
      'A. Proof of any interest from mills outside of the county.',
      'B. The materials that the expert had before him.',
      'II. Whether the petitioner is well positioned to advance the proposed endeavor',
      'The bank letter was issued to your brother.',
      'The following is requested:',
      'C. Documentation of capital, whether by loan or grant. D. Any signed contract.',
      'E. The terms on which the looms are held.',
      'III. Conclusion',
      'F. Your right to answer.',
    )
    expect(reading.passages.flatMap(({ kind, label, point }) => (kind === 'asked' ? [[label, point]] : []))).toEqual([
      ['A.', 1],
      ['B.', 1],
      ['C.', 2],
      ['D.', 2],
      ['E.', 2],
    ])
  })

  it('is no reason where remarks of its part are', () => {
    const reading = readingOf('Well positioned', 'The bank letter was issued to your brother.', 'We need proof of the money.')
    expect(reading.findings.map(({ quote }) => quote)).toEqual(['The bank letter was issued to your brother.'])
  })

  it('is not lost where the line that opens its list is printed on every page', () => {
    const page = (...lines: string[]) => ({ lines: [...lines, '', 'Requested:', '', '(i) a deed, or a comparable paper;'] })
    expect(foldNotice([page('National importance'), page('On balance')]).blocks.filter(({ sentences }) => sentences[0]?.text === 'Requested:')).toHaveLength(2)
  })

  it('stands under the half of a point that the heading of its list names', () => {
    const reading = readingOf(
      'Education, skills, knowledge, and record of success',
      'The record does not show what the pattern has done for the craft.',
      'Evidence you may submit:',
      '• Evidence that the pattern has served as an impetus for progress of the craft;',
      'Model or plan for future activities',
      'The statement holds aims and not a plan by which they would be reached.',
      'Evidence you may submit:',
      '• A letter from the mill which tells the duties;',
    )
    expect(asked(reading).map(([concern]) => concern)).toEqual(['record', 'plan'])
  })

  it('is of no numbered part behind the heading of a conclusion', () => {
    const reading = readNotice([
      {
        lines: [
          ...['U.S. Citizenship and Immigration Services', 'NOTICE OF INTENT TO DENY', 'Form I-140', '', 'You request a national interest waiver of the job offer.', ''],
          ...['1. Advanced degree', '', 'The filing lacks proof of what you studied.', ''],
          ...['2. Balance', '', 'You have not explained why a school could not seek a labor certification.', ''],
          ...['CONCLUSION', '', 'Your rebuttal should contain, at a minimum:', '', '1) the official academic record;', '2) the reasons why a labor certification would be impractical.'],
        ],
      },
    ])
    const rows = responseOf({ reading } as never).requests.map(({ concern, asked: items }) => [concern, items.map(({ text }) => text)])
    expect(rows).toEqual([
      ['eb2-threshold', ['the official academic record']],
      ['balance', ['the reasons why a labor certification would be impractical']],
    ])
  })
})

describe('what is accepted', () => {
  const conceded = (...paragraphs: string[]) => readingOf(...paragraphs, 'Balance', 'You do not say why a labor certification would not serve for the post.').conceded.map(({ what }) => what)

  it.each([
    ['The record has sufficiently demonstrated the substantial merit of the proposed endeavor.', 'substantial-merit'],
    ['A review of Exhibits 5 through 9, particularly the letter of the guild, leads to the conclusion that the proposed endeavor is of national importance.', 'national-importance'],
    ['Nobody doubts that the endeavor has substantial merit.', 'substantial-merit'],
    ['Tabs B and D are sufficient to show that the endeavor is of substantial merit.', 'substantial-merit'],
    ['It is noted that he has a doctorate, so his standing as an advanced degree professional is not in question.', 'eb2'],
    ['Based on the degree and the license, it is found that the beneficiary meets the definition of an advanced degree professional.', 'eb2'],
  ])('%s', (sentence, what) => expect(conceded(sentence)).toEqual([what]))

  it('is half of the prong where its heading or its label names that half', () => {
    expect(conceded('The endeavor has substantial merit', 'The petitioner has met this part of the first prong.')).toEqual(['substantial-merit'])
    expect(conceded('First prong', 'The petitioner has met this part of the first prong.')).toEqual([])
    expect(conceded('PRONG 1 - Merit: met.', 'Importance: not met.')).toEqual(['substantial-merit'])
    expect(conceded('Merit: met.')).toEqual(['substantial-merit'])
    expect(conceded("EB-2 eligibility: okay, master's degree verified.")).toEqual(['eb2'])
    expect(conceded('EB-2 eligibility: okay, subject to a translation.')).toEqual([])
  })

  it.each([
    'A review of the letters alone leads to the conclusion that the proposed endeavor is of national importance.',
    'The second prong is met, though the evidence is thin and should be supplemented.',
    'A review of your claims leads to the conclusion that the proposed endeavor is of national importance.',
    'Based on the degree, it is found that the beneficiary would meet the definition of an advanced degree professional.',
  ])('not where it is limited: %s', (sentence) => expect(conceded(sentence)).toEqual([]))

  it('is never told as held against the petition', () => {
    const concerns = (sentence: string) => stated(readingOf('First prong', 'The record does not show that the school has national importance.', sentence)).flatMap(([concern]) => concern ?? [])
    expect(concerns('Saving a craft is a goal with substantial merit, and USCIS will not revisit that point.')).toEqual(['national-importance'])
    expect(concerns('There is no question but that the saving of a craft has merit of a substantial kind.')).toEqual(['national-importance'])
    expect(concerns('The skill of the petitioner in the trade is not in doubt.')).toEqual(['national-importance'])
    expect(concerns('Nor is it disputed that saving a craft is meritorious, but substantial merit alone does not carry the first prong.')).not.toContain('substantial-merit')
  })
})

it('takes “of the six letters” for no count of the kinds of evidence, and no bearing on an endeavor for no lack of it', () => {
  const point = (heading: string, sentence: string) => stated(readingOf(heading, sentence)).map(([concern]) => concern)
  expect(point('Well positioned', 'Of the six letters, four are identical and are not signed.')).toEqual(['record'])
  expect(point('First prong', 'The fourth concerns the market for yarn and has no bearing on the endeavor.')).toEqual(['national-importance'])
})

it('knows what is left open, and what is of little value', () => {
  expect(saysLacking('the signature block was left empty.')).toBe(true)
  expect(saysLacking('the letters are of limited probative value.')).toBe(true)
  expect(saysLacking('the plan is explained and named.')).toBe(false)
})
