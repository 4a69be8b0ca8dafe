import { describe, expect, it } from 'vitest'
import { itemsOfSentence } from './asked-items.ts'
import { readNoticeOf } from '../../test/read-notice-of.ts'
import { readNotice } from './read-notice.ts'
import { asksFor } from './request-words.ts'
import { saysLacking } from './words-of-lack.ts'

const itemsOf = (sentence: string) => itemsOfSentence(sentence).map(({ text }) => text)
const readingOf = (...paragraphs: string[]) => readNoticeOf('You request a national interest waiver.', ...paragraphs)

describe('a request inside of a running sentence', () => {
  it('is one where the agency requests a thing, whatever the thing is called', () => {
    expect(asksFor('in particular, uscis requests wage surveys that show what other dyers earn.')).toBe(true)
    expect(asksFor('we therefore request the bylaws of the guild.')).toBe(true)
    expect(asksFor('we ask that you submit a plan for the vats.')).toBe(true)
    expect(asksFor('please have each employer confirm the hours worked.')).toBe(true)
    expect(asksFor('uscis requests no further documents on this point.')).toBe(false)
    expect(asksFor('the evidence that uscis requests must arrive in one package.')).toBe(false)
  })

  it('is parted where half of its members are papers and the others are things', () => {
    expect(itemsOf('In particular, USCIS requests wage surveys of dyers in your area, the rules of admission to the guild, bank statements of the dye house, and articles of incorporation.')).toEqual([
      'wage surveys of dyers in your area',
      'the rules of admission to the guild',
      'bank statements of the dye house',
      'articles of incorporation',
    ])
    expect(itemsOf('Please submit letters from mills, dye houses, and town halls.')).toHaveLength(1)
    expect(itemsOf('To show this, submit a plan that tells who would pay, how the vats are heated, and when the loan ends.')).toHaveLength(1)
  })

  it('loses none of its examples where it is too long to be quoted whole', () => {
    const examples = [
      'letters that document three further years of full-time work at a dye house',
      'surveys that compare your fees with those of other dyers in the region',
      'evidence of recognition by peers',
    ]
    const sentence = `The petitioner must therefore submit evidence that satisfies at least two more kinds, for example ${examples[0]}, ${examples[1]}, or ${examples[2]}.`
    expect(itemsOfSentence(sentence).map(({ text, choice, under }) => [text, choice, under])).toEqual(
      examples.map((text) => [text, 'any', 'The petitioner must therefore submit evidence that satisfies at least two more kinds']),
    )
  })

  it('is parted at a second question of the same kind', () => {
    expect(
      itemsOf(
        'In order to show this, you may submit a statement addressing whether it would be impractical to obtain a labor certification and whether the need for the dye is urgent enough to do without one.',
      ),
    ).toEqual(['whether it would be impractical to obtain a labor certification', 'whether the need for the dye is urgent enough to do without one'])
    expect(itemsOf('Please explain why and how the vats will be heated.')).toHaveLength(1)
  })

  it('stands behind its title without that title', () => {
    const reading = readingOf('Well Positioned', 'Your plan has no milestones.', 'What to submit: a discussion of what the mills would pay, together with evidence that the bank has granted the loan.')
    expect(reading.passages.filter(({ kind }) => kind === 'asked').map(({ quote }) => quote)).toEqual(['a discussion of what the mills would pay', 'evidence that the bank has granted the loan'])
  })
})

describe('a lack', () => {
  it('is told before a condition', () => {
    const reading = readingOf('Balance', 'The petitioner has not addressed whether the United States would benefit from her work if other dyers are available.')
    expect(reading.prongs[3]).toBe('contested')
  })

  it('is told by what was to show something and is not there, and by no mention', () => {
    expect(saysLacking('no comparative data that would show what others earn')).toBe(true)
    expect(saysLacking('the directives make no mention of the dye house')).toBe(true)
    expect(saysLacking('it tells of the toll of dust and says little about your training')).toBe(true)
    expect(saysLacking('uscis makes no finding on this point')).toBe(false)
    const reading = readingOf('Exceptional Ability', 'You sent in your tax returns but no regional figures that would show how your salary compares.')
    expect(reading.eb2).toBe('contested')
  })
})

describe('the date to answer by', () => {
  it('is read where the evidence must be submitted by it, or within a time from the date of the request', () => {
    expect(readingOf('Your plan has no milestones.', 'The evidence must be submitted by March 16, 2027.').deadline?.printed).toBe('March 16, 2027')
    expect(readingOf('Evidence must be submitted within 84 days of the date of this request.').deadline?.printed).toBe('within 84 days of the date of this request')
    expect(readingOf('THIS REQUEST MUST BE ANSWERED BY March 25, 2027.').deadline?.printed).toBe('March 25, 2027')
    expect(readingOf('The due date to submit the requested information is October 30, 2026.').deadline?.printed).toBe('October 30, 2026')
    expect(readingOf('The letter was submitted by March 16, 2027.').deadline).toBeNull()
  })
})

describe('numbered questions over one another', () => {
  it('are asked, and are no titles of parts', () => {
    const paragraphs = [
      'USCIS received your petition and your request for a national interest waiver under Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016), and needs more evidence before it can decide.',
      'A. The endeavor',
      'You have not shown that other dye houses would take up your method, although the letter of the guild says that its members have heard of it and would like to hear more about it.',
      '1. What precisely is the work that you will do if the waiver is granted?',
      '2. How, and by what channels, will the method be used outside of the Marlow dye house?',
      '3. What data support the claimed saving of water, and who gathered them?',
      'B. Your position to advance it',
      'Your plan does not name a partner, and the budget in your plan does not tell where the money for the vats is to come from in the first two years of the work.',
      '4. Which mills or guilds have agreed, or offered, to take part?',
      '5. How will the vats and the other costs of the plan be met?',
    ]
    const reading = readNotice([{ lines: paragraphs.flatMap((paragraph) => [paragraph, '']) }])
    expect(reading.kind === 'read' ? reading.passages.filter(({ kind, concern }) => kind === 'asked' && concern !== null).map(({ quote }) => quote.slice(0, 2)) : []).toEqual([
      '1.',
      '2.',
      '3.',
      '4.',
      '5.',
    ])
  })
})
